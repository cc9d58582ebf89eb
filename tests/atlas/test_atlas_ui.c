/* The art round the board: everything the screens ask for by name is there, lies on its page,
 * textures repeat without a seam, and what a nine-patch repeats fits to itself. The folder is in
 * the environment variable AUROCHS_UI. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "page.h"
#include "view/pages/scenes.h"

enum { MAX_PAGES = 32, MAX_ITEMS = 400, LARGE = 128, SMALL = 48 };

static const char *const TEXTURES[] = {"cave-wall", "hide", "parchment"};

static const char *const PATCHES[] = {
    "panel-hide-edge",
    "card",
    "card-plain",
    "row-lit",
    "button-leather-rest",
    "button-leather-hover",
    "button-leather-pressed",
    "button-leather-off",
    "button-ochre-rest",
    "button-ochre-hover",
    "button-ochre-pressed",
    "button-ochre-off",
    "button-paper-rest",
    "button-paper-hover",
    "button-paper-pressed",
    "button-paper-off",
    "focus-ring",
    "field",
    "field-focus",
    "well",
    "bar",
    "keycap",
    "keycap-paper",
    "chip",
    "tooltip",
    "scrollbar-track",
    "scrollbar-thumb",
    "slider-track",
    "slider-fill",
    "slider-knob",
    "checkbox-off",
    "checkbox-on",
    "radio-off",
    "radio-on",
    "tile-edge",
    "cell-corner",
    "ghost-frame",
};

static const char *const ICONS[] = {
    "gatherer",     "fisher",       "hunter",         "hut",
    "hut-outline",  "meeple",       "meeple-outline", "forest",
    "river",        "meadow",       "river-system",   "lake",
    "aurochs",      "deer",         "menhir",         "gold",
    "logboat",      "hunting-trap", "shaman",         "pit-trap",
    "wildfire",     "raft",         "shrine",         "stack",
    "turn-left",    "turn-right",   "undo",           "redo",
    "book",         "gear",         "menu",           "close",
    "check",        "cross",        "plus",           "minus",
    "fit",          "fullscreen",   "flag",           "arrow-right",
    "arrow-up",     "chevron-left", "chevron-right",  "chevron-up",
    "chevron-down", "skip",         "play",           "save",
    "folder",       "person",       "lens",           "eye",
    "hand",         "question",     "trophy",         "log",
    "picture",      "quit",         "edit",           "trash",
    "clock",        "star",         "shape-yellow",   "shape-red",
    "shape-green",  "shape-blue",   "shape-violet",   "badge-yellow",
    "badge-red",    "badge-green",  "badge-blue",     "badge-violet",
};

static const char *const PICTURES[] = {
    "pic-hand",   "pic-mammoth",   "pic-deer",         "pic-aurochs",
    "pic-hunter", "pic-back-land", "pic-back-special", "pic-back-bonus",
};

static const char *const FACES[] = {"face-cub", "face-hunter", "face-elder"};
enum { FACE_COUNT = sizeof FACES / sizeof *FACES, FACE_LARGE = 128, FACE_SMALL = 32 };

typedef struct Item {
    char kind[8], name[32];
    int page, size, x, y, w, h, left, top, right, bottom;
} Item;

typedef struct Book {
    int page_count, item_count;
    Page pages[MAX_PAGES];
    Item items[MAX_ITEMS];
} Book;

static const char *ui_folder(void)
{
    const char *folder = getenv("AUROCHS_UI");
    return folder ? folder : "assets/ui";
}

static int load(void **state)
{
    Book *book = calloc(1, sizeof *book);
    char path[1024], line[256], id[32];
    snprintf(path, sizeof path, "%s/ui.txt", ui_folder());
    FILE *text = fopen(path, "r");
    if (!book || !text || !fgets(line, sizeof line, text))
        return -1;
    assert_string_equal(line, "aurochs-ui 1\n");
    while (fgets(line, sizeof line, text)) {
        if (strncmp(line, "page ", 5) == 0) {
            assert_true(book->page_count < MAX_PAGES);
            page_read(&book->pages[book->page_count++], ui_folder(), line);
            continue;
        }
        assert_true(book->item_count < MAX_ITEMS);
        Item *item = &book->items[book->item_count++];
        assert_int_equal(sscanf(line, "%7s %31s", item->kind, item->name), 2);
        if (strcmp(item->kind, "texture") == 0)
            assert_int_equal(sscanf(line, "%*s %*s %31s", id), 1);
        else if (strcmp(item->kind, "patch") == 0)
            assert_int_equal(sscanf(line, "%*s %*s %d %31s %d %d %d %d %d %d %d %d", &item->size,
                                    id, &item->x, &item->y, &item->w, &item->h, &item->left,
                                    &item->top, &item->right, &item->bottom),
                             10);
        else
            assert_int_equal(sscanf(line, "%*s %*s %d %31s %d %d %d %d", &item->size, id, &item->x,
                                    &item->y, &item->w, &item->h),
                             6);
        item->page = page_index(book->pages, book->page_count, id);
    }
    fclose(text);
    *state = book;
    return 0;
}

static int unload(void **state)
{
    Book *book = *state;
    for (int i = 0; i < book->page_count; i++)
        free(book->pages[i].pixels);
    free(book);
    return 0;
}

/* `size` 0: any. */
static const Item *find(const Book *book, const char *kind, const char *name, int size)
{
    for (int i = 0; i < book->item_count; i++) {
        const Item *item = &book->items[i];
        if (strcmp(item->kind, kind) == 0 && strcmp(item->name, name) == 0 &&
            (size == 0 || item->size == size))
            return item;
    }
    fail_msg("no %s %s of size %d", kind, name, size);
    return NULL;
}

