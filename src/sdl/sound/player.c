#include "player.h"

#include <SDL.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/assets.h"

#define PI 3.14159265358979
#define PASSED .9 /* share of half a file's rate that passes the filter */

enum { MOST_BYTES = 1 << 22, TAPS = 64 };

/* The samples of a file, to be freed by SDL_FreeWAV. NULL with SDL's reason in SDL_GetError. */
static uint8_t *read_wave(const char *file, SDL_AudioSpec *spec, uint32_t *size)
{
    char path[MAX_PATH_BYTES];
    size_t file_size;
    uint8_t *samples = NULL;
    char *bytes = asset_path(file, path) ? file_read(path, MOST_BYTES, &file_size) : NULL;
    if (!bytes) {
        SDL_SetError("%s: %s", file, strerror(errno));
        return NULL;
    }
    if (!SDL_LoadWAV_RW(SDL_RWFromConstMem(bytes, (int)file_size), 1, spec, &samples, size))
        samples = NULL;
    free(bytes);
    return samples;
}

/* A low-pass below half of the file's rate: a sinc under a Blackman window (-74 dB), for one place
 * between two samples, 0..1. The taps add up to 1. */
static void make_taps(float taps[TAPS], double place)
{
    double sum = 0;
    for (int i = 0; i < TAPS; i++) {
        double t = i - TAPS / 2 + 1 - place, turn = 2 * PI * t / TAPS;
        double window = .42 + .5 * cos(turn) + .08 * cos(2 * turn);
        taps[i] = (float)(window * (t == 0 ? PASSED : sin(PI * PASSED * t) / (PI * t)));
        sum += (double)taps[i];
    }
    for (int i = 0; i < TAPS; i++)
        taps[i] = (float)((double)taps[i] / sum);
}

/* Four sums are added to side by side: each waits for its own last addition only. */
static float filtered(const float taps[TAPS], const float *in)
{
    float sums[4] = {0};
    for (int k = 0; k < TAPS; k += 4)
        for (int part = 0; part < 4; part++)
            sums[part] += taps[k + part] * in[k + part];
    return sums[0] + sums[1] + (sums[2] + sums[3]);
}

/* Fills the sample from one of another rate, a whole part of its own. A line or curve through the
 * samples would mirror the sound above half of that rate. Silence of half the taps before and
 * behind keeps the filter whole.
 */
static bool resample(Sample *sample, const int16_t *in, int count, int rate)
{
    int phases = SAMPLE_RATE / rate;
    float(*taps)[TAPS] = malloc((size_t)phases * sizeof *taps);
    float *heard = calloc((size_t)count + 2 * TAPS, sizeof *heard); /* silence before and behind */
    int made = (count + TAPS) * phases;
    sample->at = taps && heard ? malloc((size_t)made * sizeof *sample->at) : NULL;
    for (int phase = 0; taps && phase < phases; phase++)
        make_taps(taps[phase], (double)phase / phases);
    for (int i = 0; heard && i < count; i++)
        heard[TAPS - 1 + i] = (float)in[i] / 32768;
    for (int i = 0; sample->at && i < made; i++)
        sample->at[i] = filtered(taps[i % phases], heard + i / phases);
    free(heard);
    free(taps);
    sample->count = sample->at ? made : 0;
    return sample->at != NULL;
}

bool sample_load(Sample *sample, const char *name)
{
    char file[80];
    SDL_AudioSpec spec;
    uint32_t size;
    *sample = (Sample){.rate = SAMPLE_RATE};
    utf8_print(file, sizeof file, "sounds/%s.wav", name);
    uint8_t *bytes = read_wave(file, &spec, &size);
    if (!bytes)
        return false;
    int count = (int)(size / sizeof(int16_t));
    bool fits = spec.channels == 1 && spec.format == AUDIO_S16LSB && spec.freq > 0 &&
                SAMPLE_RATE % spec.freq == 0;
    int16_t *in = (int16_t *)(void *)bytes;
    for (int i = 0; fits && i < count; i++)
        in[i] = (int16_t)SDL_SwapLE16(in[i]);
    bool made = fits && resample(sample, in, count, spec.freq);
    SDL_FreeWAV(bytes);
    if (!fits)
        SDL_SetError("%s: not mono, not of 16 bits, or its rate is no part of %d Hz", file,
                     SAMPLE_RATE);
    else if (!made)
        SDL_OutOfMemory();
    return made;
}

