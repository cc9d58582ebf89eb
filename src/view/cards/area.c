/* Cards on what lies on the board: all counts come from area_info and system_info. */
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

/* A row for what was counted, if anything was, and the points that it brings, 0: none are told. */
static void add_things(Card *card, Icon icon, Thing thing, int count, int points)
{
    if (count > 0)
        card_text(card, icon, say_number(SAY_THINGS + thing, count), "")->value =
            points ? said("%d", points) : "";
}

/* What tigers do, or do not. */
static void add_tigers(const TableView *view, const AreaInfo *info, Card *card)
{
    int says = info->animals[TIGER] == 1 ? SAY_TIGER_TAKES : SAY_TIGERS_TAKE;
    if (info->prey) {
        CardRow *row =
            card_text(card, (Icon){"tiger-0", NO_TINT}, say_number(says, info->prey), "");
        row->value_rgb = WRONG;
        row->value = said("\u2212%d", view->edition->rules.animal_points[DEER] * info->prey);
    } else if (info->wildfire) {
        card_text(card, card_power(view, POWER_WILDFIRE), tr(view->terms->powers[POWER_WILDFIRE]),
                  tr("no tiger takes a deer"));
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
    if (info->shrine)
        card_text(card, card_power(view, POWER_SHRINE),
                  info->by_shrine ? tr("By the shrine") : tr("Shrine"),
                  info->by_shrine              ? tr("its hunter alone scores")
                  : shrine_is_free(view, info) ? tr("a hunter on it alone would score")
                                               : tr("no hunter is on it"));
}

static void add_meadow_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    static const Icon icons[TIGER] = {
        {"mammoth-0", NO_TINT}, {"aurochs-0", NO_TINT}, {"deer-0", NO_TINT}};
    const uint8_t *value = view->edition->rules.animal_points;
    int doubled = 0, animals = info->animals[TIGER] + info->covered;
    for (int a = 0; a < TIGER; a++) {
        add_things(card, icons[a], (Thing)a, info->animals[a], value[a] * info->animals[a]);
        doubled += value[a] * info->doubled[a];
        animals += info->animals[a];
    }
    add_tigers(view, info, card);
    if (doubled)
        card_text(card, (Icon){"pit-trap", NO_TINT}, tr("Pit trap: once more"), "")->value =
            said("%d", doubled);
    add_things(card, (Icon){"hunting-trap", INK_SOFT}, THING_TRAPPED, info->covered, 0);
    if (!info->prey && !info->wildfire)
        add_things(card, (Icon){"tiger-0", NO_TINT}, THING_IDLE_TIGERS, info->animals[TIGER], 0);
    if (animals == 0)
        card_text(card, area_icon(ZONE_MEADOW),
                  info->open && outlook_goes_on(view->edition, view->game) ? tr("No animals yet")
                                                                           : tr("No animals"),
                  "");
    add_shrine(view, info, card);
}

void card_open_ends(Card *card, Icon icon, int open, const char *second)
{
    card_text(card, icon, say_number(open ? SAY_OPEN_ENDS : SAY_NO_OPEN_END, open), second);
}

bool card_stays_open(const TableView *view, const AreaInfo *info)
{
    return info->kind != ZONE_MEADOW && !info->closed && view->allows.fits &&
           blocked_stays_open(view->edition, view->game, info->node);
}

static void add_forest_rows(const TableView *view, const AreaInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    add_things(card, area_icon(ZONE_FOREST), THING_TILES, info->tiles,
               rules->forest_tile_points * info->tiles);
    add_things(card, (Icon){"mushrooms-0", NO_TINT}, THING_MUSHROOMS, info->mushrooms,
               rules->mushroom_points * info->mushrooms);
    ForestTurn turn = outlook_forest(view->edition, view->game, info);
    if (turn != FOREST_TURN_NONE && !card_stays_open(view, info))
        card_text(card, (Icon){view->terms->mark_sprite, NO_TINT},
                  phrase(SAY_FOREST_TURN + turn - FOREST_TURN_EARNS),
                  say_forest_turn_why(edition_of(view), turn));
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
        add_things(card, area_icon(ZONE_RIVER), THING_TILES, info->tiles,
                   rules->river_tile_points * info->tiles);
        add_things(card, (Icon){"fish-0", NO_TINT}, THING_FISH, info->fish,
                   rules->fish_points * info->fish);
    }
}

void card_system_rows(const TableView *view, const SystemInfo *info, Card *card)
{
    const Ruleset *rules = &view->edition->rules;
    card->aside = say_number(SAY_THINGS + THING_TILES, info->tiles);
    add_things(card, (Icon){"fish-0", NO_TINT}, THING_FISH, info->fish,
               rules->fish_points * info->fish);
    if (info->raft)
        add_things(card, (Icon){"raft", NO_TINT}, THING_RAFT_LAKES, info->lakes,
                   rules->raft_points * info->lakes);
    else if (lakes_count(view, (Lit){info->node, true}))
        add_things(card, (Icon){"lake", BLUE_ICON}, THING_LAKES, info->lakes, 0);
}

