/* Edges and middle of a nine-patch repeat a whole number of times, stretched a little to come out
 * even: no seam shows. */
#include "skin.h"

#include <stdlib.h>
#include <string.h>

#include "sdl/pixels/pixels.h"
#include "sdl/pixels/pool.h"
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

/* Runs a job of so many pixels: on all cores if it is large. */
static void share(void (*work)(void *context, int index), void *context, int count, int pixels)
{
    enum { LARGE = 1 << 14 };
    if (pixels >= LARGE)
        pool_run(work, context, count);
    for (int i = 0; pixels < LARGE && i < count; i++)
        work(context, i);
}

typedef struct Taking {
    Pages *pages;
    AtlasCut cut;
    int head, gap; /* strips at the upper end that are taken; strips below that are not */
    Pixels to;
    _Atomic bool failed;
} Taking;

/* Takes what lies in one row of the page's blocks. */
static void take_strip(void *context, int index)
{
    Taking *taking = context;
    AtlasCut strip = taking->cut;
    index += index < taking->head ? 0 : taking->gap;
    int top = (strip.y / PACKED_BLOCK + index) * PACKED_BLOCK, bottom = top + PACKED_BLOCK;
    int end = strip.y + strip.h;
    top = top < strip.y ? strip.y : top;
    strip.y = (int16_t)top;
    strip.h = (int16_t)((bottom < end ? bottom : end) - top);
    Pixels rows = {strip.w, strip.h,
                   taking->to.at + (ptrdiff_t)(top - taking->cut.y) * taking->to.w};
    if (!pages_copy(taking->pages, &strip, &rows))
        taking->failed = true;
}

/* As pages_take, on all cores. At least `upper` rows and `lower` rows at the ends are taken; the
 * middle may be left clear. */
static bool take_ends(Pages *pages, const AtlasCut *cut, int upper, int lower, Pixels *pixels)
{
    Taking taking = {.pages = pages, .cut = *cut};
    *pixels = (Pixels){0};
    int first = cut->y / PACKED_BLOCK, end = (cut->y + cut->h - 1) / PACKED_BLOCK + 1;
    int head = (cut->y + upper - 1) / PACKED_BLOCK + 1 - first;
    int tail = end - (cut->y + cut->h - lower) / PACKED_BLOCK;
    taking.head = head;
    taking.gap = head + tail < end - first ? end - first - head - tail : 0;
    if (cut->page < 0 || !pixels_make(&taking.to, cut->w, cut->h))
        return false;
    share(take_strip, &taking, end - first - taking.gap, cut->w * cut->h);
    if (taking.failed)
        pixels_free(&taking.to);
    *pixels = taking.to;
    return !taking.failed;
}

static bool take(Pages *pages, const AtlasCut *cut, Pixels *pixels)
{
    return take_ends(pages, cut, cut->h, 0, pixels);
}

enum { SCALED_ROWS = 64 /* of a picture, at once */ };

/* A cut that is scaled into a part of a picture. */
typedef struct Scaled {
    Scaling scaling;
    Cut from;
    SDL_Rect to; /* the part: the left top of what is scaled, as far as it reaches */
    int bands;   /* of SCALED_ROWS rows */
} Scaled;

/* Pictures scaled to parts of one. */
typedef struct Scaleds {
    Pixels to;
    int count;
    Scaled *items;
    _Atomic bool failed;
} Scaleds;

/* Makes a band of rows of a part. */
static bool scale_band(const Pixels *to, const Scaled *scaled, int band)
{
    int top = band * SCALED_ROWS, left = scaled->to.h - top;
    Pixels rows = {scaled->to.w, left < SCALED_ROWS ? left : SCALED_ROWS, NULL};
    size_t bytes = scaled->scaling.room * sizeof(uint32_t);
    uint32_t *room = scratch_take(SCRATCH_ROOM, bytes);
    rows.at = scratch_take(SCRATCH_CUT, pixels_bytes(&rows));
    bool good = room && rows.at;
    if (good) {
        scaling_part(&scaled->scaling, scaled->from, 0, top, &rows, room);
        Pixels target = *to;
        pixels_copy(&target, scaled->to.x, scaled->to.y + top, &rows);
    }
    scratch_give(SCRATCH_CUT, rows.at);
    scratch_give(SCRATCH_ROOM, room);
    return good;
}

static void scale_bands(void *context, int index)
{
    Scaleds *scaleds = context;
    const Scaled *scaled = scaleds->items;
    for (; index >= scaled->bands; scaled++)
        index -= scaled->bands;
    if (!scale_band(&scaleds->to, scaled, index))
        scaleds->failed = true;
}

