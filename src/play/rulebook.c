#include "play/rulebook.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "lines.h"

const char *const rule_tabs[RULE_TABS] = {"turn",    "forest", "river", "grassland", "huts",
                                          "menhirs", "powers", "end",   "words"};

static const char *const words[RULE_LINE_KINDS] = {
    "text",  "icon", "ask",   "example", "mark", "caption", "title", "also",
    "topic", "see",  "rests", "rulings", "page", "tab",     "ruling"};

enum {
    NAMED = 1 << RULE_ICON | 1 << RULE_EXAMPLE | 1 << RULE_MARK | 1 << RULE_TOPIC | 1 << RULE_PAGE |
            1 << RULE_TAB | 1 << RULE_RULING,
    LISTS = 1 << RULE_SEE | 1 << RULE_RESTS | 1 << RULE_RULINGS /* several lines in one */
};

typedef struct Reader {
    Rulebook *book;
    const Editions *editions;
    Lines lines;
    int tab; /* index of the file */
} Reader;

/* Plays the record that an example names: so many moves, or all where it gives no number. */
static bool read_example(Reader *reader, RuleLine *line)
{
    char file[120];
    Rulebook *book = reader->book;
    if (book->example_count == MAX_RULE_EXAMPLES)
        return lines_refuse(&reader->lines, "too many examples");
    snprintf(file, sizeof file, "rules/examples/%s", line->name);
    Session *session = lines_game(&reader->lines, reader->editions, file);
    if (!session)
        return false;
    int moves, all = session_move_count(session);
    if (!lines_number(&reader->lines.rest, 0, all, &moves))
        moves = all;
    line->example = book->example_count++;
    book->examples[line->example] =
        (RuleExample){*session_setup(session), *session_game_at(session, moves)};
    session_free(session);
    return true;
}

static bool read_mark(Reader *reader, RuleLine *line)
{
    int x, y;
    if (sscanf(line->text, "%d,%d", &x, &y) != 2)
        return lines_refuse(&reader->lines, "a cell, \"1,-2\" say, is missing");
    line->cell = (Cell){(int8_t)x, (int8_t)y};
    return true;
}

static bool read_page(Reader *reader, RuleLine *line)
{
    Rulebook *book = reader->book;
    if (book->page_count == MAX_RULE_PAGES)
        return lines_refuse(&reader->lines, "too many pages");
    line->of = (int8_t)book->page_count++;
    RulePage *page = &book->pages[line->of];
    *page = (RulePage){line->name, (uint8_t)reader->tab, 1, line->editions};
    if (line->of > 0 && page[-1].tab == page->tab)
        page->number = page[-1].number + 1;
    return true;
}

/* The editions that a line is for: its next word is cut off where it names one. */
static uint8_t take_editions(char **rest)
{
    for (int e = 0; e < EDITIONS; e++) {
        const char *word = ruleset_of((EditionId)e)->word;
        size_t length = strlen(word);
        if (strncmp(*rest, word, length) == 0 && (*rest)[length] == ' ') {
            lines_word(rest);
            return (uint8_t)(1 << e);
        }
    }
    return EVERY_EDITION;
}

/* Cuts the next of several texts off `*rest`, without its comma and quotation marks. */
static char *take_item(char **rest)
{
    char *item = *rest + strspn(*rest, ", \"");
    *rest = item + strcspn(item, ",\"");
    if (**rest)
        *(*rest)++ = '\0';
    *rest += strspn(*rest, ", \"");
    return item;
}

static bool read_line(Reader *reader, int kind)
{
    Rulebook *book = reader->book;
    char **rest = &reader->lines.rest;
    RuleLine line = {.kind = (uint8_t)kind,
                     .editions = take_editions(rest),
                     .of = (int8_t)(kind == RULE_TAB ? reader->tab : book->page_count - 1),
                     .name = NAMED >> kind & 1 ? lines_word(rest) : ""};
    do {
        line.text = LISTS >> kind & 1 ? take_item(rest) : *rest;
        if (!*line.text && kind != RULE_PAGE)
            return lines_refuse(&reader->lines, "a text is missing");
        if (book->line_count == MAX_RULE_LINES)
            return lines_refuse(&reader->lines, "too many lines");
        if ((kind == RULE_EXAMPLE && !read_example(reader, &line)) ||
            (kind == RULE_MARK && !read_mark(reader, &line)) ||
            (kind == RULE_PAGE && !read_page(reader, &line)))
            return false;
        book->lines[book->line_count++] = line;
    } while (LISTS >> kind & 1 && **rest);
    return true;
}

static bool read_file(Reader *reader)
{
    for (const char *word; (word = lines_next(&reader->lines));) {
        int kind = lines_kind(&reader->lines, word, words, RULE_LINE_KINDS);
        if (kind < 0 || !read_line(reader, kind))
            return false;
    }
    return true;
}

/* Whether all that is shown or led to is there. */
static bool whole(Reader *reader)
{
    const Rulebook *book = reader->book;
    for (int i = 0; i < book->line_count; i++) {
        const RuleLine *line = &book->lines[i];
        if ((line->kind == RULE_SEE && !rulebook_named(book, RULE_PAGE, line->text)) ||
            (line->kind == RULE_RULINGS && !rulebook_named(book, RULE_RULING, line->text)))
            return lines_refuse(&reader->lines, "there is no \"%s\"", line->text);
    }
    for (EditionId e = 0; e < EDITIONS; e++) {
        for (int t = 0; t < RULE_TABS; t++)
            if (!rulebook_line(book, RULE_TAB, t, e))
                return lines_refuse(&reader->lines, "there is no tab \"%s\"", rule_tabs[t]);
        for (int p = 0; p < book->page_count; p++)
            if (book->pages[p].editions >> e & 1 &&
                !(rulebook_line(book, RULE_TITLE, p, e) && rulebook_line(book, RULE_TEXT, p, e) &&
                  rulebook_line(book, RULE_ALSO, p, e)))
                return lines_refuse(&reader->lines, "page \"%s\" lacks title, text or \"also\"",
                                    book->pages[p].name);
    }
    return true;
}

