/* Files that are dropped on the window. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "play/saves.h"
#include "sdl/run/window.h"
#include "support.h"

/* The name of a game and `none` more of files that are not there. */
static void drop(Window *window, const char *game, int none)
{
    SDL_PushEvent(&(SDL_Event){.drop = {.type = SDL_DROPBEGIN}});
    for (int i = game ? 0 : 1; i <= none; i++)
        SDL_PushEvent(&(SDL_Event){
            .drop = {.type = SDL_DROPFILE, .file = SDL_strdup(i == 0 ? game : "test-none")}});
    assert_true(window_step(window));
}

/* Of several files the first; what is no game is called so, and leads back to where one was. A game
 * that is kept nowhere is asked about. */
TEST(what_is_dropped_is_opened)
{
    static const char game[] = "test-dropped.aurochs";
    static Engine engine;
    Window window;
    char fault[MAX_FAULT_BYTES];
    Session *session = test_session(EDITION_SECOND, 2, 5);
    MoveList moves;
    assert_true(save_write(session, game, false));
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    assert_true(SDL_Init(0) == 0 && engine_open(&engine, false, NULL, 1, fault));
    assert_true(window_open(&window, &engine, 640, 400, fault));
    drop(&window, NULL, 1);
    assert_string_equal(engine.app.ui.dialogs.title, "This game cannot be opened");
    assert_non_null(strstr(engine.app.ui.dialogs.text, "test-none: No such file"));
    assert_int_equal(engine.app.ui.dialogs.behind, OVERLAY_NONE);
    drop(&window, game, 2);
    assert_true(engine.app.session && engine.app.ui.overlay == OVERLAY_NONE);
    game_moves(session_edition(session), session_game(engine.app.session), &moves);
    app_follow(&engine.app, &(Intent){.kind = INTENT_PLAY, .move = moves.moves[0]});
    int before = 0;
    for (int round = 0; round < 2; round++) { /* in the second one SDL has room for the events */
        before = SDL_GetNumAllocations();
        drop(&window, game, 200);
    }
    assert_true(SDL_GetNumAllocations() < before + 100);
    assert_string_equal(engine.app.ui.dialogs.title, "Save this game?");
    window_close(&window);
    engine_close(&engine);
    session_free(session);
    remove(game);
    SDL_Quit();
}
