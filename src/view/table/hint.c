#include "view/table/arranged.h"

#include <math.h>
#include <string.h>

#include "core/utf8.h"
#include "view/board/grounds.h"
#include "view/board/marks.h"
#include "view/kit/page.h"
#include "view/kit/paint.h"
#include "view/model/matter.h"
#include "view/table/acts.h"
#include "view/table/inspect.h"
#include "view/table/panel.h"
#include "view/table/pointer.h"
#include "view/words/elder.h"
#include "view/words/table.h"
#include "view/words/tr.h"

enum { HINTS = 4 };

typedef struct Hint {
    const char *key, *does;
} Hint;

typedef struct Hints {
    int count;
    Hint hints[HINTS];
} Hints;

/* `key` is a button of the mouse, or another way to name keys than their own. */
static void add(Hints *hints, const char *key, const char *does)
{
    if (hints->count == HINTS)
        return;
    hints->hints[hints->count++] = (Hint){key, does};
}

/* An action by its key, while that does it. */
static void add_key(const TableModel *model, Hints *hints, Verb verb, const char *does)
{
    if (table_can(model, verb))
        add(hints, action_keys(verb), does);
}

/* A key of the widgets', while the keyboard is on one. */
static void add_own(Hints *hints, Verb verb, const char *does)
{
    add(hints, action_keys(verb), does);
}

static void add_asked(const TableModel *model, Hints *hints, bool finger)
{
    const TableUi *table = model->table;
    if (finger && table->choice.asked == ASKED_MOVE) {
        add(hints, tr("Tap"), tr("again to confirm"));
        if (model->view.phase == PHASE_PLACE)
            add(hints, tr("Hold"), trc("a tile", "turn"));
    } else if (table->pointer.keyed || table->choice.asked != ASKED_MOVE ||
               table->pointer.at.x < 0) {
        add_key(model, hints, VERB_TICK, tr("confirm"));
        add_key(model, hints, VERB_NOT_YET, tr("not yet"));
    } else {
        add(hints, tr("Click"), tr("again to confirm"));
        add(hints, tr("Right click"), tr("not yet"));
    }
}

static void add_for_pointer(const TableView *view, Hints *hints, bool finger)
{
    const char *click = finger ? tr("Tap") : tr("Click");
    if (view->phase == PHASE_PLACE) {
        add(hints, click, trc("a tile", "lay"));
        if (!table_fits_one_way(view))
            add(hints, finger ? tr("Hold") : tr("Right click"), trc("a tile", "turn"));
        add(hints, tr("Drag"), tr("move the board"));
    } else {
        add(hints, click,
            view->phase == PHASE_RECALL ? tr("take a meeple back") : tr("a spot on the tile"));
    }
}

/* Enter is named only where it does something. */
static void add_for_keys(const TableModel *model, Hints *hints)
{
    const TableView *view = &model->view;
    bool recall = view->phase == PHASE_RECALL;
    if (view->phase == PHASE_PLACE) {
        if (view->ghost.state == GHOST_FITS)
            add_key(model, hints, VERB_CONFIRM, trc("a tile", "lay"));
        else
            add_key(model, hints, VERB_CHOOSE, tr("choose a cell"));
        if (!table_fits_one_way(view))
            add_key(model, hints, VERB_TURN_RIGHT, trc("a tile", "turn"));
        add_key(model, hints, VERB_NEXT, tr("next cell"));
        return;
    }
    int most = action_of(VERB_SPOT)->strokes[0].more + 1;
    const char *numbers = say_number_span(view->main_count < most ? view->main_count : most);
    if (view->main_count > 0)
        add(hints, numbers, tr("choose"));
    if (view->spot >= 0 && view->spot < view->spot_count)
        add_key(model, hints, VERB_CONFIRM,
                recall ? trc("a meeple", "take back") : trc("a piece", "place"));
    if (view->none)
        add_key(model, hints, VERB_CONFIRM,
                recall ? trc("meeples", "keep all") : tr("place nothing"));
    else
        add_key(model, hints, VERB_PASS,
                recall ? trc("meeples", "keep all") : trc("a piece", "nothing"));
}

