/* A line is a word, which says what the line is, and its rest. Where "second" or "first" comes
 * next the line is for that edition alone. Pages name others before those are read: links and
 * topics are looked up last. */
#include "play/rulebook.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "lines.h"

static const char *const files[RULE_FILES] = {
    "rules/turn.txt",  "rules/forest.txt",  "rules/river.txt",  "rules/grassland.txt",
    "rules/huts.txt",  "rules/menhirs.txt", "rules/powers.txt", "rules/end.txt",
    "rules/words.txt", "rules/rulings.txt"};

/* A link to a page that is not known yet. */
typedef struct Pending {
    const char *wanted;
    Lines line; /* that names it */
    uint8_t *link;
} Pending;

typedef struct Reader {
    Rulebook *book;
    Lines lines;
    const Editions *editions;
    uint8_t for_editions; /* of the line that is read */
    RulePage *page;       /* the last one begun, or NULL */
    int pending_count;
    Pending pending[MAX_RULE_PAGES * MAX_RULE_LINKS];
} Reader;

/* Cuts the text up to the next comma off `*rest`. */
static char *take_item(char **rest)
{
    char *item = *rest + strspn(*rest, ", ");
    *rest = item + strcspn(item, ",");
    if (**rest)
        *(*rest)++ = '\0';
    return item;
}

/* Sets a value for the editions of the line. */
static void set_for(const Reader *reader, const char *of[EDITIONS], const char *value)
{
    for (int e = 0; e < EDITIONS; e++)
        if (reader->for_editions >> e & 1)
            of[e] = value;
}

/* Plays the first `moves` moves of a record of assets/rules/examples, -1 for all. */
static bool play_example(Reader *reader, const char *name, int moves, RuleExample *example)
{
    char file[120];
    snprintf(file, sizeof file, "rules/examples/%s", name);
    Session *session = lines_game(&reader->lines, reader->editions, file);
    if (session) {
        int all = session_move_count(session);
        example->setup = *session_setup(session);
        example->game = *session_game_at(session, moves >= 0 && moves < all ? moves : all);
    }
    session_free(session);
    return session != NULL;
}

static bool read_example(Reader *reader, RuleBlock *block)
{
    Rulebook *book = reader->book;
    int moves = -1;
    block->example = book->example_count;
    if (strcmp(reader->lines.rest, "-") != 0 &&
        !lines_number(&reader->lines.rest, 0, MAX_GAME_MOVES, &moves))
        return lines_refuse(&reader->lines, "a number of moves, or \"-\" for all, is missing");
    if (book->example_count == MAX_RULE_EXAMPLES)
        return lines_refuse(&reader->lines, "too many examples");
    return play_example(reader, block->name, moves, &book->examples[book->example_count++]);
}

static bool read_mark(Reader *reader, RuleBlock *block)
{
    int x, y;
    char *comma = strchr(reader->lines.rest, ',');
    if (comma)
        *comma = ' ';
    if (!lines_number(&reader->lines.rest, -MAX_COORDINATE, MAX_COORDINATE, &x) ||
        !lines_number(&reader->lines.rest, -MAX_COORDINATE, MAX_COORDINATE, &y))
        return lines_refuse(&reader->lines, "a cell, \"1,-2\" say, is missing");
    block->cell = (Cell){(int8_t)x, (int8_t)y};
    return true;
}

static bool read_block(Reader *reader, RuleBlockKind kind)
{
    Rulebook *book = reader->book;
    if (!reader->page || book->block_count == MAX_RULE_BLOCKS)
        return lines_refuse(&reader->lines,
                            reader->page ? "too many blocks" : "there is no page yet");
    RuleBlock *block = &book->blocks[book->block_count++];
    reader->page->count++;
    *block = (RuleBlock){.kind = (uint8_t)kind, .editions = reader->for_editions};
    if (kind == RULE_ICON || kind == RULE_EXAMPLE || kind == RULE_MARK)
        block->name = lines_word(&reader->lines.rest);
    if (kind == RULE_EXAMPLE)
        return read_example(reader, block);
    if (kind == RULE_MARK)
        return read_mark(reader, block);
    block->text = reader->lines.rest;
    return *block->text || lines_refuse(&reader->lines, "a text is missing");
}

