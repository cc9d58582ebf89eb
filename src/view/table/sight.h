/* Where the table is looked at from: the camera follows the board as it grows, turns to areas, and
 * goes with the panel as that changes sides. */
#ifndef VIEW_TABLE_SIGHT_H
#define VIEW_TABLE_SIGHT_H

#include "view/table/stage.h"

/* The panel as a new game finds it: it has come over from nowhere. */
void sight_reset(PanelUi *panel);

/* Fits the camera to all laid tiles and legal cells; it follows the game again. */
void sight_fit(Camera *camera, const Frame *frame, const TableStage *stage);

/* Follows the board as it grows; a camera that the person moved only where the last tile lies out
 * of sight. While a piece is due there are no cells to be lit, but the board stays as large as it
 * was: what was just clicked stays below the pointer. */
void sight_follow(Camera *camera, const Frame *frame, const TableStage *stage);

/* Turns the camera to a lit area that is not wholly in sight. */
void sight_show(Camera *camera, const Frame *frame, const TableStage *stage, Lit lit);

/* Where the panel has changed sides it begins to slide in, and the board to glide to its new
 * middle; true then. */
bool sight_follow_panel(PanelUi *panel, Camera *camera, const Frame *frame,
                        const TableStage *stage);

/* How much of the panel still lies beside the window, 1..0. */
float sight_panel_out(const PanelUi *panel, double now);

#endif
