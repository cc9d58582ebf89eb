/* The rulebook: the lines of the text files under assets/rules, of which assets/README.md tells the
 * form, and the pages that they make up. All texts are English as they stand in the files: the view
 * translates them. In a text "**" encloses what is bold, and "[name|words]" the words that decide
 * what topics ask that name it. */
#ifndef PLAY_RULEBOOK_H
#define PLAY_RULEBOOK_H

#include "core/game.h"
#include "core/record.h"

enum {
    RULE_TABS = 9, /* a file each */
    RULE_FILES,    /* and one with the rulings */
    MAX_RULE_PAGES = 64,
    MAX_RULE_LINES = 1200,
    MAX_RULE_EXAMPLES = 96,
    EVERY_EDITION = (1 << EDITIONS) - 1
};

typedef enum RuleLineKind {
    RULE_TEXT,    /* a paragraph */
    RULE_ICON,    /* a paragraph beside the picture `name` */
    RULE_ASK,     /* a question: the heading of the paragraphs after it */
    RULE_EXAMPLE, /* a land: `example` */
    RULE_MARK,    /* the sign `name` on `cell` of the example before */
    RULE_CAPTION, /* of the example before */
    RULE_TITLE,   /* of the page */
    RULE_ALSO,    /* words that find the page, with commas */
    RULE_TOPIC, /* what may be asked, "sides-clash" say; text: the name of the words that decide */
    RULE_SEE,   /* the name of a page to see as well */
    RULE_RESTS, /* a heading of the printed rulebook, on which the page rests */
    RULE_RULINGS, /* the number of a ruling, on which it rests */
    RULE_PAGE,    /* begins the page `name` */
    RULE_TAB,     /* the title of a tab, with the icon `name` */
    RULE_RULING,  /* the ruling of the number `name` */
    RULE_LINE_KINDS
} RuleLineKind;

typedef struct RuleLine {
    uint8_t kind;     /* RuleLineKind */
    uint8_t editions; /* bit 1 << EditionId for each that it is for */
    int8_t of;        /* index of its page; RULE_TAB: of the tab */
    const char *name, *text;
    int example; /* index */
    Cell cell;
} RuleLine;

/* A land that shows what a page is about. */
typedef struct RuleExample {
    Setup setup;
    Game game;
} RuleExample;

typedef struct RulePage {
    const char *name;
    uint8_t tab;      /* index of its tab */
    uint8_t number;   /* of the page within its tab, from 1 */
    uint8_t editions; /* that have such a matter */
} RulePage;

typedef struct Rulebook {
    char *texts[RULE_FILES]; /* what all names and texts lie in */
    int page_count, line_count, example_count;
    RulePage pages[MAX_RULE_PAGES];
    RuleLine lines[MAX_RULE_LINES];
    RuleExample *examples;
} Rulebook;

/* The names of the tabs. */
extern const char *const rule_tabs[RULE_TABS];

/* Reads the rulebook, and the records of its examples. False on error, with one line in `message`
 * that names file and line and says what is wrong; the book then has no pages. rulebook_free frees
 * it either way. */
bool rulebook_load(Rulebook *book, const Editions *editions, char *message, size_t capacity);
void rulebook_free(Rulebook *book);

/* The line of a kind with this name, or NULL. */
const RuleLine *rulebook_named(const Rulebook *book, RuleLineKind kind, const char *name);

/* The first line of a kind for an edition, on a page or of a tab, or NULL. */
const RuleLine *rulebook_line(const Rulebook *book, RuleLineKind kind, int of, EditionId edition);

/* The line of a page for an edition that comes after another one, after NULL the first; NULL behind
 * the last. */
const RuleLine *rulebook_next(const Rulebook *book, int page, EditionId edition,
                              const RuleLine *line);

/* A text without its marks, as much of it as has room. */
void rulebook_plain(const char *text, char *plain, size_t capacity);

/* A page that was found, and the line that has the words, or most of them. */
typedef struct RuleHit {
    int page;
    const RuleLine *line;
} RuleHit;

/* Finds pages of an edition by words, each of which begins a word there: all of them in the title,
 * then in one text, then anywhere on the page and among the words that find it; without regard to
 * accents and to capitals. `translate` gives the texts in the reader's language. Returns how many,
 * the best first; of more than `most` the best. */
int rulebook_search(const Rulebook *book, EditionId edition, const char *words,
                    const char *(*translate)(const char *), RuleHit *hits, int most);

#endif
