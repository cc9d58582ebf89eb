#include "play/counsel.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play/blocked.h"
#include "play/outlook.h"
#include "play/preview.h"

enum { MAX_FACTS = 48 };

/* Facts of one turn, while they are gathered. */
typedef struct Facts {
    const Edition *edition;
    const Game *game;
    int me;
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

static void add_award(Facts *facts, const Preview *preview, const Award *award)
{
    static const uint8_t zones[AWARDS] = {[AWARD_FOREST] = ZONE_FOREST,
                                          [AWARD_RIVER] = ZONE_RIVER,
                                          [AWARD_LOGBOAT] = ZONE_LAKE,
                                          [AWARD_HUNTING_TRAP] = ZONE_MEADOW};
    bool mine = award->player == facts->me;
    /* What is scored is no longer expected: both parts together say what it was worth. */
    float gain = facts->gains[AI_POINTS] + facts->gains[part_of(zones[award->kind])];
    Reason *reason = add(facts, mine ? REASON_SCORES : REASON_GIVES,
                         (mine ? fmaxf(gain, 0) : gain) + plain * (float)award->points);
    reason->player = award->player;
    reason->award = award->kind;
    reason->zone = zones[award->kind];
    reason->tiles = award->tiles;
    reason->fish = award->fish;
    reason->groups = award->mushrooms;
    reason->points = (int16_t)award->points;
    reason->turn = mine && preview->extra_turn && award->node == preview->extra_node;
    if (reason->turn)
        reason->weight += weight_of_extra(facts);
}

static void add_area_line(Facts *facts, const Preview *preview, PreviewLine line, Move place)
{
    const PreviewArea *area = &preview->areas[line.index];
    float gain = facts->gains[part_of(area->info.kind)];
    unsigned me = 1u << facts->me;
    bool had = false;
    int other = -1;
    for (int i = 0; i < area->part_count; i++) {
        had |= area->parts[i].majority & me;
        if (other < 0)
            other = other_of(area->parts[i].majority, facts->me);
    }
    if (!(area->info.majority & me) || area->info.closed)
        return;
    float weight = gain + plain * (float)area->info.points;
    bool shares = line.kind == PREVIEW_CONTEST && other >= 0;
    if (!shares && (!had || area->info.points == 0))
        return;
    Game after;
    preview_after(facts->edition, facts->game, place, &after);
    if (outlook_stays_open(facts->edition, &after, &area->info))
        return;
    Reason *reason = add(facts, shares ? REASON_SHARES : REASON_GROWS, weight);
    set_area(reason, &area->info);
    set_outlook(reason, facts->edition, &after, &area->info);
    reason->turn = earns_later(facts, facts->game, &area->info, place, preview->extra_turn);
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

static void add_system_line(Facts *facts, const PreviewSystem *system)
{
    unsigned me = 1u << facts->me;
    bool had = false;
    for (int i = 0; i < system->part_count; i++)
        had |= system->parts[i].majority & me;
    if (!had || !(system->info.majority & me) || system->info.points == 0)
        return;
    Reason *reason =
        add(facts, REASON_GROWS, facts->gains[AI_SYSTEMS] + plain * (float)system->info.points);
    set_system(reason, &system->info);
}

static void add_place(Facts *facts, Move place)
{
    Preview preview = preview_place(facts->edition, facts->game, place.cell, place.rotation);
    for (int i = 0; i < preview.award_count; i++)
        add_award(facts, &preview, &preview.awards[i]);
    for (int i = 0; i < preview.line_count; i++) {
        PreviewLine line = preview.lines[i];
        if (line.kind == PREVIEW_EXTRA_TURN)
            add(facts, REASON_EXTRA, weight_of_extra(facts));
        else if (line.kind == PREVIEW_PREY)
            add_prey(facts, &preview.areas[line.index]);
        else if (line.kind == PREVIEW_SYSTEM_JOIN || line.kind == PREVIEW_SYSTEM_CONTEST)
            add_system_line(facts, &preview.systems[line.index]);
        else if (line.kind == PREVIEW_CONTEST || line.kind == PREVIEW_JOIN ||
                 line.kind == PREVIEW_GROWTH)
            add_area_line(facts, &preview, line, place);
    }
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

/* A meeple or hut put by `move` in `game`, the tile lying. */
static void add_piece(Facts *facts, const Game *game, Move move)
{
    Preview preview = preview_piece(facts->edition, game, move);
    const Tile *tile = &facts->edition->tiles.tiles[game->hand];
    bool hut = move.kind == MOVE_HUT;
    Piece piece = {(uint8_t)facts->me, hut ? PIECE_HUT : PIECE_MEEPLE, tile->zones[move.zone].node};
    for (int i = 0; i < preview.award_count; i++)
        if (preview.awards[i].player == facts->me)
            add_award(facts, &preview, &preview.awards[i]);
    int zone = hut ? ZONE_LAKE : tile->zones[move.zone].kind;
    float weight = fmaxf(facts->gains[part_of(zone)], 0) + .1f;
    Reason *reason = add(facts, REASON_PIECE, weight);
    if (hut) {
        set_system(reason, &preview.systems[0].info);
    } else {
        set_area(reason, &preview.areas[0].info);
        set_outlook(reason, facts->edition, game, &preview.areas[0].info);
    }
    reason->turn =
        !hut && earns_later(facts, game, &preview.areas[0].info, move, preview.extra_turn);
    reason->joined = reason->tiles > 1;
    reason->role = (uint8_t)piece_role(&facts->edition->tiles, piece);
    reason->last = (hut ? game->huts : game->meeples)[facts->me] == 1;
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
            add_piece(facts, &game, move);
            put = true;
        } else if (move.kind == MOVE_RECALL) {
            add(facts, REASON_RECALLS, facts->gains[AI_MEEPLES] + plain);
        } else if (move.kind == MOVE_PASS && game.meeples[facts->me] > 0 &&
                   facts->gains[AI_MEEPLES] > 0) {
            add(facts, REASON_KEEPS, facts->gains[AI_MEEPLES])->points = game.meeples[facts->me];
        }
        game_advance(facts->edition, &game, move, NULL);
    }
    if (!put && facts->gains[AI_LURES] > starving)
        add(facts, REASON_STARVES, facts->gains[AI_LURES]);
}

/* Parts of the turn less the mean of the others'. With no other turn nothing speaks for or against
 * any part. */
static void weigh(const Ai *ai, const Game *game, const AiChoice *choice, const AiCandidate *turn,
                  float gains[AI_PARTS])
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
    for (int part = 0; part < AI_PARTS; part++)
        gains[part] = others ? mine.mine[part] - mine.others[part] - sums[part] / (float)others : 0;
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
    return a->kind == b->kind && (a->player == b->player || a->kind == REASON_EXTRA);
}

