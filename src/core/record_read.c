/* Reads records. Any bytes may come: a line is cut into words, a statement is found by its first
 * word, and every move goes through game_check before it is played. */
#include <string.h>

#include "core/record.h"
#include "core/utf8.h"
#include "record_line.h"

typedef enum HeaderWord {
    HEADER_EDITION,
    HEADER_PLAYER,
    HEADER_START,
    HEADER_OPTION,
    HEADER_SEED,
    HEADER_LAND,
    HEADER_MENHIR,
    HEADER_BONUS,
    HEADER_WORDS
} HeaderWord;

typedef struct Reader {
    const Editions *editions;
    const Edition *edition; /* once the header is complete */
    Record *record;
    Line line;
    bool seen[HEADER_WORDS];
    int starts;             /* how many seats it says the points of */
    const char *stack_word; /* the special stack's word, if it stood */
    bool playing;
    int remarks; /* checks and notes so far */
    Game game;
} Reader;

static const char *const header_words[HEADER_WORDS] = {"edition", "player", "start",  "option",
                                                       "seed",    "land",   "menhir", "bonus"};

/* Version 1 and all that may come after it. */
static bool read_version(Reader *r)
{
    const Word *words = r->line.words;
    bool good = r->line.count == 2 && word_is(words[0], "aurochs") && !words[1].quoted &&
                words[1].text[0] != '0';
    for (size_t i = 0; good && i < words[1].size; i++)
        good = words[1].text[i] >= '0' && words[1].text[i] <= '9';
    if (!good)
        return line_refuse(&r->line, RECORD_NOT_A_RECORD);
    return word_is(words[1], "1") || line_refuse_word(&r->line, RECORD_NEWER_VERSION, words[1], "");
}

static bool read_edition(Reader *r)
{
    static const char *const words[EDITIONS] = {
        [EDITION_SECOND] = "second", [EDITION_FIRST] = "first"};
    int edition;
    if (!line_take_choice(&r->line, words, EDITIONS, N_("second or first"), &edition))
        return false;
    r->record->setup.edition = (uint8_t)edition;
    return true;
}

/* Marks that turn the direction of writing are left out: they would change how everything is read
 * that is said beside the name. The file keeps them until the game is written anew. */
static void copy_name(char *to, Word name)
{
    const char *end = name.text + name.size;
    for (size_t length; name.text < end; name.text += length) {
        length = utf8_length(name.text, (size_t)(end - name.text));
        if (!utf8_steers(name.text, length)) {
            memcpy(to, name.text, length);
            to += length;
        }
    }
    *to = '\0';
}

static bool read_player(Reader *r)
{
    Setup *setup = &r->record->setup;
    if (setup->player_count == MAX_PLAYERS)
        return line_refuse_word(&r->line, RECORD_SURPLUS_WORD, word_of("player"), "");
    Seat *seat = &setup->seats[setup->player_count];
    int colour, kind;
    Word name;
    if (!line_take_choice(&r->line, colour_words, COLOURS, N_("yellow, red, green, blue or violet"),
                          &colour) ||
        !line_take(&r->line, N_("a name in quotes"), &name))
        return false;
    if (!name.quoted)
        return line_refuse_word(&r->line, RECORD_UNKNOWN_WORD, name, N_("a name in quotes"));
    if (name.size >= MAX_NAME)
        return line_refuse(&r->line, RECORD_NAME_TOO_LONG);
    if (!line_take_choice(
            &r->line, seat_words, SEAT_KINDS,
            N_("human, ai-easy, ai-gatherer, ai-fisher, ai-normal, ai-shaman, ai-hard or "
               "ai-aurochs"),
            &kind))
        return false;
    seat->colour = (uint8_t)colour;
    seat->kind = (uint8_t)kind;
    copy_name(seat->name, name);
    setup->player_count++;
    return true;
}

static const char each_start[] = N_("0 to 50 points of each player");

