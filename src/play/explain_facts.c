#include "explain_facts.h"

#include <math.h>
#include <stdlib.h>

#include "play/blocked.h"
#include "play/outlook.h"
#include "play/preview.h"
#include "play/remaining.h"

const float explain_plain = .05f;

AiPart explain_part_of(int zone)
{
    static const AiPart parts[] = {[ZONE_MEADOW] = AI_MEADOWS,
                                   [ZONE_FOREST] = AI_FORESTS,
                                   [ZONE_RIVER] = AI_RIVERS,
                                   [ZONE_LAKE] = AI_SYSTEMS};
    return parts[zone];
}

static Reason *add(Facts *facts, ReasonKind kind, float weight)
{
    Reason *reason = &facts->items[facts->count < MAX_FACTS - 1 ? facts->count++ : MAX_FACTS - 1];
    *reason = (Reason){.kind = (uint8_t)kind, .player = (uint8_t)facts->me, .weight = weight};
    return reason;
}

static void set_area(Reason *reason, const AreaInfo *info)
{
    reason->zone = info->kind;
    reason->tiles = info->tiles;
    reason->open = (uint8_t)(info->open < UINT8_MAX ? info->open : UINT8_MAX);
    reason->points = (int16_t)info->points;
}

/* Whether one lays a tile after this turn, as far as the stacks tell. */
static bool plays_on(const Facts *facts)
{
    return facts->turn_awards.extra_node != NO_NODE ||
           remaining_of(facts->edition, facts->game).draws[facts->me] > 0;
}

/* What is to come of the area as it is in `after`. */
static void set_outlook(Reason *reason, const Facts *facts, const Game *after, const AreaInfo *info)
{
    reason->never = outlook_stays_open(facts->edition, after, info);
    if (info->kind == ZONE_MEADOW || info->closed || reason->never)
        return;
    reason->least = (int16_t)outlook_least(facts->edition, after, info);
    reason->late = !plays_on(facts);
}

static void set_system(Reason *reason, const SystemInfo *info)
{
    reason->zone = ZONE_LAKE;
    reason->tiles = info->tiles;
    reason->open = (uint8_t)(info->open < UINT8_MAX ? info->open : UINT8_MAX);
    reason->points = (int16_t)info->points;
}

/* The first of the players other than `me`, or -1. */
static int other_of(uint8_t players, int me)
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        if (p != me && players >> p & 1)
            return p;
    return -1;
}

float explain_weight_of_extra(const Facts *facts)
{
    return 1 + fmaxf(facts->gains[AI_EXTRA], 0);
}

/* Whether a later tile that closes the area as `move` leaves it would earn a turn; `earned`: the
 * move earns one itself. */
static bool earns_later(const Facts *facts, const Game *game, const AreaInfo *info, Move move,
                        bool earned)
{
    return info->kind == ZONE_FOREST && !info->closed && info->menhirs &&
           outlook_earns_later(facts->edition, game, move, earned);
}

int explain_points_in(const PreviewPart *parts, int count, int player)
{
    int points = 0;
    for (int i = 0; i < count; i++)
        if (parts[i].majority >> player & 1)
            points += parts[i].points;
    return points;
}

/* What growth of so many points weighs that are sure at the end, as it is: as much, unless others
 * get them too. */
static float weight_of_growth(const Facts *facts, int zone, int adds, uint8_t majority)
{
    float gain = fmaxf(facts->gains[explain_part_of(zone)], 0) + explain_plain * (float)adds;
    return other_of(majority, facts->me) < 0 ? (float)adds : fminf(gain, (float)adds);
}

/* Whose area one comes into by joining it to one's own, or -1. */
static int comes_to(const Facts *facts, const PreviewArea *area)
{
    int other = -1;
    for (int i = 0; i < area->part_count && other < 0 && area->contested; i++)
        other = other_of(area->parts[i].majority, facts->me);
    return other;
}

