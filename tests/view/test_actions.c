/* The table of actions and the screens agree: a button carries the key of its action and does what
 * that does, and no key means two things at once. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/acts.h"

/* Every widget of the frame that names an action has its key and name from the table; those whose
 * key means something nearer now have none. Returns how many have a key. */
static int assert_frame(const Desk *desk, const char *where)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    int keys = 0;
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        for (int k = 0; k < i && widget->id; k++)
            assert_int_not_equal(widget->id, widgets->items[k].id);
        if (widget->kind == WIDGET_PANE || widget->verb >= VERBS || !widget->verb)
            continue;
        const Action *action = action_of((Verb)widget->verb);
        KeyStroke stroke = action->strokes[0];
        bool own_id = widget->id < WIDGETS_VERBS; /* a second widget for the same */
        if (!action_is_there((Verb)widget->verb, &desk->on.ui))
            fail_msg("%s: '%s' is not there", where, widget->name);
        if (!widget->key) {
            if (stroke.key && !own_id && widget->index <= stroke.more &&
                widget->verb != VERB_MENU && widget->verb != VERB_SKIP)
                fail_msg("%s: '%s' has no key", where, widget->name);
            continue;
        }
        if (stroke_index(stroke, widget->key, widget->mods) != widget->index)
            fail_msg("%s: '%s' has another key than its action", where, widget->name);
        if (!own_id && action->name && widget->verb != VERB_PASS && widget->verb != VERB_CLOSE &&
            desk->on.ui.screen != SCREEN_TITLE)
            assert_string_equal(widget->name, action->name);
        keys++;
    }
    return keys;
}

/* What an input came to, but for the hand that made it and the widgets' own state. */
typedef struct Outcome {
    Intent intent;
    Options options;
    uint8_t screen, overlay;
    char notice[sizeof((Ui *)NULL)->notice.text];
    TableUi table;
    bool from_menu, fits_only, log_points;
} Outcome;

/* Field by field: what lies between them may be anything. */
static void copy_camera(const Camera *from, Camera *to)
{
    memset(to, 0, sizeof *to);
    to->x = from->x;
    to->y = from->y;
    to->tile = from->tile;
    to->from_x = from->from_x;
    to->from_y = from->from_y;
    to->from_tile = from->from_tile;
    to->turn = from->turn;
    to->began = from->began;
    to->placed = from->placed;
    to->own = from->own;
}

static void outcome_of(const Ui *ui, const Intent *intent, Outcome *outcome)
{
    memset(outcome, 0, sizeof *outcome);
    memcpy(&outcome->intent, intent, sizeof *intent);
    outcome->options = ui->options;
    outcome->screen = ui->screen;
    outcome->overlay = ui->overlay;
    strcpy(outcome->notice, ui->notice.text);
    memcpy(&outcome->table, &ui->table, sizeof ui->table);
    copy_camera(&ui->table.camera, &outcome->table.camera);
    memset(&outcome->table.pointer, 0, sizeof outcome->table.pointer);
    outcome->table.final.since = 0; /* a key makes an end of what is in the air */
    outcome->table.shown.playing = false;
    outcome->from_menu = ui->dialogs.from_menu;
    outcome->fits_only = ui->dialogs.fits_only;
    outcome->log_points = ui->dialogs.log_points;
}

/* Every button of the frame with a key, once by its name and once by each key of its action: both
 * do the same. Returns how many there were. */
static int assert_keys_press(Desk *desk, const char *where)
{
    static Ui before;
    static Outcome pressed, keyed;
    Ui *ui = &desk->on.ui;
    Widgets *widgets = &ui->widgets;
    int count = 0;
    before = *ui;
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &before.widgets.items[i];
        bool chooses = widget->verb == VERB_SPOT || widget->verb == VERB_PASS; /* by its key */
        if (!widget->verb || widget->verb >= VERBS || !widget->key || widget->off || chooses ||
            !widget->name)
            continue;
        const Action *action = action_of((Verb)widget->verb);
        Intent intent;
        assert_true(ui_press(ui, &desk->on.scene, widget->name, &intent));
        outcome_of(ui, &intent, &pressed);
        *ui = before;
        for (int s = 0; s < MAX_STROKES && action->strokes[s].key; s++) {
            Input input = {.kind = INPUT_KEY,
                           .key = action->strokes[s].key + widget->index,
                           .mods = action->strokes[s].mods};
            intent = ui_handle(ui, &desk->on.scene, &input);
            outcome_of(ui, &intent, &keyed);
            *ui = before;
            if (memcmp(&pressed, &keyed, sizeof pressed) != 0)
                fail_msg("%s: key %d of '%s' does not do what the button does", where, s,
                         widget->name);
        }
        count++;
    }
    return count;
}

