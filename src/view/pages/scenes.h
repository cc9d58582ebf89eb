/* The pictures of the two painted scenes, the title's valley and the fire at the results: where
 * they lie, and how large. The painter makes them by the same measures. */
#ifndef VIEW_PAGES_SCENES_H
#define VIEW_PAGES_SCENES_H

#include "core/setup.h"
#include "view/draw/draw.h"

/* The valley; units are its pixels, VALLEY_W x VALLEY_H. */

enum { VALLEY_W = 1600, VALLEY_H = 900, VALLEY_HORIZON = 448 };

/* The layers that fill a place of their own, from the back to the front. */
typedef enum ValleyLayer {
    VALLEY_SKY,
    VALLEY_STARS,
    VALLEY_CLOUDS, /* repeats across the whole width */
    VALLEY_PEAKS,
    VALLEY_RIVER,
    VALLEY_LAND,
    VALLEY_HILL,
    VALLEY_BODY, /* the aurochs without its head */
    VALLEY_HEAD, /* its first picture; all lie there */
    VALLEY_WALL,
    VALLEY_RIM, /* what light does to the edge of the cave's mouth */
    VALLEY_FIRE,
    VALLEY_LAYERS
} ValleyLayer;

typedef struct ValleyPlace {
    const char *name;
    Rect rect;
    float detail; /* pixels of its picture for one of the valley's */
} ValleyPlace;

extern const ValleyPlace valley_places[VALLEY_LAYERS];

enum { VALLEY_HEADS = 5, VALLEY_EAR = VALLEY_HEADS /* the head with its ear laid back */ };

extern const char *const valley_heads[VALLEY_HEADS + 1];

/* The herds, each animal with its two pictures. */
enum { VALLEY_HERD = 8 };

typedef struct ValleyAnimal {
    const char *names[2];
    Point foot;
    float tall; /* from hoof to back */
} ValleyAnimal;

extern const ValleyAnimal valley_herd[VALLEY_HERD];

/* The place of a animal's pictures. */
Rect valley_animal_rect(const ValleyAnimal *animal);

/* Small pictures that are laid in many places. */
enum {
    VALLEY_WINGS = 4,
    VALLEY_TUFTS = 3,
    VALLEY_LEANS = 5,
    VALLEY_TUFT_W = 30,
    VALLEY_TUFT_H = 28
};

extern const char *const valley_wings[VALLEY_WINGS];
extern const char *const valley_tufts[VALLEY_TUFTS][VALLEY_LEANS];

/* 0 at the horizon, 1 at the valley's foot. */
float valley_nearness(float y);

/* The river at a height: its middle's x and half its width. */
typedef struct RiverPlace {
    float middle, half;
} RiverPlace;

RiverPlace valley_river(float y);

/* y of the near hill's crest, without its small bumps. */
float valley_crest_line(float x);

/* The fire; units are pixels of an output of 1280 x 720. */

/* Which way something looks that has the fire's light from there. */
typedef enum HearthSide { HEARTH_RIGHT, HEARTH_LEFT, HEARTH_SIDES } HearthSide;

/* Each stands on a foot that lies in the middle, so far above the lower edge. */
enum {
    HEARTH_FLAMES = 8,
    HEARTH_FLAME_W = 150,
    HEARTH_FLAME_H = 160,
    HEARTH_FLAME_FOOT = 10,
    HEARTH_EMBERS_W = 172,
    HEARTH_EMBERS_H = 72,
    HEARTH_EMBERS_FOOT = 34,
    HEARTH_SITTER_W = 128,
    HEARTH_SITTER_H = 156,
    HEARTH_SITTER_FOOT = 30,
    HEARTH_HUT_W = 176,
    HEARTH_HUT_H = 188,
    HEARTH_HUT_FOOT = 34,
    HEARTH_PAINTING = 288
};

extern const char *const hearth_flames[HEARTH_FLAMES];

/* By Colour: one who sits facing us, and one whose back we see; and a hut. */
extern const char *const hearth_facing[HEARTH_SIDES][COLOURS];
extern const char *const hearth_backs[HEARTH_SIDES][COLOURS];
extern const char *const hearth_huts[HEARTH_SIDES][COLOURS];

#endif
