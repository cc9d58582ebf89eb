#include "contender.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "request.h"
#include "timer.h"

/* What a program may be late by before it has lost: for the pipes and the system's scheduling. */
static const double grace = .25;

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
        double start = timer_now();
        const char *fault = ask_program(contender, ai, record, game, move);
        contender->thought += timer_now() - start;
        return fault;
    }
    Timer timer = timer_start(timer_worked, contender->seconds);
    AiBudget budget = {.iterations = contender->iterations};
    if (contender->seconds > 0) {
        budget.spent = timer_spent;
        budget.context = &timer;
    }
    ai_choose(ai, game, contender->level, &contender->chance, &budget, &choice);
    contender->thought += timer_worked() - timer.start;
    *move = choice.move;
    return NULL;
}

void contender_end(Contender *contender)
{
    program_stop(contender->program);
    contender->program = NULL;
}
