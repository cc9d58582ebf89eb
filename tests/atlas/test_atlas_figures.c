/* The figures of the atlas: all there at every level, none cut off by its rectangle. The players'
 * colours, pieces and badges are told apart by hue, by lightness alone, whoever looks, and by their
 * shapes. The folders are in the environment variables AUROCHS_ATLAS and AUROCHS_UI. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "page.h"
#include "view/board/landscape.h"
#include "view/draw/palette.h"
#include "vision.h"

enum { LEVELS = 4, MAX_SPRITES = 600, MAX_PAGES = 16, PLAYERS = 5, LARGE_BADGE = 128 };

/* The least difference of two players: of colour over all that is strongly coloured, over the whole
 * piece and where it is painted in the player's own colour; of lightness there and over the whole
 * piece, where shape, face and spear are alike with all players. */
static const double COLOUR_APART = 15, LIGHTNESS_APART = 8, WHOLE_LIGHTNESS_APART = 5;

/* A pixel of the piece itself. The line round it and the halo are laid less thickly, so they and
 * the piece's blurred edge are what this leaves out; the lines within a piece count. */
enum { OPAQUE = 250 };

static const int LEVEL_SIZES[LEVELS] = {256, 128, 64, 32};

static const char *const NAMES[] = {
    "deer-0",       "deer-1",      "deer-2",        "deer-3",        "deer-4",
    "deer-5",       "aurochs-0",   "aurochs-1",     "aurochs-2",     "aurochs-3",
    "mammoth-0",    "mammoth-1",   "mammoth-2",     "mammoth-3",     "tiger-0",
    "tiger-1",      "tiger-2",     "tiger-3",       "fish-0",        "fish-1",
    "fish-2",       "fish-3",      "fish-4",        "fish-5",        "menhir-0",
    "menhir-1",     "menhir-2",    "menhir-3",      "gold-0",        "gold-1",
    "mushrooms-0",  "shaman",      "logboat",       "raft",          "hunting-trap",
    "pit-trap",     "wildfire",    "fire",          "volcano",       "shrine",
    "covered",      "score-50",    "score-100",     "meeple-yellow", "meeple-red",
    "meeple-green", "meeple-blue", "meeple-violet", "hunter-yellow", "hunter-red",
    "hunter-green", "hunter-blue", "hunter-violet", "hut-yellow",    "hut-red",
    "hut-green",    "hut-blue",    "hut-violet",
};

static const char *const PLAYER_NAMES[PLAYERS] = {"yellow", "red", "green", "blue", "violet"};

typedef struct Sprite {
    char name[32];
    int level, page, x, y, w, h;
    float pivot_x, pivot_y, foot;
} Sprite;

typedef struct Table {
    int page_count, sprite_count;
    Page pages[MAX_PAGES];
    Sprite sprites[MAX_SPRITES];
} Table;

static const char *folder(const char *variable, const char *usual)
{
    const char *path = getenv(variable);
    return path ? path : usual;
}

static int load(void **state)
{
    Table *table = calloc(1, sizeof(*table));
    char path[1024], line[256], id[32];
    const char *atlas = folder("AUROCHS_ATLAS", "assets/atlas");
    snprintf(path, sizeof(path), "%s/figures.txt", atlas);
    FILE *text = fopen(path, "r");
    if (!table || !text || !fgets(line, sizeof(line), text))
        return -1;
    assert_string_equal(line, "aurochs-atlas 1\n");
    while (fgets(line, sizeof(line), text)) {
        if (strncmp(line, "page ", 5) == 0) {
            assert_true(table->page_count < MAX_PAGES);
            page_read(&table->pages[table->page_count++], atlas, line);
        } else if (strncmp(line, "sprite ", 7) == 0) {
            assert_true(table->sprite_count < MAX_SPRITES);
            Sprite *s = &table->sprites[table->sprite_count++];
            assert_int_equal(sscanf(line, "sprite %31s %d %31s %d %d %d %d %f %f %f", s->name,
                                    &s->level, id, &s->x, &s->y, &s->w, &s->h, &s->pivot_x,
                                    &s->pivot_y, &s->foot),
                             10);
            s->page = page_index(table->pages, table->page_count, id);
        } else {
            assert_int_equal(strncmp(line, "shadow ", 7), 0);
        }
    }
    fclose(text);
    *state = table;
    return 0;
}

