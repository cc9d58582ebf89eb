/* Distances of the parts and their union. Most of the time of painting figures goes through
 * `sculpture_distance`, so each part has a bounding sphere: a part that is farther off than the
 * distance already found, plus its blend, cannot change it and is skipped. */
#include "sdf.h"

#include "noise.h"
#include "play/terminal.h"

#include <stdio.h>
#include <stdlib.h>

static const Frame IDENTITY = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};

/* Keeps a curve's inner capsules short enough to look smooth. */
enum { KNOT_STEPS = 6 };

static Vec3 frame_apply(const Frame *frame, Vec3 p)
{
    Vec3 q = vec3_sub(p, frame->origin);
    return vec3(vec3_dot(frame->rows[0], q), vec3_dot(frame->rows[1], q),
                vec3_dot(frame->rows[2], q));
}

static Vec3 turned(Vec3 p, Vec3 turn)
{
    float c = cosf(turn.x), s = sinf(turn.x);
    p = vec3(p.x, c * p.y - s * p.z, s * p.y + c * p.z);
    c = cosf(turn.z), s = sinf(turn.z);
    p = vec3(c * p.x - s * p.y, s * p.x + c * p.y, p.z);
    c = cosf(turn.y), s = sinf(turn.y);
    return vec3(c * p.x - s * p.z, p.y, s * p.x + c * p.z);
}

static Frame frame_new(Vec3 origin, Vec3 turn)
{
    return (Frame){
        {turned(vec3(1, 0, 0), turn), turned(vec3(0, 1, 0), turn), turned(vec3(0, 0, 1), turn)},
        origin};
}

static void require(bool room, const char *what)
{
    if (!room) {
        terminal_line(stderr, "sdf: too many %s in one sculpture; raise the limit in sdf.h", what);
        exit(1);
    }
}

static Part *add_part(Sculpture *s, PartKind kind, Paint paint, float blend)
{
    require(s->part_count < MAX_PARTS, "parts");
    Part *part = &s->parts[s->part_count++];
    *part = (Part){.kind = kind,
                   .paint = paint,
                   .blend = blend,
                   .shape = IDENTITY,
                   .pose = IDENTITY,
                   .scale = 1};
    return part;
}

static void bound(Part *part, Vec3 middle, float reach)
{
    part->middle = middle;
    part->reach = reach + part->paint.shag;
}

void sculpture_limb(Sculpture *s, Paint paint, float blend, Knot a, Knot b)
{
    Part *part = add_part(s, PART_LIMB, paint, blend);
    part->a = a.p;
    part->b = b.p;
    part->r = vec3(a.r, b.r, 0);
    bound(part, vec3_mix(a.p, b.p, 0.5f), vec3_length(vec3_sub(a.p, b.p)) / 2 + fmaxf(a.r, b.r));
}

