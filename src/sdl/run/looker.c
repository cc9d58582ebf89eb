#include "looker.h"

#include "view/words/tr.h"

static void look(Worker *worker, void *context)
{
    Looker *looker = context;
    const Review *review = looking_review(looker->work);
    while (!worker_stopping(worker) && !looker->done) {
        looker->done = !looking_step(looker->work);
        SDL_LockMutex(looker->lock);
        looker->found = *review;
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
