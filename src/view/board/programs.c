#include "view/board/flight.h"

#include <math.h>

#include "play/turns.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"

enum { GLOW = 0xFFE27A };

#define REACH .3f /* of the glow below a piece, in tiles that it is drawn for */

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
                   REACH * piece_scale(view->board.tile), rgba(GLOW, fade[i]));
    }
}

enum { LAP = 50, MOST_MARKERS = 4 };

#define OVERLAP .82f /* of its width that a marker shows beside the next */

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

/* Its right edge and middle there. */
static void draw_marker(Frame *frame, const char *name, Point right, float size)
{
    int index = atlas_sprite(frame->atlas, name);
    if (index < 0)
        return;
    const AtlasCut *cut = &frame->atlas->sprites[index].cut[0];
    float scale = size * frame->u / (float)cut->w;
    Point at = {right.x + (cut->pivot_x - (float)cut->w) * scale,
                right.y + (cut->pivot_y - (float)cut->h / 2) * scale};
    draw_sprite(frame->list, name, at, scale * (float)atlas_levels[0], false, rgba(WHITE, 1));
}

void markers_draw(Frame *frame, Point right, float size, int points)
{
    int laps = points / LAP, count = markers_of(laps);
    for (int i = 0; i < count; i++) {
        Point at = {right.x - OVERLAP * size * frame->u * (float)(count - 1 - i), right.y};
        draw_marker(frame, face_of(i == count - 1 ? laps : 0), at, size);
    }
}
