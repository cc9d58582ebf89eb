/* The words of the cards on what could be done: a tile laid where the ghost is, a piece put on a
 * spot, and why it cannot be. What they promise comes from play/preview.h, which plays the move. */
#include <stdio.h>
#include <string.h>

#include "play/preview.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/awards.h"
#include "view/words/contents.h"
#include "view/words/rules.h"
#include "view/words/say.h"
#include "view/words/screens.h"
#include "view/words/table.h"

enum { MAX_TOLD = 6 }; /* lines of a preview on one card */

static void tell_award(const TableView *view, const Award *award, Card *card)
{
    const Seat *seat = &view->setup->seats[award->player];
    char second[80];
    say_award(view->edition->rules.id, award, second, sizeof second);
    CardRow *row = card_text(card, player_badges[seat->colour], WHITE, say_seat(seat), second);
    snprintf(row->value, sizeof row->value, "+%d", award->points);
    row->value_rgb = GAIN;
}

static void tell_extra(const TableView *view, bool follows, Card *card)
{
    const Terms *terms = view->terms;
    char second[80];
    snprintf(second, sizeof second, "%s in this forest", terms->mark);
    card_text(card, terms->mark_icon, INK_SOFT,
              follows ? "You lay once more" : "No tile for another turn", second);
}

static void tell_unheld(const TableView *view, const AreaInfo *info, Card *card)
{
    char text[80], second[80];
    uint32_t rgb;
    const char *icon = say_zone_icon((ZoneKind)info->kind, &rgb);
    snprintf(text, sizeof text, "Nobody\u2019s %s", terms_zone(view->terms, (ZoneKind)info->kind));
    bool can = view->game->meeples[view->game->player] > 0;
    snprintf(second, sizeof second,
             can ? "a meeple here would earn %d" : "no meeple left to earn %d", info->points);
    card_text(card, icon, rgb, text, second);
}

static void tell_prey(const TableView *view, const PreviewArea *area, Card *card)
{
    char text[80], second[80];
    int deer = area->prey < 0 ? -area->prey : area->prey;
    snprintf(text, sizeof text, area->prey < 0 ? "%d deer safe from tigers" : "Tigers take %d deer",
             deer);
    snprintf(second, sizeof second, "at the end, on this %s", view->terms->meadow.one);
    card_text(card, NULL, 0, text, second)->figure = "tiger-0";
}

/* Several parts become one, or one grows: who will hold it, and what it will be worth. */
static void tell_change(const TableView *view, ZoneKind kind, const char *what, int tiles, int open,
                        uint8_t majority, int points, PreviewKind line, int parts, Card *card)
{
    char text[80], second[2 * BRIEF_NAME + 40], holders[2 * BRIEF_NAME + 8], ends[24];
    uint32_t rgb;
    const char *icon = say_zone_icon(kind, &rgb);
    bool one = majority && (majority & (majority - 1)) == 0;
    bool system = line == PREVIEW_SYSTEM_CONTEST || line == PREVIEW_SYSTEM_JOIN;
    say_holders(view, majority, holders, sizeof holders);
    say_open_ends_within(open, ends, sizeof ends);
    if (line == PREVIEW_CONTEST || line == PREVIEW_SYSTEM_CONTEST)
        snprintf(text, sizeof text, one ? "Will hold the %s" : "Will share the %s", what);
    else if (line == PREVIEW_GROWTH)
        snprintf(text, sizeof text, "The %s grows", what);
    else
        snprintf(text, sizeof text, "Joins %d %ss", parts, what);
    if (open && (kind == ZONE_FOREST || (kind == ZONE_RIVER && !system)))
        snprintf(second, sizeof second, "%s; %d if closed now", ends, points);
    else
        snprintf(second, sizeof second, "%d tile%s, %s", tiles, say_plural(tiles), ends);
    if (majority && !one)
        snprintf(second, sizeof second, "%s, %s", holders, ends);
    CardRow *row = card_text(card, icon, rgb, text, second);
    for (int p = 0; one && p < view->game->player_count; p++)
        if (majority >> p & 1)
            row->badge = player_badges[view->setup->seats[p].colour];
    snprintf(row->value, sizeof row->value, "%d", points);
}

