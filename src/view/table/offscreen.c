#include "view/table/offscreen.h"

#include <math.h>
#include <string.h>

#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/numbers.h"
#include "view/board/obstacle.h"
#include "view/board/places.h"
#include "view/board/stand.h"
#include "view/kit/paint.h"
#include "view/state/ui.h"
#include "view/table/acts.h"
#include "view/table/framing.h"
#include "view/table/hint.h"
#include "view/table/model.h"
#include "view/words/names.h"

/* The edge of what is seen of the board, and where the chips lie there that lead to what is out of
 * sight: on rock where there is some along their side, else where they hide least. */

enum {
    MAX_RIM_CHIPS = ADVICE_PLACES + MAX_PLAYERS + SIDES,
    MAX_RIM_GROUNDS = MAX_TILES + MAX_FRONTIER + MAX_PIECES + 2 * ADVICE_PLACES + 4
};

typedef struct Rim {
    float u;   /* pixels a logical unit */
    Rect open; /* what is seen, pixels */
    int obstacle_count, chip_count;
    Obstacle obstacles[MAX_RIM_GROUNDS];
    Rect chips[MAX_RIM_CHIPS]; /* that have their places */
} Rim;

enum {
    HIGH = 36,
    APART = 8,
    STEP = 8,
    INWARDS = 12,
    ROWS = 10
}; /* logical units, and of INWARDS */

/* Prices of lying wholly on something. */
#define ON_CHIP 200
#define ON_OVER 100 /* what is drawn over chips, and what is to be pressed */
#define ON_PLATE 32 /* what the Elder shows, and its words */
#define ON_CELL 12
#define ON_LAST 8
#define ON_PIECE 4
#define ON_LAND 1
#define GRAZING .17f /* of the price is due wherever a chip touches */

/* All in all less than what it costs to graze land: rock anywhere along the side is better. */
#define FAR .1f      /* for the whole length of what is seen */
#define INWARD .007f /* for each step */

static void add_ground(Rim *rim, Rect rect, float price)
{
    if (rim->obstacle_count < MAX_RIM_GROUNDS && rect_overlap(rect, rim->open) > 0)
        rim->obstacles[rim->obstacle_count++] = (Obstacle){rect, price};
}

static void add_land(const TableView *view, const BoardView *board, Rim *rim)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        add_ground(rim, view_cell(board, site->cell.x, site->cell.y),
                   site == view->placed ? ON_LAST : ON_LAND);
    }
    for (int i = 0; i < view->legal_count; i++)
        add_ground(rim, view_cell(board, view->legal[i].cell.x, view->legal[i].cell.y), ON_CELL);
}

static void add_pieces(const Frame *frame, const TableView *view, const BoardView *board, Rim *rim)
{
    float reach = .12f * piece_scale((float)board->tile);
    for (int i = 0; i < view->game->piece_count; i++) {
        Point at = board_piece_at(frame->atlas, board, view, view->game->pieces[i]);
        add_ground(rim, (Rect){at.x - reach, at.y - reach, 2 * reach, 2 * reach}, ON_PIECE);
    }
}

/* No chip yet; the land, the cells, the rotations, the hints and what is told are in the way. */
static void rim_begin(const Frame *frame, const TableNow *now, Rect hints, Rim *rim)
{
    const TableModel *model = now->model;
    Rect plates[2 * ADVICE_PLACES];
    rim->u = frame->u;
    rim->open = framing_open(&model->layout);
    rim->obstacle_count = rim->chip_count = 0;
    add_ground(rim, hints, ON_OVER);
    add_ground(rim, notice_place(frame, model), ON_OVER);
    add_ground(rim, model->rotations.box, ON_OVER);
    int count = places_rects(frame, &model->board, &model->view, hint_room(frame, now),
                             model->rotations.box, plates);
    for (int i = 0; i < count; i++)
        add_ground(rim, plates[i], ON_PLATE);
    add_land(&model->view, &model->board, rim);
    add_pieces(frame, &model->view, &model->board, rim);
}

