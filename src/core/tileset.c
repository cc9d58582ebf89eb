/* Reads the text of a tile set. A cursor walks through the bytes; every refusal goes through
 * `refuse`, which notes the line. Nothing is guessed: what the file does not say is an error. */
#include "core/tileset.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct Reader {
    const char *at, *end; /* the rest of the current line */
    int line;
    TileSetError *error;
} Reader;

static const char *const animal_words[ANIMALS] = {"mammoth", "aurochs", "deer", "tiger"};
static const char *const stack_words[] = {"start", "land", "menhir", "bonus"};
static const uint8_t stack_values[] = {STACK_START, STACK_LAND, STACK_SPECIAL, STACK_SPECIAL};
static const char *const kind_words[] = {"meadow", "forest", "river", "lake"};
static const uint8_t kind_values[] = {ZONE_MEADOW, ZONE_FOREST, ZONE_RIVER, ZONE_LAKE};
static const char *const power_words[] = {"logboat",  "hunting-trap", "shaman", "pit-trap",
                                          "wildfire", "fire",         "raft",   "shrine"};
static const uint8_t power_values[] = {POWER_LOGBOAT,  POWER_HUNTING_TRAP, POWER_SHAMAN,
                                       POWER_PIT_TRAP, POWER_WILDFIRE,     POWER_WILDFIRE,
                                       POWER_RAFT,     POWER_SHRINE};

enum { NOT_FOUND = -1 };

static bool refuse(Reader *r, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(r->error->reason, sizeof r->error->reason, format, args);
    va_end(args);
    r->error->line = r->line;
    return false;
}

static void skip_blanks(Reader *r)
{
    while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\r'))
        r->at++;
}

static bool take(Reader *r, char c)
{
    if (r->at == r->end || *r->at != c)
        return false;
    r->at++;
    return true;
}

/* Reads a decimal number of at most three digits; false when there is none. */
static bool take_number(Reader *r, int *value)
{
    const char *from = r->at;
    *value = 0;
    while (r->at < r->end && r->at - from < 3 && *r->at >= '0' && *r->at <= '9')
        *value = *value * 10 + (*r->at++ - '0');
    return r->at > from;
}

/* Reads a word of small letters and hyphens and finds it in `words`. */
static int take_word(Reader *r, const char *const *words, size_t count)
{
    const char *from = r->at;
    while (r->at < r->end && ((*r->at >= 'a' && *r->at <= 'z') || *r->at == '-'))
        r->at++;
    size_t length = (size_t)(r->at - from);
    for (size_t i = 0; i < count; i++)
        if (strlen(words[i]) == length && memcmp(words[i], from, length) == 0)
            return (int)i;
    r->at = from;
    return NOT_FOUND;
}

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static bool read_head(Reader *r, TileSet *set, Tile *tile)
{
    int number;
    if (!take_number(r, &number))
        return refuse(r, "a tile number is missing");
    if (number > MAX_TILE_NUMBER)
        return refuse(r, "tile number %d is above %d", number, MAX_TILE_NUMBER);
    if (set->index_of[number] != NO_TILE)
        return refuse(r, "tile %d stands here twice", number);
    skip_blanks(r);
    int stack = take_word(r, stack_words, COUNT(stack_words));
    if (stack == NOT_FOUND)
        return refuse(r, "the stack is none of start, land, menhir, bonus");
    tile->number = (uint8_t)number;
    tile->stack = stack_values[stack];
    skip_blanks(r);
    if (!take(r, '|'))
        return refuse(r, "'|' is missing after the stack");
    return true;
}

static bool take_zone_number(Reader *r, uint8_t *zone)
{
    int number;
    bool good = take_number(r, &number) && number < MAX_ZONES;
    *zone = (uint8_t)number;
    return good || refuse(r, "a zone number from 0 to %d is missing", MAX_ZONES - 1);
}

