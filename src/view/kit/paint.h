/* What all screens draw with: text that is measured and elided, parchment cards, key caps,
 * player badges. Sizes are logical units unless a comment says pixels; rectangles and points are
 * pixels. */
#ifndef VIEW_KIT_PAINT_H
#define VIEW_KIT_PAINT_H

#include "core/setup.h"
#include "view/draw/draw.h"
#include "view/draw/palette.h"

typedef struct Frame Frame; /* view/kit/widget.h */

enum { WRONG_BOARD = 0xFF5A36 /* refusals on the board */ };

/* By Colour: the names of the player's shape and pieces. */
extern const char *const shape_names[COLOURS];
extern const char *const meeple_names[COLOURS]; /* standing; sprites */
extern const char *const hunter_names[COLOURS]; /* lying */
extern const char *const hut_names[COLOURS];

/* By SeatKind: the icon of whoever sits there, a computer's face in its own colours. */
extern const char *const sitter_icons[SEAT_KINDS];

/* A rectangle made smaller by `by` pixels on each side. */
Rect rect_inset(Rect rect, float by);
Point rect_middle(Rect rect);

/* The smallest that holds both. */
Rect rect_union(Rect a, Rect b);

/* What both hold; without a size where that is nothing. */
Rect rect_both(Rect a, Rect b);

/* The area that two rectangles share, square pixels. */
static inline float rect_overlap(Rect a, Rect b)
{
    float a_right = a.x + a.w, b_right = b.x + b.w, a_low = a.y + a.h, b_low = b.y + b.h;
    float w = (a_right < b_right ? a_right : b_right) - (a.x > b.x ? a.x : b.x);
    float h = (a_low < b_low ? a_low : b_low) - (a.y > b.y ? a.y : b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

/* Pixels that a text takes. */
float text_width(const Frame *frame, FontId font, float size, const char *text);

/* Draws a text with its baseline at `at`, from there on, round it or up to it as `style` says;
 * where it would be wider than `most` pixels (0: no bound) it is cut between characters and ends in
 * "…". Returns its width in pixels. */
float paint_text(Frame *frame, TextStyle style, Point at, float most, const char *text);

/* How a text that must be read whole stands in a box: the size of its letters, in how many lines.
 */
typedef struct TextFit {
    float size; /* logical units */
    int lines;
    float width; /* of the widest line, pixels */
    bool whole;  /* else it has no room even so: one line, which is to be cut */
} TextFit;

/* The best way to set a text in a box of `width` and `height` pixels: as it is, else in letters a
 * little smaller, in more lines, in both. */
TextFit text_fit(const Frame *frame, TextStyle style, float width, float height, const char *text);

/* Draws a text so in `rect`, its lines together in the middle of the height. */
void paint_label(Frame *frame, TextStyle style, Rect rect, const char *text);

/* Bytes from the beginning of a text that no line is broken in: a word, or a number with its noun.
 */
size_t paint_unbroken(const char *text);

/* Draws a text in lines of at most `most` pixels, the first one's baseline at `at`, `leading`
 * logical units apart; '\n' breaks a line. No line is a short word alone where the lines above it
 * can be shorter. Returns the number of lines. Without a list it only counts. */
int paint_lines(Frame *frame, TextStyle style, float leading, Point at, float most,
                const char *text);

/* A nine-patch that frames `rect`: shadows and torn edges reach beyond it. */
void paint_patch(Frame *frame, const char *name, Rect rect, float alpha);

/* The same, made for something at the left of what it frames, or (`mirrored`) at the right. */
void paint_patch_towards(Frame *frame, const char *name, Rect rect, bool mirrored);

/* A parchment card: fill and torn frame. */
void paint_card(Frame *frame, Rect rect);

/* An icon in a square of `size` round `middle`. */
void paint_icon(Frame *frame, const char *name, Point middle, float size, uint32_t rgb,
                float alpha);

/* A sprite as a picture, its middle at `middle`, drawn as for tiles of `tile` logical units. */
void paint_figure(Frame *frame, const char *name, Point middle, float tile);

/* How wide that is, logical units. */
float paint_figure_width(const Frame *frame, const char *name, float tile);

/* A key cap with its left edge at `at`.x and its text on the baseline `at`.y; returns its width in
 * pixels. */
float paint_keycap(Frame *frame, Point at, const char *key, bool on_paper);

/* Points of a circle, the last one as the first; all in pixels. */
enum { CIRCLE_POINTS = 33 };
void circle_points(Point middle, float radius, Point points[CIRCLE_POINTS]);

/* A filled circle, `radius` in pixels; a ring `width` wide with a dark rim. */
void paint_disc(Frame *frame, Point middle, float radius, uint32_t rgb);
void paint_ring(Frame *frame, Point middle, float radius, float width, uint32_t rgb);

/* The dashed ring that stands beside points of an area that is still open, 12 logical units wide
 * times `scale`. */
void paint_open_sign(Frame *frame, Point middle, float scale, Rgba colour);

/* A stroke of a brush in ochre round a point, open at its upper right; radii across and down in
 * pixels. */
void paint_brush_ring(Frame *frame, Point middle, Point radius);

/* Light round a point that fades evenly to nothing at `reach` (pixels). */
void paint_glow(Frame *frame, Point middle, float reach, Rgba colour);

/* A line round a rectangle, `width` pixels wide, its middle on the rectangle's edge. */
void paint_frame(Frame *frame, Rect rect, float width, Rgba colour);

/* The same, dashes and gaps `dash` pixels long. */
void paint_dashed(Frame *frame, Rect rect, float width, float dash, Rgba colour);

/* A thin line from left to right. */
void paint_rule(Frame *frame, float x, float y, float width, uint32_t rgb, float alpha);

#endif
