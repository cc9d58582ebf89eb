/* The figures of an area, one by one and where they are seen; its animals and fish among them, and
 * which deer its tigers take. How many they take is the rules' answer; which ones is shown alike
 * wherever it is shown. */
#ifndef VIEW_BOARD_ANIMALS_H
#define VIEW_BOARD_ANIMALS_H

#include "view/board/table_view.h"

typedef struct Figure {
    const Site *site;    /* of the tile that it stands on */
    const AtlasPut *put; /* its zone is that of an animal or fish, -1 for a power or menhir */
    const char *sprite;  /* its picture's name */
    Point at;            /* board units */
} Figure;

/* Where something of a tile's picture lies, board units. */
Point figure_place(const Site *site, const AtlasPut *put);

enum { MAX_FIGURES = 320 };

typedef struct Figures {
    int count;
    Figure items[MAX_FIGURES];
} Figures;

/* The animals and fish of an area or river system, and the figures of its powers that stand upright
 * (with `marks` its menhirs too). */
void figures_of_area(const TableView *view, Lit lit, bool marks, Figures *figures);

/* All figures of one tile that count or tell something: its animals, fish, powers and menhirs, but
 * no plants. */
void figures_of_tile(const TableView *view, const Site *site, Figures *figures);

/* What the figure's picture covers, pixels. */
Rect figure_rect(const TableView *view, const Figure *figure);

enum { MAX_LAND_ANIMALS = 200 };

typedef struct LandAnimal {
    Point at;           /* board units */
    const char *sprite; /* its picture's name */
    int kind;           /* Animal, or ANIMALS: a fish */
    int points;         /* that it brings as its area closes; 0: by what it is */
    bool covered, doubled;
    bool taken; /* a deer that a tiger takes */
    int taker;  /* of a taken deer: its tiger, an index of the list */
} LandAnimal;

/* Lists those of an area or river system; returns how many. */
int animals_list(const TableView *view, Lit lit, LandAnimal animals[MAX_LAND_ANIMALS]);

/* Pairs `prey` hungry tigers of the list each with the nearest deer. */
void animals_feed(LandAnimal *animals, int count, int prey);

#endif
