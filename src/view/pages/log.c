/* The game so far: every award with its items, turn by turn, the newest first, each a way to its
 * place on the board; and where every player's points came from. */
#include <math.h>
#include <string.h>

#include "view/board/draw.h"
#include "view/kit/page.h"
#include "view/model/matter.h"
#include "view/pages/dialog.h"
#include "view/pages/rulebook.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/options.h"
#include "view/table/advice.h"
#include "view/table/inspect.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum {
    LOG_PANE = WIDGETS_OVERLAY,
    LOG_TURNS,
    LOG_POINTS,
    LOG_WHY,                                /* one for each entry that begins a computer's turn */
    LOG_ENTRY = LOG_WHY + MAX_LOG_ENTRIES,  /* one for each entry of the logbook */
    LOG_RULE = LOG_ENTRY + MAX_LOG_ENTRIES, /* on the points of an award */
};

/* The arrow keys stay in one of these as long as it goes on. */
enum { GROUP_ENTRIES = 1, GROUP_HEAD };

/* Logical units. */
enum {
    TABS = 56,
    TURN_ROW = 40,
    ENTRY_ROW = 34,
    PLAYER_ROW = 48,
    PLAYER_MOST = 100,
    HEADS = 34,
    FOOT = 30,
    EYE = 36, /* of an entry from the left: what a click shows, whose it is, the points */
    BADGE = 34,
    POINTS = 50,
    POINTS_END = EYE + BADGE + POINTS
};

static const TextStyle note_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};

/* What is told, and where. */
typedef struct Log {
    const Session *session;
    Logbook book;
    Rect view; /* of what scrolls, pixels */
} Log;

static bool in_view(const Log *log, Rect row)
{
    return row.y + row.h > log->view.y && row.y < log->view.y + log->view.h;
}

static void put_tile(Frame *frame, const Session *session, Rect rect, uint8_t tile)
{
    const Site *site = game_site_of_tile(session_game(session), tile);
    page_tile(frame, session_edition(session)->rules.id,
              tile_turned(tile, site ? site->rotation : 0), rect, 1);
}

/* What lies within a row from `x` on, 6 units below its top, in whole pixels. */
static Rect part_of(const Frame *frame, Rect row, float x, float w)
{
    float u = frame->u;
    return (Rect){roundf(x), roundf(row.y + 6 * u), roundf(w * u), roundf(32 * u)};
}

/* A computer's turn can be asked for its reasons. */
static void put_why(Frame *frame, const Log *log, Rect row, const LogEntry *first)
{
    int index = (int)(first - log->book.entries);
    Widget why =
        page_button((WidgetId)(LOG_WHY + index), STYLE_PAPER, NULL, tr("Why?"), NULL, NULL);
    why.index = (int16_t)index;
    why.size = 15;
    why.rect = part_of(frame, row, row.x + row.w - 132 * frame->u, 80);
    if (help_allows(session_setup(log->session)).previews && first->tile != NO_TILE)
        widget_put(frame, why);
}

static void put_turn(Frame *frame, const Log *log, Rect row, const LogEntry *first, bool final)
{
    const Setup *setup = session_setup(log->session);
    float u = frame->u;
    Point middle = {row.x + 14 * u, row.y + 22 * u};
    const char *head;
    if (!in_view(log, row))
        return;
    paint_rule(frame, row.x, row.y + 2 * u, row.w, INK_SOFT, .22f);
    if (final) {
        paint_icon(frame, "flag", middle, 24, INK, 1);
        head = tr("Final scoring");
    } else if (first->move < 0) {
        head = tr("Before the first turn");
    } else {
        int player = session_game_at(log->session, first->move)->player;
        const Seat *seat = &setup->seats[player];
        page_badge(frame, setup, player, middle, 26);
        head = say_with(SAY_TURN_OF, "number=%d player=%s", first->turn, say_seat(seat));
        if (seat->kind != SEAT_HUMAN)
            put_why(frame, log, row, first);
    }
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 18, INK},
                (Rect){row.x + 36 * u, row.y + 7 * u, row.w - 176 * u, 30 * u}, head);
    if (!final && first->tile != NO_TILE && first->kind != LOG_DISCARD)
        put_tile(frame, log->session, part_of(frame, row, row.x + row.w - 40 * u, 32), first->tile);
}

