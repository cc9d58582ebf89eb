/* Players' names where there is little room for them: they are cut so that the sentence keeps its
 * sense. */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/cards/card.h"
#include "view/words/areas.h"
#include "view/words/catalogue.h"
#include "view/words/names.h"
#include "view/words/table.h"

#define L5 "\u0141\u0141\u0141\u0141\u0141"

/* Names inside sentences are first names where they are long and another's begins otherwise; else
 * they are cut between letters, and so that it is seen. */
TEST(test_brief_names)
{
    static const char *const names[][3] = {
        {"Ana", "Ana", "Ana"},
        {"Eighteen letters!!", "Eighteen letters!!", "Eighteen letters!!"},
        {"Grandfather Wolfgang-Amadeus", "Grandfather", "Grandfather Wolfg\u2026"},
        {L5 L5 L5 L5, L5 L5 L5 "\u0141\u0141\u2026", L5 L5 L5 "\u0141\u0141\u2026"}};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (int alike = 0; alike < 2; alike++) {
            Setup setup = test_setup(EDITION_SECOND, 2, 3);
            snprintf(setup.seats[0].name, sizeof setup.seats[0].name, "%s", names[i][0]);
            snprintf(setup.seats[1].name, sizeof setup.seats[1].name, "%s",
                     alike ? "Grandfather" : "Bo");
            assert_string_equal(say_brief(&setup, 0), names[i][1 + alike]);
        }
}

static bool beyond_latin(void *context, const char *text)
{
    (void)context;
    for (; *text; text++)
        if ((unsigned char)*text >= 0xE3)
            return true;
    return false;
}

/* Names that would be question marks are told apart by their colours, wherever they are said. */
TEST(test_names_without_letters)
{
    Setup setup = test_setup(EDITION_SECOND, 2, 3);
    strcpy(setup.seats[0].name, "\u73a9\u5bb6");
    strcpy(setup.seats[1].name, "\u5bb6\u4e00");
    assert_string_equal(say_brief(&setup, 0), "\u73a9\u5bb6");
    letters_ask(beyond_latin, NULL);
    assert_string_equal(say_brief(&setup, 0), phrase(SAY_COLOUR + setup.seats[0].colour));
    const char *both = say_names(&setup, 3);
    assert_string_equal(both, said("%s and %s", phrase(SAY_COLOUR + setup.seats[0].colour),
                                   phrase(SAY_COLOUR + setup.seats[1].colour)));
    strcpy(setup.seats[0].name, "\u0110\u1eb7ng");
    assert_string_equal(say_brief(&setup, 0), "\u0110\u1eb7ng");
    letters_ask(NULL, NULL);
}

/* The first name tells whose a title is, as long as it is one player's alone. */
TEST(test_names_in_titles)
{
    static const char *const names[] = {"\u00c9l\u00e9onore d\u2019Aquitaine", "Anna Maria",
                                        "Anna Lena", L5 L5 L5, "Bo"};
    Setup setup = test_setup(EDITION_SECOND, 5, 3);
    for (int p = 0; p < 5; p++)
        snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "%s", names[p]);
    for (int p = 0; p < 5; p++)
        assert_int_equal(say_first_name(&setup, p) != NULL, p == 0);
}

/* However long the names: a card's title says whose area it is, or that nobody's or several are on
 * it. */
TEST(test_titles_say_whose)
{
    static const char *const names[] = {"J\u00fcrgen Gr\u00f6\u00dfenwahn",
                                        "\u00c9l\u00e9onore d\u2019Aquitaine", "Maximiliane-Sophie",
                                        "P\u0159emyslovna Kr\u00e1lovna",
                                        "\u00c5ngstr\u00f6m \u00d6deg\u00e5rd"};
    Desk *desk = desk_open(EDITION_SECOND, 5, 5, 0);
    Setup setup = test_setup(EDITION_SECOND, 5, 5);
    for (int p = 0; p < 5; p++)
        snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "%s", names[p]);
    desk_begin(desk, &setup);
    int owned = 0;
    while (desk_play_until(desk, PHASE_PLACE) && owned < 40) {
        TableModel model = desk_model(desk);
        const Game *game = model.view.game;
        for (int i = 0; i < game->piece_count; i++) {
            Card card;
            const Piece *piece = &game->pieces[i];
            const char *name = names[piece->player];
            bool named = false; /* among those whose pieces are there, too */
            card_of_area(&model.view, (Lit){piece->node, piece->kind == PIECE_HUT}, &card);
            for (int r = 0; r < card.count; r++)
                named |= strstr(card.rows[r].text, name) != NULL;
            assert_true(named);
            if (strncmp(card.title, "Shared ", 7) == 0)
                continue;
            assert_memory_equal(card.title, name, strlen(name));
            assert_memory_equal(card.title + strlen(name), "\u2019s ", strlen("\u2019s "));
            owned++;
        }
        desk_play(desk);
    }
    assert_true(owned >= 40);
}

