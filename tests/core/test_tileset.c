/* Tile sets: both shipped sets hold what their heads state, and each kind of damage is named
 * with its line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "support.h"

/* Sums over the tiles of one or two stacks. */
typedef struct Totals {
    int tiles, animals[ANIMALS], fish_in_lakes, fish_in_rivers, lakes, go_again, mushrooms;
    int powers[POWERS];
} Totals;

static Totals count_stacks(const TileSet *set, bool special)
{
    Totals totals = {0};
    for (int i = 0; i < set->tile_count; i++) {
        const Tile *tile = &set->tiles[i];
        if ((tile->stack == STACK_SPECIAL) != special)
            continue;
        totals.tiles++;
        totals.powers[tile->power]++;
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &tile->zones[z];
            for (int a = 0; a < ANIMALS; a++)
                totals.animals[a] += zone->animals[a];
            totals.lakes += zone->kind == ZONE_LAKE;
            totals.fish_in_lakes += zone->kind == ZONE_LAKE ? zone->fish : 0;
            totals.fish_in_rivers += zone->kind == ZONE_RIVER ? zone->fish : 0;
            totals.go_again += zone->go_again;
            totals.mushrooms += zone->mushrooms;
        }
    }
    return totals;
}

TEST(second_edition_holds_its_totals)
{
    static const Totals wanted[] = {
        {.tiles = 79,
         .animals = {[AUROCHS] = 10, [DEER] = 30, [MAMMOTH] = 4, [TIGER] = 11},
         .fish_in_lakes = 27,
         .fish_in_rivers = 7,
         .lakes = 20,
         .go_again = 30,
         .powers = {[POWER_NONE] = 79}},
        {.tiles = 16,
         .animals = {[AUROCHS] = 3, [DEER] = 3, [MAMMOTH] = 4, [TIGER] = 2},
         .fish_in_lakes = 15,
         .fish_in_rivers = 1,
         .lakes = 9,
         .go_again = 1,
         .mushrooms = 2,
         .powers = {[POWER_NONE] = 10,
                    [POWER_LOGBOAT] = 1,
                    [POWER_HUNTING_TRAP] = 1,
                    [POWER_SHAMAN] = 1,
                    [POWER_PIT_TRAP] = 1,
                    [POWER_WILDFIRE] = 1,
                    [POWER_RAFT] = 1}},
    };
    for (int special = 0; special < 2; special++) {
        Totals totals = count_stacks(&test_edition(EDITION_SECOND)->tiles, special);
        assert_memory_equal(&totals, &wanted[special], sizeof totals);
    }
}

/* The head's "documented" facts; all other numbers are the reconstruction's. */
TEST(first_edition_holds_what_is_documented)
{
    const TileSet *set = &test_edition(EDITION_FIRST)->tiles;
    Totals land = count_stacks(set, false), bonus = count_stacks(set, true);
    assert_int_equal(land.tiles, 79);
    assert_int_equal(bonus.tiles, 12);
    assert_int_equal(land.animals[AUROCHS] + land.mushrooms, 0);
    assert_int_equal(land.fish_in_rivers + bonus.fish_in_rivers, 0);
    assert_int_equal(bonus.go_again, 0);
    assert_int_equal(bonus.powers[POWER_WILDFIRE], 1);
    assert_int_equal(bonus.powers[POWER_SHRINE], 1);
    assert_int_equal(bonus.powers[POWER_NONE], 10);
    for (int i = 0; i < set->tile_count; i++)
        for (int z = 0; z < MAX_ZONES && set->tiles[i].stack != STACK_SPECIAL; z++) {
            const Zone *zone = &set->tiles[i].zones[z];
            bool many_sides = (zone->sides & (zone->sides - 1)) != 0;
            if (zone->kind == ZONE_FOREST)
                assert_int_equal(zone->go_again, many_sides);
        }
}

/* Rulings 19: the fleeing tiger of tile 85 belongs to the fire's picture. */
TEST(the_wildfire_tile_has_no_animal)
{
    const TileSet *set = &test_edition(EDITION_SECOND)->tiles;
    const Tile *fire = &set->tiles[set->index_of[85]];
    assert_int_equal(fire->power, POWER_WILDFIRE);
    for (int a = 0; a < ANIMALS; a++)
        assert_int_equal(fire->zones[0].animals[a], 0);
}

TEST(nodes_lead_back_to_their_zones)
{
    for (int id = 0; id < EDITIONS; id++) {
        const TileSet *set = &test_edition((EditionId)id)->tiles;
        int count = 0;
        for (int i = 0; i < set->tile_count; i++) {
            assert_int_equal(set->index_of[set->tiles[i].number], i);
            for (int z = 0; z < MAX_ZONES; z++) {
                const Zone *zone = &set->tiles[i].zones[z];
                if (zone->kind == ZONE_NONE)
                    continue;
                assert_int_equal(set->node[zone->node].tile, i);
                assert_int_equal(set->node[zone->node].zone, z);
                count++;
            }
        }
        assert_int_equal(set->node_count, count);
        assert_int_equal(set->tiles[set->start].number, 56);
    }
}

