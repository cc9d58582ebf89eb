/* The figures of the atlas: all there at every level, none cut off by its rectangle. The players'
 * colours, pieces and badges are told apart by hue, by lightness alone, whoever looks, and by their
 * shapes. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "land_support.h"
#include "view/board/landscape.h"
#include "view/draw/palette.h"
#include "vision.h"

enum { PLAYERS = 5 };

/* The least difference of two players: of colour over all that is strongly coloured, over the whole
 * piece and where it is painted in the player's own colour; of lightness there and over the whole
 * piece, where shape, face and spear are alike with all players. */
static const double COLOUR_APART = 15, LIGHTNESS_APART = 8, WHOLE_LIGHTNESS_APART = 5;

/* A pixel of the piece itself. The line round it and the halo are laid less thickly, so they and
 * the piece's blurred edge are what this leaves out; the lines within a piece count. */
enum { OPAQUE = 250 };

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

static const AtlasCut *find(const char *name, int level)
{
    int sprite = atlas_sprite(&atlas, name);
    if (sprite < 0 || atlas.sprites[sprite].cut[level].page < 0)
        fail_msg("no %s at level %d", name, level);
    return &atlas.sprites[sprite].cut[level];
}

/* The piece of a player: "meeple-" and the colour. */
static const AtlasCut *find_piece(const char *kind, int player)
{
    char name[MAX_NAME_BYTES];
    snprintf(name, sizeof name, "%s-%s", kind, PLAYER_NAMES[player]);
    return find(name, 0);
}

TEST(every_figure_is_there_at_every_level)
{
    for (size_t i = 0; i < sizeof(NAMES) / sizeof(NAMES[0]); i++) {
        for (int level = 0; level < ATLAS_LEVELS; level++) {
            const AtlasCut *s = find(NAMES[i], level);
            const AtlasPage *page = &atlas.pages[s->page];
            assert_true(s->w > 0 && s->h > 0);
            assert_true(s->x >= 0 && s->y >= 0);
            assert_true(s->x + s->w <= page->width && s->y + s->h <= page->height);
            assert_true(s->w <= atlas_levels[level] && s->h <= atlas_levels[level]);
            assert_true(s->pivot_x > 0 && s->pivot_x < (float)s->w);
            assert_true(s->pivot_y > 0 && s->pivot_y < (float)s->h);
            for (int k = 0; k < s->w * s->h; k++) {
                int x = k % s->w, y = k / s->w;
                bool at_edge = x == 0 || y == 0 || x == s->w - 1 || y == s->h - 1;
                if (at_edge && land_pixel(s, x, y)[3] > 128)
                    fail_msg("%s touches its edge at level %d", NAMES[i], level);
            }
        }
    }
}

/* Of the piece itself and, but for saturation 0, neither cream nor line. */
static bool is_coloured(const uint8_t *p, int saturation)
{
    int high = p[0] > p[1] ? p[0] : p[1], low = p[0] < p[1] ? p[0] : p[1];
    high = p[2] > high ? p[2] : high;
    low = p[2] < low ? p[2] : low;
    return p[3] >= OPAQUE && high - low >= saturation;
}

/* The mean colour, linear, of what is coloured. */
static void mean_colour(const AtlasCut *s, int saturation, double mean[3])
{
    double sum[3] = {0, 0, 0};
    int count = 0, seen = 0;
    for (int i = 0; i < s->w * s->h; i++) {
        const uint8_t *p = land_pixel(s, i % s->w, i / s->w);
        seen += p[3] >= 200; /* the dark line too, but not the halo */
        if (!is_coloured(p, saturation))
            continue;
        for (int c = 0; c < 3; c++)
            sum[c] += vision_linear(p[c]);
        count++;
    }
    assert_true(count > (saturation ? 0 : 0.70 * seen)); /* a thin line is all that is left out */
    for (int c = 0; c < 3; c++)
        mean[c] = sum[c] / count;
}

/* Whether the place bears the player's own colour: coloured with all players, and not alike, as
 * faces, furs and spears are. */