/* Prepares a part. False when memory is out. */
static bool scaled_make(Scaled *scaled, Cut from, Axis across, Axis down, SDL_Rect to)
{
    *scaled = (Scaled){.from = from, .to = to};
    if (!scaling_make(&scaled->scaling, from.w, from.h, across, down))
        return false;
    scaled->bands = (to.h + SCALED_ROWS - 1) / SCALED_ROWS;
    return true;
}

/* Makes the parts, which do not overlap, on all cores, and frees their scalings. */
static bool scale_all(Scaleds *scaleds)
{
    int bands = 0;
    for (int i = 0; i < scaleds->count; i++)
        bands += scaleds->items[i].bands;
    share(scale_bands, scaleds, bands, scaleds->to.w * scaleds->to.h);
    for (int i = 0; i < scaleds->count; i++)
        scaling_free(&scaleds->items[i].scaling);
    return !scaleds->failed;
}

/* Makes the left top of what pixels_resample would, as large as `size`, on all cores. */
static bool resample_part(Pixels *to, Cut from, Axis across, Axis down, SDL_Point size)
{
    Scaled scaled;
    Scaleds scaleds = {.count = 1, .items = &scaled};
    *to = (Pixels){0};
    if (!pixels_make(&scaleds.to, size.x, size.y))
        return false;
    bool good = scaled_make(&scaled, from, across, down, (SDL_Rect){0, 0, size.x, size.y}) &&
                scale_all(&scaleds);
    if (!good)
        pixels_free(&scaleds.to);
    *to = scaleds.to;
    return good;
}

/* As pixels_scale, on all cores. */
static bool scale_whole(Pixels *to, const Pixels *whole, int w, int h, Beyond beyond)
{
    return resample_part(to, pixels_whole(whole), (Axis){w, 0, (double)whole->w / w, beyond},
                         (Axis){h, 0, (double)whole->h / h, beyond}, (SDL_Point){w, h});
}

enum { PART = 64 /* pixels: sides of parts of a texture are multiples of this */ };

/* How many pixels of a side are made where so many are wanted. */
static int part_of(int wanted, int whole)
{
    int part = (wanted + PART - 1) / PART * PART;
    return part < whole ? part : whole;
}

/* Makes the left top of a period. It is made of rows from both ends of the page. */
static bool make_texture(Pages *pages, const AtlasCut *cut, SDL_Point period, SDL_Point part,
                         Pixels *pixels)
{
    Axis across = {period.x, 0, (double)cut->w / period.x, BEYOND_WRAP};
    Axis down = {period.y, 0, (double)cut->h / period.y, BEYOND_WRAP};
    int reach = (int)ceil(2 * fmax(down.step, 1)) + 1,
        upper = (int)ceil(part.y * down.step) + reach;
    bool all = upper + reach >= cut->h;
    Pixels whole;
    *pixels = (Pixels){0};
    if (!take_ends(pages, cut, all ? cut->h : upper, all ? 0 : reach, &whole))
        return false;
    bool good = resample_part(pixels, pixels_whole(&whole), across, down, part);
    pixels_free(&whole);
    return good;
}

static uint64_t texture_key(const char *name, float scale, Rgba colour, SDL_Point part)
{
    return hash_float(key_of("texture", name, part.x, part.y, colour), scale);
}

/* A part that is there and at least as large. */
static const Picture *find_part(Screen *screen, const char *name, float scale, Rgba colour,
                                SDL_Point part, SDL_Point period)
{
    const Picture *found = NULL;
    for (int y = part.y; !found && y < period.y + PART; y += PART)
        for (int x = part.x; !found && x < period.x + PART; x += PART) {
            SDL_Point larger = {x < period.x ? x : period.x, y < period.y ? y : period.y};
            found = cache_find(screen->cache, texture_key(name, scale, colour, larger));
        }
    return found;
}

/* One period of a texture, `scale` pixels for each of its own, tinted but not by the colour's
 * alpha. Where less is wanted it is only the left top of a period, at least as large. NULL where
 * the atlas has none of its name. */
