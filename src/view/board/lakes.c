#include "view/board/lakes.h"

#include <math.h>
#include <stdio.h>

#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/stand.h"
#include "view/kit/paint.h"

/* Logical units; a sign grows with its tile, and on the smallest takes but a part of it. */
enum { LEAST = 13, WATER = 0x1F5F94 };
#define PART .15f
#define MOST_PART .24f

#define STEP .04f /* tiles between the places that are tried */
enum { STEPS = 9, MAX_GROUNDS = 64, DROPS = 5 };

/* Prices of a sign that lies wholly on something, or wholly beside its lake; and for each tile from
 * the lake's middle. */
#define ON_FIGURE 8.f
#define ON_SIGN 20.f
#define DRY .6f
#define AWAY 1.f

#define AIR .12f /* of a picture: in its corners there is nothing */

/* A lake that looks for a place for its sign; pixels. */
typedef struct Lake {
    const Frame *frame;
    const BoardView *board;
    const TableView *view;
    const Site *site;
    int zone;
    Rect cell;
    Point middle;
    int count;
    Obstacle obstacles[MAX_GROUNDS];
} Lake;

bool lakes_count(const TableView *view, Lit lit)
{
    if (!lit.system || !view->terms->powers[POWER_RAFT])
        return !lit.system;
    return view->game->phase != PHASE_END ||
           system_info(view->edition, view->game, lit.node).raft; /* no raft comes any more */
}

static void avoid(Lake *lake, Rect rect, float price)
{
    if (lake->count < MAX_GROUNDS && rect_overlap(rect, lake->cell) > 0)
        lake->obstacles[lake->count++] = (Obstacle){rect, price};
}

static void avoid_figure(void *context, const Figure *figure)
{
    Lake *lake = context;
    Point at = view_pixel(lake->board, figure->at.x, figure->at.y);
    Rect rect = board_sprite_rect(lake->frame->atlas, figure->sprite, at, (float)lake->board->tile);
    avoid(lake, rect_inset(rect, AIR * fminf(rect.w, rect.h)), ON_FIGURE);
}

static void avoid_pieces(Lake *lake)
{
    const TableView *view = lake->view;
    const Atlas *atlas = lake->frame->atlas;
    float tile = (float)lake->board->tile;
    for (int i = 0; i < view->game->piece_count; i++) {
        Piece piece = view->game->pieces[i];
        if (view->edition->tiles.node[piece.node].tile != lake->site->tile)
            continue;
        Stand stand = board_stand(atlas, lake->board, view, piece, piece_scale(tile));
        Role role = piece_role(&view->edition->tiles, piece);
        avoid(lake, board_stand_box(atlas, lake->board, role, stand), ON_FIGURE);
    }
    float half = .16f * board_spot_scale(view, tile);
    for (int i = 0; lake->site == view->placed && i < view->main_count; i++) {
        Point at = view_pixel(lake->board, view->spots[i].at.x, view->spots[i].at.y);
        avoid(lake, (Rect){at.x - half, at.y - half, 2 * half, 2 * half}, ON_FIGURE);
    }
}

/* How much of a sign lies beside the lake, 0..1. */
static float dry_part(const Lake *lake, Rect sign)
{
    static const Point drops[DROPS] = {{.5f, .5f}, {.2f, .2f}, {.8f, .2f}, {.2f, .8f}, {.8f, .8f}};
    const Tile *tile = &lake->view->edition->tiles.tiles[lake->site->tile];
    int dry = 0, turned = view_turned(lake->board, lake->site->rotation);
    for (int i = 0; i < DROPS; i++) {
        float x = (sign.x + drops[i].x * sign.w - lake->cell.x) / lake->cell.w;
        float y = (sign.y + drops[i].y * sign.h - lake->cell.y) / lake->cell.h;
        dry += atlas_zone_at(lake->frame->atlas, lake->view->edition->rules.id, tile->number,
                             turned, x, y) != lake->zone;
    }
    return (float)dry / DROPS;
}

static float held(float at, float size, float from, float room)
{
    return fmaxf(from, fminf(at, from + room - size));
}

