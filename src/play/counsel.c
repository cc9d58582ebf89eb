#include "play/counsel.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play/blocked.h"
#include "play/outlook.h"
#include "play/preview.h"
#include "play/takings.h"

enum { MAX_FACTS = 48 };

/* Facts of one turn, while they are gathered. */
typedef struct Facts {
    const Ai *ai;
    const Edition *edition;
    const Game *game;
    int me;
    Takings takings;
    float parts[AI_PARTS]; /* what the turn is worth to oneself */
    float gains[AI_PARTS]; /* of the turn, against the mean of the others */
    int count;
    Reason items[MAX_FACTS];
} Facts;

/* What is left open for the others is told from so many points on. */
static const float starving = .4f;

/* How much what is plainly to be seen weighs beside the valuation: of two facts that moved the same
 * part the one of more points comes first. */
static const float plain = .05f;

static AiPart part_of(int zone)
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

/* What is to come of the area as it is in `after`. */
static void set_outlook(Reason *reason, const Edition *edition, const Game *after,
                        const AreaInfo *info)
{
    reason->never = outlook_stays_open(edition, after, info);
    if (info->kind != ZONE_MEADOW && !info->closed && !reason->never)
        reason->least = (int16_t)outlook_least(edition, after, info);
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

/* All that was weighed may earn it, and it is worth a word none the less. */
static float weight_of_extra(const Facts *facts)
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

/* What it gives at once to oneself. */
static void weigh_own(const Facts *facts, const Award *award, Reason *reason)
{
    reason->kind = REASON_SCORES;
    reason->weight = award->points;
    reason->turn = award->node == facts->takings.extra_node;
    if (reason->turn)
        reason->weight += weight_of_extra(facts);
}

/* What does not speak for the turn comes after all that does, and there too most first. */
static float weight_of_cost(int points)
{
    return -1 / (float)points;
}

/* What it gives at once to another. It speaks for the turn where the valuation finds so, one's own
 * points left out, and one has no part in it. */
static void weigh_given(const Facts *facts, const Award *award, Reason *reason)
{
    const Takings *takings = &facts->takings;
    /* What is scored is no longer expected: both parts together say what it was worth. */
    float gain = facts->gains[AI_POINTS] + facts->gains[part_of(reason->zone)] -
                 (float)takings->points[facts->me];
    bool part = false;
    for (int i = 0; i < takings->count; i++)
        part |= takings->awards[i].player == facts->me && takings->awards[i].node == award->node;
    bool early = award->kind == AWARD_FOREST || award->kind == AWARD_RIVER;
    reason->kind = early && gain > 0 && !part ? REASON_GIVES : REASON_COSTS;
    reason->weight = reason->kind == REASON_GIVES ? gain + plain * (float)award->points
                                                  : weight_of_cost(award->points);
}

static Reason reason_of_award(const Facts *facts, const Award *award)
{
    static const uint8_t zones[AWARDS] = {[AWARD_FOREST] = ZONE_FOREST,
                                          [AWARD_RIVER] = ZONE_RIVER,
                                          [AWARD_LOGBOAT] = ZONE_LAKE,
                                          [AWARD_HUNTING_TRAP] = ZONE_MEADOW};
    Reason reason = {.player = award->player,
                     .award = award->kind,
                     .zone = zones[award->kind],
                     .tiles = award->tiles,
                     .fish = award->fish,
                     .groups = award->mushrooms,
                     .points = (int16_t)award->points};
    (award->player == facts->me ? weigh_own : weigh_given)(facts, award, &reason);
    return reason;
}

/* Whether a reason of one turn is told in the same words as one of another turn. */
static bool same_words(const Reason *a, const Reason *b)
{
    bool counts = a->kind == REASON_PREY || a->kind == REASON_SAVES || a->kind == REASON_KEEPS;
    return a->kind == b->kind && a->player == b->player && a->zone == b->zone &&
           a->role == b->role && (!counts || a->points == b->points) &&
           (!reason_scores_at_once(a) ||
            (a->award == b->award && a->tiles == b->tiles && a->turn == b->turn));
}

/* Whether that holds for a fact or award of a turn; of no turn (NULL) nothing does. */
static bool has_too(const Facts *facts, const Reason *reason)
{
    bool has = false;
    for (int i = 0; facts && i < facts->count; i++)
        has |= same_words(&facts->items[i], reason);
    for (int i = 0; facts && i < facts->takings.count; i++) {
        Reason award = reason_of_award(facts, &facts->takings.awards[i]);
        has |= same_words(&award, reason);
    }
    return has;
}

/* Which of two awards rather has a row of its own: the one that earns a turn, else the larger. */
static bool goes_before(const Reason *a, const Reason *b)
{
    return a->turn != b->turn ? a->turn : a->points > b->points;
}

/* The awards that go to oneself, or to others, best first, but for those that `other` (NULL: no
 * turn) gives too; returns how many. */
static int list_awards(const Facts *facts, const Facts *other, bool own,
                       Reason reasons[MAX_PREVIEW_AWARDS])
{
    int count = 0;
    for (int i = 0; i < facts->takings.count; i++) {
        const Award *award = &facts->takings.awards[i];
        if ((award->player == facts->me) != own || award->points == 0)
            continue;
        Reason reason = reason_of_award(facts, award);
        if (has_too(other, &reason))
            continue;
        int at = count++;
        for (; at > 0 && goes_before(&reason, &reasons[at - 1]); at--)
            reasons[at] = reasons[at - 1];
        reasons[at] = reason;
    }
    return count;
}

/* Adds such awards to the counsel in `most` rows, of which the last one takes all that is left. */
static void put_awards(Counsel *counsel, const Reason *reasons, int count, int most)
{
    int rows = count < most ? count : most;
    for (int i = 0; i < rows; i++)
        counsel->reasons[counsel->count++] = reasons[i];
    if (count <= most)
        return;
    Reason *last = &counsel->reasons[counsel->count - 1];
    last->summed = (uint8_t)(count - most + 1);
    last->award = AWARDS;
    last->fish = last->groups = 0;
    if (last->kind == REASON_GIVES) {
        last->kind = REASON_COSTS;
        last->weight = weight_of_cost(last->points);
    }
    for (int i = most; i < count; i++)
        last->points = (int16_t)(last->points + reasons[i].points);
}

/* All that is given at once, but for what `other` gives too. One row is left to what speaks for the
 * turn. */
static void tell_awards(const Facts *facts, const Facts *other, Counsel *counsel)
{
    Reason own[MAX_PREVIEW_AWARDS], others[MAX_PREVIEW_AWARDS];
    int mine = list_awards(facts, other, true, own);
    int given = list_awards(facts, other, false, others);
    put_awards(counsel, own, mine, MAX_REASONS - (given > 0));
    put_awards(counsel, others, given, MAX_REASONS - (counsel->count > 0 ? counsel->count : 1));
}

/* Points that parts of an area or system would have brought a player. */
static int points_in(const PreviewPart *parts, int count, int player)
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
    float gain = fmaxf(facts->gains[part_of(zone)], 0) + plain * (float)adds;
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
    int taken = info->majority >> other & 1 ? 0 : points_in(area->parts, area->part_count, other);
    return fminf(facts->gains[part_of(info->kind)] + plain * (float)info->points,
                 (float)(adds + taken));
}