/* While keys look at an area. */
static void add_looking(const TableModel *model, Hints *hints)
{
    add_key(model, hints, VERB_INSPECT, tr("the next area"));
    if (model->table->inspect.pin.node == NO_NODE)
        add_key(model, hints, VERB_KEEP, tr("keep it lit"));
    add_key(model, hints, VERB_LET_GO, tr("let it go"));
}

/* While something is dragged: what its release does there. */
static void add_release(const Frame *frame, const TableModel *model, Hints *hints)
{
    const char *does =
        model->view.phase == PHASE_PLACE ? trc("a tile", "lay") : trc("a piece", "place");
    add(hints, tr("Release"), drag_counts(frame, model) ? does : tr("put it back"));
}

/* While one looks back: the keys of both ways. */
static void add_steps(const TableModel *model, Hints *hints)
{
    if (table_can(model, VERB_STEP_BACK))
        add(hints,
            say_with(SAY_KEY_PAIR, "first=%s second=%s", action_keys(VERB_STEP_BACK),
                     action_keys(VERB_STEP_ON)),
            tr("move by move"));
}

static void hints_make(const Frame *frame, const TableModel *model, Hints *hints)
{
    const TableView *view = &model->view;
    const Widget *focused = widgets_focused(frame->widgets);
    const char *presses = focused && focused->label ? focused->label
                          : focused                 ? focused->tip
                                                    : NULL;
    bool finger = frame->widgets->least > 0;
    *hints = (Hints){0};
    if (view->hint) {
        add(hints, say_number_span(view->hint->count), tr("show"));
        if (view->ghost.state == GHOST_FITS)
            add_key(model, hints, VERB_CONFIRM, trc("a tile", "lay"));
    } else if (presses) { /* Enter is the button's now */
        add_own(hints, VERB_PRESS, presses);
        add_own(hints, VERB_LEAVE, tr("leave the buttons"));
    } else if (inspect_by_keys(&model->table->inspect)) {
        add_looking(model, hints);
    } else if (model->table->advice.why >= 0 && model->table->advice.of_log) {
        add_key(model, hints, VERB_LET_GO, tr("back to the log"));
    } else if (view->looks_back) {
        add_steps(model, hints);
        add_key(model, hints, VERB_LET_GO,
                model->table->strip.elders ? tr("back to the Elder") : tr("back to the present"));
    } else if (view->program) {
        add_key(model, hints, VERB_HURRY, trc("what a program does", "skip"));
        add_key(model, hints, VERB_WHY, trc("its last move", "why"));
    } else if (view->drag->far) {
        add_release(frame, model, hints);
    } else if (model->table->choice.asked) {
        add_asked(model, hints, finger);
    } else if (model->table->pointer.by_keys) {
        add_for_keys(model, hints);
    } else {
        add_for_pointer(view, hints, finger);
    }
}

enum { HEIGHT = 32, PAD = 12, LEADING = 26, LINES_BESIDE = 2, LINES_ABOVE = 3, ROUND = 16 };

#define FREE 4 /* a place that costs less hides nothing but land */

/* What was put there. */
typedef struct HintSpread {
    float width; /* pixels */
    int lines;
    bool whole; /* nothing had to be left out */
} HintSpread;

/* Words on their way: where the next ones go. */
typedef struct HintPen {
    Frame *frame;
    HintLine place;
    Point at; /* the baseline */
    HintSpread spread;
} HintPen;

/* A text with a gap behind it. */
static void put_words(HintPen *pen, FontId font, uint32_t rgb, const char *text)
{
    float gap = 16 * pen->frame->u;
    pen->at.x += paint_text(pen->frame, (TextStyle){font, ALIGN_LEFT, 15, rgb}, pen->at,
                            fmaxf(1, pen->place.end - pen->at.x), text) +
                 gap;
    pen->spread.width = fmaxf(pen->spread.width, pen->at.x - gap - pen->place.at.x);
}

