/* Names with numbers: "earlier.aurochs", "earlier-2.aurochs" and so on without an end, so that
 * there is always one more. */
#ifndef PLAY_NUMBERED_H
#define PLAY_NUMBERED_H

#include "play/files.h"

/* The number in a name of this stem and ending (with its dot): 1 for STEM.ENDING, N for
 * STEM-N.ENDING, from 2 on, without leading zeros and of at most 18 digits; 0 for other names. */
uint64_t numbered_read(const char *name, const char *stem, const char *ending);

/* The path of that name in a folder; false, and an empty one, where it is too long. */
bool numbered_path(const char *folder, const char *stem, uint64_t number, const char *ending,
                   char path[MAX_PATH_BYTES]);

/* The number after all that a folder has; 1 where there is none, or the folder cannot be read. */
uint64_t numbered_next(const char *folder, const char *stem, const char *ending);

/* Gives a file a second name in a folder, after all of this stem that are there; the first one
 * stays. `to` receives its path. False on error, with errno set. */
bool numbered_duplicate(const char *path, const char *folder, const char *stem, const char *ending,
                        char to[MAX_PATH_BYTES]);

#endif
