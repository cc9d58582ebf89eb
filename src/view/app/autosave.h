/* The game that the program keeps by itself, in its own folder: written after every decision, found
 * again when the program starts, and never lost to another one.
 *
 * A game on the table is kept in a slot (play/slots.h) that its window holds. Its file is replaced
 * only while it is the one that this window knows; should another one stand there after all, that
 * stays, and the game goes on in a slot of its own. Before another game takes a slot the old one
 * gets a second name (earlier, finished, unreadable) and stays in its place until the new one is
 * renamed over it. What cannot get a second name keeps its slot. So at no moment is there a game
 * without a name, and whatever is in doubt stays.
 *
 * Of the games that wait in slots that no window holds, the title screen offers one: of those not
 * finished the one last played, else of the finished. Which one that is it looks up when it comes,
 * and when somebody goes on with it. */
#ifndef VIEW_APP_AUTOSAVE_H
#define VIEW_APP_AUTOSAVE_H

#include "play/saves.h"
#include "view/app/app.h"

/* Finds the game to go on with when the program starts. One that cannot be read is set aside, and a
 * message says so; what writers that were killed have left is swept up. */
void autosave_load(App *app);

/* Writes the game on the table as it lies. The one that was kept in its place before is set aside
 * when another one takes it. Says it where nothing can be kept, or where the game is kept beside
 * that of another window. */
void autosave_keep(App *app);

/* As the last move of a session was played from far back: what it held before is another game,
 * which is set aside. `aside` receives its path, or "". */
void autosave_keep_branch(App *app, char aside[MAX_PATH_BYTES]);

/* Remembers a turn of the whole board, which is no decision, if the last input made one. */
void autosave_follow_turn(App *app);

/* Before another game comes on the table: tries once more to keep one that could not be kept, and
 * looks which one waits by now, whose place the other will take. */
void autosave_settle(App *app);

/* Whether a request may be followed. One that ends a game which could not be kept (to quit, to
 * begin or open another) may not until a person has saved it or agreed to lose it: keeping it is
 * tried once more, then that is asked, and the request comes again with `replaces`. */
bool autosave_allows(App *app, const Intent *request);

/* The game on the table was left: it waits for whoever goes on with it. */
void autosave_leave(App *app);

/* The title comes: whether another game waits by now. */
void autosave_look(App *app);

/* Whether the game that waits can go on: it is held from now on. False, with a word to the person,
 * where another window has played meanwhile; then what waits now is shown. */
bool autosave_resume(App *app);

/* Where a game that is opened comes from. */
typedef enum Origin {
    ORIGIN_FILE,
    ORIGIN_SLOT,  /* it is kept where it is */
    ORIGIN_OTHERS /* from the slot of another window, which plays it */
} Origin;

/* Opens a saved game; one of a slot where it was left (`lie`), and that slot is held from now on if
 * it is free. NULL as save_open. */
Session *autosave_open(App *app, const char *path, Origin *origin, Lie *lie, RecordError *error);

/* Whether a path is that of a slot: nobody but the program writes or deletes there. */
bool autosave_is(const App *app, const char *path);

/* Says when the game that waits was last played, as far as the time is known. */
void autosave_tell_when(App *app);

/* What is done to the saved games of a folder. */

/* Lists a folder ("": the app's own, or one that takes games where that does not) for the page that
 * asks for it; takes a game away, to be taken back until the program ends; takes the last one back;
 * or gives a game another name in its folder. What cannot be done is said. */
void library_follow(App *app, const Intent *intent);

/* Where the picture of the land goes. */

/* INTENT_PICTURE: wishes for a picture at a path, or ("") in the folder of pictures, under a name
 * made of the players and the day that is not taken yet; or says why not. */
void landscape_request(App *app, const Intent *intent);

#endif
