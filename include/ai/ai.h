/* Computer players. They see what a person at the table sees: whatever game they are given, they
 * look at game_sight of it, whose stacks are shuffled anew. They have no clock, take no memory and
 * keep nothing from one decision to the next: the same game, level, chance and number of iterations
 * give the same decision on every platform.
 *
 * random chooses any move; naive looks one decision ahead, at its own projected points less the
 * best other's; one-turn looks one turn ahead, by the learnt valuation; hard plays the best turns
 * on over draws by chance, and drops those that are surely worse. The other seven are the computers
 * that people play against: six look one turn ahead with a character (styles.h in src/ai), aurochs
 * is hard. */
#ifndef AI_AI_H
#define AI_AI_H

#include "ai/rule_data.h"
#include "core/random.h"

/* From AI_EASY on those that people play against, in the order of strength. */
typedef enum AiLevel {
    AI_RANDOM,
    AI_NAIVE,
    AI_TURN,
    AI_HARD,
    AI_EASY,
    AI_GATHERER,
    AI_FISHER,
    AI_NORMAL,
    AI_SHAMAN,
    AI_ELDER,
    AI_AUROCHS,
    AI_LEVELS
} AiLevel;

extern const char *const ai_level_words[AI_LEVELS];

/* Whether the level needs a budget: it plays turns on as long as that allows. */
bool ai_searches(AiLevel level);

struct Weights;

/* A player's knowledge of one edition: made once, only read from then on, by any number of threads.
 * Takes tens of KB and stays good as long as the edition. */
typedef struct Ai {
    RuleData data;
    const struct Weights *weights, *leaf_weights, *level_weights;
} Ai;

void ai_init(Ai *ai, const Edition *edition);

/* How long hard may think. It thinks until `iterations` games were played on, or `spent` says so.
 */
typedef struct AiBudget {
    uint32_t iterations; /* 0: as many as `spent` allows */
    /* The share of the time that is gone; from 1 on the decision is due at once. Asked every
     * millisecond or so. May be NULL if `iterations` is not 0; without both the search would never
     * end. */
    float (*spent)(void *context);
    void *context;
} AiBudget;

/* What the worth of a position is made of, in points. */
typedef enum AiPart {
    AI_POINTS,  /* scored already */
    AI_FORESTS, /* the rest is expected */
    AI_RIVERS,
    AI_MEADOWS,
    AI_SYSTEMS,
    AI_MEEPLES, /* kept in hand */
    AI_HUTS,
    AI_LURES, /* empty areas that the next player may take */
    AI_EXTRA, /* an extra turn */
    AI_PARTS
} AiPart;

enum { MAX_CANDIDATES = 16, AI_MOVES = 3 };

/* A turn that was considered. */
typedef struct AiCandidate {
    int count; /* moves from the decision on: place, recall or keep, and a piece or none */
    Move moves[AI_MOVES];
    float worth;    /* expected final points, over the mean of the others */
    float value;    /* the same by the valuation alone, one turn ahead */
    uint32_t games; /* that were played on from it: `worth` is their mean; 0: it is `value` */
} AiCandidate;

typedef struct AiChoice {
    Move move;
    int count;                              /* random and naive give no candidates */
    AiCandidate candidates[MAX_CANDIDATES]; /* best first; the first one begins with `move` */
    uint32_t iterations; /* games played on in all, from turns that are not among these too */
} AiChoice;

/* Decides for whoever's decision it is; the game must not be over. `chance` is moved on. `budget`
 * is for levels that search and may be NULL for the others. Fills `choice`. */
void ai_choose(const Ai *ai, const Game *game, AiLevel level, Random *chance,
               const AiBudget *budget, AiChoice *choice);

/* Adds what another search for the same decision found to `choice` (searches on other cores, each
 * with a chance of its own). */
void ai_join(AiChoice *choice, const AiChoice *other);

/* What a candidate's `value` is made of: the part of whoever decides, and the mean of the others'
 * (to be subtracted). */
typedef struct AiReasons {
    float mine[AI_PARTS], others[AI_PARTS];
} AiReasons;

/* `game` is the one that was decided. */
AiReasons ai_reasons(const Ai *ai, const Game *game, const AiCandidate *candidate);

/* The chance, 0..1, to win (or the share, with others) with so many points expected over the mean
 * of the others, as games of one-turn against itself came out; at the end, what came. For telling,
 * never for choosing. */
float ai_share(const Game *game, float worth);

/* What the game is worth to each player: expected final points over the mean of the others, by the
 * valuation, with the decision that is due made as well as it can see. At the end: points. */
void ai_worth(const Ai *ai, const Game *game, float worth[MAX_PLAYERS]);

/* How lucky the draw of the tile in hand was, for each player: ai_worth with it, less the mean of
 * ai_worth over all tiles of its stack that fit and could have come instead, it included. Only in
 * PHASE_PLACE. */
void ai_luck(const Ai *ai, const Game *game, float luck[MAX_PLAYERS]);

#endif
