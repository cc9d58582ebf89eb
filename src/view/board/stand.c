#include "view/board/draw.h"

#include <math.h>

#include "view/kit/paint.h"

/* A piece has its middle at least so far within the tile, whatever is known of its land. */
#define INSET .18f

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
    return (Point){fmaxf(INSET, fminf(sum.x / count, 1 - INSET)),
                   fmaxf(INSET, fminf(sum.y / count, 1 - INSET))};
}

Point table_anchor_on_tile(const Atlas *atlas, const Edition *edition, uint16_t node,
                           PieceKind kind)
{
    const TileSet *set = &edition->tiles;
    const Tile *tile = &set->tiles[set->node[node].tile];
    const AtlasTile *known = &atlas->tiles[edition->rules.id][tile->number];
    int zone = set->node[node].zone;
    const int16_t *anchor = kind == PIECE_HUT ? known->hut[zone] : known->meeple[zone];
    if (known->overlay < 0 || anchor[0] < 0)
        return plain_anchor(&tile->zones[zone]);
    return (Point){(float)anchor[0] / ATLAS_UNIT, (float)anchor[1] / ATLAS_UNIT};
}

Point table_anchor(const TableView *view, uint16_t node, PieceKind kind)
{
    Point at = table_anchor_on_tile(view->atlas, view->edition, node, kind);
    const Site *site = game_site_of_tile(view->game, view->edition->tiles.node[node].tile);
    int x, y;
    atlas_turn(site->rotation, (int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT), &x,
               &y);
    return (Point){(float)site->cell.x + (float)x / ATLAS_UNIT,
                   (float)site->cell.y + (float)y / ATLAS_UNIT};
}

/* The poses are for pieces of that size, as on a board seen late in a game. They are the same at
 * every other size, but for the tile's edge. */
#define USUAL 1.5f
#define MOST 1.75f    /* what is larger would not stand on its land */
#define HUT_SIZE .69f /* where the atlas has no pose */

/* What a sprite covers round its pivot, in tiles that it is drawn for. */
static Rect box_of(const Atlas *atlas, Role role)
{
    return board_sprite_rect(atlas, board_piece_sprite(role, (Colour)0), (Point){0, 0}, 1);
}

static Rect quarter(Rect box)
{
    return (Rect){-box.y - box.h, box.x, box.h, box.w};
}

static Rect scaled(Rect box, float by)
{
    return (Rect){box.x * by, box.y * by, box.w * by, box.h * by};
}

static float held(float value, float least, float most)
{
    return least > most ? (least + most) / 2 : fmaxf(least, fminf(value, most));
}

static AtlasPose pose_of(const TableView *view, Piece piece, const Site *site)
{
    const TileSet *set = &view->edition->tiles;
    const AtlasTile *known =
        &view->atlas->tiles[view->edition->rules.id][set->tiles[site->tile].number];
    int zone = set->node[piece.node].zone, rotation = view_turned(&view->board, site->rotation), x,
        y;
    bool hut = piece.kind == PIECE_HUT;
    uint32_t first = hut ? known->hut_pose[zone] : known->meeple_pose[zone];
    if (first > 0)
        return view->atlas->poses[first - 1 + (uint32_t)rotation];
    Point at = table_anchor_on_tile(view->atlas, view->edition, piece.node, (PieceKind)piece.kind);
    atlas_turn(rotation, (int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT), &x, &y);
    return (AtlasPose){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT, hut ? HUT_SIZE : 1, false};
}

PiecePose board_stand(const TableView *view, Piece piece, float scale)
{
    const Site *site = game_site_of_tile(view->game, view->edition->tiles.node[piece.node].tile);
    AtlasPose place = pose_of(view, piece, site);
    scale = fminf(scale, MOST * view->board.tile);
    Rect box = scaled(box_of(view->atlas, piece_role(&view->edition->tiles, piece)), USUAL);
    box = scaled(place.turned ? quarter(box) : box, place.size * scale / view->board.tile / USUAL);
    Point at = {held(place.x, -box.x, 1 - box.x - box.w), held(place.y, -box.y, 1 - box.y - box.h)};
    Rect cell = cell_seen(view, site->cell);
    Point pixel = {cell.x + at.x * cell.w, cell.y + at.y * cell.h};
    return (PiecePose){view_board_point(&view->board, pixel), scale * place.size, place.turned};
}

Point board_piece_at(const TableView *view, Piece piece)
{
    Point at = board_stand(view, piece, piece_scale(view->board.tile)).at;
    return point_seen(view, at);
}

Rect board_stand_box(const TableView *view, Role role, PiecePose stand)
{
    Rect box = box_of(view->atlas, role);
    box = scaled(stand.turned ? quarter(box) : box, stand.scale);
    Point at = point_seen(view, stand.at);
    return (Rect){at.x + box.x, at.y + box.y, box.w, box.h};
}