void sample_free(Sample *sample)
{
    free(sample->at);
    *sample = (Sample){0};
}

#define AGAIN_SECONDS .05 /* in which the same cue is not heard again */
#define HUSH_LAND .06f    /* seconds */
#define HUSH_SIGN .03f    /* seconds */

enum { STRETCH = 512 }; /* frames from one step of the valley to the next */

enum { VOICE_WIND, VOICE_WATER, VOICE_CALLS, VOICE_THEME };

#define GONE_SECONDS 1.5f /* in which what is not wanted any more fades */
#define THEME_REST 45     /* seconds until the theme comes again */

/* Loads the pieces. False with SDL's reason in SDL_GetError. */
static bool valley_load(Valley *valley)
{
    static const char *const names[VALLEY_SOUNDS] = {
        "wind",     "water",   "camp-fire", "thrush-1", "thrush-2",
        "thrush-3", "warbler", "cuckoo",    "cricket",  "theme"};
    for (int i = 0; i < VALLEY_SOUNDS; i++)
        if (!sample_load(&valley->pieces[i], names[i]))
            return false;
    return true;
}

static void valley_free(Valley *valley)
{
    for (int i = 0; i < VALLEY_SOUNDS; i++)
        sample_free(&valley->pieces[i]);
}

/* Begins anew, with another mixer. */
static void valley_anew(Valley *valley, uint64_t seed)
{
    valley->chance = random_from(seed);
    valley->on = valley->fire = valley->music = false;
    valley->gust = valley->gust_wanted = .8f;
    valley->next_gust = valley->next_call = valley->next_theme = 0;
    valley->calls = 0;
}

static float between(Valley *valley, float low, float high)
{
    return low + (high - low) * random_unit(&valley->chance);
}

static int64_t later(const Mixer *mixer, float seconds)
{
    return mixer->frames + (int64_t)(seconds * (float)mixer->rate);
}

static void play_voice(Valley *valley, Mixer *mixer, int voice, const Sounding *sounding,
                       ValleySound piece)
{
    Sounding of = *sounding;
    of.sample = &valley->pieces[piece];
    mixer_play_behind(mixer, voice, &of, GONE_SECONDS);
}

static void begin(Valley *valley, Mixer *mixer)
{
    const Sounding wind = {.rate = 1, .gain = .7f, .pan = -.2f, .bed = true};
    const Sounding water = {.rate = 1, .gain = .5f, .pan = .4f, .bed = true};
    if (!valley->on)
        play_voice(valley, mixer, VOICE_WIND, &wind, VALLEY_WIND);
    play_voice(valley, mixer, VOICE_WATER, &water,
               valley->wanted.fire ? VALLEY_FIRE : VALLEY_WATER);
    valley->on = true;
    valley->fire = valley->wanted.fire;
    valley->next_call = later(mixer, between(valley, 1, 4));
}

static void end(Valley *valley, Mixer *mixer)
{
    const Sounding nothing = {0};
    for (int voice = VOICE_WIND; voice <= VOICE_CALLS; voice++)
        mixer_play_behind(mixer, voice, &nothing, GONE_SECONDS);
    valley->on = false;
    valley->calls = 0;
}

/* The harder it blows, the brighter and the louder it is. */
static void blow(Valley *valley, Mixer *mixer, int frames)
{
    if (mixer->frames >= valley->next_gust) {
        valley->gust_wanted = between(valley, .4f, 1.2f);
        valley->next_gust = later(mixer, between(valley, 1.5f, 5));
    }
    float part = fminf(1, .8f * (float)frames / (float)mixer->rate);
    valley->gust += (valley->gust_wanted - valley->gust) * part;
    mixer_bend(mixer, VOICE_WIND, .8f + .25f * valley->gust, powf(valley->gust, 1.4f));
}

