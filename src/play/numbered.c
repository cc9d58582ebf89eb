#include "play/numbered.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DIGITS = 18 };

uint64_t numbered_read(const char *name, const char *stem, const char *ending)
{
    size_t size = strlen(stem);
    if (strncmp(name, stem, size) != 0)
        return 0;
    name += size;
    if (strcmp(name, ending) == 0)
        return 1;
    size_t digits = *name == '-' ? strspn(name + 1, "0123456789") : 0;
    if (digits == 0 || digits > MOST_DIGITS || name[1] == '0' ||
        strcmp(name + 1 + digits, ending) != 0)
        return 0;
    uint64_t number = strtoull(name + 1, NULL, 10);
    return number > 1 ? number : 0;
}

bool numbered_path(const char *folder, const char *stem, uint64_t number, const char *ending,
                   char path[MAX_PATH_BYTES])
{
    int length = number == 1 ? snprintf(path, MAX_PATH_BYTES, "%s/%s%s", folder, stem, ending)
                             : snprintf(path, MAX_PATH_BYTES, "%s/%s-%" PRIu64 "%s", folder, stem,
                                        number, ending);
    if (length < MAX_PATH_BYTES)
        return true;
    path[0] = '\0';
    errno = ENAMETOOLONG;
    return false;
}

typedef struct Search {
    const char *stem, *ending;
    uint64_t highest;
} Search;

static void see(void *context, const char *name)
{
    Search *search = context;
    uint64_t number = numbered_read(name, search->stem, search->ending);
    if (number > search->highest)
        search->highest = number;
}

uint64_t numbered_next(const char *folder, const char *stem, const char *ending)
{
    Search search = {stem, ending, 0};
    files_each(folder, see, &search);
    return search.highest + 1;
}

bool numbered_duplicate(const char *path, const char *folder, const char *stem, const char *ending,
                        char to[MAX_PATH_BYTES])
{
    uint64_t number = numbered_next(folder, stem, ending);
    while (numbered_path(folder, stem, number++, ending, to)) {
        if (file_duplicate(path, to))
            return true;
        if (errno != EEXIST)
            return false;
    }
    return false;
}
