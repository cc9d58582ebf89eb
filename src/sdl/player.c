#include "player.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define AGAIN_SECONDS .05 /* the same cue is not heard again so soon */
#define HUSH_LAND .06f
#define HUSH_SIGN .03f

enum { STRETCH = 512 }; /* frames in which the valley is asked once */

bool player_load(Player *player)
{
    memset(player, 0, sizeof *player);
    for (int id = 0; id < CUE_IDS; id++) {
        const CueKind *kind = cue_kind((CueId)id);
        for (int v = 0; v < MAX_CUE_VARIANTS && kind->files[v]; v++)
            if (!sample_load(&player->cues[id][v], kind->files[v]))
                return false;
    }
    return valley_load(&player->valley);
}

void player_free(Player *player)
{
    for (int id = 0; id < CUE_IDS; id++)
        for (int v = 0; v < MAX_CUE_VARIANTS; v++)
            sample_free(&player->cues[id][v]);
    valley_free(&player->valley);
}

void player_anew(Player *player, int rate, uint64_t seed)
{
    mixer_init(&player->mixer, rate, seed);
    valley_anew(&player->valley, seed + 1);
    player->chance = random_from(seed + 2);
    for (int id = 0; id < CUE_IDS; id++)
        player->last_at[id] = -rate;
}

static float around(Player *player, float by)
{
    float unit = (float)(random_next(&player->chance) >> 40) / (float)(1 << 24);
    return player->exact ? 0 : by * (2 * unit - 1);
}

/* Which of its sounds a cue is. */
static uint8_t variant_of(Player *player, const Cue *cue)
{
    const CueKind *kind = cue_kind((CueId)cue->id);
    uint8_t count = 0;
    while (count < MAX_CUE_VARIANTS && kind->files[count])
        count++;
    if (!kind->any)
        return cue->variant < count ? cue->variant : 0;
    uint8_t variant = (uint8_t)random_below(&player->chance, count - 1u);
    return (uint8_t)(variant + (variant >= player->last_variant[cue->id]));
}

static void play(Player *player, const Cue *cue, int64_t at)
{
    const CueKind *kind = cue_kind((CueId)cue->id);
    const Mixer *mixer = &player->mixer;
    bool same = cue->variant == player->last_variant[cue->id] || kind->any;
    int64_t since = at - player->last_at[cue->id];
    if (same && llabs(since) < (int64_t)(AGAIN_SECONDS * mixer->rate))
        return;
    uint8_t variant = variant_of(player, cue);
    float turned = cue->id != CUE_TURN ? 1 : cue->variant == 0 ? 1.03f : .97f;
    Sounding sounding = {.sample = &player->cues[cue->id][variant],
                         .at = at,
                         .rate = turned * (1 + around(player, kind->pitched ? .003f : .02f)),
                         .gain = powf(10, around(player, 1.5f) / 20),
                         .pan = cue->pan,
                         .group = kind->group,
                         .point = cue->id == CUE_POINT,
                         .lowers = kind->lowers};
    mixer_play(&player->mixer, &sounding);
    player->last_variant[cue->id] = kind->any ? variant : cue->variant;
    player->last_at[cue->id] = at;
}

void player_cues(Player *player, const CueList *cues, double now)
{
    Mixer *mixer = &player->mixer;
    for (int i = 0; i < cues->count; i++) {
        const Cue *cue = &cues->items[i];
        double wait = fmax(0, cue->at - now);
        if (cue->id == CUE_HUSH_LAND)
            mixer_hush(mixer, CUES_LAND, HUSH_LAND);
        else if (cue->id == CUE_HUSH_SIGN)
            mixer_hush(mixer, CUES_SIGN, HUSH_SIGN);
        else
            play(player, cue, mixer->frames + (int64_t)(wait * mixer->rate));
    }
}

void player_want(Player *player, const Ambience *ambience, const Volumes *volumes)
{
    Ambience heard = *ambience;
    heard.valley &= volumes->of[BUS_VALLEY] > 0;
    heard.music &= volumes->of[BUS_MUSIC] > 0;
    valley_want(&player->valley, &heard);
    for (int bus = 0; bus < BUSES; bus++) {
        float part = (float)volumes->of[bus] / 100;
        mixer_volume(&player->mixer, (Bus)bus,
                     part * part); /* half of the way sounds half as loud */
    }
}

void player_mix(Player *player, float *out, int frames)
{
    for (int done = 0; done < frames; done += STRETCH) {
        int count = frames - done < STRETCH ? frames - done : STRETCH;
        valley_step(&player->valley, &player->mixer, count);
        mixer_mix(&player->mixer, out + 2 * done, count);
    }
}
