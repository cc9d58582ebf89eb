#include "view/model/rotations.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/board/grounds.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/words/tr.h"

/* Logical units. */
enum { LEAST_THUMB = 30, LARGEST_THUMB = 44, GAP = 6, APART = 6, MARGIN = 4 };

#define AWAY 20    /* a box that leads away from the tile */
#define WIDER .04f /* a block costs more than a row or a column */

/* Where they may lie: off the bar, and off the line over it that the hints may be in; but where the
 * ghost itself is in that line they are not, and else all would lie on what it has to match. */
static Rect room_of(const Frame *frame, const TableLayout *layout, Rect cell)
{
    float margin = MARGIN * frame->u, foot = layout->foot - 2 * margin;
    float low = fmaxf(layout->fit.y + layout->fit.h, cell.y + cell.h + APART * frame->u);
    return (Rect){layout->clear.x + margin, margin, layout->clear.w - 2 * margin,
                  fminf(foot, low) - margin};
}

static bool is_beside(Rect box, Rect cell)
{
    return box.x >= cell.x + cell.w || box.x + box.w <= cell.x;
}

/* A row beside the tile, or a column above or below it. */
static float price_of_shape(const void *context, Rect box)
{
    const Rect *cell = context;
    return (is_beside(box, *cell) ? box.w > box.h : box.h > box.w) ? AWAY : 0;
}

/* As a row, a column or a block: returns in how many columns. */
static int put_box(const Frame *frame, const TableLayout *layout, const TableView *view,
                   Point thumbs, Rect *box)
{
    Arrange arrange;
    int count = (int)thumbs.x, best = 1;
    float side = thumbs.y, gap = GAP * frame->u;
    Rect cell = board_ghost_rect(frame, view);
    arrange.count = 0;
    grounds_of_board(frame, view, &arrange);
    Seek seek = seek_begin(&arrange, room_of(frame, layout, cell), cell, cell.w, 1);
    seek.over = OVER(GROUND_MARK) | OVER(GROUND_FIGURE);
    seek.more = price_of_shape;
    seek.context = &cell;
    for (int columns = 1; columns <= count; columns++) {
        int rows = (count + columns - 1) / columns;
        float before = seek.price;
        if (columns > 2 && columns < count)
            continue;
        seek_beside(&seek,
                    (Point){(float)columns * (side + gap) + gap, (float)rows * (side + gap) + gap},
                    APART * frame->u, columns > 1 && rows > 1 ? WIDER : 0);
        best = seek.price < before ? columns : best;
    }
    *box = seek.best;
    return best;
}

/* The box with the gap between it and the ghost's cell, which it lies `beside`, or above or below.
 */
static Rect grip_of(Rect box, bool beside, Rect cell)
{
    float left = fminf(box.x, cell.x + cell.w), top = fminf(box.y, cell.y + cell.h);
    float right = fmaxf(box.x + box.w, cell.x), foot = fmaxf(box.y + box.h, cell.y);
    return beside ? (Rect){left, box.y, right - left, box.h}
                  : (Rect){box.x, top, box.w, foot - top};
}

/* Whether it is nothing but one zone, so that its rotations come to the same. */
static bool looks_alike(const Tile *tile)
{
    bool alike = true;
    for (int side = 0; side < SIDES; side++)
        for (int k = 0; k < 3; k++)
            alike &= tile->side_zone[side][k] == tile->side_zone[0][0];
    return alike;
}

/* Where they lie: on the side of the ghost, and in as many columns, that cover least. */
static void rotations_place(const Frame *frame, const TableLayout *layout, const TableView *view,
                            Rotations *rotations)
{
    const LegalCell *legal =
        view->ghost.state == GHOST_FITS ? table_legal_cell(view, view->ghost.cell) : NULL;
    float u = frame->u, gap = GAP * u;
    float side = roundf(fmaxf(LEAST_THUMB * u, fminf(LARGEST_THUMB * u, view->board.tile * .36f)));
    *rotations = (Rotations){.tried = -1};
    for (int r = 0; legal && r < 4; r++)
        rotations->count += legal->rotations >> r & 1;
    if (rotations->count < 2 || view->drag->far || /* it is to be dropped where it is seen */
        looks_alike(&view->edition->tiles.tiles[view->game->hand])) {
        rotations->count = 0;
        return;
    }
    Rect cell = cell_seen(view, view->ghost.cell), box;
    int columns = put_box(frame, layout, view, (Point){(float)rotations->count, side}, &box);
    rotations->box = box;
    rotations->beside = is_beside(box, cell);
    rotations->grip = grip_of(box, rotations->beside, cell);
    for (int r = 0, i = 0; r < 4; r++)
        if (legal->rotations >> r & 1) {
            rotations->thumbs[r] =
                (Rect){roundf(box.x + gap + (float)(i % columns) * (side + gap)),
                       roundf(box.y + gap + (float)(i / columns) * (side + gap)), side, side};
            i++;
        }
}

