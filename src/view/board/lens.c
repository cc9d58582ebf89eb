#include "view/board/lens.h"

#include <math.h>

#include "play/outlook.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"

enum { SHADE = 0x181412, SHARED = 0xFFF0CC };

#define WIDE_PITCH .289f /* tiles between stamps: 74 pixels at 256 a tile */
#define WIDE_STAMP .12f

static void add(const TableView *view, Lens *lens, Lit lit)
{
    LensArea *area = &lens->areas[lens->count];
    *area = (LensArea){.lit = lit};
    if (lit.system) {
        SystemInfo info = system_info(view->edition, view->game, lit.node);
        area->majority = info.majority;
        area->points = info.points;
    } else {
        AreaInfo info = area_info(view->edition, view->game, lit.node);
        if (info.closed)
            return;
        area->majority = info.majority;
        area->by_shrine = info.by_shrine;
        bool stays = outlook_stays_open(view->edition, view->game, &info);
        area->points = stays ? 0 : info.points;
        area->earns_turn = info.menhirs > 0 && !stays;
    }
    lens->count++;
}

/* Adds the area of a zone, once. */
static void add_once(const TableView *view, Lens *lens, Lit lit, bool seen[2][MAX_NODES])
{
    const Unions *unions = lit.system ? &view->game->systems : &view->game->areas;
    bool *known = &seen[lit.system][unions->label[lit.node]];
    if (!*known)
        add(view, lens, lit);
    *known = true;
}

static bool shows(LensKind kind, const Zone *zone)
{
    return (kind == LENS_MEADOWS && zone->kind == ZONE_MEADOW) ||
           (kind == LENS_FORESTS && zone->kind == ZONE_FOREST) ||
           (kind == LENS_RIVERS && zone->kind == ZONE_RIVER) ||
           (kind == LENS_SYSTEMS && (zone->kind == ZONE_RIVER || zone->kind == ZONE_LAKE));
}

void lens_make(const TableView *view, LensKind kind, int player, Lens *lens)
{
    const Game *game = view->game;
    bool seen[2][MAX_NODES] = {{false}};
    lens->kind = kind;
    lens->player = player;
    lens->count = 0;
    for (int i = 0; kind == LENS_PIECES && i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        if (piece->player == player)
            add_once(view, lens, (Lit){piece->node, piece->kind == PIECE_HUT}, seen);
    }
    for (int i = 0; kind != LENS_PIECES && i < game->placed_count; i++) {
        const Tile *tile = &view->edition->tiles.tiles[game->placed[i]];
        for (int z = 0; z < MAX_ZONES; z++)
            if (shows(kind, &tile->zones[z]))
                add_once(view, lens, (Lit){tile->zones[z].node, kind == LENS_SYSTEMS}, seen);
    }
}

void lens_toggle(LensUi *lens, LensKind kind, int player)
{
    bool same = lens->kind == kind && (kind != LENS_PIECES || lens->player == player);
    lens->kind = same ? LENS_NONE : (uint8_t)kind;
    lens->player = (uint8_t)player;
}

void lens_off(LensUi *lens)
{
    lens->kind = LENS_NONE;
}

static uint32_t paler(uint32_t rgb)
{
    uint32_t result = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t part = rgb >> shift & 0xFF;
        result |= (part + (255 - part) * 5 / 8) << shift;
    }
    return result;
}

static Colour colour_of(const TableView *view, int player)
{
    return (Colour)view->setup->seats[player].colour;
}

/* Bit by bit: the players of a majority, in turn order. */
static int owners_of(uint8_t majority, uint8_t owners[MAX_PLAYERS])
{
    int count = 0;
    for (int p = 0; p < MAX_PLAYERS; p++)
        if (majority >> p & 1)
            owners[count++] = (uint8_t)p;
    return count;
}

/* What an area has of a tile. */
typedef struct Share {
    const LensArea *area;
    const Site *site;
    uint16_t zones;
} Share;

