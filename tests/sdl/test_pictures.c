/* What is made, by whom and when, what stands in until then, and what is forgotten. */
#include "check.h"
#include "core/random.h"
#include "sdl/pictures/pictures.h"

enum { SIDE = 32, BYTES = SIDE * SIDE * 4, BUDGET = 100 * BYTES };

/* What a recipe's picture is made of. */
typedef struct Order {
    int dx;
    SDL_sem *gate; /* NULL: it is made without waiting */
    SDL_atomic_t *made;
    uint64_t part; /* key of another picture that it needs; 0: none */
} Order;

static void make(Pictures *pictures, const void *data, Picture *made)
{
    const Order *order = data;
    Order part = {.dx = 77, .made = order->made};
    if (order->gate)
        SDL_SemWait(order->gate);
    if (order->part) {
        const Recipe recipe = {.key = order->part, .part = true, .make = make, .data = &part};
        assert_int_equal(pictures_have(pictures, &recipe)->dx, 77);
    }
    if (order->made)
        SDL_AtomicAdd(order->made, 1);
    made->dx = order->dx;
    assert_true(pixels_make(&made->pixels, SIDE, SIDE));
    made->pixels.at[0] = 0xFFFFFFFF;
}

static Recipe recipe_of(uint64_t key, const Order *order)
{
    return (Recipe){.key = key, .large = true, .make = make, .data = order, .bytes = sizeof *order};
}

typedef struct Desk {
    SDL_Surface *surface;
    SDL_Renderer *renderer;
    Pictures *pictures;
    SDL_atomic_t made;
} Desk;

static int open_desk(void **state)
{
    static Desk desk;
    desk = (Desk){.surface = SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 32, SDL_PIXELFORMAT_RGB888)};
    desk.renderer = SDL_CreateSoftwareRenderer(desk.surface);
    desk.pictures = pictures_new(desk.renderer);
    pictures_begin(desk.pictures, false);
    *state = &desk;
    return !desk.renderer || !desk.pictures;
}

static int close_desk(void **state)
{
    Desk *desk = *state;
    pictures_free(desk->pictures);
    SDL_DestroyRenderer(desk->renderer);
    SDL_FreeSurface(desk->surface);
    return 0;
}

/* Ends the frame and begins the next. */
static void next_frame(const Desk *desk)
{
    pictures_trim(desk->pictures, BUDGET);
    pictures_begin(desk->pictures, false);
}

TEST_WITH(what_is_not_forgotten_is_found, open_desk, close_desk)
{
    enum { COUNT = 300, STEPS = 60 };
    const Desk *desk = *state;
    Random random = random_from(7);
    size_t most = 0;
    for (int step = 0; step < STEPS; step++) {
        int asked[COUNT / 4];
        for (int i = 0; i < COUNT / 4; i++) {
            asked[i] = 1 + (int)random_below(&random, COUNT);
            uint64_t key = (uint64_t)asked[i] << 12 | 5; /* all in one bucket */
            Pixels pixels;
            assert_true(pixels_make(&pixels, SIDE, SIDE));
            if (pictures_find(desk->pictures, key))
                pixels_free(&pixels);
            else
                pictures_add(desk->pictures, key, &pixels, asked[i], 0);
        }
        /* all was used in this frame, or there is room for it */
        pictures_trim(desk->pictures, BUDGET);
        for (int i = 0; i < COUNT / 4; i++)
            assert_int_equal(pictures_find(desk->pictures, (uint64_t)asked[i] << 12 | 5)->dx,
                             asked[i]);
        pictures_begin(desk->pictures, false);
        most = pictures_bytes(desk->pictures) > most ? pictures_bytes(desk->pictures) : most;
    }
    assert_in_range(most, 70 * BYTES, BUDGET);
    pictures_trim(desk->pictures, 0);
    assert_int_equal(pictures_bytes(desk->pictures), 0);
}

/* Threads make it; a frame that waits has it, with what it is made of, which is made once. */
TEST_WITH(what_is_asked_for_is_made, open_desk, close_desk)
{
    enum { COUNT = 40 };
    Desk *desk = *state;
    const Order order = {.made = &desk->made, .part = 1000};
    for (int i = 0; i < COUNT; i++) {
        const Recipe recipe = recipe_of((uint64_t)i + 1, &order);
        assert_null(pictures_get(desk->pictures, &recipe, false));
    }
    assert_true(pictures_missing(desk->pictures) && pictures_holes(desk->pictures));
    assert_true(pictures_work(desk->pictures, PICTURE_LATER));
    next_frame(desk);
    for (int i = 0; i < COUNT; i++)
        assert_true(picture_shows(pictures_find(desk->pictures, (uint64_t)i + 1)));
    assert_false(pictures_missing(desk->pictures));
    assert_int_equal(SDL_AtomicGet(&desk->made), COUNT + 1);
}

