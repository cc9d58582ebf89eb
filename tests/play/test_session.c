/* The game at the table: undo, redo and seek change an index and nothing else, and the record is
 * that of the moves that stand. */
#include <string.h>

#include "check.h"
#include "play/session.h"
#include "support.h"

static const Edition *edition;
static Record record, other;

static Session *session; /* of a random game, played to its end */

static void begin(bool undo_off)
{
    Setup setup = test_setup(EDITION_SECOND, 3, 17);
    Random random = random_from(4);
    setup.undo_off = undo_off;
    edition = test_edition(EDITION_SECOND);
    session_free(session);
    session = session_new(edition, &setup);
    assert_non_null(session);
    test_play_out(session, &random);
}

static int open(void **state)
{
    (void)state;
    begin(false);
    return 0;
}

/* The session of a text. */
static void read_in(const char *text)
{
    RecordError error;
    assert_true(record_read(test_editions(), text, strlen(text), &record, &error));
    session_free(session);
    session = session_open(edition, &record);
}

static void assert_same_game(const Game *a, const Game *b)
{
    assert_memory_equal(a, b, sizeof *a);
}

static void assert_same_text(const Record *a, const Record *b)
{
    static char left[1 << 16], right[1 << 16];
    assert_int_equal(record_write(a, left, sizeof left), record_write(b, right, sizeof right));
    assert_string_equal(left, right);
}

TEST_WITH(undo_and_redo_walk_the_same_positions, open, NULL)
{
    int count = session_move_count(session);
    Game end = *session_game(session);
    assert_false(session_can_redo(session));
    for (int at = count; at > 0; at--) {
        assert_true(session_can_undo(session));
        session_seek(session, at - 1);
        assert_int_equal(session_at(session), at - 1);
        assert_ptr_equal(session_game(session), session_game_at(session, at - 1));
    }
    assert_false(session_can_undo(session));
    Game start;
    game_new(edition, session_setup(session), &start, NULL);
    assert_same_game(session_game(session), &start);
    assert_int_equal(session_move_count(session), count);
    for (int at = 0; at < count; at++) {
        Game next = game_play(edition, session_game(session), session_move(session, at), NULL);
        assert_true(session_can_redo(session));
        session_seek(session, at + 1);
        assert_same_game(session_game(session), &next);
    }
    assert_same_game(session_game(session), &end);
}

/* Undoing a placement and placing again draws the same tile: the stacks are of the game, not of
 * chance. */
TEST_WITH(the_same_tile_is_drawn_after_undo, open, NULL)
{
    for (int at = 0; at + 1 < session_move_count(session); at += 7) {
        session_seek(session, at + 1);
        Game after = *session_game(session);
        Move move = session_move(session, at);
        session_seek(session, at);
        assert_true(session_play(session, move, NULL));
        assert_same_game(session_game(session), &after);
        assert_int_equal(session_move_count(session), at + 1);
        begin(false);
    }
}

TEST_WITH(another_move_forgets_the_undone_ones, open, NULL)
{
    MoveList list;
    session_seek(session, 20);
    game_moves(edition, session_game(session), &list);
    Move move = session_move(session, 20);
    for (int i = 0; i < list.count; i++)
        if (!move_equal(list.moves[i], move))
            move = list.moves[i];
    assert_true(session_play(session, move, NULL));
    assert_int_equal(session_move_count(session), 21);
    assert_int_equal(session_at(session), 21);
    assert_false(session_can_redo(session));
    assert_true(move_equal(session_move(session, 20), move));
    session_record(session, &record);
    assert_int_equal(record.count, 21);
    Game replayed = test_replay(&record, -1);
    assert_same_game(session_game(session), &replayed);
}

TEST_WITH(an_illegal_move_changes_nothing, open, NULL)
{
    session_seek(session, 10);
    Game before = *session_game(session);
    int count = session_move_count(session);
    assert_false(session_play(session, move_place((Cell){0, 0}, 0), NULL));
    assert_int_equal(session_at(session), 10);
    assert_int_equal(session_move_count(session), count);
    assert_same_game(session_game(session), &before);
    assert_true(session_can_redo(session));
}

TEST_WITH(seek_clamps, open, NULL)
{
    session_seek(session, -5);
    assert_int_equal(session_at(session), 0);
    session_seek(session, 1 << 20);
    assert_int_equal(session_at(session), session_move_count(session));
}

TEST_WITH(undo_off_takes_nothing_back, open, NULL)
{
    begin(true);
    int count = session_move_count(session);
    session_record(session, &record);
    assert_int_equal(record.count, count);
    assert_false(session_can_undo(session));
    /* Looking back is allowed, playing from there is not, and the record stays whole. */
    session_seek(session, 10);
    assert_false(session_can_redo(session));
    assert_false(session_play(session, session_move(session, 10), NULL));
    session_record(session, &other);
    assert_same_text(&record, &other);
    session_seek(session, count);
    assert_int_equal(session_game(session)->phase, PHASE_END);
}

