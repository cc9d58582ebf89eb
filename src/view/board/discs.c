#include "view/board/discs.h"

#include <math.h>
#include <string.h>

#include "view/board/beasts.h"
#include "view/board/dots.h"
#include "view/board/draw.h"
#include "view/board/table_view.h"
#include "view/kit/paint.h"

/* The numbers of the spots, each at the shoulder of its own figure: where it covers least of the
 * tile's animals and fish, of the other figures and of their numbers. */

/* Prices of a plate that lies wholly on something. */
#define ON_PLATE 40
#define ON_OTHER 2 /* a piece that it does not belong to */
#define ON_BEAST 2.5f
#define ON_OWN .4f
#define OFF_BOARD 40
#define OFF_TILE 1.f

#define DOUBT 6       /* a press on it would be meant for another piece, or for none */
#define UNSEEN .06f   /* tiles: so near to a spot that is not shown that one is meant */
#define PLATE_GAP .8f /* between it and its piece, for one radius */

enum { MOST_BEASTS = 24, DIRECTIONS = 24, DISTANCES = 5, ROUNDS = 3 };

/* What lies on the tile, pixels. */
typedef struct PlateRoom {
    const BoardView *board;
    float radius;
    Rect cell;
    Rect beasts[MOST_BEASTS];
    int beast_count;
    Rect pieces[MAX_SPOTS];
    Point middles[MAX_SPOTS]; /* of all spots, from which presses are measured */
    int middle_count;
    Point plates[MAX_SPOTS];
    float reach; /* of a press, from a middle */
    int count;   /* of pieces and, once all are placed, of plates */
} PlateRoom;

typedef struct BeastRects {
    const Atlas *atlas;
    PlateRoom *room;
} BeastRects;

/* The body without the air in its picture's corners. */
static Rect body(Rect picture)
{
    float air = .12f;
    return (Rect){picture.x + air * picture.w, picture.y + air * picture.h,
                  (1 - 2 * air) * picture.w, (1 - 2 * air) * picture.h};
}

static void add_beast(void *context, const Figure *figure)
{
    const BeastRects *rects = context;
    PlateRoom *room = rects->room;
    if (room->beast_count < MOST_BEASTS)
        room->beasts[room->beast_count++] = body(board_sprite_rect(
            rects->atlas, figure->sprite, view_pixel(room->board, figure->at.x, figure->at.y),
            (float)room->board->tile));
}

static float distance_to(Rect rect, Point at)
{
    float dx = fmaxf(0, fmaxf(rect.x - at.x, at.x - rect.x - rect.w));
    float dy = fmaxf(0, fmaxf(rect.y - at.y, at.y - rect.y - rect.h));
    return hypotf(dx, dy);
}

static float apart(Point a, Point b)
{
    return hypotf(a.x - b.x, a.y - b.y);
}

static Rect plate_at(const PlateRoom *room, Point at)
{
    return (Rect){at.x - room->radius, at.y - room->radius, 2 * room->radius, 2 * room->radius};
}

static float price(const PlateRoom *room, int own, Point at)
{
    Rect plate = plate_at(room, at);
    float whole = plate.w * plate.h;
    float from_own = distance_to(room->pieces[own], at);
    float sum = PLATE_GAP * from_own / room->radius;
    float to_middle = apart(room->middles[own], at);
    bool doubt = to_middle > room->reach;
    for (int i = 0; i < room->middle_count; i++)
        doubt |= i != own && apart(room->middles[i], at) <=
                                 (i < room->count ? to_middle + 1 : UNSEEN * room->cell.w);
    sum += doubt ? DOUBT : 0;
    sum += OFF_TILE * (1 - rect_overlap(plate, room->cell) / whole);
    sum += OFF_BOARD * (1 - rect_overlap(plate, room->board->rect) / whole);
    for (int i = 0; i < room->beast_count; i++)
        sum += ON_BEAST * rect_overlap(plate, room->beasts[i]) / whole;
    for (int i = 0; i < room->count; i++) {
        sum += (i == own ? ON_OWN : ON_OTHER) * rect_overlap(plate, room->pieces[i]) / whole;
        if (i != own)
            sum += ON_PLATE * rect_overlap(plate, plate_at(room, room->plates[i])) / whole;
    }
    return sum;
}

