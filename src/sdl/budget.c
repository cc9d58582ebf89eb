#include "budget.h"

/* Bytes for each pixel of the output: five screens of pictures, two of what the land is painted
 * with, and lights for one and a half. A large tile is as large on a small output. */
enum {
    PICTURE_SHARE = 20,
    STOCK_SHARE = 8,
    LIGHTS_SHARE = 6,
    LEAST_OUTPUT = 1920 * 1080,
    LEAST_TEXTURES = 160 << 20 /* bytes */
};

void budget_set(Kept kept, size_t pixels, bool accelerated)
{
    size_t area = pixels < LEAST_OUTPUT ? LEAST_OUTPUT : pixels, pictures = area * PICTURE_SHARE;
    cache_limit(kept.cache, accelerated && pictures < LEAST_TEXTURES ? LEAST_TEXTURES : pictures);
    stock_limit(kept.stock, area * STOCK_SHARE);
    lights_limit(kept.lights, area * LIGHTS_SHARE);
}

size_t budget_trim(Kept kept)
{
    size_t bytes = cache_bytes(kept.cache) + stock_bytes(kept.stock);
    cache_trim(kept.cache);
    stock_trim(kept.stock);
    lights_trim(kept.lights);
    return bytes - cache_bytes(kept.cache) - stock_bytes(kept.stock);
}

void budget_spare(Kept kept)
{
    cache_clear(kept.cache);
    stock_limit(kept.stock, 0);
    stock_trim(kept.stock);
    lights_limit(kept.lights, 0);
    lights_trim(kept.lights);
}
