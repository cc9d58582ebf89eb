#include "page_turn.h"

void page_turn_begin(PageTurn *turn, const DrawList *list, uint64_t now)
{
    bool board = draw_find(list, DRAW_BOARD);
    bool turns = list->page && turn->page && list->page != turn->page;
    bool waits = turn->most && turns && turn->waited < (board ? BOARD_WAITS : PAGE_WAITS);
    turn->due = waits ? now + (board ? turn->most / BOARD_SHARE : turn->most) : 0;
}

bool page_turn_late(const PageTurn *turn, uint64_t now)
{
    return turn->due && now > turn->due;
}

void page_turn_end(PageTurn *turn, const DrawList *list, bool seen)
{
    turn->waited = seen ? 0 : turn->waited + 1;
    if (seen)
        turn->page = list->page;
}
