/* What the person holds over the board: the ghost of a tile, the pieces that could be put, the
 * meeples that the shaman could take back. */
#include <math.h>

#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/board/spots.h"
#include "view/kit/arrange.h"
#include "view/kit/paint.h"

static void draw_zigzag(Frame *frame, Rect cell, Side side)
{
    enum { TEETH = 13 };
    float u = frame->u, reach = cell.w * .06f, tooth = fmaxf(4 * u, cell.w * .055f);
    bool upright = side == EAST || side == WEST;
    float across = side == EAST    ? cell.x + cell.w
                   : side == WEST  ? cell.x
                   : side == SOUTH ? cell.y + cell.h
                                   : cell.y;
    float from = (upright ? cell.y : cell.x) - reach, length = cell.w + 2 * reach;
    Point points[TEETH];
    for (int i = 0; i < TEETH; i++) {
        float along = from + length * (float)i / (TEETH - 1), off = i % 2 ? tooth : -tooth;
        points[i] = upright ? (Point){across + off, along} : (Point){along, across + off};
    }
    draw_line(frame->list, points, TEETH, 7 * u, 0, rgba(0x1A0804, .9f));
    draw_line(frame->list, points, TEETH, 4 * u, 0, rgba(WRONG_BOARD, 1));
    Point middle =
        upright ? (Point){across, cell.y + cell.h / 2} : (Point){cell.x + cell.w / 2, across};
    for (int pass = 0; pass < 3; pass++) {
        static const uint32_t colours[] = {0x1A0804, CREAM, 0xC8281C};
        paint_disc(frame, middle, (17 - 2 * (float)pass) * u, colours[pass]);
    }
    paint_icon(frame, "cross", middle, 17, CREAM, 1);
}

static void draw_refused(Frame *frame, const TableView *view, Rect cell)
{
    const Ghost *ghost = &view->ghost;
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(view, view->game->hand, ghost->cell, ghost->rotation), cell, .8f, 0);
    draw_fill(frame->list, cell, rgba(0x100A06, .55f));
    paint_dashed(frame, rect_inset(cell, 1), fmaxf(1.5f, 2 * frame->u), 7 * frame->u,
                 rgba(CREAM, .8f));
    for (int side = 0; side < SIDES; side++)
        if (ghost->verdicts[ghost->rotation].clash >> view_side(&view->board, side) & 1)
            draw_zigzag(frame, cell, (Side)side);
}

Rect board_ghost_rect(const Frame *frame, const TableView *view)
{
    Rect cell = cell_seen(view, view->ghost.cell);
    return (Rect){cell.x, cell.y - roundf(fmaxf(4 * frame->u, .05f * cell.h)), cell.w, cell.h};
}

float board_ghost_angle(const TableView *view, double now)
{
    float left = 1 - (float)(now - view->choice->turned) / TILE_TURN_SECONDS;
    float nudge = 1 - (float)(now - view->choice->nudged) / NUDGE_SECONDS;
    if (view->options->reduced_motion)
        return 0;
    if (nudge > 0 && nudge < 1) /* to one side and back, less and less */
        return NUDGE_DEGREES * nudge * sinf(12.566371f * (1 - nudge));
    if (left <= 0 || left > 1)
        return 0;
    return -90 * (float)view->choice->turned_by * left * left * (3 - 2 * left);
}

/* Below a tile that is lifted, at the lower right. */
static void draw_ghost_shadow(Frame *frame, Rect cell)
{
    enum { LAYERS = 5 };
    float by = roundf(fmaxf(4 * frame->u, .06f * cell.w));
    for (int i = 0; i < LAYERS; i++)
        draw_fill(frame->list,
                  rect_inset((Rect){cell.x + by, cell.y + by, cell.w, cell.h},
                             (float)(LAYERS / 2 - i) * 2 * frame->u),
                  rgba(0x050201, .16f));
}

