#include "zones.h"

#include <stdlib.h>
#include <string.h>

enum { UNKNOWN = 0, SLIVER_PART = 260 /* of the tile's area: 1/260 */ };

/* Labels the 4-connected piece round `start` of equal values with `label`; returns its size. */
static int piece_fill(const uint8_t *map, int side, int start, int label, int *labels, int *stack)
{
    int size = 0, top = 0;
    labels[start] = label;
    stack[top++] = start;
    while (top > 0) {
        int at = stack[--top], x = at % side, y = at / side;
        int next[4] = {x > 0 ? at - 1 : at, x < side - 1 ? at + 1 : at, y > 0 ? at - side : at,
                       y < side - 1 ? at + side : at};
        size++;
        for (int k = 0; k < 4; k++) {
            if (labels[next[k]] || map[next[k]] != map[start])
                continue;
            labels[next[k]] = label;
            stack[top++] = next[k];
        }
    }
    return size;
}

/* Blanks every piece that is not the largest of its zone and smaller than `limit` pixels, then lets
 * the neighbours grow into the blanks. */
static void slivers_join(uint8_t *map, int side, int limit)
{
    int count = side * side, label_count = 0;
    int *labels = memory_new((size_t)count, sizeof(int)),
        *stack = memory_new((size_t)count, sizeof(int));
    int *sizes = memory_new((size_t)count + 1, sizeof(int));
    int largest[MAX_ZONES + 1] = {0};
    for (int i = 0; i < count; i++) {
        if (labels[i])
            continue;
        int label = ++label_count;
        sizes[label] = piece_fill(map, side, i, label, labels, stack);
        if (sizes[label] > sizes[largest[map[i]]])
            largest[map[i]] = label;
    }
    int head = 0, tail = 0;
    for (int i = 0; i < count; i++)
        if (map[i] == UNKNOWN ? sizes[labels[i]] < limit
                              : labels[i] != largest[map[i]] && sizes[labels[i]] < limit)
            labels[i] = 0;
    for (int i = 0; i < count; i++)
        if (labels[i] && map[i] != UNKNOWN)
            stack[tail++] = i;
    while (head < tail) {
        int at = stack[head++], x = at % side, y = at / side;
        int next[4] = {x > 0 ? at - 1 : at, x < side - 1 ? at + 1 : at, y > 0 ? at - side : at,
                       y < side - 1 ? at + side : at};
        for (int k = 0; k < 4; k++) {
            if (labels[next[k]])
                continue;
            labels[next[k]] = labels[at];
            map[next[k]] = map[at];
            stack[tail++] = next[k];
        }
    }
    free(sizes);
    free(stack);
    free(labels);
}

/* The place i pixels clockwise along a side. */
static int side_pixel(Side side, int i, int width)
{
    switch (side) {
    case NORTH:
        return i;
    case EAST:
        return i * width + width - 1;
    case SOUTH:
        return (width - 1) * width + width - 1 - i;
    default:
        return (width - 1 - i) * width;
    }
}

/* The zone a side should show at `part` (0..1) of its length, clockwise. */
static int side_zone_at(const Tile *tile, Side side, float part)
{
    const uint8_t *zones = tile->side_zone[side];
    if (tile->side_kind[side] != SIDE_RIVER)
        return zones[0];
    return part < 0.5f - RIVER_HALF_WIDTH   ? zones[0]
           : part > 0.5f + RIVER_HALF_WIDTH ? zones[2]
                                            : zones[1];
}

