#include "lens.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "board_draw.h"
#include "view/paint.h"

enum { SHADE = 0x181412, MAX_CHIPS = 128, SHARED = 0xFFF0CC };

#define GRID 6       /* places for a chip across a tile */
#define CHIP_HIGH 30 /* logical units */
#define DISC_RADIUS 12
#define WIDE_PITCH .289f /* tiles between stamps: 74 pixels at 256 a tile */
#define WIDE_STAMP .12f

typedef struct Chip {
    const LensArea *area;
    Rect rect; /* pixels */
} Chip;

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
        area->points = info.points;
    }
    lens->count++;
}

static bool shows(LensKind kind, const Zone *zone)
{
    return (kind == LENS_MEADOWS && zone->kind == ZONE_MEADOW) ||
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
        bool system = piece->kind == PIECE_HUT;
        uint16_t label = (system ? &game->systems : &game->areas)->label[piece->node];
        if (piece->player == player && !seen[system][label])
            add(view, lens, (Lit){piece->node, system});
        seen[system][label] |= piece->player == player;
    }
    for (int i = 0; kind != LENS_PIECES && i < game->placed_count; i++) {
        const Tile *tile = &view->edition->tiles.tiles[game->placed[i]];
        bool system = kind == LENS_SYSTEMS;
        for (int z = 0; z < MAX_ZONES; z++) {
            if (!shows(kind, &tile->zones[z]))
                continue;
            uint16_t node = tile->zones[z].node;
            uint16_t label = (system ? &game->systems : &game->areas)->label[node];
            if (!seen[system][label])
                add(view, lens, (Lit){node, system});
            seen[system][label] = true;
        }
    }
}

void lens_toggle(TableUi *table, LensKind kind, int player)
{
    bool same = table->lens == kind && (kind != LENS_PIECES || table->lens_player == player);
    table->lens = same ? LENS_NONE : (uint8_t)kind;
    table->lens_player = (uint8_t)player;
    table->pin.node = NO_NODE;
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

static bool lies_in(const Frame *frame, const TableView *view, Lit lit, Point at)
{
    return lit_holds(view, lit, table_node_at(frame->scene->atlas, view->edition, view->game, at));
}

/* True where a stamp of this radius (tiles) would lie wholly in the area. */
static bool stamp_fits(const Frame *frame, const TableView *view, Lit lit, Point at, float radius)
{
    return lies_in(frame, view, lit, at) &&
           lies_in(frame, view, lit, (Point){at.x - radius, at.y}) &&
           lies_in(frame, view, lit, (Point){at.x + radius, at.y}) &&
           lies_in(frame, view, lit, (Point){at.x, at.y - radius}) &&
           lies_in(frame, view, lit, (Point){at.x, at.y + radius});
}

/* The owners' shapes, on a grid that runs through the whole board. Water is narrow: its shapes are
 * small and stand close. */
static void stamp(Frame *frame, const BoardView *board, const TableView *view, const LensArea *area,
                  Cell cell)
{
    uint8_t owners[MAX_PLAYERS];
    const TileSet *set = &view->edition->tiles;
    uint8_t zone_kind =
        set->tiles[set->node[area->lit.node].tile].zones[set->node[area->lit.node].zone].kind;
    bool water = zone_kind == ZONE_RIVER || zone_kind == ZONE_LAKE;
    float pitch = WIDE_PITCH * (water ? .5f : 1), size = WIDE_STAMP * (water ? .62f : 1);
    int count = owners_of(area->majority, owners);
    float pixels = fmaxf(size * (float)board->tile, (water ? 6.5f : 9) * frame->u);
    int top = (int)ceilf((float)cell.y / pitch), left = (int)ceilf((float)cell.x / pitch) - 1;
    for (int row = top; (float)row * pitch < (float)cell.y + 1; row++)
        for (int column = left; (float)column * pitch < (float)cell.x + 1; column++) {
            Point at = {((float)column + (row & 1 ? .5f : 0)) * pitch, (float)row * pitch};
            if (at.x < (float)cell.x || at.x >= (float)cell.x + 1 ||
                !stamp_fits(frame, view, area->lit, at, size * .4f))
                continue;
            Colour colour = colour_of(view, owners[(unsigned)(row + column) % (unsigned)count]);
            paint_icon(frame, shape_names[colour], view_pixel(board, at.x, at.y), pixels / frame->u,
                       count == 1 ? paler(player_colours[colour]) : player_colours[colour], .9f);
        }
}

static uint32_t tint_of(const TableView *view, const LensArea *area)
{
    uint8_t owners[MAX_PLAYERS];
    return owners_of(area->majority, owners) == 1 ? player_colours[colour_of(view, owners[0])]
                                                  : (uint32_t)SHARED;
}

void lens_draw_areas(Frame *frame, const BoardView *board, const TableView *view, const Lens *lens,
                     bool steady)
{
    int edition = view->edition->rules.id;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect cell = view_cell(board, site->cell.x, site->cell.y);
        int rotation = view_turned(board, site->rotation);
        uint16_t own[MAX_ZONES], all = 0, owned = 0; /* zones, of few areas on each tile */
        const LensArea *areas[MAX_ZONES];
        int count = 0;
        for (int a = 0; a < lens->count && count < MAX_ZONES; a++) {
            uint16_t zones = lit_zones(view, site->tile, lens->areas[a].lit);
            all |= zones;
            if (zones == 0 || lens->areas[a].majority == 0)
                continue;
            owned |= zones;
            own[count] = zones;
            areas[count++] = &lens->areas[a];
        }
        draw_zones(frame->list, edition, site->tile, rotation, all, ZONES_OUTSIDE, cell,
                   rgba(SHADE, .38f));
        if (all & ~owned)
            draw_zones(frame->list, edition, site->tile, rotation, (uint16_t)(all & ~owned),
                       ZONES_FILL, cell, rgba(SHADE, .16f));
        for (int a = 0; a < count; a++) {
            uint32_t tint = tint_of(view, areas[a]);
            draw_zones(frame->list, edition, site->tile, rotation, own[a], ZONES_FILL, cell,
                       rgba(tint, .46f));
            if (steady)
                draw_zones(frame->list, edition, site->tile, rotation, own[a], ZONES_EDGE, cell,
                           rgba(tint, 1));
        }
        for (int a = 0; a < count; a++)
            stamp(frame, board, view, areas[a], site->cell);
    }
    for (int a = 0; a < lens->count; a++)
        board_draw_beasts(frame, board, view, lens->areas[a].lit);
    for (int i = 0; lens->kind == LENS_PIECES && i < view->game->piece_count; i++) {
        const Piece *piece = &view->game->pieces[i];
        Point at = table_anchor(frame->scene->atlas, view->edition, view->game, piece->node,
                                (PieceKind)piece->kind);
        if (piece->player == lens->player)
            paint_ring(frame, view_pixel(board, at.x, at.y), .17f * piece_scale((float)board->tile),
                       3, CREAM);
    }
}

