/* The words of the cards beside the board. All counts come from area_info, system_info and the
 * events of a game that was played on a copy. */
#include <stdio.h>
#include <string.h>

#include "card.h"
#include "view/palette.h"
#include "view/say.h"
#include "view/say_screens.h"

enum { GREEN_ICON = 0x3E6B22, BLUE_ICON = 0x1F5F94 };

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static const char *kind_icon(int side_kind, uint32_t *rgb)
{
    static const char *const icons[] = {"question", "meadow", "forest", "river"};
    *rgb = side_kind == SIDE_RIVER ? BLUE_ICON : GREEN_ICON;
    return icons[side_kind];
}

static const char *zone_word(ZoneKind kind)
{
    static const char *const words[] = {"place", "meadow", "forest", "river", "lake"};
    return words[kind];
}

bool card_of_refusal(const TableView *view, Card *card)
{
    const Verdict *verdict = &view->ghost.verdicts[view->ghost.rotation];
    int clashes = 0;
    *card = (Card){.title_rgb = WRONG};
    if (view->ghost.state != GHOST_REFUSED || verdict->check != MOVE_SIDES_CLASH)
        return false;
    snprintf(card->title, sizeof card->title, "Does not fit");
    for (int side = 0; side < SIDES; side++) {
        if (!(verdict->clash >> side & 1))
            continue;
        uint32_t rgb;
        const char *icon = kind_icon(verdict->ours[side], &rgb);
        char text[80], second[80];
        snprintf(text, sizeof text, "%s meets %s", say_side_kind((SideKind)verdict->ours[side]),
                 say_side_kind((SideKind)verdict->theirs[side]));
        text[0] = (char)(text[0] - 'a' + 'A');
        snprintf(second, sizeof second, "on the %s side", say_side((Side)side));
        card_text(card, icon, rgb, text, second);
        clashes++;
    }
    snprintf(card->aside, sizeof card->aside, "%d side%s", clashes, plural(clashes));
    card_row(card, ROW_RULE);
    card_row(card, ROW_ROTATIONS);
    return true;
}

/* Whether an award for the area that event `index` closed follows. */
static bool is_awarded(const Game *after, const Events *events, int index)
{
    uint16_t label = after->areas.label[events->items[index].node];
    for (int i = index + 1; i < events->count; i++)
        if (events->items[i].kind == EVENT_AWARD &&
            after->areas.label[events->items[i].award.node] == label)
            return true;
    return false;
}

static void add_closed(const TableView *view, const Game *after, const Events *events, int index,
                       Card *card, bool *any)
{
    const Event *event = &events->items[index];
    ZoneKind kind =
        (ZoneKind)view->edition->tiles.tiles[view->edition->tiles.node[event->node].tile]
            .zones[view->edition->tiles.node[event->node].zone]
            .kind;
    AreaInfo info = area_info(view->edition, after, event->node);
    char text[80], second[80];
    if (*any)
        snprintf(card->title, sizeof card->title, "Closes several areas");
    else
        snprintf(card->title, sizeof card->title, "Closes a %s", zone_word(kind));
    *any = true;
    if (is_awarded(after, events, index))
        return;
    snprintf(text, sizeof text, "Nobody's %s", zone_word(kind));
    snprintf(second, sizeof second, "a meeple here would earn %d", info.points);
    card_text(card, kind == ZONE_FOREST ? "forest" : "river",
              kind == ZONE_FOREST ? GREEN_ICON : BLUE_ICON, text, second);
}

static void add_award(const TableView *view, const Award *award, Card *card)
{
    const Seat *seat = &view->setup->seats[award->player];
    char text[80], second[80];
    snprintf(text, sizeof text, "%s", say_seat(seat));
    say_award(award, second, sizeof second);
    CardRow *row = card_text(card, player_badges[seat->colour], WHITE, text, second);
    snprintf(row->value, sizeof row->value, "+%d", award->points);
    row->value_rgb = GAIN;
}