/* For the players that stand before it; for any where they follow. */
static bool read_start(Reader *r)
{
    Setup *setup = &r->record->setup;
    int players = setup->player_count, most = players > 0 ? players : MAX_PLAYERS;
    while (r->starts < players || (r->starts < most && r->line.next < r->line.count)) {
        int points;
        if (!line_take_number(&r->line, MAX_START, each_start, &points))
            return false;
        setup->seats[r->starts++].start = (uint8_t)points;
    }
    return line_take_end(&r->line);
}

static bool read_option(Reader *r)
{
    static const char *const options[] = {"undo", "help"}, *const undo[] = {"on", "off"};
    int option, value;
    if (!line_take_choice(&r->line, options, sizeof options / sizeof *options, N_("undo or help"),
                          &option))
        return false;
    if (option == 0) {
        if (!line_take_choice(&r->line, undo, sizeof undo / sizeof *undo, N_("on or off"), &value))
            return false;
        r->record->setup.undo_off = value == 1;
        return true;
    }
    if (!line_take_choice(&r->line, help_words, HELPS, N_("family, standard or purist"), &value))
        return false;
    r->record->setup.help = (uint8_t)value;
    return true;
}

static bool read_seed(Reader *r)
{
    static const char wanted[] = N_("1 to 16 hexadecimal digits in small letters");
    Word word;
    if (!line_take(&r->line, wanted, &word))
        return false;
    bool good = !word.quoted && word.size <= 16;
    uint64_t seed = 0;
    for (size_t i = 0; good && i < word.size; i++) {
        char c = word.text[i];
        good = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
        seed = seed << 4 | (uint64_t)(c <= '9' ? c - '0' : c - 'a' + 10);
    }
    if (!good)
        return line_refuse_word(&r->line, RECORD_UNKNOWN_WORD, word, wanted);
    r->record->setup.seeded = true;
    r->record->setup.seed = seed;
    r->record->seed_digits = (uint8_t)word.size;
    return true;
}

static bool read_stack(Reader *r, TileList *list)
{
    list->count = 0;
    while (r->line.next < r->line.count) {
        int number;
        if (list->count == MAX_TILES)
            return line_refuse(&r->line, RECORD_LINE_TOO_LONG);
        if (!line_take_number(&r->line, MAX_TILE_NUMBER, N_("a tile's number"), &number))
            return false;
        list->numbers[list->count++] = (uint8_t)number;
    }
    return true;
}

static bool read_header(Reader *r, HeaderWord word)
{
    Setup *setup = &r->record->setup;
    if (r->playing)
        return line_refuse_word(&r->line, RECORD_HEADER_LATE, r->line.words[0], "");
    if (r->seen[word] && word != HEADER_PLAYER && word != HEADER_OPTION)
        return line_refuse_word(&r->line, RECORD_TWICE, r->line.words[0], "");
    r->seen[word] = true;
    switch (word) {
    case HEADER_EDITION:
        return read_edition(r) && line_take_end(&r->line);
    case HEADER_PLAYER:
        return read_player(r) && line_take_end(&r->line);
    case HEADER_START:
        return read_start(r);
    case HEADER_OPTION:
        return read_option(r) && line_take_end(&r->line);
    case HEADER_SEED:
        return read_seed(r) && line_take_end(&r->line);
    case HEADER_LAND:
        return read_stack(r, &setup->land);
    case HEADER_MENHIR:
    case HEADER_BONUS:
    case HEADER_WORDS:
        break;
    }
    if (r->stack_word)
        return line_refuse_word(&r->line, RECORD_TWICE, r->line.words[0], "");
    r->stack_word = header_words[word];
    r->record->special_listed = true;
    return read_stack(r, &setup->special);
}

