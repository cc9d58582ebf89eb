/* A hash table with open addresses. Entries have the number of the frame that last used them. */
#include "cache.h"

#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    uint64_t key; /* 0: empty */
    uint32_t used;
    bool lasting, prefetched;
    Picture picture;
} Entry;

struct Cache {
    SDL_Renderer *renderer;
    size_t budget, bytes;
    uint32_t frame;
    uint64_t serial;        /* of the last picture */
    bool prefetched;        /* what is added now is */
    size_t count, capacity; /* a power of two */
    Entry *entries;
};

Cache *cache_new(SDL_Renderer *renderer, size_t budget)
{
    Cache *cache = calloc(1, sizeof *cache);
    if (!cache)
        return NULL;
    cache->capacity = 1024;
    cache->entries = calloc(cache->capacity, sizeof *cache->entries);
    if (!cache->entries) {
        free(cache);
        return NULL;
    }
    cache->renderer = renderer;
    cache->budget = budget;
    cache->frame = 1;
    return cache;
}

static void drop(Picture *picture)
{
    if (picture->texture)
        SDL_DestroyTexture(picture->texture);
    pixels_free(&picture->pixels);
}

void cache_clear(Cache *cache)
{
    for (size_t i = 0; i < cache->capacity; i++)
        drop(&cache->entries[i].picture);
    memset(cache->entries, 0, cache->capacity * sizeof *cache->entries);
    cache->count = cache->bytes = 0;
}

void cache_free(Cache *cache)
{
    if (!cache)
        return;
    cache_clear(cache);
    free(cache->entries);
    free(cache);
}

/* The entry of the key, which is not 0, or the empty one where it belongs. */
static Entry *slot(Entry *entries, size_t capacity, uint64_t key)
{
    size_t at = (size_t)key & (capacity - 1);
    while (entries[at].key && entries[at].key != key)
        at = (at + 1) & (capacity - 1);
    return &entries[at];
}

static size_t entry_bytes(const Entry *entry)
{
    return picture_shows(&entry->picture) ? (size_t)entry->picture.w * (size_t)entry->picture.h * 4
                                          : 0;
}

/* Moves all entries into a table twice as large. */
static bool grow(Cache *cache)
{
    size_t capacity = cache->capacity * 2;
    Entry *entries = calloc(capacity, sizeof *entries);
    if (!entries)
        return false;
    for (size_t i = 0; i < cache->capacity; i++)
        if (cache->entries[i].key)
            *slot(entries, capacity, cache->entries[i].key) = cache->entries[i];
    free(cache->entries);
    cache->entries = entries;
    cache->capacity = capacity;
    return true;
}

/* Takes out the entry at an index. Those after it move to where they are looked for. */
static void take_out(Cache *cache, size_t index)
{
    Entry *entry = &cache->entries[index];
    cache->bytes -= entry_bytes(entry);
    cache->count--;
    drop(&entry->picture);
    *entry = (Entry){0};
    for (size_t at = (index + 1) & (cache->capacity - 1); cache->entries[at].key;
         at = (at + 1) & (cache->capacity - 1)) {
        Entry moved = cache->entries[at];
        cache->entries[at] = (Entry){0};
        *slot(cache->entries, cache->capacity, moved.key) = moved;
    }
}

enum { LASTING = 8, PREFETCHED = 1024 }; /* frames that count as one */

/* Frames since it was used, weighed. */
static uint32_t age_of(const Cache *cache, const Entry *entry)
{
    uint32_t unused = cache->frame - entry->used;
    return entry->prefetched ? unused / PREFETCHED : entry->lasting ? unused / LASTING : unused;
}

/* Takes out those of this age or more, until about `most` bytes are gone. */
static void forget(Cache *cache, uint32_t age, size_t most)
{
    size_t least = cache->bytes > most ? cache->bytes - most : 0;
    for (size_t i = 0; i < cache->capacity; i++) {
        const Entry *entry = &cache->entries[i];
        while (entry->key && age_of(cache, entry) >= age && cache->bytes > least)
            take_out(cache, i);
    }
}

const Picture *cache_find(Cache *cache, uint64_t key)
{
    Entry *entry = slot(cache->entries, cache->capacity, key ? key : 1);
    if (!entry->key)
        return NULL;
    entry->used = cache->frame;
    entry->prefetched = cache->prefetched;
    return &entry->picture;
}