static float overlap(Rect a, Rect b)
{
    float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

static Rect round_point(Point at, float w, float h)
{
    return (Rect){roundf(at.x - w / 2), roundf(at.y - h / 2), roundf(w), roundf(h)};
}

/* What chips keep off: pieces, and less so the animals. */
typedef struct Obstacles {
    int piece_count, beast_count;
    Rect pieces[MAX_PIECES], beasts[256];
} Obstacles;

static void list_obstacles(const Frame *frame, const BoardView *board, const TableView *view,
                           const Lens *lens, Obstacles *obstacles)
{
    float reach = .24f * piece_scale((float)board->tile);
    obstacles->piece_count = obstacles->beast_count = 0;
    for (int i = 0; i < view->game->piece_count; i++) {
        const Piece *piece = &view->game->pieces[i];
        Point at = table_anchor(frame->scene->atlas, view->edition, view->game, piece->node,
                                (PieceKind)piece->kind);
        obstacles->pieces[obstacles->piece_count++] =
            round_point(view_pixel(board, at.x, at.y), reach, reach);
    }
    for (int a = 0; a < lens->count; a++) {
        Point places[64];
        int count = board_list_beasts(frame->scene->atlas, view, lens->areas[a].lit, places, 64);
        for (int i = 0; i < count && obstacles->beast_count < 256; i++)
            obstacles->beasts[obstacles->beast_count++] =
                round_point(view_pixel(board, places[i].x, places[i].y), .22f * (float)board->tile,
                            .22f * (float)board->tile);
    }
}

/* What a place costs, in chips: others covered most, then pieces, then animals; ground of another
 * area, and distance from the area's middle, little. */
static float price(const Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                   const Chip *chips, int count, const Obstacles *obstacles, Rect within, Rect rect,
                   Point middle)
{
    float sum = 0, size = rect.w * rect.h;
    for (int i = 0; i < count; i++)
        sum += 40 * overlap(rect, chips[i].rect);
    for (int i = 0; i < obstacles->piece_count; i++)
        sum += 12 * overlap(rect, obstacles->pieces[i]);
    for (int i = 0; i < obstacles->beast_count; i++)
        sum += 3 * overlap(rect, obstacles->beasts[i]);
    sum += 20 * (size - overlap(rect, within));
    sum /= size;
    for (int corner = 0; corner < 4; corner++) {
        Point at = {rect.x + (corner & 1 ? rect.w : 0), rect.y + (corner & 2 ? rect.h : 0)};
        sum += lies_in(frame, view, lit, view_board_point(board, at)) ? 0 : .3f;
    }
    return sum + .25f * hypotf(rect.x + rect.w / 2 - middle.x, rect.y + rect.h / 2 - middle.y) /
                     (float)board->tile;
}

/* Places of the area, board units; where the masks are not known, where a piece would stand. */
static int list_places(const Frame *frame, const TableView *view, Lit lit, Point *places, int most)
{
    int count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        for (int g = 0; lit_zones(view, site->tile, lit) && g < GRID * GRID && count < most; g++) {
            Point at = {(float)site->cell.x + ((float)(g % GRID) + .5f) / GRID,
                        (float)site->cell.y + ((float)(g / GRID) + .5f) / GRID};
            if (lies_in(frame, view, lit, at))
                places[count++] = at;
        }
    }
    if (count == 0)
        places[count++] = table_anchor(frame->scene->atlas, view->edition, view->game, lit.node,
                                       lit.system ? PIECE_HUT : PIECE_MEEPLE);
    return count;
}

