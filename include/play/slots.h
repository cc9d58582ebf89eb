/* Where the program keeps games by itself: autosave.aurochs, autosave-2.aurochs and so on in its
 * own folder. One window of the program is enough for most, and then there is one such file; a
 * second window that plays while the first one does takes the next. Whoever has a game on the table
 * holds its slot by a lock, which is gone with the process; a slot that nobody holds is a game that
 * waits. */
#ifndef PLAY_SLOTS_H
#define PLAY_SLOTS_H

#include "play/files.h"
#include "play/lock.h"

enum { MAX_SLOTS = 64 }; /* of those that slots_list tells; there may be more */

/* All zero: none. */
typedef struct Slot {
    int number; /* from 1 on; 0: none */
    FileLock lock;
} Slot;

/* The number of a file's name, without its folder; 0 where it is none of a slot. */
int slot_number(const char *name);

/* The path of a slot's file; false where it is too long. */
bool slot_path(const char *folder, int number, char path[MAX_PATH_BYTES]);

/* Holds a slot, letting go of the one that was held. False, with all as it was, where another
 * window has it. */
bool slot_take(Slot *slot, const char *folder, int number);

/* Lets go; the number stays. */
void slot_leave(Slot *slot);

/* Whether a window holds the slot. */
bool slot_taken(const char *folder, int number);

/* The numbers of the slots that have a file, smallest first; returns how many. */
int slots_list(const char *folder, int numbers[MAX_SLOTS]);

/* The number of the slot whose file a path means, however the way to its folder is spelt; 0 for
 * other files. */
int slot_of_path(const char *folder, const char *path);

#endif
