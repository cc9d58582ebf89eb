#include "at_once.h"

static void choose(const Question *question, uint32_t iterations, AiChoice *choice)
{
    AiBudget budget = {.iterations = iterations};
    Random chance = random_from(question->seed);
    ai_choose(question->ai, &question->game, question->level, &chance, &budget, choice);
}

bool thinking_decide(App *app, uint32_t iterations)
{
    Question question;
    AiChoice choice;
    app->answer.there = false;
    if (!thinking_wanted(app, &question))
        return false;
    choose(&question, iterations, &choice);
    thinking_answer(app, &question, &choice);
    thinking_play(app);
    return true;
}

bool advising_decide(App *app, uint32_t iterations)
{
    Question question;
    AiChoice choice;
    if (!advising_wanted(app, &question))
        return false;
    choose(&question, iterations, &choice);
    advising_answer(app, &question, &choice);
    return true;
}

bool looking_at_once(App *app, int percent, int turns)
{
    uint32_t wanted = looking_wanted(app);
    InspectWork *work = wanted ? looking_begin(app, percent) : NULL;
    bool more = work != NULL;
    if (!work)
        return false;
    while (more && (turns == 0 || work->review.weighed < turns))
        more = reviewer_step(work->reviewer);
    looking_tell(app, wanted, &work->review, !more);
    looking_end(work);
    return true;
}
