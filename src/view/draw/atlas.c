/* Reading the atlas tables. One line is one statement: split into words, looked up, checked. Names
 * are found by looking through the list: there are a few hundred, and a renderer may keep what it
 * found. */
#include "view/draw/atlas.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/ruleset.h"

const int atlas_levels[ATLAS_LEVELS] = {256, 128, 64, 32};

enum { MAX_WORDS = 24, MAX_LINE = 256, MAX_PAGE_SIDE = 8192, MAX_OVERLAY = 1023 };

typedef struct Table {
    Atlas *atlas;
    const char *folder;
    size_t first_page; /* of this table: page names belong to one table */
    AtlasTile *tile;   /* that following puts and anchors belong to */
    int word_count;
    char *words[MAX_WORDS];
    AtlasError *error;
} Table;

void atlas_init(Atlas *atlas)
{
    *atlas = (Atlas){0};
    for (int level = 0; level < ATLAS_LEVELS; level++)
        atlas->grass[level] = -1;
    for (int edition = 0; edition < EDITIONS; edition++)
        for (int number = 0; number <= MAX_TILE_NUMBER; number++)
            atlas->tiles[edition][number].overlay = -1;
}

void atlas_free(Atlas *atlas)
{
    free(atlas->pages);
    free(atlas->sprites);
    free(atlas->overlays);
    free(atlas->puts);
    free(atlas->poses);
    free(atlas->patches);
    free(atlas->icons);
    free(atlas->textures);
    atlas_init(atlas);
}

#if defined __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static bool
fail(Table *table, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(table->error->reason, sizeof table->error->reason, format, arguments);
    va_end(arguments);
    return false;
}

/* Adds an item to an array that doubles at powers of two. Of most there are no more than an int16_t
 * counts. */
static bool add(Table *table, void *array, size_t *count, const void *item, size_t size)
{
    void *items;
    memcpy(&items, array, sizeof items);
    if ((*count & (*count - 1)) == 0)
        items = realloc(items, (*count ? *count * 2 : 1) * size);
    if (!items || *count == INT16_MAX)
        return fail(table, "out of memory");
    memcpy(array, &items, sizeof items);
    memcpy((char *)items + (*count)++ * size, item, size);
    return true;
}

#define ADD(table, array, count, item)                                                             \
    add(table, &(table)->atlas->array, &(table)->atlas->count, item, sizeof *(table)->atlas->array)

static bool take_int(Table *table, int word, int least, int most, int *value)
{
    char *end;
    long number = strtol(table->words[word], &end, 10);
    if (*end || end == table->words[word] || number < least || number > most)
        return fail(table, "'%.40s' is no number of %d to %d", table->words[word], least, most);
    *value = (int)number;
    return true;
}

static bool take_float(Table *table, int word, float *value)
{
    char *end;
    float number = strtof(table->words[word], &end);
    if (*end || end == table->words[word] || !(number > -4096 && number < 4096))
        return fail(table, "'%.40s' is no number", table->words[word]);
    *value = number;
    return true;
}

static bool take_name(Table *table, int word, char name[MAX_NAME_BYTES])
{
    if (strlen(table->words[word]) >= MAX_NAME_BYTES)
        return fail(table, "the name '%.40s' is too long", table->words[word]);
    strcpy(name, table->words[word]);
    return true;
}

static bool take_level(Table *table, int word, int *level)
{
    for (*level = 0; *level < ATLAS_LEVELS; ++*level) {
        char text[8];
        snprintf(text, sizeof text, "%d", atlas_levels[*level]);
        if (strcmp(text, table->words[word]) == 0)
            return true;
    }
    return fail(table, "'%.40s' is no level: 256, 128, 64 or 32", table->words[word]);
}

static bool take_page(Table *table, int word, int *page)
{
    const Atlas *atlas = table->atlas;
    for (size_t i = table->first_page; i < atlas->page_count; i++)
        if (strcmp(atlas->pages[i].id, table->words[word]) == 0) {
            *page = (int)i;
            return true;
        }
    return fail(table, "no page '%.40s' stands above", table->words[word]);
}

