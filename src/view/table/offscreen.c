#include "view/table/offscreen.h"

#include <math.h>

#include "core/utf8.h"
#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/places.h"
#include "view/kit/paint.h"
#include "view/state/ui.h"
#include "view/table/acts.h"
#include "view/table/framing.h"
#include "view/table/model.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* Logical units. */
enum { HIGH = 36, APART = 8, STEP = 8, INWARDS = 72, WIDE = 58, ARROW = 17, WORDS = 14 };

#define INWARD .3f /* a chip's width inwards */
#define FAR .05f   /* a chip's width from where the way to its tile leaves what is seen */
#define ENOUGH .4f /* of a laid tile in sight, which is but looked at: it needs no chip */

/* What the chips look for their places in. */
typedef struct Rim {
    const Frame *frame;
    const TableModel *model;
    Rect hints; /* the hint line */
    Arrange *arrange;
    OffscreenList *list;
} Rim;

/* Whether a cell's middle is seen. */
static bool is_seen(const TableModel *model, Rect hints, Cell cell)
{
    return framing_shows(&model->layout, hints, cell_seen(&model->view, cell));
}

/* Where the line from the middle of a room to a tile leaves it. */
static Rect edge_of(Rect room, Rect tile, Point size)
{
    Point middle = rect_middle(room), to = rect_middle(tile);
    float wide = (room.w - size.x) / 2, high = (room.h - size.y) / 2;
    float x = to.x - middle.x, y = to.y - middle.y;
    float part = fminf(1, fminf(wide / fmaxf(1, fabsf(x)), high / fmaxf(1, fabsf(y))));
    return (Rect){middle.x + part * x - size.x / 2, middle.y + part * y - size.y / 2, size.x,
                  size.y};
}

/* Rather along the side of `context`, a chip at the edge, than inwards. */
static float price_inwards(const void *context, Rect chip)
{
    const Rect *edge = context;
    float x = fabsf(chip.x - edge->x), y = fabsf(chip.y - edge->y);
    return INWARD * fminf(x, y) / edge->w;
}

/* Adds the chip along its side of what is seen, or a little inwards; leaves it out where it would
 * hide what is kept. */
static void add(const Rim *rim, Offscreen item, float wide)
{
    float u = rim->frame->u, deep = INWARDS * u;
    Point size = {roundf(wide), HIGH * u};
    Rect room = rect_inset(framing_open(&rim->model->layout), APART * u);
    Rect edge = edge_of(room, item.tile, size), near = rect_inset(edge, -deep);
    bool upright = edge.x < room.x + 1 || edge.x + edge.w > room.x + room.w - 1;
    Seek seek = seek_begin(rim->arrange, room, edge, wide, FAR);
    seek.more = price_inwards;
    seek.context = &edge;
    seek_try(&seek, edge, 0);
    seek_over(&seek, size,
              upright ? (Rect){near.x, room.y, near.w, room.h}
                      : (Rect){room.x, near.y, room.w, near.h},
              STEP * u);
    if (!seek_free(&seek))
        return;
    item.chip = seek.best;
    rim->list->items[rim->list->count++] = item;
    arrange_add(rim->arrange, item.chip, GROUND_WORDS);
}

static void list_hinted(const Rim *rim)
{
    const TableView *view = &rim->model->view;
    for (int i = 0; view->hint && view->mine && i < view->hint->count; i++) {
        Cell cell = view->hint->places[i].turn.moves[0].cell;
        if (!is_seen(rim->model, rim->hints, cell))
            add(rim,
                (Offscreen){
                    .verb = VERB_PLACE, .index = i, .tile = cell_seen(&rim->model->view, cell)},
                WIDE * rim->frame->u);
    }
}

