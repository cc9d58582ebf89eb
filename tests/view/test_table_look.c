

/* How the table is laid out: nothing hides what it should not, at any size and however it is
 * turned. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"
#include "view/table/follow.h"
#include "view/table/panel.h"

/* On every tile, every two pieces that could stand there together stand apart. */
TEST(test_anchors)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    for (int id = 0; id < EDITIONS; id++) {
        const TileSet *set = &test_edition((EditionId)id)->tiles;
        for (int n = 0; n < 2 * set->node_count; n++)
            for (int m = n + 1; m < 2 * set->node_count; m++) {
                uint16_t node = (uint16_t)(n / 2), other = (uint16_t)(m / 2);
                const Zone *a = &set->tiles[set->node[node].tile].zones[set->node[node].zone];
                const Zone *b = &set->tiles[set->node[other].tile].zones[set->node[other].zone];
                bool stands = n % 2 ? a->kind >= ZONE_RIVER : a->kind != ZONE_LAKE;
                bool stands_too = m % 2 ? b->kind >= ZONE_RIVER : b->kind != ZONE_LAKE;
                if (set->node[node].tile != set->node[other].tile || !stands || !stands_too)
                    continue;
                Point from = table_anchor_on_tile(&desk->on.atlas, test_edition((EditionId)id),
                                                  node, n % 2 ? PIECE_HUT : PIECE_MEEPLE);
                Point to = table_anchor_on_tile(&desk->on.atlas, test_edition((EditionId)id), other,
                                                m % 2 ? PIECE_HUT : PIECE_MEEPLE);
                if (hypotf(from.x - to.x, from.y - to.y) < .1f)
                    fail_msg("edition %d, tile %d: zones %d and %d", id,
                             set->tiles[set->node[node].tile].number, set->node[node].zone,
                             set->node[other].zone);
            }
    }
}

/* However the board is turned, what is seen somewhere is hit there, and the arrows go as it is
 * seen. */
TEST(test_turned_board)
{
    for (int turn = 0; turn < 4; turn++) {
        Desk *desk = desk_open_at(EDITION_SECOND, 2, 7, 30, PHASE_PLACE);
        for (int i = 0; i < turn; i++)
            desk_key(desk, 'b', 0);
        desk_frame(desk);
        TableModel model = desk_model(desk);
        assert_int_equal(model.view.board.turn, turn);
        for (int i = 0; i < model.view.legal_count; i++) {
            Cell cell = model.view.legal[i].cell;
            Rect rect = cell_seen(&model.view, cell);
            Point back = view_board_point(
                &model.view.board,
                view_pixel(&model.view.board, (float)cell.x + .3f, (float)cell.y + .7f));
            assert_true(fabsf(back.x - (float)cell.x - .3f) < .01f &&
                        fabsf(back.y - (float)cell.y - .7f) < .01f);
            assert_true(rect.x >= 0 && rect.x + rect.w <= model.layout.board.w);
            desk_point(desk, (Point){rect.x + rect.w / 2, rect.y + rect.h / 2});
            model = desk_model(desk);
            assert_int_equal(model.view.ghost.state, GHOST_FITS);
            assert_true(cell_equal(model.view.ghost.cell, cell));
        }
        desk_key(desk, KEY_SPACE, 0);
        model = desk_model(desk);
        Rect from = cell_seen(&model.view, model.view.ghost.cell);
        desk_key(desk, KEY_RIGHT, 0);
        model = desk_model(desk);
        Rect to = cell_seen(&model.view, model.view.ghost.cell);
        assert_true(to.x >= from.x);
        desk_key(desk, KEY_ENTER, 0);
        if (desk_game(desk)->phase == PHASE_PIECE) {
            model = desk_model(desk);
            Move wanted = model.view.spots[0].move;
            desk_click(desk, point_seen(&model.view, model.view.spots[0].at), BUTTON_LEFT);
            assert_true(move_equal(desk->last.move, wanted));
        }
        desk_key(desk, 'b', MOD_SHIFT);
        assert_int_equal(desk->on.ui.table.camera.turn, (turn + 3) & 3);
    }
}

