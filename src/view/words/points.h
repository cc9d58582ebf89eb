/* The words of where points came from. */
#ifndef VIEW_WORDS_POINTS_H
#define VIEW_WORDS_POINTS_H

#include <stddef.h>

#include "core/ruleset.h"
#include "play/breakdown.h"

/* "Forests". */
const char *say_point_group(EditionId edition, PointGroup group);

/* "3 rivers", "2 powers": areas that brought points of a group. Cut at `capacity` bytes, between
 * characters. */
void say_areas(EditionId edition, PointGroup group, int count, char *text, size_t capacity);

/* The head of what a turn brought: "Turn 12: Ana". */
void say_turn_of(int turn, const Seat *seat, char *text, size_t capacity);

/* Points of an award that several players got, or several areas brought: "12 each"; "12". */
void say_each(int points, bool several, char *text, size_t capacity);

#endif
