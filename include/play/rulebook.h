/* The rulebook: pages of one matter each, read from the text files under assets/rules. All texts
 * are English as they stand in the files: the view translates them. In a text "**" encloses what is
 * bold, and "[name|words]" the words that decide what topics ask that name it. */
#ifndef PLAY_RULEBOOK_H
#define PLAY_RULEBOOK_H

#include "core/game.h"
#include "core/record.h"

enum {
    RULE_FILES = 10,
    MAX_RULE_TABS = 9,
    MAX_RULE_PAGES = 64,
    MAX_RULE_BLOCKS = 640,
    MAX_RULE_TOPICS = 128,
    MAX_RULE_LINKS = 8, /* of a page to others */
    MAX_RULE_RESTS = 8, /* headings of rulebooks that a page rests on */
    MAX_PAGE_RULINGS = 4,
    MAX_RULINGS = 32, /* their numbers are below it */
    MAX_RULE_EXAMPLES = 96,
    EVERY_EDITION = (1 << EDITIONS) - 1,
};

typedef enum RuleBlockKind {
    RULE_TEXT,    /* a paragraph */
    RULE_ICON,    /* a paragraph beside the picture `name` */
    RULE_ASK,     /* a question: the heading of the paragraphs after it */
    RULE_EXAMPLE, /* a land: `example` */
    RULE_MARK,    /* the sign `name` on `cell` of the example before */
    RULE_CAPTION  /* of the example before */
} RuleBlockKind;

typedef struct RuleBlock {
    uint8_t kind;     /* RuleBlockKind */
    uint8_t editions; /* bit 1 << EditionId for each that it is for */
    const char *name, *text;
    int example; /* index; RULE_EXAMPLE */
    Cell cell;
} RuleBlock;

/* A land that shows what a page is about. */
typedef struct RuleExample {
    Setup setup;
    Game game;
} RuleExample;

typedef struct RuleTab {
    const char *name;
    const char *icon[EDITIONS], *title[EDITIONS];
} RuleTab;

/* What a page rests on: a heading of the rulebook of these editions. */
typedef struct RuleRest {
    uint8_t editions;
    const char *heading;
} RuleRest;

typedef struct RulePage {
    const char *name;
    uint8_t tab;      /* index of its tab */
    uint8_t number;   /* of the page within its tab, from 1 */
    uint8_t editions; /* that have such a matter */
    const char *title[EDITIONS];
    const char *also;      /* synonyms to search by, with commas; may be empty */
    uint16_t first, count; /* its blocks */
    uint8_t link_count;    /* pages to see as well, by index */
    uint8_t links[MAX_RULE_LINKS];
    uint8_t rest_count, ruling_count;
    RuleRest rests[MAX_RULE_RESTS];
    uint8_t rulings[MAX_PAGE_RULINGS]; /* numbers */
} RulePage;

/* What may be asked, "sides-clash" say, and where it is answered. */
typedef struct RuleTopic {
    const char *name;
    uint8_t page;
    const char *decides; /* the name of the words that decide */
} RuleTopic;

typedef struct Rulebook {
    char *texts[RULE_FILES]; /* what all names and texts lie in */
    int tab_count, page_count, block_count, topic_count;
    RuleTab tabs[MAX_RULE_TABS];
    RulePage pages[MAX_RULE_PAGES];
    RuleBlock blocks[MAX_RULE_BLOCKS];
    int example_count;
    RuleExample *examples;
    RuleTopic topics[MAX_RULE_TOPICS];
    const char *rulings[MAX_RULINGS]; /* by number; NULL: there is none */
} Rulebook;

/* Reads the rulebook, and the records of its examples. False on error, with one line in `message`
 * that names file and line and says what is wrong; the book then has no pages. rulebook_free frees
 * it either way. */
bool rulebook_load(Rulebook *book, const Editions *editions, char *message, size_t capacity);
void rulebook_free(Rulebook *book);

/* The topic of this name, or NULL. */
const RuleTopic *rulebook_topic(const Rulebook *book, const char *name);

/* The page of this name, or -1. */
int rulebook_page(const Rulebook *book, const char *name);

/* A text without its marks, as much of it as has room. */
void rulebook_plain(const char *text, char *plain, size_t capacity);

/* A page that was found. */
typedef struct RuleHit {
    uint8_t page;
    uint8_t rank;     /* 0: by its title; 1: by a text; 2: by a synonym */
    const char *text; /* the text that was found, translated; NULL by the other two */
} RuleHit;

/* Finds pages of an edition by words, each of which begins a word of the page: without regard to
 * accents and to capitals. `translate` gives the texts in the reader's language. Returns how many,
 * the best first; of more than `most` the best. */
int rulebook_search(const Rulebook *book, EditionId edition, const char *words,
                    const char *(*translate)(const char *), RuleHit *hits, int most);

#endif
