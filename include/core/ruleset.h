/* What differs between the editions, as data. An Edition is a ruleset with its tile set; every rule
 * of the core takes one and asks it, so that no code asks which edition is being played. */
#ifndef CORE_RULESET_H
#define CORE_RULESET_H

#include "core/setup.h"
#include "core/tileset.h"

typedef struct Ruleset {
    EditionId id;
    const char *word;               /* "second", as a record says it */
    const char *special_word;       /* the special stack in a record: "menhir", "bonus" */
    uint8_t meeples, huts;          /* pieces a player starts with */
    uint8_t animal_points[ANIMALS]; /* a hunter's points for one; a tiger's are 0 */
    uint8_t forest_tile_points;
    uint8_t mushroom_points; /* a group */
    uint8_t river_tile_points;
    uint8_t fish_points;    /* for a fish of a river system, and of a river and the lakes at its
                               ends */
    uint8_t logboat_points; /* a lake */
    uint8_t raft_points;    /* a lake */
} Ruleset;

typedef struct Edition {
    Ruleset rules;
    TileSet tiles;
} Edition;

/* The ruleset of `id`. Constant data, never NULL. */
const Ruleset *ruleset_of(EditionId id);

#endif