static bool had_part(const PreviewPart *parts, int count, int player)
{
    for (int i = 0; i < count; i++)
        if (parts[i].majority >> player & 1)
            return true;
    return false;
}

/* What coming into the area of `other` weighs: no more than that brings, its own points and those
 * that the other no longer has. */
static float weight_of_share(const Facts *facts, const PreviewArea *area, int other, int adds)
{
    const AreaInfo *info = &area->info;
    int taken =
        info->majority >> other & 1 ? 0 : explain_points_in(area->parts, area->part_count, other);
    return fminf(facts->gains[explain_part_of(info->kind)] + explain_plain * (float)info->points,
                 (float)(adds + taken));
}

/* What an area of one's own is worth more. Of one that was nobody's a piece is told. Where it does
 * not speak for the turn that another has a part in it from now on, it grows none the less, if it
 * counts at the end as it is. */
static void add_area_line(Facts *facts, const Preview *preview, PreviewLine line, Move place)
{
    const PreviewArea *area = &preview->areas[line.index];
    const AreaInfo *info = &area->info;
    int adds = info->points - explain_points_in(area->parts, area->part_count, facts->me);
    int other = comes_to(facts, area);
    bool mine = had_part(area->parts, area->part_count, facts->me);
    if (!(info->majority >> facts->me & 1) || info->closed || adds <= 0 || (other < 0 && !mine))
        return;
    Game after;
    preview_after(facts->edition, facts->game, place, &after);
    if (outlook_stays_open(facts->edition, &after, info))
        return;
    bool sure = info->kind == ZONE_MEADOW;
    float weight =
        other < 0 ? fminf(facts->gains[explain_part_of(info->kind)] + explain_plain * (float)adds,
                          (float)adds)
                  : weight_of_share(facts, area, other, adds);
    bool shares = other >= 0 && !(sure && weight < 0);
    if (sure && !shares)
        weight = weight_of_growth(facts, info->kind, adds, info->majority);
    Reason *reason = add(facts, shares ? REASON_SHARES : REASON_GROWS, weight);
    set_area(reason, info);
    set_outlook(reason, facts, &after, info);
    reason->adds = (int16_t)adds;
    reason->turn = earns_later(facts, facts->game, info, place, preview->extra_turn);
    if (shares)
        reason->player = (uint8_t)other;
}

static void add_prey(Facts *facts, const PreviewArea *area)
{
    bool mine = area->info.majority >> facts->me & 1;
    int other = other_of(area->info.majority, facts->me);
    float weight = facts->gains[AI_MEADOWS] + explain_plain * (float)abs(area->prey);
    bool takes = area->prey > 0 && other >= 0 && !mine;
    if (!takes && !(area->prey < 0 && mine && other < 0))
        return;
    Reason *reason = add(facts, takes ? REASON_PREY : REASON_SAVES, weight);
    reason->points = (int16_t)abs(area->prey);
    reason->player = (uint8_t)(takes ? other : facts->me);
}

/* What a river system is worth more to oneself. */
static void add_system(Facts *facts, const PreviewSystem *system)
{
    const SystemInfo *info = &system->info;
    int adds = info->points - explain_points_in(system->parts, system->part_count, facts->me);
    int fish = info->fish;
    for (int i = 0; i < system->part_count; i++)
        if (system->parts[i].majority >> facts->me & 1)
            fish -= system_info(facts->edition, facts->game, system->parts[i].node).fish;
    if (!(info->majority >> facts->me & 1) || adds <= 0)
        return;
    Reason *reason =
        add(facts, REASON_GROWS, weight_of_growth(facts, ZONE_LAKE, adds, info->majority));
    set_system(reason, info);
    reason->adds = (int16_t)adds;
    if (fish * facts->edition->rules.fish_points == adds)
        reason->fish = (uint8_t)fish;
}

