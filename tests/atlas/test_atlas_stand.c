/* Pieces on the land of both editions: wherever one may stand, however the tile lies and at every
 * size, all that is painted of it lies on its tile, its middle and a good part of it on its own
 * zone; a hunter does not lie on an animal, nor does a hut hide the fish and vessels that it
 * counts, nor that a river joins its lake, and all huts are of one size. And the open ends of
 * areas, which are found by what is painted at the tiles' sides. The places that a tile offers for
 * pieces are each on their own area, and in the direction that their names say, or have numbers. */
#include "check.h"
#include "land_support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"
#include "view/board/draw.h"
#include "view/board/spots.h"
#include "view/words/areas.h"

enum { TURNS = 4, PAINTED = 96, GRID = 16, FINE = 64 };

/* Pixels a tile: by itself the view shows land smaller in small windows alone. */
enum { BY_ITSELF = 72 };

#define HIDDEN .25f        /* of an animal: what is left of it tells what it is */
#define HIDDEN_FISH .5f    /* of a fish below a hut, which is as broad as a lake */
#define HIDDEN_MENHIR .52f /* and of a menhir or gold below a gatherer */

static const int tile_sizes[] = {20, 39, 56, 72, 150, 222};

static Game game;
static int checked, smaller, turned, hunters, hiding, huts, covering, joins, unseen;
static float least_hut = 2, largest_hut, veiled;

/* What is painted of a piece, pixels: its picture without the clear corners. */
static bool is_painted(Role role, PiecePose stand, float x, float y)
{
    static const AtlasCut *cuts[ROLES]; /* looked up once: it is asked for each pixel */
    if (!cuts[role])
        cuts[role] =
            &atlas.sprites[atlas_sprite(&atlas, board_piece_sprite(role, (Colour)0))].cut[0];
    const AtlasCut *cut = cuts[role];
    float by = (float)atlas_levels[0] / stand.scale;
    float sx = (stand.turned ? y : x) * by + cut->pivot_x;
    float sy = (stand.turned ? -x : y) * by + cut->pivot_y;
    if (sx < 0 || sy < 0 || sx >= (float)cut->w || sy >= (float)cut->h)
        return false;
    return land_pixel(cut, (int)sx, (int)sy)[3] > PAINTED;
}

/* A piece that stands on a tile as it is shown, turned so often. */
typedef struct Standing {
    EditionId edition;
    const Tile *tile;
    int rotation;
    Role role;
    PiecePose stand;
} Standing;

/* Whether a piece of that zone stands on the other one: a hut does on the lake of its river. */
static bool is_land_of(const Tile *tile, int zone, Role role, int under)
{
    return under == zone || (role == ROLE_HUT && under >= 0 && tile->zones[zone].lake == under);
}

/* Of what is painted, how much lies on the zone; -1 where some lies beyond the tile. */
static float own_part(const BoardView *board, const Standing *piece, int zone)
{
    Rect cell = view_cell(board, 0, 0);
    Rect box =
        board_stand_box(&(TableView){.atlas = &atlas, .board = *board}, piece->role, piece->stand);
    Point at = view_pixel(board, piece->stand.at.x, piece->stand.at.y);
    int painted = 0, own = 0;
    for (int i = 0; i < GRID * GRID; i++) {
        Point p = {box.x + box.w * ((float)(i % GRID) + .5f) / GRID,
                   box.y + box.h * ((float)(i / GRID) + .5f) / GRID};
        if (!is_painted(piece->role, piece->stand, p.x - at.x, p.y - at.y))
            continue;
        float x = (p.x - cell.x) / cell.w, y = (p.y - cell.y) / cell.h;
        if (x < 0 || y < 0 || x > 1 || y > 1)
            return -1;
        painted++;
        int under =
            atlas_zone_at(&atlas, piece->edition, piece->tile->number, piece->rotation, x, y);
        own += is_land_of(piece->tile, zone, piece->role, under);
    }
    return (float)own / (float)painted;
}

/* Whether the middle of a piece lies on its land. */
static bool is_over_land(const BoardView *board, const Standing *piece, int zone)
{
    Rect cell = view_cell(board, 0, 0);
    Point at = view_pixel(board, piece->stand.at.x, piece->stand.at.y);
    int under = atlas_zone_at(&atlas, piece->edition, piece->tile->number, piece->rotation,
                              (at.x - cell.x) / cell.w, (at.y - cell.y) / cell.h);
    return is_land_of(piece->tile, zone, piece->role, under);
}

/* The least part of a piece that must stand on its land: the stub of a river before a lake is far
 * smaller than any piece. */
static float least_part(Role role)
{
    return role == ROLE_FISHER ? .02f : role == ROLE_HUT ? .06f : .28f;
}

/* The largest part of an animal's or fish's picture that lies below what is painted of the piece.
 */