/* The header is complete: everything needed stands there, and the setup can be played. */
static bool begin_play(Reader *r)
{
    const Setup *setup = &r->record->setup;
    if (!r->seen[HEADER_EDITION])
        return line_refuse_word(&r->line, RECORD_HEADER_LACKS, word_of("edition"), "");
    if (!r->seen[HEADER_PLAYER])
        return line_refuse_word(&r->line, RECORD_HEADER_LACKS, word_of("player"), "");
    if (!r->seen[HEADER_SEED] && !r->seen[HEADER_LAND])
        return line_refuse_word(&r->line, RECORD_HEADER_LACKS, word_of("seed"), "");
    if (r->seen[HEADER_SEED] && (r->seen[HEADER_LAND] || r->stack_word))
        return line_refuse(&r->line, RECORD_SEED_AND_STACKS);
    if (r->seen[HEADER_START] && r->starts != setup->player_count)
        return line_refuse_word(&r->line, RECORD_MISSING_WORD, word_of("start"), each_start);
    r->edition = r->editions->of[setup->edition];
    if (!r->edition)
        return line_refuse_word(&r->line, RECORD_NO_EDITION,
                                word_of(ruleset_of(setup->edition)->word), "");
    if (r->stack_word && strcmp(r->stack_word, r->edition->rules.special_word) != 0)
        return line_refuse_word(&r->line, RECORD_WRONG_STACK_WORD, word_of(r->stack_word),
                                r->edition->rules.special_word);
    r->line.error->setup_check = setup_check(r->edition, setup);
    if (r->line.error->setup_check != SETUP_OK)
        return line_refuse(&r->line, RECORD_BAD_SETUP);
    game_new(r->edition, setup, &r->game, NULL);
    r->playing = true;
    return true;
}

static bool refuse_move(Reader *r, Verdict verdict)
{
    RecordError *error = r->line.error;
    error->verdict = verdict;
    if (verdict.check == MOVE_AREA_TAKEN || verdict.check == MOVE_SYSTEM_TAKEN) {
        Piece blocker = verdict.blocker;
        const TileSet *set = &r->edition->tiles;
        error->blocker_role = piece_role(set, blocker);
        error->blocker_cell = game_site_of_tile(&r->game, set->node[blocker.node].tile)->cell;
        error->blocker_colour = r->record->setup.seats[blocker.player].colour;
    }
    return line_refuse(&r->line, RECORD_ILLEGAL_MOVE);
}

/* Checks and notes have a limit of their own, so that there is always room for the moves. */
static bool add_remark(Reader *r, Statement statement)
{
    if (r->remarks == MAX_REMARKS)
        return line_refuse(&r->line, RECORD_TOO_LONG);
    r->remarks++;
    r->record->statements[r->record->count++] = statement;
    return true;
}

static bool read_move(Reader *r, MoveKind kind)
{
    static const char *const turns[] = {"r0", "r1", "r2", "r3"};
    Move move = {.kind = (uint8_t)kind};
    int value = 0;
    if ((kind == MOVE_PLACE || kind == MOVE_RECALL) && !line_take_cell(&r->line, &move.cell))
        return false;
    if (kind == MOVE_PLACE && !line_take_choice(&r->line, turns, sizeof turns / sizeof *turns,
                                                N_("r0, r1, r2 or r3"), &value))
        return false;
    move.rotation = (uint8_t)value;
    value = 0;
    if ((kind == MOVE_MEEPLE || kind == MOVE_HUT) &&
        !line_take_number(&r->line, MAX_ZONES - 1, N_("a zone number from 0 to 9"), &value))
        return false;
    move.zone = (uint8_t)value;
    if (!line_take_end(&r->line))
        return false;
    Verdict verdict = game_check(r->edition, &r->game, move);
    if (verdict.check != MOVE_OK)
        return refuse_move(r, verdict);
    record_add_move(r->record, move);
    game_advance(r->edition, &r->game, move, NULL);
    return true;
}

