/* Around a game: the title tells of the last one, the points that the results show are the ones
 * that were scored. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "play/logbook.h"
#include "play/remaining.h"
#include "stand.h"
#include "view/draw/palette.h"
#include "view/pages/chart.h"
#include "view/state/nav.h"
#include "view/words/areas.h"
#include "view/words/names.h"

TEST(results_show_every_point)
{
    Stand *stand = stand_open(1280, 720);
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        stand_play(stand, EDITION_SECOND, players);
        ui_go(&stand->ui, SCREEN_RESULTS);
        stand_frame(stand);
        const Game *game = session_game(stand->session);
        char text[400];
        for (int p = 0; p < players; p++) {
            snprintf(text, sizeof text, "%d", game->scores[p]);
            assert_true(stand_shows(stand, text));
        }
        say_winners(session_setup(stand->session), game_leaders(game), text, sizeof text);
        assert_true(stand_shows(stand, text));
    }
}

/* The badges drawn on a button. */
static int badges_on(const Stand *stand, Rect rect)
{
    int badges = 0;
    for (const DrawCommand *c = NULL; (c = test_next(&stand->list, DRAW_ICON, "badge-*", c));)
        badges += rect_holds(rect, c->rect.x, c->rect.y);
    return badges;
}

/* Whoever had as much is named, and a click shows where. */
TEST(results_name_all_who_had_most)
{
    static const char *const names[POINT_GROUPS] = {
        "largest-forest", "largest-river", "largest-meadow", "largest-system", "largest-power"};
    int several = 0;
    Stand *stand = stand_open(1280, 720);
    for (int game = 0; game < EDITIONS * (MAX_PLAYERS - 1); game++) {
        Breakdown breakdown;
        EditionId edition = (EditionId)(game % EDITIONS);
        int players = MIN_PLAYERS + game / EDITIONS;
        stand_play(stand, edition, players);
        breakdown_of(stand->session, &breakdown);
        ui_go(&stand->ui, SCREEN_TABLE); /* where the game was played */
        stand_frame(stand);
        for (int group = 0; group < POINT_GROUPS; group++) {
            ui_go(&stand->ui, SCREEN_RESULTS);
            stand_frame(stand);
            const Widget *box = widgets_named(&stand->ui.widgets, names[group]);
            int holders = 0;
            for (int p = 0; p < players; p++)
                holders += breakdown.holders[group] >> p & 1;
            if (!box)
                continue;
            char text[40];
            assert_int_equal(badges_on(stand, box->rect), holders);
            snprintf(text, sizeof text,
                     holders > 1 || breakdown.equals[group] > 1 ? "%d each" : "%d",
                     breakdown.largest[group].points);
            assert_true(stand_shows(stand, text));
            if (breakdown.equals[group] > 1) {
                say_areas((EditionId)edition, (PointGroup)group, breakdown.equals[group], text,
                          sizeof text);
                assert_true(stand_shows(stand, text));
                several++;
            }
            stand_press(stand, names[group]);
            assert_int_equal(stand->ui.screen, SCREEN_TABLE);
            assert_int_equal(stand->ui.table.look.fly.node, breakdown.largest[group].node);
            stand_key(stand, KEY_ESCAPE, 0);
        }
    }
    assert_true(several > 0);
}

/* What a box of a bar is made of is told at the pointer and at the keyboard, and a press leads to
 * the largest of it on the land. */
TEST(bars_answer_with_their_list)
{
    Logbook book;
    char text[200];
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 3);
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    logbook_of(stand->session, &book);
    const Widget *box = stand_widget(stand, "bar-meadows");
    Point middle = {box->rect.x + box->rect.w / 2, box->rect.y + box->rect.h / 2};
    const Award *best = NULL;
    for (int i = 0; i < book.entry_count; i++) {
        const LogEntry *entry = &book.entries[i];
        if (entry->kind == LOG_AWARD && entry->award.kind == AWARD_MEADOW &&
            entry->award.points > 0 && (!best || entry->award.points > best->points))
            best = &entry->award;
    }
    assert_non_null(best);
    snprintf(text, sizeof text, "+%d", best->points);
    bool told = false;
    for (int i = 0; i < stand->ui.widgets.count; i++) {
        if (strcmp(stand->ui.widgets.items[i].name, "bar-meadows") != 0)
            continue;
        widgets_focus(&stand->ui.widgets, stand->ui.widgets.items[i].id, true);
        stand_frame(stand);
        told = told || stand_shows(stand, text);
    }
    assert_true(told);
    widgets_focus(&stand->ui.widgets, 0, false);
    stand_frame(stand);
    assert_false(stand_shows(stand, text));
    Input input = {.kind = INPUT_POINTER, .x = middle.x, .y = middle.y};
    ui_handle(&stand->ui, &stand->scene, &input);
    stand_frame(stand);
    assert_int_equal(stand->ui.widgets.hover, stand_widget(stand, "bar-meadows")->id);
    stand_press(stand, "bar-meadows");
    assert_int_equal(stand->ui.screen, SCREEN_TABLE);
}