static SDL_Texture *make_texture(SDL_Renderer *renderer, const Pixels *pixels)
{
    SDL_Texture *texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888,
                                             SDL_TEXTUREACCESS_STATIC, pixels->w, pixels->h);
    if (!texture || SDL_UpdateTexture(texture, NULL, pixels->at, pixels->w * 4) != 0) {
        SDL_LogError(SDL_LOG_CATEGORY_RENDER, "a texture of %d x %d: %s", pixels->w, pixels->h,
                     SDL_GetError());
        SDL_DestroyTexture(texture);
        return NULL;
    }
    return texture;
}

void picture_tint(const Picture *picture, Rgba colour)
{
    SDL_SetTextureColorMod(picture->texture, colour.r, colour.g, colour.b);
    SDL_SetTextureAlphaMod(picture->texture, colour.a);
    /* without blending a software renderer copies rows as they are */
    bool copied = picture->opaque && colour.a == 255;
    SDL_SetTextureBlendMode(picture->texture, copied ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
}

/* Takes prepared pixels over. False where there can be no picture of them. */
static bool make_picture(Cache *cache, Pixels *pixels, Picture *picture)
{
    bool empty = !pixels->at;
    if (empty)
        return true;
    if (cache->renderer) {
        picture->texture = make_texture(cache->renderer, pixels);
        pixels_free(pixels);
    } else {
        picture->pixels = *pixels;
        *pixels = (Pixels){0};
    }
    return picture_shows(picture);
}

static const Picture *add(Cache *cache, uint64_t key, Pixels *pixels, Picture picture)
{
    picture.w = pixels->w;
    picture.h = pixels->h;
    picture.serial = ++cache->serial;
    if (!make_picture(cache, pixels, &picture) ||
        (cache->count * 2 >= cache->capacity && !grow(cache))) {
        drop(&picture);
        return NULL;
    }
    key = key ? key : 1;
    Entry *entry = slot(cache->entries, cache->capacity, key);
    *entry = (Entry){key, cache->frame, false, cache->prefetched, picture};
    cache->count++;
    cache->bytes += entry_bytes(entry);
    return &entry->picture;
}

bool cache_prepare(Pixels *pixels)
{
    bool opaque = pixels_opaque(pixels);
    if (!opaque)
        pixels_straighten(pixels);
    return opaque;
}

const Picture *cache_add_prepared(Cache *cache, uint64_t key, Pixels *pixels, bool opaque)
{
    return add(cache, key, pixels, (Picture){.opaque = opaque});
}

const Picture *cache_add(Cache *cache, uint64_t key, Pixels *pixels, int dx, int dy)
{
    bool opaque = pixels->at && cache_prepare(pixels);
    return add(cache, key, pixels, (Picture){.opaque = opaque, .dx = dx, .dy = dy});
}

const Picture *cache_add_lasting(Cache *cache, uint64_t key, Pixels *pixels)
{
    const Picture *picture = cache_add(cache, key, pixels, 0, 0);
    if (picture)
        slot(cache->entries, cache->capacity, key ? key : 1)->lasting = true;
    return picture;
}

void cache_prefetch(Cache *cache, bool prefetched)
{
    cache->prefetched = prefetched;
}

void cache_limit(Cache *cache, size_t budget)
{
    cache->budget = budget;
    for (size_t i = 0; i < cache->capacity; i++)
        cache->entries[i].prefetched = false;
}

enum {
    OLD = 240,           /* frames */
    MOST_LOST = 3 << 20, /* bytes a frame: more would delay it */
    MUCH = 4             /* over the budget by more than a fourth all goes at once */
};

/* The age in frames from which on all has to go to keep the budget; 0: nothing has to. */
static uint32_t age_to_go(const Cache *cache)
{
    size_t aged[OLD + 1] = {0}, left = cache->bytes;
    uint32_t from = OLD + 1, age = OLD;
    if (left <= cache->budget)
        return 0;
    for (size_t i = 0; i < cache->capacity; i++) {
        const Entry *entry = &cache->entries[i];
        uint32_t unused = entry->key ? age_of(cache, entry) : 0;
        aged[unused < OLD ? unused : OLD] += entry->key ? entry_bytes(entry) : 0;
    }
    for (; age > 0; age = age * 3 / 4) {
        while (from > age)
            left -= aged[--from];
        if (left <= cache->budget)
            return age;
    }
    return 1;
}

void cache_trim(Cache *cache)
{
    uint32_t age = age_to_go(cache);
    size_t over = cache->bytes - cache->budget;
    size_t most = over > cache->budget / MUCH ? SIZE_MAX : MOST_LOST;
    if (age > 0 && cache->frame > age)
        forget(cache, age, most);
    cache->frame++;
}

size_t cache_bytes(const Cache *cache)
{
    return cache->bytes;
}
