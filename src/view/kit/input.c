#include "view/kit/input.h"

#include <stdio.h>

#include "core/utf8.h"
#include "view/words/table.h"

int stroke_index(KeyStroke stroke, int key, uint8_t mods)
{
    bool among = stroke.key && key >= stroke.key && key <= stroke.key + stroke.more;
    return among && mods == stroke.mods ? key - stroke.key : -1;
}

/* A key alone: "Enter", "F1", "Z"; "" for one that has no name. */
static void name_key(int key, char *text, size_t capacity)
{
    static const struct {
        int key;
        const char *word;
    } words[] = {
        {KEY_TAB, N_("Tab")},     {KEY_ENTER, N_("Enter")},        {KEY_ESCAPE, N_("Esc")},
        {KEY_SPACE, N_("Space")}, {KEY_LEFT, N_("Left")},          {KEY_RIGHT, N_("Right")},
        {KEY_UP, N_("Up")},       {KEY_DOWN, N_("Down")},          {KEY_HOME, N_("Home")},
        {KEY_END, N_("End")},     {KEY_PAGE_UP, N_("PgUp")},       {KEY_PAGE_DOWN, N_("PgDn")},
        {KEY_DELETE, N_("Del")},  {KEY_BACKSPACE, N_("Backspace")}};
    text[0] = '\0';
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].key == key)
            utf8_print(text, capacity, "%s", tr(words[i].word));
    if (key >= KEY_F1 && key <= KEY_F12)
        snprintf(text, capacity, "F%d", key - KEY_F1 + 1);
    else if (!text[0] && key > ' ' && key < 127)
        snprintf(text, capacity, "%c", key >= 'a' && key <= 'z' ? key - 'a' + 'A' : key);
}

static void say_with_mods(const char *name, uint8_t mods, char *text, size_t capacity)
{
    say_stroke(name, mods & MOD_CTRL, mods & MOD_ALT, mods & MOD_SHIFT, text, capacity);
}

void stroke_say(KeyStroke stroke, int index, char *text, size_t capacity)
{
    char name[24];
    name_key(stroke.key ? stroke.key + index : KEY_NONE, name, sizeof name);
    say_with_mods(name, name[0] ? stroke.mods : 0, text, capacity);
}

void stroke_say_all(KeyStroke stroke, char *text, size_t capacity)
{
    char first[24], last[24], all[48];
    if (stroke.key == KEY_LEFT && stroke.more == KEY_DOWN - KEY_LEFT) {
        say_with_mods(tr("Arrows"), stroke.mods, text, capacity);
    } else if (stroke.more > 0) {
        name_key(stroke.key, first, sizeof first);
        name_key(stroke.key + stroke.more, last, sizeof last);
        say_values(SAY_KEY_SPAN, (Value[]){{"first", first, 0}, {"last", last, 0}, {0}}, all,
                   sizeof all);
        say_with_mods(all, stroke.mods, text, capacity);
    } else {
        stroke_say(stroke, 0, text, capacity);
    }
}
