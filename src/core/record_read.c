/* Reads records. Any bytes may come: a line is cut into words, a statement is found by its first
 * word, and every move goes through game_check before it is played. */
#include <string.h>

#include "core/record.h"
#include "core/utf8.h"

enum { MAX_WORDS = MAX_TILES + 2 };

typedef struct Word {
    const char *text;
    size_t size;
    bool quoted;
} Word;

typedef struct Reader {
    const Editions *editions;
    const Edition *edition; /* once the header is complete */
    Record *record;
    RecordError *error;
    Word words[MAX_WORDS];
    int word_count, next; /* next: the word that comes to be read */
    unsigned seen;        /* bit 1 << header statement */
    const char *stack_word; /* the special stack's word, if it stood */
    bool playing;
    Game game;
} Reader;

typedef enum HeaderWord {
    HEADER_EDITION,
    HEADER_PLAYER,
    HEADER_OPTION,
    HEADER_SEED,
    HEADER_LAND,
    HEADER_MENHIR,
    HEADER_BONUS,
    HEADER_WORDS
} HeaderWord;

static const char *const header_words[HEADER_WORDS] = {"edition", "player", "option", "seed",
                                                       "land",    "menhir", "bonus"};

static bool refuse(Reader *r, RecordFault fault)
{
    r->error->fault = fault;
    return false;
}

static void copy_text(char *to, size_t capacity, const char *from, size_t size)
{
    if (size >= capacity)
        size = utf8_whole(from, capacity - 1);
    memcpy(to, from, size);
    to[size] = '\0';
}

static bool refuse_word(Reader *r, RecordFault fault, Word word, const char *wanted)
{
    copy_text(r->error->word, sizeof r->error->word, word.text, word.size);
    r->error->wanted = wanted;
    return refuse(r, fault);
}

static Word word_of(const char *text)
{
    return (Word){text, strlen(text), false};
}

static bool word_is(Word word, const char *text)
{
    return !word.quoted && word.size == strlen(text) && memcmp(word.text, text, word.size) == 0;
}

/* Cuts a line into words; a quoted text is one. False when a quotation is not closed or holds what
 * no record may, or there are more words than any statement has. */
static bool cut_words(Reader *r, const char *at, const char *end)
{
    r->word_count = r->next = 0;
    while (at < end) {
        if (*at == ' ' || *at == '\t' || *at == '\r') {
            at++;
            continue;
        }
        if (*at == '#')
            return true;
        if (r->word_count == MAX_WORDS)
            return refuse(r, RECORD_LINE_TOO_LONG);
        Word *word = &r->words[r->word_count++];
        word->quoted = *at == '"';
        if (word->quoted) {
            const char *close = memchr(at + 1, '"', (size_t)(end - at - 1));
            if (!close || !utf8_quotable(at + 1, (size_t)(close - at - 1)))
                return refuse(r, RECORD_TEXT);
            *word = (Word){at + 1, (size_t)(close - at - 1), true};
            at = close + 1;
        } else {
            word->text = at;
            while (at < end && *at != ' ' && *at != '\t' && *at != '\r' && *at != '#' && *at != '"')
                at++;
            word->size = (size_t)(at - word->text);
            if (!utf8_quotable(word->text, word->size))
                return refuse(r, RECORD_TEXT);
        }
    }
    return true;
}

static bool take(Reader *r, const char *wanted, Word *word)
{
    if (r->next == r->word_count) {
        r->error->wanted = wanted;
        return refuse(r, RECORD_MISSING_WORD);
    }
    *word = r->words[r->next++];
    return true;
}

/* Reads a decimal number without sign and leading zeros that fits `most`; false where there is
 * none. */
static bool scan_number(const char **at, const char *end, int most, int *value)
{
    const char *from = *at;
    *value = 0;
    while (*at < end && **at >= '0' && **at <= '9') {
        *value = *value * 10 + (**at - '0');
        if (*value > most)
            return false;
        ++*at;
    }
    return *at > from && (*from != '0' || *at == from + 1);
}

static bool take_number(Reader *r, int most, const char *wanted, int *value)
{
    Word word;
    if (!take(r, wanted, &word))
        return false;
    const char *at = word.text, *end = word.text + word.size;
    if (word.quoted || !scan_number(&at, end, most, value) || at != end)
        return refuse_word(r, RECORD_UNKNOWN_WORD, word, wanted);
    return true;
}

static bool take_choice(Reader *r, const char *const *choices, int count, const char *wanted,
                        int *choice)
{
    Word word;
    if (!take(r, wanted, &word))
        return false;
    for (*choice = 0; *choice < count; ++*choice)
        if (word_is(word, choices[*choice]))
            return true;
    return refuse_word(r, RECORD_UNKNOWN_WORD, word, wanted);
}

