#include "command_hash.h"

uint64_t hash_command(uint64_t key, const DrawList *list, const DrawCommand *command)
{
    const DrawCommand *c = command;
    const float numbers[] = {c->rect.x, c->rect.y, c->rect.w, c->rect.h, c->scale,
                             c->size,   c->dash,   c->angle,  c->squeeze};
    const uint8_t bytes[] = {c->kind,          c->style,           c->font,
                             c->align,         c->edition,         c->tile,
                             c->rotation,      (uint8_t)c->column, (uint8_t)c->row,
                             c->flip,          c->colour.r,        c->colour.g,
                             c->colour.b,      c->colour.a,        (uint8_t)(c->zones >> 8),
                             (uint8_t)c->zones};
    key = hash_bytes(hash_bytes(key, numbers, sizeof numbers), bytes, sizeof bytes);
    if (c->name)
        key = hash_name(key, c->name);
    if (c->kind == DRAW_FLOW)
        return hash_bytes(key, &list->flows[c->first], sizeof *list->flows);
    if (c->lit && (c->kind == DRAW_BOARD || c->kind == DRAW_TILE || c->kind == DRAW_SPRITE))
        key = hash_bytes(key, &list->day, sizeof list->day);
    if (c->kind == DRAW_STONE)
        return hash_bytes(key, &list->stone, sizeof list->stone);
    if (c->kind == DRAW_FIRELIT)
        return hash_bytes(key, &list->fires[c->first], sizeof *list->fires);
    if (c->kind == DRAW_LAYER)
        return hash_bytes(key, &list->grades[c->first], sizeof *list->grades);
    if (c->kind == DRAW_TEXT)
        return hash_name(key, draw_command_text(list, c));
    if (c->kind == DRAW_LINE || c->kind == DRAW_POLYGON)
        return hash_bytes(key, list->points + c->first, c->count * sizeof *list->points);
    for (uint32_t i = 0; c->kind == DRAW_BOARD && i < c->count; i++) {
        BoardTile tile = list->board[c->first + i];
        const uint8_t of_tile[] = {tile.tile, tile.rotation, (uint8_t)tile.x, (uint8_t)tile.y,
                                   tile.bare};
        key = hash_bytes(key, of_tile, sizeof of_tile);
    }
    for (size_t i = 0; c->kind == DRAW_BOARD && i < list->light_count; i++) {
        const BoardLight *light = &list->lights[i];
        const uint8_t of_light[] = {(uint8_t)light->tile.x, (uint8_t)light->tile.y,
                                    light->style,           (uint8_t)(light->zones >> 8),
                                    (uint8_t)light->zones,  light->colour.r,
                                    light->colour.g,        light->colour.b,
                                    light->colour.a};
        key = hash_bytes(key, of_light, sizeof of_light);
    }
    return key;
}
