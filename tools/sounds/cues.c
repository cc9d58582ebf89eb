/* The cues of the hand, of pieces, and of the land. */
#include "cues.h"

#include "hand.h"
#include "instruments.h"

#include <math.h>

static Sound meeple(void)
{
    static const Mode block[] = {{1180, 0, .013}, {1911, -5, .009}, {3044, -11, .005}};
    Random chance = random_from(41);
    Sound sound = silence(.4);
    for (int i = 0; i < 2; i++) {
        double at = .042 * i, level = i ? .35 : 1;
        add(sound, modes(.2, block, 3, (Stroke){.contact = .0004}), at, level);
        add(sound, wood(&chance, 540, .0007), at, .8 * level);
    }
    return in_room(sound, (Room){-26, .35, 2800, .25});
}

/* Two poles are pushed in, the hide flaps over them. */
static Sound hut(void)
{
    static const double at[] = {0, .105}, f[] = {760, 690}, level[] = {.6, .7};
    Random chance = random_from(42);
    Sound sound = silence(.8);
    for (int i = 0; i < 2; i++) {
        const Mode pole[] = {{f[i], 0, .014}, {f[i] * 2.57, -8, .008}};
        add(sound, modes(.2, pole, 2, (Stroke){.contact = .0006}), at[i], level[i]);
        add(sound, slab(190, .0012), at[i], .5 * level[i]);
    }
    Sound hide = shaped(white(&chance, .3), swell(.3, .07, 2.5));
    grained(hide, slow(&chance, .3, 45), .8);
    Sound bright = band_of(hide, 1900, .8);
    add(band(hide, 620, .8), bright, 0, .35);
    add(sound, low(hide, 4200), .21, .38);
    add(sound, slab(160, .0016), .26, .35);
    return in_room(sound, (Room){-25, .4, 2400, .3});
}

/* Steps in grass: the heel, then the blades. */
static Sound home(void)
{
    Random chance = random_from(43);
    Sound sound = silence(.8);
    for (int k = 0; k < 4; k++) {
        double at = .16 * k + (k ? chance_between(&chance, -.008, .008) : 0),
               level = gain(-1.2 * k);
        add(sound, slab(150 * chance_between(&chance, .95, 1.05), .002), at, .14 * level);
        Sound blades = shaped(white(&chance, .14), hump(.14, .018, .028));
        grained(blades, slow(&chance, .14, 140), .7);
        add(sound, band(blades, 2500 * chance_between(&chance, .9, 1.1), .8), at + .012,
            .42 * level);
    }
    return low(sound, 6000);
}

typedef struct Beat {
    double at, place, level;
} Beat;

/* Crowns stir, the drum says how large it is, birds go up. */
static Sound forest(bool large)
{
    static const Beat beats[] = {{0, 0, 1}, {.36, .15, .6}, {.54, 0, .9}};
    Random chance = random_from(large ? 52 : 51);
    double seconds = large ? 2.3 : 1.3;
    Sound sound = silence(seconds + .3);
    add(sound, leaves(&chance, seconds, .35 * seconds, large ? 1100 : 900), 0, .36);
    for (int i = 0; i < (large ? 3 : 1); i++)
        add(sound, skin(&chance, 110, beats[i].place), beats[i].at, .5 * beats[i].level);
    add(sound, flight(&chance, large ? 7 : 3, seconds - .3), .16, .5);
    return in_room(sound, (Room){-17, .9, 3200, .7});
}

static Sound forest_small(void)
{
    return forest(false);
}

static Sound forest_large(void)
{
    return forest(true);
}

static Sound river(void)
{
    static const struct {
        const char *note;
        double at, seconds;
    } notes[] = {{"D5", .42, .17}, {"F5", .59, .15}, {"D5", .74, .15}, {"A5", .9, .62}};
    Random chance = random_from(61);
    Sound sound = silence(2.3), shape = silence(1.7);
    for (int i = 0; i < shape.count; i++)
        shape.at[i] = pow(sin(PI * i / shape.count), .7) + .01;
    Rate rate = {240, &shape};
    add(sound, loudest_1(stream(&chance, 1.7, rate, .0008, .0042, 2.6)), 0, .95);
    add(sound, shaped(band(white(&chance, 1.5), 900, .5), swell(1.5, .6, 1.5)), 0, .1);
    for (int i = 0; i < 4; i++) {
        bool last = i == 3;
        double slide = last ? -30 : -18, release = last ? .16 : .06;
        add(sound, bone(&chance, hz(notes[i].note), notes[i].seconds, slide, release), notes[i].at,
            .24);
    }
    return in_room(sound, (Room){-16, 1, 3200, .8});
}

