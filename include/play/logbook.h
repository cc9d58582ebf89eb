/* The game told turn by turn: every award with its items, every tile discarded, every extra turn,
 * and what each player has of it. Made anew from a session whenever wanted: a whole game takes less
 * than a millisecond, so that undo needs no care. */
#ifndef PLAY_LOGBOOK_H
#define PLAY_LOGBOOK_H

#include "play/breakdown.h"

/* More than a game can bring: a piece put brings one award, huts and hunters left at the end two,
 * a special tile's power one; each tile is discarded or gives a turn, which earns one extra at
 * most. */
enum { MAX_LOG_ENTRIES = 512 };

typedef enum LogKind {
    LOG_AWARD,      /* award: its player has `total` points after it */
    LOG_DISCARD,    /* tile: drawn by player, fits nowhere */
    LOG_EXTRA_TURN, /* player earned one; node: a zone of the forest. lapsed: none followed, as no
                       tile of the special stack was left that fitted */
    LOG_FINAL       /* the final scoring begins; the awards that follow belong to it */
} LogKind;

typedef struct LogEntry {
    uint8_t kind; /* LogKind */
    uint8_t player;
    uint8_t turn; /* placements made by then, as in Game.turn: the first one's is 1; 0: before it */
    uint8_t tile; /* index in the tile set: discarded, else the one laid; NO_TILE on turn 0 */
    int16_t move; /* the session's move that brought it; -1: the start of the game */
    uint16_t node; /* award and extra turn: a zone of the area; else NO_NODE */
    uint16_t total;
    bool by_shrine; /* award of a meadow: the shrine's hunter has it, whoever is more */
    bool lapsed;
    Award award;
} LogEntry;

typedef struct LogStanding {
    uint16_t points;                  /* so far */
    uint16_t projected;               /* if the game ended now, as game_project */
    uint16_t groups[POINT_GROUPS];    /* `points` by where they came from */
    uint16_t forecasts[POINT_GROUPS]; /* `projected` likewise, so never less */
} LogStanding;

typedef struct Logbook {
    int player_count;
    int entry_count;
    LogEntry entries[MAX_LOG_ENTRIES]; /* as they happened */
    LogStanding standings[MAX_PLAYERS];
} Logbook;

/* Tells the session up to the position it shows. */
void logbook_of(const Session *session, Logbook *logbook);

#endif