/* The best place at the edge of its piece, as all else lies now. */
static Point best_place(const PlateRoom *room, int own)
{
    Rect piece = room->pieces[own];
    Point middle = {piece.x + piece.w / 2, piece.y + piece.h / 2}, best = middle;
    float least = INFINITY;
    for (int c = 0; c < DIRECTIONS * DISTANCES; c++) {
        float angle = 6.2831853f * (float)(c % DIRECTIONS) / DIRECTIONS;
        float x = cosf(angle), y = sinf(angle);
        float to_edge =
            fminf(piece.w / 2 / fmaxf(.001f, fabsf(x)), piece.h / 2 / fmaxf(.001f, fabsf(y)));
        float out = to_edge + room->radius * .35f * (float)(c / DIRECTIONS);
        Point at = {middle.x + out * x, middle.y + out * y};
        float cost = price(room, own, at);
        if (cost < least) {
            least = cost;
            best = at;
        }
    }
    return best;
}

float plate_radius(const Frame *frame, const BoardView *board)
{
    enum { LARGEST = 8 };
    float smallest = 6.2f, part_of_tile = .085f;
    return fmaxf(smallest * frame->u, fminf(LARGEST * frame->u, part_of_tile * (float)board->tile));
}

void plates_place(const Frame *frame, const BoardView *board, const TableView *view, float scale,
                  const Point at[MAX_SPOTS], Point places[MAX_SPOTS])
{
    const Atlas *atlas = frame->atlas;
    PlateRoom room = {.board = board,
                      .radius = plate_radius(frame, board),
                      .middle_count = view->spot_count,
                      .reach = .95f * view->reach * (float)board->tile,
                      .cell = view_cell(board, view->placed->cell.x, view->placed->cell.y)};
    figures_of_tile(atlas, view, view->placed, add_beast, &(BeastRects){atlas, &room});
    Colour colour = (Colour)view->setup->seats[view->game->player].colour;
    memcpy(room.middles, at, (size_t)view->spot_count * sizeof *at);
    room.count = view->main_count;
    for (int i = 0; i < room.count; i++) {
        room.pieces[i] = body(board_sprite_rect(
            atlas, board_piece_sprite(view->spots[i].role, colour), at[i], scale));
        room.plates[i] = (Point){-1000, -1000};
    }
    /* Those placed first did not know of the others' plates: they choose again. */
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < room.count; i++)
            room.plates[i] = best_place(&room, i);
    for (int i = 0; i < room.count; i++)
        places[i] = room.plates[i];
}

/* Logical units: a disc, and from its middle to that of its number; what is free between two. */
enum { RADIUS = 18, ASIDE = 14, APART = 42, GAP = 3, GAP_LEAST = 2, ICON = 24, TINT = 0xFFE14A };

#define LEAST_APART .19f   /* tiles, on a small one */
#define ROOM_FOR_ICON 1.4f /* times the number's radius */

bool discs_wanted(const TableView *view)
{
    return view->phase == PHASE_PIECE && view->numbered;
}

/* Pixels for a logical unit, fewer where the tile is small. */
static float unit_of(const Frame *frame, const BoardView *tile)
{
    return fminf(frame->u, LEAST_APART * (float)tile->tile / APART);
}

/* On a small tile the number would hide the icon: it stands alone. */
static bool is_number_alone(const Frame *frame, const BoardView *tile)
{
    return RADIUS * unit_of(frame, tile) < plate_radius(frame, tile) * ROOM_FOR_ICON;
}

/* From the middle of a disc to its rim at the upper left, and to the end of its number. */
static float rim_of(const Frame *frame, const BoardView *tile)
{
    return is_number_alone(frame, tile) ? plate_radius(frame, tile)
                                        : (RADIUS + 1.5f) * unit_of(frame, tile);
}