void board_draw_stitches(Frame *frame, Rect rect, uint32_t rgb)
{
    enum { STITCHES = 4 }; /* a side, half of the corners' among them */
    float wide = fmaxf(2.5f * frame->u, .03f * rect.w), edge = fmaxf(1.5f, 1.5f * frame->u);
    float length = rect.w / (2 * STITCHES - 1);
    Rect r = rect_inset(rect, wide / 2);
    Point corners[] = {
        {r.x, r.y}, {r.x + r.w, r.y}, {r.x + r.w, r.y + r.h}, {r.x, r.y + r.h}, {r.x, r.y}};
    draw_line(frame->list, corners, 5, wide + 2 * edge, 0, rgba(HIDE_DEEP, .85f));
    for (int side = 0; side < SIDES; side++)
        draw_line(frame->list, &corners[side], 2, wide, length, rgba(rgb, 1));
}

void board_draw_floating(Frame *frame, const TableView *view, Point middle)
{
    float u = frame->u, side = roundf(fminf(view->board.tile, 110 * u) * .8f);
    Rect tile = {roundf(middle.x - side / 2), roundf(middle.y - side / 2), side, side};
    draw_fill(frame->list, (Rect){tile.x + 4 * u, tile.y + 8 * u, side, side}, rgba(0, .3f));
    draw_tile(frame->list, view->edition->rules.id,
              tile_turned(view->game->hand, view_turned(&view->board, view->choice->rotation)),
              tile, .85f, board_ghost_angle(view, frame->now));
}

void board_draw_ghost(Frame *frame, const TableView *view)
{
    const Ghost *ghost = &view->ghost;
    const PointerUi *pointer = view->pointer;
    if (ghost->state == GHOST_NONE || view->phase != PHASE_PLACE)
        return;
    Rect cell = cell_seen(view, ghost->cell);
    if (ghost->state == GHOST_REFUSED) {
        draw_refused(frame, view, cell);
        return;
    }
    if (ghost->state == GHOST_FLOATS) {
        if (!pointer->dragging && !view->drag->far &&
            !widgets_at(frame->widgets, pointer->at.x, pointer->at.y))
            board_draw_floating(frame, view, pointer->at);
        return;
    }
    Rect lifted = board_ghost_rect(frame, view);
    draw_ghost_shadow(frame, cell);
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(view, view->game->hand, ghost->cell, ghost->rotation), lifted, 1,
              board_ghost_angle(view, frame->now));
    board_draw_stitches(frame, lifted, FIRE_LIGHT);
}

enum { FEW = 3, MANY = 6 }; /* spots */

enum { RECALLED = 10 }; /* radius of the number of a meeple, logical units */

#define AIR .12f        /* of a picture, in its corners */
#define GLOW_REACH .19f /* of the light below a piece, in tiles that it is drawn for */
#define NONE_FREE .3f   /* tiles: round where a piece would stand, off the number for none */
#define NONE 1.5f       /* that of no piece, for one of a piece */

float board_spot_scale(const TableView *view, float tile)
{
    /* Many figures on one tile, or near ones: not larger than the tile's own scale, so that each
     * can be seen. */
    if (view->main_count > FEW)
        return tile * (view->main_count < MANY ? 1 : .9f);
    return fmaxf(tile, fminf(piece_scale(tile), tile * spots_room(view)));
}

void board_draw_spot_pieces(Frame *frame, const TableView *view)
{
    Colour colour = (Colour)view->setup->seats[view->game->player].colour;
    float scale = board_spot_scale(view, view->board.tile), radius = plate_radius(frame, view);
    Rect boxes[MAX_SPOTS], cell = cell_seen(view, view->placed->cell);
    Point numbers[MAX_SPOTS];
    for (int i = 0; i < view->spot_count; i++) {
        const Spot *spot = &view->spots[i];
        bool chosen = i == view->spot;
        PiecePose stand = board_stand(view, spot_piece(view, spot), scale);
        stand.at = i < view->main_count ? stand.at : spot->at; /* where the pointer finds it */
        Rect box = board_stand_box(view, spot->role, stand);
        Point at = point_seen(view, stand.at);
        Point by = {fmaxf(0, cell.x - box.x) - fmaxf(0, box.x + box.w - cell.x - cell.w),
                    fmaxf(0, cell.y - box.y) - fmaxf(0, box.y + box.h - cell.y - cell.h)};
        at = (Point){at.x + by.x, at.y + by.y}; /* wholly on the tile */
        box.x += by.x;
        box.y += by.y;
        bool shown = (i < view->main_count && i != view->twin) || chosen;
        if (shown && !chosen) /* so that it is seen at a glance on dark land too */
            paint_glow(frame, at, GLOW_REACH * stand.scale, rgba(CREAM, .7f));
        if (shown)
            board_draw_piece(frame, at, stand.scale,
                             (PieceLook){spot->role, colour, rgba(WHITE, chosen ? 1 : .85f),
                                         chosen ? 3 * frame->u : 0, stand.turned});
        boxes[i] = rect_inset(box, AIR * fminf(box.w, box.h));
    }
    if (view->twin >= 0) /* its number goes with the figure that is shown */
        boxes[view->twin] = boxes[view->spot];
    numbers_place(view, boxes, radius, numbers);
    for (int i = 0; i < view->main_count; i++)
        dot_draw_spot(frame, view, i, numbers[i], radius);
}

