/* aurochs-duel: plays computer players against each other, each deal from every seat, and says who
 * is stronger and how sure that is. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "core/query.h"
#include "ladder.h"
#include "number.h"
#include "play/assets.h"
#include "play/terminal.h"
#include "tally.h"

static const char usage[] =
    "usage: aurochs-duel A B [C D E] [--games N] [--seed S] [--edition second|first]\n"
    "                    [--time SECONDS | --iterations N] [--out FOLDER] [--no-luck]\n"
    "       aurochs-duel --ladder [--games N] [--seed S] [--edition second|first] [--time "
    "SECONDS]\n"
    "  players: random, naive, one-turn, hard, easy, gatherer, fisher, normal, shaman, elder,\n"
    "  aurochs, hint (follows hard's), or 'cmd:PROGRAM ARGS'\n"
    "  N games, 100 if not given, rounded up so that each deal is played from every seat\n"
    "  S: the first deal's seed, a whole number; 1 if not given\n"
    "  SECONDS a decision, of a core for hard and aurochs, 0.1 if not given; or N games that they\n"
    "  play on\n"
    "  --ladder: the seven of the game, each against each, as they play at a table: hard has a "
    "number\n"
    "  of games for a decision, aurochs SECONDS\n"
    "  --out: writes a record of each game into FOLDER, after those that it has\n"
    "  --no-luck: does not work out the luck of the draws, which takes 0.1 s a game\n";

typedef struct Duel {
    Ai ai;
    Edition edition;
    EditionId id;
    int players;
    long games;
    uint64_t seed;
    double seconds;
    long iterations;
    const char *folder;
    long kept; /* records that the folder has of earlier duels */
    bool luck, ladder;
    Contender contenders[MAX_PLAYERS];
    Tally tally;
} Duel;

/* Set by an interrupt: the game that is on is played to its end, and the result so far printed. */
static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

/* Who sits at `seat` in the `turn`th game of a deal. */
static int sitting(const Duel *duel, int seat, int turn)
{
    return (seat + turn) % duel->players;
}

static void make_setup(const Duel *duel, uint64_t seed, int turn, Setup *setup)
{
    static const SeatKind kinds[AI_LEVELS] = {
        [AI_EASY] = SEAT_AI_EASY,     [AI_GATHERER] = SEAT_AI_GATHERER,
        [AI_FISHER] = SEAT_AI_FISHER, [AI_NORMAL] = SEAT_AI_NORMAL,
        [AI_SHAMAN] = SEAT_AI_SHAMAN, [AI_HARD] = SEAT_AI_HARD,
        [AI_ELDER] = SEAT_AI_HARD,    [AI_AUROCHS] = SEAT_AI_AUROCHS};
    *setup = (Setup){.edition = (uint8_t)duel->id,
                     .player_count = (uint8_t)duel->players,
                     .seeded = true,
                     .seed = seed};
    for (int seat = 0; seat < duel->players; seat++) {
        const Contender *c = &duel->contenders[sitting(duel, seat, turn)];
        Seat *at = &setup->seats[seat];
        at->colour = (uint8_t)seat;
        at->kind = c->level == AI_LEVELS ? SEAT_HUMAN : (uint8_t)kinds[c->level];
        for (size_t i = 0; c->name[i] && i < MAX_NAME - 1; i++) {
            bool plain = c->name[i] >= ' ' && c->name[i] < 127 && c->name[i] != '"';
            at->name[i] = plain ? c->name[i] : '.';
        }
    }
}

static void add_luck(const Duel *duel, const Game *game, int turn, Outcome *outcome)
{
    float luck[MAX_PLAYERS];
    if (!duel->luck || game->phase != PHASE_PLACE)
        return;
    ai_luck(&duel->ai, game, luck);
    for (int seat = 0; seat < duel->players; seat++)
        outcome->luck[sitting(duel, seat, turn)] += luck[seat];
}

/* All but the one who gave a wrong answer share the victory. */
static void forfeit(Duel *duel, int loser, const char *fault, Outcome *outcome)
{
    fputs("\n", stderr);
    terminal_line(stderr, "%s loses game %ld: %s", duel->contenders[loser].name,
                  duel->tally.games + 1, fault);
    duel->tally.forfeits[loser]++;
    outcome->forfeited = true;
    for (int p = 0; p < duel->players; p++)
        outcome->won[p] = p == loser ? 0 : 1.0 / (duel->players - 1);
}

