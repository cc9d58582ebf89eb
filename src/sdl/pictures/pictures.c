/* A hash table of entries that never move. A lock guards all but what an entry's maker fills. */
#include "pictures.h"

#include <stdlib.h>
#include <string.h>

typedef enum EntryState {
    ENTRY_IDLE,   /* not asked for any more */
    ENTRY_ASKED,  /* in the queue */
    ENTRY_MAKING, /* by some thread */
    ENTRY_MADE
} EntryState;

typedef struct Entry {
    struct Entry *next; /* in the same bucket */
    EntryState state;
    uint64_t used;  /* by the clock */
    uint32_t asked; /* the frame that asked last */
    Urgency urgency;
    Recipe recipe; /* its data is the entry's, until it is made */
    Picture picture;
    size_t bytes;
} Entry;

enum {
    BUCKETS = 1 << 12,
    ROLES = 1 << 13,
    MOST_TRIED = 8,   /* places for a role */
    MOST_THREADS = 3, /* memory is no faster for more */
    MOST_NOW = 12,    /* small pictures a frame */
    KEPT = 15         /* sixteenths of the budget, when it is trimmed to */
};

typedef struct Maker {
    Pictures *pictures;
    SDL_Thread *thread;
    uint64_t since; /* by the clock: what it works with was used later; UINT64_MAX: it rests */
} Maker;

struct Pictures {
    SDL_Renderer *renderer;
    /* In this frame: */
    bool waits, holes;
    int missing;
    int made_now; /* small pictures */
    uint32_t frame;
    uint64_t begun;  /* by the clock: this frame */
    uint64_t serial; /* of the last picture */
    uint64_t before; /* of the last one when this frame began; under the lock */
    bool stops;
    Maker makers[MOST_THREADS];
    int maker_count;
    int busy[PICTURE_LATER + 1]; /* makers at work, by the urgency of that */
    SDL_mutex *lock;
    SDL_cond *asked, *made;
    uint64_t clock;
    size_t bytes;
    Entry *buckets[BUCKETS];
    Entry **queue;
    size_t queued, capacity;
    struct {
        uint64_t role, key;
    } roles[ROLES];
};

Pictures *pictures_new(SDL_Renderer *renderer)
{
    Pictures *pictures = calloc(1, sizeof *pictures);
    if (!pictures)
        return NULL;
    pictures->renderer = renderer;
    pictures->lock = SDL_CreateMutex();
    pictures->asked = SDL_CreateCond();
    pictures->made = SDL_CreateCond();
    return pictures;
}

static void drop(Pictures *pictures, Entry *entry)
{
    pictures->bytes -= entry->bytes;
    if (entry->picture.texture)
        SDL_DestroyTexture(entry->picture.texture);
    pixels_free(&entry->picture.pixels);
    free((void *)entry->recipe.data);
    free(entry);
}

static void end_makers(Pictures *pictures)
{
    SDL_LockMutex(pictures->lock);
    pictures->stops = true;
    SDL_CondBroadcast(pictures->asked);
    SDL_UnlockMutex(pictures->lock);
    for (int i = 0; i < pictures->maker_count; i++)
        SDL_WaitThread(pictures->makers[i].thread, NULL);
    pictures->maker_count = 0;
    pictures->stops = false;
}

void pictures_clear(Pictures *pictures)
{
    end_makers(pictures);
    pictures->queued = 0;
    for (int i = 0; i < BUCKETS; i++)
        while (pictures->buckets[i]) {
            Entry *entry = pictures->buckets[i];
            pictures->buckets[i] = entry->next;
            drop(pictures, entry);
        }
}

void pictures_free(Pictures *pictures)
{
    if (!pictures)
        return;
    pictures_clear(pictures);
    free(pictures->queue);
    SDL_DestroyCond(pictures->made);
    SDL_DestroyCond(pictures->asked);
    SDL_DestroyMutex(pictures->lock);
    free(pictures);
}

static Entry *look_up(Pictures *pictures, uint64_t key)
{
    Entry *entry = pictures->buckets[key % BUCKETS];
    while (entry && entry->recipe.key != key)
        entry = entry->next;
    return entry;
}

/* The entry of a key; NULL when memory is out. */
static Entry *entry_of(Pictures *pictures, uint64_t key)
{
    Entry *entry = look_up(pictures, key), **bucket = &pictures->buckets[key % BUCKETS];
    if (entry)
        return entry;
    entry = calloc(1, sizeof *entry);
    if (!entry)
        return NULL;
    entry->recipe.key = key;
    entry->next = *bucket;
    return *bucket = entry;
}