static Rect room_of(const Rim *rim)
{
    return rect_inset(rim->open, APART * rim->u);
}

/* A chip `wide` pixels wide where the line from the middle of what is seen to a tile leaves it. */
static Rect rim_chip_of(const Rim *rim, Rect tile, float wide)
{
    Rect room = room_of(rim);
    float high = HIGH * rim->u;
    room.w -= wide;
    room.h -= high;
    Point middle = {room.x + room.w / 2, room.y + room.h / 2};
    float x = tile.x + (tile.w - wide) / 2 - middle.x;
    float y = tile.y + (tile.h - high) / 2 - middle.y;
    float part = fminf(1, fminf(room.w / 2 / fmaxf(1, fabsf(x)), room.h / 2 / fmaxf(1, fabsf(y))));
    return (Rect){roundf(middle.x + part * x), roundf(middle.y + part * y), roundf(wide),
                  roundf(high)};
}

static bool meets_chip(const Rim *rim, Rect place)
{
    for (int i = 0; i < rim->chip_count; i++)
        if (rect_overlap(rect_inset(place, -APART), rim->chips[i]) > 0)
            return true;
    return false;
}

/* What a place costs besides `far`; once it is as much as `most`, that will do. */
static float price(const Rim *rim, Rect place, float far, float most)
{
    float size = place.w * place.h, sum = far * size;
    most *= size;
    for (int i = 0; i < rim->obstacle_count && sum < most; i++) {
        float on = obstacle_price(rim->obstacles[i], place);
        sum += on > 0 ? on + GRAZING * rim->obstacles[i].price * size : 0;
    }
    return sum / size + (sum < most && meets_chip(rim, place) ? ON_CHIP : 0);
}

/* Where the sides of a place in a room lie that is `inwards` of the chip's, and `by` along them. */
static Rect moved(Rect room, Rect chip, bool upright, float by, float inwards)
{
    float right = room.x + room.w - chip.w, foot = room.y + room.h - chip.h;
    float x = upright ? inwards * (chip.x > (room.x + right) / 2 ? -1.f : 1.f) : by;
    float y = upright ? by : inwards * (chip.y > (room.y + foot) / 2 ? -1.f : 1.f);
    return (Rect){roundf(fmaxf(room.x, fminf(chip.x + x, right))),
                  roundf(fmaxf(room.y, fminf(chip.y + y, foot))), chip.w, chip.h};
}

/* The same rim with nothing but what lies in the strip that a chip may be moved in. */
static void keep_near(const Rim *rim, Rect chip, bool upright, Rim *near)
{
    float reach = ROWS * INWARDS * rim->u;
    Rect strip = rect_inset(chip, -reach);
    strip.x = upright ? strip.x : rim->open.x;
    strip.w = upright ? strip.w : rim->open.w;
    strip.y = upright ? rim->open.y : strip.y;
    strip.h = upright ? rim->open.h : strip.h;
    near->u = rim->u;
    near->open = rim->open;
    near->obstacle_count = 0;
    for (int i = 0; i < rim->obstacle_count; i++)
        if (rect_overlap(rim->obstacles[i].rect, strip) > 0)
            near->obstacles[near->obstacle_count++] = rim->obstacles[i];
    near->chip_count = rim->chip_count;
    memcpy(near->chips, rim->chips, sizeof near->chips);
}

/* Looks for the best place along an upright side, or along another; `least` is what the best one so
 * far costs. */
static void try_side(const Rim *rim, Rect chip, bool upright, float *least, Rect *best)
{
    Rim near;
    Rect room = room_of(rim);
    float u = rim->u, length = upright ? room.h : room.w;
    int steps = (int)(length / (STEP * u));
    keep_near(rim, chip, upright, &near);
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i <= 2 * steps; i++) { /* the nearest first */
            float by = (float)((i + 1) / 2 * STEP) * u * (i & 1 ? 1 : -1);
            float far = FAR * fabsf(by) / length + INWARD * (float)row;
            if (far >= *least)
                break;
            Rect at = moved(room, chip, upright, by, (float)(row * INWARDS) * u);
            float cost = price(&near, at, far, *least);
            *best = cost < *least ? at : *best;
            *least = fminf(*least, cost);
        }
}

