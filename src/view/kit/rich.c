#include "view/kit/rich.h"

#include <string.h>

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

float rich_paragraph(Frame *frame, TextStyle style, float leading, Rect rect, const char *text,
                     const char *mark)
{
    float u = frame->u, line = leading * u, size = style.size * u, height = line;
    float space = text_width(frame, (FontId)style.font, style.size, " ");
    Point at = {rect.x, rect.y + .5f * line + .34f * size};
    Pen pen = {.text = text, .mark = mark};
    bool marked = false; /* the word before it on the line is */
    while (*pen.text) {
        char word[160];
        Pen as = read_word(&pen, word, sizeof word);
        TextStyle letters = style;
        letters.font = as.bold ? FONT_HEAVY : style.font;
        float apart = at.x > rect.x && word[0] ? space : 0;
        float width = text_width(frame, (FontId)letters.font, style.size, word);
        if (at.x > rect.x && at.x + apart + width > rect.x + rect.w) {
            at = (Point){rect.x, at.y + line};
            height += line;
            apart = 0;
            marked = false;
        }
        if (frame->list && as.marked)
            draw_fill(frame->list,
                      (Rect){at.x + (marked ? 0 : apart), at.y - .86f * size,
                             width + (marked ? apart : 0), 1.14f * size},
                      rgba(FIRE, .5f));
        at.x += apart;
        paint_text(frame, letters, at, 0, word);
        at.x += width;
        marked = as.marked;
    }
    return height;
}
