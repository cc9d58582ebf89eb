/* Packing keeps a skyline of one height a pixel column, and lays the tallest pieces first, each
 * where it rests highest. Simple, and quick enough for some hundred sprites. */
#include "pack.h"

#include <stdlib.h>
#include <string.h>

#include "play/terminal.h"

const int LEVEL_SIZES[LEVELS] = {256, 128, 64, 32};

enum { SHEET_PAGES = 16 };

typedef struct PackOrder {
    int w, h, item;
} PackOrder;

static int by_height(const void *a, const void *b)
{
    const PackOrder *p = a, *q = b;
    if (p->h != q->h)
        return q->h - p->h;
    return p->w != q->w ? q->w - p->w : p->item - q->item;
}

/* Finds the place of least y for a piece w wide on the skyline; returns its x and sets *y. */
static int skyline_place(const int *skyline, int width, int w, int *y)
{
    int best = -1;
    for (int x = 0; x + w <= width; x++) {
        int rest = 0;
        for (int i = x; i < x + w; i++)
            rest = skyline[i] > rest ? skyline[i] : rest;
        if (best < 0 || rest < *y) {
            best = x;
            *y = rest;
        }
    }
    return best;
}

int pack_items(PackItem *items, int count, int width, PackPage *pages, int page_limit)
{
    PackOrder *order = memory_new((size_t)count, sizeof(*order));
    int(*skylines)[MAX_PAGE_SIDE] = memory_new((size_t)page_limit, sizeof(*skylines));
    for (int i = 0; i < count; i++)
        order[i] = (PackOrder){items[i].w, items[i].h, i};
    qsort(order, (size_t)count, sizeof(*order), by_height);
    int page_count = 0;
    for (int i = 0; i < count; i++) {
        PackItem *item = &items[order[i].item];
        int page = 0, x = -1, y = 0;
        for (; page < page_limit; page++) {
            x = skyline_place(skylines[page], width, item->w, &y);
            if (x >= 0 && y + item->h <= MAX_PAGE_SIDE)
                break;
        }
        if (page == page_limit) {
            terminal_line(stderr, "aurochs-paint: sprites do not fit %d pages of %d px", page_limit,
                          width);
            exit(EXIT_FAILURE);
        }
        for (; page_count <= page; page_count++)
            pages[page_count] = (PackPage){0};
        item->page = page;
        item->x = x;
        item->y = y;
        for (int column = x; column < x + item->w + PAGE_GAP && column < width; column++)
            skylines[page][column] = y + item->h + PAGE_GAP;
        pages[page].w = x + item->w > pages[page].w ? x + item->w : pages[page].w;
        pages[page].h = y + item->h > pages[page].h ? y + item->h : pages[page].h;
    }
    free(skylines);
    free(order);
    return page_count;
}

typedef struct SheetSprite {
    char name[32];
    bool shadow;
    Image image;
    Vec2 pivot;
    float foot;
} SheetSprite;

struct SpriteSheet {
    char id[24];
    int count, capacity;
    SheetSprite *sprites;
};

SpriteSheet *sheet_new(const char *id)
{
    SpriteSheet *sheet = memory_new(1, sizeof(*sheet));
    snprintf(sheet->id, sizeof(sheet->id), "%s", id);
    return sheet;
}

void sheet_free(SpriteSheet *sheet)
{
    for (int i = 0; i < sheet->count; i++)
        image_free(&sheet->sprites[i].image);
    free(sheet->sprites);
    free(sheet);
}

static void sheet_add(SpriteSheet *sheet, SheetSprite sprite, const char *name)
{
    if (sheet->count == sheet->capacity) {
        sheet->capacity = sheet->capacity ? 2 * sheet->capacity : 64;
        SheetSprite *grown = memory_new((size_t)sheet->capacity, sizeof(*grown));
        if (sheet->sprites)
            memcpy(grown, sheet->sprites, (size_t)sheet->count * sizeof(*grown));
        free(sheet->sprites);
        sheet->sprites = grown;
    }
    snprintf(sprite.name, sizeof(sprite.name), "%s", name);
    sheet->sprites[sheet->count++] = sprite;
}

void sheet_add_sprite(SpriteSheet *sheet, const char *name, Image image, Vec2 pivot, float foot)
{
    sheet_add(sheet, (SheetSprite){.image = image, .pivot = pivot, .foot = foot}, name);
}

void sheet_add_shadow(SpriteSheet *sheet, const char *name, Image image, Vec2 pivot)
{
    sheet_add(sheet, (SheetSprite){.image = image, .pivot = pivot, .shadow = true}, name);
}

/* The sprite at `level` px a tile, trimmed; *pivot in the trimmed picture. */
static Image sprite_at_level(const SheetSprite *sprite, int level, Vec2 *pivot)
{
    Image image = image_copy(&sprite->image);
    float scale = 1;
    for (int size = WORK_LEVEL; size > level; size /= 2) {
        Image half = image_half(&image);
        image_free(&image);
        image = half;
        scale /= 2;
    }
    Box box = image_bounds(&image);
    if (box.w == 0)
        box =
            (Box){0, 0, 1, 1}; /* a sprite may vanish at a small level; the table keeps its line */
    Image trimmed = image_crop(&image, box);
    image_free(&image);
    *pivot = vec2(sprite->pivot.x * scale - (float)box.x, sprite->pivot.y * scale - (float)box.y);
    return trimmed;
}

