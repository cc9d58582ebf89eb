/* A recorded game is shown move by move, sixty frames a second and not evenly, and mixed as it
 * goes: each of its cues is found in what is heard within 20 ms of its moment. Notes are alike for
 * a while, so that all other cues are taken away before one is sought. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "check.h"
#include "desk.h"
#include "player_support.h"
#include "view/table/follow.h"

enum {
    RATE = 48000,
    MOVES = 44,
    APART = 2 * RATE, /* frames from move to move */
    NEAR = RATE / 50, /* 20 ms */
    FAR = 2 * NEAR,   /* so far a cue is sought */
    COARSE = 4,       /* every fourth frame is looked at */
    MAX_HEARD = 1000
};

typedef struct Heard {
    const Sample *sample;
    int64_t at;
    double rate, gain; /* samples a frame; of both channels together */
} Heard;

static float *out;
static Heard heard[MAX_HEARD];
static int heard_count;

/* What came since the last frame, as it should be heard. */
static void take(Desk *desk, double begun)
{
    CueList *list = &desk->on.ui.cues;
    for (int i = 0; i < list->count && heard_count < MAX_HEARD; i++) {
        const Cue *cue = &list->items[i];
        const CueList one = {1, {*cue}};
        int waiting = player->mixer.waiting_count;
        player_cues(player, &one, desk->on.scene.now);
        if (cue->id >= CUE_IDS || player->mixer.waiting_count == waiting)
            continue;
        const Sounding *sounding = &player->mixer.waiting[waiting];
        heard[heard_count++] =
            (Heard){.sample = sounding->sample,
                    .at = (int64_t)((cue->at - begun) * RATE),
                    .rate = (double)sounding->rate * sounding->sample->rate / RATE,
                    .gain = cos(.785398 * (1 + .6 * (double)sounding->pan)) +
                            sin(.785398 * (1 + .6 * (double)sounding->pan))};
    }
    list->count = 0;
}

/* Frame by frame; each lasts between a 120th and a 40th of a second. */
static int show(Desk *desk)
{
    Random random = random_from(1);
    double begun = desk->on.scene.now;
    int frames = 0;
    desk->on.ui.cues.count = 0;
    for (int move = 0; move <= test_share(MOVES); move++) {
        if (move > 0)
            desk_step(desk);
        while (frames < (move + 1) * APART) {
            int next = frames + RATE / 120 + (int)random_below(&random, RATE / 60);
            stand_frame(&desk->on);
            take(desk, begun);
            player_mix(player, out + 2 * frames, next - frames);
            frames = next;
            desk->on.scene.now = begun + (double)frames / RATE;
        }
    }
    return frames;
}

/* A cue's part of what is heard, `k` frames after it began. */
static double part_of(const Heard *h, int k)
{
    double at = k * h->rate;
    int i = (int)at;
    if (k < 0 || i + 1 >= h->sample->count)
        return 0;
    double u = at - i;
    return h->gain * ((1 - u) * (double)h->sample->at[i] + u * (double)h->sample->at[i + 1]);
}

/* Both channels together, less all cues where they should be. */
static void take_away(float *rest, int frames)
{
    for (int i = 0; i < frames; i++)
        rest[i] = out[2 * i] + out[2 * i + 1];
    for (int h = 0; h < heard_count; h++)
        for (int k = 0; k < 4 * RATE && heard[h].at + k < frames; k++)
            rest[heard[h].at + k] -= (float)part_of(&heard[h], k);
}

/* How much of the cue is in the rest and itself, were it `lag` frames late. */
static double likeness(const Heard *h, int lag, const float *rest, int frames)
{
    double sum = 0;
    for (int k = 0; k < RATE * 2 / 5; k += COARSE) {
        int64_t at = h->at + lag + k;
        if (at >= 0 && at < frames)
            sum += part_of(h, k) * ((double)rest[at] + part_of(h, lag + k));
    }
    return sum;
}

/* How many frames late it is. */
static int lateness(const Heard *h, const float *rest, int frames)
{
    double most = 0;
    int found = -FAR;
    for (int lag = -FAR; lag <= FAR; lag += COARSE) {
        double like = likeness(h, lag, rest, frames);
        if (like > most) {
            most = like;
            found = lag;
        }
    }
    return found;
}

TEST(test_cues_are_heard_at_their_moments)
{
    static const Ambience nothing = {0};
    static const Volumes volumes = {{100, 0, 0}};
    int kinds = 0, worst = 0, beside = 0;
    bool seen[CUE_IDS] = {false};
    Desk *desk = desk_open_record("records/whole", "all-95.aurochs");
    session_seek(desk->on.session, 0);
    pace_anew(&desk->on.ui.table.shown);
    desk_rest(desk);
    player_anew(player, RATE, 1);
    player->exact = true;
    player_want(player, &nothing, &volumes);
    out = calloc((size_t)(MOVES + 3) * APART * 2, sizeof *out);
    int frames = show(desk);
    float *rest = malloc((size_t)frames * sizeof *rest);
    take_away(rest, frames);
    for (int i = 0; i < heard_count; i++) {
        int found = lateness(&heard[i], rest, frames);
        beside += abs(found) > NEAR;
        worst = abs(found) > abs(worst) ? found : worst;
        int id = (int)((heard[i].sample - &player->cues[0][0]) / MAX_CUE_VARIANTS);
        kinds += !seen[id];
        seen[id] = true;
        if (abs(found) > NEAR)
            print_error("cue %d, due at %.3f s, is %.1f ms late\n", id, (double)heard[i].at / RATE,
                        found * 1000. / RATE);
    }
    free(rest);
    free(out);
    if (getenv("AUROCHS_MEASURE"))
        printf("%d cues of %d kinds, the worst %.2f ms beside\n", heard_count, kinds,
               worst * 1000. / RATE);
    assert_true(test_met(heard_count > 100 && kinds > 8));
    assert_int_equal(beside, 0);
}

TEST_FIXTURE(sound_load, sound_unload)