static const Picture *find_texture(Screen *screen, const char *name, float scale, Rgba colour,
                                   SDL_Point wanted)
{
    int texture = atlas_texture(&screen->pages->atlas, name);
    AtlasCut cut = atlas_page_cut(&screen->pages->atlas,
                                  texture < 0 ? -1 : screen->pages->atlas.textures[texture].page);
    SDL_Point period = {rounded((float)cut.w * scale), rounded((float)cut.h * scale)};
    SDL_Point part = {part_of(wanted.x, period.x), part_of(wanted.y, period.y)};
    const Picture *found = find_part(screen, name, scale, colour, part, period);
    Pixels pixels;
    if (found || cut.page < 0 || !make_texture(screen->pages, &cut, period, part, &pixels))
        return found;
    pixels_tint(&pixels, without_alpha(colour));
    return cache_add_lasting(screen->cache, texture_key(name, scale, colour, part), &pixels);
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

static bool make_patch(Pixels *to, const Pixels *whole, const AtlasPatch *patch, int w, int h,
                       float factor)
{
    enum { PARTS = 9 };
    Third across[3], down[3];
    Scaled parts[PARTS];
    Scaleds scaleds = {.items = parts};
    bool good = pixels_make(&scaleds.to, w, h);
    cut_thirds(across, whole->w, patch->left, patch->right, w, factor);
    cut_thirds(down, whole->h, patch->top, patch->bottom, h, factor);
    for (int i = 0; good && i < PARTS; i++) {
        const Third *column = &across[i % 3], *row = &down[i / 3];
        SDL_Rect part = {column->to, row->to, column->to_count, row->to_count};
        if (!column->from_count || !row->from_count || part.w < 1 || part.h < 1)
            continue;
        Cut from = {whole, column->from, row->from, column->from_count, row->from_count};
        good = scaled_make(&parts[scaleds.count], from, axis_of(column, factor),
                           axis_of(row, factor), part);
        scaleds.count += good;
    }
    good = scale_all(&scaleds) && good;
    if (!good)
        pixels_free(&scaleds.to);
    *to = scaleds.to;
    return good;
}

/* How a patch is wanted. */
typedef struct PatchShape {
    int w, h;      /* pixels */
    float scale;   /* pixels a logical unit */
    bool mirrored; /* left is right */
} PatchShape;

static uint64_t patch_key(const char *name, PatchShape shape)
{
    uint64_t key = hash_float(key_of("patch", name, shape.w, shape.h, (Rgba){0}), shape.scale);
    return hash_number(key, shape.mirrored);
}

static const Picture *find_patch(Screen *screen, const char *name, PatchShape shape)
{
    return cache_find(screen->cache, patch_key(name, shape));
}

static const Picture *have_patch(Screen *screen, const char *name, PatchShape shape)
{
    uint64_t key = patch_key(name, shape);
    const Picture *found = cache_find(screen->cache, key);
    if (found)
        return found;
    int index = atlas_patch(&screen->pages->atlas, name);
    if (index < 0)
        return NULL;
    const AtlasPatch *patch = &screen->pages->atlas.patches[index];
    float factor = shape.scale * 100 / (float)patch->scale;
    Pixels whole, pixels;
    if (!take(screen->pages, &patch->cut, &whole))
        return NULL;
    bool good = make_patch(&pixels, &whole, patch, shape.w, shape.h, factor);
    pixels_free(&whole);
    if (!good)
        return NULL;
    if (shape.mirrored)
        pixels_flip(&pixels);
    return cache_add_lasting(screen->cache, key, &pixels);
}

/* Up to rounding. */
static bool same_proportions(PatchShape a, PatchShape b)
{
    return abs(a.w * b.h - a.h * b.w) <= (b.w > b.h ? b.w : b.h);
}

const Picture *skin_patch(PatchSizes *patches, Screen *screen, const DrawCommand *command,
                          bool hasty)
{
    SDL_Rect rect = whole_rect(command->rect);
    PatchShape shape = {rect.w, rect.h, command->scale, command->flip}, other = shape;
    const Picture *found = find_patch(screen, command->name, shape);
    uint64_t key = hash_float(hash_name(HASH_START, command->name), command->scale), at;
    key = hash_number(key, command->flip);
    at = key % PATCHES_KNOWN;
    other.w = patches->known[at].w;
    other.h = patches->known[at].h;
    if (!found && hasty && patches->known[at].key == key && same_proportions(shape, other))
        found = find_patch(screen, command->name, other);
    else
        other = shape;
    if (!found) {
        found = have_patch(screen, command->name, shape);
        other = shape;
    }
    patches->stretched = patches->stretched || other.w != shape.w || other.h != shape.h;
    patches->known[at].key = key;
    patches->known[at].w = other.w;
    patches->known[at].h = other.h;
    return found;
}

const Picture *skin_icon(Screen *screen, const char *name, int w, int h, Rgba colour)
{
    uint64_t key = key_of("icon", name, w, h, colour);
    const Picture *found = cache_find(screen->cache, key);
    if (found)
        return found;
    int index = atlas_icon(&screen->pages->atlas, name);
    if (index < 0)
        return NULL;
    const AtlasIcon *icon = &screen->pages->atlas.icons[index];
    const AtlasCut *cut = &icon->cut[0];
    for (int i = 1; i < 4 && icon->size[i]; i++)
        if (icon->cut[i].w >= w || icon->cut[i].h >= h)
            cut = &icon->cut[i];
    float fit = fminf((float)w / (float)cut->w, (float)h / (float)cut->h);
    int to_w = rounded((float)cut->w * fit), to_h = rounded((float)cut->h * fit);
    Pixels whole, pixels;
    if (!take(screen->pages, cut, &whole))
        return NULL;
    bool good =
        scale_whole(&pixels, &whole, to_w < 1 ? 1 : to_w, to_h < 1 ? 1 : to_h, BEYOND_CLEAR);
    pixels_free(&whole);
    if (!good)
        return NULL;
    pixels_tint(&pixels, without_alpha(colour));
    int dx = (w - pixels.w) / 2, dy = (h - pixels.h) / 2;
    return cache_add(screen->cache, key, &pixels, dx, dy);
}

enum { LARGE_FILL = 4096 /* pixels */, PLAIN_SIDE = 128 };

static void repeat(Output *output, const Picture *picture, SDL_Rect rect, Rgba tint)
{
    for (int y = 0; y < rect.h; y += picture->h) {
        for (int x = 0; x < rect.w; x += picture->w) {
            int w = rect.w - x < picture->w ? rect.w - x : picture->w;
            int h = rect.h - y < picture->h ? rect.h - y : picture->h;
            SDL_Rect from = {0, 0, w, h}, to = {rect.x + x, rect.y + y, w, h};
            output_copy(output, picture, &from, to, tint);
        }
    }
}

const Picture *skin_texture_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect)
{
    return find_texture(screen, command->name, command->scale, command->colour,
                        (SDL_Point){rect.w, rect.h});
}

