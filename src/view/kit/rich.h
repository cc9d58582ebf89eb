/* Paragraphs in which words are bold, or lie on a brush of ochre: "**" encloses what is bold, and
 * "[name|words]" words that are marked where `name` is asked for. */
#ifndef VIEW_KIT_RICH_H
#define VIEW_KIT_RICH_H

#include "view/kit/page.h"

/* Draws such a text in lines from the top of `rect` down, as wide as it; without a list it only
 * measures. `leading` logical units from line to line; `mark` may be NULL. Returns the height,
 * pixels. */
float rich_paragraph(Frame *frame, TextStyle style, float leading, Rect rect, const char *text,
                     const char *mark);

#endif
