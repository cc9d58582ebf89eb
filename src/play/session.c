#include "play/session.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Session {
    const Edition *edition;
    Record record; /* all statements known; undone moves included */
    int at, count;
    int statement_of[MAX_SESSION_MOVES]; /* move -> its statement in the record */
    Game games[MAX_SESSION_MOVES + 1];   /* [i]: after i moves */
};

Session *session_new(const Edition *edition, const Setup *setup)
{
    Session *session = calloc(1, sizeof *session);
    if (!session)
        return NULL;
    session->edition = edition;
    record_start(&session->record, setup);
    game_new(edition, setup, &session->games[0], NULL);
    return session;
}

Session *session_open(const Edition *edition, const Record *record)
{
    Session *session = session_new(edition, &record->setup);
    if (!session)
        return NULL;
    session->record = *record;
    for (int i = 0; i < record->count; i++) {
        if (record->statements[i].kind != STATEMENT_MOVE)
            continue;
        session->games[session->count + 1] = session->games[session->count];
        game_advance(edition, &session->games[session->count + 1], record->statements[i].move,
                     NULL);
        session->statement_of[session->count++] = i;
    }
    session->at = session->count;
    return session;
}

void session_free(Session *session)
{
    free(session);
}

const Edition *session_edition(const Session *session)
{
    return session->edition;
}

const Setup *session_setup(const Session *session)
{
    return &session->record.setup;
}

const Game *session_game(const Session *session)
{
    return &session->games[session->at];
}

const Game *session_game_at(const Session *session, int index)
{
    return &session->games[index];
}

int session_at(const Session *session)
{
    return session->at;
}

int session_move_count(const Session *session)
{
    return session->count;
}

Move session_move(const Session *session, int index)
{
    return session->record.statements[session->statement_of[index]].move;
}

void session_events(const Session *session, int index, Events *events)
{
    Game game;
    if (index < 0) {
        game_new(session->edition, &session->record.setup, &game, events);
        return;
    }
    game = session->games[index];
    game_advance(session->edition, &game, session_move(session, index), events);
}

bool session_play(Session *session, Move move, Events *events)
{
    const Game *now = session_game(session);
    int kept =
        session->at == session->count ? session->record.count : session->statement_of[session->at];
    bool forgets = session->at < session->count;
    if ((forgets && session->record.setup.undo_off) ||
        game_check(session->edition, now, move).check != MOVE_OK)
        return false;
    session->record.count = kept;
    record_add_move(&session->record, move);
    session->statement_of[session->at] = kept;
    session->games[session->at + 1] = *now;
    game_advance(session->edition, &session->games[session->at + 1], move, events);
    session->count = ++session->at;
    return true;
}

bool session_can_undo(const Session *session)
{
    return session->at > 0 && !session->record.setup.undo_off;
}

bool session_can_redo(const Session *session)
{
    return session->at < session->count && !session->record.setup.undo_off;
}

void session_seek(Session *session, int index)
{
    session->at = index < 0 ? 0 : index > session->count ? session->count : index;
}

void session_note(Session *session, const char *text)
{
    int before =
        session->at < session->count ? session->statement_of[session->at] : session->record.count;
    if (!record_add_note(&session->record, before, text))
        return;
    for (int i = session->at; i < session->count; i++)
        session->statement_of[i]++;
}

void session_set_help(Session *session, Help help)
{
    Setup *setup = &session->record.setup;
    char text[80];
    if (setup->help == help)
        return;
    snprintf(text, sizeof text, "all agree: help %s, no longer %s", help_words[help],
             help_words[setup->help]);
    setup->help = (uint8_t)help;
    session_note(session, text);
}

void session_record_all(const Session *session, Record *record)
{
    *record = session->record;
}

void session_record(const Session *session, Record *record)
{
    *record = session->record;
    if (session->at < session->count && !session->record.setup.undo_off)
        record->count = session->statement_of[session->at];
}