static float catmull_rom(float a, float b, float c, float d, float t)
{
    return b + 0.5f * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

void sculpture_curve(Sculpture *s, Paint paint, float blend, const Knot *knots, int count)
{
    Part *part = add_part(s, PART_CURVE, paint, blend);
    part->first = s->knot_count;
    for (int i = 0; i + 1 < count; i++) {
        Knot a = knots[i > 0 ? i - 1 : 0], b = knots[i], c = knots[i + 1];
        Knot d = knots[i + 2 < count ? i + 2 : count - 1];
        for (int step = 0; step < KNOT_STEPS + (i + 2 == count); step++) {
            float t = (float)step / KNOT_STEPS;
            require(s->knot_count < MAX_KNOTS, "knots");
            s->knots[s->knot_count++] = (Knot){{catmull_rom(a.p.x, b.p.x, c.p.x, d.p.x, t),
                                                catmull_rom(a.p.y, b.p.y, c.p.y, d.p.y, t),
                                                catmull_rom(a.p.z, b.p.z, c.p.z, d.p.z, t)},
                                               fmaxf(catmull_rom(a.r, b.r, c.r, d.r, t), 0.004f)};
        }
    }
    part->count = s->knot_count - part->first;
    Vec3 low = knots[0].p, high = low;
    for (int i = part->first; i < s->knot_count; i++) {
        Knot k = s->knots[i];
        low = vec3(fminf(low.x, k.p.x - k.r), fminf(low.y, k.p.y - k.r), fminf(low.z, k.p.z - k.r));
        high = vec3(fmaxf(high.x, k.p.x + k.r), fmaxf(high.y, k.p.y + k.r),
                    fmaxf(high.z, k.p.z + k.r));
    }
    bound(part, vec3_mix(low, high, 0.5f), vec3_length(vec3_sub(high, low)) / 2);
}

static Part *add_placed(Sculpture *s, PartKind kind, Paint paint, float blend, Place place,
                        float reach)
{
    Part *part = add_part(s, kind, paint, blend);
    part->shape = frame_new(place.at, place.turn);
    bound(part, place.at, reach);
    return part;
}

void sculpture_ball(Sculpture *s, Paint paint, float blend, Place place, Vec3 radii)
{
    float reach = fmaxf(radii.x, fmaxf(radii.y, radii.z));
    add_placed(s, PART_BALL, paint, blend, place, reach)->r = radii;
}

void sculpture_box(Sculpture *s, Paint paint, float blend, Place place, Vec3 half, float round)
{
    Part *part = add_placed(s, PART_BOX, paint, blend, place, vec3_length(half));
    part->r = half;
    part->round = round;
}

void sculpture_disc(Sculpture *s, Paint paint, float blend, Place place, Vec2 half, float round)
{
    Part *part = add_placed(s, PART_DISC, paint, blend, place, hypotf(half.x, half.y));
    part->r = vec3(half.x, half.y, 0);
    part->round = round;
}

void sculpture_ring(Sculpture *s, Paint paint, float blend, Place place, float radius,
                    float thickness)
{
    add_placed(s, PART_RING, paint, blend, place, radius + thickness)->r =
        vec3(radius, thickness, 0);
}

/* Evenly spread planes, jittered: the chisel. */
static Stone stone_new(uint32_t seed)
{
    Stone stone;
    for (int i = 0; i < STONE_PLANES; i++) {
        float y = 1 - 2 * ((float)i + 0.5f) / STONE_PLANES;
        float angle = (float)i * 2.39996f + (float)seed * 0.7f;
        float k = sqrtf(1 - y * y);
        stone.normals[i] = vec3_normalize(
            vec3(k * cosf(angle) + 0.3f * (hash2(i, 1, seed) - 0.5f), y, k * sinf(angle)));
        stone.heights[i] = 0.78f + 0.22f * hash2(i, 2, seed);
    }
    return stone;
}

void sculpture_stone(Sculpture *s, Paint paint, float blend, Place place, Vec3 radii, uint32_t seed)
{
    /* The planes' corners reach beyond the ellipsoid. */
    float reach = 1.4f * fmaxf(radii.x, fmaxf(radii.y, radii.z));
    Part *part = add_placed(s, PART_STONE, paint, blend, place, reach);
    part->r = radii;
    require(s->stone_count < MAX_STONES, "stones");
    part->first = s->stone_count;
    s->stones[s->stone_count++] = stone_new(seed);
}

void sculpture_field(Sculpture *s, Paint paint, float blend, Place place, float reach,
                     float (*field)(Vec3 local))
{
    add_placed(s, PART_FIELD, paint, blend, place, reach)->field = field;
}

void sculpture_cut(Sculpture *s)
{
    s->parts[s->part_count - 1].cut = true;
}

int sculpture_mark(const Sculpture *s)
{
    return s->part_count;
}

static void reflect(Part *part, float x, float z)
{
    for (int i = 0; i < 3; i++) {
        part->pose.rows[i].x *= x;
        part->pose.rows[i].z *= z;
    }
    part->pose.origin = vec3_mul(part->pose.origin, vec3(x, 1, z));
    part->middle = vec3_mul(part->middle, vec3(x, 1, z));
}

void sculpture_mirror(Sculpture *s, int mark)
{
    int end = s->part_count;
    for (int i = mark; i < end; i++) {
        require(s->part_count < MAX_PARTS, "parts");
        Part *part = &s->parts[s->part_count++];
        *part = s->parts[i];
        reflect(part, 1, -1);
    }
}

void sculpture_flip(Sculpture *s, int mark)
{
    for (int i = mark; i < s->part_count; i++)
        reflect(&s->parts[i], -1, 1);
}

void sculpture_pose(Sculpture *s, int mark, Pose pose)
{
    float scale = pose.scale > 0 ? pose.scale : 1;
    for (int i = mark; i < s->part_count; i++) {
        Part *part = &s->parts[i];
        for (int row = 0; row < 3; row++)
            part->pose.rows[row] = vec3_scale(turned(part->pose.rows[row], pose.turn), 1 / scale);
        part->pose.origin =
            vec3_add(pose.move, vec3_scale(turned(part->pose.origin, pose.turn), scale));
        part->middle = vec3_add(pose.move, vec3_scale(turned(part->middle, pose.turn), scale));
        part->reach *= scale;
        part->scale *= scale;
        part->blend *= scale;
    }
}

static float capsule(Vec3 p, Vec3 a, float ra, Vec3 b, float rb)
{
    Vec3 ab = vec3_sub(b, a), ap = vec3_sub(p, a);
    float t = saturate(vec3_dot(ap, ab) / fmaxf(vec3_dot(ab, ab), 1e-8f));
    return vec3_length(vec3_sub(ap, vec3_scale(ab, t))) - mixf(ra, rb, t);
}

static float curve(const Sculpture *s, const Part *part, Vec3 p)
{
    float best = 1e9f;
    for (int i = part->first; i + 1 < part->first + part->count; i++) {
        const Knot *a = &s->knots[i], *b = a + 1;
        best = fminf(best, capsule(p, a->p, a->r, b->p, b->r));
    }
    return best;
}

static float ball(Vec3 p, Vec3 r)
{
    Vec3 a = vec3(p.x / r.x, p.y / r.y, p.z / r.z);
    float k0 = vec3_length(a);
    float k1 = vec3_length(vec3(a.x / r.x, a.y / r.y, a.z / r.z));
    return k1 > 1e-6f ? k0 * (k0 - 1) / k1 : -fminf(r.x, fminf(r.y, r.z));
}

static float box(Vec3 p, Vec3 half, float round)
{
    Vec3 q =
        vec3(fabsf(p.x) - half.x + round, fabsf(p.y) - half.y + round, fabsf(p.z) - half.z + round);
    Vec3 out = vec3(fmaxf(q.x, 0), fmaxf(q.y, 0), fmaxf(q.z, 0));
    return vec3_length(out) + fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0) - round;
}

