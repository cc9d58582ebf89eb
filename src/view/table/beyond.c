#include "view/table/beyond.h"

#include <math.h>

#include "play/turns.h"
#include "view/board/places.h"
#include "view/kit/paint.h"
#include "view/table/can.h"
#include "view/table/hint.h"
#include "view/table/notice.h"
#include "view/table/sight.h"
#include "view/words/board.h"
#include "view/words/names.h"
#include "view/words/reasons.h"

enum { WIDE = 58, HIGH = 36, APART = 8, ARROW = 17, WORDS = 14 }; /* logical units */

#define ENOUGH .4f /* of a tile in sight: it needs no chip */
#define CHIPS_APART 100
#define ON_PLATE 8 /* for a cell: what the Elder shows, and its words */

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
    Beyond items[ADVICE_PLACES + MAX_PLAYERS + SIDES];
    bool knows;   /* what is drawn over chips and cells: */
    Rect over[2]; /* the hints and what is told, */
    int place_count;
    Rect places[2 * ADVICE_PLACES]; /* and what the Elder shows */
} BeyondList;

/* Where the line from the middle of what is seen to the tile leaves it. */
static Rect chip_of(float u, Rect open, Rect tile, float wide)
{
    Rect room = rect_inset(open, APART * u);
    room.w -= wide;
    room.h -= HIGH * u;
    Point middle = {room.x + room.w / 2, room.y + room.h / 2};
    float x = tile.x + (tile.w - wide) / 2 - middle.x;
    float y = tile.y + (tile.h - HIGH * u) / 2 - middle.y;
    float part = fminf(1, fminf(room.w / 2 / fmaxf(1, fabsf(x)), room.h / 2 / fmaxf(1, fabsf(y))));
    return (Rect){roundf(middle.x + part * x), roundf(middle.y + part * y), roundf(wide),
                  roundf(HIGH * u)};
}

/* How much of a place chips before it take, in square pixels. */
static float chips_on(const BeyondList *list, Rect place)
{
    float taken = 0;
    for (int i = 0; i < list->count; i++)
        taken += rect_overlap(rect_inset(place, -APART), list->items[i].chip);
    return taken;
}

/* Likewise what is drawn over chips. */
static float hidden_of(const BeyondList *list, Rect place)
{
    return rect_overlap(place, list->over[0]) + rect_overlap(place, list->over[1]);
}

/* Likewise what the Elder shows, which chips are drawn over. */
static float plates_under(const BeyondList *list, Rect place)
{
    float hidden = 0;
    for (int i = 0; i < list->place_count; i++)
        hidden += rect_overlap(place, list->places[i]);
    return hidden;
}

/* Likewise chips, which must not meet, cells to lay on, the last tile and what would hide the chip
 * or be hidden by it, which had better not. */
static float taken_of(const TableStage *stage, const BeyondList *list, Rect place)
{
    const Site *last = stage->view.placed;
    float taken = CHIPS_APART * chips_on(list, place) + hidden_of(list, place) +
                  ON_PLATE * plates_under(list, place);
    if (last)
        taken += rect_overlap(place, view_cell(&stage->board, last->cell.x, last->cell.y));
    for (int i = 0; i < stage->view.legal_count; i++) {
        Cell cell = stage->view.legal[i].cell;
        taken += rect_overlap(place, view_cell(&stage->board, cell.x, cell.y));
    }
    return taken;
}

/* The nearest place along the edge, or at this distance from it, that is free, or the one of which
 * least is taken. */
static Rect along(float u, const TableStage *stage, const BeyondList *list, Rect chip)
{
    enum { STEP = 8, STEPS = 48 };
    Rect open = sight_open(&stage->layout), room = rect_inset(open, APART * u), best = chip;
    bool upright =
        chip.x < open.x + 2 * APART * u || chip.x + chip.w > open.x + open.w - 2 * APART * u;
    float least = INFINITY;
    for (int i = 0; i < 2 * STEPS && least > 0; i++) {
        float by = (float)((i + 1) / 2 * STEP) * u * (i & 1 ? 1 : -1);
        Rect at = chip;
        at.x = upright ? at.x : roundf(fmaxf(room.x, fminf(at.x + by, room.x + room.w - at.w)));
        at.y = upright ? roundf(fmaxf(room.y, fminf(at.y + by, room.y + room.h - at.h))) : at.y;
        float taken = taken_of(stage, list, at);
        best = taken < least ? at : best;
        least = fminf(least, taken);
    }
    return best;
}

/* Looks where the hints and what is told lie; only where that counts. */
static void look_over(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    TableNow now = table_now(frame, stage);
    if (list->knows)
        return;
    list->knows = true;
    list->over[0] = hint_place(frame, &now);
    list->over[1] = notice_place(frame, stage);
    list->place_count =
        places_rects(frame, &stage->board, &stage->view, hint_room(frame, &now), list->places);
}

