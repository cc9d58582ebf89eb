#include "view/table/edge.h"

#include <math.h>

#define EDGE_UNITS 12   /* this near the edge the pointer counts as being at it */
#define EDGE_SPEED 700  /* logical units a second, once in full swing */
#define REST_SECONDS .3 /* a pointer that only passes by moves nothing */
#define SWING_SECONDS .4f
#define LONGEST_STEP .05 /* seconds: after a pause the board does not leap */

/* -1, 0 or 1: at the lower end of from..to, between, at the upper one. */
static int at_end(float value, float from, float to, float reach)
{
    return value < from + reach ? -1 : value > to - reach ? 1 : 0;
}

/* Towards which side the board is to be looked at: to the edge that the pointer rests at, as long
 * as tiles or legal cells lie out of sight there. */
static Point wanted_by_rest(const Frame *frame, const TableStage *stage)
{
    const HandUi *hand = stage->view.hand;
    Rect clear = stage->layout.clear, fit = stage->layout.fit;
    Rect seen = view_rect(&stage->board, table_extent(&stage->view, true));
    float reach = EDGE_UNITS * frame->u;
    int x = at_end(hand->pointer.x, clear.x, clear.x + clear.w, reach);
    int y = at_end(hand->pointer.y, clear.y, clear.y + clear.h, reach);
    if ((x < 0 && seen.x >= fit.x) || (x > 0 && seen.x + seen.w <= fit.x + fit.w))
        x = 0;
    if ((y < 0 && seen.y >= fit.y) || (y > 0 && seen.y + seen.h <= fit.y + fit.h))
        y = 0;
    return (Point){(float)x, (float)y};
}

/* The hand that drags the board has come to the window's edge, but wants to go on. */
static Point wanted_by_drag(const Frame *frame, const HandUi *hand)
{
    float reach = EDGE_UNITS * frame->u;
    int x = at_end(hand->last.x, 0, frame->width, reach);
    int y = at_end(hand->last.y, 0, frame->height, reach);
    x = (float)x * (hand->last.x - hand->press.x) > 0 ? x : 0;
    y = (float)y * (hand->last.y - hand->press.y) > 0 ? y : 0;
    return (Point){(float)-x, (float)-y};
}

/* Whether the pointer has come to a cell that can be laid on: it would run away from a click. One
 * that the board has brought below a pointer at rest does not stop it. */
static bool aims(const EdgeUi *edge, const TableStage *stage)
{
    Point at = stage->view.hand->pointer;
    bool brought = edge->on && at.x == edge->at.x && at.y == edge->at.y;
    return !brought && table_legal_cell(&stage->view, table_cell_at(&stage->board, at));
}

/* Whether a pointer at the edge may move the board: nothing else is going on. */
static bool may_rest(const Frame *frame, const TableStage *stage)
{
    const TableView *view = &stage->view;
    bool finger = frame->widgets->least > 0; /* what it points at it may have left long ago */
    return view->options->edge_pan && (!finger || view->carry->far) && !stage->covered &&
           !view->hand->held && view->hand->pointer.x >= 0 && !view->choice->asked &&
           !stage->final.on && !stage->flight.on && !stage->board.glides;
}

void edge_reset(EdgeUi *edge)
{
    *edge = (EdgeUi){0};
}

Point edge_follow(EdgeUi *edge, const Frame *frame, const TableStage *stage)
{
    double now = frame->now, step = fmin(now - edge->last, LONGEST_STEP);
    Point wanted = {0, 0};
    if (stage->view.hand->dragging)
        wanted = wanted_by_drag(frame, stage->view.hand);
    else if (may_rest(frame, stage) && !aims(edge, stage))
        wanted = wanted_by_rest(frame, stage);
    bool wants = wanted.x != 0 || wanted.y != 0;
    if (!wants || !edge->on)
        edge->since = now;
    edge->on = wants;
    edge->at = stage->view.hand->pointer;
    edge->last = now;
    double moving = now - edge->since - REST_SECONDS;
    if (!wants || moving <= 0 || step <= 0)
        return (Point){0, 0};
    float swing = fminf(1, (float)moving / SWING_SECONDS);
    float by = EDGE_SPEED * frame->u * swing * (float)step;
    return (Point){-wanted.x * by, -wanted.y * by};
}