TEST(results_lead_on)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 3);
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    Intent intent = stand_press(stand, "again");
    const Setup *before = session_setup(stand->session);
    assert_int_equal(intent.kind, INTENT_NEW_GAME);
    assert_int_equal(intent.setup.player_count, 3);
    int shift = 0;
    while (intent.setup.seats[0].colour != before->seats[shift].colour)
        assert_in_range(++shift, 0, 2);
    for (int i = 0; i < 3; i++)
        assert_int_equal(intent.setup.seats[i].colour, before->seats[(shift + i) % 3].colour);
    assert_int_equal(stand_press(stand, "title").kind, INTENT_TITLE);
    stand_press(stand, "save");
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    assert_true(stand->ui.dialogs.saving);
    stand_key(stand, KEY_ESCAPE, 0);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand->ui.screen, SCREEN_TABLE);
}

TEST(axes_have_round_steps)
{
    static const struct {
        int top, most, step;
    } cases[] = {
        {1, 6, 1},  {6, 6, 1},   {7, 6, 2},   {13, 6, 5},
        {30, 6, 5}, {31, 6, 10}, {95, 6, 20}, {301, 6, 100},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(chart_step(cases[i].top, cases[i].most), cases[i].step);
}

TEST(badges_are_spread)
{
    float places[MAX_PLAYERS] = {100, 100, 20, 101, 300};
    chart_spread(places, MAX_PLAYERS, 24, 0, 300);
    for (int i = 0; i < MAX_PLAYERS; i++) {
        assert_true(places[i] >= 0 && places[i] <= 300);
        for (int j = 0; j < i; j++)
            assert_true(places[i] - places[j] > 23.5f || places[j] - places[i] > 23.5f);
    }
    assert_true(places[2] < places[0] && places[3] < places[4]);
}

/* However long the names are, the title says who won, and offers no going on with what is over. */
TEST(the_title_tells_of_the_last_game)
{
    Stand *stand = stand_open(1280, 720);
    Setup setup = test_setup(EDITION_SECOND, 2, 3);
    strcpy(setup.seats[0].name, "Bartholomew of the Long River");
    strcpy(setup.seats[1].name, setup.seats[0].name);
    for (int moves = 0; moves < 2; moves++) {
        stand_play(stand, EDITION_SECOND, 2);
        if (moves == 0)
            session_free(stand->session);
        if (moves == 0)
            stand->session = session_new(test_edition(EDITION_SECOND), &setup);
        stand->scene.session = NULL;
        stand->scene.last = stand->session;
        stand->scene.last_when = "today at 14:05";
        stand_frame(stand);
        bool over = moves == 1;
        assert_string_equal(stand_widget(stand, "continue")->label,
                            over ? "Look at it again" : "Continue");
        assert_int_equal(stand_widget(stand, "new")->style, over ? STYLE_OCHRE : STYLE_LEATHER);
        bool won = test_tells(&stand->list, " wins") || test_tells(&stand->list, "share");
        assert_true(over ? won && !test_tells(&stand->list, "\u2026")
                         : test_tells(&stand->list, "plays next"));
        /* as many as the page of what is left says: without the one in hand */
        Remaining remaining =
            remaining_of(session_edition(stand->session), session_game(stand->session));
        char text[40];
        snprintf(text, sizeof text, "%d land tiles left", remaining.left[STACK_LAND]);
        assert_true(over || stand_shows(stand, text));
        /* among all who play, and of who plays next beside the name */
        for (int p = 0; p < 2; p++) {
            bool next = !over && p == session_game(stand->session)->player;
            const Seat *seat = &session_setup(stand->session)->seats[p];
            assert_int_equal(test_count(&stand->list, DRAW_ICON, player_badges[seat->colour]),
                             next ? 2 : 1);
        }
    }
}
