/* The record reader: every fault with its line, what is let through, and that nothing breaks it.
 * The legal games themselves are in tests/records. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "play/saves.h"
#include "support.h"
#include "view/words/files.h"

#define HEADLESS "edition second\nplayer red \"Ana\" human\nplayer blue \"Bo\" ai-hard\n"
#define HEAD "aurochs 1\n" HEADLESS
#define STACKS HEAD "land 48 62 9\nmenhir\n"

static Record record;
static RecordError error;

static bool read_text(const char *text)
{
    return record_read(test_editions(), text, strlen(text), &record, &error);
}

/* `line` -1: wherever. */
static void assert_refused(const char *text, RecordFault fault, int line)
{
    assert_false(read_text(text));
    assert_int_equal(error.fault, fault);
    assert_true(line < 0 || error.line == line);
}

static const struct Fault {
    const char *text;
    RecordFault fault;
    int line;
    const char *word; /* NULL: whatever */
} faults[] = {
    {"", RECORD_NOT_A_RECORD, 0, ""},
    {"# nothing\n\n", RECORD_NOT_A_RECORD, 2, ""},
    {"\n\nedition second\n", RECORD_NOT_A_RECORD, 3, ""},
    {"aurochs\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs one\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs 0\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs 1x\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs 01\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs -1\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs 1.5\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs \"1\"\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs 1 2\n", RECORD_NOT_A_RECORD, 1, ""},
    {"\"aurochs\" 1\n", RECORD_NOT_A_RECORD, 1, ""},
    {"aurochs 2\n", RECORD_NEWER_VERSION, 1, "2"},
    {"aurochs 10\nwhatever\n", RECORD_NEWER_VERSION, 1, "10"},
    {"aurochs 123456789012345678901\n", RECORD_NEWER_VERSION, 1, "123456789012345678901"},
    {HEAD "note \"\xC3\"\n", RECORD_TEXT, 5, ""},
    {HEAD "note \"open\n", RECORD_TEXT, 5, ""},
    {HEAD "note \"\x07\"\n", RECORD_TEXT, 5, ""},
    {HEAD "\xFF\n", RECORD_TEXT, 5, ""},
    {HEAD "dance 3\n", RECORD_UNKNOWN_STATEMENT, 5, "dance"},
    {HEAD "seed 1\ntimer 30\n", RECORD_UNKNOWN_STATEMENT, 6, "timer"},
    {HEAD "\"edition\" second\n", RECORD_UNKNOWN_STATEMENT, 5, "edition"},
    {"aurochs 1\nedition third\n", RECORD_UNKNOWN_WORD, 2, "third"},
    {"aurochs 1\nplayer pink \"A\" human\n", RECORD_UNKNOWN_WORD, 2, "pink"},
    {"aurochs 1\nplayer red Ana human\n", RECORD_UNKNOWN_WORD, 2, "Ana"},
    {"aurochs 1\nplayer red \"A\" robot\n", RECORD_UNKNOWN_WORD, 2, "robot"},
    {HEAD "option sound off\n", RECORD_UNKNOWN_WORD, 5, "sound"},
    {HEAD "option undo maybe\n", RECORD_UNKNOWN_WORD, 5, "maybe"},
    {HEAD "option help much\n", RECORD_UNKNOWN_WORD, 5, "much"},
    {HEAD "seed 8F\n", RECORD_UNKNOWN_WORD, 5, "8F"},
    {HEAD "seed 11112222333344445\n", RECORD_UNKNOWN_WORD, 5, "11112222333344445"},
    {HEAD "seed \"1\"\n", RECORD_UNKNOWN_WORD, 5, "1"},
    {HEAD "land 3 four\n", RECORD_UNKNOWN_WORD, 5, "four"},
    {HEAD "land 128\n", RECORD_UNKNOWN_WORD, 5, "128"},
    {HEAD "land 07\n", RECORD_UNKNOWN_WORD, 5, "07"},
    {HEAD "land 4294967299\n", RECORD_UNKNOWN_WORD, 5, "4294967299"},
    {STACKS "place 1;0 r2\n", RECORD_UNKNOWN_WORD, 7, "1;0"},
    {STACKS "place 101,0 r2\n", RECORD_UNKNOWN_WORD, 7, "101,0"},
    {STACKS "place -0,0 r2\n", RECORD_UNKNOWN_WORD, 7, "-0,0"},
    {STACKS "place 1,1x r2\n", RECORD_UNKNOWN_WORD, 7, "1,1x"},
    {STACKS "place 1, r2\n", RECORD_UNKNOWN_WORD, 7, "1,"},
    {STACKS "place -1,0 r4\n", RECORD_UNKNOWN_WORD, 7, "r4"},
    {STACKS "place -1,0 r0\nmeeple 10\n", RECORD_UNKNOWN_WORD, 8, "10"},
    {STACKS "place -1,0 r0\nhut x\n", RECORD_UNKNOWN_WORD, 8, "x"},
    {STACKS "expect draw\n", RECORD_UNKNOWN_WORD, 7, "draw"},
    {STACKS "expect score 0 none\n", RECORD_UNKNOWN_WORD, 7, "none"},
    {STACKS "expect score 10000 0\n", RECORD_UNKNOWN_WORD, 7, "10000"},
    {STACKS "note bare\n", RECORD_UNKNOWN_WORD, 7, "bare"},
    {"aurochs 1\nedition\n", RECORD_MISSING_WORD, 2, ""},
    {"aurochs 1\nplayer red\n", RECORD_MISSING_WORD, 2, ""},
    {"aurochs 1\nplayer red \"A\"\n", RECORD_MISSING_WORD, 2, ""},
    {HEAD "option undo\n", RECORD_MISSING_WORD, 5, ""},
    {HEAD "seed\n", RECORD_MISSING_WORD, 5, ""},
    {HEAD "start 10\n", RECORD_MISSING_WORD, 5, ""},
    {HEAD "start 0 10\nplayer green \"\" human\nseed 1\n", RECORD_MISSING_WORD, 7, "start"},
    {STACKS "place 1,0\n", RECORD_MISSING_WORD, 7, ""},
    {STACKS "place -1,0 r0\nmeeple\n", RECORD_MISSING_WORD, 8, ""},
    {STACKS "recall\n", RECORD_MISSING_WORD, 7, ""},
    {STACKS "expect\n", RECORD_MISSING_WORD, 7, ""},
    {STACKS "expect score 0\n", RECORD_MISSING_WORD, 7, ""},
    {STACKS "note\n", RECORD_MISSING_WORD, 7, ""},
    {"aurochs 1\nedition second first\n", RECORD_SURPLUS_WORD, 2, "first"},
    {"aurochs 1\nplayer red \"A\" human \"B\"\n", RECORD_SURPLUS_WORD, 2, "B"},
    {HEAD "option undo off now\n", RECORD_SURPLUS_WORD, 5, "now"},
    {HEAD "seed 1 2\n", RECORD_SURPLUS_WORD, 5, "2"},
    {HEAD "start 0 10 20\n", RECORD_SURPLUS_WORD, 5, "20"},
    {"aurochs 1\nstart 0 1 2 3 4 5\n", RECORD_SURPLUS_WORD, 2, "5"},
    {HEAD "start 0 51\n", RECORD_UNKNOWN_WORD, 5, "51"},
    {HEAD "start -1 0\n", RECORD_UNKNOWN_WORD, 5, "-1"},
    {HEAD "start 0 20\nstart 0 20\n", RECORD_TWICE, 6, "start"},
    {STACKS "place -1,0 r0\nstart 0 20\n", RECORD_HEADER_LATE, 8, "start"},
    {HEAD "start 0 20\nland\nexpect score 0 0\n", RECORD_WRONG_SCORE, 7, ""},
    {STACKS "place -1,0 r0 r1\n", RECORD_SURPLUS_WORD, 7, "r1"},
    {STACKS "place -1,0 r0\npass it\n", RECORD_SURPLUS_WORD, 8, "it"},
    {STACKS "expect score 0 0 0\n", RECORD_SURPLUS_WORD, 7, "0"},
    {STACKS "expect end now\n", RECORD_SURPLUS_WORD, 7, "now"},
    {STACKS "note \"a\" \"b\"\n", RECORD_SURPLUS_WORD, 7, "b"},
    {HEAD "player green \"\" human\nplayer yellow \"\" human\nplayer violet \"\" human\n"
          "player red \"\" human\n",
     RECORD_SURPLUS_WORD, 8, "player"},
    {"aurochs 1\nplayer red \"123456789012345678901234567890123456789012345678\" human\n",
     RECORD_NAME_TOO_LONG, 2, ""},
    {HEAD "edition second\n", RECORD_TWICE, 5, "edition"},
    {HEAD "seed 1\nseed 1\n", RECORD_TWICE, 6, "seed"},
    {HEAD "land 1\nland 2\n", RECORD_TWICE, 6, "land"},
    {HEAD "menhir 80\nmenhir 81\n", RECORD_TWICE, 6, "menhir"},
    {HEAD "menhir 80\nbonus 81\n", RECORD_TWICE, 6, "bonus"},
    {STACKS "place -1,0 r0\noption undo off\n", RECORD_HEADER_LATE, 8, "option"},
    {STACKS "expect score 0 0\nplayer green \"\" human\n", RECORD_HEADER_LATE, 8, "player"},
    {"aurochs 1\nplayer red \"\" human\nplayer blue \"\" human\nseed 1\n", RECORD_HEADER_LACKS, 4,
     "edition"},
    {"aurochs 1\nedition second\nseed 1\n", RECORD_HEADER_LACKS, 3, "player"},
    {HEAD "place 1,0 r0\npass\n", RECORD_HEADER_LACKS, 5, "seed"},
    {HEAD "menhir 80\n", RECORD_HEADER_LACKS, 5, "seed"},
    {HEAD "seed 1\nland 1\nplace 0,1 r0\n", RECORD_SEED_AND_STACKS, 7, ""},
    {HEAD "seed 1\nmenhir\n", RECORD_SEED_AND_STACKS, 6, ""},
    {HEAD "seed 1\nbonus\n", RECORD_SEED_AND_STACKS, 6, ""},
    {HEAD "land 1\nbonus 80\n", RECORD_WRONG_STACK_WORD, 6, "bonus"},
    {"aurochs 1\nedition first\nplayer red \"\" human\nplayer blue \"\" human\nland\nmenhir\n",
     RECORD_WRONG_STACK_WORD, 6, "menhir"},
    {STACKS "place 0,0 r0\n", RECORD_ILLEGAL_MOVE, 7, ""},
    {STACKS "pass\n", RECORD_ILLEGAL_MOVE, 7, ""},
    {STACKS "expect score 0 1\n", RECORD_WRONG_SCORE, 7, ""},
    {STACKS "expect score 9999 0\n", RECORD_WRONG_SCORE, 7, ""},
    {STACKS "expect end\n", RECORD_NOT_THE_END, 7, ""},
};

