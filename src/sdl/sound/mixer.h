/* Sixteen voices become two channels. It is arithmetic alone: no device, no clock, no allocation; a
 * frame is one sample of each channel, and all moments are counted in frames from the first one
 * mixed. Twelve voices play cues, points at most on four of them; three play what lies behind, one
 * the theme. A voice reads its sample at any rate. Where none is free the quietest fades in 5 ms
 * and its place is taken. Everything that changes does so along a ramp, and a limiter that looks 5
 * ms ahead keeps the sum under -1.5 dBFS. */
#ifndef SDL_MIXER_H
#define SDL_MIXER_H

#include <stdbool.h>
#include <stdint.h>

#include "core/random.h"

enum {
    MIXER_CUES = 12,
    MIXER_POINTS = 4,
    MIXER_BEDS = 3,
    MIXER_MUSIC = MIXER_CUES + MIXER_BEDS, /* the voice of the theme */
    MIXER_VOICES,
    MIXER_WAITING = 64
};

enum { SAMPLE_RATE = 48000 }; /* Hz, of every sample that is loaded */

/* A sound in memory. */
typedef struct Sample {
    float *at; /* -1..1 */
    int count, rate;
} Sample;

/* What has a volume of its own. */
typedef enum Bus { BUS_CUES, BUS_VALLEY, BUS_MUSIC, BUSES } Bus;

/* A sound to be played. */
typedef struct Sounding {
    const Sample *sample;
    int64_t at; /* the frame that it begins in; one that is past: at once */
    float rate; /* 1: as it was made */
    float gain;
    float pan;     /* -1..1; 60 % of it is heard, with equal power */
    uint8_t group; /* ends together with others of its group */
    bool point;    /* one of a run of points */
    bool lowers;   /* valley and music give way while it sounds */
    bool bed;      /* it is read from anywhere, and led into another place of itself, for ever */
} Sounding;

typedef struct Voice {
    Sounding now, next; /* sample NULL: none */
    double at, from;    /* samples; `from`: the place that is left, while `blend` is below 1 */
    float blend;
    int left;           /* frames of a bed until it is led elsewhere */
    float rate;         /* samples a frame */
    float gain, wanted; /* ramped; what it was told to be */
    float fade, fading; /* 1 .. 0; by how much a frame */
    float level;        /* how loud it was lately */
} Voice;

/* Keeps two channels under -1.5 dBFS: what comes out is late by 5 ms, so that it can be turned down
 * before a peak comes, along a ramp, and let go within 120 ms behind it. */
enum { LIMITER_AHEAD = 480 }; /* frames: 5 ms at 96 kHz */

typedef struct Limiter {
    int ahead, at;                /* frames that it is late by; where the next one goes */
    float held[LIMITER_AHEAD][2]; /* frames that have not been given yet */
    float need[LIMITER_AHEAD];    /* what each of them may be multiplied by */
    float gains[LIMITER_AHEAD];   /* the last ones; their mean is used */
    float least, gain, release;   /* of `need`; the last of `gains`; a frame's part */
    double sum;                   /* of `gains` */
} Limiter;

typedef struct Mixer {
    int rate;
    int64_t frames; /* mixed so far */
    Voice voices[MIXER_VOICES];
    int waiting_count;
    Sounding waiting[MIXER_WAITING];
    float volume[BUSES], wanted[BUSES]; /* ramped */
    float master, master_wanted;
    float lowered; /* 1 .. 0.63: what valley and music have left */
    Limiter limiter;
    Random chance; /* where beds go on */
} Mixer;

/* `rate`: frames a second, 8000..96000. All volumes are 0. */
void mixer_init(Mixer *mixer, int rate, uint64_t seed);

/* A cue, at its moment. */
void mixer_play(Mixer *mixer, const Sounding *sounding);

/* What a voice of those behind (0..MIXER_BEDS-1, or MIXER_MUSIC - MIXER_CUES) plays from now on;
 * what it played before fades within `seconds`. A sample of NULL: nothing. */
void mixer_play_behind(Mixer *mixer, int voice, const Sounding *sounding, float seconds);

/* How fast and how loud such a voice goes on. */
void mixer_bend(Mixer *mixer, int voice, float rate, float gain);

/* Whether such a voice plays, or is about to. */
bool mixer_plays(const Mixer *mixer, int voice);

/* Ends the cues of a group, those that wait included, within `seconds`. */
void mixer_hush(Mixer *mixer, uint8_t group, float seconds);

/* 0..1, as a share of the amplitude; of one bus, or of all. */
void mixer_volume(Mixer *mixer, Bus bus, float volume);
void mixer_master(Mixer *mixer, float volume);

/* Writes frames of left and right, -1..1. */
void mixer_mix(Mixer *mixer, float *out, int frames);

#endif
