/* Pieces: what they are called where they stand, and why none can stand somewhere. A sentence for
 * each role, or for each kind of area. */
#ifndef VIEW_WORDS_PIECES_H
#define VIEW_WORDS_PIECES_H

#include "core/query.h"
#include "view/words/areas.h"

/* "Gatherer". */
const char *say_piece(Role role);

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

/* "lake to the east", for a hut; or (WAYS) "on the lake", the only one on its tile. */
const char *say_lake(int way);

/* "in the east": where on the tile, beside how many tiles the area has, which a direction alone
 * would make a distance. */
const char *say_way(Way way);

/* The piece with its place: "Fisher on the river". All texts are cut at `capacity` bytes, between
 * characters. */
void say_piece_at(EditionId edition, Role role, char *text, size_t capacity);

/* "Ana: 2 gatherers". */
void say_pieces(const char *player, Role role, int count, char *text, size_t capacity);

/* What a fisher or gatherer would have earned where none is: "a fisher here would earn 4", with a
 * meeple in the supply; "a meeple taken back would earn 4", "no meeple left to earn 4". */
typedef enum Supply { SUPPLY_HAS, SUPPLY_TAKES_BACK, SUPPLY_NONE } Supply;

void say_meeple_earns(Supply supply, Role role, int points, char *text, size_t capacity);

/* "No gatherer here". */
const char *say_none_here(Role role);

/* "Ana's gatherer"; "stands in this forest". */
void say_whose_piece(const char *player, Role role, char *text, size_t capacity);
const char *say_stands_there(AreaWord word);

/* "Ana's stands on it": a piece of the kind spoken of; "Ana's meeple is on it", "Ana's hut is on
 * it". */
void say_whose_stands(const char *player, char *text, size_t capacity);
void say_whose_is_there(const char *player, PieceKind kind, char *text, size_t capacity);

/* When a piece brings its points. */
typedef enum WorthWhen {
    WORTH_NOW,
    WORTH_FOREST,
    WORTH_RIVER,
    WORTH_END,
    WORTH_NEVER, /* a forest or river that stays open: no tile is left to close it */
    WORTHS
} WorthWhen;

/* What the sign beside a piece's points means: "3 points so far, at least 5 once the river is
 * closed"; `least` is of those alone. One that never brings any has 0. */
void say_worth(WorthWhen when, int points, int least, char *text, size_t capacity);

/* The same of a meeple that is taken back: "gives up 3 points so far, at least 5 once the river is
 * closed"; "gives up nothing". */
void say_gives_up(WorthWhen when, int points, int least, char *text, size_t capacity);

#endif
