#include "frame_budget.h"

enum {
    LEAST = 3,       /* a third of the most there always is */
    LATE_FRAMES = 4, /* that `rest` is averaged over */
    JUMP_FRAMES = 6, /* with twice the time after history jumped */
    PATIENCE = 2     /* frames that land is waited for before there is twice the time */
};

/* Whether the board lies elsewhere than in the frame before, or turns. */
static bool follow_board(FrameBudget *budget, const DrawList *list)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    Rect at = board ? board->rect : (Rect){0, 0, 0, 0};
    float scale = board ? board->scale : 0;
    bool moves = at.x != budget->at.x || at.y != budget->at.y || scale != budget->scale;
    budget->at = at;
    budget->scale = scale;
    return moves || draw_find(list, DRAW_TURN);
}

bool frame_budget_jump(size_t before, size_t tiles)
{
    return tiles > 2 * before || before > 2 * tiles;
}

static void follow_tiles(FrameBudget *budget, const DrawList *list)
{
    const DrawCommand *board = draw_find(list, DRAW_BOARD);
    if (!board)
        return;
    bool jumps = budget->tiles > 0 && frame_budget_jump(budget->tiles, board->count);
    budget->jumped = jumps ? JUMP_FRAMES : budget->jumped > 0 ? budget->jumped - 1 : 0;
    budget->tiles = board->count;
}

void frame_budget_begin(FrameBudget *budget, const DrawList *list, uint64_t now)
{
    budget->begun = now;
    budget->painted = 0;
    budget->moves = follow_board(budget, list);
    follow_tiles(budget, list);
    budget->turns = draw_find(list, DRAW_TURN);
    budget->prefetches = draw_find(list, DRAW_AHEAD) && !budget->turns;
}

void frame_budget_wait(FrameBudget *budget, bool waits)
{
    budget->waited = waits ? budget->waited + 1 : 0;
}

uint64_t frame_budget_left(const FrameBudget *budget)
{
    bool hurries = !budget->turns && (budget->jumped > 0 || budget->waited > PATIENCE);
    bool first = hurries || budget->prefetches;
    uint64_t most = hurries ? 2 * budget->most : budget->most, least = most / LEAST;
    uint64_t room = first ? most : budget->frame;
    uint64_t taken = budget->painted;
    taken += first ? 0 : budget->rest[budget->moves];
    uint64_t left = room > taken ? room - taken : 0;
    left = left < least ? least : left > most ? most : left;
    return most > 0 && left == 0 ? 1 : left;
}

void frame_budget_painted(FrameBudget *budget, uint64_t ticks)
{
    budget->painted += ticks;
}

void frame_budget_end(FrameBudget *budget, uint64_t now)
{
    uint64_t took = now - budget->begun, *rest = &budget->rest[budget->moves];
    took -= budget->painted < took ? budget->painted : took;
    *rest = (*rest * (LATE_FRAMES - 1) + took) / LATE_FRAMES;
}

void page_change_begin(PageChange *change, const DrawList *list, uint64_t now)
{
    bool board = draw_find(list, DRAW_BOARD);
    bool turns = list->page && change->page && list->page != change->page;
    bool waits = change->most && turns && change->waited < (board ? BOARD_WAITS : PAGE_WAITS);
    change->due = waits ? now + (board ? change->most / BOARD_SHARE : change->most) : 0;
}

void page_change_end(PageChange *change, const DrawList *list, bool seen)
{
    change->waited = seen ? 0 : change->waited + 1;
    if (seen)
        change->page = list->page;
}