/* Floods the meadows from the sides where they begin. OPEN marks meadow of no known zone. */
static void meadows_flood(uint8_t *map, const Tile *tile)
{
    const uint8_t OPEN = MAX_ZONES + 1;
    int *queue = memory_new(FIELD_COUNT, sizeof(int));
    int head = 0, tail = 0;
    for (Side side = NORTH; side < SIDES; side++) {
        for (int i = 0; i < FIELD_SIDE; i++) {
            int at = side_pixel(side, i, FIELD_SIDE);
            int zone = side_zone_at(tile, side, ((float)i + 0.5f) / FIELD_SIDE);
            if (map[at] == OPEN && tile->zones[zone].kind == ZONE_MEADOW) {
                map[at] = (uint8_t)(zone + 1);
                queue[tail++] = at;
            }
        }
    }
    while (head < tail) {
        int at = queue[head++], x = at % FIELD_SIDE, y = at / FIELD_SIDE;
        int next[4] = {x > 0 ? at - 1 : at, x < FIELD_SIDE - 1 ? at + 1 : at,
                       y > 0 ? at - FIELD_SIDE : at, y < FIELD_SIDE - 1 ? at + FIELD_SIDE : at};
        for (int k = 0; k < 4; k++) {
            if (map[next[k]] != OPEN)
                continue;
            map[next[k]] = map[at];
            queue[tail++] = next[k];
        }
    }
    for (size_t i = 0; i < FIELD_COUNT; i++)
        if (map[i] == OPEN)
            map[i] = UNKNOWN;
    free(queue);
}

uint8_t *zones_make(const Shapes *shapes, const Layout *layout, const Tile *tile)
{
    uint8_t *map = memory_new(FIELD_COUNT, 1);
    for (size_t at = 0; at < FIELD_COUNT; at++) {
        int zone = MAX_ZONES;
        float nearest = 0;
        for (int i = 0; i < layout->forest_count; i++) {
            if (shapes->forests[i][at] < nearest) {
                nearest = shapes->forests[i][at];
                zone = layout->forests[i].zone;
            }
        }
        if (shapes->water[at] < 0) {
            nearest = 9;
            for (int i = 0; i < layout->river_count; i++) {
                if (shapes->rivers[i][at] < nearest) {
                    nearest = shapes->rivers[i][at];
                    zone = layout->rivers[i].zone;
                }
            }
            for (int i = 0; i < layout->lake_count; i++)
                if (shapes->lakes[i][at] < 0 || shapes->lakes[i][at] < nearest)
                    zone = layout->lakes[i].zone;
        }
        map[at] = (uint8_t)(zone + 1);
    }
    meadows_flood(map, tile);
    slivers_join(map, FIELD_SIDE, FIELD_COUNT / SLIVER_PART);
    return map;
}

uint8_t *zones_half(const uint8_t *zones)
{
    const int SIDE = FIELD_SIDE / 2;
    uint8_t *map = memory_new((size_t)SIDE * (size_t)SIDE, 1);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            map[y * SIDE + x] =
                zones[(2 * y + (y >= SIDE / 2)) * FIELD_SIDE + 2 * x + (x >= SIDE / 2)];
    slivers_join(map, SIDE, SIDE * SIDE / SLIVER_PART);
    return map;
}

/* Counts the pieces of one zone among the pixels where keep[] is set (NULL: all); slivers do not
 * count. */
static int zone_pieces(const uint8_t *zones, int side, int zone, const uint8_t *keep, int sliver)
{
    int count = side * side, pieces = 0;
    uint8_t *map = memory_new((size_t)count, 1);
    int *labels = memory_new((size_t)count, sizeof(int)),
        *stack = memory_new((size_t)count, sizeof(int));
    for (int i = 0; i < count; i++)
        map[i] = zones[i] == zone + 1 && (!keep || keep[i]);
    for (int i = 0; i < count; i++)
        if (map[i] && !labels[i] && piece_fill(map, side, i, 1, labels, stack) > sliver)
            pieces++;
    free(stack);
    free(labels);
    free(map);
    return pieces;
}

/* Whether zone is still one piece with a rim of `rim` (tile units) taken away. The border of the
 * tile is no rim, as the zone goes on beyond. */
