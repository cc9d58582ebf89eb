/* The computers that people play against: the weakest is a match for a child, each does what its
 * sentence says, and none leaves what is its own for the taking. */
#include <stdio.h>
#include <string.h>

#include "ai/ai.h"
#include "check.h"
#include "core/query.h"
#include "support.h"

static AiChoice choice;

/* Plays like a child of eight: lays the tile anywhere it fits, puts a piece where it scores at
 * once, else every other time anywhere. */
static Move play_as_child(const Edition *edition, const Game *game, Random *chance)
{
    MoveList list;
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count && game->phase == PHASE_PIECE; i++) {
        Game next = game_play(edition, game, list.moves[i], NULL);
        if (next.scores[game->player] > game->scores[game->player])
            return list.moves[i];
    }
    if (game->phase == PHASE_PIECE && random_below(chance, 2) == 0)
        return list.moves[list.count - 1]; /* none */
    return list.moves[random_below(chance, (uint32_t)list.count)];
}

/* What was seen of a level in its games. */
typedef struct Seen {
    double won; /* games; a draw is half of one */
    int games, roles[ROLES], extra_turns, others_closed;
    int left_open; /* own closed areas without their piece */
} Seen;

static void look(const Edition *edition, const Game *before, Move move, Seen *seen)
{
    int me = before->player;
    Events events;
    Game after = game_play(edition, before, move, &events);
    if (move.kind == MOVE_MEEPLE || move.kind == MOVE_HUT) {
        const Tile *tile = &edition->tiles.tiles[before->hand];
        Piece piece = {.kind = move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                       .player = (uint8_t)me,
                       .node = tile->zones[move.zone].node};
        seen->roles[piece_role(&edition->tiles, piece)]++;
    }
    if (move.kind == MOVE_PASS && before->meeples[me] > 0) {
        MoveList list;
        game_moves(edition, before, &list);
        for (int i = 0; i < list.count; i++)
            if (list.moves[i].kind == MOVE_MEEPLE) {
                Game other = game_play(edition, before, list.moves[i], NULL);
                if (other.scores[me] >= after.scores[me] + 3) {
                    seen->left_open++;
                    return;
                }
            }
    }
}

/* Games between a level and a child (or another level), each deal from both seats. */
static Seen play(EditionId id, AiLevel level, int other, int games)
{
    const Ai *ai = test_ai(id);
    const Edition *edition = ai->data.edition;
    AiBudget budget = {.iterations = 100}; /* of the Aurochs */
    Seen seen = {.games = games};
    for (int g = 0; g < games; g++) {
        Random chance = random_from((uint64_t)g);
        Game game = test_position(id, 2, 7000 + (uint64_t)g / 2, 0);
        while (game.phase != PHASE_END) {
            bool own = game.player == g % 2;
            Move move;
            if (!own && other < 0) {
                move = play_as_child(edition, &game, &chance);
            } else {
                AiLevel mover = own ? level : (AiLevel)other;
                ai_choose(ai, &game, mover, &chance, &budget, &choice);
                move = choice.move;
            }
            if (own)
                look(edition, &game, move, &seen);
            Game before = game;
            game_advance(edition, &game, move, NULL);
            if (own && game.extra_turn && !before.extra_turn) {
                seen.extra_turns++;
                seen.others_closed += game.scores[1 - g % 2] > before.scores[1 - g % 2];
            }
        }
        int lead = game.scores[g % 2] - game.scores[1 - g % 2];
        seen.won += lead > 0 ? 1 : lead == 0 ? .5 : 0;
    }
    return seen;
}

static void report(const char *what, const Seen *seen)
{
    double n = seen->games;
    print_message("%s: won %.1f %%; a game %.1f gatherers, %.1f fishers, %.1f hunters, %.1f huts, "
                  "%.1f extra turns; left %d\n",
                  what, 100 * seen->won / n, seen->roles[ROLE_GATHERER] / n,
                  seen->roles[ROLE_FISHER] / n, seen->roles[ROLE_HUNTER] / n,
                  seen->roles[ROLE_HUT] / n, seen->extra_turns / n, seen->left_open);
}

TEST(a_child_wins_half_of_its_games_against_the_cub)
{
    for (int id = 0; id < EDITIONS; id++) {
        int games = test_share(120);
        Seen seen = play((EditionId)id, AI_EASY, -1, games);
        report("Cub against a child", &seen);
        assert_true(test_met(seen.won > .35 * games && seen.won < .65 * games));
    }
}

/* Those that look one turn ahead; who searches is measured by aurochs-duel --ladder. */
TEST(each_is_stronger_than_the_one_below)
{
    for (int id = 0; id < EDITIONS; id++)
        for (int level = AI_GATHERER; level <= AI_SHAMAN; level++) {
            int games = test_share(40);
            Seen seen = play((EditionId)id, (AiLevel)level, level - 1, games);
            report(ai_level_words[level], &seen);
            assert_true(test_met(seen.won > .65 * games));
        }
}

/* What each loves to put, compared with the mean of the others against the same opponent. */
TEST(characters_do_what_they_say)
{
    static const struct {
        AiLevel level;
        Role role;
    } loves[] = {{AI_GATHERER, ROLE_GATHERER}, {AI_FISHER, ROLE_FISHER}, {AI_NORMAL, ROLE_HUNTER}};
    int games = test_share(60);
    Seen seen[AI_LEVELS];
    for (int level = AI_GATHERER; level <= AI_SHAMAN; level++)
        seen[level] = play(EDITION_SECOND, (AiLevel)level, AI_TURN, games);
    for (int i = 0; i < 3; i++) {
        double others = 0, own = seen[loves[i].level].roles[loves[i].role];
        for (int level = AI_GATHERER; level <= AI_SHAMAN; level++)
            if (level != (int)loves[i].level)
                others += seen[level].roles[loves[i].role] / 3.;
        print_message("%s: %.2f a game, the others %.2f\n", ai_level_words[loves[i].level],
                      own / games, others / games);
        assert_true(test_met(own > 4 / 3. * others));
    }
    double others = 0;
    for (int level = AI_GATHERER; level < AI_SHAMAN; level++)
        others += seen[level].extra_turns / 3.;
    print_message("shaman: %.2f extra turns, the others %.2f; %.2f forests of others closed\n",
                  seen[AI_SHAMAN].extra_turns / (double)games, others / games,
                  seen[AI_SHAMAN].others_closed / (double)games);
    assert_true(test_met(seen[AI_SHAMAN].extra_turns > others));
}

/* Points that a piece would bring at once are left lying by nobody. */
TEST(none_leaves_an_own_area_without_its_piece)
{
    for (int level = AI_EASY; level <= AI_ELDER; level++) {
        int games = test_share(level == AI_ELDER ? 4 : 20);
        Seen seen = play(EDITION_SECOND, (AiLevel)level, AI_TURN, games);
        report(ai_level_words[level], &seen);
        assert_int_equal(seen.left_open, 0);
    }
}