/* Whether a fact of one turn is told in the same words as one of another turn. */
static bool same_words(const Reason *a, const Reason *b)
{
    bool closes = a->kind == REASON_SCORES || a->kind == REASON_GIVES;
    bool counts = a->kind == REASON_PREY || a->kind == REASON_SAVES || a->kind == REASON_KEEPS;
    return a->kind == b->kind && a->player == b->player && a->zone == b->zone &&
           a->role == b->role && (!counts || a->points == b->points) &&
           (!closes || (a->award == b->award && a->tiles == b->tiles && a->turn == b->turn));
}

static bool has_too(const Facts *facts, const Reason *fact)
{
    bool has = false;
    for (int i = 0; i < facts->count; i++)
        has |= same_words(&facts->items[i], fact);
    return has;
}

/* The heaviest facts, each told once; those first that `other` (NULL: no turn) does not have. */
static void choose(const Facts *facts, const Facts *other, Counsel *counsel)
{
    while (counsel->count < MAX_REASONS) {
        const Reason *best = NULL;
        bool shares = false; /* the best one so far */
        for (int i = 0; i < facts->count; i++) {
            const Reason *fact = &facts->items[i];
            bool told = fact->weight < 0; /* it speaks against the turn */
            bool shared = other && has_too(other, fact);
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
    if (counsel->count == 0)
        counsel->reasons[counsel->count++] =
            (Reason){.kind = REASON_QUIET, .player = (uint8_t)facts->me};
}

static Facts facts_of(const Ai *ai, const Game *game, const AiChoice *choice,
                      const AiCandidate *turn)
{
    Facts facts = {.edition = ai->lore.edition, .game = game, .me = game->player};
    weigh(ai, game, choice, turn, facts.gains);
    if (turn->moves[0].kind == MOVE_PLACE) {
        add_place(&facts, turn->moves[0]);
        add_blocked(&facts, turn->moves[0]);
    }
    add_pieces(&facts, turn);
    return facts;
}

/* `turn` with its reasons. */
static void reason(const Ai *ai, const Game *game, const AiChoice *choice, Counsel *counsel)
{
    Facts facts = facts_of(ai, game, choice, &counsel->turn);
    choose(&facts, NULL, counsel);
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
    choose(&facts, &its, &counsel);
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