/* Where a role stands, or may. */
static size_t role_at(const Pictures *pictures, uint64_t role)
{
    size_t at = role % ROLES;
    for (int i = 1; i < MOST_TRIED && pictures->roles[at].role; i++) {
        if (pictures->roles[at].role == role)
            break;
        at = (at + 1) % ROLES;
    }
    return at;
}

/* The entry is made; under the lock. */
static void keep(Pictures *pictures, Entry *entry)
{
    Picture *picture = &entry->picture;
    uint64_t role = entry->recipe.role;
    size_t at = role_at(pictures, role);
    picture->w = picture->pixels.w;
    picture->h = picture->pixels.h;
    picture->unit = entry->recipe.unit;
    picture->serial = ++pictures->serial;
    free((void *)entry->recipe.data);
    entry->recipe.data = NULL;
    entry->bytes = pixels_bytes(&picture->pixels);
    entry->state = ENTRY_MADE;
    entry->used = ++pictures->clock;
    pictures->bytes += entry->bytes;
    if (role) {
        pictures->roles[at].role = role;
        pictures->roles[at].key = entry->recipe.key;
    }
    SDL_CondBroadcast(pictures->made);
}

/* Makes an entry, which is ENTRY_MAKING, by its recipe; called and left with the lock. */
static void make(Pictures *pictures, Entry *entry, const Recipe *recipe)
{
    Picture made = {0};
    SDL_UnlockMutex(pictures->lock);
    recipe->make(pictures, recipe->data, &made);
    made.opaque = made.pixels.at && !recipe->part && pixels_opaque(&made.pixels);
    if (made.pixels.at && !recipe->part && !made.opaque)
        pixels_straighten(&made.pixels);
    SDL_LockMutex(pictures->lock);
    entry->picture = made;
    keep(pictures, entry);
}

static void take_at(Pictures *pictures, size_t at)
{
    pictures->queued--;
    memmove(pictures->queue + at, pictures->queue + at + 1,
            (pictures->queued - at) * sizeof(Entry *));
}

/* Takes the most urgent entry out of the queue, of those the first; NULL: there is none so urgent.
 */
static Entry *take(Pictures *pictures, Urgency least)
{
    size_t best = 0;
    for (size_t at = 1; at < pictures->queued; at++)
        if (pictures->queue[at]->urgency < pictures->queue[best]->urgency)
            best = at;
    if (pictures->queued == 0 || pictures->queue[best]->urgency > least)
        return NULL;
    Entry *entry = pictures->queue[best];
    take_at(pictures, best);
    entry->state = ENTRY_MAKING;
    return entry;
}

static int run(void *context)
{
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    Maker *maker = context;
    Pictures *pictures = maker->pictures;
    SDL_LockMutex(pictures->lock);
    while (!pictures->stops) {
        Entry *entry = take(pictures, PICTURE_LATER);
        if (!entry) {
            SDL_CondWait(pictures->asked, pictures->lock);
            continue;
        }
        maker->since = ++pictures->clock;
        Urgency urgency = entry->urgency;
        pictures->busy[urgency]++;
        make(pictures, entry, &entry->recipe);
        pictures->busy[urgency]--;
        maker->since = UINT64_MAX;
    }
    SDL_UnlockMutex(pictures->lock);
    return 0;
}

