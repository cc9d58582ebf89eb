#include "view/board/discs.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/board/grounds.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/words/tr.h"

/* Logical units: a mark, and how far two are apart. */
enum { DOT_RADIUS = 8, DOTS_APART = 19 };

enum { TINT = 0xFFE14A, SOME = 3, SMALL_FOR_SOME = 76 /* logical units a tile */ };

#define MOST 1.7f /* times their size that marks grow to */
#define OUT .62f  /* of a figure, from its middle to that of its number */
#define DOUBT 500 /* a press on a number would be meant for another piece, or for none */

float plate_radius(const Frame *frame, const TableView *view)
{
    return fmaxf(6.2f * frame->u, fminf(8 * frame->u, .085f * view->board.tile));
}

static Point spot_pixel(const TableView *view, int spot)
{
    return point_seen(view, view->spots[spot].at);
}

/* Whether a press there is meant for a spot: it lies near that and nearer to no other. */
static bool is_meant(const TableView *view, int spot, Point at)
{
    Point own = spot_pixel(view, spot);
    float away = hypotf(at.x - own.x, at.y - own.y);
    bool meant = away <= .95f * view->reach * view->board.tile;
    for (int i = 0; i < view->spot_count; i++) {
        Point other = spot_pixel(view, i);
        bool apart = hypotf(other.x - own.x, other.y - own.y) > 1;
        meant &= !apart || hypotf(at.x - other.x, at.y - other.y) > away + 1;
    }
    return meant;
}

void numbers_place(const TableView *view, const Rect figures[MAX_SPOTS], float radius,
                   Point numbers[MAX_SPOTS])
{
    enum { DIRECTIONS = 16 };
    bool tile = view->phase == PHASE_PIECE;
    Rect within = tile ? cell_seen(view, view->placed->cell) : view->board.rect;
    Arrange arrange = {0};
    if (tile)
        grounds_of_tile(view, view->placed, &arrange);
    grounds_of_pieces(view, &arrange);
    for (int i = 0; i < view->main_count; i++)
        arrange_add(&arrange, figures[i], GROUND_FIGURE);
    for (int i = 0; i < view->main_count; i++) {
        Point middle = rect_middle(figures[i]), half = {OUT * figures[i].w, OUT * figures[i].h};
        Seek seek = seek_begin(&arrange, within, (Rect){middle.x, middle.y, 0, 0}, radius, 0);
        for (int c = 0; c < DIRECTIONS; c++) { /* from the upper right on */
            float angle = 3.1415927f * (.75f + 2 * (float)c / DIRECTIONS);
            Point at = {middle.x + half.x * sinf(angle), middle.y + half.y * cosf(angle)};
            int meant = i == view->twin ? view->spot : i; /* it goes with the figure shown */
            seek_try(&seek, (Rect){at.x - radius, at.y - radius, 2 * radius, 2 * radius},
                     is_meant(view, meant, at) ? 0 : DOUBT);
        }
        numbers[i] = rect_middle(seek.best);
        arrange_add(&arrange, seek.best, GROUND_KEPT);
    }
}

