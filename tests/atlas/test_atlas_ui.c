/* The art round the board: everything the screens ask for by name is there, lies on its page,
 * textures repeat without a seam, and what a nine-patch repeats fits to itself. */
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "land_support.h"
#include "view/pages/scenes.h"

enum { LARGE = 128, SMALL = 48 };

static const char *const TEXTURES[] = {"cave-wall", "hide", "parchment"};

static const char PATCHES[] =
    "panel-hide-edge card card-plain row-lit button-leather-rest button-leather-hover "
    "button-leather-pressed button-leather-off button-ochre-rest button-ochre-hover "
    "button-ochre-pressed button-ochre-off button-paper-rest button-paper-hover "
    "button-paper-pressed button-paper-off focus-ring field field-focus well bar keycap "
    "keycap-paper chip tooltip scrollbar-track scrollbar-thumb slider-track slider-fill "
    "slider-knob checkbox-off checkbox-on radio-off radio-on tile-edge cell-corner ghost-frame ";

static const char ICONS[] =
    "gatherer fisher hunter hut hut-outline meeple meeple-outline forest river meadow "
    "river-system lake aurochs deer menhir gold logboat hunting-trap shaman pit-trap wildfire "
    "raft shrine stack turn-left turn-right undo redo book gear menu close check cross plus "
    "minus fit fullscreen flag arrow-right arrow-up chevron-left chevron-right chevron-up "
    "chevron-down skip play save folder person lens eye hand question trophy log picture quit "
    "edit trash clock star shape-yellow shape-red shape-green shape-blue shape-violet "
    "badge-yellow badge-red badge-green badge-blue badge-violet ";

static const char *const PICTURES[] = {
    "pic-hand",   "pic-mammoth",   "pic-deer",         "pic-aurochs",
    "pic-hunter", "pic-back-land", "pic-back-special", "pic-back-bonus",
};

static const char *const FACES[] = {"face-cub", "face-hunter", "face-elder"};
enum { FACE_COUNT = sizeof FACES / sizeof *FACES, FACE_LARGE = 128, FACE_SMALL = 32 };

static const AtlasPatch *patch_of(const char *name)
{
    int patch = atlas_patch(&atlas, name);
    if (patch < 0)
        fail_msg("no patch %s", name);
    return &atlas.patches[patch];
}

static const AtlasPage *texture_of(const char *name)
{
    int texture = atlas_texture(&atlas, name);
    if (texture < 0)
        fail_msg("no texture %s", name);
    return &atlas.pages[atlas.textures[texture].page];
}

/* `size` 0: any. */
static const AtlasCut *icon_of(const char *name, int size)
{
    int icon = atlas_icon(&atlas, name);
    for (int i = 0; icon >= 0 && i < 4; i++)
        if (atlas.icons[icon].size[i] > 0 && (size == 0 || atlas.icons[icon].size[i] == size))
            return &atlas.icons[icon].cut[i];
    fail_msg("no icon %s of size %d", name, size);
    return NULL;
}

TEST(everything_asked_for_is_there)
{
    char patches[sizeof PATCHES], icons[sizeof ICONS];
    strcpy(patches, PATCHES);
    strcpy(icons, ICONS);
    for (char *name = strtok(patches, " "); name; name = strtok(NULL, " "))
        assert_int_equal(patch_of(name)->scale, 200);
    for (char *name = strtok(icons, " "); name; name = strtok(NULL, " ")) {
        assert_int_equal(icon_of(name, LARGE)->h, LARGE);
        assert_int_equal(icon_of(name, SMALL)->h, SMALL);
    }
    for (size_t i = 0; i < sizeof PICTURES / sizeof *PICTURES; i++)
        icon_of(PICTURES[i], 0);
}

static void assert_cut(const char *name, Rect place, float detail)
{
    const AtlasCut *cut = icon_of(name, 0);
    assert_int_equal(cut->w, (int)(place.w * detail));
    assert_int_equal(cut->h, (int)(place.h * detail));
}

/* A layer of another size than its place would be stretched. */
TEST(the_valley_is_cut_by_its_places)
{
    for (int i = 0; i < VALLEY_LAYERS; i++)
        assert_cut(valley_places[i].name, valley_places[i].rect, valley_places[i].detail);
    for (int i = 0; i <= VALLEY_EAR; i++)
        assert_cut(valley_heads[i], valley_places[VALLEY_HEAD].rect, 1);
    for (int i = 0; i < VALLEY_HERD; i++)
        for (int picture = 0; picture < 2; picture++)
            assert_cut(valley_herd[i].names[picture], valley_animal_rect(&valley_herd[i]), 1);
    for (int i = 0; i < VALLEY_WINGS; i++)
        icon_of(valley_wings[i], 0);
    for (int i = 0; i < VALLEY_TUFTS * VALLEY_LEANS; i++)
        assert_cut(valley_tufts[i / VALLEY_LEANS][i % VALLEY_LEANS],
                   (Rect){0, 0, VALLEY_TUFT_W, VALLEY_TUFT_H}, 1);
    static const char *const motes[] = {"valley-sun", "valley-moon", "valley-glow", "valley-mist",
                                        "valley-spark"};
    for (size_t i = 0; i < sizeof motes / sizeof *motes; i++)
        icon_of(motes[i], 0);
}

