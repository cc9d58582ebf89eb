/* Help: the rules in ten lines, the powers, the keys. The words are the edition's that is being
 * played. */
#include <math.h>

#include "view/page.h"
#include "view/say_screens.h"
#include "view/screens.h"

enum { HELP_PANE = WIDGETS_OVERLAY, HELP_PANES, HELP_CLOSE = HELP_PANES + 2 };

static const TextStyle text_style = {FONT_TEXT, ALIGN_LEFT, 17, INK};
static const TextStyle head_style = {FONT_TITLE, ALIGN_LEFT, 20, INK};

/* NULL: what earns the extra turn. */
static const char *const rule_icons[RULE_LINES] = {
    "stack", "hand", "gatherer", "forest", "river", "trophy", NULL, "hunter", "hut", "flag"};

static const char *const power_icons[POWERS] = {
    [POWER_LOGBOAT] = "logboat",   [POWER_HUNTING_TRAP] = "hunting-trap", [POWER_SHAMAN] = "shaman",
    [POWER_PIT_TRAP] = "pit-trap", [POWER_WILDFIRE] = "wildfire",         [POWER_RAFT] = "raft",
    [POWER_SHRINE] = "shrine",
};

static const struct {
    const char *key, *what;
} keys[] = {
    {"Arrows", "choose a cell or a spot"},
    {"Space", "the next of them, Shift+Space back"},
    {"R", "turn the tile; right click too"},
    {"B", "turn the whole board, Shift+B back"},
    {"Enter", "lay the tile, put the piece"},
    {"1-9", "a spot for the piece"},
    {"0", "put no piece"},
    {"M F W P", "lenses: hunters, rivers, systems, pieces"},
    {"Wheel", "zoom; + and -; drag moves, Home shows all"},
    {"T", "what is left in the stacks"},
    {"L", "the log: every award, and where points came from"},
    {"H", "history: go to any move; PgUp and PgDn step"},
    {"Ctrl+Z", "undo; Ctrl+Y does it again"},
    {"Ctrl+S", "save; Ctrl+O opens, Ctrl+N begins"},
    {"Tab", "walk through the buttons, Enter presses"},
    {"Esc", "menu; or close what is open"},
    {"F11", "full screen"},
};

/* An icon and a paragraph beside it; returns its height in pixels. */
static float put_line(Frame *frame, Rect rect, const char *icon, TextStyle style, const char *text)
{
    float u = frame->u;
    Rect beside = {rect.x + 38 * u, rect.y, rect.w - 38 * u, rect.h};
    if (frame->list)
        paint_icon(frame, icon, (Point){rect.x + 14 * u, rect.y + 11 * u}, 26, EMBER, 1);
    return fmaxf(28 * u, page_paragraph(frame, style, beside, text)) + 7 * u;
}

static float put_head(Frame *frame, Rect rect, const char *text)
{
    if (frame->list)
        page_line(frame, head_style, (Rect){rect.x, rect.y, rect.w, 26 * frame->u}, text);
    return 36 * frame->u;
}

static float put_rules(Frame *frame, Rect rect, EditionId edition)
{
    const char *mark = terms_of(edition)->mark_icon;
    float y = rect.y;
    for (int i = 0; i < RULE_LINES; i++)
        y += put_line(frame, (Rect){rect.x, y, rect.w, 0}, rule_icons[i] ? rule_icons[i] : mark,
                      text_style, say_rule(edition, i));
    return y - rect.y;
}