static void release(Table *table)
{
    for (int i = 0; i < table->page_count; i++)
        free(table->pages[i].pixels);
    free(table);
}

static int unload(void **state)
{
    release(*state);
    return 0;
}

/* The players' badges, as sprites of level LARGE_BADGE. Give them back with release. */
static Table *load_badges(void)
{
    Table *table = calloc(1, sizeof(*table));
    char path[1024], line[256], id[32];
    const char *art = folder("AUROCHS_UI", "assets/ui");
    snprintf(path, sizeof(path), "%s/ui.txt", art);
    FILE *text = fopen(path, "r");
    assert_non_null(table);
    assert_non_null(text);
    while (fgets(line, sizeof(line), text)) {
        Sprite *s = &table->sprites[table->sprite_count];
        if (strncmp(line, "page badges-0 ", 14) == 0)
            page_read(&table->pages[0], art, line);
        else if (sscanf(line, "icon badge-%25s %d %31s %d %d %d %d", s->name, &s->level, id, &s->x,
                        &s->y, &s->w, &s->h) == 7 &&
                 s->level == LARGE_BADGE)
            table->sprite_count++;
    }
    fclose(text);
    table->page_count = 1;
    assert_non_null(table->pages[0].pixels);
    assert_int_equal(table->sprite_count, PLAYERS);
    return table;
}

static const Sprite *find(const Table *table, const char *name, int level)
{
    for (int i = 0; i < table->sprite_count; i++)
        if (table->sprites[i].level == level && strcmp(table->sprites[i].name, name) == 0)
            return &table->sprites[i];
    fail_msg("no %s at level %d", name, level);
    return NULL;
}

static const uint8_t *pixel(const Table *table, const Sprite *s, int x, int y)
{
    const Page *page = &table->pages[s->page];
    return page->pixels + 4 * ((size_t)(s->y + y) * (size_t)page->w + (size_t)(s->x + x));
}

TEST(every_figure_is_there_at_every_level)
{
    const Table *table = *state;
    for (size_t i = 0; i < sizeof(NAMES) / sizeof(NAMES[0]); i++) {
        for (int level = 0; level < LEVELS; level++) {
            const Sprite *s = find(table, NAMES[i], LEVEL_SIZES[level]);
            const Page *page = &table->pages[s->page];
            assert_true(s->w > 0 && s->h > 0);
            assert_true(s->x >= 0 && s->y >= 0 && s->x + s->w <= page->w && s->y + s->h <= page->h);
            assert_true(s->w <= LEVEL_SIZES[level] && s->h <= LEVEL_SIZES[level]);
            assert_true(s->pivot_x > 0 && s->pivot_x < (float)s->w);
            assert_true(s->pivot_y > 0 && s->pivot_y < (float)s->h);
        }
    }
}

TEST(nothing_is_cut_off)
{
    const Table *table = *state;
    for (int i = 0; i < table->sprite_count; i++) {
        const Sprite *s = &table->sprites[i];
        for (int y = 0; y < s->h; y++) {
            for (int x = 0; x < s->w; x++) {
                bool at_edge = x == 0 || y == 0 || x == s->w - 1 || y == s->h - 1;
                if (at_edge && pixel(table, s, x, y)[3] > 128)
                    fail_msg("%s touches its edge at level %d", s->name, s->level);
            }
        }
    }
}

/* The mean colour, linear, of every pixel of the piece itself. */
static void whole_colour(const Table *table, const Sprite *s, double mean[3])
{
    double sum[3] = {0, 0, 0};
    int count = 0, seen = 0;
    for (int y = 0; y < s->h; y++) {
        for (int x = 0; x < s->w; x++) {
            const uint8_t *p = pixel(table, s, x, y);
            seen += p[3] >= 200; /* the dark line too, but not the halo */
            if (p[3] < OPAQUE)
                continue;
            for (int c = 0; c < 3; c++)
                sum[c] += vision_linear(p[c]);
            count++;
        }
    }
    assert_true(count > 0.70 * seen); /* a thin line is all that is left out */
    for (int c = 0; c < 3; c++)
        mean[c] = sum[c] / count;
}

