/* A tile of the stacks, large, with what is on it and what it can do. */
#ifndef VIEW_PAGES_TILE_CARD_H
#define VIEW_PAGES_TILE_CARD_H

#include "core/ruleset.h"
#include "view/kit/frame.h"

/* In a column, pixels. `tile`: its index in the edition's set; -1: none, and how to get one. */
void tile_card_draw(Frame *frame, const Edition *edition, int tile, Rect column);

#endif