/* PAGE X Y W H, or PAGE X Y where `side` > 0 is both width and height. */
static bool take_cut(Table *table, int word, int side, AtlasCut *cut)
{
    int page, x, y, w = side, h = side;
    if (!take_page(table, word, &page) || !take_int(table, word + 1, 0, MAX_PAGE_SIDE, &x) ||
        !take_int(table, word + 2, 0, MAX_PAGE_SIDE, &y))
        return false;
    if (side == 0 && (!take_int(table, word + 3, 1, MAX_PAGE_SIDE, &w) ||
                      !take_int(table, word + 4, 1, MAX_PAGE_SIDE, &h)))
        return false;
    const AtlasPage *at = &table->atlas->pages[page];
    if (x + w > at->width || y + h > at->height)
        return fail(table, "reaches beyond page '%s' of %d x %d", at->id, at->width, at->height);
    if (cut->page >= 0)
        return fail(table, "'%.40s' stands twice", table->words[1]);
    *cut = (AtlasCut){
        .page = (int16_t)page, .x = (int16_t)x, .y = (int16_t)y, .w = (int16_t)w, .h = (int16_t)h};
    return true;
}

static bool read_page(Table *table)
{
    AtlasPage page = {0};
    if (!take_name(table, 1, page.id) || !take_int(table, 3, 1, MAX_PAGE_SIDE, &page.width) ||
        !take_int(table, 4, 1, MAX_PAGE_SIDE, &page.height))
        return false;
    for (size_t i = table->first_page; i < table->atlas->page_count; i++)
        if (strcmp(table->atlas->pages[i].id, page.id) == 0)
            return fail(table, "page '%s' stands twice", page.id);
    if (strchr(table->words[2], '/') || table->words[2][0] == '.' ||
        (size_t)snprintf(page.file, sizeof page.file, "%s/%s", table->folder, table->words[2]) >=
            sizeof page.file)
        return fail(table, "'%.40s' is no name of a file beside the table", table->words[2]);
    return ADD(table, pages, page_count, &page);
}

static bool read_grass(Table *table)
{
    int level, page;
    if (!take_level(table, 1, &level) || !take_page(table, 2, &page))
        return false;
    table->atlas->grass[level] = (int16_t)page;
    return true;
}

/* The overlay of number `number`, NULL on error; those below it come into being with it. */
static AtlasOverlay *overlay_of(Table *table, int number)
{
    Atlas *atlas = table->atlas;
    while (atlas->overlay_count <= (size_t)number) {
        AtlasOverlay overlay = {.mask.page = -1};
        for (int level = 0; level < ATLAS_LEVELS; level++)
            overlay.cut[level].page = -1;
        if (!ADD(table, overlays, overlay_count, &overlay))
            return NULL;
    }
    return &atlas->overlays[number];
}

static bool read_overlay(Table *table)
{
    int number, level;
    if (!take_int(table, 1, 0, MAX_OVERLAY, &number) || !take_level(table, 2, &level))
        return false;
    AtlasOverlay *overlay = overlay_of(table, number);
    return overlay && take_cut(table, 3, atlas_levels[level], &overlay->cut[level]);
}

static bool read_mask(Table *table)
{
    int number;
    if (!take_int(table, 1, 0, MAX_OVERLAY, &number))
        return false;
    AtlasOverlay *overlay = overlay_of(table, number);
    return overlay && take_cut(table, 2, MASK_SIDE, &overlay->mask);
}

/* Index of the sprite, which comes into being, still without pictures, where it is new: tables may
 * be read in any order. */
static int sprite_of(Table *table, int word)
{
    AtlasSprite sprite = {0};
    if (!take_name(table, word, sprite.name))
        return -1;
    int known = atlas_sprite(table->atlas, sprite.name);
    if (known >= 0)
        return known;
    for (int level = 0; level < ATLAS_LEVELS; level++)
        sprite.cut[level].page = sprite.shadow[level].page = -1;
    return ADD(table, sprites, sprite_count, &sprite) ? (int)table->atlas->sprite_count - 1 : -1;
}

static bool read_sprite(Table *table)
{
    int level, sprite = sprite_of(table, 1);
    bool is_shadow = table->words[0][1] == 'h';
    if (sprite < 0 || !take_level(table, 2, &level))
        return false;
    AtlasSprite *of = &table->atlas->sprites[sprite];
    AtlasCut *cut = is_shadow ? &of->shadow[level] : &of->cut[level];
    return take_cut(table, 3, 0, cut) && take_float(table, 8, &cut->pivot_x) &&
           take_float(table, 9, &cut->pivot_y) && (is_shadow || take_float(table, 10, &cut->foot));
}

