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
    list->light_count = list->grade_count = list->flow_count = 0;
    list->clip_count = list->fire_count = 0;
    list->ahead_scale = 0;
    list->later_count = 0;
    list->lit = list->comes_later = false;
    list->failed = false;
}

void draw_free(DrawList *list)
{
    free(list->commands);
    free(list->points);
    free(list->board);
    free(list->lights);
    free(list->later);
    free(list->grades);
    free(list->flows);
    free(list->pool);
    *list = (DrawList){0};
}

/* Makes room for `more` items in an array that doubles; NULL and `failed` when memory runs out. */
static void *reserve(DrawList *list, void *items, size_t *capacity, size_t count, size_t more,
                     size_t size)
{
    if (count + more <= *capacity)
        return items;
    size_t wanted = *capacity ? *capacity * 2 : 64;
    while (wanted < count + more)
        wanted *= 2;
    void *grown = realloc(items, wanted * size);
    if (!grown) {
        list->failed = true;
        return items;
    }
    *capacity = wanted;
    return grown;
}

static DrawCommand *append(DrawList *list, DrawKind kind)
{
    list->commands =
        reserve(list, list->commands, &list->capacity, list->count, 1, sizeof *list->commands);
    DrawCommand *command =
        list->count < list->capacity ? &list->commands[list->count++] : &list->lost;
    *command =
        (DrawCommand){.kind = (uint8_t)kind, .lit = list->lit, .colour = {255, 255, 255, 255}};
    return command;
}

static void add_points(DrawList *list, DrawCommand *command, const Point *points, size_t count)
{
    list->points = reserve(list, list->points, &list->point_capacity, list->point_count, count,
                           sizeof *list->points);
    if (list->point_count + count > list->point_capacity || count == 0)
        return;
    memcpy(list->points + list->point_count, points, count * sizeof *points);
    command->first = (uint32_t)list->point_count;
    command->count = (uint32_t)count;
    list->point_count += count;
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
    append(list, DRAW_CLIP)->rect = rect;
}

void draw_unclip(DrawList *list)
{
    assert(list->clip_count > 0);
    list->clip_count--;
    append(list, DRAW_CLIP)->rect =
        list->clip_count > 0 ? list->clips[list->clip_count - 1] : (Rect){0, 0, 0, 0};
}

void draw_fill(DrawList *list, Rect rect, Rgba colour)
{
    DrawCommand *command = append(list, DRAW_FILL);
    command->rect = rect;
    command->colour = colour;
}

void draw_texture(DrawList *list, const char *name, Rect rect, float scale, Rgba colour)
{
    DrawCommand *command = append(list, DRAW_TEXTURE);
    command->name = name;
    command->rect = rect;
    command->scale = scale;
    command->colour = colour;
}

void draw_day(DrawList *list, const Grade *day)
{
    list->lit = day != NULL;
    if (day)
        list->day = *day;
}

void draw_stone(DrawList *list, const char *name, Rect rect, float scale, const StoneLight *stone)
{
    draw_texture(list, name, rect, scale, rgba(0xFFFFFF, 1));
    list->stone = *stone;
    if (list->count > 0)
        list->commands[list->count - 1].kind = DRAW_STONE;
}

void draw_firelit(DrawList *list, const char *name, Rect rect, float scale, const FireLight *fire)
{
    if (list->fire_count == MAX_FIRES)
        return;
    DrawCommand *command = append(list, DRAW_FIRELIT);
    command->name = name;
    command->rect = rect;
    command->scale = scale;
    command->colour = rgba(0xFFFFFF, 1);
    command->first = (uint32_t)list->fire_count;
    list->fires[list->fire_count++] = *fire;
}

void draw_patch(DrawList *list, const char *name, Rect rect, float scale, float alpha, bool flip)
{
    DrawCommand *command = append(list, DRAW_PATCH);
    command->name = name;
    command->rect = rect;
    command->scale = scale;
    command->colour = rgba(0xFFFFFF, alpha);
    command->flip = flip;
}

void draw_icon(DrawList *list, const char *name, Rect rect, Rgba colour)
{
    DrawCommand *command = append(list, DRAW_ICON);
    command->name = name;
    command->rect = rect;
    command->colour = colour;
}

