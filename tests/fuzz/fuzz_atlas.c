/* Any bytes may be read as an atlas table; what is read may be asked and freed. */
#include <stdint.h>
#include <stdlib.h>

#include "view/draw/atlas.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Atlas atlas;
    AtlasError error = {.line = -1};
    atlas_init(&atlas);
    if (!atlas_read(&atlas, "atlas", (const char *)data, size, &error) &&
        (error.line < 0 || !error.reason[0]))
        abort();
    atlas_sprite(&atlas, "deer-0");
    atlas_icon(&atlas, "deer");
    for (int number = 0; number <= MAX_TILE_NUMBER; number++)
        atlas_zone_at(&atlas, EDITION_SECOND, number, number % 4, 0.5f, 0.25f);
    atlas_free(&atlas);
    return 0;
}