/* The tile of words 1 and 2, NULL on error. */
static AtlasTile *take_tile(Table *table)
{
    int edition, number;
    for (edition = 0; edition < EDITIONS; edition++)
        if (strcmp(table->words[1], ruleset_of((EditionId)edition)->word) == 0)
            break;
    if (edition == EDITIONS)
        fail(table, "'%.40s' is no edition: second or first", table->words[1]);
    else if (take_int(table, 2, 0, MAX_TILE_NUMBER, &number))
        return &table->atlas->tiles[edition][number];
    return NULL;
}

static bool read_tile(Table *table)
{
    int overlay;
    AtlasTile *tile = take_tile(table);
    if (!tile || !take_int(table, 3, 0, MAX_OVERLAY, &overlay))
        return false;
    if (tile->overlay >= 0)
        return fail(table, "tile %s stands twice", table->words[2]);
    *tile =
        (AtlasTile){.overlay = (int16_t)overlay, .first_put = (uint32_t)table->atlas->put_count};
    for (int zone = 0; zone < MAX_ZONES; zone++)
        tile->meeple[zone][0] = tile->hut[zone][0] = -1;
    table->tile = tile;
    return overlay_of(table, overlay) != NULL;
}

/* put SPRITE X Y [flip] [flat] | animal SPRITE X Y ZONE [flip] */
static bool read_put(Table *table)
{
    bool is_animal = table->words[0][0] == 'a';
    int x, y, zone = -1, sprite = sprite_of(table, 1), word = is_animal ? 5 : 4;
    if (!table->tile)
        return fail(table, "stands below no tile");
    if (sprite < 0 || !take_int(table, 2, -ATLAS_UNIT, 2 * ATLAS_UNIT, &x) ||
        !take_int(table, 3, -ATLAS_UNIT, 2 * ATLAS_UNIT, &y) ||
        (is_animal && !take_int(table, 4, 0, MAX_ZONES - 1, &zone)))
        return false;
    AtlasPut put = {
        .sprite = (int16_t)sprite, .x = (int16_t)x, .y = (int16_t)y, .zone = (int8_t)zone};
    for (; word < table->word_count; word++) {
        if (strcmp(table->words[word], "flip") == 0)
            put.flip = true;
        else if (strcmp(table->words[word], "flat") == 0 && !is_animal)
            put.flat = true;
        else
            return fail(table, "'%.40s' is too much", table->words[word]);
    }
    table->tile->put_count++;
    return ADD(table, puts, put_count, &put);
}

static bool read_anchor(Table *table)
{
    int zone, x, y;
    if (!table->tile)
        return fail(table, "stands below no tile");
    if (!take_int(table, 1, 0, MAX_ZONES - 1, &zone) || !take_int(table, 3, 0, ATLAS_UNIT, &x) ||
        !take_int(table, 4, 0, ATLAS_UNIT, &y))
        return false;
    bool is_hut = strcmp(table->words[2], "hut") == 0;
    if (!is_hut && strcmp(table->words[2], "meeple") != 0)
        return fail(table, "'%.40s' is no anchor: meeple or hut", table->words[2]);
    int16_t *anchor = is_hut ? table->tile->hut[zone] : table->tile->meeple[zone];
    anchor[0] = (int16_t)x;
    anchor[1] = (int16_t)y;
    return true;
}

/* poses EDITION NUMBER: the tile that the next poses belong to */
static bool read_poses(Table *table)
{
    table->tile = take_tile(table);
    return table->tile && (table->tile->overlay >= 0 ||
                           fail(table, "tile %s stands in no table above", table->words[2]));
}

/* pose ZONE meeple|hut ANCHOR_X ANCHOR_Y, and for each rotation X Y SIZE TURNED */
static bool read_pose(Table *table)
{
    int zone, turned;
    if (!read_anchor(table) || !take_int(table, 1, 0, MAX_ZONES - 1, &zone))
        return false;
    bool hut = strcmp(table->words[2], "hut") == 0;
    uint32_t *first = hut ? &table->tile->hut_pose[zone] : &table->tile->meeple_pose[zone];
    *first = (uint32_t)table->atlas->pose_count + 1;
    for (int word = 5; word < table->word_count; word += 4) {
        AtlasPose pose;
        if (!take_float(table, word, &pose.x) || !take_float(table, word + 1, &pose.y) ||
            !take_float(table, word + 2, &pose.size) || !take_int(table, word + 3, 0, 1, &turned))
            return false;
        pose.turned = turned;
        if (!ADD(table, poses, pose_count, &pose))
            return false;
    }
    return true;
}

