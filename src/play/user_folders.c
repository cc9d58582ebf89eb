#include "play/user_folders.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play/disk.h"

enum { MAX_CONFIG_BYTES = 1 << 16 };

/* The value between its quotation marks, a backslash before a sign meaning that sign. */
static bool take_value(const char *text, const char *home, char folder[MAX_PATH_BYTES])
{
    static const char below[] = "$HOME";
    size_t at = 0;
    if (strncmp(text, below, sizeof below - 1) == 0) {
        int length = snprintf(folder, MAX_PATH_BYTES, "%s", home);
        if (length >= MAX_PATH_BYTES)
            return false;
        at = (size_t)length;
        text += sizeof below - 1;
    } else if (*text != '/') {
        return false;
    }
    for (; *text && *text != '"' && *text != '\n'; text++) {
        if (*text == '\\' && text[1])
            text++;
        if (at + 1 >= MAX_PATH_BYTES)
            return false;
        folder[at++] = *text;
    }
    folder[at] = '\0';
    return *text == '"' && at > 0;
}

bool user_folder_read(const char *text, const char *name, const char *home,
                      char folder[MAX_PATH_BYTES])
{
    size_t size = strlen(name);
    bool found = false;
    folder[0] = '\0';
    for (const char *line = text; line; line = strchr(line, '\n')) {
        line += strspn(line, " \t\r\n");
        if (strncmp(line, name, size) == 0 && strncmp(line + size, "=\"", 2) == 0)
            found = take_value(line + size + 2, home, folder); /* the last one counts */
    }
    if (!found)
        folder[0] = '\0';
    return found;
}

bool user_pictures(const char *home, const char *config, char folder[MAX_PATH_BYTES])
{
    char path[MAX_PATH_BYTES];
    size_t size;
    if (disk->known(KNOWN_PICTURES, folder, MAX_PATH_BYTES) && file_there(folder))
        return true;
    char *text = snprintf(path, sizeof path, "%s/user-dirs.dirs", config) < (int)sizeof path
                     ? file_read(path, MAX_CONFIG_BYTES, &size)
                     : NULL;
    bool found =
        text && user_folder_read(text, "XDG_PICTURES_DIR", home, folder) && file_there(folder);
    free(text);
    if (found || (snprintf(folder, MAX_PATH_BYTES, "%s/Pictures", home) < MAX_PATH_BYTES &&
                  file_there(folder)))
        return true;
    return snprintf(folder, MAX_PATH_BYTES, "%s", home) < MAX_PATH_BYTES && home[0] &&
           file_there(folder);
}

bool user_home(char home[MAX_PATH_BYTES])
{
    return disk->known(KNOWN_HOME, home, MAX_PATH_BYTES);
}

void user_refuge(char folder[MAX_PATH_BYTES])
{
    if (user_home(folder) && path_is_whole(folder) && folder_takes_files(folder))
        return;
    if (!getcwd(folder, MAX_PATH_BYTES) || !folder_takes_files(folder))
        snprintf(folder, MAX_PATH_BYTES, "%s", folder_takes_files("/tmp") ? "/tmp" : "/");
}
