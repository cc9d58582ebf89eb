/* Cards on what lies on the board: all counts come from area_info and system_info. */
#include <string.h>

#include "play/blocked.h"
#include "play/outlook.h"
#include "play/turns.h"
#include "view/board/marks.h"
#include "view/board/signs.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/table.h"
#include "view/words/tr.h"

static EditionId edition_of(const TableView *view)
{
    return view->edition->rules.id;
}

/* A row for what was counted, and the points that it brings, 0: none are told; NULL for nothing. */
static CardRow *add_things(Card *card, Thing thing, int count, int points)
{
    if (count == 0)
        return NULL;
    CardRow *row = card_text(card, NULL, BLUE_ICON, say_number(SAY_THINGS + thing, count), "");
    if (points)
        row->value = said("%d", points);
    return row;
}

static void add_figures(Card *card, const char *figure, Thing thing, int count, int points)
{
    CardRow *row = add_things(card, thing, count, points);
    if (row)
        row->figure = figure;
}

static void add_icons(Card *card, const char *icon, Thing thing, int count, int points)
{
    CardRow *row = add_things(card, thing, count, points);
    if (row)
        row->icon = icon;
}

/* What tigers do, or do not. */
static void add_tigers(const TableView *view, const AreaInfo *info, Card *card)
{
    CardRow *row;
    if (info->prey) {
        row = card_text(
            card, NULL, 0,
            say_number(info->animals[TIGER] == 1 ? SAY_TIGER_TAKES : SAY_TIGERS_TAKE, info->prey),
            "");
        row->figure = "tiger-0";
        row->value_rgb = WRONG;
        row->value = said("\u2212%d", view->edition->rules.animal_points[DEER] * info->prey);
    } else if (info->wildfire) {
        row = card_text(card, NULL, 0, tr(view->terms->powers[POWER_WILDFIRE]),
                        tr("no tiger takes a deer"));
        row->figure = view->terms->power_sprites[POWER_WILDFIRE];
    }
}

/* Whether a hunter could go on the shrine of this meadow: on its own tile, just laid. */
static bool shrine_is_free(const TableView *view, const AreaInfo *info)
{
    const Game *game = view->game;
    if (view->phase != PHASE_RECALL && view->phase != PHASE_PIECE)
        return false;
    const Tile *tile = &view->edition->tiles.tiles[game->hand];
    bool here = false;
    for (int z = 0; z < MAX_ZONES; z++)
        here |= tile->zones[z].power == POWER_SHRINE &&
                game->areas.label[tile->zones[z].node] == info->node;
    return here && !info->majority && game->meeples[game->player] > 0;
}

static void add_shrine(const TableView *view, const AreaInfo *info, Card *card)
{
    if (!info->shrine)
        return;
    const char *second = info->by_shrine              ? tr("its hunter alone scores")
                         : shrine_is_free(view, info) ? tr("a hunter on it alone would score")
                                                      : tr("no hunter is on it");
    card_text(card, NULL, 0, info->by_shrine ? tr("By the shrine") : tr("Shrine"), second)->figure =
        view->terms->power_sprites[POWER_SHRINE];
}

static void add_meadow_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    static const char *const figures[ANIMALS] = {"mammoth-0", "aurochs-0", "deer-0", "tiger-0"};
    const uint8_t *value = view->edition->rules.animal_points;
    int doubled = 0, animals = 0;
    for (int a = 0; a < ANIMALS; a++)
        animals += info->animals[a];
    for (int a = 0; a < TIGER; a++) {
        add_figures(card, figures[a], (Thing)a, info->animals[a], value[a] * info->animals[a]);
        doubled += value[a] * info->doubled[a];
    }
    add_tigers(view, info, card);
    if (doubled) {
        CardRow *row = card_text(card, NULL, 0, tr("Pit trap: once more"), "");
        row->figure = "pit-trap";
        row->value = said("%d", doubled);
    }
    CardRow *covered = add_things(card, THING_TRAPPED, info->covered, 0);
    if (covered) {
        covered->icon = "hunting-trap";
        covered->icon_rgb = INK_SOFT;
    }
    if (!info->prey && !info->wildfire)
        add_figures(card, figures[TIGER], THING_IDLE_TIGERS, info->animals[TIGER], 0);
    if (animals == 0 && info->covered == 0)
        card_text(card, "meadow", GREEN_ICON,
                  info->open && outlook_goes_on(view->edition, view->game) ? tr("No animals yet")
                                                                           : tr("No animals"),
                  "");
    add_shrine(view, info, card);
}

