/* The game record: one text format for autosave, save game, replay, puzzle, bug report and test. A
 * record holds decisions, never clicks; whatever has no choice has no line. */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "core/query.h"

enum {
    RECORD_VERSION = 1,
    MAX_GAME_MOVES = 3 * MAX_TILES, /* no tile is placed twice, and a turn has at most three
                                       decisions: place, take back, put */
    MAX_REMARKS = 1024,             /* checks and notes of one record */
    MAX_STATEMENTS = MAX_GAME_MOVES + MAX_REMARKS, /* so that a game in play never meets a limit */
    MAX_NOTES = 32768,                             /* bytes of all notes together */
    MAX_RECORD_LINE = 1024,                        /* bytes of one line */
};

typedef enum StatementKind {
    STATEMENT_MOVE,
    STATEMENT_EXPECT_SCORE, /* a check: each player's points now */
    STATEMENT_EXPECT_END,   /* a check: the game is over here */
    STATEMENT_NOTE          /* kept, never played */
} StatementKind;

typedef struct Statement {
    uint8_t kind; /* StatementKind */
    Move move;
    uint16_t scores[MAX_PLAYERS];
    uint16_t note_at, note_size; /* bytes in Record.notes, without quotes */
} Statement;

typedef struct Record {
    Setup setup;
    uint8_t seed_digits; /* the seed's digits as written, leading zeros included */
    bool special_listed; /* the special stack has a line, be it empty */
    int count;
    Statement statements[MAX_STATEMENTS];
    int notes_size;
    char notes[MAX_NOTES];
} Record;

typedef enum RecordFault {
    RECORD_OK,
    RECORD_NOT_A_RECORD,  /* the first line is not "aurochs N" */
    RECORD_NEWER_VERSION, /* word: the version */
    RECORD_TEXT,          /* bytes that are no UTF-8 text */
    RECORD_LINE_TOO_LONG,
    RECORD_TOO_LONG,          /* more checks and notes than a Record holds */
    RECORD_UNKNOWN_STATEMENT, /* word */
    RECORD_UNKNOWN_WORD,      /* word; wanted: what may stand there */
    RECORD_MISSING_WORD,      /* wanted */
    RECORD_SURPLUS_WORD,      /* word */
    RECORD_NAME_TOO_LONG,
    RECORD_TWICE,        /* word: a header statement that stood already */
    RECORD_HEADER_LATE,  /* word: a header statement after the first move */
    RECORD_HEADER_LACKS, /* word: edition, player or land */
    RECORD_SEED_AND_STACKS,
    RECORD_WRONG_STACK_WORD, /* word: the other edition's word for the special stack */
    RECORD_NO_EDITION,       /* word: an edition that is not loaded */
    RECORD_BAD_SETUP,        /* setup_check */
    RECORD_ILLEGAL_MOVE,     /* verdict */
    RECORD_WRONG_SCORE,      /* expected, actual */
    RECORD_NOT_THE_END,
    RECORD_FAULTS
} RecordFault;

/* Why a record was refused. Words are made of it elsewhere, in the player's language. */
typedef struct RecordError {
    RecordFault fault;
    int line;           /* 1 is the first; 0: there is none */
    char statement[64]; /* the line's beginning, without its comment */
    char word[64];
    const char *wanted; /* English words of the format, never NULL */
    SetupCheck setup_check;
    Verdict verdict;
    Role blocker_role; /* of verdict.blocker; blocker_cell is where it stands */
    Cell blocker_cell;
    uint8_t blocker_colour;
    uint8_t player_count;
    uint16_t expected[MAX_PLAYERS], actual[MAX_PLAYERS];
} RecordError;

/* Editions by EditionId; NULL for one that is not loaded. */
typedef struct Editions {
    const Edition *of[EDITIONS];
} Editions;

/* Reads a record from any bytes and plays it through game_check. On error returns false and fills
 * `error`; `record` then holds what was read so far. */
bool record_read(const Editions *editions, const char *text, size_t size, Record *record,
                 RecordError *error);

/* Starts an empty record of `setup`. */
void record_start(Record *record, const Setup *setup);

/* Appends a legal move; there is room for all of a game. False when there is none. */
bool record_add_move(Record *record, Move move);

/* Puts a note before statement `at` (0..count): UTF-8 without quotation marks and control
 * characters. False, with nothing changed, where there is no room for it. */
bool record_add_note(Record *record, int at, const char *text);

/* Writes the record's text with a closing NUL, as far as `capacity` bytes allow, and returns the
 * bytes that the whole takes without the NUL. Reading it gives the same record again. */
size_t record_write(const Record *record, char *text, size_t capacity);

/* The words of records, by what they stand for: the same for reading and for writing. */
extern const char *const colour_words[COLOURS];
extern const char *const seat_words[SEAT_KINDS];
extern const char *const help_words[HELPS];

#endif