/* What laying the ghost would bring if no piece followed. */
static void tell_events(const TableView *view, const Game *after, const Events *events, Card *card,
                        bool *any)
{
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        if (event->kind == EVENT_FINAL)
            return;
        if (event->kind == EVENT_CLOSED)
            add_closed(view, after, events, i, card, any);
        else if (event->kind == EVENT_AWARD) {
            add_award(view, &event->award, card);
            if (!*any)
                snprintf(card->title, sizeof card->title, "%s",
                         say_power(view->edition->rules.id, event->award.kind == AWARD_LOGBOAT
                                                                ? POWER_LOGBOAT
                                                                : POWER_HUNTING_TRAP));
        } else if (event->kind == EVENT_EXTRA_TURN) {
            bool second_edition = view->edition->rules.id == EDITION_SECOND;
            card_text(card, second_edition ? "menhir" : "gold", INK_SOFT, "You lay once more",
                      second_edition ? "a menhir in this forest" : "gold in this forest");
        }
    }
}

bool card_of_ghost(const TableView *view, Card *card)
{
    bool any = false;
    *card = (Card){.title_rgb = INK};
    if (view->ghost.state != GHOST_FITS || view->setup->help == HELP_PURIST)
        return false;
    Events events;
    Game after = game_play(view->edition, view->game,
                           move_place(view->ghost.cell, view->ghost.rotation), &events);
    tell_events(view, &after, &events, card, &any);
    if (after.phase == PHASE_RECALL) {
        after = game_play(view->edition, &after, move_of(MOVE_KEEP), &events);
        tell_events(view, &after, &events, card, &any);
    }
    if (after.phase == PHASE_PIECE) {
        after = game_play(view->edition, &after, move_of(MOVE_PASS), &events);
        tell_events(view, &after, &events, card, &any);
    }
    if (!view->shows_projection)
        return card->count > 0;
    uint16_t projected[MAX_PLAYERS];
    bool changes = false;
    game_project(view->edition, &after, projected);
    for (int p = 0; p < view->game->player_count; p++) {
        card->projected[p] = (int16_t)projected[p];
        card->change[p] = (int16_t)(projected[p] - view->projected[p]);
        changes |= card->change[p] != 0;
    }
    if (!changes)
        return card->count > 0;
    if (card->count == 0)
        snprintf(card->title, sizeof card->title, "Final scores");
    else
        card_row(card, ROW_RULE);
    card_text(card, "flag", INK_SOFT, "If the game ended now", "");
    card_row(card, ROW_PLAYERS);
    return true;
}

static void add_count(Card *card, const char *figure, const char *icon, int count, const char *one,
                      const char *many, int points)
{
    char text[80];
    if (count == 0)
        return;
    snprintf(text, sizeof text, "%d %s", count, count == 1 ? one : many);
    CardRow *row = card_text(
        card, icon, icon && strcmp(icon, "forest") == 0 ? GREEN_ICON : BLUE_ICON, text, "");
    row->figure = figure;
    if (points)
        snprintf(row->value, sizeof row->value, "%d", points);
}