TEST_WITH(a_record_opens_at_its_end_with_notes_and_checks, open, NULL)
{
    static const char text[] = "aurochs 1\nedition second\nplayer red \"Ana\" human\n"
                               "player blue \"Bo\" human\nland 48 62 9\nmenhir\nnote \"first\"\n"
                               "place -1,0 r0\nmeeple 1\nexpect score 0 0\nnote \"second\"\n"
                               "place 0,-1 r0\npass\n";
    read_in(text);
    assert_int_equal(session_move_count(session), 4);
    assert_int_equal(session_at(session), 4);
    session_record(session, &other);
    assert_same_text(&record, &other);
    /* What stands after the last move that is kept stays with it. */
    session_seek(session, 2);
    session_record(session, &other);
    assert_int_equal(other.count, 5);
    session_seek(session, 4);
    session_record(session, &other);
    assert_same_text(&record, &other);
}

/* The session that reading its record again gives, and that its text is the same then. */
static Session *read_back(void)
{
    static char text[1 << 16];
    RecordError error;
    session_record_all(session, &record);
    size_t size = record_write(&record, text, sizeof text);
    assert_true(record_read(test_editions(), text, size, &other, &error));
    assert_same_text(&record, &other);
    return session_open(edition, &other);
}

static int notes_of(const Session *of)
{
    int notes = 0;
    session_record(of, &record);
    for (int i = 0; i < record.count; i++)
        notes += record.statements[i].kind == STATEMENT_NOTE;
    return notes;
}

/* Whatever is taken back, the level that all agreed on stays, and the moves are those that were. */
TEST_WITH(the_level_of_help_changes_for_good, open, NULL)
{
    static const char note[] = "all agree: help purist, no longer family";
    int count = session_move_count(session);
    Game end = *session_game(session);
    session_set_help(session, HELP_FAMILY); /* it is that */
    assert_int_equal(notes_of(session), 0);
    session_seek(session, 12);
    session_set_help(session, HELP_PURIST);
    assert_int_equal(session_setup(session)->help, HELP_PURIST);
    assert_int_equal(notes_of(session), 1);
    const Statement *last = &record.statements[record.count - 1];
    assert_int_equal(last->kind, STATEMENT_NOTE);
    assert_int_equal(last->note_size, strlen(note));
    assert_memory_equal(record.notes + last->note_at, note, strlen(note));
    assert_int_equal(session_move_count(session), count);
    session_seek(session, count);
    assert_same_game(session_game(session), &end);
    Session *again = read_back();
    assert_int_equal(session_setup(again)->help, HELP_PURIST);
    assert_same_game(session_game(again), &end);
    session_free(again);
    session_seek(session, 8);
    assert_int_equal(notes_of(session), 0);
    assert_int_equal(session_setup(session)->help, HELP_PURIST);
    assert_true(session_play(session, session_move(session, 8), NULL));
    session_set_help(session, HELP_STANDARD);
    again = read_back();
    assert_int_equal(session_move_count(again), 9);
    assert_int_equal(session_setup(again)->help, HELP_STANDARD);
    assert_int_equal(notes_of(again), 1);
    session_free(again);
}

/* Where nobody may take anything back a note stands there too, and no move is lost. */
TEST_WITH(help_changes_where_undo_is_off, open, NULL)
{
    begin(true);
    int count = session_move_count(session);
    session_set_help(session, HELP_STANDARD);
    Session *again = read_back();
    assert_int_equal(session_move_count(again), count);
    assert_int_equal(session_setup(again)->help, HELP_STANDARD);
    assert_int_equal(notes_of(again), 1);
    session_free(again);
}

/* Notes are never played: the level is what the header says, whatever somebody wrote below. */
TEST_WITH(a_note_alone_changes_no_help, open, NULL)
{
    static const char text[] = "aurochs 1\nedition second\nplayer red \"Ana\" human\n"
                               "player blue \"Bo\" human\noption help standard\nseed 5\n"
                               "note \"all agree: help purist, no longer standard\"\n";
    static char again[400];
    read_in(text);
    assert_int_equal(session_setup(session)->help, HELP_STANDARD);
    session_record_all(session, &record);
    record_write(&record, again, sizeof again);
    assert_string_equal(again, text);
}

TEST_WITH(events_are_those_of_the_move, open, NULL)
{
    static Events played_events, asked;
    session_events(session, -1, &asked);
    assert_int_equal(asked.count, 1);
    assert_int_equal(asked.items[0].kind, EVENT_DRAWN);
    for (int at = 0; at < session_move_count(session); at++) {
        Game next = game_play(edition, session_game_at(session, at), session_move(session, at),
                              &played_events);
        session_events(session, at, &asked);
        assert_int_equal(asked.count, played_events.count);
        for (int i = 0; i < asked.count; i++)
            assert_int_equal(asked.items[i].kind, played_events.items[i].kind);
        assert_same_game(session_game_at(session, at + 1), &next);
    }
}

static int close(void **state)
{
    (void)state;
    session_free(session);
    return 0;
}

TEST_FIXTURE(NULL, close)
