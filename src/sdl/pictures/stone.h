/* The stone below the board, in its light. To light all of it takes longer than a frame may: where
 * another light comes, the stone is shown in that of before until the new one is done, a few bands
 * a frame, and then changes at once. */
#ifndef SDL_STONE_H
#define SDL_STONE_H

#include "cache.h"
#include "sdl/atlas/pages.h"
#include "sdl/pixels/heap.h"

/* The stone as it is wanted. */
typedef struct StoneShape {
    int texture;   /* of the atlas */
    int w, h;      /* pixels */
    float scale;   /* pixels for each of the texture's own */
    uint64_t hash; /* of all that */
} StoneShape;

enum { STONE_REACHES = 256, STONE_ANGLES = 512 };

/* One that is being made. */
typedef struct StoneMaking {
    StoneShape shape;
    StoneLight light;
    Pixels period; /* of the texture, as the atlas has it */
    Pixels pixels; /* NULL: nothing is being made */
    int step;      /* how many are done: strips of the period, then bands of the stone */
    uint16_t near[STONE_REACHES + 1][3]; /* factors in 256ths, by the distance from the source */
    uint16_t shafts[STONE_ANGLES];       /* likewise, by the direction */
} StoneMaking;

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

/* After drawing: goes on making it in that light until the deadline, by a few bands at
 * least. */
void stone_go_on(Stone *stone, const Deadline *deadline);

#endif