/* As many threads as there are cores, each of a lower priority than the one that draws. */
static void begin_makers(Pictures *pictures)
{
    int wanted = smaller(SDL_GetCPUCount(), MOST_THREADS);
    while (pictures->maker_count < wanted) {
        Maker *maker = &pictures->makers[pictures->maker_count];
        *maker = (Maker){.pictures = pictures, .since = UINT64_MAX};
        maker->thread = SDL_CreateThread(run, "pictures", maker);
        if (!maker->thread)
            return;
        pictures->maker_count++;
    }
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

/* Makes the texture of a picture that is drawn for the first time. */
static const Picture *shown(Pictures *pictures, Entry *entry)
{
    Picture *picture = &entry->picture;
    if (pictures->renderer && picture->pixels.at && !entry->recipe.part) {
        picture->texture = make_texture(pictures->renderer, &picture->pixels);
        pixels_free(&picture->pixels);
    }
    return picture;
}

/* The entry if it is made, and used hereby; under the lock. */
static Entry *find_made(Pictures *pictures, uint64_t key)
{
    Entry *entry = look_up(pictures, key);
    if (!entry || entry->state != ENTRY_MADE)
        return NULL;
    entry->used = ++pictures->clock;
    return entry;
}

const Picture *pictures_find(Pictures *pictures, uint64_t key)
{
    SDL_LockMutex(pictures->lock);
    Entry *entry = find_made(pictures, key);
    SDL_UnlockMutex(pictures->lock);
    return entry ? shown(pictures, entry) : NULL;
}

static void take_out(Pictures *pictures, const Entry *entry)
{
    size_t at = 0;
    while (at < pictures->queued && pictures->queue[at] != entry)
        at++;
    if (at < pictures->queued)
        take_at(pictures, at);
}

const Picture *pictures_have(Pictures *pictures, const Recipe *recipe)
{
    SDL_LockMutex(pictures->lock);
    Entry *entry = entry_of(pictures, recipe->key);
    while (entry && entry->state == ENTRY_MAKING)
        SDL_CondWait(pictures->made, pictures->lock);
    if (entry && entry->state != ENTRY_MADE) {
        if (entry->state == ENTRY_ASKED)
            take_out(pictures, entry);
        free((void *)entry->recipe.data);
        entry->recipe = *recipe;
        entry->recipe.data = NULL;
        entry->state = ENTRY_MAKING;
        make(pictures, entry, recipe);
    } else if (entry) {
        entry->used = ++pictures->clock;
    }
    SDL_UnlockMutex(pictures->lock);
    return entry && !recipe->part ? shown(pictures, entry) : entry ? &entry->picture : NULL;
}

static void take_given(Pictures *pictures, const void *data, Picture *made)
{
    (void)pictures;
    *made = *(const Picture *)data;
}

const Picture *pictures_add(Pictures *pictures, uint64_t key, Pixels *pixels, int dx, int dy)
{
    Picture given = {.pixels = *pixels, .dx = dx, .dy = dy};
    *pixels = (Pixels){0};
    return pictures_have(pictures, &(Recipe){.key = key, .make = take_given, .data = &given});
}

/* Puts an entry into the queue with a copy of the data. False when memory is out. */
static bool enqueue(Pictures *pictures, Entry *entry, const Recipe *recipe)
{
    void *data = malloc(recipe->bytes);
    if (pictures->queued == pictures->capacity) {
        size_t capacity = pictures->capacity ? 2 * pictures->capacity : 256;
        Entry **queue = realloc(pictures->queue, capacity * sizeof(Entry *));
        pictures->queue = queue ? queue : pictures->queue;
        pictures->capacity = queue ? capacity : pictures->capacity;
    }
    if (!data || pictures->queued == pictures->capacity) {
        free(data);
        return false;
    }
    memcpy(data, recipe->data, recipe->bytes);
    entry->recipe = *recipe;
    entry->recipe.data = data;
    entry->state = ENTRY_ASKED;
    pictures->queue[pictures->queued++] = entry;
    SDL_CondSignal(pictures->asked);
    return true;
}

const Picture *pictures_ask(Pictures *pictures, const Recipe *recipe, Urgency urgency)
{
    const Picture *found = pictures_find(pictures, recipe->key);
    if (found)
        return found;
    begin_makers(pictures);
    SDL_LockMutex(pictures->lock);
    Entry *entry = entry_of(pictures, recipe->key);
    if (entry && (entry->state != ENTRY_IDLE || enqueue(pictures, entry, recipe)) &&
        entry->state != ENTRY_MADE) {
        if (urgency < entry->urgency || entry->asked != pictures->frame)
            entry->urgency = urgency;
        entry->asked = pictures->frame;
        pictures->missing += urgency < PICTURE_LATER;
    }
    SDL_UnlockMutex(pictures->lock);
    return NULL;
}

/* The newest picture of a role; NULL where there is none of nearly the same unit. */
static const Picture *stand_in(Pictures *pictures, const Recipe *recipe)
{
    SDL_LockMutex(pictures->lock);
    size_t at = role_at(pictures, recipe->role);
    uint64_t key = pictures->roles[at].key;
    bool any = recipe->role && pictures->roles[at].role == recipe->role;
    SDL_UnlockMutex(pictures->lock);
    const Picture *found = any ? pictures_find(pictures, key) : NULL;
    return found && pictures_near(recipe->unit, found->unit) ? found : NULL;
}

const Picture *pictures_get(Pictures *pictures, const Recipe *recipe, bool zooms)
{
    const Picture *found = pictures_find(pictures, recipe->key);
    const Picture *other = found || pictures->waits ? NULL : stand_in(pictures, recipe);
    if (found)
        return found;
    if (!other && !recipe->large && pictures->made_now++ < MOST_NOW)
        return pictures_have(pictures, recipe);
    if (other && zooms)
        pictures->missing++;
    else
        pictures_ask(pictures, recipe, other ? PICTURE_SOON : recipe->urgency);
    pictures->holes |= !other && !recipe->spared;
    return other;
}

void pictures_begin(Pictures *pictures, bool waits)
{
    size_t left = 0;
    SDL_LockMutex(pictures->lock);
    for (size_t i = 0; i < pictures->queued; i++) {
        Entry *entry = pictures->queue[i];
        if (entry->asked == pictures->frame) {
            pictures->queue[left++] = entry;
            continue;
        }
        entry->state = ENTRY_IDLE;
        free((void *)entry->recipe.data);
        entry->recipe.data = NULL;
    }
    pictures->queued = left;
    pictures->frame++;
    pictures->begun = ++pictures->clock;
    pictures->before = pictures->serial;
    SDL_UnlockMutex(pictures->lock);
    pictures->waits = waits;
    pictures->holes = false;
    pictures->missing = pictures->made_now = 0;
}

bool pictures_missing(const Pictures *pictures)
{
    return pictures->missing > 0;
}

bool pictures_holes(const Pictures *pictures)
{
    return pictures->holes;
}

bool pictures_waiting(const Pictures *pictures)
{
    return pictures->waits;
}

/* Makes something, or waits for another thread to. False when nothing is left. */
static bool work(Pictures *pictures, Urgency least)
{
    Entry *entry = take(pictures, least);
    bool any = entry != NULL;
    for (int i = 0; i <= (int)least; i++)
        any |= pictures->busy[i] > 0;
    if (entry)
        make(pictures, entry, &entry->recipe);
    else if (any)
        SDL_CondWait(pictures->made, pictures->lock);
    return any;
}

bool pictures_work(Pictures *pictures, Urgency least)
{
    SDL_LockMutex(pictures->lock);
    while (work(pictures, least))
        continue;
    bool any = pictures->serial != pictures->before;
    SDL_UnlockMutex(pictures->lock);
    return any;
}

static int compare_used(const void *left, const void *right)
{
    const Entry *a = *(Entry *const *)left, *b = *(Entry *const *)right;
    return (a->used > b->used) - (a->used < b->used);
}

/* Lists the entries that may go, the longest unused first; to be freed. */
static Entry **list_unused(const Pictures *pictures, size_t *count)
{
    uint64_t since = pictures->begun;
    size_t capacity = 0;
    Entry **list = NULL;
    *count = 0;
    for (int i = 0; i < pictures->maker_count; i++)
        since = pictures->makers[i].since < since ? pictures->makers[i].since : since;
    for (int i = 0; i < BUCKETS; i++)
        for (Entry *entry = pictures->buckets[i]; entry; entry = entry->next) {
            if ((entry->state != ENTRY_MADE && entry->state != ENTRY_IDLE) || entry->used >= since)
                continue;
            if (*count == capacity) {
                capacity = capacity ? 2 * capacity : 1024;
                Entry **larger = realloc(list, capacity * sizeof(Entry *));
                if (!larger)
                    return list;
                list = larger;
            }
            list[(*count)++] = entry;
        }
    if (*count)
        qsort(list, *count, sizeof *list, compare_used);
    return list;
}

size_t pictures_trim(Pictures *pictures, size_t budget)
{
    size_t count = 0, freed = 0, most = budget / 16 * KEPT;
    SDL_LockMutex(pictures->lock);
    size_t before = pictures->bytes;
    Entry **list = before > budget ? list_unused(pictures, &count) : NULL;
    for (size_t i = 0; i < count && pictures->bytes > most; i++) {
        Entry **at = &pictures->buckets[list[i]->recipe.key % BUCKETS];
        while (*at != list[i])
            at = &(*at)->next;
        *at = list[i]->next;
        drop(pictures, list[i]);
    }
    freed = before - pictures->bytes;
    SDL_UnlockMutex(pictures->lock);
    free(list);
    return freed;
}

size_t pictures_bytes(Pictures *pictures)
{
    SDL_LockMutex(pictures->lock);
    size_t bytes = pictures->bytes;
    SDL_UnlockMutex(pictures->lock);
    return bytes;
}