static void tell_area(const TableView *view, const PreviewArea *area, PreviewKind line, Card *card)
{
    const AreaInfo *info = &area->info;
    tell_change(view, (ZoneKind)info->kind, terms_zone(view->terms, (ZoneKind)info->kind),
                info->tiles, info->open, info->majority, info->points, line, area->part_count,
                card);
    char *second = card->rows[card->count - 1].second, *closed = strstr(second, " if closed now");
    if (closed && info->menhirs) /* whoever closes it */
        snprintf(closed, sizeof card->rows[0].second - (size_t)(closed - second),
                 " and a turn if closed now");
}

static void tell_system(const TableView *view, const PreviewSystem *system, PreviewKind line,
                        Card *card)
{
    const SystemInfo *info = &system->info;
    tell_change(view, ZONE_RIVER, "river system", info->tiles, info->open, info->majority,
                info->points, line, system->part_count, card);
    card->rows[card->count - 1].icon = "river-system";
}

/* What only the family's level tells: an area's worth now is for all to count, final scores are
 * not. */
static void tell_projection(const TableView *view, const Preview *preview, Card *card)
{
    if (!view->shows_projection)
        return;
    if (card->count > 0)
        card_row(card, ROW_RULE);
    card_text(card, "flag", INK_SOFT, "If the game ended now", "");
    card_row(card, ROW_PLAYERS);
    for (int p = 0; p < view->game->player_count; p++) {
        card->change[p] = preview->change[p];
    }
}

/* "Closes a forest", "Joins two meadows", "A longer river": the first that holds. */
static void title_ghost(const Terms *terms, const Preview *preview, Card *card)
{
    int closed = 0;
    const AreaInfo *first = NULL;
    for (int i = 0; i < preview->area_count; i++)
        if (preview->areas[i].info.closed && closed++ == 0)
            first = &preview->areas[i].info;
    if (closed > 1) {
        snprintf(card->title, sizeof card->title, "Closes %d areas", closed);
        return;
    }
    if (closed == 1) {
        snprintf(card->title, sizeof card->title, "Closes a %s",
                 terms_zone(terms, (ZoneKind)first->kind));
        return;
    }
    const PreviewLine *line = &preview->lines[0];
    const char *word = line->index < preview->area_count
                           ? terms_zone(terms, (ZoneKind)preview->areas[line->index].info.kind)
                           : "";
    switch ((PreviewKind)line->kind) {
    case PREVIEW_CONTEST:
        snprintf(card->title, sizeof card->title, "Contested %s", word);
        break;
    case PREVIEW_JOIN:
        snprintf(card->title, sizeof card->title, "Joins %ss", word);
        break;
    case PREVIEW_SYSTEM_CONTEST:
    case PREVIEW_SYSTEM_JOIN:
        snprintf(card->title, sizeof card->title, "Joins river systems");
        break;
    case PREVIEW_GROWTH:
        snprintf(card->title, sizeof card->title, "A larger %s", word);
        break;
    case PREVIEW_PREY:
        snprintf(card->title, sizeof card->title, "Tigers and deer");
        break;
    case PREVIEW_PROJECTION:
        snprintf(card->title, sizeof card->title, "Final scores");
        break;
    default:
        snprintf(card->title, sizeof card->title, "Points now");
    }
}

/* Whether a line tells that several areas become one that nobody holds. */
static bool joins_unheld(const Preview *preview, int line, ZoneKind kind)
{
    const PreviewArea *area = &preview->areas[preview->lines[line].index];
    return preview->lines[line].kind == PREVIEW_JOIN && !area->info.majority &&
           (ZoneKind)area->info.kind == kind;
}

/* All such lines of one kind in one row: which of them is where, the land shows. False where there
 * is only one. */
