/* A forest earns an extra turn: the signs on its menhirs kindle from their middle outward, light
 * pools round their feet, a ring runs over the ground and motes rise. Gold does the same. */
#ifndef VIEW_BOARD_KINDLE_H
#define VIEW_BOARD_KINDLE_H

#include "view/board/course.h"

#define KINDLE_SECONDS .80f

/* How far the signs have kindled, steps of GLOW_STEPS, and how bright they are, 0..1. */
int kindle_step(float time);
float kindle_strength(float time);

void kindle_draw(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
                 float time);

#endif
