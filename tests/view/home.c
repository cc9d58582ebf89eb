#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"
#include "home.h"
#include "play/saves.h"
#include "support.h"

static float letters_width(void *context, FontId font, float size, const char *text, size_t bytes)
{
    (void)context, (void)font, (void)text;
    return size * .5f * (float)bytes;
}

static void start_app(Home *home)
{
    app_init(&home->app, test_editions(), &home->atlas, (TextMeter){letters_width, NULL},
             home->folder, 7);
    app_frame(&home->app, 0);
    app_input(&home->app, &(Input){.kind = INPUT_RESIZE, .width = 1280, .height = 720});
    app_frame(&home->app, 0);
}

int home_open(void **state)
{
    Home *home = calloc(1, sizeof *home);
    strcpy(home->folder, "test-home-XXXXXX");
    assert_non_null(mkdtemp(home->folder));
    atlas_init(&home->atlas);
    start_app(home);
    *state = home;
    return 0;
}

int home_close(void **state)
{
    Home *home = *state;
    char command[128];
    app_free(&home->app);
    chmod(home->folder, 0755);
    snprintf(command, sizeof command, "rm -r '%s'", home->folder);
    assert_int_equal(system(command), 0);
    free(home);
    return 0;
}

void home_restart(Home *home)
{
    app_free(&home->app);
    start_app(home);
}

void home_begin(Home *home, uint64_t seed)
{
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 3, seed)};
    app_follow(&home->app, &intent);
}

void home_play(Home *home, int moves)
{
    Random random = random_from(3);
    for (int i = 0; i < moves; i++) {
        const Session *session = home->app.session;
        Intent intent = {.kind = INTENT_PLAY};
        if (session_game(session)->phase == PHASE_END)
            return;
        intent.move = test_random_move(session_edition(session), session_game(session), &random);
        app_follow(&home->app, &intent);
    }
}

void home_seek(Home *home, int index)
{
    app_follow(&home->app, &(Intent){.kind = INTENT_SEEK, .index = index});
}

void home_press(Home *home, const char *button)
{
    assert_true(app_press(&home->app, button));
    app_frame(&home->app, home->app.now);
}

void home_key(Home *home, int key)
{
    app_input(&home->app, &(Input){.kind = INPUT_KEY, .key = key});
    app_frame(&home->app, home->app.now);
}

void home_save(Home *home, const char *name)
{
    assert_true(save_write(home->app.session, home_path(home, name), false));
}

void home_open_game(Home *home, const char *name)
{
    char message[300];
    assert_true(app_open(&home->app, home_path(home, name), message, sizeof message));
}

char *home_path(const Home *home, const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", home->folder, name);
    return path;
}

bool home_has(const Home *home, const char *name)
{
    return access(home_path(home, name), F_OK) == 0;
}

void home_write(const Home *home, const char *name, const char *text)
{
    assert_true(file_write(home_path(home, name), text, strlen(text)));
}

int home_saved_moves(const Home *home, const char *name)
{
    RecordError error;
    Session *session = save_open(test_editions(), home_path(home, name), &error);
    int moves = session ? session_move_count(session) : -1;
    session_free(session);
    return moves;
}

void home_comes_back(Home *home, int at, int count)
{
    RecordError error;
    Lie lie;
    FileMark mark;
    Session *session =
        save_resume(test_editions(), home_path(home, "autosave.aurochs"), &lie, &mark, &error);
    assert_non_null(session);
    assert_int_equal(session_at(session), at);
    assert_int_equal(session_move_count(session), count);
    for (int i = 0; i <= count; i++)
        assert_memory_equal(session_game_at(session, i), session_game_at(home->app.session, i),
                            sizeof(Game));
    session_free(session);
}
