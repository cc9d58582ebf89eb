#include "view/board/discs.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/board/draw.h"
#include "view/board/grounds.h"
#include "view/board/table_view.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"

/* The numbers of the spots, each at the shoulder of its own figure: where it covers least of the
 * tile's animals and fish, of the other figures and of their numbers. */

#define ON_OWN 5    /* a plate that lies wholly on its own piece */
#define OFF_TILE 12 /* a plate off the tile */
#define DOUBT 72    /* a press on it would be meant for another piece, or for none */

enum { DIRECTIONS = 24, DISTANCES = 5, ROUNDS = 3 };

/* The body without the air in its picture's corners. */
static Rect body(Rect picture)
{
    return rect_inset(picture, .12f * fminf(picture.w, picture.h));
}

/* A plate and the pieces, pixels. */
typedef struct PlateRoom {
    float reach; /* of a press, from the middle of its piece */
    Rect cell;
    int own, count; /* all that a press could choose, shown or not */
    Rect pieces[MAX_SPOTS];
    const Point *middles;
} PlateRoom;

static float apart(Point a, Point b)
{
    return hypotf(a.x - b.x, a.y - b.y);
}

static float price_of_plate(const void *context, Rect plate)
{
    const PlateRoom *room = context;
    Point at = rect_middle(plate), middle = room->middles[room->own];
    float to_own = apart(middle, at);
    bool doubt = to_own > room->reach;
    for (int i = 0; i < room->count; i++)
        doubt |= apart(room->middles[i], middle) > 1 && /* of two spots for one hut one is shown */
                 apart(room->middles[i], at) <= to_own + 1;
    float own = rect_overlap(plate, room->pieces[room->own]) / (plate.w * plate.h);
    float off = 1 - rect_overlap(plate, room->cell) / (plate.w * plate.h);
    return ON_OWN * own + OFF_TILE * off + (doubt ? DOUBT : 0);
}

