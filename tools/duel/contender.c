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
    contender->hinted = strcmp(name, "hint") == 0;
    if (contender->hinted)
        contender->level = AI_HARD;
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
    const Edition *edition = ai->data.edition;
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

/* What goes with the hint that was followed. */
static const char *follow_hint(Contender *contender, const Ai *ai, const Game *game, Move *move)
{
    const AiCandidate *turn = &contender->hint.turn;
    int played = contender->played++;
    if (explain_goes_on(&contender->hint, 1, turn->moves, played) < 0 ||
        game_check(ai->data.edition, game, turn->moves[played]).check != MOVE_OK)
        return "the hint does not say what goes with the tile";
    *move = turn->moves[played];
    return NULL;
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
    if (contender->hinted && game->phase != PHASE_PLACE)
        return follow_hint(contender, ai, game, move);
    Timer timer = timer_start(timer_worked, contender->seconds);
    AiBudget budget = {.iterations = contender->iterations};
    if (contender->seconds > 0) {
        budget.spent = timer_spent;
        budget.context = &timer;
    }
    ai_choose(ai, game, contender->level, &contender->chance, &budget, &choice);
    contender->thought += timer_worked() - timer.start;
    *move = choice.move;
    if (contender->hinted) {
        uint8_t best;
        explain_places(&choice, 0, 1, &best);
        contender->hint = explain_on(ai, game, &choice, best);
        *move = contender->hint.turn.moves[0];
        contender->played = 1;
    }
    return NULL;
}

void contender_end(Contender *contender)
{
    program_stop(contender->program);
    contender->program = NULL;
}