/* What a thread has made before the frame waits for it is drawn too. */
TEST_WITH(what_was_made_meanwhile_counts, open_desk, close_desk)
{
    const Desk *desk = *state;
    const Recipe recipe = recipe_of(1, &(Order){.dx = 3});
    pictures_ask(desk->pictures, &recipe, PICTURE_SOON);
    for (int i = 0; i < 5000 && pictures_bytes(desk->pictures) == 0; i++)
        SDL_Delay(1);
    assert_true(pictures_missing(desk->pictures));
    assert_true(pictures_work(desk->pictures, PICTURE_LATER));
    next_frame(desk);
    assert_false(pictures_work(desk->pictures, PICTURE_LATER));
}

TEST_WITH(one_of_the_same_role_stands_in, open_desk, close_desk)
{
    const Desk *desk = *state;
    const Order order = {.dx = 3}, other = {.dx = 4};
    Recipe first = recipe_of(1, &order), second = recipe_of(2, &other), far = recipe_of(3, &other);
    first.role = second.role = far.role = 9;
    first.unit = 100;
    second.unit = 140;
    far.unit = 400;
    assert_int_equal(pictures_have(desk->pictures, &first)->dx, 3);
    const Picture *found = pictures_get(desk->pictures, &second, false);
    assert_true(found->dx == 3 && found->unit == 100);
    assert_true(pictures_missing(desk->pictures) && !pictures_holes(desk->pictures));
    assert_true(pictures_work(desk->pictures, PICTURE_LATER));
    next_frame(desk);
    assert_int_equal(pictures_get(desk->pictures, &second, false)->dx, 4);
    assert_null(pictures_get(desk->pictures, &far, false)); /* that could not be stretched */
    far.large = false;
    far.key = 4;
    assert_int_equal(pictures_get(desk->pictures, &far, false)->unit, 400); /* made at once */
    for (far.key = 5; pictures_get(desk->pictures, &far, false);) /* but not many in a frame */
        far.unit = 1 + (int)(far.role = far.key++);
    assert_in_range(far.key, 10, 30);
}

/* While sizes change from frame to frame nothing is made for each; nothing stands in where a frame
 * waits. */
TEST_WITH(sizes_in_between_are_not_made, open_desk, close_desk)
{
    const Desk *desk = *state;
    const Order order = {0};
    Recipe first = recipe_of(1, &order), second = recipe_of(2, &order);
    first.role = second.role = 9;
    pictures_have(desk->pictures, &first);
    assert_non_null(pictures_get(desk->pictures, &second, true));
    assert_true(pictures_missing(desk->pictures));
    next_frame(desk);
    assert_false(pictures_work(desk->pictures, PICTURE_LATER));
    pictures_begin(desk->pictures, true);
    assert_null(pictures_get(desk->pictures, &second, false));
}

/* What is not asked for again is not made, and what comes later waits for the rest. */
TEST_WITH(only_what_is_still_wanted_is_made, open_desk, close_desk)
{
    enum { BUSY = 8 };
    Desk *desk = *state;
    Order held = {.gate = SDL_CreateSemaphore(0)};
    const Order order = {.made = &desk->made};
    for (int i = 0; i < BUSY; i++) { /* more than there are threads */
        const Recipe recipe = recipe_of((uint64_t)i + 100, &held);
        pictures_ask(desk->pictures, &recipe, PICTURE_SOON);
    }
    SDL_Delay(20);
    const Recipe dropped = recipe_of(1, &order), kept = recipe_of(2, &order);
    pictures_ask(desk->pictures, &dropped, PICTURE_SOON);
    pictures_ask(desk->pictures, &kept, PICTURE_LATER);
    next_frame(desk);
    assert_false(pictures_missing(desk->pictures));
    pictures_ask(desk->pictures, &kept, PICTURE_LATER);
    assert_false(pictures_missing(desk->pictures));
    pictures_ask(desk->pictures, &kept, PICTURE_SOON);
    assert_true(pictures_missing(desk->pictures));
    next_frame(desk);
    pictures_ask(desk->pictures, &kept, PICTURE_LATER);
    for (int i = 0; i < BUSY; i++)
        SDL_SemPost(held.gate);
    assert_true(pictures_work(desk->pictures, PICTURE_LATER));
    assert_null(pictures_find(desk->pictures, 1));
    assert_non_null(pictures_find(desk->pictures, 2));
    assert_int_equal(SDL_AtomicGet(&desk->made), 1);
    pictures_clear(desk->pictures);
    assert_int_equal(pictures_bytes(desk->pictures), 0);
    SDL_DestroySemaphore(held.gate);
}