static float hidden_part(const BoardView *board, const Standing *piece)
{
    const AtlasTile *known = &atlas.tiles[piece->edition][piece->tile->number];
    Rect cell = view_cell(board, 0, 0);
    Point at = view_pixel(board, piece->stand.at.x, piece->stand.at.y);
    float most = 0;
    for (uint32_t p = 0; p < known->put_count; p++) {
        const AtlasPut *put = &atlas.puts[known->first_put + p];
        int x, y, hidden = 0;
        bool counts = piece->role == ROLE_HUT        ? put_is(put, "raft") || put_is(put, "logboat")
                      : piece->role == ROLE_GATHERER ? put_is(put, "menhir") || put_is(put, "gold")
                                                     : false;
        if (put->zone < 0 && !counts)
            continue;
        atlas_turn(piece->rotation, put->x, put->y, &x, &y);
        Point stands = {cell.x + cell.w * (float)x / ATLAS_UNIT,
                        cell.y + cell.h * (float)y / ATLAS_UNIT};
        Rect body = board_sprite_rect(&atlas, atlas.sprites[put->sprite].name, stands, board->tile);
        for (int i = 0; i < GRID * GRID; i++)
            hidden += is_painted(piece->role, piece->stand,
                                 body.x + body.w * ((float)(i % GRID) + .5f) / GRID - at.x,
                                 body.y + body.h * ((float)(i / GRID) + .5f) / GRID - at.y);
        most = fmaxf(most, (float)hidden / (GRID * GRID));
    }
    return most;
}

/* Which of the tile's waters a place lies on that are one with a zone's there; -1: none. */
static int water_at(const Standing *piece, int zone, float x, float y)
{
    const Zone *zones = piece->tile->zones;
    int lake = zones[zone].kind == ZONE_LAKE ? zone : zones[zone].lake;
    int at = atlas_zone_at(&atlas, piece->edition, piece->tile->number, piece->rotation, x, y);
    return at >= 0 && lake >= 0 && (at == lake || zones[at].lake == lake) ? at : -1;
}

/* Counts where a river meets the lake of a hut, and where the hut hides most of that. */
static void count_joins(const BoardView *board, const Standing *piece, int zone)
{
    Rect cell = view_cell(board, 0, 0);
    Point at = view_pixel(board, piece->stand.at.x, piece->stand.at.y);
    int all[MAX_ZONES] = {0}, hidden[MAX_ZONES] = {0};
    for (int i = 0; i < FINE * FINE; i++) {
        float x = (float)(i % FINE) / FINE, y = (float)(i / FINE) / FINE;
        int here = water_at(piece, zone, x, y);
        int right = here < 0 ? -1 : water_at(piece, zone, x + 1.f / FINE, y);
        int below = here < 0 ? -1 : water_at(piece, zone, x, y + 1.f / FINE);
        int other = right >= 0 && right != here ? right : below;
        if (here < 0 || other < 0 || other == here)
            continue;
        int river = piece->tile->zones[here].kind == ZONE_RIVER ? here : other;
        all[river]++;
        hidden[river] += is_painted(piece->role, piece->stand, cell.x + x * cell.w - at.x,
                                    cell.y + y * cell.h - at.y);
    }
    for (int z = 0; z < MAX_ZONES; z++) {
        joins += all[z] > 0;
        unseen += 2 * hidden[z] > all[z];
    }
}

static void check_piece(const Look *look, Piece piece, int zone)
{
    TableView view = {.atlas = &atlas, .edition = test_edition(look->edition), .game = &game};
    Role role = piece_role(&test_edition(look->edition)->tiles, piece);
    game.pieces[0] = piece;
    game.piece_count = 1;
    for (int turn = 0; turn < 2 * TURNS; turn++) {
        game.sites[0].rotation = (uint8_t)(turn % TURNS);
        for (size_t s = 0; s < sizeof tile_sizes / sizeof *tile_sizes; s++) {
            BoardView board = {.tile = tile_sizes[s], .turn = turn / TURNS, .origin = {500, 400}};
            float scale = piece_scale(board.tile);
            view.board = board;
            PiecePose stand = board_stand(&view, piece, scale);
            Standing standing = {look->edition, look->tile, view_turned(&board, turn % TURNS), role,
                                 stand};
            float own = own_part(&board, &standing, zone);
            float hidden = hidden_part(&board, &standing);
            checked++;
            hunters += role == ROLE_HUNTER;
            hiding += role == ROLE_HUNTER && hidden > HIDDEN;
            huts += role == ROLE_HUT;
            covering += role == ROLE_HUT && hidden > HIDDEN_FISH;
            veiled = role == ROLE_GATHERER ? fmaxf(veiled, hidden) : veiled;
            float size = stand.scale / fminf(scale, 1.75f * board.tile);
            least_hut = role == ROLE_HUT ? fminf(size, least_hut) : least_hut;
            largest_hut = role == ROLE_HUT ? fmaxf(size, largest_hut) : largest_hut;
            if (role == ROLE_HUT && board.tile == BY_ITSELF)
                count_joins(&board, &standing, zone);
            smaller += role != ROLE_HUT && stand.scale < .9f * fminf(scale, 1.7f * board.tile);
            turned += stand.turned;
            if (board.tile >= BY_ITSELF && !is_over_land(&board, &standing, zone))
                land_fault(look, "role %d of zone %d, turned by %d, %d pixels a tile: astray", role,
                           zone, turn, board.tile);
            if (own < least_part(role) || stand.scale < .68f * fminf(scale, 1.7f * board.tile))
                land_fault(look, "role %d of zone %d, turned by %d, %d pixels a tile: %s %.2f",
                           role, zone, turn, board.tile, own < 0 ? "beyond the tile" : "its land",
                           (double)own);
        }
    }
}

