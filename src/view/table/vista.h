/* Where the camera goes to show an area: as near as all of it is seen from, among as much land as
 * can be; in the final scoring so that its card has room beside what it counts. */
#ifndef VIEW_TABLE_VISTA_H
#define VIEW_TABLE_VISTA_H

#include "view/table/stage.h"

/* Turns the camera to a lit area that is not wholly in sight; in the final scoring to each. */
void vista_show(Camera *camera, const Frame *frame, const TableStage *stage, Lit lit);

/* How the board will be seen after vista_show, once the camera is at rest. */
BoardView vista_shown(const Camera *camera, const Frame *frame, const TableStage *stage, Lit lit);

#endif
