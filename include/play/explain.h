/* What speaks for a turn, as facts in plain sight: what it closes, joins, hunts and keeps, ordered
 * by the points that each of them adds: those that the turn gives at once or at the end as it is,
 * and else by how much it moved the valuation (ai_reasons) against the other turns that were
 * weighed. Whatever points the turn gives at once, to whom ever, are always told, and the most that
 * it gives up and that it brings others at the end where there is room. Any other fact is told only
 * where playing the turn shows it (play/preview.h) and the numbers do not speak against it. */
#ifndef PLAY_EXPLAIN_H
#define PLAY_EXPLAIN_H

#include "ai/ai.h"
#include "core/query.h"

typedef enum ReasonKind {
    REASON_SCORES,  /* an area of one's own is closed, or a power's points: `points` */
    REASON_GIVES,   /* another's area is closed before it grows: `points` for `player` */
    REASON_COSTS,   /* another gets points at once, which does not speak for the turn: likewise */
    REASON_LOSES,   /* an area of one's own comes to be others': it brought `points` */
    REASON_FEEDS,   /* others' grasslands and river systems bring them `adds` more, as they are;
                       where it is one of one `player`, `summed` is 0 */
    REASON_DENIES,  /* another's forest or river can no longer close: `player` */
    REASON_HINDERS, /* of the tiles left `points` fewer fit a cell that another's forest or river
                       lies open to: a third of them or more */
    REASON_EXTRA,   /* an extra turn, by a forest that is not told of as scored */
    REASON_PIECE,   /* a piece is put: `role`, and what its area would bring as it is: `points` */
    REASON_GROWS,   /* an area of one's own grows: `points` as it is, of which it adds `adds` */
    REASON_SHARES,  /* one comes to hold a part of another's area: `player`, `points` */
    REASON_PREY,    /* tigers take deer from `player`: `points` of them */
    REASON_SAVES,   /* tigers take fewer deer from oneself: `points` of them */
    REASON_RECALLS, /* a meeple comes back */
    REASON_KEEPS, /* no meeple is put: `points` are those kept in hand; one would be `role` here, in
                     an area that brings `adds` as it is */
    /* What the tile would do elsewhere, told where nothing else speaks for the turn: */
    REASON_NO_PREY, /* its tigers would take `points` deer from one's own hunters */
    REASON_NO_LOSS, /* one would share or lose an area that brings `points` as it is */
    REASON_NO_FEED, /* it would bring `player` `points` at the end, as it is: two or more */
    REASON_QUIET,   /* nothing of all that, or no more than kept meeples */
    REASONS
} ReasonKind;

typedef struct Reason {
    uint8_t kind;   /* ReasonKind */
    uint8_t player; /* whose area it is, or who gets the points */
    uint8_t role;   /* Role: of the piece */
    uint8_t zone;   /* ZoneKind of the area; ZONE_LAKE: a river system */
    uint8_t tiles;  /* of the area */
    uint8_t open;   /* its open ends */
    uint8_t award;  /* AwardKind, of REASON_SCORES, REASON_GIVES and REASON_COSTS */
    uint8_t summed; /* of these: so many awards that there was no row for are told in one; or 0;
                       of REASON_FEEDS so many areas and players */
    uint8_t fish;   /* that an award counts besides tiles; of REASON_GROWS: that a river system has
                       more, where they are all that it has more */
    uint8_t groups; /* and groups of mushrooms */
    bool last;      /* of a piece: the player's last one */
    bool put;       /* of REASON_SCORES: only with the piece that goes with the tile: `role` */
    bool joined;    /* of a piece: the tile joins its area to others; else it begins there */
    bool turn;      /* closing the forest earns an extra turn: now (REASON_SCORES), or later */
    bool best;      /* of REASON_QUIET: no turn that was weighed is worth more */
    bool late;      /* one has no turn left to close it oneself */
    bool never;     /* the area is a forest or river that stays open, and brings nothing */
    int16_t points;
    int16_t least;    /* of one that lies open and can be closed: what that brings at least */
    int16_t adds;     /* what an area that grows is worth more as it is, to oneself; of
                         REASON_FEEDS to others */
    int16_t expected; /* of a hunter or hut: points that the valuation expects of it by the end */
    float weight;     /* what orders them: points; below 0 it does not speak for the turn */
} Reason;

/* Whether somebody gets points at once. */
static inline bool reason_scores_at_once(const Reason *reason)
{
    return reason->kind == REASON_SCORES || reason->kind == REASON_GIVES ||
           reason->kind == REASON_COSTS;
}

/* Whether it is what the turn costs: nothing that speaks for it. */
static inline bool reason_is_price(const Reason *reason)
{
    return reason->kind == REASON_COSTS || reason->kind == REASON_LOSES ||
           reason->kind == REASON_FEEDS;
}

enum { MAX_REASONS = 3 };

typedef struct Explanation {
    /* What was weighed, and the best of the others; next.count 0: none. Next to the turn that was
     * found best it is worth no more, whatever fewer games say. */
    AiCandidate turn, next;
    uint8_t count; /* 1..MAX_REASONS */
    Reason reasons[MAX_REASONS];
    Reason
        kept; /* why no meeple is put, whether told or not: of REASON_KEEPS, else there is none */
} Explanation;

/* What speaks for turn `index` of `choice`, against the others of it. `game` is the one that was
 * decided. */
Explanation explain_on(const Ai *ai, const Game *game, const AiChoice *choice, int index);

/* The same for a turn that was played: `moves` from the decision on, 1 to AI_MOVES of them. Where
 * the choice does not have it, what it is worth is the valuation's word alone. */
Explanation explain_on_played(const Ai *ai, const Game *game, const AiChoice *choice,
                              const Move *moves, int count);

/* The same for a turn that is better than the one that was `done`, in the same game: what the
 * latter does as well comes last. Of both turns the moves alone are read. */
Explanation explain_on_better(const Ai *ai, const Game *game, const AiChoice *choice,
                              const AiCandidate *better, const AiCandidate *done);

/* The best turn for each of the `most` best cells of a choice: their indices, the chosen one first,
 * then by what they are worth; returns how many. Where the first is ahead of the second by `clear`
 * points it is the only one. */
int explain_places(const AiChoice *choice, float clear, int most, uint8_t *indices);

/* The first of a hint's places whose turn begins with so many moves that were `played`, and goes
 * on; -1: none. What goes with them is its turn.moves[played]. */
int explain_goes_on(const Explanation *places, int count, const Move *moves, int played);

/* Points that place `index` of such places is told to be ahead of the second, where it is the
 * first, or to be behind the first: 0 where what is expected speaks against their order, which also
 * goes by how sure that is. There are two places or more. */
float explain_lead(const Explanation *places, int index);

#endif
