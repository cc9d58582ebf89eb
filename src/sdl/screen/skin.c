/* Edges and middle of a nine-patch repeat a whole number of times, stretched a little to come out
 * even: no seam shows. */
#include "skin.h"

#include <stdlib.h>
#include <string.h>

#include "sdl/pixels/resample.h"

static Rgba without_alpha(Rgba colour)
{
    colour.a = 255;
    return colour;
}

static uint64_t key_of(const char *kind, const char *name, int w, int h, Rgba colour)
{
    uint64_t key = hash_name(hash_name(HASH_START, kind), name);
    key = hash_pair(key, w, h);
    return hash_number(key, (uint64_t)colour.r << 16 | (uint64_t)colour.g << 8 | colour.b);
}

enum { LARGE = 1 << 14 /* pixels that take milliseconds to make */ };

/* What a picture is made of. */
typedef struct Wanted {
    Pages *pages;
    AtlasCut cut;
    int w, h;     /* pixels */
    float factor; /* pixels for each of the atlas's */
    Rgba colour;  /* tints it */
    AtlasPatch patch;
    bool mirrored; /* left is right */
    int x, y;      /* of a block */
    Beyond beyond;
    bool graded;
    Grade grade;
} Wanted;

static const Picture *get(Screen *screen, Recipe recipe, MakePicture *make, const Wanted *wanted)
{
    recipe.make = make;
    recipe.data = wanted;
    recipe.bytes = sizeof *wanted;
    return pictures_get(screen->pictures, &recipe, screen->zooms);
}

enum {
    PROPORTIONS = 32, /* steps in which a patch is told wide from high */
    BLOCK_W = 256,
    BLOCK_H = 128
};

/* `count` pixels from `at` on, of `from` stretched to `to`. */
static Axis axis_over(int from, int to, int at, int count, Beyond beyond)
{
    double step = (double)from / to;
    return (Axis){count, at * step, step, beyond};
}

/* Makes the block at (x, y) of a cut stretched to w x h. */
static void make_block(Pictures *pictures, const void *data, Picture *made)
{
    const Wanted *wanted = data;
    Cut from = pages_cut(wanted->pages, &wanted->cut);
    int x = wanted->x, w = wanted->w, y = wanted->y, h = wanted->h;
    (void)pictures;
    if (pixels_resample(&made->pixels, from,
                        axis_over(from.w, w, x, smaller(BLOCK_W, w - x), wanted->beyond),
                        axis_over(from.h, h, y, smaller(BLOCK_H, h - y), wanted->beyond)))
        pixels_drop_empty(&made->pixels);
    pages_release(wanted->pages);
    if (!made->pixels.at)
        return;
    pixels_tint(&made->pixels, without_alpha(wanted->colour));
    if (wanted->graded)
        pixels_grade(&made->pixels, &wanted->grade);
}

/* Draws what is stretched to w x h over a rectangle, repeated or once, in blocks: clear ones take
 * neither memory nor time, opaque ones cover what is below, and those beyond the clip are not made.
 * `role`: hash of all but its grade. */
static void draw_blocks(Screen *screen, Wanted *wanted, uint64_t role, SDL_Rect rect, Rgba colour)
{
    SDL_Rect clip = output_clipped(&screen->output);
    for (int y = 0, h; y < rect.h; y += h) {
        wanted->y = y % wanted->h / BLOCK_H * BLOCK_H;
        h = smaller(smaller(BLOCK_H, wanted->h - wanted->y), rect.h - y);
        for (int x = 0, w; x < rect.w; x += w) {
            wanted->x = x % wanted->w / BLOCK_W * BLOCK_W;
            w = smaller(smaller(BLOCK_W, wanted->w - wanted->x), rect.w - x);
            SDL_Rect from = {0, 0, w, h}, to = {rect.x + x, rect.y + y, w, h};
            uint64_t own = hash_pair(role, wanted->x, wanted->y);
            uint64_t key = wanted->graded ? hash_bytes(own, &wanted->grade, sizeof(Grade)) : own;
            if (SDL_HasIntersection(&to, &clip))
                output_copy(&screen->output,
                            get(screen, (Recipe){.key = key, .role = own, .large = true},
                                make_block, wanted),
                            &from, to, colour);
        }
    }
}

