/* The theme's score: bars of four, notes in the mode; and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "score.h"

static const char *theme;
static Score score;

static void test_theme_keeps_bars_and_mode(void **state)
{
    char fault[200] = "";
    (void)state;
    if (!score_read(theme, &score, fault, sizeof fault))
        fail_msg("%s", fault);
    assert_true(score.tempo == 63);
    for (int part = 0; part < PARTS; part++) {
        double beats = score_length(&score, (Part)part), sum = 0;
        assert_true(beats == 52 || beats == 56);
        for (int i = 0; i < score.counts[part]; i++) {
            const Note *note = &score.notes[part][i];
            assert_true(note->at == sum);
            sum += note->beats;
            for (const char *c = note->name; part != PART_DRUM && *c; c++)
                if (!strchr("DEFGABC234567+-", *c))
                    fail_msg("%s is not in the mode", note->name);
        }
        assert_true(sum == beats);
    }
}

static void refuses(const char *text, const char *why)
{
    char path[] = "/tmp/aurochs-score-XXXXXX", fault[200] = "";
    int descriptor = mkstemp(path);
    assert_true(descriptor >= 0);
    FILE *file = fdopen(descriptor, "w");
    fputs(text, file);
    fclose(file);
    bool read = score_read(path, &score, fault, sizeof fault);
    remove(path);
    if (read || strcmp(fault, why) != 0)
        fail_msg("'%s': %s", text, read ? "was read" : fault);
}

static void test_what_is_no_score_is_refused(void **state)
{
    (void)state;
    refuses("flute D5:3 | A5:5\n", "flute: no bar ends at beat 3");
    refuses("flute D5:4 | A5:2\n", "flute: the last bar has not four beats");
    refuses("flute Fis5:4\n", "flute: 'Fis5' is no note");
    refuses("flute D5:0\n", "flute: 'D5' is no note");
    refuses("flute D5\n", "flute: 'D5' is no note");
    refuses("drum D4:4\n", "drum: 'D4' is no note");
    refuses("drone D3+:4\n", "drone: 'D3+' is no note");
    refuses("bells D5:4\n", "'bells' is no part");
    refuses("tempo\n", "tempo: beats a minute are missing");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_theme_keeps_bars_and_mode),
        cmocka_unit_test(test_what_is_no_score_is_refused),
    };
    if (argc != 2)
        return 2;
    theme = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
