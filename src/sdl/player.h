/* All sounds of the game, and what plays them: cues become soundings of the mixer, each time a
 * little otherwise, and the valley goes on behind. It knows no device. */
#ifndef SDL_PLAYER_H
#define SDL_PLAYER_H

#include "valley.h"

/* How loud each bus is, percent. */
typedef struct Volumes {
    int of[BUSES];
} Volumes;

typedef struct Player {
    Sample cues[CUE_IDS][MAX_CUE_VARIANTS];
    Mixer mixer;
    Valley valley;
    Random chance;
    bool exact; /* cues sound as they were made: for tests */
    uint8_t last_variant[CUE_IDS];
    int64_t last_at[CUE_IDS]; /* frame that it began in, or -1 */
} Player;

/* Loads all sounds. False, with SDL's reason, where one cannot be; player_free is due in either
 * case. */
bool player_load(Player *player);
void player_free(Player *player);

/* Begins to play at a rate, frames a second; what was played is forgotten. */
void player_anew(Player *player, int rate, uint64_t seed);

/* Takes the cues that came up to `now`, seconds of the clock that they were made by. */
void player_cues(Player *player, const CueList *cues, double now);

/* What lies behind from now on, and how loud all is. */
void player_want(Player *player, const Ambience *ambience, const Volumes *volumes);

/* The next frames, left and right. */
void player_mix(Player *player, float *out, int frames);

#endif