/* Its blocks are of one period, `scale` pixels for each of its own, tinted but not by the colour's
 * alpha. */
void skin_texture(Screen *screen, const DrawCommand *command, SDL_Rect rect)
{
    int texture = atlas_texture(&screen->pages->atlas, command->name);
    AtlasCut cut = atlas_page_cut(&screen->pages->atlas,
                                  texture < 0 ? -1 : screen->pages->atlas.textures[texture].page);
    Wanted wanted = {.pages = screen->pages,
                     .cut = cut,
                     .w = rounded((float)cut.w * command->scale),
                     .h = rounded((float)cut.h * command->scale),
                     .beyond = BEYOND_WRAP,
                     .colour = command->colour};
    if (cut.page >= 0 && wanted.w > 0 && wanted.h > 0 && command->colour.a > 0)
        draw_blocks(
            screen, &wanted,
            hash_float(key_of("texture", command->name, wanted.w, wanted.h, command->colour),
                       command->scale),
            rect, (Rgba){255, 255, 255, command->colour.a});
}

void skin_backdrop(Screen *screen, const DrawCommand *command, const Grade *grade)
{
    SDL_Rect rect = whole_rect(command->rect);
    int icon = atlas_icon(&screen->pages->atlas, command->name);
    if (icon < 0)
        return;
    Wanted wanted = {.pages = screen->pages,
                     .cut = screen->pages->atlas.icons[icon].cut[0],
                     .w = rect.w,
                     .h = rect.h,
                     .beyond = BEYOND_SAME,
                     .colour = {255, 255, 255, 255},
                     .graded = true,
                     .grade = *grade};
    draw_blocks(screen, &wanted, key_of("backdrop", command->name, rect.w, rect.h, (Rgba){0}), rect,
                command->colour);
}

/* One axis of a patch cut into border, middle, border. */
typedef struct Third {
    int from, from_count; /* pixels of the patch */
    int to, to_count;     /* of the target */
    bool repeats;
} Third;

static void cut_thirds(Third thirds[3], int size, int before, int after, int target, float factor)
{
    int first = rounded((float)before * factor), last = rounded((float)after * factor);
    if (first + last > target) {
        first = target * before / (before + after);
        last = target - first;
    }
    thirds[0] = (Third){0, before, 0, first, false};
    thirds[1] = (Third){before, size - before - after, first, target - first - last, true};
    thirds[2] = (Third){size - after, after, target - last, last, false};
}

static Axis axis_of(const Third *third, float factor)
{
    int times = 1;
    if (third->repeats) {
        times = rounded((float)third->to_count / ((float)third->from_count * factor));
        times = times < 1 ? 1 : times;
    }
    return (Axis){third->to_count, 0, (double)third->from_count * times / third->to_count,
                  third->repeats ? BEYOND_WRAP : BEYOND_SAME};
}

/* Makes a part of a patch. */
static void make_ninth(Pixels *to, Cut whole, const Third *column, const Third *row, float factor)
{
    Cut from = {whole.of, whole.x + column->from, whole.y + row->from, column->from_count,
                row->from_count};
    Pixels part;
    if (from.w < 1 || from.h < 1 ||
        !pixels_resample(&part, from, axis_of(column, factor), axis_of(row, factor)))
        return;
    pixels_copy(to, column->to, row->to, &part);
    pixels_free(&part);
}