/* What a text or sprite of the draw list covers, without its fine tails and shadows. */
static Rect covered_by(const Desk *desk, const DrawCommand *command)
{
    const DrawList *list = &desk->on.list;
    if (command->kind == DRAW_TEXT) {
        const TextMeter *meter = &desk->on.meter;
        float width = meter->width(meter->context, (FontId)command->font, command->size,
                                   draw_command_text(list, command), command->count);
        float left = command->rect.x - (command->align == ALIGN_RIGHT    ? width
                                        : command->align == ALIGN_CENTRE ? width / 2
                                                                         : 0);
        return (Rect){left, command->rect.y - .62f * command->size, width, .62f * command->size};
    }
    const Atlas *atlas = &desk->on.atlas;
    const AtlasCut *cut = &atlas->sprites[atlas_sprite(atlas, command->name)].cut[0];
    float scale = command->scale / (float)atlas_levels[0];
    return (Rect){command->rect.x - (cut->pivot_x - 8) * scale,
                  command->rect.y - (cut->pivot_y - 8) * scale, (float)(cut->w - 16) * scale,
                  (float)(cut->h - 16) * scale};
}

/* Whether all score markers of a row lie beside its points, or, where they have no room there, the
 * one that says most alone on its badge, which more would hide; those on badges are counted. */
static bool has_markers(const Desk *desk, Rect row, int points, float u, int *badges)
{
    int beside = 0, on_badge = 0, hundreds = 0;
    for (const DrawCommand *c = NULL; (c = test_next(&desk->on.list, DRAW_SPRITE, "score-*", c));) {
        if (!rect_holds(row, c->rect.x, c->rect.y))
            continue;
        bool on = c->rect.x < row.x + 48 * u;
        on_badge += on;
        beside += !on;
        hundreds += strcmp(c->name, "score-100") == 0;
    }
    *badges += on_badge;
    return on_badge > 0 ? on_badge == 1 && beside == 0 && hundreds == (points >= 100)
                        : beside == (points / 50 + 1) / 2;
}

/* Five players of long names with three digits: names, markers and numbers stay apart, and some of
 * each name is there. */
TEST(test_rows_have_room)
{
    static const struct {
        float width, height;
        int scale;
    } sizes[] = {{1280, 720, 100},  {1280, 720, 150},  {1280, 720, 200},
                 {1920, 1080, 100}, {1920, 1080, 200}, {640, 400, 100}};
    Desk *desk = desk_open(EDITION_SECOND, 5, 9, 61);
    int badges = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        stand_resize(&desk->on, sizes[i].width, sizes[i].height, sizes[i].scale);
        float s = fminf(sizes[i].width / 1280, sizes[i].height / 720);
        Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, &desk->on.list,
                               (1 + (s - 1) / 2) * (float)sizes[i].scale / 100);
        TableModel model;
        table_catch_up(&(Screen){&frame, &desk->on.ui, &desk->on.scene});
        table_model_make(&frame, &desk->on.ui, &desk->on.scene, &model);
        Game game = *model.view.game;
        Setup setup = *model.view.setup;
        for (int p = 0; p < game.player_count; p++) {
            game.scores[p] = (uint16_t)(88 + 41 * p);
            model.view.projected[p] = (uint16_t)(98 + 41 * p);
            snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "Maximiliane the %dth", p);
        }
        model.view.game = &game;
        model.view.setup = &setup;
        draw_clear(&desk->on.list);
        panel_draw_rows(&frame, &model);
        int names = 0;
        for (size_t a = 0; a < desk->on.list.count; a++) {
            const DrawCommand *one = &desk->on.list.commands[a];
            if (one->kind != DRAW_TEXT && one->kind != DRAW_SPRITE)
                continue;
            names += one->kind == DRAW_TEXT &&
                     strncmp(draw_command_text(&desk->on.list, one), "Max", 3) == 0;
            for (size_t b = 0; b < a; b++) {
                const DrawCommand *other = &desk->on.list.commands[b];
                if ((other->kind == DRAW_TEXT ||
                     (other->kind == DRAW_SPRITE && one->kind == DRAW_TEXT)) &&
                    stand_overlap(covered_by(desk, one), covered_by(desk, other)))
                    fail_msg("%.0fx%.0f at %d %%: %s and %s overlap", (double)sizes[i].width,
                             (double)sizes[i].height, sizes[i].scale,
                             one->kind == DRAW_TEXT ? draw_command_text(&desk->on.list, one)
                                                    : one->name,
                             other->kind == DRAW_TEXT ? draw_command_text(&desk->on.list, other)
                                                      : other->name);
            }
        }
        assert_int_equal(names, 5);
        for (int p = 0; p < game.player_count; p++) /* of 88, 129, 170, 211 and 252 points */
            assert_true(has_markers(desk, model.layout.rows[p], game.scores[p], frame.u, &badges));
    }
    assert_true(badges > 0);
}

