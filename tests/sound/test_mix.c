/* The mixer and what plays it, without a device: nothing is too loud, nothing clicks, everything
 * begins in its frame, silence is silence. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "check.h"
#include "measure.h"
#include "player_support.h"

enum { RATE = 48000, MOST_SECONDS = 40 };

static const double ceiling = .8415; /* -1.5 dBFS */

/* The next seconds: left and right; until the next call. */
static const float *mixed(double seconds)
{
    static float out[2 * MOST_SECONDS * RATE];
    assert_true(seconds <= MOST_SECONDS);
    player_mix(player, out, (int)(seconds * RATE));
    return out;
}

static double power(const float *out, int from, int to, int channel)
{
    double sum = 0;
    for (int i = from; i < to; i++)
        sum += (double)out[2 * i + channel] * (double)out[2 * i + channel];
    return sum / (to - from);
}

static void begin(int cues, int valley, int music)
{
    const Volumes volumes = {{cues, valley, music}};
    const Ambience ambience = {.music = true, .valley = true, .day = .2f};
    player_anew(player, RATE, 7);
    player->exact = true;
    player_want(player, &ambience, &volumes);
    memcpy(player->mixer.volume, player->mixer.wanted, sizeof player->mixer.volume);
}

static void cue(CueId id, int variant, float pan, double at)
{
    CueList list = {1, {{(uint8_t)id, (uint8_t)variant, pan, at}}};
    player_cues(player, &list, 0);
}

TEST(test_sixteen_at_once_stay_below_the_limit)
{
    begin(100, 100, 100);
    mixed(3); /* valley and theme have begun */
    for (int id = 0; id < CUE_IDS; id++)
        cue((CueId)id, 0, 0, 0);
    const float *out = mixed(1);
    int voices = 0;
    for (int i = 0; i < MIXER_VOICES; i++)
        voices += player->mixer.voices[i].now.sample != NULL;
    double most = measure_peak(out, 0, RATE);
    if (voices < 10 || most > ceiling || most < .5)
        fail_msg("%d voices, peak %g", voices, most);
}

/* The same sound again and again at once: it would be many times too loud. */
TEST(test_a_heap_is_limited_without_a_step)
{
    begin(100, 0, 0);
    Sounding loud = {.sample = &player->cues[CUE_WINNER][0], .rate = 1, .gain = 4};
    for (int i = 0; i < MIXER_CUES; i++)
        mixer_play(&player->mixer, &loud);
    const float *out = mixed(4);
    double most = measure_peak(out, 0, 4 * RATE), step = measure_step(out, 4 * RATE);
    if (most > ceiling || most < .8 || step > .35)
        fail_msg("peak %g, largest step %g", most, step);
}

TEST(test_nothing_is_heard_at_volume_0)
{
    begin(0, 0, 0);
    for (int id = 0; id < CUE_IDS; id++)
        cue((CueId)id, 0, 0, 0);
    const float *out = mixed(5);
    for (int i = 0; i < 10 * RATE; i++)
        if (out[i] != 0)
            fail_msg("%g in frame %d", (double)out[i], i / 2);
}

/* Turned down it ends within its ramp, and comes back. */
TEST(test_volume_is_a_ramp)
{
    begin(100, 100, 100);
    mixed(4);
    mixer_master(&player->mixer, 0);
    const float *out = mixed(.1);
    assert_true(measure_peak(out, 0, RATE / 100) > 0);
    assert_true(measure_peak(out, RATE / 90, RATE / 10) == 0);
    mixer_master(&player->mixer, 1);
    out = mixed(.1);
    assert_true(measure_peak(out, RATE / 50, RATE / 10) > 0);
}

/* As long as nothing is limited the sum of all is what their samples say, frame by frame. */
TEST(test_each_begins_in_its_frame)
{
    static const double moments[] = {.1, .25, .5};
    begin(100, 0, 0);
    for (int i = 0; i < 3; i++)
        cue((CueId)(CUE_TAKE + i), 0, 0, moments[i]);
    assert_int_equal(player->mixer.waiting_count, 3);
    const float *out = mixed(1);
    for (int i = 0; i < 3; i++) {
        const Sample *sample = &player->cues[CUE_TAKE + i][i == 2 ? player->last_variant[2] : 0];
        int at = (int)(moments[i] * RATE);
        double best = 0, same = 0;
        int lag = 0;
        for (int shift = -RATE / 50; shift <= RATE / 50; shift++) {
            double sum = 0;
            float turned = i == 1 ? 1.03f : 1;
            for (int k = 0; k < 4000 && 1.03f * (float)k < (float)sample->count; k++)
                sum += (double)out[2 * (at + shift + k)] *
                       (double)sample->at[(int)((float)k * turned)];
            if (sum > best) {
                best = sum;
                lag = shift;
            }
            same = shift == 0 ? sum : same;
        }
        if (best <= 0 || abs(lag) > 3)
            fail_msg("cue %d is %d frames late (%g, %g)", i, lag, best, same);
    }
}

