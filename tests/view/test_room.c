/* What is placed on the table has room: over recorded positions and windows, with the hint and
 * without, nothing lies on what it must not hide, but for its price, nothing leaves the window, and
 * the same is placed the same again. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "advised.h"
#include "view/board/draw.h"
#include "view/board/places.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/framing.h"
#include "view/table/hint.h"

typedef enum Kind {
    GHOST,      /* the cell under the tile in hand */
    NEIGHBOUR,  /* a tile that shares a side with it */
    CELL,       /* where the tile in hand may go */
    STRIP,      /* the rotations beside the ghost */
    CARD,       /* of the cell pointed at */
    CARD_THERE, /* that lies in the panel */
    PLATE,      /* of a place that the Elder shows */
    SHOWN,      /* such a place */
    CHIP,       /* that leads to what is out of sight */
    SIGN,       /* what would be scored */
    HINT,       /* the line below the board */
    BAR,
    PANEL,
    SLOT,
    KINDS
} Kind;

static const char *const kind_names[KINDS] = {
    "ghost",       "neighbour", "cell", "strip", "card", "card there", "plate",
    "place shown", "chip",      "sign", "hint",  "bar",  "panel",      "well"};

/* Of all `a` one in `in` at most lies on a `b` with more than this part of the smaller; 0: none. */
static const struct {
    Kind a, b;
    float part;
    int in;
} prices[] = {
    {STRIP, GHOST, 0, 0},        {STRIP, BAR, 0, 0},    {STRIP, PANEL, 0, 0},
    {STRIP, NEIGHBOUR, .1f, 50}, {STRIP, HINT, 0, 50},  {CARD, GHOST, 0, 0},
    {CARD, STRIP, 0, 0},         {CARD, PLATE, 0, 20},  {CARD, SHOWN, 0, 0},
    {CARD, HINT, .1f, 20},       {CARD, CHIP, .02f, 0}, {CARD_THERE, SLOT, 0, 0},
    {PLATE, STRIP, 0, 0},        {PLATE, CELL, 0, 50},  {PLATE, PLATE, 0, 0},
    {PLATE, SHOWN, 0, 0},        {PLATE, BAR, 0, 0},    {PLATE, PANEL, 0, 0},
    {CHIP, STRIP, 0, 0},         {CHIP, PLATE, 0, 0},   {CHIP, SHOWN, 0, 0},
    {CHIP, CHIP, 0, 0},          {CHIP, BAR, 0, 0},     {CHIP, PANEL, 0, 0},
    {SIGN, CELL, .05f, 0},       {HINT, BAR, 0, 0},
};
/* In narrower windows what the Elder shows may be hidden. */
enum { HINTS_WIDE = 1000 };

enum { PRICES = sizeof prices / sizeof *prices, MOST_THINGS = 400 };

static const struct {
    float w, h;
    int scale;
} windows[] = {{1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 100},
               {1366, 768, 100}, {1024, 768, 100}, {640, 400, 100}};

typedef struct Room {
    int count;
    struct {
        Kind kind;
        Rect rect;
    } things[MOST_THINGS];
} Room;

/* How often each price could have been paid, and was. */
typedef struct Tally {
    int met[PRICES], paid[PRICES];
} Tally;

static void add(Room *room, Kind kind, Rect rect)
{
    if (rect.w <= 0 || rect.h <= 0)
        return;
    assert_true(room->count < MOST_THINGS);
    room->things[room->count].kind = kind;
    room->things[room->count++].rect = rect;
}

static void add_cells(Room *room, const TableModel *model)
{
    const Ghost *ghost = &model->view.ghost;
    for (int i = 0; i < model->view.legal_count; i++)
        add(room, CELL, desk_cell_rect(model, model->view.legal[i].cell));
    if (ghost->state != GHOST_FITS)
        return;
    add(room, GHOST, desk_cell_rect(model, ghost->cell));
    for (int side = 0; side < SIDES; side++) {
        const Site *site = game_site(model->view.game, cell_beside(ghost->cell, (Side)side));
        if (site && site->tile != NO_TILE)
            add(room, NEIGHBOUR, desk_cell_rect(model, site->cell));
    }
}