TEST(faults_are_named_with_their_lines)
{
    bool seen[RECORD_FAULTS] = {false};
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        if (read_text(faults[i].text) || error.fault != faults[i].fault ||
            error.line != faults[i].line || strcmp(error.word, faults[i].word) != 0)
            fail_msg("fault %d at line %d, word '%s', of:\n%s", error.fault, error.line, error.word,
                     faults[i].text);
        const char *reason = say_record_error(&error);
        assert_null(strchr(reason, '\n'));
        assert_string_not_equal(reason, "");
        seen[error.fault] = true;
    }
    /* The rest has tests of its own below. */
    static const RecordFault others[] = {RECORD_OK, RECORD_LINE_TOO_LONG, RECORD_TOO_LONG,
                                         RECORD_NO_EDITION, RECORD_BAD_SETUP};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        seen[others[i]] = true;
    for (int fault = 0; fault < RECORD_FAULTS; fault++)
        assert_true(seen[fault]);
}

TEST(bad_setups_are_named)
{
    static const struct {
        const char *text;
        SetupCheck check;
    } setups[] = {
        {"aurochs 1\nedition second\nplayer red \"\" human\nseed 1\n", SETUP_TOO_FEW_PLAYERS},
        {"aurochs 1\nedition second\nplayer red \"\" human\nplayer red \"\" human\nseed 1\n",
         SETUP_COLOUR_TWICE},
        {HEAD "land 96\n", SETUP_NO_SUCH_TILE},
        {HEAD "land 56\n", SETUP_TILE_OF_OTHER_STACK},
        {HEAD "land 80\n", SETUP_TILE_OF_OTHER_STACK},
        {HEAD "land\nmenhir 3\n", SETUP_TILE_OF_OTHER_STACK},
        {HEAD "land 3 4 3\n", SETUP_TILE_TWICE},
        {HEAD "land\nmenhir 80 80\n", SETUP_TILE_TWICE},
    };
    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        assert_false(read_text(setups[i].text));
        assert_int_equal(error.fault, RECORD_BAD_SETUP);
        assert_int_equal(error.setup_check, setups[i].check);
    }
    Setup setup = test_setup(EDITION_SECOND, 5, 1);
    assert_int_equal(setup_check(test_edition(EDITION_SECOND), &setup), SETUP_OK);
    assert_int_equal(setup_check(test_edition(EDITION_FIRST), &setup), SETUP_WRONG_EDITION);
    setup.player_count = 6;
    assert_int_equal(setup_check(test_edition(EDITION_SECOND), &setup), SETUP_TOO_MANY_PLAYERS);
}

