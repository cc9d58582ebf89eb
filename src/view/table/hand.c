#include "view/table/hand.h"

#include <math.h>

#define ROUNDED 1.0001f /* so that ten tenths are a whole */

void hand_reset(HandUi *hand)
{
    *hand = (HandUi){.pointer = {-1, -1}};
}

void hand_anew(HandUi *hand, bool same)
{
    *hand = (HandUi){.pointer = hand->pointer, .rests = true, .keyed = same && hand->keyed};
}

void hand_moved(HandUi *hand)
{
    hand->by_keys &= hand->keyed;
    hand->rests = true;
}

void hand_rest(HandUi *hand)
{
    hand->rests = true;
}

void hand_let_go(HandUi *hand)
{
    hand->held = hand->dragging = false;
}

void hand_leave(HandUi *hand)
{
    hand->pointer = (Point){-1, -1};
}

void hand_keyed(HandUi *hand, bool key)
{
    hand->keyed = key;
}

void hand_by_keys(HandUi *hand, bool keys)
{
    hand->by_keys = keys;
}

bool hand_stir(HandUi *hand, Point at, bool waits)
{
    if (hypotf(at.x - hand->pointer.x, at.y - hand->pointer.y) <= 1)
        return false;
    hand->rests = false;
    hand->by_keys = waits;
    return true;
}

Point hand_move(HandUi *hand, Point at, float far)
{
    Point by = {0, 0};
    hand->pointer = at;
    if (!hand->held)
        return by;
    if (!hand->dragging && hand->button != BUTTON_RIGHT &&
        hypotf(at.x - hand->press.x, at.y - hand->press.y) > far)
        hand->dragging = true;
    if (hand->dragging)
        by = (Point){at.x - hand->last.x, at.y - hand->last.y};
    hand->last = at;
    return by;
}

int hand_wheel(HandUi *hand, Cell cell, float steps)
{
    if (!cell_equal(cell, hand->wheeled) || hand->wheel * steps < 0)
        hand->wheel = 0;
    hand->wheeled = cell;
    float sum = hand->wheel + steps * ROUNDED;
    hand->wheel = fmodf(sum, 1);
    return sum >= 1 ? 1 : sum <= -1 ? -1 : 0;
}

void hand_press(HandUi *hand, const HandPress *press)
{
    const Input *input = press->input;
    Point at = {input->x, input->y};
    /* a double click that laid a tile must not put a piece on it as well */
    bool again = input->clicks > 1 && !input->touch &&
                 hypotf(at.x - hand->press.x, at.y - hand->press.y) < press->far;
    hand->unseen =
        press->lays && !press->waits && (press->early || hand->rests || hand->pointer.x < 0);
    if (input->clicks <= 1)
        hand->series_at = press->at;
    hand->doubled =
        again && input->button == BUTTON_LEFT && !press->waits && hand->series_at == press->at;
    hand->held = true;
    hand->dragging = false;
    hand->button = input->button;
    hand->press = hand->last = hand->pointer = at;
    hand->by_keys = press->waits;
    hand->rests = false;
    hand->pressed_at = again ? -1 : press->at;
}

bool hand_release(HandUi *hand)
{
    bool click = !hand->dragging;
    hand_let_go(hand);
    return click;
}
