/* Drives the painting of the land: an overlay for each tile number (the editions share one where
 * their zones are alike), two at a time, then the pages and the table. */
#include "land.h"

#include "flora.h"
#include "grass.h"
#include "overlay.h"
#include "placement.h"
#include "play/terminal.h"
#include "zones.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_OVERLAYS = 2 * MAX_TILES,
    WORKERS = 2,
    MAX_PATH = 1024,
    OVERLAY_TONES = 85, /* steps of 3 in 255: nobody sees them, and the PNGs lose a fifth */
};

static const char *const EDITION_NAMES[EDITIONS] = {"second", "first"};
static const char *const EDITION_FILES[EDITIONS] = {"second-edition.txt", "first-edition.txt"};

/* One overlay and the tiles that lie under it. */
typedef struct Job {
    const Tile *tiles[EDITIONS]; /* NULL: not in that edition */
    Image levels[LEVELS];
    Grey mask;
    Placement placements[EDITIONS];
    char fault[2][200]; /* of the zones, of the placement; empty: none */
} Job;

typedef struct Land {
    TileSet sets[EDITIONS];
    Hints hints;
    int job_count;
    Job jobs[MAX_OVERLAYS];
    atomic_int next_job;
} Land;

static bool tileset_read(TileSet *set, const char *path)
{
    static char text[1 << 16];
    FILE *file = fopen(path, "rb");
    if (!file) {
        terminal_line(stderr, "aurochs-paint: cannot read %s", path);
        return false;
    }
    size_t size = fread(text, 1, sizeof(text), file);
    fclose(file);
    TileSetError error;
    if (tileset_parse(text, size, set, &error))
        return true;
    terminal_line(stderr, "aurochs-paint: %s:%d: %s", path, error.line, error.reason);
    return false;
}

static bool zones_alike(const Tile *a, const Tile *b)
{
    for (int zone = 0; zone < MAX_ZONES; zone++)
        if (a->zones[zone].kind != b->zones[zone].kind ||
            a->zones[zone].lake != b->zones[zone].lake)
            return false;
    return memcmp(a->side_zone, b->side_zone, sizeof(a->side_zone)) == 0;
}

static void jobs_list(Land *land)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const TileSet *set = &land->sets[edition];
        for (int i = 0; i < set->tile_count; i++) {
            const Tile *tile = &set->tiles[i];
            Job *job = NULL;
            for (int j = 0; j < land->job_count && edition > 0; j++) {
                const Tile *other = land->jobs[j].tiles[0];
                if (other && other->number == tile->number && zones_alike(other, tile))
                    job = &land->jobs[j];
            }
            if (!job)
                job = &land->jobs[land->job_count++];
            job->tiles[edition] = tile;
        }
    }
}

static void job_paint(Job *job, const Hints *hints)
{
    const Tile *tile = job->tiles[job->tiles[0] ? 0 : 1];
    Layout layout;
    layout_make(&layout, tile, &hints->tiles[tile->number]);
    Shapes shapes;
    shapes_make(&shapes, &layout);
    uint8_t *zones = zones_make(&shapes, &layout, tile);
    shapes_free(&shapes);
    job->mask = (Grey){MASK_SIDE, MASK_SIDE, zones_half(zones)};
    char reason[160];
    const char *fault = zones_check(job->mask.pixels, MASK_SIDE, tile, reason);
    if (fault)
        snprintf(job->fault[0], sizeof(job->fault[0]), "tile %02d: %s", tile->number, fault);
    Fields fields;
    fields_make(&fields, zones, tile);
    for (int edition = 0; edition < EDITIONS; edition++) {
        if (!job->tiles[edition])
            continue;
        Placement *placement = &job->placements[edition];
        fault = rooms_find(placement, job->tiles[edition], (EditionId)edition, &layout,
                           job->mask.pixels, reason);
        if (fault)
            snprintf(job->fault[1], sizeof(job->fault[1]), "tile %02d (%s edition): %s",
                     tile->number, EDITION_NAMES[edition], fault);
        growth_plant(placement, job->tiles[edition], (EditionId)edition, &layout, &fields);
    }
    Image image = overlay_paint(&fields, &layout, tile);
    for (int i = 0; i < LEVELS; i++)
        job->levels[i] = image_half(i == 0 ? &image : &job->levels[i - 1]);
    for (int i = 0; i < LEVELS; i++)
        image_round(&job->levels[i], OVERLAY_TONES);
    image_free(&image);
    fields_free(&fields);
}

