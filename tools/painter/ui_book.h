/* The pages and the table of assets/ui: takes finished pictures, packs them, writes PNGs and
 * ui.txt. */
#ifndef PAINTER_UI_BOOK_H
#define PAINTER_UI_BOOK_H

#include "image.h"

typedef struct UiBook UiBook;

/* Pixels of a nine-patch: its four borders, and how far the picture (shadow, torn edge) reaches
 * beyond the rectangle that it frames. */
typedef struct Borders {
    int left, top, right, bottom;
    int reach_left, reach_top, reach_right, reach_bottom;
} Borders;

UiBook *book_new(void);
void book_free(UiBook *book);

/* Each takes over the image. A texture becomes a page of its own that repeats. */
void book_add_texture(UiBook *book, const char *name, Image image);
void book_add_patch(UiBook *book, const char *name, Image image, Borders borders);

/* `size` is the nominal height in pixels; icons of one `group` share pages. */
void book_add_icon(UiBook *book, const char *group, const char *name, int size, Image image);

/* Writes everything into `directory`. On failure prints a line to stderr and returns false. */
bool book_write(UiBook *book, const char *directory);

#endif