static bool scan_coordinate(const char **at, const char *end, int8_t *value)
{
    int number;
    bool minus = *at < end && **at == '-';
    if (minus)
        ++*at;
    if (!scan_number(at, end, MAX_COORDINATE, &number) || (minus && number == 0))
        return false;
    *value = (int8_t)(minus ? -number : number);
    return true;
}

static bool take_cell(Reader *r, Cell *cell)
{
    static const char wanted[] = "a cell such as 1,-2";
    Word word;
    if (!take(r, wanted, &word))
        return false;
    const char *at = word.text, *end = word.text + word.size;
    bool good = !word.quoted && scan_coordinate(&at, end, &cell->x) && at < end && *at++ == ',' &&
                scan_coordinate(&at, end, &cell->y) && at == end;
    return good || refuse_word(r, RECORD_UNKNOWN_WORD, word, wanted);
}

static bool take_end(Reader *r)
{
    if (r->next < r->word_count)
        return refuse_word(r, RECORD_SURPLUS_WORD, r->words[r->next], "");
    return true;
}

static bool read_version(Reader *r)
{
    Word word = r->word_count == 2 ? r->words[1] : (Word){"", 0, false};
    const char *at = word.text, *end = word.text + word.size;
    int version;
    if (r->word_count != 2 || !word_is(r->words[0], "aurochs") ||
        !scan_number(&at, end, 9999, &version) || at != end || version == 0)
        return refuse(r, RECORD_NOT_A_RECORD);
    if (version > RECORD_VERSION)
        return refuse_word(r, RECORD_NEWER_VERSION, word, "");
    return true;
}

static bool read_edition(Reader *r)
{
    static const char *const words[EDITIONS] = {
        [EDITION_SECOND] = "second", [EDITION_FIRST] = "first"};
    int edition;
    if (!take_choice(r, words, EDITIONS, "second or first", &edition))
        return false;
    r->record->setup.edition = (uint8_t)edition;
    return true;
}

static bool read_player(Reader *r)
{
    Setup *setup = &r->record->setup;
    if (setup->player_count == MAX_PLAYERS)
        return refuse_word(r, RECORD_SURPLUS_WORD, word_of("player"), "");
    Seat *seat = &setup->seats[setup->player_count];
    int colour, kind;
    Word name;
    if (!take_choice(r, colour_words, COLOURS, "yellow, red, green, blue or violet", &colour) ||
        !take(r, "a name in quotes", &name))
        return false;
    if (!name.quoted)
        return refuse_word(r, RECORD_UNKNOWN_WORD, name, "a name in quotes");
    if (name.size >= MAX_NAME)
        return refuse(r, RECORD_NAME_TOO_LONG);
    if (!take_choice(r, seat_words, SEAT_KINDS, "human, ai-easy, ai-normal or ai-hard", &kind))
        return false;
    *seat = (Seat){.colour = (uint8_t)colour, .kind = (uint8_t)kind};
    memcpy(seat->name, name.text, name.size);
    setup->player_count++;
    return true;
}

static bool read_option(Reader *r)
{
    static const char *const options[] = {"undo", "help"}, *const undo[] = {"on", "off"};
    int option, value;
    if (!take_choice(r, options, 2, "undo or help", &option))
        return false;
    if (option == 0) {
        if (!take_choice(r, undo, 2, "on or off", &value))
            return false;
        r->record->setup.undo_off = value == 1;
        return true;
    }
    if (!take_choice(r, help_words, HELPS, "family, standard or purist", &value))
        return false;
    r->record->setup.help = (uint8_t)value;
    return true;
}

static bool read_seed(Reader *r)
{
    static const char wanted[] = "1 to 16 hexadecimal digits in small letters";
    Word word;
    if (!take(r, wanted, &word))
        return false;
    bool good = !word.quoted && word.size <= 16;
    uint64_t seed = 0;
    for (size_t i = 0; good && i < word.size; i++) {
        char c = word.text[i];
        good = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
        seed = seed << 4 | (uint64_t)(c <= '9' ? c - '0' : c - 'a' + 10);
    }
    if (!good)
        return refuse_word(r, RECORD_UNKNOWN_WORD, word, wanted);
    r->record->setup.seeded = true;
    r->record->setup.seed = seed;
    r->record->seed_digits = (uint8_t)word.size;
    return true;
}

