/* A font is opened once for each size. Opened sizes and measured widths are kept: a screen asks for
 * the same ones in every frame. */
#include "fonts.h"

#include <SDL_ttf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"
#include "sdl/pixels/hash.h"

enum { SYSTEM_FONTS = 24, MISSED_LETTERS = 512, MAX_SYSTEM_FONT_BYTES = 1 << 26 };

/* Fonts of the system that were needed so far. Without fontconfig there are none. All zero: none
 * yet. */
typedef struct SystemFonts {
    bool used;    /* see fonts_use_system */
    void *config; /* of fontconfig; NULL: no letter was looked for yet */
    int count;
    struct {
        void *pattern, *letters; /* of fontconfig */
        char *bytes;             /* of its file */
        size_t size;
        int index; /* of the font in its file */
    } of[SYSTEM_FONTS];
    uint32_t missed[MISSED_LETTERS]; /* letters that no font has */
} SystemFonts;

#ifdef AUROCHS_FONTCONFIG
#include <fontconfig/fontconfig.h>

/* Adds the system's choice for a letter, if it has the letter and can be set. -1: there is none. */
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
    fonts->config = fonts->config ? fonts->config : FcInitLoadConfigAndFonts();
    FcConfigSubstitute(fonts->config, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcPattern *font = FcFontMatch(fonts->config, pattern, &result);
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
    bool fits = file && letters && !colour && FcCharSetHasChar(letters, letter);
    size_t size;
    char *bytes = fits ? file_read((const char *)file, MAX_SYSTEM_FONT_BYTES, &size) : NULL;
    if (!bytes) {
        FcPatternDestroy(font);
        return -1;
    }
    fonts->of[fonts->count].pattern = font;
    fonts->of[fonts->count].letters = letters;
    fonts->of[fonts->count].bytes = bytes;
    fonts->of[fonts->count].size = size;
    fonts->of[fonts->count].index = index;
    return fonts->count++;
}

/* The number of a system font that has the letter; -1: none. */
static int system_font(SystemFonts *fonts, uint32_t letter)
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

static void system_fonts_close(SystemFonts *fonts)
{
    while (fonts->count > 0) {
        FcPatternDestroy(fonts->of[--fonts->count].pattern);
        free(fonts->of[fonts->count].bytes);
    }
    if (fonts->config)
        FcConfigDestroy(fonts->config);
    fonts->config = NULL;
}
#else
static int system_font(SystemFonts *fonts, uint32_t letter)
{
    (void)fonts, (void)letter;
    return -1;
}

static void system_fonts_close(SystemFonts *fonts)
{
    (void)fonts;
}
#endif

/* The script of a letter by ISO 15924, and whether it is written from right to left. */
static const char *script_of(uint32_t letter, bool *leftward)
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

enum {
    OPEN_SIZES = 64,       /* at a time */
    WIDTHS = 8192,         /* remembered; a power of two */
    MAX_TEXT_BYTES = 1024, /* of a line that is drawn; the rest is cut off */
    MAX_FONT_BYTES = 8 << 20,
};

typedef struct OpenFont {
    TTF_Font *ttf;
    int font; /* FontId, or FONTS + the number of a system font */
    int size;
    uint32_t used;
} OpenFont;

struct Fonts {
    char *files[FONTS];
    size_t file_sizes[FONTS];
    SystemFonts system;
    OpenFont open[OPEN_SIZES];
    uint32_t clock;
    struct {
        uint64_t key;
        float width;
    } widths[WIDTHS];
};

/* A stretch of text in one font. */
typedef struct Run {
    int font;       /* as OpenFont.font */
    uint32_t first; /* its first letter */
    char text[MAX_TEXT_BYTES];
    size_t bytes; /* that it took of the whole text */
} Run;

