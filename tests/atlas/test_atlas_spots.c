/* The places that a tile offers for pieces, on the land of both editions and however it lies: each
 * is on its own area, and in the direction that its name says, or has a number. */
#include "check.h"
#include "land_support.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "support.h"
#include "view/board/draw.h"
#include "view/board/spots.h"
#include "view/words/areas.h"

/* Tiles from the tile's middle: nearer all directions are alike. */
#define NEAR_MIDDLE .1f
#define MIDDLE .2f /* what is named after it lies as near as that */

/* Where the view of a table puts them, in tiles as it is seen. */
typedef struct Choice {
    EditionId edition;
    const Tile *tile;
    BoardView board;
    TableView view;
} Choice;

static Game game;
static int checked, named, figures, numbers;

static void add(TableView *view, uint16_t node, PieceKind kind)
{
    Role role = piece_role(&view->edition->tiles, (Piece){.kind = (uint8_t)kind, .node = node});
    view->spots[view->main_count++] = (Spot){.node = node, .role = role};
    view->spot_count = view->main_count;
}

static void place(Choice *choice)
{
    TableView *view = &choice->view;
    float scale = board_spot_scale(view, (float)choice->board.tile);
    for (int i = 0; i < view->main_count; i++) {
        Spot *spot = &view->spots[i];
        spot->at = board_stand(&atlas, &choice->board, view, spot_piece(view, spot), scale).at;
    }
    spots_sort(&choice->board, view);
}

static Point seen_at(const Choice *choice, const Spot *spot)
{
    Rect cell = view_cell(&choice->board, 0, 0);
    Point at = view_pixel(&choice->board, spot->at.x, spot->at.y);
    return (Point){(at.x - cell.x) / cell.w, (at.y - cell.y) / cell.h};
}

/* On its zone, or a hut on the lake of its river. */
static bool is_on_own(const Choice *choice, const Spot *spot)
{
    Point at = seen_at(choice, spot);
    int rotation = view_turned(&choice->board, choice->view.placed->rotation);
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

static void check(const Look *look, Choice choice)
{
    place(&choice);
    (choice.view.numbered ? numbers++ : figures++);
    for (int i = 0; i < choice.view.main_count; i++) {
        const Spot *spot = &choice.view.spots[i];
        bool own = is_on_own(&choice, spot);
        checked++;
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
static void check_tile(const Look *look)
{
    int index = land_lay_alone(look->edition, look->tile, &game);
    Choice all = {
        .edition = look->edition, .tile = look->tile, .board = {.tile = 100, .origin = {500, 400}}};
    all.view = (TableView){.edition = test_edition(look->edition),
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
    for_each_tile(check_tile);
    assert_true(test_met(checked > 15000 && named > 4000));
    assert_true(test_met(figures > 1000 && numbers > 1000));
}

TEST_FIXTURE(land_load_poses, land_unload)