static const uint8_t *pixel(const Book *book, const Item *item, int x, int y)
{
    const Page *page = &book->pages[item->page];
    return page->pixels + 4 * ((size_t)(item->y + y) * (size_t)page->w + (size_t)(item->x + x));
}

TEST(everything_asked_for_is_there)
{
    const Book *book = *state;
    for (size_t i = 0; i < sizeof TEXTURES / sizeof *TEXTURES; i++)
        find(book, "texture", TEXTURES[i], 0);
    for (size_t i = 0; i < sizeof PATCHES / sizeof *PATCHES; i++)
        find(book, "patch", PATCHES[i], 200);
    for (size_t i = 0; i < sizeof ICONS / sizeof *ICONS; i++) {
        assert_int_equal(find(book, "icon", ICONS[i], LARGE)->h, LARGE);
        assert_int_equal(find(book, "icon", ICONS[i], SMALL)->h, SMALL);
    }
    for (size_t i = 0; i < sizeof PICTURES / sizeof *PICTURES; i++)
        find(book, "icon", PICTURES[i], 0);
}

static void assert_cut(const Book *book, const char *name, Rect place, float detail)
{
    const Item *item = find(book, "icon", name, 0);
    assert_int_equal(item->w, (int)(place.w * detail));
    assert_int_equal(item->h, (int)(place.h * detail));
}

/* A layer of another size than its place would be stretched. */
TEST(the_valley_is_cut_by_its_places)
{
    const Book *book = *state;
    for (int i = 0; i < VALLEY_LAYERS; i++)
        assert_cut(book, valley_places[i].name, valley_places[i].rect, valley_places[i].detail);
    for (int i = 0; i <= VALLEY_EAR; i++)
        assert_cut(book, valley_heads[i], valley_places[VALLEY_HEAD].rect, 1);
    for (int i = 0; i < VALLEY_HERD; i++)
        for (int picture = 0; picture < 2; picture++)
            assert_cut(book, valley_herd[i].names[picture], valley_animal_rect(&valley_herd[i]), 1);
    for (int i = 0; i < VALLEY_WINGS; i++)
        find(book, "icon", valley_wings[i], 0);
    for (int i = 0; i < VALLEY_TUFTS * VALLEY_LEANS; i++)
        assert_cut(book, valley_tufts[i / VALLEY_LEANS][i % VALLEY_LEANS],
                   (Rect){0, 0, VALLEY_TUFT_W, VALLEY_TUFT_H}, 1);
    static const char *const motes[] = {"valley-sun", "valley-moon", "valley-glow", "valley-mist",
                                        "valley-spark"};
    for (size_t i = 0; i < sizeof motes / sizeof *motes; i++)
        find(book, "icon", motes[i], 0);
}

TEST(everything_lies_on_its_page)
{
    const Book *book = *state;
    for (int i = 0; i < book->item_count; i++) {
        const Item *item = &book->items[i];
        const Page *page = &book->pages[item->page];
        if (strcmp(item->kind, "texture") == 0)
            continue;
        assert_true(item->w > 0 && item->h > 0 && item->x >= 0 && item->y >= 0);
        assert_true(item->x + item->w <= page->w && item->y + item->h <= page->h);
    }
}

/* Those whose colours are painted; that of all others comes from the screen. */
static bool is_coloured(const char *name)
{
    static const char *const kinds[] = {"badge-", "pic-", "face-", "sitter-", "fire-", "hearth-"};
    bool tinted = strcmp(name, "hearth-spray") == 0 || strcmp(name, "hearth-palm") == 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !tinted; i++)
        if (strncmp(name, kinds[i], strlen(kinds[i])) == 0)
            return true;
    return false;
}

/* Only the colour of an icon comes from the screen, so it must be white, and there must be enough
 * of it. */
