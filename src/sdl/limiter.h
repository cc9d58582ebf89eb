/* Keeps two channels under -1.5 dBFS: what comes out is late by 5 ms, so that it can be turned down
 * before a peak comes, along a ramp, and let go within 120 ms behind it. */
#ifndef SDL_LIMITER_H
#define SDL_LIMITER_H

enum { LIMITER_AHEAD = 480 }; /* frames: 5 ms at 96 kHz */

typedef struct Limiter {
    int ahead, at;                /* frames that it is late by; where the next one goes */
    float held[LIMITER_AHEAD][2]; /* frames that have not been given yet */
    float need[LIMITER_AHEAD];    /* what each of them may be multiplied by */
    float gains[LIMITER_AHEAD];   /* the last ones; their mean is used */
    float least, gain, release;   /* of `need`; the last of `gains`; a frame's part */
    double sum;                   /* of `gains` */
} Limiter;

/* `rate`: frames a second, 96000 at most. */
void limiter_init(Limiter *limiter, int rate);

/* Takes a frame and gives one. */
void limiter_pass(Limiter *limiter, const float in[2], float out[2]);

#endif