static bool read_tab(Reader *reader)
{
    Rulebook *book = reader->book;
    const char *name = lines_word(&reader->lines.rest);
    RuleTab *tab = book->tab_count ? &book->tabs[book->tab_count - 1] : NULL;
    if (!tab || strcmp(tab->name, name) != 0) {
        if (book->tab_count == MAX_RULE_TABS)
            return lines_refuse(&reader->lines, "too many tabs");
        tab = &book->tabs[book->tab_count++];
        tab->name = name;
    }
    set_for(reader, tab->icon, lines_word(&reader->lines.rest));
    set_for(reader, tab->title, reader->lines.rest);
    return true;
}

static bool read_page(Reader *reader)
{
    Rulebook *book = reader->book;
    if (book->page_count == MAX_RULE_PAGES || book->tab_count == 0)
        return lines_refuse(&reader->lines,
                            book->tab_count ? "too many pages" : "there is no tab yet");
    RulePage *page = &book->pages[book->page_count];
    const RulePage *before = book->page_count ? page - 1 : NULL;
    *page = (RulePage){.name = lines_word(&reader->lines.rest),
                       .tab = (uint8_t)(book->tab_count - 1),
                       .editions = EVERY_EDITION,
                       .also = "",
                       .first = (uint16_t)book->block_count};
    page->number = before && before->tab == page->tab ? before->number + 1 : 1;
    if (rulebook_page(book, page->name) >= 0)
        return lines_refuse(&reader->lines, "there is a page \"%s\" already", page->name);
    book->page_count++;
    reader->page = page;
    return true;
}

static bool read_title(Reader *reader)
{
    set_for(reader, reader->page->title, reader->lines.rest);
    return *reader->lines.rest || lines_refuse(&reader->lines, "a title is missing");
}

/* "Heading", "Heading": without their quotation marks. */
static bool read_rests(Reader *reader)
{
    RulePage *page = reader->page;
    char *at = reader->lines.rest;
    while ((at = strchr(at, '"'))) {
        char *heading = at + 1;
        at = strchr(heading, '"');
        if (!at || page->rest_count == MAX_RULE_RESTS)
            return lines_refuse(&reader->lines,
                                at ? "too many headings" : "a quotation mark is missing");
        *at++ = '\0';
        page->rests[page->rest_count++] = (RuleRest){reader->for_editions, heading};
    }
    return true;
}

static bool read_see(Reader *reader)
{
    for (const char *name = take_item(&reader->lines.rest); *name;
         name = take_item(&reader->lines.rest)) {
        if (reader->page->link_count == MAX_RULE_LINKS)
            return lines_refuse(&reader->lines, "too many pages to see");
        reader->pending[reader->pending_count++] =
            (Pending){name, reader->lines, &reader->page->links[reader->page->link_count++]};
    }
    return true;
}

static bool read_rulings(Reader *reader)
{
    for (int number; *reader->lines.rest;) {
        char *item = take_item(&reader->lines.rest);
        if (reader->page->ruling_count == MAX_PAGE_RULINGS ||
            !lines_number(&item, 1, MAX_RULINGS - 1, &number))
            return lines_refuse(&reader->lines, "these are no rulings, or too many");
        reader->page->rulings[reader->page->ruling_count++] = (uint8_t)number;
    }
    return true;
}

static bool read_topic(Reader *reader)
{
    Rulebook *book = reader->book;
    if (book->topic_count == MAX_RULE_TOPICS)
        return lines_refuse(&reader->lines, "too many topics");
    const char *name = lines_word(&reader->lines.rest);
    if (rulebook_topic(book, name))
        return lines_refuse(&reader->lines, "there is a topic \"%s\" already", name);
    book->topics[book->topic_count++] =
        (RuleTopic){name, (uint8_t)(reader->page - book->pages), lines_word(&reader->lines.rest)};
    return true;
}