/* What an area of one's own is worth more. Of one that was nobody's a piece is told. Where it does
 * not speak for the turn that another has a part in it from now on, it grows none the less, if it
 * counts at the end as it is. */
static void add_area_line(Facts *facts, const Preview *preview, PreviewLine line, Move place)
{
    const PreviewArea *area = &preview->areas[line.index];
    const AreaInfo *info = &area->info;
    int adds = info->points - points_in(area->parts, area->part_count, facts->me);
    int other = comes_to(facts, area);
    bool mine = had_part(area->parts, area->part_count, facts->me);
    if (!(info->majority >> facts->me & 1) || info->closed || adds <= 0 || (other < 0 && !mine))
        return;
    Game after;
    preview_after(facts->edition, facts->game, place, &after);
    if (outlook_stays_open(facts->edition, &after, info))
        return;
    bool sure = info->kind == ZONE_MEADOW;
    float weight = other < 0
                       ? fminf(facts->gains[part_of(info->kind)] + plain * (float)adds, (float)adds)
                       : weight_of_share(facts, area, other, adds);
    bool shares = other >= 0 && !(sure && weight < 0);
    if (sure && !shares)
        weight = weight_of_growth(facts, info->kind, adds, info->majority);
    Reason *reason = add(facts, shares ? REASON_SHARES : REASON_GROWS, weight);
    set_area(reason, info);
    set_outlook(reason, facts->edition, &after, info);
    reason->adds = (int16_t)adds;
    reason->turn = earns_later(facts, facts->game, info, place, preview->extra_turn);
    if (shares)
        reason->player = (uint8_t)other;
}