static bool has_room(const HintPen *pen, const char *text)
{
    return text_width(pen->frame, FONT_BOLD, 15, text) <= pen->place.end - pen->at.x + 1;
}

/* What comes before the caps, where it has room as a whole. */
static void put_heading(HintPen *pen, const char *text)
{
    pen->spread.whole = has_room(pen, text);
    if (pen->spread.whole)
        put_words(pen, FONT_BOLD, FIRE_LIGHT, text);
}

/* A cap and what it does, in the next line where this one has no room; false where both have
 * none. */
static bool put_hint(HintPen *pen, const Hint *hint)
{
    float u = pen->frame->u, gap = 16 * u;
    float width = text_width(pen->frame, FONT_TEXT, 15, hint->does) +
                  text_width(pen->frame, FONT_HEAVY, 14, hint->key) + 36 * u;
    if (pen->at.x + width > pen->place.end + gap && pen->spread.lines < pen->place.lines &&
        pen->spread.width > 0) {
        pen->at = (Point){pen->place.at.x, pen->at.y + LEADING * u};
        pen->spread.lines++;
    }
    if (pen->at.x + width > pen->place.end + gap)
        return false;
    pen->at.x += paint_keycap(pen->frame, pen->at, hint->key, false) + 7 * u;
    put_words(pen, FONT_TEXT, CREAM, hint->does);
    return true;
}

/* Why the tile fits nowhere where the pointer is, or NULL. */
static const char *why_refused(const TableModel *model)
{
    const TableView *view = &model->view;
    if (view->phase != PHASE_PLACE || view->ghost.state != GHOST_REFUSED ||
        model->table->pointer.by_keys)
        return NULL;
    return cell_is_dead(view, view->ghost.cell) ? tr("No tile left fits here.")
                                                : tr("It does not fit here any way round.");
}

/* The hints in one line, or in more where one has no room for them; those that fit in none, the
 * last first, are left out. `lines` is what they are put for. */
static HintSpread draw_words(Frame *frame, HintLine place, const TableModel *model, int lines)
{
    const TableView *view = &model->view;
    HintPen pen = {frame, place, place.at, {0, 1, true}};
    const char *why = why_refused(model);
    const char *text, *longer = "";
    Hints hints;
    pen.at.y -= (float)((lines - 1) * LEADING) / 2 * frame->u;
    hints_make(frame, model, &hints);
    if (session_at(model->view.session) < session_move_count(model->view.session)) {
        text = say_undone(model->view.session, view->looks_back);
        if (has_room(&pen, text))
            put_words(&pen, FONT_BOLD, FIRE_LIGHT, text);
    }
    if (model->table->advice.hint && model->table->advice.why < 0)
        put_heading(&pen,
                    view->hint ? tr("The Elder would lay here") : tr("The Elder is thinking"));
    if (view->meant >= 0 || view->meant_none) {
        text = say_meant(view->phase == PHASE_RECALL, view->meant + 1);
        if (view->meant_why && view->meant_why->kind == REASON_KEEPS)
            longer = say_meant_why(view->meant_why);
        bool fits = longer[0] && has_room(&pen, longer);
        put_heading(&pen, fits ? longer : text);
    }
    if (why) {
        pen.spread.whole = pen.at.x + text_width(frame, FONT_TEXT, 15, why) <= place.end;
        if (pen.spread.whole)
            put_words(&pen, FONT_TEXT, CREAM, why);
        return pen.spread;
    }
    for (int i = 0; i < hints.count && pen.spread.whole; i++)
        pen.spread.whole = put_hint(&pen, &hints.hints[i]);
    return pen.spread;
}

