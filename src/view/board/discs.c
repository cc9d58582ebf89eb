#include "view/board/discs.h"

#include <math.h>

#include "view/board/dots.h"
#include "view/board/draw.h"
#include "view/board/plates.h"
#include "view/kit/paint.h"

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
