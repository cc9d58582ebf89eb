#include "play/explain.h"

#include <math.h>
#include <string.h>

#include "explain_facts.h"

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
static void tell_price(const Facts *facts, ReasonKind kind, Explanation *explanation)
{
    const Reason *most = NULL;
    int room = MAX_REASONS - 1;
    for (int i = 0; i < facts->count; i++)
        if (facts->items[i].kind == kind && (!most || facts->items[i].weight > most->weight))
            most = &facts->items[i];
    for (int i = 0; i < explanation->count; i++)
        if (!reason_is_price(&explanation->reasons[i]))
            room = MAX_REASONS;
    if (most && explanation->count < room)
        explanation->reasons[explanation->count++] = *most;
}

/* What others have more is told before that meeples are kept, unless nothing else speaks for the
 * turn. */
static void tell_feed(const Facts *facts, Explanation *explanation)
{
    int kept = -1, speak = 0;
    bool feeds = false;
    for (int i = 0; i < facts->count; i++)
        feeds |= facts->items[i].kind == REASON_FEEDS;
    for (int i = 0; i < explanation->count; i++) {
        kept = explanation->reasons[i].kind == REASON_KEEPS ? i : kept;
        speak += !reason_is_price(&explanation->reasons[i]);
    }
    if (feeds && explanation->count == MAX_REASONS && kept >= 0 && speak > 1)
        explanation->reasons[kept] = explanation->reasons[--explanation->count];
    tell_price(facts, REASON_FEEDS, explanation);
}

/* Adds the heaviest facts, each told once, as far as there is room; those first that `other` (NULL:
 * no turn) does not have. */
static void tell_facts(const Facts *facts, const Facts *other, Explanation *explanation)
{
    while (explanation->count < MAX_REASONS) {
        const Reason *best = NULL;
        bool shares = false; /* the best one so far */
        for (int i = 0; i < facts->count; i++) {
            const Reason *fact = &facts->items[i];
            bool told = fact->weight < 0; /* it speaks against the turn */
            bool shared = explain_has_too(other, fact);
            for (int k = 0; k < explanation->count; k++)
                told |= alike(fact, &explanation->reasons[k]);
            if (told || (best && (shared != shares ? shared : fact->weight <= best->weight)))
                continue;
            best = fact;
            shares = shared;
        }
        if (!best)
            break;
        explanation->reasons[explanation->count++] = *best;
    }
}

/* Where nothing that is told speaks for the place, the harm is told that the tile does elsewhere,
 * or at last why no meeple is put, or that there is nothing to say. */
static void tell_quiet(const Facts *facts, Explanation *explanation)
{
    Move place = explanation->turn.moves[0];
    Reason quiet = {.kind = REASON_QUIET,
                    .player = (uint8_t)facts->me,
                    .best = explanation->next.count == 0 ||
                            explanation->turn.worth >= explanation->next.worth};
    bool told = false;
    for (int i = 0; i < explanation->count; i++) {
        told |= explanation->reasons[i].kind == REASON_KEEPS;
        if (explanation->reasons[i].kind == REASON_KEEPS)
            quiet.weight = explanation->reasons[i].weight + explain_plain;
        else if (!reason_is_price(&explanation->reasons[i]))
            return;
    }
    if (explanation->count == MAX_REASONS)
        return;
    float weight = quiet.weight;
    bool spared = place.kind == MOVE_PLACE && explain_spared(facts, place, &quiet);
    if (told && !spared)
        return;
    if (!spared && explanation->kept.kind == REASON_KEEPS)
        quiet = explanation->kept;
    quiet.weight = weight;
    explanation->reasons[explanation->count++] = quiet;
}

/* Whether `a` comes before `b`: what `other` (NULL: no turn) does not do, then what is heavier. */
static bool leads(const Reason *a, const Reason *b, const Facts *other)
{
    bool shared = explain_has_too(other, a);
    return shared != explain_has_too(other, b) ? !shared : a->weight > b->weight;
}

/* What is equal stays in its order. */
static void put_in_order(Explanation *explanation, const Facts *other)
{
    for (int i = 1; i < explanation->count; i++) {
        Reason reason = explanation->reasons[i];
        int at = i;
        for (; at > 0 && leads(&reason, &explanation->reasons[at - 1], other); at--)
            explanation->reasons[at] = explanation->reasons[at - 1];
        explanation->reasons[at] = reason;
    }
}

/* Those first that `other` (NULL: no turn) does not have. */
static void tell(const Facts *facts, const Facts *other, Explanation *explanation)
{
    explanation->kept = (Reason){0};
    for (int i = 0; i < facts->count; i++)
        if (facts->items[i].kind == REASON_KEEPS)
            explanation->kept = facts->items[i];
    explain_tell_awards(facts, other, explanation);
    tell_price(facts, REASON_LOSES, explanation);
    tell_facts(facts, other, explanation);
    tell_quiet(facts, explanation);
    tell_feed(facts, explanation);
    put_in_order(explanation, other);
}

/* `turn` with its reasons. */
static void reason(const Ai *ai, const Game *game, const AiChoice *choice, Explanation *explanation)
{
    Facts facts = explain_facts_of(ai, game, choice, &explanation->turn);
    tell(&facts, NULL, explanation);
}

Explanation explain_on(const Ai *ai, const Game *game, const AiChoice *choice, int index)
{
    Explanation explanation = {.turn = choice->candidates[index]};
    if (choice->count > 1)
        explanation.next = choice->candidates[index == 0 ? 1 : 0];
    if (choice->count > 1 && index == 0)
        explanation.next.worth = fminf(explanation.next.worth, explanation.turn.worth);
    reason(ai, game, choice, &explanation);
    return explanation;
}

Explanation explain_on_played(const Ai *ai, const Game *game, const AiChoice *choice,
                              const Move *moves, int count)
{
    for (int i = 0; i < choice->count; i++) {
        const AiCandidate *known = &choice->candidates[i];
        if (moves_equal(known->moves, known->count, moves, count))
            return explain_on(ai, game, choice, i);
    }
    Explanation explanation = {.turn = {.count = count}};
    memcpy(explanation.turn.moves, moves, (size_t)count * sizeof *moves);
    AiReasons reasons = ai_reasons(ai, game, &explanation.turn);
    for (int part = 0; part < AI_PARTS; part++)
        explanation.turn.value += reasons.mine[part] - reasons.others[part];
    explanation.turn.worth = explanation.turn.value;
    if (choice->count > 0)
        explanation.next = choice->candidates[0];
    reason(ai, game, choice, &explanation);
    return explanation;
}

Explanation explain_on_better(const Ai *ai, const Game *game, const AiChoice *choice,
                              const AiCandidate *better, const AiCandidate *done)
{
    Explanation explanation = explain_on_played(ai, game, choice, better->moves, better->count);
    Facts facts = explain_facts_of(ai, game, choice, better);
    Facts its = explain_facts_of(ai, game, choice, done);
    explanation.count = 0;
    tell(&facts, &its, &explanation);
    return explanation;
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

int explain_places(const AiChoice *choice, float clear, int most, uint8_t *indices)
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

int explain_goes_on(const Explanation *places, int count, const Move *moves, int played)
{
    for (int i = 0; i < count; i++)
        if (played < places[i].turn.count &&
            moves_equal(places[i].turn.moves, played, moves, played))
            return i;
    return -1;
}

float explain_lead(const Explanation *places, int index)
{
    if (index == 0)
        return fmaxf(places[0].turn.worth - places[1].turn.worth, 0);
    return fminf(places[index].turn.worth - places[0].turn.worth, 0);
}
