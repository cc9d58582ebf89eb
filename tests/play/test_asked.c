/* Who is asked for a decision, where undo and redo lead, and which tiles programs laid last. */
#include "check.h"
#include "play/asked.h"
#include "play/turns.h"
#include "support.h"

/* A game of persons and programs, played to its end by chance; undone to its beginning. */
static Session *session_of(const SeatKind *kinds, int players, uint64_t seed)
{
    Setup setup = test_setup(EDITION_SECOND, players, seed);
    Random random = random_from(seed);
    for (int seat = 0; seat < players; seat++)
        setup.seats[seat].kind = (uint8_t)kinds[seat];
    Session *session = session_new(test_edition(EDITION_SECOND), &setup);
    assert_non_null(session);
    test_play_out(session, &random);
    session_seek(session, 0);
    return session;
}

static bool by_person(const Session *session, int at)
{
    const Game *game = session_game_at(session, at);
    return session_setup(session)->seats[game->player].kind == SEAT_HUMAN;
}

static const SeatKind mixed[] = {SEAT_AI_NORMAL, SEAT_HUMAN, SEAT_AI_HARD, SEAT_HUMAN};
static const SeatKind others[] = {SEAT_AI_GATHERER, SEAT_AI_FISHER, SEAT_AI_SHAMAN, SEAT_AI_AUROCHS,
                                  SEAT_AI_EASY};
static const SeatKind programs[] = {SEAT_AI_EASY, SEAT_AI_HARD, SEAT_AI_NORMAL};
static const SeatKind persons[] = {SEAT_HUMAN, SEAT_HUMAN};

TEST(seats_say_who_is_asked)
{
    Session *session = session_of(mixed, 4, 3);
    const Setup *setup = session_setup(session);
    int count = session_move_count(session), asked = 0;
    assert_int_equal(asked_level(setup, 0), AI_NORMAL);
    assert_int_equal(asked_level(setup, 2), AI_ELDER);
    assert_false(asked_nobody(setup));
    for (int at = 0; at < count; at++) {
        const Game *game = session_game_at(session, at);
        assert_int_equal(asked_person(setup, game), by_person(session, at));
        assert_int_equal(asked_program(setup, game), !by_person(session, at));
        asked += asked_program(setup, game);
    }
    assert_true(asked > 20 && asked < count - 20);
    assert_false(asked_person(setup, session_game_at(session, count)));
    assert_false(asked_program(setup, session_game_at(session, count)));
    session_free(session);
    session = session_of(others, 5, 3);
    static const AiLevel levels[] = {AI_GATHERER, AI_FISHER, AI_SHAMAN, AI_AUROCHS, AI_EASY};
    for (int p = 0; p < 5; p++)
        assert_int_equal(asked_level(session_setup(session), p), levels[p]);
    session_free(session);
    session = session_of(programs, 3, 3);
    assert_true(asked_nobody(session_setup(session)));
    session_free(session);
}

TEST(undo_and_redo_pass_programs_by)
{
    Session *session = session_of(mixed, 4, 4);
    int count = session_move_count(session);
    for (int at = 0; at <= count; at++) {
        int before = asked_before(session, at), after = asked_after(session, at);
        assert_true(before < at && (before < 0 || by_person(session, before)));
        for (int i = before + 1; i < at; i++)
            assert_false(by_person(session, i));
        assert_true(at == count ? after < 0 : after > at && after <= count);
        assert_true(after < 0 || after == count || by_person(session, after));
        for (int i = at + 1; i < after; i++)
            assert_false(by_person(session, i));
        int person = asked_last_person(session, at);
        assert_true(session_setup(session)->seats[person].kind == SEAT_HUMAN);
        if (at < count && by_person(session, at))
            assert_int_equal(person, session_game_at(session, at)->player);
        else if (before >= 0 && at < count)
            assert_int_equal(person, session_game_at(session, before)->player);
        else if (at < count) /* the game begins with a program; the seat after it is the next */
            assert_int_equal(person, 1);
    }
    session_free(session);
    session = session_of(persons, 2, 4);
    for (int at = 1; at < session_move_count(session); at++) {
        assert_int_equal(asked_before(session, at), at - 1);
        assert_int_equal(asked_after(session, at), at + 1);
    }
    session_free(session);
    session = session_of(programs, 3, 4);
    assert_int_equal(asked_before(session, 30), -1);
    assert_int_equal(asked_after(session, 30), session_move_count(session));
    session_free(session);
}

/* Stated once more: of each program the tiles since another one's tile, none before a person's. */
TEST(tiles_of_programs_are_its_last_turns)
{
    static const struct {
        const SeatKind *kinds;
        int players;
    } tables[] = {{mixed, 4}, {programs, 3}, {persons, 2}};
    int twice = 0, several = 0;
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++) {
        Session *session = session_of(tables[t].kinds, tables[t].players, 6);
        for (int at = 0; at <= session_move_count(session); at++) {
            RecentTiles recent;
            int expected = 0;
            int last_of[MAX_PLAYERS] = {0}; /* turn in which a program laid last */
            int turn = 0, turn_of[MAX_SESSION_MOVES] = {0}, player = -1, person = -1;
            for (int i = 0; i < at; i++) {
                if (session_move(session, i).kind != MOVE_PLACE)
                    continue;
                turn += session_game_at(session, i)->player != player;
                player = session_game_at(session, i)->player;
                turn_of[i] = last_of[player] = turn;
                if (by_person(session, i))
                    person = i;
            }
            for (int i = person + 1; i < at; i++)
                expected +=
                    turn_of[i] > 0 && turn_of[i] == last_of[session_game_at(session, i)->player];
            turns_of_programs(session, at, &recent);
            assert_int_equal(recent.count, expected);
            several += recent.count > 1;
            for (int i = 1; i < recent.count; i++)
                twice += recent.tiles[i].player == recent.tiles[i - 1].player;
        }
        session_free(session);
    }
    assert_true(several > 10 && twice > 0);
}
