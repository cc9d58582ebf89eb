#include "view/board/flight.h"

#include <math.h>

#include "view/board/deeds.h"
#include "view/board/draw.h"
#include "view/board/moment.h"
#include "view/board/shine.h"
#include "view/kit/paint.h"

/* Seconds. Points set off one after the other, as do returning meeples: the first of them at FIRST,
 * the last SPREAD later at most, however many there are. */
#define SETTLE .18f
#define POINTS_FIRST .06f
#define POINTS_SPREAD .10f
#define POINTS_APART .05f
#define COUNTS .22f /* from the last arrival on */
#define WALK_FIRST .04f
#define WALK_SPREAD .20f
#define WALK_APART .04f
#define GLEAMS .14f /* what has come home */
#define EXTRA_TURN .10f
#define WORD_FROM .38f /* of the extra turn */
#define WORD_TO .60f
#define RESTS .04f /* before all that counts is over */

typedef enum Queue { QUEUE_NONE, QUEUE_POINTS, QUEUE_WALK } Queue;

static Queue queue_of(const Event *event)
{
    return event->kind == EVENT_AWARD                                       ? QUEUE_POINTS
           : event->kind == EVENT_RETURNED || event->kind == EVENT_RECALLED ? QUEUE_WALK
                                                                            : QUEUE_NONE;
}

float flight_begins(const Events *events, int index)
{
    static const struct {
        float first, apart, spread;
    } queues[] = {[QUEUE_POINTS] = {POINTS_FIRST, POINTS_APART, POINTS_SPREAD},
                  [QUEUE_WALK] = {WALK_FIRST, WALK_APART, WALK_SPREAD}};
    int before = 0, all = 0;
    Queue queue = queue_of(&events->items[index]);
    if (queue == QUEUE_NONE)
        return events->items[index].kind == EVENT_EXTRA_TURN ? EXTRA_TURN : 0;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        bool same = queue_of(&events->items[i]) == queue;
        all += same;
        before += same && i < index;
    }
    float apart = all > 1 ? fminf(queues[queue].apart, queues[queue].spread / (float)(all - 1)) : 0;
    return queues[queue].first + (float)before * apart;
}

/* How long one of them takes from there on. */
static float lasts(const TileSet *set, const Event *event)
{
    switch (event->kind) {
    case EVENT_PLACED:
        return fmaxf(FLIGHT_BRIEF, deed_length((Power)set->tiles[event->tile].power));
    case EVENT_PUT:
    case EVENT_COVERED:
        return FLIGHT_BRIEF;
    case EVENT_CLOSED:
        return fmaxf(GUST_SECONDS, STREAM_SECONDS);
    case EVENT_EXTRA_TURN:
        return KINDLE_SECONDS;
    case EVENT_AWARD:
        return FLIGHT_POINTS + COUNTS + RESTS;
    case EVENT_RETURNED:
    case EVENT_RECALLED:
        return FLIGHT_WALK + GLEAMS;
    default:
        return 0;
    }
}

float flight_length(const TileSet *set, const Events *events)
{
    float length = 0;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        float own = lasts(set, &events->items[i]);
        if (own > 0)
            length = fmaxf(length, flight_begins(events, i) + own);
    }
    return length;
}

void gain_add(Gain *gain, int points, float time, float from, float to)
{
    if (time >= to)
        return;
    float counted = moment_share(time, from, to);
    gain->counted = gain->points ? fmaxf(gain->counted, counted) : counted;
    gain->points = (uint16_t)(gain->points + points);
}

int gain_due(Gain gain)
{
    return (int)lrintf((float)gain.points * (1 - moment_ease(gain.counted)));
}

/* When the last points have arrived. */
static float last_arrival(const Events *events)
{
    float last = 0;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++)
        if (events->items[i].kind == EVENT_AWARD)
            last = flight_begins(events, i) + FLIGHT_POINTS;
    return last;
}

/* What the rows do not have yet. */
static void list_coming(Flight *flight)
{
    const Events *events = &flight->events;
    float counted = last_arrival(events) + COUNTS;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &events->items[i];
        float from = flight_begins(events, i);
        if (event->kind == EVENT_AWARD)
            gain_add(&flight->gains[event->award.player], event->award.points, flight->time,
                     from + FLIGHT_POINTS, counted);
        else if (queue_of(event) == QUEUE_WALK)
            flight->walking[event->piece.player] += flight->time < from + FLIGHT_WALK;
    }
}

