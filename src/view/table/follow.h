/* The table takes notice: of what the session has come to, and of what has begun, or goes on by
 * itself, since the last frame. It changes the Ui, so that the model can be made without. */
#ifndef VIEW_TABLE_FOLLOW_H
#define VIEW_TABLE_FOLLOW_H

#include "view/state/screens.h"
#include "view/state/ui.h"
#include "view/table/model.h"

/* Before a frame, and before an input: a game or a position that is shown anew, the next move, the
 * camera and the panel that follow, thumbnails that are offered, the next step of the final
 * scoring. Changes nothing the second time at the same moment. */
void table_catch_up(const Screen *screen);

/* The same before a frame; the board goes on moving where the pointer is at its edge. */
void table_follow(const Screen *screen);

/* Pace: what the table shows follows the session one move at a time. What is shown is
 * session_game_at(session, shown->at), and a person can decide only where that is the session's own
 * position. A next move is shown at once, whatever is still in the air; where several come between
 * two frames each is played out before the next. What is no next move, an undo, a look at another
 * position or another game, is shown at once.
 *
 * A program that plays is asked once the last move is shown, so that it thinks while the person
 * looks; what it decides is played once that move has been shown as long as Options.pace says
 * (pace_free), so that the session is not ahead of what is shown. Only these functions write
 * ShownUi. */

typedef enum PaceStep {
    PACE_SAME,  /* what was shown still is */
    PACE_MOVED, /* the next move is shown from now on; there may be more at once: ask again */
    PACE_ANEW   /* another position is, without telling how it came about */
} PaceStep;

typedef struct Pace {
    bool motion;   /* moves are played out */
    double travel; /* seconds that the tile of the next move comes over from the panel's well */
    double told;   /* seconds that what it scores stands on the land, to be read */
    bool own;      /* the next move is a person's */
} Pace;

/* Seconds that each step of a program's turn is shown. */
double pace_seconds(const Options *options);

/* Goes on to what is to be shown at `now`, seconds. */
PaceStep pace_follow(ShownUi *shown, const Session *session, Pace pace, double now);

/* The next position is shown without telling its move. */
void pace_anew(ShownUi *shown);

/* What was scored is no longer told on the land. */
void pace_read(ShownUi *shown);

/* Ends what is still in the air; the moves that wait are all gone through with the next frame, with
 * nothing in the air. */
void pace_land(ShownUi *shown);

/* Ends what is still in the air; a program whose move waits until it has been shown waits no
 * longer. */
void pace_skip(ShownUi *shown);

/* From when on a program may move, with `seconds` a step: the move shown has been seen as long, and
 * has come to rest, but at a pace of 0. Seconds. */
double pace_free(const ShownUi *shown, double seconds);

/* When the next move is due, seconds; INFINITY: none waits. */
double pace_due(const ShownUi *shown, const Session *session);

#endif
