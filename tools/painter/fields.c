#include "fields.h"

#include "noise.h"

#include <stdlib.h>
#include <string.h>

/* Distance to a line from a to b whose thickness runs from a.r to b.r. */
static float limb_distance(Vec2 p, Circle a, Circle b)
{
    Vec2 along = vec2_sub(b.centre, a.centre), to = vec2_sub(p, a.centre);
    float length = vec2_dot(along, along);
    float t = length > 0 ? saturate(vec2_dot(to, along) / length) : 0;
    return vec2_length(vec2_sub(to, vec2_scale(along, t))) - mixf(a.r, b.r, t);
}

static float chain_distance(Vec2 p, const Circle *points, int count)
{
    float nearest = 9;
    for (int i = 0; i + 1 < count || i == 0; i++)
        nearest = fminf(nearest, limb_distance(p, points[i], points[i + 1 < count ? i + 1 : i]));
    return nearest;
}

static float lake_distance(Vec2 p, const Lake *lake)
{
    float nearest = 9;
    for (int i = 0; i < lake->count; i++)
        nearest = smooth_min(nearest,
                             vec2_distance(p, lake->circles[i].centre) - lake->circles[i].r, 0.09f);
    return nearest;
}

static float chord_distance(Vec2 p, const Chord *chord, uint32_t seed)
{
    Vec2 from = corner_of(chord->from), along = vec2_sub(corner_of(chord->to), from);
    float length = vec2_length(along);
    Vec2 direction = vec2_scale(along, 1 / length), to = vec2_sub(p, from);
    float t = saturate(vec2_dot(to, direction) / length);
    float beyond = vec2_dot(to, vec2(-direction.y, direction.x));
    float lobes = 0.22f * (fbm2(t * 4.5f, (float)chord->from, seed, 2) - 0.5f) * sinf(PI * t);
    /* a bay sets in gently, so that the sides stay wooded up to their corners; so do the waves */
    float middle = sinf(PI * t), bulge = powf(middle, chord->depth > 0 ? 0.55f : 1.3f);
    float wave = 1.3f * middle * (chord->skew * sinf(2 * PI * t) + chord->swell * sinf(3 * PI * t));
    return beyond - chord->depth * bulge - wave - lobes;
}

/* Keeps a path of grass between two forests that share a corner: how far p lies beyond its half of
 * the corner, measured from the diagonal. Negative: well on the forest's own side. */
static float corner_gap(Vec2 p, const Layout *layout, const Forest *forest)
{
    float worst = -9;
    for (Side side = NORTH; side < SIDES; side++) {
        Side next = (side + 1) % SIDES;
        bool here = forest->sides >> side & 1, there = forest->sides >> next & 1, other = false;
        for (int i = 0; i < layout->forest_count; i++)
            if (layout->forests[i].zone != forest->zone)
                other = other || (layout->forests[i].sides >> (here ? next : side) & 1);
        if (here == there || !other)
            continue;
        Vec2 to = vec2_sub(p, corner_of(next));
        Vec2 inward = vec2_add(side_inward(side), side_inward(next));
        float out = vec2_dot(to, vec2_scale(inward, 0.7071f));
        float across =
            vec2_dot(to, vec2_scale(vec2_sub(side_inward(side), side_inward(next)), 0.7071f));
        float half_gap = fminf(0.30f * out, 0.070f) - fmaxf(out - 0.52f, 0) * 0.6f;
        worst = fmaxf(worst, (here ? across : -across) + half_gap);
    }
    return worst;
}

static float forest_distance(Vec2 p, const Layout *layout, const Forest *forest)
{
    float nearest = 9;
    for (int i = 0; i < forest->chord_count; i++)
        nearest = smooth_min(nearest, chord_distance(p, &forest->chords[i], layout->seed), 0.10f);
    nearest = fmaxf(nearest, corner_gap(p, layout, forest));
    for (const Hint *hint = NULL;
         (hint = hint_next(layout->hints, HINT_FOREST, forest->zone, hint));)
        nearest = smooth_min(nearest, chain_distance(p, hint->points, hint->count), 0.07f);
    for (const Hint *hint = NULL; (hint = hint_next(layout->hints, HINT_CLEAR, -1, hint));)
        nearest = fmaxf(nearest, -chain_distance(p, hint->points, hint->count));
    return nearest;
}

/* Bends the plane a little, more the farther from the border, so that neighbours still meet. */
static Vec2 warp(Vec2 p, uint32_t seed)
{
    const float WIDE = 0.060f, FINE = 0.016f;
    float fade = border_fade(p, 0.16f);
    float x = WIDE * (fbm2(p.x * 4, p.y * 4, seed, 2) - 0.5f) +
              FINE * (noise2(p.x * 13, p.y * 13, seed + 5) - 0.5f);
    float y = WIDE * (fbm2(p.x * 4, p.y * 4, seed + 9, 2) - 0.5f) +
              FINE * (noise2(p.x * 13, p.y * 13, seed + 14) - 0.5f);
    return vec2(p.x + x * fade, p.y + y * fade);
}