void flight_make(const ShownUi *shown, const Session *session, double now, Flight *flight)
{
    *flight = (Flight){.time = (float)(now - shown->moved - shown->travel),
                       .travel = (float)shown->travel};
    flight->marked = !shown->playing && now < shown->marked;
    if ((!shown->playing && !flight->marked) || shown->at <= 0)
        return;
    session_events(session, shown->at - 1, &flight->events);
    flight->on = shown->playing &&
                 flight->time < flight_length(&session_edition(session)->tiles, &flight->events);
    if (flight->on)
        list_coming(flight);
    else if (!flight->marked)
        flight->events.count = 0;
}

float flight_word(const Flight *flight)
{
    float left = 0;
    for (int i = 0; flight->on && i < flight->events.count; i++)
        if (flight->events.items[i].kind == EVENT_EXTRA_TURN)
            left = 1 - moment_share(flight->time, WORD_FROM, WORD_TO);
    return 1 - left * left * left;
}

uint8_t flight_tile(const Flight *flight)
{
    for (int i = 0; flight->on && flight->time < SETTLE && i < flight->events.count; i++)
        if (flight->events.items[i].kind == EVENT_PLACED)
            return flight->events.items[i].tile;
    return NO_TILE;
}

void flight_draw_tile(Frame *frame, const BoardView *board, const TableView *view,
                      const Flight *flight)
{
    uint8_t tile = flight_tile(flight);
    const Site *site = tile == NO_TILE ? NULL : game_site_of_tile(view->game, tile);
    if (!site)
        return;
    if (flight->time < 0)
        return;
    float left = 1 - moment_ease(moment_share(flight->time, 0, SETTLE));
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    Rect shadow = {cell.x + left * 6 * frame->u, cell.y + left * 12 * frame->u, cell.w, cell.h};
    draw_fill(frame->list, shadow, rgba(0x050201, .4f));
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(board, tile, site->cell, site->rotation),
              rect_inset(cell, -left * .045f * cell.w), 1, 0);
}

static Point mix(Point from, Point to, float t)
{
    return (Point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}

/* It is lifted from its place, turns on the way, and ends where flight_draw_tile goes on. */
void flight_draw_travel(Frame *frame, const BoardView *board, Rect from, const TableView *view,
                        const Flight *flight)
{
    uint8_t tile = flight_tile(flight);
    const Site *site = tile == NO_TILE ? NULL : game_site_of_tile(view->game, tile);
    if (!site || flight->time >= 0)
        return;
    float u = frame->u, t = 1 + flight->time / flight->travel, way = moment_ease(t);
    float turned = moment_ease(moment_share(t, .3f, .9f)), high = fminf(1, 4 * t);
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    cell = rect_inset(cell, -.045f * cell.w);
    float side = from.w + (cell.w - from.w) * way;
    Point at = mix((Point){from.x + from.w / 2, from.y + from.h / 2},
                   (Point){cell.x + cell.w / 2, cell.y + cell.h / 2}, way);
    Rect rect = {at.x - side / 2, at.y - side / 2, side, side};
    Rect shadow = {rect.x + 6 * high * u, rect.y + 12 * high * u, side, side};
    int quarters = site->rotation == 3 ? -1 : site->rotation;
    draw_fill(frame->list, shadow, rgba(0x050201, .4f));
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(board, tile, site->cell, site->rotation), rect, 1,
              -90 * (float)quarters * (1 - turned));
}

void flight_fades(const TableView *view, const Flight *flight, float fade[MAX_PIECES])
{
    for (int i = 0; i < view->game->piece_count; i++)
        fade[i] = 1;
    for (int i = 0; flight->on && i < flight->events.count; i++)
        for (int p = 0; p < view->game->piece_count; p++)
            if (flight->events.items[i].kind == EVENT_PUT &&
                view->game->pieces[p].node == flight->events.items[i].piece.node &&
                view->game->pieces[p].kind == flight->events.items[i].piece.kind)
                fade[p] = moment_ease(moment_share(flight->time, 0, FLIGHT_BRIEF));
}