/* At the edge of its piece. */
static Point put_plate(const PlateRoom *room, const BoardView *board, const Arrange *arrange,
                       float radius)
{
    Rect piece = room->pieces[room->own];
    Point middle = room->middles[room->own];
    Seek seek = seek_begin(arrange, board->rect, (Rect){middle.x, middle.y, 0, 0}, radius, 0);
    seek.more = price_of_plate;
    seek.context = room;
    for (int c = 0; c < DIRECTIONS * DISTANCES; c++) {
        float x = cosf(6.2831853f * (float)c / DIRECTIONS);
        float y = sinf(6.2831853f * (float)c / DIRECTIONS);
        float out =
            fminf(piece.w / 2 / fmaxf(.001f, fabsf(x)), piece.h / 2 / fmaxf(.001f, fabsf(y))) +
            .35f * radius * (float)(c / DIRECTIONS);
        seek_try(&seek,
                 (Rect){middle.x + out * x - radius, middle.y + out * y - radius, 2 * radius,
                        2 * radius},
                 0);
    }
    return rect_middle(seek.best);
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
    PlateRoom room = {.reach = .95f * view->reach * (float)board->tile,
                      .cell = view_cell(board, view->placed->cell.x, view->placed->cell.y),
                      .count = view->spot_count,
                      .middles = at};
    float radius = plate_radius(frame, board);
    Colour colour = (Colour)view->setup->seats[view->game->player].colour;
    Arrange arrange;
    for (int i = 0; i < view->main_count; i++) {
        room.pieces[i] = body(board_sprite_rect(
            frame->atlas, board_piece_sprite(view->spots[i].role, colour), at[i], scale));
        places[i] = (Point){-1000, -1000};
    }
    /* Those placed first did not know of the others' plates: they choose again. */
    for (int turn = 0; turn < ROUNDS * view->main_count; turn++) {
        room.own = turn % view->main_count;
        arrange.count = 0;
        grounds_of_tile(frame->atlas, board, view, view->placed, &arrange);
        grounds_of_pieces(frame->atlas, board, view, &arrange);
        for (int i = 0; i < view->main_count; i++) {
            if (i == room.own)
                continue;
            arrange_add(&arrange, room.pieces[i], GROUND_FIGURE);
            arrange_add_round(&arrange, places[i], 2 * radius, GROUND_KEPT);
        }
        places[room.own] = put_plate(&room, board, &arrange, radius);
    }
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

static void place(const Frame *frame, const BoardView *tile, const TableView *view,
                  Point discs[MAX_SPOTS])
{
    float unit = unit_of(frame, tile), rim = (RADIUS + 1.5f) * unit;
    float end = fmaxf(rim, ASIDE * unit + plate_radius(frame, tile)); /* of the number */
    float gap = fmaxf(GAP * unit, GAP_LEAST * frame->u) + .5f;        /* discs lie on half pixels */
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

/* Logical units: a dot's radius, and what lies between two. Below this size of a tile some figures
 * would hide one another; many stand large in the panel. */
enum { DOT_RADIUS = 8, BETWEEN = 3, SOME = 3, SMALL_FOR_SOME = 76 };

/* Pixels: a logical unit, smaller where the tile is, but never so small that a dot could not be
 * hit. */
static float dot_unit(const Frame *frame, const BoardView *board)
{
    enum { WHOLE = 64 }; /* pixels a tile for each of a unit's */
    return fmaxf(1, fminf(frame->u, (float)board->tile / WHOLE));
}

bool dots_wanted(const Frame *frame, const BoardView *board, const TableView *view)
{
    float tile = (float)board->tile / frame->u;
    return view->phase == PHASE_PIECE &&
           (view->numbered || (view->main_count > SOME && tile < SMALL_FOR_SOME));
}

const char *dot_name(bool hut, int zone)
{
    static const char *const names[2][MAX_ZONES] = {
        {"dot-meeple-0", "dot-meeple-1", "dot-meeple-2", "dot-meeple-3", "dot-meeple-4",
         "dot-meeple-5", "dot-meeple-6", "dot-meeple-7", "dot-meeple-8", "dot-meeple-9"},
        {"dot-hut-0", "dot-hut-1", "dot-hut-2", "dot-hut-3", "dot-hut-4", "dot-hut-5", "dot-hut-6",
         "dot-hut-7", "dot-hut-8", "dot-hut-9"}};
    return names[hut][zone];
}

static Point held_in(Rect rect, Point at)
{
    return (Point){fmaxf(rect.x, fminf(at.x, rect.x + rect.w)),
                   fmaxf(rect.y, fminf(at.y, rect.y + rect.h))};
}

/* Pushes two dots apart where the squares that are hit for them meet: the way that is shorter. */
static void part(Point *a, Point *b, float wanted)
{
    float dx = b->x - a->x, dy = b->y - a->y;
    float lack_x = wanted - fabsf(dx), lack_y = wanted - fabsf(dy);
    if (lack_x <= 0 || lack_y <= 0)
        return;
    float push_x = lack_x < lack_y ? copysignf(lack_x / 2, dx) : 0;
    float push_y = lack_x < lack_y ? 0 : copysignf(lack_y / 2, dy);
    *a = (Point){a->x - push_x, a->y - push_y};
    *b = (Point){b->x + push_x, b->y + push_y};
}

static void push_apart(int count, float wanted, Rect room, Point dots[MAX_SPOTS])
{
    enum { PASSES = 80 };
    for (int round = 0; round < PASSES; round++)
        for (int i = 0; i < count; i++) {
            for (int k = 0; k < i; k++)
                part(&dots[k], &dots[i], wanted);
            dots[i] = held_in(room, dots[i]);
        }
}

static Point spot_pixel(const BoardView *board, const TableView *view, int spot)
{
    return view_pixel(board, view->spots[spot].at.x, view->spots[spot].at.y);
}

void dots_fan(const BoardView *board, const TableView *view, float wanted, Rect room,
              Point dots[MAX_SPOTS])
{
    for (int i = 0; i < view->main_count; i++)
        dots[i] = spot_pixel(board, view, i);
    push_apart(view->main_count, wanted, room, dots);
}

/* On the tile, or over its edges where it is too small for all. */
static void fan(const Frame *frame, const BoardView *board, const TableView *view,
                Point dots[MAX_SPOTS])
{
    float unit = dot_unit(frame, board), wanted = (2 * DOT_RADIUS + BETWEEN) * unit;
    Rect room = view_cell(board, view->placed->cell.x, view->placed->cell.y);
    float need = 1.25f * ceilf(sqrtf((float)view->main_count)) * wanted - wanted;
    dots_fan(board, view, wanted, rect_inset(room, fminf(DOT_RADIUS * unit, (room.w - need) / 2)),
             dots);
}

void dot_draw(Frame *frame, Point at, float radius, int number, uint32_t rim, bool chosen)
{
    float part = radius / DOT_RADIUS;
    char text[12];
    snprintf(text, sizeof text, "%d", number);
    paint_disc(frame, at, radius, HIDE_DEEP);
    paint_disc(frame, at, radius - part, chosen ? FIRE : rim);
    if (!chosen)
        paint_disc(frame, at, radius - 2.5f * part, HIDE_DEEP);
    paint_text(
        frame,
        (TextStyle){FONT_TITLE, ALIGN_CENTRE, 12 * part / frame->u, chosen ? HIDE_DEEP : CREAM},
        (Point){at.x, at.y + 4.2f * part}, 0, text);
}

void dot_mark(Frame *frame, Point at, float radius)
{
    float part = fminf(radius / DOT_RADIUS, 1.1f * frame->u);
    paint_disc(frame, at, radius + 5.5f * part, HIDE_DEEP);
    paint_disc(frame, at, radius + 4.5f * part, FIRE_LIGHT);
    paint_disc(frame, at, radius + 1.5f * part, HIDE_DEEP);
}

void dot_draw_spot(Frame *frame, const TableView *view, int spot, Point at, float radius)
{
    if (spot == view->meant)
        dot_mark(frame, at, radius);
    dot_draw(frame, at, radius, spot + 1,
             player_colours[view->setup->seats[view->game->player].colour],
             table_spot_chosen(view, spot));
}

void dots_draw(Frame *frame, const BoardView *board, const TableView *view)
{
    Point dots[MAX_SPOTS];
    Colour colour = (Colour)view->setup->seats[view->game->player].colour;
    float u = dot_unit(frame, board), hit = (DOT_RADIUS + .5f) * u;
    fan(frame, board, view, dots);
    for (int i = 0; i < view->main_count; i++) {
        Point line[] = {spot_pixel(board, view, i), dots[i]};
        draw_line(frame->list, line, 2, 3 * u, 0, rgba(HIDE_DEEP, .8f));
        draw_line(frame->list, line, 2, 1.5f * u, 0, rgba(CREAM, 1));
        paint_disc(frame, line[0], 2 * u, CREAM);
    }
    if (view->spot >= 0 && view->spot < view->spot_count) {
        const Spot *spot = &view->spots[view->spot];
        PiecePose stand = board_stand(frame->atlas, board, view, spot_piece(view, spot),
                                      piece_scale((float)board->tile));
        board_draw_piece(frame, view_pixel(board, stand.at.x, stand.at.y), stand.scale,
                         (PieceLook){spot->role, colour, rgba(WHITE, 1), 3 * u, stand.turned});
    }
    for (int i = 0; i < view->main_count; i++) {
        dot_draw_spot(frame, view, i, dots[i], DOT_RADIUS * u);
        const Move *move = &view->spots[i].move;
        widget_put(frame, (Widget){.verb = VERB_DOT,
                                   .index = (int16_t)i,
                                   .kind = WIDGET_SPOT,
                                   .rect = {dots[i].x - hit, dots[i].y - hit, 2 * hit, 2 * hit},
                                   .name = dot_name(move->kind == MOVE_HUT, move->zone),
                                   .no_focus = true});
    }
}