/* 000 "Place a land tile": turned clockwise, so the north side comes to lie east. */
TEST(sides_turn_clockwise)
{
    const TileSet *set = &test_edition(EDITION_SECOND)->tiles;
    const Tile *start = &set->tiles[set->start];
    static const uint8_t kinds[4][SIDES] = {
        {SIDE_MEADOW, SIDE_FOREST, SIDE_FOREST, SIDE_RIVER},
        {SIDE_RIVER, SIDE_MEADOW, SIDE_FOREST, SIDE_FOREST},
        {SIDE_FOREST, SIDE_RIVER, SIDE_MEADOW, SIDE_FOREST},
        {SIDE_FOREST, SIDE_FOREST, SIDE_RIVER, SIDE_MEADOW},
    };
    for (int rotation = 0; rotation < 4; rotation++)
        for (int side = 0; side < SIDES; side++) {
            assert_int_equal(start->packed[rotation] >> 2 * side & 3, kinds[rotation][side]);
            Side here = tile_side((Side)side, rotation);
            assert_int_equal(start->side_kind[here], kinds[rotation][side]);
            assert_true(start->zones[start->side_zone[here][0]].sides >> here & 1);
        }
}

#define GOOD "56 start | 0 0 0 0 | 0:meadow\n"

static const struct Damage {
    const char *text;
    int line;
    const char *reason;
} damages[] = {
    {"", 0, "the set has no start tile"},
    {"1 land | 0 0 0 0 | 0:meadow\n", 0, "the set has no start tile"},
    {GOOD "x land | 0 0 0 0 | 0:meadow\n", 2, "a tile number is missing"},
    {GOOD "\n# c\n128 land | 0 0 0 0 | 0:meadow\n", 4, "tile number 128 is above 127"},
    {GOOD "56 land | 0 0 0 0 | 0:meadow\n", 2, "tile 56 stands here twice"},
    {GOOD "0012 land | 0 0 0 0 | 0:meadow\n", 2, "the stack is none of start, land, menhir, bonus"},
    {GOOD "1 land 0 0 0 0 | 0:meadow\n", 2, "'|' is missing after the stack"},
    {GOOD "1 land | 0 0 0 10\n", 2, "a zone number from 0 to 9 is missing"},
    {GOOD "1 land | 0/\n", 2, "a zone number from 0 to 9 is missing"},
    {GOOD "1 land | 0/1/\n", 2, "a zone number from 0 to 9 is missing"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow x\n", 2, "a zone number from 0 to 9 is missing"},
    {GOOD "1 land | 0/1/2 0 0 0 | 0:meadow 1:river> 2:meadow\n", 2,
     "a zone number from 0 to 9 is missing"},
    {GOOD "1 land | 0/1 0 0 0 | 0:meadow 1:river\n", 2, "a river side names three zones"},
    {GOOD "1 land | 0 0 0 0 0 | 0:meadow\n", 2, "'|' is missing after four sides"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow 0:meadow\n", 2, "zone 0 stands here twice"},
    {GOOD "1 land | 0 0 0 0 | 0 meadow\n", 2, "':' is missing after zone 0"},
    {GOOD "1 land | 0 0 0 0 | 0:meadowz\n", 2, "zone 0 is none of meadow, forest, river, lake"},
    {GOOD "1 land | 0 0 0 0 | 0:forest+deer\n", 2, "animals live on meadows only"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow+deer+deer+deer+deer+deer+deer+deer+deer+deer+deer\n", 2,
     "more than nine animals of a kind"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow+bear\n", 2, "what follows '+' is unknown"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow+fish*1\n", 2, "fish swim in rivers and lakes only"},
    {GOOD "1 land | 0/1/2 0 0 0 | 0:meadow 1:river+fish 2:meadow\n", 2,
     "a count such as *2 is missing"},
    {GOOD "1 land | 0/1/2 0 0 0 | 0:meadow 1:river+fish*0 2:meadow\n", 2,
     "a count such as *2 is missing"},
    {GOOD "1 land | 0/1/2 0 0 0 | 0:meadow 1:river+fish*10 2:meadow\n", 2,
     "a count such as *2 is missing"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow+menhir\n", 2, "menhir belong in forests only"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow>8\n", 2, "only a river ends in a lake, and in one"},
    {GOOD "1 land | 3/1/2 3 3 3 | 0:lake 1:river>0>9 2:meadow 3:meadow 9:lake\n", 2,
     "only a river ends in a lake, and in one"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow!earthquake\n", 2, "the power of zone 0 is unknown"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow!fire!shrine\n", 2, "a tile has one power at most"},
    {GOOD "1 land | 0 0 0 0 | 0:meadow!raft\n", 2, "logboat and raft lie on lakes"},
    {GOOD "1 land | 0 0 0 0 | 0:forest!shrine\n", 2, "this power lies on a meadow"},
    {GOOD "1 land | 0 0 0 3 | 0:meadow\n", 2, "a side names zone 3, which the tile has not"},
    {GOOD "1 land | 0 0 0 8 | 0:meadow 8:lake\n", 2, "a lake touches no side"},
    {GOOD "1 land | 0/1/2 0 0 1 | 0:meadow 1:river 2:meadow\n", 2,
     "a river side reads meadow/river/meadow, another side names one meadow or forest"},
    {GOOD "1 land | 0/1/2 0 0 0 | 0:meadow 1:meadow 2:meadow\n", 2,
     "a river side reads meadow/river/meadow, another side names one meadow or forest"},
    {GOOD "1 land | 0/1/2 0 0 0 | 0:meadow 1:river>0 2:meadow\n", 2,
     "zone 1 ends in zone 0, which is no lake"},
    {GOOD "1 land | 1 1 1 1 | 0:lake 1:meadow\n", 2,
     "zone 0 touches no side and no river ends in it"},
    {GOOD "1 start | 0 0 0 0 | 0:meadow\n", 2, "a second start tile"},
};

TEST(damage_is_named)
{
    static TileSet set;
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        const struct Damage *damage = &damages[i];
        TileSetError error = {.line = -1};
        assert_false(tileset_parse(damage->text, strlen(damage->text), &set, &error));
        assert_string_equal(error.reason, damage->reason);
        assert_int_equal(error.line, damage->line);
    }
}

/* Adds `count` tiles with `zones` to a text, numbered on from `*number` but for the start tile's
 * 56. */
static int add_tiles(char *text, int *number, int count, const char *zones)
{
    int size = 0;
    for (int i = 0; i < count; i++) {
        size += sprintf(text + size, "%d land | %s\n", *number, zones);
        *number += *number == 55 ? 2 : 1;
    }
    return size;
}

static void assert_full(char *text, int size, int number, const char *reason)
{
    static TileSet set;
    TileSetError error;
    assert_true(tileset_parse(text, (size_t)size, &set, &error));
    size += add_tiles(text + size, &number, 1, "0 0 0 0 | 0:meadow");
    assert_false(tileset_parse(text, (size_t)size, &set, &error));
    assert_string_equal(error.reason, reason);
}

TEST(limits_are_kept)
{
    static char text[32768];
    static TileSet set;
    TileSetError error;
    static const char herd[] = "127 start | 0/1/2 0 0 0 | 1:river+fish*9 2:meadow "
                               "0:meadow+deer+deer+deer+deer+deer+deer+deer+deer+deer";
    assert_true(tileset_parse(herd, sizeof herd - 1, &set, &error));
    assert_int_equal(set.tiles[0].zones[0].animals[DEER], 9);
    assert_int_equal(set.tiles[0].zones[1].fish, 9);

    int number = 0, size = sprintf(text, "%s", GOOD);
    size += add_tiles(text + size, &number, MAX_TILES - 1, "0 0 0 0 | 0:meadow");
    assert_full(text, size, number, "more than 96 tiles in one set");

    /* 1 zone of the start tile, 56 tiles of 9 and one of 7 are 512. */
    number = 0;
    size = sprintf(text, "%s", GOOD);
    size += add_tiles(text + size, &number, 56,
                      "0/1/2 2/3/4 4/5/6 6/7/0 | 0:meadow 1:river>8 2:meadow 3:river>8 4:meadow "
                      "5:river>8 6:meadow 7:river>8 8:lake");
    size += add_tiles(text + size, &number, 1,
                      "0/1/2 2/3/4 4 4/5/0 | 0:meadow 1:river>8 2:meadow 3:river>8 4:meadow "
                      "5:river>8 8:lake");
    assert_full(text, size, number, "more than 512 zones in one set");
}

/* Nothing behind the end of a set is read; a carriage return means nothing. */
TEST(cut_and_foreign_line_ends_do_no_harm)
{
    static TileSet set, crlf_set;
    TileSetError error, cut_error;
    size_t size;
    char *text = test_read("../assets/tiles", "second-edition.txt", &size);
    char *crlf = calloc(2, size);
    for (size_t cut = 0; cut < size; cut++) {
        bool good = tileset_parse(crlf, cut, &set, &error);
        assert_int_equal(tileset_parse(text, cut, &set, &cut_error), good);
        if (!good)
            assert_string_equal(error.reason, cut_error.reason);
        crlf[cut] = text[cut];
    }
    size_t length = 0;
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '\n')
            crlf[length++] = '\r';
        crlf[length++] = text[i];
    }
    assert_true(tileset_parse(text, size, &set, &error));
    assert_true(tileset_parse(crlf, length, &crlf_set, &error));
    assert_memory_equal(&set, &crlf_set, sizeof set);
    free(crlf);
    free(text);
}
