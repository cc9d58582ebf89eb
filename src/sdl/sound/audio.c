#include "audio.h"

#include <stdlib.h>

#define BEHIND .35f /* volume while another window is in front */

enum { FRAMES = 512 };

/* Called by a thread of SDL: mixes the next frames. */
static void SDLCALL give(void *context, Uint8 *bytes, int size)
{
    Audio *audio = context;
    float *out = (float *)(void *)bytes;
    SDL_LockMutex(audio->lock);
    player_mix(audio->player, out, size / (int)(2 * sizeof *out));
    SDL_UnlockMutex(audio->lock);
}

static void want(Audio *audio)
{
    player_want(audio->player, &audio->ambience, &audio->volumes);
    mixer_master(&audio->player->mixer, audio->master);
}

/* Opens a device, if there is one. The subsystem stays open without: it tells when one comes. */
static void open_device(Audio *audio)
{
    SDL_AudioSpec wanted = {.freq = SAMPLE_RATE,
                            .format = AUDIO_F32SYS,
                            .channels = 2,
                            .samples = FRAMES,
                            .callback = give,
                            .userdata = audio};
    SDL_AudioSpec got;
    if (!SDL_WasInit(SDL_INIT_AUDIO) && SDL_InitSubSystem(SDL_INIT_AUDIO) != 0)
        return;
    SDL_AudioDeviceID device = SDL_OpenAudioDevice(NULL, 0, &wanted, &got, 0);
    SDL_LockMutex(audio->lock);
    audio->device = device;
    if (device) {
        audio->rate = got.freq;
        player_anew(audio->player, got.freq, audio->seed++);
        want(audio);
        audio->player->mixer.master = audio->master;
    }
    SDL_UnlockMutex(audio->lock);
    if (device) /* SDL holds its own lock while it asks for more */
        SDL_PauseAudioDevice(device, 0);
}

static void close_device(Audio *audio)
{
    SDL_LockMutex(audio->lock);
    SDL_AudioDeviceID device = audio->device;
    audio->device = 0;
    SDL_UnlockMutex(audio->lock);
    if (device)
        SDL_CloseAudioDevice(device); /* waits for `give` */
}

static bool load(Audio *audio)
{
    Player *player = malloc(sizeof *player);
    bool loaded = player && player_load(player);
    if (!loaded && player) {
        SDL_Log("no sound: %s", SDL_GetError());
        player_free(player);
        free(player);
        return false;
    }
    audio->player = player;
    return loaded;
}

static int run(void *context)
{
    Audio *audio = context;
    bool over = !load(audio);
    while (!over) {
        SDL_LockMutex(audio->lock);
        bool lost = audio->lost, open = audio->device != 0;
        over = audio->over;
        audio->lost = false;
        SDL_UnlockMutex(audio->lock);
        if (lost || over)
            close_device(audio);
        if (!over && (lost || !open))
            open_device(audio);
        if (!over)
            SDL_SemWait(audio->wake);
    }
    return 0;
}

void audio_start(Audio *audio, uint64_t seed)
{
    *audio = (Audio){.seed = seed, .master = 1};
    audio->lock = SDL_CreateMutex();
    audio->wake = SDL_CreateSemaphore(0);
    if (audio->lock && audio->wake)
        audio->thread = SDL_CreateThread(run, "sound", audio);
}

void audio_stop(Audio *audio)
{
    if (audio->thread) {
        SDL_LockMutex(audio->lock);
        audio->over = true;
        SDL_UnlockMutex(audio->lock);
        SDL_SemPost(audio->wake);
        SDL_WaitThread(audio->thread, NULL);
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    if (audio->player) {
        player_free(audio->player);
        free(audio->player);
    }
    if (audio->wake)
        SDL_DestroySemaphore(audio->wake);
    if (audio->lock)
        SDL_DestroyMutex(audio->lock);
    *audio = (Audio){0};
}

static void take_device(Audio *audio, const SDL_AudioDeviceEvent *event)
{
    bool asks = false;
    if (event->iscapture)
        return;
    SDL_LockMutex(audio->lock);
    if (event->type == SDL_AUDIODEVICEADDED)
        asks = !audio->device;
    else if (event->which == audio->device)
        asks = audio->lost = true;
    SDL_UnlockMutex(audio->lock);
    if (asks)
        SDL_SemPost(audio->wake);
}

static void take_focus(Audio *audio, bool front)
{
    SDL_LockMutex(audio->lock);
    bool asks = front && !audio->device;
    audio->master = front ? 1 : BEHIND;
    if (audio->device)
        want(audio);
    SDL_UnlockMutex(audio->lock);
    if (asks)
        SDL_SemPost(audio->wake);
}

void audio_event(Audio *audio, const SDL_Event *event)
{
    if (!audio->thread)
        return;
    if (event->type == SDL_AUDIODEVICEREMOVED || event->type == SDL_AUDIODEVICEADDED)
        take_device(audio, &event->adevice);
    else if (event->type == SDL_WINDOWEVENT &&
             (event->window.event == SDL_WINDOWEVENT_FOCUS_GAINED ||
              event->window.event == SDL_WINDOWEVENT_FOCUS_LOST))
        take_focus(audio, event->window.event == SDL_WINDOWEVENT_FOCUS_GAINED);
}

int64_t audio_follow(Audio *audio, const CueList *cues, const Ambience *ambience,
                     const Volumes *volumes, double now)
{
    int64_t frame = -1;
    if (!audio->thread)
        return frame;
    SDL_LockMutex(audio->lock);
    audio->ambience = *ambience;
    audio->volumes = *volumes;
    if (audio->device) {
        frame = audio->player->mixer.frames;
        player_cues(audio->player, cues, now);
        want(audio);
    }
    SDL_UnlockMutex(audio->lock);
    return frame;
}
