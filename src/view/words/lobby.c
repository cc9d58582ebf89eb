#include "view/words/lobby.h"

#include "view/words/players.h"
#include "view/words/tr.h"

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

void say_start(EditionId edition, int players, bool leaves, char *text, size_t capacity)
{
    const char *starts =
        edition == EDITION_SECOND
            ? trn("{count} player, second edition", "{count} players, second edition", players)
            : trn("{count} player, first edition", "{count} players, first edition", players);
    const char *ends = edition == EDITION_SECOND
                           ? trn("The game left open goes to Open a game. {count} player, second "
                                 "edition",
                                 "The game left open goes to Open a game. {count} players, second "
                                 "edition",
                                 players)
                           : trn("The game left open goes to Open a game. {count} player, first "
                                 "edition",
                                 "The game left open goes to Open a game. {count} players, first "
                                 "edition",
                                 players);
    words_fill(text, capacity, leaves ? ends : starts,
               (Place[]){{"count", .number = players}, {0}});
}

void say_turns(EditionId edition, int turns, char *text, size_t capacity)
{
    const char *sentence =
        edition == EDITION_SECOND
            ? trn("{count} turn, second edition", "{count} turns, second edition", turns)
            : trn("{count} turn, first edition", "{count} turns, first edition", turns);
    words_fill(text, capacity, sentence, (Place[]){{"count", .number = turns}, {0}});
}

void say_to_draw(int tiles, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} tile to draw", "{count} tiles to draw", tiles),
               (Place[]){{"count", .number = tiles}, {0}});
}

void say_progress(EditionId edition, int turn, bool over, char *text, size_t capacity)
{
    static const struct {
        const char *over, *turn;
    } words[EDITIONS] = {
        [EDITION_SECOND] = {N_("second edition, over"), N_("second edition, turn {number}")},
        [EDITION_FIRST] = {N_("first edition, over"), N_("first edition, turn {number}")}};
    words_fill(text, capacity, tr(over ? words[edition].over : words[edition].turn),
               (Place[]){{"number", .number = turn}, {0}});
}
