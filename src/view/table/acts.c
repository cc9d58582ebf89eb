#include "view/table/acts.h"

#include "view/board/draw.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/table/advice.h"
#include "view/table/choice.h"
#include "view/table/hear.h"
#include "view/table/look.h"
#include "view/table/sight.h"
#include "view/table/strip.h"
#include "view/words/notices.h"
#include "view/words/panel.h"

void act_next(const Screen *screen, const TableStage *stage)
{
    TableUi *table = &screen->ui->table;
    if (stage->final.waits)
        return;
    if (!stage->final.on || !final_go_on(&table->final, stage->final.count))
        ui_go(screen->ui, SCREEN_RESULTS);
}

void act_turn(const Screen *screen, const TableView *view, int step)
{
    TableUi *table = &screen->ui->table;
    bool fits = view->ghost.state == GHOST_FITS;
    int before = fits ? view->ghost.rotation : table->choice.rotation;
    const LegalCell *legal =
        view->ghost.state == GHOST_FITS ? table_legal_cell(view, view->ghost.cell) : NULL;
    int after = legal ? table_next_rotation(legal, view->ghost.rotation, step)
                      : (table->choice.rotation + step + 4) & 3;
    if (table_fits_one_way(view)) {
        choice_nudge(&table->choice, screen->frame->now);
        ui_answer(screen->ui, say_one_way(), screen->frame->now);
        return;
    }
    choice_turn(&table->choice, before, after, step, screen->frame->now);
    if (after != before)
        hear_turn(screen, view, step);
}

void act_turn_board(const Screen *screen, const TableStage *stage, int step)
{
    Camera *camera = &screen->ui->table.camera;
    camera_turn(camera, step, screen->frame->now, !screen->ui->options.reduced_motion);
    sight_again(camera, screen->frame, stage);
}

void act_centre(const Screen *screen, const TableStage *stage, Point at)
{
    Camera *camera = &screen->ui->table.camera;
    camera_fly(camera, view_board_point(&stage->board, at), screen->frame->now,
               !screen->ui->options.reduced_motion);
    camera_take(camera);
}

void act_pan(const Screen *screen, const TableStage *stage, int direction)
{
    enum { STEP = 120 }; /* logical units */
    static const Point steps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    float far = STEP * screen->frame->u;
    camera_pan(&screen->ui->table.camera, far * steps[direction].x, far * steps[direction].y,
               table_extent(&stage->view, true), screen->frame->now);
}

void act_zoom(const Screen *screen, const TableStage *stage, Point at, float factor)
{
    camera_zoom(&screen->ui->table.camera, stage->layout.fit, at, factor, screen->frame->u,
                screen->frame->now);
}

void act_zoom_at_middle(const Screen *screen, const TableStage *stage, float factor)
{
    Rect fit = stage->layout.fit;
    act_zoom(screen, stage, (Point){fit.x + fit.w / 2, fit.y + fit.h / 2}, factor);
}

void act_undo(const Screen *screen, Intent *intent)
{
    if (!strip_step(screen, -1, intent))
        intent->kind = INTENT_UNDO;
}

void act_redo(const Screen *screen, Intent *intent)
{
    if (!strip_step(screen, 1, intent))
        intent->kind = INTENT_REDO;
}

void act_tell_past(const Screen *screen)
{
    char text[120];
    say_past(action_label(VERB_PLAY_ON), text, sizeof text);
    ui_tell(screen->ui, text, screen->frame->now);
}

void act_keep_lit(const Screen *screen, const TableStage *stage, Cell cell, Lit lit, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    const TableView *view = &stage->view;
    int why = advice_turn_at(view->session, view->at, cell);
    Lit pin = table->look.pin;
    bool same = lit.node != NO_NODE && pin.node != NO_NODE && lit.system == pin.system &&
                lit_holds(view, pin, lit.node);
    if (why >= 0 && view->allows.previews) {
        advice_ask_why(&table->advice, view->session, why, intent);
        look_walk_end(&table->look);
    } else if (same || !view->allows.lenses) {
        look_unpin(&table->look);
    } else {
        look_pin(&table->look, lit, screen->frame->now);
    }
}

void act_leave_why(const Screen *screen, Intent *intent)
{
    Ui *ui = screen->ui;
    bool of_log = ui->table.advice.of_log;
    advice_ask_why(&ui->table.advice, screen->scene->session, -1, intent);
    if (!of_log)
        return;
    ui_open(ui, OVERLAY_LOG);
    ui->dialogs.scroll.at = ui->dialogs.log_at;
}

void act_keep_cell(TableUi *table, const TableView *view, Cell cell)
{
    const Site *site = game_site(view->game, cell);
    if (!site || site->tile != NO_TILE)
        return;
    choice_about(&table->choice, cell);
}
