#include "valley.h"

#include <math.h>

enum { VOICE_WIND, VOICE_WATER, VOICE_CALLS, VOICE_THEME };

#define GONE_SECONDS 1.5f /* in which something that is not wanted any more fades */
#define THEME_REST 45     /* seconds until the theme comes again */

bool valley_load(Valley *valley)
{
    static const char *const names[VALLEY_SOUNDS] = {
        "wind",     "water",   "camp-fire", "thrush-1", "thrush-2",
        "thrush-3", "warbler", "cuckoo",    "cricket",  "theme"};
    for (int i = 0; i < VALLEY_SOUNDS; i++)
        if (!sample_load(&valley->pieces[i], names[i]))
            return false;
    return true;
}

void valley_free(Valley *valley)
{
    for (int i = 0; i < VALLEY_SOUNDS; i++)
        sample_free(&valley->pieces[i]);
}

void valley_anew(Valley *valley, uint64_t seed)
{
    valley->chance = random_from(seed);
    valley->on = valley->fire = valley->music = false;
    valley->gust = valley->gust_wanted = .8f;
    valley->next_gust = valley->next_call = valley->next_theme = 0;
    valley->calls = 0;
}

void valley_want(Valley *valley, const Ambience *wanted)
{
    valley->wanted = *wanted;
}

static float between(Valley *valley, float low, float high)
{
    float unit = (float)(random_next(&valley->chance) >> 40) / (float)(1 << 24);
    return low + (high - low) * unit;
}

static int64_t later(const Mixer *mixer, float seconds)
{
    return mixer->frames + (int64_t)(seconds * (float)mixer->rate);
}

static void play(Valley *valley, Mixer *mixer, int voice, const Sounding *sounding,
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
        play(valley, mixer, VOICE_WIND, &wind, VALLEY_WIND);
    play(valley, mixer, VOICE_WATER, &water, valley->wanted.fire ? VALLEY_FIRE : VALLEY_WATER);
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

/* Who calls next, how often, and from where: birds until the evening, crickets from then on. */
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

/* Seconds from one call to the next, and from one caller to the next. */
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
    play(valley, mixer, VOICE_CALLS, &sounding, (ValleySound)valley->call);
    valley->calls--;
    valley->next_call = later(mixer, pause_after(valley));
}

/* It begins once nothing louder sounds, plays to its end, rests, and comes again. */
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
        play(valley, mixer, VOICE_THEME, &theme, VALLEY_THEME);
        valley->music = true;
    }
}

void valley_step(Valley *valley, Mixer *mixer, int frames)
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
