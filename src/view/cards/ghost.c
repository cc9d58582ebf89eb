/* The card of a tile held over a cell: what laying it would bring. What it promises comes from
 * play/preview.h, which plays the move. */
#include "play/blocked.h"
#include "play/outlook.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

/* Lines of a preview on one card, and those after which it tells nothing of what nobody holds. */
enum { MAX_TOLD = 6, MAX_FREE = 2 };

static AreaWord word_of(const TableView *view, const AreaInfo *info)
{
    return area_word(view->edition->rules.id, (ZoneKind)info->kind);
}

void card_award(const TableView *view, const Award *award, Card *card)
{
    CardRow *row = card_text(card, card_badge(view, award->player),
                             say_seat(&view->setup->seats[award->player]),
                             say_award(view->edition->rules.id, award));
    row->value = said("+%d", award->points);
    row->value_rgb = GAIN;
}

void card_projection(const TableView *view, const Preview *preview, Card *card)
{
    if (!view->shows_projection)
        return;
    if (card->count > 0)
        card_row(card, ROW_RULE);
    card_text(card, (Icon){"flag", INK_SOFT}, tr("If the game ended now"), "");
    card_row(card, ROW_PLAYERS);
    for (int p = 0; p < view->game->player_count; p++)
        card->change[p] = preview->change[p];
}

static void tell_extra(const TableView *view, bool follows, Card *card)
{
    card_text(card, (Icon){view->terms->mark_icon, INK_SOFT},
              follows ? tr("You lay once more") : tr("No tile for another turn"),
              phrase(SAY_MARK_IN_FOREST + view->edition->rules.id));
}

/* Where a meeple for a closed area could come from; the shaman takes one back before it is put. */
static Supply supply_of(const TableView *view)
{
    const Game *game = view->game;
    if (game->meeples[game->player] > 0)
        return SUPPLY_HAS;
    return view->edition->tiles.tiles[game->hand].power == POWER_SHAMAN ? SUPPLY_TAKES_BACK
                                                                        : SUPPLY_NONE;
}

static void tell_unheld(const TableView *view, const AreaInfo *info, Card *card)
{
    Supply supply = supply_of(view);
    bool fisher = supply == SUPPLY_HAS && info->kind == ZONE_RIVER;
    card_text(
        card, area_icon((ZoneKind)info->kind), phrase(SAY_FREE + word_of(view, info)),
        say_number(fisher ? SAY_FISHER_EARNS : SAY_GATHERER_EARNS + (int)supply, info->points));
}

static void tell_prey(const TableView *view, const PreviewArea *area, Card *card)
{
    card_text(card, (Icon){"tiger-0", NO_TINT},
              area->prey < 0 ? say_number(SAY_DEER_SAFE, -area->prey)
                             : say_number(SAY_TIGERS_TAKE, area->prey),
              phrase(SAY_AT_THE_END_ON + word_of(view, &area->info) - AREA_GRASSLAND));
}

/* Several parts that become one, or one that grows. */
typedef struct Change {
    PreviewKind line;
    Icon icon;
    AreaWord word;
    uint8_t majority;
    int parts, tiles, open, points;
    bool closes;  /* it can be closed, and scores then */
    int least;    /* at least so much */
    bool turn;    /* and earns a turn, whoever closes it */
    bool blocked; /* no tile left fits a cell that it lies open to */
    bool over;    /* no tile comes after this one */
} Change;

/* What the row below its first words says: whose it will be, or what it will bring. */
static const char *say_outcome(const TableView *view, const Change *change)
{
    if (change->majority & (change->majority - 1))
        return phrase_add(say_holders(view->setup, change->majority), say_open_ends(change->open));
    if (change->over)
        return tr("no tile comes to close it");
    if (change->blocked)
        return tr("no tile left fits beside it");
    if (change->closes)
        return say_worth_closed(change->open, change->least, change->turn);
    return phrase_add(say_number(SAY_THINGS + THING_TILES, change->tiles),
                      say_open_ends(change->open));
}

/* Who will hold it, and what it will be worth. */
static void tell_change(const TableView *view, const Change *change, Card *card)
{
    int holder = card_holder(change->majority);
    const char *name = holder < 0 ? NULL : say_brief(view->setup, holder);
    bool contest = change->line == PREVIEW_CONTEST || change->line == PREVIEW_SYSTEM_CONTEST;
    bool joins = change->line == PREVIEW_JOIN || change->line == PREVIEW_SYSTEM_JOIN;
    int which = contest            ? (name ? SAY_WILL_HOLD : SAY_WILL_BE_SHARED)
                : change->majority ? (name ? SAY_GROWS : SAY_SHARED_GROWS)
                                   : SAY_FREE_GROWS;
    CardRow *row = card_text(card, change->icon,
                             joins ? say_number(SAY_JOINS_PARTS + change->word, change->parts)
                                   : say_text(which + (int)change->word, name),
                             say_outcome(view, change));
    bool grows = change->line == PREVIEW_GROWTH || change->line == PREVIEW_SYSTEM_GROWTH;
    if (grows && name && card->count == 1) /* what the title is about */
        card->title = say_text(SAY_LARGER_FOR + change->word, name);
    if (holder >= 0)
        row->badge = player_badges[view->setup->seats[holder].colour];
    row->value = said("%d", change->blocked || change->over ? 0 : change->points);
}

