/* The words of the cards on what lies on the board, and on a tile that does not fit. All counts
 * come from area_info, system_info and game_check. */
#include <stdio.h>
#include <string.h>

#include "play/turns.h"
#include "view/board/marks.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/contents.h"
#include "view/words/fits.h"
#include "view/words/say.h"
#include "view/words/screens.h"
#include "view/words/table.h"

enum { LONGEST_TITLE = 20, LONGEST_NAME = 12 }; /* letters that a card has room for, and bytes */

static const char *kind_icon(int side_kind, uint32_t *rgb)
{
    static const char *const icons[] = {"question", "meadow", "forest", "river"};
    *rgb = side_kind == SIDE_RIVER ? BLUE_ICON : GREEN_ICON;
    return icons[side_kind];
}

static const char *side_word(const TableView *view, int side_kind)
{
    return side_kind == SIDE_MEADOW ? view->terms->meadow.one : say_side_kind((SideKind)side_kind);
}

/* How many of the tiles to come would fit where this one does not. */
static void add_tiles_left(const TableView *view, Card *card)
{
    Remaining remaining = remaining_of(view->edition, view->game);
    CellFits fits = remaining_fits(view->edition, view->game, &remaining, view->ghost.cell);
    char text[80], second[80] = "";
    if (view->allows.chances && fits.chance[view->game->player] > 0)
        say_chance_to_draw(fits.chance[view->game->player], second, sizeof second);
    say_tiles_fit(&remaining, &fits, text, sizeof text);
    card_row(card, ROW_RULE);
    card_text(card, "stack", INK_SOFT, text, second);
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
        snprintf(text, sizeof text, "%s meets %s", side_word(view, verdict->ours[side]),
                 side_word(view, verdict->theirs[side]));
        text[0] = (char)(text[0] - 'a' + 'A');
        snprintf(second, sizeof second, "on the %s side",
                 say_side((Side)((side + view->turn) % SIDES)));
        card_text(card, icon, rgb, text, second);
        clashes++;
    }
    snprintf(card->aside, sizeof card->aside, "%d side%s", clashes, say_plural(clashes));
    card_row(card, ROW_RULE);
    card_row(card, ROW_ROTATIONS);
    if (view->allows.fits)
        add_tiles_left(view, card);
    return true;
}

bool card_of_dead(const TableView *view, Cell cell, Card *card)
{
    const Site *site = game_site(view->game, cell);
    *card = (Card){.title_rgb = INK};
    if (!site || site->tile != NO_TILE || view->phase == PHASE_END || !cell_is_dead(view, cell))
        return false;
    snprintf(card->title, sizeof card->title, "Stays empty");
    card_text(card, "stack", INK_SOFT, "No tile left fits here", "whichever way it is turned");
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
        snprintf(text, sizeof text, "Tiger%s take%s %d deer", say_plural(info->animals[TIGER]),
                 info->animals[TIGER] == 1 ? "s" : "", info->prey);
        CardRow *row = card_text(card, NULL, 0, text, "");
        row->figure = figures[TIGER];
        row->value_rgb = WRONG;
        snprintf(row->value, sizeof row->value, "\u2212%d", value[DEER] * info->prey);
    } else if (info->wildfire) {
        CardRow *row = card_text(card, NULL, 0, view->terms->powers[POWER_WILDFIRE],
                                 "no tiger takes a deer");
        row->figure = view->terms->power_sprites[POWER_WILDFIRE];
    }
    int doubled = 0;
    for (int a = 0; a < TIGER; a++)
        doubled += value[a] * info->doubled[a];
    if (doubled) {
        CardRow *row = card_text(card, NULL, 0, "Pit trap: once more", "");
        row->figure = "pit-trap";
        snprintf(row->value, sizeof row->value, "%d", doubled);
    }
    if (info->covered) {
        snprintf(text, sizeof text, "%d in the hunting trap", info->covered);
        card_text(card, "hunting-trap", INK_SOFT, text, "");
    }
    if (info->animals[TIGER] && !info->prey && !info->wildfire) {
        snprintf(text, sizeof text, "%d tiger%s, no deer to take", info->animals[TIGER],
                 say_plural(info->animals[TIGER]));
        card_text(card, NULL, 0, text, "")->figure = figures[TIGER];
    } else if (info->points == 0 && info->animals[DEER] == 0)
        card_text(card, "meadow", GREEN_ICON, "No animals yet", "");
    if (info->shrine)
        card_text(card, NULL, 0, info->by_shrine ? "By the shrine" : "Shrine",
                  info->by_shrine ? "its hunter alone scores" : "a hunter on it alone would score")
            ->figure = view->terms->power_sprites[POWER_SHRINE];
}

