/* The results: what they show and lead to; and the fire, what appears when, that it is still then,
 * and that all players and all winners are there. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "play/breakdown.h"
#include "play/logbook.h"
#include "stand.h"
#include "view/model/final.h"
#include "view/pages/chart.h"
#include "view/pages/ranking.h"
#include "view/pages/results_fire.h"
#include "view/pages/scenes.h"
#include "view/state/nav.h"
#include "view/words/areas.h"
#include "view/words/names.h"

enum { DAY = 86400, BEGIN = 10 };

/* The results of a game come after its last step, at BEGIN seconds. */
static Stand *open_results(int players, bool reduced)
{
    Stand *stand = stand_open(1280, 720);
    stand->scene.today = DAY;
    stand->scene.now = BEGIN;
    stand->ui.options.reduced_motion = reduced;
    stand_play(stand, EDITION_SECOND, players);
    ui_go(&stand->ui, SCREEN_TABLE);
    stand_frame(stand);
    stand->ui.cues.count = 0;
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    return stand;
}

static void frame_at(Stand *stand, double since)
{
    stand->scene.now = BEGIN + since;
    stand_frame(stand);
}

static int drawn(const DrawList *list, const char *begin)
{
    int count = 0;
    for (size_t i = 0; i < list->count; i++)
        count +=
            list->commands[i].name && strncmp(list->commands[i].name, begin, strlen(begin)) == 0;
    return count;
}

/* What the largest catch is said to be, as the page says it last. */
static bool catch_said(Stand *stand)
{
    Breakdown breakdown;
    Frame frame = ui_frame(&stand->ui, &stand->scene, NULL, 1);
    breakdown_of(stand->session, &breakdown);
    for (int group = 0; group < POINT_GROUPS; group++) {
        if (!breakdown.largest[group].points)
            continue;
        if (stand_shows(stand,
                        largest_say(&frame, &breakdown, (PointGroup)group, EDITION_SECOND, 300)))
            return true;
    }
    return false;
}

TEST(one_after_another)
{
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        double first_hand = -1, last_hand = -1, painted = -1, said = -1;
        int hands = 0;
        Stand *stand = open_results(players, false);
        assert_int_equal(drawn(&stand->list, "hearth-spray"), 0);
        assert_int_equal(drawn(&stand->list, "pic-"), 0);
        for (double since = 0; since <= unfold_seconds(players) + .1; since += 1. / 60) {
            frame_at(stand, since);
            int now = drawn(&stand->list, "hearth-spray");
            assert_in_range(now, hands, hands + 1);
            if (now > 0 && first_hand < 0)
                first_hand = since;
            if (now == players && last_hand < 0)
                last_hand = since;
            if (painted < 0 && drawn(&stand->list, "pic-") > 0)
                painted = since;
            if (said < 0 && catch_said(stand))
                said = since;
            hands = now;
        }
        assert_true(0 < first_hand && first_hand < last_hand && last_hand < painted);
        assert_true(painted < said && said <= unfold_seconds(players) + 1. / 60);
        assert_int_equal(drawn(&stand->list, "hearth-spray"), players);
    }
}

/* The winner's hand comes last; each comes with a beat, and so does the painting. */
TEST(each_comes_with_a_beat)
{
    double before = BEGIN;
    int beats = 0;
    Stand *stand = open_results(4, false);
    for (int i = 0; i < stand->ui.cues.count; i++) {
        Cue cue = stand->ui.cues.items[i];
        if (cue.id != CUE_FINAL_LINE)
            continue;
        assert_true(cue.at > before && fabsf(cue.pan) <= 1);
        before = cue.at;
        beats++;
    }
    assert_int_equal(beats, 4 + 1);
    assert_true(unfold_hand_at(4, 0) > unfold_hand_at(4, 1));
    stand->ui.cues.count = 0;
    frame_at(stand, .2);
    ui_go(&stand->ui, SCREEN_LOOK_BACK);
    frame_at(stand, .3);
    ui_go(&stand->ui, SCREEN_RESULTS);
    frame_at(stand, .4);
    for (int i = 0; i < stand->ui.cues.count; i++) /* of each game once */
        assert_int_not_equal(stand->ui.cues.items[i].id, CUE_FINAL_LINE);
}