static float disc(Vec3 p, float radius, float half_height, float round)
{
    float x = hypotf(p.x, p.z) - radius + round, y = fabsf(p.y) - half_height + round;
    return hypotf(fmaxf(x, 0), fmaxf(y, 0)) + fminf(fmaxf(x, y), 0) - round;
}

static float stone_distance(const Stone *stone, Vec3 p, Vec3 r)
{
    Vec3 q = vec3(p.x / r.x, p.y / r.y, p.z / r.z);
    float d = vec3_dot(q, stone->normals[0]) - stone->heights[0];
    for (int i = 1; i < STONE_PLANES; i++) /* the edges are worn, not sharp */
        d = -smooth_min(-d, stone->heights[i] - vec3_dot(q, stone->normals[i]), 0.06f);
    return d * fminf(r.x, fminf(r.y, r.z));
}

/* Where the locks of a shaggy coat lie, hanging down. */
static float locks(Vec3 q)
{
    float broad = noise3(vec3(q.x * 13, q.y * 1.9f, q.z * 13), 5);
    float fine = noise3(vec3(q.x * 29, q.y * 3.5f, q.z * 29), 6);
    return 0.6f * broad + 0.4f * fine - 0.5f;
}

/* Distance in the sculpture's units; *skin is p in the part's own coordinates. */
static float part_distance(const Sculpture *s, const Part *part, Vec3 p, Vec3 *skin)
{
    Vec3 q = frame_apply(&part->pose, p);
    *skin = q;
    float d = 0;
    switch (part->kind) {
    case PART_LIMB:
        d = capsule(q, part->a, part->r.x, part->b, part->r.y);
        break;
    case PART_CURVE:
        d = curve(s, part, q);
        break;
    case PART_BALL:
        d = ball(frame_apply(&part->shape, q), part->r);
        break;
    case PART_BOX:
        d = box(frame_apply(&part->shape, q), part->r, part->round);
        break;
    case PART_DISC:
        d = disc(frame_apply(&part->shape, q), part->r.x, part->r.y, part->round);
        break;
    case PART_RING: {
        Vec3 local = frame_apply(&part->shape, q);
        d = hypotf(hypotf(local.x, local.z) - part->r.x, local.y) - part->r.y;
        break;
    }
    case PART_STONE:
        d = stone_distance(&s->stones[part->first], frame_apply(&part->shape, q), part->r);
        break;
    case PART_FIELD:
        d = part->field(frame_apply(&part->shape, q));
        break;
    }
    if (part->paint.shag > 0)
        d += locks(q) * part->paint.shag;
    return d * part->scale;
}

