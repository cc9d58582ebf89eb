/* The sound device: none, one that goes away, one that comes. Nothing waits for it, and nothing is
 * said of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <SDL.h>

#include "check.h"
#include "sdl/sound/audio.h"

static const Ambience valley = {.valley = true};
static const Volumes volumes = {{100, 100, 100}};
static Audio audio;

/* Hands a cue on; the frame of the device, or -1. */
static int64_t follow(void)
{
    const CueList cues = {1, {{.id = CUE_BUTTON}}};
    return audio_follow(&audio, &cues, &valley, &volumes, 0);
}

/* Waits for a device that has got so far, ten seconds at most. */
static bool plays(int64_t frames)
{
    for (int i = 0; i < 1000; i++) {
        if (follow() > frames)
            return true;
        SDL_Delay(10);
    }
    return false;
}

static void tell_window(uint8_t what)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    event.window.event = what;
    audio_event(&audio, &event);
}

static SDL_AudioDeviceID device(void)
{
    SDL_LockMutex(audio.lock);
    SDL_AudioDeviceID id = audio.device;
    SDL_UnlockMutex(audio.lock);
    return id;
}

TEST(test_device_goes_and_comes_back)
{
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    audio_start(&audio, 1);
    assert_true(plays(1000));
    SDL_Event event = {.type = SDL_AUDIODEVICEREMOVED};
    event.adevice.which = device();
    event.adevice.iscapture = 1; /* a microphone */
    audio_event(&audio, &event);
    assert_true(plays(follow()));
    int64_t before = follow();
    event.adevice.iscapture = 0;
    audio_event(&audio, &event);
    for (int i = 0; i < 1000 && follow() >= before; i++)
        SDL_Delay(10);
    assert_true(follow() < before); /* it counts anew */
    assert_true(plays(1000));
    audio_stop(&audio);
    assert_int_equal(follow(), -1);
}

TEST(test_no_device_until_one_comes)
{
    setenv("SDL_AUDIODRIVER", "there is none of this name", 1);
    audio_start(&audio, 1);
    uint32_t begun = SDL_GetTicks();
    for (int i = 0; i < 100; i++)
        assert_int_equal(follow(), -1);
    assert_true(SDL_GetTicks() - begun < 1000);
    SDL_Delay(300);
    assert_int_equal(follow(), -1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    tell_window(SDL_WINDOWEVENT_FOCUS_GAINED);
    assert_true(plays(100));
    audio_stop(&audio);
}

TEST(test_quieter_behind_another_window)
{
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    audio_start(&audio, 1);
    assert_true(plays(100));
    tell_window(SDL_WINDOWEVENT_FOCUS_LOST);
    assert_true(plays(follow() + 4800));
    float behind = audio.player->mixer.master;
    tell_window(SDL_WINDOWEVENT_FOCUS_GAINED);
    assert_true(plays(follow() + 4800));
    float front = audio.player->mixer.master;
    audio_stop(&audio);
    assert_true(behind > .2f && behind < .5f && front == 1);
}

/* A game without its sounds is a game. */
TEST(test_no_sounds)
{
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("AUROCHS_ASSETS", "/nowhere", 1);
    SDL_LogSetAllPriority(SDL_LOG_PRIORITY_CRITICAL);
    audio_start(&audio, 1);
    SDL_Delay(100);
    assert_int_equal(follow(), -1);
    audio_event(&audio, &(SDL_Event){.type = SDL_AUDIODEVICEADDED});
    assert_int_equal(follow(), -1);
    audio_stop(&audio);
    unsetenv("AUROCHS_ASSETS");
}

TEST(test_ended_before_it_has_begun)
{
    for (int i = 0; i < 5; i++) {
        audio_start(&audio, 1);
        audio_stop(&audio);
    }
    audio_stop(&audio);
}