TEST(test_pan_is_equal_power_and_never_hard)
{
    double left[3], right[3];
    for (int i = 0; i < 3; i++) {
        begin(100, 0, 0);
        cue(CUE_MEEPLE, 0, (float)(i - 1), 0);
        const float *out = mixed(.3);
        left[i] = power(out, 0, RATE * 3 / 10, 0);
        right[i] = power(out, 0, RATE * 3 / 10, 1);
    }
    assert_true(fabs(left[1] / right[1] - 1) < 1e-3);
    assert_true(left[0] > 8 * right[0] && right[2] > 8 * left[2]);
    assert_true(right[0] > 0 && left[2] > 0);
    for (int i = 0; i < 3; i += 2)
        assert_true(fabs((left[i] + right[i]) / (left[1] + right[1]) - 1) < .01);
}

TEST(test_points_take_four_voices)
{
    begin(100, 0, 0);
    cue(CUE_WINNER, 0, 0, 0);
    for (int step = 0; step < 10; step++)
        cue(CUE_POINT, step, 0, .03 * step);
    mixed(.4);
    int points = 0, others = 0;
    for (int i = 0; i < MIXER_CUES; i++) {
        points += player->mixer.voices[i].now.sample && player->mixer.voices[i].now.point;
        others += player->mixer.voices[i].now.sample && !player->mixer.voices[i].now.point;
    }
    assert_int_equal(points, MIXER_POINTS);
    assert_int_equal(others, 1);
}

/* A voice that is taken away is led to nothing first: a slow sine shows any step. */
TEST(test_stealing_does_not_click)
{
    enum { COUNT = 2 * RATE };
    Sample slow = {malloc(COUNT * sizeof(float)), COUNT, RATE};
    for (int i = 0; i < COUNT; i++)
        slow.at[i] = .05f * sinf(6.2831853f * 60 * (float)i / RATE);
    begin(100, 0, 0);
    for (int i = 0; i < 40; i++) {
        Sounding sounding = {
            .sample = &slow, .at = RATE / 50 * i, .rate = 1, .gain = i % 2 ? 1 : .5f};
        mixer_play(&player->mixer, &sounding);
    }
    const float *out = mixed(1);
    double step = measure_step(out, RATE);
    free(slow.at);
    if (step > .012) /* twelve of them together move by .005 */
        fail_msg("a step of %g", step);
}

/* Played a little faster or slower, a tone stays one tone. */
TEST(test_bending_adds_no_other_tone)
{
    enum { COUNT = RATE };
    Sample tone = {malloc(COUNT * sizeof(float)), COUNT, RATE};
    for (int f = 1125; f <= 9000; f *= 2)
        for (int bent = 97; bent <= 103; bent += 6) {
            for (int i = 0; i < COUNT; i++) {
                double t = (double)i / RATE - .5; /* s; it comes and goes */
                tone.at[i] = (float)(.5 * exp(-50 * t * t) * sin(6.283185307 * f * t));
            }
            begin(100, 0, 0);
            Sounding sounding = {.sample = &tone, .rate = (float)bent / 100, .gain = 1};
            mixer_play(&player->mixer, &sounding);
            const float *out = mixed(1);
            static float left[RATE];
            for (int i = 0; i < RATE; i++)
                left[i] = out[2 * i];
            double heard = f * bent / 100.;
            double low = measure_band(left, RATE, RATE, 0, heard - 100);
            double high = measure_band(left, RATE, RATE, heard + 100, RATE / 2);
            if (low > -70 || high > -70)
                fail_msg("%g Hz: %g dB below, %g dB above", heard, low, high);
        }
    free(tone.at);
}

TEST(test_hush_ends_the_land_within_60_ms)
{
    begin(100, 0, 0);
    cue(CUE_FOREST_LARGE, 0, 0, 0);
    cue(CUE_RIVER, 0, 0, .5);
    mixed(.3);
    cue(CUE_HUSH_LAND, 0, 0, 0);
    const float *out = mixed(1);
    assert_true(measure_peak(out, 0, RATE / 50) > 0);
    assert_true(measure_peak(out, RATE * 61 / 1000, RATE) == 0);
}

TEST(test_valley_gives_way_to_what_is_large)
{
    double before, under, after;
    begin(100, 0, 0);
    mixed(.1);
    before = (double)player->mixer.lowered;
    cue(CUE_EXTRA_TURN, 0, 0, 0);
    mixed(.2);
    under = (double)player->mixer.lowered;
    mixed(4);
    after = (double)player->mixer.lowered;
    if (before != 1 || fabs(20 * log10(under) + 4) > .1 || after != 1)
        fail_msg("%g, %g, %g", before, under, after);
}

