#include "view/board/stand.h"

#include <math.h>
#include <string.h>

#include "view/kit/paint.h"

enum { SAMPLES = 5, SIZES = 3, BEASTS = 16 };

static const float sizes[SIZES] = {1, .85f, .7f};

/* Of every hut: at that size one stands beside the fish of a lake and leaves free what joins it. */
#define HUT_SIZE .69f

/* The squares along a side by which a tile is looked at for where waters join. */
enum { GRAIN = 32 };

/* What it costs to be smaller, by one of these sizes; to lie the other way; and, for a tile, to be
 * away from the anchor: in parts of the piece that stand on its land. */
typedef struct Prices {
    float smaller, turned, away;
    float step; /* tiles between the places that are tried */
    int steps;  /* to every side of the anchor */
} Prices;

static const Prices plain = {.1f, .1f, .45f, .06f, 2},
                    aside = {.12f, .2f, .35f, .06f, 7}, /* where it would hide a beast there */
    afloat = {.25f, .2f, .35f, .04f, 10};               /* likewise on water, which is narrow */

/* And to hide an animal or fish: on water, which is narrow, a fisher may rather, who is soon gone,
 * than a hut, whose fish are counted at the end. */
#define HIDING .8f
#define HIDING_BY_FISHER .2f
#define HIDING_BY_HUT 1.8f
#define HIDING_A_JOIN .75f /* of that: a little of it tells enough */

/* So much of a hut is to stand on its water, as it is seen from near too; what is missing costs. */
#define WET .3f
#define CLOSE .7f /* of its box */
#define DRY 4

/* That the middle of a fisher or hut is not over its water, so that it seems to stand beside it. */
#define ASTRAY 2

#define AIR .1f    /* of a box: in its corners there is nothing of the piece */
#define ENOUGH .7f /* on its land so much of a piece stands well */
#define SEEN .1f   /* a beast of which no more is hidden is seen */

/* A piece that looks for its place; lengths in tiles, of the tile as it is seen. */
typedef struct Search {
    const Stood *piece;
    Rect box; /* round the pivot, at full size */
    const Prices *prices;
    bool water; /* every river is narrower than a piece: small ones gain there by what they leave
                   free */
    bool hut;
    Rect beasts[BEASTS]; /* the tile's animals and fish; behind them where waters join */
    int beast_count, first_join;
} Search;

/* Tiles that a piece is drawn for, to those that it is drawn on, when its place is looked for: as
 * on a board seen late in a game. It is the same place at every other size, but for the tile's
 * edge. */
#define USUAL 1.5f
#define MOST 1.75f /* what is larger would not stand on its land */

typedef struct Place {
    Point at;
    float size, worth;
    bool turned;
} Place;

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

/* Whether a point of the tile lies on the piece's own land, or the zones are not known. */
static bool is_own(const Search *search, Point at)
{
    int zone = atlas_zone_at(search->piece->atlas, search->piece->edition, search->piece->tile,
                             search->piece->rotation, at.x, at.y);
    return zone < 0 || search->piece->zones >> zone & 1;
}

/* The part of a box on the tile that lies on the piece's own land; 1 where the zones are not known.
 */
static float own_part(const Search *search, Rect box)
{
    int own = 0;
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        float x = AIR + (1 - 2 * AIR) * ((float)(i % SAMPLES) + .5f) / SAMPLES;
        float y = AIR + (1 - 2 * AIR) * ((float)(i / SAMPLES) + .5f) / SAMPLES;
        own += is_own(search, (Point){box.x + x * box.w, box.y + y * box.h});
    }
    return fminf(ENOUGH, (float)own / (SAMPLES * SAMPLES));
}

/* What counts on its lake as fish do. */
static bool is_vessel(const Search *search, const AtlasPut *put)
{
    const char *name = search->piece->atlas->sprites[put->sprite].name;
    return search->hut && (strcmp(name, "raft") == 0 || strcmp(name, "logboat") == 0);
}

/* The bodies of the tile's animals and fish, and for a hut the vessels. */
static void list_beasts(Search *search)
{
    const AtlasTile *known =
        &search->piece->atlas->tiles[search->piece->edition][search->piece->tile];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
        const AtlasPut *put = &search->piece->atlas->puts[known->first_put + p];
        if ((put->zone < 0 && !is_vessel(search, put)) || search->beast_count == BEASTS)
            continue;
        int x, y;
        atlas_turn(search->piece->rotation, put->x, put->y, &x, &y);
        Rect box =
            board_sprite_rect(search->piece->atlas, search->piece->atlas->sprites[put->sprite].name,
                              (Point){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT}, 1);
        search->beasts[search->beast_count++] = (Rect){
            box.x + AIR * box.w, box.y + AIR * box.h, (1 - 2 * AIR) * box.w, (1 - 2 * AIR) * box.h};
    }
}

