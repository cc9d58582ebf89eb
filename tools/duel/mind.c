/* aurochs-mind: one of our levels as a program that plays: requests come on standard input, as many
 * as there are, and each is answered with one line. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "number.h"
#include "play/assets.h"
#include "play/terminal.h"
#include "request.h"
#include "timer.h"
#include "view/words/files.h"

static const char usage[] =
    "usage: aurochs-mind LEVEL [--explain] [--iterations N] [--seed S]\n"
    "  levels: random, naive, one-turn, hard, easy, gatherer, fisher, normal, shaman, elder,\n"
    "  aurochs\n"
    "  --explain: adds what was considered and why, as lines that begin with '#'\n"
    "  --iterations: hard plays on so many games for a decision, and does not look at the clock\n"
    "  --seed: of its chance, a whole number; 1 if not given\n"
    "  Each request on standard input ends with a line 'decide SECONDS'.\n";

typedef struct Mind {
    AiLevel level;
    bool explain;
    uint32_t iterations;
    Random chance;
    const Editions *editions;
    Ai ais[EDITIONS];
} Mind;

static void explain_parts(const AiReasons *reasons)
{
    static const char *const words[AI_PARTS] = {
        "points", "forests", "rivers", "meadows", "systems", "meeples", "huts", "lures", "extra"};
    printf("#  ");
    for (int part = 0; part < AI_PARTS; part++)
        printf(" %s %.1f-%.1f", words[part], reasons->mine[part], reasons->others[part]);
    printf("\n");
}

static void explain(const Mind *mind, const Ai *ai, const Game *game, const AiChoice *choice)
{
    char words[64];
    if (choice->iterations > 0)
        printf("# %lu games played on\n", (unsigned long)choice->iterations);
    for (int i = 0; i < choice->count; i++) {
        const AiCandidate *candidate = &choice->candidates[i];
        AiReasons reasons = ai_reasons(ai, game, candidate);
        printf("# %d", i + 1);
        for (int m = 0; m < candidate->count; m++) {
            move_write(candidate->moves[m], words, sizeof words);
            printf("%s %s", m > 0 ? "," : "", words);
        }
        printf(": worth %+.2f share %.2f value %+.2f games %lu\n", candidate->worth,
               ai_share(game, candidate->worth), candidate->value, (unsigned long)candidate->games);
        explain_parts(&reasons);
    }
    if (choice->count == 0)
        printf("# %s does not weigh moves\n", ai_level_words[mind->level]);
}

/* Puts the tiles that were not drawn behind those that were: the rest of the stacks, in an order
 * that ai_choose does not look at. */
static void add_rest(const TileSet *set, Stack stack, TileList *list)
{
    bool listed[MAX_TILE_NUMBER + 1] = {false};
    for (int i = 0; i < list->count; i++)
        listed[list->numbers[i]] = true;
    for (int t = 0; t < set->tile_count; t++)
        if (set->tiles[t].stack == stack && !listed[set->tiles[t].number])
            list->numbers[list->count++] = set->tiles[t].number;
}

/* What is thought through of the seconds that there are: pipes and the system take some. Never 0.
 */
static double use_of(double seconds)
{
    return seconds * .9 > .02 ? seconds * .9 - .01 : seconds * .5 + 1e-6;
}

static bool answer(Mind *mind, const char *text, size_t size, double seconds)
{
    static Record record;
    static AiChoice choice;
    RecordError error;
    Timer timer = timer_start(timer_now, use_of(seconds));
    AiBudget budget = {.iterations = mind->iterations};
    char words[400];
    Game game;
    if (!record_read(mind->editions, text, size, &record, &error)) {
        terminal_line(stderr, "aurochs-mind: line %d: %s", error.line, say_record_error(&error));
        return false;
    }
    const Ai *ai = &mind->ais[record.setup.edition];
    add_rest(&ai->data.edition->tiles, STACK_LAND, &record.setup.land);
    add_rest(&ai->data.edition->tiles, STACK_SPECIAL, &record.setup.special);
    game_new(ai->data.edition, &record.setup, &game, NULL);
    for (int i = 0; i < record.count; i++)
        if (record.statements[i].kind == STATEMENT_MOVE)
            game_advance(ai->data.edition, &game, record.statements[i].move, NULL);
    if (game.phase == PHASE_END) {
        fprintf(stderr, "aurochs-mind: there is nothing to decide: the game is over\n");
        return false;
    }
    if (mind->iterations == 0) {
        budget.spent = timer_spent;
        budget.context = &timer;
    }
    ai_choose(ai, &game, mind->level, &mind->chance, &budget, &choice);
    if (mind->explain)
        explain(mind, ai, &game, &choice);
    move_write(choice.move, words, sizeof words);
    printf("%s\n", words);
    return fflush(stdout) == 0;
}

