/* What follows from an edition alone, worked out once and only read from then on: the counts of
 * every zone, which tiles fit what a cell asks for, and the curves of chances. */
#ifndef AI_RULE_DATA_H
#define AI_RULE_DATA_H

#include "core/game.h"

/* What is counted of an area, or of a river system with its huts for meeples. Bytes, so that
 * joining two areas is one sum. */
typedef enum Count {
    COUNT_TILES, /* distinct; a tile that two joined areas share is counted twice until the game is
                    read anew */
    COUNT_CELLS, /* distinct empty cells at its open ends: forests and rivers */
    COUNT_OPEN,
    COUNT_MENHIRS,
    COUNT_MUSHROOMS,
    COUNT_FISH,
    COUNT_LAKES,
    COUNT_WILDFIRE, /* or, of a system, the raft */
    COUNT_BONUS,    /* the pit trap's second helping */
    COUNT_BODIES,   /* all pieces */
    COUNT_ANIMALS,
    COUNT_PIECES = COUNT_ANIMALS + ANIMALS, /* of each player */
    AREA_COUNTS = 24,                       /* what is above, rounded up to whole words */
    COUNT_RAFT = COUNT_WILDFIRE
} Count;

typedef struct Area {
    uint8_t n[AREA_COUNTS]; /* by Count */
    uint8_t kind;           /* ZoneKind; ZONE_LAKE: a river system */
    uint8_t sole;           /* meadows: 1 + the player whom the shrine makes the only one, or 0 */
    int16_t hard;           /* forests and rivers: sum over its cells of RuleData.hard, */
    int16_t cap;            /* and over its open sides, of the tiles that close them alone */
    float worth;            /* to the player who looks, by those who stand in it */
    float lure;             /* empty areas: to whoever comes next */
} Area;

enum {
    MAX_CLASSES = 64, /* kinds of tiles by their sides and what joins them */
    MOST_HARD = 512,
    HARD_STEPS = 32, /* steps of `hard` to one power of e */
};

typedef struct ZoneData {
    uint8_t kind; /* ZoneKind */
    int8_t lake;  /* as in Zone, and how many fish are in it */
    uint8_t lake_fish;
    uint16_t node;
} ZoneData;

/* The zones that a tile has, one after the other. */
typedef struct TileData {
    int count;
    ZoneData zones[MAX_ZONES];
} TileData;

typedef struct RuleData {
    const Edition *edition;
    TileData tiles[MAX_TILES];
    Area area[MAX_NODES];   /* one zone as an area of its own, by node */
    Area system[MAX_NODES]; /* likewise, rivers and lakes */
    uint8_t class_count;
    uint8_t
        class_of[MAX_TILES]; /* tiles of like sides and zones between them, but for their turn */
    uint64_t fitting[256];   /* what a cell asks for, packed like Site.asks -> bit 1 << class */
    uint64_t capping[256][SIDES]; /* of these those whose zone at the side of the cell ends at sides
                                     that the cell asks for only: nothing of it stays open */
    uint8_t animals[MAX_TILES], fish[MAX_TILES],
        tigers[MAX_TILES];              /* points of a tile's animals, tigers aside */
    int16_t hard[MAX_TILES + 1];        /* tiles left that fit -> how hard a cell is to fill: -log
                                           of the chance, in steps */
    int16_t hard_to_cap[MAX_TILES + 1]; /* the same, that cap: they are kept for it */
    float chance[MOST_HARD];            /* and back */
} RuleData;

/* Works it all out. `data` takes tens of KB, and stays good as long as `edition`. */
void rule_data_init(RuleData *data, const Edition *edition);

/* The chance, 0..1, that goes with a sum of `hard`. */
static inline float rule_data_chance(const RuleData *data, int hard)
{
    return data->chance[hard < 0 ? 0 : hard < MOST_HARD ? hard : MOST_HARD - 1];
}

#endif
