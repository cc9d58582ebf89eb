#include "workers.h"

#include <errno.h>
#include <string.h>

#include "core/utf8.h"
#include "sdl/pixels/png.h"
#include "view/app/thinking.h"
#include "view/words/tr.h"

static int run(void *context)
{
    Worker *worker = context;
    SDL_Event woken = {.type = SDL_USEREVENT};
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    worker->job(worker, worker->context);
    SDL_AtomicSet(&worker->done, 1);
    SDL_PushEvent(&woken);
    return 0;
}

bool worker_start(Worker *worker, const char *name, WorkerJob *job, void *context)
{
    worker_close(worker);
    *worker = (Worker){.job = job, .context = context};
    worker->thread = SDL_CreateThread(run, name, worker);
    return worker->thread != NULL;
}

void worker_stop(Worker *worker)
{
    SDL_AtomicSet(&worker->stop, 1);
}

bool worker_busy(const Worker *worker)
{
    return worker->thread != NULL;
}

bool worker_collect(Worker *worker)
{
    if (!worker->thread || !SDL_AtomicGet(&worker->done))
        return false;
    worker_wait(worker);
    return true;
}

void worker_wait(Worker *worker)
{
    if (worker->thread)
        SDL_WaitThread(worker->thread, NULL);
    worker->thread = NULL;
}

void worker_close(Worker *worker)
{
    worker_stop(worker);
    worker_wait(worker);
}

bool worker_stopping(Worker *worker)
{
    return SDL_AtomicGet(&worker->stop) != 0;
}

static void save(Worker *worker, void *context)
{
    Saver *saver = context;
    (void)worker; /* half a picture is none: it does not stop */
    if (!png_save(saver->picture, saver->path, saver->fresh))
        utf8_print(saver->fault, sizeof saver->fault, "%s", SDL_GetError());
}

static void let_go(Saver *saver)
{
    SDL_FreeSurface(saver->picture);
    saver->picture = NULL;
}

bool saver_start(Saver *saver, SDL_Surface *picture, const char *path, bool fresh)
{
    saver_close(saver);
    *saver = (Saver){.picture = picture, .fresh = fresh};
    if (!utf8_print(saver->path, sizeof saver->path, "%s", path))
        SDL_SetError("%s", strerror(ENAMETOOLONG));
    else if (worker_start(&saver->worker, "saver", save, saver))
        return true;
    let_go(saver);
    return false;
}

bool saver_done(Saver *saver)
{
    if (!worker_collect(&saver->worker))
        return false;
    let_go(saver);
    return true;
}

void saver_close(Saver *saver)
{
    worker_wait(&saver->worker);
    let_go(saver);
}

/* Shares of the time for a decision. */
#define LOOK .125f  /* for the first look */
#define PIECE .25f  /* for a piece: the search for its tile has looked at it */
#define FAR_AHEAD 4 /* points that a longer search would not make up */

/* One search of one core. */
typedef struct Search {
    Worker *asked; /* the search ends when it is stopped */
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

/* Searches on two cores for the seconds of `mine`. */
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

/* Whether the best candidate is far ahead of all that begin with another move. */
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
    if (!ai_searches(question->level)) {
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

static void look(Worker *worker, void *context)
{
    Looker *looker = context;
    while (!worker_stopping(worker) && !looker->done) {
        looker->done = !reviewer_step(looker->work->reviewer);
        SDL_LockMutex(looker->lock);
        looker->found = looker->work->review;
        looker->news = true;
        SDL_UnlockMutex(looker->lock);
    }
}

void looker_collect(Looker *looker, App *app)
{
    bool ended = worker_collect(&looker->worker);
    if (!looker->lock)
        return;
    SDL_LockMutex(looker->lock);
    if (looker->news || ended)
        looking_tell(app, looker->number, &looker->found, ended && looker->done);
    looker->news = false;
    SDL_UnlockMutex(looker->lock);
}

static void begin(Looker *looker, App *app, uint32_t number)
{
    if (number != looker->number) {
        looking_end(looker->work);
        looker->work = looking_begin(app, 100);
        looker->number = number;
        looker->done = looker->news = false;
        looker->found = (Review){0};
    }
    if (!looker->lock)
        looker->lock = SDL_CreateMutex();
    if (!looker->work || !looker->lock || !worker_start(&looker->worker, "looker", look, looker)) {
        looking_ask(app, false);
        app_notice(app, tr("There is not enough memory to look back."));
    }
}

void looker_follow(Looker *looker, App *app)
{
    uint32_t number = looking_wanted(app);
    if (worker_busy(&looker->worker)) {
        if (number != looker->number)
            worker_stop(&looker->worker);
    } else if (number) {
        begin(looker, app, number);
    }
}

void looker_close(Looker *looker)
{
    worker_close(&looker->worker);
    looking_end(looker->work);
    looker->work = NULL;
    if (looker->lock)
        SDL_DestroyMutex(looker->lock);
    looker->lock = NULL;
}
