#include "view/kit/input.h"

#include "view/words/table.h"
#include "view/words/tr.h"

int stroke_index(KeyStroke stroke, int key, uint8_t mods)
{
    bool among = stroke.key && key >= stroke.key && key <= stroke.key + stroke.more;
    return among && mods == stroke.mods ? key - stroke.key : -1;
}

/* A key alone: "Enter", "F1", "Z"; "" for one that has no name. */
static const char *name_key(int key)
{
    static const struct {
        int key;
        const char *word;
    } words[] = {{KEY_TAB, NC_("a key", "Tab")},      {KEY_ENTER, NC_("a key", "Enter")},
                 {KEY_ESCAPE, NC_("a key", "Esc")},   {KEY_SPACE, NC_("a key", "Space")},
                 {KEY_LEFT, NC_("a key", "Left")},    {KEY_RIGHT, NC_("a key", "Right")},
                 {KEY_UP, NC_("a key", "Up")},        {KEY_DOWN, NC_("a key", "Down")},
                 {KEY_HOME, NC_("a key", "Home")},    {KEY_END, NC_("a key", "End")},
                 {KEY_PAGE_UP, NC_("a key", "PgUp")}, {KEY_PAGE_DOWN, NC_("a key", "PgDn")},
                 {KEY_DELETE, NC_("a key", "Del")},   {KEY_BACKSPACE, NC_("a key", "Backspace")}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (words[i].key == key)
            return trc("a key", words[i].word);
    if (key >= KEY_F1 && key <= KEY_F12)
        return said("F%d", key - KEY_F1 + 1);
    bool printed = key > ' ' && key < 127, small = key >= 'a' && key <= 'z';
    return printed ? said("%c", small ? key - 'a' + 'A' : key) : "";
}

static const char *say_with_mods(const char *name, uint8_t mods)
{
    return say_stroke(name, mods & MOD_CTRL, mods & MOD_ALT, mods & MOD_SHIFT);
}

const char *stroke_say(KeyStroke stroke, int index)
{
    const char *name = name_key(stroke.key ? stroke.key + index : KEY_NONE);
    return say_with_mods(name, name[0] ? stroke.mods : 0);
}

const char *stroke_say_all(KeyStroke stroke)
{
    if (stroke.key == KEY_LEFT && stroke.more == KEY_DOWN - KEY_LEFT)
        return say_with_mods(tr("Arrows"), stroke.mods);
    if (stroke.more == 0)
        return stroke_say(stroke, 0);
    return say_with_mods(say_with(SAY_KEY_SPAN, "first=%s last=%s", name_key(stroke.key),
                                  name_key(stroke.key + stroke.more)),
                         stroke.mods);
}