/* The second column. Kinds are not known yet: a side of one zone is marked by SIDE_OPEN. */
static bool read_sides(Reader *r, Tile *tile)
{
    for (int side = 0; side < SIDES; side++) {
        uint8_t *zone = tile->side_zone[side];
        skip_blanks(r);
        if (!take_zone_number(r, &zone[0]))
            return false;
        if (take(r, '/')) {
            if (!take_zone_number(r, &zone[1]))
                return false;
            if (!take(r, '/'))
                return refuse(r, "a river side names three zones");
            if (!take_zone_number(r, &zone[2]))
                return false;
            tile->side_kind[side] = SIDE_RIVER;
        } else {
            zone[1] = zone[2] = zone[0];
        }
    }
    skip_blanks(r);
    if (!take(r, '|'))
        return refuse(r, "'|' is missing after four sides");
    return true;
}

static bool read_count(Reader *r, uint8_t *count)
{
    int n;
    if (!take(r, '*') || !take_number(r, &n) || n < 1 || n > 9)
        return refuse(r, "a count such as *2 is missing");
    *count = (uint8_t)n;
    return true;
}

static bool read_addition(Reader *r, Zone *zone)
{
    static const char *const words[] = {"fish", "menhir", "gold", "mushrooms"};
    int animal = take_word(r, animal_words, COUNT(animal_words));
    if (animal != NOT_FOUND) {
        if (zone->kind != ZONE_MEADOW)
            return refuse(r, "animals live on meadows only");
        if (zone->animals[animal] == 9)
            return refuse(r, "more than nine animals of a kind");
        zone->animals[animal]++;
        return true;
    }
    int word = take_word(r, words, COUNT(words));
    if (word == NOT_FOUND)
        return refuse(r, "what follows '+' is unknown");
    if (word == 0) {
        if (zone->kind != ZONE_RIVER && zone->kind != ZONE_LAKE)
            return refuse(r, "fish swim in rivers and lakes only");
        return read_count(r, &zone->fish);
    }
    if (zone->kind != ZONE_FOREST)
        return refuse(r, "%s belong in forests only", words[word]);
    if (word == 3)
        zone->mushrooms = 1;
    else
        zone->go_again = true;
    return true;
}

static bool read_zone(Reader *r, Tile *tile)
{
    uint8_t number;
    if (!take_zone_number(r, &number))
        return false;
    Zone *zone = &tile->zones[number];
    if (zone->kind != ZONE_NONE)
        return refuse(r, "zone %d stands here twice", number);
    if (!take(r, ':'))
        return refuse(r, "':' is missing after zone %d", number);
    int kind = take_word(r, kind_words, COUNT(kind_words));
    if (kind == NOT_FOUND)
        return refuse(r, "zone %d is none of meadow, forest, river, lake", number);
    zone->kind = kind_values[kind];
    for (;;) {
        if (take(r, '+')) {
            if (!read_addition(r, zone))
                return false;
        } else if (take(r, '>')) {
            uint8_t lake;
            if (zone->kind != ZONE_RIVER || zone->lake >= 0)
                return refuse(r, "only a river ends in a lake, and in one");
            if (!take_zone_number(r, &lake))
                return false;
            zone->lake = (int8_t)lake;
        } else if (take(r, '!')) {
            int power = take_word(r, power_words, COUNT(power_words));
            if (power == NOT_FOUND)
                return refuse(r, "the power of zone %d is unknown", number);
            if (tile->power != POWER_NONE)
                return refuse(r, "a tile has one power at most");
            zone->power = tile->power = power_values[power];
        } else {
            return true;
        }
    }
}

static bool check_power(Reader *r, const Tile *tile)
{
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        bool water = zone->power == POWER_LOGBOAT || zone->power == POWER_RAFT;
        if (water && zone->kind != ZONE_LAKE)
            return refuse(r, "logboat and raft lie on lakes");
        if (zone->power != POWER_NONE && !water && zone->kind != ZONE_MEADOW)
            return refuse(r, "this power lies on a meadow");
    }
    return true;
}

