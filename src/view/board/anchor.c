/* Where pieces stand on a tile: at the anchors of the atlas, except that a hut gives way where the
 * tables put fisher and hut of one river on the same spot, or where they name no anchor at all.
 * Huts are seated one after the other, each where it stands on its own water if that can be, and
 * has room. */
#include <math.h>

#include "view/board/table_view.h"

#define NEAR .14f /* closer than this one piece hides the other, in tiles */

typedef struct Anchors {
    Point meeple[MAX_ZONES], hut[MAX_ZONES];
    bool seated[MAX_ZONES]; /* huts */
} Anchors;

/* Where the tables name no anchor: between the sides that the zone touches. */
static Point plain_anchor(const Zone *zone)
{
    static const float x[SIDES] = {.5f, .9f, .5f, .1f}, y[SIDES] = {.1f, .5f, .9f, .5f};
    Point sum = {.5f, .5f};
    float count = 1;
    for (int side = 0; side < SIDES; side++)
        if (zone->sides >> side & 1) {
            sum.x += x[side];
            sum.y += y[side];
            count++;
        }
    return (Point){sum.x / count, sum.y / count};
}

static Point known_anchor(const AtlasTile *known, const Zone *zone, const int16_t *anchor)
{
    if (known->overlay < 0 || anchor[0] < 0)
        return plain_anchor(zone);
    return (Point){(float)anchor[0] / ATLAS_UNIT, (float)anchor[1] / ATLAS_UNIT};
}

/* How far a place is from the nearest piece that may stand on the tile. */
static float room_at(const Tile *tile, const Anchors *anchors, Point at)
{
    float room = 1;
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind != ZONE_NONE && zone->kind != ZONE_LAKE)
            room = fminf(room, hypotf(anchors->meeple[z].x - at.x, anchors->meeple[z].y - at.y));
        if (anchors->seated[z])
            room = fminf(room, hypotf(anchors->hut[z].x - at.x, anchors->hut[z].y - at.y));
    }
    return room;
}

/* The best of many places round `at`. */
static Point seat_beside(const Atlas *atlas, EditionId edition, const Tile *tile,
                         const Anchors *anchors, int zone, Point at)
{
    enum { DIRECTIONS = 16, DISTANCES = 3 };
    float best = -1;
    Point chosen = at;
    for (int i = 0; i < DIRECTIONS * DISTANCES; i++) {
        float angle = (float)(i % DIRECTIONS) * 6.2831853f / DIRECTIONS;
        float distance = .18f + .04f * (float)(i / DIRECTIONS);
        Point place = {at.x + distance * cosf(angle), at.y + distance * sinf(angle)};
        if (place.x < .1f || place.x > .9f || place.y < .1f || place.y > .9f)
            continue;
        bool own = atlas_zone_at(atlas, edition, tile->number, 0, place.x, place.y) == zone;
        float worth = fminf(room_at(tile, anchors, place), .2f) + (own ? .05f : 0);
        if (worth > best) {
            best = worth;
            chosen = place;
        }
    }
    return chosen;
}

/* Seats huts until the zone's own is: those after it do not matter to it. */
static Point seat_hut(const Atlas *atlas, EditionId edition, const Tile *tile, int zone)
{
    const AtlasTile *known = &atlas->tiles[edition][tile->number];
    Anchors anchors = {0};
    for (int z = 0; z < MAX_ZONES; z++)
        anchors.meeple[z] = known_anchor(known, &tile->zones[z], known->meeple[z]);
    for (int lakes = 1; lakes >= 0; lakes--) /* lakes first: they have no fisher to give way to */
        for (int z = 0; z < MAX_ZONES && !anchors.seated[zone]; z++) {
            if (tile->zones[z].kind != (lakes ? ZONE_LAKE : ZONE_RIVER))
                continue;
            Point at = known_anchor(known, &tile->zones[z], known->hut[z]);
            anchors.hut[z] = room_at(tile, &anchors, at) < NEAR
                                 ? seat_beside(atlas, edition, tile, &anchors, z, at)
                                 : at;
            anchors.seated[z] = true;
        }
    return anchors.hut[zone];
}

Point table_anchor_on_tile(const Atlas *atlas, const Edition *edition, uint16_t node,
                           PieceKind kind)
{
    const TileSet *set = &edition->tiles;
    const Tile *tile = &set->tiles[set->node[node].tile];
    int zone = set->node[node].zone;
    if (kind == PIECE_HUT)
        return seat_hut(atlas, edition->rules.id, tile, zone);
    const AtlasTile *known = &atlas->tiles[edition->rules.id][tile->number];
    return known_anchor(known, &tile->zones[zone], known->meeple[zone]);
}

Point table_anchor(const Atlas *atlas, const Edition *edition, const Game *game, uint16_t node,
                   PieceKind kind)
{
    Point at = table_anchor_on_tile(atlas, edition, node, kind);
    const Site *site = game_site_of_tile(game, edition->tiles.node[node].tile);
    int x, y;
    atlas_turn(site->rotation, (int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT), &x,
               &y);
    return (Point){(float)site->cell.x + (float)x / ATLAS_UNIT,
                   (float)site->cell.y + (float)y / ATLAS_UNIT};
}
