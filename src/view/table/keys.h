/* What keys choose at the table: from cell to cell and from spot to spot. */
#ifndef VIEW_TABLE_KEYS_H
#define VIEW_TABLE_KEYS_H

#include "view/state/screens.h"
#include "view/table/stage.h"

/* A step on the board in a direction as it is seen: 0 to the left, 1 right, 2 up, 3 down. */
Cell keys_way(const Camera *camera, int direction);

/* The cell or spot in a direction: as above. */
void keys_choose(const Screen *screen, const TableStage *stage, int direction);

/* The place of the hint, from 0 on, with the tile turned as it has it. */
void keys_place(const Screen *screen, const TableStage *stage, int place);

/* The next cell or spot (1), or the one before (-1). */
void keys_next(const Screen *screen, const TableStage *stage, int step);

/* Chooses the spot of this number, from 1 on, or says that there is none; 0 chooses no piece. What
 * keys have chosen already is put. */
void keys_number(const Screen *screen, const TableStage *stage, int number, Intent *intent);

/* Puts what is chosen, or says that nothing is; where a hint lies open its first place is shown
 * then. */
void keys_confirm(const Screen *screen, const TableStage *stage, Intent *intent);

#endif
