#include "view/table/panel.h"

#include <math.h>

#include "view/board/better.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/follow.h"
#include "view/table/framing.h"
#include "view/table/model.h"
#include "view/words/table.h"
#include "view/words/tr.h"

/* Logical units; the knob's is a radius. */
enum { MARGIN = 16, HEAD = 40, CLOSE = 36, STAY_WIDE = 166, STAY_HIGH = 32, KNOB = 8 };

static void seek(const Screen *screen, int index, Intent *intent)
{
    const Session *session = screen->scene->session;
    TableUi *table = &screen->ui->table;
    int count = session_move_count(session), at = session_at(session);
    index = index < 0 ? 0 : index > count ? count : index;
    if (index == at)
        return;
    if (at == table->strip.home)
        table->strip.home_step = table->final.step;
    if (index == count && table->strip.home != count) {
        table->strip.home = count;
        table->strip.look = (Camera){0};
        table->strip.home_step = session_game_at(session, count)->phase == PHASE_END ? 0 : -1;
    }
    intent->kind = INTENT_SEEK;
    intent->index = index;
    pace_anew(&table->shown);
}

void strip_let_go(StripUi *strip)
{
    strip->held = false;
}

void strip_moved(StripUi *strip, int at)
{
    if (!strip->open)
        return;
    strip->home = at;
    strip->look = (Camera){0};
}

static void put_away(TableUi *table)
{
    table->strip.open = table->strip.held = table->strip.named = table->strip.elders = false;
}

const ReviewTurn *strip_named(const Ui *ui, const Scene *scene)
{
    const ReviewTurn *turn = &ui->lookback.marked;
    bool shown = turn->count > 0 && strip_shown(&ui->table, scene->session) &&
                 session_at(scene->session) == turn->first + turn->count;
    return shown ? turn : NULL;
}

void strip_show_turn(TableUi *table, const TableModel *model)
{
    Cell cells[BETTER_CELLS];
    bool known = table->strip.named, seen = table->strip.seen;
    table->strip.named = model->named != NULL;
    table->strip.seen = strip_shown(table, model->view.session);
    if (table->strip.seen && !seen)
        framing_clear_strip(&table->camera, model);
    if (known || !model->named)
        return;
    int count = better_cells(model->view.session, model->named, cells);
    framing_show_cells(&table->camera, model, cells, count, true);
}

/* His page lies as it was left. */
static void back_to_elder(Ui *ui)
{
    ui_go(ui, SCREEN_LOOK_BACK);
    ui->lobby.scroll.at = ui->lookback.left;
}

void strip_close(const Screen *screen, Intent *intent)
{
    TableUi *table = &screen->ui->table;
    bool elders = table->strip.elders;
    seek(screen, table->strip.home, intent);
    put_away(table);
    camera_come_back(&table->camera, &table->strip.look, screen->frame->now,
                     !screen->ui->options.reduced_motion);
    if (elders)
        back_to_elder(screen->ui);
}

static void open_strip(const Screen *screen)
{
    TableUi *table = &screen->ui->table;
    if (table->strip.open || session_setup(screen->scene->session)->undo_off)
        return;
    table->strip.open = true;
    table->strip.home = session_at(screen->scene->session);
    table->strip.home_step = table->final.step;
    table->strip.look = table->camera;
}

void strip_toggle(const Call *call)
{
    if (call->screen->ui->table.strip.open)
        strip_close(call->screen, call->intent);
    else
        open_strip(call->screen);
}

void strip_look(const Screen *screen, const ReviewTurn *turn, Intent *intent)
{
    Ui *ui = screen->ui;
    ui->lookback.left = ui->lobby.scroll.at;
    ui_go(ui, SCREEN_TABLE);
    /* what it shows is chosen anew, for that turn */
    camera_reset(&ui->table.camera, ui->table.camera.turn);
    ui->lookback.marked = *turn;
    open_strip(screen);
    if (!ui->table.strip.open)
        return;
    ui->table.strip.elders = true;
    seek(screen, turn->first + turn->count, intent);
}

