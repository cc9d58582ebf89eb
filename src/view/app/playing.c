#include "view/app/playing.h"

#include "play/asked.h"
#include "play/turns.h"
#include "view/app/autosave.h"
#include "view/app/looking.h"
#include "view/words/phrases.h"

/* To the last decision of a person, or to the next one among the moves that were undone. */
static void undo(App *app)
{
    int to = asked_before(app->session, session_at(app->session));
    if (to < 0 || !session_can_undo(app->session))
        return;
    session_seek(app->session, to);
    autosave_keep(app);
}

static void redo(App *app)
{
    if (!session_can_redo(app->session))
        return;
    session_seek(app->session, asked_after(app->session, session_at(app->session)));
    autosave_keep(app);
}

/* While the strip of history is open one only looks, but for what it leads back to: that is kept,
 * and where it is what the autosave has, nothing is written. */
static void seek(App *app, int index)
{
    session_seek(app->session, index);
    bool looks = app->ui.table.strip.open && index != app->ui.table.strip.home;
    if (!looks && !(app->kept && app->kept_at == session_at(app->session)))
        autosave_keep(app);
}

int playing_end_look(App *app)
{
    int at = session_at(app->session);
    if (app->ui.table.strip.open)
        session_seek(app->session, app->ui.table.strip.home);
    return at;
}

bool playing_write(App *app, const char *path, bool fresh)
{
    if (!app->session)
        return app->last && save_write(app->last, path, fresh);
    int looked_at = playing_end_look(app);
    bool written = save_write(app->session, path, fresh);
    session_seek(app->session, looked_at);
    return written;
}

/* A move played after a look far back would be the end of all that came later: the game as it was
 * is set aside first. */
static void play(App *app, Move move)
{
    char aside[MAX_PATH_BYTES], text[300];
    int undone = session_move_count(app->session) - session_at(app->session);
    bool slips = undone > SLIP_MOVES;
    int turns = turns_ahead(app->session);
    if (slips && !app->kept) /* it could not be kept so far */
        autosave_keep(app);
    if (!session_play(app->session, move, NULL))
        return;
    looking_drop(app);
    if (!slips || !app->kept) {
        autosave_keep(app);
        return;
    }
    autosave_keep_branch(app, aside);
    if (aside[0]) {
        say_number(SAY_KEPT_ASIDE, turns, text, sizeof text);
        app_notice(app, text);
    }
}

/* The strip of history may be open: it is agreed on where the game goes on. */
static void set_help(App *app, Help help)
{
    char text[120];
    int looked_at = playing_end_look(app);
    session_set_help(app->session, help);
    autosave_keep(app);
    session_seek(app->session, looked_at);
    app->advice = app->before = (Advice){.kind = ADVICE_NONE};
    say_text(SAY_HELP_NOW, phrase(SAY_HELP + help), text, sizeof text);
    app_notice(app, text);
}

void playing_follow(App *app, const Intent *intent)
{
    if (!app->session)
        return;
    if (intent->kind == INTENT_PLAY)
        play(app, intent->move);
    else if (intent->kind == INTENT_UNDO)
        undo(app);
    else if (intent->kind == INTENT_HELP)
        set_help(app, (Help)intent->index);
    else if (intent->kind == INTENT_SEEK)
        seek(app, intent->index);
    else
        redo(app);
}
