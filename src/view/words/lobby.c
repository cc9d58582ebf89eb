#include "view/words/lobby.h"

#include <stddef.h>

#include "core/utf8.h"
#include "view/words/names.h"
#include "view/words/tr.h"

void say_scale_most(int percent, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Letters in this window: {percent} % at most"),
               (Place[]){{"percent", .number = percent}, {0}});
}

void say_percent(int percent, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{percent} %"), (Place[]){{"percent", .number = percent}, {0}});
}

void say_tile_pixels(int pixels, char *text, size_t capacity)
{
    words_fill(text, capacity,
               trn("Each tile {pixels} pixel wide", "Each tile {pixels} pixels wide", pixels),
               (Place[]){{"pixels", .number = pixels}, {0}});
}

void say_seeded(const char *edition, const char *seed, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{edition}, seed {seed}"),
               (Place[]){{"edition", .text = edition}, {"seed", .text = seed}, {0}});
}

void say_version(const char *version, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Version {number}"), (Place[]){{"number", .text = version}, {0}});
}

const char *say_help(Help help)
{
    static const char *const words[HELPS] = {N_("Family"), N_("Standard"), N_("Purist")};
    return tr(words[help]);
}

const char *say_help_rule(Help help)
{
    static const char *const rules[HELPS] = {
        N_("Shows what every move joins, closes and scores, and the points to come."),
        N_("Shows what every move joins, closes and scores; final scores stay hidden."),
        N_("Shows where a tile fits and a piece may stand, and why not. You count.")};
    return tr(rules[help]);
}

void say_help_asked(Help help, char *text, size_t capacity)
{
    words_fill(
        text, capacity, tr("From here on: {level}. {rule}"),
        (Place[]){{"level", .text = say_help(help)}, {"rule", .text = say_help_rule(help)}, {0}});
}

void say_help_now(Help help, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Help from here on: {level}"),
               (Place[]){{"level", .text = say_help(help)}, {0}});
}

void say_name_fault(int number, SeatingFault fault, char *text, size_t capacity)
{
    const char *sentence = fault == SEATING_NAME_TOO_LONG
                               ? tr("Name {number}: is too long")
                               : tr("Name {number}: no quotation marks, please");
    words_fill(text, capacity, sentence, (Place[]){{"number", .number = number}, {0}});
}

const char *say_seed_fault(SeatingFault fault)
{
    return fault == SEATING_SEED_TOO_LONG ? tr("Seed: at most 16 digits")
                                          : tr("Seed: only 0-9 and a-f, or nothing");
}

void say_badge(Colour colour, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{colour}: click for another colour"),
               (Place[]){{"colour", .text = say_colour(colour)}, {0}});
}

const char *say_strength(SeatKind kind)
{
    static const char *const words[SEAT_KINDS] = {[SEAT_HUMAN] = N_("person"),
                                                  [SEAT_AI_EASY] = N_("easy"),
                                                  [SEAT_AI_NORMAL] = N_("normal"),
                                                  [SEAT_AI_HARD] = N_("hard")};
    return tr(words[kind]);
}

const char *say_sitter(SeatKind kind)
{
    static const char *const words[SEAT_KINDS] = {
        [SEAT_HUMAN] = N_("A person plays here."),
        [SEAT_AI_EASY] = N_("The Cub, a computer, moves at once and misses a lot."),
        [SEAT_AI_NORMAL] = N_("The Hunter, a computer, looks at every place."),
        [SEAT_AI_HARD] = N_("The Elder, a computer, thinks ahead and is hard to beat.")};
    return tr(words[kind]);
}

const char *say_alone(SeatKind kind)
{
    static const char *const words[SEAT_KINDS] = {
        [SEAT_HUMAN] = "",
        [SEAT_AI_EASY] = N_("Start at once: you against the Cub, who is easy to beat."),
        [SEAT_AI_NORMAL] = N_("Start at once: you against the Hunter, who plays well."),
        [SEAT_AI_HARD] = N_("Start at once: you against the Elder, who is hard to beat.")};
    return kind == SEAT_HUMAN ? "" : tr(words[kind]);
}

const char *say_again(SeatKind kind, bool several)
{
    static const char *const words[SEAT_KINDS][2] = {
        [SEAT_HUMAN] = {"", ""},
        [SEAT_AI_EASY] = {N_("Next time against the Cub, who is easy to beat."),
                          N_("Next time all computers play like the Cub.")},
        [SEAT_AI_NORMAL] = {N_("Next time against the Hunter, who plays well."),
                            N_("Next time all computers play like the Hunter.")},
        [SEAT_AI_HARD] = {N_("Next time against the Elder, who is hard to beat."),
                          N_("Next time all computers play like the Elder.")}};
    return kind == SEAT_HUMAN ? "" : tr(words[kind][several]);
}

void say_start(const Starting *starting, char *text, size_t capacity)
{
    enum { PEOPLE, COMPUTERS, BOTH };
    static const char *const words[3][EDITIONS] = {
        [PEOPLE] = {[EDITION_SECOND] = N_("{people}, second edition"),
                    [EDITION_FIRST] = N_("{people}, first edition")},
        [COMPUTERS] = {[EDITION_SECOND] = N_("{computers}, second edition"),
                       [EDITION_FIRST] = N_("{computers}, first edition")},
        [BOTH] = {[EDITION_SECOND] = N_("{people}, {computers}, second edition"),
                  [EDITION_FIRST] = N_("{people}, {computers}, first edition")}};
    char people[60], computers[60], table[160];
    words_fill(people, sizeof people, trn("{count} person", "{count} people", starting->people),
               (Place[]){{"count", .number = starting->people}, {0}});
    words_fill(computers, sizeof computers,
               trn("{count} computer", "{count} computers", starting->computers),
               (Place[]){{"count", .number = starting->computers}, {0}});
    int who = starting->computers == 0 ? PEOPLE : starting->people == 0 ? COMPUTERS : BOTH;
    words_fill(table, sizeof table, tr(words[who][starting->edition]),
               (Place[]){{"people", .text = people}, {"computers", .text = computers}, {0}});
    if (starting->leaves)
        words_fill(text, capacity, tr("Your unfinished game stays under Open a game. {table}"),
                   (Place[]){{"table", .text = table}, {0}});
    else
        utf8_print(text, capacity, "%s", table);
}

void say_turns(EditionId edition, int turns, char *text, size_t capacity)
{
    const char *sentence =
        edition == EDITION_SECOND
            ? trn("{count} turn, second edition", "{count} turns, second edition", turns)
            : trn("{count} turn, first edition", "{count} turns, first edition", turns);
    words_fill(text, capacity, sentence, (Place[]){{"count", .number = turns}, {0}});
}
