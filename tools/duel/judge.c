/* aurochs-judge: who chooses better, by choices alone. A game is mostly luck, and two strong
 * players mostly choose the same turn: so each is asked at the same positions, and where their
 * turns differ these are played on to the end of the game by one-turn for everybody, all over the
 * same draws, which nobody knew. What a turn brings more than another's is one observation a
 * position. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ai/lines.h"
#include "contender.h"
#include "mean.h"
#include "number.h"
#include "play/assets.h"
#include "play/terminal.h"
#include "usage.h"

static const char usage[] =
    "usage: aurochs-judge A B [C ...] [--positions N] [--games M] [--seed S]\n"
    "                     [--by I] [--edition second|first] [--out FILE]\n"
    "  players: a number, of games that hard plays on for a decision; random, naive, one-turn, "
    "easy, gatherer, fisher, normal, shaman, elder;\n"
    "  or 'cmd:PROGRAM ARGS'\n"
    "  N positions, 100 if not given, each of another game of two players\n"
    "  M games from each turn that is chosen, 200 if not given\n"
    "  --by: they are played by hard with I games a decision, not by one-turn: for strong "
    "players,\n"
    "  who reckon with more than one-turn does\n"
    "  S: the first position's seed, a whole number; 1 if not given\n"
    "  --out: adds a line of each position to FILE: its seed, and each player's points\n";

enum { MAX_JUDGED = 8, STRAYS_IN = 8, NEAR_BEST = 4 };

static const double programs_seconds = 60; /* a decision */

/* All that a player decides between one draw and the next. */
typedef struct Turn {
    int count;
    Move moves[AI_MOVES];
    double worth; /* its player's lead at the end, in the mean */
} Turn;

/* What one player's turns bring more than another's, a position. */
typedef struct Gain {
    Mean points;
    long others; /* positions where their turns differ */
} Gain;

typedef struct Judge {
    Ai ai;
    Edition edition;
    EditionId id;
    int players;
    long positions, games;
    AiBudget by; /* of hard, which plays games on; 0: one-turn does */
    uint64_t seed;
    const char *path;
    FILE *out;
    Contender contenders[MAX_JUDGED];
    long judged;
    Gain over_first[MAX_JUDGED], over_last[MAX_JUDGED]; /* the first player; the one before */
} Judge;

/* A position, and chances that owe nothing to each other nor to the deal. */
typedef struct Position {
    Record record; /* that led to it */
    Game game;
    Random thoughts, draws;
} Position;

static volatile sig_atomic_t interrupted;

static void interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

/* Plays a game by one-turn, now and then with a turn that is not its best, and picks one of its
 * turns.
 */
static void find_position(const Judge *judge, uint64_t seed, Position *position)
{
    static AiChoice choice;
    static Record record;
    Setup setup = {.edition = (uint8_t)judge->id,
                   .player_count = 2,
                   .seeded = true,
                   .seed = seed,
                   .seats = {{.name = "A"}, {.name = "B", .colour = RED}}};
    Random chance = random_from(~seed);
    uint32_t turns = 0;
    Game game;
    position->thoughts = random_from(random_next(&chance));
    position->draws = random_from(random_next(&chance));
    chance = random_from(random_next(&chance));
    record_start(&record, &setup);
    game_new(&judge->edition, &setup, &game, NULL);
    while (game.phase != PHASE_END) {
        bool place = game.phase == PHASE_PLACE;
        if (place && random_below(&chance, ++turns) == 0) {
            position->record = record;
            position->game = game;
        }
        ai_choose(&judge->ai, &game, AI_TURN, &chance, NULL, &choice);
        Move move = choice.move;
        if (place && random_below(&chance, STRAYS_IN) == 0) {
            uint32_t near = choice.count < NEAR_BEST ? (uint32_t)choice.count : NEAR_BEST;
            move = choice.candidates[random_below(&chance, near)].moves[0];
        }
        record_add_move(&record, move);
        game_advance(&judge->edition, &game, move, NULL);
    }
}

/* Asks for a whole turn, decision by decision, as at the table. False, with a word, where a program
 * fails. */
