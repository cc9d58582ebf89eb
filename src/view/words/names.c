#include "view/words/names.h"

#include <stdio.h>
#include <string.h>

#include "core/setup.h"
#include "core/utf8.h"

/* Characters of a text that is UTF-8. */
static int phrase_letters(const char *text)
{
    int letters = 0;
    for (size_t left = strlen(text), length; left > 0; left -= length, text += length, letters++)
        length = utf8_length(text, left);
    return letters;
}

static void join(char *text, size_t capacity, const char *sentence, const char *phrase)
{
    char before[MAX_LIST];
    words_fill(before, sizeof before, "{text}", (Value[]){{"text", text, 0}, {0}});
    words_fill(text, capacity, before[0] ? sentence : "{last}",
               (Value[]){{"first", before, 0}, {"last", phrase, 0}, {0}});
}

void phrase_add(char *text, size_t capacity, const char *phrase)
{
    join(text, capacity, trc("list", "{first}, {last}"), phrase);
}

void phrase_end(char *text, size_t capacity, const char *phrase)
{
    join(text, capacity, trc("list", "{first} and {last}"), phrase);
}

void say_holders(const Setup *setup, uint8_t holders, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    int count = 0;
    text[0] = '\0';
    for (int p = 0; p < setup->player_count; p++)
        if (holders >> p & 1 && count++ < 2)
            phrase_end(text, capacity, say_brief(setup, p, name));
    if (count > 2)
        say_number(SAY_PLAYERS, count, text, capacity);
    else if (count == 0)
        phrase_add(text, capacity, tr("nobody"));
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
    bool good = seat->name[0] && !letters_lack(seat->name);
    return good ? seat->name : phrase(SAY_COLOUR + seat->colour);
}

void say_given(SeatKind kind, int number, char *text, size_t capacity)
{
    say_number((number > 1 ? SAY_GIVEN_ANOTHER : SAY_GIVEN) + (int)kind, number, text, capacity);
}

/* The number in the name that a computer was given, or 0. */
static int given_number(const Seat *seat)
{
    char given[MAX_NAME];
    for (int number = 1; seat->kind != SEAT_HUMAN && number <= MAX_PLAYERS; number++) {
        say_given((SeatKind)seat->kind, number, given, sizeof given);
        if (strcmp(seat->name, given) == 0)
            return number;
    }
    return 0;
}

/* The name of the only computer of its kind. */
static bool say_only(const Setup *setup, int player, char text[MAX_NAME])
{
    SeatKind kind = (SeatKind)setup->seats[player].kind;
    for (int p = 0; p < setup->player_count; p++)
        if (p != player && setup->seats[p].kind == kind)
            return false;
    utf8_print(text, MAX_NAME, "%s", phrase(SAY_COMPUTER + kind - SEAT_AI_EASY));
    return true;
}

bool say_first_name(const Setup *setup, int player, char text[MAX_NAME])
{
    const char *name = say_seat(&setup->seats[player]);
    size_t length = strcspn(name, " ");
    if (given_number(&setup->seats[player]) > 0)
        return say_only(setup, player, text);
    if (length == 0 || name[length] == '\0')
        return false;
    for (int p = 0; p < setup->player_count; p++)
        if (p != player && strncmp(say_seat(&setup->seats[p]), name, length) == 0)
            return false;
    snprintf(text, MAX_NAME, "%.*s", (int)length, name);
    return true;
}

const char *say_brief(const Setup *setup, int player, char text[BRIEF_NAME])
{
    const char *name = say_seat(&setup->seats[player]);
    char first[MAX_NAME];
    if (phrase_letters(name) > BRIEF_LETTERS && say_first_name(setup, player, first))
        name = first;
    bool whole = phrase_letters(name) <= BRIEF_LETTERS;
    size_t bytes = 0, size = strlen(name);
    for (int letters = 1; bytes < size && (whole || letters < BRIEF_LETTERS); letters++)
        bytes += utf8_length(name + bytes, size - bytes);
    snprintf(text, BRIEF_NAME, "%.*s%s", (int)bytes, name, whole ? "" : "\u2026");
    return text;
}

void say_names(const Setup *setup, uint8_t players, char *text, size_t capacity)
{
    int left = 0;
    for (int p = 0; p < setup->player_count; p++)
        left += players >> p & 1;
    text[0] = '\0';
    for (int p = 0; p < setup->player_count; p++)
        if (players >> p & 1)
            (--left > 0 ? phrase_add : phrase_end)(text, capacity, say_seat(&setup->seats[p]));
}

void say_winners(const Setup *setup, uint8_t leaders, char *text, size_t capacity)
{
    char names[MAX_PLAYERS * (MAX_NAME + 8)];
    say_names(setup, leaders, names, sizeof names);
    say_text(leaders & (leaders - 1) ? SAY_SHARE : SAY_WINS, names, text, capacity);
}
