#include "crowns.h"

enum { COST_SEEN = 1, COST_BARE = 6 /* not even the rim of a crown */ };

/* A path is at most so wide; so far from a river's end and from huts and fishers nothing
 * may be hidden. */
static const float PATH_WIDTH = 0.19f, END_REACH = 0.075f, HUT_REACH = 0.095f;

/* The crown round a tree's pivot, upright: its picture is a little narrower than its box. */
static const float CROWN_HALF = 0.060f, CROWN_UP = 0.118f, CROWN_DOWN = 0.044f;

/* What a crown may hide, in parts of itself. */
static const float HIDDEN = 0.13f;

static ZoneKind kind_at(const Tile *tile, const Fields *fields, Vec2 p)
{
    return (ZoneKind)tile->zones[fields->zones[field_index(p.x, p.y)] - 1].kind;
}

static Vec2 away_from_forest(const Fields *fields, Vec2 p)
{
    const float STEP = 0.012f;
    const float *forest = fields->forest;
    return vec2_normalize(
        vec2(forest[field_index(p.x + STEP, p.y)] - forest[field_index(p.x - STEP, p.y)],
             forest[field_index(p.x, p.y + STEP)] - forest[field_index(p.x, p.y - STEP)]));
}

/* Whether p lies on a narrow way of meadow with a forest on one side and something else than
 * meadow on the other. In the corners of the tile all paths are narrow: they end there. */
static bool on_path(const Tile *tile, const Fields *fields, Vec2 p)
{
    const float STEP = 0.008f, CORNER = 0.12f;
    float width = fields->forest[field_index(p.x, p.y)];
    if (kind_at(tile, fields, p) != ZONE_MEADOW || width > PATH_WIDTH)
        return false;
    if (fminf(p.x, 1 - p.x) + fminf(p.y, 1 - p.y) < CORNER)
        return false;
    Vec2 way = vec2_scale(away_from_forest(fields, p), STEP);
    for (Vec2 q = p; width < PATH_WIDTH; width += STEP) {
        q = vec2_add(q, way);
        if (q.x < 0 || q.y < 0 || q.x >= 1 || q.y >= 1)
            return false;
        if (fields->zones[field_index(q.x, q.y)] != fields->zones[field_index(p.x, p.y)])
            return true;
    }
    return false;
}

static bool near_end(const Layout *layout, Vec2 p)
{
    for (int i = 0; i < layout->river_count; i++) {
        const River *river = &layout->rivers[i];
        if (river->ends && vec2_distance(p, river->way[river->count - 1].centre) < END_REACH)
            return true;
    }
    return false;
}

/* Near the place of a hut or a fisher. */
static bool near_hut(const Tile *tile, const Placement *placement, Vec2 p)
{
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        ZoneKind kind = (ZoneKind)tile->zones[zone].kind;
        if (placement->anchored[zone] && (kind == ZONE_RIVER || kind == ZONE_LAKE) &&
            (vec2_distance(p, placement->huts[zone]) < HUT_REACH ||
             vec2_distance(p, placement->anchors[zone]) < HUT_REACH))
            return true;
    }
    return false;
}

void sights_make(Sights *sights, const Tile *tile, const Layout *layout, const Fields *fields,
                 const Placement *placement)
{
    for (int i = 0; i < FRAMING_SIDE * FRAMING_SIDE; i++) {
        Vec2 p = vec2(((float)(i % FRAMING_SIDE) + 0.5f) / FRAMING_SIDE,
                      ((float)(i / FRAMING_SIDE) + 0.5f) / FRAMING_SIDE);
        bool wet = fields->water[field_index(p.x, p.y)] < -0.004f;
        sights->cost[i] = near_hut(tile, placement, p) || (wet && near_end(layout, p)) ? COST_BARE
                          : wet || on_path(tile, fields, p)                            ? COST_SEEN
                                                                                       : 0;
    }
}

bool crown_fits(const Sights *sights, Vec2 p, TreeSize size)
{
    /* upwards on the screen as it lies on the tile, by quarter turns of the tile */
    static const Vec2 UP[] = {{0, -1}, {-1, 0}, {0, 1}, {1, 0}};
    float scale = size == TREE_YOUNG ? YOUNG_TREE : 1;
    float half = CROWN_HALF * scale, high = 0.5f * (CROWN_UP + CROWN_DOWN) * scale;
    float rise = 0.5f * (CROWN_UP - CROWN_DOWN) * scale;
    for (int turn = 0; turn < SIDES; turn++) {
        Vec2 middle = vec2_add(p, vec2_scale(UP[turn], rise));
        float half_x = turn % 2 ? high : half, half_y = turn % 2 ? half : high;
        int seen = 0, hidden = 0;
        for (int y = (int)((middle.y - half_y) * FRAMING_SIDE);
             y <= (int)((middle.y + half_y) * FRAMING_SIDE); y++) {
            for (int x = (int)((middle.x - half_x) * FRAMING_SIDE);
                 x <= (int)((middle.x + half_x) * FRAMING_SIDE); x++) {
                float dx = (((float)x + 0.5f) / FRAMING_SIDE - middle.x) / half_x,
                      dy = (((float)y + 0.5f) / FRAMING_SIDE - middle.y) / half_y;
                if (dx * dx + dy * dy > 1)
                    continue;
                seen++;
                if (x >= 0 && y >= 0 && x < FRAMING_SIDE && y < FRAMING_SIDE)
                    hidden += sights->cost[y * FRAMING_SIDE + x];
            }
        }
        if ((float)hidden > HIDDEN * (float)seen)
            return false;
    }
    return true;
}
