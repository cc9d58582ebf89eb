/* Stone in a light: below the board in that of the day, in the title by a fire. To light all of it
 * takes longer than a frame may. It is made in steps, on all cores: strips of the texture are
 * unpacked, then bands of the picture are lit. */
#ifndef SDL_STONE_H
#define SDL_STONE_H

#include "cache.h"
#include "sdl/atlas/pages.h"
#include "sdl/pixels/pool.h"
#include "sdl/pixels/resample.h"

/* The stone as it is wanted. */
typedef struct StoneShape {
    int texture;   /* of the atlas; below 0: none */
    int w, h;      /* pixels */
    float scale;   /* pixels for each of the texture's own */
    float lies;    /* so many times as wide as high */
    uint64_t hash; /* of all that */
} StoneShape;

enum { STONE_REACHES = 1024, STONE_ANGLES = 512, STONE_TONES = 2048 };

/* What a light does to a picture of stone. */
typedef struct StoneTables {
    float x, y;             /* of its source, pixels */
    float reach_x, reach_y; /* likewise */
    int steps, last;        /* of `near` in a reach; the last: farther off it is all the same */
    uint16_t near[STONE_REACHES + 1][3]; /* factors in 256ths, by the distance from the source */
    bool beams;
    uint16_t shafts[STONE_ANGLES]; /* likewise, by the direction, where there are beams */
    uint8_t tones[3]
                 [STONE_TONES]; /* what is shown of so much light: a white stone's by day is 255 */
} StoneTables;

/* One that is being made. */
typedef struct StoneMaking {
    uint64_t key; /* of the picture in the cache */
    StoneShape shape;
    StoneTables tables;
    Pixels pixels; /* NULL: nothing is being made */
    Pages *pages;
    AtlasCut cut;   /* the texture, in the atlas */
    int margin;     /* rows */
    Pixels whole;   /* it, and above and below the margin, as it repeats */
    Scaling period; /* to its size in the picture */
    int done;       /* steps */
} StoneMaking;

/* The stone below the board. Where another light comes, it is shown in that of before until the new
 * one is done, a few bands a frame, and then changes at once. */
typedef struct Stone {
    Cache *cache;
    Pages *pages;
    bool seen; /* there was a stone in the list of stone_begin */
    StoneShape shape;
    StoneLight light, wanted; /* it is shown in, and it will be */
    StoneMaking making;
} Stone; /* `cache` and `pages` are set by its owner */

void stone_free(Stone *stone);

/* Looks what stone a list has, before it is drawn, and chooses its light: that of the last list
 * where it `waits` for a new one, and the stone is the same. */
void stone_begin(Stone *stone, const DrawList *list, bool waits);

/* The stone in that light; NULL where there is none. */
const Picture *stone_picture(Stone *stone);

/* Whether that is the light that the list has. */
bool stone_settled(const Stone *stone);

/* After drawing: goes on making it in the light that is wanted until the deadline, by a few bands
 * at least. */
void stone_go_on(Stone *stone, const Deadline *deadline);

/* Stone by a fire: made at once where it is to be seen, or over some frames before, where a list
 * says that it will be. */
typedef struct Firelit {
    Cache *cache;
    Pages *pages;
    StoneMaking making;
} Firelit; /* `cache` and `pages` are set by its owner */

void firelit_free(Firelit *firelit);

/* The picture of a DRAW_FIRELIT. NULL when there is none. */
const Picture *firelit_picture(Firelit *firelit, const DrawCommand *command, const FireLight *fire);

/* Goes on making what a list shows or says will be seen until the deadline, by a few steps at
 * least; false where something is left to do. */
bool firelit_go_on(Firelit *firelit, const DrawList *list, const Deadline *deadline);

#endif