static bool choose_turn(Judge *judge, Contender *contender, const Position *position, Turn *turn)
{
    static Record record;
    Game game = position->game;
    record = position->record;
    contender->chance = position->thoughts;
    turn->count = 0;
    do {
        Move move;
        const char *fault = contender_decide(contender, &judge->ai, &record, &game, &move);
        if (fault) {
            fputs("\n", stderr);
            terminal_line(stderr, "aurochs-judge: %s: %s", contender->name, fault);
            return false;
        }
        turn->moves[turn->count++] = move;
        record_add_move(&record, move);
        game_advance(&judge->edition, &game, move, NULL);
    } while (game.phase == PHASE_RECALL || game.phase == PHASE_PIECE);
    return true;
}

/* Plays a turn or a decision of it. */
static void go_on(const Judge *judge, Random *chance, Game *game)
{
    static Survey survey;
    static AiChoice choice;
    if (judge->by.iterations == 0) {
        lines_follow(&survey, &judge->ai.data, judge->ai.weights, game);
        return;
    }
    ai_choose(&judge->ai, game, AI_HARD, chance, &judge->by, &choice);
    game_advance(&judge->edition, game, choice.move, NULL);
}

static double play_out(const Judge *judge, const Position *position, const Turn *turn)
{
    Random draws = position->draws;
    int me = position->game.player;
    long lead = 0;
    for (long i = 0; i < judge->games; i++) {
        Game game = game_sight(&position->game, &draws);
        Random chance = random_from(~draws.state); /* which leaves the draws as they are */
        for (int m = 0; m < turn->count; m++)
            game_advance(&judge->edition, &game, turn->moves[m], NULL);
        while (game.phase != PHASE_END)
            go_on(judge, &chance, &game);
        lead += game.scores[me] - game.scores[1 - me];
    }
    return (double)lead / (double)judge->games;
}

static bool same(const Turn *a, const Turn *b)
{
    return moves_equal(a->moves, a->count, b->moves, b->count);
}

static void add_gain(Gain *gain, const Turn *turn, const Turn *other)
{
    mean_add(&gain->points, turn->worth - other->worth);
    gain->others += !same(turn, other);
}

/* Where all choose the same turn there is nothing to be played. */
static void weigh(const Judge *judge, const Position *position, Turn turns[MAX_JUDGED])
{
    bool differ = false;
    for (int p = 1; p < judge->players; p++)
        differ |= !same(&turns[p], &turns[0]);
    for (int p = 0; differ && p < judge->players; p++) {
        int known = 0;
        while (!same(&turns[known], &turns[p]))
            known++;
        turns[p].worth = known < p ? turns[known].worth : play_out(judge, position, &turns[p]);
    }
}

static bool judge_position(Judge *judge, uint64_t seed)
{
    static Position position;
    Turn turns[MAX_JUDGED] = {{.count = 0}};
    find_position(judge, seed, &position);
    for (int p = 0; p < judge->players; p++)
        if (!choose_turn(judge, &judge->contenders[p], &position, &turns[p]))
            return false;
    weigh(judge, &position, turns);
    for (int p = 1; p < judge->players; p++) {
        add_gain(&judge->over_first[p], &turns[p], &turns[0]);
        add_gain(&judge->over_last[p], &turns[p], &turns[p - 1]);
    }
    judge->judged++;
    if (!judge->out)
        return true;
    fprintf(judge->out, "%llu", (unsigned long long)seed);
    for (int p = 0; p < judge->players; p++)
        fprintf(judge->out, " %.3f", turns[p].worth);
    fputs("\n", judge->out);
    return fflush(judge->out) == 0;
}

static void print_points(const Gain *gain, FILE *out)
{
    double margin = mean_margin(&gain->points);
    fprintf(out, "%+.2f +- ", mean_of(&gain->points));
    fprintf(out, margin >= 0 ? "%.2f" : "?", margin);
}

static void progress(const Judge *judge)
{
    fprintf(stderr, "\r%ld of %ld positions:", judge->judged, judge->positions);
    for (int p = 1; p < judge->players; p++) {
        fputs("  ", stderr);
        print_points(&judge->over_first[p], stderr);
    }
    fflush(stderr);
}

static bool judge_all(Judge *judge)
{
    bool good = true, screen = isatty(STDERR_FILENO);
    time_t said = time(NULL);
    for (long i = 0; good && !interrupted && i < judge->positions; i++) {
        good = judge_position(judge, judge->seed + (uint64_t)i);
        /* Once a second on a screen, once a minute into a file. */
        if (time(NULL) >= said + (screen ? 1 : 60)) {
            progress(judge);
            said = time(NULL);
        }
    }
    fputs(screen ? "\r\033[K" : "\n", stderr);
    return good;
}