static void add_meadow_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    static const char *const figures[ANIMALS] = {"mammoth-0", "aurochs-0", "deer-0", "tiger-0"};
    static const char *const words[ANIMALS] = {"mammoth", "aurochs", "deer", "tiger"};
    const uint8_t *value = view->edition->rules.animal_points;
    char text[80];
    for (int a = 0; a < TIGER; a++)
        add_count(card, figures[a], NULL, info->animals[a], words[a],
                  a == MAMMOTH ? "mammoths" : words[a], value[a] * info->animals[a]);
    if (info->prey) {
        snprintf(text, sizeof text, "tiger%s take%s %d deer", plural(info->animals[TIGER]),
                 info->animals[TIGER] == 1 ? "s" : "", info->prey);
        CardRow *row = card_text(card, NULL, 0, text, "");
        row->figure = figures[TIGER];
        row->value_rgb = WRONG;
        snprintf(row->value, sizeof row->value, "\u2212%d", value[DEER] * info->prey);
    } else if (info->animals[TIGER] && info->wildfire)
        card_text(card, NULL, 0, "Fire: no tiger takes a deer", "")->figure = "fire";
    int doubled = 0;
    for (int a = 0; a < TIGER; a++)
        doubled += value[a] * info->doubled[a];
    if (doubled) {
        CardRow *row = card_text(card, NULL, 0, "Pit trap: once more", "");
        row->figure = "pit-trap";
        snprintf(row->value, sizeof row->value, "%d", doubled);
    }
    if (info->covered) {
        snprintf(text, sizeof text, "%d caught by the hunting trap", info->covered);
        card_text(card, "hunting-trap", INK_SOFT, text, "");
    }
    if (info->animals[TIGER] && !info->prey && !info->wildfire) {
        snprintf(text, sizeof text, "%d tiger%s, no deer to take", info->animals[TIGER],
                 plural(info->animals[TIGER]));
        card_text(card, NULL, 0, text, "")->figure = figures[TIGER];
    } else if (info->points == 0 && info->animals[DEER] == 0)
        card_text(card, "meadow", GREEN_ICON, "No animals yet", "");
}

static void add_growth(const AreaInfo *info, Card *card)
{
    char text[80];
    if (info->closed) {
        card_text(card, "check", GAIN, "Closed by this tile", "it scores at once");
        return;
    }
    snprintf(text, sizeof text, "Open at %d side%s", info->open, plural(info->open));
    if (info->kind == ZONE_MEADOW)
        card_text(card, "meadow", GREEN_ICON, info->open ? text : "It cannot grow any more",
                  info->open ? "it can still grow" : "");
    else
        card_text(card, info->kind == ZONE_FOREST ? "forest" : "river",
                  info->kind == ZONE_FOREST ? GREEN_ICON : BLUE_ICON, text,
                  "it scores once it is closed");
}

static void add_area_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    snprintf(card->aside, sizeof card->aside, "%d tile%s", info->tiles, plural(info->tiles));
    if (info->kind == ZONE_MEADOW) {
        add_meadow_rows(view, info, card);
    } else if (info->kind == ZONE_FOREST) {
        add_count(card, NULL, "forest", info->tiles, "tile", "tiles",
                  rules->forest_tile_points * info->tiles);
        add_count(card, "mushrooms-0", NULL, info->mushrooms, "group of mushrooms",
                  "groups of mushrooms", rules->mushroom_points * info->mushrooms);
        if (info->menhirs)
            card_text(card, NULL, 0, "Closing it earns a turn", "")->figure =
                rules->id == EDITION_SECOND ? "menhir-0" : "gold-0";
    } else {
        add_count(card, NULL, "river", info->tiles, "tile", "tiles",
                  rules->river_tile_points * info->tiles);
        add_count(card, "fish-0", NULL, info->fish, "fish", "fish",
                  rules->fish_points * info->fish);
    }
}

static void add_system_rows(const TableView *view, const SystemInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    snprintf(card->aside, sizeof card->aside, "%d tile%s", info->tiles, plural(info->tiles));
    add_count(card, "fish-0", NULL, info->fish, "fish", "fish", rules->fish_points * info->fish);
    if (info->raft)
        add_count(card, "raft", NULL, info->lakes, "lake, by raft", "lakes, by raft",
                  rules->raft_points * info->lakes);
    else
        add_count(card, NULL, "lake", info->lakes, "lake", "lakes", 0);
}

/* "Tom's meadow", "Tom and Mira's forest", "Free river". */
static void add_title(const TableView *view, const char *what, uint8_t majority, Card *card)
{
    int count = 0;
    char names[64] = "";
    for (int p = 0; p < view->game->player_count; p++) {
        if (!(majority >> p & 1))
            continue;
        if (++count == 1)
            snprintf(names, sizeof names, "%.40s", say_seat(&view->setup->seats[p]));
    }
    if (count == 0)
        snprintf(card->title, sizeof card->title, "Free %s", what);
    else if (count == 1)
        snprintf(card->title, sizeof card->title, "%s\u2019s %s", names, what);
    else
        snprintf(card->title, sizeof card->title, "Shared %s", what);
}