/* Chooses who calls next, how often, and from where: birds until the evening, then crickets. */
static void choose_caller(Valley *valley)
{
    float day = valley->wanted.day, evening = fmaxf(0, fminf((day - .5f) / .3f, 1));
    valley->call_pan = between(valley, -1, 1);
    valley->call_rate = between(valley, .97f, 1.03f);
    valley->call_gain = between(valley, .35f, .9f);
    if (between(valley, 0, 1) < evening) {
        valley->call = VALLEY_CRICKET;
        valley->calls = (int)between(valley, 8, 26);
        return;
    }
    float who = between(valley, 0, 1);
    valley->call = (uint8_t)(who < .55f   ? VALLEY_THRUSH + (int)between(valley, 0, 2.99f)
                             : who < .75f ? VALLEY_WARBLER
                                          : VALLEY_CUCKOO);
    valley->calls = valley->call == VALLEY_CUCKOO ? (int)between(valley, 2, 4.99f) : 1;
}

/* Seconds to the next call, or to the next caller. */
static float pause_after(Valley *valley)
{
    if (valley->calls > 0)
        return valley->call == VALLEY_CRICKET ? between(valley, .94f, 1.08f) / 2.6f
                                              : between(valley, 1.2f, 1.5f);
    return valley->call == VALLEY_CRICKET ? between(valley, 1.5f, 6) : between(valley, 3, 11);
}

static void call(Valley *valley, Mixer *mixer)
{
    if (mixer->frames < valley->next_call || mixer_plays(mixer, VOICE_CALLS))
        return;
    if (valley->calls == 0)
        choose_caller(valley);
    if (valley->call >= VALLEY_THRUSH && valley->call < VALLEY_WARBLER) /* no phrase twice */
        valley->call = (uint8_t)(VALLEY_THRUSH + (int)between(valley, 0, 2.99f));
    Sounding sounding = {.rate = valley->call_rate * between(valley, .995f, 1.005f),
                         .gain = valley->call_gain * between(valley, .85f, 1),
                         .pan = valley->call_pan};
    play_voice(valley, mixer, VOICE_CALLS, &sounding, (ValleySound)valley->call);
    valley->calls--;
    valley->next_call = later(mixer, pause_after(valley));
}

/* The theme begins once nothing louder sounds, plays to its end, rests, and begins again. */
static void make_music(Valley *valley, Mixer *mixer)
{
    const Sounding nothing = {0}, theme = {.rate = 1, .gain = 1};
    if (!valley->wanted.music) {
        if (valley->music)
            mixer_play_behind(mixer, VOICE_THEME, &nothing, GONE_SECONDS);
        valley->music = false;
        valley->next_theme = later(mixer, 1);
        return;
    }
    if (mixer_plays(mixer, VOICE_THEME)) {
        valley->next_theme = later(mixer, THEME_REST);
    } else if (mixer->frames >= valley->next_theme && mixer->lowered >= 1) {
        play_voice(valley, mixer, VOICE_THEME, &theme, VALLEY_THEME);
        valley->music = true;
    }
}

/* Tells the mixer what goes on in its next frames, some hundreds at most. */
static void valley_step(Valley *valley, Mixer *mixer, int frames)
{
    if (valley->wanted.valley && (!valley->on || valley->fire != valley->wanted.fire))
        begin(valley, mixer);
    if (!valley->wanted.valley && valley->on)
        end(valley, mixer);
    if (valley->on) {
        blow(valley, mixer, frames);
        call(valley, mixer);
    }
    make_music(valley, mixer);
}

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
    float unit = random_unit(&player->chance);
    return player->exact ? 0 : by * (2 * unit - 1);
}

/* Which of its sounds a cue plays. */
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
    player->valley.wanted = heard;
    for (int bus = 0; bus < BUSES; bus++) {
        float part = (float)volumes->of[bus] / 100;
        mixer_volume(&player->mixer, (Bus)bus,
                     part * part); /* half a percentage sounds half as loud */
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