static bool link_side(Reader *r, Tile *tile, int side)
{
    static const ZoneKind river[] = {ZONE_MEADOW, ZONE_RIVER, ZONE_MEADOW};
    bool is_river = tile->side_kind[side] == SIDE_RIVER;
    for (int i = 0; i < (is_river ? 3 : 1); i++) {
        Zone *zone = &tile->zones[tile->side_zone[side][i]];
        if (zone->kind == ZONE_NONE)
            return refuse(r, "a side names zone %d, which the tile has not",
                          tile->side_zone[side][i]);
        if (zone->kind == ZONE_LAKE)
            return refuse(r, "a lake touches no side");
        if (is_river ? zone->kind != river[i] : zone->kind == ZONE_RIVER)
            return refuse(r, "a river side reads meadow/river/meadow, another side names one "
                             "meadow or forest");
        zone->sides |= (uint8_t)(1u << side);
        zone->ends++;
        if (!is_river)
            tile->side_kind[side] = zone->kind == ZONE_FOREST ? SIDE_FOREST : SIDE_MEADOW;
    }
    return true;
}

static bool link_zones(Reader *r, Tile *tile)
{
    bool lake_used[MAX_ZONES] = {false};
    for (int side = 0; side < SIDES; side++)
        if (!link_side(r, tile, side))
            return false;
    for (int z = 0; z < MAX_ZONES; z++) {
        int lake = tile->zones[z].lake;
        if (lake >= 0 && tile->zones[lake].kind != ZONE_LAKE)
            return refuse(r, "zone %d ends in zone %d, which is no lake", z, lake);
        if (lake >= 0)
            lake_used[lake] = true;
    }
    for (int z = 0; z < MAX_ZONES; z++) {
        if (tile->zones[z].kind != ZONE_NONE && tile->zones[z].sides == 0 && !lake_used[z])
            return refuse(r, "zone %d touches no side and no river ends in it", z);
    }
    for (int rotation = 0; rotation < 4; rotation++)
        for (int side = 0; side < SIDES; side++)
            tile->packed[rotation] |=
                (uint8_t)(tile->side_kind[tile_side((Side)side, rotation)] << 2 * side);
    return true;
}

static bool number_nodes(Reader *r, TileSet *set, Tile *tile, int index)
{
    for (int z = 0; z < MAX_ZONES; z++) {
        if (tile->zones[z].kind == ZONE_NONE)
            continue;
        if (set->node_count == MAX_NODES)
            return refuse(r, "more than %d zones in one set", MAX_NODES);
        tile->zones[z].node = set->node_count;
        set->node[set->node_count].tile = (uint8_t)index;
        set->node[set->node_count].zone = (uint8_t)z;
        set->node_count++;
    }
    return true;
}

static bool read_tile(Reader *r, TileSet *set)
{
    if (set->tile_count == MAX_TILES)
        return refuse(r, "more than %d tiles in one set", MAX_TILES);
    int index = set->tile_count;
    Tile *tile = &set->tiles[index];
    for (int z = 0; z < MAX_ZONES; z++) {
        tile->zones[z].lake = -1;
        tile->zones[z].node = NO_NODE;
    }
    if (!read_head(r, set, tile) || !read_sides(r, tile))
        return false;
    for (skip_blanks(r); r->at < r->end; skip_blanks(r))
        if (!read_zone(r, tile))
            return false;
    if (!link_zones(r, tile) || !check_power(r, tile) || !number_nodes(r, set, tile, index))
        return false;
    if (tile->stack == STACK_START) {
        if (set->start != NO_TILE)
            return refuse(r, "a second start tile");
        set->start = (uint8_t)index;
    }
    set->index_of[tile->number] = (uint8_t)index;
    set->tile_count++;
    return true;
}

bool tileset_parse(const char *text, size_t size, TileSet *set, TileSetError *error)
{
    memset(set, 0, sizeof *set);
    memset(set->index_of, NO_TILE, sizeof set->index_of);
    set->start = NO_TILE;
    Reader r = {text, text, 0, error};
    const char *end = text + size, *newline;
    for (const char *line = text; line < end; line = newline ? newline + 1 : end) {
        newline = memchr(line, '\n', (size_t)(end - line));
        r.at = line;
        r.end = newline ? newline : end;
        r.line++;
        skip_blanks(&r);
        if (r.at == r.end || *r.at == '#')
            continue;
        if (!read_tile(&r, set))
            return false;
    }
    r.line = 0;
    if (set->start == NO_TILE)
        return refuse(&r, "the set has no start tile");
    return true;
}
