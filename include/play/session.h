/* A game being played at this table: its record and every position of it, so that undo, redo and
 * the strip of history are a change of an index. Undone moves stay until another move is played. */
#ifndef PLAY_SESSION_H
#define PLAY_SESSION_H

#include "core/record.h"

enum {
    MAX_SESSION_MOVES = MAX_GAME_MOVES,
    SLIP_MOVES = 4 /* undone moves up to which a new one takes their place for good; more are kept
                      aside */
};

typedef struct Session Session;

/* Starts a game that setup_check has passed, or opens a record that record_read has passed at its
 * end. NULL when memory is out. The edition must outlive the session. */
Session *session_new(const Edition *edition, const Setup *setup);
Session *session_open(const Edition *edition, const Record *record);
void session_free(Session *session);

const Edition *session_edition(const Session *session);
const Setup *session_setup(const Session *session);

/* The position now, and the one after `index` moves (0..session_move_count). */
const Game *session_game(const Session *session);
const Game *session_game_at(const Session *session, int index);

/* Moves played and not undone; moves known, the undone ones included; the one at `index`. */
int session_at(const Session *session);
int session_move_count(const Session *session);
Move session_move(const Session *session, int index);

/* What happened at move `index`; for index -1 at the start of the game (the first draw). */
void session_events(const Session *session, int index, Events *events);

/* Plays a legal move and forgets the undone ones. False, with nothing changed, when game_check
 * refuses it, or moves would be forgotten where the setup forbids undo (after a session_seek
 * back). `events` may be NULL. */
bool session_play(Session *session, Move move, Events *events);

/* Whether there is a move to take back, or one to do again, and the setup does not forbid undo. */
bool session_can_undo(const Session *session);
bool session_can_redo(const Session *session);

/* Goes to the position after `index` moves, as undo, redo and the strip of history do; clamps. */
void session_seek(Session *session, int index);

/* The record of the game up to now. Undone moves are not part of it; notes and checks are kept.
 * Where the setup forbids undo it is the record of all moves, wherever session_seek went. */
void session_record(const Session *session, Record *record);

/* Keeps a note in the record, at the position now: it is never played. Notes that a record has no
 * room for are let go. `text` is UTF-8 without quotation marks and control characters. */
void session_note(Session *session, const char *text);

/* Changes the level of help for this game, from now on and wherever undo leads: all at the table
 * have agreed. The record is one of that level then, and a note at the position now says which it
 * was. */
void session_set_help(Session *session, Help help);

/* The record of all moves known, the undone ones among them. */
void session_record_all(const Session *session, Record *record);

#endif
