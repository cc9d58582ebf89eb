/* What the cache forgets, and that it finds all the rest. */
#include <string.h>

#include "check.h"
#include "core/random.h"
#include "sdl/pictures/cache.h"
#include "sdl/pixels/pool.h"

enum { SIDE = 32, BYTES = SIDE * SIDE * 4 };

static Pixels some_pixels(void)
{
    Pixels pixels;
    assert_true(pixels_make(&pixels, SIDE, SIDE));
    pixels.at[0] = 0xFFFFFFFF;
    return pixels;
}

/* Keys lie in a few clusters, one of them at the end of the table, and go on at its beginning. */
static uint64_t key_of(int index)
{
    return (uint64_t)index << 32 | (index % 3 == 0 ? 0xFFFFFFFF : (uint32_t)index % 3);
}

TEST(what_is_not_forgotten_is_found)
{
    enum { COUNT = 300, STEPS = 60, BUDGET = 200 };
    Cache *cache = cache_new(NULL, (size_t)BUDGET * BYTES);
    Random random = random_from(7);
    int forgotten = 0;
    for (int step = 0; step < STEPS; step++) {
        int asked[COUNT / 4];
        for (int i = 0; i < COUNT / 4; i++) {
            asked[i] = (int)random_below(&random, COUNT);
            Pixels pixels = some_pixels();
            if (cache_find(cache, key_of(asked[i])))
                pixels_free(&pixels);
            else
                cache_add(cache, key_of(asked[i]), &pixels, asked[i], 0);
        }
        cache_trim(cache);
        for (int i = 0; i < COUNT / 4; i++) {
            const Picture *found = cache_find(cache, key_of(asked[i]));
            assert_non_null(found);
            assert_int_equal(found->dx, asked[i]);
        }
        size_t found = 0;
        for (int i = 0; i < COUNT && step == STEPS - 1; i++)
            found += cache_find(cache, key_of(i)) != NULL;
        forgotten += cache_bytes(cache) < (size_t)COUNT * BYTES;
        assert_true(step < STEPS - 1 || found * BYTES == cache_bytes(cache));
        assert_in_range(cache_bytes(cache), 0, (size_t)BUDGET * BYTES);
    }
    assert_true(forgotten > 0);
    cache_free(cache);
}

TEST(what_takes_long_to_make_lasts)
{
    Cache *cache = cache_new(NULL, (size_t)2 * BYTES);
    Pixels pixels = some_pixels();
    assert_non_null(cache_add_lasting(cache, 1, &pixels));
    pixels = some_pixels();
    assert_non_null(cache_add(cache, 2, &pixels, 0, 0));
    for (int i = 0; i < 30; i++)
        cache_trim(cache);
    pixels = some_pixels();
    assert_non_null(cache_add(cache, 3, &pixels, 0, 0));
    cache_trim(cache);
    assert_non_null(cache_find(cache, 1));
    assert_null(cache_find(cache, 2));
    cache_free(cache);
}

/* Until it is seen for the first time, or the output is another. */
TEST(what_is_made_ahead_lasts_longest)
{
    for (int seen = 0; seen < 3; seen++) {
        Cache *cache = cache_new(NULL, (size_t)2 * BYTES);
        Pixels pixels = some_pixels();
        cache_prefetch(cache, true);
        assert_non_null(cache_add(cache, 1, &pixels, 0, 0));
        assert_non_null(cache_find(cache, 1));
        cache_prefetch(cache, false);
        pixels = some_pixels();
        assert_non_null(cache_add_lasting(cache, 2, &pixels));
        assert_true(seen != 1 || cache_find(cache, 1));
        if (seen == 2)
            cache_limit(cache, (size_t)2 * BYTES);
        for (int i = 0; i < 40; i++)
            cache_trim(cache);
        pixels = some_pixels();
        assert_non_null(cache_add(cache, 3, &pixels, 0, 0));
        cache_trim(cache);
        assert_non_null(cache_find(cache, seen ? 2 : 1));
        assert_null(cache_find(cache, seen ? 1 : 2));
        cache_free(cache);
    }
}

TEST(blocks_come_back_clear)
{
    static const unsigned char clear[BLOCK_BYTES];
    void *first = blocks_take();
    assert_non_null(first);
    memset(first, 7, BLOCK_BYTES);
    blocks_give(first);
    void *second = blocks_take();
    assert_ptr_equal(second, first);
    assert_memory_equal(second, clear, BLOCK_BYTES);
    blocks_give(second);
    blocks_free();
}
