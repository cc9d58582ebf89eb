#include "view/words/panel.h"

#include "play/turns.h"
#include "view/words/keys.h"
#include "view/words/tr.h"

void say_land_left(int count, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} land tile left", "{count} land tiles left", count),
               (Place[]){{"count", .number = count}, {0}});
}

void say_special_left(EditionId edition, int count, char *text, size_t capacity)
{
    const char *sentence =
        edition == EDITION_FIRST
            ? trn("{count} bonus tile left", "{count} bonus tiles left", count)
            : trn("{count} menhir tile left", "{count} menhir tiles left", count);
    words_fill(text, capacity, sentence, (Place[]){{"count", .number = count}, {0}});
}

void say_step(int step, int count, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{step} of {count}"),
               (Place[]){{"step", .number = step}, {"count", .number = count}, {0}});
}

void say_power(const char *power, const char *rule, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{power}: {rule}"),
               (Place[]){{"power", .text = power}, {"rule", .text = rule}, {0}});
}

/* The first line of a tooltip, `about` the second; "": none. */
static void say_press(const char *player, bool shown, const char *about, char *text,
                      size_t capacity)
{
    char press[MAX_NAME + 60];
    words_fill(press, sizeof press,
               shown ? tr("Hide {player}\u2019s pieces") : tr("Show {player}\u2019s pieces"),
               (Place[]){{"player", .text = player}, {0}});
    words_fill(text, capacity, about[0] ? "{press}\n{about}" : "{press}",
               (Place[]){{"press", .text = press}, {"about", .text = about}, {0}});
}

void say_row_tip(const char *player, bool shown, int marker, char *text, size_t capacity)
{
    char about[160] = "";
    if (marker > 0)
        words_fill(about, sizeof about,
                   tr("The marker says: past {points} points. The number beside it is the whole "
                      "sum."),
                   (Place[]){{"points", .number = marker}, {0}});
    say_press(player, shown, about, text, capacity);
}

void say_brief_tip(const char *player, bool shown, char *text, size_t capacity)
{
    say_press(player, shown, tr("The points so far and, by the flag, if the game ended now."), text,
              capacity);
}

void say_undone(const Session *session, bool back, char *text, size_t capacity)
{
    int turns = turns_ahead(session);
    int moves = session_move_count(session) - session_at(session);
    const char *sentence = !back       ? trn("{count} move undone", "{count} moves undone", moves)
                           : turns > 0 ? trn("{count} turn back", "{count} turns back", turns)
                                       : tr("Within the last turn");
    words_fill(text, capacity, sentence, (Place[]){{"count", .number = back ? turns : moves}, {0}});
}

void say_position(const Session *session, bool after, char *text, size_t capacity)
{
    const Game *game = session_game(session);
    int laid = session_game_at(session, session_move_count(session))->turn;
    bool before = game->phase == PHASE_PLACE && !after;
    const char *sentence = game->phase == PHASE_END ? tr("The end, after turn {turn}")
                           : after                  ? tr("After turn {turn} of {turns}")
                           : !before                ? tr("Turn {turn} of {turns}")
                           : game->turn < laid      ? tr("Before turn {turn} of {turns}")
                                                    : tr("Turn {turn}");
    words_fill(text, capacity, sentence,
               (Place[]){{"turn", .number = game->turn + before}, {"turns", .number = laid}, {0}});
}

void say_forgotten(const Session *session, char *text, size_t capacity)
{
    int moves = session_move_count(session) - session_at(session), turns = turns_ahead(session);
    const char *sentence =
        moves > SLIP_MOVES ? trn("Playing on sets {count} turn aside.",
                                 "Playing on sets {count} turns aside.", turns)
        : turns > 0
            ? trn("Playing on forgets {count} turn.", "Playing on forgets {count} turns.", turns)
        : moves > 0
            ? trn("Playing on forgets {count} move.", "Playing on forgets {count} moves.", moves)
            : "";
    words_fill(text, capacity, sentence,
               (Place[]){{"count", .number = turns > 0 ? turns : moves}, {0}});
}

void say_ways_back(const char *key, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Click, drag or press {key} to look back."),
               (Place[]){{"key", .text = key}, {0}});
}

void say_past(const char *button, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Looking back. To play, press \"{button}\"."),
               (Place[]){{"button", .text = button}, {0}});
}

void say_choice(Phase phase, const char *key, int spots, int missing, char *text, size_t capacity)
{
    char numbers[24];
    const char *sentence =
        phase == PHASE_PLACE ? tr("Choose a cell: arrows or {key}.")
        : phase == PHASE_RECALL
            ? missing > 0 ? tr("There is no {missing}: choose {numbers}, or {key} to keep all.")
                          : tr("Choose a meeple: {numbers}, or {key} to keep all.")
        : missing > 0 ? tr("There is no {missing}: choose {numbers}, or {key} for nothing.")
                      : tr("Choose a spot: {numbers}, or {key} for nothing.");
    say_number_span(spots, numbers, sizeof numbers);
    words_fill(text, capacity, sentence,
               (Place[]){{"key", .text = key},
                         {"missing", .number = missing},
                         {"numbers", .text = numbers},
                         {0}});
}
