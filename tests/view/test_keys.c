/* The help and the program agree about the keys: what is listed does something, what does something
 * is listed. And the help opens at the matter in hand. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/draw/palette.h"
#include "view/kit/paint.h"
#include "view/model/matter.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/model.h"
#include "view/words/phrases.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

/* A table where every key has something to do: moves to take back and to do again, a tile to lay or
 * a piece to put, the board seen from nearby; or, with the strip open, moves to look at. */
static Desk *busy_table(Phase phase, bool strip)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 40);
    desk->chance = random_from(5);
    assert_true(desk_play_until(desk, phase));
    int at = session_at(desk->on.session);
    while (session_at(desk->on.session) < at + 2)
        desk_play(desk);
    desk_seek(desk, at);
    desk_frame(desk);
    desk_frame(desk);
    if (strip)
        desk_key(desk, 'h', 0);
    desk_key(desk, '+', 0);
    assert_int_equal(desk_game(desk)->phase, phase);
    return desk;
}

/* A table where a program has laid a tile, and a person is to lay one. */
static Desk *table_with_program(void)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 8, 0);
    Setup setup = *session_setup(desk->on.session);
    desk->chance = random_from(5);
    setup.seats[1].kind = SEAT_AI_NORMAL;
    desk_begin(desk, &setup);
    do
        desk_play(desk);
    while (desk_game(desk)->turn < 4 || desk_game(desk)->player != 0 ||
           desk_game(desk)->phase != PHASE_PLACE);
    desk_rest(desk);
    return desk;
}

/* Whether a key changes anything or has something done; leaves the table as it was. */
static bool does_something(Desk *desk, KeyStroke stroke)
{
    static Ui before, chosen;
    before = chosen = desk->on.ui;
    Input input = {.kind = INPUT_KEY, .key = KEY_SPACE};
    if (stroke.key == KEY_ENTER) { /* a cell is chosen, as after an arrow */
        ui_handle(&desk->on.ui, &desk->on.scene, &input);
        chosen = desk->on.ui;
    }
    input.key = stroke.key;
    input.mods = stroke.mods;
    Intent intent = ui_handle(&desk->on.ui, &desk->on.scene, &input);
    bool done = intent.kind != INTENT_NONE || memcmp(&chosen, &desk->on.ui, sizeof chosen) != 0;
    desk->on.ui = before;
    return done;
}

/* Every stroke that the help lists, one key each, with the cap of its line. */
typedef struct Listed {
    char cap[sizeof((HelpLine *)NULL)->cap];
    KeyStroke stroke;
} Listed;

enum { MOST_STROKES = 128 };

static int list_strokes(Listed listed[MOST_STROKES])
{
    HelpLine line;
    int count = 0;
    for (int i = 0; help_line(false, i, &line); i++)
        for (const Verb *verb = line.verbs; *verb; verb++)
            for (int s = 0; s < MAX_STROKES; s++) {
                KeyStroke stroke = action_of(*verb)->strokes[s];
                for (int more = 0; stroke.key && more <= stroke.more; more++) {
                    assert_true(count < MOST_STROKES);
                    strcpy(listed[count].cap, line.cap);
                    listed[count++].stroke = (KeyStroke){stroke.key + more, stroke.mods, 0};
                }
            }
    return count;
}

TEST(what_is_listed_does_something)
{
    Desk *place = busy_table(PHASE_PLACE, false), *piece = busy_table(PHASE_PIECE, false);
    Desk *past = busy_table(PHASE_PLACE, true), *program = table_with_program();
    Listed listed[MOST_STROKES];
    TableModel model = desk_model(piece);
    int count = list_strokes(listed);
    assert_true(count > 50);
    for (int i = 0; i < count; i++) {
        KeyStroke stroke = listed[i].stroke;
        bool digit = stroke.key >= '0' && stroke.key <= '9';
        if (digit && stroke.key - '0' > model.view.main_count)
            continue; /* so many spots this tile has not */
        bool page = stroke.key == KEY_PAGE_UP || stroke.key == KEY_PAGE_DOWN;
        Desk *desk = digit ? piece : page ? past : stroke.key == 'w' ? program : place;
        if (!does_something(desk, stroke))
            fail_msg("'%s': key %d does nothing", listed[i].cap, stroke.key);
    }
    assert_false(does_something(place, (KeyStroke){'x', 0, 0}));
}

