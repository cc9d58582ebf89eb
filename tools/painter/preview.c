/* Pictures to judge the atlas by, composed as the game draws a board: grass, turned overlays, all
 * shadows, then all upright sprites by the y of their feet. Reads the tables with the game's own
 * reader. */
#include "image.h"
#include "land.h"
#include "noise.h"
#include "play/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <view/draw/atlas.h>

enum { MAX_CELLS = 400, MAX_STANDING = 1 << 16, MAX_PATH = 1024, NO_CELL = -1 };

typedef struct Preview {
    Atlas atlas;
    Image *pages; /* by page index, loaded when wanted */
    const char *directory;
    int level, size;          /* index of the level drawn from; pixels a tile */
    Image *sprites, *shadows; /* by sprite index, at `size` */
    TileSet set;
    EditionId edition;
    float pieces; /* how large to draw one on each zone, of their own size; 0: none */
} Preview;

/* A tile on the sheet: its place in pixels, its place on the board in tiles (for the grass). */
typedef struct Cell {
    int x, y, column, row;
    int number, rotation;
} Cell;

typedef struct Standing {
    int sprite;
    float x, y, foot;
    bool flip, flat;
    int order;
} Standing;

static char *file_read(const char *directory, const char *name, size_t *size)
{
    char path[MAX_PATH];
    snprintf(path, sizeof(path), "%s/%s", directory, name);
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    char *text = memory_new(1 << 22, 1);
    *size = fread(text, 1, 1 << 22, file);
    fclose(file);
    return text;
}

static bool table_read(Preview *preview, const char *name)
{
    size_t size;
    char *text = file_read(preview->directory, name, &size);
    if (!text)
        return false;
    AtlasError error;
    bool read = atlas_read(&preview->atlas, "", text, size, &error);
    if (!read)
        terminal_line(stderr, "aurochs-paint: %s:%d: %s", name, error.line, error.reason);
    free(text);
    return read;
}

static const Image *page_of(Preview *preview, int page)
{
    Image *image = &preview->pages[page];
    if (!image->pixels) {
        char path[MAX_PATH];
        snprintf(path, sizeof(path), "%s/%s", preview->directory, preview->atlas.pages[page].file);
        if (!image_read_png(image, path))
            exit(EXIT_FAILURE);
    }
    return image;
}

static Image cut_image(Preview *preview, const AtlasCut *cut)
{
    return image_crop(page_of(preview, cut->page), (Box){cut->x, cut->y, cut->w, cut->h});
}

/* The sprite or shadow at the size wanted; empty where the atlas has none. */
static const Image *sprite_at_size(Preview *preview, const AtlasCut *cut, Image *cache)
{
    if (!cache->pixels && cut->page >= 0) {
        Image image = cut_image(preview, cut);
        float scale = (float)preview->size / (float)atlas_levels[preview->level];
        int w = (int)ceilf((float)cut->w * scale), h = (int)ceilf((float)cut->h * scale);
        *cache = image_shrink(&image, w, h);
        image_free(&image);
    }
    return cache;
}

static void overlay_draw(Preview *preview, Image *sheet, const Cell *cell, const AtlasTile *tile)
{
    Image image = cut_image(preview, &preview->atlas.overlays[tile->overlay].cut[preview->level]);
    Image small = image_shrink(&image, preview->size, preview->size);
    int last = preview->size - 1;
    for (int y = 0; y <= last; y++) {
        for (int x = 0; x <= last; x++) {
            int to_x = x, to_y = y;
            for (int turn = 0; turn < cell->rotation; turn++) {
                int before = to_x;
                to_x = last - to_y;
                to_y = before;
            }
            float *to = image_at(sheet, cell->x + to_x, cell->y + to_y);
            const float *from = image_at(&small, x, y);
            for (int k = 0; k < 4; k++)
                to[k] = to[k] * (1 - from[3]) + from[k];
        }
    }
    image_free(&small);
    image_free(&image);
}

static void grass_draw(Image *sheet, const Image *grass, const Cell *cell, int size)
{
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            memcpy(image_at(sheet, cell->x + x, cell->y + y),
                   image_at(grass, (cell->column * size + x) % grass->w,
                            (cell->row * size + y) % grass->h),
                   4 * sizeof(float));
}