/* Whether p is so far from the part's bounding sphere that a surface at distance d stays as it is.
 */
static bool out_of_reach(const Part *part, Vec3 p, float d)
{
    float near = (part->cut ? fmaxf(-d, 0) : d) + part->blend + part->reach;
    Vec3 gap = vec3_sub(p, part->middle);
    return near < 0 || vec3_dot(gap, gap) > near * near;
}

/* Joins distance d2 to d1 with a smooth union of width k; returns the new part's share 0..1. */
static float join(float *d1, float d2, float k)
{
    if (k <= 0 || fabsf(*d1 - d2) >= k) {
        bool nearer = d2 < *d1;
        *d1 = nearer ? d2 : *d1;
        return nearer ? 1.0f : 0.0f;
    }
    float h = 0.5f + 0.5f * (*d1 - d2) / k;
    *d1 = mixf(*d1, d2, h) - k * h * (1 - h);
    return h * h * (3 - 2 * h);
}

static float cut_from(float *d1, float d2, float k)
{
    float inside = -*d1;
    float share = join(&inside, d2, k);
    *d1 = -inside;
    return share;
}

float sculpture_distance(const Sculpture *s, Vec3 p)
{
    float d = 1e6f;
    Vec3 skin;
    for (int i = 0; i < s->part_count; i++) {
        const Part *part = &s->parts[i];
        if (out_of_reach(part, p, d))
            continue;
        if (part->cut)
            cut_from(&d, part_distance(s, part, p, &skin), part->blend);
        else
            join(&d, part_distance(s, part, p, &skin), part->blend);
    }
    return d;
}

static Paint paint_mix(Paint a, Paint b, float t)
{
    return (Paint){
        .tint = vec3_mix(a.tint, b.tint, t),
        .core = vec3_mix(a.core, b.core, t),
        .fur = mixf(a.fur, b.fur, t),
        .shag = mixf(a.shag, b.shag, t),
        .shine = mixf(a.shine, b.shine, t),
        .glow = mixf(a.glow, b.glow, t),
    };
}

Surface sculpture_surface(const Sculpture *s, Vec3 p)
{
    Surface found = {{{0, 0, 0}, 0, 0, 0, 0, 0, {0, 0, 0}}, {0, 0, 0}};
    float d = 1e6f;
    for (int i = 0; i < s->part_count; i++) {
        const Part *part = &s->parts[i];
        if (out_of_reach(part, p, d))
            continue;
        Vec3 skin;
        float there = part_distance(s, part, p, &skin);
        float share = part->cut ? cut_from(&d, there, part->blend) : join(&d, there, part->blend);
        if (share <= 0)
            continue;
        Paint paint = part->paint;
        if (paint.pattern)
            paint.tint = paint.pattern(skin, paint.tint);
        found.paint = paint_mix(found.paint, paint, share);
        if (share > 0.5f)
            found.skin = skin;
    }
    return found;
}