static bool is_listed(int key, uint8_t mods)
{
    Listed listed[MOST_STROKES];
    for (int i = list_strokes(listed) - 1; i >= 0; i--)
        if (stroke_index(listed[i].stroke, key, mods) == 0)
            return true;
    return false;
}

static void assert_all_listed(const Desk *desk)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    for (int i = 0; i < widgets->count; i++)
        if (widgets->items[i].key && !is_listed(widgets->items[i].key, widgets->items[i].mods))
            fail_msg("the key of '%s' is not in the help", widgets->items[i].name);
}

TEST(what_does_something_is_listed)
{
    static const Phase phases[] = {PHASE_PLACE, PHASE_PIECE};
    for (int i = 0; i < 4; i++) {
        Desk *desk = busy_table(phases[i % 2], i > 1);
        assert_all_listed(desk);
        ui_open(&desk->on.ui, OVERLAY_MENU);
        desk_frame(desk);
        assert_all_listed(desk);
    }
    /* And no other key does anything. */
    Desk *desk = busy_table(PHASE_PLACE, false);
    for (int key = KEY_TAB; key <= KEY_F12; key++)
        for (uint8_t mods = 0; mods <= MOD_CTRL; mods += MOD_CTRL)
            if (!is_listed(key, mods) && !is_listed(key, 0) &&
                does_something(desk, (KeyStroke){key, mods, 0}))
                fail_msg("key %d with %d is not in the help", key, mods);
}

TEST(the_rulebook_opens_at_the_matter)
{
    static const struct {
        ZoneKind kind;
        const char *topic;
    } matters[] = {{ZONE_FOREST, "award-forest"},
                   {ZONE_RIVER, "award-river"},
                   {ZONE_MEADOW, "award-meadow"},
                   {ZONE_LAKE, "award-river-system"}};
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 40);
    const TileSet *set = &session_edition(desk->on.session)->tiles;
    Frame frame = {.widgets = &desk->on.ui.widgets};
    for (size_t i = 0; i < sizeof matters / sizeof *matters; i++) {
        desk->on.ui.table.inspect.pin.node = NO_NODE;
        for (uint16_t node = 0; node < set->node_count; node++) {
            uint8_t tile = set->node[node].tile;
            const Site *site = game_site_of_tile(desk_game(desk), tile);
            if (set->tiles[tile].zones[set->node[node].zone].kind == matters[i].kind && site &&
                site->tile == tile)
                desk->on.ui.table.inspect.pin = (Lit){node, matters[i].kind == ZONE_LAKE};
        }
        assert_int_not_equal(desk->on.ui.table.inspect.pin.node, NO_NODE);
        TableModel model = desk_model(desk);
        assert_string_equal(matter_at_table(&frame, &model).topic, matters[i].topic);
        desk_key(desk, KEY_F1, 0);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_RULEBOOK);
        desk_key(desk, KEY_ESCAPE, 0);
    }
}

/* Presses what opens the rulebook, which leads back to where it was opened. */
static void assert_opens(Desk *desk, WidgetId id, const char *asked)
{
    OverlayId from = (OverlayId)desk->on.ui.overlay;
    const Widget *widget = NULL;
    for (int i = 0; i < desk->on.ui.widgets.count; i++)
        if (desk->on.ui.widgets.items[i].id == id)
            widget = &desk->on.ui.widgets.items[i];
    if (!widget)
        fail_msg("'%s' cannot be asked", asked);
    desk_click(desk, rect_middle(widget->rect), BUTTON_LEFT);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_RULEBOOK);
    assert_string_equal(desk->on.ui.dialogs.book.asked, asked);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_int_equal(desk->on.ui.overlay, from);
}