TEST(an_edition_that_is_not_loaded_is_named)
{
    Editions first_only = {.of = {[EDITION_FIRST] = test_edition(EDITION_FIRST)}};
    static const char text[] = HEAD "seed 1\n";
    assert_false(record_read(&first_only, text, sizeof text - 1, &record, &error));
    assert_int_equal(error.fault, RECORD_NO_EDITION);
    assert_string_equal(error.word, "second");
}

TEST(limits_of_lines_and_statements)
{
    static char text[1 << 20];
    int size = sprintf(text, HEAD "seed 1\n#%*s\n", MAX_RECORD_LINE - 1, "");
    assert_true(read_text(text));
    sprintf(text, HEAD "seed 1\n#%*s\n", MAX_RECORD_LINE, "");
    assert_refused(text, RECORD_LINE_TOO_LONG, 6);
    size = sprintf(text, HEAD "land");
    for (int i = 0; i < MAX_TILES + 1; i++)
        size += sprintf(text + size, " %d", i);
    assert_refused(text, RECORD_LINE_TOO_LONG, -1);

    size = sprintf(text, HEAD);
    for (int i = 0; i < MAX_TILES + 3; i++)
        size += sprintf(text + size, "x ");
    assert_refused(text, RECORD_LINE_TOO_LONG, -1);

    size = sprintf(text, HEAD "seed 1\n");
    for (int i = 0; i < MAX_REMARKS; i++)
        size += sprintf(text + size, i % 2 ? "note \"\"\n" : "expect score 0 0\n");
    assert_true(read_text(text));
    sprintf(text + size, "note \"\"\n");
    assert_refused(text, RECORD_TOO_LONG, 6 + MAX_REMARKS);

    size = sprintf(text, HEAD "seed 1\n");
    for (int i = 0; i < MAX_NOTES / 512; i++)
        size += sprintf(text + size, "note \"%0512d\"\n", 0);
    assert_true(read_text(text));
    sprintf(text + size, "note \"x\"\n");
    assert_refused(text, RECORD_TOO_LONG, -1);
}

