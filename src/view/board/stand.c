#include "view/board/stand.h"

#include <math.h>
#include <string.h>

#include "view/kit/paint.h"

enum { SAMPLES = 5, SIZES = 3, BEASTS = 8 };

static const float sizes[SIZES] = {1, .85f, .7f};

/* What it costs to be smaller, by one of these sizes; to lie the other way; and, for a tile, to be
 * away from the anchor: in parts of the piece that stand on its land. */
typedef struct Prices {
    float smaller, turned, away;
    int steps; /* to every side of the anchor that are tried */
} Prices;

static const Prices plain = {.1f, .1f, .45f, 2},
                    aside = {.12f, .2f, .35f, 7}; /* where it would hide a beast there */

/* And to hide an animal or fish: on water, which is narrow, a fisher may rather, who is soon gone,
 * than a hut, whose fish are counted at the end. */
#define HIDING .8f
#define HIDING_BY_FISHER .2f
#define HIDING_BY_HUT 1

/* So much of a hut is to stand on its water, as it is seen from near too; what is missing costs. */
#define WET .3f
#define CLOSE .7f /* of its box */
#define DRY 4

#define STEP .06f  /* tiles between the places that are tried */
#define AIR .1f    /* of a box: in its corners there is nothing of the piece */
#define ENOUGH .7f /* on its land so much of a piece stands well */
#define SEEN .1f   /* a beast of which no more is hidden is seen */

/* A piece that looks for its place; lengths in tiles, of the tile as it is seen. */
typedef struct Search {
    const Atlas *atlas;
    EditionId edition;
    int tile, rotation;
    uint16_t zones; /* its land: bit per zone number */
    Point anchor;
    Rect box; /* round the pivot, at full size */
    const Prices *prices;
    bool water; /* every river is narrower than a piece: nothing is gained by a small one */
    bool hut;
    Rect beasts[BEASTS]; /* the tile's animals and fish */
    int beast_count;
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

/* The part of a box on the tile that lies on the piece's own land; 1 where the zones are not known.
 */
static float own_part(const Search *search, Rect box)
{
    int own = 0;
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        float x = AIR + (1 - 2 * AIR) * ((float)(i % SAMPLES) + .5f) / SAMPLES;
        float y = AIR + (1 - 2 * AIR) * ((float)(i / SAMPLES) + .5f) / SAMPLES;
        int zone = atlas_zone_at(search->atlas, search->edition, search->tile, search->rotation,
                                 box.x + x * box.w, box.y + y * box.h);
        own += zone < 0 || search->zones >> zone & 1;
    }
    return fminf(ENOUGH, (float)own / (SAMPLES * SAMPLES));
}

/* What a hut counts besides fish. */
static bool is_raft(const Search *search, const AtlasPut *put)
{
    return search->hut && strcmp(search->atlas->sprites[put->sprite].name, "raft") == 0;
}

/* The bodies of the tile's animals and fish, and of a raft that counts lakes. */
static void list_beasts(Search *search)
{
    const AtlasTile *known = &search->atlas->tiles[search->edition][search->tile];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
        const AtlasPut *put = &search->atlas->puts[known->first_put + p];
        int x, y;
        atlas_turn(search->rotation, put->x, put->y, &x, &y);
        Point at = {(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT};
        if (search->beast_count == BEASTS || (put->zone < 0 && !is_raft(search, put)))
            continue;
        Rect box =
            board_sprite_rect(search->atlas, search->atlas->sprites[put->sprite].name, at, 1);
        search->beasts[search->beast_count++] = (Rect){
            box.x + AIR * box.w, box.y + AIR * box.h, (1 - 2 * AIR) * box.w, (1 - 2 * AIR) * box.h};
    }
}

