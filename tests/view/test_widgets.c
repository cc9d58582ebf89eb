/* Widgets without a screen: pointer, focus, shortcuts, and the editing of a field. */
#include <string.h>

#include "check.h"
#include "view/kit/input.h"
#include "view/kit/rows.h"
#include "view/kit/widget.h"

enum { ONE = WIDGETS_SCREEN, TWO, THREE, FIELD, PANE, ABOVE = WIDGETS_OVERLAY };

typedef struct Hand {
    Widgets widgets;
    char text[16];
} Hand;

/* one | two (off) | three, with Ctrl+T, in a row; a field below them; all on a pane. */
static void build(Hand *hand, bool overlay)
{
    Widgets *widgets = &hand->widgets;
    widgets_begin(widgets);
    widgets_add(widgets, &(Widget){.id = PANE, .kind = WIDGET_PANE, .rect = {0, 0, 400, 200}});
    widgets_add(widgets, &(Widget){.id = ONE, .rect = {10, 10, 50, 50}, .name = "one"});
    widgets_add(widgets,
                &(Widget){.id = TWO, .rect = {110, 10, 50, 50}, .name = "two", .off = true});
    widgets_add(
        widgets,
        &(Widget){
            .id = THREE, .rect = {210, 10, 50, 50}, .name = "three", .key = 't', .mods = MOD_CTRL});
    widgets_add(widgets, &(Widget){.id = FIELD,
                                   .kind = WIDGET_FIELD,
                                   .rect = {10, 110, 200, 40},
                                   .name = "field",
                                   .text_x = 20,
                                   .em = 10,
                                   .text = hand->text,
                                   .capacity = sizeof hand->text});
    if (overlay) {
        widgets_begin_modal(widgets);
        widgets_add(widgets, &(Widget){.id = ABOVE, .rect = {0, 0, 30, 30}, .name = "above"});
    }
}

static WidgetEvent pointer_again(Hand *hand, InputKind kind, float x, float y, uint8_t clicks)
{
    return widgets_handle(&hand->widgets,
                          &(Input){.kind = (uint8_t)kind, .x = x, .y = y, .clicks = clicks}, 0);
}

static WidgetEvent pointer(Hand *hand, InputKind kind, float x, float y)
{
    return pointer_again(hand, kind, x, y, 1);
}

static float ten_a_letter(void *context, FontId font, float size, const char *text, size_t bytes)
{
    float width = 0;
    (void)context, (void)font, (void)size;
    for (size_t i = 0; i < bytes; i++)
        width += ((unsigned char)text[i] & 0xC0) != 0x80 ? 10 : 0;
    return width;
}

static WidgetEvent key(Hand *hand, int which, uint8_t mods)
{
    return widgets_handle(&hand->widgets, &(Input){.kind = INPUT_KEY, .key = which, .mods = mods},
                          0);
}

static void type(Hand *hand, const char *text)
{
    Input input = {.kind = INPUT_TEXT};
    strcpy(input.text, text);
    widgets_handle(&hand->widgets, &input, 0);
}

TEST(test_press)
{
    Hand hand = {0};
    build(&hand, false);
    pointer(&hand, INPUT_DOWN, 20, 20);
    assert_int_equal(pointer(&hand, INPUT_UP, 20, 20).id, ONE);
    pointer(&hand, INPUT_DOWN, 20, 20); /* drawn off, to another one: no press */
    assert_int_equal(pointer(&hand, INPUT_UP, 220, 20).kind, WIDGET_TAKEN);
    build(&hand, true); /* what lies above comes first, for keys as well */
    assert_int_equal(key(&hand, 't', MOD_CTRL).kind, WIDGET_NOTHING);
    key(&hand, KEY_TAB, 0);
    key(&hand, KEY_TAB, 0);
    assert_int_equal(hand.widgets.focus, ABOVE);
}

TEST(test_shortcuts)
{
    Hand hand = {0};
    build(&hand, false);
    WidgetEvent event = key(&hand, 't', MOD_CTRL);
    assert_int_equal(event.kind, WIDGET_PRESSED);
    assert_int_equal(event.id, THREE);
    assert_int_equal(key(&hand, 't', 0).kind, WIDGET_NOTHING);
    assert_string_equal(stroke_say((KeyStroke){'z', MOD_CTRL | MOD_SHIFT, 0}, 0), "Ctrl+Shift+Z");
    assert_string_equal(stroke_say((KeyStroke){KEY_F11, 0, 0}, 0), "F11");
    assert_string_equal(stroke_say((KeyStroke){KEY_NONE, MOD_CTRL, 0}, 0), "");
    assert_string_equal(stroke_say((KeyStroke){'1', 0, 8}, 4), "5");
    assert_string_equal(stroke_say_all((KeyStroke){'1', 0, 8}), "1-9");
    assert_string_equal(stroke_say_all((KeyStroke){KEY_LEFT, MOD_CTRL, 3}), "Ctrl+Arrows");
}