void card_open_ends(Card *card, const char *icon, uint32_t rgb, int open, const char *second)
{
    char text[80];
    say_open_ends(open, text, sizeof text);
    card_text(card, icon, rgb, text, second);
}

void card_area_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    if (info->kind == ZONE_MEADOW) { /* its tiles count nothing: no row tells them */
        snprintf(card->aside, sizeof card->aside, "%d tile%s", info->tiles,
                 say_plural(info->tiles));
        add_meadow_rows(view, info, card);
    } else if (info->kind == ZONE_FOREST) {
        add_count(card, NULL, "forest", info->tiles, "tile", "tiles",
                  rules->forest_tile_points * info->tiles);
        add_count(card, "mushrooms-0", NULL, info->mushrooms, "group of mushrooms",
                  "groups of mushrooms", rules->mushroom_points * info->mushrooms);
        if (info->menhirs) {
            const char *earns =
                info->closed ? "Closing it earned a turn" : "Closing it earns a turn";
            card_text(card, NULL, 0, earns, "")->figure = view->terms->mark_sprite;
        }
    } else {
        add_count(card, NULL, "river", info->tiles, "tile", "tiles",
                  rules->river_tile_points * info->tiles);
        add_count(card, "fish-0", NULL, info->fish, "fish", "fish",
                  rules->fish_points * info->fish);
    }
}

void card_system_rows(const TableView *view, const SystemInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    snprintf(card->aside, sizeof card->aside, "%d tile%s", info->tiles, say_plural(info->tiles));
    add_count(card, "fish-0", NULL, info->fish, "fish", "fish", rules->fish_points * info->fish);
    if (info->raft)
        add_count(card, "raft", NULL, info->lakes, "lake, by raft", "lakes, by raft",
                  rules->raft_points * info->lakes);
    else if (view->terms->powers[POWER_RAFT]) /* else no lake counts for anything */
        add_count(card, NULL, "lake", info->lakes, "lake", "lakes", 0);
}

/* "Tom's meadow", "Shared forest", "Free river". */
static void add_title(const TableView *view, const char *what, uint8_t majority, Card *card)
{
    int count = 0, holder = 0;
    char name[BRIEF_NAME];
    for (int p = view->game->player_count - 1; p >= 0; p--)
        if (majority >> p & 1) {
            count++;
            holder = p;
        }
    if (count == 1) /* the row below shows whose it is, too */
        snprintf(card->title, sizeof card->title, "%s\u2019s %s",
                 say_briefly(view->setup, holder, LONGEST_TITLE - (int)strlen(what), name), what);
    else
        snprintf(card->title, sizeof card->title, "%s %s", count == 0 ? "Free" : "Shared", what);
}

