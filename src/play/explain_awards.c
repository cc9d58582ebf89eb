#include "explain_facts.h"

/* What it gives at once to oneself. */
static void weigh_own(const Facts *facts, const Award *award, Reason *reason)
{
    reason->kind = REASON_SCORES;
    reason->weight = award->points;
    reason->turn = award->node == facts->turn_awards.extra_node;
    reason->role = award->kind == AWARD_RIVER ? ROLE_FISHER : ROLE_GATHERER;
    reason->put =
        award->node == facts->put && (award->kind == AWARD_RIVER || award->kind == AWARD_FOREST);
    if (reason->turn)
        reason->weight += explain_weight_of_extra(facts);
}

/* What it gives at once to another. It speaks for the turn where the valuation finds so, one's own
 * points left out, and one has no part in it. */
static void weigh_given(const Facts *facts, const Award *award, Reason *reason)
{
    const TurnAwards *turn_awards = &facts->turn_awards;
    /* What is scored is no longer expected: both parts together say what it was worth. */
    float gain = facts->gains[AI_POINTS] + facts->gains[explain_part_of(reason->zone)] -
                 (float)turn_awards->points[facts->me];
    bool part = false;
    for (int i = 0; i < turn_awards->count; i++)
        part |= turn_awards->awards[i].player == facts->me &&
                turn_awards->awards[i].node == award->node;
    bool early = award->kind == AWARD_FOREST || award->kind == AWARD_RIVER;
    reason->kind = early && gain > 0 && !part ? REASON_GIVES : REASON_COSTS;
    reason->weight = reason->kind == REASON_GIVES ? gain + explain_plain * (float)award->points
                                                  : explain_weight_of_price(award->points);
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

bool explain_has_too(const Facts *facts, const Reason *reason)
{
    bool has = false;
    for (int i = 0; facts && i < facts->count; i++)
        has |= same_words(&facts->items[i], reason);
    for (int i = 0; facts && i < facts->turn_awards.count; i++) {
        Reason award = reason_of_award(facts, &facts->turn_awards.awards[i]);
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
    for (int i = 0; i < facts->turn_awards.count; i++) {
        const Award *award = &facts->turn_awards.awards[i];
        if ((award->player == facts->me) != own || award->points == 0)
            continue;
        Reason reason = reason_of_award(facts, award);
        if (explain_has_too(other, &reason))
            continue;
        int at = count++;
        for (; at > 0 && goes_before(&reason, &reasons[at - 1]); at--)
            reasons[at] = reasons[at - 1];
        reasons[at] = reason;
    }
    return count;
}

/* Adds such awards to the explanation in `most` rows, of which the last one takes all that is left.
 */
static void put_awards(Explanation *explanation, const Reason *reasons, int count, int most)
{
    int rows = count < most ? count : most;
    for (int i = 0; i < rows; i++)
        explanation->reasons[explanation->count++] = reasons[i];
    if (count <= most)
        return;
    Reason *last = &explanation->reasons[explanation->count - 1];
    last->summed = (uint8_t)(count - most + 1);
    last->award = AWARDS;
    last->fish = last->groups = 0;
    if (last->kind == REASON_GIVES) {
        last->kind = REASON_COSTS;
        last->weight = explain_weight_of_price(last->points);
    }
    for (int i = most; i < count; i++)
        last->points = (int16_t)(last->points + reasons[i].points);
}

void explain_tell_awards(const Facts *facts, const Facts *other, Explanation *explanation)
{
    Reason own[MAX_PREVIEW_AWARDS], others[MAX_PREVIEW_AWARDS];
    int mine = list_awards(facts, other, true, own);
    int given = list_awards(facts, other, false, others);
    put_awards(explanation, own, mine, MAX_REASONS - (given > 0));
    put_awards(explanation, others, given,
               MAX_REASONS - (explanation->count > 0 ? explanation->count : 1));
}