void skin_texture(Screen *screen, const DrawCommand *command, SDL_Rect rect)
{
    const Picture *picture = skin_texture_picture(screen, command, rect);
    if (picture_shows(picture) && command->colour.a > 0)
        repeat(&screen->output, picture, rect, (Rgba){255, 255, 255, command->colour.a});
}

static void copy_plain(Screen *screen, SDL_Rect rect, Rgba colour)
{
    uint64_t key = hash_bytes(hash_name(HASH_START, "plain"), &colour, sizeof colour);
    const Picture *picture = cache_find(screen->cache, key);
    Pixels pixels;
    if (!picture && pixels_make(&pixels, PLAIN_SIDE, PLAIN_SIDE)) {
        memset(pixels.at, 255, pixels_bytes(&pixels));
        pixels_tint(&pixels, colour);
        picture = cache_add(screen->cache, key, &pixels, 0, 0);
    }
    if (picture_shows(picture))
        repeat(&screen->output, picture, rect, (Rgba){255, 255, 255, 255});
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

/* Lists the straight pixel for each share of the colour. */
static void list_shades(Rgba colour, uint32_t shades[256])
{
    Pixels all = {256, 1, shades};
    for (uint32_t share = 0; share < 256; share++)
        shades[share] = share * 0x01010101u;
    pixels_tint(&all, colour);
    pixels_straighten(&all);
}

typedef struct Vignette {
    Pixels pixels;
    float depth;
    const float *clear; /* for each column, how clear it is */
    uint32_t shades[256];
} Vignette;

enum { BAND = 32 /* rows */ };

static void make_rows(void *context, int index)
{
    const Vignette *vignette = context;
    const Pixels *to = &vignette->pixels;
    int half = to->w - to->w / 2, last = (index + 1) * BAND < to->h ? (index + 1) * BAND : to->h;
    float before = -1;
    for (int y = index * BAND; y < last; y++) {
        uint32_t *row = to->at + (ptrdiff_t)y * to->w;
        float clear_y = 1 - towards_side(y, to->h, vignette->depth);
        if (clear_y == before) { /* most rows, far from the sides */
            memcpy(row, row - to->w, (size_t)to->w * sizeof *row);
            continue;
        }
        before = clear_y;
        for (int x = 0; x < half; x++)
            row[x] = vignette->shades[(int)((1 - clear_y * vignette->clear[x]) * 255 + .5f)];
        for (int x = half; x < to->w; x++)
            row[x] = row[to->w - 1 - x];
    }
}

const Picture *skin_vignette_picture(Screen *screen, const DrawCommand *command, SDL_Rect rect)
{
    int w = rect.w, h = rect.h;
    float depth = command->size;
    uint64_t key = hash_bytes(hash_name(HASH_START, "vignette"), &command->colour, sizeof(Rgba));
    key = hash_float(hash_pair(key, w, h), depth);
    const Picture *found = cache_find(screen->cache, key);
    Vignette vignette = {.depth = depth};
    if (found || depth <= 0 || !pixels_make(&vignette.pixels, w, h))
        return found;
    float *clear = malloc((size_t)w * sizeof *clear);
    for (int x = 0; clear && x < w; x++)
        clear[x] = 1 - towards_side(x, w, depth);
    vignette.clear = clear;
    list_shades(command->colour, vignette.shades);
    if (clear)
        pool_run(make_rows, &vignette, (h + BAND - 1) / BAND);
    free(clear);
    return cache_add_prepared(screen->cache, key, &vignette.pixels, false);
}

static void lay(Output *output, const Picture *picture, SDL_Rect part, SDL_Rect rect)
{
    SDL_Rect to = {rect.x + part.x, rect.y + part.y, part.w, part.h};
    if (part.w > 0 && part.h > 0)
        output_copy(output, picture, &part, to, (Rgba){255, 255, 255, 255});
}

void skin_vignette(Screen *screen, const DrawCommand *command, SDL_Rect rect)
{
    const Picture *picture = skin_vignette_picture(screen, command, rect);
    int deep = (int)ceilf(command->size), w = rect.w, h = rect.h;
    int across = 2 * deep < w ? deep : w, down = 2 * deep < h ? deep : h;
    if (!picture)
        return;
    lay(&screen->output, picture, (SDL_Rect){0, 0, w, down}, rect);
    lay(&screen->output, picture, (SDL_Rect){0, h - down, w, down < h ? down : 0}, rect);
    lay(&screen->output, picture, (SDL_Rect){0, down, across, h - 2 * down}, rect);
    lay(&screen->output, picture,
        (SDL_Rect){w - across, down, across < w ? across : 0, h - 2 * down}, rect);
}

enum { BLOCK_W = 2 * SCALING_PART, BLOCK_H = SCALING_PART };

/* The blocks of a backdrop that are to be seen. */
typedef struct Seen {
    uint64_t key;                 /* of the backdrop */
    int columns;                  /* of the backdrop */
    int left, right, top, bottom; /* columns and rows; right and bottom: beyond the last */
} Seen;

/* A block that is to be made. Without pixels it is clear. */
typedef struct Block {
    bool wanted, made, opaque;
    Pixels pixels;
} Block;

typedef struct Making {
    Pages *pages;
    AtlasCut cut;
    const Grade *grade;
    Scaling scaling;
    Seen seen;
    Block *made; /* those that are seen, row by row */
} Making;

static Seen seen_of(Screen *screen, const Backdrop *picture)
{
    SDL_Rect rect = picture->rect, clip = output_clipped(&screen->output), part;
    uint64_t key = hash_name(hash_name(HASH_START, "backdrop"), picture->name);
    key = hash_pair(key, rect.w, rect.h);
    Seen seen = {.key = hash_bytes(key, picture->grade, sizeof *picture->grade),
                 .columns = (rect.w + BLOCK_W - 1) / BLOCK_W};
    if (!SDL_IntersectRect(&rect, &clip, &part))
        return seen;
    seen.left = (part.x - rect.x) / BLOCK_W;
    seen.right = (part.x + part.w - rect.x + BLOCK_W - 1) / BLOCK_W;
    seen.top = (part.y - rect.y) / BLOCK_H;
    seen.bottom = (part.y + part.h - rect.y + BLOCK_H - 1) / BLOCK_H;
    return seen;
}

static uint64_t block_key(const Seen *seen, int x, int y)
{
    return hash_number(seen->key, (uint64_t)y * (uint64_t)seen->columns + (uint64_t)x);
}

static Block *block_of(const Making *making, int x, int y)
{
    const Seen *seen = &making->seen;
    return &making->made[(y - seen->top) * (seen->right - seen->left) + x - seen->left];
}

/* Makes a block out of a band of its source. */
static bool make_block(const Making *making, Cut from, int x, int y, uint32_t *room)
{
    const Scaling *scaling = &making->scaling;
    Block *block = block_of(making, x, y);
    int left = x * BLOCK_W, top = y * BLOCK_H;
    if (!pixels_make(&block->pixels, smaller(BLOCK_W, scaling->w - left),
                     smaller(BLOCK_H, scaling->h - top)))
        return false;
    scaling_part(scaling, from, left, top, &block->pixels, room);
    pixels_drop_empty(&block->pixels);
    if (block->pixels.at)
        pixels_grade(&block->pixels, making->grade);
    block->opaque = block->pixels.at && cache_prepare(&block->pixels);
    block->made = true;
    return true;
}

/* Makes those blocks of a row that are wanted. */
static void make_row(void *context, int index)
{
    Making *making = context;
    int y = making->seen.top + index, first = y * BLOCK_H;
    ScalingSpan rows =
        scaling_rows(&making->scaling, first, smaller(BLOCK_H, making->scaling.h - first));
    AtlasCut cut = making->cut;
    cut.y = (int16_t)(cut.y + rows.first);
    cut.h = (int16_t)rows.count;
    uint32_t *room = scratch_take(SCRATCH_ROOM, making->scaling.room * sizeof *room);
    Pixels band = {0};
    bool good = room && pages_take(making->pages, &cut, &band);
    Cut from = {&band, 0, -rows.first, making->cut.w, making->cut.h};
    for (int x = making->seen.left; good && x < making->seen.right; x++)
        if (block_of(making, x, y)->wanted)
            good = make_block(making, from, x, y, room);
    pixels_free(&band);
    scratch_give(SCRATCH_ROOM, room);
}

/* Makes the blocks that are missing, and gives them to the cache. */
static void make_missing(Screen *screen, Making *making, int w, int h)
{
    const Seen *seen = &making->seen;
    double across = (double)making->cut.w / w, down = (double)making->cut.h / h;
    if (!scaling_make(&making->scaling, making->cut.w, making->cut.h,
                      (Axis){w, 0, across, BEYOND_SAME}, (Axis){h, 0, down, BEYOND_SAME}))
        return;
    pool_run(make_row, making, seen->bottom - seen->top);
    scaling_free(&making->scaling);
    for (int y = seen->top; y < seen->bottom; y++)
        for (int x = seen->left; x < seen->right; x++) {
            Block *block = block_of(making, x, y);
            if (block->made)
                cache_add_prepared(screen->cache, block_key(seen, x, y), &block->pixels,
                                   block->opaque);
        }
}

/* Makes sure that all blocks that are seen are in the cache. */
static void have_all(Screen *screen, const Backdrop *picture, const Seen *seen)
{
    int icon = atlas_icon(&screen->pages->atlas, picture->name), missing = 0;
    int count = (seen->right - seen->left) * (seen->bottom - seen->top);
    Making making = {.pages = screen->pages, .grade = picture->grade, .seen = *seen};
    for (int y = seen->top; y < seen->bottom; y++)
        for (int x = seen->left; x < seen->right; x++)
            missing += !cache_find(screen->cache, block_key(seen, x, y));
    if (missing == 0 || icon < 0)
        return;
    making.cut = screen->pages->atlas.icons[icon].cut[0];
    making.made = calloc((size_t)count, sizeof *making.made);
    if (!making.made)
        return;
    for (int y = seen->top; y < seen->bottom; y++)
        for (int x = seen->left; x < seen->right; x++)
            block_of(&making, x, y)->wanted = !cache_find(screen->cache, block_key(seen, x, y));
    make_missing(screen, &making, picture->rect.w, picture->rect.h);
    free(making.made);
}

void skin_backdrop_make(Screen *screen, const Backdrop *picture)
{
    Seen seen = seen_of(screen, picture);
    have_all(screen, picture, &seen);
}

void skin_backdrop(Screen *screen, const Backdrop *picture)
{
    Seen seen = seen_of(screen, picture);
    have_all(screen, picture, &seen);
    for (int y = seen.top; y < seen.bottom; y++)
        for (int x = seen.left; x < seen.right; x++) {
            const Picture *block = cache_find(screen->cache, block_key(&seen, x, y));
            if (block)
                output_copy(&screen->output, block, NULL,
                            (SDL_Rect){picture->rect.x + x * BLOCK_W, picture->rect.y + y * BLOCK_H,
                                       block->w, block->h},
                            picture->colour);
        }
}
