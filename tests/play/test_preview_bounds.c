/* Where previews end: what is still to be drawn they do not know, what is refused has none, and a
 * turn that ends without a piece has its reasons. */
#include "check.h"
#include "play/preview.h"
#include "support.h"

/* Nobody may learn from a preview what will be drawn. */
TEST(previews_do_not_know_the_order)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    for (int seed = 0; seed < 8; seed++) {
        Random random = random_from((uint64_t)seed);
        Game game = test_position(EDITION_SECOND, 2, (uint64_t)seed, 0);
        while (game.phase != PHASE_END) {
            Game other = game;
            Move move = test_random_move(edition, &game, &random);
            for (int i = other.land.count - 1; i > other.land.drawn; i--) {
                int j = other.land.drawn +
                        (int)random_below(&random, (uint32_t)(i - other.land.drawn + 1));
                uint8_t swap = other.land.tiles[i];
                other.land.tiles[i] = other.land.tiles[j];
                other.land.tiles[j] = swap;
            }
            bool place = game.phase == PHASE_PLACE;
            Preview a = place ? preview_place(edition, &game, move.cell, move.rotation)
                              : preview_piece(edition, &game, move);
            Preview b = place ? preview_place(edition, &other, move.cell, move.rotation)
                              : preview_piece(edition, &other, move);
            assert_memory_equal(a.projected, b.projected, sizeof a.projected);
            assert_memory_equal(a.points, b.points, sizeof a.points);
            assert_memory_equal(a.lines, b.lines, sizeof a.lines);
            assert_int_equal(a.extra_turn, b.extra_turn);
            game = game_play(edition, &game, move, NULL);
        }
    }
}

TEST(what_is_refused_has_no_preview)
{
    const Edition *edition = test_edition(EDITION_SECOND);
    Game game = test_position(EDITION_SECOND, 2, 3, 0);
    Preview far = preview_place(edition, &game, (Cell){9, 9}, 0);
    Preview taken = preview_place(edition, &game, (Cell){0, 0}, 0);
    Preview early = preview_piece(edition, &game, move_of(MOVE_PASS));
    Random random = random_from(1);
    Move move = test_random_move(edition, &game, &random);
    Preview wrong = preview_piece(edition, &game, move);
    assert_int_equal(far.check, MOVE_CELL_APART);
    assert_int_equal(taken.check, MOVE_CELL_TAKEN);
    assert_int_equal(early.check, MOVE_NOT_NOW);
    assert_int_equal(wrong.check, MOVE_NOT_NOW);
    assert_int_equal(far.line_count + taken.line_count + early.line_count + wrong.line_count, 0);
    Preview good = preview_place(edition, &game, move.cell, move.rotation);
    assert_int_equal(good.check, MOVE_OK);
    assert_true(good.area_count > 0);
}

/* A turn ends without asking for a piece exactly where no piece is legal, and the game as it would
 * have asked says so of every zone. */
TEST(turns_without_a_piece_have_reasons)
{
    int ended = 0, asked_for = 0, returned = 0;
    for (int seed = 0; seed < 10; seed++) {
        const Edition *edition = test_edition((EditionId)(seed % 2));
        Setup setup = test_setup((EditionId)(seed % 2), 2 + seed % 4, (uint64_t)seed);
        Random random = random_from((uint64_t)seed);
        Game game, asked;
        game_new(edition, &setup, &game, NULL);
        while (game.phase != PHASE_END) {
            Move move = test_random_move(edition, &game, &random);
            Game next = game_play(edition, &game, move, NULL);
            bool none = preview_no_piece(edition, &game, move, &asked);
            bool goes_on = next.phase == PHASE_RECALL || next.phase == PHASE_PIECE;
            if (move.kind == MOVE_PLACE || move.kind == MOVE_RECALL || move.kind == MOVE_KEEP)
                assert_int_equal(none, !goes_on);
            else
                assert_false(none);
            asked_for += goes_on;
            if (none) {
                MoveList moves;
                game_moves(edition, &asked, &moves);
                assert_int_equal(moves.count, 1);
                assert_int_equal(moves.moves[0].kind, MOVE_PASS);
                assert_int_equal(asked.player, game.player);
                for (int p = 0; p < game.player_count; p++) {
                    assert_int_equal(asked.meeples[p],
                                     game.meeples[p] +
                                         (move.kind == MOVE_RECALL && p == game.player));
                    returned += asked.meeples[p] != next.meeples[p];
                }
                ended++;
            }
            game = next;
        }
    }
    assert_true(ended > 20 && asked_for > 20 && returned > 0);
}
