#include "view/board/draw.h"

#include <math.h>

#include "view/board/animals.h"
#include "view/kit/paint.h"

enum { DIMMED = 0x6E6861 }; /* as much as the land round a lit area */

static bool in_sight(const BoardView *board, Rect rect)
{
    float margin = board->tile;
    return rect.x + rect.w + margin > board->rect.x && rect.y + rect.h + margin > board->rect.y &&
           rect.x - margin < board->rect.x + board->rect.w &&
           rect.y - margin < board->rect.y + board->rect.h;
}

void board_draw_ground(Frame *frame, Rect board, const StoneLight *light)
{
    static const struct {
        const char *name;
        float x, y, size; /* parts of the board's width and height; logical units */
    } paintings[] = {
        {"pic-hand", .08f, .16f, 150},   {"pic-mammoth", .13f, .76f, 200},
        {"pic-deer", .68f, .24f, 170},   {"pic-aurochs", .86f, .58f, 180},
        {"pic-hunter", .46f, .88f, 130},
    };
    float u = frame->u;
    draw_stone(frame->list, "cave-wall", board, u, light);
    for (size_t i = 0; i < sizeof paintings / sizeof *paintings; i++)
        paint_icon(frame, paintings[i].name,
                   (Point){board.x + paintings[i].x * board.w, board.y + paintings[i].y * board.h},
                   paintings[i].size, 0xFFFFFF, .24f);
    draw_vignette(frame->list, board, 160 * u, rgba(0x0A0503, .55f));
}

static bool taken(const Game *game, Cell cell)
{
    const Site *site = game_site(game, cell);
    return site && site->tile != NO_TILE;
}

/* Thickness of the board's lower edge. */
static void draw_edges(Frame *frame, const TableView *view, uint8_t left_out)
{
    float u = frame->u;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect cell = cell_seen(view, site->cell);
        if (site->tile == left_out || !in_sight(&view->board, cell) ||
            taken(view->game, cell_beside(site->cell, view_side(&view->board, SOUTH))))
            continue;
        paint_patch(frame, "tile-edge", (Rect){cell.x, cell.y + cell.h, cell.w, roundf(8 * u)}, 1);
    }
}

/* A faint line along the sides that two tiles share. */
static void draw_joints(Frame *frame, const TableView *view, uint8_t left_out)
{
    float w = fmaxf(1, roundf(frame->u));
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect cell = cell_seen(view, site->cell);
        if (site->tile == left_out || !in_sight(&view->board, cell))
            continue;
        if (taken(view->game, cell_beside(site->cell, view_side(&view->board, WEST))))
            draw_fill(frame->list, (Rect){cell.x, cell.y, w, cell.h}, rgba(HIDE_DEEP, .15f));
        if (taken(view->game, cell_beside(site->cell, view_side(&view->board, NORTH))))
            draw_fill(frame->list, (Rect){cell.x, cell.y, cell.w, w}, rgba(HIDE_DEEP, .15f));
    }
}

BoardTile board_tile(const TableView *view, uint8_t tile, Cell at, int rotation)
{
    Rect cell = cell_seen(view, at);
    return (BoardTile){.tile = tile,
                       .rotation = (uint8_t)view_turned(&view->board, rotation),
                       .x = (int8_t)lrintf((cell.x - view->board.origin.x) / view->board.tile),
                       .y = (int8_t)lrintf((cell.y - view->board.origin.y) / view->board.tile)};
}

static size_t list_tiles(const TableView *view, uint8_t left_out, BoardTile tiles[MAX_TILES])
{
    size_t count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        if (site->tile != left_out)
            tiles[count++] = board_tile(view, site->tile, site->cell, site->rotation);
    }
    return count;
}

void board_draw_tiles(Frame *frame, const TableView *view, uint8_t left_out)
{
    BoardTile tiles[MAX_TILES];
    size_t count = list_tiles(view, left_out, tiles);
    draw_board(frame->list, view->edition->rules.id, tiles, count, view->board.origin,
               view->board.tile);
    draw_edges(frame, view, left_out);
    if (view->options->tile_edges)
        draw_joints(frame, view, left_out);
}

void board_draw_cells(Frame *frame, const TableView *view)
{
    if (!view->mine)
        return;
    for (int i = 0; i < view->legal_count; i++) {
        Cell at = view->legal[i].cell;
        Rect cell = cell_seen(view, at);
        if (!in_sight(&view->board, cell) ||
            (view->ghost.state == GHOST_FITS && cell_equal(view->ghost.cell, at)))
            continue;
        Rect inner = rect_inset(cell, roundf(fmaxf(2, view->board.tile * .05f)));
        float alpha = view->hint ? .4f : 1; /* the hint's places stand out */
        draw_fill(frame->list, inner, rgba(FIRE_LIGHT, .13f * alpha));
        paint_patch(frame, "cell-corner", inner, alpha);
    }
}

