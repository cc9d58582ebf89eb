/* The device that sounds come out of. Loading sounds and opening the device is left to a thread of
 * its own, so that nothing ever waits for sound. Where there is no device, or it goes away, the
 * game goes on without a word; one that comes, or comes back, is opened. */
#ifndef SDL_AUDIO_H
#define SDL_AUDIO_H

#include <SDL.h>

#include "player.h"

typedef struct Audio {
    SDL_Thread *thread;       /* NULL: not started */
    SDL_mutex *lock;          /* of what follows, but `wake` */
    SDL_sem *wake;            /* something is to be done by the thread */
    Player *player;           /* NULL until all is loaded */
    SDL_AudioDeviceID device; /* 0: none is open */
    int rate;                 /* its frames a second */
    uint64_t seed;
    bool lost, over;
    Ambience ambience;
    Volumes volumes;
    float master;
} Audio;

/* Starts all of it; without a word where it cannot be. `seed` for cosmetic chance. */
void audio_start(Audio *audio, uint64_t seed);
void audio_stop(Audio *audio);

/* Devices that come and go, and a window that is in front or not. */
void audio_event(Audio *audio, const SDL_Event *event);

/* Takes what is to be heard now. Returns the frame of the device that comes next, or -1 where
 * nobody listens. */
int64_t audio_follow(Audio *audio, const CueList *cues, const Ambience *ambience,
                     const Volumes *volumes, double now);

#endif
