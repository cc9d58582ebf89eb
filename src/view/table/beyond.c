#include "view/table/beyond.h"

#include <math.h>

#include "play/turns.h"
#include "view/kit/paint.h"
#include "view/table/can.h"
#include "view/table/sight.h"
#include "view/words/board.h"
#include "view/words/screens.h"

enum { WIDE = 58, HIGH = 36, APART = 8 }; /* logical units */

#define ENOUGH .4f /* of a tile in sight: it needs no chip */

/* A player's last tile, and the chip for it; pixels. */
typedef struct Beyond {
    int player;
    Cell cell;
    Rect tile, chip;
} Beyond;

typedef struct BeyondList {
    int count;
    Beyond items[MAX_PLAYERS];
} BeyondList;

/* Where the line from the middle of what is seen to the tile leaves it. */
static Rect chip_of(float u, Rect open, Rect tile)
{
    Rect room = rect_inset(open, APART * u);
    room.w -= WIDE * u;
    room.h -= HIGH * u;
    Point middle = {room.x + room.w / 2, room.y + room.h / 2};
    float x = tile.x + (tile.w - WIDE * u) / 2 - middle.x;
    float y = tile.y + (tile.h - HIGH * u) / 2 - middle.y;
    float part = fminf(1, fminf(room.w / 2 / fmaxf(1, fabsf(x)), room.h / 2 / fmaxf(1, fabsf(y))));
    return (Rect){roundf(middle.x + part * x), roundf(middle.y + part * y), roundf(WIDE * u),
                  roundf(HIGH * u)};
}

/* The next place along the edge that lies on no chip before it. */
static Rect beside_others(float u, const BeyondList *list, Rect open, Rect chip)
{
    bool upright =
        chip.x < open.x + 2 * APART * u || chip.x + chip.w > open.x + open.w - 2 * APART * u;
    Rect at = chip;
    for (int i = 0; i < list->count; i++) {
        if (rect_overlap(rect_inset(at, -APART * u / 2), list->items[i].chip) <= 0)
            continue;
        if (upright)
            at.y = list->items[i].chip.y + chip.h + APART * u;
        else
            at.x = list->items[i].chip.x + chip.w + APART * u;
        i = -1;
        if (at.y + at.h > open.y + open.h || at.x + at.w > open.x + open.w)
            return chip;
    }
    return at;
}

static void list_beyond(const Frame *frame, const TableStage *stage, BeyondList *list)
{
    const TableView *view = &stage->view;
    Rect open = sight_open(&stage->layout);
    RecentTiles recent;
    uint8_t known = 0;
    list->count = 0;
    if (!view->allows.recent || view->phase != PHASE_PLACE || stage->flight.on || stage->final.on ||
        stage->board.angle != 0)
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
        *item = (Beyond){laid->player, laid->cell, tile, chip_of(frame->u, open, tile)};
        item->chip = beside_others(frame->u, list, open, item->chip);
        list->count++;
    }
}

/* Towards the tile. */
static void draw_arrow(Frame *frame, const Beyond *item)
{
    float u = frame->u, reach = 6 * u;
    Point at = {item->chip.x + item->chip.w - 17 * u, item->chip.y + item->chip.h / 2};
    float x = item->tile.x + item->tile.w / 2 - at.x, y = item->tile.y + item->tile.h / 2 - at.y;
    float far = fmaxf(1, hypotf(x, y));
    Point ahead = {x / far * reach, y / far * reach};
    Point arrow[] = {{at.x - ahead.x / 2 - ahead.y, at.y - ahead.y / 2 + ahead.x},
                     {at.x + ahead.x / 2, at.y + ahead.y / 2},
                     {at.x - ahead.x / 2 + ahead.y, at.y - ahead.y / 2 - ahead.x}};
    draw_line(frame->list, arrow, 3, 3 * u, 0, rgba(INK, 1));
}

static void draw_beyond(Frame *frame, const TableNow *now, const Beyond *item)
{
    static const char *const names[MAX_PLAYERS] = {"last-1", "last-2", "last-3", "last-4",
                                                   "last-5"};
    const TableView *view = &now->stage->view;
    float u = frame->u;
    char name[BRIEF_NAME], tip[BRIEF_NAME + 60];
    say_last_tile(say_brief(view->setup, item->player, name), tip, sizeof tip);
    widget_put(frame, table_widget(now, VERB_LAST,
                                   (Widget){.index = (int16_t)item->player,
                                            .kind = WIDGET_SPOT,
                                            .rect = item->chip,
                                            .name = names[item->player],
                                            .tip = tip}));
    paint_patch(frame, "chip", item->chip, 1);
    paint_icon(frame, player_badges[view->setup->seats[item->player].colour],
               (Point){item->chip.x + 20 * u, item->chip.y + item->chip.h / 2}, 24, WHITE, 1);
    draw_arrow(frame, item);
}

void beyond_draw(Frame *frame, const TableNow *now)
{
    BeyondList list;
    list_beyond(frame, now->stage, &list);
    for (int i = 0; i < list.count; i++)
        draw_beyond(frame, now, &list.items[i]);
}

void beyond_go(const Screen *screen, const TableStage *stage, int player)
{
    Camera *camera = &screen->ui->table.camera;
    BeyondList list;
    list_beyond(screen->frame, stage, &list);
    for (int i = 0; i < list.count; i++) {
        if (list.items[i].player != player)
            continue;
        Cell cell = list.items[i].cell;
        camera_fly(camera, (Point){(float)cell.x + .5f, (float)cell.y + .5f}, screen->frame->now,
                   !screen->ui->options.reduced_motion);
        camera_own(camera, true);
    }
}