/* A computer's name is whole from the first point to the last: markers leave it its room. */
TEST(test_a_computer_keeps_its_name)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 9, 61);
    desk_rest(desk);
    for (int points = 20; points <= 280; points += 20) {
        TableModel model = desk_model(desk);
        Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, &desk->on.list, 1);
        Game game = *model.view.game;
        Setup setup = *model.view.setup;
        game.scores[1] = (uint16_t)points;
        setup.seats[1].kind = SEAT_AI_HARD;
        strcpy(setup.seats[1].name, "The Elder");
        model.view.game = &game;
        model.view.setup = &setup;
        draw_clear(&desk->on.list);
        panel_draw_rows(&frame, &model);
        assert_true(stand_shows(&desk->on, "The Elder"));
    }
}

/* The command before `end` that draws the last sheet or card, which hides what was drawn before; or
 * the first. */
static const DrawCommand *sheet_of(const Desk *desk, const DrawCommand *end)
{
    const DrawCommand *first = desk->on.list.commands;
    while (--end > first && (end->kind != DRAW_PATCH || strcmp(end->name, "card") != 0)) {
    }
    return end;
}

static bool shows_tip(const Desk *desk)
{
    return desk_patch(desk, "tooltip") != NULL;
}

/* Rests on every widget in reach that lies within `part` and has a tooltip, and holds it against
 * the others and against the letters there. Returns how many there were. */
static int assert_nothing_hidden(Desk *desk, Rect part)
{
    Widgets *widgets = &desk->on.ui.widgets;
    Point at[MAX_WIDGETS];
    int count = 0;
    for (int i = widgets->modal; i < widgets->count; i++)
        if (widgets->items[i].tip && !widgets->items[i].off &&
            rect_overlap(widgets->items[i].rect, part) > 0)
            at[count++] = rect_middle(widgets->items[i].rect);
    for (int n = 0; n < count; n++) {
        desk_point(desk, at[n]);
        desk_frame(desk);
        const DrawCommand *tip = desk_patch(desk, "tooltip");
        assert_non_null(tip);
        Rect box = rect_inset(tip->rect, 4);
        for (int i = widgets->modal; i < widgets->count; i++)
            if (widgets->items[i].kind != WIDGET_PANE &&
                rect_overlap(widgets->items[i].rect, part) > 0 &&
                rect_overlap(widgets->items[i].rect, box) > 0)
                fail_msg("the tooltip '%s' hides '%s'",
                         widgets_at(widgets, widgets->pointer.x, widgets->pointer.y)->tip,
                         widgets->items[i].name);
        for (const DrawCommand *c = sheet_of(desk, tip); c < tip; c++)
            if (c->kind == DRAW_TEXT && rect_overlap(covered_by(desk, c), part) > 0 &&
                rect_overlap(covered_by(desk, c), box) > 0)
                fail_msg("a tooltip hides '%s'", draw_command_text(&desk->on.list, c));
    }
    return count;
}

