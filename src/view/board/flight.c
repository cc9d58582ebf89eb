#include "view/board/flight.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/words/tr.h"

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
#define EXTRA_TURN .10f
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
    case EVENT_PUT:
    case EVENT_COVERED:
        return FLIGHT_BRIEF;
    case EVENT_AWARD:
        return FLIGHT_POINTS + COUNTS + RESTS;
    case EVENT_RETURNED:
    case EVENT_RECALLED:
        return FLIGHT_WALK;
    default:
        return fmaxf(event->kind == EVENT_PLACED ? FLIGHT_BRIEF : 0, effect_length(set, event));
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
    float counted = effect_share(time, from, to);
    gain->counted = gain->points ? fmaxf(gain->counted, counted) : counted;
    gain->points = (uint16_t)(gain->points + points);
}

int gain_due(Gain gain)
{
    return (int)lrintf((float)gain.points * (1 - effect_ease(gain.counted)));
}

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

uint8_t flight_tile(const Flight *flight)
{
    for (int i = 0; flight->on && flight->time < SETTLE && i < flight->events.count; i++)
        if (flight->events.items[i].kind == EVENT_PLACED)
            return flight->events.items[i].tile;
    return NO_TILE;
}

void flight_draw_tile(Frame *frame, const TableView *view, const Flight *flight)
{
    uint8_t tile = flight_tile(flight);
    const Site *site = tile == NO_TILE ? NULL : game_site_of_tile(view->game, tile);
    if (!site || flight->time < 0)
        return;
    float left = 1 - effect_ease(effect_share(flight->time, 0, SETTLE));
    Rect cell = cell_seen(view, site->cell);
    Rect shadow = {cell.x + left * 6 * frame->u, cell.y + left * 12 * frame->u, cell.w, cell.h};
    draw_fill(frame->list, shadow, rgba(0x050201, .4f));
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(view, tile, site->cell, site->rotation),
              rect_inset(cell, -left * .045f * cell.w), 1, 0);
}

static Point mix(Point from, Point to, float t)
{
    return (Point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}

/* It is lifted from its place, turns on the way, and ends where flight_draw_tile goes on. */
void flight_draw_travel(Frame *frame, Rect from, const TableView *view, const Flight *flight)
{
    uint8_t tile = flight_tile(flight);
    const Site *site = tile == NO_TILE ? NULL : game_site_of_tile(view->game, tile);
    if (!site || flight->time >= 0)
        return;
    float u = frame->u, t = 1 + flight->time / flight->travel, way = effect_ease(t);
    float turned = effect_ease(effect_share(t, .3f, .9f)), high = fminf(1, 4 * t);
    Rect cell = cell_seen(view, site->cell);
    cell = rect_inset(cell, -.045f * cell.w);
    float side = from.w + (cell.w - from.w) * way;
    Point at = mix(rect_middle(from), rect_middle(cell), way);
    Rect rect = {at.x - side / 2, at.y - side / 2, side, side};
    Rect shadow = {rect.x + 6 * high * u, rect.y + 12 * high * u, side, side};
    int quarters = site->rotation == 3 ? -1 : site->rotation;
    draw_fill(frame->list, shadow, rgba(0x050201, .4f));
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(view, tile, site->cell, site->rotation), rect, 1,
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
                fade[p] = effect_ease(effect_share(flight->time, 0, FLIGHT_BRIEF));
}

/* Of points as they set off, and as they arrive. */
#define SIZE_FIRST 1.25f
#define SIZE_LAST .75f

/* What flies home, `way` (0..1) of its arc, whose knee lies so high above both ends; pixels. */
typedef struct Arc {
    Point from, to;
    float high, way;
} Arc;

static Point on_arc(const Frame *frame, Arc arc, float way)
{
    Point knee = {arc.from.x + (arc.to.x - arc.from.x) * .6f,
                  fmaxf(30 * frame->u, fminf(arc.from.y, arc.to.y) - arc.high)};
    return mix(mix(arc.from, knee, way), mix(knee, arc.to, way), way);
}

static Point fly(Frame *frame, Arc arc)
{
    enum { SPARKS = 15, SPARK = 0xF6B64A };
    for (int i = SPARKS; i > 0; i--) {
        float behind = arc.way - .02f * (float)i, left = 1 - (float)i / (SPARKS + 1);
        Point at = on_arc(frame, arc, behind);
        float side = fmaxf(1, roundf((1 + 3 * left) * frame->u));
        if (behind > 0)
            draw_fill(frame->list,
                      (Rect){roundf(at.x + side * sinf((float)i * 2.4f)),
                             roundf(at.y + side * cosf((float)i * 2.4f)), side, side},
                      rgba(SPARK, .9f * left));
    }
    return on_arc(frame, arc, arc.way);
}

void homing_draw_sum(Frame *frame, const TableView *view, const Award *award, Point at, float scale)
{
    float u = frame->u * scale, size = roundf(30 * scale);
    const char *text = said("+%d", award->points);
    float width = text_width(frame, FONT_TITLE, size, text) + 36 * u;
    Rect chip = {at.x - width / 2 - 6 * u, at.y - 19 * u, width + 12 * u, 38 * u};
    paint_patch(frame, "chip", chip, 1);
    paint_icon(frame, player_badges[view->setup->seats[award->player].colour],
               (Point){chip.x + 22 * u, at.y}, roundf(26 * scale), WHITE, 1);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, INK},
               (Point){chip.x + 40 * u, at.y + size * .35f * frame->u}, 0, text);
}

