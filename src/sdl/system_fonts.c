#include "system_fonts.h"

#include <stddef.h>

#ifdef AUROCHS_FONTCONFIG
#include <fontconfig/fontconfig.h>

/* The system's choice for the letter, if that can be set and has it. */
static int find(SystemFonts *fonts, uint32_t letter)
{
    FcResult result;
    FcBool colour = FcFalse;
    FcCharSet *letters = FcCharSetCreate();
    FcCharSetAddChar(letters, letter);
    FcPattern *pattern = FcPatternBuild(NULL, FC_FAMILY, FcTypeString, "sans-serif", FC_CHARSET,
                                        FcTypeCharSet, letters, FC_SCALABLE, FcTypeBool, FcTrue,
                                        FC_COLOR, FcTypeBool, FcFalse, (char *)NULL);
    FcCharSetDestroy(letters);
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcPattern *font = FcFontMatch(NULL, pattern, &result);
    FcPatternDestroy(pattern);
    FcChar8 *file = NULL;
    int index = 0;
    letters = NULL;
    if (font) {
        FcPatternGetBool(font, FC_COLOR, 0, &colour);
        FcPatternGetCharSet(font, FC_CHARSET, 0, &letters);
        FcPatternGetString(font, FC_FILE, 0, &file);
        FcPatternGetInteger(font, FC_INDEX, 0, &index);
    }
    if (!file || !letters || colour || !FcCharSetHasChar(letters, letter)) {
        FcPatternDestroy(font);
        return -1;
    }
    fonts->of[fonts->count].pattern = font;
    fonts->of[fonts->count].letters = letters;
    fonts->of[fonts->count].file = (const char *)file;
    fonts->of[fonts->count].index = index;
    return fonts->count++;
}

int system_font(SystemFonts *fonts, uint32_t letter)
{
    uint32_t *missed = &fonts->missed[letter % MISSED_LETTERS];
    for (int i = 0; i < fonts->count; i++)
        if (FcCharSetHasChar(fonts->of[i].letters, letter))
            return i;
    if (!fonts->used || *missed == letter)
        return -1;
    int found = fonts->count < SYSTEM_FONTS ? find(fonts, letter) : -1;
    if (found < 0)
        *missed = letter;
    return found;
}

void system_fonts_close(SystemFonts *fonts)
{
    while (fonts->count > 0)
        FcPatternDestroy(fonts->of[--fonts->count].pattern);
}
#else
int system_font(SystemFonts *fonts, uint32_t letter)
{
    (void)fonts, (void)letter;
    return -1;
}

void system_fonts_close(SystemFonts *fonts)
{
    (void)fonts;
}
#endif

const char *script_of(uint32_t letter, bool *leftward)
{
    static const struct {
        uint32_t first;
        char name[5];
    } scripts[] = {
        {0, "Zyyy"},      {0x590, "Hebr"},  {0x600, "Arab"},  {0x700, "Syrc"},  {0x750, "Arab"},
        {0x780, "Thaa"},  {0x7C0, "Nkoo"},  {0x800, "Zyyy"},  {0x870, "Arab"},  {0x900, "Deva"},
        {0x980, "Beng"},  {0xA00, "Guru"},  {0xA80, "Gujr"},  {0xB00, "Orya"},  {0xB80, "Taml"},
        {0xC00, "Telu"},  {0xC80, "Knda"},  {0xD00, "Mlym"},  {0xD80, "Sinh"},  {0xE00, "Thai"},
        {0xE80, "Laoo"},  {0xF00, "Tibt"},  {0x1000, "Mymr"}, {0x10A0, "Zyyy"}, {0x1780, "Khmr"},
        {0x1800, "Zyyy"}, {0x2E80, "Hani"}, {0xA000, "Zyyy"}, {0xAC00, "Hang"}, {0xD7FF, "Zyyy"},
        {0xF900, "Hani"}, {0xFB00, "Zyyy"}, {0xFB1D, "Hebr"}, {0xFB50, "Arab"}, {0xFE00, "Zyyy"},
        {0xFE70, "Arab"}, {0xFEFF, "Zyyy"}, {0x20000, "Hani"}};
    size_t at = sizeof scripts / sizeof *scripts - 1;
    while (scripts[at].first > letter)
        at--;
    *leftward = (letter >= 0x590 && letter < 0x900) || (letter >= 0xFB1D && letter < 0xFE00) ||
                (letter >= 0xFE70 && letter < 0xFEFF);
    return scripts[at].name;
}
