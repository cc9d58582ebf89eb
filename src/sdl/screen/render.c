#include "render.h"

#include <math.h>
#include <stdlib.h>

#include "drawing.h"
#include "sdl/pixels/pool.h"

/* Bytes freed that are given back to the system: in a frame that has time, and in any. */
enum { LARGE_LOSS = 4 << 20, TOO_LARGE_LOSS = 32 << 20 };

struct Render {
    Drawing drawing;
    bool waits;        /* for all pictures of a list */
    int held;          /* frames in a row that were not shown */
    size_t lost;       /* bytes let go of that may not have gone back to the system */
    int width, height; /* of the output that the budgets are for */
};

Render *render_new(SDL_Renderer *renderer, Pages *pages, Fonts *fonts, const Editions *editions)
{
    Render *render = calloc(1, sizeof *render);
    if (!render)
        return NULL;
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear"); /* for what is turned or stretched */
    Drawing *drawing = &render->drawing;
    render->waits = true;
    *drawing = (Drawing){.screen.pages = pages, .fonts = fonts, .editions = editions};
    if (!drawing_open(drawing, renderer)) {
        render_free(render);
        return NULL;
    }
    return render;
}

void render_free(Render *render)
{
    if (!render)
        return;
    drawing_close(&render->drawing);
    blocks_free();
    free(render);
}

void render_lost(Render *render)
{
    output_lost(&render->drawing.screen.output);
}

void render_forget(Render *render)
{
    output_forget(&render->drawing.screen.output);
    pictures_clear(render->drawing.screen.pictures);
}

void render_spare(Render *render)
{
    layer_forget(&render->drawing.layer);
    output_forget(&render->drawing.screen.output);
    pictures_clear(render->drawing.screen.pictures);
    pool_end();
    scratch_free();
    blocks_free();
    render->lost = 0;
    heap_trim();
}

bool render_settled(const Render *render)
{
    return render->drawing.settled;
}

bool render_bright(const Render *render)
{
    return render->drawing.layer.bright;
}

bool render_whole(const Render *render)
{
    return render->drawing.layer.whole;
}

bool render_sharp(const Render *render)
{
    return render->drawing.layer.sharp;
}

size_t render_bytes(const Render *render)
{
    return pictures_bytes(render->drawing.screen.pictures) +
           output_bytes(&render->drawing.screen.output);
}

void render_waits(Render *render, bool waits)
{
    render->waits = waits;
}

/* Bytes of pictures for each pixel of the output, of which a small one counts as LEAST_OUTPUT: a
 * large tile is as large there. */
enum { SHARE = 28, LEAST_OUTPUT = 1920 * 1080, MOST_HELD = 12 /* frames */ };

/* Follows the size of the output: sets the budget. */
static void follow_size(Render *render)
{
    int width, height;
    if (SDL_GetRendererOutputSize(render->drawing.screen.output.renderer, &width, &height) != 0 ||
        (width == render->width && height == render->height))
        return;
    size_t area = (size_t)width * (size_t)height;
    pictures_limit(render->drawing.screen.pictures,
                   SHARE * (area < LEAST_OUTPUT ? LEAST_OUTPUT : area));
    render->width = width;
    render->height = height;
}

static void trim(Render *render)
{
    const Layer *layer = &render->drawing.layer;
    bool busy = !layer->sharp || render->drawing.screen.zooms;
    render->lost += pictures_trim(render->drawing.screen.pictures);
    if (render->lost >= (busy ? TOO_LARGE_LOSS : LARGE_LOSS)) {
        render->lost = 0;
        heap_trim();
    }
}

static void draw_all(Render *render, const DrawList *list, bool waits)
{
    output_begin(&render->drawing.screen.output);
    drawing_begin(&render->drawing, list, waits);
    for (size_t i = 0; i < list->count; i++)
        drawing_command(&render->drawing, list, &list->commands[i]);
}

void render_leave(Render *render, const DrawList *list)
{
    follow_size(render);
    draw_all(render, list, false);
    output_leave(&render->drawing.screen.output);
}

bool render_draw(Render *render, const DrawList *list)
{
    Drawing *drawing = &render->drawing;
    Pictures *pictures = drawing->screen.pictures;
    follow_size(render);
    draw_all(render, list, render->waits);
    while (render->waits && pictures_missing(pictures)) {
        while (pictures_work(pictures))
            continue;
        draw_all(render, list, true);
    }
    drawing_end(drawing);
    if (pictures_holes(pictures) && ++render->held <= MOST_HELD)
        return false;
    render->held = 0;
    output_end(&drawing->screen.output);
    trim(render);
    return true;
}
