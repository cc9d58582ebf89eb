/* The second step of a move, for those who want one: a tick and a way back at the place itself. */
#ifndef VIEW_ASK_H
#define VIEW_ASK_H

#include "table_view.h"

/* Whether a move in this phase waits for its tick. */
bool ask_first(const Options *options, Phase phase);

/* Where the two buttons lie below or above what the move is about, pixels. */
Rect ask_place(const Frame *frame, Rect anchor, Rect within);

void ask_draw(Frame *frame, const TableView *view, Rect place);

#endif
