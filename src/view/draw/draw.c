#include "view/draw/draw.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "view/draw/palette.h"

void draw_clear(DrawList *list)
{
    list->count = list->point_count = list->board_count = list->pool_size = 0;
    list->grade_count = list->zones_count = 0;
    list->clip_count = list->fire_count = 0;
    list->ahead_scale = 0;
    list->lit = false;
    list->failed = false;
}

void draw_free(DrawList *list)
{
    free(list->commands);
    free(list->points);
    free(list->board);
    free(list->grades);
    free(list->zones);
    free(list->pool);
    *list = (DrawList){0};
}

/* Adds items, still unwritten, to an array that doubles: `array` is where the list has its address.
 * NULL, and `failed`, without memory. */
static void *add(DrawList *list, void *array, size_t *capacity, size_t *count, size_t more,
                 size_t size)
{
    void *items;
    size_t wanted = *capacity ? *capacity : 64;
    memcpy(&items, array, sizeof items);
    while (wanted < *count + more)
        wanted *= 2;
    void *grown = wanted > *capacity ? realloc(items, wanted * size) : items;
    if (!grown) {
        list->failed = true;
        return NULL;
    }
    memcpy(array, &grown, sizeof grown);
    *capacity = wanted;
    *count += more;
    return (char *)grown + (*count - more) * size;
}

#define ADD(list, array, of, more)                                                                 \
    add(list, &(list)->array, &(list)->of##capacity, &(list)->of##count, more,                     \
        sizeof *(list)->array)

static const Rgba plain = {255, 255, 255, 255};

static DrawCommand *append(DrawList *list, DrawKind kind, const char *name, Rect rect, Rgba colour)
{
    DrawCommand *command = ADD(list, commands, , 1);
    command = command ? command : &list->lost;
    *command = (DrawCommand){
        .kind = (uint8_t)kind, .lit = list->lit, .name = name, .rect = rect, .colour = colour};
    return command;
}

static Rect point_rect(Point at)
{
    return (Rect){at.x, at.y, 0, 0};
}

static void add_points(DrawList *list, DrawCommand *command, const Point *points, size_t count)
{
    Point *to = count > 0 ? ADD(list, points, point_, count) : NULL;
    if (!to)
        return;
    memcpy(to, points, count * sizeof *points);
    command->first = (uint32_t)(to - list->points);
    command->count = (uint32_t)count;
}

/* What both rectangles hold; where that is nothing, a place that no output has. */
static Rect rect_common(Rect a, Rect b)
{
    float left = fmaxf(a.x, b.x), right = fminf(a.x + a.w, b.x + b.w);
    float top = fmaxf(a.y, b.y), bottom = fminf(a.y + a.h, b.y + b.h);
    if (right <= left || bottom <= top)
        return (Rect){-2, -2, 1, 1};
    return (Rect){left, top, right - left, bottom - top};
}

void draw_clip(DrawList *list, Rect rect)
{
    assert(list->clip_count < (int)(sizeof list->clips / sizeof list->clips[0]));
    if (list->clip_count > 0)
        rect = rect_common(rect, list->clips[list->clip_count - 1]);
    list->clips[list->clip_count++] = rect;
    append(list, DRAW_CLIP, NULL, rect, plain);
}

void draw_unclip(DrawList *list)
{
    assert(list->clip_count > 0);
    list->clip_count--;
    append(list, DRAW_CLIP, NULL,
           list->clip_count > 0 ? list->clips[list->clip_count - 1] : (Rect){0, 0, 0, 0}, plain);
}

void draw_fill(DrawList *list, Rect rect, Rgba colour)
{
    append(list, DRAW_FILL, NULL, rect, colour);
}

void draw_texture(DrawList *list, const char *name, Rect rect, float scale, Rgba colour)
{
    append(list, DRAW_TEXTURE, name, rect, colour)->scale = scale;
}

void draw_day(DrawList *list, const Grade *day)
{
    list->lit = day != NULL;
    if (day)
        list->day = *day;
}

