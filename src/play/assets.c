#include "play/assets.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"

/* Where the assets may lie, the first that is there: those beside the program leave it wherever the
 * two were moved to. What is installed may be an older game: in a build folder the source comes
 * before it. */
static char beside[MAX_PATH_BYTES];
static const char *places[] = {beside, AUROCHS_ASSETS_PLACES};
enum { PLACES = sizeof places / sizeof *places };

void assets_near(const char *program_folder)
{
    if (!AUROCHS_ASSETS_NEAR[0] ||
        !utf8_print(beside, sizeof beside, "%s" AUROCHS_ASSETS_NEAR, program_folder))
        beside[0] = '\0';
    if (strncmp(program_folder, AUROCHS_BUILD, strlen(AUROCHS_BUILD)) != 0) {
        const char *source = places[1];
        places[1] = places[PLACES - 1];
        places[PLACES - 1] = source;
    }
}

static const char *folder_named(void)
{
    const char *folder = getenv("AUROCHS_ASSETS");
    return folder && *folder ? folder : NULL;
}

bool asset_path(const char *name, char path[MAX_PATH_BYTES])
{
    const char *folder = folder_named();
    for (int i = 0; !folder; i++)
        if (i == PLACES - 1 || (*places[i] && file_there(places[i])))
            folder = places[i];
    if (utf8_print(path, MAX_PATH_BYTES, "%s/%s", folder, name))
        return true;
    errno = ENAMETOOLONG;
    return false;
}

void asset_fault(const char *name, const char *reason, char *message, size_t capacity)
{
    char path[MAX_PATH_BYTES], tried[PLACES * (MAX_SHOWN_PATH + 16)] = "";
    for (int i = 0; i < PLACES && !folder_named(); i++) {
        size_t length = strlen(tried);
        if (*places[i])
            utf8_print(tried + length, sizeof tried - length, "%s%s",
                       length ? ", " : "; looked in ", path_shown(places[i]).text);
    }
    asset_path(name, path);
    utf8_print(message, capacity,
               "%s: %s (reinstall the game, or set AUROCHS_ASSETS to its assets folder%s)",
               path_shown(path).text, reason, tried);
}

char *asset_read(const char *name, size_t *size, char *message, size_t capacity)
{
    char path[MAX_PATH_BYTES];
    char *text = asset_path(name, path) ? file_read(path, 1 << 20, size) : NULL;
    if (!text)
        asset_fault(name, strerror(errno), message, capacity);
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