/* Where waters of the hut's land meet, as if fish were there: seen, it tells that they are one. */
static void list_joins(Search *search)
{
    Rect joins[2 * MAX_ZONES] = {{0}}; /* by the sum of both zones */
    int before[GRAIN] = {0}, zones = 0;
    for (int i = 0; i < GRAIN * GRAIN; i++) {
        const Stood *piece = search->piece;
        float x = ((float)(i % GRAIN) + .5f) / GRAIN, y = ((float)(i / GRAIN) + .5f) / GRAIN;
        int zone = atlas_zone_at(piece->atlas, piece->edition, piece->tile, piece->rotation, x, y);
        zone = zone >= 0 && piece->waters >> zone & 1 ? zone : -1;
        for (int k = 0; k < 2 && i >= GRAIN; k++) {
            int other = k == 0 ? before[i % GRAIN] : i % GRAIN > 0 ? zones : -1;
            if (zone < 0 || other < 0 || other == zone)
                continue;
            Rect *join = &joins[zone + other];
            float right = fmaxf(x, join->x + join->w), foot = fmaxf(y, join->y + join->h);
            join->x = join->w > 0 ? fminf(x, join->x) : x;
            join->y = join->w > 0 ? fminf(y, join->y) : y;
            join->w = fmaxf(1.f / GRAIN, right - join->x);
            join->h = fmaxf(1.f / GRAIN, foot - join->y);
        }
        before[i % GRAIN] = zones = zone;
    }
    for (int i = 0; i < 2 * MAX_ZONES; i++)
        if (joins[i].w > 0 && search->beast_count < BEASTS)
            search->beasts[search->beast_count++] = joins[i];
}

/* How much of beasts the box hides: 1 for a whole one. A hut, which cannot but lie on some of a
 * full lake, rather hides a little of many than one. */
static float hidden_part(const Search *search, Rect box)
{
    float hidden = 0;
    for (int i = 0; i < search->beast_count; i++) {
        const Rect *beast = &search->beasts[i];
        float part = rect_overlap(box, *beast) / (beast->w * beast->h);
        float weight = i < search->first_join ? 1 : HIDING_A_JOIN;
        hidden += search->hut ? weight * part * part * part : part;
    }
    return hidden;
}

static float held(float value, float least, float most)
{
    return least > most ? (least + most) / 2 : fmaxf(least, fminf(value, most));
}

static Rect box_at(Rect box, Point at)
{
    return (Rect){at.x + box.x, at.y + box.y, box.w, box.h};
}

/* What it costs that a fisher or hut would stand on the bank. */
static float price_of_bank(const Search *search, Rect box, Point at, float own)
{
    if (!search->water)
        return 0;
    if (!is_own(search, at))
        return ASTRAY;
    if (!search->hut)
        return 0;
    return DRY * fmaxf(0, WET - fminf(own, own_part(search, box_at(scaled(box, CLOSE), at))));
}

/* The best place for the box, which costs `as.worth`. */
static void try_box(const Search *search, Rect box, Place as, Place *best)
{
    int steps = search->prices->steps;
    float step = search->prices->step;
    float hiding = search->hut ? HIDING_BY_HUT : search->water ? HIDING_BY_FISHER : HIDING;
    int side = 2 * steps + 1;
    for (int i = 0; i < side * side; i++) {
        float dx = step * (float)(i % side - steps), dy = step * (float)(i / side - steps);
        Point at = {held(search->piece->anchor.x + dx, -box.x, 1 - box.x - box.w),
                    held(search->piece->anchor.y + dy, -box.y, 1 - box.y - box.h)};
        float price = as.worth + hiding * hidden_part(search, box_at(box, at)) +
                      search->prices->away *
                          hypotf(at.x - search->piece->anchor.x, at.y - search->piece->anchor.y);
        if (ENOUGH - price <= best->worth)
            continue;
        float own = own_part(search, box_at(box, at));
        float worth = own - price - price_of_bank(search, box, at, own);
        if (worth > best->worth)
            *best = (Place){at, as.size, worth, as.turned};
    }
}

/* Where it stands well as near to its anchor as it can, it stays as it is. */
static Place find(Search *search, bool lies)
{
    Rect box = search->box;
    Point near = {held(search->piece->anchor.x, -box.x, 1 - box.x - box.w),
                  held(search->piece->anchor.y, -box.y, 1 - box.y - box.h)};
    Place best = {near, search->hut ? HUT_SIZE : 1, -INFINITY, false};
    bool hides = hidden_part(search, box_at(box, near)) > SEEN;
    if (!hides && own_part(search, box_at(box, near)) >= ENOUGH)
        return best;
    bool astray = search->water && !is_own(search, near);
    const Prices *prices = search->prices = !hides && !astray ? &plain
                                            : search->water   ? &afloat
                                                              : &aside;
    for (int i = 0; i < (search->hut || (search->water && !astray) ? 1 : SIZES); i++)
        for (int turned = 0; turned < (lies ? 2 : 1); turned++) {
            float price = prices->smaller * (float)i + prices->turned * (float)turned;
            try_box(search, scaled(turned ? quarter(box) : box, sizes[i]),
                    (Place){{0, 0}, search->hut ? HUT_SIZE : sizes[i], price, turned}, &best);
        }
    return best;
}

