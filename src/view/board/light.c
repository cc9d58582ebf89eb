/* Lighting up an area: the rest dim, the area tinted, its edge glowing inside the tiles, and along
 * the tiles' sides a dashed line wherever it may still grow. */
#include "view/board/draw.h"

#include <math.h>

#include "view/board/animals.h"
#include "view/kit/paint.h"

enum { DIM = 0x181412, TINT = 0xFFE14A, GLOW = 0xFFE27A };

Lit award_lit(const Award *award)
{
    bool system = award->kind == AWARD_LOGBOAT || award->kind == AWARD_RIVER_SYSTEM ||
                  award->kind == AWARD_RAFT;
    return (Lit){award->node, system};
}

bool lit_holds(const TableView *view, Lit lit, uint16_t node)
{
    const Unions *unions = lit.system ? &view->game->systems : &view->game->areas;
    return node != NO_NODE && lit.node != NO_NODE && unions->label[node] != NO_NODE &&
           unions->label[node] == unions->label[lit.node];
}

bool lit_covers(const TableView *view, Lit lit, Point at)
{
    return lit_holds(view, lit, table_node_at(view, at));
}

uint16_t lit_zones(const TableView *view, uint8_t tile, Lit lit)
{
    const Zone *of = view->edition->tiles.tiles[tile].zones;
    const Unions *unions = lit.system ? &view->game->systems : &view->game->areas;
    uint16_t zones = 0, label = lit.node == NO_NODE ? NO_NODE : unions->label[lit.node];
    for (int z = 0; z < MAX_ZONES && label != NO_NODE; z++)
        if (of[z].node != NO_NODE && unions->label[of[z].node] == label)
            zones |= (uint16_t)(1u << z);
    return zones;
}

uint16_t lit_lakes(const TableView *view, uint8_t tile, Lit lit)
{
    const Zone *of = view->edition->tiles.tiles[tile].zones;
    uint16_t zones = lit_zones(view, tile, lit), lakes = 0;
    for (int z = 0; z < MAX_ZONES; z++)
        if (zones >> z & 1 && of[z].kind == ZONE_LAKE)
            lakes |= (uint16_t)(1u << z);
        else if (zones >> z & 1 && of[z].lake >= 0)
            lakes |= (uint16_t)(1u << of[z].lake);
    return lakes;
}

static Point on_side(Rect cell, Side side, float part)
{
    return (Point){side == EAST   ? cell.x + cell.w
                   : side == WEST ? cell.x
                                  : cell.x + part * cell.w,
                   side == SOUTH   ? cell.y + cell.h
                   : side == NORTH ? cell.y
                                   : cell.y + part * cell.h};
}

void board_draw_zones(Frame *frame, const TableView *view, const Site *site, TileZones *zones)
{
    zones->tile = board_tile(view, site->tile, site->cell, site->rotation);
    draw_zones(frame->list, view->edition->rules.id, zones, cell_seen(view, site->cell));
}

/* Draws the colour of the dim first layer over what reaches from there over empty cells. */
static void dim_beyond(Frame *frame, const TableView *view, const Site *site,
                       const TileZones *zones)
{
    TileZones beyond = {.count = 0};
    zones_add(&beyond, ZONES_BEYOND, zones->layers[0].zones, zones->layers[0].colour);
    for (int side = 0; side < SIDES; side++) {
        Cell next = cell_beside(site->cell, (Side)side);
        const Site *beside = game_site(view->game, next);
        if (beside && beside->tile != NO_TILE)
            continue;
        draw_clip(frame->list, cell_seen(view, next));
        board_draw_zones(frame, view, site, &beyond);
        draw_unclip(frame->list);
    }
}

void board_draw_dimmed(Frame *frame, const TableView *view, const Site *site, TileZones *zones)
{
    board_draw_zones(frame, view, site, zones);
    dim_beyond(frame, view, site, zones);
}

