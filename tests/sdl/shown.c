#include "shown.h"

#include <math.h>
#include <string.h>

Rect shown_meet(Rect a, Rect b)
{
    float left = fmaxf(a.x, b.x), top = fmaxf(a.y, b.y);
    return (Rect){left, top, fminf(a.x + a.w, b.x + b.w) - left, fminf(a.y + a.h, b.y + b.h) - top};
}

static Rect extent_of(const App *app, const DrawCommand *command)
{
    const TextMeter *meter = &app->meter;
    const char *text = draw_command_text(&app->list, command);
    float w =
        meter->width(meter->context, (FontId)command->font, command->size, text, strlen(text));
    float x = command->rect.x - (command->align == ALIGN_LEFT    ? 0
                                 : command->align == ALIGN_RIGHT ? w
                                                                 : w / 2);
    return (Rect){x, command->rect.y - command->size * .6f, w, command->size * .66f};
}

/* Where an overlay begins: at the dark over all that lies below it. */
static size_t first_command(const App *app)
{
    const Rgba dark = rgba(0x0C0704, .55f);
    size_t first = 0;
    for (size_t i = 0; i < app->list.count && app->ui.overlay != OVERLAY_NONE; i++) {
        const DrawCommand *command = &app->list.commands[i];
        if (command->kind == DRAW_FILL && command->rect.w >= app->width &&
            memcmp(&command->colour, &dark, sizeof dark) == 0)
            first = i;
    }
    return first;
}

Rect shown_clip(const DrawCommand *command, Rect clip)
{
    const Rect all = {-1e6f, -1e6f, 2e6f, 2e6f};
    if (command->kind != DRAW_CLIP)
        return clip;
    return command->rect.w > 0 ? command->rect : all;
}

void shown_gather(const App *app, ShownTexts *texts)
{
    const Rect output = {0, 0, app->width, app->height};
    Rect clip = {-1e6f, -1e6f, 2e6f, 2e6f};
    texts->count = 0;
    for (size_t i = first_command(app); i < app->list.count; i++) {
        const DrawCommand *command = &app->list.commands[i];
        clip = shown_clip(command, clip);
        if (command->kind != DRAW_TEXT || texts->count == MAX_SHOWN)
            continue;
        Shown *shown = &texts->of[texts->count];
        *shown = (Shown){.text = draw_command_text(&app->list, command), .command = i};
        shown->whole = extent_of(app, command);
        shown->seen = shown_meet(shown->whole, clip);
        if (shown->text[0] && shown->seen.w > 0 && shown->seen.h > 0 &&
            shown_meet(shown->seen, output).w > 0 && shown_meet(shown->seen, output).h > 0)
            texts->count++;
    }
}

bool shown_covered(const App *app, Rect rect, size_t from, size_t to)
{
    Point middle = {rect.x + rect.w / 2, rect.y + rect.h / 2};
    for (size_t i = from + 1; i < to; i++) {
        const DrawCommand *command = &app->list.commands[i];
        bool solid = (command->kind == DRAW_FILL && command->colour.a >= 200) ||
                     command->kind == DRAW_TEXTURE || command->kind == DRAW_PATCH ||
                     command->kind == DRAW_TILE;
        if (solid && rect_holds(command->rect, middle.x, middle.y))
            return true;
    }
    return false;
}
