#include "view/table/acts.h"

#include "view/state/nav.h"
#include "view/table/choice.h"
#include "view/table/sight.h"
#include "view/table/strip.h"

void act_next(Frame *frame, const TableStage *stage)
{
    TableUi *table = &frame->ui->table;
    if (!stage->final.on || !final_go_on(&table->final, stage->final.count))
        ui_go(frame->ui, SCREEN_RESULTS);
}

void act_turn(Frame *frame, const TableView *view, int step)
{
    TableUi *table = &frame->ui->table;
    bool fits = view->ghost.state == GHOST_FITS;
    int before = fits ? view->ghost.rotation : table->choice.rotation;
    const LegalCell *legal =
        view->ghost.state == GHOST_FITS ? table_legal_cell(view, view->ghost.cell) : NULL;
    int after = legal ? table_next_rotation(legal, view->ghost.rotation, step)
                      : (table->choice.rotation + step + 4) & 3;
    choice_turn(&table->choice, before, after, step, frame->now);
}

void act_turn_board(Frame *frame, const TableStage *stage, int step)
{
    Camera *camera = &frame->ui->table.camera;
    camera_turn(camera, step, frame->now, !frame->ui->options.reduced_motion);
    if (!camera->own)
        sight_fit(camera, frame, stage);
}

void act_centre(Frame *frame, const TableStage *stage, Point at)
{
    Camera *camera = &frame->ui->table.camera;
    camera_fly(camera, view_board_point(&stage->board, at), frame->now,
               !frame->ui->options.reduced_motion);
    camera_own(camera, true);
}

void act_pan(Frame *frame, const TableStage *stage, int dx, int dy)
{
    enum { STEP = 120 }; /* logical units */
    camera_pan(&frame->ui->table.camera, -STEP * frame->u * (float)dx, -STEP * frame->u * (float)dy,
               table_extent(&stage->view, true), frame->now);
}

void act_zoom(Frame *frame, const TableStage *stage, Point at, float factor)
{
    camera_zoom(&frame->ui->table.camera, stage->layout.fit, at, factor, frame->u, frame->now);
}

void act_zoom_at_middle(Frame *frame, const TableStage *stage, float factor)
{
    Rect fit = stage->layout.fit;
    act_zoom(frame, stage, (Point){fit.x + fit.w / 2, fit.y + fit.h / 2}, factor);
}

void act_undo(Frame *frame, Intent *intent)
{
    if (!strip_step(frame, -1, intent))
        intent->kind = INTENT_UNDO;
}

void act_redo(Frame *frame, Intent *intent)
{
    if (!strip_step(frame, 1, intent))
        intent->kind = INTENT_REDO;
}

void act_tell_past(Frame *frame)
{
    ui_tell(frame->ui, "Looking back. To play, press \"Play on from here\".", frame->now);
}

void act_keep_cell(TableUi *table, const TableView *view, Cell cell)
{
    const Site *site = game_site(view->game, cell);
    if (!site || site->tile != NO_TILE)
        return;
    choice_about(&table->choice, cell);
}
