#include "view/table/pace.h"

#include <math.h>

#include "view/board/flight.h"

void pace_reset(ShownUi *shown)
{
    *shown = (ShownUi){0};
}

/* Whether the position shown is still one of the session's, and no later one has been left. */
static bool goes_on(const ShownUi *shown, const Session *session)
{
    int at = session_at(session);
    return shown->session == session && shown->at != SHOWN_ANEW && at >= shown->seen &&
           (shown->at == 0 || move_equal(session_move(session, shown->at - 1), shown->last));
}

static void show(ShownUi *shown, const Session *session, int at)
{
    shown->session = session;
    shown->at = at;
    shown->last = at > 0 ? session_move(session, at - 1) : (Move){0};
}

PaceStep pace_follow(ShownUi *shown, const Session *session, Pace pace, double now)
{
    int at = session_at(session);
    if (!goes_on(shown, session)) {
        pace_reset(shown);
        show(shown, session, at);
        shown->seen = at;
        return PACE_ANEW;
    }
    shown->seen = at;
    shown->hurries &= shown->at < at;
    if (shown->at == at || (now < shown->until && !shown->hurries))
        return PACE_SAME;
    show(shown, session, shown->at + 1);
    shown->moved = now;
    shown->playing = pace.motion && !shown->hurries;
    shown->until = now + pace.seconds;
    if (pace.seconds <= 0 && shown->at < at) { /* they came together */
        Events events;
        session_events(session, shown->at - 1, &events);
        shown->until = now + (double)flight_length(&events);
    }
    return PACE_MOVED;
}

void pace_anew(ShownUi *shown)
{
    shown->at = SHOWN_ANEW;
}

void pace_land(ShownUi *shown)
{
    shown->playing = false;
    shown->hurries = shown->at < shown->seen;
}

double pace_due(const ShownUi *shown, const Session *session)
{
    bool waits = shown->session == session && shown->at < session_at(session);
    return !waits ? INFINITY : shown->hurries ? 0 : shown->until;
}