/* True where a stamp of this radius (tiles) would lie wholly in the area. */
static bool stamp_fits(const TableView *view, Lit lit, Point at, float radius)
{
    return lit_covers(view, lit, at) && lit_covers(view, lit, (Point){at.x - radius, at.y}) &&
           lit_covers(view, lit, (Point){at.x + radius, at.y}) &&
           lit_covers(view, lit, (Point){at.x, at.y - radius}) &&
           lit_covers(view, lit, (Point){at.x, at.y + radius});
}

/* The owners' shapes, on a grid that runs through the whole board. Water is narrow: its shapes are
 * small and stand close. */
static void stamp(Frame *frame, const TableView *view, const Share *share)
{
    uint8_t owners[MAX_PLAYERS];
    const LensArea *area = share->area;
    Cell cell = share->site->cell;
    const TileSet *set = &view->edition->tiles;
    uint8_t zone_kind =
        set->tiles[set->node[area->lit.node].tile].zones[set->node[area->lit.node].zone].kind;
    bool water = zone_kind == ZONE_RIVER || zone_kind == ZONE_LAKE;
    float pitch = WIDE_PITCH * (water ? .5f : 1), size = WIDE_STAMP * (water ? .62f : 1);
    int count = owners_of(area->majority, owners);
    float pixels = fmaxf(size * view->board.tile, (water ? 6.5f : 9) * frame->u);
    int top = (int)ceilf((float)cell.y / pitch), left = (int)ceilf((float)cell.x / pitch) - 1;
    for (int row = top; (float)row * pitch < (float)cell.y + 1; row++)
        for (int column = left; (float)column * pitch < (float)cell.x + 1; column++) {
            Point at = {((float)column + (row & 1 ? .5f : 0)) * pitch, (float)row * pitch};
            if (at.x < (float)cell.x || at.x >= (float)cell.x + 1 ||
                !stamp_fits(view, area->lit, at, size * .4f))
                continue;
            Colour colour = colour_of(view, owners[(unsigned)(row + column) % (unsigned)count]);
            paint_icon(frame, shape_names[colour], point_seen(view, at), pixels / frame->u,
                       count == 1 ? paler(player_colours[colour]) : player_colours[colour], .9f);
        }
}

static uint32_t tint_of(const TableView *view, const LensArea *area)
{
    uint8_t owners[MAX_PLAYERS];
    return owners_of(area->majority, owners) == 1 ? player_colours[colour_of(view, owners[0])]
                                                  : (uint32_t)SHARED;
}

/* Half of an arrow's base, pixels. */
static float arrow_size(const Frame *frame, const BoardView *board)
{
    return fmaxf(8 * frame->u, .11f * board->tile);
}

static Point arrow_place(const OpenEnd *end)
{
    return (Point){(end->from.x + end->to.x) / 2, (end->from.y + end->to.y) / 2};
}

/* An arrow that points out of the land, in the middle of an open end. */
static void draw_arrow(Frame *frame, const OpenEnd *end, float size, Rgba colour)
{
    static const Point out[SIDES] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    static const Point corners[] = {{-.45f, -.8f}, {-.45f, .8f}, {.75f, 0}}; /* out and aside */
    Point by = out[end->side], at = arrow_place(end), arrow[3];
    for (int k = 0; k < 3; k++)
        arrow[k] = (Point){at.x + size * (by.x * corners[k].x - by.y * corners[k].y),
                           at.y + size * (by.y * corners[k].x + by.x * corners[k].y)};
    draw_polygon(frame->list, arrow, 3, colour);
}

/* Where it could go on: along a dashed side. */
static void draw_ends(Frame *frame, const TableView *view, const LensArea *area)
{
    float u = frame->u, size = arrow_size(frame, &view->board);
    uint32_t rgb = area->majority ? paler(tint_of(view, area)) : (uint32_t)CREAM;
    OpenEnds ends;
    board_list_open_ends(view, area->lit, &ends);
    for (int i = 0; i < ends.count; i++) {
        const OpenEnd *end = &ends.items[i];
        Point side[] = {end->from, end->to};
        draw_line(frame->list, side, 2, 5 * u, 0, rgba(HIDE_DEEP, .75f));
        draw_line(frame->list, side, 2, 3 * u, 8 * u, rgba(rgb, 1));
        draw_arrow(frame, end, 1.45f * size, rgba(HIDE_DEEP, .9f));
        draw_arrow(frame, end, size, rgba(rgb, 1));
    }
}