/* What becomes of an area that can be closed, once the tile tried lies. */
static void look_ahead(const TableView *view, const Preview *preview, const AreaInfo *info,
                       Change *change)
{
    Game after;
    Move move = move_place(view->ghost.cell, view->ghost.rotation);
    preview_after(view->edition, view->game, move, &after);
    change->over = after.phase == PHASE_END;
    change->blocked = view->allows.fits && blocked_stays_open(view->edition, &after, info->node);
    change->least = outlook_least(view->edition, &after, info);
    change->turn =
        info->menhirs && outlook_earns_later(view->edition, view->game, move, preview->extra_turn);
}

static void tell_area(const TableView *view, const Preview *preview, PreviewLine line, Card *card)
{
    const PreviewArea *area = &preview->areas[line.index];
    const AreaInfo *info = &area->info;
    Change change = {.line = (PreviewKind)line.kind,
                     .icon = area_icon((ZoneKind)info->kind),
                     .word = word_of(view, info),
                     .majority = info->majority,
                     .parts = area->part_count,
                     .tiles = info->tiles,
                     .open = info->open,
                     .points = info->points,
                     .closes = info->kind != ZONE_MEADOW && info->open > 0};
    if (change.closes)
        look_ahead(view, preview, info, &change);
    tell_change(view, &change, card);
}

static void tell_system(const TableView *view, const Preview *preview, PreviewLine line, Card *card)
{
    const PreviewSystem *system = &preview->systems[line.index];
    Change change = {.line = (PreviewKind)line.kind,
                     .icon = area_icon(ZONE_LAKE),
                     .word = AREA_SYSTEM,
                     .majority = system->info.majority,
                     .parts = system->part_count,
                     .tiles = system->info.tiles,
                     .open = system->info.open,
                     .points = system->info.points};
    tell_change(view, &change, card);
}

/* What the line that comes first is about. */
static const char *title_of_line(const TableView *view, const Preview *preview)
{
    PreviewLine line = preview->lines[0];
    AreaWord word = line.index < preview->area_count
                        ? word_of(view, &preview->areas[line.index].info)
                        : AREA_SYSTEM;
    switch ((PreviewKind)line.kind) {
    case PREVIEW_CONTEST:
        return phrase(SAY_CONTESTED + word);
    case PREVIEW_JOIN:
        return phrase(SAY_JOINS + word);
    case PREVIEW_SYSTEM_CONTEST:
    case PREVIEW_SYSTEM_JOIN:
        return phrase(SAY_JOINS + AREA_SYSTEM);
    case PREVIEW_GROWTH:
    case PREVIEW_FREE:
        return phrase(SAY_LARGER + word);
    case PREVIEW_SYSTEM_GROWTH:
    case PREVIEW_SYSTEM_FREE:
        return phrase(SAY_LARGER + AREA_SYSTEM);
    case PREVIEW_PREY:
        return tr("Tigers and deer");
    case PREVIEW_PROJECTION:
        return tr("Final scores");
    default:
        return tr("Points now");
    }
}

/* "Closes a forest", "Joins meadows", "A larger river": the first that holds. */
static void title_ghost(const TableView *view, const Preview *preview, Card *card)
{
    int closed = 0;
    const AreaInfo *first = NULL;
    for (int i = 0; i < preview->area_count; i++)
        if (preview->areas[i].info.closed && closed++ == 0)
            first = &preview->areas[i].info;
    card->title = closed > 1    ? say_number(SAY_CLOSES_SEVERAL, closed)
                  : closed == 1 ? phrase(SAY_CLOSES + word_of(view, first))
                                : title_of_line(view, preview);
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
    int points[MAX_PREVIEW_LINES], count = 0;
    for (int i = 0; i < preview->line_count; i++)
        if (joins_unheld(preview, i, kind))
            points[count++] = preview->areas[preview->lines[i].index].info.points;
    if (count < 2)
        return false;
    card_text(card, area_icon(kind),
              say_number(SAY_JOINS_IN_PLACES + area_word(view->edition->rules.id, kind), count),
              say_unheld_worths(points, count));
    return true;
}

/* Whether someone stands on the meadow that the shrine in hand would lie on. */
static bool shrine_is_taken(const TableView *view)
{
    Game after = game_play(view->edition, view->game,
                           move_place(view->ghost.cell, view->ghost.rotation), NULL);
    const Zone *zones = view->edition->tiles.tiles[view->game->hand].zones;
    for (int z = 0; z < MAX_ZONES; z++)
        if (zones[z].power == POWER_SHRINE)
            return area_info(view->edition, &after, zones[z].node).majority != 0;
    return false;
}