static void settle(const Duel *duel, const Game *game, int turn, Outcome *outcome)
{
    unsigned leaders = game_leaders(game);
    int count = 0;
    for (int seat = 0; seat < duel->players; seat++)
        count += leaders >> seat & 1;
    for (int seat = 0; seat < duel->players; seat++) {
        int who = sitting(duel, seat, turn);
        outcome->points[who] = game->scores[seat];
        outcome->won[who] = leaders >> seat & 1 ? 1.0 / count : 0;
    }
}

static Outcome play(Duel *duel, uint64_t seed, int turn, Record *record)
{
    Outcome outcome = {.forfeited = false};
    Setup setup;
    Game game;
    make_setup(duel, seed, turn, &setup);
    record_start(record, &setup);
    game_new(&duel->edition, &setup, &game, NULL);
    for (int p = 0; p < duel->players; p++)
        duel->contenders[p].chance = random_from(seed * MAX_PLAYERS + (uint64_t)p);
    while (game.phase != PHASE_END) {
        int who = sitting(duel, game.player, turn);
        Move move;
        add_luck(duel, &game, turn, &outcome);
        const char *fault =
            contender_decide(&duel->contenders[who], &duel->ai, record, &game, &move);
        if (fault) {
            forfeit(duel, who, fault, &outcome);
            return outcome;
        }
        record_add_move(record, move);
        game_advance(&duel->edition, &game, move, NULL);
    }
    settle(duel, &game, turn, &outcome);
    if (record->count < MAX_STATEMENTS)
        record->statements[record->count++] = (Statement){.kind = STATEMENT_EXPECT_END};
    return outcome;
}

/* Where a game's record goes; games count from 1. False, with errno set, where that has no room. */
static bool record_path(const Duel *duel, long game, char path[MAX_PATH_BYTES])
{
    char name[40];
    snprintf(name, sizeof name, "game-%05ld.aurochs", game);
    return path_in(duel->folder, name, path);
}

static bool write_record(const Duel *duel, const Record *record)
{
    static char text[1 << 16];
    char path[MAX_PATH_BYTES];
    size_t size = record_write(record, text, sizeof text);
    if (record_path(duel, duel->kept + duel->tally.games, path) && file_write_new(path, text, size))
        return true;
    fputs("\n", stderr);
    terminal_line(stderr, "aurochs-duel: %s: %s", path, strerror(errno));
    return false;
}

static bool play_all(Duel *duel)
{
    static Record record;
    bool good = true, screen = isatty(STDERR_FILENO);
    time_t said = time(NULL);
    long deals = (duel->games + duel->players - 1) / duel->players;
    for (long deal = 0; good && !interrupted && deal < deals; deal++) {
        for (int turn = 0; good && !interrupted && turn < duel->players; turn++) {
            Outcome outcome = play(duel, duel->seed + (uint64_t)deal, turn, &record);
            tally_game(&duel->tally, &outcome);
            good = !duel->folder || write_record(duel, &record);
        }
        tally_deal(&duel->tally);
        /* Once a second on a screen, once a minute into a file. */
        if (time(NULL) >= said + (screen ? 1 : 60)) {
            tally_progress(&duel->tally, deals * duel->players, stderr);
            said = time(NULL);
        }
    }
    fputs(screen ? "\r\033[K" : "\n", stderr);
    return good;
}

static bool read_seconds(const char *text, double *seconds)
{
    char *end;
    *seconds = strtod(text, &end);
    return *text && *end == '\0' && *seconds >= 1e-4 && *seconds <= 3600;
}

static bool read_option(Duel *duel, const char *option, const char *value)
{
    uint64_t number;
    double seconds;
    if (strcmp(option, "--games") == 0 && number_read(value, 1, 1000000000, &number))
        duel->games = (long)number;
    else if (strcmp(option, "--seed") == 0 && number_read(value, 0, UINT64_MAX, &number))
        duel->seed = number;
    else if (strcmp(option, "--time") == 0 && read_seconds(value, &seconds))
        duel->seconds = seconds;
    else if (strcmp(option, "--iterations") == 0 && number_read(value, 1, 1000000000, &number))
        duel->iterations = (long)number;
    else if (strcmp(option, "--edition") == 0 && strcmp(value, "second") == 0)
        duel->id = EDITION_SECOND;
    else if (strcmp(option, "--edition") == 0 && strcmp(value, "first") == 0)
        duel->id = EDITION_FIRST;
    else if (strcmp(option, "--out") == 0)
        duel->folder = value;
    else
        return false;
    return true;
}

