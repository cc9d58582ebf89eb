#include "play/counsel.h"

#include <math.h>
#include <string.h>

#include "counsel_facts.h"

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

/* The largest of what one has no more, or of what others have more. One row is left to what speaks
 * for the turn. */
static void tell_price(const Facts *facts, ReasonKind kind, Counsel *counsel)
{
    const Reason *most = NULL;
    int room = MAX_REASONS - 1;
    for (int i = 0; i < facts->count; i++)
        if (facts->items[i].kind == kind && (!most || facts->items[i].weight > most->weight))
            most = &facts->items[i];
    for (int i = 0; i < counsel->count; i++)
        if (!reason_is_price(&counsel->reasons[i]))
            room = MAX_REASONS;
    if (most && counsel->count < room)
        counsel->reasons[counsel->count++] = *most;
}

/* What others have more is told before that meeples are kept, unless nothing else speaks for the
 * turn. */
static void tell_feed(const Facts *facts, Counsel *counsel)
{
    int kept = -1, speak = 0;
    bool feeds = false;
    for (int i = 0; i < facts->count; i++)
        feeds |= facts->items[i].kind == REASON_FEEDS;
    for (int i = 0; i < counsel->count; i++) {
        kept = counsel->reasons[i].kind == REASON_KEEPS ? i : kept;
        speak += !reason_is_price(&counsel->reasons[i]);
    }
    if (feeds && counsel->count == MAX_REASONS && kept >= 0 && speak > 1)
        counsel->reasons[kept] = counsel->reasons[--counsel->count];
    tell_price(facts, REASON_FEEDS, counsel);
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
            bool shared = counsel_has_too(other, fact);
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

/* Where nothing that is told speaks for the place, the harm is told that the tile does elsewhere,
 * or at last why no meeple is put, or that there is nothing to say. */
static void tell_quiet(const Facts *facts, Counsel *counsel)
{
    Move place = counsel->turn.moves[0];
    Reason quiet = {.kind = REASON_QUIET,
                    .player = (uint8_t)facts->me,
                    .best = counsel->next.count == 0 || counsel->turn.worth >= counsel->next.worth};
    bool told = false;
    for (int i = 0; i < counsel->count; i++) {
        told |= counsel->reasons[i].kind == REASON_KEEPS;
        if (counsel->reasons[i].kind == REASON_KEEPS)
            quiet.weight = counsel->reasons[i].weight + counsel_plain;
        else if (!reason_is_price(&counsel->reasons[i]))
            return;
    }
    if (counsel->count == MAX_REASONS)
        return;
    float weight = quiet.weight;
    bool spared = place.kind == MOVE_PLACE && counsel_spared(facts, place, &quiet);
    if (told && !spared)
        return;
    if (!spared && counsel->kept.kind == REASON_KEEPS)
        quiet = counsel->kept;
    quiet.weight = weight;
    counsel->reasons[counsel->count++] = quiet;
}

/* Whether `a` comes before `b`: what `other` (NULL: no turn) does not do, then what is heavier. */
static bool leads(const Reason *a, const Reason *b, const Facts *other)
{
    bool shared = counsel_has_too(other, a);
    return shared != counsel_has_too(other, b) ? !shared : a->weight > b->weight;
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

/* Those first that `other` (NULL: no turn) does not have. */
static void tell(const Facts *facts, const Facts *other, Counsel *counsel)
{
    counsel->kept = (Reason){0};
    for (int i = 0; i < facts->count; i++)
        if (facts->items[i].kind == REASON_KEEPS)
            counsel->kept = facts->items[i];
    counsel_tell_awards(facts, other, counsel);
    tell_price(facts, REASON_LOSES, counsel);
    tell_facts(facts, other, counsel);
    tell_quiet(facts, counsel);
    tell_feed(facts, counsel);
    put_in_order(counsel, other);
}

/* `turn` with its reasons. */
static void reason(const Ai *ai, const Game *game, const AiChoice *choice, Counsel *counsel)
{
    Facts facts = counsel_facts_of(ai, game, choice, &counsel->turn);
    tell(&facts, NULL, counsel);
}

Counsel counsel_on(const Ai *ai, const Game *game, const AiChoice *choice, int index)
{
    Counsel counsel = {.turn = choice->candidates[index]};
    if (choice->count > 1)
        counsel.next = choice->candidates[index == 0 ? 1 : 0];
    if (choice->count > 1 && index == 0)
        counsel.next.worth = fminf(counsel.next.worth, counsel.turn.worth);
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
    Facts facts = counsel_facts_of(ai, game, choice, better);
    Facts its = counsel_facts_of(ai, game, choice, done);
    counsel.count = 0;
    tell(&facts, &its, &counsel);
    return counsel;
}

/* Places are in the order of the choice, which also goes by how sure their worth is. Their worth is
 * told: so those after the first, which is chosen, go by that alone. */
static void put_by_worth(const AiChoice *choice, uint8_t *indices, int count)
{
    for (int i = 2; i < count; i++) {
        uint8_t index = indices[i];
        int at = i;
        for (;
             at > 1 && choice->candidates[index].worth > choice->candidates[indices[at - 1]].worth;
             at--)
            indices[at] = indices[at - 1];
        indices[at] = index;
    }
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
    put_by_worth(choice, indices, count);
    bool far_ahead =
        count > 1 &&
        choice->candidates[indices[0]].worth - choice->candidates[indices[1]].worth >= clear;
    return far_ahead ? 1 : count;
}

int counsel_goes_on(const Counsel *places, int count, const Move *moves, int played)
{
    for (int i = 0; i < count; i++)
        if (played < places[i].turn.count &&
            moves_equal(places[i].turn.moves, played, moves, played))
            return i;
    return -1;
}

float counsel_lead(const Counsel *places, int index)
{
    if (index == 0)
        return fmaxf(places[0].turn.worth - places[1].turn.worth, 0);
    return fminf(places[index].turn.worth - places[0].turn.worth, 0);
}
