/* One who plays in a duel: one of our own levels, or a program. */
#ifndef DUEL_CONTENDER_H
#define DUEL_CONTENDER_H

#include "ai/ai.h"
#include "core/record.h"
#include "play/explain.h"
#include "program.h"

typedef struct Contender {
    const char *name;    /* as it was given: "hard", "cmd:PROGRAM ARGS" */
    AiLevel level;       /* AI_LEVELS: a program */
    bool hinted;         /* hard by the hints alone: its pieces are those that went with the tile */
    Explanation hint;    /* the last one's first place */
    int played;          /* moves since then */
    const char *command; /* of a program */
    Program *program;    /* NULL while it does not run */
    Random chance;
    double seconds; /* it has for a decision; 0: iterations count, for a level */
    uint32_t iterations;
    long decisions;
    double thought; /* seconds: of a core for a level, as they pass for a program */
} Contender;

/* False where the name is neither a level, "hint" for one who follows those of hard, nor "cmd:" and
 * a command. */
bool contender_init(Contender *contender, const char *name);

/* Asks for the decision that is due in `game`, which `record` led to. NULL when `move` is legal;
 * else what was wrong, in words that stay good until the next call, and a program is stopped. */
const char *contender_decide(Contender *contender, const Ai *ai, const Record *record,
                             const Game *game, Move *move);

void contender_end(Contender *contender);

#endif
