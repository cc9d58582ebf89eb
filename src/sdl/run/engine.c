#include "engine.h"

#include "core/utf8.h"
#include "play/assets.h"
#include "play/terminal.h"
#include "sdl/pixels/png.h"
#include "sdl/pixels/pool.h"
#include "view/words/names.h"

static bool lacks(void *fonts, const char *text)
{
    return fonts_lack(fonts, text);
}

/* SDL's errors may hold what players typed: terminal_line makes that harmless. */
static void log_line(void *unused, int category, SDL_LogPriority priority, const char *text)
{
    (void)unused, (void)category, (void)priority;
    terminal_line(stderr, "aurochs: %s", text);
}

bool engine_open(Engine *engine, bool ahead, const char *folder, uint64_t seed,
                 char fault[MAX_FAULT_BYTES])
{
    *engine = (Engine){0};
    heap_begin();
    SDL_LogSetOutputFunction(log_line, NULL);
    for (int id = 0; id < EDITIONS; id++) {
        if (!edition_load((EditionId)id, &engine->edition[id], fault, MAX_FAULT_BYTES))
            return false;
        engine->editions.of[id] = &engine->edition[id];
    }
    if (!pages_open(&engine->pages, ahead)) {
        utf8_print(fault, MAX_FAULT_BYTES, "%s", engine->pages.fault);
        return false;
    }
    engine->fonts = fonts_open(fault, MAX_FAULT_BYTES);
    if (!engine->fonts)
        return false;
    letters_ask(lacks, engine->fonts);
    app_init(&engine->app, &engine->editions, &engine->pages.atlas, fonts_meter(engine->fonts),
             folder, seed);
    return true;
}

bool engine_finish(Engine *engine, char fault[MAX_FAULT_BYTES])
{
    bool good = pages_finish(&engine->pages);
    if (!good)
        utf8_print(fault, MAX_FAULT_BYTES, "%s", engine->pages.fault);
    return good;
}

void engine_close(Engine *engine)
{
    app_free(&engine->app);
    render_free(engine->render);
    letters_ask(NULL, NULL);
    fonts_close(engine->fonts);
    pages_close(&engine->pages);
    *engine = (Engine){0};
}

bool engine_show(Engine *engine, SDL_Renderer *renderer)
{
    engine->render = render_new(renderer, &engine->pages, engine->fonts, &engine->editions);
    return engine->render != NULL;
}

void engine_resize(Engine *engine, int width, int height, double now)
{
    if (engine->app.width <= 0) { /* no frame was built yet: inputs need one */
        engine->app.width = (float)width;
        engine->app.height = (float)height;
        app_frame(&engine->app, now);
    }
    app_input(&engine->app, &(Input){.kind = INPUT_RESIZE, .width = width, .height = height});
}

bool engine_draw(Engine *engine)
{
    bool at_table = engine->app.session != NULL;
    if (engine->at_table && !at_table)
        render_spare(engine->render);
    engine->at_table = at_table;
    if (engine->app.ui.screen == SCREEN_TABLE)
        pages_spare(&engine->pages);
    return render_draw(engine->render, &engine->app.list);
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

bool engine_save_output(SDL_Renderer *renderer, const char *path)
{
    SDL_Surface *surface = output_of(renderer);
    bool good = surface && png_save(surface, path, false);
    SDL_FreeSurface(surface);
    return good;
}

SDL_Surface *engine_paint_landscape(Engine *engine, int tile)
{
    DrawList list = {0};
    int width, height;
    SDL_Surface *surface = NULL, *picture = NULL;
    SDL_Renderer *renderer = NULL;
    Render *render = NULL;
    SDL_SetError("out of memory");
    /* by the software renderer: no texture limit binds that */
    if (app_landscape(&engine->app, tile, &list, &width, &height))
        surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    if (surface)
        renderer = SDL_CreateSoftwareRenderer(surface);
    if (renderer)
        render = render_new(renderer, &engine->pages, engine->fonts, &engine->editions);
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