static void check_tile(const Look *look)
{
    land_lay_alone(look->edition, look->tile, &game);
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &look->tile->zones[z];
        for (int kind = 0; kind < PIECE_KINDS && zone->kind != ZONE_NONE; kind++) {
            bool water = zone->kind == ZONE_LAKE || zone->kind == ZONE_RIVER;
            if (kind == PIECE_HUT ? !water : zone->kind == ZONE_LAKE)
                continue;
            check_piece(look, (Piece){.kind = (uint8_t)kind, .node = zone->node}, z);
        }
    }
}

/* As many as the rules count, of every area of the land so far, as the board is seen turned. */
static int check_ends(EditionId edition, int turn)
{
    TableView view = {.atlas = &atlas, .edition = test_edition(edition), .game = &game};
    view.board = (BoardView){.tile = 72, .turn = turn, .origin = {500, 400}};
    static OpenEnds ends;
    int open = 0;
    for (int i = 0; i < game.placed_count; i++)
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &test_edition(edition)->tiles.tiles[game.placed[i]].zones[z];
            if (zone->kind == ZONE_NONE || zone->kind == ZONE_LAKE)
                continue;
            AreaInfo info = area_info(test_edition(edition), &game, zone->node);
            board_list_open_ends(&view, (Lit){zone->node, false}, &ends);
            assert_int_equal(ends.count, info.open);
            open += ends.count;
        }
    return open;
}

TEST(open_ends_are_those_of_the_rules)
{
    int open = 0;
    for (int id = 0; id < EDITIONS; id++) {
        Walk w = test_walk((EditionId)id, 3, 12);
        for (int moves = 0; w.game.phase != PHASE_END; test_go_on(&w), moves++) {
            game = w.game;
            open += moves % 9 == 0 ? check_ends((EditionId)id, moves / 9 % TURNS) : 0;
        }
    }
    assert_true(open > 2000);
}

TEST(pieces_stand_on_their_tiles)
{
    for_each_tile(check_tile);
    assert_true(test_met(checked > 40000));
    assert_true(
        test_met(smaller > 100 && smaller < checked / 4)); /* a small piece is the last resort */
    assert_true(largest_hut - least_hut < .01f);
    assert_true(veiled < HIDDEN_MENHIR);
    assert_true(test_met(joins > 1000 && unseen < joins / 50));
    assert_true(test_met(turned > 100 && turned < checked / 4));
    assert_true(
        test_met(hunters > 10000 && hiding < hunters / 40));     /* where the land is too narrow */
    assert_true(test_met(huts > 10000 && covering < huts / 40)); /* or a lake is full of fish */
}

/* Tiles from the tile's middle: nearer all directions are alike. */
#define NEAR_MIDDLE .1f
#define MIDDLE .2f /* what is named after it lies as near as that */

/* Where the view of a table puts them, in tiles as it is seen. */
typedef struct Choice {
    EditionId edition;
    const Tile *tile;
    TableView view;
} Choice;

static int offered, named, figures, numbers;

static void add(TableView *view, uint16_t node, PieceKind kind)
{
    Role role = piece_role(&view->edition->tiles, (Piece){.kind = (uint8_t)kind, .node = node});
    view->spots[view->main_count++] = (Spot){.node = node, .role = role};
    view->spot_count = view->main_count;
}

static void place(Choice *choice)
{
    TableView *view = &choice->view;
    float scale = board_spot_scale(view, choice->view.board.tile);
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->at = board_stand(view, spot_piece(view, spot), scale).at;
    }
    spots_sort(view);
}

static Point seen_at(const Choice *choice, const Spot *spot)
{
    Rect cell = view_cell(&choice->view.board, 0, 0);
    Point at = view_pixel(&choice->view.board, spot->at.x, spot->at.y);
    return (Point){(at.x - cell.x) / cell.w, (at.y - cell.y) / cell.h};
}

