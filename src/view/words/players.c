#include "view/words/players.h"

#include "view/words/names.h"
#include "view/words/phrase.h"

const char *say_colour(Colour colour)
{
    static const char *const words[COLOURS] = {N_("Yellow"), N_("Red"), N_("Green"), N_("Blue"),
                                               N_("Violet")};
    return tr(words[colour]);
}

void say_holders(const Setup *setup, uint8_t holders, char *text, size_t capacity)
{
    static const Counted several = NN_("{count} player", "{count} players");
    char name[BRIEF_NAME];
    int count = 0;
    text[0] = '\0';
    for (int p = 0; p < setup->player_count; p++)
        if (holders >> p & 1 && count++ < 2)
            phrase_end(text, capacity, say_brief(setup, p, name));
    if (count > 2)
        phrase_count(several, count, text, capacity);
    else if (count == 0)
        phrase_add(text, capacity, tr("nobody"));
}

void say_laid_by(const Setup *setup, int player, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    words_fill(text, capacity, tr("Tile laid by {player}"),
               (Place[]){{"player", say_brief(setup, player, name), 0}, {0}});
}

void say_in_turn(int turn, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("in turn {turn}"), (Place[]){{"turn", NULL, turn}, {0}});
}

void say_no_letters(Colour colour, char *text, size_t capacity)
{
    words_fill(text, capacity,
               tr("No font here has all of these letters: the table says {colour}."),
               (Place[]){{"colour", .text = say_colour(colour)}, {0}});
}