/* A computer is never "The": where its name has no room it is what it is, if it is the only one. */
TEST(test_brief_computers)
{
    Setup setup = test_setup(EDITION_SECOND, 3, 3);
    setup.seats[1].kind = SEAT_AI_NORMAL;
    strcpy(setup.seats[1].name, "The Hunter");
    assert_string_equal(say_first_name(&setup, 1), "Hunter");
    setup.seats[2].kind = SEAT_AI_NORMAL;
    strcpy(setup.seats[2].name, "The Hunter 2");
    assert_null(say_first_name(&setup, 1));
    assert_null(say_first_name(&setup, 2));
    strcpy(setup.seats[2].name, "Mira of the north"); /* typed by hand: as a person's */
    assert_string_equal(say_first_name(&setup, 2), "Mira");
}

/* It is "the" inside a sentence, and at its beginning "The". */
TEST(test_computers_in_sentences)
{
    Setup setup = test_setup(EDITION_SECOND, 3, 3);
    strcpy(setup.seats[0].name, "Ana");
    strcpy(setup.seats[1].name, "The Elder");
    strcpy(setup.seats[2].name, "The Cub 2");
    assert_string_equal(say_text(SAY_LAID_BY, say_brief(&setup, 1)), "Tile laid by the Elder");
    assert_string_equal(say_text(SAY_LAID_BY, say_brief(&setup, 2)), "Tile laid by the Cub 2");
    assert_string_equal(say_names(&setup, 3), "Ana and the Elder");
    assert_string_equal(say_names(&setup, 6), "The Elder and the Cub 2");
    assert_string_equal(say_text(SAY_WHOSE + AREA_FOREST, say_seat(&setup.seats[1])),
                        "The Elder\u2019s forest");
    assert_string_equal(words_with("Gold! {player} laughs", "player=%s", "The Elder"),
                        "Gold! The Elder laughs");
    assert_string_equal(words_with("In {area}", "area=%s", "The Elder\u2019s forest"),
                        "In the Elder\u2019s forest");
    assert_string_equal(words_with("Turn 3: {player}", "player=%s", "The Cub"), "Turn 3: the Cub");
    assert_string_equal(words_with("By {player}", "player=%s", "The Elderly"), "By The Elderly");
    assert_string_equal(words_with("By {player}", "player=%s", "The Cub\u017e"),
                        "By The Cub\u017e");
}

/* Names that seats were given are said in the language of the screen; those of people never. */
TEST(test_given_names)
{
    static const struct {
        Seat seat;
        const char *said;
    } cases[] = {{{.kind = SEAT_AI_HARD, .name = "The Elder"}, "Der Alte"},
                 {{.kind = SEAT_AI_HARD, .name = "The Elder 2"}, "Der Alte 2"},
                 {{.kind = SEAT_HUMAN, .name = "Player 2"}, "Spieler 2"},
                 {{.kind = SEAT_HUMAN, .name = "The Elder"}, "The Elder"},
                 {{.kind = SEAT_AI_HARD, .name = "The Cub"}, "The Cub"},
                 {{.kind = SEAT_AI_HARD, .name = "Mira"}, "Mira"}};
    static char file[] = "msgid \"The Elder\"\nmsgstr \"Der Alte\"\n"
                         "msgid \"the Elder\"\nmsgstr \"der Alte\"\n"
                         "msgid \"The Elder {number}\"\nmsgstr \"Der Alte {number}\"\n"
                         "msgid \"Player {number}\"\nmsgstr \"Spieler {number}\"\n"
                         "msgid \"Tile laid by {player}\"\nmsgstr \"Gelegt: {player}\"\n";
    char message[200];
    assert_true(catalogue_teach(LANGUAGE_GERMAN, "de.po", file, message, sizeof message));
    language_set(LANGUAGE_GERMAN);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        SeatPlan plan = {.kind = cases[i].seat.kind};
        strcpy(plan.name, cases[i].seat.name);
        assert_string_equal(say_seat(&cases[i].seat), cases[i].said);
        assert_string_equal(say_plan(&plan), cases[i].said);
        plan.typed = true;
        assert_string_equal(say_plan(&plan), plan.name);
    }
    assert_string_equal(say_text(SAY_LAID_BY, say_seat(&cases[1].seat)), "Gelegt: der Alte 2");
    assert_string_equal(words_with("von {player}", "player=%s", say_seat(&cases[0].seat)),
                        "von der Alte");
    language_set(LANGUAGE_ENGLISH);
}
