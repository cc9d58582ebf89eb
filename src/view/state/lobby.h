/* What the screens before and after the table keep between frames: title, seats, results. */
#ifndef VIEW_STATE_LOBBY_H
#define VIEW_STATE_LOBBY_H

#include "play/seating.h"
#include "view/kit/scroll.h"

/* How the results unfold. Moments are seconds of the scene's clock. */
typedef struct ResultsUi {
    bool fire;     /* it is to be seen */
    double begun;  /* when the last game's began to */
    double cut;    /* when an input last showed all of them at once */
    uint8_t level; /* SeatKind of the computers in the next game; SEAT_HUMAN: as in this one */
} ResultsUi;

/* The place of the game that waits, above the title's buttons: once it is there it stays as long as
 * the title does, so that nothing moves below a hand where another window takes that game. */
typedef struct TitleUi {
    bool shown;      /* the title has been seen since one went there: */
    uint8_t waiting; /* how much place that is */
    double deaf;     /* seconds: until then a press of what has moved counts for nothing */
} TitleUi;

typedef struct LobbyUi {
    Seating seating; /* the new game as it is being arranged; count 0: not begun */
    Scroll scroll;   /* of the screen shown */
    TitleUi title;
    bool alone; /* on the title the computers are shown, one of which to play against */
    bool more;  /* of a new game what few need is shown, until the page is left */
    ResultsUi results;
} LobbyUi;

#endif