static Point plate_size(const Frame *frame, HintSpread spread)
{
    return (Point){spread.width + 2 * PAD * frame->u,
                   (float)(HEIGHT + LEADING * (spread.lines - 1)) * frame->u};
}

/* Beside the bar where all of them fit there and hide no cell, else over it or at the upper edge;
 * where none is free, beside it as many as fit. */
static HintLine choose_place(const Frame *frame, const TableModel *model, const Arrange *arrange)
{
    const TableLayout *layout = &model->layout;
    Frame measure = *frame;
    measure.list = NULL;
    float u = frame->u, right = layout->board.x + layout->board.w - 20 * u;
    Rect pace = layout->pace, room = layout->clear;
    HintLine beside = {.at = layout->hint, .end = right, .lines = LINES_BESIDE};
    if (pace.w > 0 && pace.y < layout->bar.y) /* it had no room beside the bar either */
        beside.at = (Point){pace.x + pace.w + 24 * u, pace.y + pace.h - 17 * u};
    HintSpread spread = draw_words(&measure, beside, model, 1);
    Point size = plate_size(frame, spread);
    beside.place = (Rect){beside.at.x - PAD * u, beside.at.y - 5 * u - size.y / 2, size.x, size.y};
    beside.lines = spread.lines;
    Seek seek = seek_begin(arrange, layout->board, beside.place, size.x, .1f);
    seek.over = OVER_LAND & ~OVER(GROUND_SHOWN);
    seek.over |= OVER(GROUND_FIGURE) | OVER(GROUND_CUT); /* a chip leads there */
    seek_try(&seek, beside.place, 0);
    if (spread.whole && seek.price < 1)
        return beside;
    bool shown = spread.width > 0;
    HintLine above = {.at = {layout->bar.x + PAD * u, 0}, .end = right, .lines = LINES_ABOVE};
    spread = draw_words(&measure, above, model, 1);
    size = plate_size(frame, spread);
    seek.price = INFINITY;
    seek.about = (Rect){layout->bar.x, layout->foot - 2 * u - size.y, size.x, size.y};
    room.w = right + PAD * u - room.x;
    seek_try(&seek, seek.about, 0);
    seek_over(&seek, size, (Rect){room.x, layout->foot - 2 * u - size.y, room.w, size.y}, 16 * u);
    seek_over(&seek, size, (Rect){room.x, ROUND * u, room.w, size.y}, 16 * u);
    above.place = seek.best;
    above.at = (Point){seek.best.x + PAD * u, seek.best.y + 5 * u + size.y / 2};
    above.end += above.at.x - layout->bar.x - PAD * u; /* else words would go into the next line */
    above.lines = spread.lines;
    if (seek.price >= FREE && (shown || !inspect_by_keys(&model->table->inspect)))
        return beside;
    return spread.whole ? above : beside;
}

static bool is_shown(const TableModel *model)
{
    const TableView *view = &model->view;
    return (view->mine || view->looks_back || view->program) && model->now >= model->notice->until;
}

HintLine hint_put(const Frame *frame, const TableModel *model, Arrange *arrange)
{
    HintLine line = {0};
    if (model->lens != LENS_NONE)
        line.place = panel_ribbon(frame, model);
    else if (is_shown(model))
        line = choose_place(frame, model, arrange);
    if (line.place.w <= 2 * PAD * frame->u) /* no word of it has room */
        line = (HintLine){0};
    line.over_land = line.lines > 0 && grounds_land_below(arrange, line.place) > 0;
    arrange_add(arrange, line.place, GROUND_WORDS);
    return line;
}

/* Words that lie on rock need little, those on land a bar as firm as the one beside them. */
void hint_draw(Frame *frame, const TableModel *model, HintLine line)
{
    if (line.lines == 0)
        return;
    if (line.over_land)
        paint_patch(frame, "bar", line.place, 1);
    else
        page_box(frame, line.place, HEIGHT / 2, rgba(HIDE_DEEP, .62f), 0, rgba(HIDE_DEEP, 1));
    draw_words(frame, line, model, line.lines);
}

