/* What the test programs share: the two editions, files below the tests folder, and games played
 * by chance from a seed. */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include "ai/ai.h"
#include "core/random.h"
#include "core/record.h"
#include "play/session.h"
#include "view/draw/draw.h"

enum { TEST_NAME_BYTES = 128 };

/* File names of a folder, sorted. */
typedef struct FileList {
    int count;
    char (*names)[TEST_NAME_BYTES];
} FileList;

/* The shipped editions. Ends the program with a message where one cannot be read. */
const Edition *test_edition(EditionId id);
const Editions *test_editions(void);

/* The second edition's rules with tiles of a text, from now on until the next call. */
const Edition *test_tile_set(const char *text);

/* A computer player of an edition. */
const Ai *test_ai(EditionId id);

/* A shipped edition whose zones have numbers `by` higher, 0 after 9, from now on. */
const Edition *test_renumbered(EditionId id, int by);

/* One case of the rules each, which the rulebook shows: below the tests folder, as all folders
 * here. */
#define RULE_EXAMPLES "../assets/rules/examples"

/* Names in `folder` (below the tests folder) that end in `ending`. Ends the program where the
 * folder is not there or empty: a test of nothing must not pass. */
FileList test_list(const char *folder, const char *ending);

/* Reads a file below the tests folder; the caller frees it. Ends the program on error. */
char *test_read(const char *folder, const char *name, size_t *size);

/* Reads a record that must be good; ends the program with its error where it is not. */
void test_record(const char *folder, const char *name, Record *record);

/* Calls `see` with each record of a folder, which must be good. */
void test_each_record(const char *folder,
                      void (*see)(const Edition *edition, const Record *record));

/* The game after the first `moves` moves of a record, -1 for all. */
Game test_replay(const Record *record, int moves);

/* A setup with `players` seats and both stacks shuffled by `seed`. */
Setup test_setup(EditionId id, int players, uint64_t seed);

/* A new game by such a setup; the caller frees it. */
Session *test_session(EditionId id, int players, uint64_t seed);

/* One of the legal moves by chance, biased to putting pieces: what a random player would do. The
 * game must not be over. */
Move test_random_move(const Edition *edition, const Game *game, Random *random);

/* A game that goes on by such moves: for (Walk w = ...; w.game.phase != PHASE_END; test_go_on(&w))
 */
typedef struct Walk {
    const Edition *edition;
    Game game;
    Move move; /* that comes next */
    Random random;
} Walk;

Walk test_walk(EditionId id, int players, uint64_t seed);

/* The games of a row: both editions in turn, two to five players. */
Walk test_game(int number);
void test_go_on(Walk *walk);

/* What is still to be drawn the other way round. */
Game test_turned(const Game *game);

/* Plays one such move, or all to the end of the game. Ends the program where one is refused. */
void test_play(Session *session, Random *random);
void test_play_out(Session *session, Random *random);

/* Whether a frame shows this text, whole; words as a part of any. */
bool test_shows(const DrawList *list, const char *text);
bool test_tells(const DrawList *list, const char *words);

/* The first command of a kind after `after`, NULL: of all, whose name or text is `what`, "begin*":
 * begins so, NULL: whatever it is; NULL where there is none. And how many there are. */
const DrawCommand *test_next(const DrawList *list, DrawKind kind, const char *what,
                             const DrawCommand *after);
int test_count(const DrawList *list, DrawKind kind, const char *what);

/* A number for all that a frame draws: equal frames have equal ones. */
uint64_t test_sum(const DrawList *list);

/* An environment variable as a whole number, or `otherwise`. */
int test_number(const char *variable, int otherwise);

/* How many of `all` games or positions this run tries: all; with AUROCHS_SAMPLE=N in the
 * environment one in N, at least one. Under the sanitizers meson sets it: what they find needs no
 * long run. */
uint16_t test_share(int all);

/* Whether a whole run has met enough of what it looks for. A sample need not: then true. */
bool test_met(bool enough);

/* A game of so many players after `moves` decisions by chance, or its end. */
Game test_position(EditionId id, int players, uint64_t seed, int moves);

#endif
