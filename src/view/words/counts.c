#include "view/words/counts.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "view/words/screens.h"

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

/* Appends to a text. */
static void add(char *text, size_t capacity, const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + length, capacity - length, format, arguments);
    va_end(arguments);
}

void say_stack(const Edition *edition, Stack stack, char *text, size_t capacity)
{
    snprintf(text, capacity, "%s",
             stack == STACK_SPECIAL ? terms_of(edition->rules.id)->special.titles : "Land tiles");
}

void say_cell_fits(const Edition *edition, const Remaining *remaining, const CellFits *fits,
                   char *text, size_t capacity)
{
    const char *special = terms_of(edition->rules.id)->special.many;
    if (fits->group_count == 0)
        snprintf(text, capacity, "%s",
                 fits->hand ? "Only the tile in hand fits here." : "No tile left fits here.");
    else if (remaining->left[STACK_SPECIAL] == 0)
        snprintf(text, capacity, "%d of %d land tiles fit here.", fits->count[STACK_LAND],
                 remaining->left[STACK_LAND]);
    else
        snprintf(text, capacity, "%d of %d land tiles and %d of %d %s fit here.",
                 fits->count[STACK_LAND], remaining->left[STACK_LAND], fits->count[STACK_SPECIAL],
                 remaining->left[STACK_SPECIAL], special);
}

void say_tiles_fit(const Remaining *remaining, const CellFits *fits, char *text, size_t capacity)
{
    if (fits->group_count == 0 && !fits->hand)
        snprintf(text, capacity, "No tile left fits here");
    else if (fits->count[STACK_LAND] == 0 && fits->count[STACK_SPECIAL] > 0)
        snprintf(text, capacity, "No land tile left would fit");
    else
        snprintf(text, capacity, "%d of %d tiles left would fit", fits->count[STACK_LAND],
                 remaining->left[STACK_LAND]);
}

void say_chance(double chance, char *text, size_t capacity)
{
    int best_of = 1, best_in = 1;
    double best = 1;
    if (chance <= 0 || chance >= 1) {
        snprintf(text, capacity, chance <= 0 ? "none" : "certain");
        return;
    }
    if (chance < .1) {
        snprintf(text, capacity, "1 in %.0f", 1 / chance);
        return;
    }
    if (chance > .9) {
        double in = fmin(100, 1 / (1 - chance));
        snprintf(text, capacity, "%.0f in %.0f", round(in) - 1, in);
        return;
    }
    /* small numbers are easier to imagine: each part more must come nearer by a percent */
    for (int in = 2; in <= 10; in++) {
        int of = (int)(chance * in + .5);
        double off = fabs(chance - (double)of / in) + .01 * in;
        if (of > 0 && of < in && off < best) {
            best = off;
            best_of = of;
            best_in = in;
        }
    }
    snprintf(text, capacity, "%d in %d", best_of, best_in);
}

void say_chance_of(const Setup *setup, const Game *game, const Remaining *remaining,
                   const CellFits *fits, char *text, size_t capacity)
{
    int player = game->player, draws = remaining->draws[player];
    const char *name = say_seat(&setup->seats[player]), *it = draws == 1 ? "it" : "one of them";
    double chance = fits->chance[player];
    char words[40];
    say_chance(chance, words, sizeof words);
    text[0] = '\0';
    if (fits->group_count == 0)
        return;
    if (fits->count[STACK_LAND] == 0)
        snprintf(text, capacity, "Only a %s can fill it, drawn on an extra turn.",
                 terms_of(setup->edition)->special.one);
    else if (draws == 0)
        snprintf(text, capacity, "%s draws no land tile any more.", name);
    else if (chance >= 1)
        snprintf(text, capacity, "%s draws %d more land tile%s: %s is sure to fit.", name, draws,
                 plural(draws), it);
    else
        snprintf(text, capacity, "%s draws %d more land tile%s: the chance that %s fits is %s.",
                 name, draws, plural(draws), it, words);
}

