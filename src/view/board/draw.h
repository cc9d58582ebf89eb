/* Drawing the board and what lies on it. */
#ifndef VIEW_BOARD_DRAW_H
#define VIEW_BOARD_DRAW_H

#include "view/board/table_view.h"

/* The cave wall in the light of the day, and its paintings, over the whole output. */
void board_draw_ground(Frame *frame, Rect board, const StoneLight *light);

/* A tile on a cell as the turned board shows it. */
BoardTile board_tile(const TableView *view, uint8_t tile, Cell at, int rotation);

/* The laid tiles with their thickness and shadow. `left_out`: a tile that is still being laid, or
 * NO_TILE. */
void board_draw_tiles(Frame *frame, const TableView *view, uint8_t left_out);

/* The legal cells but the one that the ghost is on. */
void board_draw_cells(Frame *frame, const TableView *view);

/* The tile in hand round a point, pixels, where no cell holds it. */
void board_draw_floating(Frame *frame, const TableView *view, Point middle);

/* The tile in hand over its cell or at the pointer; where it does not fit, why. */
void board_draw_ghost(Frame *frame, const TableView *view);

/* A dark line with stitches of a colour inside a rectangle's edge, pixels: round a tile that does
 * not lie there yet. */
void board_draw_stitches(Frame *frame, Rect rect, uint32_t rgb);

/* Where the tile in hand lies over its cell, pixels. */
Rect board_ghost_rect(const Frame *frame, const TableView *view);

#define TILE_TURN_SECONDS .16f /* the tile in hand turns */
#define NUDGE_SECONDS .3f      /* the ghost shows that it cannot turn */
#define NUDGE_DEGREES 7        /* to either side, while it shows that */

/* How far the tile in hand has still to turn to lie as it should at `now`, degrees. */
float board_ghost_angle(const TableView *view, double now);

/* Lights an area or system: all else grows dim, its edge glows, its open ends are dashed. */
void board_draw_lit(Frame *frame, const TableView *view, Lit lit);

/* Draws nothing, but has the pictures made for that. */
void board_draw_later(Frame *frame, const TableView *view, Lit lit);

/* The same without the dimming: its edge and open ends alone, over a lens. */
void board_draw_outline(Frame *frame, const TableView *view, Lit lit);

/* Where an area could go on: along a tile's side that nothing lies at. */
typedef struct OpenEnd {
    Point from, to; /* pixels */
    Side side;      /* as the board is seen */
} OpenEnd;

/* Of a meadow that leaves each side of the land twice. */
enum { MAX_OPEN_ENDS = 4 * MAX_TILES + 4 };

typedef struct OpenEnds {
    Lit lit;
    int count;
    OpenEnd items[MAX_OPEN_ENDS];
} OpenEnds;

void board_list_open_ends(const TableView *view, Lit lit, OpenEnds *ends);

/* Draws zones of a placed tile; which tile it is, is set here. */
void board_draw_zones(Frame *frame, const TableView *view, const Site *site, TileZones *zones);

/* The same where the first layer is ZONES_OUTSIDE, which takes along what stands on the tile and
 * reaches over empty cells. */
void board_draw_dimmed(Frame *frame, const TableView *view, const Site *site, TileZones *zones);

/* The animals, fish and powers of a lit area once more, above the tints. */
void board_draw_animals(Frame *frame, const TableView *view, Lit lit);

/* Meeples, huts and the markers on covered animals; `fade` by index in game->pieces, NULL: all are
 * there. Where an area is `counted`, all but its hunters or huts are as dim as the land. */
void board_draw_pieces(Frame *frame, const TableView *view, const float *fade, Lit counted);

/* How one piece is drawn. */
typedef struct PieceLook {
    Role role;
    Colour colour;
    Rgba tint;   /* white where it is as it is; its alpha is the shadow's too */
    float lift;  /* pixels above where it stands */
    bool turned; /* a hunter that lies with the head up */
} PieceLook;

/* One piece with its shadow, at a pixel, drawn as for tiles of `scale` pixels. */
void board_draw_piece(Frame *frame, Point at, float scale, PieceLook look);

/* The name of its picture in the atlas. */
const char *board_piece_sprite(Role role, Colour colour);

/* What a sprite covers that is drawn at a pixel for tiles of `tile` pixels; empty if it is unknown.
 */
Rect board_sprite_rect(const Atlas *atlas, const char *name, Point at, float tile);

/* How a piece stands on its tile as the board is seen: by the poses of the atlas
 * (tools/painter/poses.c), wholly on the tile at every size. */

typedef struct PiecePose {
    Point at;    /* of its pivot, board units */
    float scale; /* pixels a tile that it is drawn for */
    bool turned; /* a hunter that lies with the head up */
} PiecePose;

/* `scale`: the pixels a tile that it would be drawn for where there is room; piece_scale() for
 * most.
 */
PiecePose board_stand(const TableView *view, Piece piece, float scale);

/* Its box round the pivot, pixels. */
Rect board_stand_box(const TableView *view, Role role, PiecePose stand);

/* The spots, or the meeples that the shaman may take back. */
void board_draw_spots(Frame *frame, const TableView *view);

/* Pixels a tile that the spots' figures are drawn in, on a board with `tile` of them. */
float board_spot_scale(const TableView *view, float tile);

/* The pieces that could be put, with their numbers: also for the enlarged tile in the panel. */
void board_draw_spot_pieces(Frame *frame, const TableView *view);

/* Where no piece is chosen: its number over the tile, which is dark then. There too. */
void board_draw_none(Frame *frame, const TableView *view);

/* The size that pieces are drawn at, for tiles of so many pixels: on small boards they are larger,
 * up to 1.9 times, so that the shapes on their chests can be told apart. */
float piece_scale(float tile);

/* The places of a lit area's animals, fish, powers and menhirs, board units; returns how many,
 * `most` at most. */
int board_list_animals(const TableView *view, Lit lit, Point *places, int most);

/* Whether a node (NO_NODE: no) belongs to the lit area. */
bool lit_holds(const TableView *view, Lit lit, uint16_t node);

/* Whether a point of the board lies in it. */
bool lit_covers(const TableView *view, Lit lit, Point at);

/* What an award was for. */
Lit award_lit(const Award *award);

/* The zones of a placed tile that belong to the lit area: bit per zone number. */
uint16_t lit_zones(const TableView *view, uint8_t tile, Lit lit);

/* Likewise its lakes: those of the lit river system, or that the lit river ends in. */
uint16_t lit_lakes(const TableView *view, uint8_t tile, Lit lit);

#endif