/* Where on the tile its number lies, pixels: near the middle, off those of the pieces. */
static Point none_at(const TableView *view, Rect cell, float radius)
{
    Arrange arrange;
    arrange.count = 0;
    for (int i = 0; i < view->main_count; i++)
        arrange_add_round(&arrange, point_seen(view, view->spots[i].at), NONE_FREE * cell.w,
                          GROUND_FIGURE);
    Seek seek = seek_begin(&arrange, cell, cell, cell.w, 1);
    seek_over(&seek, (Point){2 * radius, 2 * radius}, cell, cell.w / 12);
    return rect_middle(seek.best);
}

void board_draw_none(Frame *frame, const TableView *view)
{
    Rect cell = cell_seen(view, view->placed->cell);
    uint32_t rim = player_colours[view->setup->seats[view->game->player].colour];
    if (!view->none || view->phase != PHASE_PIECE)
        return;
    draw_fill(frame->list, cell, rgba(0x181412, .6f));
    float radius = NONE * plate_radius(frame, view);
    dot_draw(frame, none_at(view, cell, radius), radius, 0, rim, true);
}

/* The meeples that could be taken back: ringed, with their numbers. */
static void draw_recalled(Frame *frame, const TableView *view)
{
    float ring = .16f * piece_scale(view->board.tile), radius = RECALLED * frame->u;
    Rect rings[MAX_SPOTS];
    Point numbers[MAX_SPOTS];
    for (int i = 0; i < view->spot_count; i++) {
        Point at = point_seen(view, view->spots[i].at);
        float reach = ring + .4f * radius;
        rings[i] = (Rect){at.x - reach, at.y - reach, 2 * reach, 2 * reach};
        paint_ring(frame, at, ring, i == view->spot ? 4 : 2, FIRE_LIGHT);
    }
    numbers_place(view, rings, radius, numbers);
    for (int i = 0; i < view->spot_count; i++)
        dot_draw_spot(frame, view, i, numbers[i], radius);
}

void board_draw_spots(Frame *frame, const TableView *view)
{
    if (!view->mine || view->phase == PHASE_PLACE)
        return;
    Rect cell = cell_seen(view, view->placed->cell);
    paint_patch(frame, "ghost-frame", cell, 1);
    if (view->phase == PHASE_PIECE) {
        if (marks_wanted(frame, view))
            marks_draw(frame, view, false);
        else
            board_draw_spot_pieces(frame, view);
        board_draw_none(frame, view);
        if (view->none)
            paint_patch(frame, "ghost-frame", cell, 1);
    }
    if (view->phase == PHASE_RECALL)
        draw_recalled(frame, view);
    const Verdict *verdict = view->spot >= 0 ? &view->spots[view->spot].verdict : NULL;
    if (verdict && (verdict->check == MOVE_AREA_TAKEN || verdict->check == MOVE_SYSTEM_TAKEN)) {
        const Piece *blocker = &verdict->blocker;
        Point at = board_stand(view, *blocker, piece_scale(view->board.tile)).at;
        paint_ring(frame, point_seen(view, at), .24f * view->board.tile, 4, WRONG_BOARD);
    }
}