/* What one's own areas that the turn joins to others' brought, where one holds those no more. */
static void add_loss(Facts *facts, int zone, const PreviewPart *parts, int count, uint8_t majority)
{
    int had = explain_points_in(parts, count, facts->me);
    if (had <= 0 || majority >> facts->me & 1)
        return;
    Reason *reason = add(facts, REASON_LOSES, explain_weight_of_price(had));
    reason->zone = (uint8_t)zone;
    reason->points = (int16_t)had;
}

/* What its growth brings others who hold it, added up in `feed`. */
static void feed_others(const Facts *facts, Grown grown, Reason *feed)
{
    for (int p = 0; p < MAX_PLAYERS; p++) {
        int adds = grown.points - explain_points_in(grown.parts, grown.count, p);
        if (p == facts->me || !(grown.majority >> p & 1) || adds <= 0)
            continue;
        feed->player = (uint8_t)p;
        feed->zone = (uint8_t)grown.zone;
        feed->adds = (int16_t)(feed->adds + adds);
        feed->summed++;
    }
}

static void add_feed(Facts *facts, const Preview *preview)
{
    Reason feed = {.summed = 0};
    for (int i = 0; i < preview->area_count; i++) {
        const PreviewArea *area = &preview->areas[i];
        if (area->info.kind == ZONE_MEADOW)
            feed_others(facts,
                        (Grown){ZONE_MEADOW, area->parts, area->part_count, area->info.majority,
                                area->info.points},
                        &feed);
    }
    for (int i = 0; i < preview->system_count; i++) {
        const PreviewSystem *system = &preview->systems[i];
        feed_others(facts,
                    (Grown){ZONE_LAKE, system->parts, system->part_count, system->info.majority,
                            system->info.points},
                    &feed);
    }
    if (feed.adds < FEED_LEAST)
        return;
    Reason *reason = add(facts, REASON_FEEDS, explain_weight_of_price(feed.adds));
    reason->player = feed.player;
    reason->zone = feed.zone;
    reason->points = reason->adds = feed.adds;
    reason->summed = feed.summed > 1 ? feed.summed : 0;
}

static void add_losses(Facts *facts, const Preview *preview)
{
    for (int i = 0; i < preview->area_count; i++) {
        const PreviewArea *area = &preview->areas[i];
        add_loss(facts, area->info.kind, area->parts, area->part_count, area->info.majority);
    }
    for (int i = 0; i < preview->system_count; i++) {
        const PreviewSystem *system = &preview->systems[i];
        add_loss(facts, ZONE_LAKE, system->parts, system->part_count, system->info.majority);
    }
}

static void add_place(Facts *facts, Move place)
{
    Preview preview = preview_place(facts->edition, facts->game, place.cell, place.rotation);
    for (int i = 0; i < preview.line_count; i++) {
        PreviewLine line = preview.lines[i];
        if (line.kind == PREVIEW_EXTRA_TURN)
            add(facts, REASON_EXTRA, explain_weight_of_extra(facts));
        else if (line.kind == PREVIEW_PREY)
            add_prey(facts, &preview.areas[line.index]);
        else if (line.kind == PREVIEW_CONTEST || line.kind == PREVIEW_JOIN ||
                 line.kind == PREVIEW_GROWTH)
            add_area_line(facts, &preview, line, place);
    }
    for (int i = 0; i < preview.system_count; i++)
        add_system(facts, &preview.systems[i]);
    add_losses(facts, &preview);
    add_feed(facts, &preview);
}

static void add_blocked(Facts *facts, Move place)
{
    Blocked blocked = blocked_by(facts->edition, facts->game, place.cell, place.rotation);
    for (int i = 0; i < blocked.area_count; i++) {
        const AreaInfo *info = &blocked.areas[i];
        int other = other_of(info->majority, facts->me);
        if (other < 0 || info->majority >> facts->me & 1)
            continue;
        Reason *reason =
            add(facts, REASON_DENIES,
                facts->gains[explain_part_of(info->kind)] + explain_plain * (float)info->points);
        set_area(reason, info);
        reason->player = (uint8_t)other;
    }
}

