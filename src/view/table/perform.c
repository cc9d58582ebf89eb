#include "view/table/perform.h"

#include "view/board/draw.h"
#include "view/board/lens.h"
#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/advice.h"
#include "view/table/around.h"
#include "view/table/beyond.h"
#include "view/table/can.h"
#include "view/table/carry.h"
#include "view/table/choice.h"
#include "view/table/decide.h"
#include "view/table/hand.h"
#include "view/table/keys.h"
#include "view/table/look.h"
#include "view/table/map.h"
#include "view/table/pace.h"
#include "view/table/panel.h"
#include "view/table/sight.h"
#include "view/table/strip.h"

static void show_award(const Screen *screen, int index)
{
    AwardList list;
    awards_collect(screen->scene->session, 0, MAX_AWARDS_SHOWN, &list);
    if (index >= list.count)
        return;
    look_fly(&screen->ui->table.look, award_lit(&list.awards[index]), screen->frame->now);
}

/* Ends what is dragged, or puts the reasons or the hint away, or lets go of the area, or of what
 * keys chose, or turns the lens off, or puts the strip of history away. */
static void let_go(const Screen *screen, const TableView *view, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    const Session *session = screen->scene->session;
    if (table->hand.held || table->carry.far || table->map.held || table->strip.held) {
        hand_let_go(&table->hand);
        carry_put_back(table);
        map_let_go(&table->map);
        strip_let_go(&table->strip);
    } else if (table->advice.why >= 0) {
        act_leave_why(screen, intent);
    } else if (look_flies(&table->look)) {
        look_land(&table->look);
    } else if (table->look.pin.node != NO_NODE || look_by_keys(&table->look)) {
        look_moved(&table->look);
    } else if (table->advice.hint) {
        advice_toggle_hint(&table->advice, session, intent);
    } else if (table_holds_choice(table, view)) {
        choice_let_go(&table->choice);
    } else if (table->lens.kind != LENS_NONE) {
        lens_off(&table->lens);
    } else if (table->strip.open) {
        strip_close(screen, intent);
    }
}

/* One asked for a hint to see it alone: nothing else stays lit. Or the hint is put away. */
static void toggle_hint(const Screen *screen, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    advice_toggle_hint(&table->advice, screen->scene->session, intent);
    if (!table->advice.hint)
        return;
    look_moved(&table->look);
    look_land(&table->look);
}

/* What the move that is due is made of; false for another verb, as below. */
static bool choose(const Screen *screen, const TableStage *stage, Verb verb, int index,
                   Intent *intent)
{
    TableUi *table = &screen->ui->table;
    switch (verb) {
    case VERB_CHOOSE:
        keys_choose(screen, stage, index);
        return true;
    case VERB_NEXT:
    case VERB_BEFORE:
        keys_next(screen, stage, verb == VERB_NEXT ? 1 : -1);
        return true;
    case VERB_TURN_RIGHT:
    case VERB_TURN_LEFT:
        act_turn(screen, &stage->view, verb == VERB_TURN_RIGHT ? 1 : -1);
        return true;
    case VERB_ROTATION:
        choice_hold(&table->choice, index);
        return true;
    case VERB_PLACE:
        keys_place(screen, stage, index);
        return true;
    case VERB_SPOT:
        keys_number(screen, stage, index + 1, intent);
        return true;
    case VERB_PASS:
        keys_number(screen, stage, 0, intent);
        return true;
    case VERB_NOT_YET:
        decide_take_back(table);
        return true;
    default:
        return false;
    }
}

/* What plays, takes back and goes on. */
static bool decide(const Screen *screen, const TableStage *stage, Verb verb, int index,
                   Intent *intent)
{
    switch (verb) {
    case VERB_CONFIRM:
        keys_confirm(screen, stage, intent);
        return true;
    case VERB_WELL:
        decide_confirm(screen, &stage->view, intent);
        return true;
    case VERB_TICK:
        decide_tick(screen, &stage->view, intent);
        return true;
    case VERB_UNDO:
        act_undo(screen, intent);
        return true;
    case VERB_REDO:
        act_redo(screen, intent);
        return true;
    case VERB_GO_ON:
        act_next(screen, stage);
        return true;
    case VERB_HURRY:
        pace_skip(&screen->ui->table.shown);
        return true;
    case VERB_PACE:
        screen->ui->options.pace = (uint8_t)index;
        intent->kind = INTENT_OPTIONS;
        return true;
    case VERB_SKIP:
        final_go(&screen->ui->table.final, -1);
        ui_go(screen->ui, SCREEN_RESULTS);
        return true;
    default:
        return false;
    }
}