/* No two actions that are possible at the table now share a key. */
static void assert_keys_apart(Desk *desk, const char *where)
{
    TableModel model = desk_model(desk);
    for (int key = KEY_TAB; key <= KEY_BACK; key++)
        for (uint8_t mods = 0; mods <= (MOD_SHIFT | MOD_CTRL | MOD_ALT); mods++) {
            const Input input = {.kind = INPUT_KEY, .key = key, .mods = mods};
            int first = VERB_NONE;
            for (int verb = VERB_NONE + 1; verb < VERBS; verb++)
                if (table_can(&model, (Verb)verb) && action_pressed((Verb)verb, &input)) {
                    if (first)
                        fail_msg("%s: key %d with %d means %d and %d", where, key, mods, first,
                                 verb);
                    first = verb;
                }
        }
}

typedef struct Tally {
    int frames, keys, presses;
} Tally;

static void assert_all(Desk *desk, const char *where, Tally *tally)
{
    for (int i = 0; i < 6; i++)
        desk_frame(desk);
    tally->frames++;
    tally->keys += assert_frame(desk, where);
    tally->presses += assert_keys_press(desk, where);
    if (desk->on.ui.overlay == OVERLAY_NONE && desk->on.ui.screen == SCREEN_TABLE)
        assert_keys_apart(desk, where);
}

/* The table with this and that on it, and back. */
static void assert_table(Desk *desk, const char *where, Tally *tally)
{
    assert_all(desk, where, tally);
    desk_key(desk, 'm', 0);
    assert_all(desk, "with a lens", tally);
    desk_key(desk, 'h', 0);
    assert_all(desk, "with lens and history", tally);
    desk_key(desk, KEY_PAGE_UP, 0);
    assert_all(desk, "in the past", tally);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_all(desk, "with history", tally);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_int_equal(desk->on.ui.table.strip.open, false);
}

static void assert_asked(Desk *desk, Tally *tally)
{
    Ui *ui = &desk->on.ui;
    ui->options.ask = ASK_ALWAYS;
    desk_key(desk, KEY_SPACE, 0);
    desk_key(desk, KEY_ENTER, 0);
    if (ui->table.choice.asked) {
        assert_all(desk, "asked", tally);
        desk_key(desk, 'p', 0);
        assert_all(desk, "asked with a lens", tally);
        desk_key(desk, 'p', 0);
        desk_key(desk, KEY_ESCAPE, 0);
    }
    ui->table.lens.kind = LENS_NONE;
    ui->options.ask = ASK_NEVER;
}

TEST(the_table_agrees)
{
    Tally tally = {0};
    int phases[PHASE_END + 1] = {0};
    for (uint64_t seed = 1; seed <= 40 && !phases[PHASE_RECALL]; seed++) {
        Desk *desk = desk_open(seed % 2 ? EDITION_SECOND : EDITION_FIRST, 3, seed, 0);
        for (; desk_game(desk)->phase != PHASE_END; desk_play(desk)) {
            Phase phase = (Phase)desk_game(desk)->phase;
            if (phases[phase] >= 12)
                continue;
            phases[phase]++;
            desk_frame(desk);
            assert_table(desk, "deciding", &tally);
            assert_asked(desk, &tally);
        }
        desk_play_out(desk);
        assert_true(desk->on.ui.table.final.step >= 0);
        assert_all(desk, "final scoring", &tally);
        desk_key(desk, 'h', 0);
        assert_all(desk, "final scoring with history", &tally);
        desk_key(desk, KEY_ESCAPE, 0);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_int_equal(desk->on.ui.screen, SCREEN_RESULTS);
        assert_all(desk, "results", &tally);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_table(desk, "after the end", &tally);
    }
    assert_true(phases[PHASE_PLACE] && phases[PHASE_PIECE] && phases[PHASE_RECALL]);
    assert_true(tally.frames > 100 && tally.keys > 1500 && tally.presses > 1000);
}

