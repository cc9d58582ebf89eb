/* What a program that plays is asked, and what it says: the words of the protocol, for both sides
 * of it. */
#ifndef DUEL_REQUEST_H
#define DUEL_REQUEST_H

#include "core/record.h"

enum { MAX_REQUEST = 1 << 16 };

/* Writes the request for the decision that is due in `game`, which `record` (its moves so far) led
 * to: only tiles drawn so far are in it. */
void request_write(const Edition *edition, const Record *record, const Game *game, double seconds,
                   char text[MAX_REQUEST]);

/* One line, "place 1,0 r2" say; writes at most `capacity` bytes. */
void move_write(Move move, char *text, size_t capacity);

/* Finds the legal move that a line says, white space around it aside; false where it is none. */
bool move_read(const Edition *edition, const Game *game, const char *line, Move *move);

#endif
