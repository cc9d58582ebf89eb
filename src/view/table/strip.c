#include "view/table/strip.h"

#include <math.h>
#include <stdio.h>

#include "view/kit/paint.h"
#include "view/table/pace.h"
#include "view/table/widgets.h"
#include "view/words/say.h"

enum { MARGIN = 16, HEAD = 40, CLOSE = 36, STAY_WIDE = 166, STAY_HIGH = 32 }; /* logical units */

static void seek(Frame *frame, int index, Intent *intent)
{
    const Session *session = frame->scene->session;
    TableUi *table = &frame->ui->table;
    int count = session_move_count(session), at = session_at(session);
    index = index < 0 ? 0 : index > count ? count : index;
    if (index == at)
        return;
    if (at == table->strip.home)
        table->strip.home_step = table->final.step;
    if (index == count && table->strip.home != count) {
        table->strip.home = count;
        table->strip.home_step = session_game_at(session, count)->phase == PHASE_END ? 0 : -1;
    }
    intent->kind = INTENT_SEEK;
    intent->index = index;
    pace_anew(&table->shown);
}

void strip_reset(StripUi *strip)
{
    *strip = (StripUi){.home = -1};
}

void strip_let_go(StripUi *strip)
{
    strip->held = false;
}

void strip_moved(StripUi *strip, int at)
{
    if (strip->open)
        strip->home = at;
}

static void put_away(TableUi *table)
{
    table->strip.open = table->strip.held = false;
}

void strip_close(Frame *frame, Intent *intent)
{
    seek(frame, frame->ui->table.strip.home, intent);
    put_away(&frame->ui->table);
}

void strip_toggle(Frame *frame, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    if (table->strip.open) {
        strip_close(frame, intent);
    } else if (!session_setup(frame->scene->session)->undo_off) {
        table->strip.open = true;
        table->strip.home = session_at(frame->scene->session);
        table->strip.home_step = table->final.step;
    }
}

void strip_stay(Frame *frame, Intent *intent)
{
    put_away(&frame->ui->table);
    intent->kind = INTENT_SEEK;
    intent->index = session_at(frame->scene->session);
}

bool strip_step(Frame *frame, int step, Intent *intent)
{
    if (strip_shown(frame))
        seek(frame, session_at(frame->scene->session) + step, intent);
    return strip_shown(frame);
}

bool strip_shown(const Frame *frame)
{
    return frame->ui->table.strip.open && !session_setup(frame->scene->session)->undo_off;
}

void say_position(const Session *session, char *text, size_t capacity)
{
    const Game *last = session_game_at(session, session_move_count(session));
    const Game *game = session_game(session);
    if (game->phase == PHASE_END)
        snprintf(text, capacity, "The end, after turn %d", last->turn);
    else
        snprintf(text, capacity, "Turn %d of %d", game->turn + (game->phase == PHASE_PLACE),
                 last->turn + (last->phase == PHASE_PLACE));
}

void say_forgotten(const Session *session, char *text, size_t capacity)
{
    int count = session_move_count(session) - session_at(session);
    text[0] = '\0';
    if (count > SLIP_MOVES)
        snprintf(text, capacity, "Playing on sets %d moves aside.", count);
    else if (count > 0)
        snprintf(text, capacity, "Playing on forgets %d move%s.", count,
                 say_plural(count));
}

/* Where the ticks stand: their first and last position, pixels, and their height. */
static Rect track_of(const Frame *frame, const TableLayout *layout)
{
    float u = frame->u;
    return (Rect){layout->strip.x + MARGIN * u, layout->strip.y + HEAD * u,
                  layout->strip.w - 2 * MARGIN * u, layout->strip.h - (HEAD + 8) * u};
}

static float place_of(Rect track, int index, int count)
{
    return track.x + track.w * (float)index / (float)(count > 0 ? count : 1);
}

