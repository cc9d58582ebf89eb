/* A game read by a player: all areas counted in one pass, the chances of the cells beside them, and
 * the sum of it. Reading takes a few microseconds; every complete turn is then weighed without
 * being played (turns.h). */
#ifndef AI_OUTLOOK_H
#define AI_OUTLOOK_H

#include "ai/ai.h"
#include "value.h"

typedef struct Outlook {
    const Game *game;
    const Lore *lore;
    Moment moment;
    int me;
    uint8_t left[MAX_CLASSES];  /* land tiles to be drawn, by their class */
    int16_t hard_of[256];       /* what a cell asks for -> Lore.hard, -1: not asked yet */
    float worth;                /* all but the lures, in points for `me` over the others */
    float lure;                 /* to whoever comes next */
    Area areas[MAX_NODES];      /* by label */
    Area systems[MAX_NODES];    /* by label */
    int area_count;             /* areas and systems on the board */
    Area *found[2 * MAX_NODES]; /* those */
} Outlook;

/* Reads `game` for `me`, who is about to decide: the tile in hand is out of the stack. */
void outlook_read(Outlook *outlook, const Lore *lore, const Weights *weights, const Game *game,
                  int me);

/* What `game` is worth to `me`, in points over the mean of the others; a tile in hand counts as not
 * drawn yet. At the end these are the points. Uses `outlook` as scratch. */
float outlook_worth(Outlook *outlook, const Lore *lore, const Weights *weights, const Game *game,
                    int me);

/* What `game`, whose turn is over, is worth to one player by itself. */
void outlook_parts(Outlook *outlook, const Lore *lore, const Weights *weights, const Game *game,
                   int player, float parts[AI_PARTS]);

/* For learning: the same as terms, one for each weight; returns what is certain. */
float outlook_terms(Outlook *outlook, const Lore *lore, const Game *game, int me,
                    float terms[WEIGHTS]);

/* How hard a cell that asks for `asks` is to fill. */
static inline int outlook_hard(Outlook *outlook, uint8_t asks)
{
    int16_t *hard = &outlook->hard_of[asks];
    if (*hard < 0) {
        uint64_t classes = outlook->lore->fitting[asks];
        unsigned left = 0, players = outlook->moment.player_count;
        for (int class = 0; classes; class ++, classes >>= 1)
            if (classes & 1)
                left += outlook->left[class];
        /* Each player draws a share of them only. */
        *hard = outlook->lore->hard[(2 * left + players - 1) / players];
    }
    return *hard;
}

static inline void area_add(Area *to, const Area *from)
{
    for (int i = 0; i < COUNTS; i++)
        to->n[i] = (uint8_t)(to->n[i] + from->n[i]);
    to->hard = (int16_t)(to->hard + from->hard);
    if (from->sole)
        to->sole = from->sole;
}

#endif
