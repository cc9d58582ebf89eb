#include "allowance.h"

enum {
    LEAST = 3, /* of which part of the most there always is */
    LATE_FRAMES = 4,
    JUMP_FRAMES = 6, /* with twice the time */
    PATIENCE = 2     /* frames that land is waited for before there is twice the time */
};

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

bool allowance_jump(size_t before, size_t tiles)
{
    return tiles > 2 * before || before > 2 * tiles;
}

static void follow_tiles(Allowance *allowance, const DrawList *list)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    if (!board)
        return;
    bool jumps = allowance->tiles > 0 && allowance_jump(allowance->tiles, board->count);
    allowance->jumped = jumps ? JUMP_FRAMES : allowance->jumped > 0 ? allowance->jumped - 1 : 0;
    allowance->tiles = board->count;
}

void allowance_begin(Allowance *allowance, const DrawList *list, uint64_t now)
{
    allowance->begun = now;
    allowance->painted = 0;
    allowance->moves = follow_board(allowance, list);
    follow_tiles(allowance, list);
    allowance->turns = draw_find(list, DRAW_TURN);
    allowance->ahead = draw_find(list, DRAW_AHEAD) && !allowance->turns;
}

void allowance_wait(Allowance *allowance, bool waits)
{
    allowance->waited = waits ? allowance->waited + 1 : 0;
}

uint64_t allowance_left(const Allowance *allowance)
{
    bool hurries = !allowance->turns && (allowance->jumped > 0 || allowance->waited > PATIENCE);
    bool first = hurries || allowance->ahead;
    uint64_t most = hurries ? 2 * allowance->most : allowance->most, least = most / LEAST;
    uint64_t room = first ? most : allowance->frame;
    uint64_t taken = allowance->painted;
    taken += first ? 0 : allowance->rest[allowance->moves];
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

void page_turn_begin(PageTurn *turn, const DrawList *list, uint64_t now)
{
    bool board = draw_find(list, DRAW_BOARD);
    bool turns = list->page && turn->page && list->page != turn->page;
    bool waits = turn->most && turns && turn->waited < (board ? BOARD_WAITS : PAGE_WAITS);
    turn->due = waits ? now + (board ? turn->most / BOARD_SHARE : turn->most) : 0;
}

void page_turn_end(PageTurn *turn, const DrawList *list, bool seen)
{
    turn->waited = seen ? 0 : turn->waited + 1;
    if (seen)
        turn->page = list->page;
}
