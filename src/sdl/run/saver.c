#include "saver.h"

#include <errno.h>
#include <string.h>

#include "core/utf8.h"

#include "sdl/pixels/picture.h"

static void save(Worker *worker, void *context)
{
    Saver *saver = context;
    (void)worker; /* half a picture is none: it does not stop */
    if (!picture_save(saver->picture, saver->path, saver->fresh))
        utf8_print(saver->fault, sizeof saver->fault, "%s", SDL_GetError());
}

static void let_go(Saver *saver)
{
    SDL_FreeSurface(saver->picture);
    saver->picture = NULL;
}

bool saver_start(Saver *saver, SDL_Surface *picture, const char *path, bool fresh)
{
    saver_close(saver);
    *saver = (Saver){.picture = picture, .fresh = fresh};
    if (!utf8_print(saver->path, sizeof saver->path, "%s", path))
        SDL_SetError("%s", strerror(ENAMETOOLONG));
    else if (worker_start(&saver->worker, "saver", save, saver))
        return true;
    let_go(saver);
    return false;
}

bool saver_done(Saver *saver)
{
    if (!worker_collect(&saver->worker))
        return false;
    let_go(saver);
    return true;
}

void saver_close(Saver *saver)
{
    worker_wait(&saver->worker);
    let_go(saver);
}