static bool read_stack(Reader *r, TileList *list)
{
    list->count = 0;
    while (r->next < r->word_count) {
        int number;
        if (list->count == MAX_TILES)
            return refuse(r, RECORD_LINE_TOO_LONG);
        if (!take_number(r, MAX_TILE_NUMBER, "a tile's number", &number))
            return false;
        list->numbers[list->count++] = (uint8_t)number;
    }
    return true;
}

static bool read_header(Reader *r, HeaderWord word)
{
    Setup *setup = &r->record->setup;
    unsigned bit = 1u << word;
    if (r->playing)
        return refuse_word(r, RECORD_HEADER_LATE, r->words[0], "");
    if (r->seen & bit && word != HEADER_PLAYER && word != HEADER_OPTION)
        return refuse_word(r, RECORD_TWICE, r->words[0], "");
    r->seen |= bit;
    switch (word) {
    case HEADER_EDITION:
        return read_edition(r) && take_end(r);
    case HEADER_PLAYER:
        return read_player(r) && take_end(r);
    case HEADER_OPTION:
        return read_option(r) && take_end(r);
    case HEADER_SEED:
        return read_seed(r) && take_end(r);
    case HEADER_LAND:
        return read_stack(r, &setup->land);
    case HEADER_MENHIR:
    case HEADER_BONUS:
        if (r->stack_word)
            return refuse_word(r, RECORD_TWICE, r->words[0], "");
        r->stack_word = header_words[word];
        r->record->special_listed = true;
        return read_stack(r, &setup->special);
    case HEADER_WORDS:
        break;
    }
    return true;
}

/* The header is complete: everything needed stands there, and the setup can be played. */
static bool begin_play(Reader *r)
{
    const Setup *setup = &r->record->setup;
    unsigned stacks = 1u << HEADER_LAND | 1u << HEADER_MENHIR | 1u << HEADER_BONUS;
    if (!(r->seen & 1u << HEADER_EDITION))
        return refuse_word(r, RECORD_HEADER_LACKS, word_of("edition"), "");
    if (!(r->seen & 1u << HEADER_PLAYER))
        return refuse_word(r, RECORD_HEADER_LACKS, word_of("player"), "");
    if (!(r->seen & (1u << HEADER_SEED | 1u << HEADER_LAND)))
        return refuse_word(r, RECORD_HEADER_LACKS, word_of("seed"), "");
    if (r->seen & 1u << HEADER_SEED && r->seen & stacks)
        return refuse(r, RECORD_SEED_AND_STACKS);
    r->edition = r->editions->of[setup->edition];
    if (!r->edition)
        return refuse_word(r, RECORD_NO_EDITION, word_of(ruleset_of(setup->edition)->word), "");
    if (r->stack_word && strcmp(r->stack_word, r->edition->rules.special_word) != 0)
        return refuse_word(r, RECORD_WRONG_STACK_WORD, word_of(r->stack_word),
                           r->edition->rules.special_word);
    r->error->setup_check = setup_check(r->edition, setup);
    if (r->error->setup_check != SETUP_OK)
        return refuse(r, RECORD_BAD_SETUP);
    game_new(r->edition, setup, &r->game, NULL);
    r->playing = true;
    return true;
}

static bool refuse_move(Reader *r, Verdict verdict)
{
    RecordError *error = r->error;
    error->verdict = verdict;
    if (verdict.check == MOVE_AREA_TAKEN || verdict.check == MOVE_SYSTEM_TAKEN) {
        Piece blocker = verdict.blocker;
        const TileSet *set = &r->edition->tiles;
        error->blocker_role = piece_role(set, blocker);
        error->blocker_cell = game_site_of_tile(&r->game, set->node[blocker.node].tile)->cell;
        error->blocker_colour = r->record->setup.seats[blocker.player].colour;
    }
    return refuse(r, RECORD_ILLEGAL_MOVE);
}

static bool add_statement(Reader *r, Statement statement)
{
    if (r->record->count == MAX_STATEMENTS)
        return refuse(r, RECORD_TOO_LONG);
    r->record->statements[r->record->count++] = statement;
    return true;
}

static bool read_move(Reader *r, MoveKind kind)
{
    static const char *const turns[] = {"r0", "r1", "r2", "r3"};
    Move move = {.kind = (uint8_t)kind};
    int value = 0;
    if ((kind == MOVE_PLACE || kind == MOVE_RECALL) && !take_cell(r, &move.cell))
        return false;
    if (kind == MOVE_PLACE && !take_choice(r, turns, 4, "r0, r1, r2 or r3", &value))
        return false;
    move.rotation = (uint8_t)value;
    value = 0;
    if ((kind == MOVE_MEEPLE || kind == MOVE_HUT) &&
        !take_number(r, MAX_ZONES - 1, "a zone number from 0 to 9", &value))
        return false;
    move.zone = (uint8_t)value;
    if (!take_end(r))
        return false;
    Verdict verdict = game_check(r->edition, &r->game, move);
    if (verdict.check != MOVE_OK)
        return refuse_move(r, verdict);
    if (!add_statement(r, (Statement){.kind = STATEMENT_MOVE, .move = move}))
        return false;
    game_advance(r->edition, &r->game, move, NULL);
    return true;
}

