#include "view/words/names.h"

#include <string.h>

#include "core/setup.h"
#include "core/utf8.h"
#include "view/words/tr.h"

/* Characters of a text that is UTF-8. */
static int phrase_letters(const char *text)
{
    int letters = 0;
    for (size_t left = strlen(text), length; left > 0; left -= length, text += length, letters++)
        length = utf8_length(text, left);
    return letters;
}

static const char *join(const char *list, const char *sentence, const char *phrase)
{
    return words_with(list[0] ? sentence : "{last}", "first=%s last=%s", list, phrase);
}

const char *phrase_add(const char *list, const char *phrase)
{
    return join(list, trc("list", "{first}, {last}"), phrase);
}

const char *phrase_end(const char *list, const char *phrase)
{
    return join(list, trc("list", "{first} and {last}"), phrase);
}

const char *say_holders(const Setup *setup, uint8_t holders)
{
    const char *names = "";
    int count = 0;
    for (int p = 0; p < setup->player_count; p++)
        if (holders >> p & 1 && count++ < 2)
            names = phrase_end(names, say_brief(setup, p));
    return count > 2 ? say_number(SAY_PLAYERS, count) : count > 0 ? names : tr("nobody");
}

static LacksLetters *lacks_letters;
static void *lacks_context;

void letters_ask(LacksLetters *lacks, void *context)
{
    lacks_letters = lacks;
    lacks_context = context;
}

bool letters_lack(const char *text)
{
    return lacks_letters && lacks_letters(lacks_context, text);
}

const char *say_seat(const Seat *seat)
{
    int number = seating_given((SeatKind)seat->kind, seat->name);
    bool good = seat->name[0] && !letters_lack(seat->name);
    return number ? say_given((SeatKind)seat->kind, number)
           : good ? seat->name
                  : phrase(SAY_COLOUR + seat->colour);
}

const char *say_plan(const SeatPlan *plan)
{
    int number = plan->typed ? 0 : seating_given((SeatKind)plan->kind, plan->name);
    return number ? say_given((SeatKind)plan->kind, number) : plan->name;
}

const char *say_given(SeatKind kind, int number)
{
    return say_number((number > 1 ? SAY_GIVEN_ANOTHER : SAY_GIVEN) + (int)kind, number);
}

/* The name of the only computer of its kind; NULL: it is not. */
static const char *say_only(const Setup *setup, int player)
{
    SeatKind kind = (SeatKind)setup->seats[player].kind;
    for (int p = 0; p < setup->player_count; p++)
        if (p != player && setup->seats[p].kind == kind)
            return NULL;
    return phrase(SAY_COMPUTER + kind - SEAT_AI_EASY);
}

const char *say_first_name(const Setup *setup, int player)
{
    const char *name = say_seat(&setup->seats[player]);
    size_t length = strcspn(name, " ");
    const Seat *seat = &setup->seats[player];
    if (seat->kind != SEAT_HUMAN && seating_given((SeatKind)seat->kind, seat->name) > 0)
        return say_only(setup, player);
    if (length == 0 || name[length] == '\0')
        return NULL;
    for (int p = 0; p < setup->player_count; p++)
        if (p != player && strncmp(say_seat(&setup->seats[p]), name, length) == 0)
            return NULL;
    return said("%.*s", (int)length, name);
}

const char *say_brief(const Setup *setup, int player)
{
    const char *name = say_seat(&setup->seats[player]);
    const char *first = phrase_letters(name) > BRIEF_LETTERS ? say_first_name(setup, player) : NULL;
    name = first ? first : name;
    bool whole = phrase_letters(name) <= BRIEF_LETTERS;
    size_t bytes = 0, size = strlen(name);
    for (int letters = 1; bytes < size && (whole || letters < BRIEF_LETTERS); letters++)
        bytes += utf8_length(name + bytes, size - bytes);
    return said("%.*s%s", (int)bytes, name, whole ? "" : "\u2026");
}

const char *say_names(const Setup *setup, uint8_t players)
{
    const char *names = "";
    int left = 0;
    for (int p = 0; p < setup->player_count; p++)
        left += players >> p & 1;
    for (int p = 0; p < setup->player_count; p++)
        if (players >> p & 1)
            names = (--left > 0 ? phrase_add : phrase_end)(names, say_seat(&setup->seats[p]));
    return names;
}

const char *say_winners(const Setup *setup, uint8_t leaders)
{
    return say_text(leaders & (leaders - 1) ? SAY_SHARE : SAY_WINS, say_names(setup, leaders));
}
