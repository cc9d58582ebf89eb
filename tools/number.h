/* Whole numbers of a command line. */
#ifndef TOOLS_NUMBER_H
#define TOOLS_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* Reads a word that is digits alone; false where it is not, or not `least` to `most`. */
bool number_read(const char *word, uint64_t least, uint64_t most, uint64_t *number);

#endif