TEST(icons_are_white_and_seen)
{
    const Book *book = *state;
    for (int i = 0; i < book->item_count; i++) {
        const Item *item = &book->items[i];
        if (strcmp(item->kind, "icon") != 0)
            continue;
        bool tinted = !is_coloured(item->name);
        if (strncmp(item->name, "valley-", 7) == 0)
            continue; /* layers, seen in lights of their own */
        int seen = 0;
        for (int y = 0; y < item->h; y++)
            for (int x = 0; x < item->w; x++) {
                const uint8_t *p = pixel(book, item, x, y);
                seen += p[3] > 127;
                if (tinted && p[3])
                    assert_true(p[0] == 255 && p[1] == 255 && p[2] == 255);
            }
        if (seen * 25 < item->w * item->h)
            fail_msg("%s shows in %d of %d pixels only", item->name, seen, item->w * item->h);
    }
}

static long difference(const uint8_t *a, const uint8_t *b)
{
    long sum = 0;
    for (int k = 0; k < 4; k++)
        sum += labs((long)a[k] - b[k]);
    return sum;
}

/* Sum of differences between two columns (or rows) of a whole page. */
static long seam(const Page *page, bool columns, int a, int b)
{
    long sum = 0;
    for (int i = 0; i < (columns ? page->h : page->w); i++) {
        size_t first = columns ? (size_t)i * (size_t)page->w + (size_t)a
                               : (size_t)a * (size_t)page->w + (size_t)i;
        size_t second = columns ? (size_t)i * (size_t)page->w + (size_t)b
                                : (size_t)b * (size_t)page->w + (size_t)i;
        sum += difference(page->pixels + 4 * first, page->pixels + 4 * second);
    }
    return sum;
}

TEST(textures_repeat_without_a_seam)
{
    const Book *book = *state;
    for (size_t i = 0; i < sizeof TEXTURES / sizeof *TEXTURES; i++) {
        const Page *page = &book->pages[find(book, "texture", TEXTURES[i], 0)->page];
        for (int columns = 0; columns < 2; columns++) {
            int side = columns ? page->w : page->h;
            long worst = 0;
            for (int at = 0; at + 1 < side; at += 7)
                worst = seam(page, columns, at, at + 1) > worst ? seam(page, columns, at, at + 1)
                                                                : worst;
            if (seam(page, columns, side - 1, 0) > worst)
                fail_msg("%s shows a seam %s", TEXTURES[i],
                         columns ? "from left to right" : "from top to bottom");
        }
    }
}

/* Sum of squares, which leaps up where an edge jumps, between two columns (or rows) of an item. */
static double leap(const Book *book, const Item *item, bool columns, int a, int b)
{
    double sum = 0;
    for (int i = 0; i < (columns ? item->h : item->w); i++) {
        double d = (double)(columns ? difference(pixel(book, item, a, i), pixel(book, item, b, i))
                                    : difference(pixel(book, item, i, a), pixel(book, item, i, b)));
        sum += d * d;
    }
    return sum / (columns ? item->h : item->w);
}

/* Where the repeated part from `first` to `end` stops it begins again: there it must look as
 * elsewhere. */
static void check_repeat(const Book *book, const Item *item, bool columns, int first, int end)
{
    double worst = 16; /* a flat edge may still differ by a grey or two */
    for (int at = first; at + 1 < end; at++)
        worst = leap(book, item, columns, at, at + 1) > worst
                    ? leap(book, item, columns, at, at + 1)
                    : worst;
    double here = leap(book, item, columns, end - 1, first);
    if (end - first >= 16 && here > worst * 1.15)
        fail_msg("%s does not repeat %s: %.0f against %.0f", item->name,
                 columns ? "across" : "down", here, worst);
}

TEST(patches_repeat_without_a_seam)
{
    const Book *book = *state;
    for (int i = 0; i < book->item_count; i++) {
        const Item *item = &book->items[i];
        if (strcmp(item->kind, "patch") != 0)
            continue;
        assert_true(item->left >= 0 && item->top >= 0 && item->right >= 0 && item->bottom >= 0);
        assert_true(item->left + item->right <= item->w && item->top + item->bottom < item->h);
        check_repeat(book, item, true, item->left, item->w - item->right);
        check_repeat(book, item, false, item->top, item->h - item->bottom);
    }
}

/* At their smallest the faces are told apart by their outlines alone. */
TEST(faces_differ_by_outline)
{
    const Book *book = *state;
    for (int a = 0; a < FACE_COUNT; a++)
        for (int b = a + 1; b < FACE_COUNT; b++) {
            const Item *one = find(book, "icon", FACES[a], FACE_SMALL);
            const Item *other = find(book, "icon", FACES[b], FACE_SMALL);
            int seen = 0, apart = 0;
            find(book, "icon", FACES[b], FACE_LARGE);
            for (int y = 0; y < FACE_SMALL; y++)
                for (int x = 0; x < FACE_SMALL; x++) {
                    bool in = pixel(book, one, x, y)[3] > 127;
                    bool in_other = pixel(book, other, x, y)[3] > 127;
                    seen += in || in_other;
                    apart += in != in_other;
                }
            if (apart * 8 < seen)
                fail_msg("%s and %s differ in %d of %d pixels", FACES[a], FACES[b], apart, seen);
        }
}

TEST_FIXTURE(load, unload)