void draw_stone(DrawList *list, const char *name, Rect rect, float scale, const StoneLight *stone)
{
    append(list, DRAW_STONE, name, rect, plain)->scale = scale;
    list->stone = *stone;
}

void draw_firelit(DrawList *list, const char *name, Rect rect, float scale, const FireLight *fire)
{
    if (list->fire_count == MAX_FIRES)
        return;
    DrawCommand *command = append(list, DRAW_FIRELIT, name, rect, plain);
    command->scale = scale;
    command->first = (uint32_t)list->fire_count;
    list->fires[list->fire_count++] = *fire;
}

void draw_patch(DrawList *list, const char *name, Rect rect, float scale, float alpha, bool flip)
{
    DrawCommand *command = append(list, DRAW_PATCH, name, rect, rgba(0xFFFFFF, alpha));
    command->scale = scale;
    command->flip = flip;
}

void draw_icon(DrawList *list, const char *name, Rect rect, Rgba colour)
{
    append(list, DRAW_ICON, name, rect, colour);
}

void draw_layer(DrawList *list, const char *name, Rect rect, const Grade *grade, float alpha)
{
    Grade *to = ADD(list, grades, grade_, 1);
    if (!to)
        return;
    *to = *grade;
    append(list, DRAW_LAYER, name, rect, rgba(0xFFFFFF, alpha))->first =
        (uint32_t)(to - list->grades);
}

static DrawCommand *append_sprite(DrawList *list, DrawKind kind, const char *name, Point at,
                                  float tile_size, Rgba colour)
{
    DrawCommand *command = append(list, kind, name, point_rect(at), colour);
    command->lit = false;
    command->scale = tile_size;
    return command;
}

void draw_sprite(DrawList *list, const char *name, Point at, float tile_size, bool flip,
                 Rgba colour)
{
    append_sprite(list, DRAW_SPRITE, name, at, tile_size, colour)->flip = flip;
}

void draw_tinted_sprite(DrawList *list, const char *name, Point at, float tile_size,
                        SpritePose pose, Rgba colour)
{
    DrawCommand *command = append_sprite(list, DRAW_SPRITE, name, at, tile_size, colour);
    command->flip = pose.flip;
    command->angle = pose.angle;
    command->lit = pose.of_land && list->lit;
}

void draw_shadow(DrawList *list, const char *name, Point at, float tile_size, float alpha)
{
    append_sprite(list, DRAW_SHADOW, name, at, tile_size, rgba(0xFFFFFF, alpha));
}

void draw_board(DrawList *list, int edition, const BoardTile *tiles, size_t count, Point origin,
                float tile_size)
{
    BoardTile *to = count > 0 ? ADD(list, board, board_, count) : NULL;
    if (!to)
        return;
    memcpy(to, tiles, count * sizeof *tiles);
    DrawCommand *command = append(list, DRAW_BOARD, NULL, point_rect(origin), plain);
    command->first = (uint32_t)(to - list->board);
    command->count = (uint32_t)count;
    command->edition = (uint8_t)edition;
    command->scale = tile_size;
}

void draw_ahead(DrawList *list, Point origin, float tile_size)
{
    list->ahead = origin;
    list->ahead_scale = tile_size;
}

void draw_tile(DrawList *list, int edition, BoardTile tile, Rect rect, float alpha, float angle)
{
    DrawCommand *command = append(list, DRAW_TILE, NULL, rect, rgba(0xFFFFFF, alpha));
    command->edition = (uint8_t)edition;
    command->tile = tile.tile;
    command->rotation = tile.rotation;
    command->column = tile.x;
    command->row = tile.y;
    command->angle = angle;
}

void zones_add(TileZones *to, ZoneStyle style, uint16_t zones, Rgba colour)
{
    bool shows = (zones || style == ZONES_OUTSIDE || style == ZONES_BEYOND) && colour.a > 0;
    if (shows && to->count < MAX_ZONE_LAYERS)
        to->layers[to->count++] = (ZoneLayer){zones, (uint8_t)style, colour};
}