void draw_layer(DrawList *list, const char *name, Rect rect, const Grade *grade, float alpha)
{
    list->grades = reserve(list, list->grades, &list->grade_capacity, list->grade_count, 1,
                           sizeof *list->grades);
    if (list->grade_count == list->grade_capacity)
        return;
    DrawCommand *command = append(list, DRAW_LAYER);
    command->name = name;
    command->rect = rect;
    command->colour = rgba(0xFFFFFF, alpha);
    command->first = (uint32_t)list->grade_count;
    list->grades[list->grade_count++] = *grade;
}

static DrawCommand *append_sprite(DrawList *list, DrawKind kind, const char *name, Point at,
                                  float tile_size, Rgba colour)
{
    DrawCommand *command = append(list, kind);
    command->name = name;
    command->lit = false;
    command->rect = (Rect){at.x, at.y, 0, 0};
    command->scale = tile_size;
    command->colour = colour;
    return command;
}

void draw_sprite(DrawList *list, const char *name, Point at, float tile_size, bool flip,
                 Rgba colour)
{
    append_sprite(list, DRAW_SPRITE, name, at, tile_size, colour)->flip = flip;
}

void draw_turned_sprite(DrawList *list, const char *name, Point at, float tile_size,
                        SpritePose pose)
{
    draw_tinted_sprite(list, name, at, tile_size, pose, rgba(0xFFFFFF, 1));
}

void draw_land_sprite(DrawList *list, const char *name, Point at, float tile_size, SpritePose pose)
{
    size_t before = list->count;
    draw_tinted_sprite(list, name, at, tile_size, pose, rgba(0xFFFFFF, 1));
    if (list->count > before)
        list->commands[before].lit = list->lit;
}

void draw_tinted_sprite(DrawList *list, const char *name, Point at, float tile_size,
                        SpritePose pose, Rgba colour)
{
    DrawCommand *command = append_sprite(list, DRAW_SPRITE, name, at, tile_size, colour);
    command->flip = pose.flip;
    command->angle = pose.angle;
    command->squeeze = pose.squeeze;
}

void draw_glowing(DrawList *list, const char *name, Point at, float tile_size, GlowLook look)
{
    DrawCommand *command =
        append_sprite(list, DRAW_GLOW, name, at, tile_size, rgba(0xFFFFFF, look.alpha));
    command->flip = look.flip;
    command->style = (uint8_t)look.step;
}

void draw_shadow(DrawList *list, const char *name, Point at, float tile_size, float alpha)
{
    append_sprite(list, DRAW_SHADOW, name, at, tile_size, rgba(0xFFFFFF, alpha));
}

void draw_board(DrawList *list, int edition, const BoardTile *tiles, size_t count, Point origin,
                float tile_size)
{
    list->board = reserve(list, list->board, &list->board_capacity, list->board_count, count,
                          sizeof *list->board);
    if (count == 0 || list->board_count + count > list->board_capacity)
        return;
    DrawCommand *command = append(list, DRAW_BOARD);
    memcpy(list->board + list->board_count, tiles, count * sizeof *tiles);
    command->first = (uint32_t)list->board_count;
    command->count = (uint32_t)count;
    list->board_count += count;
    command->edition = (uint8_t)edition;
    command->rect = (Rect){origin.x, origin.y, 0, 0};
    command->scale = tile_size;
}

void draw_ahead(DrawList *list, Point origin, float tile_size)
{
    list->ahead = origin;
    list->ahead_scale = tile_size;
    list->comes_later = false;
}

void draw_later(DrawList *list)
{
    list->comes_later = true;
}

void draw_light(DrawList *list, BoardTile tile, uint16_t zones, ZoneStyle style, Rgba colour)
{
    BoardLight light = {tile, (uint8_t)style, zones, colour, list->lit};
    if (list->comes_later) {
        list->later = reserve(list, list->later, &list->later_capacity, list->later_count, 1,
                              sizeof *list->later);
        if (list->later_count < list->later_capacity)
            list->later[list->later_count++] = light;
        return;
    }
    list->lights = reserve(list, list->lights, &list->light_capacity, list->light_count, 1,
                           sizeof *list->lights);
    if (list->light_count < list->light_capacity)
        list->lights[list->light_count++] = light;
}

void draw_tile(DrawList *list, int edition, BoardTile tile, Rect rect, float alpha, float angle)
{
    DrawCommand *command = append(list, DRAW_TILE);
    command->edition = (uint8_t)edition;
    command->tile = tile.tile;
    command->rotation = tile.rotation;
    command->column = tile.x;
    command->row = tile.y;
    command->rect = rect;
    command->colour = rgba(0xFFFFFF, alpha);
    command->angle = angle;
}