static void make_patch(Pictures *pictures, const void *data, Picture *made)
{
    const Wanted *wanted = data;
    const AtlasPatch *patch = &wanted->patch;
    Third across[3], down[3];
    Cut whole = pages_cut(wanted->pages, &patch->cut);
    (void)pictures;
    bool good = whole.of->at && pixels_make(&made->pixels, wanted->w, wanted->h);
    cut_thirds(across, whole.w, patch->left, patch->right, wanted->w, wanted->factor);
    cut_thirds(down, whole.h, patch->top, patch->bottom, wanted->h, wanted->factor);
    for (int i = 0; good && i < 9; i++)
        make_ninth(&made->pixels, whole, &across[i % 3], &down[i / 3], wanted->factor);
    pages_release(wanted->pages);
    if (good && wanted->mirrored)
        pixels_flip(&made->pixels);
}

const Picture *skin_patch(Screen *screen, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    int index = atlas_patch(&screen->pages->atlas, command->name);
    if (index < 0 || rect.w < 1 || rect.h < 1)
        return NULL;
    Wanted wanted = {.pages = screen->pages,
                     .w = rect.w,
                     .h = rect.h,
                     .patch = screen->pages->atlas.patches[index],
                     .mirrored = command->flip};
    wanted.factor = command->scale * 100 / (float)wanted.patch.scale;
    uint64_t role =
        hash_float(hash_name(hash_name(HASH_START, "patch"), command->name), command->scale);
    role = hash_pair(role, command->flip, PROPORTIONS * rect.w / rect.h);
    return get(screen,
               (Recipe){.key = hash_pair(role, rect.w, rect.h),
                        .role = role,
                        .unit = rect.w,
                        .large = rect.w * rect.h > LARGE},
               make_patch, &wanted);
}

static void make_icon(Pictures *pictures, const void *data, Picture *made)
{
    const Wanted *wanted = data;
    const AtlasCut *cut = &wanted->cut;
    float fit = fminf((float)wanted->w / (float)cut->w, (float)wanted->h / (float)cut->h);
    int w = rounded((float)cut->w * fit), h = rounded((float)cut->h * fit);
    (void)pictures;
    if (pixels_scale(&made->pixels, pages_cut(wanted->pages, cut), w < 1 ? 1 : w, h < 1 ? 1 : h,
                     BEYOND_CLEAR))
        pixels_tint(&made->pixels, without_alpha(wanted->colour));
    pages_release(wanted->pages);
    made->dx = (wanted->w - made->pixels.w) / 2;
    made->dy = (wanted->h - made->pixels.h) / 2;
}

const Picture *skin_icon(Screen *screen, const DrawCommand *command)
{
    SDL_Rect rect = whole_rect(command->rect);
    int index = atlas_icon(&screen->pages->atlas, command->name);
    if (index < 0)
        return NULL;
    const AtlasIcon *icon = &screen->pages->atlas.icons[index];
    Wanted wanted = {.pages = screen->pages,
                     .cut = icon->cut[0],
                     .w = rect.w,
                     .h = rect.h,
                     .colour = command->colour};
    for (int i = 1; i < 4 && icon->size[i]; i++)
        if (icon->cut[i].w >= rect.w || icon->cut[i].h >= rect.h)
            wanted.cut = icon->cut[i];
    return get(screen,
               (Recipe){.key = key_of("icon", command->name, rect.w, rect.h, command->colour),
                        .large = rect.w * rect.h > LARGE},
               make_icon, &wanted);
}

enum { LARGE_FILL = 4096 /* pixels */, PLAIN_SIDE = 128 };

/* Draws a part of a picture as it is. */
static void lay(Output *output, const Picture *picture, SDL_Rect part, int x, int y)
{
    if (part.w > 0 && part.h > 0)
        output_copy(output, picture, &part, (SDL_Rect){x, y, part.w, part.h},
                    (Rgba){255, 255, 255, 255});
}

