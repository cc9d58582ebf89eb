#include "saver.h"

#include <SDL_image.h>
#include <errno.h>
#include <string.h>

#include "core/utf8.h"

static int save(void *context)
{
    Saver *saver = context;
    SDL_Event woken = {.type = SDL_USEREVENT};
    if (IMG_SavePNG(saver->picture, saver->path) != 0)
        utf8_print(saver->fault, sizeof saver->fault, "%s", SDL_GetError());
    SDL_AtomicSet(&saver->done, 1);
    SDL_PushEvent(&woken);
    return 0;
}

/* Joins the thread, which has ended or will. */
static void finish(Saver *saver)
{
    SDL_WaitThread(saver->thread, NULL);
    SDL_FreeSurface(saver->picture);
    saver->thread = NULL;
    saver->picture = NULL;
}

bool saver_start(Saver *saver, SDL_Surface *picture, const char *path)
{
    saver_close(saver);
    *saver = (Saver){.picture = picture};
    if (utf8_print(saver->path, sizeof saver->path, "%s", path))
        saver->thread = SDL_CreateThread(save, "saver", saver);
    else
        SDL_SetError("%s", strerror(ENAMETOOLONG));
    if (saver->thread)
        return true;
    SDL_FreeSurface(picture);
    saver->picture = NULL;
    return false;
}

bool saver_done(Saver *saver)
{
    if (!saver->thread || !SDL_AtomicGet(&saver->done))
        return false;
    finish(saver);
    return true;
}

void saver_close(Saver *saver)
{
    if (saver->thread)
        finish(saver);
}
