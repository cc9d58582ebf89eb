#include "land_support.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "check.h"
#include "play/assets.h"
#include "support.h"

enum { MAX_SHOWN = 12, MAX_PAGES = 64 };

Atlas atlas;

static uint8_t *pages[MAX_PAGES];

static void read_table(const char *folder, const char *name)
{
    char file[80], path[MAX_PATH_BYTES];
    AtlasError error;
    size_t size;
    snprintf(file, sizeof file, "%s/%s", folder, name);
    assert_true(asset_path(file, path));
    char *text = file_read(path, 1 << 22, &size);
    assert_non_null(text);
    if (!atlas_read(&atlas, folder, text, size, &error))
        fail_msg("%s:%d: %s", path, error.line, error.reason);
    free(text);
}

static uint8_t *read_page(const AtlasPage *page)
{
    char path[MAX_PATH_BYTES];
    png_image png = {.version = PNG_IMAGE_VERSION};
    assert_true(asset_path(page->file, path));
    assert_true(png_image_begin_read_from_file(&png, path));
    png.format = PNG_FORMAT_RGBA;
    assert_int_equal(png.width, page->width);
    assert_int_equal(png.height, page->height);
    uint8_t *pixels = malloc(PNG_IMAGE_SIZE(png));
    assert_non_null(pixels);
    assert_true(png_image_finish_read(&png, NULL, pixels, 0, NULL));
    return pixels;
}

const uint8_t *land_pixel(const AtlasCut *at, int x, int y)
{
    assert_true(at->page >= 0 && at->page < MAX_PAGES);
    if (!pages[at->page])
        pages[at->page] = read_page(&atlas.pages[at->page]);
    return pages[at->page] +
           4 * ((size_t)(at->y + y) * (size_t)atlas.pages[at->page].width + (size_t)(at->x + x));
}

int land_load(void **state)
{
    (void)state;
    atlas_init(&atlas);
    read_table("atlas", "atlas.txt");
    read_table("atlas", "figures.txt");
    read_table("ui", "ui.txt");
    for (size_t i = 0; i < atlas.overlay_count; i++) {
        uint8_t *zones = malloc(PIXELS);
        assert_non_null(zones);
        for (int k = 0; k < PIXELS; k++)
            zones[k] = land_pixel(&atlas.overlays[i].mask, k % MASK_SIDE, k / MASK_SIDE)[0];
        atlas.overlays[i].zones = zones;
    }
    return 0;
}

int land_load_poses(void **state)
{
    land_load(state);
    read_table("atlas", "poses.txt");
    return 0;
}

int land_unload(void **state)
{
    (void)state;
    for (size_t i = 0; i < atlas.overlay_count; i++)
        free((void *)(uintptr_t)atlas.overlays[i].zones);
    for (int i = 0; i < MAX_PAGES; i++)
        free(pages[i]);
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
        print_error("edition %d, tile %02d: %s\n", look->edition, look->tile->number, reason);
}

void for_each_tile(TileCheck check)
{
    faults = 0;
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int i = 0; i < test_share(test_edition((EditionId)edition)->tiles.tile_count); i++) {
            const Tile *tile = &test_edition((EditionId)edition)->tiles.tiles[i];
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
    int index = (int)(tile - test_edition(edition)->tiles.tiles);
    memset(game->site_of, 0xFF, sizeof game->site_of);
    game->site_of[index] = 0;
    game->sites[0] = (Site){.cell = {0, 0}, .tile = (uint8_t)index};
    return index;
}