static bool read_expect(Reader *r)
{
    static const char *const checks[] = {"score", "end"};
    int check, players = r->game.player_count;
    Statement statement = {.kind = STATEMENT_EXPECT_END};
    if (!line_take_choice(&r->line, checks, sizeof checks / sizeof *checks, N_("score or end"),
                          &check))
        return false;
    if (check == 1) {
        if (line_take_end(&r->line) && r->game.phase != PHASE_END)
            return line_refuse(&r->line, RECORD_NOT_THE_END);
        return r->line.error->fault == RECORD_OK && add_remark(r, statement);
    }
    statement.kind = STATEMENT_EXPECT_SCORE;
    for (int p = 0; p < players; p++) {
        int score;
        if (!line_take_number(&r->line, 9999, N_("points of each player"), &score))
            return false;
        statement.scores[p] = (uint16_t)score;
    }
    if (!line_take_end(&r->line))
        return false;
    if (memcmp(statement.scores, r->game.scores, sizeof statement.scores) != 0) {
        r->line.error->player_count = (uint8_t)players;
        memcpy(r->line.error->expected, statement.scores, sizeof statement.scores);
        memcpy(r->line.error->actual, r->game.scores, sizeof statement.scores);
        return line_refuse(&r->line, RECORD_WRONG_SCORE);
    }
    return add_remark(r, statement);
}

static bool read_note(Reader *r)
{
    Record *record = r->record;
    Word note;
    if (!line_take(&r->line, N_("a text in quotes"), &note))
        return false;
    if (!note.quoted)
        return line_refuse_word(&r->line, RECORD_UNKNOWN_WORD, note, N_("a text in quotes"));
    if (note.size > (size_t)(MAX_NOTES - record->notes_size))
        return line_refuse(&r->line, RECORD_TOO_LONG);
    Statement statement = {.kind = STATEMENT_NOTE,
                           .note_at = (uint16_t)record->notes_size,
                           .note_size = (uint16_t)note.size};
    memcpy(record->notes + record->notes_size, note.text, note.size);
    if (!line_take_end(&r->line) || !add_remark(r, statement))
        return false;
    record->notes_size += (int)note.size;
    return true;
}

static bool read_statement(Reader *r)
{
    static const char *const moves[] = {"place", "recall", "keep", "meeple", "hut", "pass"};
    Word first = r->line.words[r->line.next++];
    for (int i = 0; i < HEADER_WORDS; i++)
        if (word_is(first, header_words[i]))
            return read_header(r, (HeaderWord)i);
    bool is_expect = word_is(first, "expect"), is_note = word_is(first, "note");
    int kind = 0;
    while (kind <= MOVE_PASS && !word_is(first, moves[kind]))
        kind++;
    if (kind > MOVE_PASS && !is_expect && !is_note)
        return line_refuse_word(&r->line, RECORD_UNKNOWN_STATEMENT, first, "");
    if (!r->playing && !begin_play(r))
        return false;
    if (is_expect)
        return read_expect(r);
    return is_note ? read_note(r) : read_move(r, (MoveKind)kind);
}

bool record_read(const Editions *editions, const char *text, size_t size, Record *record,
                 RecordError *error)
{
    Reader r = {.editions = editions, .record = record, .line.error = error};
    bool first = true;
    Setup none = {.player_count = 0};
    record_start(record, &none);
    record->special_listed = false;
    *error = (RecordError){.wanted = ""};
    const char *end = text + size, *line_end;
    if (size >= 3 &&
        memcmp(text, "\xEF\xBB\xBF", 3) == 0) /* the mark of UTF-8, for what it is worth */
        text += 3;
    for (const char *line = text; line < end; line = line_end + (line_end < end)) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        line_end = newline ? newline : end;
        error->line++;
        if (line_end - line > MAX_RECORD_LINE)
            return line_refuse(&r.line, RECORD_LINE_TOO_LONG);
        if (!line_cut(&r.line, line, line_end))
            return false;
        if (r.line.count == 0)
            continue;
        utf8_print(error->statement, sizeof error->statement, "%.*s",
                   (int)(r.line.to - r.line.from), r.line.from);
        if (!(first ? read_version(&r) : read_statement(&r)))
            return false;
        first = false;
    }
    if (first)
        return line_refuse(&r.line, RECORD_NOT_A_RECORD);
    return r.playing || begin_play(&r);
}