/* The points of an award at the left of `row`, and at its right how they add up; returns where the
 * text must end that lies between them. */
static float put_sum(Frame *frame, const Log *log, const LogEntry *entry, Rect row)
{
    int index = (int)(entry - log->book.entries);
    Widget rule =
        page_spot((WidgetId)(LOG_RULE + index), index, NULL, tr("What the rulebook says"));
    float u = frame->u;
    Rect gain = row;
    gain.w = POINTS * u;
    rule.no_focus = true;
    page_put_at(frame, gain, rule);
    page_line(
        frame,
        (TextStyle){FONT_TITLE, ALIGN_LEFT, 18, frame->widgets->hover == rule.id ? EMBER : GAIN},
        gain, said("+%d", entry->award.points));
    cut_right(&row, 8 * u);
    Rect total = cut_right(&row, 50 * u);
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 17, INK_SOFT}, total,
              said("%d", entry->total));
    cut_right(&row, 6 * u);
    const char *sum = say_award_sum(&session_edition(log->session)->rules, &entry->award);
    if (strpbrk(sum, "+\u00d7")) { /* one number alone tells nothing */
        Rect place = cut_right(&row, text_width(frame, FONT_TEXT, 16, sum) + 2 * u);
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 16, INK_SOFT}, place, sum);
    }
    return row.x + row.w - 12 * u;
}

/* What lies under the text and can be pressed. The keyboard reaches entries that are out of view.
 */
static void put_place(Frame *frame, const Log *log, Rect row, int index)
{
    const Widgets *widgets = frame->widgets;
    WidgetId id = (WidgetId)(LOG_ENTRY + index);
    float u = frame->u;
    Rect pressed = row; /* the points of an award before it open the rulebook */
    cut_left(&pressed, log->book.entries[index].kind == LOG_AWARD ? POINTS_END * u : 0);
    page_put_at(frame, pressed, page_spot(id, index, NULL, NULL));
    if (in_view(log, row) && (widgets->hover == id || widgets->focus == id)) {
        page_box(frame, row, 6, rgba(FIRE, .20f), widgets->focus_shown ? 2 : 0, rgba(EMBER, 1));
        paint_icon(frame, "eye", (Point){row.x + 18 * u, row.y + row.h / 2}, 20, EMBER, 1);
    }
}

static void put_entry(Frame *frame, const Log *log, Rect row, int index)
{
    const Edition *edition = session_edition(log->session);
    const LogEntry *entry = &log->book.entries[index];
    float u = frame->u, end = row.x + row.w - 64 * u; /* of the text */
    if (entry->node != NO_NODE)
        put_place(frame, log, row, index);
    if (!in_view(log, row))
        return;
    cut_left(&row, EYE * u);
    Rect badge = cut_left(&row, BADGE * u);
    Point at = {row.x + 12 * u, row.y + row.h / 2};
    page_badge(frame, session_setup(log->session), entry->player, (Point){badge.x + 12 * u, at.y},
               22);
    if (entry->kind == LOG_AWARD)
        end = put_sum(frame, log, entry, row);
    else if (entry->kind == LOG_EXTRA_TURN)
        paint_icon(frame, terms_of(edition->rules.id)->mark_icon, at, 22, INK_SOFT, 1);
    else
        put_tile(frame, log->session,
                 (Rect){row.x, roundf(row.y + 4 * u), roundf(row.h - 8 * u), roundf(row.h - 8 * u)},
                 entry->tile);
    cut_left(&row, 48 * u);
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK},
                (Rect){row.x, row.y, end - row.x, row.h}, say_log_entry(edition, entry));
}

/* The first entry of the turn that the one before `end` belongs to. The final scoring counts as a
 * turn, and what announces it as one without entries. */
