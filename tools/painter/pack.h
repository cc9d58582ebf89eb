/* Packing of trimmed pictures into pages, and the sprite lines of a table (assets/atlas). */
#ifndef PAINTER_PACK_H
#define PAINTER_PACK_H

#include "image.h"

#include <stdio.h>

enum { MAX_PAGE_SIDE = 2048, PAGE_GAP = 1, LEVELS = 4, WORK_LEVEL = 512 };

/* Pixels a tile of the committed levels, the largest first: 256 128 64 32. */
extern const int LEVEL_SIZES[LEVELS];

/* A rectangle to pack (w, h given) and where it came to lie (page, x, y filled). */
typedef struct PackItem {
    int w, h;
    int page, x, y;
} PackItem;

typedef struct PackPage {
    int w, h;
} PackPage;

/* Packs into pages of at most `width` x MAX_PAGE_SIDE with PAGE_GAP pixels between. Returns how
 * many pages were needed and fills `pages` with their sizes; at most `page_limit`, or the program
 * ends. */
int pack_items(PackItem *items, int count, int width, PackPage *pages, int page_limit);

/* A growing set of sprites painted at WORK_LEVEL pixels a tile. */
typedef struct SpriteSheet SpriteSheet;

/* `id` begins the page ids and PNG names of this sheet: "figures" gives figures-256-0,
 * figures-256-0.png. */
SpriteSheet *sheet_new(const char *id);
void sheet_free(SpriteSheet *sheet);

/* Takes over the image (painted at WORK_LEVEL). The pivot is in the image's pixels; `foot` in
 * pixels down from the pivot to where it stands. */
void sheet_add_sprite(SpriteSheet *sheet, const char *name, Image image, Vec2 pivot, float foot);
void sheet_add_shadow(SpriteSheet *sheet, const char *name, Image image, Vec2 pivot);

/* Shrinks to every level, trims, packs, writes the pages into `directory` and the page, sprite and
 * shadow lines to `table`. False, with a message printed, when a file cannot be written. */
bool sheet_write(SpriteSheet *sheet, const char *directory, FILE *table);

/* The cast shadow of a sprite that stands at `foot` px below the pivot: its outline sheared to the
 * right and down, blurred, with a darker patch of contact `contact` px wide. Returns the image with
 * the sprite's pivot at *pivot. */
Image shadow_of(const Image *sprite, Vec2 sprite_pivot, float foot, float contact, Vec2 *pivot);

#endif
