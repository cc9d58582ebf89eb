/* Mixes sixteen voices into two channels. It is arithmetic alone: no device, no clock, no
 * allocation. A frame is one sample of each channel, and all moments are frames from the first one
 * mixed. Twelve voices play cues, four of them at most points; three play what lies behind, one the
 * theme. Where no voice is free, the quietest fades within 5 ms and is taken. All changes are
 * ramps, and a limiter keeps the sum under -1.5 dBFS. */
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

/* A sound in memory, mono. */
typedef struct Sample {
    float *at; /* `count` samples, -1..1 */
    int count;
    int rate; /* samples a second */
} Sample;

/* What has a volume of its own. */
typedef enum Bus { BUS_CUES, BUS_VALLEY, BUS_MUSIC, BUSES } Bus;

/* A sound to be played. */
typedef struct Sounding {
    const Sample *sample;
    int64_t at;    /* frame that it begins in; in the past: at once */
    float rate;    /* 1: as it was made */
    float gain;    /* 1: as it was made */
    float pan;     /* -1..1; 60 % of it is heard, with equal power */
    uint8_t group; /* mixer_hush ends it with others of its group */
    bool point;    /* it is one of a run of points */
    bool lowers;   /* valley and music are lowered while it sounds */
    bool bed;      /* it never ends: it jumps from place to place in its sample */
} Sounding;

typedef struct Voice {
    Sounding now, next; /* sample NULL: none */
    double at;          /* place in the sample */
    double from;        /* of a bed: the place that it leaves */
    float blend;        /* 0..1: share of `at`; the rest is `from` */
    int left;           /* frames until a bed jumps */
    float rate;         /* samples a frame */
    float gain;         /* goes towards `wanted` along a ramp */
    float wanted;       /* gain */
    float fade;         /* 1: full; at 0 it ends */
    float fading;       /* that `fade` loses a frame */
    float level;        /* how loud it was lately */
} Voice;

typedef struct Mixer {
    int rate;
    int64_t frames; /* mixed so far */
    Voice voices[MIXER_VOICES];
    int waiting_count;
    Sounding waiting[MIXER_WAITING];
    float volume[BUSES], wanted[BUSES]; /* 0..1; `volume` goes towards `wanted` along a ramp */
    float master, master_wanted;        /* likewise, of all */
    float lowered;                      /* 1..0.63: what valley and music are multiplied by */
    float limit;                        /* 0..1: what the sum is multiplied by */
    Random chance;                      /* where beds go on */
} Mixer;

/* Begins, all volumes 0. `rate`: frames a second, 8000..96000. */
void mixer_init(Mixer *mixer, int rate, uint64_t seed);

/* Plays a cue at its moment; not when MIXER_WAITING wait already. */
void mixer_play(Mixer *mixer, const Sounding *sounding);

/* Sets what a voice behind (0..MIXER_BEDS-1, or MIXER_MUSIC - MIXER_CUES) plays; a sample of NULL:
 * nothing. What it played fades within `seconds`. */
void mixer_play_behind(Mixer *mixer, int voice, const Sounding *sounding, float seconds);

/* Sets the rate and gain of such a voice. */
void mixer_bend(Mixer *mixer, int voice, float rate, float gain);

/* Whether such a voice plays, be it fading. */
bool mixer_plays(const Mixer *mixer, int voice);

/* Fades the cues of a group within `seconds`, and drops those that wait. */
void mixer_hush(Mixer *mixer, uint8_t group, float seconds);

/* Sets the volume of a bus, 0..1 of the amplitude. */
void mixer_volume(Mixer *mixer, Bus bus, float volume);

/* And of all. */
void mixer_master(Mixer *mixer, float volume);

/* Writes frames of left and right, -1..1. */
void mixer_mix(Mixer *mixer, float *out, int frames);

#endif