static void sprite_draw(Preview *preview, Image *sheet, const Standing *standing, bool shadow)
{
    const AtlasSprite *sprite = &preview->atlas.sprites[standing->sprite];
    const AtlasCut *cut = shadow ? &sprite->shadow[preview->level] : &sprite->cut[preview->level];
    const Image *image = sprite_at_size(preview, cut,
                                        shadow ? &preview->shadows[standing->sprite]
                                               : &preview->sprites[standing->sprite]);
    if (!image->pixels) {
        if (!shadow)
            image_dab(sheet,
                      &(Dab){.x = standing->x,
                             .y = standing->y,
                             .rx = 5,
                             .ry = 5,
                             .alpha = 1,
                             .colour = colour(hash32((uint32_t)standing->sprite) & 0xFFFFFF)});
        return;
    }
    float scale = (float)preview->size / (float)atlas_levels[preview->level];
    bool flip = standing->flip && !shadow;
    float pivot_x = (flip ? (float)cut->w - cut->pivot_x : cut->pivot_x) * scale;
    image_blit(sheet, image, (int)floorf(standing->x - pivot_x + 0.5f),
               (int)floorf(standing->y - cut->pivot_y * scale + 0.5f), flip, 1);
}

static int by_foot(const void *a, const void *b)
{
    const Standing *p = a, *q = b;
    if (p->flat != q->flat)
        return q->flat - p->flat;
    float p_y = p->y + p->foot, q_y = q->y + q->foot;
    return p_y != q_y ? (p_y > q_y) - (p_y < q_y) : p->order - q->order;
}

static int stand_on(Preview *preview, const Cell *cell, Standing *standing, int count, AtlasPut put)
{
    int x, y;
    float scale = (float)preview->size / ATLAS_UNIT;
    atlas_turn(cell->rotation, put.x, put.y, &x, &y);
    float foot = preview->atlas.sprites[put.sprite].cut[preview->level].foot *
                 (float)preview->size / (float)atlas_levels[preview->level];
    standing[count] = (Standing){put.sprite,
                                 (float)cell->x + (float)x * scale,
                                 (float)cell->y + (float)y * scale,
                                 foot,
                                 put.flip,
                                 put.flat,
                                 count};
    return count + 1;
}

/* One piece a zone where the game would stand it. */
static void pieces_draw(Preview *preview, Image *sheet, const Cell *cell)
{
    static const char *const NAMES[] = {[ZONE_MEADOW] = "hunter-yellow",
                                        [ZONE_FOREST] = "meeple-violet",
                                        [ZONE_RIVER] = "hut-red",
                                        [ZONE_LAKE] = "hut-green"};
    const Tile *rules = &preview->set.tiles[preview->set.index_of[cell->number]];
    const AtlasTile *tile = &preview->atlas.tiles[preview->edition][cell->number];
    float tile_size = (float)preview->size,
          scale = fminf(preview->pieces * tile_size / (float)atlas_levels[0], 1);
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        if (tile->meeple[zone][0] < 0)
            continue;
        const AtlasSprite *sprite =
            &preview->atlas.sprites[atlas_sprite(&preview->atlas, NAMES[rules->zones[zone].kind])];
        const AtlasCut *cut = &sprite->cut[0];
        int x, y;
        atlas_turn(cell->rotation, tile->meeple[zone][0], tile->meeple[zone][1], &x, &y);
        Image large = cut_image(preview, cut);
        Image image = image_shrink(&large, (int)ceilf((float)cut->w * scale),
                                   (int)ceilf((float)cut->h * scale));
        image_blit(sheet, &image,
                   cell->x + (int)roundf((float)x * tile_size / ATLAS_UNIT - cut->pivot_x * scale),
                   cell->y + (int)roundf((float)y * tile_size / ATLAS_UNIT - cut->pivot_y * scale),
                   false, 1);
        image_free(&image);
        image_free(&large);
    }
}

/* Draws the cells; with `apart`, each as if it lay alone: cut off at its border. */
static void cells_draw(Preview *preview, Image *sheet, const Cell *cells, int count)
{
    static Standing standing[MAX_STANDING];
    Image grass = image_shrink(page_of(preview, preview->atlas.grass[preview->level]),
                               4 * preview->size, 4 * preview->size);
    int standing_count = 0;
    for (int i = 0; i < count; i++) {
        const AtlasTile *tile = &preview->atlas.tiles[preview->edition][cells[i].number];
        grass_draw(sheet, &grass, &cells[i], preview->size);
        overlay_draw(preview, sheet, &cells[i], tile);
        for (uint32_t put = 0; put < tile->put_count; put++)
            standing_count = stand_on(preview, &cells[i], standing, standing_count,
                                      preview->atlas.puts[tile->first_put + put]);
    }
    qsort(standing, (size_t)standing_count, sizeof(*standing), by_foot);
    for (int i = 0; i < standing_count; i++)
        sprite_draw(preview, sheet, &standing[i], true);
    for (int i = 0; i < standing_count; i++)
        sprite_draw(preview, sheet, &standing[i], false);
    for (int i = 0; i < count && preview->pieces > 0; i++)
        pieces_draw(preview, sheet, &cells[i]);
    image_free(&grass);
}