static void print_gain(const Judge *judge, const Gain *gain, const Contender *other)
{
    fputs("  over ", stdout);
    terminal_put(stdout, other->name);
    fputs(" ", stdout);
    print_points(gain, stdout);
    printf(" points a turn, another turn at %ld of %ld\n", gain->others, judge->judged);
}

static void print_result(const Judge *judge)
{
    printf("%ld positions of the %s edition, from seed %llu on, %ld games a turn", judge->judged,
           judge->edition.rules.word, (unsigned long long)judge->seed, judge->games);
    if (judge->by.iterations > 0)
        printf(" by %lu", (unsigned long)judge->by.iterations);
    printf("\n");
    for (int p = 0; p < judge->players; p++) {
        const Contender *c = &judge->contenders[p];
        terminal_line(stdout, "player %d %s", p + 1, c->name);
        if (p > 0)
            print_gain(judge, &judge->over_first[p], &judge->contenders[0]);
        if (p > 1)
            print_gain(judge, &judge->over_last[p], c - 1);
        if (c->decisions > 0)
            printf("  decisions %ld, %.2f ms each\n", c->decisions,
                   1000 * c->thought / (double)c->decisions);
    }
}

static bool add_player(Judge *judge, const char *word)
{
    Contender *c = &judge->contenders[judge->players];
    uint64_t number;
    if (judge->players == MAX_JUDGED)
        return false;
    judge->players++;
    if (number_read(word, 1, 1000000000, &number)) {
        *c = (Contender){.name = word, .level = AI_HARD, .iterations = (uint32_t)number};
        return true;
    }
    /* How long hard is to think must be said. */
    if (!contender_init(c, word) || c->level == AI_HARD || ai_searches(c->level))
        return false;
    c->seconds = c->level == AI_LEVELS ? programs_seconds : 0;
    return true;
}

static bool read_option(Judge *judge, const char *option, const char *value)
{
    uint64_t number;
    if (strcmp(option, "--positions") == 0 && number_read(value, 1, 1000000000, &number))
        judge->positions = (long)number;
    else if (strcmp(option, "--games") == 0 && number_read(value, 1, 1000000, &number))
        judge->games = (long)number;
    else if (strcmp(option, "--by") == 0 && number_read(value, 1, 1000000, &number))
        judge->by.iterations = (uint32_t)number;
    else if (strcmp(option, "--seed") == 0 && number_read(value, 0, UINT64_MAX, &number))
        judge->seed = number;
    else if (strcmp(option, "--edition") == 0 && strcmp(value, "second") == 0)
        judge->id = EDITION_SECOND;
    else if (strcmp(option, "--edition") == 0 && strcmp(value, "first") == 0)
        judge->id = EDITION_FIRST;
    else if (strcmp(option, "--out") == 0)
        judge->path = value;
    else
        return false;
    return true;
}

static bool read_arguments(Judge *judge, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        bool option = strncmp(argv[i], "--", 2) == 0, last = i + 1 == argc;
        bool good = !option ? add_player(judge, argv[i])
                            : !last && read_option(judge, argv[i], argv[i + 1]);
        if (!good) {
            terminal_line(stderr, "aurochs-judge: cannot use %s; --help says how", argv[i]);
            return false;
        }
        i += option;
    }
    if (judge->players < 2)
        fputs("aurochs-judge: needs two players; --help says how\n", stderr);
    return judge->players >= 2;
}

int main(int argc, char **argv)
{
    static Judge judge = {.positions = 100, .games = 200, .seed = 1};
    char message[MAX_PATH_BYTES + 200];
    if (argc == 2 && strcmp(argv[1], "--help") == 0)
        return usage_say(usage, argc, argv);
    if (!read_arguments(&judge, argc, argv))
        return 2;
    if (!edition_load(judge.id, &judge.edition, message, sizeof message)) {
        terminal_line(stderr, "aurochs-judge: %s", message);
        return 1;
    }
    if (judge.path && !(judge.out = fopen(judge.path, "a"))) {
        terminal_line(stderr, "aurochs-judge: %s: %s", judge.path, strerror(errno));
        return 1;
    }
    ai_init(&judge.ai, &judge.edition);
    signal(SIGINT, interrupt);
    bool good = judge_all(&judge);
    for (int p = 0; p < judge.players; p++)
        contender_end(&judge.contenders[p]);
    print_result(&judge);
    return good && fflush(stdout) == 0 ? 0 : 1;
}