/* The newest tile of each player. */
static void list_last(const Rim *rim)
{
    const TableView *view = &rim->model->view;
    Rect open = framing_open(&rim->model->layout);
    RecentTiles recent;
    uint8_t known = 0;
    turns_recent(view->session, view->at, &recent);
    for (int i = 0; view->allows.recent && i < recent.count; i++) {
        const LaidTile *laid = &recent.tiles[i];
        Rect tile = cell_seen(&rim->model->view, laid->cell);
        if (rect_overlap(tile, open) > ENOUGH * tile.w * tile.h || known >> laid->player & 1)
            continue;
        known |= (uint8_t)(1u << laid->player);
        add(rim, (Offscreen){.verb = VERB_LAST, .index = laid->player, .tile = tile},
            WIDE * rim->frame->u);
    }
}

/* How far beyond a side of what is seen a cell lies, pixels. */
static float offscreen_by(Rect open, Rect cell, Side side)
{
    Point at = rect_middle(cell);
    const float far[SIDES] = {[NORTH] = open.y - at.y,
                              [EAST] = at.x - open.x - open.w,
                              [SOUTH] = at.y - open.y - open.h,
                              [WEST] = open.x - at.x};
    return far[side];
}

/* The one that it lies beyond. */
static Side side_of(Rect open, Rect cell)
{
    Side side = NORTH;
    for (int i = 0; i < SIDES; i++)
        side = offscreen_by(open, cell, (Side)i) > offscreen_by(open, cell, side) ? (Side)i : side;
    return side;
}

/* The cells beyond a side, the nearest one first. Returns how many they are. */
static int cells_offscreen(const TableModel *model, Rect hints, Side side, Cell cells[MAX_FRONTIER])
{
    const TableView *view = &model->view;
    Rect open = framing_open(&model->layout);
    float far[MAX_FRONTIER];
    int count = 0;
    for (int i = 0; i < view->legal_count; i++) {
        Cell cell = view->legal[i].cell;
        Rect rect = cell_seen(&model->view, cell);
        if (is_seen(model, hints, cell) || side_of(open, rect) != side)
            continue;
        float by = offscreen_by(open, rect, side);
        int place = count++;
        for (; place > 0 && far[place - 1] > by; place--) {
            far[place] = far[place - 1];
            cells[place] = cells[place - 1];
        }
        far[place] = by;
        cells[place] = cell;
    }
    return count;
}

static void list_places(const Rim *rim)
{
    const BoardView *board = &rim->model->view.board;
    for (int side = 0; side < SIDES && rim->model->view.mine; side++) {
        Cell cells[MAX_FRONTIER];
        int count = cells_offscreen(rim->model, rim->hints, (Side)side, cells);
        Offscreen item = {.verb = VERB_MORE, .index = side, .tile = {0, 0, 1, 1}};
        for (int i = 0; i < count; i++) { /* their middle */
            Point at = rect_middle(view_cell(board, cells[i].x, cells[i].y));
            item.tile.x += at.x / (float)count;
            item.tile.y += at.y / (float)count;
        }
        utf8_print(item.words, sizeof item.words, "%s", say_number(SAY_MORE_PLACES, count));
        if (count > 0)
            add(rim, item,
                text_width(rim->frame, FONT_BOLD, 15, item.words) +
                    (WORDS + 2 * ARROW) * rim->frame->u);
    }
}

void offscreen_put(const Frame *frame, const TableModel *model, Rect hints, Arrange *arrange,
                   OffscreenList *list)
{
    const Rim rim = {frame, model, hints, arrange, list};
    list->count = 0;
    if (model->view.phase != PHASE_PLACE || model->flight.on || model->final.on)
        return;
    list_hinted(&rim);
    list_places(&rim);
    list_last(&rim);
}

/* Over the side that the places lie beyond, or towards the tile. */
static Point ahead_of(const Offscreen *item, Point at)
{
    static const Point sides[SIDES] = {
        [NORTH] = {0, -1}, [EAST] = {1, 0}, [SOUTH] = {0, 1}, [WEST] = {-1, 0}};
    if (item->verb == VERB_MORE)
        return sides[item->index];
    float x = item->tile.x + item->tile.w / 2 - at.x, y = item->tile.y + item->tile.h / 2 - at.y;
    float far = fmaxf(1, hypotf(x, y));
    return (Point){x / far, y / far};
}

