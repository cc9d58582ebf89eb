/* Where the table is looked at from: the camera shows all of the board as it grows, as long as its
 * tiles stay large enough; from there on it goes where the game goes. It goes with the panel as
 * that changes sides. */
#ifndef VIEW_TABLE_FRAMING_H
#define VIEW_TABLE_FRAMING_H

#include "view/table/model.h"

/* A hand asks for that. Where tiles become smaller for it than the camera would make them it goes
 * on showing all, as the board grows, until a hand moves it or asks once more: then it goes where
 * the game goes, as it did before. */
void framing_home(Camera *camera, const TableModel *model);

/* Follows the board as it grows. Of a game that was over when it was opened all is shown. Where all
 * of it has room, be it up to the edges, all is shown, else the tile laid last, and as many cells
 * as can be where the next one may go. It rests as long as that is seen, or half of those cells
 * that could be. A camera that the person moved follows only where the last tile is out of sight,
 * and none while a hand drags. While a piece is due nothing moves, but for a last tile that is out
 * of sight. */
void framing_follow(Camera *camera, const TableModel *model);

/* The board lies anew: what a camera that follows the game shows of it is chosen again. */
void framing_again(Camera *camera, const TableModel *model);

/* The smallest that the camera makes a tile by itself, pixels. */
float framing_least(const TableModel *model);

/* Whether the camera would make tiles larger by a tenth, and leave them so for as long as the land
 * reaches no farther, if the board were turned by a quarter. */
bool framing_turns_larger(const Camera *camera, const TableModel *model);

/* What is seen of the board and hidden by nothing, pixels. */
Rect framing_open(const TableLayout *layout);

/* Whether a cell, pixels, can be pointed at: the middle of it is seen, hidden neither by the bars,
 * the open strip of history or the panel nor by the `hints` (w 0: none). */
bool framing_shows(const TableLayout *layout, Rect hints, Rect cell);

/* Whether all laid tiles and legal cells will be seen once the camera is at rest. */
bool framing_whole(const Camera *camera, const TableModel *model);

/* Brings cells into sight with those beside them, by as little as that takes; until the next move
 * the camera stays there. Where they have no room else tiles become smaller until the next move,
 * unless the person has moved the camera; where they have none then, it is done for as many of the
 * first ones as have. But where they must be seen, `all` of them are, however small the tiles
 * become and whatever size the person chose. Returns whether the camera moves. */
bool framing_show_cells(Camera *camera, const TableModel *model, const Cell *cells, int count,
                        bool all);

/* The strip of history has come: what is shown has room above it. */
void framing_clear_strip(Camera *camera, const TableModel *model);

/* Where the panel has changed sides, or its width, it begins to slide in, and the board to glide to
 * its new middle, as it does where the strip of history comes or goes; true then. A camera that
 * follows the game chooses anew what it shows in a new width; a panel that comes over the board
 * hides no last tile. */
bool framing_follow_panel(PanelUi *panel, Camera *camera, const TableModel *model);

/* How much of the panel still lies beside the window, 1..0. */
float framing_panel_out(const PanelUi *panel, double now);

/* Turns the camera to a lit area that is not wholly in sight; in the final scoring to each. */
void framing_show(Camera *camera, const Frame *frame, const TableModel *model, Lit lit);

#endif
