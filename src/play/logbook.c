/* Read off the events of every move, as the breakdown of the results is. */
#include "play/logbook.h"

#include <assert.h>
#include <string.h>

/* Where in the game the log has come to. */
typedef struct Place {
    int move;
    uint8_t turn, tile;
} Place;

static LogEntry *add_entry(Logbook *logbook, const Place *place, LogKind kind, const Event *event)
{
    assert(logbook->entry_count < MAX_LOG_ENTRIES);
    LogEntry *entry = &logbook->entries[logbook->entry_count++];
    *entry = (LogEntry){.kind = (uint8_t)kind,
                        .player = event->player,
                        .turn = place->turn,
                        .tile = place->tile,
                        .move = (int16_t)place->move,
                        .node = event->node};
    return entry;
}

static bool is_by_shrine(const Session *session, const Place *place, const Award *award)
{
    if (award->kind != AWARD_MEADOW && award->kind != AWARD_PIT_TRAP)
        return false;
    return area_info(session_edition(session), session_game_at(session, place->move + 1),
                     award->node)
        .by_shrine;
}

static void add_award(Logbook *logbook, const Session *session, const Place *place,
                      const Event *event)
{
    const Award *award = &event->award;
    LogStanding *standing = &logbook->standings[award->player];
    LogEntry *entry = add_entry(logbook, place, LOG_AWARD, event);
    PointGroup group = point_group((AwardKind)award->kind);
    standing->points = (uint16_t)(standing->points + award->points);
    standing->groups[group] = (uint16_t)(standing->groups[group] + award->points);
    entry->award = *award;
    entry->total = standing->points;
    entry->by_shrine = is_by_shrine(session, place, award);
}

/* Whether a special tile was drawn for the extra turn that the decision earned. */
static bool is_taken(const Events *events)
{
    for (int i = 0; i < events->count; i++)
        if (events->items[i].kind == EVENT_DRAWN && events->items[i].extra)
            return true;
    return false;
}

static void add_events(Logbook *logbook, const Session *session, Place *place, const Events *events)
{
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        switch ((EventKind)event->kind) {
        case EVENT_PLACED:
            place->turn++;
            place->tile = event->tile;
            break;
        case EVENT_AWARD:
            add_award(logbook, session, place, event);
            break;
        case EVENT_DISCARDED:
            add_entry(logbook, place, LOG_DISCARD, event)->tile = event->tile;
            break;
        case EVENT_EXTRA_TURN:
            add_entry(logbook, place, LOG_EXTRA_TURN, event)->lapsed = !is_taken(events);
            break;
        case EVENT_FINAL:
            add_entry(logbook, place, LOG_FINAL, event);
            break;
        default:
            break;
        }
    }
}

static void add_forecast(Logbook *logbook, const Events *events)
{
    for (int p = 0; p < logbook->player_count; p++) {
        LogStanding *standing = &logbook->standings[p];
        standing->projected = standing->points;
        memcpy(standing->forecasts, standing->groups, sizeof standing->groups);
    }
    for (int i = 0; i < events->count; i++) {
        const Award *award = &events->items[i].award;
        if (events->items[i].kind != EVENT_AWARD)
            continue;
        LogStanding *standing = &logbook->standings[award->player];
        PointGroup group = point_group((AwardKind)award->kind);
        standing->projected = (uint16_t)(standing->projected + award->points);
        standing->forecasts[group] = (uint16_t)(standing->forecasts[group] + award->points);
    }
}

void logbook_of(const Session *session, Logbook *logbook)
{
    Events events;
    Place place = {.tile = NO_TILE};
    const Setup *setup = session_setup(session);
    logbook->player_count = setup->player_count;
    logbook->entry_count = 0;
    memset(logbook->standings, 0, sizeof logbook->standings);
    for (int p = 0; p < setup->player_count; p++)
        logbook->standings[p].points = logbook->standings[p].groups[POINTS_START] =
            setup->seats[p].start;
    for (place.move = -1; place.move < session_at(session); place.move++) {
        session_events(session, place.move, &events);
        add_events(logbook, session, &place, &events);
    }
    game_forecast(session_edition(session), session_game(session), &events);
    add_forecast(logbook, &events);
}
