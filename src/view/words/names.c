#include "view/words/names.h"

#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "view/words/players.h"
#include "view/words/phrase.h"

enum { NAMES_BYTES = sizeof((AboutPlayers *)0)->names };

const char *say_seat(const Seat *seat)
{
    return seat->name[0] ? seat->name : say_colour((Colour)seat->colour);
}

void say_guest(int number, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Player {number}"), (Place[]){{"number", .number = number}, {0}});
}

/* In at most so many letters, the last a sign that more are left out. */
static const char *cut_name(const char *name, int most, char text[BRIEF_NAME])
{
    size_t at = 0, last = 0, left = strlen(name);
    int letters = 0;
    while (left > at && letters < most) {
        last = at;
        at += utf8_length(name + at, left - at);
        letters++;
    }
    if (at < left) /* the last letter gives way to the sign */
        snprintf(text, BRIEF_NAME, "%.*s\u2026", (int)last, name);
    else
        snprintf(text, BRIEF_NAME, "%s", name);
    return text;
}

bool say_first_name(const Setup *setup, int player, char text[MAX_NAME])
{
    const char *name = say_seat(&setup->seats[player]);
    size_t length = strcspn(name, " ");
    if (setup->seats[player].kind != SEAT_HUMAN) /* of "The Elder" it says nothing */
        return false;
    if (length == 0 || name[length] == '\0')
        return false;
    for (int p = 0; p < setup->player_count; p++)
        if (p != player && strncmp(say_seat(&setup->seats[p]), name, length) == 0)
            return false;
    snprintf(text, MAX_NAME, "%.*s", (int)length, name);
    return true;
}

const char *say_briefly(const Setup *setup, int player, int most, char text[BRIEF_NAME])
{
    const char *name = say_seat(&setup->seats[player]);
    char first[MAX_NAME];
    if (phrase_letters(name) > most && say_first_name(setup, player, first))
        name = first;
    return cut_name(name, most, text);
}

const char *say_brief(const Setup *setup, int player, char text[BRIEF_NAME])
{
    return say_briefly(setup, player, BRIEF_LETTERS, text);
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

/* What the leaders do. */
static const char *winning(uint8_t leaders)
{
    return leaders & (leaders - 1) ? tr("{players} share the valley")
                                   : tr("{player} wins the valley");
}

void say_winners(const Setup *setup, uint8_t leaders, char *text, size_t capacity)
{
    char names[NAMES_BYTES];
    say_names(setup, leaders, names, sizeof names);
    words_fill(text, capacity, winning(leaders),
               (Place[]){{"players", .text = names}, {"player", .text = names}, {0}});
}

/* What a sentence says round its one place. */
static void part(const char *sentence, AboutPlayers *about)
{
    size_t before = strcspn(sentence, "{"), after = strcspn(sentence, "}");
    const char *rest = sentence[after] ? sentence + after + 1 : sentence + after;
    while (before > 0 && sentence[before - 1] == ' ')
        before--;
    utf8_print(about->before, sizeof about->before, "%.*s", (int)before, sentence);
    utf8_print(about->after, sizeof about->after, "%s", rest + strspn(rest, " "));
}

void say_about_winners(const Setup *setup, uint8_t leaders, AboutPlayers *about)
{
    say_names(setup, leaders, about->names, sizeof about->names);
    part(winning(leaders), about);
}

void say_about_next(const Setup *setup, int player, AboutPlayers *about)
{
    utf8_print(about->names, sizeof about->names, "%s", say_seat(&setup->seats[player]));
    part(tr("{player} plays next"), about);
}