static bool zone_holds(const uint8_t *zones, int side, int zone, float rim)
{
    int count = side * side;
    uint8_t *inside = memory_new((size_t)count, 1);
    float *distance = memory_new((size_t)count, sizeof(float));
    for (int i = 0; i < count; i++)
        inside[i] = zones[i] == zone + 1;
    distance_field(distance, inside, side);
    for (int i = 0; i < count; i++)
        inside[i] = distance[i] < -rim;
    int pieces = zone_pieces(zones, side, zone, inside, count / 1000);
    free(distance);
    free(inside);
    return pieces == 1;
}

/* A river's part of a side is its middle; elsewhere the side must show the zones named there. */
static bool side_shows(const uint8_t *zones, int width, const Tile *tile, Side side,
                       char reason[160])
{
    const float CORNER = 0.05f, SLACK = 0.02f;
    for (int i = 0; i < width; i++) {
        float part = ((float)i + 0.5f) / (float)width;
        int before = side_zone_at(tile, side, part - SLACK),
            after = side_zone_at(tile, side, part + SLACK);
        int zone = zones[side_pixel(side, i, width)] - 1;
        if (part < CORNER || part > 1 - CORNER || zone == before || zone == after)
            continue;
        snprintf(reason, 160, "side %c shows zone %d at %.2f, not %d", "NESW"[side], zone,
                 (double)part, before);
        return false;
    }
    return true;
}

static bool near_corner(int at, int side)
{
    const float CORNER = 0.14f;
    float x = ((float)(at % side) + 0.5f) / (float)side,
          y = ((float)(at / side) + 0.5f) / (float)side;
    return fminf(x, 1 - x) + fminf(y, 1 - y) < CORNER;
}

static bool may_touch(const Tile *tile, int a, int b)
{
    const Zone *p = &tile->zones[a], *q = &tile->zones[b];
    if (p->kind == q->kind)
        return false;
    if (p->kind == ZONE_LAKE && q->kind == ZONE_RIVER)
        return q->lake == a;
    if (q->kind == ZONE_LAKE && p->kind == ZONE_RIVER)
        return p->lake == b;
    return true;
}

/* Zones that must not touch keep `GAP` pixels apart. */
static bool neighbours_apart(const uint8_t *zones, int side, const Tile *tile, char reason[160])
{
    const int GAP = side * 3 / 100;
    for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
            int at = y * side + x, zone = zones[at] - 1;
            for (int step = 1; step <= GAP; step++) {
                int right = x + step < side ? zones[at + step] - 1 : zone;
                int below = y + step < side ? zones[at + step * side] - 1 : zone;
                int other = right != zone && !may_touch(tile, zone, right) ? right : below;
                if (other == zone || may_touch(tile, zone, other) || near_corner(at, side))
                    continue;
                snprintf(reason, 160, "zones %d and %d touch at %.2f %.2f", zone, other,
                         (double)x / side, (double)y / side);
                return false;
            }
        }
    }
    return true;
}

const char *zones_check(const uint8_t *zones, int side, const Tile *tile, char reason[160])
{
    for (int i = 0; i < side * side; i++) {
        if (zones[i] >= 1 && zones[i] <= MAX_ZONES && tile->zones[zones[i] - 1].kind != ZONE_NONE)
            continue;
        snprintf(reason, 160, "no zone at %.2f %.2f", (double)(i % side) / side,
                 (double)(i / side) / side);
        return reason;
    }
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        const Zone *is = &tile->zones[zone];
        if (is->kind == ZONE_NONE)
            continue;
        int pieces = zone_pieces(zones, side, zone, NULL, 0);
        if (pieces != 1) {
            snprintf(reason, 160, "zone %d is in %d pieces", zone, pieces);
            return reason;
        }
        if (!zone_holds(zones, side, zone, 0.018f)) {
            snprintf(reason, 160, "zone %d hangs together by a thread", zone);
            return reason;
        }
    }
    for (Side at = NORTH; at < SIDES; at++)
        if (!side_shows(zones, side, tile, at, reason))
            return reason;
    return neighbours_apart(zones, side, tile, reason) ? NULL : reason;
}