static bool flickers(const DrawCommand *command)
{
    return command->name && (strncmp(command->name, "hearth-flame", 12) == 0 ||
                             strcmp(command->name, "valley-glow") == 0);
}

/* Where the fire may change: near the fire, and no more than a tenth of the output. */
static bool near_fire(Rect rect)
{
    return rect.x > 820 && rect.x + rect.w < 1090 && rect.y > 240 && rect.y + rect.h < 590;
}

TEST(then_it_is_still_but_for_the_fire)
{
    Stand *stand = open_results(3, false);
    assert_true(view_animating(&stand->ui, &stand->scene));
    double end = unfold_seconds(3) + .01;
    frame_at(stand, end);
    assert_false(view_animating(&stand->ui, &stand->scene));
    double due = view_due(&stand->ui, &stand->scene) - stand->scene.now;
    assert_true(due > 0 && due < 1. / 12 + .001);
    Stand *later = open_results(3, false);
    frame_at(later, end + 100.4);
    assert_int_equal(stand->list.count, later->list.count);
    int changes = 0;
    for (size_t i = 0; i < stand->list.count; i++) {
        const DrawCommand *a = &stand->list.commands[i], *b = &later->list.commands[i];
        bool same = a->kind == b->kind && a->colour.a == b->colour.a &&
                    (a->name == b->name || (a->name && b->name && !strcmp(a->name, b->name))) &&
                    memcmp(&a->rect, &b->rect, sizeof a->rect) == 0;
        if (same)
            continue;
        assert_true(flickers(a) && near_fire(a->rect) && near_fire(b->rect));
        changes++;
    }
    assert_true(changes > 1);
    stand->scene.away = true; /* nobody sees it burn */
    assert_true(isinf(view_due(&stand->ui, &stand->scene)));
}

TEST(without_motion_all_is_there_at_once)
{
    Stand *stand = open_results(5, true);
    assert_int_equal(drawn(&stand->list, "hearth-spray"), 5);
    assert_int_equal(drawn(&stand->list, "hearth-flame"), 1);
    assert_int_equal(drawn(&stand->list, hearth_flames[0]), 1);
    assert_true(catch_said(stand));
    assert_false(view_animating(&stand->ui, &stand->scene));
    assert_true(isinf(view_due(&stand->ui, &stand->scene)));
    frame_at(stand, 7.3);
    assert_int_equal(drawn(&stand->list, hearth_flames[0]), 1);
}

/* A click in the middle of a button. */
static Intent click(Stand *stand, const char *name)
{
    Rect rect = stand_widget(stand, name)->rect;
    Input input = {.kind = INPUT_DOWN, .clicks = 1, .x = rect.x + rect.w / 2};
    input.y = rect.y + rect.h / 2;
    ui_handle(&stand->ui, &stand->scene, &input);
    stand_frame(stand);
    input.kind = INPUT_UP;
    Intent intent = ui_handle(&stand->ui, &stand->scene, &input);
    stand_frame(stand);
    return intent;
}

/* Clicks that were meant for the last step of the final scoring begin no other game. */
TEST(a_click_too_soon_presses_nothing)
{
    Stand *stand = open_results(3, false);
    frame_at(stand, .4);
    assert_int_equal(click(stand, "again").kind, INTENT_NONE);
    assert_int_equal(drawn(&stand->list, "hearth-spray"), 3);
    assert_false(view_animating(&stand->ui, &stand->scene));
    frame_at(stand, 1.4);
    assert_int_equal(click(stand, "again").kind, INTENT_NONE);
    frame_at(stand, 1.6);
    assert_int_equal(click(stand, "again").kind, INTENT_NEW_GAME);
    stand = open_results(3, false);
    frame_at(stand, 2.5); /* it still unfolds */
    assert_int_equal(click(stand, "again").kind, INTENT_NONE);
    assert_int_equal(click(stand, "again").kind, INTENT_NEW_GAME);
    stand = open_results(3, true);
    frame_at(stand, 1.4);
    assert_int_equal(click(stand, "again").kind, INTENT_NONE);
    frame_at(stand, 1.6);
    assert_int_equal(click(stand, "again").kind, INTENT_NEW_GAME);
}