static bool is_own(const AtlasCut *const pieces[PLAYERS], int x, int y)
{
    int low[3] = {255, 255, 255}, high[3] = {0, 0, 0};
    for (int i = 0; i < PLAYERS; i++) {
        const uint8_t *p = land_pixel(pieces[i], x, y);
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
static void own_colours(const AtlasCut *const pieces[PLAYERS], double own[PLAYERS][3])
{
    int count = 0;
    memset(own, 0, PLAYERS * sizeof(*own));
    for (int i = 1; i < PLAYERS; i++)
        assert_true(pieces[i]->w == pieces[0]->w && pieces[i]->h == pieces[0]->h);
    for (int y = 0; y < pieces[0]->h; y++) {
        for (int x = 0; x < pieces[0]->w; x++) {
            if (!is_own(pieces, x, y))
                continue;
            count++;
            for (int i = 0; i < PLAYERS; i++)
                for (int c = 0; c < 3; c++)
                    own[i][c] += vision_linear(land_pixel(pieces[i], x, y)[c]);
        }
    }
    assert_true(count > 100);
    for (int i = 0; i < PLAYERS; i++)
        for (int c = 0; c < 3; c++)
            own[i][c] /= count;
}

static bool is_cream(const AtlasCut *s, int x, int y)
{
    x += (int)s->pivot_x;
    y += (int)s->pivot_y;
    if (x < 0 || y < 0 || x >= s->w || y >= s->h)
        return false;
    const uint8_t *p = land_pixel(s, x, y);
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

static void pieces_differ(const char *kind)
{
    const AtlasCut *pieces[PLAYERS];
    double colours[PLAYERS][3], whole[PLAYERS][3], own[PLAYERS][3];
    for (int i = 0; i < PLAYERS; i++) {
        pieces[i] = find_piece(kind, i);
        mean_colour(pieces[i], 45, colours[i]);
        mean_colour(pieces[i], 0, whole[i]);
    }
    colours_differ(kind, colours, COLOUR_APART, 0);
    colours_differ(kind, whole, COLOUR_APART, WHOLE_LIGHTNESS_APART);
    own_colours(pieces, own);
    colours_differ(kind, own, COLOUR_APART, LIGHTNESS_APART);
    for (int i = 0; i < PLAYERS; i++) {
        for (int j = 0; j < i; j++) {
            int other_shape = 0;
            for (int y = -40; y < 40; y++)
                for (int x = -40; x < 40; x++)
                    other_shape += is_cream(pieces[i], x, y) != is_cream(pieces[j], x, y);
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
    pieces_differ("meeple");
    pieces_differ("hunter");
    pieces_differ("hut");
}

TEST(badges_are_told_apart)
{
    double colours[PLAYERS][3];
    for (int i = 0; i < PLAYERS; i++) {
        char name[MAX_NAME_BYTES];
        snprintf(name, sizeof name, "badge-%s", PLAYER_NAMES[i]);
        assert_true(atlas_icon(&atlas, name) >= 0);
        mean_colour(&atlas.icons[atlas_icon(&atlas, name)].cut[0], 60, colours[i]);
    }
    colours_differ("badges", colours, COLOUR_APART, LIGHTNESS_APART);
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

/* Adds a page's pixels to the sums of the kinds. */
static void add_kinds(int index, double sums[KINDS][3], int counts[KINDS])
{
    AtlasCut page = atlas_page_cut(&atlas, index);
    const uint8_t *pixels = land_pixel(&page, 0, 0);
    for (size_t i = 0; i < 4 * (size_t)page.w * (size_t)page.h; i += 4) {
        Kind kind = pixels[i + 3] > 200 ? kind_of(pixels + i) : KINDS;
        for (int c = 0; kind < KINDS && c < 3; c++)
            sums[kind][c] += pixels[i + (size_t)c];
        if (kind < KINDS)
            counts[kind]++;
    }
}

static void painted_land(double land[KINDS][3])
{
    int counts[KINDS] = {0};
    memset(land, 0, KINDS * sizeof(*land));
    add_kinds(atlas.grass[1], land, counts);
    add_kinds(atlas.overlays[0].cut[1].page, land, counts);
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
    const AtlasCut *meeples[PLAYERS];
    double land[KINDS][3], pieces[PLAYERS][3];
    painted_land(land);
    for (int i = 0; i < PLAYERS; i++)
        meeples[i] = find_piece("meeple", i);
    own_colours(meeples, pieces);
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

TEST_FIXTURE(land_load, land_unload)
