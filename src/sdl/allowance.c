#include "allowance.h"

enum { LEAST = 3 /* of which part of the most there always is */, LATE_FRAMES = 4 };

/* Whether the board lies elsewhere than in the frame before, or turns. */
static bool follow_board(Allowance *allowance, const DrawList *list)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    Rect at = board ? board->rect : (Rect){0, 0, 0, 0};
    float scale = board ? board->scale : 0;
    bool moves = at.x != allowance->at.x || at.y != allowance->at.y || scale != allowance->scale;
    allowance->at = at;
    allowance->scale = scale;
    return moves || draw_find(list, DRAW_TURN);
}

void allowance_begin(Allowance *allowance, const DrawList *list, uint64_t now)
{
    allowance->begun = now;
    allowance->painted = 0;
    allowance->moves = follow_board(allowance, list);
    allowance->ahead = draw_find(list, DRAW_AHEAD) && !draw_find(list, DRAW_TURN);
}

uint64_t allowance_left(const Allowance *allowance)
{
    uint64_t most = allowance->most, least = most / LEAST;
    uint64_t room = allowance->ahead ? most : allowance->frame;
    uint64_t taken = allowance->painted;
    taken += allowance->ahead ? 0 : allowance->rest[allowance->moves];
    uint64_t left = room > taken ? room - taken : 0;
    left = left < least ? least : left > most ? most : left;
    return most > 0 && left == 0 ? 1 : left;
}

void allowance_painted(Allowance *allowance, uint64_t ticks)
{
    allowance->painted += ticks;
}

void allowance_end(Allowance *allowance, uint64_t now)
{
    uint64_t took = now - allowance->begun, *rest = &allowance->rest[allowance->moves];
    took -= allowance->painted < took ? allowance->painted : took;
    *rest = (*rest * (LATE_FRAMES - 1) + took) / LATE_FRAMES;
}
