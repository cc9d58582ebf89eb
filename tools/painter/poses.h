/* Where pieces stand on the tiles, looked for in the painted land. */
#ifndef PAINTER_POSES_H
#define PAINTER_POSES_H

#include <stdbool.h>

/* Writes poses.txt beside atlas.txt, figures.txt and the masks in `directory`; `source` is the root
 * of the project's sources, for assets/tiles. False, with a message printed, where one cannot be
 * read or written. */
bool poses_find(const char *source, const char *directory);

#endif
