#include "play/assets.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void asset_path(const char *name, char path[MAX_PATH_BYTES])
{
    const char *folder = getenv("AUROCHS_ASSETS");
    snprintf(path, MAX_PATH_BYTES, "%s/%s", folder && *folder ? folder : AUROCHS_ASSETS_FOLDER,
             name);
}

bool edition_load(EditionId id, Edition *edition, char *message, size_t capacity)
{
    static const char *const files[EDITIONS] = {
        [EDITION_SECOND] = "tiles/second-edition.txt",
        [EDITION_FIRST] = "tiles/first-edition.txt",
    };
    char path[MAX_PATH_BYTES];
    size_t size;
    TileSetError error;
    asset_path(files[id], path);
    char *text = file_read(path, 1 << 20, &size);
    if (!text) {
        snprintf(message, capacity,
                 "%s: %s (reinstall the game, or set AUROCHS_ASSETS to its assets folder)", path,
                 strerror(errno));
        return false;
    }
    edition->rules = *ruleset_of(id);
    bool good = tileset_parse(text, size, &edition->tiles, &error);
    if (!good)
        snprintf(message, capacity, "%s:%d: %s", path, error.line, error.reason);
    free(text);
    return good;
}
