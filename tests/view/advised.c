#include "advised.h"

#include <string.h>

#include "check.h"

Advice advised_of(const Desk *desk, const TableView *view, bool own, float worse)
{
    Advice advice = {.kind = ADVICE_HINT,
                     .at = view->at,
                     .player = view->game->player,
                     .there = true,
                     .count = ADVICE_PLACES};
    Cell used[ADVICE_PLACES];
    MoveList list;
    int count = 0;
    game_moves(view->edition, desk_game(desk), &list);
    for (int i = 0; i < list.count && count < ADVICE_PLACES; i++) {
        bool taken = count > 0 && cell_equal(used[count - 1], list.moves[i].cell);
        if (taken)
            continue;
        used[count] = list.moves[i].cell;
        Explanation *place = &advice.places[count];
        *place = (Explanation){.count = 1};
        place->turn.moves[0] = list.moves[i];
        place->turn.count = 1;
        place->turn.worth = 9 - worse * (float)count;
        place->reasons[0] = (Reason){.kind = REASON_KEEPS, .points = 4, .open = 3};
        if (own && count == 1)
            place->reasons[place->count++] = (Reason){.kind = REASON_EXTRA};
        count++;
    }
    assert_int_equal(count, ADVICE_PLACES);
    return advice;
}

Desk *advised_open(Advice *advice, bool own, float worse)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 3, 0, PHASE_PLACE);
    TableModel model = desk_model(desk);
    *advice = advised_of(desk, &model.view, own, worse);
    desk->on.scene.advice = advice;
    desk->on.ui.table.advice.hint = true;
    desk->on.ui.table.advice.seen = true;
    desk_frame(desk);
    return desk;
}
