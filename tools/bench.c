/* aurochs-bench: how fast the core plays and the window draws. The core plays random two-player
 * games of the second edition on one thread, every one from its own fixed seed, so that runs on two
 * versions play the same games: how many of them fit into the time is all that differs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/ai.h"
#include "bench_samples.h"
#include "bench_view.h"
#include "core/query.h"
#include "core/random.h"
#include "play/assets.h"
#include "play/terminal.h"

static const char usage[] =
    "usage: aurochs-bench [--seconds S] [--record FILE]\n"
    "  S: seconds of a core for each measurement of the core, 0.01 to 600; 2 if not given\n"
    "  FILE: a game, best one with all tiles laid, to measure the drawing of\n";

typedef struct Work {
    long games, moves, listed; /* `listed`: legal moves found */
} Work;

/* Seconds that this program has had a core for: other programs' share does not count. */
static double worked(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static Setup setup_of(uint64_t seed)
{
    Setup setup = {.edition = EDITION_SECOND, .player_count = 2, .seeded = true, .seed = seed};
    setup.seats[1].colour = RED;
    return setup;
}

static void play_game(const Edition *edition, uint64_t seed, Work *work)
{
    static MoveList list;
    Setup setup = setup_of(seed);
    Random random = random_from(~seed);
    Game game;
    game_new(edition, &setup, &game, NULL);
    while (game.phase != PHASE_END) {
        game_moves(edition, &game, &list);
        work->listed += list.count;
        work->moves++;
        Move move = list.moves[random_below(&random, (uint32_t)list.count)];
        game_advance(edition, &game, move, NULL);
    }
    work->games++;
}

/* Returns how long that took. */
static double play_games(const Edition *edition, double seconds, Work *work)
{
    double start = worked(), took;
    do
        play_game(edition, (uint64_t)work->games, work);
    while ((took = worked() - start) < seconds);
    return took;
}

static void measure_games(const Edition *edition, double seconds)
{
    Work work = {0};
    double took = play_games(edition, seconds, &work);
    printf("%.0f games per second (%ld games)\n", (double)work.games / took, work.games);
    printf("%.0f moves per second, chosen among %.0f legal ones\n", (double)work.moves / took,
           (double)work.listed / took);
}

static Edition second;

/* How fast the machine is now. */
static double games_per_second(void)
{
    Work work = {0};
    double took = play_games(&second, .1, &work);
    return (double)work.games / took;
}

/* A position in the middle of a game: what a computer player looks ahead from. */
static void play_half(const Edition *edition, Game *game)
{
    static MoveList list;
    Setup setup = setup_of(1);
    Random random = random_from(1);
    game_new(edition, &setup, game, NULL);
    while (game->turn < 40 || game->phase != PHASE_PLACE) {
        game_moves(edition, game, &list);
        game_advance(edition, game, list.moves[random_below(&random, (uint32_t)list.count)], NULL);
    }
}

static void measure_copies(const Edition *edition, double seconds)
{
    static MoveList list;
    static Game game, next;
    long plays = 0, projections = 0;
    uint16_t scores[MAX_PLAYERS];
    play_half(edition, &game);
    game_moves(edition, &game, &list);
    double start = worked(), took;
    do {
        next = game;
        game_advance(edition, &next, list.moves[plays++ % list.count], NULL);
    } while ((took = worked() - start) < seconds);
    printf("%.0f placements tried on a copy per second, after 40 turns\n", (double)plays / took);
    start = worked();
    do {
        game_project(edition, &game, scores);
        projections++;
    } while ((took = worked() - start) < seconds);
    printf("%.0f final scorings per second, after 40 turns\n", (double)projections / took);
}

/* A computer player's work: complete turns weighed, and games played on from a turn. */
static void measure_search(const Edition *edition, double seconds)
{
    static Ai ai;
    static AiChoice choice;
    static Game game;
    Random chance = random_from(1);
    AiBudget budget = {.iterations = 200};
    long searched = 0, decisions = 0;
    play_half(edition, &game);
    ai_init(&ai, edition);
    double start = worked(), took;
    do {
        ai_choose(&ai, &game, AI_TURN, &chance, NULL, &choice);
        decisions++;
    } while ((took = worked() - start) < seconds);
    printf("%.0f turns chosen by the valuation per second, after 40 turns\n",
           (double)decisions / took);
    start = worked();
    do {
        ai_choose(&ai, &game, AI_HARD, &chance, &budget, &choice);
        searched += choice.iterations;
    } while ((took = worked() - start) < seconds);
    printf("%.0f iterations of the search per second\n", (double)searched / took);
}

int main(int argc, char **argv)
{
    char message[MAX_PATH_BYTES + 200];
    const char *record = NULL;
    double seconds = 2;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            return 0;
        }
        if (strcmp(argv[i], "--record") == 0 && i + 1 < argc) {
            record = argv[++i];
            continue;
        }
        if (strcmp(argv[i], "--seconds") == 0 && i + 1 < argc) {
            char *end;
            seconds = strtod(argv[++i], &end);
            if (*end == '\0' && seconds >= .01 && seconds <= 600)
                continue;
        }
        terminal_line(stderr, "aurochs-bench: cannot use %s", argv[i]);
        fputs(usage, stderr);
        return 2;
    }
    if (!edition_load(EDITION_SECOND, &second, message, sizeof message)) {
        terminal_line(stderr, "aurochs-bench: %s", message);
        return 1;
    }
    print_load("before");
    measure_games(&second, seconds);
    measure_copies(&second, seconds);
    measure_search(&second, seconds);
    printf("%zu bytes a Game\n", sizeof(Game));
    fflush(stdout);
    bool good = !record || bench_view(record, games_per_second);
    measure_games(&second, seconds);
    print_load("after");
    return good ? 0 : 1;
}
