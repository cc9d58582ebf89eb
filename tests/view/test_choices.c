

/* The panel while a piece is due: a button for each place, with words on it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/blocked.h"
#include "play/preview.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/board/spots.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "where.h"

static const Widget *choice(const Desk *desk, int i)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    for (int w = 0; w < widgets->count; w++)
        if (widgets->items[w].id == widget_id(widgets, VERB_SPOT, i))
            return &widgets->items[w];
    fail_msg("there is no button for spot %d", i + 1);
    return NULL;
}

/* A choice says where it is: one of several at least in which direction, all of them in the same
 * manner (`brief` 1 or 0; -1: not known yet), and how large its area is. */
static void assert_place(const TableView *view, const Spot *spot, const Widget *button, int *brief)
{
    const char *place = spot_place(view, spot);
    if (spot->single) {
        assert_string_equal(button->second, place);
        assert_null(button->aside);
        return;
    }
    *brief = *brief < 0 ? strcmp(button->second, place) != 0 : *brief;
    assert_string_equal(button->second, *brief ? phrase(SAY_WAY + spot->way) : place);
    assert_int_equal(button->aside != NULL, view->allows.previews);
    if (!button->aside)
        return;
    int count = spot->role == ROLE_HUT ? system_info(view->edition, view->game, spot->node).tiles
                                       : area_info(view->edition, view->game, spot->node).tiles;
    assert_string_equal(button->aside, say_number(SAY_THINGS + THING_TILES, count));
}

/* What stands on a button: the command of the list's next text there, from its place `at` on, which
 * moves behind it; or NULL. */
static const DrawCommand *next_text_on(const Desk *desk, const Widget *button, size_t *at)
{
    while (*at < desk->on.list.count) {
        const DrawCommand *command = &desk->on.list.commands[(*at)++];
        if (command->kind == DRAW_TEXT &&
            rect_holds(button->rect, command->rect.x, command->rect.y))
            return command;
    }
    return NULL;
}

/* What says where it is, if there is room for that, stands there in letters that are read as well
 * as others. */
static void assert_letters(const Desk *desk, const Widget *button, float u)
{
    const DrawCommand *command;
    for (size_t at = 0; (command = next_text_on(desk, button, &at));)
        if (strcmp(draw_command_text(&desk->on.list, command), button->second) == 0)
            assert_true(command->size >= .85f * fminf(14 * u, .44f * button->rect.h));
}

/* Each has its words and what it would bring; that they lie apart is for test_fold.c. */
static void assert_choices(const Desk *desk, const TableModel *model)
{
    const TableView *view = &model->view;
    float u = model->layout.buttons.h / 44;
    int brief = -1;
    for (int i = 0; i < view->main_count; i++) {
        const Widget *button = choice(desk, i);
        assert_true(button->rect.x == choice(desk, 0)->rect.x && button->rect.h >= 29 * u - 1);
        assert_string_equal(button->label, phrase(SAY_PIECE + view->spots[i].role));
        assert_place(view, &view->spots[i], button, &brief);
        assert_letters(desk, button, u);
        assert_int_equal(button->spare > 0, view->allows.previews);
    }
}

/* Players keep their rows with names as long as a smaller tile leaves them the room: five of them
 * up to `rows` choices. */
TEST(every_choice_is_told_in_words)
{
    static const struct {
        Window window;
        int players, rows;
    } sizes[] = {{{1280, 720, 100}, 5, 4}, {{1920, 1080, 100}, 5, 7}, {{1920, 1080, 150}, 5, 6},
                 {{1280, 720, 100}, 2, 0}, {{1280, 720, 200}, 3, 0},  {{1920, 1080, 125}, 4, 0},
                 {{1024, 768, 150}, 3, 0}, {{640, 480, 100}, 3, 0}};
    int counts[MAX_SPOTS] = {0}, smaller = 0;
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++)
        for (uint64_t seed = 50; seed < 52; seed++) {
            Desk *desk =
                desk_open(seed % 2 ? EDITION_FIRST : EDITION_SECOND, sizes[s].players, seed, 0);
            Window window = sizes[s].window;
            stand_resize(&desk->on, window.w, window.h, window.scale);
            while (desk_play_until(desk, PHASE_PIECE)) {
                TableModel model = desk_model(desk);
                bool rows = !model.layout.brief_rows && model.layout.heads > 0;
                assert_choices(desk, &model);
                assert_true(rows || model.view.main_count > sizes[s].rows);
                smaller += rows && model.layout.slot.w < 200 * model.layout.buttons.h / 44;
                counts[model.view.main_count]++;
                desk_play(desk);
            }
        }
    assert_true(test_met(counts[4] > 10 && counts[7] > 0 && counts[9] > 0 && smaller > 0));
}

