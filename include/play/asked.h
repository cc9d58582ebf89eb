/* Who is asked for a decision, a person or a program. The table, undo and whoever makes a program
 * think ask here and nowhere else. */
#ifndef PLAY_ASKED_H
#define PLAY_ASKED_H

#include "ai/ai.h"
#include "play/session.h"

/* Whether a player is a person; the level of one that is none. */
bool asked_is_person(const Setup *setup, int player);
AiLevel asked_level(const Setup *setup, int player);

/* Whether a person, or a program, is to decide in this position; neither at the end. */
bool asked_person(const Setup *setup, const Game *game);
bool asked_program(const Setup *setup, const Game *game);

/* Whether programs play among themselves. */
bool asked_nobody(const Setup *setup);

/* Where undo and redo lead from the position after `at` moves: to the last position before that a
 * person decided, -1 where there is none; to the next one that a person is to decide among the
 * moves known, or their end, -1 where there are none. */
int asked_before(const Session *session, int at);
int asked_after(const Session *session, int at);

/* The person who decided last before the position after `at` moves, or is to; else the one whose
 * turn comes first after whoever is to decide now. Whoever decides now where there are no
 * persons. */
int asked_last_person(const Session *session, int at);

#endif