/* Some editors put the mark of UTF-8 before a text. */
TEST(a_mark_before_the_text_means_nothing)
{
    assert_true(read_text("\xEF\xBB\xBF" HEAD "seed 1\n"));
    assert_false(read_text("\xEF\xBB\xBF" HEAD "seed 1\npass\n"));
    assert_int_equal(error.line, 6);
    assert_false(read_text(HEAD "\xEF\xBB\xBFseed 1\n"));
    assert_refused("\xEF\xBB\xBF", RECORD_NOT_A_RECORD, 0);
    assert_false(read_text("\xEF\xBB\xBE" HEAD "seed 1\n"));
    assert_false(record_read(test_editions(), "\xEF\xBB\xBF", 2, &record, &error));
    assert_int_equal(error.fault, RECORD_TEXT);
}

/* The longest game that chance finds has room beside all remarks, and the largest record is a file
 * that is read again. */
TEST(a_whole_game_has_room)
{
    static char text[1 << 21];
    for (uint64_t seed = 0; seed < 20; seed++) {
        EditionId id = (EditionId)(seed % EDITIONS);
        const Edition *edition = test_edition(id);
        Random random = random_from(seed);
        int moves = 0;
        Game game = test_position(id, 2 + (int)(seed % 4), seed, 0);
        for (; game.phase != PHASE_END; moves++)
            game_advance(edition, &game, test_random_move(edition, &game, &random), NULL);
        assert_in_range(moves, 70, MAX_GAME_MOVES);
    }
    int size = sprintf(text, HEAD "seed 1\n");
    for (int i = 0; i < MAX_REMARKS; i++)
        size += sprintf(text + size, "note \"%0*d\"\n", MAX_NOTES / MAX_REMARKS, 0);
    assert_true(read_text(text));
    while (record_add_move(&record, (Move){.kind = MOVE_PLACE, .cell = {-95, -95}}))
        ;
    assert_int_equal(record.count, MAX_STATEMENTS);
    assert_true(record_write(&record, NULL, 0) + 200 < MAX_SAVE_BYTES);
}