/* Logical units; letters from large to small. */
enum { NOTICE_PAD = 18, RISE = 20, MARGIN = 10, STEP = 8, AIR = 4 };
enum { LARGE = 19, MIDDLE = 17, SMALL = 15 };

#define LEADING 1.08f /* times the size of the letters */

enum { MAX_WORD = 200 };

enum { LINES = 2, MOST_LINES = 5 /* where the window is too small for LINES */ };

#define FAR .3f     /* from above the bar, for the field's height */
#define DEAR 5      /* a place on what could be clicked */
#define SMALLER .5f /* small letters are taken only where they gain something */

static int lines_in(const Frame *frame, const char *text, float size, float width)
{
    Frame measure = *frame;
    measure.list = NULL;
    return paint_lines(&measure, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, INK}, LEADING * size,
                       (Point){0, 0}, width, text);
}

/* Pixels. */
static float widest_word(const Frame *frame, const char *text, float size)
{
    float widest = 0;
    for (size_t length; *text; text += length + (text[length] != '\0')) {
        length = paint_unbroken(text);
        widest =
            fmaxf(widest, text_width(frame, FONT_TITLE, size, said("%.*s", (int)length, text)));
    }
    return widest;
}

/* Lines as long as each other, or as nearly as words allow. */
static NoticeSetting in_lines(const Frame *frame, const char *text, float size, int lines)
{
    float whole = text_width(frame, FONT_TITLE, size, text);
    float width =
        lines == 1 ? whole + 1 : fmaxf(whole / (float)lines, widest_word(frame, text, size) + 1);
    while (width < whole && lines_in(frame, text, size, width) > lines)
        width += 4 * frame->u;
    return (NoticeSetting){size, width, lines};
}

static Rect box_of(const Frame *frame, NoticeSetting setting)
{
    float u = frame->u;
    return (Rect){0, 0, ceilf(setting.width + 2 * NOTICE_PAD * u),
                  roundf((RISE + LEADING * setting.size * (float)setting.lines) * u)};
}

/* In place of the hints, whatever lies below. */
static bool lies_beside(const Frame *frame, const TableModel *model, NoticeSetting setting,
                        Rect *place)
{
    const TableLayout *layout = &model->layout;
    float u = frame->u, x = layout->hint.x - 12 * u;
    Rect box = box_of(frame, setting);
    if (model->lens != LENS_NONE || x + box.w > layout->clear.x + layout->clear.w - 8 * u)
        return false;
    *place = (Rect){roundf(x), roundf(layout->bar.y + (layout->bar.h - box.h) / 2), box.w, box.h};
    return true;
}

/* In a low panel, over the players. */
static bool lies_in_dock(const Frame *frame, const TableModel *model, NoticeSetting setting,
                         Rect *place)
{
    const TableLayout *layout = &model->layout;
    Rect box = box_of(frame, setting), panel = layout->panel;
    if (box.w > panel.w - 8 * frame->u || box.h > layout->dock.h)
        return false;
    *place = (Rect){roundf(panel.x + (panel.w - box.w) / 2),
                    layout->dock.y + layout->dock.h - box.h, box.w, box.h};
    return true;
}

static const float sizes[] = {LARGE, MIDDLE, SMALL};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* Whether a notice there would hide what could be clicked, or a quiet one land. */
static bool is_in_the_way(const TableModel *model, const Arrange *arrange, Rect place)
{
    return grounds_choice_below(arrange, place) ||
           (model->notice->quiet && grounds_land_below(arrange, place) > 0);
}

/* The largest letters that have room beside the bar and are not in the way there; false where there
 * are none. */