static int turn_first(const Logbook *book, int end)
{
    const LogEntry *entries = book->entries;
    int first = end - 1;
    while (first > 0 && entries[first].kind != LOG_FINAL && entries[first - 1].kind != LOG_FINAL &&
           entries[first - 1].turn == entries[first].turn)
        first--;
    return first;
}

/* The newest turn first, its entries in their order. */
static void put_turns(Frame *frame, const Log *log, Scroll *scroll)
{
    const Logbook *book = &log->book;
    float u = frame->u, height = 0;
    int announced = -1; /* the final scoring, by this entry */
    for (int end = book->entry_count, first; end > 0; end = first) {
        first = turn_first(book, end);
        if (book->entries[first].kind == LOG_FINAL)
            announced = first;
        else
            height += (float)(TURN_ROW + (end - first) * ENTRY_ROW) * u;
    }
    Rect area = {log->view.x, scroll_begin(frame, scroll, log->view, height),
                 log->view.w - SCROLL_BAR * u, 0};
    if (height == 0)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT},
                    (Rect){log->view.x, log->view.y, log->view.w, 40 * u}, tr("No points yet."));
    for (int end = book->entry_count, first; end > 0; end = first) {
        first = turn_first(book, end);
        if (first == announced)
            continue;
        put_turn(frame, log, cut_top(&area, TURN_ROW * u), &book->entries[first],
                 announced >= 0 && first > announced);
        for (int i = first; i < end; i++) {
            Rect row = cut_top(&area, ENTRY_ROW * u);
            put_entry(frame, log, (Rect){row.x, roundf(row.y), row.w, floorf(row.h)}, i);
        }
    }
    scroll_end(frame, scroll);
}

/* The columns of the table of points, from `rect`'s left. */
typedef struct Columns {
    float points, end, groups, pitch; /* right edges of the numbers; the first group's left */
    bool projected;
    int count; /* of groups */
    PointGroup kinds[POINT_GROUPS];
    int most; /* the longest bar */
} Columns;

static Columns columns_of(const Log *log, Rect rect, float u)
{
    const Logbook *logbook = &log->book;
    const Session *session = log->session;
    Columns columns = {.most = 1};
    columns.count = point_groups_of(session_setup(session), columns.kinds);
    columns.projected = help_allows(session_setup(session)).projections &&
                        session_game(session)->phase != PHASE_END;
    columns.points = rect.x + fmaxf(130 * u, rect.w * .22f) + 50 * u;
    columns.end = columns.points + (columns.projected ? 60 * u : 0);
    columns.groups = columns.end + 24 * u;
    columns.pitch = (rect.x + rect.w - columns.groups) / (float)columns.count;
    for (int p = 0; p < logbook->player_count; p++)
        for (int g = 0; g < columns.count; g++) {
            const LogStanding *of = &logbook->standings[p];
            PointGroup kind = columns.kinds[g];
            int length = columns.projected ? of->forecasts[kind] : of->groups[kind];
            if (length > columns.most)
                columns.most = length;
        }
    return columns;
}

static void put_group(Frame *frame, const Columns *columns, const LogStanding *of, int column,
                      Rect row, uint32_t rgb)
{
    PointGroup group = columns->kinds[column];
    float u = frame->u, x = roundf(columns->groups + columns->pitch * (float)column);
    float full = columns->pitch - 14 * u, base = roundf(row.y + row.h / 2 - u), bar = base + 9 * u;
    int more = columns->projected ? of->forecasts[group] - of->groups[group] : 0;
    float width = paint_text(
        frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 19, of->groups[group] ? INK : INK_SOFT},
        (Point){x, base}, 0, said("%d", of->groups[group]));
    if (more > 0) {
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 15, GAIN},
                   (Point){x + width + 6 * u, base}, 0, said("+%d", more));
    }
    float now = full * (float)of->groups[group] / (float)columns->most;
    float then = full * (float)more / (float)columns->most;
    draw_fill(frame->list, (Rect){x, bar, full, 10 * u}, rgba(INK_SOFT, .16f));
    if (now > 0)
        draw_fill(frame->list, (Rect){x, bar, now, 10 * u}, rgba(rgb, 1));
    if (then > 0)
        draw_fill(frame->list, (Rect){x + now, bar, then, 10 * u}, rgba(rgb, .42f));
}