static void add_prey(Facts *facts, const PreviewArea *area)
{
    bool mine = area->info.majority >> facts->me & 1;
    bool others = other_of(area->info.majority, facts->me) >= 0;
    float weight = facts->gains[AI_MEADOWS] + plain * (float)abs(area->prey);
    if (area->prey > 0 && others && !mine)
        add(facts, REASON_PREY, weight)->points = area->prey;
    else if (area->prey < 0 && mine && !others)
        add(facts, REASON_SAVES, weight)->points = (int16_t)-area->prey;
}

/* What a river system is worth more to oneself. */
static void add_system(Facts *facts, const PreviewSystem *system)
{
    const SystemInfo *info = &system->info;
    int adds = info->points - points_in(system->parts, system->part_count, facts->me);
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

static void add_place(Facts *facts, Move place)
{
    Preview preview = preview_place(facts->edition, facts->game, place.cell, place.rotation);
    for (int i = 0; i < preview.line_count; i++) {
        PreviewLine line = preview.lines[i];
        if (line.kind == PREVIEW_EXTRA_TURN)
            add(facts, REASON_EXTRA, weight_of_extra(facts));
        else if (line.kind == PREVIEW_PREY)
            add_prey(facts, &preview.areas[line.index]);
        else if (line.kind == PREVIEW_CONTEST || line.kind == PREVIEW_JOIN ||
                 line.kind == PREVIEW_GROWTH)
            add_area_line(facts, &preview, line, place);
    }
    for (int i = 0; i < preview.system_count; i++)
        add_system(facts, &preview.systems[i]);
}

static void add_blocked(Facts *facts, Move place)
{
    Blocked blocked = blocked_by(facts->edition, facts->game, place.cell, place.rotation);
    for (int i = 0; i < blocked.area_count; i++) {
        const AreaInfo *info = &blocked.areas[i];
        int other = other_of(info->majority, facts->me);
        if (other < 0 || info->majority >> facts->me & 1)
            continue;
        Reason *reason = add(facts, REASON_DENIES,
                             facts->gains[part_of(info->kind)] + plain * (float)info->points);
        set_area(reason, info);
        reason->player = (uint8_t)other;
    }
}

/* Points that the valuation expects of the turn's piece: those without it are fewer by them. */
static int expected_of(const Facts *facts, const AiCandidate *turn, int at, int zone)
{
    AiCandidate without = *turn;
    without.moves[at] = move_of(MOVE_PASS);
    AiReasons idle = ai_reasons(facts->ai, facts->game, &without);
    AiPart part = part_of(zone);
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
    float weight = fmaxf(facts->gains[part_of(zone)], 0) + .1f;
    Reason *reason = add(facts, REASON_PIECE, weight);
    if (hut) {
        set_system(reason, &preview.systems[0].info);
    } else {
        set_area(reason, &preview.areas[0].info);
        set_outlook(reason, facts->edition, game, &preview.areas[0].info);
    }
    if (hut || zone == ZONE_MEADOW)
        reason->expected = (int16_t)expected_of(facts, turn, at, zone);
    reason->turn =
        !hut && earns_later(facts, game, &preview.areas[0].info, move, preview.extra_turn);
    reason->joined = reason->tiles > 1;
    reason->role = (uint8_t)piece_role(&facts->edition->tiles, piece);
    reason->last = (hut ? game->huts : game->meeples)[facts->me] == 1;
}

static void add_kept(Facts *facts, const Game *game)
{
    if (game->meeples[facts->me] > 0 && facts->gains[AI_MEEPLES] > 0)
        add(facts, REASON_KEEPS, facts->gains[AI_MEEPLES])->points = game->meeples[facts->me];
}

static bool gives_others(const Facts *facts)
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        if (p != facts->me && facts->takings.points[p] > 0)
            return true;
    return false;
}