static Sound extra_turn(void)
{
    Sound sound = silence(3);
    add(sound, stone(hz("D4"), 2.6), 0, 1);
    add(sound, stone(hz("A4"), 2.6), .13, .7);
    add(sound, stone(hz("D5"), 2.6), .26, .75);
    return in_room(sound, (Room){-15, 1.4, 3400, .8});
}

/* The rope tightens. */
static Sound creak(void)
{
    Sound sound = silence(.22);
    double phase = 0;
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE;
        phase += 2 * PI * (150 + 90 * t / .22) / RATE;
        sound.at[i] = sin(2 * PI * 34 * t) > .2 ? sin(phase) : 0;
    }
    return shaped(band(sound, 780, 5), swell(.22, .17, 1.5));
}

/* The bent sapling whips up and swings out. */
static Sound sway(void)
{
    Sound sound = silence(.6);
    double w = 0;
    for (int i = 0; i < sound.count; i++) {
        double t = (double)i / RATE;
        w += 2 * PI * (104 + 40 * exp(-t / .05)) / RATE;
        sound.at[i] = (sin(w) + .45 * sin(2 * w) + .25 * sin(3.9 * w)) * exp(-t / .13) *
                      (1 + .5 * sin(2 * PI * 19 * t)) * fmin(t / .004, 1);
    }
    return sound;
}

static Sound trap(void)
{
    static const double at[] = {.235, .247, .263}, level[] = {.6, 1, .5};
    Random chance = random_from(71);
    Sound sound = silence(1.2);
    add(sound, creak(), 0, 2.2);
    for (int i = 0; i < 3; i++) { /* the stick gives way */
        Sound snap = faded(white(&chance, .03), 0, .003), tone = band_of(snap, 1750, 1.4);
        add(times(snap, .2), tone, 0, 1);
        add(sound, snap, at[i], level[i]);
        add(sound, wood(&chance, 980, .0003), at[i], .6 * level[i]);
    }
    add(sound, sway(), .262, .3);
    add(sound, slab(170, .0016), .44, .4);
    add(sound, skin(&chance, 98, .15), .44, .4);
    return in_room(sound, (Room){-21, .6, 2600, .5});
}

static Sound shaman(void)
{
    static const Shake shakes[] = {{.02, 1, .05}, {.3, .55, .05}, {.44, .55, .05},
                                   {.58, 1, .05}, {.86, .5, .05}, {.93, .5, .04},
                                   {1, .6, .04},  {1.07, .8, .05}};
    static const Beat beats[] = {{.03, 0, .8}, {.59, 0, .9}, {1.09, 0, 1}};
    Random chance = random_from(72);
    Sound sound = silence(1.7);
    add(sound, rattle(&chance, 1.5, shakes, 8), 0, 1);
    for (int i = 0; i < 3; i++)
        add(sound, skin(&chance, 110, .05), beats[i].at, .36 * beats[i].level);
    return in_room(sound, (Room){-20, .8, 3000, .5});
}

static Sound fire(void)
{
    Random chance = random_from(73);
    Sound sound = silence(1.9), f = silence(1.7);
    Sound flame = grained(white(&chance, 1.7), slow(&chance, 1.7, 22), .35);
    for (int i = 0; i < f.count; i++) {
        double t = (double)i / RATE;
        f.at[i] =
            t < .45 ? 190 * pow(820 / 190., t / .45) : 820 * pow(260 / 820., (t - .45) / 1.25);
    }
    add(sound, shaped(moving_band(flame, f, .8), swell(1.7, .36, 3)), 0, .45);
    add(sound, shaped(flames(&chance, 1.7), swell(1.7, .6, 2)), 0, .5);
    add(sound, crackles(&chance, 1.6, 16), .18, .95);
    return in_room(sound, (Room){-24, .5, 2600, .3});
}

static Sound raft(void)
{
    static const double at[] = {.13, .24, .36, .43, .55}, level[] = {1, .8, .6, .45, .35};
    static const double radius[] = {.0115, .0085, .0064, .0049, .0036};
    Random chance = random_from(74);
    Sound sound = silence(1.3);
    add(sound, log_drum(172, .0012, .5, 3), 0, .6);
    add(sound, log_drum(205, .0012, .5, 3), .11, .3);
    Sound splash = shaped(white(&chance, .5), hump(.5, .03, .1)), spray = band_of(splash, 2600, .8);
    add(band(splash, 1100, .6), spray, 0, .5);
    add(sound, splash, .1, .3);
    for (int i = 0; i < 5; i++)
        add(sound, bubble(radius[i], .24), at[i], .75 * level[i]);
    add(sound, stream(&chance, .7, (Rate){45, NULL}, .001, .005, 2.2), .2, .3);
    return in_room(sound, (Room){-20, .7, 3000, .5});
}