/* What a shrine does, unless no hunter can come to stand on it. */
static const char *say_shrine(const TableView *view)
{
    return view->game->meeples[view->game->player] == 0 ? tr("You have no meeple to put on it.")
           : shrine_is_taken(view) ? tr("No hunter can go on it here: the meadow is taken.")
                                   : say_power_rule(view->edition->rules.id, POWER_SHRINE);
}

/* A power that shows only at the end of the game, and so in no points now. */
static void tell_power(const TableView *view, Card *card)
{
    Power power = (Power)view->edition->tiles.tiles[view->game->hand].power;
    if (power != POWER_PIT_TRAP && power != POWER_WILDFIRE && power != POWER_RAFT &&
        power != POWER_SHRINE)
        return;
    card_text(card, card_power(view, power), tr(view->terms->powers[power]),
              power == POWER_SHRINE ? say_shrine(view)
                                    : say_power_rule(view->edition->rules.id, power));
}

/* A power that asks before a piece is put. */
static bool tell_recall(const TableView *view, Card *card)
{
    Events events;
    Game after = game_play(view->edition, view->game,
                           move_place(view->ghost.cell, view->ghost.rotation), &events);
    if (after.phase != PHASE_RECALL)
        return false;
    card_text(card, card_power(view, POWER_SHAMAN), tr("One of your meeples"),
              tr("may come back at once"));
    return true;
}

/* One line; `joined`: kinds of zones whose joins have been told in one row, bit per ZoneKind. */
static void tell_line(const TableView *view, const Preview *preview, int index, unsigned *joined,
                      Card *card)
{
    PreviewLine line = preview->lines[index];
    ZoneKind kind =
        line.kind == PREVIEW_JOIN ? (ZoneKind)preview->areas[line.index].info.kind : ZONE_NONE;
    bool unheld = kind != ZONE_NONE && joins_unheld(preview, index, kind);
    if (card->count >= (line.kind < PREVIEW_FREE ? MAX_TOLD : MAX_FREE) ||
        (unheld && *joined >> kind & 1))
        return;
    if (unheld && tell_unheld_joins(view, preview, kind, card))
        *joined |= 1u << kind;
    else if (line.kind == PREVIEW_AWARD)
        card_award(view, &preview->awards[line.index], card);
    else if (line.kind == PREVIEW_EXTRA_TURN || line.kind == PREVIEW_EXTRA_NONE)
        tell_extra(view, line.kind == PREVIEW_EXTRA_TURN, card);
    else if (line.kind == PREVIEW_UNHELD)
        tell_unheld(view, &preview->areas[line.index].info, card);
    else if (line.kind == PREVIEW_PREY)
        tell_prey(view, &preview->areas[line.index], card);
    else if (line.kind == PREVIEW_SYSTEM_CONTEST || line.kind == PREVIEW_SYSTEM_JOIN ||
             line.kind == PREVIEW_SYSTEM_GROWTH || line.kind == PREVIEW_SYSTEM_FREE)
        tell_system(view, preview, line, card);
    else
        tell_area(view, preview, line, card);
}

/* Its lines but the last ones; or (`free`) those on what nobody holds, which give way to all else.
 */
static void tell_lines(const TableView *view, const Preview *preview, bool free, Card *card)
{
    unsigned joined = 0;
    for (int i = 0; i < preview->line_count; i++) {
        PreviewKind kind = (PreviewKind)preview->lines[i].kind;
        if (kind != PREVIEW_PROJECTION &&
            (kind == PREVIEW_FREE || kind == PREVIEW_SYSTEM_FREE) == free)
            tell_line(view, preview, i, &joined, card);
    }
}

/* Whether the end would bring anyone something else than the awards that the card tells anyway. */
static bool tells_more(const Preview *preview)
{
    bool more = preview->award_count > MAX_TOLD;
    for (int p = 0; p < MAX_PLAYERS; p++)
        more |= preview->change[p] != preview->points[p];
    return more;
}

bool card_of_ghost(const TableView *view, Card *card)
{
    card_begin(card, INK);
    if (view->ghost.state != GHOST_FITS || !view->allows.previews)
        return false;
    Preview preview =
        preview_place(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    bool projects = preview.line_count > 0 &&
                    preview.lines[preview.line_count - 1].kind == PREVIEW_PROJECTION &&
                    tells_more(&preview);
    if (preview.line_count > 0)
        title_ghost(view, &preview, card);
    tell_lines(view, &preview, false, card);
    Blocked blocked = blocked_by(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    if (card->count == 0 && blocked.cell_count > 0)
        card->title = tr("Blocks the land");
    card_tell_blocked(view, &blocked, MAX_TOLD, card);
    tell_lines(view, &preview, true, card);
    bool told = card->count > 0;
    tell_power(view, card);
    if (!told && card->count > 0)
        card->title = tr("A special tile");
    if (tell_recall(view, card) && !told)
        card->title = tr(view->terms->powers[POWER_SHAMAN]);
    if (projects)
        card_projection(view, &preview, card);
    return card->count > 0;
}