static bool tell_unheld_joins(const TableView *view, const Preview *preview, ZoneKind kind,
                              Card *card)
{
    char text[80], second[80] = "nobody\u2019s, worth";
    uint32_t rgb;
    const char *icon = say_zone_icon(kind, &rgb);
    int count = 0, told = 0;
    for (int i = 0; i < preview->line_count; i++)
        count += joins_unheld(preview, i, kind);
    if (count < 2)
        return false;
    for (int i = 0; i < preview->line_count; i++) {
        size_t length = strlen(second);
        if (!joins_unheld(preview, i, kind))
            continue;
        snprintf(second + length, sizeof second - length, "%s %d",
                 told == 0           ? ""
                 : told == count - 1 ? " and"
                                     : ",",
                 preview->areas[preview->lines[i].index].info.points);
        told++;
    }
    snprintf(text, sizeof text, "Joins %ss in %d places", terms_zone(view->terms, kind), count);
    card_text(card, icon, rgb, text, second);
    return true;
}

/* A power that shows only at the end of the game, and so in no points now. */
static void tell_power(const TableView *view, Card *card)
{
    Power power = (Power)view->edition->tiles.tiles[view->game->hand].power;
    if (power != POWER_PIT_TRAP && power != POWER_WILDFIRE && power != POWER_RAFT &&
        power != POWER_SHRINE)
        return;
    card_text(card, NULL, 0, view->terms->powers[power],
              say_power_rule(view->edition->rules.id, power))
        ->figure = view->terms->power_sprites[power];
}

/* A power that asks before a piece is put. */
static bool tell_recall(const TableView *view, Card *card)
{
    Events events;
    Game after = game_play(view->edition, view->game,
                           move_place(view->ghost.cell, view->ghost.rotation), &events);
    if (after.phase != PHASE_RECALL)
        return false;
    CardRow *row = card_text(card, NULL, 0, "One of your meeples", "may come back at once");
    row->figure = view->terms->power_sprites[POWER_SHAMAN];
    return true;
}

