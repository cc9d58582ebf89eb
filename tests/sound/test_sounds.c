/* Every sound that is shipped, without ears: how loud, how bright, how it begins and ends, its
 * notes; and that the program that makes them makes these. Arguments: that program's path and the
 * score's. */
#include <SDL.h>
#include <complex.h>
#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "measure.h"
#include "play/assets.h"
#include "sdl/sound/player.h"
#include "view/draw/cues.h"

#define HORN -20 /* LUFS */
#define PI 3.14159265358979

typedef struct Wanted {
    const char *name;
    double db;         /* below the horn */
    double low, high;  /* Hz of the centroid */
    const char *notes; /* "D4 A4" */
} Wanted;

static const Wanted wanted[] = {
    {"take", -5, 1000, 2200, ""},
    {"turn", -5.5, 800, 1900, ""},
    {"lay-1", -3.5, 450, 950, ""},
    {"lay-2", -3.5, 450, 950, ""},
    {"lay-3", -3.5, 450, 950, ""},
    {"lay-forest", -6, 2800, 4800, ""},
    {"lay-water", -6, 700, 1400, ""},
    {"lay-grass", -6, 2800, 4600, ""},
    {"refused", -4, 180, 320, ""},
    {"meeple", -4, 750, 1250, ""},
    {"hut", -3.5, 600, 1600, ""},
    {"home", -6, 2000, 4000, ""},
    {"forest", -2, 1500, 3600, ""},
    {"forest-large", -1, 1500, 3600, ""},
    {"river", -2, 750, 1400, "D5 F5 A5"},
    {"extra-turn", -1, 300, 480, "D4 A4 D5"},
    {"trap", -2, 350, 800, ""},
    {"shaman", -2, 900, 2000, ""},
    {"fire", -2.5, 1700, 3400, ""},
    {"raft", -3, 380, 800, ""},
    {"point-1", -5, 200, 460, "D4"},
    {"point-2", -5, 240, 550, "F4"},
    {"point-3", -5, 270, 610, "G4"},
    {"point-4", -5, 300, 690, "A4"},
    {"point-5", -5, 360, 820, "C5"},
    {"point-6", -5, 410, 920, "D5"},
    {"point-7", -5, 480, 1090, "F5"},
    {"point-8", -5, 540, 1220, "G5"},
    {"point-9", -5, 610, 1370, "A5"},
    {"point-10", -5, 730, 1640, "C6"},
    {"final-line", -4, 230, 420, "A4"},
    {"winner", 0, 400, 700, "D4 A4 D3"},
    {"undo", -5.5, 1500, 3000, ""},
    {"sign-sun", -5, 750, 1050, "D5 A5"},
    {"sign-spear", -5, 230, 340, "A3 D4"},
    {"sign-leaf", -5, 330, 520, "F4 G4"},
    {"sign-moon", -5, 360, 560, "A4 F4"},
    {"sign-gem", -5, 370, 560, "C5 G4"},
    {"button", -6, 560, 900, ""},
    {"page", -6, 2000, 3400, ""},
};
enum { WANTED = sizeof wanted / sizeof *wanted };

static int wrong;

/* Says what is wrong with a sound and goes on to the next. */
static void must(bool good, const char *name, const char *what, double value)
{
    if (good)
        return;
    print_error("%s: %s %.5g\n", name, what, value);
    wrong++;
}

/* The power that the standard's own two filters, given for 48 kHz, leave of a sine. */
static double standard(double f)
{
    static const double b[2][3] = {{1.53512485958697, -2.69169618940638, 1.19839281085285},
                                   {1, -2, 1}};
    static const double a[2][3] = {{1, -1.69065929318241, .73248077421585},
                                   {1, -1.99004745483398, .99007225036621}};
    double complex z = cexp(-2 * PI * I * f / 48000), left = 1;
    for (int i = 0; i < 2; i++)
        left *=
            (b[i][0] + b[i][1] * z + b[i][2] * z * z) / (a[i][0] + a[i][1] * z + a[i][2] * z * z);
    return 20 * log10(cabs(left));
}

/* A sine of a tenth of full scale is -23.01 dB, weighted, less what the standard takes off. */
TEST(test_meter_keeps_the_standard)
{
    static const int rates[] = {48000, 24000};
    static const double sines[] = {60, 100, 997, 4000};
    assert_true(fabs(standard(997) - .691) < .01);
    for (int s = 0; s < 8; s++) {
        int rate = rates[s / 4], count = 2 * rate;
        double f = sines[s % 4], lufs = -23.01 - .691 + standard(f);
        float *sound = calloc((size_t)count, sizeof *sound);
        for (int i = 0; i < count; i++)
            sound[i] = (float)(.1 * sin(2 * PI * f * i / rate));
        Loudness is = measure_loudness(sound, 1, count, rate);
        if (fabs(is.all - lufs) > .1 || fabs(is.most - lufs) > .15)
            fail_msg("%g Hz at %d: %g and %g LUFS, not %g", f, rate, is.all, is.most, lufs);
        free(sound);
    }
}

/* What lies below 12 kHz in a file of 24 must not be heard again above. */
static void must_have_no_images(const Sample *sample, const char *name)
{
    bool whole = strcmp(name, "fire") == 0 || strcmp(name, "undo") == 0; /* files of 48 kHz */
    double above = measure_band(sample->at, sample->count, sample->rate, 12000, 24000);
    must(whole || above < -70, name, "dB above 12 kHz", above);
}