static bool sheet_write_level(const SpriteSheet *sheet, int level, const char *directory,
                              FILE *table)
{
    int count = sheet->count;
    Image *images = memory_new((size_t)count, sizeof(*images));
    Vec2 *pivots = memory_new((size_t)count, sizeof(*pivots));
    PackItem *items = memory_new((size_t)count, sizeof(*items));
    int width = level * 4 > MAX_PAGE_SIDE ? MAX_PAGE_SIDE : level * 4;
    for (int i = 0; i < count; i++) {
        images[i] = sprite_at_level(&sheet->sprites[i], level, &pivots[i]);
        items[i] = (PackItem){.w = images[i].w, .h = images[i].h};
        width = images[i].w > width ? images[i].w : width;
    }
    PackPage pages[SHEET_PAGES];
    int page_count = pack_items(items, count, width, pages, SHEET_PAGES);
    bool written = true;
    for (int page = 0; page < page_count && written; page++) {
        Image picture = image_new(pages[page].w, pages[page].h);
        for (int i = 0; i < count; i++)
            if (items[i].page == page)
                image_blit(&picture, &images[i], items[i].x, items[i].y, false, 1);
        char path[1024];
        snprintf(path, sizeof(path), "%s/%s-%d-%d.png", directory, sheet->id, level, page);
        written = image_write_png(&picture, path);
        fprintf(table, "page %s-%d-%d %s-%d-%d.png %d %d\n", sheet->id, level, page, sheet->id,
                level, page, picture.w, picture.h);
        image_free(&picture);
    }
    for (int i = 0; i < count; i++) {
        const SheetSprite *sprite = &sheet->sprites[i];
        const PackItem *item = &items[i];
        fprintf(table, "%s %s %d %s-%d-%d %d %d %d %d %.2f %.2f",
                sprite->shadow ? "shadow" : "sprite", sprite->name, level, sheet->id, level,
                item->page, item->x, item->y, item->w, item->h, (double)pivots[i].x,
                (double)pivots[i].y);
        if (!sprite->shadow)
            fprintf(table, " %.2f", (double)(sprite->foot * (float)level / WORK_LEVEL));
        fputc('\n', table);
        image_free(&images[i]);
    }
    free(items);
    free(pivots);
    free(images);
    return written;
}

bool sheet_write(SpriteSheet *sheet, const char *directory, FILE *table)
{
    for (int i = 0; i < LEVELS; i++)
        if (!sheet_write_level(sheet, LEVEL_SIZES[i], directory, table))
            return false;
    return true;
}

Image shadow_of(const Image *sprite, Vec2 sprite_pivot, float foot, float contact, Vec2 *pivot)
{
    const float ACROSS = 0.62f,
                DOWN = 0.16f; /* how far the shadow of one pixel of height reaches */
    const int MARGIN = 12;
    Vec3 shade = colour(0x14261C);
    float ground = sprite_pivot.y + foot;
    float tall = fmaxf(ground, 1), below = fmaxf((float)sprite->h - ground, 0);
    int left = MARGIN + (int)(below * ACROSS), top = MARGIN + (int)(contact * 0.2f);
    Image shadow = image_new(left + sprite->w + (int)(tall * ACROSS) + MARGIN,
                             top + (int)(tall * DOWN + below) + 2 * MARGIN);
    for (int y = 0; y < sprite->h; y++) {
        for (int x = 0; x < sprite->w; x++) {
            float alpha = image_at(sprite, x, y)[3];
            float height = ground - ((float)y + 0.5f);
            int to_x = left + (int)floorf((float)x + 0.5f + height * ACROSS);
            int to_y = top + (int)floorf(fabsf(height) * DOWN);
            if (alpha < 0.02f || to_x < 0 || to_x >= shadow.w || to_y < 0 || to_y >= shadow.h)
                continue;
            float *pixel = image_at(&shadow, to_x, to_y);
            float more = fmaxf(alpha - pixel[3], 0);
            pixel[0] += shade.x * more;
            pixel[1] += shade.y * more;
            pixel[2] += shade.z * more;
            pixel[3] += more;
        }
    }
    image_blur(&shadow, 3, 3);
    for (size_t i = 0; i < (size_t)shadow.w * (size_t)shadow.h * 4; i++)
        shadow.pixels[i] *= 0.5f;
    *pivot = vec2((float)left + sprite_pivot.x, (float)top - foot);
    image_dab(&shadow, &(Dab){.x = pivot->x + contact * 0.06f,
                              .y = (float)top + 2,
                              .rx = contact * 0.55f,
                              .ry = contact * 0.2f,
                              .alpha = 0.35f,
                              .soft = 0.8f,
                              .colour = shade});
    return shadow;
}
