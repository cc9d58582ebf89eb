#include "hand.h"

#include "instruments.h"

Sound hand_take(void)
{
    Random chance = random_from(11);
    Sound sound = silence(.5);
    add(sound, drag(&chance, .15, 650, 1700, 1.2, .6), 0, .3);
    add(sound, wood(&chance, 760, .0007), .125, .55);
    return sound;
}

Sound hand_turn(void)
{
    Random chance = random_from(12);
    Sound sound = silence(.4);
    add(sound, drag(&chance, .11, 1500, 900, 1.2, .6), .015, .22);
    add(sound, wood(&chance, 905, .0005), 0, .45);
    add(sound, wood(&chance, 820, .0006), .105, .6);
    return sound;
}

/* It comes down, and twice more, by a hair. */
static Sound lay(uint64_t seed, double f, double second, double below)
{
    static const double levels[] = {1, .355, .126}, after[] = {0, 1, 1.6};
    Random chance = random_from(seed);
    Sound sound = silence(.6);
    add(sound, drag(&chance, .07, 1500, 1000, 1.2, .6), 0, .1);
    for (int i = 0; i < 3; i++) {
        double at = .055 + second * after[i];
        Sound grit = shaped(white(&chance, .03), hump(.03, .0006, .005));
        add(sound, wood(&chance, f * chance_between(&chance, .985, 1.015), .0004), at, levels[i]);
        add(sound, slab(below * chance_between(&chance, .99, 1.01), .0006), at, .5 * levels[i]);
        add(sound, band(grit, 2400, 1), at, .34 * levels[i]);
    }
    return in_room(sound, (Room){-27, .35, 2600, .25});
}

Sound hand_lay_1(void)
{
    return lay(21, 610, .031, 205);
}

Sound hand_lay_2(void)
{
    return lay(22, 575, .037, 196);
}

Sound hand_lay_3(void)
{
    return lay(23, 648, .026, 214);
}

Sound hand_lay_forest(void)
{
    static const Mode twig[] = {{1150, 0, .01}, {1750, -5, .008}};
    Random chance = random_from(31);
    Sound sound = silence(.7);
    add(sound, leaves(&chance, .55, .14, 900), 0, .8);
    add(sound, modes(.12, twig, 2, (Stroke){.contact = .0005}), .02, .3);
    return in_room(sound, (Room){-24, .5, 3000, .3});
}

Sound hand_lay_water(void)
{
    static const struct {
        double at, radius, rise, level;
    } drops[] = {
        {0, .0036, .22, 1}, {.085, .0027, .16, .6}, {.135, .0045, .18, .5}, {.215, .0022, .12, .3}};
    Random chance = random_from(32);
    Sound sound = silence(.6);
    for (int i = 0; i < 4; i++)
        add(sound, bubble(drops[i].radius, drops[i].rise), drops[i].at, drops[i].level);
    add(sound, band(shaped(white(&chance, .16), hump(.16, .012, .04)), 1500, .7), 0, .1);
    return in_room(sound, (Room){-20, .6, 3000, .4});
}

Sound hand_lay_grass(void)
{
    Random chance = random_from(33);
    Sound sound = silence(.5);
    for (int i = 0; i < 2; i++) {
        Sound swish = shaped(white(&chance, .26), hump(.26, .03, .05));
        grained(swish, slow(&chance, .26, 120), .6);
        Sound dull = band_of(swish, 1900, 1.2);
        add(band(swish, 3300, .9), dull, 0, .5);
        add(sound, swish, .11 * i, i ? .55 : 1);
    }
    return low_6(sound, 6500);
}

/* A log that is muffled by the hand: twice, falling. */
Sound hand_refused(void)
{
    Sound sound = silence(.7);
    for (int i = 0; i < 2; i++) {
        double f = hz(i ? "G3" : "A3");
        const Mode log[] = {
            {f, 0, .06}, {f * 2.572, -4, .03}, {f * 4.644, -12, .016}, {f * 6.98, -22, .01}};
        add(sound, modes(.5, log, 4, (Stroke){.contact = .0013}), .135 * i, i ? .8 : 1);
    }
    return in_room(sound, (Room){-26, .35, 2200, .25});
}

Sound hand_undo(void)
{
    Random chance = random_from(101);
    Sound sound = silence(.5);
    add(sound, wood(&chance, 640, .0009), 0, .3);
    add(sound, drag(&chance, .17, 900, 2000, 1.2, .8), .01, .3);
    add(sound, wood(&chance, 860, .0006), .165, .4);
    return sound;
}

/* Two notes; the first is damped when the second comes. */
static Sound sign(Sound first, Sound second, double gap, double damp)
{
    Sound sound = silence(1.8);
    add(sound, faded(first, gap, damp), 0, .8);
    add(sound, second, gap, 1);
    return in_room(sound, (Room){-19, .8, 3000, .4});
}

static Sound blown_sign(Sound first, Sound second, double gap)
{
    Sound sound = silence(1.2);
    add(sound, first, 0, .8);
    add(sound, second, gap, .8);
    return in_room(sound, (Room){-19, .8, 3000, .4});
}

Sound hand_sign_sun(void)
{
    Random chance = random_from(111);
    Sound first = bone(&chance, hz("D5"), .16, -20, .05);
    return blown_sign(first, bone(&chance, hz("A5"), .4, -25, .14), .19);
}

Sound hand_sign_spear(void)
{
    return sign(log_drum(hz("A3"), .0009, .8, 0), log_drum(hz("D4"), .0009, .8, 0), .19, .25);
}

Sound hand_sign_leaf(void)
{
    return sign(bow(hz("F4"), .9), bow(hz("G4"), .9), .21, .012);
}

Sound hand_sign_moon(void)
{
    return sign(faded(stone(hz("A4"), 1.3), 0, .5), faded(stone(hz("F4"), 1.3), 0, .5), .22, .25);
}

Sound hand_sign_gem(void)
{
    Random chance = random_from(115);
    Sound first = gourd(&chance, hz("C5"), .17);
    return blown_sign(first, gourd(&chance, hz("G4"), .38), .21);
}

Sound hand_button(void)
{
    static const Mode knock[] = {{690, 0, .012}, {1480, -5, .008}, {2350, -12, .005}};
    Sound sound = silence(.2);
    add(sound, modes(.15, knock, 3, (Stroke){.contact = .0007}), 0, 1);
    return sound;
}

Sound hand_page(void)
{
    Random chance = random_from(121);
    Sound sound = silence(.6);
    Sound first = drag(&chance, .2, 900, 2600, .8, .45);
    Sound second = drag(&chance, .24, 2300, 1100, .8, .45);
    add(sound, grained(first, slow(&chance, .2, 160), .5), 0, .8);
    add(sound, grained(second, slow(&chance, .24, 160), .5), .15, 1);
    return low_6(sound, 5200);
}