static void number_draw(Image *sheet, int x, int y, int number)
{
    static const uint16_t DIGITS[10] = {0x7B6F, 0x2492, 0x73E7, 0x79E7, 0x49ED,
                                        0x79CF, 0x7BCF, 0x4927, 0x7BEF, 0x79EF};
    for (int place = 0; place < 2; place++) {
        int digit = place == 0 ? number / 10 % 10 : number % 10;
        for (int bit = 0; bit < 15; bit++)
            for (int dot = 0; dot < 4 && DIGITS[digit] >> bit & 1; dot++)
                pixel_over(image_at(sheet, x + place * 8 + bit % 3 * 2 + dot % 2,
                                    y + bit / 3 * 2 + dot / 2),
                           vec3(1, 1, 1), 1);
    }
}

/* Tiles one by one, each alone, in `turns` turns from `rotation` on. */
static Image tiles_sheet(Preview *preview, int rotation, int turns, const int *numbers, int count)
{
    enum { MOST_WIDE = 1320 };
    int pitch = preview->size + 4, columns = MOST_WIDE / pitch / turns * turns;
    columns = columns < turns ? turns : columns;
    int pictures = count * turns, rows = (pictures + columns - 1) / columns;
    Image sheet = image_new((pictures < columns ? pictures : columns) * pitch, rows * pitch);
    image_fill(&sheet, colour(0x2B2420));
    for (int i = 0; i < pictures; i++) {
        Image one = image_new(preview->size, preview->size);
        int number = numbers[i / turns];
        Cell cell = {0, 0, i % columns, i / columns, number, (rotation + i % turns) % SIDES};
        cells_draw(preview, &one, &cell, 1);
        if (preview->size >= 60 && i % turns == 0)
            number_draw(&one, 3, 3, number);
        image_blit(&sheet, &one, i % columns * pitch + 2, i / columns * pitch + 2, false, 1);
        image_free(&one);
    }
    return sheet;
}

static SideKind turned_side(const Tile *tile, int rotation, Side side)
{
    return (SideKind)tile->side_kind[tile_side(side, rotation)];
}

/* A board while a valley is laid on it, row by row. */
typedef struct Board {
    int columns, rows;
    Cell cells[MAX_CELLS];
} Board;

/* Whether the tile fits a cell of the board so far; cells that are empty fit anything. */
static bool tile_fits(const TileSet *set, const Board *board, int at, const Tile *tile,
                      int rotation)
{
    int x = at % board->columns, y = at / board->columns;
    for (Side side = NORTH; side < SIDES; side++) {
        int other_x = x + (side == EAST) - (side == WEST),
            other_y = y + (side == SOUTH) - (side == NORTH);
        if (other_x < 0 || other_y < 0 || other_x >= board->columns || other_y >= board->rows)
            continue;
        const Cell *other = &board->cells[other_y * board->columns + other_x];
        if (other->number != NO_CELL &&
            turned_side(&set->tiles[set->index_of[other->number]], other->rotation,
                        side_opposite(side)) != turned_side(tile, rotation, side))
            return false;
    }
    return true;
}

/* A landscape laid by the rule of touching sides, tile by tile from the middle outwards. */
static Image valley_sheet(Preview *preview, uint32_t seed, int columns, int rows)
{
    static Board board;
    const TileSet *set = &preview->set;
    Chance chance = chance_start(seed);
    bool laid[MAX_TILES] = {false};
    board.columns = columns;
    board.rows = rows;
    for (int i = 0; i < columns * rows; i++)
        board.cells[i] = (Cell){.number = NO_CELL};
    for (int round = 0; round < columns * rows; round++) {
        int best = -1;
        float nearest = 1e9f;
        for (int i = 0; i < columns * rows; i++) {
            float x = (float)(i % columns) - (float)(columns - 1) / 2,
                  y = (float)(i / columns) - (float)(rows - 1) / 2;
            float away = x * x + y * y + 0.3f * hash2(i, 1, seed);
            const Cell *cell = &board.cells[i];
            if (cell->number == NO_CELL && away < nearest && cell->rotation == 0) {
                nearest = away;
                best = i;
            }
        }
        if (best < 0)
            break;
        board.cells[best].rotation = 4; /* tried; stays an empty cell if nothing fits */
        for (int try = 0; try < 4000; try++) {
            int index = chance_below(&chance, set->tile_count), rotation = chance_below(&chance, 4);
            const Tile *tile = &set->tiles[index];
            if (laid[index] || !tile_fits(set, &board, best, tile, rotation))
                continue;
            laid[index] = true;
            board.cells[best] = (Cell){.number = tile->number, .rotation = rotation};
            break;
        }
    }
    Image sheet = image_new(columns * preview->size, rows * preview->size);
    image_fill(&sheet, colour(0x2B2420));
    int count = 0;
    static Cell cells[MAX_CELLS];
    for (int i = 0; i < columns * rows; i++) {
        const Cell *cell = &board.cells[i];
        if (cell->number == NO_CELL)
            continue;
        int x = i % columns, y = i / columns;
        cells[count++] =
            (Cell){x * preview->size, y * preview->size, x, y, cell->number, cell->rotation};
    }
    cells_draw(preview, &sheet, cells, count);
    return sheet;
}

