/* Counts of all sequences of legal decisions from fixed positions, as perft.txt has them. A
 * difference means that the shuffle, the legal moves or the course of a turn changed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "support.h"

static int compare_moves(const void *a, const void *b)
{
    const Move *m = a, *n = b;
    int order[5] = {m->kind - n->kind, m->cell.y - n->cell.y, m->cell.x - n->cell.x,
                    m->rotation - n->rotation, m->zone - n->zone};
    for (int i = 0; i < 5; i++)
        if (order[i] != 0)
            return order[i];
    return 0;
}

/* Plays `count` decisions: each time another place in the sorted list, so that pieces, extra
 * turns and all kinds of areas come about. */
static void go_ahead(const Edition *edition, Game *game, int count)
{
    MoveList list;
    for (int i = 0; i < count && game->phase != PHASE_END; i++) {
        game_moves(edition, game, &list);
        qsort(list.moves, (size_t)list.count, sizeof list.moves[0], compare_moves);
        game_advance(edition, game, list.moves[31 * i % list.count], NULL);
    }
}

static unsigned long long count_sequences(const Edition *edition, const Game *game, int depth)
{
    MoveList list;
    unsigned long long count = 0;
    game_moves(edition, game, &list);
    if (depth == 1)
        return (unsigned long long)list.count;
    for (int i = 0; i < list.count; i++) {
        Game next = game_play(edition, game, list.moves[i], NULL);
        count += count_sequences(edition, &next, depth - 1);
    }
    return count;
}

TEST(counts_are_as_written)
{
    size_t size;
    char *text = test_read("core", "perft.txt", &size);
    int lines = 0;
    for (char *at = strtok(text, "\n"); at; at = strtok(NULL, "\n")) {
        char name[8];
        int players, ahead, depth;
        unsigned long long seed, wanted;
        if (*at == '#')
            continue;
        assert_int_equal(
            sscanf(at, "%7s %d %llx %d %d %llu", name, &players, &seed, &ahead, &depth, &wanted),
            6);
        const Edition *edition = test_edition(name[0] == 'f' ? EDITION_FIRST : EDITION_SECOND);
        Game game = test_position(edition->rules.id, players, seed, 0);
        go_ahead(edition, &game, ahead);
        unsigned long long count = count_sequences(edition, &game, depth);
        if (count != wanted)
            fail_msg("%s: there are %llu", at, count);
        lines++;
    }
    assert_true(lines > 0);
    free(text);
}