static void add_pieces(Facts *facts, const AiCandidate *turn)
{
    Game game = *facts->game;
    bool put = false;
    for (int i = 0; i < turn->count && game.phase != PHASE_END; i++) {
        Move move = turn->moves[i];
        if (game.player != facts->me || game_check(facts->edition, &game, move).check != MOVE_OK)
            break;
        if (move.kind == MOVE_MEEPLE || move.kind == MOVE_HUT) {
            add_piece(facts, &game, turn, i);
            put = true;
        }
        if (move.kind == MOVE_PASS || move.kind == MOVE_HUT)
            add_kept(facts, &game);
        else if (move.kind == MOVE_RECALL)
            add(facts, REASON_RECALLS, facts->gains[AI_MEEPLES] + plain);
        game_advance(facts->edition, &game, move, NULL);
    }
    if (!put && facts->gains[AI_LURES] > starving && !gives_others(facts))
        add(facts, REASON_STARVES, facts->gains[AI_LURES]);
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

/* Whether a fact tells what one that was told tells: of an award and the growth of its area only
 * one is told, and of a turn that a scored forest earns only the forest. */
static bool alike(const Reason *a, const Reason *b)
{
    if (a->kind == REASON_EXTRA && b->kind == REASON_SCORES && b->turn)
        return true;
    if (a->kind == REASON_PIECE || b->kind == REASON_PIECE)
        return a->kind == b->kind || ((a->kind == REASON_SCORES || b->kind == REASON_SCORES) &&
                                      a->zone == b->zone && a->tiles == b->tiles);
    if (a->kind == REASON_GROWS && b->kind == REASON_GROWS)
        return a->zone == b->zone;
    return a->kind == b->kind && (a->player == b->player || a->kind == REASON_EXTRA);
}

/* Adds the heaviest facts, each told once, as far as there is room; those first that `other` (NULL:
 * no turn) does not have. */
static void tell_facts(const Facts *facts, const Facts *other, Counsel *counsel)
{
    while (counsel->count < MAX_REASONS) {
        const Reason *best = NULL;
        bool shares = false; /* the best one so far */
        for (int i = 0; i < facts->count; i++) {
            const Reason *fact = &facts->items[i];
            bool told = fact->weight < 0; /* it speaks against the turn */
            bool shared = has_too(other, fact);
            for (int k = 0; k < counsel->count; k++)
                told |= alike(fact, &counsel->reasons[k]);
            if (told || (best && (shared != shares ? shared : fact->weight <= best->weight)))
                continue;
            best = fact;
            shares = shared;
        }
        if (!best)
            break;
        counsel->reasons[counsel->count++] = *best;
    }
}

/* Where nothing speaks for the turn that is told too, whatever may be told that does not. */
static void tell_quiet(const Facts *facts, Counsel *counsel)
{
    for (int i = 0; i < counsel->count; i++)
        if (counsel->reasons[i].kind != REASON_COSTS)
            return;
    counsel->reasons[counsel->count++] =
        (Reason){.kind = REASON_QUIET, .player = (uint8_t)facts->me};
}

/* Whether `a` comes before `b`: what `other` (NULL: no turn) does not do, then what is heavier. */
static bool leads(const Reason *a, const Reason *b, const Facts *other)
{
    bool shared = has_too(other, a);
    return shared != has_too(other, b) ? !shared : a->weight > b->weight;
}

/* What is equal stays in its order. */
static void put_in_order(Counsel *counsel, const Facts *other)
{
    for (int i = 1; i < counsel->count; i++) {
        Reason reason = counsel->reasons[i];
        int at = i;
        for (; at > 0 && leads(&reason, &counsel->reasons[at - 1], other); at--)
            counsel->reasons[at] = counsel->reasons[at - 1];
        counsel->reasons[at] = reason;
    }
}

static Facts facts_of(const Ai *ai, const Game *game, const AiChoice *choice,
                      const AiCandidate *turn)
{
    Facts facts = {.ai = ai, .edition = ai->lore.edition, .game = game, .me = game->player};
    facts.takings = takings_of(facts.edition, game, turn->moves, turn->count);
    weigh(ai, game, choice, turn, &facts);
    if (turn->moves[0].kind == MOVE_PLACE) {
        add_place(&facts, turn->moves[0]);
        add_blocked(&facts, turn->moves[0]);
    }
    add_pieces(&facts, turn);
    return facts;
}

/* Those first that `other` (NULL: no turn) does not have. */
static void tell(const Facts *facts, const Facts *other, Counsel *counsel)
{
    tell_awards(facts, other, counsel);
    tell_facts(facts, other, counsel);
    tell_quiet(facts, counsel);
    put_in_order(counsel, other);
}

/* `turn` with its reasons. */
static void reason(const Ai *ai, const Game *game, const AiChoice *choice, Counsel *counsel)
{
    Facts facts = facts_of(ai, game, choice, &counsel->turn);
    tell(&facts, NULL, counsel);
}

Counsel counsel_on(const Ai *ai, const Game *game, const AiChoice *choice, int index)
{
    Counsel counsel = {.turn = choice->candidates[index]};
    if (choice->count > 1)
        counsel.next = choice->candidates[index == 0 ? 1 : 0];
    reason(ai, game, choice, &counsel);
    return counsel;
}

Counsel counsel_on_played(const Ai *ai, const Game *game, const AiChoice *choice, const Move *moves,
                          int count)
{
    for (int i = 0; i < choice->count; i++) {
        const AiCandidate *known = &choice->candidates[i];
        if (moves_equal(known->moves, known->count, moves, count))
            return counsel_on(ai, game, choice, i);
    }
    Counsel counsel = {.turn = {.count = count}};
    memcpy(counsel.turn.moves, moves, (size_t)count * sizeof *moves);
    AiReasons reasons = ai_reasons(ai, game, &counsel.turn);
    for (int part = 0; part < AI_PARTS; part++)
        counsel.turn.value += reasons.mine[part] - reasons.others[part];
    counsel.turn.worth = counsel.turn.value;
    if (choice->count > 0)
        counsel.next = choice->candidates[0];
    reason(ai, game, choice, &counsel);
    return counsel;
}

Counsel counsel_on_better(const Ai *ai, const Game *game, const AiChoice *choice,
                          const AiCandidate *better, const AiCandidate *done)
{
    Counsel counsel = counsel_on_played(ai, game, choice, better->moves, better->count);
    Facts facts = facts_of(ai, game, choice, better), its = facts_of(ai, game, choice, done);
    counsel.count = 0;
    tell(&facts, &its, &counsel);
    return counsel;
}

int counsel_places(const AiChoice *choice, float clear, int most, uint8_t *indices)
{
    int count = 0;
    for (int i = 0; i < choice->count && count < most; i++) {
        Move move = choice->candidates[i].moves[0];
        bool known = false;
        for (int k = 0; k < count; k++)
            known |= cell_equal(choice->candidates[indices[k]].moves[0].cell, move.cell);
        if (!known)
            indices[count++] = (uint8_t)i;
    }
    bool far_ahead =
        count > 1 &&
        choice->candidates[indices[0]].worth - choice->candidates[indices[1]].worth >= clear;
    return far_ahead ? 1 : count;
}

float counsel_lead(const Counsel *places, int index)
{
    if (index == 0)
        return fmaxf(places[0].turn.worth - places[1].turn.worth, 0);
    return fminf(places[index].turn.worth - places[0].turn.worth, 0);
}