/* A breakdown with these totals, drawn when all is there. */
static DrawList drawn_with(Stand *stand, const Breakdown *breakdown, const Setup *setup)
{
    DrawList list = {0};
    widgets_begin(&stand->ui.widgets);
    Frame frame = ui_frame(&stand->ui, &stand->scene, &list, stand->scene.height / 720);
    fire_draw(&frame, &(Fire){.breakdown = breakdown,
                              .setup = setup,
                              .since = INFINITY,
                              .largest = WIDGETS_SCREEN});
    assert_false(list.failed);
    return list;
}

/* Whoever shares the victory shares the ring, and has a large hand. */
TEST(ties_share_the_ring)
{
    Stand *stand = stand_open(1280, 720);
    Setup setup = test_setup(EDITION_SECOND, 5, 3);
    for (int tied = 1; tied <= 5; tied++) {
        Breakdown breakdown = {.player_count = 5, .final = true};
        for (int p = 0; p < 5; p++)
            breakdown.totals[p] = (uint16_t)(p < tied ? 40 : 30 - p);
        DrawList list = drawn_with(stand, &breakdown, &setup);
        int colours = 0, large = 0, sitters = 0;
        float most = 0;
        for (int p = 0; p < 5; p++) {
            int colour = setup.seats[p].colour, there = 0;
            for (int side = 0; side < HEARTH_SIDES; side++)
                there += drawn(&list, hearth_facing[side][colour]) +
                         drawn(&list, hearth_backs[side][colour]);
            assert_true((there > 0) == (p < tied));
            colours += there > 0;
            sitters += there;
        }
        for (int pass = 0; pass < 2; pass++)
            for (const DrawCommand *c = NULL;
                 (c = test_next(&list, DRAW_LAYER, "hearth-palm", c));) {
                most = fmaxf(most, c->rect.w);
                for (const DrawCommand *other = c;
                     (other = test_next(&list, DRAW_LAYER, "hearth-palm", other));)
                    assert_false(stand_overlap(c->rect, other->rect));
                large += pass == 1 && c->rect.w == most;
            }
        assert_int_equal(colours, tied);
        assert_int_equal(large, tied);
        assert_int_equal(sitters, 6);
        draw_free(&list);
    }
}

/* The largest hunt is painted by its greatest animal, else what was fished or gathered. */
TEST(the_catch_is_painted)
{
    static const struct {
        PointGroup group;
        Award award;
        const char *painting;
    } cases[] = {
        {POINTS_MEADOWS, {.kind = AWARD_MEADOW, .animals = {1, 2, 3}}, "pic-mammoth"},
        {POINTS_MEADOWS, {.kind = AWARD_MEADOW, .animals = {0, 1, 3}}, "pic-aurochs"},
        {POINTS_MEADOWS, {.kind = AWARD_MEADOW, .animals = {0, 0, 3}}, "pic-deer"},
        {POINTS_RIVERS, {.kind = AWARD_RIVER, .tiles = 4}, "pic-fish"},
        {POINTS_FORESTS, {.kind = AWARD_FOREST, .tiles = 4}, "pic-mushroom"},
        {POINTS_POWERS, {.kind = AWARD_HUNTING_TRAP, .animals = {0, 0, 1}}, "pic-deer"},
    };
    Stand *stand = stand_open(1280, 720);
    Setup setup = test_setup(EDITION_SECOND, 2, 3);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Breakdown breakdown = {.player_count = 2, .totals = {9, 5}};
        breakdown.largest[cases[i].group] = cases[i].award;
        breakdown.largest[cases[i].group].points = 5;
        breakdown.holders[cases[i].group] = 1;
        DrawList list = drawn_with(stand, &breakdown, &setup);
        assert_true(drawn(&list, cases[i].painting) > 0);
        draw_free(&list);
    }
}

TEST(the_curve_comes_as_it_went)
{
    Breakdown breakdown;
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 3);
    breakdown_of(stand->session, &breakdown);
    breakdown.final = false; /* its line stands there from the first */
    for (float share = .25f; share <= 1; share += .25f) {
        DrawList list = {0};
        float right = 0;
        Frame frame = ui_frame(&stand->ui, &stand->scene, &list, 1);
        Chart chart = chart_of_points(&frame, (Rect){0, 0, 600, 200}, session_setup(stand->session),
                                      &breakdown);
        chart.share = share;
        chart_draw(&frame, &chart);
        for (const DrawCommand *c = NULL; (c = test_next(&list, DRAW_LINE, NULL, c));)
            right = fmaxf(right, list.points[c->first + c->count - 1].x);
        assert_true(fabsf(right - 40 - 520 * share) < 12);
        draw_free(&list);
    }
}