/* A press on the title of a card that stays, on a lens' or on a refusal opens it there, too; and
 * one on the points of an award in the log, which is there again afterwards. */
TEST(titles_open_the_rulebook)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 3, 8, 90, PHASE_PLACE);
    desk_key(desk, 'm', 0);
    desk_frame(desk);
    assert_opens(desk, TABLE_LENS_TITLE, tr("What does this view show?"));
    desk_key(desk, 'm', 0);
    desk->on.ui.table.inspect.pin = (Lit){desk_game(desk)->pieces[0].node, false};
    desk_frame(desk);
    assert_opens(desk, TABLE_TITLE, tr("How does this score?"));
    desk_key(desk, KEY_ESCAPE, 0);
    Point at = {10, 10};
    for (desk_point(desk, at); desk_model(desk).view.ghost.state != GHOST_FLOATS && at.y < 700;
         desk_point(desk, at))
        at = at.x < 900 ? (Point){at.x + 30, at.y} : (Point){10, at.y + 30};
    desk_click(desk, at, BUTTON_LEFT);
    desk_frame(desk);
    assert_opens(desk, TABLE_NOTICE, tr("Why not?"));
    desk_key(desk, 'l', 0);
    desk_frame(desk);
    for (int i = 0; i < desk->on.ui.widgets.count; i++)
        if (desk->on.ui.widgets.items[i].tip &&
            strcmp(desk->on.ui.widgets.items[i].tip, tr("What the rulebook says")) == 0) {
            assert_opens(desk, desk->on.ui.widgets.items[i].id,
                         tr("Where do these points come from?"));
            return;
        }
    fail_msg("no award in the log can be pressed");
}

/* The open book is used by the mouse: it stays open wherever there is something to press. Keys
 * scroll it. */
TEST(the_rulebook_is_pressed)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 40);
    const BookUi *book = &desk->on.ui.dialogs.book;
    desk_key(desk, KEY_F1, 0);
    desk_press(desk, "search");
    desk_input(desk, (Input){.kind = INPUT_TEXT, .text = "tiger"});
    assert_string_equal(book->search, "tiger");
    desk_press(desk, "tigers");
    assert_string_equal(book->search, "");
    assert_string_equal(desk->on.scene.rulebook->pages[book->page].name, "tigers");
    for (int tab = 0; tab < RULE_TABS; tab++) {
        desk_press(desk, rule_tabs[tab]);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_RULEBOOK);
        assert_int_equal(desk->on.scene.rulebook->pages[book->page].tab, tab);
    }
    desk_press(desk, "contents");
    desk_frame(desk);
    desk_key(desk, KEY_END, 0);
    assert_true(desk->on.ui.dialogs.scroll.at > 0);
}

/* Beside the tile just drawn its power is told in a few words, whatever the window and the letters;
 * they go while it is held over a cell. */
static void assert_told_briefly(Desk *desk, EditionId edition, Power power)
{
    const Value values[] = {{"power", tr(terms_of(edition)->powers[power]), 0},
                            {"rule", phrase(SAY_POWER_BRIEFLY + power - POWER_LOGBOAT), 0},
                            {0}};
    const char *line = say_values(SAY_POWER, values);
    for (int large = 1; large >= 0; large--) {
        Rect window = {0, 0, large ? 1280 : 640, large ? 720 : 400};
        stand_resize(&desk->on, window.w, window.h, large ? 200 : 100);
        desk_input(desk, (Input){.kind = INPUT_LEAVE});
        assert_true(desk_holds(window, desk_patch(desk, "tooltip")->rect));
        assert_string_equal(widgets_named(&desk->on.ui.widgets, "power")->tip, line);
        assert_true(!large || stand_shows(&desk->on, line));
    }
    desk_point(desk, desk_cell(desk, desk_model(desk).view.legal[0].cell));
    assert_null(desk_patch(desk, "tooltip"));
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
}

