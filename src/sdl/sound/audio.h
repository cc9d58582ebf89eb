/* The sound device. A thread of its own loads the sounds and opens the device: nothing waits for
 * sound. Without a device the game is silent; one that comes, or comes back, is opened. */
#ifndef SDL_AUDIO_H
#define SDL_AUDIO_H

#include <SDL.h>

#include "player.h"

typedef struct Audio {
    SDL_Thread *thread;       /* NULL: not started */
    SDL_mutex *lock;          /* of what follows, but `wake` */
    SDL_sem *wake;            /* wakes the thread */
    Player *player;           /* NULL until all is loaded */
    SDL_AudioDeviceID device; /* 0: none is open */
    int rate;                 /* its frames a second */
    uint64_t seed;
    bool lost; /* the device went away */
    bool over; /* the thread is to end */
    Ambience ambience;
    Volumes volumes;
    float master; /* 0..1, of all that is heard */
} Audio;

/* Starts the thread; silent where it cannot be. `seed`: for cosmetic chance. */
void audio_start(Audio *audio, uint64_t seed);

/* Ends it and frees all. */
void audio_stop(Audio *audio);

/* Takes events: devices that come and go, and a window that is in front or not. */
void audio_event(Audio *audio, const SDL_Event *event);

/* Takes what is to be heard at `now` seconds. Returns the number of the frame that the device plays
 * next; -1: there is no device. */
int64_t audio_follow(Audio *audio, const CueList *cues, const Ambience *ambience,
                     const Volumes *volumes, double now);

#endif