static void copy_plain(Screen *screen, SDL_Rect rect, Rgba colour)
{
    uint64_t key = hash_bytes(hash_name(HASH_START, "plain"), &colour, sizeof colour);
    const Picture *picture = pictures_find(screen->pictures, key);
    Pixels pixels;
    if (!picture && pixels_make(&pixels, PLAIN_SIDE, PLAIN_SIDE)) {
        memset(pixels.at, 255, pixels_bytes(&pixels));
        pixels_tint(&pixels, colour);
        picture = pictures_add(screen->pictures, key, &pixels, 0, 0);
    }
    for (int y = 0; picture && y < rect.h; y += PLAIN_SIDE)
        for (int x = 0; x < rect.w; x += PLAIN_SIDE)
            lay(&screen->output, picture,
                (SDL_Rect){0, 0, smaller(PLAIN_SIDE, rect.w - x), smaller(PLAIN_SIDE, rect.h - y)},
                rect.x + x, rect.y + y);
}

void skin_fill(Screen *screen, SDL_Rect rect, Rgba colour)
{
    if (colour.a < 255 && rect.w * rect.h > LARGE_FILL)
        copy_plain(screen, rect, colour);
    else
        output_fill(&screen->output, rect, colour);
}

/* 1 at a side, 0 from `depth` pixels on; smooth at both ends. */
static float towards_side(int at, int size, float depth)
{
    float distance = (float)(at < size / 2 ? at : size - 1 - at) / depth;
    float near = distance >= 1 ? 0 : 1 - distance;
    return near * near * (3 - 2 * near);
}

/* Lists the pixel for each share of the colour. */
static void list_shades(Rgba colour, uint32_t shades[256])
{
    Pixels all = {256, 1, shades};
    for (uint32_t share = 0; share < 256; share++)
        shades[share] = share * 0x01010101u;
    pixels_tint(&all, colour);
}

static void make_vignette(Pictures *pictures, const void *data, Picture *made)
{
    const Wanted *wanted = data;
    uint32_t shades[256];
    int w = wanted->w, half = w - w / 2;
    float *clear = malloc((size_t)w * sizeof *clear), before = -1;
    (void)pictures;
    for (int x = 0; clear && x < w; x++)
        clear[x] = 1 - towards_side(x, w, wanted->factor);
    list_shades(wanted->colour, shades);
    bool good = clear && pixels_make(&made->pixels, w, wanted->h);
    for (int y = 0; good && y < wanted->h; y++) {
        uint32_t *row = made->pixels.at + (ptrdiff_t)y * w;
        float clear_y = 1 - towards_side(y, wanted->h, wanted->factor);
        if (clear_y == before) { /* most rows, far from the sides */
            memcpy(row, row - w, (size_t)w * sizeof *row);
            continue;
        }
        before = clear_y;
        for (int x = 0; x < half; x++)
            row[x] = shades[(int)((1 - clear_y * clear[x]) * 255 + .5f)];
        for (int x = half; x < w; x++)
            row[x] = row[w - 1 - x];
    }
    free(clear);
}

/* Clear in the middle, opaque at the sides. */
static const Picture *find_vignette(Screen *screen, const DrawCommand *command, SDL_Rect rect)
{
    uint64_t key = hash_bytes(hash_name(HASH_START, "vignette"), &command->colour, sizeof(Rgba));
    Wanted wanted = {.w = rect.w, .h = rect.h, .factor = command->size, .colour = command->colour};
    if (command->size <= 0)
        return NULL;
    return get(screen, (Recipe){.key = hash_float(hash_pair(key, rect.w, rect.h), command->size)},
               make_vignette, &wanted);
}

void skin_vignette(Screen *screen, const DrawCommand *command, SDL_Rect rect)
{
    const Picture *picture = find_vignette(screen, command, rect);
    int deep = (int)ceilf(command->size), w = rect.w, h = rect.h;
    int across = 2 * deep < w ? deep : w, down = 2 * deep < h ? deep : h;
    if (!picture)
        return;
    const SDL_Rect sides[] = {{0, 0, w, down},
                              {0, h - down, w, down < h ? down : 0},
                              {0, down, across, h - 2 * down},
                              {w - across, down, across < w ? across : 0, h - 2 * down}};
    for (int i = 0; i < 4; i++)
        lay(&screen->output, picture, sides[i], rect.x + sides[i].x, rect.y + sides[i].y);
}
