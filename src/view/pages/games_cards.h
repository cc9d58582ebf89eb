/* The cards of the page of saved games: which games it shows, and one of them that is chosen. */
#ifndef VIEW_PAGES_GAMES_CARDS_H
#define VIEW_PAGES_GAMES_CARDS_H

#include "play/shelf.h"
#include "view/pages/game_card.h"
#include "view/state/screens.h"
#include "view/words/games.h"

/* The page's own numbers. */
enum {
    GAMES_PANE = WIDGETS_OVERLAY,
    GAMES_PANES,
    GAMES_BACK = GAMES_PANES + SCROLL_PANES,
    GAMES_FILE,
    GAMES_TAKE_BACK,
    GAMES_RENAME,
    GAMES_DELETE,
    GAMES_GO,
    GAMES_NEW,
    GAMES_NAME,
    GAMES_CARD_RENAME,
    GAMES_CARD_COPY,
    GAMES_CARD_DELETE,
    GAMES_SHOWN_FIRST,
    GAMES_ROW = GAMES_SHOWN_FIRST + GAMES_SHOWN, /* the first of MAX_LISTED */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_SHOWN = 1, GROUP_CARDS, GROUP_FOOT };

enum { GAMES_PITCH = GAME_CARD + 12 }; /* from a row of cards to the next; logical units */

/* Where the page's parts lie, logical units. */
typedef struct GamesPlan {
    float x, width, title, top, height, foot;
    int columns;
    float card, pad;
} GamesPlan;

/* The games shown, by their numbers in the list. */
typedef struct GamesListed {
    int count, of[MAX_LISTED];
} GamesListed;

/* What is known about a game of the list, or NULL. */
const GameAbout *games_about(const Shelf *shelf, int index);

/* Whether the list has it among those, be it shown or not. A damaged game is neither over nor going
 * on. */
bool games_among(const Shelf *shelf, int index, GamesShown shown);

GamesListed games_listed(const Screen *screen);

/* The game that is chosen, the first one where none was; -1: there is none. */
int games_chosen(const Screen *screen, const GamesListed *shown);

/* Whether it is one that the program keeps by itself, or (-1) none. */
bool games_keeps(const Screen *screen, int index);

/* The cards, or a word that there are none. */
void games_cards(const Screen *screen, const GamesPlan *plan, const GamesListed *shown, int chosen);

#endif