static bool read_texture(Table *table)
{
    AtlasTexture texture = {0};
    if (!take_name(table, 1, texture.name) || !take_page(table, 2, &texture.page))
        return false;
    if (atlas_texture(table->atlas, texture.name) >= 0)
        return fail(table, "texture '%s' stands twice", texture.name);
    return ADD(table, textures, texture_count, &texture);
}

/* patch NAME SCALE PAGE X Y W H LEFT TOP RIGHT BOTTOM [LEFT TOP RIGHT BOTTOM: the reach] */
static bool read_patch(Table *table)
{
    AtlasPatch patch = {.cut.page = -1};
    int *const borders[] = {&patch.left, &patch.top, &patch.right, &patch.bottom};
    if (!take_name(table, 1, patch.name) || !take_int(table, 2, 25, 800, &patch.scale) ||
        !take_cut(table, 3, 0, &patch.cut))
        return false;
    for (int side = 0; side < SIDES; side++)
        if (!take_int(table, 8 + side, 0, MAX_PAGE_SIDE, borders[side]))
            return false;
    if (patch.left + patch.right > patch.cut.w || patch.top + patch.bottom > patch.cut.h)
        return fail(table, "the borders of '%s' leave no middle", patch.name);
    if (table->word_count > 12 && table->word_count != 16)
        return fail(table, "a patch has 4 borders and, where it reaches beyond, 4 reaches");
    for (int side = 0; table->word_count == 16 && side < SIDES; side++)
        if (!take_int(table, 12 + side, 0, MAX_PAGE_SIDE, &patch.reach[side]))
            return false;
    if (atlas_patch(table->atlas, patch.name) >= 0)
        return fail(table, "patch '%s' stands twice", patch.name);
    return ADD(table, patches, patch_count, &patch);
}

/* icon NAME SIZE PAGE X Y W H; the sizes of one icon come largest first. */
static bool read_icon(Table *table)
{
    int size;
    AtlasIcon fresh = {0};
    AtlasCut cut = {.page = -1};
    if (!take_name(table, 1, fresh.name) || !take_int(table, 2, 1, 2048, &size) ||
        !take_cut(table, 3, 0, &cut))
        return false;
    int known = atlas_icon(table->atlas, fresh.name);
    if (known < 0 && !ADD(table, icons, icon_count, &fresh))
        return false;
    AtlasIcon *icon = &table->atlas->icons[known < 0 ? (int)table->atlas->icon_count - 1 : known];
    int count = 0;
    while (count < 4 && icon->size[count])
        count++;
    if (count == 4 || (count > 0 && icon->size[count - 1] <= size))
        return fail(table, "icon '%s' of size %d stands twice, or below a smaller one", fresh.name,
                    size);
    icon->size[count] = size;
    icon->cut[count] = cut;
    return true;
}

static bool read_statement(Table *table)
{
    static const struct {
        const char *word;
        int least, most; /* words */
        bool (*read)(Table *table);
    } statements[] = {
        {"page", 5, 5, read_page},       {"grass", 3, 3, read_grass},
        {"overlay", 6, 6, read_overlay}, {"mask", 5, 5, read_mask},
        {"sprite", 11, 11, read_sprite}, {"shadow", 10, 10, read_sprite},
        {"tile", 4, 4, read_tile},       {"put", 4, 6, read_put},
        {"animal", 5, 6, read_put},      {"anchor", 5, 5, read_anchor},
        {"poses", 3, 3, read_poses},     {"pose", 21, 21, read_pose},
        {"texture", 3, 3, read_texture}, {"patch", 12, 16, read_patch},
        {"icon", 8, 8, read_icon},
    };
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        if (strcmp(statements[i].word, table->words[0]) != 0)
            continue;
        if (table->word_count < statements[i].least || table->word_count > statements[i].most)
            return fail(table, "'%s' has %d words, not %d", table->words[0], table->word_count,
                        statements[i].least);
        return statements[i].read(table);
    }
    return fail(table, "unknown statement '%.40s'", table->words[0]);
}

