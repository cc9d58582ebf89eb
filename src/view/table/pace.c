#include "view/table/pace.h"

#include <math.h>

#include "view/board/flight.h"

double pace_seconds(const Options *options)
{
    static const double seconds[PACES] = {[PACE_CALM] = 2, [PACE_BRISK] = .7};
    return seconds[options->pace];
}

double pace_travel(const Options *options)
{
    static const double seconds[PACES] = {[PACE_CALM] = .9, [PACE_BRISK] = .42};
    return seconds[options->pace];
}

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

/* Whether points came before those of the final scoring, which tells them itself. */
static bool has_awards(const Events *events)
{
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++)
        if (events->items[i].kind == EVENT_AWARD)
            return true;
    return false;
}

/* What a person's own move has scored is read before the next one comes. */
static double waits_until(const ShownUi *shown)
{
    return shown->own ? fmax(shown->until, shown->told) : shown->until;
}

PaceStep pace_follow(ShownUi *shown, const Session *session, Pace pace, double now)
{
    int at = session_at(session);
    if (!goes_on(shown, session)) {
        pace_reset(shown);
        show(shown, session, at);
        shown->seen = at;
        shown->moved = now;
        return PACE_ANEW;
    }
    shown->seen = at;
    shown->hurries &= shown->at < at;
    if (shown->at == at || (now < waits_until(shown) && !shown->hurries))
        return PACE_SAME;
    show(shown, session, shown->at + 1);
    shown->moved = now;
    shown->playing = pace.motion && !shown->hurries;
    shown->travel = shown->playing && shown->last.kind == MOVE_PLACE ? pace.travel : 0;
    shown->skipped = false;
    Events events;
    session_events(session, shown->at - 1, &events);
    double length =
        shown->travel + (double)flight_length(&session_edition(session)->tiles, &events);
    shown->marked = pace.motion || shown->hurries ? 0 : now + (double)FLIGHT_MARKED;
    shown->own = pace.own;
    shown->told = has_awards(&events) && !shown->hurries ? now + shown->travel + pace.told : 0;
    shown->rest = now + (shown->playing ? length : 0);
    shown->until = now + pace.seconds;
    if (pace.seconds <= 0 && shown->at < at) /* they came together */
        shown->until = now + length;
    return PACE_MOVED;
}

void pace_anew(ShownUi *shown)
{
    shown->at = SHOWN_ANEW;
}

void pace_read(ShownUi *shown)
{
    shown->told = 0;
}

void pace_land(ShownUi *shown)
{
    pace_read(shown);
    shown->playing = false;
    shown->marked = 0;
    shown->hurries = shown->at < shown->seen;
}

void pace_skip(ShownUi *shown)
{
    pace_land(shown);
    shown->skipped = true;
}

double pace_free(const ShownUi *shown, double seconds)
{
    return shown->skipped || seconds <= 0 ? 0 : fmax(shown->moved + seconds, shown->rest);
}

double pace_due(const ShownUi *shown, const Session *session)
{
    bool waits = shown->session == session && shown->at < session_at(session);
    return !waits ? INFINITY : shown->hurries ? 0 : waits_until(shown);
}
