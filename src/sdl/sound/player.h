/* All sounds of the game, and what plays them. Cues become soundings of the mixer, each time a
 * little different, and the valley goes on behind. It knows no device. */
#ifndef SDL_PLAYER_H
#define SDL_PLAYER_H

#include "mixer.h"
#include "view/draw/cues.h"

/* Loads assets/sounds/NAME.wav: mono, 16 bits or IMA ADPCM, of a rate that divides SAMPLE_RATE,
 * to which it is brought. False with SDL's reason in SDL_GetError; the sample is empty then. */
bool sample_load(Sample *sample, const char *name);
void sample_free(Sample *sample);

/* What lies behind the cues, put together of small pieces and never the same twice: wind in gusts,
 * water, birds by day and crickets in the evening, a fire; and the theme. Its chance is cosmetic.
 */
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
    uint8_t call;                             /* ValleySound that calls now */
    int calls;                                /* that are left of it */
    float call_rate, call_gain, call_pan;     /* of it */
} Valley;

/* How loud each bus is, percent. */
typedef struct Volumes {
    int of[BUSES];
} Volumes;

typedef struct Player {
    Sample cues[CUE_IDS][MAX_CUE_VARIANTS];
    Mixer mixer;
    Valley valley;
    Random chance;
    bool exact; /* for tests: cues sound as they were made */
    uint8_t last_variant[CUE_IDS];
    int64_t last_at[CUE_IDS]; /* frame that it began in last; below 0: never */
} Player;

/* Loads all sounds. False with SDL's reason in SDL_GetError. player_free is due in either case. */
bool player_load(Player *player);
void player_free(Player *player);

/* Begins anew at a rate, frames a second. */
void player_anew(Player *player, int rate, uint64_t seed);

/* Takes cues. `now`: seconds of the clock that they were made by. */
void player_cues(Player *player, const CueList *cues, double now);

/* Sets what lies behind, and how loud all is. */
void player_want(Player *player, const Ambience *ambience, const Volumes *volumes);

/* Mixes the next frames, left and right. */
void player_mix(Player *player, float *out, int frames);

#endif