/* Texts of the list that say this, with their middles within `rect`. */
static int said_within(const DrawList *list, const char *text, Rect rect)
{
    int count = 0;
    for (const DrawCommand *c = NULL; (c = test_next(list, DRAW_TEXT, text, c));)
        count += rect_holds(rect, c->rect.x + c->rect.w / 2, c->rect.y + c->rect.h / 2);
    return count;
}

/* However small a box is beside the winner's, its number is told, once: in it, or after the bar, or
 * above it where that has no room; and each kind answers, once. */
TEST(every_kind_has_its_number)
{
    static const uint16_t cases[][POINT_GROUPS] = {{40, 50, 60, 30, 20},
                                                   {101, 95, 1, 2, 3},
                                                   {1, 0, 4, 2, 3},
                                                   {0, 202, 0, 0, 0},
                                                   {40, 0, 60, 30, 20, 50}};
    enum { CASES = sizeof cases / sizeof *cases, BEST = 202 };
    Stand *stand = stand_open(1280, 720);
    Frame frame = ui_frame(&stand->ui, &stand->scene, &stand->list, 1);
    for (int i = 0; i < CASES; i++) {
        Rect bar = {100, 130, 400, 20}, line = {100, 100, 400, 26};
        draw_clear(&stand->list);
        widgets_begin(&stand->ui.widgets);
        float free = bars_put(&frame, bar, line, cases[i], BEST, 1);
        int kinds = 0;
        for (int group = 0; group < POINT_GROUPS; group++) {
            char text[16];
            snprintf(text, sizeof text, "%d", cases[i][group]);
            kinds += cases[i][group] > 0;
            Rect both = {line.x, line.y, line.w, bar.y + bar.h - line.y};
            assert_int_equal(said_within(&stand->list, text, both), cases[i][group] > 0);
        }
        for (int w = 0; w < stand->ui.widgets.count; w++) {
            const Widget *spot = &stand->ui.widgets.items[w];
            assert_true(spot->rect.x + spot->rect.w <= 501);
            assert_true(spot->rect.y >= bar.y || spot->rect.x >= free);
            for (int v = 0; v < w; v++)
                assert_false(stand_overlap(spot->rect, stand->ui.widgets.items[v].rect));
        }
        assert_int_equal(stand->ui.widgets.count, kinds);
        assert_true(i == 1 ? free < 500 : free == 500);
    }
}

TEST(results_show_every_point)
{
    Stand *stand = stand_open(1280, 720);
    for (int players = MIN_PLAYERS; players <= MAX_PLAYERS; players++) {
        stand_play(stand, EDITION_SECOND, players);
        ui_go(&stand->ui, SCREEN_RESULTS);
        stand_frame(stand);
        const Game *game = session_game(stand->session);
        for (int p = 0; p < players; p++) {
            assert_true(stand_shows(stand, said("%d", game->scores[p])));
        }
        assert_true(
            stand_shows(stand, say_winners(session_setup(stand->session), game_leaders(game))));
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
    static const char *const names[POINT_GROUPS] = {"largest-forest", "largest-river",
                                                    "largest-meadow", "largest-system",
                                                    "no start",       "largest-power"};
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
            assert_int_equal(badges_on(stand, box->rect), holders);
            assert_true(stand_shows(
                stand, said(holders > 1 || breakdown.equals[group] > 1 ? "%d each" : "%d",
                            breakdown.largest[group].points)));
            if (breakdown.equals[group] > 1) {
                assert_true(stand_shows(stand, say_areas((EditionId)edition, (PointGroup)group,
                                                         breakdown.equals[group])));
                several++;
            }
            stand_press(stand, names[group]);
            assert_int_equal(stand->ui.screen, SCREEN_TABLE);
            assert_int_equal(stand->ui.table.inspect.fly.node, breakdown.largest[group].node);
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
