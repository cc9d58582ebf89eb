/* Icons are painted with one round brush held by a slightly unsteady hand, like marks on a cave
 * wall. */
#include "ui_icons.h"

#include <stdlib.h>
#include <string.h>

static const int ICON_SIZES[] = {128, 48};

const Drawing *drawing_find(const char *name)
{
    for (const Drawing *d = ICONS; d->name; d++)
        if (strcmp(d->name, name) == 0)
            return d;
    for (const Drawing *d = ANIMAL_DRAWINGS; d->name; d++)
        if (strcmp(d->name, name) == 0)
            return d;
    return NULL;
}

static void lay(Plane *onto, const Plane *part, bool scratch)
{
    for (size_t i = 0; i < (size_t)onto->w * (size_t)onto->h; i++) {
        float keep = 1 - part->values[i];
        onto->values[i] = scratch ? onto->values[i] * keep : 1 - (1 - onto->values[i]) * keep;
    }
}

static Plane part_paint(const char *part, int side, const Stand *stand)
{
    char kind = *part++;
    if (kind != 'S' && kind != 'D')
        return path_fill(part, side, side, stand, kind == 'E' ? RULE_EVEN_ODD : RULE_NONZERO);
    char *path;
    float width = strtof(part, &path);
    return path_stroke(path, side, side, stand, width);
}

Plane drawing_paint(const Drawing *drawing, int side, float wobble)
{
    Stand stand = {.scale = (float)side / drawing->box,
                   .turn = drawing->turn,
                   .middle = {drawing->box / 2, drawing->box / 2},
                   .wobble = wobble * drawing->box / 24,
                   .grain = 12 / drawing->box,
                   .seed = 11};
    Plane plane = plane_new(side, side);
    const char *rest = drawing->parts;
    while (*rest) {
        char part[2048] = "";
        size_t length = strcspn(rest, "|");
        strncat(part, rest, length < sizeof part ? length : sizeof part - 1);
        Plane layer = part_paint(part, side, &stand);
        lay(&plane, &layer, *part == 'X' || *part == 'D');
        plane_free(&layer);
        rest += length;
        rest += *rest == '|';
    }
    return plane;
}

Image image_of_plane(const Plane *cover, Vec3 tint)
{
    Image image = image_new(cover->w, cover->h);
    for (size_t i = 0; i < (size_t)cover->w * (size_t)cover->h; i++)
        pixel_over(image.pixels + 4 * i, tint, cover->values[i]);
    return image;
}

static void icon_add(UiBook *book, const Drawing *drawing)
{
    for (size_t i = 0; i < sizeof ICON_SIZES / sizeof *ICON_SIZES; i++) {
        Plane cover = drawing_paint(drawing, ICON_SIZES[i], 0.24f);
        book_add_icon(book, ICON_SIZES[i] == 128 ? "icons-128" : "icons-48", drawing->name,
                      ICON_SIZES[i], image_of_plane(&cover, vec3(1, 1, 1)));
        plane_free(&cover);
    }
}

void icons_paint(UiBook *book)
{
    const Drawing *const lists[] = {ICONS, ANIMAL_DRAWINGS};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        for (const Drawing *d = lists[i]; d->name; d++)
            if (!d->wall_only)
                icon_add(book, d);
}
