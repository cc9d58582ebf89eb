/* What areas are called, and what becomes of them. Each kind of area has whole sentences of its
 * own: in other languages "a forest" and "a river" bend the words beside them differently. What the
 * second edition calls grassland is the first one's meadow; both are kinds here. */
#ifndef VIEW_WORDS_AREAS_H
#define VIEW_WORDS_AREAS_H

#include "core/ruleset.h"

typedef enum AreaWord {
    AREA_FOREST,
    AREA_RIVER,
    AREA_SYSTEM, /* a river system */
    AREA_GRASSLAND,
    AREA_MEADOW,
    AREA_WORDS
} AreaWord;

/* What an edition calls the area of a zone: meadow, forest or river. */
AreaWord area_word(EditionId edition, ZoneKind kind);

#endif
