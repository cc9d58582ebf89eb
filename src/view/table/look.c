#include "view/table/look.h"

#define FLY_SECONDS 4

static const Lit nothing = {.node = NO_NODE};

void look_reset(LookUi *look)
{
    *look = (LookUi){.at = nothing, .walk = {.lit = nothing}, .pin = nothing, .fly = nothing};
}

void look_moved(LookUi *look)
{
    look_unpin(look);
    look_away(look);
    look_walk_end(look);
}

void look_at(LookUi *look, Lit lit, double now)
{
    if (lit.node != look->at.node || lit.system != look->at.system)
        look->since = now;
    look->at = lit;
}

bool look_same_board(LookUi *look, const BoardView *board)
{
    const Point seen[2] = {view_pixel(board, 0, 0), view_pixel(board, 3, 1)};
    bool same = board->angle == look->below_angle;
    look->below_angle = board->angle;
    for (int i = 0; i < 2; i++) {
        same &= seen[i].x == look->below[i].x && seen[i].y == look->below[i].y;
        look->below[i] = seen[i];
    }
    return same;
}

void look_away(LookUi *look)
{
    look->at.node = NO_NODE;
}

void look_walk(LookUi *look, LookPlace place)
{
    look_unpin(look);
    look->walk = place;
}

void look_walk_end(LookUi *look)
{
    look->walk.lit.node = NO_NODE;
}

void look_pin(LookUi *look, Lit lit, double now)
{
    look->pin = lit;
    look->since = now;
}

void look_unpin(LookUi *look)
{
    look->pin.node = NO_NODE;
}

void look_fly(LookUi *look, Lit lit, double now)
{
    look->fly = lit;
    look->fly_until = now + FLY_SECONDS;
    look->fly_due = true;
}

void look_flown(LookUi *look)
{
    look->fly_due = false;
}

void look_land(LookUi *look)
{
    look->fly.node = NO_NODE;
}

void look_land_by(LookUi *look, double now)
{
    if (now >= look->fly_until)
        look_land(look);
}
