/* Saving a picture beside the game: it is whole when that is told, a reason is given when it cannot
 * be, and closing waits for it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <SDL_image.h>

#include "check.h"
#include "sdl/pixels/png.h"
#include "sdl/run/workers.h"

enum { WIDTH = 320, HEIGHT = 200 };

static SDL_Surface *a_picture(void)
{
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 24, SDL_PIXELFORMAT_RGB24);
    assert_non_null(picture);
    for (int i = 0; i < HEIGHT * picture->pitch; i++)
        ((uint8_t *)picture->pixels)[i] = (uint8_t)(i * 7);
    return picture;
}

static void wait_until_done(Saver *saver)
{
    SDL_Event event;
    bool woken = false;
    for (int i = 0; i < 1000 && !saver_done(saver); i++)
        woken |= SDL_WaitEventTimeout(&event, 10) && event.type == SDL_USEREVENT;
    assert_false(worker_busy(&saver->worker));
    while (SDL_PollEvent(&event))
        woken |= event.type == SDL_USEREVENT;
    assert_true(woken);
    assert_false(saver_done(saver));
}

static void assert_whole(const char *path)
{
    SDL_Surface *picture = a_picture(), *loaded = IMG_Load(path);
    assert_non_null(loaded);
    SDL_Surface *same = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB24, 0);
    assert_non_null(same);
    assert_true(same->w == WIDTH && same->h == HEIGHT);
    for (int y = 0; y < HEIGHT; y++)
        assert_memory_equal((uint8_t *)same->pixels + y * same->pitch,
                            (uint8_t *)picture->pixels + y * picture->pitch, 3 * WIDTH);
    SDL_FreeSurface(same);
    SDL_FreeSurface(loaded);
    SDL_FreeSurface(picture);
}

TEST(a_picture_is_whole_when_it_is_told)
{
    const char *path = *state;
    Saver saver = {0};
    assert_false(saver_done(&saver));
    assert_true(saver_start(&saver, a_picture(), path, false));
    wait_until_done(&saver);
    assert_string_equal(saver.fault, "");
    assert_string_equal(saver.path, path);
    assert_whole(path);
}

TEST(a_reason_is_given)
{
    Saver saver = {0};
    assert_true(saver_start(&saver, a_picture(), "/no/such/folder/landscape.png", false));
    wait_until_done(&saver);
    assert_true(saver.fault[0] != '\0');
}

/* No other file is written instead. */
TEST(a_path_that_is_too_long_is_refused)
{
    const char *path = *state;
    char longer[MAX_PATH_BYTES + 8];
    Saver saver = {0};
    memset(longer, '/', sizeof longer);
    strcpy(longer + MAX_PATH_BYTES - 1 - strlen(path), path);
    strcat(longer, ".more");
    assert_int_equal(remove(path), 0);
    SDL_ClearError();
    assert_false(saver_start(&saver, a_picture(), longer, false));
    assert_true(SDL_GetError()[0] != '\0');
    assert_false(worker_busy(&saver.worker));
    assert_null(saver.picture);
    assert_false(file_there(path));
    longer[MAX_PATH_BYTES - 1] = '\0';
    assert_true(saver_start(&saver, a_picture(), longer, false));
    wait_until_done(&saver);
    assert_whole(path);
}

TEST(closing_waits)
{
    const char *path = *state;
    Saver saver = {0};
    assert_true(saver_start(&saver, a_picture(), path, false));
    saver_close(&saver);
    assert_false(worker_busy(&saver.worker));
    assert_whole(path);
    saver_close(&saver);
}

static void assert_same_if_any(SDL_Surface *picture, const SDL_Surface *whole)
{
    for (int y = 0; picture && y < whole->h; y++)
        assert_memory_equal((char *)picture->pixels + y * picture->pitch,
                            (char *)whole->pixels + y * whole->pitch,
                            (size_t)(whole->w * whole->format->BytesPerPixel));
    SDL_FreeSurface(picture);
}

/* A damaged picture is refused, or what is damaged is none of its pixels. */
TEST(a_damaged_picture_is_refused)
{
    const char *path = *state;
    SDL_Surface *picture = a_picture();
    size_t size;
    assert_true(png_save(picture, path, false));
    SDL_FreeSurface(picture);
    SDL_Surface *whole = png_load(path);
    assert_non_null(whole);
    char *bytes = file_read(path, 1 << 24, &size);
    assert_non_null(bytes);
    for (size_t at = 0; at < size; at += at < 64 || at + 24 > size ? 1 : size / 97) {
        bytes[at] ^= 0x10;
        assert_true(file_write(path, bytes, size));
        assert_same_if_any(png_load(path), whole);
        bytes[at] ^= 0x10;
    }
    for (size_t cut = 0; cut < size; cut += size / 50) {
        assert_true(file_write(path, bytes, cut));
        assert_same_if_any(png_load(path), whole);
    }
    assert_true(file_write(path, bytes, size));
    assert_false(png_load("/no/such/picture.png"));
    assert_string_equal(SDL_GetError(), "No such file or directory");
    SDL_FreeSurface(whole);
    free(bytes);
}

/* A picture whose name was found here replaces none. */
TEST(a_fresh_picture_replaces_none)
{
    Saver saver = {0};
    assert_true(saver_start(&saver, a_picture(), *state, true));
    wait_until_done(&saver);
    assert_string_equal(saver.fault, "File exists");
}

static int open_events(void **state)
{
    static char path[] = "/tmp/aurochs-saver-XXXXXX";
    int file = mkstemp(path);
    *state = path;
    return file < 0 || close(file) != 0 || SDL_Init(SDL_INIT_EVENTS) != 0;
}

static int close_events(void **state)
{
    SDL_Quit();
    return unlink(*state);
}

TEST_FIXTURE(open_events, close_events)
