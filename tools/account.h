/* The account of a game: one line for each thing that happens, for other programs to read. */
#ifndef TOOLS_ACCOUNT_H
#define TOOLS_ACCOUNT_H

#include <stdio.h>

#include "core/record.h"

typedef enum AccountKind { ACCOUNT_FULL, ACCOUNT_QUIET } AccountKind;

/* Plays a record that record_read has passed and prints its account to `out`. */
void account_print(FILE *out, const Edition *edition, const Record *record, AccountKind kind);

/* Prints the board after the whole record: a letter for each side's kind, cells in columns. */
void account_print_board(FILE *out, const Edition *edition, const Record *record);

#endif