void card_open_ends(Card *card, const char *icon, uint32_t rgb, int open, const char *second)
{
    CardRow *row = card_text(card, icon, rgb, "", second);
    row->text = say_number(open ? SAY_OPEN_ENDS : SAY_NO_OPEN_END, open);
}

bool card_stays_open(const TableView *view, const AreaInfo *info)
{
    return info->kind != ZONE_MEADOW && !info->closed && view->allows.fits &&
           blocked_stays_open(view->edition, view->game, info->node);
}

static void add_forest_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    CardRow *row =
        add_things(card, THING_TILES, info->tiles, rules->forest_tile_points * info->tiles);
    row->icon = card_area_icon(ZONE_FOREST, &row->icon_rgb);
    add_figures(card, "mushrooms-0", THING_MUSHROOMS, info->mushrooms,
                rules->mushroom_points * info->mushrooms);
    ForestTurn turn = outlook_forest(view->edition, view->game, info);
    if (turn != FOREST_TURN_NONE && !card_stays_open(view, info))
        card_text(card, NULL, 0, phrase(SAY_FOREST_TURN + turn - FOREST_TURN_EARNS),
                  say_forest_turn_why(edition_of(view), turn))
            ->figure = view->terms->mark_sprite;
}

void card_area_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    if (info->kind == ZONE_MEADOW) { /* its tiles count nothing: no row tells them */
        card->aside = say_number(SAY_THINGS + THING_TILES, info->tiles);
        add_meadow_rows(view, info, card);
    } else if (info->kind == ZONE_FOREST) {
        add_forest_rows(view, info, card);
    } else {
        add_icons(card, "river", THING_TILES, info->tiles, rules->river_tile_points * info->tiles);
        add_figures(card, "fish-0", THING_FISH, info->fish, rules->fish_points * info->fish);
    }
}

void card_system_rows(const TableView *view, const SystemInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    card->aside = say_number(SAY_THINGS + THING_TILES, info->tiles);
    add_figures(card, "fish-0", THING_FISH, info->fish, rules->fish_points * info->fish);
    if (info->raft)
        add_figures(card, "raft", THING_RAFT_LAKES, info->lakes, rules->raft_points * info->lakes);
    else if (lakes_count(view, (Lit){info->node, true}))
        add_icons(card, "lake", THING_LAKES, info->lakes, 0);
}

/* An area or river system with the pieces on it, and what they bring. */
typedef struct Claim {
    AreaWord word;
    Role role; /* of the pieces */
    uint8_t majority;
    uint8_t pieces[MAX_PLAYERS];
    int points, open;
    int least;            /* points of a forest or river that is open, once it is closed */
    bool closed, blocked; /* blocked: it cannot be closed any more */
} Claim;

static Claim claim_of_system(const SystemInfo *info)
{
    Claim claim = {.word = AREA_SYSTEM,
                   .role = ROLE_HUT,
                   .majority = info->majority,
                   .points = info->points,
                   .open = info->open};
    memcpy(claim.pieces, info->huts, sizeof claim.pieces);
    return claim;
}

static Claim claim_of_area(const TableView *view, const AreaInfo *info)
{
    static const Role roles[] = {
        [ZONE_MEADOW] = ROLE_HUNTER, [ZONE_FOREST] = ROLE_GATHERER, [ZONE_RIVER] = ROLE_FISHER};
    Claim claim = {.word = area_word(edition_of(view), (ZoneKind)info->kind),
                   .role = roles[info->kind],
                   .majority = info->majority,
                   .points = info->points,
                   .open = info->open,
                   .closed = info->closed,
                   .blocked = card_stays_open(view, info)};
    if (info->kind != ZONE_MEADOW && !info->closed)
        claim.least = outlook_least(view->edition, view->game, info);
    memcpy(claim.pieces, info->meeples, sizeof claim.pieces);
    return claim;
}

