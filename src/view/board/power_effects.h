/* What the power of a tile does when it is laid: a trap snaps, the shaman dances, fire flares up
 * and tigers run from it, raft and logboat rock on the water. */
#ifndef VIEW_BOARD_POWER_EFFECTS_H
#define VIEW_BOARD_POWER_EFFECTS_H

#include "view/board/table_view.h"

#define EFFECT_SECONDS .72f /* from when the tile was laid */

/* How long a power's effect takes, seconds; 0: it has none. */
float power_effect_length(Power power);

/* How a figure stands meanwhile: never smaller than it is, for it stands there all the time. */
typedef struct EffectPose {
    float size;  /* 1: as it is */
    float angle; /* degrees about its foot */
    float lift;  /* tiles */
} EffectPose;

EffectPose power_effect_pose(Power power, float time);

/* The effect of a tile that was laid `time` seconds ago. */
void power_effect_draw(Frame *frame, const BoardView *board, const TableView *view, uint8_t tile,
                       float time);

#endif
