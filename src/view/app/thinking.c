#include "view/app/thinking.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play/asked.h"
#include "view/app/advising.h"
#include "view/board/table_view.h"
#include "view/table/pace.h"

const Ai *thinking_ai(App *app, EditionId edition)
{
    Ai **ai = &app->ais[edition];
    if (!*ai) {
        *ai = malloc(sizeof **ai);
        if (*ai)
            ai_init(*ai, app->editions->of[edition]);
    }
    return *ai;
}

void thinking_free(App *app)
{
    for (int edition = 0; edition < EDITIONS; edition++)
        free(app->ais[edition]);
}

/* The position that the game is at, whatever is looked at; -1: no program decides there. */
static int asked_at(const App *app)
{
    if (!app->session || app->ui.screen != SCREEN_TABLE)
        return -1;
    int at = table_looks_back(&app->ui.table, app->session) ? app->ui.table.strip.home
                                                            : session_at(app->session);
    const Game *game = session_game_at(app->session, at);
    return asked_program(session_setup(app->session), game) ? at : -1;
}

/* Whether all moves are seen: a program thinks about what the person sees. */
static bool is_shown(const App *app)
{
    const ShownUi *shown = &app->ui.table.shown;
    return shown->session == app->session && shown->at == session_at(app->session);
}

static bool same_position(const Game *a, const Game *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* The numbers of the tiles stand for the seed where a record lists them. */
static uint64_t seed_of(const Session *session, int at)
{
    const Setup *setup = session_setup(session);
    Random mix = random_from(setup->seed);
    for (int i = 0; !setup->seeded && i < setup->land.count; i++)
        mix = random_from(random_next(&mix) ^ setup->land.numbers[i]);
    mix = random_from(~random_next(&mix) ^ (uint64_t)at << 32);
    return random_next(&mix);
}

bool thinking_wanted(App *app, Question *question)
{
    int at = asked_at(app);
    if (at < 0 || !is_shown(app))
        return false;
    const Setup *setup = session_setup(app->session);
    const Game *game = session_game_at(app->session, at);
    if (app->answer.there && same_position(&app->answer.game, game))
        return false;
    question->ai = thinking_ai(app, (EditionId)setup->edition);
    question->advice = false;
    question->level = asked_level(setup, game->player);
    question->seed = seed_of(app->session, at);
    memcpy(&question->game, game, sizeof *game);
    return question->ai != NULL;
}

void thinking_answer(App *app, const Question *question, const AiChoice *choice)
{
    app->answer.there = true;
    app->answer.choice = *choice;
    memcpy(&app->answer.game, &question->game, sizeof question->game);
}

/* Whether it waits for nothing but the pace. */
static bool may_play(const App *app)
{
    return app->answer.there && asked_at(app) >= 0 && is_shown(app) &&
           !table_looks_back(&app->ui.table, app->session) && app->ui.overlay == OVERLAY_NONE;
}

/* When the answer is due. */
static double play_due(const App *app)
{
    return may_play(app) ? pace_free(&app->ui.table.shown, pace_seconds(&app->ui.options))
                         : INFINITY;
}

/* When the final scoring goes on by itself, since nobody plays who would press "Next". */
static double step_due(const App *app)
{
    static const double seconds[PACES] = {[PACE_CALM] = 4, [PACE_BRISK] = 2};
    const TableUi *table = &app->ui.table;
    bool told = app->session && app->ui.screen == SCREEN_TABLE && table->final.step >= 0 &&
                table->final.shown;
    bool looks = app->ui.overlay != OVERLAY_NONE || table->strip.open;
    return told && !looks && asked_nobody(session_setup(app->session))
               ? table->final.since + seconds[app->ui.options.pace]
               : INFINITY;
}

double thinking_due(const App *app)
{
    return fmin(play_due(app), step_due(app));
}

void thinking_follow(App *app)
{
    int at = asked_at(app);
    if (step_due(app) <= app->now)
        app_press(app, app->ui.options.pace == PACE_AT_ONCE ? "all" : "next");
    if (!app->answer.there)
        return;
    if (at < 0 || !same_position(&app->answer.game, session_game_at(app->session, at))) {
        app->answer.there = false;
    } else if (play_due(app) <= app->now) {
        app->answer.there = false;
        advising_keep(app, at, &app->answer.choice);
        app_follow(app, &(Intent){.kind = INTENT_PLAY, .move = app->answer.choice.move});
    }
}

bool thinking_decide(App *app, uint32_t iterations)
{
    Question question;
    AiChoice choice;
    AiBudget budget = {.iterations = iterations};
    app->answer.there = false;
    if (!thinking_wanted(app, &question))
        return false;
    Random chance = random_from(question.seed);
    ai_choose(question.ai, &question.game, question.level, &chance, &budget, &choice);
    advising_keep(app, asked_at(app), &choice);
    app_follow(app, &(Intent){.kind = INTENT_PLAY, .move = choice.move});
    return true;
}