void strip_stay(const Call *call)
{
    put_away(&call->screen->ui->table);
    call->intent->kind = INTENT_SEEK;
    call->intent->index = session_at(call->screen->scene->session);
}

bool strip_step(const Screen *screen, int step, Intent *intent)
{
    const Session *session = screen->scene->session;
    bool shown = strip_shown(&screen->ui->table, session);
    if (shown)
        seek(screen, session_at(session) + step, intent);
    return shown;
}

bool strip_shown(const TableUi *table, const Session *session)
{
    return table->strip.open && !session_setup(session)->undo_off;
}

/* Where the ticks stand: their first and last position, pixels, and their height. */
static Rect track_of(const Frame *frame, const TableLayout *layout)
{
    float u = frame->u, head = HEAD * u;
    return (Rect){layout->strip.x + MARGIN * u, layout->strip.y + head,
                  layout->strip.w - 2 * MARGIN * u, layout->strip.h - head - 8 * u};
}

static float place_of(Rect track, int index, int count)
{
    return track.x + track.w * (float)index / (float)(count > 0 ? count : 1);
}

static void draw_ticks(Frame *frame, const Session *session, Rect track)
{
    const Setup *setup = session_setup(session);
    int count = session_move_count(session), at = session_at(session);
    float pitch = track.w / (float)(count > 0 ? count : 1);
    float width = fmaxf(1, fminf(roundf(pitch * .7f), 6 * frame->u));
    for (int i = 0; i < count; i++) {
        uint32_t rgb = player_ticks[setup->seats[session_game_at(session, i)->player].colour];
        bool tile = session_move(session, i).kind == MOVE_PLACE;
        float height = roundf(track.h * (tile ? .8f : .4f));
        draw_fill(frame->list,
                  (Rect){roundf(place_of(track, i, count) + (pitch - width) / 2),
                         track.y + track.h - height, width, height},
                  rgba(rgb, i < at ? 1 : .34f));
    }
}

/* A stem with a head, between two decisions; it keeps off the words above the ticks. */
static void draw_knob(Frame *frame, const Session *session, Rect track)
{
    float u = frame->u, radius = KNOB * u;
    Point head = {roundf(place_of(track, session_at(session), session_move_count(session))),
                  track.y + radius};
    draw_fill(frame->list, (Rect){head.x - 2 * u, head.y, 4 * u, track.h - radius},
              rgba(HIDE_DEEP, .8f));
    draw_fill(frame->list, (Rect){head.x - u, head.y, 2 * u, track.h - radius},
              rgba(FIRE_LIGHT, 1));
    paint_disc(frame, head, radius, HIDE_DEEP);
    paint_disc(frame, head, radius - 1.5f * u, FIRE_LIGHT);
}

/* Whose turn the Elder was asked about: the panel names who comes next. Returns how wide it is. */
static float draw_whose(Frame *frame, const TableModel *model, Point at)
{
    enum { BADGE = 22, APART = 8 };
    const Seat *seat = &model->view.setup->seats[model->named->player];
    paint_icon(frame, player_badges[seat->colour], (Point){at.x + BADGE / 2.f * frame->u, at.y},
               BADGE, WHITE, 1);
    return (BADGE + APART) * frame->u;
}