TEST(the_panel_stays_in_sight)
{
    for (int side = PANEL_RIGHT; side <= PANEL_LEFT; side++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, 3, 30);
        desk->on.ui.options.panel = (uint8_t)side;
        assert_true(desk_play_until(desk, PHASE_PLACE));
        desk_frame(desk);
        TableModel model = desk_model(desk);
        assert_true(assert_nothing_hidden(desk, model.layout.panel) > 8);
        assert_true(desk_play_until(desk, PHASE_PIECE));
        desk_frame(desk);
        assert_true(assert_nothing_hidden(desk, desk_model(desk).layout.panel) > 8);
        desk_play_out(desk);
        assert_true(assert_nothing_hidden(desk, desk_model(desk).layout.panel) > 1);
    }
}

/* Once pressed it is gone, however long the pointer rests, until it has been elsewhere. */
TEST(a_pressed_button_is_silent)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 30);
    desk_frame(desk);
    Point history = rect_middle(stand_widget(&desk->on, "history")->rect);
    desk_point(desk, history);
    desk_frame(desk);
    assert_true(shows_tip(desk));
    desk_click(desk, history, BUTTON_LEFT);
    for (int i = 0; i < 20; i++) {
        desk_frame(desk);
        assert_false(shows_tip(desk));
    }
    desk_point(desk, (Point){history.x + 1, history.y});
    desk_frame(desk);
    assert_false(shows_tip(desk));
    desk_point(desk, (Point){5, 5});
    desk_point(desk, history);
    desk_frame(desk);
    assert_true(shows_tip(desk));

    desk_key(desk, KEY_TAB, 0); /* who goes on by keys has read it */
    desk_frame(desk);
    assert_false(shows_tip(desk));

    desk_play_out(desk);
    desk_point_at(desk, "next");
    desk_frame(desk);
    assert_true(shows_tip(desk));
    for (int i = 0; i < 3; i++) { /* by keys as well */
        desk_key(desk, KEY_ENTER, 0);
        for (int n = 0; n < 6; n++) {
            desk_frame(desk);
            assert_false(shows_tip(desk));
        }
    }
}

/* The arrows walk along bar and panel, and do not leap from one to the other aslant. */
TEST(arrows_keep_to_bar_and_panel)
{
    static const struct {
        const char *from;
        int key;
        const char *to;
    } steps[] = {
        {"lens-meadows", KEY_DOWN, "lens-meadows"},
        {"lens-meadows", KEY_UP, "lens-meadows"},
        {"fit", KEY_LEFT, "zoom-in"},
        {"fit", KEY_RIGHT, "hint"},
        {"hint", KEY_RIGHT, "undo"},
        {"undo", KEY_LEFT, "hint"},
        {"undo", KEY_DOWN, "undo"},
        {"menu", KEY_UP, "player-4"},
        {"player-4", KEY_UP, "player-3"},
        {"player-1", KEY_UP, "stack-land"},
        {"turn-left", KEY_DOWN, "stack-land"},
        {"stack-land", KEY_RIGHT, "stack-special"},
        {"turn-left", KEY_RIGHT, "turn-right"},
        {"turn-left", KEY_LEFT, "turn-left"},
    };
    Desk *desk = desk_open_at(EDITION_SECOND, 4, 3, 30, PHASE_PLACE);
    desk_frame(desk);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        Widgets *widgets = &desk->on.ui.widgets;
        widgets_focus(widgets, stand_widget(&desk->on, steps[i].from)->id, true);
        desk_key(desk, steps[i].key, 0);
        const Widget *focused = widgets_focused(widgets);
        const char *name = focused ? focused->name : "nothing";
        if (strcmp(name, steps[i].to) != 0)
            fail_msg("from '%s' the keyboard comes to '%s', not to '%s'", steps[i].from, name,
                     steps[i].to);
    }
}
