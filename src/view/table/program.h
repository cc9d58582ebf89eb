/* A program's turn: its face in place of the turn buttons, the title that says what it does, and
 * the bar by which the pace is chosen, beside the lenses and tools. */
#ifndef VIEW_TABLE_PROGRAM_H
#define VIEW_TABLE_PROGRAM_H

#include "view/table/model.h"
#include "view/words/table.h"

/* The picture of a program's level. */
const char *program_face(const Setup *setup, int player);

/* Whether a program's last tile is still on its way: what is due after it is not shown before it
 * lies. */
bool program_lays(const TableView *view, const Flight *flight);

/* What the title says: whose turn it is; of a program that it thinks, or, as long as its tile is on
 * its way, that it lays one. */
typedef struct TurnTitle {
    TurnWords words;
    int player;
    bool thinks;
} TurnTitle;

TurnTitle program_title(const TableView *view, const Flight *flight);

/* The dots behind a title that ends at `at`, pixels: they breathe, or stand still. */
void program_draw_dots(Frame *frame, const TableNow *now, Point at);

/* How wide the dots are, logical units. */
enum { PROGRAM_DOTS = 36 };

/* When the dots look different next, seconds. */
double program_dots_due(double now);

/* The face in place of the turn buttons. */
void program_draw_face(Frame *frame, const TableNow *now);

/* How wide the bar is, pixels, without and with the word before it. */
float program_bar_width(const Frame *frame, bool word);

void program_draw_bar(Frame *frame, const TableNow *now);

#endif
