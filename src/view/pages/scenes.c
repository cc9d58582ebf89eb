#include "view/pages/scenes.h"

#include <math.h>

#include "view/draw/palette.h"

const ValleyPlace valley_places[VALLEY_LAYERS] = {
    [VALLEY_SKY] = {"valley-sky", {536, 0, 1064, 472}, .5f},
    [VALLEY_STARS] = {"valley-stars", {536, 0, 1064, 400}, 1},
    [VALLEY_CLOUDS] = {"valley-clouds", {0, 0, VALLEY_W, 440}, .75f},
    [VALLEY_PEAKS] = {"valley-peaks", {536, 170, 1064, 300}, 1},
    [VALLEY_RIVER] = {"valley-river", {780, 452, 420, 448}, 1},
    [VALLEY_LAND] = {"valley-land", {536, 440, 1064, 460}, 1},
    [VALLEY_HILL] = {"valley-hill", {900, 620, 700, 280}, 1},
    [VALLEY_BODY] = {"valley-body", {1110, 310, 490, 400}, 1},
    [VALLEY_HEAD] = {"valley-head-0", {1110, 310, 190, 230}, 1},
    [VALLEY_WALL] = {"valley-wall", {0, 0, VALLEY_W, VALLEY_H}, 1},
    [VALLEY_RIM] = {"valley-rim", {520, 0, 1080, VALLEY_H}, .5f},
    [VALLEY_FIRE] = {"valley-fire", {0, 420, 720, 480}, .5f},
};

const char *const valley_heads[VALLEY_HEADS + 1] = {"valley-head-0", "valley-head-1",
                                                    "valley-head-2", "valley-head-3",
                                                    "valley-head-4", "valley-head-ear"};

const ValleyAnimal valley_herd[VALLEY_HERD] = {
    {{"valley-mammoth-0", "valley-mammoth-0b"}, {1068, 529}, 50},
    {{"valley-mammoth-1", "valley-mammoth-1b"}, {1118, 541}, 42},
    {{"valley-mammoth-2", "valley-mammoth-2b"}, {1028, 547}, 56},
    {{"valley-deer-0", "valley-deer-0b"}, {694, 556}, 38},
    {{"valley-deer-1", "valley-deer-1b"}, {742, 566}, 40},
    {{"valley-deer-2", "valley-deer-2b"}, {655, 580}, 44},
    {{"valley-deer-3", "valley-deer-3b"}, {790, 578}, 42},
    {{"valley-deer-4", "valley-deer-4b"}, {702, 602}, 48},
};

const char *const valley_wings[VALLEY_WINGS] = {"valley-wing-0", "valley-wing-1", "valley-wing-2",
                                                "valley-wing-3"};

const char *const valley_tufts[VALLEY_TUFTS][VALLEY_LEANS] = {
    {"valley-tuft-0-0", "valley-tuft-0-1", "valley-tuft-0-2", "valley-tuft-0-3", "valley-tuft-0-4"},
    {"valley-tuft-1-0", "valley-tuft-1-1", "valley-tuft-1-2", "valley-tuft-1-3", "valley-tuft-1-4"},
    {"valley-tuft-2-0", "valley-tuft-2-1", "valley-tuft-2-2", "valley-tuft-2-3", "valley-tuft-2-4"},
};

Rect valley_animal_rect(const ValleyAnimal *animal)
{
    float tall = animal->tall;
    return (Rect){roundf(animal->foot.x - tall * 1.3f), roundf(animal->foot.y - tall * 1.7f),
                  roundf(tall * 2.6f), roundf(tall * 1.95f)};
}

float valley_nearness(float y)
{
    float p = (y - VALLEY_HORIZON) / (VALLEY_H - VALLEY_HORIZON);
    return p < 0 ? 0 : p > 1 ? 1 : p;
}

RiverPlace valley_river(float y)
{
    float p = valley_nearness(y);
    float bend = sinf(powf(p, .55f) * 9.2f + .4f) * (24 + 215 * p) * (1 - .35f * p);
    return (RiverPlace){918 + bend + 60 * p, 3.2f + 118 * powf(p, 1.55f)};
}

static float smooth(float from, float to, float x)
{
    float t = fminf(1, fmaxf(0, (x - from) / (to - from)));
    return t * t * (3 - 2 * t);
}

float valley_crest_line(float x)
{
    return 920 - 250 * smooth(910, 1236, x) + 30 * smooth(1520, 1600, x);
}

const char *const hearth_flames[HEARTH_FLAMES] = {
    "hearth-flame-0", "hearth-flame-1", "hearth-flame-2", "hearth-flame-3",
    "hearth-flame-4", "hearth-flame-5", "hearth-flame-6", "hearth-flame-7"};

const char *const hearth_facing[HEARTH_SIDES][COLOURS] = {BY_COLOUR("sitter-right"),
                                                          BY_COLOUR("sitter-left")};
const char *const hearth_backs[HEARTH_SIDES][COLOURS] = {BY_COLOUR("sitter-back-right"),
                                                         BY_COLOUR("sitter-back-left")};
const char *const hearth_huts[HEARTH_SIDES][COLOURS] = {BY_COLOUR("fire-hut-right"),
                                                        BY_COLOUR("fire-hut-left")};
