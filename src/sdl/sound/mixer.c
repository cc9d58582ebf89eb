#include "mixer.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#define PI 3.14159265f
#define WIDTH .6f         /* share of the stereo field that is used */
#define RAMP_SECONDS .01f /* of gains and volumes */
#define STEAL_SECONDS .005f
#define LOWERED .63f      /* -4 dB */
#define BLEND_SECONDS .6f /* from one place of a bed to another */

enum { SLICE = 64 }; /* frames in which slow changes wait */

#define CEILING .8414f /* -1.5 dBFS */
#define RELEASE_SECONDS .12f

void mixer_init(Mixer *mixer, int rate, uint64_t seed)
{
    assert(rate >= 8000 && rate <= 96000);
    memset(mixer, 0, sizeof *mixer);
    mixer->rate = rate;
    mixer->chance = random_from(seed);
    mixer->master = mixer->master_wanted = 1;
    mixer->lowered = mixer->limit = 1;
}

/* Goes towards `wanted` by `step` at most. */
static float towards(float value, float wanted, float step)
{
    return value < wanted ? fminf(value + step, wanted) : fmaxf(value - step, wanted);
}

/* A place in a bed after which `reads` samples follow. */
static double somewhere(Mixer *mixer, const Voice *voice, double reads)
{
    double edge = .05 * voice->now.sample->rate;
    double room = voice->now.sample->count - reads - 2 * edge;
    return edge + fmax(0, room) * (double)random_unit(&mixer->chance);
}

/* A bed jumps to another place, to stay for a fifth to half of its length. */
static void lead_elsewhere(Mixer *mixer, Voice *voice)
{
    float length = (float)voice->now.sample->count / voice->rate;
    voice->from = voice->at;
    voice->left = (int)(length * (.2f + .3f * random_unit(&mixer->chance)));
    double reads =
        (double)(((float)voice->left + 2 * BLEND_SECONDS * (float)mixer->rate) * voice->rate) * 1.3;
    voice->at = somewhere(mixer, voice, reads);
    voice->blend = 0;
}

static void begin(Mixer *mixer, Voice *voice, const Sounding *sounding)
{
    *voice = (Voice){.now = *sounding, .blend = 1, .fade = 1};
    voice->rate = sounding->rate * (float)sounding->sample->rate / (float)mixer->rate;
    voice->gain = voice->wanted = voice->level = sounding->gain;
    if (sounding->bed) {
        lead_elsewhere(mixer, voice);
        voice->blend = 1;
        voice->gain = 0;
    }
}

static void fade(const Mixer *mixer, Voice *voice, float seconds)
{
    float fading = 1 / (fmaxf(seconds, .001f) * (float)mixer->rate);
    if (voice->now.sample)
        voice->fading = fmaxf(voice->fading, fading);
}

/* The voice for a cue: a free one, else the quietest. For a point, when there are MIXER_POINTS, the
 * quietest point. */
static Voice *place_for(Mixer *mixer, bool point)
{
    Voice *spare = NULL, *quietest = NULL;
    int points = 0;
    for (int i = 0; i < MIXER_CUES; i++)
        points += mixer->voices[i].now.sample && mixer->voices[i].now.point;
    bool full = point && points >= MIXER_POINTS;
    for (int i = 0; i < MIXER_CUES; i++) {
        Voice *voice = &mixer->voices[i];
        if (!voice->now.sample)
            spare = spare ? spare : voice;
        else if ((!full || voice->now.point) && !voice->next.sample &&
                 (!quietest || voice->level < quietest->level))
            quietest = voice;
    }
    return spare && !full ? spare : quietest;
}

static void place(Mixer *mixer, const Sounding *sounding)
{
    Voice *voice = place_for(mixer, sounding->point);
    if (!voice)
        return;
    if (!voice->now.sample) {
        begin(mixer, voice, sounding);
        return;
    }
    voice->next = *sounding;
    fade(mixer, voice, STEAL_SECONDS);
}

void mixer_play(Mixer *mixer, const Sounding *sounding)
{
    if (sounding->sample->count > 0 && mixer->waiting_count < MIXER_WAITING)
        mixer->waiting[mixer->waiting_count++] = *sounding;
}