/* "Tom's meadow", "Shared forest", "Free river". */
static void add_title(const TableView *view, const Claim *claim, Card *card)
{
    int holder = 0;
    while (holder < MAX_PLAYERS && !(claim->majority >> holder & 1))
        holder++;
    if (claim->majority == 0)
        card->title =
            claim->closed ? phrase(SAY_CLOSED + claim->word) : phrase(SAY_FREE + claim->word);
    else if (claim->majority & (claim->majority - 1))
        card->title = phrase(SAY_SHARED + claim->word);
    else /* the row below shows whose it is, too */
        card->title = say_text(SAY_WHOSE + claim->word, say_seat(&view->setup->seats[holder]));
}

/* One row for each player with a piece there: how many, and what they bring `when`. */
static void add_claims(const TableView *view, const Claim *claim, const char *when, Card *card)
{
    for (int p = 0; p < MAX_PLAYERS; p++) {
        bool scores = claim->majority >> p & 1;
        if (claim->pieces[p] == 0 && !scores)
            continue;
        const Seat *seat = &view->setup->seats[p];
        CardRow *row = card_text(card, player_badges[seat->colour], WHITE, "",
                                 scores && claim->points ? when : "");
        row->text = say_values(
            SAY_PIECES + claim->role,
            (Value[]){{"player", say_seat(seat), 0}, {"count", NULL, claim->pieces[p]}, {0}});
        row->value = said("%d", scores ? claim->points : 0);
        row->value_rgb = scores ? INK : INK_SOFT;
    }
}

/* What an area that nobody holds brings: hunters and huts score at the end, others only what is
 * closed. */
static void add_worth(Card *card, const Claim *claim, bool done, bool ends)
{
    CardRow *row = card_text(card, ends && !done ? "flag" : "check", INK_SOFT,
                             done   ? tr("It was worth")
                             : ends ? tr("At the end")
                                    : tr("So far"),
                             !done && ends ? tr("as it stands now") : "");
    if (!done && !ends)
        row->second = say_number(SAY_LEAST_CLOSED, claim->least);
    row->value = said("%d", claim->points);
}

/* Who is there, and what it is worth to them. */
static void add_claim(const TableView *view, Claim claim, Card *card)
{
    const char *when = "";
    bool over = view->phase == PHASE_END;
    bool ends = claim.role == ROLE_HUNTER || claim.role == ROLE_HUT;
    bool unfinished = !ends && !claim.closed &&
                      (over || claim.blocked || !outlook_goes_on(view->edition, view->game));
    if (!claim.closed && !over) /* where it may still grow */
        card_open_ends(card, "fit", INK_SOFT, claim.open, "");
    if (unfinished) {
        card_text(card, "cross", INK_SOFT, over ? tr("It stayed open") : tr("It stays open"),
                  claim.blocked && !over ? tr("no tile left fits beside it")
                                         : tr("and brings nothing"));
        claim.points = 0;
    }
    if (claim.majority || !unfinished)
        card_row(card, ROW_RULE);
    if (!over && !claim.closed && !ends)
        when = say_number(SAY_SO_FAR, claim.least);
    else if (!over && !claim.closed)
        when = tr("at the end, as it stands now");
    add_claims(view, &claim, when, card);
    if (!claim.majority && !unfinished)
        add_worth(card, &claim, claim.closed || over, ends);
}

void card_of_area(const TableView *view, Lit lit, Card *card)
{
    Claim claim;
    card_begin(card, INK);
    if (lit.system) {
        SystemInfo info = system_info(view->edition, view->game, lit.node);
        claim = claim_of_system(&info);
        card_system_rows(view, &info, card);
    } else {
        AreaInfo info = area_info(view->edition, view->game, lit.node);
        claim = claim_of_area(view, &info);
        card_area_rows(view, &info, card);
    }
    add_title(view, &claim, card);
    add_claim(view, claim, card);
}

void card_tell_laid(const TableView *view, Cell cell, Card *card)
{
    int player, turn;
    if (!tile_is_marked(view, cell) || !turns_laid(view->session, view->at, cell, &player, &turn))
        return;
    card_row(card, ROW_RULE);
    card_text(card, player_badges[view->setup->seats[player].colour], WHITE,
              say_text(SAY_LAID_BY, say_brief(view->setup, player)), say_number(SAY_IN_TURN, turn));
}
