/* A table on the stand: a game, and the tables of the shipped atlas without its pictures. Inputs go
 * in as a person makes them; what the view wants is played at once. */
#ifndef TESTS_VIEW_DESK_H
#define TESTS_VIEW_DESK_H

#include "stand.h"
#include "view/table/arranged.h"

typedef struct Desk {
    Stand on;
    Intent last;   /* what the last input wanted */
    Random chance; /* that the next moves are taken from: of the game's seed, once it is open */
} Desk;

/* A game of `players`, after `moves` moves by chance, at 1280x720. The three opened before are
 * still there, those before them are not. */
Desk *desk_open(EditionId edition, int players, uint64_t seed, int moves);

/* The same, played on until the phase is on, which comes, and shown at rest. */
Desk *desk_open_at(EditionId edition, int players, uint64_t seed, int moves, Phase phase);

/* Builds the frame, half a second later. */
void desk_frame(Desk *desk);

/* One input, what it brings, and the frame after it. */
void desk_input(Desk *desk, Input input);

void desk_point(Desk *desk, Point at);
void desk_click(Desk *desk, Point at, Button button);
void desk_button(Desk *desk, InputKind kind, Point at); /* the left one, down or up */
void desk_again(Desk *desk, Point at);                  /* the second click of a double click */
void desk_wheel(Desk *desk, Point at, float steps, uint8_t mods);
void desk_key(Desk *desk, int key, uint8_t mods);

/* The pointer comes to the middle of a widget of the last frame, which is there; and clicks. */
void desk_point_at(Desk *desk, const char *name);
void desk_press(Desk *desk, const char *name);

/* Whether a notice stands that says this. */
bool desk_tells(const Desk *desk, const char *words);

/* Pixels a logical unit at the table. */
float desk_unit(const Desk *desk);

/* What the table works with now. */
TableModel desk_model(Desk *desk);

/* The middle of a cell, pixels. */
Point desk_cell(Desk *desk, Cell cell);

/* Whether a rectangle holds another one, but for roundings; a cell, and all of the land with the
 * cells where the tile in hand may go, as they are seen: pixels. */
bool desk_holds(Rect outer, Rect inner);
Rect desk_cell_rect(const TableModel *model, Cell cell);
Rect desk_land(const TableModel *model);

/* Whether two views, at rest, show the board the same. */
bool desk_seen_same(const BoardView *one, const BoardView *other);

/* A game far on, all of which has no room at 1280x720, a tile due. */
Desk *desk_open_late(void);

/* The second edition for two, played on until there are so many pieces that can be put, at least.
 */
Desk *desk_open_choice(uint64_t seed, int moves, int pieces);

const Game *desk_game(const Desk *desk);

/* The same with a recorded game, shown to its end; no frame of it is built. */
Desk *desk_open_record(const char *folder, const char *name);

/* The same, shown after `at` moves, at rest. */
Desk *desk_open_record_at(const char *folder, const char *name, int at);

/* Where all lies that floats over the board of such a model, until the next call. */
const Arranged *desk_arranged(Desk *desk, const TableModel *model);

/* How much of a rectangle lies on laid tiles, 0..1. */
float desk_over_land(const TableModel *model, Rect rect);

/* Another game in place of the one on the desk: a new one, or a recorded one. Builds no frame. */
void desk_begin(Desk *desk, const Setup *setup);
void desk_begin_against_programs(Desk *desk); /* the same, the first seat a person's alone */
void desk_lay_record(Desk *desk, const Record *record);

/* Plays one move by chance. Builds no frame; of several before the next frame none is played out,
 * that frame shows what they came to. */
void desk_play(Desk *desk);

/* Goes to the position after `at` moves, as the strip of history does. Builds no frame. */
void desk_seek(Desk *desk, int at);

/* The next of the moves known is played once more; building frames shows it. */
void desk_step(Desk *desk);

/* Two frames, the first of which takes notice of what was played: all motion is over. */
void desk_rest(Desk *desk);

/* Plays moves by chance until the phase is on; false when the game is over before. The first builds
 * no frame, the second rests. */
bool desk_play_to(Desk *desk, Phase phase);
bool desk_play_until(Desk *desk, Phase phase);

/* Plays `games` games for two by chance, second edition, from seed 1 on, and shows each choice of a
 * piece as it is due. */
void desk_each_choice(int games, void (*visit)(Desk *desk, TableModel *model, void *context),
                      void *context);

/* Plays moves by chance to the end of the game; the last has been seen, the final scoring is on. */
void desk_play_out(Desk *desk);

/* The first patch of this name in the last frame, or NULL. */
const DrawCommand *desk_patch(const Desk *desk, const char *name);

/* The pictures that say which point of a tile belongs to which zone are not on the desk: in their
 * place each point belongs to the zone whose piece would stand nearest. `masks`, one a tile of the
 * set, are filled once and last as long as the desk. */
void desk_map_zones(Desk *desk, uint8_t (*masks)[MASK_SIDE * MASK_SIDE]);

/* Advice of three places, for the tile in hand, each so many points worse than the one before;
 * place 2 has a reason of its own if asked for. */
Advice advised_of(const Desk *desk, const TableView *view, bool own, float worse);

/* A table with such advice. */
Desk *advised_open(Advice *advice, bool own, float worse);

#endif
