#include "view/words/table.h"

#include <stdio.h>

#include "view/cards/card.h"
#include "view/words/say.h"
#include "view/words/screens.h"

TurnWords say_turn(const TableView *view)
{
    const char *name = say_seat(&view->setup->seats[view->game->player]);
    if (view->phase == PHASE_END)
        return (TurnWords){NULL, "The game is over"};
    if (view->phase == PHASE_RECALL)
        return (TurnWords){NULL, "Take a meeple back?"};
    if (view->phase == PHASE_PIECE)
        return (TurnWords){name, "places a piece"};
    if (view->game->extra_turn)
        return (TurnWords){name, "lays once more"};
    bool last = view->game->land.drawn == view->game->land.count;
    return (TurnWords){name, last ? "lays the last tile" : "lays a tile"};
}

const char *say_spot_piece(const Spot *spot)
{
    static const char *const words[ROLES] = {"Gatherer", "Fisher", "Hunter", "Hut"};
    return words[spot->role];
}

void say_spot(const TableView *view, const Spot *spot, char *text, size_t capacity)
{
    const char *const areas[ROLES] = {"forest", "river", view->terms->meadow.one, "river system"};
    snprintf(text, capacity, "%s %s the %s", say_spot_piece(spot),
             spot->role == ROLE_GATHERER ? "in" : "on", areas[spot->role]);
}

void say_holders(const TableView *view, uint8_t holders, char *text, size_t capacity)
{
    char names[2][BRIEF_NAME] = {"", ""};
    int count = 0;
    for (int p = 0; p < view->game->player_count; p++)
        if (holders >> p & 1) {
            if (count < 2)
                say_brief(view->setup, p, names[count]);
            count++;
        }
    if (count > 2)
        snprintf(text, capacity, "%d players", count);
    else if (count == 2)
        snprintf(text, capacity, "%s and %s", names[0], names[1]);
    else
        snprintf(text, capacity, "%s", count ? names[0] : "nobody");
}

const char *say_zone_icon(ZoneKind kind, uint32_t *rgb)
{
    *rgb = kind == ZONE_RIVER ? BLUE_ICON : GREEN_ICON;
    return kind == ZONE_RIVER ? "river" : kind == ZONE_FOREST ? "forest" : "meadow";
}

bool say_notice(const TableView *view, const Events *events, char *text, size_t capacity)
{
    int discarded = 0, number = 0;
    char name[BRIEF_NAME];
    bool extra = false;
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        if (event->kind == EVENT_DISCARDED) {
            discarded++;
            number = view->edition->tiles.tiles[event->tile].number;
        }
        extra |= event->kind == EVENT_EXTRA_TURN && view->game->extra_turn;
    }
    if (discarded == 1)
        snprintf(text, capacity, "Tile %d fits nowhere and leaves the game.", number);
    else if (discarded > 1)
        snprintf(text, capacity, "%d tiles fit nowhere and leave the game.", discarded);
    else if (extra)
        snprintf(text, capacity, "%s %s lays once more.", view->terms->extra_turn,
                 say_brief(view->setup, view->game->player, name));
    return discarded > 0 || extra;
}

bool say_idle_click(const TableView *view, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    if (view->phase == PHASE_PLACE && view->ghost.state == GHOST_FLOATS)
        snprintf(text, capacity, "A tile must touch another one.");
    else if (view->phase == PHASE_RECALL && view->spot < 0)
        snprintf(text, capacity, "Only one of %s\u2019s meeples can be taken back.",
                 say_brief(view->setup, view->game->player, name));
    else
        return false;
    return view->mine;
}