/* Where a hand's hit counts for a thumbnail: half of the gaps round it belong to it. */
static Rect hit_of(const Frame *frame, Rect thumb)
{
    return thumb.w > 0 ? rect_inset(thumb, -GAP * frame->u / 2) : thumb;
}

/* Where the last frame's offer still stands the ghost is held there; false where it does not. */
static bool hold_offered(const Frame *frame, const TableLayout *layout, OfferUi offer,
                         TableView *view, Rotations *rotations)
{
    Point at = frame->widgets->pointer;
    TableView held = *view;
    if (!offer.on || !table_legal_cell(view, offer.cell) ||
        (view->ghost.state == GHOST_FITS && cell_equal(view->ghost.cell, offer.cell)))
        return false;
    table_hold(&held, offer.cell, view->choice->rotation);
    rotations_place(frame, layout, &held, rotations);
    Rect cell = cell_seen(view, offer.cell);
    bool on = rect_holds(rotations->grip, at.x, at.y);
    bool between = rect_holds(rect_union(rotations->grip, cell), at.x, at.y) &&
                   frame->now < offer.at + GRACE_SECONDS;
    if (rotations->count == 0 || (!on && !between))
        return false;
    offer.nearing = !on;
    offer.at = on ? frame->now : offer.at;
    for (int r = 0; r < 4; r++)
        if (rect_holds(hit_of(frame, rotations->thumbs[r]), at.x, at.y) &&
            hypotf(at.x - offer.wheeled.x, at.y - offer.wheeled.y) > 1)
            rotations->tried = r;
    table_hold(view, offer.cell, rotations->tried >= 0 ? rotations->tried : view->choice->rotation);
    rotations->offer = offer;
    return true;
}

void rotations_make(const Frame *frame, const TableLayout *layout, const OfferUi *offer,
                    TableView *view, Rotations *rotations)
{
    bool can = view->mine && view->phase == PHASE_PLACE && !view->pointer->dragging &&
               !view->drag->far && !view->pointer->by_keys;
    if (can && hold_offered(frame, layout, *offer, view, rotations))
        return;
    rotations_place(frame, layout, view, rotations);
    rotations->offer = (OfferUi){.on = can && rotations->count > 0,
                                 .cell = view->ghost.cell,
                                 .at = frame->now,
                                 .wheeled = offer->wheeled};
}

void rotations_reset(OfferUi *offer)
{
    *offer = (OfferUi){.wheeled = {-1, -1}};
}

void rotations_keep(OfferUi *offer, const Rotations *rotations)
{
    *offer = rotations->offer;
}

void rotations_wheel(OfferUi *offer, Point at)
{
    offer->wheeled = at;
}

void rotations_stir(OfferUi *offer)
{
    offer->wheeled = (Point){-1, -1};
}

void rotations_draw(Frame *frame, const TableView *view, const Rotations *rotations)
{
    const LegalCell *legal = table_legal_cell(view, view->ghost.cell);
    if (rotations->count == 0)
        return;
    int chosen = table_next_rotation(legal, view->choice->rotation, 0);
    paint_patch(frame, "bar", rotations->box, 1);
    widget_put(frame, (Widget){.kind = WIDGET_PANE, .rect = rotations->grip});
    for (int r = 0; r < 4; r++) {
        Rect thumb = rotations->thumbs[r];
        if (thumb.w == 0)
            continue;
        draw_tile(frame->list, view->edition->rules.id,
                  tile_turned(view->game->hand, view_turned(&view->board, r)), thumb,
                  r == chosen || r == rotations->tried ? 1 : .65f, 0);
        if (r == chosen)
            paint_patch(frame, "ghost-frame", thumb, 1);
        else if (r == rotations->tried)
            paint_frame(frame, thumb, 2 * frame->u, rgba(CREAM, 1));
        widget_put(frame, (Widget){.verb = VERB_ROTATION,
                                   .index = (int16_t)r,
                                   .kind = WIDGET_SPOT,
                                   .rect = hit_of(frame, thumb),
                                   .name = said("rotation-%d", r),
                                   .no_focus = true});
    }
}