TEST(test_field)
{
    Hand hand = {0};
    build(&hand, false);
    pointer(&hand, INPUT_DOWN, 20, 120);
    assert_int_equal(hand.widgets.focus, FIELD);
    type(&hand, "Zo\u00eb \"x\"\n");
    assert_string_equal(hand.text,
                        "Zo\u00eb x"); /* no record can hold quotes and control characters */
    key(&hand, KEY_LEFT, 0);
    key(&hand, KEY_LEFT, 0);
    key(&hand, KEY_BACKSPACE, 0);
    assert_string_equal(hand.text, "Zo x");
    key(&hand, KEY_HOME, 0);
    key(&hand, KEY_DELETE, 0);
    assert_string_equal(hand.text, "o x");
    assert_int_equal(key(&hand, 't', 0).kind, WIDGET_TAKEN); /* letters are text, not shortcuts */
    assert_int_equal(key(&hand, 't', MOD_CTRL).kind, WIDGET_PRESSED);
    key(&hand, KEY_END, 0);
    for (int i = 0; i < 9; i++)
        type(&hand, "\u00e9\u00e9");
    assert_int_equal(strlen(hand.text), 15); /* whole characters, up to the last byte but the NUL */
    key(&hand, KEY_BACKSPACE, MOD_CTRL);     /* a word */
    assert_string_equal(hand.text, "o ");
    key(&hand, KEY_BACKSPACE, MOD_CTRL);
    assert_string_equal(hand.text, "");
}

/* What is chosen by keys, as the clipboard takes it. */
static void chosen(Hand *hand, const char *expected)
{
    key(hand, 'c', MOD_CTRL);
    assert_string_equal(hand->widgets.copied, expected);
}

static void paste(Hand *hand, const char *text)
{
    widgets_handle(&hand->widgets,
                   &(Input){.kind = INPUT_KEY, .key = 'v', .mods = MOD_CTRL, .given = text}, 0);
}

TEST(test_field_clipboard)
{
    Hand hand = {.text = "Zo\u00eb Lee"};
    build(&hand, false);
    widgets_focus(&hand.widgets, FIELD, true);
    key(&hand, KEY_END, 0);
    key(&hand, 'c', MOD_CTRL); /* nothing chosen, nothing taken */
    assert_false(hand.widgets.copying);
    key(&hand, KEY_LEFT, MOD_SHIFT);
    chosen(&hand, "e");
    assert_true(hand.widgets.copying);
    key(&hand, KEY_LEFT, MOD_SHIFT | MOD_CTRL);
    chosen(&hand, "Lee");
    key(&hand, KEY_HOME, MOD_SHIFT);
    chosen(&hand, "Zo\u00eb Lee");
    key(&hand, KEY_LEFT, 0);
    key(&hand, KEY_RIGHT, MOD_SHIFT | MOD_CTRL);
    chosen(&hand, "Zo\u00eb");
    assert_int_equal(key(&hand, 'x', MOD_CTRL).kind, WIDGET_CHANGED);
    assert_string_equal(hand.text, " Lee");
    key(&hand, KEY_END, 0);
    paste(&hand, hand.widgets.copied);
    assert_string_equal(hand.text, " LeeZo\u00eb");
    key(&hand, 'a', MOD_CTRL);
    paste(&hand, NULL); /* an empty clipboard */
    paste(&hand, "\n\t\"\x7f");
    assert_string_equal(hand.text, " LeeZo\u00eb");
    paste(&hand, "a\r\nb\u202ec \"d\" \xff rest"); /* as if typed, as far as it is UTF-8 */
    assert_string_equal(hand.text, "abc d ");
    paste(&hand, "012345\u00e9\u00e9z"); /* no letter after one that has no room */
    assert_string_equal(hand.text, "abc d 012345\u00e9");
}

TEST(test_field_by_pointer)
{
    static const TextMeter meter = {ten_a_letter, NULL};
    Hand hand = {.text = "Zo\u00eb Lee", .widgets.meter = &meter};
    build(&hand, false);
    pointer(&hand, INPUT_DOWN, 52, 120); /* the first press chooses all */
    pointer(&hand, INPUT_UP, 52, 120);
    chosen(&hand, "Zo\u00eb Lee");
    pointer(&hand, INPUT_DOWN, 48, 120); /* now the gap that is nearest */
    pointer(&hand, INPUT_UP, 48, 120);
    type(&hand, "!");
    assert_string_equal(hand.text, "Zo\u00eb! Lee");
    pointer(&hand, INPUT_DOWN, 23, 120);
    pointer(&hand, INPUT_POINTER, 27, 120); /* a hand that is not still */
    assert_int_equal(hand.widgets.caret.at, 0);
    pointer(&hand, INPUT_POINTER, 41, 120);
    chosen(&hand, "Zo");
    pointer(&hand, INPUT_POINTER, 500, 20);
    chosen(&hand, "Zo\u00eb! Lee");
    pointer(&hand, INPUT_UP, 500, 20);
    pointer(&hand, INPUT_DOWN, 81, 120);
    pointer_again(&hand, INPUT_DOWN, 81, 120, 2);
    chosen(&hand, "Lee");
    pointer_again(&hand, INPUT_DOWN, 81, 120, 3);
    chosen(&hand, "Zo\u00eb! Lee");
}

