#include "where.h"

#include <math.h>
#include <stdlib.h>

#include "view/board/draw.h"
#include "view/draw/palette.h"
#include "view/kit/paint.h"

Point where_piece(const TableView *view, Piece piece)
{
    Point at = board_stand(view, piece, piece_scale(view->board.tile)).at;
    return point_seen(view, at);
}

Rect piece_box(const TableView *view, Piece piece)
{
    PiecePose stand = board_stand(view, piece, piece_scale(view->board.tile));
    return board_stand_box(view, piece_role(&view->edition->tiles, piece), stand);
}

bool is_rgb(Rgba colour, uint32_t rgb)
{
    return colour.r == rgb >> 16 && colour.g == (rgb >> 8 & 255) && colour.b == (rgb & 255);
}

static bool is_round(const DrawCommand *command)
{
    return command->kind == DRAW_POLYGON && command->count == CIRCLE_POINTS;
}

static Rect box_of(const Point points[CIRCLE_POINTS])
{
    Point least = points[0], most = points[0];
    for (int i = 1; i < CIRCLE_POINTS; i++) {
        least = (Point){fminf(least.x, points[i].x), fminf(least.y, points[i].y)};
        most = (Point){fmaxf(most.x, points[i].x), fmaxf(most.y, points[i].y)};
    }
    return (Rect){least.x, least.y, most.x - least.x, most.y - least.y};
}

bool next_disc(const DrawList *list, size_t *at, DrawnDisc *disc)
{
    while (*at < list->count) {
        const DrawCommand *word = &list->commands[(*at)++], *outer = word;
        if (word->kind != DRAW_TEXT && word->kind != DRAW_ICON)
            continue;
        while (outer > list->commands && is_round(outer - 1) && word - outer < 3)
            outer--;
        if (word - outer < 2)
            continue;
        *disc = (DrawnDisc){box_of(&list->points[outer->first]), outer, word, -1};
        if (word->kind == DRAW_TEXT)
            disc->number = atoi(draw_command_text(list, word));
        return true;
    }
    return false;
}

bool disc_is_place(const DrawnDisc *disc)
{
    return disc->number >= 0 && is_rgb(disc->outer[1].colour, FIRE_LIGHT);
}

bool disc_is_spot(const DrawnDisc *disc)
{
    return disc->number >= 0 && is_rgb(disc->outer->colour, HIDE_DEEP);
}
