#include "view/board/flight.h"

#include <math.h>

#include "play/turns.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"

enum { GLOW = 0xFFE27A };

#define REACH .3f /* of the glow below a piece, in tiles that it is drawn for */

/* What of the cells round a tile its light may fall on, pixels: on rock it does not. */
static Rect land_round(const TableView *view, Cell cell)
{
    Rect land = {cell.x, cell.y, 1, 1};
    for (Side side = NORTH; side < SIDES; side++) {
        const Site *site = game_site(view->game, cell_beside(cell, side));
        if (!site || site->tile == NO_TILE)
            continue;
        land.x -= side == WEST;
        land.y -= side == NORTH;
        land.w += side == WEST || side == EAST;
        land.h += side == NORTH || side == SOUTH;
    }
    return view_rect(&view->board, land);
}

void programs_draw_glow(Frame *frame, const TableView *view, const float *fade)
{
    for (int i = 0; i < view->game->piece_count; i++) {
        const Piece *piece = &view->game->pieces[i];
        uint8_t tile = view->edition->tiles.node[piece->node].tile;
        Cell cell = game_site_of_tile(view->game, tile)->cell;
        if (!programs_mark(view, cell))
            continue;
        PiecePose stand = board_stand(view, *piece, piece_scale(view->board.tile));
        Role role = piece_role(&view->edition->tiles, *piece);
        paint_glow(frame, rect_middle(board_stand_box(view, role, stand)),
                   REACH * piece_scale(view->board.tile), land_round(view, cell),
                   rgba(GLOW, fade[i]));
    }
}

enum { LAP = 50, MOST_MARKERS = 4 };

#define OVERLAP .82f /* of its width that a marker shows beside the next */
#define HOP 5        /* logical units that it is lifted by while it turns */

/* All markers but the last one say 100. */
static int markers_of(int laps)
{
    int count = (laps + 1) / 2;
    return count > MOST_MARKERS ? MOST_MARKERS : count;
}

static const char *face_of(int laps)
{
    return laps % 2 ? "score-50" : "score-100";
}

float markers_width(int points, float size)
{
    int count = markers_of(points / LAP);
    return count ? size * (1 + OVERLAP * (float)(count - 1)) : 0;
}

static void draw_marker(Frame *frame, const char *name, Point right, float size, float squeeze,
                        float lift)
{
    const Atlas *atlas = frame->atlas;
    int index = atlas_sprite(atlas, name);
    if (index < 0)
        return;
    const AtlasCut *cut = &atlas->sprites[index].cut[0];
    float scale = size * frame->u / (float)cut->w;
    Point at = {right.x + (cut->pivot_x - (float)cut->w) * scale,
                right.y + (cut->pivot_y - (float)cut->h / 2) * scale - lift * frame->u};
    draw_tinted_sprite(frame->list, name, at, scale * (float)atlas_levels[0],
                       (SpritePose){.squeeze = squeeze}, rgba(WHITE, 1));
}

void markers_draw(Frame *frame, Point right, float size, int points, Gain gain)
{
    int laps = points / LAP, before = (points - gain.points) / LAP;
    bool turns = laps > before && gain.points > 0 && gain.counted < 1;
    float squeeze = 0, lift = 0;
    if (turns) {
        bool comes = before % 2 == 0, first = gain.counted < .5f;
        squeeze = comes ? 1 - gain.counted : 1 - fabsf(1 - 2 * gain.counted);
        lift = HOP * sinf(gain.counted * 3.1415927f);
        laps = first && !comes ? before : laps;
        laps = gain.counted <= 0 ? before : laps;
        squeeze = gain.counted <= 0 ? 0 : squeeze;
    }
    int count = markers_of(laps);
    for (int i = 0; i < count; i++) {
        bool last = i == count - 1;
        Point at = {right.x - OVERLAP * size * frame->u * (float)(count - 1 - i), right.y};
        draw_marker(frame, last ? face_of(laps) : face_of(0), at, size, last ? squeeze : 0,
                    last ? lift : 0);
    }
}

void markers_draw_largest(Frame *frame, Point right, float size, int points, Gain gain)
{
    enum { MOST = 2 * LAP }; /* that one says */
    int most = points < MOST ? points : MOST, before = points - gain.points;
    gain.points = most - (before < MOST ? before : MOST);
    markers_draw(frame, right, size, most, gain);
}