/* Moves a chip along its side of the rim, or a little inwards, to where it hides least. False where
 * it would meet another one: then it has no place. */
static bool rim_put(Rim *rim, Rect *chip)
{
    Rect room = room_of(rim), best = *chip;
    float near = APART * rim->u, least = INFINITY;
    bool upright = chip->x < room.x + near || chip->x + chip->w > room.x + room.w - near;
    bool level = chip->y < room.y + near || chip->y + chip->h > room.y + room.h - near;
    if (upright)
        try_side(rim, *chip, true, &least, &best);
    if (level || !upright) /* in a corner both */
        try_side(rim, *chip, false, &least, &best);
    *chip = best;
    if (meets_chip(rim, best) || rim->chip_count == MAX_RIM_CHIPS)
        return false;
    rim->chips[rim->chip_count++] = best;
    return true;
}

enum { WIDE = 58, ARROW = 17, WORDS = 14 }; /* logical units */

#define ENOUGH .4f /* of a laid tile in sight, which is but looked at: it needs no chip */

/* A place of the hint, a player's last tile, or cells beyond a side where the tile in hand fits,
 * and the chip for them; pixels. */
typedef struct Offscreen {
    Verb verb; /* of the chip */
    int index;
    Cell cell;       /* that is gone to: a hint's or a tile's */
    Rect tile, chip; /* of the cells, their middle */
    char words[40];  /* on the chip; empty: it bears the place's number or the player's badge */
} Offscreen;

typedef struct OffscreenList {
    int count;
    Offscreen items[MAX_BEYOND];
    bool knows; /* where the hints lie, and what else the chips keep off */
    Rect hints;
    Rim rim;
} OffscreenList;

/* Looks for what chips keep off; only where that counts. */
static void look_over(const Frame *frame, const TableModel *model, OffscreenList *list)
{
    TableNow now = table_now(frame, model);
    if (list->knows)
        return;
    list->knows = true;
    list->hints = hint_place(frame, &now);
    rim_begin(frame, &now, list->hints, &list->rim);
}

/* Adds the chip where it hides least; leaves it out where it would meet another. */
static void add(const Frame *frame, const TableModel *model, OffscreenList *list, float wide)
{
    Offscreen *item = &list->items[list->count];
    look_over(frame, model, list);
    item->chip = rim_chip_of(&list->rim, item->tile, wide);
    if (rim_put(&list->rim, &item->chip))
        list->count++;
}

static void list_hinted(const Frame *frame, const TableModel *model, OffscreenList *list)
{
    const Advice *hint = model->view.hint;
    for (int i = 0; hint && model->view.mine && i < hint->count; i++) {
        Cell cell = hint->places[i].turn.moves[0].cell;
        Rect tile = view_cell(&model->board, cell.x, cell.y);
        if (framing_shows(&model->layout, list->hints, tile))
            continue;
        list->items[list->count] =
            (Offscreen){.verb = VERB_PLACE, .index = i, .cell = cell, .tile = tile};
        add(frame, model, list, WIDE * frame->u);
    }
}

static void list_last(const Frame *frame, const TableModel *model, OffscreenList *list)
{
    const TableView *view = &model->view;
    Rect open = framing_open(&model->layout);
    RecentTiles recent;
    uint8_t known = 0;
    if (!view->allows.recent)
        return;
    turns_recent(view->session, view->at, &recent);
    for (int i = 0; i < recent.count; i++) {
        const LaidTile *laid = &recent.tiles[i];
        Rect tile = view_cell(&model->board, laid->cell.x, laid->cell.y);
        bool seen = rect_overlap(tile, open) > ENOUGH * tile.w * tile.h;
        if (seen || known >> laid->player & 1)
            continue;
        known |= (uint8_t)(1u << laid->player);
        Offscreen *item = &list->items[list->count];
        *item =
            (Offscreen){.verb = VERB_LAST, .index = laid->player, .cell = laid->cell, .tile = tile};
        add(frame, model, list, WIDE * frame->u);
    }
}