/* The power of the tile in hand is explained over the tile, and marked in the help, in sight also
 * where that is longer than the window. */
TEST(powers_are_found)
{
    static const char *const records[EDITIONS][2] = {
        [EDITION_SECOND] = {"records/second", "d5-000.aurochs"},
        [EDITION_FIRST] = {"records/first", "f-d2-027.aurochs"}};
    for (int edition = 0; edition < EDITIONS; edition++) {
        Desk *desk = desk_open_record(records[edition][0], records[edition][1]);
        const TileSet *set = &session_edition(desk->on.session)->tiles;
        unsigned met = 0;
        stand_resize(&desk->on, 640, 400, 100);
        for (int at = 0; at < session_move_count(desk->on.session); at++) {
            desk_seek(desk, at);
            if (desk_game(desk)->phase != PHASE_PLACE)
                continue;
            desk_frame(desk);
            Power power = (Power)set->tiles[desk_game(desk)->hand].power;
            const Widget *tip = widgets_named(&desk->on.ui.widgets, "power");
            assert_int_equal(tip != NULL, power != POWER_NONE);
            if (power == POWER_NONE)
                continue;
            const char *rule = say_power_rule((EditionId)edition, power);
            assert_told_briefly(desk, (EditionId)edition, power);
            desk_point(desk, (Point){tip->rect.x + 9, tip->rect.y + 9});
            assert_non_null(strstr(widgets_named(&desk->on.ui.widgets, "power")->tip, rule));
            desk_input(desk, (Input){.kind = INPUT_LEAVE});
            desk_key(desk, KEY_F1, 0);
            assert_int_equal(desk->on.ui.overlay, OVERLAY_RULEBOOK);
            assert_string_equal(desk->on.ui.dialogs.book.told, rule);
            desk_key(desk, KEY_ESCAPE, 0);
            met |= 1u << power;
        }
        assert_true(edition == EDITION_FIRST ? met == (1u << POWER_WILDFIRE | 1u << POWER_SHRINE)
                                             : (met & (met - 1)) != 0);
    }
}

/* Space goes through the cells as one reads, however the board is turned. */
TEST(test_space_reads_row_by_row)
{
    for (int turns = 0; turns < 4; turns++) {
        Desk *desk = desk_open_at(EDITION_SECOND, 2, 5, 24, PHASE_PLACE);
        for (int i = 0; i < turns; i++)
            desk_key(desk, 'b', 0);
        TableModel model = desk_model(desk);
        Point before = {-INFINITY, -INFINITY};
        int count = model.view.legal_count;
        assert_true(count > 4);
        for (int i = 0; i < count; i++) {
            desk_key(desk, KEY_SPACE, 0);
            model = desk_model(desk);
            Rect cell = cell_seen(&model.view, model.view.ghost.cell);
            if (i > 0)
                assert_true(cell.y > before.y + 1 ||
                            (fabsf(cell.y - before.y) <= 1 && cell.x > before.x));
            before = (Point){cell.x, cell.y};
        }
    }
}

/* What keys chose is let go of before the lens and the menu, of a tile as of a piece. */
TEST(test_escape_closes_the_strip)
{
    Desk *desk = NULL;
    for (int phase = PHASE_PLACE; phase <= PHASE_PIECE; phase++) {
        desk = desk_open(EDITION_SECOND, 2, 5, 20);
        assert_true(desk_play_until(desk, (Phase)phase));
        desk_key(desk, 'm', 0);
        desk_key(desk, KEY_SPACE, 0);
        TableModel model = desk_model(desk);
        assert_true(phase == PHASE_PLACE ? model.view.ghost.state == GHOST_FITS
                                         : model.view.spot >= 0);
        desk_key(desk, KEY_ESCAPE, 0);
        model = desk_model(desk);
        assert_true(model.view.ghost.state == GHOST_NONE && model.view.spot < 0);
        assert_int_equal(desk->on.ui.table.lens.kind, LENS_MEADOWS);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_int_equal(desk->on.ui.table.lens.kind, LENS_NONE);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_MENU);
    }
    /* In the final scoring Esc shows all at once, but the strip comes first there too. */
    desk = desk_open(EDITION_SECOND, 2, 5, 0);
    desk_play_out(desk);
    desk_key(desk, 'h', 0);
    assert_true(desk->on.ui.table.strip.open);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_false(desk->on.ui.table.strip.open);
    assert_int_equal(desk->on.ui.screen, SCREEN_TABLE);
}