static float put_powers(Frame *frame, Rect rect, EditionId edition)
{
    float y = rect.y, u = frame->u;
    y += put_head(frame, (Rect){rect.x, y, rect.w, 0}, "Powers");
    for (int power = 0; power < POWERS; power++) {
        const char *rule = say_power_rule(edition, (Power)power);
        if (!rule[0])
            continue;
        Rect beside = {rect.x + 38 * u, y, rect.w - 38 * u, 20 * u};
        if (frame->list) {
            paint_icon(frame, power_icons[power], (Point){rect.x + 14 * u, y + 18 * u}, 28, EMBER,
                       1);
            page_line(frame, (TextStyle){FONT_HEAVY, ALIGN_LEFT, 17, INK}, beside,
                      terms_of(edition)->powers[power]);
        }
        beside.y += 20 * u;
        y += 20 * u +
             page_paragraph(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}, beside, rule) +
             8 * u;
    }
    return y - rect.y;
}

static float put_keys(Frame *frame, Rect rect)
{
    enum { KEYS = sizeof keys / sizeof keys[0] };
    float u = frame->u, head = put_head(frame, rect, "Keys");
    int columns = (int)fmaxf(1, floorf(rect.w / (340 * u))), rows = (KEYS + columns - 1) / columns;
    for (int i = 0; i < KEYS && frame->list; i++) {
        float x = rect.x + rect.w / (float)columns * (float)(i / rows);
        float y = rect.y + head + 28 * u * (float)(i % rows);
        paint_keycap(frame, (Point){x, y + 17 * u}, keys[i].key, true);
        page_line(frame, text_style,
                  (Rect){x + 74 * u, y, rect.w / (float)columns - 80 * u, 24 * u}, keys[i].what);
    }
    return head + 28 * u * (float)rows;
}

/* All of it, rules and powers side by side where there is room; returns the height in pixels. */
static float put_all(Frame *frame, Rect rect, EditionId edition)
{
    float gap = 36 * frame->u, y = rect.y;
    if (rect.w < 860 * frame->u) {
        y += put_rules(frame, (Rect){rect.x, y, rect.w, 0}, edition) + gap / 3;
        y += put_powers(frame, (Rect){rect.x, y, rect.w, 0}, edition) + gap / 3;
    } else {
        float left = roundf((rect.w - gap) * .56f), x = rect.x + left + gap;
        float rules = put_rules(frame, (Rect){rect.x, y, left, 0}, edition);
        y += fmaxf(rules, put_powers(frame, (Rect){x, y, rect.w - left - gap, 0}, edition));
    }
    return y + put_keys(frame, (Rect){rect.x, y, rect.w, 0}) - rect.y;
}

static EditionId edition_of(const Frame *frame)
{
    const Ui *ui = frame->ui;
    bool seats = ui->screen == SCREEN_SEATS || !frame->scene->session;
    return (EditionId)(seats ? ui->lobby.seating.edition
                             : session_setup(frame->scene->session)->edition);
}

static void help_build(Frame *frame)
{
    Scroll *scroll = &frame->ui->dialogs.scroll;
    EditionId edition = edition_of(frame);
    float u = frame->u;
    Rect inner = page_sheet(frame, HELP_PANE, 1160, 690, "The rules in ten lines");
    Rect view = {inner.x, inner.y, inner.w, inner.h};
    Rect text = {inner.x, 0, inner.w - SCROLL_BAR * u, 0};
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
              (Rect){inner.x, inner.y - 44 * u, inner.w - 60 * u, 36 * u}, terms_of(edition)->edition.title);
    Frame measure = *frame;
    measure.list = NULL;
    text.y = scroll_begin(frame, scroll, view, put_all(&measure, text, edition));
    put_all(frame, text, edition);
    scroll_end(frame, scroll, HELP_PANES);
    page_close(frame, HELP_CLOSE, inner);
}

static void help_handle(Frame *frame, WidgetEvent event, const Input *input, Intent *intent)
{
    bool key = event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY;
    (void)intent;
    if (page_scroll(frame, event, input))
        return;
    if ((event.kind == WIDGET_PRESSED && event.id == HELP_CLOSE) ||
        (key && (input->key == KEY_F1 || input->key == KEY_ENTER)))
        page_back(frame);
}

const ScreenPart help_overlay = {help_build, help_handle, NULL};