Fonts *fonts_open(char *fault, size_t capacity)
{
    static const char *const names[FONTS] = {
        [FONT_TITLE] = "fonts/Skranji-Bold.ttf",
        [FONT_TEXT] = "fonts/AlegreyaSans-Medium.ttf",
        [FONT_BOLD] = "fonts/AlegreyaSans-Bold.ttf",
        [FONT_HEAVY] = "fonts/AlegreyaSans-ExtraBold.ttf",
    };
    Fonts *fonts = calloc(1, sizeof *fonts);
    if (!fonts || TTF_Init() != 0) {
        utf8_print(fault, capacity, "cannot set text: %s",
                   fonts ? TTF_GetError() : "out of memory");
        free(fonts);
        return NULL;
    }
    for (int i = 0; i < FONTS; i++) {
        char path[MAX_PATH_BYTES];
        fonts->files[i] = asset_path(names[i], path)
                              ? file_read(path, MAX_FONT_BYTES, &fonts->file_sizes[i])
                              : NULL;
        SDL_RWops *stream =
            fonts->files[i] ? SDL_RWFromConstMem(fonts->files[i], (int)fonts->file_sizes[i]) : NULL;
        TTF_Font *trial = stream ? TTF_OpenFontRW(stream, 1, 16) : NULL;
        if (!trial) {
            asset_fault(names[i], fonts->files[i] ? TTF_GetError() : strerror(errno), fault,
                        capacity);
            fonts_close(fonts);
            return NULL;
        }
        TTF_CloseFont(trial);
    }
    return fonts;
}

void fonts_close(Fonts *fonts)
{
    if (!fonts)
        return;
    for (int i = 0; i < OPEN_SIZES; i++)
        if (fonts->open[i].ttf)
            TTF_CloseFont(fonts->open[i].ttf);
    for (int i = 0; i < FONTS; i++)
        free(fonts->files[i]);
    system_fonts_close(&fonts->system);
    free(fonts);
    TTF_Quit();
}

static int whole_size(float size)
{
    return size < 4 ? 4 : size > 400 ? 400 : (int)(size + .5f);
}

static TTF_Font *open_font(const Fonts *fonts, int font, int size)
{
    bool ours = font < FONTS;
    const char *bytes = ours ? fonts->files[font] : fonts->system.of[font - FONTS].bytes;
    size_t length = ours ? fonts->file_sizes[font] : fonts->system.of[font - FONTS].size;
    SDL_RWops *stream = SDL_RWFromConstMem(bytes, (int)length);
    int index = ours ? 0 : fonts->system.of[font - FONTS].index;
    return stream ? TTF_OpenFontIndexRW(stream, 1, size, index) : NULL;
}

static TTF_Font *sized(Fonts *fonts, int font, int size)
{
    OpenFont *oldest = &fonts->open[0];
    for (OpenFont *open = fonts->open; open < fonts->open + OPEN_SIZES; open++) {
        if (open->ttf && open->font == font && open->size == size) {
            open->used = ++fonts->clock;
            return open->ttf;
        }
        if (open->used < oldest->used)
            oldest = open;
    }
    if (oldest->ttf)
        TTF_CloseFont(oldest->ttf);
    *oldest = (OpenFont){open_font(fonts, font, size), font, size, ++fonts->clock};
    if (!oldest->ttf) {
        SDL_LogError(SDL_LOG_CATEGORY_RENDER, "a font of %d pixels: %s", size, TTF_GetError());
        return NULL;
    }
    TTF_SetFontHinting(oldest->ttf, TTF_HINTING_LIGHT_SUBPIXEL);
    TTF_SetFontKerning(oldest->ttf, 1);
    return oldest->ttf;
}

static uint32_t code_point(const char *text, size_t bytes)
{
    static const unsigned char first_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    uint32_t code = (unsigned char)text[0] & first_bits[bytes];
    for (size_t i = 1; i < bytes; i++)
        code = code << 6 | ((unsigned char)text[i] & 0x3F);
    return code;
}

static bool has_letter(Fonts *fonts, int font, int size, uint32_t code)
{
    TTF_Font *ttf = sized(fonts, font, size);
    return !ttf || TTF_GlyphIsProvided32(ttf, code);
}

/* The font for a letter; the one asked for where none has it. */
static int font_for(Fonts *fonts, FontId font, int size, uint32_t code)
{
    if (has_letter(fonts, font, size, code))
        return font;
    if (font == FONT_TITLE && has_letter(fonts, FONT_HEAVY, size, code))
        return FONT_HEAVY;
    int found = system_font(&fonts->system, code);
    if (found >= 0)
        return FONTS + found;
    return font == FONT_TITLE ? FONT_HEAVY : font;
}

/* The font of a whole text: a title with a letter that the titles' font lacks is set in the other
 * one, so that no word has letters of two. */
