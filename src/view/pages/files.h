/* Saved games as files of a folder: their names, the page that lists them, and how a game is shown
 * there. */
#ifndef VIEW_PAGES_FILES_H
#define VIEW_PAGES_FILES_H

#include "play/shelf.h"
#include "view/state/screens.h"

/* Opens the list of saved games, or the sheet to save one. `intent` asks for the list. */
void files_open(Ui *ui, const Scene *scene, bool saving, Intent *intent);

/* Opens it once more as it was left, to mend the name where there is a field. */
void files_open_again(Ui *ui);

/* The players' names as a file name, without its ending: "Ana, Bo". */
void saved_suggest(const Setup *setup, char *name, size_t capacity);

/* The path in a folder of a game whose name is typed: mended (path_mend_name), and with its ending.
 * False, with errno set, where it is none or has no room. */
bool saved_path_typed(const char *folder, const char *typed, char path[MAX_PATH_BYTES]);

/* A saved game as a card: its land, when it was played, everyone with points, how far it has come.
 * A game that cannot be opened shows a torn picture and says why. Rectangles are pixels. */

enum { GAME_CARD = 164 }; /* logical units: its height */

typedef struct GameCard {
    const char *name;       /* of the file, without its ending */
    const char *own;        /* the name that somebody gave the game, or NULL */
    const char *date;       /* "Today, 14:05", or "" */
    const GameAbout *about; /* NULL: not known yet */
    bool on_table;          /* it is the one being played */
} GameCard;

void game_card_draw(Frame *frame, Rect card, const GameCard *game, bool chosen, bool hovered);

/* The box alone, as a folder has it. */
void game_card_box(Frame *frame, Rect card, bool chosen, bool hovered);

/* What has no room on the card of a game with a name of its own: that, or the date; or NULL. */
const char *game_card_tip(const Frame *frame, Rect card, const GameCard *game);

#endif