void mixer_play_behind(Mixer *mixer, int voice, const Sounding *sounding, float seconds)
{
    Voice *of = &mixer->voices[MIXER_CUES + voice];
    bool none = !sounding->sample || sounding->sample->count == 0;
    if (of->now.sample) {
        fade(mixer, of, seconds);
        of->next = none ? (Sounding){0} : *sounding;
    } else if (!none) {
        begin(mixer, of, sounding);
    }
}

void mixer_bend(Mixer *mixer, int voice, float rate, float gain)
{
    Voice *of = &mixer->voices[MIXER_CUES + voice];
    if (!of->now.sample)
        return;
    of->rate = rate * (float)of->now.sample->rate / (float)mixer->rate;
    of->wanted = gain;
}

bool mixer_plays(const Mixer *mixer, int voice)
{
    const Voice *of = &mixer->voices[MIXER_CUES + voice];
    return of->now.sample != NULL;
}

void mixer_hush(Mixer *mixer, uint8_t group, float seconds)
{
    int kept = 0;
    for (int i = 0; i < mixer->waiting_count; i++)
        if (mixer->waiting[i].group != group)
            mixer->waiting[kept++] = mixer->waiting[i];
    mixer->waiting_count = kept;
    for (int i = 0; i < MIXER_CUES; i++) {
        Voice *voice = &mixer->voices[i];
        if (voice->next.sample && voice->next.group == group)
            voice->next.sample = NULL;
        if (voice->now.sample && voice->now.group == group)
            fade(mixer, voice, seconds);
    }
}

void mixer_volume(Mixer *mixer, Bus bus, float volume)
{
    mixer->wanted[bus] = volume;
}

void mixer_master(Mixer *mixer, float volume)
{
    mixer->master_wanted = volume;
}

/* A sample at any place, of the four nearest by Niemitalo's optimal polynomial of the fourth order:
 * for sound that has nothing above a quarter of its rate. Images lie 80 dB below. */
static float sample_at(const Sample *sample, double at)
{
    int i = (int)at;
    const float *x = sample->at + i;
    if (i < 1 || i + 2 >= sample->count)
        return 0;
    float z = (float)(at - i) - .5f;
    float even1 = x[1] + x[0], odd1 = x[1] - x[0], even2 = x[2] + x[-1], odd2 = x[2] - x[-1];
    float c0 = even1 * .456459184f + even2 * .043541739f;
    float c1 = odd1 * .472366754f + odd2 * .176866136f;
    float c2 = even1 * -.253674795f + even2 * .253719187f;
    float c3 = odd1 * -.379170918f + odd2 * .119529660f;
    float c4 = even1 * .042521645f + even2 * -.042891440f;
    return (((c4 * z + c3) * z + c2) * z + c1) * z + c0;
}

/* The next sample of a voice, which goes on by one frame. */
static float next_of(Mixer *mixer, Voice *voice)
{
    const Sample *sample = voice->now.sample;
    float value = sample_at(sample, voice->at);
    voice->at += (double)voice->rate;
    if (!voice->now.bed)
        return value;
    if (voice->blend < 1) {
        float t = voice->blend * PI / 2;
        value = value * sinf(t) + sample_at(sample, voice->from) * cosf(t);
        voice->from += (double)voice->rate;
        voice->blend += 1 / (BLEND_SECONDS * (float)mixer->rate);
    } else if (--voice->left <= 0) {
        lead_elsewhere(mixer, voice);
    }
    return value;
}

/* Ends a voice and begins what waits for it. */
static void end(Mixer *mixer, Voice *voice)
{
    Sounding next = voice->next;
    voice->now.sample = NULL;
    if (next.sample)
        begin(mixer, voice, &next);
}

