/* The words of points given: what an award is for, in short and by every item. All texts are cut at
 * `capacity` bytes, between characters. */
#ifndef VIEW_WORDS_AWARDS_H
#define VIEW_WORDS_AWARDS_H

#include <stddef.h>

#include "core/events.h"
#include "core/ruleset.h"
#include "play/breakdown.h"
#include "play/logbook.h"

/* What an award was given for: "forest, 4 tiles, mushrooms", "huts, 12 fish"; in brief without what
 * comes on top: "forest, 4 tiles". */
void say_award(EditionId edition, const Award *award, char *text, size_t capacity);
void say_award_brief(EditionId edition, const Award *award, char *text, size_t capacity);

/* Appends what comes on top: ", mushrooms". */
void say_award_top(const Award *award, char *text, size_t capacity);

/* The same by every item: "forest of 4 tiles, 2 mushroom groups, shared". */
void say_award_items(EditionId edition, const Award *award, char *text, size_t capacity);

/* The sum that an award's points are, by its items: 4 tiles of 2 points and a group of mushrooms
 * are "4x2 + 3", with a multiplication sign. */
void say_award_sum(const Ruleset *rules, const Award *award, char *text, size_t capacity);

/* An entry of the log: an award's items, the tile discarded, the extra turn. Cut at `capacity`
 * bytes, between characters. */
void say_log_entry(const Edition *edition, const LogEntry *entry, char *text, size_t capacity);

/* Where points came from: "Forests". */
const char *say_point_group(EditionId edition, PointGroup group);

/* "3 rivers", "2 powers": areas that brought points of a group. Cut at `capacity` bytes, between
 * characters. */
void say_areas(EditionId edition, PointGroup group, int count, char *text, size_t capacity);

/* The head of what a turn brought: "Turn 12: Ana". */
void say_turn_of(int turn, const Seat *seat, char *text, size_t capacity);

/* Points of an award that several players got, or several areas brought: "12 each"; "12". */
void say_each(int points, bool several, char *text, size_t capacity);

#endif
