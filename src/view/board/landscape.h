/* The land of a game as a picture of its own: no panel, no hints, only what people built, and below
 * it who they were. */
#ifndef VIEW_BOARD_LANDSCAPE_H
#define VIEW_BOARD_LANDSCAPE_H

#include "core/game.h"
#include "play/shelf.h"
#include "view/board/table_view.h"
#include "view/draw/draw.h"

/* A session's position after `at` moves, to be drawn as land alone. */
TableView landscape_view(const Session *session, int at, const Options *options);

typedef struct LandscapeSize {
    int width, height; /* pixels */
    float u;           /* pixels a logical unit */
} LandscapeSize;

/* Of the game as it is now, at `tile` pixels a tile. */
LandscapeSize landscape_size(const Session *session, int tile);

/* Draws it in a frame of that size. */
void landscape_draw(Frame *frame, const Session *session, const Options *options, int tile);

/* Fills the rectangle of the view's board with what is seen there of the land and its pieces, on
 * its stone. */
void landscape_part(Frame *frame, const TableView *view);

/* Fills `rect` with a land on its stone, as large as it fits and not so large that a few tiles look
 * clumsy; what is too large to be made out is cut at the sides. */
void landscape_small(Frame *frame, int edition, const LandTile *land, int count, Rect rect);

enum { DAY_STEPS = 16, DAY_FIRE };

typedef struct Daylight {
    Grade land;
    StoneLight stone; /* in parts of the stone that is seen; see draw_stone */
} Daylight;

/* Which step of the day it is: 0 morning, DAY_STEPS evening, DAY_FIRE when the game is over. */
int daylight_step(const Game *game);

Daylight daylight_at(int step);

#endif