static void mix_voice(Mixer *mixer, Voice *voice, Bus bus, float (*out)[2], int frames)
{
    float ramp = 1 / (RAMP_SECONDS * (float)mixer->rate), peak = 0;
    float angle = PI / 4 * (1 + WIDTH * fmaxf(-1, fminf(voice->now.pan, 1)));
    float left = cosf(angle), right = sinf(angle);
    if (bus == BUS_VALLEY) /* wind comes and goes */
        ramp *= .05f;
    for (int i = 0; i < frames && voice->now.sample; i++) {
        float value = next_of(mixer, voice) * voice->gain * voice->fade;
        voice->gain = towards(voice->gain, voice->wanted, ramp);
        voice->fade -= voice->fading;
        peak = fmaxf(peak, fabsf(value));
        out[i][0] += value * left;
        out[i][1] += value * right;
        if (voice->fade <= 0 || voice->at >= voice->now.sample->count) {
            end(mixer, voice);
            angle = PI / 4 * (1 + WIDTH * fmaxf(-1, fminf(voice->now.pan, 1)));
            left = cosf(angle);
            right = sinf(angle);
        }
    }
    voice->level = fmaxf(peak, voice->level * .98f);
}

/* Mixes a bus: its voices from `first` to `last`. */
static void mix_bus(Mixer *mixer, Bus bus, int first, int last, float (*out)[2], int frames)
{
    float own[SLICE][2] = {{0}}, ramp = 1 / (RAMP_SECONDS * (float)mixer->rate);
    float lowered = bus == BUS_CUES ? 1 : mixer->lowered;
    for (int i = first; i <= last; i++)
        mix_voice(mixer, &mixer->voices[i], bus, own, frames);
    for (int i = 0; i < frames; i++) {
        mixer->volume[bus] = towards(mixer->volume[bus], mixer->wanted[bus], ramp);
        out[i][0] += own[i][0] * mixer->volume[bus] * lowered;
        out[i][1] += own[i][1] * mixer->volume[bus] * lowered;
    }
}

/* Lowers valley and music within 150 ms, and lets them back within 600. */
static void lower(Mixer *mixer, int frames)
{
    bool lowers = false;
    for (int i = 0; i < MIXER_CUES; i++)
        lowers |= mixer->voices[i].now.sample && mixer->voices[i].now.lowers;
    float wanted = lowers ? LOWERED : 1;
    float seconds = wanted < mixer->lowered ? .15f : .6f;
    float step = (1 - LOWERED) / seconds * (float)frames / (float)mixer->rate;
    mixer->lowered = towards(mixer->lowered, wanted, step);
}

/* Begins cues that are due. Returns the frames until the next one is, `most` at most. */
static int place_due(Mixer *mixer, int most)
{
    int kept = 0;
    for (int i = 0; i < mixer->waiting_count; i++) {
        Sounding sounding = mixer->waiting[i];
        int64_t wait = sounding.at - mixer->frames;
        if (wait <= 0)
            place(mixer, &sounding);
        else
            mixer->waiting[kept++] = sounding;
        if (wait > 0 && wait < most)
            most = (int)wait;
    }
    mixer->waiting_count = kept;
    return most;
}

/* Keeps a frame under CEILING. What is louder is turned down at once, and comes back slowly: the
 * first wave of it is cut flat, those that follow keep their shape. */
static void limit(Mixer *mixer, const float in[2], float out[2])
{
    float peak = fmaxf(fabsf(in[0]), fabsf(in[1]));
    mixer->limit += (1 - mixer->limit) / (RELEASE_SECONDS * (float)mixer->rate);
    if (peak * mixer->limit > CEILING)
        mixer->limit = CEILING / peak;
    out[0] = in[0] * mixer->limit;
    out[1] = in[1] * mixer->limit;
}

void mixer_mix(Mixer *mixer, float *out, int frames)
{
    float ramp = 1 / (RAMP_SECONDS * (float)mixer->rate);
    for (int done = 0; done < frames;) {
        float sum[SLICE][2] = {{0}};
        int count = place_due(mixer, frames - done < SLICE ? frames - done : SLICE);
        lower(mixer, count);
        mix_bus(mixer, BUS_CUES, 0, MIXER_CUES - 1, sum, count);
        mix_bus(mixer, BUS_VALLEY, MIXER_CUES, MIXER_MUSIC - 1, sum, count);
        mix_bus(mixer, BUS_MUSIC, MIXER_MUSIC, MIXER_MUSIC, sum, count);
        for (int i = 0; i < count; i++) {
            mixer->master = towards(mixer->master, mixer->master_wanted, ramp);
            sum[i][0] *= mixer->master;
            sum[i][1] *= mixer->master;
            limit(mixer, sum[i], &out[2 * (done + i)]);
        }
        mixer->frames += count;
        done += count;
    }
}