static void add_places(Room *room, const Frame *frame, const TableModel *model, Rect within)
{
    Rect rects[2 * ADVICE_PLACES];
    int count =
        places_rects(frame, &model->board, &model->view, within, model->rotations.box, rects);
    for (int i = 0; i < count; i += 2) {
        Rect plate = rects[i + 1];
        if (!desk_holds(within, rects[i]))
            continue;
        add(room, SHOWN, rects[i]);
        add(room, PLATE, plate);
        assert_true(stand_overlap(rect_inset(rects[i], -2.5f * rects[i].w), plate));
    }
}

/* All that lies on the table now. */
static void collect(Desk *desk, float u, Room *room)
{
    TableModel model = desk_model(desk);
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, u);
    const TableNow now = table_now(&frame, &model);
    Rect card = desk->on.ui.table.card.place;
    room->count = 0;
    add_cells(room, &model);
    if (model.rotations.count > 0)
        add(room, STRIP, model.rotations.box);
    bool there = stand_overlap(card, model.layout.panel);
    add(room, there ? CARD_THERE : CARD, card);
    bool near = u == 1 && !model.view.hint && model.view.ghost.state == GHOST_FITS;
    if (near && card.w > 0 && !there)
        assert_true(stand_overlap(
            rect_inset(desk_cell_rect(&model, model.view.ghost.cell), -card.w), card));
    add_places(room, &frame, &model, hint_room(&frame, &now));
    add(room, HINT, hint_place(&frame, &now));
    add(room, BAR, model.layout.bar);
    add(room, PANEL, model.layout.panel);
    const DrawCommand *slot = desk_patch(desk, "well");
    add(room, SLOT, slot ? slot->rect : (Rect){0});
    for (int i = 0; i < desk->on.ui.widgets.count; i++) {
        const Widget *widget = &desk->on.ui.widgets.items[i];
        if (widget->verb == VERB_MORE || widget->verb == VERB_LAST || widget->verb == VERB_PLACE)
            add(room, CHIP, widget->rect);
    }
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind == DRAW_PATCH && strcmp(command->name, "chip") == 0)
            add(room, SIGN, rect_inset(command->rect, .13f * command->rect.h)); /* no shadow */
    }
}

static bool lies_on(Rect a, Rect b, float part)
{
    float smaller = a.w * a.h < b.w * b.h ? a.w * a.h : b.w * b.h;
    return part > 0 ? rect_overlap(a, b) > part * smaller : stand_overlap(a, b);
}

static void weigh(const Room *room, Tally *tally)
{
    for (int p = 0; p < PRICES; p++)
        for (int i = 0; i < room->count; i++) {
            bool met = false, paid = false;
            if (room->things[i].kind != prices[p].a)
                continue;
            for (int k = 0; k < room->count; k++) {
                if (room->things[k].kind != prices[p].b || k == i)
                    continue;
                met = true;
                paid |= lies_on(room->things[i].rect, room->things[k].rect, prices[p].part);
            }
            tally->met[p] += met;
            tally->paid[p] += paid;
        }
}

/* What floats lies in the window, a card in the panel where there is room for it. */
static void check_bounds(const TableModel *model, const Room *room, int w)
{
    Rect window = {0, 0, windows[w].w, windows[w].h};
    const TableLayout *layout = &model->layout;
    Rect dock = {layout->left, layout->title.y + layout->title.h, layout->right - layout->left, 0};
    dock.h = layout->dock.y + layout->dock.h - dock.y;
    for (int i = 0; i < room->count; i++) {
        Kind kind = room->things[i].kind;
        Rect rect = room->things[i].rect, within = kind == CARD_THERE ? dock : window;
        if (kind == STRIP) {
            within = layout->clear;
            if (windows[w].scale > 100) /* the hints lie over the bar there */
                within.h = layout->fit.y + layout->fit.h + 1 - within.y;
        }
        if (kind != STRIP && kind != CARD && kind != CARD_THERE && kind != PLATE && kind != CHIP &&
            kind != HINT)
            continue;
        if (!desk_holds(within, rect))
            fail_msg("%.0fx%.0f: a %s lies beyond %.0f,%.0f %.0fx%.0f: %.0f,%.0f %.0fx%.0f",
                     (double)window.w, (double)window.h, kind_names[kind], (double)within.x,
                     (double)within.y, (double)within.w, (double)within.h, (double)rect.x,
                     (double)rect.y, (double)rect.w, (double)rect.h);
    }
}

