/* The way that something takes through a closed area: a gust through a forest, from the north-west
 * to the south-east as it is seen, and light along a river, from its spring, or from the end that
 * lies farthest from the tile laid last, through the water to the other ends and into the lakes
 * there. Places are those of the board as it is seen, in tiles from its origin. */
#ifndef VIEW_BOARD_COURSE_H
#define VIEW_BOARD_COURSE_H

#include "view/board/table_view.h"

typedef struct CourseTile {
    const Site *site;
    BoardTile seen; /* as the turned board shows it */
    uint16_t zones; /* of the area, a river's lakes among them; bit per zone number */
    uint8_t way[FLOW_SIDE * FLOW_SIDE];
} CourseTile;

typedef struct Course {
    uint16_t node; /* a zone of the area */
    int count;
    CourseTile tiles[MAX_TILES];
} Course;

void course_make(const Atlas *atlas, const BoardView *board, const TableView *view, uint16_t node,
                 Course *course);

/* How far along the way a place of one of its tiles lies, 0..1; x, y: 0..1 of the tile. */
float course_at(const CourseTile *tile, float x, float y);

/* Whether that place belongs to the area. */
bool course_covers(const Atlas *atlas, const TableView *view, const CourseTile *tile, float x,
                   float y);

/* A place of a tile, 0..1 of it, in pixels; the square that the tile is seen in. */
Point course_pixel(const BoardView *board, const CourseTile *tile, float x, float y);
Rect course_cell(const BoardView *board, const CourseTile *tile);

/* What kind of area it is. */
ZoneKind course_kind(const TableView *view, uint16_t node);

#endif
