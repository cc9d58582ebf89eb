#include "view/table/beyond.h"

#include <math.h>

#include "play/turns.h"
#include "view/board/numbers.h"
#include "view/kit/paint.h"
#include "view/table/can.h"
#include "view/table/hint.h"
#include "view/table/rim.h"
#include "view/table/sight.h"
#include "view/words/board.h"
#include "view/words/names.h"
#include "view/words/reasons.h"

enum { WIDE = 58, ARROW = 17, WORDS = 14 }; /* logical units */

#define ENOUGH .4f /* of a laid tile in sight, which is but looked at: it needs no chip */

/* A place of the hint, a player's last tile, or cells beyond a side where the tile in hand fits,
 * and the chip for them; pixels. */
typedef struct Beyond {
    Verb verb; /* of the chip */
    int index;
    Cell cell;       /* that is gone to: a hint's or a tile's */
    Rect tile, chip; /* of the cells, their middle */
    char words[40];  /* on the chip; empty: it bears the place's number or the player's badge */
} Beyond;

typedef struct BeyondList {
    int count;
    Beyond items[MAX_BEYOND];
    bool knows; /* where the hints lie, and what else the chips keep off */
    Rect hints;
    Rim rim;
} BeyondList;

/* Looks for what chips keep off; only where that counts. */
static void look_over(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    TableNow now = table_now(frame, stage);
    if (list->knows)
        return;
    list->knows = true;
    list->hints = hint_place(frame, &now);
    rim_begin(frame, &now, list->hints, &list->rim);
}

/* Adds the chip where it hides least; leaves it out where it would meet another. */
static void add(const Frame *frame, const TableStage *stage, BeyondList *list, float wide)
{
    Beyond *item = &list->items[list->count];
    look_over(frame, stage, list);
    item->chip = rim_chip_of(&list->rim, item->tile, wide);
    if (rim_put(&list->rim, &item->chip))
        list->count++;
}

static void list_hinted(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    const Advice *hint = stage->view.hint;
    for (int i = 0; hint && stage->view.mine && i < hint->count; i++) {
        Cell cell = hint->places[i].turn.moves[0].cell;
        Rect tile = view_cell(&stage->board, cell.x, cell.y);
        if (sight_shows(&stage->layout, list->hints, tile))
            continue;
        list->items[list->count] =
            (Beyond){.verb = VERB_PLACE, .index = i, .cell = cell, .tile = tile};
        add(frame, stage, list, WIDE * frame->u);
    }
}

static void list_last(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    const TableView *view = &stage->view;
    Rect open = sight_open(&stage->layout);
    RecentTiles recent;
    uint8_t known = 0;
    if (!view->allows.recent)
        return;
    turns_recent(view->session, view->at, &recent);
    for (int i = 0; i < recent.count; i++) {
        const LaidTile *laid = &recent.tiles[i];
        Rect tile = view_cell(&stage->board, laid->cell.x, laid->cell.y);
        bool seen = rect_overlap(tile, open) > ENOUGH * tile.w * tile.h;
        if (seen || known >> laid->player & 1)
            continue;
        known |= (uint8_t)(1u << laid->player);
        Beyond *item = &list->items[list->count];
        *item =
            (Beyond){.verb = VERB_LAST, .index = laid->player, .cell = laid->cell, .tile = tile};
        add(frame, stage, list, WIDE * frame->u);
    }
}

/* How far beyond a side of what is seen a cell lies, pixels. */
static float beyond_by(Rect open, Rect cell, Side side)
{
    float x = cell.x + cell.w / 2, y = cell.y + cell.h / 2;
    const float far[SIDES] = {[NORTH] = open.y - y,
                              [EAST] = x - open.x - open.w,
                              [SOUTH] = y - open.y - open.h,
                              [WEST] = open.x - x};
    return far[side];
}

/* The one that it lies beyond. */
static Side side_of(Rect open, Rect cell)
{
    Side side = NORTH;
    for (int i = 0; i < SIDES; i++)
        side = beyond_by(open, cell, (Side)i) > beyond_by(open, cell, side) ? (Side)i : side;
    return side;
}