static bool read_expect(Reader *r)
{
    static const char *const checks[] = {"score", "end"};
    int check, players = r->game.player_count;
    Statement statement = {.kind = STATEMENT_EXPECT_END};
    if (!take_choice(r, checks, 2, "score or end", &check))
        return false;
    if (check == 1) {
        if (take_end(r) && r->game.phase != PHASE_END)
            return refuse(r, RECORD_NOT_THE_END);
        return r->error->fault == RECORD_OK && add_statement(r, statement);
    }
    statement.kind = STATEMENT_EXPECT_SCORE;
    for (int p = 0; p < players; p++) {
        int score;
        if (!take_number(r, 9999, "points of each player", &score))
            return false;
        statement.scores[p] = (uint16_t)score;
    }
    if (!take_end(r))
        return false;
    if (memcmp(statement.scores, r->game.scores, (size_t)players * sizeof(uint16_t)) != 0) {
        r->error->player_count = (uint8_t)players;
        memcpy(r->error->expected, statement.scores, sizeof statement.scores);
        memcpy(r->error->actual, r->game.scores, sizeof statement.scores);
        return refuse(r, RECORD_WRONG_SCORE);
    }
    return add_statement(r, statement);
}

static bool read_note(Reader *r)
{
    Record *record = r->record;
    Word note;
    if (!take(r, "a text in quotes", &note))
        return false;
    if (!note.quoted)
        return refuse_word(r, RECORD_UNKNOWN_WORD, note, "a text in quotes");
    if (note.size > (size_t)(MAX_NOTES - record->notes_size))
        return refuse(r, RECORD_TOO_LONG);
    Statement statement = {.kind = STATEMENT_NOTE, .note_at = (uint16_t)record->notes_size,
                           .note_size = (uint16_t)note.size};
    memcpy(record->notes + record->notes_size, note.text, note.size);
    if (!take_end(r) || !add_statement(r, statement))
        return false;
    record->notes_size += (int)note.size;
    return true;
}

static bool read_statement(Reader *r)
{
    static const char *const moves[] = {"place", "recall", "keep", "meeple", "hut", "pass"};
    Word first = r->words[r->next++];
    for (int i = 0; i < HEADER_WORDS; i++)
        if (word_is(first, header_words[i]))
            return read_header(r, (HeaderWord)i);
    bool is_expect = word_is(first, "expect"), is_note = word_is(first, "note");
    int kind = -1;
    for (int i = 0; i <= MOVE_PASS; i++)
        if (word_is(first, moves[i]))
            kind = i;
    if (kind < 0 && !is_expect && !is_note)
        return refuse_word(r, RECORD_UNKNOWN_STATEMENT, first, "");
    if (!r->playing && !begin_play(r))
        return false;
    if (is_expect)
        return read_expect(r);
    return is_note ? read_note(r) : read_move(r, (MoveKind)kind);
}

bool record_read(const Editions *editions, const char *text, size_t size, Record *record,
                 RecordError *error)
{
    Reader r = {.editions = editions, .record = record, .error = error};
    bool first = true;
    Setup none = {.player_count = 0};
    record_start(record, &none);
    record->special_listed = false;
    *error = (RecordError){.wanted = ""};
    const char *end = text + size, *line_end;
    for (const char *line = text; line < end; line = line_end + (line_end < end)) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        line_end = newline ? newline : end;
        error->line++;
        if (line_end - line > MAX_RECORD_LINE)
            return refuse(&r, RECORD_LINE_TOO_LONG);
        if (!cut_words(&r, line, line_end))
            return false;
        if (r.word_count == 0)
            continue;
        const Word *last = &r.words[r.word_count - 1];
        copy_text(error->statement, sizeof error->statement, r.words[0].text - r.words[0].quoted,
                  (size_t)(last->text + last->size + last->quoted -
                           (r.words[0].text - r.words[0].quoted)));
        if (!(first ? read_version(&r) : read_statement(&r)))
            return false;
        first = false;
    }
    if (first)
        return refuse(&r, RECORD_NOT_A_RECORD);
    return r.playing || begin_play(&r);
}