/* The forest or river of others, if any, that a piece stands in, once the tile lies. */
static bool others_open(const Facts *facts, const Game *after, Piece piece, AreaInfo *info)
{
    Role role = piece_role(&facts->edition->tiles, piece);
    if (role != ROLE_GATHERER && role != ROLE_FISHER)
        return false;
    *info = area_info(facts->edition, after, piece.node);
    return other_of(info->majority, facts->me) >= 0 && !(info->majority >> facts->me & 1) &&
           !outlook_stays_open(facts->edition, after, info);
}

/* Of the cells beside the tile the one that loses most of what fits. */
static void add_hindered(Facts *facts, Move place)
{
    const Edition *edition = facts->edition;
    Remaining left = remaining_of(edition, facts->game);
    Reason most = {.points = 0};
    AreaInfo info;
    Game after;
    preview_after(edition, facts->game, place, &after);
    for (int side = 0; side < SIDES; side++) {
        Cell cell = cell_beside(place.cell, (Side)side);
        int before = remaining_fits(edition, facts->game, &left, cell).count[STACK_LAND];
        int now = remaining_fits(edition, &after, &left, cell).count[STACK_LAND];
        for (int i = 0; i < after.piece_count && now * 3 <= before * 2; i++) {
            uint16_t label = facts->game->areas.label[after.pieces[i].node];
            if (before - now <= most.points ||
                !blocked_open_to(edition, facts->game, label, cell) ||
                !others_open(facts, &after, after.pieces[i], &info))
                continue;
            set_area(&most, &info);
            most.player = (uint8_t)other_of(info.majority, facts->me);
            most.points = (int16_t)(before - now);
        }
    }
    if (most.points == 0)
        return;
    Reason *reason = add(facts, REASON_HINDERS, facts->gains[explain_part_of(most.zone)]);
    most.kind = reason->kind;
    most.weight = reason->weight;
    *reason = most;
}

/* Points that the valuation expects of the turn's piece: those without it are fewer by them. */
static int expected_of(const Facts *facts, const AiCandidate *turn, int at, int zone)
{
    AiCandidate without = *turn;
    without.moves[at] = move_of(MOVE_PASS);
    AiReasons idle = ai_reasons(facts->ai, facts->game, &without);
    AiPart part = explain_part_of(zone);
    return (int)lroundf(facts->parts[part] - idle.mine[part]);
}

/* A meeple or hut put in `game` by move `at` of the turn. */
static void add_piece(Facts *facts, const Game *game, const AiCandidate *turn, int at)
{
    Move move = turn->moves[at];
    Preview preview = preview_piece(facts->edition, game, move);
    const Tile *tile = &facts->edition->tiles.tiles[game->hand];
    bool hut = move.kind == MOVE_HUT;
    Piece piece = {(uint8_t)facts->me, hut ? PIECE_HUT : PIECE_MEEPLE, tile->zones[move.zone].node};
    int zone = hut ? ZONE_LAKE : tile->zones[move.zone].kind;
    float weight = fmaxf(facts->gains[explain_part_of(zone)], 0) + .1f;
    Reason *reason = add(facts, REASON_PIECE, weight);
    if (hut) {
        set_system(reason, &preview.systems[0].info);
    } else {
        set_area(reason, &preview.areas[0].info);
        facts->put = preview.areas[0].info.node;
        set_outlook(reason, facts, game, &preview.areas[0].info);
    }
    if (hut || zone == ZONE_MEADOW)
        reason->expected = (int16_t)expected_of(facts, turn, at, zone);
    reason->turn =
        !hut && earns_later(facts, game, &preview.areas[0].info, move, preview.extra_turn);
    reason->joined = reason->tiles > 1;
    reason->role = (uint8_t)piece_role(&facts->edition->tiles, piece);
    reason->last = (hut ? game->huts : game->meeples)[facts->me] == 1;
}

