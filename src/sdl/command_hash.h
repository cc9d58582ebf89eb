/* What a command of the draw list shows, as a number: whatever was laid down for commands of the
 * same numbers can be shown again. */
#ifndef SDL_COMMAND_HASH_H
#define SDL_COMMAND_HASH_H

#include "cache.h"
#include "view/draw/draw.h"

/* `key` with all that the command shows, light and shared entries of its list included. */
uint64_t hash_command(uint64_t key, const DrawList *list, const DrawCommand *command);

#endif