/* What the head says, and, while one looks back, the button that plays on. */
static void draw_head(Frame *frame, const TableModel *model, bool back)
{
    const Session *session = model->view.session;
    Rect strip = model->layout.strip;
    float u = frame->u, close = strip.x + strip.w - (CLOSE + 4) * u;
    Point at = {strip.x + MARGIN * u, strip.y + 25 * u};
    const char *on_button = NULL;
    if (model->named)
        at.x += draw_whose(frame, model, (Point){at.x, at.y - 6 * u});
    float room = close - at.x - (back ? STAY_WIDE + 16 : 8) * u;
    const char *text = say_position(session, model->named);
    const TextStyle bold = {FONT_BOLD, ALIGN_LEFT, 16, CREAM};
    float width = text_width(frame, FONT_BOLD, bold.size, text) + 16 * u;
    if (width - 16 * u > room)
        paint_label(frame, bold, (Rect){at.x, strip.y, room, HEAD * u}, text);
    else
        paint_text(frame, bold, at, 0, text);
    /* what playing on would forget, or how one looks back */
    text = back ? say_forgotten(session) : say_text(SAY_WAYS_BACK, action_keys(VERB_STEP_BACK));
    const TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, back ? FIRE_LIGHT : CREAM_SOFT};
    if (room > width && text_width(frame, FONT_TEXT, 15, text) <= room - width)
        paint_text(frame, style, (Point){at.x + width, at.y}, 0, text);
    else if (room > width && text_fit(frame, style, room - width, HEAD * u, text).whole)
        paint_label(frame, style, (Rect){at.x + width, strip.y, room - width, HEAD * u}, text);
    else if (text_fit(frame, style, (STAY_WIDE - 24) * u, style.size * u, text).whole)
        on_button = text; /* without room in the head */
    if (back)
        table_put(frame, model, VERB_PLAY_ON,
                  (Widget){.style = STYLE_OCHRE,
                           .rect = {close - (STAY_WIDE + 4) * u, strip.y + 4 * u, STAY_WIDE * u,
                                    STAY_HIGH * u},
                           .label = action_label(VERB_PLAY_ON),
                           .second = on_button});
    widget_put(frame, (Widget){.id = TABLE_STRIP_CLOSE,
                               .verb = VERB_HISTORY,
                               .style = STYLE_BARE,
                               .rect = {close, strip.y + 2 * u, CLOSE * u, CLOSE * u},
                               .icon = "close",
                               .name = "close-history",
                               .no_focus = true,
                               .tip = model->table->strip.elders ? tr("Close: back to the Elder")
                                      : back                     ? tr("Close: back to the present")
                                                                 : tr("Close")});
}

void strip_draw(Frame *frame, const TableModel *model)
{
    const Session *session = model->view.session;
    const TableLayout *layout = &model->layout;
    float u = frame->u;
    Rect strip = layout->strip, track = track_of(frame, layout);
    if (!strip_shown(model->table, session))
        return;
    widget_put(frame, (Widget){.id = TABLE_STRIP, .kind = WIDGET_PANE, .rect = strip});
    paint_patch(frame, "bar", strip, 1);
    draw_head(frame, model, session_at(session) < session_move_count(session));
    draw_fill(frame->list, (Rect){track.x, track.y + track.h, track.w, fmaxf(1, u)},
              rgba(CREAM_SOFT, .4f));
    draw_ticks(frame, session, track);
    draw_knob(frame, session, track);
}

bool strip_handle(const Screen *screen, const TableLayout *layout, const Input *input,
                  Intent *intent)
{
    TableUi *table = &screen->ui->table;
    const Session *session = screen->scene->session;
    Rect track = track_of(screen->frame, layout);
    float u = screen->frame->u, reach = 12 * u;
    float high = fmaxf(6 * u, (screen->frame->widgets->least - track.h) / 2);
    Rect grip = {track.x - reach, track.y - high, track.w + 2 * reach, track.h + 2 * high};
    if (!strip_shown(table, session))
        return false;
    if (input->kind == INPUT_UP && table->strip.held) {
        table->strip.held = false;
        return true;
    }
    if (input->kind == INPUT_DOWN && input->button == BUTTON_LEFT &&
        rect_holds(grip, input->x, input->y))
        table->strip.held = true;
    else if (input->kind != INPUT_POINTER || !table->strip.held)
        return false;
    seek(screen, (int)roundf((input->x - track.x) / track.w * (float)session_move_count(session)),
         intent);
    return true;
}
