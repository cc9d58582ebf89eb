#include "number.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

bool number_read(const char *word, uint64_t least, uint64_t most, uint64_t *number)
{
    errno = 0;
    *number = strtoull(word, NULL, 10);
    return *word && word[strspn(word, "0123456789")] == '\0' && errno == 0 && *number >= least &&
           *number <= most;
}