void draw_zones(DrawList *list, int edition, const BoardLight *zones, Rect rect)
{
    DrawCommand *command = append(list, DRAW_ZONES);
    command->edition = (uint8_t)edition;
    command->tile = zones->tile.tile;
    command->rotation = zones->tile.rotation;
    command->zones = zones->zones;
    command->style = zones->style;
    command->rect = rect;
    command->colour = zones->colour;
}

void draw_flow(DrawList *list, int edition, const BoardLight *zones, Rect rect, const Flow *flow)
{
    bool lit = false;
    for (int i = 0; i < FLOW_STEPS; i++)
        lit |= flow->light[i] > 0;
    list->flows =
        reserve(list, list->flows, &list->flow_capacity, list->flow_count, 1, sizeof *list->flows);
    if (!lit || list->flow_count == list->flow_capacity)
        return;
    size_t before = list->count;
    draw_zones(list, edition, zones, rect);
    if (list->count == before)
        return;
    list->commands[before].kind = DRAW_FLOW;
    list->commands[before].first = (uint32_t)list->flow_count;
    list->flows[list->flow_count++] = *flow;
}

void draw_text(DrawList *list, TextStyle style, Point baseline, const char *text)
{
    size_t bytes = strlen(text) + 1;
    if (bytes == 1)
        return;
    list->pool = reserve(list, list->pool, &list->pool_capacity, list->pool_size, bytes, 1);
    if (list->pool_size + bytes > list->pool_capacity)
        return;
    DrawCommand *command = append(list, DRAW_TEXT);
    memcpy(list->pool + list->pool_size, text, bytes);
    command->first = (uint32_t)list->pool_size;
    command->count = (uint32_t)(bytes - 1);
    list->pool_size += bytes;
    command->font = style.font;
    command->align = style.align;
    command->size = style.size;
    command->rect = (Rect){baseline.x, baseline.y, 0, 0};
    command->colour = rgba(style.rgb, 1);
}

void draw_line(DrawList *list, const Point *points, size_t count, float width, float dash,
               Rgba colour)
{
    DrawCommand *command = append(list, DRAW_LINE);
    command->scale = width;
    command->dash = dash;
    command->colour = colour;
    add_points(list, command, points, count);
}

void draw_vignette(DrawList *list, Rect rect, float depth, Rgba colour)
{
    DrawCommand *command = append(list, DRAW_VIGNETTE);
    command->rect = rect;
    command->size = depth;
    command->colour = colour;
}

void draw_turn(DrawList *list, Point pivot, float angle)
{
    DrawCommand *command = append(list, DRAW_TURN);
    command->rect = (Rect){pivot.x, pivot.y, 0, 0};
    command->angle = angle;
}

void draw_keep(DrawList *list, Rect rect)
{
    append(list, DRAW_KEEP)->rect = rect;
}

void draw_unkeep(DrawList *list)
{
    append(list, DRAW_UNKEEP);
}

void draw_left(DrawList *list, float alpha)
{
    append(list, DRAW_LEFT)->colour = rgba(0xFFFFFF, alpha);
}

void draw_unturn(DrawList *list)
{
    append(list, DRAW_UNTURN);
}

void draw_polygon(DrawList *list, const Point *points, size_t count, Rgba colour)
{
    DrawCommand *command = append(list, DRAW_POLYGON);
    command->colour = colour;
    add_points(list, command, points, count);
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

static float minor(const float m[3][4], int row, int column)
{
    int r1 = (row + 1) % 3, r2 = (row + 2) % 3, c1 = (column + 1) % 3, c2 = (column + 2) % 3;
    return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1];
}

uint32_t grade_undo(const Grade *grade, uint32_t rgb)
{
    float out[3], whole = 0;
    uint32_t found = 0;
    for (int i = 0; i < 3; i++) {
        out[i] = (float)(rgb >> (16 - 8 * i) & 255) - 255 * grade->rows[i][3];
        whole += grade->rows[0][i] * minor(grade->rows, 0, i);
    }
    for (int i = 0; i < 3; i++) {
        float value = 0;
        for (int row = 0; row < 3; row++)
            value += minor(grade->rows, row, i) / whole * out[row];
        found = found << 8 | (uint32_t)fminf(255, fmaxf(0, value + .5f));
    }
    return found;
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
