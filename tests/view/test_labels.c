/* How texts that must be read whole find room: as they are, smaller, in more lines. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "pseudo.h"
#include "stand.h"
#include "view/kit/paint.h"
#include "view/words/tr.h"

static const TextStyle style = {FONT_TEXT, ALIGN_LEFT, 20, 0}; /* 10 units a letter on the stand */

/* Ten letters are 100 units wide, a line of letters of 20 takes 21.2. */
TEST(texts_find_their_room)
{
    static const struct {
        const char *text;
        float width, height, size;
        int lines;
        bool whole;
    } cases[] = {
        {"ten letter", 100, 5, 20, 1, true},
        {"ten letter", 99, 43, 18, 1, true},
        {"ten letter", 70, 43, 20, 2, true},
        {"ten letter", 70, 42, 18, 2, true},
        {"ten letter", 70, 20, 12.8f, 1, true},
        {"ten letter", 60, 20, 20, 1, false},
        {"onelongword", 70, 100, 20, 1, false},
        {"a b c d e f", 30, 60, 16, 3, true},
        {"of 2 tiles", 60, 100, 16, 2, true}, /* not "of 2" above "tiles" */
        {"", 0, 0, 20, 1, true},
    };
    Stand *stand = stand_open(1280, 720);
    Frame frame = ui_frame(&stand->ui, &stand->scene, NULL, 1);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        TextFit fit = text_fit(&frame, style, cases[i].width, cases[i].height, cases[i].text);
        assert_int_equal(fit.whole, cases[i].whole);
        if (!fit.whole)
            continue;
        assert_float_equal(fit.size, cases[i].size, .01);
        assert_int_equal(fit.lines, cases[i].lines);
        assert_true(fit.width <= cases[i].width);
    }
}

/* All of a label's lines are drawn, in the middle of its height. */
TEST(labels_are_drawn_whole)
{
    Stand *stand = stand_open(1280, 720);
    draw_clear(&stand->list);
    Frame frame = ui_frame(&stand->ui, &stand->scene, &stand->list, 1);
    paint_label(&frame, style, (Rect){0, 100, 70, 60}, "ten letter");
    assert_true(stand_shows(stand, "ten"));
    assert_true(stand_shows(stand, "letter"));
    const DrawCommand *lines = stand->list.commands;
    assert_int_equal(stand->list.count, 2);
    assert_float_equal((lines[0].rect.y + lines[1].rect.y) / 2, 130 + 20 * .33f, 1);
    paint_label(&frame, style, (Rect){0, 100, 60, 20}, "ten letter");
    assert_true(stand_shows(stand, "ten l\u2026"));
}

/* In a language whose letters the titles' font lacks all titles have another one, whatever letters
 * they have; numbers and the program's name stay. */
TEST(titles_have_one_font)
{
    static const struct {
        Language language;
        const char *text;
        FontId font;
    } cases[] = {{LANGUAGE_GERMAN, "Zug", FONT_TITLE},
                 {LANGUAGE_POLISH, "Ruch", FONT_HEAVY},
                 {LANGUAGE_POLISH, "37", FONT_TITLE},
                 {LANGUAGE_POLISH, "Aurochs", FONT_TITLE}};
    Stand *stand = stand_open(1280, 720);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        draw_clear(&stand->list);
        Frame frame = ui_frame(&stand->ui, &stand->scene, &stand->list, 1);
        language_set(cases[i].language);
        paint_text(&frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 20, 0}, (Point){0, 0}, 0,
                   cases[i].text);
        language_set(LANGUAGE_ENGLISH);
        assert_int_equal(stand->list.commands[0].font, cases[i].font);
    }
}

/* How lines of at most `width` are broken: they are put together again with a bar between two. */
static void assert_lines(Stand *stand, float width, const char *text, const char *lines)
{
    char found[100] = "";
    draw_clear(&stand->list);
    Frame frame = ui_frame(&stand->ui, &stand->scene, &stand->list, 1);
    paint_lines(&frame, style, 20, (Point){0, 0}, width, text);
    for (size_t i = 0; i < stand->list.count; i++) {
        if (i > 0)
            strcat(found, "|");
        strcat(found, draw_command_text(&stand->list, &stand->list.commands[i]));
    }
    assert_string_equal(found, lines);
}

/* A line ends between a number and its noun only where both have no room in one. */
TEST(a_number_stays_with_its_noun)
{
    Stand *stand = stand_open(1280, 720);
    assert_lines(stand, 80, "river, 2 tiles", "river,|2 tiles");
    assert_lines(stand, 80, "river, P2 tiles", "river,|P2 tiles");
    assert_lines(stand, 90, "river, P2 tilestone", "river, P2|tilestone");
    assert_lines(stand, 60, "river, 2 tiles, 3 fish", "river,|2|tiles,|3 fish");
    assert_lines(stand, 40, "12345 fish", "1234|5|fish");
    assert_lines(stand, 80, "turn 12\nof 3 2", "turn 12|of 3 2");
}

/* The last line is no short word alone where the lines above it can give it company, in as many
 * lines; each paragraph by itself. */
TEST(no_short_word_stands_alone)
{
    Stand *stand = stand_open(1280, 720);
    assert_lines(stand, 200, "once closed at least 5", "once closed|at least 5");
    assert_lines(stand, 220, "once closed at least 5", "once closed at least 5");
    assert_lines(stand, 80, "an extra turn", "an extra|turn"); /* else in three */
    assert_lines(stand, 130, "one two three four five six ten", "one two|three four|five six ten");
    assert_lines(stand, 120, "and lays onethousand", "and lays|onethousand");
    assert_lines(stand, 120, "to be a hero\nat long last it", "to be a hero|at long|last it");
}

/* A path that has no room is refused with a message, and no other one is meant. */
TEST(long_paths_are_refused)
{
    static char folder[MAX_PATH_BYTES - 8];
    Stand *stand = stand_open(1280, 720);
    memset(folder, 'f', sizeof folder - 1);
    folder[0] = '/';
    stand->scene.folder = folder;
    stand_press(stand, "open");
    stand_press(stand, "from-file");
    stand_type(stand, "a name that is too long");
    assert_int_equal(stand_press(stand, "go").kind, INTENT_NONE);
    assert_int_equal(stand->ui.overlay, OVERLAY_MESSAGE);
    assert_non_null(strstr(stand->ui.dialogs.text, "4095 bytes"));
}