/* What is kept is good for nothing where no turn is to come. Where one could be put that is told of
 * the area that brings most as it is. Where all turns keep as many it does not speak for this one.
 */
static void add_kept(Facts *facts, const Game *game)
{
    const Tile *tile = &facts->edition->tiles.tiles[game->hand];
    float gain = facts->gains[AI_MEEPLES];
    Reason *kept = NULL;
    MoveList list;
    game_moves(facts->edition, game, &list);
    for (int i = 0; i < list.count && plays_on(facts); i++) {
        Piece piece = {(uint8_t)facts->me, PIECE_MEEPLE, tile->zones[list.moves[i].zone].node};
        if (list.moves[i].kind != MOVE_MEEPLE)
            continue;
        AreaInfo info = area_info(facts->edition, game, piece.node);
        if (info.closed || (kept && info.points <= kept->adds))
            continue;
        kept = kept ? kept : add(facts, REASON_KEEPS, gain > 0 ? gain : -1);
        set_area(kept, &info);
        kept->role = (uint8_t)piece_role(&facts->edition->tiles, piece);
        kept->never = outlook_stays_open(facts->edition, game, &info);
        kept->adds = kept->points;
        kept->points = game->meeples[facts->me];
    }
}

static void add_pieces(Facts *facts, const AiCandidate *turn)
{
    Game game = *facts->game;
    for (int i = 0; i < turn->count && game.phase != PHASE_END; i++) {
        Move move = turn->moves[i];
        if (game.player != facts->me || game_check(facts->edition, &game, move).check != MOVE_OK)
            break;
        if (move.kind == MOVE_MEEPLE || move.kind == MOVE_HUT)
            add_piece(facts, &game, turn, i);
        if (move.kind == MOVE_PASS || move.kind == MOVE_HUT)
            add_kept(facts, &game);
        else if (move.kind == MOVE_RECALL)
            add(facts, REASON_RECALLS, facts->gains[AI_MEEPLES] + explain_plain);
        game_advance(facts->edition, &game, move, NULL);
    }
}

/* Parts of the turn less the mean of the others'. With no other turn nothing speaks for or against
 * any part. */
static void weigh(const Ai *ai, const Game *game, const AiChoice *choice, const AiCandidate *turn,
                  Facts *facts)
{
    AiReasons mine = ai_reasons(ai, game, turn);
    int others = 0;
    float sums[AI_PARTS] = {0};
    for (int i = 0; i < choice->count; i++) {
        const AiCandidate *other = &choice->candidates[i];
        if (moves_equal(other->moves, other->count, turn->moves, turn->count))
            continue;
        AiReasons its = ai_reasons(ai, game, other);
        for (int part = 0; part < AI_PARTS; part++)
            sums[part] += its.mine[part] - its.others[part];
        others++;
    }
    for (int part = 0; part < AI_PARTS; part++) {
        float ahead = mine.mine[part] - mine.others[part];
        facts->parts[part] = mine.mine[part];
        facts->gains[part] = others ? ahead - sums[part] / (float)others : 0;
    }
}

Facts explain_facts_of(const Ai *ai, const Game *game, const AiChoice *choice,
                       const AiCandidate *turn)
{
    Facts facts = {
        .ai = ai, .edition = ai->data.edition, .game = game, .me = game->player, .put = NO_NODE};
    facts.turn_awards = turn_awards_of(facts.edition, game, turn->moves, turn->count);
    weigh(ai, game, choice, turn, &facts);
    if (turn->moves[0].kind == MOVE_PLACE) {
        add_place(&facts, turn->moves[0]);
        add_blocked(&facts, turn->moves[0]);
        add_hindered(&facts, turn->moves[0]);
    }
    add_pieces(&facts, turn);
    return facts;
}
