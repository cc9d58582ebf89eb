#include "view/table/notice.h"

#include <math.h>
#include <string.h>

#include "core/utf8.h"
#include "view/kit/paint.h"

/* Logical units; letters from large to small. */
enum { PAD = 18, RISE = 20, MARGIN = 12, STEP = 16 };
enum { DROPS = 34 }; /* logical units that a word drops in from */
enum { LARGE = 19, MIDDLE = 17, SMALL = 15 };

#define LEADING 1.08f /* times the size of the letters */

enum { MAX_WORD = 200 };

enum { LINES = 2, MOST_LINES = 5 /* where the window is too small for LINES */ };

/* Prices of lying wholly on something. */
#define ON_CHOICE 400 /* what could be clicked: lit cells, where a piece is to be put */
#define ON_TILE 20
#define COVERING 40 /* wherever any of that lies below it: dearer than all of it on tiles */
#define GRAZING 8   /* wherever it comes close to one */
#define FAR 1       /* from the bar, for the field's height */

/* How the text is set: in `lines` no wider than `width`, pixels. */
typedef struct Setting {
    float size, width;
    int lines;
} Setting;

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
        char word[MAX_WORD];
        length = paint_unbroken(text);
        utf8_print(word, sizeof word, "%.*s", (int)length, text);
        widest = fmaxf(widest, text_width(frame, FONT_TITLE, size, word));
    }
    return widest;
}

/* Lines as long as each other, or as nearly as words allow. */
static Setting in_lines(const Frame *frame, const char *text, float size, int lines)
{
    float whole = text_width(frame, FONT_TITLE, size, text);
    float width =
        lines == 1 ? whole + 1 : fmaxf(whole / (float)lines, widest_word(frame, text, size) + 1);
    while (width < whole && lines_in(frame, text, size, width) > lines)
        width += 4 * frame->u;
    return (Setting){size, width, lines};
}

static Rect box_of(const Frame *frame, Setting setting)
{
    float u = frame->u;
    return (Rect){0, 0, ceilf(setting.width + 2 * PAD * u),
                  roundf((RISE + LEADING * setting.size * (float)setting.lines) * u)};
}

/* In place of the hints, whatever lies below. */
static bool lies_beside(const Frame *frame, const TableStage *stage, Setting setting, Rect *place)
{
    const TableLayout *layout = &stage->layout;
    float u = frame->u, x = layout->hint.x - 12 * u;
    Rect box = box_of(frame, setting);
    if (stage->lens != LENS_NONE || x + box.w > layout->clear.x + layout->clear.w - 8 * u)
        return false;
    *place = (Rect){roundf(x), roundf(layout->bar.y + (layout->bar.h - box.h) / 2), box.w, box.h};
    return true;
}

static float price(const TableStage *stage, Rect rect, float margin)
{
    const TableView *view = &stage->view;
    const BoardView *board = &stage->board;
    float choices = table_choices_below(board, view, rect), covered = ON_CHOICE * choices;
    for (int i = 0; i < view->game->placed_count; i++) {
        Cell cell = game_site_of_tile(view->game, view->game->placed[i])->cell;
        covered += ON_TILE * rect_overlap(rect, view_cell(board, cell.x, cell.y));
    }
    bool grazes = table_choices_below(board, view, rect_inset(rect, -margin)) > 0;
    return covered / (rect.w * rect.h) + (choices > 0 ? COVERING : 0) + (grazes ? GRAZING : 0);
}

/* The best place on the field for a box, its price returned. */
static float on_field(const Frame *frame, const TableStage *stage, Rect box, Rect *place)
{
    const TableLayout *layout = &stage->layout;
    float u = frame->u, best = INFINITY;
    float top = MARGIN * u, left = layout->clear.x + MARGIN * u;
    float right = layout->clear.x + layout->clear.w - 2 * MARGIN * u - box.w;
    float bottom = layout->foot - 8 * u - box.h;
    for (float y = bottom; y >= top; y -= STEP * u)
        for (float x = left; x <= fmaxf(left, right); x += STEP * u) {
            Rect rect = {roundf(x), roundf(y), box.w, box.h};
            float off = fabsf(x + box.w / 2 - layout->fit.x - layout->fit.w / 2);
            float far = FAR * (bottom - y + off / 2) / frame->height;
            float cost = far < best ? far + price(stage, rect, 4 * u) : INFINITY;
            if (cost < best) {
                best = cost;
                *place = rect;
            }
        }
    return best;
}