static void press_at(Desk *desk, Point at)
{
    desk_point(desk, at);
    desk_button(desk, INPUT_DOWN, at);
}

static void look_at_a_piece(Desk *desk)
{
    TableModel model = desk_model(desk);
    const TileSet *set = &session_edition(desk->on.session)->tiles;
    uint8_t tile = set->node[desk_game(desk)->pieces[0].node].tile;
    Cell cell = game_site_of_tile(desk_game(desk), tile)->cell;
    Rect rect = cell_seen(&model.view, cell);
    for (int i = 1; i < 64 && desk->on.ui.table.inspect.pin.node == NO_NODE; i++)
        desk_click(
            desk,
            (Point){rect.x + rect.w * (float)(i % 8) / 8, rect.y + rect.h * (float)(i / 8) / 8},
            BUTTON_LEFT);
    assert_true(desk->on.ui.table.inspect.pin.node != NO_NODE);
}

static void go_to_an_award(Desk *desk)
{
    Point at = rect_middle(widgets_of_verb(&desk->on.ui.widgets, VERB_AWARD)->rect);
    desk_click(desk, at, BUTTON_LEFT);
    assert_true(desk->on.ui.table.inspect.fly.node != NO_NODE);
}

static void drag_the_board(Desk *desk)
{
    press_at(desk, (Point){60, 360});
    desk_point(desk, (Point){200, 360});
    assert_true(desk->on.ui.table.pointer.dragging);
}

static void drag_on_the_map(Desk *desk)
{
    desk_key(desk, '+', 0);
    desk_key(desk, '+', 0);
    press_at(desk, rect_middle(stand_widget(&desk->on, "whole-land")->rect));
    assert_true(desk->on.ui.table.map.held);
}

/* Whatever is shown because it was asked for, and whatever is dragged, goes before the menu comes.
 */
TEST(test_escape_lets_go_first)
{
    static const struct {
        int key; /* 0: what `show` does */
        uint8_t mods;
        void (*show)(Desk *desk);
    } cases[] = {{'m', 0, NULL},          {'g', 0, NULL},          {'f', 0, NULL},
                 {'s', 0, NULL},          {'p', 0, NULL},          {'h', 0, NULL},
                 {'l', 0, NULL},          {'t', 0, NULL},          {KEY_F1, 0, NULL},
                 {KEY_UP, MOD_ALT, NULL}, {0, 0, look_at_a_piece}, {0, 0, go_to_an_award},
                 {0, 0, drag_the_board},  {0, 0, drag_on_the_map}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Desk *desk = desk_open_record_at("records/second", "d2-001.aurochs", 59);
        assert_int_equal(desk_game(desk)->phase, PHASE_PLACE);
        if (cases[i].show)
            cases[i].show(desk);
        else
            desk_key(desk, cases[i].key, cases[i].mods);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
        const TableUi *table = &desk->on.ui.table;
        assert_true(!table->pointer.held && !table->map.held && !table->strip.open);
        assert_true(table->inspect.pin.node == NO_NODE && table->inspect.fly.node == NO_NODE);
        assert_true(table->inspect.walk.lit.node == NO_NODE && table->lens.kind == LENS_NONE);
        desk_key(desk, KEY_ESCAPE, 0);
        assert_int_equal(desk->on.ui.overlay, OVERLAY_MENU);
    }
}
