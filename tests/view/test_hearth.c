/* The fire at the results: what appears when, that it is still then, and that all players and all
 * winners are there. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "play/breakdown.h"
#include "stand.h"
#include "view/pages/chart.h"
#include "view/pages/ranking.h"
#include "view/pages/results_fire.h"
#include "view/pages/scenes.h"
#include "view/state/nav.h"
#include "view/table/final.h"

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
    char text[LARGEST_BYTES];
    Frame frame = ui_frame(&stand->ui, &stand->scene, NULL, 1);
    breakdown_of(stand->session, &breakdown);
    for (int group = 0; group < POINT_GROUPS; group++) {
        if (!breakdown.largest[group].points)
            continue;
        largest_say(&frame, &breakdown, (PointGroup)group, EDITION_SECOND, 300, text);
        if (stand_shows(stand, text))
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
    static const uint16_t cases[][POINT_GROUPS] = {
        {40, 50, 60, 30, 20}, {101, 95, 1, 2, 3}, {1, 0, 4, 2, 3}, {0, 202, 0, 0, 0}};
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
