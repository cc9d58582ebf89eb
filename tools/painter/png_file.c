/* PNG files: fixed compression settings and no time stamp, so that equal pictures give equal bytes.
 */
#include "image.h"
#include "play/terminal.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool png_failed(const char *doing, const char *path)
{
    terminal_line(stderr, "aurochs-paint: cannot %s %s", doing, path);
    return false;
}

static bool png_write(const uint8_t *bytes, int w, int h, int channels, const char *path)
{
    static const int COLOUR_TYPE[] = {0, PNG_COLOR_TYPE_GRAY, 0, PNG_COLOR_TYPE_RGB,
                                      PNG_COLOR_TYPE_RGBA};
    FILE *file = fopen(path, "wb");
    if (!file)
        return png_failed("write", path);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        fclose(file);
        return png_failed("write", path);
    }
    png_init_io(png, file);
    png_set_compression_level(png, 9);
    png_set_filter(png, 0, channels == 1 ? PNG_FILTER_NONE : PNG_ALL_FILTERS);
    png_set_IHDR(png, info, (png_uint_32)w, (png_uint_32)h, 8, COLOUR_TYPE[channels],
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int y = 0; y < h; y++)
        png_write_row(png, bytes + (size_t)y * (size_t)w * (size_t)channels);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return fclose(file) == 0 || png_failed("write", path);
}

static uint8_t byte_of(float x)
{
    return (uint8_t)(saturate(x) * 255 + 0.5f);
}

bool image_write_png(const Image *image, const char *path)
{
    size_t count = (size_t)image->w * (size_t)image->h;
    bool opaque = true;
    for (size_t i = 0; i < count && opaque; i++)
        opaque = byte_of(image->pixels[4 * i + 3]) == 255;
    int channels = opaque ? 3 : 4;
    uint8_t *bytes = memory_new(count * (size_t)channels, 1);
    for (size_t i = 0; i < count; i++) {
        const float *pixel = image->pixels + 4 * i;
        uint8_t alpha = byte_of(pixel[3]);
        if (!alpha)
            continue;
        for (int k = 0; k < 3; k++)
            bytes[i * (size_t)channels + (size_t)k] = byte_of(pixel[k] / pixel[3]);
        if (!opaque)
            bytes[4 * i + 3] = alpha;
    }
    bool written = png_write(bytes, image->w, image->h, channels, path);
    free(bytes);
    return written;
}

bool grey_write_png(const Grey *grey, const char *path)
{
    return png_write(grey->pixels, grey->w, grey->h, 1, path);
}

static uint8_t *png_read(const char *path, png_uint_32 format, int *w, int *h)
{
    png_image png = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&png, path)) {
        png_failed("read", path);
        return NULL;
    }
    png.format = format;
    uint8_t *bytes = memory_new(PNG_IMAGE_SIZE(png), 1);
    if (!png_image_finish_read(&png, NULL, bytes, 0, NULL)) {
        png_failed("read", path);
        png_image_free(&png);
        free(bytes);
        return NULL;
    }
    *w = (int)png.width;
    *h = (int)png.height;
    return bytes;
}

bool image_read_png(Image *image, const char *path)
{
    int w, h;
    uint8_t *bytes = png_read(path, PNG_FORMAT_RGBA, &w, &h);
    if (!bytes)
        return false;
    *image = image_new(w, h);
    for (size_t i = 0; i < (size_t)w * (size_t)h; i++) {
        float alpha = (float)bytes[4 * i + 3] / 255;
        for (size_t k = 0; k < 3; k++)
            image->pixels[4 * i + k] = (float)bytes[4 * i + k] / 255 * alpha;
        image->pixels[4 * i + 3] = alpha;
    }
    free(bytes);
    return true;
}