static void place_chip(const Frame *frame, const BoardView *board, const TableView *view,
                       Chip *chips, int at, const Obstacles *obstacles, Rect within)
{
    enum { MOST = 512, RINGS = 3, DIRECTIONS = 12 };
    Point places[MOST], middle = {0, 0};
    Chip *chip = &chips[at];
    Lit lit = chip->area->lit;
    float best = INFINITY, w = chip->rect.w, h = chip->rect.h;
    int count = list_places(frame, view, lit, places, MOST);
    for (int i = 0; i < count; i++) {
        places[i] = view_pixel(board, places[i].x, places[i].y);
        middle.x += places[i].x / (float)count;
        middle.y += places[i].y / (float)count;
    }
    Point base = middle;
    for (int i = 0; i < count + RINGS * DIRECTIONS; i++) {
        int step = i - count;
        float turn = 6.2831853f * (float)(step % DIRECTIONS) / DIRECTIONS;
        float away = .6f * (float)(step / DIRECTIONS + 1);
        Point place = i < count
                          ? places[i]
                          : (Point){base.x + cosf(turn) * away * w, base.y + sinf(turn) * away * h};
        Rect rect = round_point(place, w, h);
        float cost = price(frame, board, view, lit, chips, at, obstacles, within, rect, middle);
        if (cost < best) {
            best = cost;
            chip->rect = rect;
            if (i < count)
                base = place;
        }
        if (i == count - 1 && best < 3) /* good enough: it need not leave its area */
            return;
    }
}

/* Chips are smaller where the tiles are. */
static float chip_unit(const Frame *frame, const BoardView *board)
{
    return fmaxf(.74f * frame->u, fminf(frame->u, (float)board->tile / 72));
}

static void say_points(const LensArea *area, char text[12])
{
    snprintf(text, 12, "%d", area->points);
}

static void draw_chip(Frame *frame, const TableView *view, const Chip *chip, float unit)
{
    uint8_t owners[MAX_PLAYERS];
    char text[12];
    float size = unit / frame->u, middle = chip->rect.y + chip->rect.h / 2;
    int count = owners_of(chip->area->majority, owners);
    say_points(chip->area, text);
    if (count == 0) {
        Point at = {chip->rect.x + chip->rect.w / 2, middle};
        paint_disc(frame, at, DISC_RADIUS * unit, HIDE_DEEP);
        paint_text(frame, FONT_TITLE, 15 * size, ALIGN_CENTRE, (Point){at.x, at.y + 5 * unit}, 0,
                   CREAM, text);
        return;
    }
    paint_patch(frame, "chip", chip->rect, 1);
    for (int i = 0; i < count; i++)
        paint_icon(frame, player_badges[colour_of(view, owners[i])],
                   (Point){chip->rect.x + (18 + 22 * (float)i) * unit, middle}, 23 * size, WHITE,
                   1);
    if (chip->area->by_shrine)
        paint_icon(frame, "shrine", (Point){chip->rect.x + (18 + 22 * (float)count) * unit, middle},
                   22 * size, INK, 1);
    paint_text(frame, FONT_TITLE, 19 * size, ALIGN_RIGHT,
               (Point){chip->rect.x + chip->rect.w - 10 * unit, middle + 7 * unit}, 0,
               chip->area->points ? INK : INK_SOFT, text);
}

void lens_draw_chips(Frame *frame, const BoardView *board, const TableView *view, const Lens *lens,
                     Rect within)
{
    Chip chips[MAX_CHIPS];
    Obstacles obstacles;
    int count = 0;
    float unit = chip_unit(frame, board), size = unit / frame->u;
    list_obstacles(frame, board, view, lens, &obstacles);
    for (int pass = 0; pass < 2; pass++) /* owned areas choose first */
        for (int a = 0; a < lens->count && count < MAX_CHIPS; a++) {
            const LensArea *area = &lens->areas[a];
            uint8_t owners[MAX_PLAYERS];
            char text[12];
            if ((area->majority == 0) != (pass == 1) || (pass == 1 && area->points == 0))
                continue;
            say_points(area, text);
            float badges = 22 * (float)(owners_of(area->majority, owners) + area->by_shrine);
            float width = (badges + 24) * unit + text_width(frame, FONT_TITLE, 19 * size, text);
            chips[count] = (Chip){area,
                                  {0, 0, pass ? 2 * DISC_RADIUS * unit : width,
                                   (pass ? 2 * DISC_RADIUS : CHIP_HIGH) * unit}};
            place_chip(frame, board, view, chips, count++, &obstacles, within);
        }
    for (int i = count - 1; i >= 0; i--)
        draw_chip(frame, view, &chips[i], unit);
}