static float end_of(const Frame *frame, const BoardView *tile)
{
    float rim = rim_of(frame, tile);
    return is_number_alone(frame, tile)
               ? rim
               : fmaxf(rim, ASIDE * unit_of(frame, tile) + plate_radius(frame, tile));
}

static void place(const Frame *frame, const BoardView *tile, const TableView *view,
                  Point discs[MAX_SPOTS])
{
    float rim = rim_of(frame, tile), end = end_of(frame, tile), unit = unit_of(frame, tile);
    float gap = fmaxf(GAP * unit, GAP_LEAST * frame->u);
    Rect cell = view_cell(tile, view->placed->cell.x, view->placed->cell.y);
    dots_fan(tile, view, fmaxf(APART * unit, rim + end + gap), rect_inset(cell, end + gap), discs);
}

static void draw_disc(Frame *frame, const BoardView *tile, const TableView *view, int index,
                      Point at)
{
    static const char *const icons[ROLES] = {"gatherer", "fisher", "hunter", "hut"};
    float unit = unit_of(frame, tile);
    uint32_t rim = player_colours[view->setup->seats[view->game->player].colour];
    if (is_number_alone(frame, tile)) {
        dot_draw_spot(frame, view, index, at, plate_radius(frame, tile));
        return;
    }
    if (index == view->meant)
        dot_mark(frame, at, (RADIUS + 1.5f) * unit);
    paint_disc(frame, at, (RADIUS + 1.5f) * unit, CREAM);
    paint_disc(frame, at, RADIUS * unit, rim);
    paint_disc(frame, at, (RADIUS - 2.5f) * unit, HIDE_DEEP);
    paint_icon(frame, icons[view->spots[index].role], at, ICON * unit / frame->u, CREAM, 1);
    dot_draw(frame, (Point){at.x + ASIDE * unit, at.y + 13 * unit}, plate_radius(frame, tile),
             index + 1, CREAM, false);
}

void discs_light(Frame *frame, const BoardView *tile, const TableView *view)
{
    const Site *site = view->placed;
    BoardLight light = {.tile = board_tile(tile, site->tile, site->cell, site->rotation),
                        .zones = lit_zones(view, site->tile, view->lit)};
    Rect cell = view_cell(tile, site->cell.x, site->cell.y);
    if (view->lit.node == NO_NODE || light.zones == 0)
        return;
    light.style = ZONES_HATCH;
    light.colour = rgba(TINT, .4f);
    draw_zones(frame->list, view->edition->rules.id, &light, cell);
    light.style = ZONES_EDGE;
    light.colour = rgba(TINT, 1);
    draw_zones(frame->list, view->edition->rules.id, &light, cell);
}

void discs_draw(Frame *frame, const BoardView *tile, const TableView *view)
{
    Point discs[MAX_SPOTS];
    float unit = unit_of(frame, tile);
    Colour colour = (Colour)view->setup->seats[view->game->player].colour;
    place(frame, tile, view, discs);
    for (int i = 0; i < view->main_count; i++)
        if (!table_spot_chosen(view, i))
            draw_disc(frame, tile, view, i, discs[i]);
    for (int i = 0; i < view->main_count; i++) {
        if (!table_spot_chosen(view, i))
            continue;
        board_draw_piece(frame, discs[i], (float)tile->tile * 1.15f,
                         (PieceLook){.role = view->spots[i].role,
                                     .colour = colour,
                                     .tint = rgba(WHITE, 1),
                                     .lift = 2 * unit});
        dot_draw_spot(frame, view, i, (Point){discs[i].x - 20 * unit, discs[i].y + 14 * unit},
                      plate_radius(frame, tile));
    }
}

int discs_at(const Frame *frame, const BoardView *tile, const TableView *view, Point pixel)
{
    Point discs[MAX_SPOTS];
    float nearest = (RADIUS + 3) * unit_of(frame, tile);
    int found = -1;
    place(frame, tile, view, discs);
    for (int i = 0; i < view->main_count; i++) {
        float away = hypotf(discs[i].x - pixel.x, discs[i].y - pixel.y);
        found = away < nearest ? i : found;
        nearest = fminf(nearest, away);
    }
    return found;
}