/* Where the piece was found to stand, or NULL. */
static const Stood *recall(const StoodUi *stood, const Stood *of)
{
    for (int i = 0; stood && i < MAX_STOOD; i++) {
        const Stood *item = &stood->items[i];
        if (item->atlas == of->atlas && item->edition == of->edition && item->tile == of->tile &&
            item->rotation == of->rotation && item->zones == of->zones && item->role == of->role &&
            item->anchor.x == of->anchor.x && item->anchor.y == of->anchor.y)
            return item;
    }
    return NULL;
}

/* Looks for the place. */
static void find_place(Stood *piece)
{
    Search search = {.piece = piece,
                     .box = scaled(box_of(piece->atlas, piece->role), USUAL),
                     .water = piece->role == ROLE_FISHER || piece->role == ROLE_HUT,
                     .hut = piece->role == ROLE_HUT};
    if (search.hut)
        search.box = scaled(search.box, HUT_SIZE);
    list_beasts(&search);
    search.first_join = search.beast_count;
    if (search.hut)
        list_joins(&search);
    Place place = find(&search, piece->role == ROLE_HUNTER);
    piece->at = place.at;
    piece->size = place.size;
    piece->turned = place.turned;
}

/* All of a tile's waters that one is joined with there: its lake, and what flows into that. */
static uint16_t waters_of(const Tile *tile, int zone)
{
    int lake = tile->zones[zone].kind == ZONE_LAKE ? zone : tile->zones[zone].lake;
    uint16_t waters = (uint16_t)(1u << zone);
    for (int z = 0; lake >= 0 && z < MAX_ZONES; z++)
        if (z == lake || (tile->zones[z].kind == ZONE_RIVER && tile->zones[z].lake == lake))
            waters |= (uint16_t)(1u << z);
    return waters;
}

/* A hut stands as well on the lake that its river ends in. */
static uint16_t zones_of(const Tile *tile, int zone, Role role)
{
    int lake = role == ROLE_HUT ? tile->zones[zone].lake : -1;
    return (uint16_t)(1u << zone | (lake >= 0 ? 1u << lake : 0));
}

/* What the place of a piece follows from. */
static Stood stood_of(const Atlas *atlas, const BoardView *board, const TableView *view,
                      Piece piece)
{
    const TileSet *set = &view->edition->tiles;
    const Tile *tile = &set->tiles[set->node[piece.node].tile];
    const Site *site = game_site_of_tile(view->game, set->node[piece.node].tile);
    Role role = piece_role(set, piece);
    Point at = table_anchor_on_tile(atlas, view->edition, piece.node, (PieceKind)piece.kind);
    int x, y, turned = view_turned(board, site->rotation);
    atlas_turn(turned, (int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT), &x, &y);
    return (Stood){.atlas = atlas,
                   .edition = view->edition->rules.id,
                   .tile = tile->number,
                   .rotation = turned,
                   .zones = zones_of(tile, set->node[piece.node].zone, role),
                   .waters = waters_of(tile, set->node[piece.node].zone),
                   .role = role,
                   .anchor = {(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT}};
}

Stand board_stand(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece,
                  float scale)
{
    const Site *site = game_site_of_tile(view->game, view->edition->tiles.node[piece.node].tile);
    Stood place = stood_of(atlas, board, view, piece);
    const Stood *known = recall(view->stood, &place);
    scale = fminf(scale, MOST * (float)board->tile);
    if (known)
        place = *known;
    else
        find_place(&place);
    Rect box = scaled(box_of(atlas, place.role), USUAL);
    box =
        scaled(place.turned ? quarter(box) : box, place.size * scale / (float)board->tile / USUAL);
    Point at = {held(place.at.x, -box.x, 1 - box.x - box.w),
                held(place.at.y, -box.y, 1 - box.y - box.h)};
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    Point pixel = {cell.x + at.x * cell.w, cell.y + at.y * cell.h};
    return (Stand){view_board_point(board, pixel), scale * place.size, place.turned};
}

Point board_piece_at(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece)
{
    Point at = board_stand(atlas, board, view, piece, piece_scale((float)board->tile)).at;
    return view_pixel(board, at.x, at.y);
}

static void keep(StoodUi *stood, Stood place)
{
    if (recall(stood, &place))
        return;
    find_place(&place);
    stood->items[stood->next] = place;
    stood->next = (stood->next + 1) % MAX_STOOD;
}

void board_stood_keep(const Atlas *atlas, const BoardView *board, const TableView *view,
                      StoodUi *stood)
{
    for (int i = 0; i < view->game->piece_count; i++)
        keep(stood, stood_of(atlas, board, view, view->game->pieces[i]));
    for (int i = 0; i < view->spot_count + view->refused_count; i++)
        keep(stood, stood_of(atlas, board, view, spot_piece(view, &view->spots[i])));
}

Rect board_stand_box(const Atlas *atlas, const BoardView *board, Role role, Stand stand)
{
    Rect box = box_of(atlas, role);
    box = scaled(stand.turned ? quarter(box) : box, stand.scale);
    Point at = view_pixel(board, stand.at.x, stand.at.y);
    return (Rect){at.x + box.x, at.y + box.y, box.w, box.h};
}