/* Neither clear, nor cream, nor line. */
static bool is_coloured(const uint8_t *p, int saturation)
{
    int high = p[0] > p[1] ? p[0] : p[1], low = p[0] < p[1] ? p[0] : p[1];
    high = p[2] > high ? p[2] : high;
    low = p[2] < low ? p[2] : low;
    return p[3] >= OPAQUE && high - low >= saturation;
}

/* The mean colour, linear, of what is coloured. */
static void mean_colour(const Table *table, const Sprite *s, int saturation, double mean[3])
{
    double sum[3] = {0, 0, 0};
    int count = 0;
    for (int y = 0; y < s->h; y++) {
        for (int x = 0; x < s->w; x++) {
            const uint8_t *p = pixel(table, s, x, y);
            if (!is_coloured(p, saturation))
                continue;
            for (int c = 0; c < 3; c++)
                sum[c] += vision_linear(p[c]);
            count++;
        }
    }
    assert_true(count > 0);
    for (int c = 0; c < 3; c++)
        mean[c] = sum[c] / count;
}

/* Whether the place bears the player's own colour: coloured with all players, and not alike, as
 * faces, furs and spears are. */
static bool is_own(const Table *table, const Sprite *const pieces[PLAYERS], int x, int y)
{
    int low[3] = {255, 255, 255}, high[3] = {0, 0, 0};
    for (int i = 0; i < PLAYERS; i++) {
        const uint8_t *p = pixel(table, pieces[i], x, y);
        if (!is_coloured(p, 45))
            return false;
        for (int c = 0; c < 3; c++) {
            low[c] = p[c] < low[c] ? p[c] : low[c];
            high[c] = p[c] > high[c] ? p[c] : high[c];
        }
    }
    return high[0] - low[0] >= 60 || high[1] - low[1] >= 60 || high[2] - low[2] >= 60;
}

/* The mean of each player's own colour, linear. */
static void own_colours(const Table *table, const Sprite *const pieces[PLAYERS],
                        double own[PLAYERS][3])
{
    int count = 0;
    memset(own, 0, PLAYERS * sizeof(*own));
    for (int i = 1; i < PLAYERS; i++)
        assert_true(pieces[i]->w == pieces[0]->w && pieces[i]->h == pieces[0]->h);
    for (int y = 0; y < pieces[0]->h; y++) {
        for (int x = 0; x < pieces[0]->w; x++) {
            if (!is_own(table, pieces, x, y))
                continue;
            count++;
            for (int i = 0; i < PLAYERS; i++)
                for (int c = 0; c < 3; c++)
                    own[i][c] += vision_linear(pixel(table, pieces[i], x, y)[c]);
        }
    }
    assert_true(count > 100);
    for (int i = 0; i < PLAYERS; i++)
        for (int c = 0; c < 3; c++)
            own[i][c] /= count;
}

static bool is_cream(const Table *table, const Sprite *s, int x, int y)
{
    x += (int)s->pivot_x;
    y += (int)s->pivot_y;
    if (x < 0 || y < 0 || x >= s->w || y >= s->h)
        return false;
    const uint8_t *p = pixel(table, s, x, y);
    return p[3] > 250 && p[0] > 200 && p[1] > 185 && p[2] > 160;
}

/* All players' colours differ enough for every vision, in lightness alone too. */
static void colours_differ(const char *what, double colours[PLAYERS][3], double colour_apart,
                           double lightness_apart)
{
    for (int i = 0; i < PLAYERS; i++) {
        for (int j = 0; j < i; j++) {
            for (int vision = 0; vision < VISIONS; vision++) {
                double a[3], b[3], apart = vision_apart(colours[i], colours[j], vision);
                vision_lab(colours[i], vision, a);
                vision_lab(colours[j], vision, b);
                if (apart < colour_apart || fabs(a[0] - b[0]) < lightness_apart)
                    fail_msg("%s: %s and %s are %.1f apart, %.1f in lightness (%s)", what,
                             PLAYER_NAMES[i], PLAYER_NAMES[j], apart, fabs(a[0] - b[0]),
                             vision_names[vision]);
            }
        }
    }
}

