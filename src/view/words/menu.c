#include "view/words/menu.h"

#include "view/words/tr.h"

void say_scale_most(int percent, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Letters in this window: {percent} % at most"),
               (Place[]){{"percent", .number = percent}, {0}});
}

void say_percent(int percent, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{percent} %"), (Place[]){{"percent", .number = percent}, {0}});
}

void say_tile_pixels(int pixels, char *text, size_t capacity)
{
    words_fill(text, capacity,
               trn("Each tile {pixels} pixel wide", "Each tile {pixels} pixels wide", pixels),
               (Place[]){{"pixels", .number = pixels}, {0}});
}

void say_seeded(const char *edition, const char *seed, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("{edition}, seed {seed}"),
               (Place[]){{"edition", .text = edition}, {"seed", .text = seed}, {0}});
}