static bool read_arguments(Duel *duel, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        bool good;
        if (strcmp(argv[i], "--no-luck") == 0 || strcmp(argv[i], "--ladder") == 0) {
            *(argv[i][2] == 'n' ? &duel->luck : &duel->ladder) = argv[i][2] != 'n';
            continue;
        }
        if (strncmp(argv[i], "--", 2) == 0) {
            good = i + 1 < argc && read_option(duel, argv[i], argv[i + 1]);
            i += good;
        } else {
            good = duel->players < MAX_PLAYERS &&
                   contender_init(&duel->contenders[duel->players], argv[i]);
            duel->players += good;
        }
        if (!good) {
            terminal_line(stderr, "aurochs-duel: cannot use %s", argv[i]);
            fputs(usage, stderr);
            return false;
        }
    }
    bool good = duel->ladder ? duel->players == 0 && !duel->folder && duel->iterations == 0
                             : duel->players >= MIN_PLAYERS;
    if (!good)
        fputs(usage, stderr);
    return good;
}

static void begin(Duel *duel)
{
    ai_init(&duel->ai, &duel->edition);
    duel->tally.players = duel->players;
    duel->tally.with_luck = duel->luck;
    for (int p = 0; p < duel->players; p++) {
        Contender *c = &duel->contenders[p];
        c->iterations = (uint32_t)duel->iterations;
        c->seconds = duel->iterations > 0 && c->level != AI_LEVELS ? 0 : duel->seconds;
    }
}

/* Each of those that people play against meets each other one, the neighbours first. */
static void climb(Duel *duel)
{
    static Ladder ladder;
    duel->players = MIN_PLAYERS;
    duel->luck = false;
    for (int step = 1; step < RUNGS && !interrupted; step++)
        for (int low = 0; low + step < RUNGS && !interrupted; low++) {
            const int pair[MIN_PLAYERS] = {low + step, low};
            duel->tally = (Tally){.games = 0};
            for (int p = 0; p < MIN_PLAYERS; p++)
                contender_init(&duel->contenders[p], ai_level_words[AI_EASY + pair[p]]);
            begin(duel);
            for (int p = 0; p < MIN_PLAYERS; p++) {
                Contender *c = &duel->contenders[p];
                c->seconds = ai_searches(c->level) ? duel->seconds : 0;
            }
            play_all(duel);
            double share = mean_of(&duel->tally.won[0]);
            ladder_add(&ladder, pair[0], pair[1], duel->tally.games, share);
            printf("%s against %s: %.1f %% of %ld, %+.1f points\n",
                   ai_level_words[AI_EASY + pair[0]], ai_level_words[AI_EASY + pair[1]],
                   100 * share, duel->tally.games, mean_of(&duel->tally.lead[0]));
            fflush(stdout);
        }
    ladder_print(&ladder, stdout);
}

/* Makes the folder of the records, where there is none, and counts those of earlier duels, which
 * stay; false, with a word, where that cannot be. */
static bool open_folder(Duel *duel)
{
    char next[MAX_PATH_BYTES];
    bool good = mkdir(duel->folder, 0777) == 0 || errno == EEXIST;
    while ((good = good && record_path(duel, duel->kept + 1, next)) && file_there(next))
        duel->kept++;
    if (!good)
        terminal_line(stderr, "aurochs-duel: %s: %s", duel->folder, strerror(errno));
    return good;
}

int main(int argc, char **argv)
{
    static Duel duel = {.games = 100, .seed = 1, .seconds = .1, .luck = true};
    char message[MAX_PATH_BYTES + 200];
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return 0;
    }
    if (!read_arguments(&duel, argc, argv))
        return 2;
    if (!edition_load(duel.id, &duel.edition, message, sizeof message)) {
        terminal_line(stderr, "aurochs-duel: %s", message);
        return 1;
    }
    if (duel.folder && !open_folder(&duel))
        return 1;
    signal(SIGINT, interrupt);
    if (duel.ladder) {
        ai_init(&duel.ai, &duel.edition);
        climb(&duel);
        return fflush(stdout) == 0 ? 0 : 1;
    }
    begin(&duel);
    bool good = play_all(&duel);
    for (int p = 0; p < duel.players; p++)
        contender_end(&duel.contenders[p]);
    printf("%ld games of the %s edition, deals from seed %llu on\n", duel.tally.games,
           duel.edition.rules.word, (unsigned long long)duel.seed);
    tally_print(&duel.tally, duel.contenders, stdout);
    return good && fflush(stdout) == 0 ? 0 : 1;
}