TEST(pages_agree)
{
    Tally tally = {0};
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 40);
    for (int overlay = OVERLAY_MENU; overlay < OVERLAYS; overlay++) {
        if (overlay == OVERLAY_MESSAGE)
            ui_message(&desk->on.ui, "Title", "Text");
        else
            ui_open(&desk->on.ui, (OverlayId)overlay);
        assert_all(desk, "an overlay", &tally);
    }
    for (int screen = SCREEN_TITLE; screen <= SCREEN_SEATS; screen++) {
        ui_go(&desk->on.ui, (ScreenId)screen);
        assert_all(desk, "a screen", &tally);
    }
    assert_true(tally.keys > 20 && tally.presses > 16);
}

/* On a page no two actions that are there share a key, but for the widgets' own. */
TEST(pages_keep_keys_apart)
{
    static Ui ui;
    for (int shown = SCREEN_TITLE; shown < SCREENS + OVERLAYS - 1; shown++) {
        if (shown == SCREEN_TABLE)
            continue; /* there it depends on the moment */
        ui.screen = SCREEN_TABLE;
        ui.overlay = shown < SCREENS ? OVERLAY_NONE : (uint8_t)(shown - SCREENS + 1);
        if (shown < SCREENS)
            ui.screen = (uint8_t)shown;
        for (int verb = VERB_NONE + 1; verb < VERB_WALK; verb++)
            for (int other = VERB_NONE + 1; other < verb; other++)
                for (int s = 0; s < MAX_STROKES; s++) {
                    KeyStroke stroke = action_of((Verb)other)->strokes[s];
                    const Input input = {.kind = INPUT_KEY, .key = stroke.key, .mods = stroke.mods};
                    if (stroke.key && action_is_there((Verb)verb, &ui) &&
                        action_is_there((Verb)other, &ui))
                        assert_false(action_pressed((Verb)verb, &input));
                }
    }
}

TEST(quitting_works_everywhere)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 40);
    for (int screen = SCREEN_TITLE; screen < SCREENS; screen++)
        for (int overlay = OVERLAY_NONE; overlay < OVERLAYS; overlay++) {
            ui_go(&desk->on.ui, (ScreenId)screen);
            if (overlay == OVERLAY_MESSAGE)
                ui_message(&desk->on.ui, "Title", "Text");
            else
                ui_open(&desk->on.ui, (OverlayId)overlay);
            desk_frame(desk);
            desk_key(desk, 'q', MOD_CTRL);
            assert_int_equal(desk->last.kind, INTENT_QUIT);
        }
}

/* From every screen a key leads to the games that were saved, to a new one and to the help. */
TEST(games_are_opened_everywhere)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 40);
    for (int screen = SCREEN_TITLE; screen < SCREENS; screen++) {
        ui_go(&desk->on.ui, (ScreenId)screen);
        desk_frame(desk);
        desk_key(desk, 'o', MOD_CTRL);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_FILES);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_int_equal(desk->on.ui.screen, screen);
        desk_key(desk, KEY_F1, 0);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_RULEBOOK);
        desk_key(desk, KEY_ESCAPE, 0);
        desk_key(desk, 'n', MOD_CTRL);
        assert_int_equal(desk->on.ui.screen, SCREEN_SEATS);
    }
}

/* Shift that no action asks for is not in the way: some keyboards need it for a sign. */
TEST(shift_is_not_in_the_way)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 40);
    int zoomed = desk->on.ui.table.camera.own;
    desk_key(desk, '=', MOD_SHIFT);
    assert_false(zoomed);
    assert_true(desk->on.ui.table.camera.own);
}