static void assert_on_page(const AtlasCut *cut)
{
    const AtlasPage *page = &atlas.pages[cut->page];
    assert_true(cut->w > 0 && cut->h > 0 && cut->x >= 0 && cut->y >= 0);
    assert_true(cut->x + cut->w <= page->width && cut->y + cut->h <= page->height);
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
    for (size_t i = 0; i < 4 * atlas.icon_count; i++) {
        const AtlasIcon *icon = &atlas.icons[i / 4];
        const AtlasCut *cut = &icon->cut[i % 4];
        int seen = 0;
        if (icon->size[i % 4] == 0)
            continue;
        assert_on_page(cut);
        if (strncmp(icon->name, "valley-", 7) == 0)
            continue; /* layers, seen in lights of their own */
        for (int y = 0; y < cut->h; y++)
            for (int x = 0; x < cut->w; x++) {
                const uint8_t *p = land_pixel(cut, x, y);
                seen += p[3] > 127;
                if (p[3] && !is_coloured(icon->name))
                    assert_true(p[0] == 255 && p[1] == 255 && p[2] == 255);
            }
        if (seen * 25 < cut->w * cut->h)
            fail_msg("%s shows in %d of %d pixels only", icon->name, seen, cut->w * cut->h);
    }
}

static long difference(const uint8_t *a, const uint8_t *b)
{
    long sum = 0;
    for (int k = 0; k < 4; k++)
        sum += labs((long)a[k] - b[k]);
    return sum;
}

/* Sum of differences between two columns (or rows), or of their squares, which leap up where an
 * edge jumps; for each pixel. */
static double apart(const AtlasCut *cut, bool columns, int a, int b, bool squares)
{
    double sum = 0;
    int length = columns ? cut->h : cut->w;
    for (int i = 0; i < length; i++) {
        double d = (double)(columns ? difference(land_pixel(cut, a, i), land_pixel(cut, b, i))
                                    : difference(land_pixel(cut, i, a), land_pixel(cut, i, b)));
        sum += squares ? d * d : d;
    }
    return sum / length;
}

/* The most that neighbours from `first` to `end` are apart. */
static double most_apart(const AtlasCut *cut, bool columns, int first, int end, bool squares)
{
    double most = 0;
    for (int at = first; at + 1 < end; at++)
        most = fmax(most, apart(cut, columns, at, at + 1, squares));
    return most;
}

TEST(textures_repeat_without_a_seam)
{
    for (size_t i = 0; i < sizeof TEXTURES / sizeof *TEXTURES; i++) {
        const AtlasPage *page = texture_of(TEXTURES[i]);
        AtlasCut cut = atlas_page_cut(&atlas, (int)(page - atlas.pages));
        for (int columns = 0; columns < 2; columns++) {
            int side = columns ? cut.w : cut.h;
            if (apart(&cut, columns, side - 1, 0, false) >
                most_apart(&cut, columns, 0, side, false))
                fail_msg("%s shows a seam %s", TEXTURES[i],
                         columns ? "from left to right" : "from top to bottom");
        }
    }
}

/* Where the repeated part from `first` to `end` stops it begins again: there it must look as
 * elsewhere. */
static void check_repeat(const AtlasPatch *patch, bool columns, int first, int end)
{
    /* a flat edge may still differ by a grey or two */
    double worst = fmax(16, most_apart(&patch->cut, columns, first, end, true));
    double here = apart(&patch->cut, columns, end - 1, first, true);
    if (end - first >= 16 && here > worst * 1.15)
        fail_msg("%s does not repeat %s: %.0f against %.0f", patch->name,
                 columns ? "across" : "down", here, worst);
}

TEST(patches_repeat_without_a_seam)
{
    for (size_t i = 0; i < atlas.patch_count; i++) {
        const AtlasPatch *p = &atlas.patches[i];
        assert_on_page(&p->cut);
        assert_true(p->left >= 0 && p->top >= 0 && p->right >= 0 && p->bottom >= 0);
        assert_true(p->left + p->right <= p->cut.w && p->top + p->bottom < p->cut.h);
        check_repeat(p, true, p->left, p->cut.w - p->right);
        check_repeat(p, false, p->top, p->cut.h - p->bottom);
    }
}

/* At their smallest the faces are told apart by their outlines alone. */
TEST(faces_differ_by_outline)
{
    for (int a = 0; a < FACE_COUNT; a++)
        for (int b = a + 1; b < FACE_COUNT; b++) {
            const AtlasCut *one = icon_of(FACES[a], FACE_SMALL);
            const AtlasCut *other = icon_of(FACES[b], FACE_SMALL);
            int seen = 0, apart = 0;
            icon_of(FACES[b], FACE_LARGE);
            for (int y = 0; y < FACE_SMALL; y++)
                for (int x = 0; x < FACE_SMALL; x++) {
                    bool in = land_pixel(one, x, y)[3] > 127;
                    bool in_other = land_pixel(other, x, y)[3] > 127;
                    seen += in || in_other;
                    apart += in != in_other;
                }
            if (apart * 8 < seen)
                fail_msg("%s and %s differ in %d of %d pixels", FACES[a], FACES[b], apart, seen);
        }
}

TEST_FIXTURE(land_load, land_unload)