static void draw_ticks(Frame *frame, Rect track)
{
    const Session *session = frame->scene->session;
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

/* A stem with a head, between two decisions. */
static void draw_knob(Frame *frame, Rect track)
{
    const Session *session = frame->scene->session;
    float u = frame->u,
          x = roundf(place_of(track, session_at(session), session_move_count(session)));
    draw_fill(frame->list, (Rect){x - 2 * u, track.y, 4 * u, track.h}, rgba(HIDE_DEEP, .8f));
    draw_fill(frame->list, (Rect){x - u, track.y, 2 * u, track.h}, rgba(FIRE_LIGHT, 1));
    paint_disc(frame, (Point){x, track.y}, 8 * u, HIDE_DEEP);
    paint_disc(frame, (Point){x, track.y}, 6.5f * u, FIRE_LIGHT);
}

/* What the head says, and, while one looks back, the button that plays on. */
static void draw_head(Frame *frame, Rect strip, bool back)
{
    const Session *session = frame->scene->session;
    float u = frame->u, close = strip.x + strip.w - (CLOSE + 4) * u;
    Point at = {strip.x + MARGIN * u, strip.y + 25 * u};
    char text[80];
    float room = close - at.x - (back ? STAY_WIDE + 16 : 8) * u;
    say_position(session, text, sizeof text);
    float width =
        paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 16, CREAM}, at, room, text) + 16 * u;
    say_forgotten(session, text, sizeof text);
    if (room > width)
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, back ? FIRE_LIGHT : CREAM_SOFT},
                   (Point){at.x + width, at.y}, room - width,
                   back ? text : "Click or drag to look back.");
    if (back)
        widget_put(frame, (Widget){.id = TABLE_STRIP_STAY,
                                   .style = STYLE_OCHRE,
                                   .rect = {close - (STAY_WIDE + 4) * u, strip.y + 4 * u,
                                            STAY_WIDE * u, STAY_HIGH * u},
                                   .label = "Play on from here",
                                   .name = "play-on",
                                   .tip = "Close the history and keep this position"});
    widget_put(frame, (Widget){.id = TABLE_STRIP_CLOSE,
                               .style = STYLE_BARE,
                               .rect = {close, strip.y + 2 * u, CLOSE * u, CLOSE * u},
                               .icon = "close",
                               .name = "close-history",
                               .no_focus = true,
                               .tip = back ? "Close: back to the present" : "Close"});
}

void strip_draw(Frame *frame, const TableLayout *layout)
{
    const Session *session = frame->scene->session;
    float u = frame->u;
    Rect strip = layout->strip, track = track_of(frame, layout);
    if (!strip_shown(frame))
        return;
    widget_put(frame, (Widget){.id = TABLE_STRIP, .kind = WIDGET_PANE, .rect = strip});
    paint_patch(frame, "bar", strip, 1);
    draw_head(frame, strip, session_at(session) < session_move_count(session));
    draw_fill(frame->list, (Rect){track.x, track.y + track.h, track.w, fmaxf(1, u)},
              rgba(CREAM_SOFT, .4f));
    draw_ticks(frame, track);
    draw_knob(frame, track);
}

bool strip_handle(Frame *frame, const TableLayout *layout, const Input *input, Intent *intent)
{
    TableUi *table = &frame->ui->table;
    const Session *session = frame->scene->session;
    Rect track = track_of(frame, layout);
    float u = frame->u, reach = 12 * u;
    Rect grip = {track.x - reach, track.y - 6 * u, track.w + 2 * reach, track.h + 12 * u};
    if (!strip_shown(frame))
        return false;
    if (input->kind == INPUT_UP && table->strip.held) {
        table->strip.held = false;
        return true;
    }
    if (input->kind == INPUT_KEY && (input->key == KEY_PAGE_UP || input->key == KEY_PAGE_DOWN))
        return strip_step(frame, input->key == KEY_PAGE_UP ? -1 : 1, intent);
    if (input->kind == INPUT_DOWN && input->button == BUTTON_LEFT &&
        rect_holds(grip, input->x, input->y))
        table->strip.held = true;
    else if (input->kind != INPUT_POINTER || !table->strip.held)
        return false;
    seek(frame, (int)roundf((input->x - track.x) / track.w * (float)session_move_count(session)),
         intent);
    return true;
}