/* Writes and reads again; the texts must agree. */
static void assert_writes_back(const char *wanted)
{
    static char text[1 << 16];
    size_t size = record_write(&record, text, sizeof text);
    assert_int_equal(size, strlen(text));
    if (wanted)
        assert_string_equal(text, wanted);
}

/* Marks that would turn around what is said beside a name are left out. */
TEST(names_of_all_sorts)
{
    static const struct {
        const char *name, *read; /* NULL: the same */
    } names[] = {
        {"", NULL},
        {" ", NULL},
        {"two words", NULL},
        {"# no comment", NULL},
        {"\u731B\u72B8 \U0001F9A3", NULL},
        {"it's", NULL},
        {"12345678901234567890123456789012345678901234567", NULL},
        {"\u2029\u202F\u2065\u206A\u05D0\u05D1", NULL},
        {"\u202AA\u202Bn\u202Ca\u202D\u202E", "Ana"},
        {"\u2066\u2067\u2068\u2069", ""},
    };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        static const char lines[] = "aurochs 1\nedition first\nplayer green \"%s\" human\n"
                                    "player violet \"\" ai-easy\nseed 0\n";
        const char *read = names[i].read ? names[i].read : names[i].name;
        char text[400];
        snprintf(text, sizeof text, lines, names[i].name);
        assert_true(read_text(text));
        assert_string_equal(record.setup.seats[0].name, read);
        snprintf(text, sizeof text, lines, read);
        assert_writes_back(text);
    }
}

TEST(options_and_seeds_come_back_as_written)
{
    static const char *const texts[] = {
        HEAD "option undo off\noption help purist\nseed 0123456789abcdef\n",
        HEAD "option help standard\nseed ffffffffffffffff\n",
        HEAD "seed 0\n",
        HEAD "start 0 20\noption undo off\nseed 0\n",
        HEAD "start 50 0\nland\nmenhir\nexpect score 50 0\nexpect end\n",
        HEAD "land 48 62\n",
        HEAD "land 48 62\nmenhir\n",
        "aurochs 1\nedition first\nplayer red \"\" ai-gatherer\nplayer blue \"\" ai-fisher\n"
        "player green \"\" ai-normal\nplayer yellow \"\" ai-shaman\nplayer violet \"\" ai-aurochs\n"
        "seed 0\n",
        HEAD "land\nmenhir 94 88\nexpect score 0 0\nexpect end\nnote \"good\"\nnote \"game\"\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        assert_true(read_text(texts[i]));
        assert_writes_back(texts[i]);
    }
    assert_true(read_text(HEAD "option undo on\noption help family\nseed 1\n"));
    assert_writes_back(HEAD "seed 1\n");
    assert_true(read_text("aurochs 1\nstart 0 0\n" HEADLESS "seed 1\n"));
    assert_writes_back(HEAD "seed 1\n");
    assert_true(read_text("aurochs 1\nstart 5 9\n" HEADLESS "seed 1\n"));
    assert_writes_back(HEAD "start 5 9\nseed 1\n");
    assert_true(read_text(HEAD "seed 007\n"));
    record_start(&record, &record.setup);
    assert_int_equal(record.seed_digits, 1);
    assert_writes_back(HEAD "seed 7\n");
    assert_true(read_text(HEAD "land 48 62\n"));
    record_start(&record, &record.setup);
    assert_writes_back(HEAD "land 48 62\nmenhir\n");
}

TEST(notes_are_put_between_moves)
{
    static char text[MAX_NOTES + 1];
    assert_true(read_text(STACKS "place -1,0 r0\nmeeple 1\n"));
    for (int at = 2; at >= 0; at--)
        assert_true(record_add_note(&record, at, (const char *[]){"a", "b", "c"}[at]));
    assert_writes_back(STACKS "note \"a\"\nplace -1,0 r0\nnote \"b\"\nmeeple 1\nnote \"c\"\n");
    while (record.count < MAX_GAME_MOVES + 3)
        record_add_move(&record, move_of(MOVE_PASS));
    while (record.count < MAX_STATEMENTS)
        assert_true(record_add_note(&record, 3, ""));
    assert_false(record_add_note(&record, 3, ""));
    assert_memory_equal(record.notes, "cba", 3);

    assert_true(read_text(STACKS));
    memset(text, 'x', MAX_NOTES);
    assert_true(record_add_note(&record, 0, "a"));
    assert_false(record_add_note(&record, 0, text));
    assert_true(record_add_note(&record, 0, text + 1));
    assert_false(record_add_note(&record, 0, "b"));
    assert_true(record_add_note(&record, 0, ""));
}