void card_of_area(const TableView *view, Lit lit, Card *card)
{
    *card = (Card){.title_rgb = INK};
    uint16_t points;
    uint8_t majority;
    bool closed = false;
    if (lit.system) {
        SystemInfo info = system_info(view->edition, view->game, lit.node);
        add_title(view, "river system", info.majority, card);
        add_system_rows(view, &info, card);
        points = info.points;
        majority = info.majority;
    } else {
        AreaInfo info = area_info(view->edition, view->game, lit.node);
        add_title(view, zone_word((ZoneKind)info.kind), info.majority, card);
        add_area_rows(view, &info, card);
        points = info.points;
        majority = info.majority;
        closed = info.closed;
        if (closed && !majority)
            snprintf(card->title, sizeof card->title, "Closed %s", zone_word((ZoneKind)info.kind));
    }
    card_row(card, ROW_RULE);
    for (int p = 0; p < view->game->player_count; p++)
        if (majority >> p & 1) {
            const Seat *seat = &view->setup->seats[p];
            CardRow *row = card_text(card, player_badges[seat->colour], WHITE, say_seat(seat), "");
            snprintf(row->value, sizeof row->value, "%d", points);
        }
    if (!majority)
        snprintf(card_text(card, closed ? "check" : "flag", INK_SOFT,
                           closed ? "It was worth" : "Worth now", "")
                     ->value,
                 8, "%d", points);
}

static bool card_of_taken(const TableView *view, const Spot *spot, Card *card)
{
    const Piece *blocker = &spot->verdict.blocker;
    const Seat *seat = &view->setup->seats[blocker->player];
    char text[80];
    Role role = piece_role(&view->edition->tiles, *blocker);
    card->title_rgb = WRONG;
    snprintf(card->title, sizeof card->title, "Taken");
    snprintf(text, sizeof text, "%s\u2019s %s", say_seat(seat), say_role(role));
    card_text(card, player_badges[seat->colour], WHITE, text,
              role == ROLE_HUT ? "has a hut on this river system" : "stands in this area");
    return true;
}

bool card_of_spot(const TableView *view, Card *card)
{
    static const char *const rest[ROLES] = {"", "", "hunters stay to the end",
                                            "huts stay to the end"};
    *card = (Card){.title_rgb = INK};
    if (view->spot < 0)
        return false;
    const Spot *spot = &view->spots[view->spot];
    if (spot->verdict.check != MOVE_OK)
        return card_of_taken(view, spot, card);
    if (view->setup->help == HELP_PURIST)
        return false;
    if (view->phase == PHASE_RECALL) {
        card_of_area(view, view->lit, card);
        return true;
    }
    int points;
    if (spot->role == ROLE_HUT) {
        SystemInfo info = system_info(view->edition, view->game, spot->node);
        snprintf(card->title, sizeof card->title, "Free river system");
        add_system_rows(view, &info, card);
        points = info.points;
    } else {
        AreaInfo info = area_info(view->edition, view->game, spot->node);
        snprintf(card->title, sizeof card->title, "Free %s", zone_word((ZoneKind)info.kind));
        add_area_rows(view, &info, card);
        add_growth(&info, card);
        points = info.points;
    }
    card_row(card, ROW_RULE);
    const Seat *seat = &view->setup->seats[view->game->player];
    bool stays = spot->role == ROLE_HUNTER || spot->role == ROLE_HUT;
    CardRow *row = card_text(card, player_badges[seat->colour], WHITE,
                             stays ? "At the end" : "As it is now", rest[spot->role]);
    snprintf(row->value, sizeof row->value, "+%d", points);
    return true;
}
