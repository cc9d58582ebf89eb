#include "core/ruleset.h"

static const Ruleset rulesets[EDITIONS] = {
    [EDITION_SECOND] =
        {
            .id = EDITION_SECOND,
            .word = "second",
            .special_word = "menhir",
            .meeples = 5,
            .huts = 3,
            .animal_points = {[MAMMOTH] = 3, [AUROCHS] = 2, [DEER] = 1},
            .forest_tile_points = 2,
            .mushroom_points = 3,
            .river_tile_points = 1,
            .fish_points = 1,
            .logboat_points = 2,
            .raft_points = 1,
        },
    [EDITION_FIRST] =
        {
            .id = EDITION_FIRST,
            .word = "first",
            .special_word = "bonus",
            .meeples = 5,
            .huts = 2,
            .animal_points = {[MAMMOTH] = 2, [AUROCHS] = 2, [DEER] = 2},
            .forest_tile_points = 2,
            .mushroom_points = 2,
            .river_tile_points = 1,
            .fish_points = 1,
        },
};

const Ruleset *ruleset_of(EditionId id)
{
    return &rulesets[id];
}