static bool read_header(Table *table)
{
    bool known =
        strcmp(table->words[0], "aurochs-ui") == 0 || strcmp(table->words[0], "aurochs-atlas") == 0;
    return (known && table->word_count == 2 && strcmp(table->words[1], "1") == 0) ||
           fail(table, "the first line is not 'aurochs-atlas 1' or 'aurochs-ui 1'");
}

/* Splits `line` into words; what follows a '#' is a comment. False when there are too many. */
static bool split_words(Table *table, char *line)
{
    line[strcspn(line, "#")] = '\0';
    table->word_count = 0;
    for (char *at = line + strspn(line, " \t\r"); *at; at += strspn(at, " \t\r")) {
        if (table->word_count == MAX_WORDS)
            return fail(table, "the line has too many words");
        table->words[table->word_count++] = at;
        at += strcspn(at, " \t\r");
        if (*at)
            *at++ = '\0';
    }
    return true;
}

bool atlas_read(Atlas *atlas, const char *folder, const char *text, size_t size, AtlasError *error)
{
    Table table = {
        .atlas = atlas, .folder = folder, .first_page = atlas->page_count, .error = error};
    bool has_header = false;
    *error = (AtlasError){0};
    for (size_t at = 0; at < size;) {
        const char *end = memchr(text + at, '\n', size - at);
        size_t length = end ? (size_t)(end - (text + at)) : size - at;
        char line[MAX_LINE];
        error->line++;
        if (length >= sizeof line || memchr(text + at, '\0', length))
            return fail(&table, "the line is too long or no text");
        memcpy(line, text + at, length);
        line[length] = '\0';
        at += length + 1;
        if (!split_words(&table, line))
            return false;
        if (table.word_count == 0)
            continue;
        if (!(has_header ? read_statement(&table) : read_header(&table)))
            return false;
        has_header = true;
    }
    return has_header || fail(&table, "the table is empty");
}

/* Asking the atlas: names, places on turned tiles, the zone at a point. */

/* All items that have names begin with them. */
static int find(const void *items, size_t count, size_t size, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp((const char *)items + i * size, name) == 0)
            return (int)i;
    return -1;
}

int atlas_sprite(const Atlas *atlas, const char *name)
{
    return find(atlas->sprites, atlas->sprite_count, sizeof *atlas->sprites, name);
}

int atlas_icon(const Atlas *atlas, const char *name)
{
    return find(atlas->icons, atlas->icon_count, sizeof *atlas->icons, name);
}

int atlas_patch(const Atlas *atlas, const char *name)
{
    return find(atlas->patches, atlas->patch_count, sizeof *atlas->patches, name);
}

int atlas_texture(const Atlas *atlas, const char *name)
{
    return find(atlas->textures, atlas->texture_count, sizeof *atlas->textures, name);
}

AtlasCut atlas_page_cut(const Atlas *atlas, int page)
{
    AtlasCut cut = {.page = (int16_t)page};
    if (page >= 0) {
        cut.w = (int16_t)atlas->pages[page].width;
        cut.h = (int16_t)atlas->pages[page].height;
    }
    return cut;
}

void atlas_turn(int rotation, int x, int y, int *turned_x, int *turned_y)
{
    for (int turn = 0; turn < (rotation & 3); turn++) {
        int before = x;
        x = ATLAS_UNIT - y;
        y = before;
    }
    *turned_x = x;
    *turned_y = y;
}

int atlas_zone_at(const Atlas *atlas, EditionId edition, int tile_number, int rotation, float x,
                  float y)
{
    const AtlasTile *tile = &atlas->tiles[edition][tile_number];
    if (tile->overlay < 0 || !atlas->overlays[tile->overlay].zones ||
        !(x >= 0 && x < 1 && y >= 0 && y < 1))
        return -1;
    int column = (int)(x * MASK_SIDE), row = (int)(y * MASK_SIDE);
    for (int turn = 0; turn < (rotation & 3); turn++) { /* back by quarter turns anticlockwise */
        int before = column;
        column = row;
        row = MASK_SIDE - 1 - before;
    }
    return atlas->overlays[tile->overlay].zones[row * MASK_SIDE + column] - 1;
}
