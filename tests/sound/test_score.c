/* The theme's score: bars of four, notes in the mode; what is refused; and whether its stones are
 * heard. The argument is its path. */
#include <SDL.h>
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "measure.h"
#include "score.h"
#include "sdl/sound/player.h"

#define PI 3.14159265358979

static Score score;

TEST(test_theme_keeps_bars_and_mode)
{
    char fault[200] = "";
    if (!score_read(check_arguments[0], &score, fault, sizeof fault))
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

TEST(test_what_is_no_score_is_refused)
{
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

/* dB of a sine of `f` in the fifth of a second after `from`. */
static double strength(const Sample *sample, double from, double f)
{
    int first = (int)(from * sample->rate), count = sample->rate / 5;
    double complex sum = 0;
    for (int i = 0; i < count && first + i < sample->count; i++) {
        double t = (double)i / sample->rate, window = .5 - .5 * cos(10 * PI * t);
        sum += window * sample->at[first + i] * cexp(-2 * PI * I * f * t);
    }
    return 20 * log10(cabs(sum) / count + 1e-9);
}

/* A cave can swallow a note by its first echoes. */
TEST(test_no_stone_of_the_theme_is_swallowed)
{
    char fault[200];
    Sample sample;
    double least = 0, most = -200;
    assert_true(score_read(check_arguments[0], &score, fault, sizeof fault));
    assert_true(sample_load(&sample, "theme"));
    for (int i = 0; i < score.counts[PART_STONE]; i++) {
        const Note *note = &score.notes[PART_STONE][i];
        if (note->name[0] == '-')
            continue;
        double at = note->at * 60 / score.tempo + .03;
        double db = strength(&sample, at, measure_hz(note->name)) - 20 * log10(note->loud);
        if (getenv("AUROCHS_MEASURE"))
            printf("stone %s at %5.2f: %6.1f\n", note->name, at, db);
        least = fmin(least, db);
        most = fmax(most, db);
    }
    sample_free(&sample);
    if (most - least > 11)
        fail_msg("stones of the theme differ by %g dB", most - least);
}

TEST_TAKES(1)