/* How far beyond a side of what is seen a cell lies, pixels. */
static float offscreen_by(Rect open, Rect cell, Side side)
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
        Rect rect = view_cell(&model->board, cell.x, cell.y);
        if (framing_shows(&model->layout, hints, rect) || side_of(open, rect) != side)
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
static bool are_low(const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    for (int i = 0; i < model->view.legal_count; i++) {
        Cell at = model->view.legal[i].cell;
        Rect cell = view_cell(&model->board, at.x, at.y);
        if (cell.y + cell.h > layout->bar.y && cell.y < layout->bar.y + layout->bar.h)
            return true;
    }
    return false;
}

static void list_places(const Frame *frame, const TableModel *model, OffscreenList *list)
{
    float u = frame->u;
    for (int side = 0; side < SIDES && model->view.mine; side++) {
        Cell cells[MAX_FRONTIER];
        int count = cells_offscreen(model, list->hints, (Side)side, cells);
        if (count == 0)
            continue;
        Offscreen *item = &list->items[list->count];
        *item = (Offscreen){
            .verb = VERB_MORE, .index = side, .tile = middle_of(&model->board, cells, count)};
        say_number(SAY_MORE_PLACES, count, item->words, sizeof item->words);
        float wide = text_width(frame, FONT_BOLD, 15, item->words) + (WORDS + 2 * ARROW) * u;
        add(frame, model, list, wide);
    }
}

static void list_offscreen(const Frame *frame, const TableModel *model, OffscreenList *list)
{
    list->count = 0;
    list->knows = false;
    list->hints = (Rect){0};
    if (model->view.phase != PHASE_PLACE || model->flight.on || model->final.on ||
        model->board.angle != 0)
        return;
    if (model->view.mine && are_low(model))
        look_over(frame, model, list);
    list_hinted(frame, model, list);
    list_places(frame, model, list);
    list_last(frame, model, list);
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
static Widget widget_of(const Setup *setup, const Offscreen *item, char *tip, size_t capacity)
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
        say_number(SAY_SHOW_PLACE, item->index + 1, tip, capacity);
    else
        say_text(SAY_LAST_TILE, say_brief(setup, item->index, name), tip, capacity);
    chip.name = item->verb == VERB_PLACE ? places[item->index] : lasts[item->index];
    chip.tip = tip;
    return chip;
}

static void draw_beyond(Frame *frame, const TableNow *now, const Offscreen *item)
{
    enum { NUMBER = 28, BADGE = 24 }; /* logical units */
    const Setup *setup = now->model->view.setup;
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

void offscreen_draw(Frame *frame, const TableNow *now)
{
    OffscreenList list;
    list_offscreen(frame, now->model, &list);
    for (int i = 0; i < list.count; i++)
        draw_beyond(frame, now, &list.items[i]);
}

int offscreen_rects(const Frame *frame, const TableModel *model, Rect rects[MAX_BEYOND])
{
    OffscreenList list;
    list_offscreen(frame, model, &list);
    for (int i = 0; i < list.count; i++)
        rects[i] = list.items[i].chip;
    return list.count;
}

void offscreen_go(const Call *call)
{
    const Screen *screen = call->screen;
    Camera *camera = &screen->ui->table.camera;
    Cell cells[MAX_FRONTIER];
    OffscreenList list;
    list_offscreen(screen->frame, call->model, &list);
    if (call->verb == VERB_MORE) {
        int count = cells_offscreen(call->model, list.hints, (Side)call->index, cells);
        framing_show_cells(camera, screen->frame, call->model, cells, count);
        return;
    }
    for (int i = 0; i < list.count; i++)
        if (list.items[i].verb == call->verb && list.items[i].index == call->index)
            framing_show_cell(camera, screen->frame, call->model, list.items[i].cell);
}
