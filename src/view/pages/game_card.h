/* A saved game as a card: its land, when it was played, everyone with points, how far it has come.
 * A game that cannot be opened shows a torn picture and says why. Rectangles are pixels. */
#ifndef VIEW_PAGES_GAME_CARD_H
#define VIEW_PAGES_GAME_CARD_H

#include "play/shelf.h"
#include "view/kit/frame.h"

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
