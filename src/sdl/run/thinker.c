#include "thinker.h"

#include <string.h>

#include "view/app/advising.h"

/* Of the time: the first look, and what a piece gets, which the turn's search has looked at. */
#define LOOK .125f
#define PIECE .25f
#define FAR_AHEAD 4 /* points that no longer search would turn round */

/* One search of one core. */
typedef struct Search {
    Worker *asked; /* its stop ends the search */
    const Question *question;
    uint64_t seed;
    Uint64 began;
    float seconds;
    AiChoice *choice;
} Search;

static float spent(void *context)
{
    const Search *search = context;
    double ticks = (double)(SDL_GetPerformanceCounter() - search->began);
    double part = ticks / (double)SDL_GetPerformanceFrequency() / (double)search->seconds;
    return worker_stopping(search->asked) || part > 1 ? 1 : (float)part;
}

static void look_for(Search *search)
{
    Random chance = random_from(search->seed);
    AiBudget budget = {.spent = spent, .context = search};
    search->began = SDL_GetPerformanceCounter();
    ai_choose(search->question->ai, &search->question->game, search->question->level, &chance,
              &budget, search->choice);
}

static void help(Worker *worker, void *context)
{
    (void)worker; /* it stops with the one that it helps */
    look_for(context);
}

/* Searches on both cores until a part of the time is over. */
static void look_together(Thinker *thinker, Search *mine, AiChoice *choice)
{
    AiChoice other;
    Search theirs = *mine;
    theirs.seed = ~mine->seed;
    theirs.choice = &other;
    mine->choice = choice;
    bool helped = worker_start(&thinker->second, "thinker 2", help, &theirs);
    look_for(mine);
    worker_wait(&thinker->second);
    if (helped)
        ai_join(choice, &other);
}

/* Whether the best candidate leaves all that begin with another move far behind. */
static bool is_clear(const AiChoice *choice)
{
    for (int i = 1; i < choice->count; i++)
        if (!move_equal(choice->candidates[i].moves[0], choice->move))
            return choice->candidates[0].worth - choice->candidates[i].worth > FAR_AHEAD;
    return true;
}

static void think(Worker *worker, void *context)
{
    Thinker *thinker = context;
    const Question *question = &thinker->question;
    AiChoice *choice = &thinker->choice, later;
    Search search = {.asked = worker, .question = question, .seed = question->seed};
    float part = question->game.phase == PHASE_PLACE ? 1 : PIECE;
    float seconds = thinker->seconds * part;
    if (question->level != AI_HARD) {
        search.seconds = seconds;
        search.choice = choice;
        look_for(&search);
        return;
    }
    search.seconds = LOOK * seconds;
    look_together(thinker, &search, choice);
    if (worker_stopping(worker) || is_clear(choice))
        return;
    search.seconds = (1 - LOOK) * seconds;
    search.seed += 1u << 31;
    look_together(thinker, &search, &later);
    ai_join(&later, choice);
    *choice = later;
}

void thinker_collect(Thinker *thinker, App *app)
{
    if (worker_collect(&thinker->worker) && !worker_stopping(&thinker->worker))
        (thinker->question.advice ? advising_answer : thinking_answer)(app, &thinker->question,
                                                                       &thinker->choice);
}

void thinker_follow(Thinker *thinker, App *app)
{
    Question question;
    bool wanted = advising_wanted(app, &question) || thinking_wanted(app, &question);
    if (worker_busy(&thinker->worker)) {
        if (!wanted || memcmp(&question.game, &thinker->question.game, sizeof question.game) != 0)
            worker_stop(&thinker->worker);
    } else if (wanted) {
        memcpy(&thinker->question, &question, sizeof question);
        worker_start(&thinker->worker, "thinker", think, thinker);
    }
}

void thinker_close(Thinker *thinker)
{
    worker_close(&thinker->worker);
}