static Sound final_line(void)
{
    Random chance = random_from(81);
    Sound sound = silence(1.1);
    add(sound, skin(&chance, 110, .08), 0, .8);
    add(sound, faded(stone(hz("A4"), 1), 0, .28), .012, .4);
    return in_room(sound, (Room){-19, .8, 3000, .5});
}

static Sound winner(void)
{
    static const struct {
        const char *note;
        double at, seconds, press;
    } calls[] = {
        {"D4", 0, .42, .85}, {"A4", .46, .34, .95}, {"D4", .84, .26, .8}, {"A4", 1.14, 1.35, 1.1}};
    static const Beat beats[] = {{1.12, 0, 1}, {1.3, 0, .35}, {1.48, 0, .5}, {2.3, 0, .9}};
    Random chance = random_from(91);
    Sound sound = silence(3.8);
    for (int i = 0; i < 4; i++)
        add(sound, horn(&chance, hz(calls[i].note), calls[i].seconds, calls[i].press), calls[i].at,
            .55);
    add(sound, horn(&chance, hz("D3"), 1.45, .75), 1.1, .34);
    for (int i = 0; i < 4; i++)
        add(sound, skin(&chance, 110, .05), beats[i].at, .35 * beats[i].level);
    return in_room(sound, (Room){-14, 1.5, 2800, 1.2});
}

static Sound point(const char *note)
{
    Sound sound = silence(.9);
    add(sound, log_drum(hz(note), .0009, .8, 0), 0, 1);
    return in_room(sound, (Room){-23, .6, 3000, .35});
}

#define POINT(number, note)                                                                        \
    static Sound point_##number(void)                                                              \
    {                                                                                              \
        return point(note);                                                                        \
    }
POINT(1, "D4")
POINT(2, "F4")
POINT(3, "G4")
POINT(4, "A4")
POINT(5, "C5")
POINT(6, "D5")
POINT(7, "F5")
POINT(8, "G5")
POINT(9, "A5")
POINT(10, "C6")

const Recipe cue_recipes[] = {
    {"take", -5, false, hand_take},
    {"turn", -5.5, false, hand_turn},
    {"lay-1", -3.5, false, hand_lay_1},
    {"lay-2", -3.5, false, hand_lay_2},
    {"lay-3", -3.5, false, hand_lay_3},
    {"lay-forest", -6, false, hand_lay_forest},
    {"lay-water", -6, false, hand_lay_water},
    {"lay-grass", -6, false, hand_lay_grass},
    {"refused", -4, false, hand_refused},
    {"meeple", -4, false, meeple},
    {"hut", -3.5, false, hut},
    {"home", -6, false, home},
    {"forest", -2, false, forest_small},
    {"forest-large", -1, false, forest_large},
    {"river", -2, false, river},
    {"extra-turn", -1, false, extra_turn},
    {"trap", -2, false, trap},
    {"shaman", -2, false, shaman},
    {"fire", -2.5, true, fire},
    {"raft", -3, false, raft},
    {"point-1", -5, false, point_1},
    {"point-2", -5, false, point_2},
    {"point-3", -5, false, point_3},
    {"point-4", -5, false, point_4},
    {"point-5", -5, false, point_5},
    {"point-6", -5, false, point_6},
    {"point-7", -5, false, point_7},
    {"point-8", -5, false, point_8},
    {"point-9", -5, false, point_9},
    {"point-10", -5, false, point_10},
    {"final-line", -4, false, final_line},
    {"winner", 0, false, winner},
    {"undo", -5.5, true, hand_undo},
    {"sign-sun", -5, false, hand_sign_sun},
    {"sign-spear", -5, false, hand_sign_spear},
    {"sign-leaf", -5, false, hand_sign_leaf},
    {"sign-moon", -5, false, hand_sign_moon},
    {"sign-gem", -5, false, hand_sign_gem},
    {"button", -6, false, hand_button},
    {"page", -6, false, hand_page},
};
const int cue_recipe_count = sizeof cue_recipes / sizeof *cue_recipes;
