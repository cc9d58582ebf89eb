/* Sound as data, as drawing is: beside the draw list the view fills a list of cues, each with its
 * moment and its place, and a player of sounds is all that reads it. Nothing waits for a cue, and
 * where nobody listens the list is full and the game goes on. */
#ifndef VIEW_DRAW_CUES_H
#define VIEW_DRAW_CUES_H

#include <stdbool.h>
#include <stdint.h>

typedef enum CueId {
    CUE_TAKE, /* a tile is taken in hand, turned, laid; by what it joins it has an accent */
    CUE_TURN, /* variant 0: to the right, 1: to the left */
    CUE_LAY,
    CUE_LAY_FOREST,
    CUE_LAY_WATER,
    CUE_LAY_GRASS,
    CUE_REFUSED,
    CUE_MEEPLE,
    CUE_HUT,
    CUE_HOME, /* pieces walk home */
    CUE_FOREST,
    CUE_FOREST_LARGE, /* of four tiles and more */
    CUE_RIVER,
    CUE_EXTRA_TURN,
    CUE_TRAP,
    CUE_SHAMAN,
    CUE_FIRE,
    CUE_RAFT,
    CUE_POINT, /* variant: the step that it has risen to, 0..9 */
    CUE_FINAL_LINE,
    CUE_WINNER,
    CUE_UNDO,
    CUE_SIGN, /* whose turn it is; variant: Colour */
    CUE_BUTTON,
    CUE_PAGE,
    CUE_IDS,
    /* No sounds, but an end of some. */
    CUE_HUSH_LAND, /* of what happens on the land, and is still to come */
    CUE_HUSH_SIGN
} CueId;

/* What ends together. */
typedef enum CueGroup { CUES_HAND, CUES_LAND, CUES_SIGN } CueGroup;

typedef struct Cue {
    uint8_t id; /* CueId */
    uint8_t variant;
    float pan; /* -1 left .. 1 right, of the output; 0 for what is not on the board */
    double at; /* seconds of the scene's clock */
} Cue;

enum { MAX_CUES = 64 };

typedef struct CueList {
    int count;
    Cue items[MAX_CUES];
} CueList;

/* Adds a cue; nothing where there is no room. */
void cues_add(CueList *list, Cue cue);

/* Adds points that are counted up from `at` on: as many notes as points, rising, and within 1.2 s:
 * of more than thirteen points not every one is heard. */
void cues_add_points(CueList *list, int points, float pan, double at);

enum { MAX_CUE_VARIANTS = 10 };

/* What is known of a cue before it is heard. */
typedef struct CueKind {
    const char *files[MAX_CUE_VARIANTS]; /* by variant, without folder and ending; NULL after the
                                            last */
    uint8_t group;                       /* CueGroup */
    bool any;     /* the variants mean the same: any of them, but none twice running */
    bool pitched; /* it has a note, which must stay one */
    bool lowers;  /* valley and music give way to it */
} CueKind;

const CueKind *cue_kind(CueId id);

/* What lies behind the cues. */
typedef struct Ambience {
    bool music;  /* the theme */
    bool valley; /* wind, water, animals */
    bool fire;   /* a camp fire instead of the water */
    float day;   /* 0 morning .. 1 night */
} Ambience;

#endif