static void *worker(void *data)
{
    Land *land = data;
    for (int i; (i = atomic_fetch_add(&land->next_job, 1)) < land->job_count;)
        job_paint(&land->jobs[i], &land->hints);
    return NULL;
}

static bool jobs_paint(Land *land)
{
    pthread_t threads[WORKERS];
    for (int i = 0; i < WORKERS; i++)
        if (pthread_create(&threads[i], NULL, worker, land) != 0)
            return false;
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    bool sound = true;
    for (int i = 0; i < land->job_count; i++) {
        for (int k = 0; k < 2; k++) {
            if (!land->jobs[i].fault[k][0])
                continue;
            terminal_line(stderr, "aurochs-paint: %s", land->jobs[i].fault[k]);
            sound = false;
        }
    }
    return sound;
}

static bool grass_write(const char *directory, FILE *table)
{
    Image grass = grass_paint(WORK_LEVEL);
    bool written = true;
    for (int i = 0; i < LEVELS && written; i++) {
        Image half = image_half(&grass);
        image_free(&grass);
        grass = half;
        char path[MAX_PATH];
        snprintf(path, sizeof(path), "%s/grass-%d.png", directory, LEVEL_SIZES[i]);
        written = image_write_png(&grass, path);
        fprintf(table, "page grass-%d grass-%d.png %d %d\n", LEVEL_SIZES[i], LEVEL_SIZES[i],
                grass.w, grass.h);
        fprintf(table, "grass %d grass-%d\n", LEVEL_SIZES[i], LEVEL_SIZES[i]);
    }
    image_free(&grass);
    return written;
}

/* Overlays lie on their pages in rows, in the order of their numbers. */
typedef struct PageGrid {
    int columns, per_page;
} PageGrid;

static PageGrid page_grid(int level)
{
    int columns = MAX_PAGE_SIDE / level > 16 ? 16 : MAX_PAGE_SIDE / level;
    return (PageGrid){columns, columns * (MAX_PAGE_SIDE / level)};
}

static bool overlay_page_write(const Land *land, int level_index, int page, const char *directory,
                               FILE *table)
{
    int level = LEVEL_SIZES[level_index];
    PageGrid grid = page_grid(level);
    int first = page * grid.per_page, count = land->job_count - first;
    count = count > grid.per_page ? grid.per_page : count;
    Image picture =
        image_new(grid.columns * level, (count + grid.columns - 1) / grid.columns * level);
    char path[MAX_PATH];
    snprintf(path, sizeof(path), "%s/overlay-%d-%d.png", directory, level, page);
    fprintf(table, "page overlay-%d-%d overlay-%d-%d.png %d %d\n", level, page, level, page,
            picture.w, picture.h);
    for (int i = 0; i < count; i++) {
        int x = i % grid.columns * level, y = i / grid.columns * level;
        image_blit(&picture, &land->jobs[first + i].levels[level_index], x, y, false, 1);
        fprintf(table, "overlay %d %d overlay-%d-%d %d %d\n", first + i, level, level, page, x, y);
    }
    bool written = image_write_png(&picture, path);
    image_free(&picture);
    return written;
}

static bool mask_page_write(const Land *land, int page, const char *directory, FILE *table)
{
    PageGrid grid = page_grid(MASK_SIDE);
    int first = page * grid.per_page, count = land->job_count - first;
    count = count > grid.per_page ? grid.per_page : count;
    Grey picture =
        grey_new(grid.columns * MASK_SIDE, (count + grid.columns - 1) / grid.columns * MASK_SIDE);
    char path[MAX_PATH];
    snprintf(path, sizeof(path), "%s/mask-%d.png", directory, page);
    fprintf(table, "page mask-%d mask-%d.png %d %d\n", page, page, picture.w, picture.h);
    for (int i = 0; i < count; i++) {
        int x = i % grid.columns * MASK_SIDE, y = i / grid.columns * MASK_SIDE;
        for (int row = 0; row < MASK_SIDE; row++)
            memcpy(picture.pixels + (size_t)(y + row) * (size_t)picture.w + (size_t)x,
                   land->jobs[first + i].mask.pixels + (size_t)row * MASK_SIDE, MASK_SIDE);
        fprintf(table, "mask %d mask-%d %d %d\n", first + i, page, x, y);
    }
    bool written = grey_write_png(&picture, path);
    grey_free(&picture);
    return written;
}