/* Reads the last line of a request. */
static bool read_decide(const char *line, double *seconds)
{
    char rest;
    if (sscanf(line, "decide %lf %c", seconds, &rest) == 1 && *seconds >= 0 && isfinite(*seconds))
        return true;
    fprintf(stderr, "aurochs-mind: 'decide' needs how many seconds there are, 0 or more\n");
    return false;
}

static bool is_blank(const char *text)
{
    return text[strspn(text, " \t\r\n")] == '\0';
}

/* Reads requests to the end of the input. */
static bool serve(Mind *mind)
{
    static char text[MAX_REQUEST];
    char line[MAX_RECORD_LINE + 2];
    size_t size = 0;
    double seconds;
    while (fgets(line, sizeof line, stdin)) {
        size_t length = strlen(line);
        if (strncmp(line, "decide", 6) == 0) {
            if (!read_decide(line, &seconds) || !answer(mind, text, size, seconds))
                return false;
            size = 0;
            continue;
        }
        if (size == 0 && is_blank(line))
            continue;
        if (size + length > sizeof text) {
            fprintf(stderr, "aurochs-mind: a request is longer than any game\n");
            return false;
        }
        memcpy(text + size, line, length);
        size += length;
    }
    if (size > 0)
        fprintf(stderr, "aurochs-mind: the last request has no line 'decide'\n");
    return size == 0 && !ferror(stdin);
}

static bool read_level(Mind *mind, const char *word)
{
    for (int level = 0; level < AI_LEVELS; level++)
        if (strcmp(word, ai_level_words[level]) == 0) {
            mind->level = (AiLevel)level;
            return true;
        }
    return false;
}

/* Fills the mind's level and what it may do; false, having said why, where it cannot. */
static bool read_arguments(Mind *mind, int argc, char **argv)
{
    uint64_t number;
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : "";
        if (strcmp(option, "--explain") == 0) {
            mind->explain = true;
        } else if (strcmp(option, "--iterations") == 0 &&
                   number_read(value, 1, UINT32_MAX, &number)) {
            mind->iterations = (uint32_t)number;
            i++;
        } else if (strcmp(option, "--seed") == 0 && number_read(value, 0, UINT64_MAX, &number)) {
            mind->chance = random_from(number);
            i++;
        } else if (mind->level != AI_LEVELS || !read_level(mind, option)) {
            terminal_line(stderr, "aurochs-mind: cannot use %s", option);
            fputs(usage, stderr);
            return false;
        }
    }
    if (mind->level == AI_LEVELS)
        fputs(usage, stderr);
    return mind->level != AI_LEVELS;
}

int main(int argc, char **argv)
{
    static Edition storage[EDITIONS];
    static Mind mind = {.level = AI_LEVELS};
    static Editions editions;
    mind.chance = random_from(1);
    mind.editions = &editions;
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return 0;
    }
    if (!read_arguments(&mind, argc, argv))
        return 2;
    for (int id = 0; id < EDITIONS; id++) {
        char message[MAX_PATH_BYTES + 200];
        if (!edition_load((EditionId)id, &storage[id], message, sizeof message)) {
            terminal_line(stderr, "aurochs-mind: %s", message);
            return 1;
        }
        editions.of[id] = &storage[id];
        ai_init(&mind.ais[id], &storage[id]);
    }
    return serve(&mind) ? 0 : 1;
}
