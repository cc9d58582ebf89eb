#include "blit.h"

#include <string.h>

/* Both channels of 0x00XX00XX times k / 255, k 0..255, as SDL rounds. */
static inline uint32_t part_of(uint32_t two, uint32_t k)
{
    uint32_t product = two * k;
    return (product + 0x00010001 + (product >> 8 & 0x00FF00FF)) >> 8 & 0x00FF00FF;
}

/* Two channels of `source` blended over those of `below`. */
static inline uint32_t mixed(uint32_t source, uint32_t below, uint32_t alpha)
{
    return (source * alpha >> 8 & 0x00FF00FF) + (below * (255 - alpha) >> 8 & 0x00FF00FF);
}

static inline uint32_t blended(uint32_t source, uint32_t below)
{
    uint32_t alpha = source >> 24;
    if (alpha == 255)
        return source;
    if (alpha == 0)
        return below;
    return 0xFF000000 | mixed(source & 0x00FF00FF, below & 0x00FF00FF, alpha) |
           mixed(source >> 8 & 0x0000FF, below >> 8 & 0x0000FF, alpha) << 8;
}

/* A premultiplied pixel over another, of which `gone` of 255 is left. */
static inline uint32_t over(uint32_t red_blue, uint32_t alpha_green, uint32_t below, uint32_t gone)
{
    return (red_blue + part_of(below & 0x00FF00FF, gone)) |
           (alpha_green + part_of(below >> 8 & 0x00FF00FF, gone)) << 8;
}

/* A straight pixel times a tint, over another, which may have an alpha. */
static inline uint32_t tinted(uint32_t source, uint32_t below, Rgba tint)
{
    uint32_t red = part_of(source >> 16 & 255, tint.r), green = part_of(source >> 8 & 255, tint.g);
    uint32_t blue = part_of(source & 255, tint.b), alpha = part_of(source >> 24, tint.a);
    uint32_t red_blue = red << 16 | blue;
    if (alpha < 255) {
        red_blue = part_of(red_blue, alpha);
        green = part_of(green, alpha);
    }
    return over(red_blue, alpha << 16 | green, below, 255 - alpha);
}

static void fill_row(uint32_t *to, int count, Rgba colour)
{
    uint32_t red_blue = part_of((uint32_t)colour.r << 16 | colour.b, colour.a);
    uint32_t green = part_of(colour.g, colour.a), gone = 255u - colour.a;
    uint32_t alpha_green = (uint32_t)colour.a << 16 | green;
    for (int i = 0; i < count; i++)
        to[i] = over(red_blue, alpha_green, to[i], gone);
}

/* Over pixels with an alpha, tinting blends. */
static void lay_row(const DrawCall *call, uint32_t *to, const uint32_t *from, int count, bool clear)
{
    Rgba tint = call->colour;
    bool plain = tint.r == 255 && tint.g == 255 && tint.b == 255 && tint.a == 255;
    if (plain && call->opaque)
        memcpy(to, from, (size_t)count * sizeof *to);
    else
        for (int i = 0; i < count; i++)
            to[i] = plain && !clear ? blended(from[i], to[i]) : tinted(from[i], to[i], tint);
}

/* One axis of a stretching. */
typedef struct Scale {
    int64_t step; /* source pixels for one of the target, in 2^-24ths */
    int last;     /* source pixel, in 256ths */
} Scale;

static Scale scale_of(int source, int target)
{
    return (Scale){((int64_t)source << 24) / target, (source - 1) * 256};
}

/* Where the middle of target pixel `at` lies, in 256ths of a source pixel, within the source. */
static inline int reading(Scale scale, int at)
{
    int place = (int)((2 * (int64_t)at + 1) * scale.step >> 17) - 128;
    return place < 0 ? 0 : place > scale.last ? scale.last : place;
}

/* Stretches a part of a row. As SDL, it mixes straight colours without their alphas. That is wrong
 * between a clear and a coloured pixel, but only what is opaque or moves is stretched. */
static void stretch_row(const DrawCall *call, int x, int y, int count, uint32_t *to)
{
    Scale columns = scale_of(call->from.w, call->to.w), rows = scale_of(call->from.h, call->to.h);
    int down = reading(rows, y - call->to.y), pitch = call->pixels.w;
    const uint32_t *upper =
        call->pixels.at + (ptrdiff_t)(call->from.y + (down >> 8)) * pitch + call->from.x;
    const uint32_t *lower = upper + ((down >> 8) + 1 < call->from.h ? pitch : 0);
    for (int i = 0; i < count; i++) {
        int across = reading(columns, x + i - call->to.x), left = across >> 8;
        int right = left + (left + 1 < call->from.w);
        to[i] = pixels_mixed(upper[left], upper[right], lower[left], lower[right],
                             (uint32_t)across & 255, (uint32_t)down & 255);
    }
}

void blit_paint(const DrawCall *call, Pixels *on, SDL_Rect part, bool clear)
{
    const Pixels *source = &call->pixels;
    bool stretched = call->from.w != call->to.w || call->from.h != call->to.h;
    uint32_t row[CELL_W];
    for (int y = part.y; y < part.y + part.h; y++) {
        uint32_t *to = on->at + (ptrdiff_t)y * on->w + part.x;
        if (!source->at) {
            fill_row(to, part.w, call->colour);
            continue;
        }
        const uint32_t *from = row;
        if (stretched)
            stretch_row(call, part.x, y, part.w, row);
        else
            from = source->at + (ptrdiff_t)(call->from.y + y - call->to.y) * source->w +
                   call->from.x + part.x - call->to.x;
        lay_row(call, to, from, part.w, clear);
    }
}