/* On its zone, or a hut on the lake of its river. */
static bool is_on_own(const Choice *choice, const Spot *spot)
{
    Point at = seen_at(choice, spot);
    int rotation = view_turned(&choice->view.board, choice->view.placed->rotation);
    int zone = choice->view.edition->tiles.node[spot->node].zone;
    int under = atlas_zone_at(&atlas, choice->edition, choice->tile->number, rotation, at.x, at.y);
    return under == zone ||
           (spot->role == ROLE_HUT && under >= 0 && under == choice->tile->zones[zone].lake);
}

/* Within an eighth of a turn of what its name says. */
static bool is_where_said(const Choice *choice, const Spot *spot)
{
    Point at = seen_at(choice, spot);
    float x = at.x - .5f, y = at.y - .5f, away = hypotf(x, y);
    if (spot->way == WAY_MIDDLE)
        return away < MIDDLE;
    float off = remainderf(atan2f(x, -y) * 4 / 3.1415927f - (float)spot->way, WAY_MIDDLE);
    return away < NEAR_MIDDLE || fabsf(off) < 1.01f;
}

/* Each piece of a role is named by a place of its own. A hut that stands on a lake is not said to
 * stand on a river. */
static void check_names(const TableView *view)
{
    for (int i = 0; i < view->main_count; i++)
        for (int k = 0; k < i; k++) {
            const Spot *a = &view->spots[i], *b = &view->spots[k];
            if (a->role != b->role)
                continue;
            assert_string_not_equal(spot_place(view, a), spot_place(view, b));
            const TileSet *set = &view->edition->tiles;
            ZoneKind kind =
                (ZoneKind)set->tiles[set->node[a->node].tile].zones[set->node[a->node].zone].kind;
            assert_int_equal(strstr(spot_place(view, a), "lake") != NULL, kind == ZONE_LAKE);
        }
}

static void check(const Look *look, Choice choice)
{
    place(&choice);
    (choice.view.numbered ? numbers++ : figures++);
    check_names(&choice.view);
    for (int i = 0; i < choice.view.main_count; i++) {
        const Spot *spot = &choice.view.spots[i];
        bool own = is_on_own(&choice, spot);
        offered++;
        named += !spot->single;
        if (own && (spot->single || choice.view.numbered || is_where_said(&choice, spot)))
            continue;
        land_fault(look, "rotation %d: of %d pieces role %d on zone %d lies %s",
                   choice.view.placed->rotation, choice.view.main_count, spot->role,
                   choice.view.edition->tiles.node[spot->node].zone,
                   own ? "elsewhere than said" : "off it");
    }
}

/* All that the tile could offer; a hut for each lake or, where it has none, for each river. */
static void list_all(const Tile *tile, TableView *view)
{
    bool lake = false;
    for (int z = 0; z < MAX_ZONES; z++)
        lake |= tile->zones[z].kind == ZONE_LAKE;
    for (int z = 0; z < MAX_ZONES; z++) {
        ZoneKind kind = (ZoneKind)tile->zones[z].kind;
        if (kind != ZONE_NONE && kind != ZONE_LAKE)
            add(view, tile->zones[z].node, PIECE_MEEPLE);
        if (kind == (lake ? ZONE_LAKE : ZONE_RIVER))
            add(view, tile->zones[z].node, PIECE_HUT);
    }
}

/* All together, and each two. */
static void check_offers(const Look *look)
{
    int index = land_lay_alone(look->edition, look->tile, &game);
    Choice all = {.edition = look->edition, .tile = look->tile};
    all.view = (TableView){.board = {.tile = 100, .origin = {500, 400}},
                           .atlas = &atlas,
                           .edition = test_edition(look->edition),
                           .game = &game,
                           .placed = &game.sites[0],
                           .phase = PHASE_PIECE};
    list_all(look->tile, &all.view);
    for (int rotation = 0; rotation < SIDES; rotation++) {
        game.sites[0] = (Site){.tile = (uint8_t)index, .rotation = (uint8_t)rotation};
        check(look, all);
        for (int i = 0; i < all.view.main_count; i++)
            for (int k = 0; k < i; k++) {
                Choice two = all;
                two.view.main_count = two.view.spot_count = 2;
                two.view.spots[0] = all.view.spots[k];
                two.view.spots[1] = all.view.spots[i];
                check(look, two);
            }
    }
}

TEST(spots_lie_where_their_names_say)
{
    for_each_tile(check_offers);
    assert_true(test_met(offered > 15000 && named > 4000));
    assert_true(test_met(figures > 1000 && numbers > 1000));
}

TEST_FIXTURE(land_load_poses, land_unload)
