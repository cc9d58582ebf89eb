/* The animals and fish of an area, one by one and where they are seen, and which deer its tigers take.
 * How many they take is the rules' answer; which ones is shown alike wherever it is shown. */
#ifndef VIEW_BEASTS_H
#define VIEW_BEASTS_H

#include "table_view.h"

enum { MAX_BEASTS = 200 };

typedef struct Beast {
    Point at;           /* board units */
    const char *sprite; /* its picture's name */
    int animal;         /* Animal, or ANIMALS: a fish */
    bool covered, doubled;
    bool taken; /* a deer that a tiger takes: */
    int taker;  /* that tiger, an index of the list */
} Beast;

/* Lists those of an area or river system; returns how many. */
int beasts_list(const Atlas *atlas, const TableView *view, Lit lit, Beast beasts[MAX_BEASTS]);

/* Pairs `prey` hungry tigers of the list each with the nearest deer. */
void beasts_feed(Beast *beasts, int count, int prey);

#endif