static void judge(const Wanted *w)
{
    Sample sample;
    if (!sample_load(&sample, w->name))
        fail_msg("%s: %s", w->name, SDL_GetError());
    Measure m = measure_sound(sample.at, sample.count, sample.rate);
    if (getenv("AUROCHS_MEASURE"))
        printf("%-13s %5.2f s  loud %6.2f  peak %6.2f  lost %4.1f  mean %8.1e  tail %6.1f  "
               "centroid %5.0f  rate %d\n",
               w->name, m.seconds, m.loud, m.peak, m.lost, m.mean, m.tail, m.centroid, sample.rate);
    must(m.peak < -2, w->name, "peak", m.peak);
    must(fabs(m.loud - HORN - w->db) < .2, w->name, "loudness", m.loud);
    must(m.centroid >= w->low && m.centroid <= w->high, w->name, "centroid", m.centroid);
    must(m.first == 0 && m.last == 0, w->name, "ends", fmax(fabs(m.first), fabs(m.last)));
    must(m.tail < -45, w->name, "tail", m.tail);
    must(fabs(m.mean) < 1e-4, w->name, "mean", m.mean);
    must(m.lost < 6, w->name, "lost without bass", m.lost);
    must(m.seconds <= 4, w->name, "seconds", m.seconds);
    must_have_no_images(&sample, w->name);
    for (const char *note = w->notes; *note; note += note[2] ? 3 : 2) {
        double cents = measure_cents(sample.at, sample.count, sample.rate, measure_hz(note));
        must(fabs(cents) < 15, w->name, note, cents);
    }
    sample_free(&sample);
}

TEST(test_cues_are_as_wanted)
{
    wrong = 0;
    for (int i = 0; i < WANTED; i++)
        judge(&wanted[i]);
    assert_int_equal(wrong, 0);
}

/* What the game can ask for was measured above, and nothing else was. */
TEST(test_every_cue_has_its_sound)
{
    int files = 0;
    for (int id = 0; id < CUE_IDS; id++) {
        const CueKind *kind = cue_kind((CueId)id);
        assert_non_null(kind->files[0]);
        for (int v = 0; v < MAX_CUE_VARIANTS && kind->files[v]; v++) {
            int at = 0;
            while (at < WANTED && strcmp(wanted[at].name, kind->files[v]) != 0)
                at++;
            if (at == WANTED)
                fail_msg("%s is not among what was measured", kind->files[v]);
            files++;
        }
    }
    assert_int_equal(files, WANTED);
}

static Loudness loudness_of(const char *name)
{
    Sample sample;
    if (!sample_load(&sample, name))
        fail_msg("%s: %s", name, SDL_GetError());
    must_have_no_images(&sample, name);
    Loudness loudness = measure_loudness(sample.at, 1, sample.count, sample.rate);
    if (getenv("AUROCHS_MEASURE"))
        printf("%-13s %5.2f s  all %6.2f  most %6.2f\n", name, (double)sample.count / sample.rate,
               loudness.all, loudness.most);
    sample_free(&sample);
    return loudness;
}

TEST(test_what_lies_behind_stays_behind)
{
    static const char *const pieces[] = {"wind",     "water",   "camp-fire", "thrush-1", "thrush-2",
                                         "thrush-3", "warbler", "cuckoo",    "cricket"};
    wrong = 0;
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        Loudness piece = loudness_of(pieces[i]);
        must(piece.most <= HORN - 6, pieces[i], "at most", piece.most);
        must(i >= 3 || piece.all <= HORN - 11.8, pieces[i], "all", piece.all);
    }
    double theme = loudness_of("theme").all;
    must(fabs(theme - (HORN - 10)) <= .3, "theme", "all", theme);
    assert_int_equal(wrong, 0);
}

static size_t read_all(const char *path, char **bytes)
{
    size_t size;
    *bytes = file_read(path, 1 << 22, &size);
    if (!*bytes)
        fail_msg("%s cannot be read", path);
    return size;
}

TEST(test_the_same_bytes_again)
{
    char folder[] = "/tmp/aurochs-sounds-XXXXXX", command[4096], path[2 * MAX_PATH_BYTES];
    char shipped[MAX_PATH_BYTES];
    int files = 0;
    size_t all = 0;
    assert_non_null(mkdtemp(folder));
    snprintf(command, sizeof command, "'%s' '%s' '%s'", check_arguments[0], check_arguments[1],
             folder);
    assert_int_equal(system(command), 0);
    assert_true(asset_path("sounds", shipped));
    DIR *dir = opendir(folder);
    assert_non_null(dir);
    for (struct dirent *entry = readdir(dir); entry; entry = readdir(dir)) {
        char *made, *kept;
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        size_t made_size = read_all(path, &made);
        remove(path);
        snprintf(path, sizeof path, "%s/%s", shipped, entry->d_name);
        size_t kept_size = read_all(path, &kept);
        if (made_size != kept_size || memcmp(made, kept, made_size) != 0)
            fail_msg("%s is not what is shipped", entry->d_name);
        free(made);
        free(kept);
        files++;
        all += made_size;
    }
    closedir(dir);
    rmdir(folder);
    assert_int_equal(files, WANTED + 10);
    assert_true(all < 4000000);
}

TEST_TAKES(2)