bool card_of_ghost(const TableView *view, Card *card)
{
    *card = (Card){.title_rgb = INK};
    if (view->ghost.state != GHOST_FITS || !view->allows.previews)
        return false;
    Preview preview =
        preview_place(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    bool projects = false;
    unsigned folded = 0; /* kinds of zones whose joins are told in one row; bit per ZoneKind */
    if (preview.line_count > 0)
        title_ghost(view->terms, &preview, card);
    for (int i = 0; i < preview.line_count; i++) {
        PreviewLine line = preview.lines[i];
        ZoneKind kind =
            line.kind == PREVIEW_JOIN ? (ZoneKind)preview.areas[line.index].info.kind : ZONE_NONE;
        bool unheld = kind != ZONE_NONE && joins_unheld(&preview, i, kind);
        if (line.kind == PREVIEW_PROJECTION)
            projects = true;
        else if (card->count >= MAX_TOLD || (unheld && folded >> kind & 1))
            continue;
        else if (unheld && tell_unheld_joins(view, &preview, kind, card))
            folded |= 1u << kind;
        else if (line.kind == PREVIEW_AWARD)
            tell_award(view, &preview.awards[line.index], card);
        else if (line.kind == PREVIEW_EXTRA_TURN || line.kind == PREVIEW_EXTRA_NONE)
            tell_extra(view, line.kind == PREVIEW_EXTRA_TURN, card);
        else if (line.kind == PREVIEW_UNHELD)
            tell_unheld(view, &preview.areas[line.index].info, card);
        else if (line.kind == PREVIEW_PREY)
            tell_prey(view, &preview.areas[line.index], card);
        else if (line.kind == PREVIEW_SYSTEM_CONTEST || line.kind == PREVIEW_SYSTEM_JOIN)
            tell_system(view, &preview.systems[line.index], (PreviewKind)line.kind, card);
        else
            tell_area(view, &preview.areas[line.index], (PreviewKind)line.kind, card);
    }
    Blocked blocked = blocked_by(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    if (card->count == 0 && blocked.cell_count > 0)
        snprintf(card->title, sizeof card->title, "Blocks the land");
    card_tell_blocked(view, &blocked, MAX_TOLD, card);
    bool told = card->count > 0;
    tell_power(view, card);
    if (!told && card->count > 0)
        snprintf(card->title, sizeof card->title, "A special tile");
    if (tell_recall(view, card) && !told)
        snprintf(card->title, sizeof card->title, "%s", view->terms->powers[POWER_SHAMAN]);
    if (projects)
        tell_projection(view, &preview, card);
    return card->count > 0;
}

/* What the tile just laid did to an area that takes no piece: it closed it, and gives its holders
 * the points; or it made the player's own larger. False: nobody gets any, or it is another's and
 * stays open. */
static bool tell_done(const TableView *view, const Spot *spot, Card *card)
{
    bool hut = spot->role == ROLE_HUT;
    bool taken = spot->verdict.check == MOVE_AREA_TAKEN || spot->verdict.check == MOVE_SYSTEM_TAKEN;
    int blocker = spot->verdict.blocker.player;
    char text[80], second[BRIEF_NAME + 24] = "none is left", name[BRIEF_NAME];
    AreaInfo info = {.closed = false};
    if (!hut) /* a lake is no area of its own */
        info = area_info(view->edition, view->game, spot->node);
    if (info.closed && info.majority) {
        Preview preview = preview_piece(view->edition, view->game, move_of(MOVE_PASS));
        snprintf(card->title, sizeof card->title, "Closes a %s",
                 terms_zone(view->terms, (ZoneKind)info.kind));
        for (int i = 0; i < preview.award_count; i++)
            if (view->game->areas.label[preview.awards[i].node] == info.node)
                tell_award(view, &preview.awards[i], card);
    } else if (taken && blocker == view->game->player) {
        card_of_area(view, (Lit){spot->node, hut}, card);
    } else {
        return false;
    }
    snprintf(text, sizeof text, "No %s here", say_role(spot->role));
    if (taken)
        snprintf(second, sizeof second, "%s\u2019s stands on it",
                 say_brief(view->setup, blocker, name));
    card_text(card, "cross", INK_SOFT, text, second);
    return true;
}

/* Why nothing can be put there. */
static void tell_refusal(const TableView *view, const Spot *spot, Card *card)
{
    const Piece *blocker = &spot->verdict.blocker;
    const TileSet *set = &view->edition->tiles;
    const Zone *zone = &set->tiles[set->node[spot->node].tile].zones[set->node[spot->node].zone];
    char text[BRIEF_NAME + 16], second[80], name[BRIEF_NAME];
    bool hut = spot->role == ROLE_HUT;
    card->title_rgb = WRONG;
    if (spot->verdict.check == MOVE_NO_MEEPLE_LEFT || spot->verdict.check == MOVE_NO_HUT_LEFT) {
        snprintf(card->title, sizeof card->title, hut ? "No huts left" : "No meeples left");
        card_text(card, hut ? "hut-outline" : "meeple-outline", INK_SOFT,
                  hut ? "All your huts are on the board" : "All your meeples are on the board",
                  hut ? "a hut stays to the end" : "closed areas send them back");
    } else {
        const Seat *seat = &view->setup->seats[blocker->player];
        snprintf(card->title, sizeof card->title, "Taken");
        snprintf(text, sizeof text, "%s\u2019s %s", say_brief(view->setup, blocker->player, name),
                 say_role(piece_role(set, *blocker)));
        snprintf(second, sizeof second, "stands %s this %s", hut ? "on" : "in",
                 hut ? "river system" : terms_zone(view->terms, (ZoneKind)zone->kind));
        if (!hut && zone->kind != ZONE_FOREST)
            snprintf(second, sizeof second, "stands on this %s",
                     terms_zone(view->terms, (ZoneKind)zone->kind));
        card_text(card, player_badges[seat->colour], WHITE, text, second);
    }
    if (zone->kind == ZONE_LAKE)
        card_text(card, "lake", BLUE_ICON, "A lake takes no meeple", "");
}

/* On the same zone the other piece cannot be put, and the pointer cannot ask for it: why. */
static void tell_other(const TableView *view, const Spot *spot, Card *card)
{
    const TileSet *set = &view->edition->tiles;
    const Zone *zone = &set->tiles[set->node[spot->node].tile].zones[set->node[spot->node].zone];
    if (spot->role == ROLE_HUT && zone->kind == ZONE_LAKE)
        card_text(card, "cross", WRONG, "No meeple here", "a lake takes none");
    for (int i = 0; i < view->refused_count; i++) {
        const Spot *other = &view->spots[view->spot_count + i];
        char text[80], second[BRIEF_NAME + 24], name[BRIEF_NAME];
        bool hut = other->role == ROLE_HUT;
        if (other->node != spot->node || other->role == spot->role)
            continue;
        snprintf(text, sizeof text, "No %s here", say_role(other->role));
        if (other->verdict.check == MOVE_NO_MEEPLE_LEFT || other->verdict.check == MOVE_NO_HUT_LEFT)
            snprintf(second, sizeof second, "none is left");
        else
            snprintf(second, sizeof second, "%s\u2019s %s is on it",
                     say_brief(view->setup, other->verdict.blocker.player, name),
                     hut ? "hut" : "meeple");
        card_text(card, "cross", WRONG, text, second);
    }
}

/* Whether it grows on, and what that means for the piece. */
static void tell_growth(const AreaInfo *info, Card *card)
{
    uint32_t rgb;
    const char *icon = say_zone_icon((ZoneKind)info->kind, &rgb);
    if (info->closed)
        card_text(card, "check", GAIN, "Closed by this tile", "it scores at once");
    else
        card_open_ends(card, icon, rgb, info->open,
                       info->kind != ZONE_MEADOW ? "it scores once it is closed"
                       : info->open              ? "it can still grow"
                                                 : "it cannot grow any more");
}

/* What the piece brings: now where its area (label `closed`, else NO_NODE) is closed; else what it
 * would bring if that were done, or as a hunter or hut at the end. */
static void tell_gain(const TableView *view, const Spot *spot, const Preview *preview,
                      uint16_t closed, int points, Card *card)
{
    static const char *const rest[ROLES] = {"", "", "as it stands now", "as it stands now"};
    card_row(card, ROW_RULE);
    for (int i = 0; closed != NO_NODE && i < preview->award_count; i++)
        if (view->game->areas.label[preview->awards[i].node] == closed)
            tell_award(view, &preview->awards[i], card);
    if (closed == NO_NODE) {
        const Seat *seat = &view->setup->seats[view->game->player];
        CardRow *row =
            card_text(card, player_badges[seat->colour], WHITE,
                      rest[spot->role][0] ? "At the end" : "If closed now", rest[spot->role]);
        snprintf(row->value, sizeof row->value, "+%d", points);
    }
}

bool card_of_spot(const TableView *view, Card *card)
{
    *card = (Card){.title_rgb = INK};
    if (view->spot < 0)
        return false;
    const Spot *spot = &view->spots[view->spot];
    if (spot->verdict.check != MOVE_OK) {
        if (!tell_done(view, spot, card))
            tell_refusal(view, spot, card);
        return true;
    }
    if (!view->allows.previews)
        return false;
    Preview preview = preview_piece(view->edition, view->game, spot->move);
    if (view->phase == PHASE_RECALL) {
        card_of_area(view, view->lit, card);
        for (int i = 0; i < preview.line_count; i++)
            if (preview.lines[i].kind == PREVIEW_PROJECTION)
                tell_projection(view, &preview, card);
    } else if (spot->role == ROLE_HUT) {
        const SystemInfo *info = &preview.systems[0].info;
        snprintf(card->title, sizeof card->title, "Free river system");
        card_system_rows(view, info, card);
        card_open_ends(card, "river-system", BLUE_ICON, info->open, "");
        tell_other(view, spot, card);
        tell_gain(view, spot, &preview, NO_NODE, info->points, card);
    } else {
        const AreaInfo *info = &preview.areas[0].info;
        snprintf(card->title, sizeof card->title, "Free %s",
                 terms_zone(view->terms, (ZoneKind)info->kind));
        card_area_rows(view, info, card);
        tell_growth(info, card);
        tell_other(view, spot, card);
        tell_gain(view, spot, &preview, info->closed ? info->node : NO_NODE, info->points, card);
    }
    return true;
}