bool marks_wanted(const Frame *frame, const TableView *view)
{
    return view->phase == PHASE_PIECE &&
           (view->numbered ||
            (view->main_count > SOME && view->board.tile < SMALL_FOR_SOME * frame->u));
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

/* The marks of the shown spots, pixels. */
typedef struct Marks {
    float unit, radius;
    Point at[MAX_SPOTS];
} Marks;

/* From where the pieces would stand as far as they must to be apart, on the tile, or over its edges
 * where it is too small for all; never so small that one could not be hit. */
static Marks place(const Frame *frame, const TableView *view)
{
    enum {
        WHOLE = 64,
        GROWS = 126
    }; /* pixels a tile for each of a unit's; where they are larger */
    float tile = view->board.tile, u = frame->u;
    Marks marks = {.unit = fmaxf(1, fmaxf(fminf(u, tile / WHOLE), fminf(MOST * u, tile / GROWS)))};
    float apart = DOTS_APART * marks.unit;
    float need = 1.25f * ceilf(sqrtf((float)view->main_count)) * apart - apart;
    marks.radius = DOT_RADIUS * marks.unit;
    Rect cell = cell_seen(view, view->placed->cell);
    for (int i = 0; i < view->main_count; i++)
        marks.at[i] = spot_pixel(view, i);
    push_apart(view->main_count, apart, rect_inset(cell, fminf(marks.radius, (cell.w - need) / 2)),
               marks.at);
    return marks;
}

void dot_draw(Frame *frame, Point at, float radius, int number, uint32_t rim, bool chosen)
{
    float part = radius / DOT_RADIUS;
    const char *text = said("%d", number);
    paint_disc(frame, at, radius, HIDE_DEEP);
    paint_disc(frame, at, radius - part, chosen ? FIRE : rim);
    if (!chosen)
        paint_disc(frame, at, radius - 2.5f * part, HIDE_DEEP);
    paint_text(
        frame,
        (TextStyle){FONT_TITLE, ALIGN_CENTRE, 12 * part / frame->u, chosen ? HIDE_DEEP : CREAM},
        (Point){at.x, at.y + 4.2f * part}, 0, text);
}

static void dot_mark(Frame *frame, Point at, float radius)
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

/* The chosen piece where it would stand. */
static void draw_chosen(Frame *frame, const TableView *view)
{
    const Spot *spot = &view->spots[view->spot];
    Colour colour = (Colour)view->setup->seats[view->game->player].colour;
    PiecePose stand = board_stand(view, spot_piece(view, spot), piece_scale(view->board.tile));
    board_draw_piece(frame, point_seen(view, stand.at), stand.scale,
                     (PieceLook){spot->role, colour, rgba(WHITE, 1), 3 * frame->u, stand.turned});
}

void marks_draw(Frame *frame, const TableView *view, bool panel)
{
    Marks marks = place(frame, view);
    float unit = marks.unit, hit = marks.radius + .5f * unit;
    int chosen = view->twin >= 0 ? view->twin : view->spot;
    for (int i = 0; i < view->main_count; i++) {
        Point line[] = {spot_pixel(view, i), marks.at[i]};
        draw_line(frame->list, line, 2, 3 * unit, 0, rgba(HIDE_DEEP, .8f));
        draw_line(frame->list, line, 2, 1.5f * unit, 0, rgba(CREAM, 1));
        paint_disc(frame, line[0], 2 * unit, CREAM);
    }
    if (view->spot >= 0 && view->spot < view->spot_count)
        draw_chosen(frame, view);
    for (int k = 1; k <= view->main_count; k++) {
        int i = (chosen + k) % view->main_count; /* the chosen one is uppermost */
        Point at = marks.at[i];
        const Move *move = &view->spots[i].move;
        dot_draw_spot(frame, view, i, at, marks.radius);
        if (!panel)
            widget_put(frame, (Widget){.verb = VERB_DOT,
                                       .index = (int16_t)i,
                                       .kind = WIDGET_SPOT,
                                       .rect = {at.x - hit, at.y - hit, 2 * hit, 2 * hit},
                                       .name = dot_name(move->kind == MOVE_HUT, move->zone),
                                       .no_focus = true});
    }
}

int marks_at(const Frame *frame, const TableView *view, Point pixel)
{
    Marks marks = place(frame, view);
    float nearest = marks.radius + 3 * marks.unit;
    int found = -1;
    for (int i = 0; i < view->main_count; i++) {
        float away = hypotf(marks.at[i].x - pixel.x, marks.at[i].y - pixel.y);
        found = away < nearest ? i : found;
        nearest = fminf(nearest, away);
    }
    return found;
}

void discs_light(Frame *frame, const TableView *view)
{
    const Site *site = view->placed;
    uint16_t own = lit_zones(view, site->tile, view->lit);
    TileZones zones = {.count = 0};
    zones_add(&zones, ZONES_HATCH, own, rgba(TINT, .4f));
    zones_add(&zones, ZONES_EDGE, own, rgba(TINT, 1));
    board_draw_zones(frame, view, site, &zones);
}
