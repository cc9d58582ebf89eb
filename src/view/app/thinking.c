#include "view/app/thinking.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play/asked.h"
#include "view/board/table_view.h"
#include "view/table/follow.h"
#include "view/words/names.h"

/* A player's knowledge of an edition, for any thread as long as the app; NULL without memory. */
static const Ai *ai_of(App *app, EditionId edition)
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
    if (at < 0 || !is_shown(app) || app->lesson)
        return false;
    const Setup *setup = session_setup(app->session);
    const Game *game = session_game_at(app->session, at);
    if (app->answer.there && same_position(&app->answer.game, game))
        return false;
    question->ai = ai_of(app, (EditionId)setup->edition);
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

/* Keeps what a program said of the decision after `at` moves. */
static void keep_choice(App *app, int at, const AiChoice *choice)
{
    if (choice->count == 0 || choice->move.kind != MOVE_PLACE)
        return;
    app->choices[app->choices_next] = (KeptChoice){app->session, at, *choice};
    app->choices_next = (app->choices_next + 1) % KEPT_CHOICES;
}

void thinking_play(App *app)
{
    app->answer.there = false;
    keep_choice(app, asked_at(app), &app->answer.choice);
    app_follow(app, &(Intent){.kind = INTENT_PLAY, .move = app->answer.choice.move});
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
        thinking_play(app);
    }
}

/* The moves of the turn that began after `at` moves; returns how many. */
static int turn_moves(const Session *session, int at, Move moves[AI_MOVES])
{
    int count = 0;
    for (int i = at; i < session_move_count(session) && count < AI_MOVES; i++) {
        Move move = session_move(session, i);
        if (i > at && move.kind == MOVE_PLACE)
            break;
        moves[count++] = move;
    }
    return count;
}

static const AiChoice *find_kept(const App *app, int at)
{
    for (int i = 0; i < KEPT_CHOICES; i++) {
        const KeptChoice *kept = &app->choices[i];
        if (kept->session == app->session && kept->at == at &&
            at < session_move_count(app->session) &&
            move_equal(kept->choice.move, session_move(app->session, at)))
            return &kept->choice;
    }
    return NULL;
}

static void tell_why(App *app, const AiChoice *choice)
{
    Advice *advice = &app->advice;
    const Setup *setup = session_setup(app->session);
    Move moves[AI_MOVES];
    int count = turn_moves(app->session, advice->at, moves);
    const Ai *ai = ai_of(app, (EditionId)setup->edition);
    advice->places[0] =
        explain_on_played(ai, session_game_at(app->session, advice->at), choice, moves, count);
    advice->count = 1;
    advice->there = true;
}

static void tell_places(App *app, Advice *advice, const AiChoice *choice)
{
    const Setup *setup = session_setup(app->session);
    const Ai *ai = ai_of(app, (EditionId)setup->edition);
    uint8_t indices[ADVICE_PLACES];
    advice->count = explain_places(choice, ADVICE_FAR_AHEAD, ADVICE_PLACES, indices);
    for (int i = 0; i < advice->count; i++)
        advice->places[i] =
            explain_on(ai, session_game_at(app->session, advice->at), choice, indices[i]);
    advice->there = advice->count > 0;
}

static void note_hint(App *app, int player)
{
    session_note(app->session,
                 say_text(SAY_HINT_NOTE, say_seat(&session_setup(app->session)->seats[player])));
}

void advising_ask(App *app, const Intent *intent)
{
    bool hint = intent->kind == INTENT_HINT;
    int at = hint ? session_at(app->session) : intent->index;
    const Game *game = session_game_at(app->session, at);
    bool due = hint ? game->phase == PHASE_PLACE : at < session_move_count(app->session);
    const AiChoice *kept = hint ? NULL : find_kept(app, at);
    if (hint || app->advice.kind == ADVICE_HINT)
        app->before = hint ? (Advice){.kind = ADVICE_NONE} : app->advice;
    app->advice = (Advice){.kind = ADVICE_NONE};
    if (!due || !ai_of(app, (EditionId)session_setup(app->session)->edition))
        return;
    app->advice =
        (Advice){.kind = hint ? ADVICE_HINT : ADVICE_WHY, .at = at, .player = game->player};
    if (hint)
        note_hint(app, game->player);
    if (hint && app->hint.count > 0 && memcmp(&app->hinted, game, sizeof *game) == 0)
        tell_places(app, &app->advice, &app->hint);
    if (kept)
        tell_why(app, kept);
}

/* What is still to be answered, the last question first, or NULL. */
static Advice *open_advice(App *app)
{
    Advice *asked[] = {&app->advice, &app->before};
    for (int i = 0; i < 2 && app->session; i++)
        if (asked[i]->kind != ADVICE_NONE && !asked[i]->there &&
            asked[i]->at <= session_move_count(app->session))
            return asked[i];
    return NULL;
}

bool advising_wanted(App *app, Question *question)
{
    const Advice *advice = open_advice(app);
    if (!advice)
        return false;
    const Setup *setup = session_setup(app->session);
    const Game *game = session_game_at(app->session, advice->at);
    if (game->phase != PHASE_PLACE || game->player != advice->player)
        return false;
    bool weak = advice->kind == ADVICE_WHY && !ai_searches(asked_level(setup, game->player));
    question->ai = ai_of(app, (EditionId)setup->edition);
    question->level = weak ? AI_TURN : AI_HARD; /* easy says nothing of what it weighed */
    question->seed = (uint64_t)advice->at + 1;
    question->advice = true;
    memcpy(&question->game, game, sizeof *game);
    return question->ai != NULL;
}

void advising_answer(App *app, const Question *question, const AiChoice *choice)
{
    Question wanted;
    if (!advising_wanted(app, &wanted) ||
        memcmp(&wanted.game, &question->game, sizeof wanted.game) != 0)
        return;
    Advice *advice = open_advice(app);
    if (advice->kind == ADVICE_HINT) {
        app->hinted = question->game; /* asked again there, he says the same */
        app->hint = *choice;
        tell_places(app, advice, choice);
    } else {
        tell_why(app, choice);
    }
}

void advising_forget(App *app)
{
    app->advice = app->before = (Advice){.kind = ADVICE_NONE};
    memset(app->choices, 0, sizeof app->choices);
    app->hint.count = 0;
}

#define LEAST_SHARE .03f /* of the work, before the time can be foreseen */

void looking_ask(App *app, bool on)
{
    bool done = app->review.turn_count > 0 && app->review.weighed == app->review.turn_count;
    if (on && app->session && !app->looks && !done) {
        ai_of(app, (EditionId)session_setup(app->session)->edition);
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

InspectWork *looking_begin(App *app, int percent)
{
    const Session *session = app->session;
    InspectWork *work = malloc(sizeof *work);
    const Ai *ai = ai_of(app, (EditionId)session_setup(session)->edition);
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

void looking_end(InspectWork *work)
{
    if (work)
        free(work->reviewer);
    free(work);
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
