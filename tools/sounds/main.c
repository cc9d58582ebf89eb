/* aurochs-sounds: makes all sounds of the game, from nothing but this program and a score, the same
 * bytes on every run. There is no clock in it and all chance comes from seeds. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../usage.h"
#include "cues.h"
#include "loudness.h"
#include "play/terminal.h"
#include "theme.h"
#include "wave.h"

#define HORN -20.0  /* LUFS of the loudest 200 ms of the loudest cue */
#define THEME -30.0 /* LUFS of all of it */

static const char usage[] =
    "usage: aurochs-sounds SCORE FOLDER\n"
    "  writes the sounds into FOLDER: assets/sounds, by tools/sounds/theme.txt\n";

typedef struct Kind {
    double lufs;
    bool packed; /* as ADPCM */
    bool wide;   /* at RATE, not at half of it */
    bool all;    /* `lufs` is of all of it, not of the loudest 200 ms */
} Kind;

static double loudness_of(Sound sound, int rate, bool all)
{
    double *power = silence((double)sound.count / RATE).at;
    loudness_add(sound.at, sound.count, rate, power);
    return (all ? loudness_all : loudness_most)(power, sound.count, rate);
}

static bool keep(const char *folder, const char *name, Sound sound, Kind kind)
{
    char path[4096];
    int rate = kind.wide ? RATE : RATE / 2;
    if (!kind.wide)
        sound = halved(sound);
    times(sound, gain(kind.lufs - loudness_of(sound, rate, kind.all)));
    int16_t *rounded = calloc((size_t)sound.count, sizeof *rounded);
    if (!rounded)
        return false;
    for (int i = 0; i < sound.count; i++)
        rounded[i] = (int16_t)lrint(32767 * fmax(-1, fmin(sound.at[i], 1)));
    snprintf(path, sizeof path, "%s/%s.wav", folder, name);
    bool good = (kind.packed ? wave_write_packed : wave_write)(path, rounded, sound.count, rate);
    if (!good)
        terminal_line(stderr, "aurochs-sounds: %s: %s", path, strerror(errno));
    free(rounded);
    sounds_drop();
    return good;
}

int main(int argc, char **argv)
{
    static Score score;
    char fault[200];
    if (argc != 3)
        return usage_say(usage, argc, argv);
    if (!score_read(argv[1], &score, fault, sizeof fault)) {
        terminal_line(stderr, "aurochs-sounds: %s", fault);
        return EXIT_FAILURE;
    }
    bool good = true;
    for (int i = 0; good && i < cue_recipe_count; i++) {
        const Recipe *recipe = &cue_recipes[i];
        Kind kind = {HORN + recipe->db, false, recipe->wide, false};
        good = keep(argv[2], recipe->name, finished(recipe->make(), -58, 11000), kind);
    }
    for (int i = 0; good && i < valley_recipe_count; i++) {
        const Recipe *recipe = &valley_recipes[i];
        bool bed = i < valley_bed_count;
        Kind kind = {HORN + recipe->db, bed, false, bed};
        good = keep(argv[2], recipe->name, finished(recipe->make(), -58, 9000), kind);
    }
    Kind music = {THEME, true, false, true};
    good = good && keep(argv[2], "theme", finished(theme_play(&score), -70, 9000), music);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