static FontId face_of(Fonts *fonts, FontId font, int size, const char *text, size_t bytes)
{
    for (size_t at = 0, step; font == FONT_TITLE && at < bytes; at += step) {
        step = utf8_length(text + at, bytes - at);
        if (step > 1 && font_for(fonts, font, size, code_point(text + at, step)) == FONT_HEAVY)
            return FONT_HEAVY;
        step = step ? step : 1;
    }
    return font;
}

void fonts_use_system(Fonts *fonts)
{
    fonts->system.used = true;
    memset(fonts->widths, 0, sizeof fonts->widths);
}

bool fonts_lack(Fonts *fonts, const char *text)
{
    enum { SIZE = 16 };
    const char *end = text + strlen(text);
    for (size_t step; *text; text += step ? step : 1) {
        step = utf8_length(text, (size_t)(end - text));
        uint32_t code = step ? code_point(text, step) : '?';
        if (code >= 0x80 && !has_letter(fonts, FONT_TEXT, SIZE, code) &&
            system_font(&fonts->system, code) < 0)
            return true;
    }
    return false;
}

/* Whether a space, or a sign that joins or parts two letters, belongs to the run before it: then
 * the words on both sides stand in their own order. */
static bool joins(Fonts *fonts, const Run *run, int size, const char *text, size_t step,
                  size_t bytes)
{
    uint32_t code = code_point(text, step);
    size_t next = bytes > step ? utf8_length(text + step, bytes - step) : 0;
    return (code == ' ' || code == 0x200C || code == 0x200D) && run->bytes > 0 &&
           run->font >= FONTS && next && has_letter(fonts, run->font, size, code) &&
           font_for(fonts, FONT_TEXT, size, code_point(text + step, next)) == run->font;
}

/* Takes the longest beginning of a text that one font can set. What is no UTF-8 becomes a question
 * mark, and so does a letter that no font has. */
static void take_run(Fonts *fonts, FontId font, int size, const char *text, size_t bytes, Run *run)
{
    size_t length = 0;
    run->bytes = 0;
    while (run->bytes < bytes && length + 5 < sizeof run->text) {
        const char *at = text + run->bytes;
        size_t step = utf8_length(at, bytes - run->bytes);
        uint32_t code = step ? code_point(at, step) : '?';
        int wanted = font_for(fonts, font, size, code);
        if (step && wanted < FONTS && joins(fonts, run, size, at, step, bytes - run->bytes))
            wanted = run->font;
        if (run->bytes == 0) {
            run->font = wanted;
            run->first = code;
        } else if (wanted != run->font) {
            break;
        }
        bool known = step && has_letter(fonts, wanted, size, code);
        if (known)
            memcpy(run->text + length, at, step);
        else
            run->text[length] = '?';
        length += known ? step : 1;
        run->bytes += step ? step : 1;
    }
    run->text[length] = '\0';
}

