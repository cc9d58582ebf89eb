/* The page of a new game is made in two files: the seats, and what is hunted. */
#ifndef VIEW_SEATS_H
#define VIEW_SEATS_H

#include "view/page.h"

enum {
    SEATS_PANES = WIDGETS_SCREEN, /* and the next: above and below what scrolls */
    SEATS_BACK = SEATS_PANES + 2,
    SEATS_START,
    SEATS_SIT,
    SEATS_BY_LOT,
    SEATS_FIRST,
    SEATS_SEED,
    SEATS_EDITION,                         /* the first of EDITIONS */
    SEATS_HELP = SEATS_EDITION + EDITIONS, /* the first of HELPS */
    SEATS_ROW = SEATS_HELP + HELPS,        /* the first seat's first widget */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_ROUND = 1, GROUP_HUNT, GROUP_FOOT };

/* The measures of the page, logical units. Two cards side by side as long as their texts fit, with
 * less air in small windows and with large letters; else one card that scrolls. */
typedef struct SeatsPlan {
    bool wide, roomy;
    float x, width, top, height; /* of the cards */
    float left, gap;             /* the first card's width, the space between */
    float pad, rim;              /* within a card: at its sides, above and below */
    float head;                  /* of a card, its title in it */
    float foot;                  /* from the cards to the buttons below */
} SeatsPlan;

/* A card's title in `line`, and at its right what to know or, in red, what is wrong. */
void seats_title(Frame *frame, Rect line, const char *title, const char *note, bool wrong);

/* The card of the hunt, `h` logical units high at x, y: edition, help and seed; without room,
 * nothing is said of the seed but what is wrong with it. In seats_hunt.c. */
void seats_hunt(Frame *frame, const SeatsPlan *plan, float x, float y, float w, float h);

#endif