TEST(writing_stops_at_the_capacity)
{
    static const char whole[] = STACKS "note \"a\"\n";
    char text[sizeof whole + 1];
    assert_true(read_text(whole));
    for (size_t capacity = 0; capacity <= sizeof whole; capacity++) {
        memset(text, 'x', sizeof text);
        assert_int_equal(record_write(&record, text, capacity), sizeof whole - 1);
        assert_int_equal(text[capacity], 'x');
        assert_memory_equal(text, whole, capacity ? capacity - 1 : 0);
        assert_true(capacity == 0 || text[capacity - 1] == '\0');
    }
}

/* The same record with other line ends, blanks and comments. */
TEST(layout_means_nothing)
{
    static Record plain;
    assert_true(read_text(STACKS "place -1,0 r0\nmeeple 1\n"));
    plain = record;
    assert_true(move_equal(plain.statements[0].move, move_place((Cell){-1, 0}, 0)));
    assert_true(move_equal(plain.statements[1].move, move_meeple(1)));
    static const char *const others[] = {
        "aurochs 1\r\nedition second\r\nplayer red \"Ana\" human\r\nplayer blue \"Bo\" ai-hard\r\n"
        "land 48 62 9\r\nmenhir\r\nplace -1,0 r0\r\nmeeple 1\r\n",
        "# x\n\n  aurochs\t1 # v\n\tedition second#e\nplayer red\"Ana\"human\n"
        "player  blue \"Bo\"  ai-hard \nland 48  62 9 # \"\nmenhir #\n\n\nplace -1,0 r0\nmeeple 1",
    };
    for (size_t i = 0; i < 2; i++) {
        assert_true(read_text(others[i]));
        assert_memory_equal(&record.setup, &plain.setup, sizeof plain.setup);
        assert_int_equal(record.count, plain.count);
        for (int s = 0; s < plain.count; s++)
            assert_true(move_equal(record.statements[s].move, plain.statements[s].move));
    }
}

TEST(a_blocker_is_pointed_at)
{
    assert_refused(STACKS "place -1,0 r0\nmeeple 1\nplace 0,-1 r0\npass\n"
                          "place -2,0 r0\nmeeple 3\n",
                   RECORD_ILLEGAL_MOVE, 12);
    assert_int_equal(error.verdict.check, MOVE_AREA_TAKEN);
    assert_int_equal(error.blocker_role, ROLE_FISHER);
    assert_int_equal(error.blocker_colour, RED);
    assert_int_equal(error.blocker_cell.x, -1);
    assert_int_equal(error.blocker_cell.y, 0);
    assert_string_equal(error.statement, "meeple 3");
    assert_false(read_text(STACKS " \"dance\"\t\"a b\" # c\n"));
    assert_string_equal(error.statement, "\"dance\"\t\"a b\"");
}

/* Cut anywhere, a record is read or refused; the bytes are in memory of their exact size. Those
 * that lie behind the cut mean nothing. */
TEST(cut_at_every_byte_does_no_harm)
{
    static const char *const names[] = {"shaman-returns-a-hunter.aurochs", "hunting-trap.aurochs",
                                        "first-shrine-against-a-majority.aurochs"};
    for (int i = 0; i < 3; i++) {
        size_t size;
        char *text = test_read(RULE_EXAMPLES, names[i], &size);
        for (size_t cut = 0; cut <= size; cut++) {
            char *part = malloc(cut ? cut : 1);
            memcpy(part, text, cut);
            bool good = record_read(test_editions(), part, cut, &record, &error);
            assert_int_equal(good, error.fault == RECORD_OK);
            free(part);
            RecordFault fault = error.fault;
            record_read(test_editions(), text, cut, &record, &error);
            assert_int_equal(error.fault, fault);
        }
        free(text);
    }
}

/* Each byte replaced by some others: read or refused, and the line named exists. */
TEST(damaged_bytes_do_no_harm)
{
    static const char others[] = {'\0', '\n', '"', '#', '9', '-', '\x80', '\xC2', ' '};
    size_t size;
    char *text = test_read(RULE_EXAMPLES, "logboat-then-a-river-of-five.aurochs", &size);
    for (size_t at = 0; at < size; at++)
        for (size_t o = 0; o < sizeof others; o++) {
            char kept = text[at];
            text[at] = others[o];
            if (!record_read(test_editions(), text, size, &record, &error))
                assert_in_range(error.line, 1, 60);
            text[at] = kept;
        }
    free(text);
}