/* An area or river system with the pieces on it, and what they bring. */
typedef struct Claim {
    AreaWord word;
    Role role; /* of the pieces */
    bool ends; /* they score at the end */
    uint8_t majority;
    const uint8_t *pieces; /* by player */
    int points, open;
    int least;            /* points of a forest or river that is open, once it is closed */
    bool closed, blocked; /* blocked: it cannot be closed any more */
} Claim;

/* "Tom's meadow", "Shared forest", "Free river". */
static const char *say_title(const TableView *view, const Claim *claim)
{
    int holder = card_holder(claim->majority);
    if (claim->majority == 0)
        return phrase((claim->closed ? SAY_CLOSED : SAY_FREE) + claim->word);
    if (holder < 0)
        return phrase(SAY_SHARED + claim->word);
    /* the row below shows whose it is, too */
    return say_text(SAY_WHOSE + claim->word, say_seat(&view->setup->seats[holder]));
}

/* One row for each player with a piece there: how many, and what they bring `when`. */
static void add_claims(const TableView *view, const Claim *claim, const char *when, Card *card)
{
    for (int p = 0; p < MAX_PLAYERS; p++) {
        bool scores = claim->majority >> p & 1;
        if (claim->pieces[p] == 0 && !scores)
            continue;
        CardRow *row = card_text(card, card_badge(view, p),
                                 say_with(SAY_PIECES + claim->role, "player=%s count=%d",
                                          say_seat(&view->setup->seats[p]), claim->pieces[p]),
                                 scores && claim->points ? when : "");
        row->value = said("%d", scores ? claim->points : 0);
        row->value_rgb = scores ? INK : INK_SOFT;
    }
}

/* What an area that nobody holds brings. */
static void add_worth(Card *card, const Claim *claim, bool done)
{
    const char *text = done ? tr("It was worth") : claim->ends ? tr("At the end") : tr("So far");
    const char *second = done          ? ""
                         : claim->ends ? tr("as it stands now")
                                       : say_number(SAY_LEAST_CLOSED, claim->least);
    Icon icon = {claim->ends && !done ? "flag" : "check", INK_SOFT};
    card_text(card, icon, text, second)->value = said("%d", claim->points);
}

/* Who is there, and what it is worth to them. */
static void add_claim(const TableView *view, Claim claim, Card *card)
{
    const char *when = "";
    bool over = view->phase == PHASE_END;
    bool unfinished = !claim.ends && !claim.closed &&
                      (over || claim.blocked || !outlook_goes_on(view->edition, view->game));
    if (!claim.closed && !over) /* where it may still grow */
        card_open_ends(card, (Icon){"fit", INK_SOFT}, claim.open, "");
    if (unfinished) {
        card_text(
            card, (Icon){"cross", INK_SOFT}, over ? tr("It stayed open") : tr("It stays open"),
            claim.blocked && !over ? tr("no tile left fits beside it") : tr("and brings nothing"));
        claim.points = 0;
    }
    if (claim.majority || !unfinished)
        card_row(card, ROW_RULE);
    if (!over && !claim.closed && !claim.ends)
        when = say_number(SAY_SO_FAR, claim.least);
    else if (!over && !claim.closed)
        when = tr("at the end, as it stands now");
    add_claims(view, &claim, when, card);
    if (!claim.majority && !unfinished)
        add_worth(card, &claim, claim.closed || over);
}

void card_of_area(const TableView *view, Lit lit, Card *card)
{
    static const Role roles[] = {
        [ZONE_MEADOW] = ROLE_HUNTER, [ZONE_FOREST] = ROLE_GATHERER, [ZONE_RIVER] = ROLE_FISHER};
    SystemInfo system;
    AreaInfo area;
    Claim claim;
    card_begin(card, INK);
    if (lit.system) {
        system = system_info(view->edition, view->game, lit.node);
        card_system_rows(view, &system, card);
        claim = (Claim){.word = AREA_SYSTEM,
                        .role = ROLE_HUT,
                        .ends = true,
                        .majority = system.majority,
                        .pieces = system.huts,
                        .points = system.points,
                        .open = system.open};
    } else {
        area = area_info(view->edition, view->game, lit.node);
        card_area_rows(view, &area, card);
        claim = (Claim){.word = area_word(edition_of(view), (ZoneKind)area.kind),
                        .role = roles[area.kind],
                        .ends = area.kind == ZONE_MEADOW,
                        .majority = area.majority,
                        .pieces = area.meeples,
                        .points = area.points,
                        .open = area.open,
                        .closed = area.closed,
                        .blocked = card_stays_open(view, &area)};
        if (!claim.ends && !claim.closed)
            claim.least = outlook_least(view->edition, view->game, &area);
    }
    card->title = say_title(view, &claim);
    add_claim(view, claim, card);
}

void card_tell_laid(const TableView *view, Cell cell, Card *card)
{
    int player, turn;
    if (!tile_is_marked(view, cell) || !turns_laid(view->session, view->at, cell, &player, &turn))
        return;
    card_row(card, ROW_RULE);
    card_text(card, card_badge(view, player), say_text(SAY_LAID_BY, say_brief(view->setup, player)),
              say_number(SAY_IN_TURN, turn));
}