bool rulebook_load(Rulebook *book, const Editions *editions, char *message, size_t capacity)
{
    char file[40];
    Reader reader = {.book = book, .editions = editions};
    *book = (Rulebook){.examples = malloc(MAX_RULE_EXAMPLES * sizeof *book->examples)};
    bool good = book->examples != NULL;
    if (!good)
        utf8_print(message, capacity, "the rulebook: no memory");
    for (int f = 0; good && f < RULE_FILES; f++) {
        reader.tab = f;
        snprintf(file, sizeof file, "rules/%s.txt", f < RULE_TABS ? rule_tabs[f] : "rulings");
        good = lines_open(&reader.lines, file, message, capacity);
        book->texts[f] = reader.lines.text;
        good = good && read_file(&reader);
    }
    good = good && whole(&reader);
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

const RuleLine *rulebook_named(const Rulebook *book, RuleLineKind kind, const char *name)
{
    for (int i = 0; i < book->line_count; i++)
        if (book->lines[i].kind == kind && strcmp(book->lines[i].name, name) == 0)
            return &book->lines[i];
    return NULL;
}

const RuleLine *rulebook_line(const Rulebook *book, RuleLineKind kind, int of, EditionId edition)
{
    for (int i = 0; i < book->line_count; i++)
        if (book->lines[i].kind == kind && book->lines[i].of == of &&
            book->lines[i].editions >> edition & 1)
            return &book->lines[i];
    return NULL;
}

const RuleLine *rulebook_next(const Rulebook *book, int page, EditionId edition,
                              const RuleLine *line)
{
    const RuleLine *end = book->lines + book->line_count;
    for (line = line ? line + 1 : book->lines; line < end; line++)
        if (line->of == page && line->kind < RULE_PAGE &&
            line->editions & book->pages[page].editions & 1 << edition)
            return line;
    return NULL;
}

void rulebook_plain(const char *text, char *plain, size_t capacity)
{
    size_t size = 0;
    for (; *text && size + 1 < capacity; text++) {
        if (*text == '[') {
            const char *marked = strchr(text, '|');
            text = marked ? marked : text;
        } else if (*text != ']' && *text != '*') {
            plain[size++] = *text;
        }
    }
    plain[utf8_whole(plain, size)] = '\0';
}

/* The sought words that begin one of `text`, as bits in their order. */
static unsigned words_in(const char *text, const char *sought)
{
    char plain[800], folded[800], wanted[100];
    unsigned found = 0, bit = 1;
    rulebook_plain(text, plain, sizeof plain);
    utf8_fold(folded, sizeof folded, plain);
    utf8_fold(wanted, sizeof wanted, sought);
    for (char *word = strtok(wanted, " "); word; word = strtok(NULL, " "), bit <<= 1)
        for (const char *at = folded; !(found & bit) && (at = strstr(at, word)); at++)
            found |= at == folded || !utf8_letter(at[-1]) ? bit : 0;
    return found;
}

static int count_bits(unsigned bits)
{
    return bits ? 1 + count_bits(bits & (bits - 1)) : 0;
}

/* Where a page has the words: all in its title, all in one text, or here and there. */
enum { BY_TITLE, BY_TEXT, BY_PAGE, RANKS };

/* Returns that, or RANKS; the hit's line has the most of them. */
static int rank_of(const Rulebook *book, EditionId edition, const char *sought,
                   const char *(*translate)(const char *), RuleHit *hit)
{
    static const int texts = 1 << RULE_TEXT | 1 << RULE_ICON | 1 << RULE_ASK | 1 << RULE_CAPTION;
    unsigned all = words_in(sought, sought), together = 0;
    int best = 0;
    for (const RuleLine *line = NULL; (line = rulebook_next(book, hit->page, edition, line));) {
        bool title = line->kind == RULE_TITLE, text = texts >> line->kind & 1;
        if (!title && !text && line->kind != RULE_ALSO)
            continue;
        unsigned found = words_in(translate(line->text), sought);
        int worth = count_bits(found) << (text ? 6 : 0); /* a text tells more */
        together |= found;
        if (title && all && found == all) {
            hit->line = line;
            return BY_TITLE;
        }
        hit->line = worth > best ? line : hit->line;
        best = worth > best ? worth : best;
    }
    if (!all || together != all)
        return RANKS;
    return best == count_bits(all) << 6 ? BY_TEXT : BY_PAGE;
}

int rulebook_search(const Rulebook *book, EditionId edition, const char *sought,
                    const char *(*translate)(const char *), RuleHit *hits, int most)
{
    RuleHit found[MAX_RULE_PAGES];
    int ranks[MAX_RULE_PAGES], count = 0;
    for (int p = 0; p < book->page_count; p++) {
        found[p] = (RuleHit){p, NULL};
        ranks[p] = rank_of(book, edition, sought, translate, &found[p]);
    }
    for (int rank = 0; rank < RANKS; rank++)
        for (int p = 0; p < book->page_count && count < most; p++)
            if (ranks[p] == rank)
                hits[count++] = found[p];
    return count;
}
