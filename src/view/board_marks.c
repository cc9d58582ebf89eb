#include "board_marks.h"

#include <math.h>

#include "play/remaining.h"
#include "view/paint.h"

bool cell_is_dead(const TableView *view, Cell cell)
{
    if (view->setup->help == HELP_PURIST)
        return false;
    Remaining remaining = remaining_of(view->edition, view->game);
    CellFits fits = remaining_fits(view->edition, view->game, &remaining, cell);
    return fits.group_count == 0 && !fits.hand;
}

void board_draw_dead(Frame *frame, const BoardView *board, const TableView *view)
{
    if (view->setup->help == HELP_PURIST || view->phase == PHASE_END)
        return;
    Remaining remaining = remaining_of(view->edition, view->game);
    DeadCells cells = remaining_dead(view->edition, view->game, &remaining);
    float tile = (float)board->tile, line = fmaxf(1.5f, tile * .022f), arm = tile * .085f;
    Point pointer = frame->ui->table.pointer;
    for (int i = 0; i < cells.dead_count; i++) {
        Rect cell = view_cell(board, cells.dead[i].x, cells.dead[i].y);
        Point middle = {cell.x + cell.w / 2, cell.y + cell.h / 2};
        Point down[] = {{middle.x - arm, middle.y - arm}, {middle.x + arm, middle.y + arm}};
        Point up[] = {{middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm}};
        Rect inner = rect_inset(cell, roundf(fmaxf(2, tile * .05f)));
        draw_fill(frame->list, inner, rgba(0x0A0503, .42f));
        bool pointed = rect_holds(cell, pointer.x, pointer.y); /* a card says why */
        paint_frame(frame, inner, fmaxf(1, line * .6f), rgba(CREAM_SOFT, pointed ? .8f : .16f));
        draw_line(frame->list, down, 2, line * 1.6f, 0, rgba(CREAM_SOFT, pointed ? 1 : .55f));
        draw_line(frame->list, up, 2, line * 1.6f, 0, rgba(CREAM_SOFT, pointed ? 1 : .55f));
    }
}

void board_draw_round(Frame *frame, const BoardView *board, const TableView *view)
{
    const Session *session = frame->scene->session;
    const Game *game = view->game;
    float tile = (float)board->tile, line = fmaxf(1.5f, 2 * frame->u);
    if (view->setup->help == HELP_PURIST)
        return;
    for (int i = session_at(session) - 1; i >= 0; i--) {
        Move move = session_move(session, i);
        int player = session_game_at(session, i)->player;
        if (move.kind != MOVE_PLACE)
            continue;
        if (player == game->player)
            return;
        Colour colour = (Colour)view->setup->seats[player].colour;
        Rect cell = view_cell(board, move.cell.x, move.cell.y);
        Point corner = {cell.x + tile * .13f, cell.y + tile * .13f};
        if (!view->placed || !cell_equal(view->placed->cell, move.cell)) {
            paint_frame(frame, rect_inset(cell, line), line + 2 * frame->u, rgba(HIDE_DEEP, .5f));
            paint_frame(frame, rect_inset(cell, line), line, rgba(player_colours[colour], .9f));
        }
        paint_icon(frame, player_badges[colour], corner, fmaxf(12, tile * .17f / frame->u),
                   0xFFFFFF, .95f);
    }
}