/* Takes another setting where it is better on the field than the best so far: small letters only
 * where they gain something. */
static void try_on_field(const Frame *frame, const TableStage *stage, Setting other, float *best,
                         Setting *setting, Rect *place)
{
    Rect at, box = box_of(frame, other);
    if (box.w > stage->layout.fit.w)
        return;
    float cost = on_field(frame, stage, box, &at);
    if (cost < *best - .5f) {
        *best = cost;
        *setting = other;
        *place = at;
    }
}

/* Whether it would rather lie in the panel: over what could be clicked, a quiet word over any land.
 */
static bool is_in_the_way(const TableStage *stage, Rect rect)
{
    return stage->notice->quiet ? price(stage, rect, 0) > 0
                                : table_choices_below(&stage->board, &stage->view, rect) > 0;
}

/* In a low panel, over the players. */
static bool lies_in_dock(const Frame *frame, const TableStage *stage, Setting setting, Rect *place)
{
    const TableLayout *layout = &stage->layout;
    Rect box = box_of(frame, setting), panel = layout->panel;
    if (box.w > panel.w - 8 * frame->u || box.h > layout->dock.h)
        return false;
    *place = (Rect){roundf(panel.x + (panel.w - box.w) / 2),
                    layout->dock.y + layout->dock.h - box.h, box.w, box.h};
    return true;
}

static const float sizes[] = {LARGE, MIDDLE, SMALL};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* The largest letters that have room beside the bar, there; false where there are none, or where
 * that would hide what could be clicked, once the board has come to rest. */
static bool choose_beside(const Frame *frame, const TableStage *stage, Setting *setting,
                          Rect *place)
{
    const BoardView rest = camera_view(&stage->table->camera, stage->layout.fit, INFINITY);
    const char *text = stage->notice->text;
    for (int i = 0; i < SIZES; i++)
        for (int lines = 1; lines <= LINES; lines++) {
            *setting = in_lines(frame, text, sizes[i], lines);
            if (lies_beside(frame, stage, *setting, place) &&
                table_choices_below(&rest, &stage->view, *place) <= 0)
                return true;
        }
    return false;
}

/* Chooses setting and place; false: it is not to be seen. */
static bool choose(const Frame *frame, const TableStage *stage, Setting *setting, Rect *place)
{
    const char *text = stage->notice->text;
    if (!text[0] || frame->now >= stage->notice->until)
        return false;
    if (choose_beside(frame, stage, setting, place))
        return true;
    if (stage->board.glides) /* it would wander with the board */
        return false;
    float best = INFINITY;
    *place = (Rect){0};
    for (int i = 1; i < SIZES; i++)
        for (int lines = 1; lines <= LINES; lines++)
            try_on_field(frame, stage, in_lines(frame, text, sizes[i], lines), &best, setting,
                         place);
    for (int i = 1; i < SIZES && is_in_the_way(stage, *place); i++) {
        Setting other = in_lines(frame, text, sizes[i], LINES);
        if (lies_in_dock(frame, stage, other, place))
            *setting = other;
    }
    for (int lines = LINES + 1; lines <= MOST_LINES && best == INFINITY; lines++)
        try_on_field(frame, stage, in_lines(frame, text, SMALL, lines), &best, setting, place);
    return best < INFINITY;
}

Rect notice_place(const Frame *frame, const TableStage *stage)
{
    Setting setting;
    Rect place;
    return choose(frame, stage, &setting, &place) ? place : (Rect){0};
}

void notice_draw(Frame *frame, const TableStage *stage, Rect card)
{
    Setting setting;
    Rect place;
    float u = frame->u, come = flight_word(&stage->flight);
    if (come <= 0 || !choose(frame, stage, &setting, &place))
        return;
    bool quiet = stage->notice->quiet;
    Rect panel = stage->layout.panel;
    if (quiet && rect_overlap(card, panel) > 0 &&
        (rect_overlap(place, panel) > 0 || is_in_the_way(stage, place)))
        return; /* it has lost its room there to the card */
    place.y -= quiet ? 0 : roundf(DROPS * u * (1 - come));
    paint_patch(frame, quiet ? "bar" : "button-ochre-rest", place, fminf(1, 2 * come));
    float leading = LEADING * setting.size;
    float first = place.y + place.h / 2 - (float)(setting.lines - 1) * leading / 2 * u +
                  setting.size * .35f * u;
    paint_lines(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, setting.size, quiet ? CREAM_SOFT : INK},
                leading, (Point){place.x + PAD * u, first}, setting.width, stage->notice->text);
}