static bool pages_write(const Land *land, const char *directory, FILE *table)
{
    for (int i = 0; i < LEVELS; i++) {
        int per_page = page_grid(LEVEL_SIZES[i]).per_page;
        for (int page = 0; page * per_page < land->job_count; page++)
            if (!overlay_page_write(land, i, page, directory, table))
                return false;
    }
    int per_page = page_grid(MASK_SIDE).per_page;
    for (int page = 0; page * per_page < land->job_count; page++)
        if (!mask_page_write(land, page, directory, table))
            return false;
    return true;
}

/* Parts of a tile as the table counts them. */
static int table_unit(float x)
{
    return (int)(x * 1024 + 0.5f);
}

static void put_write(const Put *put, FILE *table)
{
    fprintf(table, "%s %s %d %d", put->animal ? "animal" : "put", put->sprite,
            table_unit(put->at.x), table_unit(put->at.y));
    if (put->animal)
        fprintf(table, " %d", put->zone);
    fprintf(table, "%s%s\n", put->flip ? " flip" : "", put->flat ? " flat" : "");
}

static void tile_write(const Tile *tile, EditionId edition, int overlay, const Placement *placement,
                       FILE *table)
{
    fprintf(table, "tile %s %d %d\n", EDITION_NAMES[edition], tile->number, overlay);
    for (int i = 0; i < placement->figure_count; i++)
        put_write(&placement->figures[i], table);
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        if (!placement->anchored[zone])
            continue;
        ZoneKind kind = (ZoneKind)tile->zones[zone].kind;
        fprintf(table, "anchor %d meeple %d %d\n", zone, table_unit(placement->stands[zone].x),
                table_unit(placement->stands[zone].y));
        if (kind == ZONE_RIVER || kind == ZONE_LAKE)
            fprintf(table, "anchor %d hut %d %d\n", zone, table_unit(placement->huts[zone].x),
                    table_unit(placement->huts[zone].y));
    }
    for (int i = 0; i < placement->growth_count; i++)
        put_write(&placement->growth[i], table);
}

static bool land_write(const Land *land, const char *directory, FILE *table)
{
    fputs("aurochs-atlas 1\n", table);
    if (!grass_write(directory, table) || !pages_write(land, directory, table))
        return false;
    SpriteSheet *sheet = sheet_new("land");
    trees_paint(sheet);
    decor_paint(sheet);
    bool written = sheet_write(sheet, directory, table);
    sheet_free(sheet);
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int i = 0; i < land->job_count; i++)
            if (land->jobs[i].tiles[edition])
                tile_write(land->jobs[i].tiles[edition], (EditionId)edition, i,
                           &land->jobs[i].placements[edition], table);
    return written;
}

bool land_paint(const char *source, const char *directory)
{
    char path[MAX_PATH];
    Land *land = memory_new(1, sizeof(*land));
    for (int edition = 0; edition < EDITIONS; edition++) {
        snprintf(path, sizeof(path), "%s/assets/tiles/%s", source, EDITION_FILES[edition]);
        if (!tileset_read(&land->sets[edition], path))
            return false;
    }
    snprintf(path, sizeof(path), "%s/tools/painter/hints.txt", source);
    if (!hints_read(&land->hints, path))
        return false;
    jobs_list(land);
    if (!jobs_paint(land))
        return false;
    snprintf(path, sizeof(path), "%s/atlas.txt", directory);
    FILE *table = fopen(path, "w");
    if (!table) {
        terminal_line(stderr, "aurochs-paint: cannot write %s", path);
        return false;
    }
    bool written = land_write(land, directory, table);
    written = fclose(table) == 0 && written;
    for (int i = 0; i < land->job_count; i++) {
        for (int level = 0; level < LEVELS; level++)
            image_free(&land->jobs[i].levels[level]);
        grey_free(&land->jobs[i].mask);
    }
    free(land);
    return written;
}