/* "ruling 3 ..." outside a page is one of the rulings; "ruling 3, 4" inside names them. */
static bool read_ruling(Reader *reader)
{
    int number;
    if (reader->page)
        return read_rulings(reader);
    if (!lines_number(&reader->lines.rest, 1, MAX_RULINGS - 1, &number))
        return lines_refuse(&reader->lines, "a ruling's number is missing");
    reader->book->rulings[number] = reader->lines.rest;
    return true;
}

static bool read_line(Reader *reader, const char *word)
{
    static const char *const blocks[] = {"text", "icon", "ask", "example", "mark", "caption"};
    static const struct {
        const char *word;
        bool (*read)(Reader *reader);
        bool in_page; /* it belongs to a page */
    } others[] = {{"tab", read_tab, false},       {"page", read_page, false},
                  {"ruling", read_ruling, false}, {"title", read_title, true},
                  {"rests", read_rests, true},    {"see", read_see, true},
                  {"topic", read_topic, true}};
    for (int kind = RULE_TEXT; kind <= RULE_CAPTION; kind++)
        if (strcmp(word, blocks[kind]) == 0)
            return read_block(reader, (RuleBlockKind)kind);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strcmp(word, others[i].word) == 0)
            return (reader->page || !others[i].in_page ||
                    lines_refuse(&reader->lines, "there is no page yet")) &&
                   others[i].read(reader);
    if (reader->page && strcmp(word, "also") == 0)
        reader->page->also = reader->lines.rest;
    else if (reader->page && strcmp(word, "for") == 0)
        reader->page->editions = reader->for_editions;
    else
        return lines_refuse(&reader->lines, "\"%s\" is no line of the rulebook", word);
    return true;
}

/* The editions that a line is for: its next word is cut off where it names one. */
static uint8_t take_editions(char **rest)
{
    for (int e = 0; e < EDITIONS; e++) {
        const char *word = ruleset_of((EditionId)e)->word;
        size_t length = strlen(word);
        if (strncmp(*rest, word, length) == 0 && ((*rest)[length] == ' ' || !(*rest)[length])) {
            lines_word(rest);
            return (uint8_t)(1 << e);
        }
    }
    return EVERY_EDITION;
}

static bool read_file(Reader *reader)
{
    reader->page = NULL;
    for (const char *word; (word = lines_next(&reader->lines));) {
        reader->for_editions = take_editions(&reader->lines.rest);
        if (!read_line(reader, word))
            return false;
    }
    return true;
}

/* Whether words of the page decide what `topic` asks, in each edition that has the page. */
static bool decided(const Rulebook *book, const RuleTopic *topic)
{
    char opening[80];
    const RulePage *page = &book->pages[topic->page];
    uint8_t editions = 0;
    snprintf(opening, sizeof opening, "[%s|", topic->decides);
    for (int i = page->first; i < page->first + page->count; i++)
        if (book->blocks[i].text && strstr(book->blocks[i].text, opening))
            editions |= book->blocks[i].editions;
    return (editions & page->editions) == page->editions;
}

/* Looks up what was named before it was read, and what must be there. */
static bool join(Reader *reader)
{
    Rulebook *book = reader->book;
    for (int i = 0; i < reader->pending_count; i++) {
        Pending *pending = &reader->pending[i];
        int page = rulebook_page(book, pending->wanted);
        if (page < 0)
            return lines_refuse(&pending->line, "there is no page \"%s\"", pending->wanted);
        *pending->link = (uint8_t)page;
    }
    for (int i = 0; i < book->topic_count; i++)
        if (!decided(book, &book->topics[i]))
            return lines_refuse(&reader->lines, "page \"%s\" does not decide \"%s\"",
                                book->pages[book->topics[i].page].name, book->topics[i].name);
    for (int i = 0; i < book->page_count; i++)
        for (int r = 0; r < book->pages[i].ruling_count; r++)
            if (!book->rulings[book->pages[i].rulings[r]])
                return lines_refuse(&reader->lines, "there is no ruling %d",
                                    book->pages[i].rulings[r]);
    return true;
}