/* The points on a choice's button: what is put brings them, what is taken back gives them up. */
static int points_on(const Desk *desk, const Widget *button)
{
    static const char minus[] = "\u2212";
    int points = -1;
    const DrawCommand *command;
    for (size_t at = 0; (command = next_text_on(desk, button, &at));) {
        const char *text = draw_command_text(&desk->on.list, command);
        if (text[0] == '+' || strcmp(text, "0") == 0)
            points = atoi(text);
        else if (strncmp(text, minus, sizeof minus - 1) == 0)
            points = atoi(text + sizeof minus - 1);
    }
    assert_true(points >= 0);
    return points;
}

/* Returns how many of the choices bring nothing, as the turn ends the game or no tile left closes
 * their area. */
static int check_points(Desk *desk)
{
    int count = 0;
    desk_rest(desk);
    TableModel model = desk_model(desk);
    const TableView *view = &model.view;
    Game after = game_play(view->edition, view->game, move_of(MOVE_PASS), NULL);
    for (int i = 0; i < view->main_count; i++) {
        const Spot *spot = &view->spots[i];
        if (spot->role == ROLE_HUT || spot->role == ROLE_HUNTER)
            continue;
        AreaInfo area = area_info(view->edition, view->game, spot->node);
        bool never = !area.closed && (after.phase == PHASE_END ||
                                      blocked_stays_open(view->edition, view->game, area.node));
        assert_int_equal(points_on(desk, choice(desk, i)), never ? 0 : area.points);
        count += never;
    }
    return count;
}

/* A forest or river that no tile left can close brings nothing; on the last tile none does that
 * stays open, unless a turn is still to come that could close it. */
TEST(nothing_is_promised_that_never_comes)
{
    int never = 0, blocked = 0;
    for (uint64_t seed = 1; seed <= test_share(300); seed++) {
        Desk *desk = desk_open(seed % 2 ? EDITION_FIRST : EDITION_SECOND, 5, seed, 0);
        while (desk_play_to(desk, PHASE_PIECE)) {
            if (desk_game(desk)->land.drawn == desk_game(desk)->land.count)
                never += check_points(desk);
            else if (seed % 10 == 0)
                blocked += check_points(desk);
            desk_play(desk);
        }
    }
    assert_true(test_met(never > 5 && blocked > 5));
}

/* Many choices: in the order of their roles, each on the large tile by a disc
 * of its own that lights its button, as the button chooses its piece. */
TEST(many_choices_are_told_apart)
{
    enum { GRID = 30 };
    static const int order[ROLES] = {
        [ROLE_FISHER] = 0, [ROLE_GATHERER] = 1, [ROLE_HUNTER] = 2, [ROLE_HUT] = 3};
    int many = 0;
    Desk *desk = desk_open(EDITION_SECOND, 3, 11, 0);
    while (desk_play_until(desk, PHASE_PIECE)) {
        TableModel model = desk_model(desk);
        const TableView *view = &model.view;
        Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
        TableView slot = *view;
        slot.board = table_slot_view(&frame, &model.layout, view->placed->cell, view->turn);
        Rect rect = slot.board.rect;
        for (int i = 1; i < view->main_count; i++)
            assert_true(order[view->spots[i - 1].role] <= order[view->spots[i].role]);
        for (int i = 0; i < view->main_count && marks_wanted(&frame, &slot); i++) {
            int hits = 0;
            Point inside = {0, 0};
            for (int p = 0; p < GRID * GRID; p++) {
                Point at = {rect.x + rect.w * (float)(p % GRID) / GRID,
                            rect.y + rect.h * (float)(p / GRID) / GRID};
                bool hit = marks_at(&frame, &slot, at) == i;
                hits += hit;
                inside = hit ? at : inside;
            }
            assert_true(hits > GRID * GRID / 180);
            desk_point(desk, inside);
            assert_int_equal(desk_model(desk).view.spot, i);
            assert_true(choice(desk, i)->on);
            many++;
        }
        desk_play(desk);
    }
    assert_true(many > 40);
}

