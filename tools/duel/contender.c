#include "contender.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "request.h"

/* What a program may be late by before it has lost: for the pipes and the system's scheduling. */
static const double grace = .25;

typedef struct Watch {
    clock_t start;
    double seconds;
} Watch;

/* Seconds of a core: what other programs take does not count. */
static double worked(clock_t start)
{
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static float spent(void *context)
{
    const Watch *watch = context;
    return (float)(worked(watch->start) / watch->seconds);
}

bool contender_init(Contender *contender, const char *name)
{
    contender->name = name;
    contender->level = AI_LEVELS;
    if (strncmp(name, "cmd:", 4) == 0 && name[4] != '\0') {
        contender->command = name + 4;
        return true;
    }
    for (int level = 0; level < AI_LEVELS; level++)
        if (strcmp(name, ai_level_words[level]) == 0)
            contender->level = (AiLevel)level;
    return contender->level != AI_LEVELS;
}

static const char *ask_program(Contender *c, const Ai *ai, const Record *record, const Game *game,
                               Move *move)
{
    static char request[MAX_REQUEST], fault[MAX_ANSWER + 64];
    char answer[MAX_ANSWER];
    const Edition *edition = ai->lore.edition;
    if (!c->program)
        c->program = program_start(c->command);
    if (!c->program) {
        snprintf(fault, sizeof fault, "it cannot be started: %s", strerror(errno));
        return fault;
    }
    request_write(edition, record, game, c->seconds, request);
    const char *silence = program_ask(c->program, request, c->seconds + grace, answer);
    if (!silence && move_read(edition, game, answer, move))
        return NULL;
    if (silence)
        snprintf(fault, sizeof fault, "%s", silence);
    else
        snprintf(fault, sizeof fault, "its answer is no legal decision: %s", answer);
    contender_end(c);
    return fault;
}

const char *contender_decide(Contender *contender, const Ai *ai, const Record *record,
                             const Game *game, Move *move)
{
    static AiChoice choice;
    contender->decisions++;
    if (contender->level == AI_LEVELS) {
        double start = now();
        const char *fault = ask_program(contender, ai, record, game, move);
        contender->thought += now() - start;
        return fault;
    }
    Watch watch = {clock(), contender->seconds};
    AiBudget budget = {.iterations = contender->iterations};
    if (contender->seconds > 0) {
        budget.spent = spent;
        budget.context = &watch;
    }
    ai_choose(ai, game, contender->level, &contender->chance, &budget, &choice);
    contender->thought += worked(watch.start);
    *move = choice.move;
    return NULL;
}

void contender_end(Contender *contender)
{
    program_stop(contender->program);
    contender->program = NULL;
}