/* Adds where the zones meet a side of a placed tile. */
static void add_ends(const TableView *view, const Site *site, Side side, OpenEnds *ends)
{
    enum { THIRDS = 3 };
    static const float begin[] = {0, .45f, .55f, 1}; /* a river takes the middle tenth */
    Rect cell = cell_seen(view, site->cell);
    const Tile *tile = &view->edition->tiles.tiles[site->tile];
    const uint8_t *on = tile->side_zone[tile_side(side, view_turned(&view->board, site->rotation))];
    bool backwards = side == SOUTH || side == WEST;
    uint16_t zones = lit_zones(view, site->tile, ends->lit);
    int from = -1;
    for (int i = 0; i <= THIRDS; i++) {
        bool lit = i < THIRDS && zones >> on[backwards ? THIRDS - 1 - i : i] & 1;
        if (lit && from < 0)
            from = i;
        if (lit || from < 0)
            continue;
        if (ends->count < MAX_OPEN_ENDS)
            ends->items[ends->count++] =
                (OpenEnd){on_side(cell, side, begin[from]), on_side(cell, side, begin[i]), side};
        from = -1;
    }
}

void board_list_open_ends(const TableView *view, Lit lit, OpenEnds *ends)
{
    ends->lit = lit;
    ends->count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        bool holds = lit_zones(view, site->tile, lit) != 0;
        for (int side = 0; holds && side < SIDES; side++) {
            Cell next = cell_beside(site->cell, view_side(&view->board, side));
            const Site *beside = game_site(view->game, next);
            if (!beside || beside->tile == NO_TILE)
                add_ends(view, site, (Side)side, ends);
        }
    }
}

static void draw_open_ends(Frame *frame, const TableView *view, Lit lit)
{
    OpenEnds ends;
    board_list_open_ends(view, lit, &ends);
    for (int i = 0; i < ends.count; i++)
        draw_line(frame->list, (Point[]){ends.items[i].from, ends.items[i].to}, 2,
                  fmaxf(2, 3 * frame->u), 9 * frame->u, rgba(GLOW, .95f));
}

void board_draw_outline(Frame *frame, const TableView *view, Lit lit)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        TileZones zones = {.count = 0};
        zones_add(&zones, ZONES_EDGE, lit_zones(view, site->tile, lit), rgba(GLOW, 1));
        board_draw_zones(frame, view, site, &zones);
    }
    draw_open_ends(frame, view, lit);
}

static void draw_lit_zones(Frame *frame, const TableView *view, Lit lit)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        uint16_t own = lit_zones(view, site->tile, lit);
        TileZones zones = {.count = 0};
        zones_add(&zones, ZONES_OUTSIDE, own, rgba(DIM, .55f));
        zones_add(&zones, ZONES_FILL, own, rgba(TINT, .10f));
        zones_add(&zones, ZONES_HATCH, own, rgba(TINT, .30f));
        zones_add(&zones, ZONES_EDGE, own, rgba(GLOW, 1));
        board_draw_dimmed(frame, view, site, &zones);
    }
}

void board_draw_lit(Frame *frame, const TableView *view, Lit lit)
{
    draw_lit_zones(frame, view, lit);
    draw_open_ends(frame, view, lit);
}

void board_draw_later(Frame *frame, const TableView *view, Lit lit)
{
    TableView nowhere = *view;
    nowhere.board.tile = 0;
    draw_lit_zones(frame, &nowhere, lit);
}

void board_draw_animals(Frame *frame, const TableView *view, Lit lit)
{
    Figures figures;
    figures_of_area(view, lit, false, &figures);
    for (int i = 0; i < figures.count; i++) {
        const Figure *figure = &figures.items[i];
        draw_sprite(frame->list, figure->sprite, point_seen(view, figure->at), view->board.tile,
                    figure->put->flip, rgba(WHITE, 1));
    }
}

int board_list_animals(const TableView *view, Lit lit, Point *places, int most)
{
    Figures figures;
    int count = 0;
    figures_of_area(view, lit, true, &figures);
    for (; count < figures.count && count < most; count++)
        places[count] = figures.items[count].at;
    return count;
}