static int usage(void)
{
    fputs("usage: aurochs-paint sheet SOURCE ATLAS OUT.png SIZE second|first tiles TURN "
          "[NUMBER...] [pieces=PERCENT]\n"
          "       aurochs-paint sheet SOURCE ATLAS OUT.png SIZE second|first valley SEED COLUMNS "
          "ROWS\n"
          "SOURCE is the project, ATLAS the folder of atlas.txt, SIZE pixels a tile, TURN quarter "
          "turns\nor all.\n",
          stderr);
    return EXIT_FAILURE;
}

static bool preview_open(Preview *preview, const char *source)
{
    size_t size;
    TileSetError error;
    char *text = file_read(source,
                           preview->edition == EDITION_FIRST ? "assets/tiles/first-edition.txt"
                                                             : "assets/tiles/second-edition.txt",
                           &size);
    bool read = text && tileset_parse(text, size, &preview->set, &error);
    free(text);
    atlas_init(&preview->atlas);
    if (!read || !table_read(preview, "atlas.txt")) {
        fputs("aurochs-paint: cannot read the tile set or atlas.txt\n", stderr);
        return false;
    }
    table_read(preview, "figures.txt"); /* until it exists, figures are dots */
    preview->pages = memory_new(preview->atlas.page_count, sizeof(Image));
    preview->sprites = memory_new(preview->atlas.sprite_count, sizeof(Image));
    preview->shadows = memory_new(preview->atlas.sprite_count, sizeof(Image));
    while (preview->level + 1 < ATLAS_LEVELS && atlas_levels[preview->level + 1] >= preview->size)
        preview->level++;
    return true;
}

int preview_main(int argc, char **argv)
{
    if (argc < 7)
        return usage();
    static Preview preview;
    preview.directory = argv[1];
    preview.size = atoi(argv[3]);
    preview.edition = strcmp(argv[4], "first") == 0 ? EDITION_FIRST : EDITION_SECOND;
    if (preview.size < 8 || preview.size > 256 || !preview_open(&preview, argv[0]))
        return usage();
    int numbers[MAX_TILES], count = 0;
    Image sheet;
    if (strcmp(argv[5], "valley") == 0) {
        int columns = argc > 7 ? atoi(argv[7]) : 6, rows = argc > 8 ? atoi(argv[8]) : 4;
        if (columns < 1 || rows < 1 || columns * rows > MAX_CELLS)
            return usage();
        sheet = valley_sheet(&preview, (uint32_t)atoi(argv[6]), columns, rows);
    } else {
        for (int i = 7; i < argc; i++) {
            if (strncmp(argv[i], "pieces=", 7) == 0)
                preview.pieces = (float)atoi(argv[i] + 7) / 100;
            else if (count < MAX_TILES)
                numbers[count++] = atoi(argv[i]);
        }
        if (count == 0)
            for (; count < preview.set.tile_count; count++)
                numbers[count] = preview.set.tiles[count].number;
        for (int i = 0; i < count; i++)
            if (numbers[i] < 0 || numbers[i] > MAX_TILE_NUMBER ||
                preview.set.index_of[numbers[i]] == NO_TILE)
                return usage();
        bool all = strcmp(argv[6], "all") == 0;
        sheet = tiles_sheet(&preview, all ? 0 : atoi(argv[6]) & 3, all ? SIDES : 1, numbers, count);
    }
    return image_write_png(&sheet, argv[2]) ? EXIT_SUCCESS : EXIT_FAILURE;
}