TEST(test_the_same_twice_within_50_ms_is_one)
{
    begin(100, 0, 0);
    cue(CUE_HOME, 0, 0, 0);
    cue(CUE_HOME, 0, 0, .02);
    cue(CUE_LAY, 0, 0, 0);
    cue(CUE_LAY, 0, 0, .04);
    cue(CUE_POINT, 0, 0, 0);
    cue(CUE_POINT, 1, 0, 0);
    assert_int_equal(player->mixer.waiting_count, 4);
    cue(CUE_HOME, 0, 0, .2);
    assert_int_equal(player->mixer.waiting_count, 5);
}

TEST(test_no_variant_twice_running)
{
    bool seen[3] = {false};
    int last = -1;
    begin(100, 0, 0);
    player->exact = false;
    for (int i = 0; i < 40; i++) {
        cue(CUE_LAY, 0, 0, .1 * i);
        const Sounding *sounding = &player->mixer.waiting[player->mixer.waiting_count - 1];
        int variant = (int)(sounding->sample - player->cues[CUE_LAY]);
        assert_int_not_equal(variant, last);
        assert_in_range(variant, 0, 2);
        assert_true(sounding->rate >= .98f && sounding->rate <= 1.02f);
        assert_true(sounding->gain > .84f && sounding->gain < 1.19f);
        seen[last = variant] = true;
    }
    assert_true(seen[0] && seen[1] && seen[2]);
}

/* Loudness of what lies behind, and how much of it is in the crickets' band. */
static void hear_valley(float day, bool music, double *lufs, double *crickets)
{
    enum { SECONDS = 40 };
    const Volumes volumes = {{100, 100, 100}};
    const Ambience ambience = {.music = music, .valley = !music, .day = day};
    begin(100, 0, 0);
    player_want(player, &ambience, &volumes);
    const float *out = mixed(SECONDS);
    *lufs = measure_loudness(out, 2, SECONDS * RATE, RATE).all;
    double s1 = 0, s2 = 0, k = 2 * sin(3.14159265 * 4650 / RATE), band = 0, all = 0;
    for (int i = 0; i < SECONDS * RATE; i++) {
        s1 += k * s2;
        double right = (double)out[2 * i + 1];
        s2 += k * (right - s1 - .05 * s2);
        band += .0025 * s2 * s2;
        all += right * right;
    }
    *crickets = band / all;
}

TEST(test_valley_lies_ten_below)
{
    double morning, night, theme, in_the_morning, at_night, in_it;
    hear_valley(.05f, false, &morning, &in_the_morning);
    hear_valley(1, false, &night, &at_night);
    hear_valley(0, true, &theme, &in_it);
    if (getenv("AUROCHS_MEASURE"))
        printf("morning %.1f LUFS, night %.1f, theme %.1f; crickets' band %.2g, %.2g\n", morning,
               night, theme, in_the_morning, at_night);
    if (morning > -30 || morning < -40 || night > -30 || night < -40 || theme > -29 || theme < -32)
        fail_msg("morning %g, night %g, theme %g LUFS", morning, night, theme);
    if (at_night < 10 * in_the_morning)
        fail_msg("crickets: %g in the morning, %g at night", in_the_morning, at_night);
}

/* Two stretches of a bed are never the same: their likeness is small at any distance. */
TEST(test_a_bed_is_never_the_same_twice)
{
    enum { SECONDS = 30, SPAN = RATE / 2 };
    begin(0, 0, 0);
    mixer_volume(&player->mixer, BUS_VALLEY, 1);
    Sounding bed = {
        .sample = &player->valley.pieces[VALLEY_WATER], .rate = 1, .gain = 1, .bed = true};
    static float out[2 * SECONDS * RATE];
    mixer_play_behind(&player->mixer, 0, &bed, 0);
    mixer_mix(&player->mixer, out, SECONDS * RATE);
    for (int second = 1; second < SECONDS; second++)
        if (power(out, second * RATE, second * RATE + SPAN, 0) < 1e-6)
            fail_msg("silent after %d s", second);
    for (int lag = 5 * RATE + RATE * 3 / 4; lag < 6 * RATE + RATE / 2; lag += 1) {
        double both = 0;
        for (int i = 10 * RATE; i < 10 * RATE + SPAN; i += 7)
            both += (double)out[2 * i] * (double)out[2 * (i + lag)];
        double alike = both * 7 / SPAN / power(out, 10 * RATE, 10 * RATE + SPAN, 0);
        if (alike > .9)
            fail_msg("it repeats after %g s: %g", (double)lag / RATE, alike);
    }
}

TEST_FIXTURE(sound_load, sound_unload)