static void check_twins(Desk *desk, TableModel *model, void *context)
{
    int *twins = context;
    const TableView *view = &model->view;
    for (int s = 0; s < view->spot_count; s++) {
        table_choose(&model->view, s);
        assert_true((view->twin >= 0) == (s >= view->main_count));
        if (view->twin < 0)
            continue;
        const Spot *twin = &view->spots[view->twin], *chosen = &view->spots[s];
        assert_true(view->twin < view->main_count && twin->role == ROLE_HUT);
        assert_int_equal(view->game->systems.label[twin->node],
                         view->game->systems.label[chosen->node]);
        desk_point(desk, point_seen(&model->view, chosen->at));
        desk_frame(desk);
        TableModel now = desk_model(desk);
        if (now.view.spot != s)
            continue; /* another spot lies nearer */
        for (int i = 0; i < view->main_count; i++)
            assert_int_equal(choice(desk, i)->on, i == now.view.twin);
        ++*twins;
    }
}

/* Whoever points at a river whose hut is shown on the lake sees the button of that hut lit; that
 * its number is there is for test_room.c. */
TEST(a_hut_elsewhere_lights_its_button)
{
    int twins = 0;
    desk_each_choice(4, check_twins, &twins);
    assert_true(twins > 4);
}

static void assert_lights(Desk *desk, Point at, int spot)
{
    desk_point(desk, at);
    desk_rest(desk);
    TableModel model = desk_model(desk);
    assert_int_equal(model.view.spot, spot);
    assert_int_equal(model.lit.node, model.view.spots[spot].node);
    for (int i = 0; i < model.view.main_count; i++)
        assert_int_equal(choice(desk, i)->on, i == spot);
}

/* Returns how many there are. */
static int check_recalled(Desk *desk)
{
    desk_point(desk, (Point){2, 2});
    desk_rest(desk);
    TableModel model = desk_model(desk);
    const TableView *view = &model.view;
    int count = view->main_count;
    assert_choices(desk, &model);
    assert_int_equal(count, model.view.spot_count);
    for (int i = 0; i < count; i++) {
        const Spot *spot = &model.view.spots[i];
        AreaInfo area = area_info(view->edition, view->game, spot->node);
        if (!blocked_stays_open(view->edition, view->game, area.node))
            assert_int_equal(points_on(desk, choice(desk, i)),
                             preview_gives_up(view->edition, view->game, spot->move));
        assert_lights(desk, rect_middle(choice(desk, i)->rect), i);
        assert_lights(desk, point_seen(&model.view, spot->at), i);
    }
    desk_point(desk, rect_middle(model.layout.pass));
    desk_rest(desk);
    assert_true(desk_model(desk).view.none);
    return count;
}

/* Each meeple that could be taken back has a line as a piece has one, which lights it and is lit by
 * it; "Keep all" is among them as "Place nothing" is. */
TEST(every_meeple_to_take_back_has_its_line)
{
    static const Window sizes[] = {
        {1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 100}, {1024, 768, 150}};
    static const char *const games[] = {"d3-001.aurochs", "d4-001.aurochs", "d4-004.aurochs",
                                        "x2-002.aurochs", "x2-003.aurochs", "x5-003.aurochs"};
    int most = 0;
    for (size_t s = 0; s < test_share(sizeof sizes / sizeof *sizes); s++)
        for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
            Desk *desk = desk_open_record("records/second", games[g]);
            stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
            int at = 1;
            while (session_game_at(desk->on.session, at)->phase != PHASE_RECALL)
                at++;
            desk_seek(desk, at);
            int lines = check_recalled(desk);
            most = lines > most ? lines : most;
        }
    assert_true(most >= MANY_SPOTS);
}
