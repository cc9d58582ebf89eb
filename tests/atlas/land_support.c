#include "land_support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "check.h"
#include "support.h"

enum { MAX_SHOWN = 12, MAX_ALPHA_PAGES = 8 };

static const char *const EDITION_FILES[EDITIONS] = {"second-edition.txt", "first-edition.txt"};

TileSet sets[EDITIONS];
Atlas atlas;

static char *read_text(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("cannot read %s", path);
    char *text = malloc(1 << 22);
    assert_non_null(text);
    *size = fread(text, 1, 1 << 22, file);
    fclose(file);
    return text;
}

static void read_table(const char *folder, const char *name)
{
    char path[1024];
    snprintf(path, sizeof(path), "%s/atlas/%s", folder, name);
    size_t size;
    char *text = read_text(path, &size);
    AtlasError error;
    if (!atlas_read(&atlas, "atlas", text, size, &error))
        fail_msg("%s:%d: %s", path, error.line, error.reason);
    free(text);
}

static png_bytep read_grey(const char *folder, const AtlasPage *page)
{
    char path[1024];
    snprintf(path, sizeof(path), "%s/%s", folder, page->file);
    png_image png = {.version = PNG_IMAGE_VERSION};
    assert_true(png_image_begin_read_from_file(&png, path));
    png.format = PNG_FORMAT_GRAY;
    assert_int_equal(png.width, page->width);
    assert_int_equal(png.height, page->height);
    png_bytep bytes = malloc(PNG_IMAGE_SIZE(png));
    assert_non_null(bytes);
    assert_true(png_image_finish_read(&png, NULL, bytes, 0, NULL));
    return bytes;
}

const uint8_t *land_alpha(int page)
{
    static png_bytep planes[MAX_ALPHA_PAGES];
    static int of[MAX_ALPHA_PAGES];
    static int count;
    for (int i = 0; i < count; i++)
        if (of[i] == page)
            return planes[i];
    assert_true(count < MAX_ALPHA_PAGES);
    const char *folder = getenv("AUROCHS_ASSETS") ? getenv("AUROCHS_ASSETS") : "assets";
    char path[1024];
    snprintf(path, sizeof(path), "%s/%s", folder, atlas.pages[page].file);
    png_image png = {.version = PNG_IMAGE_VERSION};
    assert_true(png_image_begin_read_from_file(&png, path));
    png.format = PNG_FORMAT_RGBA;
    png_bytep bytes = malloc(PNG_IMAGE_SIZE(png));
    assert_non_null(bytes);
    assert_true(png_image_finish_read(&png, NULL, bytes, 0, NULL));
    size_t pixels = (size_t)png.width * png.height;
    for (size_t i = 0; i < pixels; i++)
        bytes[i] = bytes[4 * i + 3];
    of[count] = page;
    planes[count] = bytes;
    return planes[count++];
}

int land_load(void **state)
{
    (void)state;
    const char *folder = getenv("AUROCHS_ASSETS") ? getenv("AUROCHS_ASSETS") : "assets";
    for (int edition = 0; edition < EDITIONS; edition++) {
        char path[1024];
        snprintf(path, sizeof(path), "%s/tiles/%s", folder, EDITION_FILES[edition]);
        size_t size;
        char *text = read_text(path, &size);
        TileSetError error;
        if (!tileset_parse(text, size, &sets[edition], &error))
            fail_msg("%s:%d: %s", path, error.line, error.reason);
        free(text);
    }
    atlas_init(&atlas);
    read_table(folder, "atlas.txt");
    read_table(folder, "figures.txt");
    for (size_t page = 0; page < atlas.page_count; page++) {
        png_bytep bytes = NULL;
        for (size_t i = 0; i < atlas.overlay_count; i++) {
            AtlasOverlay *overlay = &atlas.overlays[i];
            if (overlay->mask.page != (int)page)
                continue;
            if (!bytes)
                bytes = read_grey(folder, &atlas.pages[page]);
            uint8_t *zones = malloc(PIXELS);
            assert_non_null(zones);
            for (int y = 0; y < MASK_SIDE; y++)
                memcpy(zones + y * MASK_SIDE,
                       bytes + (overlay->mask.y + y) * atlas.pages[page].width + overlay->mask.x,
                       MASK_SIDE);
            overlay->zones = zones;
        }
        free(bytes);
    }
    return 0;
}

int land_load_poses(void **state)
{
    const char *folder = getenv("AUROCHS_ASSETS") ? getenv("AUROCHS_ASSETS") : "assets";
    land_load(state);
    read_table(folder, "poses.txt");
    return 0;
}

int land_unload(void **state)
{
    (void)state;
    for (size_t i = 0; i < atlas.overlay_count; i++)
        free((void *)(uintptr_t)atlas.overlays[i].zones);
    atlas_free(&atlas);
    return 0;
}

static int faults;

void land_fault(const Look *look, const char *format, ...)
{
    char reason[200];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reason, sizeof reason, format, arguments);
    va_end(arguments);
    if (faults++ < MAX_SHOWN)
        print_error("%s, tile %02d: %s\n", EDITION_FILES[look->edition], look->tile->number,
                    reason);
}

void for_each_tile(TileCheck check)
{
    faults = 0;
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int i = 0; i < test_share(sets[edition].tile_count); i++) {
            const Tile *tile = &sets[edition].tiles[i];
            Look look = {(EditionId)edition, tile, &atlas.tiles[edition][tile->number], NULL};
            int overlay = look.painted->overlay;
            look.mask = overlay < 0 ? NULL : atlas.overlays[overlay].zones;
            if (look.mask)
                check(&look);
            else
                land_fault(&look, overlay < 0 ? "is not in the atlas" : "has no mask");
        }
    assert_int_equal(faults, 0);
}

bool put_is(const AtlasPut *put, const char *name)
{
    const char *sprite = atlas.sprites[put->sprite].name;
    size_t length = strlen(name);
    return strncmp(sprite, name, length) == 0 && (sprite[length] == '\0' || sprite[length] == '-');
}

float places_apart(int ax, int ay, int bx, int by)
{
    float dx = (float)(ax - bx) / ATLAS_UNIT, dy = (float)(ay - by) / ATLAS_UNIT;
    return sqrtf(dx * dx + dy * dy);
}

const AtlasPut *puts_of(const AtlasTile *painted)
{
    return atlas.puts + painted->first_put;
}

int land_lay_alone(EditionId edition, const Tile *tile, Game *game)
{
    int index = (int)(tile - sets[edition].tiles);
    memset(game->site_of, 0xFF, sizeof game->site_of);
    game->site_of[index] = 0;
    game->sites[0] = (Site){.cell = {0, 0}, .tile = (uint8_t)index};
    return index;
}
