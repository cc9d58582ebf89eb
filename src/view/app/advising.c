#include "view/app/advising.h"

#include <string.h>

#include "play/asked.h"
#include "view/words/reasons.h"

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
    const Ai *ai = thinking_ai(app, (EditionId)setup->edition);
    advice->places[0] =
        counsel_on_played(ai, session_game_at(app->session, advice->at), choice, moves, count);
    advice->count = 1;
    advice->there = true;
}

static void tell_places(App *app, Advice *advice, const AiChoice *choice)
{
    const Setup *setup = session_setup(app->session);
    const Ai *ai = thinking_ai(app, (EditionId)setup->edition);
    uint8_t indices[ADVICE_PLACES];
    advice->count = counsel_places(choice, ADVICE_FAR_AHEAD, ADVICE_PLACES, indices);
    for (int i = 0; i < advice->count; i++)
        advice->places[i] =
            counsel_on(ai, session_game_at(app->session, advice->at), choice, indices[i]);
    advice->there = advice->count > 0;
}

static void note_hint(App *app, int player)
{
    char text[200];
    say_hint_note(session_setup(app->session), player, text, sizeof text);
    session_note(app->session, text);
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
    if (!due || !thinking_ai(app, (EditionId)session_setup(app->session)->edition))
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
    bool weak = advice->kind == ADVICE_WHY && asked_level(setup, game->player) != AI_HARD;
    question->ai = thinking_ai(app, (EditionId)setup->edition);
    question->level = weak ? AI_NORMAL : AI_HARD; /* easy says nothing of what it weighed */
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

void advising_keep(App *app, int at, const AiChoice *choice)
{
    if (choice->count == 0 || choice->move.kind != MOVE_PLACE)
        return;
    app->choices[app->choices_next] = (KeptChoice){app->session, at, *choice};
    app->choices_next = (app->choices_next + 1) % KEPT_CHOICES;
}

void advising_forget(App *app)
{
    app->advice = app->before = (Advice){.kind = ADVICE_NONE};
    memset(app->choices, 0, sizeof app->choices);
    app->hint.count = 0;
}

bool advising_decide(App *app, uint32_t iterations)
{
    Question question;
    AiChoice choice;
    AiBudget budget = {.iterations = iterations};
    if (!advising_wanted(app, &question))
        return false;
    Random chance = random_from(question.seed);
    ai_choose(question.ai, &question.game, question.level, &chance, &budget, &choice);
    advising_answer(app, &question, &choice);
    return true;
}
