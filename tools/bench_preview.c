/* aurochs-bench-preview: how long the answers take that a hover asks for, late in the game when the
 * board is full. Random games from fixed seeds, one thread; milliseconds, the median and the 95th
 * percentile. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "core/random.h"
#include "play/assets.h"
#include "play/blocked.h"
#include "play/logbook.h"
#include "play/preview.h"
#include "play/remaining.h"
#include "play/terminal.h"
#include "usage.h"

enum { GAMES = 24, LATE = 64 /* turns */, MAX_SAMPLES = 1 << 16 };

typedef struct Samples {
    const char *name;
    int count;
    double ms[MAX_SAMPLES];
} Samples;

static Samples previews = {"preview", 0, {0}}, counts = {"remaining", 0, {0}},
               fits = {"fits here", 0, {0}}, dead = {"dead cells", 0, {0}},
               blocks = {"blocked", 0, {0}}, logs = {"logbook", 0, {0}};

static long told; /* lines, cells, groups: looked at lest the compiler leave the work out */

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static void add_sample(Samples *samples, double since)
{
    if (samples->count < MAX_SAMPLES)
        samples->ms[samples->count++] = now() - since;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void report(Samples *samples)
{
    qsort(samples->ms, (size_t)samples->count, sizeof samples->ms[0], compare);
    printf("%s ms p50 %.4f p95 %.4f (%d)\n", samples->name, samples->ms[samples->count / 2],
           samples->ms[samples->count * 95 / 100], samples->count);
}

static void measure_position(const Edition *edition, const Game *game, const MoveList *list)
{
    for (int i = 0; i < list->count; i++) {
        Move move = list->moves[i];
        double start = now();
        Preview preview = game->phase == PHASE_PLACE
                              ? preview_place(edition, game, move.cell, move.rotation)
                              : preview_piece(edition, game, move);
        add_sample(&previews, start);
        told += preview.line_count;
        if (game->phase != PHASE_PLACE)
            continue;
        start = now();
        Blocked blocked = blocked_by(edition, game, move.cell, move.rotation);
        add_sample(&blocks, start);
        told += blocked.cell_count;
    }
    double start = now();
    Remaining remaining = remaining_of(edition, game);
    add_sample(&counts, start);
    start = now();
    DeadCells cells = remaining_dead(edition, game, &remaining);
    add_sample(&dead, start);
    told += cells.dead_count;
    for (int i = 0; i < game->frontier_count; i += 8) {
        start = now();
        CellFits here =
            remaining_fits(edition, game, &remaining, game->sites[game->frontier[i]].cell);
        add_sample(&fits, start);
        told += here.group_count;
    }
}

static bool play_game(const Edition *edition, uint64_t seed)
{
    static MoveList list;
    static Logbook logbook;
    Setup setup = {.edition = EDITION_SECOND, .player_count = 2, .seeded = true, .seed = seed};
    setup.seats[1].colour = RED;
    Random random = random_from(~seed);
    Session *session = session_new(edition, &setup);
    if (!session)
        return false;
    for (const Game *game; (game = session_game(session))->phase != PHASE_END;) {
        game_moves(edition, game, &list);
        if (game->turn >= LATE)
            measure_position(edition, game, &list);
        session_play(session, list.moves[random_below(&random, (uint32_t)list.count)], NULL);
    }
    double start = now();
    logbook_of(session, &logbook);
    add_sample(&logs, start);
    session_free(session);
    return true;
}

int main(int argc, char **argv)
{
    static Edition edition;
    char message[MAX_PATH_BYTES + 200];
    if (argc != 1)
        return usage_say("usage: aurochs-bench-preview\n", argc, argv);
    if (!edition_load(EDITION_SECOND, &edition, message, sizeof message)) {
        terminal_line(stderr, "aurochs-bench-preview: %s", message);
        return 1;
    }
    for (uint64_t seed = 0; seed < GAMES; seed++)
        if (!play_game(&edition, seed)) {
            fputs("aurochs-bench-preview: memory is out\n", stderr);
            return 1;
        }
    report(&previews);
    report(&counts);
    report(&fits);
    report(&dead);
    report(&blocks);
    report(&logs);
    printf("%ld things told\n", told);
    return 0;
}
