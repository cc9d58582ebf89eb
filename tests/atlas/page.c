#include "page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "check.h"

uint8_t *page_pixels(const char *folder, const char *file, int *w, int *h)
{
    char path[1024];
    png_image png = {.version = PNG_IMAGE_VERSION};
    snprintf(path, sizeof path, "%s/%s", folder, file);
    assert_true(png_image_begin_read_from_file(&png, path));
    png.format = PNG_FORMAT_RGBA;
    uint8_t *pixels = malloc(PNG_IMAGE_SIZE(png));
    assert_non_null(pixels);
    assert_true(png_image_finish_read(&png, NULL, pixels, 0, NULL));
    *w = (int)png.width;
    *h = (int)png.height;
    return pixels;
}

void page_read(Page *page, const char *folder, const char *line)
{
    char file[80];
    int w, h;
    assert_int_equal(sscanf(line, "page %31s %79s %d %d", page->id, file, &w, &h), 4);
    page->pixels = page_pixels(folder, file, &page->w, &page->h);
    assert_int_equal(page->w, w);
    assert_int_equal(page->h, h);
}

int page_index(const Page *pages, int count, const char *id)
{
    for (int i = 0; i < count; i++)
        if (strcmp(pages[i].id, id) == 0)
            return i;
    fail_msg("no page %s", id);
    return -1;
}
