/* What keys choose at the table: from cell to cell and from spot to spot. */
#ifndef VIEW_TABLE_KEYS_H
#define VIEW_TABLE_KEYS_H

#include "view/state/actions.h"
#include "view/table/model.h"

/* A step on the board in a direction as it is seen: 0 to the left, 1 right, 2 up, 3 down. */
Cell keys_way(const Camera *camera, int direction);

/* The cell or spot in a direction: as above. */
void keys_choose(const Call *call);

/* The place of the hint, with the tile turned as it has it. */
void keys_place(const Call *call);

/* The next cell or spot, or the one before. */
void keys_next(const Call *call);

/* Chooses a spot, or says that there is none, or no piece. What keys have chosen already is put. */
void keys_number(const Call *call);

/* Puts what is chosen, or says that nothing is; where a hint lies open its first place is shown
 * then. */
void keys_confirm(const Call *call);

#endif