/* The chip above or below what lies `over` it, as `y` says, where that is better than `best`. */
static Rect beside(float u, const TableStage *stage, const BeyondList *list, Rect chip, float y,
                   Rect best)
{
    Rect open = sight_open(&stage->layout);
    chip.y = roundf(y);
    chip = along(u, stage, list, chip);
    bool fits = chip.y >= open.y + APART * u && chip.y + chip.h <= open.y + open.h - APART * u;
    return fits && taken_of(stage, list, chip) < taken_of(stage, list, best) ? chip : best;
}

/* The chip above or below that, whichever is better than `best`. */
static Rect clear_of(const Frame *frame, const TableStage *stage, const BeyondList *list, Rect chip,
                     Rect over, Rect best)
{
    float u = frame->u, apart = APART / 2 * u;
    if (rect_overlap(chip, over) <= 0)
        return best;
    best = beside(u, stage, list, chip, over.y - apart - chip.h, best);
    return beside(u, stage, list, chip, over.y + over.h + apart, best);
}

/* Adds the chip, away from what would hide it at the edge, or be hidden, if there is room; leaves
 * it out where it would meet another. */
static void add(const Frame *frame, const TableStage *stage, BeyondList *list, Rect chip)
{
    look_over(frame, stage, list);
    Rect best = along(frame->u, stage, list, chip);
    for (int i = 0; i < 2 && hidden_of(list, best) > 0; i++)
        best = clear_of(frame, stage, list, chip, list->over[i], best);
    for (int i = 0; i < list->place_count && plates_under(list, best) > 0; i++)
        best = clear_of(frame, stage, list, best, list->places[i], best);
    list->items[list->count].chip = best;
    list->count += chips_on(list, best) == 0;
}

static void list_hinted(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    const Advice *hint = stage->view.hint;
    Rect open = sight_open(&stage->layout);
    for (int i = 0; hint && stage->view.mine && i < hint->count; i++) {
        Cell cell = hint->places[i].turn.moves[0].cell;
        Rect tile = view_cell(&stage->board, cell.x, cell.y);
        if (rect_overlap(tile, open) > ENOUGH * tile.w * tile.h)
            continue;
        list->items[list->count] =
            (Beyond){.verb = VERB_PLACE, .index = i, .cell = cell, .tile = tile};
        add(frame, stage, list, chip_of(frame->u, open, tile, WIDE * frame->u));
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
        add(frame, stage, list, chip_of(frame->u, open, tile, WIDE * frame->u));
    }
}

/* Whether a cell can be laid on as it is seen: beside the bar, too, but neither under it nor under
 * the hints there. */
static bool is_seen(const TableLayout *layout, Rect hints, Rect cell)
{
    float below = layout->foot < layout->bar.y ? layout->bar.y - layout->foot : 0;
    Rect strip = {layout->clear.x, layout->foot, layout->clear.w, below};
    float seen = rect_overlap(cell, layout->clear) - rect_overlap(cell, layout->bar);
    float hidden = rect_overlap(cell, strip) + rect_overlap(cell, hints);
    return seen - hidden > ENOUGH * cell.w * cell.h;
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
        if (is_seen(&stage->layout, hints, rect) || side_of(open, rect) != side)
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
    Rect open = sight_open(&stage->layout);
    float u = frame->u;
    if (stage->view.mine && are_low(stage))
        look_over(frame, stage, list);
    for (int side = 0; side < SIDES && stage->view.mine; side++) {
        Cell cells[MAX_FRONTIER];
        int count = cells_beyond(stage, list->over[0], (Side)side, cells);
        if (count == 0)
            continue;
        Beyond *item = &list->items[list->count];
        *item = (Beyond){
            .verb = VERB_MORE, .index = side, .tile = middle_of(&stage->board, cells, count)};
        say_more_places(count, item->words, sizeof item->words);
        float wide = text_width(frame, FONT_BOLD, 15, item->words) + (WORDS + 2 * ARROW) * u;
        add(frame, stage, list, chip_of(u, open, item->tile, wide));
    }
}

static void list_beyond(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    list->count = 0;
    list->knows = false;
    list->place_count = 0;
    list->over[0] = list->over[1] = (Rect){0};
    if (stage->view.phase != PHASE_PLACE || stage->flight.on || stage->final.on ||
        stage->board.angle != 0)
        return;
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
        places_draw_number(frame, left, NUMBER, item->index + 1);
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

void beyond_go(const Screen *screen, const TableStage *stage, Verb verb, int index)
{
    Camera *camera = &screen->ui->table.camera;
    Cell cells[MAX_FRONTIER];
    BeyondList list;
    list_beyond(screen->frame, stage, &list);
    if (verb == VERB_MORE) {
        int count = cells_beyond(stage, list.over[0], (Side)index, cells);
        sight_show_cells(camera, screen->frame, stage, cells, count);
        return;
    }
    for (int i = 0; i < list.count; i++)
        if (list.items[i].verb == verb && list.items[i].index == index)
            sight_show_cell(camera, screen->frame, stage, list.items[i].cell);
}