/* The run's font, set to its script; NULL where it cannot be opened. */
static TTF_Font *font_of(Fonts *fonts, const Run *run, int size)
{
    TTF_Font *ttf = sized(fonts, run->font, size);
    bool leftward;
    if (ttf && run->font >= FONTS) { /* without HarfBuzz letters stand as they come */
        TTF_SetFontScriptName(ttf, script_of(run->first, &leftward));
        TTF_SetFontDirection(ttf, leftward ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
    }
    return ttf;
}

static int run_width(Fonts *fonts, const Run *run, int size)
{
    TTF_Font *ttf = font_of(fonts, run, size);
    int width = 0;
    if (ttf)
        TTF_SizeUTF8(ttf, run->text, &width, NULL);
    return width;
}

/* Pixels by which accents reach above the font's ascent: SDL_ttf draws the run that much lower. */
static int run_rise(TTF_Font *ttf, const Run *run)
{
    int rise = 0, top;
    for (const char *at = run->text; *at;) {
        size_t step = utf8_length(at, strlen(at));
        if (step &&
            TTF_GlyphMetrics32(ttf, code_point(at, step), NULL, NULL, NULL, &top, NULL) == 0)
            rise = SDL_max(rise, top - TTF_FontAscent(ttf));
        at += step ? step : 1;
    }
    return rise;
}

/* Pixels below the baseline: hinted letters may reach deeper than the font's rounded descent. */
static int run_depth(TTF_Font *ttf, const Run *run)
{
    int height = 0;
    TTF_SizeUTF8(ttf, run->text, NULL, &height);
    return height - TTF_FontAscent(ttf) - run_rise(ttf, run);
}

static uint64_t key_of(FontId font, int size, const char *text, size_t bytes)
{
    return hash_bytes(hash_pair(HASH_START, font, size), text, bytes);
}

float fonts_width(Fonts *fonts, FontId font, float size, const char *text, size_t bytes)
{
    int pixels = whole_size(size);
    uint64_t key = key_of(font, pixels, text, bytes);
    size_t at = (size_t)key & (WIDTHS - 1);
    if (fonts->widths[at].key == key)
        return fonts->widths[at].width;
    int width = 0;
    font = face_of(fonts, font, pixels, text, bytes);
    Run run;
    for (size_t done = 0; done < bytes; done += run.bytes) {
        take_run(fonts, font, pixels, text + done, bytes - done, &run);
        width += run_width(fonts, &run, pixels);
    }
    fonts->widths[at].key = key;
    fonts->widths[at].width = (float)width;
    return (float)width;
}

static bool blend_run(TTF_Font *ttf, const Run *run, Pixels *line, int x, int y)
{
    SDL_Surface *drawn = TTF_RenderUTF8_Blended(ttf, run->text, (SDL_Color){255, 255, 255, 255});
    SDL_Surface *surface =
        drawn ? SDL_ConvertSurfaceFormat(drawn, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
    Pixels pixels = {0};
    SDL_FreeSurface(drawn);
    if (!surface || !pixels_make(&pixels, surface->w, surface->h)) {
        SDL_LogError(SDL_LOG_CATEGORY_RENDER, "text '%s': %s", run->text, TTF_GetError());
        SDL_FreeSurface(surface);
        return false;
    }
    for (int row = 0; row < pixels.h; row++)
        memcpy(pixels.at + (ptrdiff_t)row * pixels.w,
               (const char *)surface->pixels + (ptrdiff_t)row * surface->pitch,
               (size_t)pixels.w * sizeof *pixels.at);
    SDL_FreeSurface(surface);
    pixels_premultiply(&pixels);
    pixels_blend(line, x, y, &pixels);
    pixels_free(&pixels);
    return true;
}

bool fonts_draw(Fonts *fonts, FontId font, float size, const char *text, Pixels *pixels,
                int *ascent)
{
    int whole = whole_size(size);
    size_t bytes = strnlen(text, MAX_TEXT_BYTES);
    font = face_of(fonts, font, whole, text, bytes);
    TTF_Font *main_font = sized(fonts, font, whole), *other = sized(fonts, FONT_HEAVY, whole);
    int width = (int)fonts_width(fonts, font, (float)whole, text, bytes);
    Run run;
    *pixels = (Pixels){0};
    *ascent = 0;
    if (!main_font || !other || width < 1)
        return false;
    int above = SDL_max(TTF_FontAscent(main_font), TTF_FontAscent(other)), below = 0;
    for (size_t done = 0; done < bytes; done += run.bytes) {
        take_run(fonts, font, whole, text + done, bytes - done, &run);
        TTF_Font *ttf = font_of(fonts, &run, whole);
        if (!ttf)
            return false;
        above = SDL_max(above, TTF_FontAscent(ttf) + run_rise(ttf, &run));
        below = SDL_max(below, run_depth(ttf, &run));
    }
    /* Letters may lean over the end of the last one's advance. */
    if (!pixels_make(pixels, width + whole / 3 + 1, above + below + 1))
        return false;
    int x = 0;
    bool good = true;
    for (size_t done = 0; good && done < bytes; done += run.bytes) {
        take_run(fonts, font, whole, text + done, bytes - done, &run);
        TTF_Font *ttf = font_of(fonts, &run, whole);
        good = ttf &&
               blend_run(ttf, &run, pixels, x, above - TTF_FontAscent(ttf) - run_rise(ttf, &run));
        x += run_width(fonts, &run, whole);
    }
    if (!good)
        pixels_free(pixels);
    *ascent = above;
    return good;
}

static float meter_width(void *context, FontId font, float size, const char *text, size_t bytes)
{
    return fonts_width(context, font, size, text, bytes);
}

TextMeter fonts_meter(Fonts *fonts)
{
    return (TextMeter){meter_width, fonts};
}