/* A lens is seen whole: no area is pinned over it. */
static void put_lens(TableUi *table, LensKind kind, int player)
{
    lens_toggle(&table->lens, kind, player);
    look_unpin(&table->look);
}

static bool take_lens(TableUi *table, const Game *game, Verb verb, int index)
{
    switch (verb) {
    case VERB_LENS_MEADOWS:
        put_lens(table, LENS_MEADOWS, game->player);
        return true;
    case VERB_LENS_FORESTS:
        put_lens(table, LENS_FORESTS, game->player);
        return true;
    case VERB_LENS_RIVERS:
        put_lens(table, LENS_RIVERS, game->player);
        return true;
    case VERB_LENS_SYSTEMS:
        put_lens(table, LENS_SYSTEMS, game->player);
        return true;
    case VERB_LENS_PIECES:
        put_lens(table, LENS_PIECES,
                 table->lens.kind == LENS_PIECES ? table->lens.player : game->player);
        return true;
    case VERB_ROW:
        put_lens(table, LENS_PIECES, index);
        return true;
    default:
        return false;
    }
}

/* What shows more of the game. */
static bool look(const Screen *screen, const TableStage *stage, Verb verb, int index,
                 Intent *intent)
{
    TableUi *table = &screen->ui->table;
    switch (verb) {
    case VERB_AWARD:
        show_award(screen, index);
        return true;
    case VERB_LOOK:
        around_go(screen, stage, index);
        return true;
    case VERB_KEEP:
        around_keep(screen, stage, intent);
        return true;
    case VERB_LET_GO:
        let_go(screen, &stage->view, intent);
        return true;
    case VERB_HISTORY:
        strip_toggle(screen, intent);
        return true;
    case VERB_STEP_BACK:
    case VERB_STEP_ON:
        strip_step(screen, verb == VERB_STEP_ON ? 1 : -1, intent);
        return true;
    case VERB_PLAY_ON:
        strip_stay(screen, intent);
        return true;
    case VERB_HINT:
        toggle_hint(screen, intent);
        return true;
    case VERB_PANEL:
        screen->ui->options.panel_away = !screen->ui->options.panel_away;
        intent->kind = INTENT_OPTIONS;
        return true;
    case VERB_WHY:
        advice_ask_why(&table->advice, screen->scene->session,
                       advice_last_turn(screen->scene->session, stage->view.at), intent);
        return true;
    default:
        return take_lens(table, stage->view.game, verb, index);
    }
}

/* How the board lies. */
static bool move_board(const Screen *screen, const TableStage *stage, Verb verb, int index)
{
    switch (verb) {
    case VERB_TURN_BOARD:
    case VERB_TURN_BOARD_BACK:
        act_turn_board(screen, stage, verb == VERB_TURN_BOARD ? 1 : -1);
        map_turned(screen);
        return true;
    case VERB_PAN:
        act_pan(screen, stage, index);
        return true;
    case VERB_ZOOM_IN:
        act_zoom_at_middle(screen, stage, ZOOM_STEP * ZOOM_STEP);
        return true;
    case VERB_ZOOM_OUT:
        act_zoom_at_middle(screen, stage, 1 / (ZOOM_STEP * ZOOM_STEP));
        return true;
    case VERB_FIT:
        sight_home(&screen->ui->table.camera, screen->frame, stage);
        return true;
    case VERB_MAP:
        map_toggle(&screen->ui->table.map);
        return true;
    case VERB_FOLD:
        fold_toggle(&screen->ui->table.fold);
        return true;
    case VERB_LAST:
    case VERB_MORE:
        beyond_go(screen, stage, verb, index);
        return true;
    default:
        return false;
    }
}

static void open_page(Ui *ui, Verb verb)
{
    OverlayId page = verb == VERB_STACKS                             ? OVERLAY_STACKS
                     : verb == VERB_LOG                              ? OVERLAY_LOG
                     : verb == VERB_HELP                             ? OVERLAY_HELP
                     : verb == VERB_OPTIONS                          ? OVERLAY_OPTIONS
                     : verb == VERB_MENU || verb == VERB_MENU_AT_END ? OVERLAY_MENU
                                                                     : OVERLAY_NONE;
    if (page != OVERLAY_NONE)
        ui_open(ui, page);
}

void table_perform(const Screen *screen, const TableStage *stage, Verb verb, int index,
                   Intent *intent)
{
    if (choose(screen, stage, verb, index, intent))
        look_walk_end(&screen->ui->table.look);
    else if (!decide(screen, stage, verb, index, intent) &&
             !look(screen, stage, verb, index, intent) && !move_board(screen, stage, verb, index))
        open_page(screen->ui, verb);
}
