#include "request.h"

#include <stdio.h>
#include <string.h>

static void list_drawn(const TileSet *set, const Draw *draw, TileList *list)
{
    list->count = draw->drawn;
    for (int i = 0; i < draw->drawn; i++)
        list->numbers[i] = set->tiles[draw->tiles[i]].number;
}

void request_write(const Edition *edition, const Record *record, const Game *game, double seconds,
                   char text[MAX_REQUEST])
{
    static Record shown;
    shown = *record;
    shown.setup.seeded = false;
    list_drawn(&edition->tiles, &game->land, &shown.setup.land);
    list_drawn(&edition->tiles, &game->special, &shown.setup.special);
    shown.special_listed = game->special.drawn > 0;
    size_t size = record_write(&shown, text, MAX_REQUEST);
    snprintf(text + size, MAX_REQUEST - size, "decide %g\n", seconds);
}

void move_write(Move move, char *text, size_t capacity)
{
    switch ((MoveKind)move.kind) {
    case MOVE_PLACE:
        snprintf(text, capacity, "place %d,%d r%d", move.cell.x, move.cell.y, move.rotation);
        break;
    case MOVE_RECALL:
        snprintf(text, capacity, "recall %d,%d", move.cell.x, move.cell.y);
        break;
    case MOVE_KEEP:
        snprintf(text, capacity, "keep");
        break;
    case MOVE_MEEPLE:
        snprintf(text, capacity, "meeple %d", move.zone);
        break;
    case MOVE_HUT:
        snprintf(text, capacity, "hut %d", move.zone);
        break;
    case MOVE_PASS:
        snprintf(text, capacity, "pass");
        break;
    }
}

bool move_read(const Edition *edition, const Game *game, const char *line, Move *move)
{
    MoveList list;
    size_t size = strlen(line);
    while (size > 0 && strchr(" \t\r\n", line[size - 1]))
        size--;
    while (size > 0 && strchr(" \t", *line)) {
        line++;
        size--;
    }
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        char words[64];
        move_write(list.moves[i], words, sizeof words);
        if (strlen(words) == size && memcmp(words, line, size) == 0) {
            *move = list.moves[i];
            return true;
        }
    }
    return false;
}