/* A number up to `right`, 60 units wide. */
static void put_number(Frame *frame, Rect row, float right, float size, uint32_t rgb, int number)
{
    page_line(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, size, rgb},
              (Rect){right - 60 * frame->u, row.y, 60 * frame->u, row.h}, said("%d", number));
}

static void put_player(Frame *frame, const Columns *columns, const LogStanding *of,
                       const Setup *setup, int player, Rect row)
{
    float u = frame->u;
    Rect name = row, lower = row;
    paint_rule(frame, row.x, row.y, row.w, INK_SOFT, .22f);
    Rect badge = cut_left(&name, 42 * u);
    page_badge(frame, setup, player, (Point){badge.x + 18 * u, row.y + row.h / 2}, 32);
    name.w = columns->points - 50 * u - name.x;
    page_line(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 18, INK}, name,
              say_seat(&setup->seats[player]));
    put_number(frame, row, columns->points, 25, INK, of->points);
    lower.y += 2 * u;
    if (columns->projected)
        put_number(frame, lower, columns->end, 19, INK_SOFT, of->projected);
    for (int i = 0; i < columns->count; i++)
        put_group(frame, columns, of, i, row, player_colours[setup->seats[player].colour]);
}

static void put_heads(Frame *frame, const Columns *columns, EditionId edition, Rect line)
{
    const TextStyle right = {FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT};
    float u = frame->u;
    paint_label(frame, right, (Rect){columns->points - 60 * u, line.y, 60 * u, line.h},
                tr("points"));
    if (columns->projected)
        paint_label(frame, right, (Rect){columns->end - 50 * u, line.y, 50 * u, line.h},
                    trc("of the game", "end"));
    cut_left(&line, columns->groups - line.x);
    for (int i = 0; i < columns->count; i++) {
        Rect head = cut_left(&line, columns->pitch);
        head.w -= 6 * u;
        paint_label(frame, note_style, head, say_point_group(edition, columns->kinds[i]));
    }
}

static void put_points(Frame *frame, const Log *log, Scroll *scroll)
{
    const Setup *setup = session_setup(log->session);
    float u = frame->u, count = (float)log->book.player_count;
    Rect area = {log->view.x, 0, log->view.w - SCROLL_BAR * u, 0};
    Columns columns = columns_of(log, area, u);
    float room = (log->view.h - (HEADS + FOOT) * u) / count;
    float height = floorf(fmaxf(PLAYER_ROW * u, fminf(room, PLAYER_MOST * u)));
    area.y = scroll_begin(frame, scroll, log->view, (HEADS + FOOT) * u + height * count);
    put_heads(frame, &columns, (EditionId)setup->edition, cut_top(&area, HEADS * u));
    for (int p = 0; p < log->book.player_count; p++) {
        Rect row = cut_top(&area, height);
        row.y = roundf(row.y);
        put_player(frame, &columns, &log->book.standings[p], setup, p, row);
    }
    if (columns.projected)
        paint_label(frame, note_style, cut_top(&area, FOOT * u),
                    tr("Pale: what the final scoring would add if the game ended now."));
    scroll_end(frame, scroll);
}