void draw_zones(DrawList *list, int edition, const TileZones *zones, Rect rect)
{
    TileZones *to = zones->count > 0 ? ADD(list, zones, zones_, 1) : NULL;
    if (!to)
        return;
    *to = *zones;
    DrawCommand *command = append(list, DRAW_ZONES, NULL, rect, plain);
    command->edition = (uint8_t)edition;
    command->first = (uint32_t)(to - list->zones);
}

void draw_text(DrawList *list, TextStyle style, Point baseline, const char *text)
{
    size_t bytes = strlen(text) + 1;
    char *to =
        bytes > 1 ? add(list, &list->pool, &list->pool_capacity, &list->pool_size, bytes, 1) : NULL;
    if (!to)
        return;
    memcpy(to, text, bytes);
    DrawCommand *command = append(list, DRAW_TEXT, NULL, point_rect(baseline), rgba(style.rgb, 1));
    command->first = (uint32_t)(to - list->pool);
    command->count = (uint32_t)(bytes - 1);
    command->font = style.font;
    command->align = style.align;
    command->size = style.size;
}

void draw_line(DrawList *list, const Point *points, size_t count, float width, float dash,
               Rgba colour)
{
    DrawCommand *command = append(list, DRAW_LINE, NULL, (Rect){0}, colour);
    command->scale = width;
    command->dash = dash;
    add_points(list, command, points, count);
}

void draw_vignette(DrawList *list, Rect rect, float depth, Rgba colour)
{
    append(list, DRAW_VIGNETTE, NULL, rect, colour)->size = depth;
}

void draw_keep(DrawList *list, Rect rect)
{
    append(list, DRAW_KEEP, NULL, rect, plain);
}

void draw_unkeep(DrawList *list)
{
    append(list, DRAW_UNKEEP, NULL, (Rect){0}, plain);
}

void draw_polygon(DrawList *list, const Point *points, size_t count, Rgba colour)
{
    add_points(list, append(list, DRAW_POLYGON, NULL, (Rect){0}, colour), points, count);
}

const DrawCommand *draw_find(const DrawList *list, DrawKind kind)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->commands[i].kind == kind)
            return &list->commands[i];
    return NULL;
}

size_t text_fitting(const TextMeter *meter, FontId font, float size, const char *text, float most)
{
    size_t bytes = 0, left = strlen(text);
    while (bytes < left) {
        size_t length = utf8_length(text + bytes, left - bytes);
        size_t next = bytes + (length ? length : 1);
        if (meter->width(meter->context, font, size, text, next) > most)
            break;
        bytes = next;
    }
    return bytes;
}

Grade grade_none(void)
{
    return (Grade){.rows = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}, .alpha = 1};
}

Grade grade_ramp(const uint32_t *ramp, int stops)
{
    Grade grade = grade_none();
    grade.stops = (uint32_t)stops;
    memcpy(grade.ramp, ramp, (size_t)stops * sizeof *ramp);
    return grade;
}

Grade grade_gain(float red, float green, float blue, float saturation)
{
    static const float grey[3] = {.299f, .587f, .114f};
    const float gain[3] = {red, green, blue};
    Grade grade = {.alpha = 1};
    for (int to = 0; to < 3; to++)
        for (int from = 0; from < 3; from++)
            grade.rows[to][from] =
                gain[to] * (grey[from] * (1 - saturation) + (to == from ? saturation : 0));
    return grade;
}

const uint32_t player_colours[COLOURS] = {
    [YELLOW] = 0xFFD83D, [RED] = 0xBA3921,    [GREEN] = 0x56C284,
    [BLUE] = 0x0D3178,   [VIOLET] = 0xB86CCD,
};

const uint32_t player_ticks[COLOURS] = {
    [YELLOW] = 0xFFD83D, [RED] = 0xD8503A,    [GREEN] = 0x56C284,
    [BLUE] = 0x5580D8,   [VIOLET] = 0xC98AE0,
};

const char *const player_badges[COLOURS] = {
    [YELLOW] = "badge-yellow", [RED] = "badge-red",       [GREEN] = "badge-green",
    [BLUE] = "badge-blue",     [VIOLET] = "badge-violet",
};
