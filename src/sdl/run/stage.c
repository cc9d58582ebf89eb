#include "stage.h"

#include "core/utf8.h"
#include "play/assets.h"
#include "play/terminal.h"
#include "sdl/pixels/picture.h"
#include "sdl/pixels/pool.h"
#include "view/app/leaving.h"
#include "view/words/names.h"

static bool lacks(void *fonts, const char *text)
{
    return fonts_lack(fonts, text);
}

/* SDL's own words of a text that it cannot draw say that text. */
static void log_line(void *unused, int category, SDL_LogPriority priority, const char *text)
{
    (void)unused, (void)category, (void)priority;
    terminal_line(stderr, "aurochs: %s", text);
}

static bool open_stage(Stage *stage, bool (*open_pages)(Pages *), const char *folder, uint64_t seed,
                       char fault[MAX_FAULT_BYTES])
{
    *stage = (Stage){0};
    heap_begin();
    SDL_LogSetOutputFunction(log_line, NULL);
    for (int id = 0; id < EDITIONS; id++) {
        if (!edition_load((EditionId)id, &stage->edition[id], fault, MAX_FAULT_BYTES))
            return false;
        stage->editions.of[id] = &stage->edition[id];
    }
    if (!open_pages(&stage->pages)) {
        utf8_print(fault, MAX_FAULT_BYTES, "%s", stage->pages.fault);
        return false;
    }
    stage->fonts = fonts_open(fault, MAX_FAULT_BYTES);
    if (!stage->fonts)
        return false;
    letters_ask(lacks, stage->fonts);
    app_init(&stage->app, &stage->editions, &stage->pages.atlas, fonts_meter(stage->fonts), folder,
             seed);
    return true;
}

bool stage_open(Stage *stage, const char *folder, uint64_t seed, char fault[MAX_FAULT_BYTES])
{
    return open_stage(stage, pages_open, folder, seed, fault);
}

bool stage_open_ahead(Stage *stage, const char *folder, uint64_t seed, char fault[MAX_FAULT_BYTES])
{
    return open_stage(stage, pages_open_ahead, folder, seed, fault);
}

bool stage_finish(Stage *stage, char fault[MAX_FAULT_BYTES])
{
    bool good = pages_finish(&stage->pages);
    if (!good)
        utf8_print(fault, MAX_FAULT_BYTES, "%s", stage->pages.fault);
    return good;
}

void stage_close(Stage *stage)
{
    app_free(&stage->app);
    render_free(stage->render);
    pool_end();
    scratch_free();
    letters_ask(NULL, NULL);
    fonts_close(stage->fonts);
    pages_close(&stage->pages);
    *stage = (Stage){0};
}

bool stage_show(Stage *stage, SDL_Renderer *renderer)
{
    stage->render = render_new(renderer, &stage->pages, stage->fonts, &stage->editions);
    return stage->render != NULL;
}

void stage_resize(Stage *stage, int width, int height, double now)
{
    if (stage->app.width <= 0) { /* no frame was built yet: inputs need one */
        stage->app.width = (float)width;
        stage->app.height = (float)height;
        app_frame(&stage->app, now);
    }
    app_input(&stage->app, &(Input){.kind = INPUT_RESIZE, .width = width, .height = height});
}

bool stage_draw(Stage *stage)
{
    bool at_table = stage->app.session != NULL;
    if (stage->app.leaves) {
        render_leave(stage->render, &stage->app.left);
        leaving_kept(&stage->app);
    }
    if (stage->at_table && !at_table)
        render_spare(stage->render);
    stage->at_table = at_table;
    return render_draw(stage->render, &stage->app.list);
}

/* What the renderer shows, or NULL. */
static SDL_Surface *output_of(SDL_Renderer *renderer)
{
    int w, h;
    if (SDL_GetRendererOutputSize(renderer, &w, &h) != 0)
        return NULL;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24);
    if (surface && SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_RGB24, surface->pixels,
                                        surface->pitch) == 0)
        return surface;
    SDL_FreeSurface(surface);
    return NULL;
}

bool stage_save_output(SDL_Renderer *renderer, const char *path)
{
    SDL_Surface *surface = output_of(renderer);
    bool good = surface && picture_save(surface, path, false);
    SDL_FreeSurface(surface);
    return good;
}

SDL_Surface *stage_paint_landscape(Stage *stage, int tile)
{
    DrawList list = {0};
    int width, height;
    SDL_Surface *surface = NULL, *picture = NULL;
    SDL_Renderer *renderer = NULL;
    Render *render = NULL;
    SDL_SetError("out of memory");
    /* drawn by the software renderer, which no texture limit of the screen's binds */
    if (stage->render)
        render_pause(stage->render);
    if (app_landscape(&stage->app, tile, &list, &width, &height))
        surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    if (surface)
        renderer = SDL_CreateSoftwareRenderer(surface);
    if (renderer)
        render = render_new(renderer, &stage->pages, stage->fonts, &stage->editions);
    if (render) {
        render_draw(render, &list);
        picture = output_of(renderer);
    }
    render_free(render);
    if (renderer)
        SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(surface);
    draw_free(&list);
    return picture;
}
