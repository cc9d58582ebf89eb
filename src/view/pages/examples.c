#include "view/pages/examples.h"

#include <math.h>

#include "view/kit/paint.h"
#include "view/words/rules.h"

/* What a zone must be like. */
typedef struct Wish {
    uint8_t kind;  /* ZoneKind; ZONE_NONE: no tile is wished for */
    uint8_t sides; /* how many it touches; 0: any number */
    bool mushrooms, mark, lake, straight;
    int8_t animal; /* Animal, or -1 */
} Wish;

/* A piece over the tiles; x from the left, in tiles. */
typedef struct Stander {
    const char *const *names; /* by Colour; NULL: none */
    uint8_t colour;
    float x, y;
} Stander;

typedef struct Example {
    Wish west, middle, east; /* their zones meet; the middle may be missing */
    Stander who[3];
} Example;

#define JOINED(zone_kind, count)                                                                   \
    {                                                                                              \
        .kind = (zone_kind), .sides = (count), .animal = -1                                        \
    }

static const Example examples[RULE_LINES] = {
    [0] = {.west = JOINED(ZONE_RIVER, 2), .east = JOINED(ZONE_RIVER, 2)},
    [1] = {.west = JOINED(ZONE_FOREST, 1),
           .east = {ZONE_NONE},
           .who = {{meeple_names, RED, .55f, .7f}, {hut_names, RED, 1.5f, .75f}}},
    [2] = {.who = {{meeple_names, RED, .4f, .8f},
                   {hunter_names, RED, 1.05f, .6f},
                   {hut_names, RED, 1.7f, .8f}}},
    [3] = {.west = JOINED(ZONE_FOREST, 1),
           .middle = {ZONE_FOREST, 2, .mushrooms = true, .straight = true, .animal = -1},
           .east = JOINED(ZONE_FOREST, 1),
           .who = {{meeple_names, RED, .8f, .8f}}},
    [4] = {.west = JOINED(ZONE_RIVER, 1),
           .east = JOINED(ZONE_RIVER, 1),
           .who = {{meeple_names, BLUE, 1, .72f}}},
    [5] = {.west = JOINED(ZONE_FOREST, 1),
           .east = JOINED(ZONE_FOREST, 1),
           .who = {{meeple_names, RED, .78f, .72f},
                   {meeple_names, RED, 1.04f, .78f},
                   {meeple_names, BLUE, 1.32f, .72f}}},
    [6] = {.west = JOINED(ZONE_FOREST, 1),
           .middle = {ZONE_FOREST, 2, .mark = true, .straight = true, .animal = -1},
           .east = JOINED(ZONE_FOREST, 1)},
    [7] = {.west = {ZONE_MEADOW, 0, .animal = TIGER},
           .east = {ZONE_MEADOW, 0, .animal = DEER},
           .who = {{hunter_names, RED, 1, .5f}}},
    [8] = {.west = {ZONE_RIVER, 1, .lake = true, .animal = -1},
           .east = {ZONE_RIVER, 1, .lake = true, .animal = -1},
           .who = {{hut_names, RED, .7f, .75f}, {hut_names, BLUE, 1.3f, .75f}}},
};

static int count_sides(uint8_t sides)
{
    int count = 0;
    for (int side = 0; side < SIDES; side++)
        count += sides >> side & 1;
    return count;
}

static bool is_like(const Zone *zone, const Wish *wish)
{
    return zone->kind == wish->kind && zone->sides &&
           (!wish->sides || count_sides(zone->sides) == wish->sides) &&
           (!wish->mushrooms || zone->mushrooms > 0) && (!wish->mark || zone->go_again) &&
           (!wish->lake || zone->lake >= 0) &&
           (!wish->straight || zone->sides == (1 << NORTH | 1 << SOUTH) ||
            zone->sides == (1 << EAST | 1 << WEST)) &&
           (wish->animal < 0 || zone->animals[wish->animal] > 0);
}

/* A tile of the land (or, for mushrooms, of the other stack), not `other`, with a zone as wished,
 * turned so that it touches a side; false: there is none. */
static bool find(const TileSet *set, const Wish *wish, Side towards, int other, BoardTile *found)
{
    for (int tile = 0; tile < set->tile_count; tile++)
        for (int z = 0; z < MAX_ZONES && tile != other; z++) {
            const Zone *zone = &set->tiles[tile].zones[z];
            if ((set->tiles[tile].stack == STACK_SPECIAL && !wish->mushrooms) ||
                !is_like(zone, wish))
                continue;
            for (int side = 0; side < SIDES; side++)
                if (zone->sides >> side & 1 && set->tiles[tile].side_kind[side] == wish->kind) {
                    *found = tile_turned(tile, ((int)towards - side + SIDES) % SIDES);
                    return true;
                }
        }
    return false;
}

/* The tiles of an example from west to east; returns how many. */
static int choose(const TileSet *set, const Example *example, BoardTile tiles[3])
{
    enum { NONE = -1 };
    const Wish *wishes[3] = {&example->west, &example->middle, &example->east};
    int count = 0;
    for (int i = 0; i < 3; i++) {
        int other = count > 0 ? tiles[0].tile : NONE;
        if (wishes[i]->kind != ZONE_NONE &&
            find(set, wishes[i], i == 2 ? WEST : EAST, other, &tiles[count]))
            count++;
    }
    return count;
}

bool example_draw(Frame *frame, const Edition *edition, int line, Point at)
{
    const Example *example = &examples[line];
    BoardTile tiles[3];
    int count = choose(&edition->tiles, example, tiles), standers = 0;
    float u = frame->u;
    float side = floorf(fminf(EXAMPLE_HEIGHT, count > 2 ? EXAMPLE_WIDTH / 3.f : 99) * u);
    Rect all = {roundf(at.x), roundf(at.y), side * (float)count, side};
    if (count > 0)
        draw_fill(frame->list, rect_inset(all, -1), rgba(INK, .8f));
    for (int i = 0; i < count; i++) {
        Rect rect = {all.x + side * (float)i, all.y, side, side};
        draw_clip(frame->list, rect);
        draw_tile(frame->list, edition->rules.id, tiles[i], rect, 1, 0);
        draw_unclip(frame->list);
    }
    for (; standers < 3 && example->who[standers].names; standers++) {
        const Stander *who = &example->who[standers];
        paint_figure(frame, who->names[who->colour],
                     (Point){all.x + who->x * side, all.y + (who->y - .2f) * side}, 96);
    }
    return count + standers > 0;
}
