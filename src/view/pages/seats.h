/* The page of a new game is made in three files: the page, a row of its seats, and what is hunted.
 */
#ifndef VIEW_PAGES_SEATS_H
#define VIEW_PAGES_SEATS_H

#include "play/seating.h"
#include "view/kit/page.h"
#include "view/state/screens.h"

enum {
    SEATS_PANES = WIDGETS_SCREEN,
    SEATS_BACK = SEATS_PANES + SCROLL_PANES,
    SEATS_START,
    SEATS_SIT,
    SEATS_BY_LOT,
    SEATS_FIRST,
    SEATS_SEED,
    SEATS_MORE,
    SEATS_EDITION,                         /* the first of EDITIONS */
    SEATS_HELP = SEATS_EDITION + EDITIONS, /* the first of HELPS */
    SEATS_ALONE = SEATS_HELP + HELPS,      /* the first of SEAT_KINDS */
    SEATS_ROW = SEATS_ALONE + SEAT_KINDS,  /* the first seat's first widget */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_ROUND = 1, GROUP_SITTERS, GROUP_HUNT, GROUP_FOOT, GROUP_ALONE };

/* Logical units from a card's upper edge that its title takes. */
static inline float seats_head(const PagePlan *plan)
{
    return plan->wide && !plan->roomy ? 36 : 44;
}

/* A card's title in `line`; what is left of the line at its right. */
Rect seats_title(Frame *frame, Rect line, const char *title);

/* The card of the hunt in `area` (logical units): edition, help and, once more is asked for, the
 * seed, which is edited in place; without room, nothing is said of the seed but what is wrong with
 * it. In hunt.c. */
void seats_hunt(Frame *frame, const PagePlan *plan, Rect area, LobbyUi *lobby);

#endif