float piece_scale(float tile)
{
    return 1.15f * (tile >= 120 ? tile : fminf(tile + (120 - tile) * .42f, 1.9f * tile));
}

const char *board_piece_sprite(Role role, Colour colour)
{
    return role == ROLE_HUT      ? hut_names[colour]
           : role == ROLE_HUNTER ? hunter_names[colour]
                                 : meeple_names[colour];
}

Rect board_sprite_rect(const Atlas *atlas, const char *name, Point at, float tile)
{
    int sprite = atlas_sprite(atlas, name);
    if (sprite < 0)
        return (Rect){at.x, at.y, 0, 0};
    const AtlasCut *cut = &atlas->sprites[sprite].cut[0];
    float scale = tile / (float)atlas_levels[0];
    return (Rect){at.x - cut->pivot_x * scale, at.y - cut->pivot_y * scale, (float)cut->w * scale,
                  (float)cut->h * scale};
}

/* Of a turned one, for which the atlas has none: how far it falls, tiles, and how dark it is. */
#define SHADOW_LOW .02f
#define SHADOW .4f

void board_draw_piece(Frame *frame, Point at, float scale, PieceLook look)
{
    float alpha = (float)look.tint.a / 255;
    const char *name = board_piece_sprite(look.role, look.colour);
    if (look.turned) {
        const SpritePose pose = {.angle = 90};
        float low = SHADOW_LOW * scale;
        draw_tinted_sprite(frame->list, name, (Point){at.x + low, at.y + low}, scale, pose,
                           rgba(0, SHADOW * alpha));
        draw_tinted_sprite(frame->list, name, (Point){at.x, at.y - look.lift}, scale, pose,
                           look.tint);
        return;
    }
    draw_shadow(frame->list, name, at, scale, alpha * (look.lift > 0 ? .5f : 1));
    draw_sprite(frame->list, name, (Point){at.x, at.y - look.lift}, scale, false, look.tint);
}

/* The marker on each animal of the zones that the hunting trap caught. */
static void draw_covered(Frame *frame, const TableView *view, Lit counted)
{
    const Atlas *atlas = frame->atlas;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        const Tile *tile = &view->edition->tiles.tiles[site->tile];
        const AtlasTile *known = &atlas->tiles[view->edition->rules.id][tile->number];
        for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
            const AtlasPut *put = &atlas->puts[known->first_put + p];
            if (put->zone < 0 || !game_covered(view->game, tile->zones[put->zone].node))
                continue;
            bool dim =
                counted.node != NO_NODE && !lit_holds(view, counted, tile->zones[put->zone].node);
            Point at = figure_place(site, put);
            draw_sprite(frame->list, "covered", point_seen(view, at), view->board.tile, false,
                        rgba(dim ? DIMMED : WHITE, 1));
        }
    }
}

void board_draw_pieces(Frame *frame, const TableView *view, const float *fade, Lit counted)
{
    const Game *game = view->game;
    uint8_t order[MAX_PIECES];
    PiecePose stands[MAX_PIECES];
    Point at[MAX_PIECES];
    draw_covered(frame, view, counted);
    for (int i = 0; i < game->piece_count; i++) {
        stands[i] = board_stand(view, game->pieces[i], piece_scale(view->board.tile));
        at[i] = point_seen(view, stands[i].at);
        int place = i;
        for (; place > 0 && at[order[place - 1]].y > at[i].y; place--)
            order[place] = order[place - 1];
        order[place] = (uint8_t)i;
    }
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[order[i]];
        const PiecePose *stand = &stands[order[i]];
        float alpha = fade ? fade[order[i]] : 1;
        bool counts = counted.node == NO_NODE || ((piece->kind == PIECE_HUT) == counted.system &&
                                                  lit_holds(view, counted, piece->node));
        if (alpha > 0)
            board_draw_piece(frame, at[order[i]], stand->scale,
                             (PieceLook){.role = piece_role(&view->edition->tiles, *piece),
                                         .colour = (Colour)view->setup->seats[piece->player].colour,
                                         .tint = rgba(counts ? WHITE : DIMMED, alpha),
                                         .lift = (1 - alpha) * 14 * frame->u,
                                         .turned = stand->turned});
    }
}