void shapes_make(Shapes *shapes, const Layout *layout)
{
    *shapes = (Shapes){.water = memory_new(FIELD_COUNT, sizeof(float))};
    for (int i = 0; i < layout->river_count; i++)
        shapes->rivers[i] = memory_new(FIELD_COUNT, sizeof(float));
    for (int i = 0; i < layout->lake_count; i++)
        shapes->lakes[i] = memory_new(FIELD_COUNT, sizeof(float));
    for (int i = 0; i < layout->forest_count; i++)
        shapes->forests[i] = memory_new(FIELD_COUNT, sizeof(float));
    for (size_t at = 0; at < FIELD_COUNT; at++) {
        Vec2 point = field_point(at), wet = warp(point, layout->seed),
             green = warp(point, layout->seed + 50);
        float water = 9;
        for (int i = 0; i < layout->lake_count; i++) {
            shapes->lakes[i][at] = lake_distance(wet, &layout->lakes[i]);
            water = fminf(water, shapes->lakes[i][at]);
        }
        for (int i = 0; i < layout->river_count; i++) {
            shapes->rivers[i][at] =
                chain_distance(wet, layout->rivers[i].way, layout->rivers[i].count);
            water = layout->rivers[i].lake >= 0 ? smooth_min(water, shapes->rivers[i][at], 0.05f)
                                                : fminf(water, shapes->rivers[i][at]);
        }
        shapes->water[at] = water;
        for (int i = 0; i < layout->forest_count; i++)
            shapes->forests[i][at] = forest_distance(green, layout, &layout->forests[i]);
    }
}

void shapes_free(Shapes *shapes)
{
    for (int i = 0; i < MAX_RIVERS; i++)
        free(shapes->rivers[i]);
    for (int i = 0; i < MAX_LAKES; i++)
        free(shapes->lakes[i]);
    for (int i = 0; i < MAX_FORESTS; i++)
        free(shapes->forests[i]);
    free(shapes->water);
}

/* Squared distances along one line: lower envelope of parabolas (Felzenszwalb and Huttenlocher). */
static void distance_line(const float *from, float *to, int count, int *vertex, float *border)
{
    int k = 0;
    vertex[0] = 0;
    border[0] = -1e20f;
    border[1] = 1e20f;
    for (int q = 1; q < count; q++) {
        float s;
        for (;;) {
            int v = vertex[k];
            s = ((from[q] + (float)(q * q)) - (from[v] + (float)(v * v))) / (float)(2 * (q - v));
            if (s > border[k])
                break;
            k--;
        }
        k++;
        vertex[k] = q;
        border[k] = s;
        border[k + 1] = 1e20f;
    }
    k = 0;
    for (int q = 0; q < count; q++) {
        while (border[k + 1] < (float)q)
            k++;
        to[q] = (float)((q - vertex[k]) * (q - vertex[k])) + from[vertex[k]];
    }
}

/* Squared distance in pixels from each pixel to the nearest one whose inside[] equals `wanted`. */
static void distance_to(float *distance, const uint8_t *inside, bool wanted, int side)
{
    enum { FAR = 1000000 };
    float *line = memory_new((size_t)side * 3 + 2, sizeof(float));
    float *out = line + side, *border = out + side;
    int *vertex = memory_new((size_t)side, sizeof(int));
    for (int x = 0; x < side; x++) {
        for (int y = 0; y < side; y++)
            line[y] = (inside[y * side + x] != 0) == wanted ? 0 : FAR;
        distance_line(line, out, side, vertex, border);
        for (int y = 0; y < side; y++)
            distance[y * side + x] = out[y];
    }
    for (int y = 0; y < side; y++) {
        memcpy(line, distance + y * side, (size_t)side * sizeof(float));
        distance_line(line, distance + y * side, side, vertex, border);
    }
    free(vertex);
    free(line);
}

void distance_field(float *distance, const uint8_t *inside, int side)
{
    size_t count = (size_t)side * (size_t)side;
    float *out = memory_new(count, sizeof(float));
    distance_to(distance, inside, false, side);
    distance_to(out, inside, true, side);
    for (size_t i = 0; i < count; i++) {
        /* from the pixel's centre to the edge between two pixels, half a pixel before the other
         * centre */
        float pixels = inside[i] ? 0.5f - sqrtf(distance[i]) : sqrtf(out[i]) - 0.5f;
        distance[i] = clampf(pixels / (float)side, -1, 1);
    }
    free(out);
}

/* Rounds off the pixels' staircase. */
static void field_soften(float *field)
{
    float *copy = memory_new(FIELD_COUNT, sizeof(float));
    for (int pass = 0; pass < 2; pass++) {
        memcpy(copy, field, FIELD_COUNT * sizeof(float));
        for (int y = 0; y < FIELD_SIDE; y++) {
            for (int x = 0; x < FIELD_SIDE; x++) {
                float sum = 0;
                int count = 0;
                for (int j = y > 0 ? y - 1 : y; j <= y + 1 && j < FIELD_SIDE; j++)
                    for (int i = x > 0 ? x - 1 : x; i <= x + 1 && i < FIELD_SIDE; i++, count++)
                        sum += copy[j * FIELD_SIDE + i];
                field[y * FIELD_SIDE + x] = sum / (float)count;
            }
        }
    }
    free(copy);
}

static float *distance_of_kinds(const uint8_t *zones, const Tile *tile, unsigned kinds)
{
    uint8_t *inside = memory_new(FIELD_COUNT, 1);
    float *distance = memory_new(FIELD_COUNT, sizeof(float));
    for (size_t i = 0; i < FIELD_COUNT; i++)
        inside[i] = kinds >> tile->zones[zones[i] - 1].kind & 1;
    distance_field(distance, inside, FIELD_SIDE);
    field_soften(distance);
    free(inside);
    return distance;
}

void fields_make(Fields *fields, uint8_t *zones, const Tile *tile)
{
    fields->zones = zones;
    fields->water = distance_of_kinds(zones, tile, 1u << ZONE_RIVER | 1u << ZONE_LAKE);
    fields->lake = distance_of_kinds(zones, tile, 1u << ZONE_LAKE);
    fields->forest = distance_of_kinds(zones, tile, 1u << ZONE_FOREST);
}

void fields_free(Fields *fields)
{
    free(fields->zones);
    free(fields->water);
    free(fields->lake);
    free(fields->forest);
}