static void log_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    float u = frame->u;
    bool points = screen->ui->dialogs.log_points;
    Log log = {.session = screen->scene->session};
    if (!log.session)
        return;
    logbook_of(log.session, &log.book);
    Rect inner = dialog_put(screen, LOG_PANE, 860, 690, tr("The game so far"));
    if (!points)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
                    (Rect){inner.x + 310 * u, inner.y, inner.w - (330 + SCROLL_BAR) * u, 44 * u},
                    tr("A click shows the place. At the right: the sum, and the score after it."));
    log.view = (Rect){inner.x, inner.y + TABS * u, inner.w, inner.h - TABS * u};
    widgets_group(frame->widgets, GROUP_ENTRIES);
    (points ? put_points : put_turns)(frame, &log, &screen->ui->dialogs.scroll);
    widgets_group(frame->widgets, GROUP_HEAD);
    /* over the scrolled region's panes */
    for (int tab = 0; tab < 2; tab++) {
        Widget widget =
            page_choice(tab ? LOG_POINTS : LOG_TURNS, 0, tab ? "log-points" : "log-turns",
                        tab ? tr("Points") : tr("Turns"), points == (tab == 1));
        widget.rect = (Rect){roundf(inner.x + (float)tab * 152 * u), inner.y, roundf(144 * u),
                             roundf(44 * u)};
        widget_put(frame, widget);
    }
    dialog_put_close(frame, inner);
}

static void show_entry(const Screen *screen, int index)
{
    Logbook logbook;
    logbook_of(screen->scene->session, &logbook);
    if (index >= logbook.entry_count || logbook.entries[index].node == NO_NODE)
        return;
    const LogEntry *entry = &logbook.entries[index];
    Lit lit = {entry->node, entry->kind == LOG_AWARD && award_lit(&entry->award).system};
    ui_open(screen->ui, OVERLAY_NONE);
    inspect_fly(&screen->ui->table.inspect, lit, screen->frame->now);
}

/* The reasons of the turn that an entry belongs to, on the board. */
static void show_why(const Screen *screen, int index, Intent *intent)
{
    const Session *session = screen->scene->session;
    Logbook logbook;
    logbook_of(session, &logbook);
    if (index >= logbook.entry_count)
        return;
    int move = logbook.entries[index].move;
    while (move > 0 && session_move(session, move).kind != MOVE_PLACE)
        move--;
    screen->ui->dialogs.log_at = screen->ui->dialogs.scroll.at;
    ui_open(screen->ui, OVERLAY_NONE);
    advice_ask_of_log(&screen->ui->table.advice, session, move, intent);
}

/* Opens the rulebook at the award that is pointed at or that the keyboard is on. */
static void ask_rulebook(const Screen *screen)
{
    const Widgets *widgets = screen->frame->widgets;
    WidgetId id = widgets->hover >= LOG_ENTRY ? widgets->hover : widgets->focus;
    Matter matter = {.topic = NULL};
    Logbook book;
    logbook_of(screen->scene->session, &book);
    int index = (int)id - (id >= LOG_RULE ? LOG_RULE : LOG_ENTRY);
    if (index >= 0 && index < book.entry_count && book.entries[index].kind == LOG_AWARD)
        matter = matter_of_award(&session_edition(screen->scene->session)->rules,
                                 &book.entries[index].award);
    rulebook_open(screen, matter.topic, matter.asked, matter.told);
}

static void log_handle(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    if (dialog_scroll(screen, event, input))
        return;
    bool key = event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY;
    bool points = action_pressed(VERB_LOG_POINTS, input);
    if (key && (points || action_pressed(VERB_LOG_TURNS, input))) {
        dialogs->log_points = points;
        dialogs->scroll = (Scroll){0};
    } else if (key && action_pressed(VERB_LOG, input)) {
        dialog_close(screen->ui);
    } else if (input->kind == INPUT_KEY && action_pressed(VERB_HELP, input)) {
        ask_rulebook(screen);
        return;
    }
    if (event.kind != WIDGET_PRESSED)
        return;
    if (event.id >= LOG_RULE) {
        ask_rulebook(screen);
    } else if (event.id >= LOG_WHY && event.id < LOG_ENTRY) {
        show_why(screen, event.index, intent);
    } else if (event.id >= LOG_ENTRY) {
        show_entry(screen, event.index);
    } else {
        dialogs->log_points = event.id == LOG_POINTS;
        dialogs->scroll = (Scroll){0};
    }
}

const ScreenPart log_overlay = {.build = log_build, .handle = log_handle};
