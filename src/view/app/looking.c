#include "view/app/looking.h"

#include <stdlib.h>
#include <string.h>

#include "play/asked.h"
#include "view/app/thinking.h"

#define LEAST_SHARE .03f /* of the work, before the time can be foreseen */

struct LookWork {
    Setup setup;
    Move moves[MAX_SESSION_MOVES];
    Review review;
    Reviewer *reviewer;
};

void looking_ask(App *app, bool on)
{
    bool done = app->review.turn_count > 0 && app->review.weighed == app->review.turn_count;
    if (on && app->session && !app->looks && !done) {
        thinking_ai(app, (EditionId)session_setup(app->session)->edition);
        app->looks = true;
        app->looks_since = app->now;
        app->looks_from = app->review.share;
    }
    app->looks &= on;
}

void looking_drop(App *app)
{
    app->looks = false;
    app->review = (Review){0};
    app->look_number++; /* what is still found out about the other one is late */
    app->ui.lookback = (LookBackUi){0};
}

uint32_t looking_wanted(const App *app)
{
    return app->looks ? app->look_number : 0;
}

LookWork *looking_begin(App *app, int percent)
{
    const Session *session = app->session;
    LookWork *work = malloc(sizeof *work);
    const Ai *ai = thinking_ai(app, (EditionId)session_setup(session)->edition);
    if (!work || !ai || !(work->reviewer = malloc(reviewer_size()))) {
        free(work);
        return NULL;
    }
    int count = session_at(session);
    work->setup = *session_setup(session);
    for (int i = 0; i < count; i++)
        work->moves[i] = session_move(session, i);
    ReviewTask task = {ai, &work->setup, work->moves, count, percent, 0};
    for (int p = 0; p < work->setup.player_count; p++)
        task.first |= (uint8_t)(asked_is_person(&work->setup, p) << p);
    reviewer_begin(work->reviewer, &task, &work->review);
    return work;
}

void looking_end(LookWork *work)
{
    if (work)
        free(work->reviewer);
    free(work);
}

bool looking_step(LookWork *work)
{
    return reviewer_step(work->reviewer);
}

const Review *looking_review(const LookWork *work)
{
    return &work->review;
}

void looking_tell(App *app, uint32_t number, const Review *review, bool done)
{
    if (number != app->look_number || !app->session)
        return;
    app->review = *review;
    app->looks &= !done;
    if (review->weighed == 0) { /* these take longer than what was guessed */
        app->looks_since = app->now;
        app->looks_from = review->share;
    }
}

LookBack looking_shown(const App *app)
{
    const Review *review = &app->review;
    LookBack shown = {.works = app->looks, .left = -1};
    if (app->session && (app->looks || review->turn_count > 0)) {
        shown.review = review;
        shown.ai = app->ais[session_setup(app->session)->edition];
    }
    float since = review->share - app->looks_from;
    if (app->looks && since >= LEAST_SHARE)
        shown.left = (app->now - app->looks_since) * (1 - review->share) / since;
    return shown;
}

bool looking_at_once(App *app, int percent, int turns)
{
    LookWork *work = app->looks ? looking_begin(app, percent) : NULL;
    bool more = work != NULL;
    if (!work)
        return false;
    while (more && (turns == 0 || work->review.weighed < turns))
        more = looking_step(work);
    looking_tell(app, app->look_number, &work->review, !more);
    looking_end(work);
    return true;
}