/* The chips stay off the arrows. */
static void avoid_ends(const Frame *frame, const TableView *view, const LensArea *area,
                       Chips *chips)
{
    OpenEnds ends;
    board_list_open_ends(view, area->lit, &ends);
    for (int i = 0; i < ends.count; i++)
        arrange_add_round(chips->arrange, arrow_place(&ends.items[i]),
                          2 * arrow_size(frame, &view->board), GROUND_FIGURE);
}

/* Lists what areas with an owner have of a tile, at most MAX_ZONES; `all`: zones of all areas.
 * Returns how many. */
static int shares_of(const TableView *view, const Lens *lens, const Site *site, Share *shares,
                     uint16_t *all)
{
    int count = 0;
    *all = 0;
    for (int a = 0; a < lens->count && count < MAX_ZONES; a++) {
        uint16_t zones = lit_zones(view, site->tile, lens->areas[a].lit);
        *all |= zones;
        if (zones && lens->areas[a].majority)
            shares[count++] = (Share){&lens->areas[a], site, zones};
    }
    return count;
}

void lens_draw_areas(Frame *frame, const TableView *view, const Lens *lens)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Share shares[MAX_ZONES];
        uint16_t all;
        int count = shares_of(view, lens, site, shares, &all);
        uint16_t free = all;
        TileZones zones = {.count = 0};
        for (int a = 0; a < count; a++)
            free = (uint16_t)(free & ~shares[a].zones);
        zones_add(&zones, ZONES_OUTSIDE, all, rgba(SHADE, .38f));
        zones_add(&zones, ZONES_FILL, free, rgba(SHADE, .16f));
        for (int a = 0; a < count; a++) {
            uint32_t tint = tint_of(view, shares[a].area);
            zones_add(&zones, ZONES_FILL, shares[a].zones, rgba(tint, .46f));
            zones_add(&zones, ZONES_EDGE, shares[a].zones, rgba(tint, 1));
        }
        board_draw_dimmed(frame, view, site, &zones);
    }
}

void lens_draw_marks(Frame *frame, const TableView *view, const Lens *lens)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Share shares[MAX_ZONES];
        uint16_t all;
        int count = shares_of(view, lens, site, shares, &all);
        for (int a = 0; a < count; a++)
            stamp(frame, view, &shares[a]);
    }
    for (int a = 0; a < lens->count; a++) {
        board_draw_animals(frame, view, lens->areas[a].lit);
        if (lens->kind == LENS_FORESTS)
            draw_ends(frame, view, &lens->areas[a]);
    }
    for (int i = 0; lens->kind == LENS_PIECES && i < view->game->piece_count; i++) {
        const Piece *piece = &view->game->pieces[i];
        if (piece->player != lens->player)
            continue;
        PiecePose stand = board_stand(view, *piece, piece_scale(view->board.tile));
        paint_ring(frame, point_seen(view, stand.at), .17f * stand.scale, 3, CREAM);
    }
}

void lens_put_chips(const Frame *frame, const TableView *view, const Lens *lens, Chips *chips)
{
    for (int a = 0; a < lens->count; a++) {
        chips_avoid_animals(view, lens->areas[a].lit, chips);
        if (lens->kind == LENS_FORESTS)
            avoid_ends(frame, view, &lens->areas[a], chips);
    }
    for (int pass = 0; pass < 2; pass++) /* owned areas choose first */
        for (int a = 0; a < lens->count; a++) {
            const LensArea *area = &lens->areas[a];
            if (!area->told && (area->majority == 0) == (pass == 1) &&
                (pass == 0 || area->points > 0))
                chips_put(frame, view,
                          (Chip){.lit = area->lit,
                                 .holders = area->majority,
                                 .by_shrine = area->by_shrine,
                                 .earns_turn = area->earns_turn && lens->kind == LENS_FORESTS,
                                 .points = area->points},
                          chips);
        }
}
