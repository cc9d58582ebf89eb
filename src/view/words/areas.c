#include "view/words/areas.h"

AreaWord area_word(EditionId edition, ZoneKind kind)
{
    if (kind == ZONE_MEADOW)
        return edition == EDITION_FIRST ? AREA_MEADOW : AREA_GRASSLAND;
    return kind == ZONE_FOREST ? AREA_FOREST : AREA_RIVER;
}
