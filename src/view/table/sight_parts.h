/* What the files of sight.h share, for them alone: sight.c, where the camera shows the board or
 * goes where the game goes; sight_show.c, which brings a part of it into sight; and sight_panel.c,
 * for the panel and the strip of history as they come and go. */
#ifndef VIEW_TABLE_SIGHT_PARTS_H
#define VIEW_TABLE_SIGHT_PARTS_H

#include "view/table/sight.h"

enum { LATER = 60 }; /* seconds: no glide takes as long */

/* Whether the camera glides where it goes: it has been somewhere, and motion is wanted. */
bool sight_has_motion(const Camera *camera, const TableStage *stage);

/* The point of the board that is in the middle of the view when `at` is in that of a room, with
 * tiles of so many pixels. */
Point sight_middle_for(const Camera *camera, const TableStage *stage, Rect room, Point at,
                       float tile);

/* Shows a game that was just opened, and the land of one that is over and waits to be looked at.
 * False: it is neither. */
bool sight_opens(Camera *camera, const Frame *frame, const TableStage *stage);

/* What the camera shows is chosen anew where it is not what it should be. */
void sight_correct(Camera *camera, const Frame *frame, const TableStage *stage);

#endif