/* The cells beyond a side, the nearest one first. Returns how many they are. */
static int cells_beyond(const TableStage *stage, Rect hints, Side side, Cell cells[MAX_FRONTIER])
{
    const TableView *view = &stage->view;
    Rect open = sight_open(&stage->layout);
    float far[MAX_FRONTIER];
    int count = 0;
    for (int i = 0; i < view->legal_count; i++) {
        Cell cell = view->legal[i].cell;
        Rect rect = view_cell(&stage->board, cell.x, cell.y);
        if (sight_shows(&stage->layout, hints, rect) || side_of(open, rect) != side)
            continue;
        float by = beyond_by(open, rect, side);
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

/* Their middle, as large as one. */
static Rect middle_of(const BoardView *board, const Cell *cells, int count)
{
    Rect middle = {0, 0, (float)board->tile, (float)board->tile};
    for (int i = 0; i < count; i++) {
        Rect cell = view_cell(board, cells[i].x, cells[i].y);
        middle.x += cell.x / (float)count;
        middle.y += cell.y / (float)count;
    }
    return middle;
}

/* Whether one lies as low as the bar, where the hints are. */
static bool are_low(const TableStage *stage)
{
    const TableLayout *layout = &stage->layout;
    for (int i = 0; i < stage->view.legal_count; i++) {
        Cell at = stage->view.legal[i].cell;
        Rect cell = view_cell(&stage->board, at.x, at.y);
        if (cell.y + cell.h > layout->bar.y && cell.y < layout->bar.y + layout->bar.h)
            return true;
    }
    return false;
}

static void list_places(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    float u = frame->u;
    for (int side = 0; side < SIDES && stage->view.mine; side++) {
        Cell cells[MAX_FRONTIER];
        int count = cells_beyond(stage, list->hints, (Side)side, cells);
        if (count == 0)
            continue;
        Beyond *item = &list->items[list->count];
        *item = (Beyond){
            .verb = VERB_MORE, .index = side, .tile = middle_of(&stage->board, cells, count)};
        say_more_places(count, item->words, sizeof item->words);
        float wide = text_width(frame, FONT_BOLD, 15, item->words) + (WORDS + 2 * ARROW) * u;
        add(frame, stage, list, wide);
    }
}

static void list_beyond(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    list->count = 0;
    list->knows = false;
    list->hints = (Rect){0};
    if (stage->view.phase != PHASE_PLACE || stage->flight.on || stage->final.on ||
        stage->board.angle != 0)
        return;
    if (stage->view.mine && are_low(stage))
        look_over(frame, stage, list);
    list_hinted(frame, stage, list);
    list_places(frame, stage, list);
    list_last(frame, stage, list);
}

/* Over the side that the places lie beyond, or towards the tile. */
static Point ahead_of(const Beyond *item, Point at)
{
    static const Point sides[SIDES] = {
        [NORTH] = {0, -1}, [EAST] = {1, 0}, [SOUTH] = {0, 1}, [WEST] = {-1, 0}};
    if (item->verb == VERB_MORE)
        return sides[item->index];
    float x = item->tile.x + item->tile.w / 2 - at.x, y = item->tile.y + item->tile.h / 2 - at.y;
    float far = fmaxf(1, hypotf(x, y));
    return (Point){x / far, y / far};
}

static void draw_arrow(Frame *frame, const Beyond *item)
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
static Widget widget_of(const Setup *setup, const Beyond *item, char *tip, size_t capacity)
{
    static const char *const lasts[MAX_PLAYERS] = {"last-1", "last-2", "last-3", "last-4",
                                                   "last-5"};
    static const char *const places[ADVICE_PLACES] = {"place-1", "place-2", "place-3"};
    static const char *const sides[SIDES] = {
        [NORTH] = "more-north", [EAST] = "more-east", [SOUTH] = "more-south", [WEST] = "more-west"};
    Widget chip = {.index = (int16_t)item->index, .kind = WIDGET_SPOT, .rect = item->chip};
    char name[BRIEF_NAME];
    if (item->verb == VERB_MORE) {
        chip.name = sides[item->index];
        return chip;
    }
    if (item->verb == VERB_PLACE)
        say_show_place(item->index + 1, tip, capacity);
    else
        say_last_tile(say_brief(setup, item->index, name), tip, capacity);
    chip.name = item->verb == VERB_PLACE ? places[item->index] : lasts[item->index];
    chip.tip = tip;
    return chip;
}

static void draw_beyond(Frame *frame, const TableNow *now, const Beyond *item)
{
    enum { NUMBER = 28, BADGE = 24 }; /* logical units */
    const Setup *setup = now->stage->view.setup;
    float u = frame->u, middle = item->chip.y + item->chip.h / 2;
    Point left = {item->chip.x + 20 * u, middle};
    char tip[BRIEF_NAME + 60];
    widget_put(frame, table_widget(now, item->verb, widget_of(setup, item, tip, sizeof tip)));
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

void beyond_draw(Frame *frame, const TableNow *now)
{
    BeyondList list;
    list_beyond(frame, now->stage, &list);
    for (int i = 0; i < list.count; i++)
        draw_beyond(frame, now, &list.items[i]);
}

int beyond_rects(const Frame *frame, const TableStage *stage, Rect rects[MAX_BEYOND])
{
    BeyondList list;
    list_beyond(frame, stage, &list);
    for (int i = 0; i < list.count; i++)
        rects[i] = list.items[i].chip;
    return list.count;
}

void beyond_go(const Screen *screen, const TableStage *stage, Verb verb, int index)
{
    Camera *camera = &screen->ui->table.camera;
    Cell cells[MAX_FRONTIER];
    BeyondList list;
    list_beyond(screen->frame, stage, &list);
    if (verb == VERB_MORE) {
        int count = cells_beyond(stage, list.hints, (Side)index, cells);
        sight_show_cells(camera, screen->frame, stage, cells, count);
        return;
    }
    for (int i = 0; i < list.count; i++)
        if (list.items[i].verb == verb && list.items[i].index == index)
            sight_show_cell(camera, screen->frame, stage, list.items[i].cell);
}