void homing_draw_points(Frame *frame, const Homes *homes, const TableView *view,
                        const Rising *rising)
{
    enum { ASIDE = 92, HIGH = 115 };
    const Award *award = rising->award;
    if (rising->time < 0 || rising->time >= rising->way)
        return;
    float aside = ((float)rising->place - (float)(rising->places - 1) / 2) * ASIDE * frame->u;
    float way = effect_ease(effect_share(rising->time, 0, rising->way));
    float scale = SIZE_FIRST + (SIZE_LAST - SIZE_FIRST) * way;
    const Arc arc = {{rising->from.x + aside, rising->from.y},
                     homes->badges[award->player],
                     HIGH * frame->u,
                     way};
    homing_draw_sum(frame, view, award, fly(frame, arc), scale);
}

/* The meeple's place in its row: those that come home together take the last ones. */
static Point place_of(const Homes *homes, const TableView *view, const Events *events, int index)
{
    int player = events->items[index].piece.player, after = 0;
    for (int i = index; i < events->count && events->items[i].kind != EVENT_FINAL; i++)
        after +=
            queue_of(&events->items[i]) == QUEUE_WALK && events->items[i].piece.player == player;
    Point at = homes->pieces[player];
    at.x += homes->pitch * (float)(view->game->meeples[player] - after);
    return at;
}

/* From where it stood to the middle of its place. */
static void draw_return(Frame *frame, const Homes *homes, const TableView *view,
                        const Flight *flight, int index)
{
    enum { HIGH = 60 };
    const Piece *piece = &flight->events.items[index].piece;
    const char *sprite = meeple_names[view->setup->seats[piece->player].colour];
    float t = effect_share(flight->time - flight_begins(&flight->events, index), 0, FLIGHT_WALK);
    PiecePose stood = board_stand(view, *piece, piece_scale(view->board.tile));
    Point home = place_of(homes, view, &flight->events, index);
    Rect end = board_sprite_rect(frame->atlas, sprite, (Point){0, 0}, homes->tile);
    const Arc arc = {point_seen(view, stood.at),
                     {home.x - (end.x + end.w / 2), home.y - (end.y + end.h / 2)},
                     HIGH * frame->u,
                     effect_ease(t)};
    if (t < 1)
        draw_sprite(frame->list, sprite, fly(frame, arc),
                    stood.scale + (homes->tile - stood.scale) * arc.way, false, rgba(WHITE, 1));
}

int homing_awards(const Events *events, int index, int *before)
{
    int all = 0;
    *before = 0;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &events->items[i];
        if (event->kind != EVENT_AWARD || event->award.node != events->items[index].award.node)
            continue;
        all++;
        *before += i < index;
    }
    return all;
}

static void draw_points(Frame *frame, const Homes *homes, const TableView *view,
                        const Flight *flight, int index)
{
    const Award *award = &flight->events.items[index].award;
    Point at = table_anchor(view, award->node, PIECE_MEEPLE);
    Rising rising = {.award = award,
                     .from = point_seen(view, at),
                     .time = flight->time - flight_begins(&flight->events, index),
                     .way = FLIGHT_POINTS};
    rising.places = homing_awards(&flight->events, index, &rising.place);
    homing_draw_points(frame, homes, view, &rising);
}

void homing_draw(Frame *frame, const Homes *homes, const TableView *view, const Flight *flight)
{
    const Events *events = &flight->events;
    if (!flight->on || flight->time < 0)
        return;
    for (Queue queue = QUEUE_WALK; queue > QUEUE_NONE; queue--) /* points are uppermost */
        for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++)
            if (queue_of(&events->items[i]) == queue)
                (queue == QUEUE_WALK ? draw_return : draw_points)(frame, homes, view, flight, i);
}