/* The pointer comes to each third cell where the tile may go. */
static void visit(Desk *desk, int window, Tally *tally)
{
    static Room room, again;
    float u = desk_unit(desk);
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.legal_count; i += 3) {
        Cell cell = model.view.legal[i].cell;
        if (!desk_holds(framing_open(&model.layout), desk_cell_rect(&model, cell)))
            continue;
        desk_input(desk, (Input){.kind = INPUT_LEAVE});
        desk->on.ui.notice.until = 0;
        desk_point(desk, desk_cell(desk, cell));
        desk_frame(desk);
        collect(desk, u, &room);
        weigh(&room, tally);
        TableModel held = desk_model(desk);
        check_bounds(&held, &room, window);
        stand_frame(&desk->on);
        collect(desk, u, &again);
        assert_int_equal(room.count, again.count);
        assert_memory_equal(room.things, again.things, (size_t)room.count * sizeof *room.things);
    }
}

static void judge(int window, const Tally *tally)
{
    for (int p = 0; p < PRICES; p++) {
        if (getenv("AUROCHS_MEASURE"))
            printf("%d: %-10s on %-10s %4d of %4d\n", window, kind_names[prices[p].a],
                   kind_names[prices[p].b], tally->paid[p], tally->met[p]);
        if (!test_met(tally->paid[p] * prices[p].in <= tally->met[p] &&
                      (prices[p].in > 0 || tally->paid[p] == 0)))
            fail_msg("%.0fx%.0f, letters %d %%: %d of %d times a %s lies on a %s",
                     (double)windows[window].w, (double)windows[window].h, windows[window].scale,
                     tally->paid[p], tally->met[p], kind_names[prices[p].a],
                     kind_names[prices[p].b]);
    }
}

/* One recorded game, at three of its positions, as it is seen while it goes on. */
static void play_game(int window, const char *game, Tally *tally)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    desk_open_record(desk, "records/second", game);
    stand_resize(&desk->on, windows[window].w, windows[window].h, windows[window].scale);
    int moves = session_move_count(desk->on.session);
    for (int third = 1; third <= 3; third++) {
        int at = third * moves / 4;
        while (session_game_at(desk->on.session, at)->phase != PHASE_PLACE)
            at++;
        desk_seek(desk, at);
        desk_rest(desk);
        camera_reset(&desk->on.ui.table.camera, 0); /* it was shown whole, being over */
        desk_rest(desk);
        visit(desk, window, tally);
        TableModel model = desk_model(desk);
        if (model.view.legal_count < ADVICE_PLACES || windows[window].w < HINTS_WIDE)
            continue;
        Advice advice = advised_of(desk, &model.view, false, 2);
        desk->on.scene.advice = &advice;
        desk->on.ui.table.advice = (AdviceUi){.hint = true, .seen = true, .at = at, .why = -1};
        desk_rest(desk);
        visit(desk, window, tally);
        desk->on.scene.advice = NULL;
        desk->on.ui.table.advice = (AdviceUi){.why = -1};
    }
    desk_close(desk);
}

static void things_keep_apart(void **state)
{
    static const char *const games[] = {"d2-001.aurochs", "d5-001.aurochs", "x4-000.aurochs",
                                        "x5-002.aurochs"};
    (void)state;
    int met[PRICES] = {0};
    for (int w = 0; w < test_share(sizeof windows / sizeof *windows); w++) {
        Tally tally = {{0}, {0}};
        for (int g = 0; g < test_share(sizeof games / sizeof *games); g++)
            play_game(w, games[g], &tally);
        judge(w, &tally);
        for (int p = 0; p < PRICES; p++)
            met[p] += tally.met[p];
    }
    for (int p = 0; p < PRICES; p++)
        if (!test_met(met[p] >= 10))
            fail_msg("a %s and a %s met %d times", kind_names[prices[p].a], kind_names[prices[p].b],
                     met[p]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(things_keep_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
