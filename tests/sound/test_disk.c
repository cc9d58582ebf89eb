/* The program as a whole, recorded: SDL's disk driver writes what would be heard while a script
 * plays, and the recording is measured. What the trace says of cues is played again by the same
 * player and must be the recording, sample by sample. */
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <SDL.h>

#include "check.h"
#include "measure.h"
#include "play/files.h"
#include "player_support.h"
#include "shell.h"

enum { RATE = 48000, STRETCH = 512, SEED = 5 };

typedef struct Recording {
    float *at; /* left and right */
    int frames;
} Recording;

static void become(void)
{
    char seed[8];
    snprintf(seed, sizeof seed, "%x", SEED);
    setenv("XDG_DATA_HOME", shell_folder, 1);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    setenv("SDL_AUDIODRIVER", "disk", 1);
    setenv("SDL_DISKAUDIOFILE", shell_path("heard.raw"), 1);
    freopen("/dev/null", "w", stderr);
    execl(check_arguments[0], check_arguments[0], "--seed", seed, "--size", "640x400", "--trace",
          shell_path("trace"), "--script", shell_path("script"), (char *)NULL);
    _exit(127);
}

/* Plays a script, which must end with quitting, with these options; returns what was heard. */
static Recording record(const char *script, const char *options)
{
    Recording recording = {0};
    size_t size;
    int status;
    mkdir(shell_path("aurochs"), 0700);
    shell_put("aurochs/options", options);
    shell_put("script", script);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0)
        become();
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail_msg("the program ended with %d", status);
    recording.at = (float *)(void *)file_read(shell_path("heard.raw"), 1 << 28, &size);
    assert_non_null(recording.at);
    recording.frames = (int)(size / (2 * sizeof *recording.at));
    return recording;
}

/* A cue as the trace tells of it. */
typedef struct Told {
    int id, variant;
    double pan;
    int64_t at, handed;
} Told;

enum { MAX_TOLD = 400 };

static Told told[MAX_TOLD];

static int read_trace(void)
{
    char line[4096];
    int count = 0;
    FILE *file = fopen(shell_path("trace"), "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) && count < MAX_TOLD) {
        Told *t = &told[count];
        count += sscanf(line, "cue %d %d %lf %" SCNd64 " %" SCNd64, &t->id, &t->variant, &t->pan,
                        &t->at, &t->handed) == 5;
    }
    fclose(file);
    return count;
}

/* What the cues that were told of sound like; from the frame on in which each was handed on. */
static Recording play_again(int count, int frames)
{
    static const Volumes volumes = {{100, 0, 0}};
    static const Ambience nothing = {0};
    Recording again = {calloc((size_t)frames + STRETCH, 2 * sizeof(float)), 0};
    player_anew(player, RATE, SEED);
    player_want(player, &nothing, &volumes);
    for (int i = 0; again.frames < frames; again.frames += STRETCH) {
        for (; i < count && told[i].handed <= again.frames; i++) {
            double wait = ((double)(told[i].at - told[i].handed) + .5) / RATE;
            CueList one = {
                1, {{(uint8_t)told[i].id, (uint8_t)told[i].variant, (float)told[i].pan, wait}}};
            player_cues(player, &one, 0);
        }
        player_mix(player, again.at + 2 * again.frames, STRETCH);
    }
    return again;
}

/* Frames of silence that the device was given before the first of ours. */
static int lead(Recording heard, Recording again)
{
    int first = 0, ours = 0;
    while (first < heard.frames && heard.at[2 * first] == 0)
        first++;
    while (ours < again.frames && again.at[2 * ours] == 0)
        ours++;
    return first - ours;
}

static const char game[] = "wait 1\n"
                           "press new\nwait 0.8\n"
                           "press start\nwait 2\n"
                           "key space\nwait 0.5\nkey r\nwait 0.5\nkey enter\nwait 1\n"
                           "key 1\nwait 0.5\nkey enter\nwait 2\n"
                           "key space\nwait 0.5\nkey enter\nwait 1\n"
                           "key 0\nwait 0.5\nkey enter\nwait 2\n"
                           "key ctrl+z\nwait 1\n"
                           "press zoom-in\nwait 1\n";

TEST(test_recording_is_what_the_cues_say)
{
    char script[1000];
    snprintf(
        script, sizeof script,
        "%s"
        "key ctrl+m\nwait 0.5\npress zoom-in\nwait 0.5\npress zoom-out\nwait 0.5\nkey ctrl+q\n",
        game);
    Recording heard = record(script, "sounds 100\nvalley 0\nmusic 0\n");
    int count = read_trace(), off = 0;
    for (int i = 0; i < count; i++) /* once all is off nothing is to be heard */
        if (told[i].id == CUE_BUTTON)
            off = i;
    assert_true(count > 12 && off > 4);
    int last = (int)told[off - 1].at, quiet = 0;
    Recording again = play_again(off - 1, heard.frames);
    int before = lead(heard, again);
    for (int i = 0; i < last && i + before < heard.frames; i++)
        for (int channel = 0; channel < 2; channel++)
            if (heard.at[2 * (i + before) + channel] != again.at[2 * i + channel])
                fail_msg("frame %d is %g, not %g", i, (double)heard.at[2 * (i + before) + channel],
                         (double)again.at[2 * i + channel]);
    for (int i = 0; i < last; i++)
        quiet += again.at[2 * i] == 0 && again.at[2 * i + 1] == 0;
    assert_true(quiet > RATE); /* between cues there is silence, where valley and music are off */
    int end = (int)told[off].at + before - RATE / 10;
    assert_true(measure_peak(heard.at, 0, heard.frames) < .8415);
    assert_true(measure_peak(heard.at, 0, heard.frames) > .05);
    assert_true(measure_peak(heard.at, end, heard.frames) == 0);
    free(heard.at);
    free(again.at);
}

TEST(test_valley_and_music_lie_ten_below)
{
    Recording heard = record("wait 6\npress new\nwait 0.5\npress start\nwait 5\nkey ctrl+q\n",
                             "sounds 0\nvalley 100\nmusic 100\n");
    double all = measure_loudness(heard.at, 2, heard.frames, RATE).all;
    if (getenv("AUROCHS_MEASURE"))
        printf("valley and music: %.1f LUFS, peak %.3f, %.1f s\n", all,
               measure_peak(heard.at, 0, heard.frames), (double)heard.frames / RATE);
    free(heard.at);
    if (all > -20 - 10 || all < -45)
        fail_msg("valley and music: %g LUFS", all);
}

static int open_folder(void **state)
{
    return shell_open(state) | sound_load(state);
}

static int close_folder(void **state)
{
    return sound_unload(state) | shell_close(state);
}

TEST_TAKES(1)
TEST_FIXTURE(open_folder, close_folder)