static void add_animals(const Award *award, char *text, size_t capacity)
{
    static const char *const one[ANIMALS] = {"mammoth", "aurochs", "deer", "tiger"};
    static const char *const many[ANIMALS] = {"mammoths", "aurochs", "deer", "tigers"};
    const char *between = ": ";
    for (int i = 0; i < ANIMALS; i++) {
        int count = award->animals[i];
        if (count == 0)
            continue;
        add(text, capacity, "%s%d %s", between, count, count == 1 ? one[i] : many[i]);
        between = ", ";
    }
    if (award->prey)
        add(text, capacity, "%s%d deer lost to tigers", between, award->prey);
}

void say_award_items(const Terms *terms, const Award *award, char *text, size_t capacity)
{
    text[0] = '\0';
    switch ((AwardKind)award->kind) {
    case AWARD_FOREST:
        add(text, capacity, "forest of %d tile%s", award->tiles, plural(award->tiles));
        if (award->mushrooms)
            add(text, capacity, ", %d mushroom group%s", award->mushrooms,
                plural(award->mushrooms));
        break;
    case AWARD_RIVER:
        add(text, capacity, "river of %d tile%s", award->tiles, plural(award->tiles));
        if (award->fish)
            add(text, capacity, ", %d fish", award->fish);
        break;
    case AWARD_LOGBOAT:
        add(text, capacity, "logboat: %d lake%s of its river system", award->lakes,
            plural(award->lakes));
        break;
    case AWARD_HUNTING_TRAP:
        add(text, capacity, "hunting trap");
        add_animals(award, text, capacity);
        break;
    case AWARD_MEADOW:
        add(text, capacity, "%s", terms->meadow.one);
        add_animals(award, text, capacity);
        break;
    case AWARD_PIT_TRAP:
        add(text, capacity, "pit trap, once more");
        add_animals(award, text, capacity);
        break;
    case AWARD_RIVER_SYSTEM:
        add(text, capacity, "huts on a river system: %d fish", award->fish);
        break;
    case AWARD_RAFT:
        add(text, capacity, "raft: %d lake%s of its river system", award->lakes,
            plural(award->lakes));
        break;
    case AWARDS:
        break;
    }
    if (award->shared)
        add(text, capacity, ", shared");
}

static void add_term(char *text, size_t capacity, int count, int points)
{
    if (count == 0 || points == 0)
        return;
    if (text[0])
        add(text, capacity, " + ");
    if (count == 1 || points == 1)
        add(text, capacity, "%d", count * points);
    else
        add(text, capacity, "%d\u00d7%d", count, points);
}

void say_award_sum(const Ruleset *rules, const Award *award, char *text, size_t capacity)
{
    bool forest = award->kind == AWARD_FOREST, river = award->kind == AWARD_RIVER;
    bool logboat = award->kind == AWARD_LOGBOAT;
    text[0] = '\0';
    if (forest || river)
        add_term(text, capacity, award->tiles,
                 forest ? rules->forest_tile_points : rules->river_tile_points);
    add_term(text, capacity, award->mushrooms, rules->mushroom_points);
    if (river || award->kind == AWARD_RIVER_SYSTEM)
        add_term(text, capacity, award->fish, rules->fish_points);
    if (logboat || award->kind == AWARD_RAFT)
        add_term(text, capacity, award->lakes,
                 logboat ? rules->logboat_points : rules->raft_points);
    for (int a = 0; a < ANIMALS; a++)
        add_term(text, capacity, award->animals[a], rules->animal_points[a]);
}

void say_log_entry(const Edition *edition, const LogEntry *entry, char *text, size_t capacity)
{
    switch ((LogKind)entry->kind) {
    case LOG_AWARD:
        say_award_items(terms_of(edition->rules.id), &entry->award, text, capacity);
        if (entry->by_shrine)
            add(text, capacity, ", the hunter at the shrine alone");
        break;
    case LOG_DISCARD:
        snprintf(text, capacity, "drew tile %d, which fitted nowhere",
                 edition->tiles.tiles[entry->tile].number);
        break;
    case LOG_EXTRA_TURN:
        snprintf(text, capacity, "earned an extra turn by %s", terms_of(edition->rules.id)->mark);
        break;
    case LOG_FINAL:
        snprintf(text, capacity, "the final scoring");
        break;
    }
}