/* What an input method composes is no text yet, and ends where the field is left. */
TEST(test_composing)
{
    Hand hand = {.text = "Zo"};
    Input input = {.kind = INPUT_COMPOSE, .text = "ni hao"};
    build(&hand, false);
    widgets_handle(&hand.widgets, &input, 0);
    assert_string_equal(hand.widgets.composed, ""); /* no field has the keyboard */
    widgets_focus(&hand.widgets, FIELD, true);
    widgets_handle(&hand.widgets, &input, 0);
    assert_string_equal(hand.widgets.composed, "ni hao");
    assert_string_equal(hand.text, "Zo");
    type(&hand, "\u4f60");
    assert_string_equal(hand.widgets.composed, "");
    assert_string_equal(hand.text, "\u4f60");
    widgets_handle(&hand.widgets, &input, 0);
    pointer(&hand, INPUT_DOWN, 500, 20);
    assert_null(widgets_field(&hand.widgets));
    assert_string_equal(hand.widgets.composed, "");
}

/* Whoever comes to a field may type over what stands there. */
TEST(test_field_chosen_whole)
{
    Hand hand = {.text = "Player 1"};
    build(&hand, false);
    pointer(&hand, INPUT_DOWN, 20, 120);
    type(&hand, "\"");
    assert_string_equal(hand.text, "Player 1"); /* nothing typed, nothing lost */
    type(&hand, "A");
    type(&hand, "na");
    assert_string_equal(hand.text, "Ana");
    key(&hand, 'a', MOD_CTRL);
    key(&hand, KEY_LEFT, 0); /* lets go, in front of all */
    type(&hand, "L");
    assert_string_equal(hand.text, "LAna");
    key(&hand, 'a', MOD_CTRL);
    key(&hand, KEY_DELETE, 0);
    assert_string_equal(hand.text, "");
    type(&hand, "Bo");
    key(&hand, KEY_TAB, 0);
    key(&hand, KEY_TAB, MOD_SHIFT); /* back at it */
    key(&hand, KEY_BACKSPACE, 0);
    assert_string_equal(hand.text, "");
    type(&hand, "Cy");
    pointer(&hand, INPUT_DOWN, 20, 120);
    pointer(&hand, INPUT_UP, 20, 120);
    pointer_again(&hand, INPUT_DOWN, 20, 120, 2); /* whoever clicks twice means no less */
    type(&hand, "Di");
    assert_string_equal(hand.text, "Di");
}

static void assert_rect(Rect rect, Rect wanted)
{
    assert_true(rect.x == wanted.x && rect.y == wanted.y && rect.w == wanted.w &&
                rect.h == wanted.h);
}

/* A rectangle is cut up without rest or overlap. */
TEST(test_rows)
{
    Rect room = {10, 20, 100, 60};
    assert_rect(cut_top(&room, 8), (Rect){10, 20, 100, 8});
    assert_rect(cut_bottom(&room, 12), (Rect){10, 68, 100, 12});
    assert_rect(cut_left(&room, 30), (Rect){10, 28, 30, 40});
    assert_rect(cut_right(&room, 10), (Rect){100, 28, 10, 40});
    assert_rect(room, (Rect){40, 28, 60, 40});
    assert_rect(column_of(room, 4, 2, 1), (Rect){72, 28, 28, 40});
    assert_rect(row_of(room, 5, 3, 2), (Rect){40, 58, 60, 10});
    assert_rect(rect_centred(room, 20), (Rect){40, 38, 60, 20});
    assert_rect(rect_pad(room, 5, 2), (Rect){45, 30, 50, 36});
}

/* Parts of a height give way from the last that may, like more from the first, and stretch. */
TEST(test_parts_share_a_height)
{
    static const Part parts[] = {{.least = 20, .liked = 30},
                                 {.least = 10, .liked = 40, .goes = true},
                                 {.least = 5, .stretch = 1, .goes = true}};
    static const struct {
        float room, heights[3];
    } cases[] = {{100, {30, 40, 30}}, {60, {30, 25, 5}}, {35, {20, 10, 5}},
                 {33, {23, 10, 0}},   {28, {28, 0, 0}},  {10, {10, 0, 0}}};
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        float heights[3];
        fit(cases[c].room, 3, parts, heights);
        for (int i = 0; i < 3; i++)
            assert_true(heights[i] == cases[c].heights[i]);
    }
}