static bool choose_beside(const Frame *frame, const TableModel *model, const Arrange *arrange,
                          NoticePlace *notice)
{
    for (int i = 0; i < SIZES; i++)
        for (int lines = 1; lines <= LINES; lines++) {
            notice->setting = in_lines(frame, model->notice->text, sizes[i], lines);
            if (lies_beside(frame, model, notice->setting, &notice->place) &&
                !is_in_the_way(model, arrange, notice->place))
                return true;
        }
    return false;
}

/* On the field above the bar, `air` away from all else; returns the price. */
static float put_on_field(const Frame *frame, const TableModel *model, const Arrange *arrange,
                          float air, NoticePlace *notice)
{
    const TableLayout *layout = &model->layout;
    float u = frame->u, foot = layout->foot - 8 * u, middle = layout->fit.x + layout->fit.w / 2;
    Rect field = {layout->clear.x + AIR * u, AIR * u, layout->clear.w - 2 * MARGIN * u, foot};
    Seek seek = seek_begin(arrange, field, (Rect){middle, foot, 0, 0}, frame->height, FAR);
    seek.over |= OVER(GROUND_FIGURE);
    for (int lines = 1; lines <= MOST_LINES; lines++)
        for (int i = 1; i < SIZES && (lines <= LINES || !seek_free(&seek)); i++) {
            NoticeSetting setting = in_lines(frame, model->notice->text, sizes[i], lines);
            Rect box = box_of(frame, setting);
            float before = seek.price;
            seek.price -= SMALLER;
            seek_over(&seek, (Point){box.w + 2 * air, box.h + 2 * air}, field, STEP * u);
            if (seek.price < before - SMALLER)
                notice->setting = setting;
            else
                seek.price = before;
        }
    notice->place = seek_free(&seek) ? rect_inset(seek.best, air) : (Rect){0};
    return seek.price;
}

/* There, close to what could be clicked rather than on it, else in a low panel. */
static void choose_on_field(const Frame *frame, const TableModel *model, const Arrange *arrange,
                            NoticePlace *notice)
{
    if (put_on_field(frame, model, arrange, AIR * frame->u, notice) >= DEAR)
        put_on_field(frame, model, arrange, 0, notice);
    bool dear = notice->place.w <= 0 || is_in_the_way(model, arrange, notice->place);
    for (int i = 1; i < SIZES && dear; i++) {
        NoticeSetting other = in_lines(frame, model->notice->text, sizes[i], LINES);
        if (lies_in_dock(frame, model, other, &notice->place))
            notice->setting = other;
    }
}

NoticePlace notice_lay(const Frame *frame, const TableModel *model, Arrange *arrange)
{
    NoticePlace notice = {.place = {0, 0, 0, 0}};
    if (!model->notice->text[0] || frame->now >= model->notice->until)
        return notice;
    if (!choose_beside(frame, model, arrange, &notice)) {
        notice.place = (Rect){0};
        if (!model->view.board.glides) /* it would wander with the board */
            choose_on_field(frame, model, arrange, &notice);
    }
    arrange_add(arrange, notice.place, GROUND_KEPT);
    return notice;
}

void notice_draw(Frame *frame, const TableModel *model, const NoticePlace *notice, Rect card)
{
    NoticeSetting setting = notice->setting;
    Rect place = notice->place, panel = model->layout.panel;
    float u = frame->u;
    bool quiet = model->notice->quiet;
    if (place.w <= 0)
        return;
    if (quiet && rect_overlap(card, panel) > 0 && rect_overlap(place, panel) > 0)
        return; /* it has lost its room there to the card */
    paint_patch(frame, quiet ? "bar" : "button-ochre-rest", place, 1);
    float leading = LEADING * setting.size;
    float first = place.y + place.h / 2 - (float)(setting.lines - 1) * leading / 2 * u +
                  setting.size * .35f * u;
    matter_put(frame, model, TABLE_NOTICE, place);
    paint_lines(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, setting.size, quiet ? CREAM_SOFT : INK},
                leading, (Point){place.x + NOTICE_PAD * u, first}, setting.width,
                model->notice->text);
}