/* One row for each player with a piece there: how many, and what they bring `when`. */
static void add_claims(const TableView *view, const uint8_t *pieces, Role role, uint8_t majority,
                       int points, const char *when, Card *card)
{
    for (int p = 0; p < MAX_PLAYERS; p++) {
        if (pieces[p] == 0 && !(majority >> p & 1))
            continue;
        const Seat *seat = &view->setup->seats[p];
        bool scores = majority >> p & 1;
        char text[80];
        const char *name = say_seat(seat);
        bool brief = strlen(name) > LONGEST_NAME; /* the badge says it too */
        snprintf(text, sizeof text, "%s%s%d %s%s", brief ? "" : name, brief ? "" : ": ", pieces[p],
                 say_role(role), say_plural(pieces[p]));
        CardRow *row = card_text(card, player_badges[seat->colour], WHITE, text,
                                 scores && points ? when : "");
        snprintf(row->value, sizeof row->value, "%d", scores ? points : 0);
        row->value_rgb = scores ? INK : INK_SOFT;
    }
}

/* Where it may still grow; not told once the game is over. */
static void add_open(const TableView *view, int open, bool closed, Card *card)
{
    if (!closed && view->phase != PHASE_END)
        card_open_ends(card, "fit", INK_SOFT, open, "");
}

/* What an area that nobody holds brings: hunters and huts score at the end, others only what is
 * closed. */
static void add_worth(Card *card, int points, bool done, bool ends)
{
    CardRow *row = card_text(card, ends && !done ? "flag" : "check", INK_SOFT,
                             done   ? "It was worth"
                             : ends ? "At the end"
                                    : "If closed now",
                             !done && ends ? "as it stands now" : "");
    snprintf(row->value, sizeof row->value, "%d", points);
}

void card_of_area(const TableView *view, Lit lit, Card *card)
{
    *card = (Card){.title_rgb = INK};
    static const Role roles[] = {[ZONE_MEADOW] = ROLE_HUNTER,
                                 [ZONE_FOREST] = ROLE_GATHERER,
                                 [ZONE_RIVER] = ROLE_FISHER};
    uint16_t points;
    uint8_t majority, pieces[MAX_PLAYERS];
    Role role = ROLE_HUT;
    bool closed = false;
    if (lit.system) {
        SystemInfo info = system_info(view->edition, view->game, lit.node);
        add_title(view, "river system", info.majority, card);
        card_system_rows(view, &info, card);
        add_open(view, info.open, false, card);
        points = info.points;
        majority = info.majority;
        memcpy(pieces, info.huts, sizeof pieces);
    } else {
        AreaInfo info = area_info(view->edition, view->game, lit.node);
        add_title(view, terms_zone(view->terms, (ZoneKind)info.kind), info.majority, card);
        card_area_rows(view, &info, card);
        points = info.points;
        majority = info.majority;
        closed = info.closed;
        add_open(view, info.open, closed, card);
        role = roles[info.kind];
        memcpy(pieces, info.meeples, sizeof pieces);
        if (closed && !majority)
            snprintf(card->title, sizeof card->title, "Closed %s",
                     terms_zone(view->terms, (ZoneKind)info.kind));
    }
    bool over = view->phase == PHASE_END, ends = role == ROLE_HUNTER || role == ROLE_HUT;
    bool unfinished = over && !ends && !closed;
    if (unfinished) {
        card_text(card, "cross", INK_SOFT, "It stayed open", "and brings nothing");
        points = 0;
    }
    if (majority || !unfinished)
        card_row(card, ROW_RULE);
    add_claims(view, pieces, role, majority, points,
               over || closed ? ""
               : ends         ? "at the end, as it stands now"
                              : "if closed now",
               card);
    if (!majority && !unfinished)
        add_worth(card, points, closed || over, ends);
}

void card_tell_laid(const TableView *view, Cell cell, Card *card)
{
    int player, turn;
    char text[BRIEF_NAME + 24], second[24], name[BRIEF_NAME];
    if (!tile_is_marked(view, cell) ||
        !turns_laid(view->session, view->at, cell, &player, &turn))
        return;
    const Seat *seat = &view->setup->seats[player];
    snprintf(text, sizeof text, "Tile laid by %s", say_brief(view->setup, player, name));
    snprintf(second, sizeof second, "in turn %d", turn);
    card_row(card, ROW_RULE);
    card_text(card, player_badges[seat->colour], WHITE, text, second);
}
