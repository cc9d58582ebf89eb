/* The words of the land: what phrases of areas, pieces and tiles are chosen by, and what of them
 * needs more than one phrase; points given, and what fits where. What the second edition calls
 * grassland is the first one's meadow; both are kinds here, as in other languages a forest and a
 * river bend the words beside them differently. */
#ifndef VIEW_WORDS_AREAS_H
#define VIEW_WORDS_AREAS_H

#include "play/breakdown.h"
#include "play/logbook.h"
#include "play/remaining.h"
#include "view/words/phrases.h"

typedef enum AreaWord {
    AREA_FOREST,
    AREA_RIVER,
    AREA_GRASSLAND,
    AREA_MEADOW,
    AREA_SYSTEM, /* a river system */
    AREA_WORDS
} AreaWord;

/* What an edition calls the area of a zone: meadow, forest or river. */
AreaWord area_word(EditionId edition, ZoneKind kind);

/* "nobody's, worth 3, 4 and 5": points of areas joined, two or more. */
const char *say_unheld_worths(const int *points, int count);

/* "2 open ends; once closed at least 12"; with `turn` closing it earns one, too. */
const char *say_worth_closed(int open, int least, bool turn);

typedef enum Thing {
    THING_MAMMOTHS = MAMMOTH,
    THING_AUROCHS = AUROCHS,
    THING_DEER = DEER,
    THING_TIGERS = TIGER,
    THING_TILES,
    THING_MUSHROOMS, /* groups */
    THING_FISH,
    THING_LAKES,
    THING_RAFT_LAKES,  /* that a raft makes count */
    THING_TRAPPED,     /* animals that the hunting trap covers */
    THING_IDLE_TIGERS, /* with no deer to take */
    THINGS
} Thing;

/* "2 open ends", in a list. */
const char *say_open_ends(int open);

/* Where on a tile, as it is seen. */
typedef enum Way {
    WAY_NORTH,
    WAY_NORTH_EAST,
    WAY_EAST,
    WAY_SOUTH_EAST,
    WAY_SOUTH,
    WAY_SOUTH_WEST,
    WAY_WEST,
    WAY_NORTH_WEST,
    WAY_MIDDLE,
    WAYS
} Way;

/* "river to the east": which of several areas on a tile; or (WAYS) "on the river", the only one. */
const char *say_piece_place(EditionId edition, Role role, int way);

/* What a fisher or gatherer would need who earned points where none is. */
typedef enum Supply { SUPPLY_HAS, SUPPLY_TAKES_BACK, SUPPLY_NONE } Supply;

/* When a piece brings its points. */
typedef enum WorthWhen {
    WORTH_NOW,
    WORTH_FOREST,
    WORTH_RIVER,
    WORTH_END,
    WORTH_NEVER, /* a forest or river that stays open: no tile is left to close it */
    WORTHS
} WorthWhen;

/* What an award was given for: "forest, 4 tiles, mushrooms", "huts, 12 fish"; in brief without what
 * comes on top: "forest, 4 tiles". */
const char *say_award(EditionId edition, const Award *award);
const char *say_award_brief(EditionId edition, const Award *award);

/* The list with what comes on top: ", mushrooms". */
const char *say_award_top(const Award *award, const char *list);

/* The same by every item: "forest of 4 tiles, 2 mushroom groups, shared". */
const char *say_award_items(EditionId edition, const Award *award);

/* The sum that an award's points are, by its items: 4 tiles of 2 points and a group of mushrooms
 * are "4x2 + 3", with a multiplication sign. */
const char *say_award_sum(const Ruleset *rules, const Award *award);

/* An entry of the log: an award's items, the tile discarded, the extra turn. */
const char *say_log_entry(const Edition *edition, const LogEntry *entry);

/* Where points came from: "Forests". */
const char *say_point_group(EditionId edition, PointGroup group);

/* "3 rivers", "2 powers": areas that brought points of a group. */
const char *say_areas(EditionId edition, PointGroup group, int count);

/* The first side of a tile that clashes. */
int first_clash(const Verdict *verdict);

/* "Forest meets river": a side of the tile in hand that clashes and its neighbour's; EDITIONS: as
 * records say it. */
const char *say_sides_meet(int edition, const Verdict *verdict, int side);

/* "22 of 56 land tiles and 3 of 14 menhir tiles fit here." */
const char *say_cell_fits(const Edition *edition, const Remaining *remaining, const CellFits *fits);

/* "22 of 56 tiles left would fit", or that none would; land tiles alone are drawn by turn. */
const char *say_tiles_fit(const Remaining *remaining, const CellFits *fits);

/* A chance of 0..1 as people say it: "2 in 3", "1 in 20", "19 in 20"; 0 in 1 for none, 1 in 1 for a
 * certain one. */
typedef struct Odds {
    int of, in;
} Odds;

Odds odds_of(double chance);

/* "2 in 3 to draw one before the end"; for a chance above 0. */
const char *say_chance_to_draw(double chance);

/* "Jonas draws 9 more land tiles: the chance that one of them fits is 2 in 3."; or why there is
 * none; empty where no tile fits at all. */
const char *say_chance_of(const Setup *setup, const Game *game, const Remaining *remaining,
                          const CellFits *fits);

#endif