static void pieces_differ(const Table *table, const char *kind)
{
    const Sprite *pieces[PLAYERS];
    double colours[PLAYERS][3], whole[PLAYERS][3], own[PLAYERS][3];
    for (int i = 0; i < PLAYERS; i++) {
        char name[32];
        snprintf(name, sizeof(name), "%s-%s", kind, PLAYER_NAMES[i]);
        pieces[i] = find(table, name, 256);
        mean_colour(table, pieces[i], 45, colours[i]);
        whole_colour(table, pieces[i], whole[i]);
    }
    colours_differ(kind, colours, COLOUR_APART, 0);
    colours_differ(kind, whole, COLOUR_APART, WHOLE_LIGHTNESS_APART);
    own_colours(table, pieces, own);
    colours_differ(kind, own, COLOUR_APART, LIGHTNESS_APART);
    for (int i = 0; i < PLAYERS; i++) {
        for (int j = 0; j < i; j++) {
            int other_shape = 0;
            for (int y = -40; y < 40; y++)
                for (int x = -40; x < 40; x++)
                    other_shape +=
                        is_cream(table, pieces[i], x, y) != is_cream(table, pieces[j], x, y);
            if (other_shape < 30)
                fail_msg("%s: the shapes of %s and %s look alike", kind, PLAYER_NAMES[i],
                         PLAYER_NAMES[j]);
        }
    }
    double blue[3], green[3];
    vision_lab(colours[3], 0, blue);
    vision_lab(colours[2], 0, green);
    assert_true(green[0] - blue[0] > 15); /* told apart without seeing hues */
}

TEST(players_are_told_apart)
{
    pieces_differ(*state, "meeple");
    pieces_differ(*state, "hunter");
    pieces_differ(*state, "hut");
}

TEST(badges_are_told_apart)
{
    Table *badges = load_badges();
    double colours[PLAYERS][3];
    for (int i = 0; i < PLAYERS; i++)
        mean_colour(badges, find(badges, PLAYER_NAMES[i], LARGE_BADGE), 60, colours[i]);
    colours_differ("badges", colours, COLOUR_APART, LIGHTNESS_APART);
    release(badges);
}

/* What is drawn in the players' colours: lines, names, tints of areas. */
TEST(the_palette_is_told_apart)
{
    double colours[PLAYERS][3];
    for (int i = 0; i < PLAYERS; i++)
        for (int c = 0; c < 3; c++)
            colours[i][c] = vision_linear((uint8_t)(player_colours[i] >> (16 - 8 * c)));
    colours_differ("the palette", colours, 30, 10);
}

/* The land as it is painted: the mean of meadow, wood and water, as bytes. */
typedef enum Kind { KIND_MEADOW, KIND_WOOD, KIND_WATER, KINDS } Kind;

/* Of its distance from another kind in the painter's own light, what land must keep in any other;
 * and what a piece must keep of its distance from the land below it, where that is enough to be
 * told by colour at all: the others are told by line, halo and shape, which no light touches. */
static const double LAND_KEEPS = 0.90, PIECE_KEEPS = 0.55, PIECE_APART = 12;

static Kind kind_of(const uint8_t *p)
{
    if (p[2] > p[0] + 40 && p[2] > p[1])
        return KIND_WATER;
    if (p[1] > p[0] && p[1] > p[2] && p[0] + p[1] + p[2] < 330)
        return KIND_WOOD;
    return p[1] > p[2] + 60 && p[1] > 130 ? KIND_MEADOW : KINDS;
}

