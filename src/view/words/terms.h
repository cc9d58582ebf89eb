/* What an edition has on its screens that the other has otherwise: titles, pictures and icons, as
 * data, so that no screen asks which edition is being played. The words of Terms are marked, and
 * go through tr where they are shown. No sentence is made of them: those of an edition stand whole
 * in the phrase book. */
#ifndef VIEW_WORDS_TERMS_H
#define VIEW_WORDS_TERMS_H

#include "core/ruleset.h"
#include "play/breakdown.h"

/* A heading, of one and of several. */
typedef struct Term {
    const char *title, *titles;
} Term;

enum {
    EDITION_FACTS = 3,
    CARD_FIGURES = 4,
};

/* A figure on an edition's card: its place in logical units from the middle, and how large a tile
 * would be beside it. */
typedef struct CardFigure {
    const char *sprite;
    float x, y, tile;
} CardFigure;

typedef struct Terms {
    Term edition;             /* "Second edition"; of one alone */
    Term meadow;              /* where hunters are: "Grassland", "Meadow" */
    const char *hunters;      /* "Grasslands and their hunters" */
    Term special;             /* a tile of the special stack: "Menhir tile", "Bonus tile" */
    const char *special_back; /* picture of that stack's back */
    const char *mark_icon, *mark_sprite; /* what earns the extra turn, in a forest */
    const char *mark_sprites;            /* how the names of all its sprites begin */
    const char *powers[POWERS];          /* "Logboat"; NULL for those the edition has not */
    const char *power_sprites[POWERS];   /* their figures; NULL likewise */
    const char *facts[EDITION_FACTS]; /* what the edition brings, for its card */
    const char *mark;                 /* whom it is for; NULL: nobody more than the other */
    const char *tip;                  /* what its card says, in sentences, and more */
    CardFigure figures[CARD_FIGURES];
} Terms;

/* Constant data, never NULL. */
const Terms *terms_of(EditionId edition);

/* What a power does, in one sentence; "" for one that the edition has not. */
const char *say_power_rule(EditionId edition, Power power);

#endif
