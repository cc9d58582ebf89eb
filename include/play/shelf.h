/* A folder of saved games, and what each of them is about, for a list to choose from. Games are
 * looked into one after the other, as there is time: a folder may hold many. */
#ifndef PLAY_SHELF_H
#define PLAY_SHELF_H

#include "core/record.h"
#include "play/files.h"

/* A tile as it lies. */
typedef struct LandTile {
    uint8_t tile, rotation;
    int8_t x, y; /* cell */
} LandTile;

/* What a saved game is about. */
typedef struct GameAbout {
    bool good;         /* it can be opened; else only the next two count */
    RecordError error; /* why not */
    int number;        /* the same as an errno, where the record was not refused */
    bool over;
    uint8_t player;  /* whose turn it is */
    uint8_t leaders; /* who has won, or leads: bit 1 << player */
    int drawn, all;  /* land tiles: those drawn, with the start tile and one in hand; of so many */
    int laid;        /* tiles on the land, special ones too */
    Setup setup;
    uint16_t scores[MAX_PLAYERS];
    LandTile land[MAX_TILES]; /* `laid` of them */
} GameAbout;

/* The tiles of a position, at most MAX_TILES; returns how many. */
int game_land(const Game *game, LandTile land[MAX_TILES]);

typedef struct Shelf {
    bool readable; /* else the folder could not be listed */
    Listing listing;
    int known;                    /* entries that were looked into, from the first */
    GameAbout abouts[MAX_LISTED]; /* of those; folders are no good games */
} Shelf;

/* What is told of a game, read from its position. */
void game_describe(const Setup *setup, const Game *game, GameAbout *about);

/* Lists the saved games of a folder, none of them looked into. False on error, with errno set and
 * nothing listed. */
bool shelf_list(Shelf *shelf, const char *folder);

/* Looks into the next `most` games of `folder`, which is the one that was listed. */
void shelf_look(Shelf *shelf, const Editions *editions, const char *folder, int most);

#endif