static void draw_arrow(Frame *frame, const Offscreen *item)
{
    float u = frame->u, shaft = 8 * u, head = 6 * u;
    Point at = {item->chip.x + item->chip.w - ARROW * u, item->chip.y + item->chip.h / 2};
    Point ahead = ahead_of(item, at), tip = {at.x + ahead.x * shaft, at.y + ahead.y * shaft};
    Point neck = {tip.x - ahead.x * head, tip.y - ahead.y * head};
    Point line[] = {{at.x - ahead.x * shaft, at.y - ahead.y * shaft}, tip};
    Point barbs[] = {{neck.x - ahead.y * head, neck.y + ahead.x * head},
                     tip,
                     {neck.x + ahead.y * head, neck.y - ahead.x * head}};
    draw_line(frame->list, line, 2, 3 * u, 0, rgba(INK, 1));
    draw_line(frame->list, barbs, 3, 3 * u, 0, rgba(INK, 1));
}

/* What a click on the chip does, and its name for scripts. */
static Widget widget_of(const Setup *setup, const Offscreen *item)
{
    static const char *const sides[SIDES] = {
        [NORTH] = "more-north", [EAST] = "more-east", [SOUTH] = "more-south", [WEST] = "more-west"};
    Widget chip = {.index = (int16_t)item->index, .kind = WIDGET_SPOT, .rect = item->chip};
    if (item->verb == VERB_MORE) {
        chip.name = sides[item->index];
        return chip;
    }
    bool place = item->verb == VERB_PLACE;
    chip.name = said(place ? "place-%d" : "last-%d", item->index + 1);
    chip.tip = place ? say_number(SAY_SHOW_PLACE, item->index + 1)
                     : say_text(SAY_LAST_TILE, say_brief(setup, item->index));
    return chip;
}

static void draw_beyond(Frame *frame, const TableModel *model, const Offscreen *item)
{
    enum { NUMBER = 28, BADGE = 24 }; /* logical units */
    const Setup *setup = model->view.setup;
    float u = frame->u, middle = item->chip.y + item->chip.h / 2;
    Point left = {item->chip.x + 20 * u, middle};
    widget_put(frame, table_widget(model, item->verb, widget_of(setup, item)));
    paint_patch(frame, "chip", item->chip, 1);
    if (item->verb == VERB_MORE)
        paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 15, INK},
                   (Point){item->chip.x + WORDS * u, middle + 5 * u}, 0, item->words);
    else if (item->verb == VERB_PLACE)
        number_draw(frame, left, NUMBER, item->index + 1);
    else
        paint_icon(frame, player_badges[setup->seats[item->index].colour], left, BADGE, WHITE, 1);
    draw_arrow(frame, item);
}

void offscreen_draw(Frame *frame, const TableModel *model, const OffscreenList *list)
{
    for (int i = 0; i < list->count; i++)
        draw_beyond(frame, model, &list->items[i]);
}

void offscreen_go(const Call *call)
{
    Camera *camera = &call->screen->ui->table.camera;
    const TableModel *model = call->model;
    const TableView *view = &model->view;
    Cell cells[MAX_FRONTIER];
    RecentTiles recent;
    int count = 0;
    if (call->verb == VERB_MORE)
        count = cells_offscreen(model, (Rect){0}, (Side)call->index, cells);
    else if (call->verb == VERB_PLACE && view->hint && call->index < view->hint->count)
        cells[count++] = view->hint->places[call->index].turn.moves[0].cell;
    turns_recent(view->session, view->at, &recent);
    for (int i = 0; call->verb == VERB_LAST && count == 0 && i < recent.count; i++)
        if (recent.tiles[i].player == call->index)
            cells[count++] = recent.tiles[i].cell;
    framing_show_cells(camera, model, cells, count, false);
}
