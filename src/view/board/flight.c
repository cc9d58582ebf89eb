#include "view/board/flight.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"

/* Seconds. Points set off one after the other, as do returning meeples: the first of them at FIRST,
 * the last at FIRST + SPREAD, however many there are. */
#define SETTLE .18f
#define APPEAR .26f
#define FIRST .06f
#define SPREAD .10f
#define APART .05f
#define TRAVEL .38f
#define WALK .42f

static float clamp01(float value)
{
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

static float ease(float t)
{
    return t * t * (3 - 2 * t);
}

/* Awards run along one queue, meeples that go home along another. */
static int queue_of(const Event *event)
{
    return event->kind == EVENT_AWARD                                       ? 1
           : event->kind == EVENT_RETURNED || event->kind == EVENT_RECALLED ? 2
                                                                            : 0;
}

/* When event `index` begins to show: those of a queue wait for each other. */
static float begins(const Events *events, int index)
{
    int before = 0, all = 0, queue = queue_of(&events->items[index]);
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        bool same = queue_of(&events->items[i]) == queue;
        all += same;
        before += same && i < index;
    }
    float apart = all > 1 ? fminf(APART, SPREAD / (float)(all - 1)) : 0;
    return FIRST + (float)before * apart;
}

float flight_length(const Events *events)
{
    float length = 0;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        uint8_t kind = events->items[i].kind;
        if (kind == EVENT_PLACED || kind == EVENT_PUT || kind == EVENT_COVERED)
            length = fmaxf(length, APPEAR);
        else if (queue_of(&events->items[i]) || kind == EVENT_CLOSED || kind == EVENT_EXTRA_TURN)
            length = FLIGHT_SECONDS;
    }
    return length;
}

void gain_add(Gain *gain, int points, float time, float arrives)
{
    if (time >= FLIGHT_SECONDS)
        return;
    float counted = clamp01((time - arrives) / (FLIGHT_SECONDS - arrives));
    gain->counted = gain->points ? fmaxf(gain->counted, counted) : counted;
    gain->points = (uint16_t)(gain->points + points);
}

int gain_due(Gain gain)
{
    return (int)lrintf((float)gain.points * (1 - ease(gain.counted)));
}

void flight_make(const ShownUi *shown, const Session *session, double now, Flight *flight)
{
    *flight = (Flight){.time = (float)(now - shown->moved - shown->travel),
                       .travel = (float)shown->travel};
    if (!shown->playing || shown->at <= 0)
        return;
    session_events(session, shown->at - 1, &flight->events);
    flight->on = flight->time < flight_length(&flight->events);
    if (!flight->on) {
        flight->events.count = 0;
        return;
    }
    for (int i = 0; i < flight->events.count; i++) {
        const Event *event = &flight->events.items[i];
        if (event->kind == EVENT_FINAL)
            break;
        if (event->kind == EVENT_AWARD)
            gain_add(&flight->gains[event->award.player], event->award.points, flight->time,
                     begins(&flight->events, i) + TRAVEL);
    }
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
    float left = 1 - ease(clamp01(flight->time / SETTLE));
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
    float u = frame->u, t = 1 + flight->time / flight->travel, way = ease(t);
    float turned = ease(clamp01((t - .3f) / .6f)), high = fminf(1, 4 * t);
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
                fade[p] = ease(clamp01(flight->time / APPEAR));
}

static Point in_row(Rect row, float part)
{
    return (Point){row.x + row.w * part, row.y + row.h / 2};
}

/* It rises from its place, waits a moment to be read, then hurries to its row. */
void flight_draw_points(Frame *frame, const Rect rows[MAX_PLAYERS], const TableView *view,
                        const Rising *rising)
{
    const Award *award = rising->award;
    Point from = rising->from;
    float t = rising->t;
    float u = frame->u, rise = ease(clamp01(t / .3f)), go = ease(clamp01((t - .45f) / .55f));
    float aside = ((float)rising->place - (float)(rising->places - 1) / 2) * 92 * u;
    Point risen = {from.x + aside * rise, from.y - 34 * u * rise};
    Point at = mix(risen, in_row(rows[award->player], .72f), go);
    char text[12];
    snprintf(text, sizeof text, "+%d", award->points);
    float size = 30 - 6 * go, width = text_width(frame, FONT_TITLE, size, text) + 36 * u;
    Rect chip = {at.x - width / 2 - 6 * u, at.y - 19 * u, width + 12 * u, 38 * u};
    paint_patch(frame, "chip", chip, 1);
    paint_icon(frame, player_badges[view->setup->seats[award->player].colour],
               (Point){chip.x + 22 * u, at.y}, 26, 0xFFFFFF, 1);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, INK},
               (Point){chip.x + 40 * u, at.y + size * .35f * u}, 0, text);
}

static void draw_walk(Frame *frame, const BoardView *board, const Rect rows[MAX_PLAYERS],
                      const TableView *view, const Piece *piece, float t)
{
    Point stood =
        table_anchor(frame->atlas, view->edition, view->game, piece->node, (PieceKind)piece->kind);
    Point from = view_pixel(board, stood.x, stood.y);
    Point at = mix(from, in_row(rows[piece->player], .3f), ease(t));
    at.y -= fabsf(sinf(t * 9)) * 10 * frame->u;
    draw_sprite(frame->list, meeple_names[view->setup->seats[piece->player].colour], at,
                piece_scale((float)board->tile) * (1 - .35f * t), false,
                rgba(0xFFFFFF, 1 - .6f * t * t * t));
}

/* How many awards the place of award `index` has earned, and how many of them come before it. */
static int awards_of(const Events *events, int index, int *before)
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

void flight_draw(Frame *frame, const BoardView *board, const Rect rows[MAX_PLAYERS],
                 const TableView *view, const Flight *flight)
{
    if (!flight->on)
        return;
    for (int i = 0; i < flight->events.count && flight->events.items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &flight->events.items[i];
        float t = flight->time - begins(&flight->events, i);
        if ((event->kind == EVENT_RETURNED || event->kind == EVENT_RECALLED) && t < WALK)
            draw_walk(frame, board, rows, view, &event->piece, clamp01(t / WALK));
        if (event->kind == EVENT_AWARD && t > 0 && t < TRAVEL) {
            Point at = table_anchor(frame->atlas, view->edition, view->game, event->award.node,
                                    PIECE_MEEPLE);
            Rising rising = {&event->award, view_pixel(board, at.x, at.y), t / TRAVEL, 0, 0};
            rising.places = awards_of(&flight->events, i, &rising.place);
            flight_draw_points(frame, rows, view, &rising);
        }
    }
}
