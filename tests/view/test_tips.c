/* Tooltips: they lie where they hide nothing of the panel or page that their button stands on, and
 * whoever has pressed a button sees no more of its tooltip. */
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"

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

static Rect letters_of(const Desk *desk, const DrawCommand *command)
{
    const TextMeter *meter = &desk->on.meter;
    float width = meter->width(meter->context, (FontId)command->font, command->size,
                               draw_command_text(&desk->on.list, command), command->count);
    float left = command->align == ALIGN_LEFT    ? 0
                 : command->align == ALIGN_RIGHT ? width
                                                 : width / 2;
    return (Rect){command->rect.x - left, command->rect.y - .6f * command->size, width,
                  .6f * command->size};
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
            if (c->kind == DRAW_TEXT && rect_overlap(letters_of(desk, c), part) > 0 &&
                rect_overlap(letters_of(desk, c), box) > 0)
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