/* Adds a picture's pixels to the sums of the kinds. */
static void add_kinds(const char *file, double sums[KINDS][3], int counts[KINDS])
{
    int w, h;
    uint8_t *pixels = page_pixels(folder("AUROCHS_ATLAS", "assets/atlas"), file, &w, &h);
    for (size_t i = 0; i < 4 * (size_t)w * (size_t)h; i += 4) {
        Kind kind = pixels[i + 3] > 200 ? kind_of(pixels + i) : KINDS;
        for (int c = 0; kind < KINDS && c < 3; c++)
            sums[kind][c] += pixels[i + (size_t)c];
        if (kind < KINDS)
            counts[kind]++;
    }
    free(pixels);
}

static void painted_land(double land[KINDS][3])
{
    int counts[KINDS] = {0};
    memset(land, 0, KINDS * sizeof(*land));
    add_kinds("grass-128.png", land, counts);
    add_kinds("overlay-128-0.png", land, counts);
    for (int kind = 0; kind < KINDS; kind++) {
        assert_true(counts[kind] > 10000);
        for (int c = 0; c < 3; c++)
            land[kind][c] /= counts[kind];
    }
}

static void lit_land(const Grade *grade, const double land[3], double colour[3])
{
    for (int row = 0; row < 3; row++) {
        double value = 255 * (double)grade->rows[row][3] + .5;
        for (int c = 0; c < 3; c++)
            value += (double)grade->rows[row][c] * land[c];
        colour[row] = vision_linear((uint8_t)fmin(255, fmax(0, value)));
    }
}

/* As a vision sees them in a light: kinds of land from each other, and pieces from the land. */
typedef struct Apart {
    double kinds[KINDS][KINDS], pieces[PLAYERS][KINDS];
} Apart;

static void see_apart(const Grade *grade, double painted[KINDS][3], double pieces[PLAYERS][3],
                      int vision, Apart *apart)
{
    double land[KINDS][3];
    for (int i = 0; i < KINDS; i++)
        lit_land(grade, painted[i], land[i]);
    for (int i = 0; i < KINDS; i++) {
        for (int j = 0; j < KINDS; j++)
            apart->kinds[i][j] = vision_apart(land[i], land[j], vision);
        for (int p = 0; p < PLAYERS; p++)
            apart->pieces[p][i] = vision_apart(pieces[p], land[i], vision);
    }
}

static void assert_kept(const Apart *before, const Apart *lit, int step, int vision)
{
    for (int i = 0; i < KINDS; i++) {
        for (int j = 0; j < KINDS; j++)
            if (lit->kinds[i][j] < LAND_KEEPS * before->kinds[i][j])
                fail_msg("land %d and %d, step %d (%s): %.1f apart, %.1f before", i, j, step,
                         vision_names[vision], lit->kinds[i][j], before->kinds[i][j]);
        for (int p = 0; p < PLAYERS; p++)
            if (before->pieces[p][i] >= COLOUR_APART &&
                lit->pieces[p][i] < fmax(PIECE_APART, PIECE_KEEPS * before->pieces[p][i]))
                fail_msg("%s on land %d, step %d (%s): %.1f apart, %.1f before", PLAYER_NAMES[p], i,
                         step, vision_names[vision], lit->pieces[p][i], before->pieces[p][i]);
    }
}

/* The light of the day takes no vision what it told apart before. */
TEST(the_day_hides_nobody)
{
    const Grade painted = grade_none();
    const Sprite *meeples[PLAYERS];
    double land[KINDS][3], pieces[PLAYERS][3];
    painted_land(land);
    for (int i = 0; i < PLAYERS; i++) {
        char name[32];
        snprintf(name, sizeof(name), "meeple-%s", PLAYER_NAMES[i]);
        meeples[i] = find(*state, name, 256);
    }
    own_colours(*state, meeples, pieces);
    for (int vision = 0; vision < VISIONS; vision++) {
        Apart before, lit;
        see_apart(&painted, land, pieces, vision, &before);
        for (int step = 0; step <= DAY_FIRE; step++) {
            Daylight light = daylight_at(step);
            see_apart(&light.land, land, pieces, vision, &lit);
            assert_kept(&before, &lit, step, vision);
        }
    }
}

TEST_FIXTURE(load, unload)