bool rulebook_load(Rulebook *book, const Editions *editions, char *message, size_t capacity)
{
    Reader reader = {.book = book, .editions = editions};
    *book = (Rulebook){.examples = malloc(MAX_RULE_EXAMPLES * sizeof *book->examples)};
    bool good = book->examples != NULL;
    if (!good)
        utf8_print(message, capacity, "the rulebook: no memory");
    for (int f = 0; good && f < RULE_FILES; f++) {
        good = lines_open(&reader.lines, files[f], message, capacity);
        book->texts[f] = reader.lines.text;
        good = good && read_file(&reader);
    }
    good = good && join(&reader);
    if (!good)
        rulebook_free(book);
    return good;
}

void rulebook_free(Rulebook *book)
{
    for (int f = 0; f < RULE_FILES; f++)
        free(book->texts[f]);
    free(book->examples);
    *book = (Rulebook){0};
}

const RuleTopic *rulebook_topic(const Rulebook *book, const char *name)
{
    for (int i = 0; i < book->topic_count; i++)
        if (strcmp(book->topics[i].name, name) == 0)
            return &book->topics[i];
    return NULL;
}

int rulebook_page(const Rulebook *book, const char *name)
{
    for (int i = 0; i < book->page_count; i++)
        if (strcmp(book->pages[i].name, name) == 0)
            return i;
    return -1;
}

void rulebook_plain(const char *text, char *plain, size_t capacity)
{
    size_t size = 0;
    for (; *text && size + 1 < capacity; text++) {
        if (*text == '[') {
            const char *words = strchr(text, '|');
            text = words ? words : text;
        } else if (*text != ']' && *text != '*') {
            plain[size++] = *text;
        }
    }
    plain[utf8_whole(plain, size)] = '\0';
}

/* Whether each of the folded `words` begins a word of `text`. */
static bool has_words(const char *text, const char *words)
{
    char plain[800], folded[800], wanted[100];
    rulebook_plain(text, plain, sizeof plain);
    utf8_fold(folded, sizeof folded, plain);
    utf8_fold(wanted, sizeof wanted, words);
    bool all = true;
    for (char *word = strtok(wanted, " "); word && all; word = strtok(NULL, " ")) {
        all = false;
        for (const char *at = folded; !all && (at = strstr(at, word)); at++)
            all = at == folded || !utf8_letter(at[-1]);
    }
    return all;
}

int rulebook_search(const Rulebook *book, EditionId edition, const char *words,
                    const char *(*translate)(const char *), RuleHit *hits, int most)
{
    int count = 0;
    if (!words[strspn(words, " ")])
        return 0;
    for (int rank = 0; rank < 3; rank++)
        for (int p = 0; p < book->page_count && count < most; p++) {
            const RulePage *page = &book->pages[p];
            RuleHit hit = {(uint8_t)p, (uint8_t)rank, NULL};
            bool known = !(page->editions >> edition & 1), found = false;
            for (int i = 0; i < count; i++)
                known = known || hits[i].page == p;
            if (known)
                continue;
            if (rank == 0)
                found = has_words(translate(page->title[edition]), words);
            for (int i = page->first; rank == 1 && !found && i < page->first + page->count; i++)
                if (book->blocks[i].text && book->blocks[i].editions >> edition & 1) {
                    hit.text = translate(book->blocks[i].text);
                    found = has_words(hit.text, words);
                }
            if (rank == 2)
                found = has_words(translate(page->also), words);
            if (found)
                hits[count++] = hit;
        }
    return count;
}
