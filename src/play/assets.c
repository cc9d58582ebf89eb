#include "play/assets.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"

bool asset_path(const char *name, char path[MAX_PATH_BYTES])
{
    const char *folder = getenv("AUROCHS_ASSETS");
    if (utf8_print(path, MAX_PATH_BYTES, "%s/%s",
                   folder && *folder ? folder : AUROCHS_ASSETS_FOLDER, name))
        return true;
    errno = ENAMETOOLONG;
    return false;
}

char *asset_read(const char *name, size_t *size, char *message, size_t capacity)
{
    char path[MAX_PATH_BYTES];
    char *text = asset_path(name, path) ? file_read(path, 1 << 20, size) : NULL;
    if (!text)
        utf8_print(message, capacity,
                   "%s: %s (reinstall the game, or set AUROCHS_ASSETS to its assets folder)",
                   path_shown(path).text, strerror(errno));
    return text;
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
    char *text = asset_read(files[id], &size, message, capacity);
    if (!text)
        return false;
    edition->rules = *ruleset_of(id);
    bool good = tileset_parse(text, size, &edition->tiles, &error);
    if (!good && asset_path(files[id], path))
        utf8_print(message, capacity, "%s:%d: %s", path_shown(path).text, error.line, error.reason);
    free(text);
    return good;
}
