/* Parts that the screens round the table share: ground, lines of text in a row, a first focus.
 * Lengths are logical units (frame->u pixels each), rectangles pixels, unless said otherwise. */
#ifndef VIEW_KIT_PAGE_H
#define VIEW_KIT_PAGE_H

#include "view/kit/paint.h"
#include "view/kit/rows.h"
#include "view/kit/scroll.h"
#include "view/kit/widget.h"

/* Width and height of the output in logical units. */
float page_width(const Frame *frame);
float page_height(const Frame *frame);

/* The width of a button with words in this language, beside an icon where there is one; at least
 * `least`. */
float page_button_width(const Frame *frame, const char *label, bool icon, float least);

/* A rectangle in logical units, in whole pixels; and one in pixels, in logical units. */
Rect page_rect(const Frame *frame, Rect units);
Rect page_units(const Frame *frame, Rect pixels);

/* The widgets that pages are made of, without their place. The id may be 0 where a verb is added;
 * texts may be NULL. */
Widget page_button(WidgetId id, WidgetStyle style, const char *name, const char *label,
                   const char *icon, const char *tip);
/* One of several on parchment, of which one is `on`. */
Widget page_choice(WidgetId id, int index, const char *name, const char *label, bool on);
Widget page_spot(WidgetId id, int index, const char *name, const char *tip);
Widget page_field(WidgetId id, const char *name, const char *label, char *text, size_t capacity);

/* Puts a widget at a place in logical units; or in pixels. */
void page_put(Frame *frame, Rect units, Widget widget);
void page_put_at(Frame *frame, Rect pixels, Widget widget);

/* A row of buttons as it is being made. */
enum { ROW_BUTTONS = 9 };

typedef struct ButtonRow {
    int count, left; /* the first `left` of them stand at the left end, the others at the right */
    Widget of[ROW_BUTTONS];
    float liked[ROW_BUTTONS]; /* how wide each is, unless its words need more */
} ButtonRow;

/* Adds the next one; those at the left end first. */
void row_left(ButtonRow *row, float liked, Widget widget);
void row_right(ButtonRow *row, float liked, Widget widget);

/* Puts them in `line`, `gap` apart, and returns what lies between the two ends: `least` wide or
 * more. Where room is short words stand in two lines, then they go from buttons with an icon, the
 * last one first. A button in ochre is a little higher than the others, its words in one line. */
Rect row_put(Frame *frame, Rect line, float gap, float least, ButtonRow *row);

/* The badge of a player, in a square of `size` round `middle` (pixels). */
void page_badge(Frame *frame, const Setup *setup, int player, Point middle, float size);

/* A tile of an edition in a square, nothing of it beyond (pixels). */
void page_tile(Frame *frame, int edition, BoardTile tile, Rect rect, float alpha);

/* The same frame without a list: what is built on it is measured only. */
Frame page_measure(const Frame *frame);

/* What a page of two cards is made for. */
typedef struct PageCards {
    float width;     /* of both together, at most */
    float share;     /* of it for the first one, where room is short */
    float roomy_top; /* of both, with air round them */
    float top;       /* of both, where room is short */
} PageCards;

/* The measures of such a page, with less air in small windows and with large letters. */
typedef struct PagePlan {
    bool roomy;                  /* with air round the cards */
    float x, width, top, height; /* of the cards */
    float left, gap;             /* the first card's width, the space between */
    float pad, rim;              /* within a card: at its sides, above and below */
    float foot;                  /* from the cards to the buttons below */
} PagePlan;

PagePlan page_plan(const Frame *frame, const PageCards *cards);

/* Draws the two cards; what lies within each, logical units. */
void page_cards(Frame *frame, const PagePlan *plan, Rect *left, Rect *right);

/* Draws one card in place of both and begins its content, `height` logical units high; returns the
 * content's place, pixels. scroll_end ends it. */
Rect page_scroll(Frame *frame, const PagePlan *plan, Scroll *scroll, float height);

/* The cave wall with its paintings over everything, darker towards the edges. */
void page_ground(Frame *frame);

/* A rule across a card, `below` the top of a rectangle; logical units. */
void page_rule(Frame *frame, Rect units, float below, float alpha);

/* A box with round corners: its fill, and inside its border a line of `edge` units, 0 for none. */
void page_box(Frame *frame, Rect rect, float radius, Rgba fill, float edge, Rgba line);

/* A hunt painted faintly on parchment, as large as `rect` allows, or nothing where that is small.
 */
void page_hunt(Frame *frame, Rect rect);

/* One line with its capitals centred in the height of `rect`, elided where it is wider. Returns its
 * width in pixels. */
float page_line(Frame *frame, TextStyle style, Rect rect, const char *text);

/* One line, and a computer's face (or NULL) behind it, both within `rect`. */
void page_sitter(Frame *frame, TextStyle style, Rect rect, const char *name, const char *face);

/* One line at the right end of `line`, of which it and `gap` logical units before it are cut off.
 */
void page_aside(Frame *frame, TextStyle style, Rect *line, float gap, const char *text);

/* A label in large letters with a shadow: titles on the cave wall. */
void page_title(Frame *frame, float size, Rect rect, const char *text);

/* Lines of text from the top of `rect` down, 1.2 of the size apart; returns their height, pixels.
 */
float page_paragraph(Frame *frame, TextStyle style, Rect rect, const char *text);

/* A value that one press copies: a button, or else what its page draws there afterwards. A sign at
 * its right end tells of it, PAGE_COPIES wide. */
enum { PAGE_COPIES = 24 };
void page_copies(Frame *frame, Widget widget);

/* An arrow key that no widget took: while nothing has the keyboard it goes to the widget `first`,
 * and up and down lead out of a field. True when there is nothing else to do with it. */
bool page_first_focus(Frame *frame, WidgetEvent event, const Input *input, WidgetId first);

#endif
