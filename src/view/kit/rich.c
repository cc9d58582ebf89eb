#include "view/kit/rich.h"

#include <string.h>

#include "core/utf8.h"
#include "view/draw/palette.h"

/* Where a text has come to, and how it is written there. */
typedef struct Pen {
    const char *text, *mark;
    bool bold, marked;
} Pen;

/* Passes a sign of bold or marked; false where none stands. */
static bool read_sign(Pen *pen)
{
    const char *words = *pen->text == '[' ? strchr(pen->text, '|') : NULL;
    if (strncmp(pen->text, "**", 2) == 0) {
        pen->bold = !pen->bold;
        pen->text += 2;
    } else if (words) {
        size_t name = (size_t)(words - pen->text) - 1;
        pen->marked =
            pen->mark && strlen(pen->mark) == name && strncmp(pen->text + 1, pen->mark, name) == 0;
        pen->text = words + 1;
    } else if (*pen->text == ']') {
        pen->marked = false;
        pen->text++;
    } else {
        return false;
    }
    return true;
}

/* Reads the next word without its signs; returns how its first letter is written. */
static Pen read_word(Pen *pen, char *word, size_t capacity)
{
    Pen first = *pen;
    size_t size = 0;
    pen->text += strspn(pen->text, " ");
    while (*pen->text && *pen->text != ' ') {
        if (read_sign(pen))
            continue;
        if (size == 0)
            first = *pen;
        if (size + 1 < capacity)
            word[size++] = *pen->text;
        pen->text++;
    }
    word[size] = '\0';
    return first;
}

/* Words of a line that are written alike: set as one text, whose spaces are then all the same. */
typedef struct Run {
    char words[400];
    Pen as;
    Point at; /* where it begins: its baseline */
    float width;
    bool joins; /* the words before it on the line are marked like it */
} Run;

static FontId font_of(const Pen *as, TextStyle style)
{
    return as->bold ? FONT_HEAVY : (FontId)style.font;
}

static void draw_run(Frame *frame, const Run *run, TextStyle style)
{
    float size = style.size * frame->u, space = text_width(frame, style.font, style.size, " ");
    if (!run->words[0])
        return;
    if (frame->list && run->as.marked) {
        float before = run->joins ? space : 0;
        draw_fill(
            frame->list,
            (Rect){run->at.x - before, run->at.y - .86f * size, run->width + before, 1.14f * size},
            rgba(FIRE, .5f));
    }
    style.font = (uint8_t)font_of(&run->as, style);
    paint_text(frame, style, run->at, 0, run->words);
}

/* The run with one more word. */
static Run with_word(const Frame *frame, TextStyle style, Run run, const char *word)
{
    size_t end = strlen(run.words);
    utf8_print(run.words + end, sizeof run.words - end, "%s%s", end ? " " : "", word);
    run.width = text_width(frame, font_of(&run.as, style), style.size, run.words);
    return run;
}

float rich_paragraph(Frame *frame, TextStyle style, float leading, Rect rect, const char *text,
                     const char *mark)
{
    float u = frame->u, line = leading * u, size = style.size * u, height = line;
    float space = text_width(frame, (FontId)style.font, style.size, " ");
    Pen pen = {.text = text, .mark = mark};
    Run run = {.at = {rect.x, rect.y + .5f * line + .34f * size}};
    while (*pen.text) {
        char word[160];
        Pen as = read_word(&pen, word, sizeof word);
        if (!word[0])
            continue;
        bool begun = run.words[0] != '\0', marked = run.as.marked && as.marked;
        bool same = begun && as.bold == run.as.bold && as.marked == run.as.marked;
        Run next = {.as = as, .at = run.at, .joins = begun && marked};
        next.at.x += begun ? run.width + space : 0;
        next = with_word(frame, style, same ? run : next, word);
        bool breaks = begun && next.at.x + next.width > rect.x + rect.w;
        if (breaks) {
            next = (Run){.as = as, .at = {rect.x, run.at.y + line}};
            next = with_word(frame, style, next, word);
            height += line;
        }
        if (breaks || !same)
            draw_run(frame, &run, style);
        run = next;
    }
    draw_run(frame, &run, style);
    return height;
}