/* The sign has its size, and takes its place on the lake's own tile. */
static void place(const Lake *lake, Rect *sign)
{
    enum { SIDE = 2 * STEPS + 1 };
    float tile = (float)lake->board->tile, best = INFINITY, w = sign->w, h = sign->h;
    for (int i = 0; i < SIDE * SIDE; i++) {
        float dx = STEP * tile * (float)(i % SIDE - STEPS),
              dy = STEP * tile * (float)(i / SIDE - STEPS);
        float x = lake->middle.x + dx - w / 2, y = lake->middle.y + dy - h / 2;
        Rect rect = {roundf(held(x, w, lake->cell.x, lake->cell.w)),
                     roundf(held(y, h, lake->cell.y, lake->cell.h)), w, h};
        float cost = AWAY * hypotf(dx, dy) / tile;
        for (int k = 0; k < lake->count && cost < best; k++)
            cost += obstacle_price(lake->obstacles[k], rect) / (w * h);
        if (cost < best)
            cost += DRY * dry_part(lake, rect);
        if (cost < best) {
            best = cost;
            *sign = rect;
        }
    }
}

static void say_points(int points, char text[8])
{
    snprintf(text, 8, "+%d", points);
}

/* Letters beside a disc so wide, logical units. */
static float letters_of(const Frame *frame, float wide)
{
    return .95f * wide / frame->u;
}

static Point size_of(const Frame *frame, const LakeSigns *signs)
{
    char text[8];
    if (signs->points == 0)
        return (Point){signs->wide, signs->wide};
    say_points(signs->points, text);
    float words = text_width(frame, FONT_TITLE, letters_of(frame, signs->wide), text);
    return (Point){roundf(1.5f * signs->wide + words), roundf(1.2f * signs->wide)};
}

static void add(const Frame *frame, const BoardView *board, const TableView *view, Lake *lake,
                LakeSigns *signs)
{
    uint16_t node = view->edition->tiles.tiles[lake->site->tile].zones[lake->zone].node;
    Point at = table_anchor(frame->atlas, view->edition, view->game, node, PIECE_HUT);
    Point size = size_of(frame, signs);
    if (signs->count == MAX_TILES)
        return;
    lake->middle = view_pixel(board, at.x, at.y);
    Rect *sign = &signs->items[signs->count++];
    *sign = (Rect){0, 0, size.x, size.y};
    place(lake, sign);
    avoid(lake, *sign, ON_SIGN);
}

void lakes_list(const Frame *frame, const BoardView *board, const TableView *view, LakesOf of,
                LakeSigns *signs)
{
    float tile = (float)board->tile, wide = fmaxf(LEAST * frame->u, PART * tile);
    *signs = (LakeSigns){.points = of.points, .wide = roundf(fminf(wide, MOST_PART * tile))};
    for (int i = 0; lakes_count(view, of.lit) && i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        uint16_t lakes = lit_lakes(view, site->tile, of.lit);
        if (!lakes)
            continue;
        Lake lake = {.frame = frame,
                     .board = board,
                     .view = view,
                     .site = site,
                     .cell = view_cell(board, site->cell.x, site->cell.y)};
        figures_of_tile(frame->atlas, view, site, avoid_figure, &lake);
        avoid_pieces(&lake);
        for (int k = 0; of.chips && k < of.chips->count; k++)
            avoid(&lake, of.chips->items[k].rect, ON_SIGN);
        for (lake.zone = 0; lake.zone < MAX_ZONES; lake.zone++)
            if (lakes >> lake.zone & 1)
                add(frame, board, view, &lake, signs);
    }
}

static void draw_disc(Frame *frame, Point middle, float wide)
{
    float rim = fmaxf(1, frame->u);
    paint_disc(frame, middle, wide / 2, HIDE_DEEP);
    paint_disc(frame, middle, wide / 2 - rim, PARCHMENT);
    paint_icon(frame, "lake", middle, .8f * wide / frame->u, WATER, 1);
}

void lakes_draw(Frame *frame, const LakeSigns *signs)
{
    char text[8];
    say_points(signs->points, text);
    for (int i = 0; i < signs->count; i++) {
        Rect sign = signs->items[i];
        Point left = {sign.x + sign.h / 2, sign.y + sign.h / 2};
        if (signs->points == 0) {
            draw_disc(frame, left, signs->wide);
            continue;
        }
        paint_patch(frame, "chip", sign, 1);
        paint_icon(frame, "lake", left, .9f * signs->wide / frame->u, WATER, 1);
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, letters_of(frame, signs->wide), INK},
                   (Point){left.x + .6f * signs->wide, left.y + .3f * signs->wide}, 0, text);
    }
}
