/* What lies behind the cues, made of small pieces at run time and never the same twice: wind that
 * comes in gusts, water, birds by day and crickets in the evening, a fire; and the theme. All
 * chance in it is cosmetic. It is asked before each stretch that is mixed, and goes by the mixer's
 * frames alone. */
#ifndef SDL_VALLEY_H
#define SDL_VALLEY_H

#include "mixer.h"
#include "view/draw/cues.h"

typedef enum ValleySound {
    VALLEY_WIND,
    VALLEY_WATER,
    VALLEY_FIRE,
    VALLEY_THRUSH,
    VALLEY_WARBLER = VALLEY_THRUSH + 3,
    VALLEY_CUCKOO,
    VALLEY_CRICKET,
    VALLEY_THEME,
    VALLEY_SOUNDS
} ValleySound;

typedef struct Valley {
    Sample pieces[VALLEY_SOUNDS];
    Random chance;
    Ambience wanted;
    bool on, fire, music;                     /* what was begun */
    float gust, gust_wanted;                  /* of the wind, about 1 */
    int64_t next_gust, next_call, next_theme; /* frames */
    uint8_t call;                             /* ValleySound: what calls now, */
    int calls;                                /* so many times yet, */
    float call_rate, call_gain, call_pan;     /* so */
} Valley;

/* Loads the pieces. False, with SDL's reason, where one cannot be. */
bool valley_load(Valley *valley);
void valley_free(Valley *valley);

/* Another mixer plays it from now on. */
void valley_anew(Valley *valley, uint64_t seed);

/* What is wanted from now on. */
void valley_want(Valley *valley, const Ambience *wanted);

/* Tells the mixer what goes on in its next frames; some hundreds of them at most. */
void valley_step(Valley *valley, Mixer *mixer, int frames);

#endif
