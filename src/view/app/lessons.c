#include "view/app/lessons.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "view/app/autosave.h"
#include "view/state/nav.h"
#include "view/table/follow.h"
#include "view/words/tr.h"

#define PASS_SECONDS .6    /* a piece that is not put: the tile is seen alone so long */
#define RESULTS_SECONDS 2. /* the results are seen before the Elder says what comes next */

/* The lessons, by number. */
static const char *const names[] = {"first-hunt", "shrine-and-fire"};
enum { LESSONS = sizeof names / sizeof *names };

static void drop(LessonOn *on)
{
    if (on)
        lesson_free(&on->lesson);
    free(on);
}

/* The lesson's game as far as a step's beginning, or NULL without memory. */
static Session *session_of(const App *app, const Lesson *lesson, int step)
{
    Setup setup = *session_setup(lesson->game);
    utf8_print(setup.seats[0].name, sizeof setup.seats[0].name, "%s", tr("Ana"));
    Session *session = session_new(app->editions->of[setup.edition], &setup);
    for (int i = 0; session && i < lesson->steps[step].start; i++)
        session_play(session, session_move(lesson->game, i), NULL);
    return session;
}

void lessons_begin(App *app, const Intent *intent)
{
    char message[400] = "";
    int which = intent->index / MAX_LESSON_STEPS, step = intent->index % MAX_LESSON_STEPS;
    LessonOn *on = calloc(1, sizeof *on);
    bool read = on && which < LESSONS &&
                lesson_load(names[which], app->editions, &on->lesson, message, sizeof message);
    Session *session =
        read && step < on->lesson.step_count ? session_of(app, &on->lesson, step) : NULL;
    if (!session) {
        drop(on);
        ui_message(&app->ui, tr("The lesson cannot be opened"),
                   message[0] ? message : tr("There is not enough memory for a game."));
        return;
    }
    if (app->session)
        app_follow(app, &(Intent){.kind = INTENT_TITLE});
    *on = (LessonOn){.lesson = on->lesson,
                     .which = which,
                     .kept = app->kept,
                     .kept_at = app->kept_at,
                     .turn = app->turn};
    app_show(app, session);
    app->lesson = on;
    app->ui.lesson = (LessonUi){.task = on->lesson.steps[step].first, .since = app->now};
}

/* Where the pupil goes on the next time. */
static void keep_place(App *app)
{
    const Lesson *lesson = &app->lesson->lesson;
    int task = app->ui.lesson.task, step = lesson_step(lesson, task);
    bool over = task >= lesson->task_count;
    app->ui.options.lesson = over ? 0 : 1 + app->lesson->which * MAX_LESSON_STEPS + step;
    app_follow(app, &(Intent){.kind = INTENT_OPTIONS});
}

bool lessons_leave(App *app)
{
    LessonOn *on = app->lesson;
    if (!on)
        return false;
    keep_place(app);
    session_free(app->session);
    app->session = NULL;
    app->kept = on->kept;
    app->kept_at = on->kept_at;
    app->turn = on->turn;
    app->lesson = NULL;
    drop(on);
    return true;
}

double lessons_due(const App *app)
{
    const Lesson *lesson = app->lesson ? &app->lesson->lesson : NULL;
    const ShownUi *shown = &app->ui.table.shown;
    int task = app->ui.lesson.task;
    if (lesson && app->lesson->ended > 0)
        return app->ui.overlay == OVERLAY_NONE ? app->lesson->ended + RESULTS_SECONDS : INFINITY;
    if (!lesson || task >= lesson->task_count || shown->session != app->session)
        return INFINITY;
    const LessonTask *due = &lesson->tasks[task];
    int at = session_at(app->session);
    bool passes = due->kind == LESSON_PASS && due->at == at, others = at < due->at;
    if (shown->at != at || (!passes && !others))
        return INFINITY;
    return pace_free(shown, passes ? PASS_SECONDS : pace_seconds(&app->ui.options));
}

void lessons_follow(App *app)
{
    LessonOn *on = app->lesson;
    bool results = app->ui.screen == SCREEN_RESULTS;
    if (!on || app->ui.overlay != OVERLAY_NONE ||
        (!results && (on->ended > 0 || app->ui.screen != SCREEN_TABLE)))
        return;
    const Lesson *lesson = &on->lesson;
    if (on->ended > 0 && lessons_due(app) <= app->now) {
        ui_open(&app->ui, OVERLAY_FIRST_GAME);
        on->ended = INFINITY;
    }
    if (on->ended > 0)
        return;
    if (results || app->ui.lesson.task >= lesson->task_count) {
        app->ui.lesson.task = lesson->task_count; /* the last word was not waited for */
        keep_place(app);
        ui_go(&app->ui, SCREEN_RESULTS);
        on->ended = app->now;
        return;
    }
    if (lessons_due(app) <= app->now)
        app_follow(app, &(Intent){.kind = INTENT_PLAY,
                                  .move = session_move(lesson->game, session_at(app->session))});
}