/* How much of beasts the box hides: 1 for a whole one. */
static float hidden_part(const Search *search, Rect box)
{
    float hidden = 0;
    for (int i = 0; i < search->beast_count; i++) {
        const Rect *beast = &search->beasts[i];
        hidden += rect_overlap(box, *beast) / (beast->w * beast->h);
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

/* What it costs that a hut would stand on the bank. */
static float price_of_bank(const Search *search, Rect box, Point at, float own)
{
    if (!search->hut)
        return 0;
    return DRY * fmaxf(0, WET - fminf(own, own_part(search, box_at(scaled(box, CLOSE), at))));
}

/* The best place for the box, which costs `as.worth`. */
static void try_box(const Search *search, Rect box, Place as, Place *best)
{
    int steps = search->prices->steps;
    float hiding = search->hut ? HIDING_BY_HUT : search->water ? HIDING_BY_FISHER : HIDING;
    int side = 2 * steps + 1;
    for (int i = 0; i < side * side; i++) {
        float dx = STEP * (float)(i % side - steps), dy = STEP * (float)(i / side - steps);
        Point at = {held(search->anchor.x + dx, -box.x, 1 - box.x - box.w),
                    held(search->anchor.y + dy, -box.y, 1 - box.y - box.h)};
        float price =
            as.worth + hiding * hidden_part(search, box_at(box, at)) +
            search->prices->away * hypotf(at.x - search->anchor.x, at.y - search->anchor.y);
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
    Point near = {held(search->anchor.x, -box.x, 1 - box.x - box.w),
                  held(search->anchor.y, -box.y, 1 - box.y - box.h)};
    Place best = {near, 1, -INFINITY, false};
    bool hides = hidden_part(search, box_at(box, near)) > SEEN;
    if (!hides && own_part(search, box_at(box, near)) >= ENOUGH)
        return best;
    const Prices *prices = search->prices = hides ? &aside : &plain;
    for (int i = 0; i < (search->water ? 1 : SIZES); i++)
        for (int turned = 0; turned < (lies ? 2 : 1); turned++) {
            float price = prices->smaller * (float)i + prices->turned * (float)turned;
            try_box(search, scaled(turned ? quarter(box) : box, sizes[i]),
                    (Place){{0, 0}, sizes[i], price, turned}, &best);
        }
    return best;
}

/* Places that were found. They follow from the tile alone, and a board asks for each in every
 * frame. */
typedef struct Found {
    const Atlas *atlas;
    EditionId edition;
    int tile, rotation;
    uint16_t zones;
    Role role;
    Point anchor;
    Place place;
} Found;

static bool is_of(const Found *found, const Search *search, Role role)
{
    return found->atlas == search->atlas && found->edition == search->edition &&
           found->tile == search->tile && found->rotation == search->rotation &&
           found->zones == search->zones && found->role == role &&
           found->anchor.x == search->anchor.x && found->anchor.y == search->anchor.y;
}

static Place find_once(Search *search, Role role)
{
    static Found known[1024];
    unsigned slot = (unsigned)search->tile * 4 + (unsigned)search->rotation;
    slot = (slot * 31 + search->zones) * 31 + (unsigned)role;
    Found *found = &known[slot % (sizeof known / sizeof *known)];
    if (!is_of(found, search, role)) {
        list_beasts(search);
        *found = (Found){search->atlas,  search->edition,
                         search->tile,   search->rotation,
                         search->zones,  role,
                         search->anchor, find(search, role == ROLE_HUNTER)};
    }
    return found->place;
}

/* A hut stands as well on the lake that its river ends in. */
static uint16_t zones_of(const Tile *tile, int zone, Role role)
{
    uint16_t zones = (uint16_t)(1u << zone);
    for (int z = 0; role == ROLE_HUT && z < MAX_ZONES; z++)
        zones |= (uint16_t)((tile->zones[z].kind == ZONE_LAKE) << z);
    return zones;
}

Stand board_stand(const Atlas *atlas, const BoardView *board, const TableView *view, Piece piece,
                  float scale)
{
    const TileSet *set = &view->edition->tiles;
    int tile = set->node[piece.node].tile;
    const Site *site = game_site_of_tile(view->game, tile);
    Role role = piece_role(set, piece);
    scale = fminf(scale, MOST * (float)board->tile);
    Point at = table_anchor_on_tile(atlas, view->edition, piece.node, (PieceKind)piece.kind);
    int x, y, turned = view_turned(board, site->rotation);
    atlas_turn(turned, (int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT), &x, &y);
    Search search = {.atlas = atlas,
                     .edition = view->edition->rules.id,
                     .tile = set->tiles[tile].number,
                     .zones = zones_of(&set->tiles[tile], set->node[piece.node].zone, role),
                     .rotation = turned,
                     .anchor = {(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT},
                     .box = scaled(box_of(atlas, role), USUAL),
                     .water = role == ROLE_FISHER || role == ROLE_HUT,
                     .hut = role == ROLE_HUT};
    Place place = find_once(&search, role);
    Rect box = scaled(place.turned ? quarter(search.box) : search.box,
                      place.size * scale / (float)board->tile / USUAL);
    place.at.x = held(place.at.x, -box.x, 1 - box.x - box.w);
    place.at.y = held(place.at.y, -box.y, 1 - box.y - box.h);
    Rect cell = view_cell(board, site->cell.x, site->cell.y);
    Point pixel = {cell.x + place.at.x * cell.w, cell.y + place.at.y * cell.h};
    return (Stand){view_board_point(board, pixel), scale * place.size, place.turned};
}

Rect board_stand_box(const Atlas *atlas, const BoardView *board, Role role, Stand stand)
{
    Rect box = box_of(atlas, role);
    box = scaled(stand.turned ? quarter(box) : box, stand.scale);
    Point at = view_pixel(board, stand.at.x, stand.at.y);
    return (Rect){at.x + box.x, at.y + box.y, box.w, box.h};
}
