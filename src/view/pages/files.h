/* Saved games as files of a folder: their names, the pages that list them, and how a game is shown
 * there. */
#ifndef VIEW_PAGES_FILES_H
#define VIEW_PAGES_FILES_H

#include "play/shelf.h"
#include "view/state/screens.h"

/* Opens the chooser on the folder of the scene, to save; or, to open, the page of games. `intent`
 * asks for the list. */
void files_open(Ui *ui, const Scene *scene, bool saving, Intent *intent);

/* Opens the chooser once more as it was left, to mend the name. */
void files_open_again(Ui *ui);

/* From the page of games: opens the chooser on the folder listed, to go to another one or type a
 * path. */
void files_open_elsewhere(Ui *ui);

/* Opens the page of games on the folder that the program keeps them in; `intent` asks for its
 * list. */
void games_open(Ui *ui, Intent *intent);

/* The players' names as a file name, without its ending: "Ana, Bo". */
void saved_suggest(const Setup *setup, char *name, size_t capacity);

/* The path in a folder of a game whose name is typed: mended (path_mend_name), and with its ending.
 * False, with errno set, where it is none or has no room. */
bool saved_path_typed(const char *folder, const char *typed, char path[MAX_PATH_BYTES]);

/* A file's name without its ending. */
void saved_name(const char *file, char name[MAX_LISTED_NAME]);

/* A game that the program keeps by itself: it stays as long as it does. */
bool saved_is_kept(const ListedFile *file);

/* The path of a file that is listed; false, with a word, where it has no room. */
bool saved_path(const Screen *screen, const ListedFile *file, char path[MAX_PATH_BYTES]);

/* Asks before a game is deleted, over the overlay `behind`; nothing where it is none (NULL), a
 * folder or one that is kept. */
void saved_ask_to_delete(const Screen *screen, const ListedFile *file, OverlayId behind);

/* A saved game as a card: its land, when it was played, everyone with points, how far it has come.
 * A game that cannot be opened shows a torn picture and says why. Rectangles are pixels. */

enum { GAME_CARD = 164 }; /* logical units: its height */

typedef struct GameCard {
    const char *name;       /* of the file, without its ending */
    const char *own;        /* the name that somebody gave the game, or NULL */
    const char *date;       /* "Today, 14:05", or "" */
    const GameAbout *about; /* NULL: not known yet */
    bool on_table;          /* it is the one being played */
    bool chosen, hovered;
} GameCard;

void game_card_draw(Frame *frame, Rect card, const GameCard *game);

/* Where the land is, and the line of the name. */
Rect game_card_picture(const Frame *frame, Rect card);
Rect game_card_title(const Frame *frame, Rect card);

/* What has no room on the card: all names where one has none, the game's own name, the date; or
 * "". */
void game_card_tip(const Frame *frame, Rect card, const GameCard *game, char *text,
                   size_t capacity);

#endif
