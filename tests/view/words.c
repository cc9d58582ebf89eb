#include <stdio.h>
#include <string.h>

#include "check.h"
#include "core/utf8.h"
#include "pseudo.h"
#include "words.h"

const int counts[COUNTS] = {0, 1, 2, 5, 21};
const char *const names[MAX_PLAYERS] = {"Bff", "Crwth", "Zzz", "Ngh", "Pst"};

static Language in_force;
static int sentences;

void said(const char *text)
{
    assert_non_null(text);
    assert_true(text[0] != '\0');
    for (size_t at = 0, length; text[at]; at += length) {
        length = utf8_length(text + at, strlen(text + at));
        assert_true(length > 0);
    }
    if (strpbrk(text, "{}"))
        fail_msg("'%s' has an open place", text);
    if (in_force == LANGUAGE_PSEUDO && strpbrk(text, "aeiouAEIOU"))
        fail_msg("'%s' is plain", text);
    sentences++;
}

Setup setup_of(EditionId edition)
{
    Setup setup = test_setup(edition, MAX_PLAYERS, 3);
    for (int p = 0; p < MAX_PLAYERS; p++)
        snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "%s", names[p]);
    return setup;
}

void say_in(Language language, SayAll say, int least)
{
    in_force = language;
    pseudo_teach();
    language_set(language);
    sentences = 0;
    for (int id = 0; id < EDITIONS; id++) {
        Setup setup = setup_of((EditionId)id);
        Game game;
        game_new(test_edition((EditionId)id), &setup, &game, NULL);
        say(&setup, &game);
    }
    language_set(LANGUAGE_ENGLISH);
    if (sentences <= least)
        fail_msg("only %d sentences", sentences);
}
