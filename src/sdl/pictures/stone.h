/* Stone in a light: below the board in that of the day, in the title by a fire. To light all of it
 * takes longer than a frame may. It is made in steps, on all cores: strips of the texture are
 * unpacked, then bands of the picture are lit. */
#ifndef SDL_STONE_H
#define SDL_STONE_H

#include "cache.h"
#include "sdl/atlas/pages.h"
#include "sdl/pixels/pool.h"
#include "sdl/pixels/resample.h"

/* A picture of stone, without its light. */
typedef struct StoneShape {
    int texture;   /* of the atlas; below 0: none */
    int w, h;      /* pixels */
    float scale;   /* pixels for each of the texture's own */
    float lies;    /* the texture lies: it is so many times lower */
    uint64_t hash; /* of all the above */
} StoneShape;

enum { STONE_REACHES = 1024, STONE_ANGLES = 512, STONE_TONES = 2048 };

/* What a light does to a picture of stone. */
typedef struct StoneTables {
    float x, y;                          /* of its source, pixels */
    float reach_x, reach_y;              /* likewise */
    int steps;                           /* entries of `near` in a reach */
    int last;                            /* entry: farther off the light is all the same */
    uint16_t near[STONE_REACHES + 1][3]; /* factors in 256ths, by the distance from the source */
    bool beams;                          /* `shafts` count */
    uint16_t shafts[STONE_ANGLES];       /* factors in 256ths, by the direction */
    uint8_t tones[3][STONE_TONES];       /* what is shown of so much light */
} StoneTables;

/* A picture that is being made. */
typedef struct StoneMaking {
    uint64_t key; /* of the picture in the cache */
    bool lasting; /* it is kept there for long */
    StoneShape shape;
    StoneTables tables;
    Pixels pixels; /* NULL: nothing is being made */
    Pages *pages;
    AtlasCut cut;   /* the texture in the atlas */
    int margin;     /* rows */
    Pixels whole;   /* the texture, with a margin above and below, as it repeats */
    Scaling period; /* of `whole` to its size in the picture */
    int done;       /* steps */
} StoneMaking;

/* The stone below the board. Where another light comes, it is shown in the previous one until the
 * new picture is made, a few bands a frame; then it changes at once. */
typedef struct Stone {
    Cache *cache;
    Pages *pages;
    bool seen; /* there was a stone in the list of stone_begin */
    StoneShape shape;
    StoneLight light;  /* it is shown in */
    StoneLight wanted; /* it will be shown in */
    StoneMaking making;
} Stone; /* `cache` and `pages` are set by its owner */

void stone_free(Stone *stone);

/* Takes the stone of a list, before that is drawn, and chooses its light. `waits`: the previous
 * light stays until the new picture is made, if the stone is the same. */
void stone_begin(Stone *stone, const DrawList *list, bool waits);

/* The picture of the stone in that light, made now if need be. NULL where there is none. */
const Picture *stone_picture(Stone *stone);

/* Whether it is shown in the light of the list. */
bool stone_settled(const Stone *stone);

/* After drawing: goes on making the picture in the wanted light until the deadline, by a few steps
 * at least. */
void stone_go_on(Stone *stone, const Deadline *deadline);

/* Stone by a fire: made at once where it is seen, or over some frames before, where a list says
 * that it will be. */
typedef struct Firelit {
    Cache *cache;
    Pages *pages;
    StoneMaking making;
} Firelit; /* `cache` and `pages` are set by its owner */

void firelit_free(Firelit *firelit);

/* The picture of a DRAW_FIRELIT, made now if need be. NULL when there is none. */
const Picture *firelit_picture(Firelit *firelit, const DrawCommand *command, const FireLight *fire);

/* Goes on making what a list shows, or says will be seen, until the deadline, by a few steps at
 * least. False where something is left to do. */
bool firelit_go_on(Firelit *firelit, const DrawList *list, const Deadline *deadline);

#endif
