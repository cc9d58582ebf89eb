#include "play/slots.h"

#include <string.h>

#include "play/numbered.h"

enum { MOST_NUMBER = 1 << 20 };

static const char stem[] = "autosave", ending[] = ".aurochs";

int slot_number(const char *name)
{
    uint64_t number = numbered_read(name, stem, ending);
    return number <= MOST_NUMBER ? (int)number : 0;
}

bool slot_path(const char *folder, int number, char path[MAX_PATH_BYTES])
{
    return numbered_path(folder, stem, (uint64_t)number, ending, path);
}

static bool lock_path(const char *folder, int number, char path[MAX_PATH_BYTES])
{
    return numbered_path(folder, ".autosave", (uint64_t)number, ".lock", path);
}

bool slot_take(Slot *slot, const char *folder, int number)
{
    char path[MAX_PATH_BYTES];
    FileLock lock = {0};
    if (slot->lock.held && slot->number == number)
        return true;
    if (!lock_path(folder, number, path) || !lock_take(&lock, path))
        return false;
    slot_leave(slot);
    *slot = (Slot){number, lock};
    return true;
}

void slot_leave(Slot *slot)
{
    lock_leave(&slot->lock);
}

bool slot_taken(const char *folder, int number)
{
    char path[MAX_PATH_BYTES];
    return lock_path(folder, number, path) && lock_taken(path);
}

typedef struct Found {
    int *numbers, count;
} Found;

/* Inserted in order; where there are too many the smallest stay. */
static void see(void *context, const char *name)
{
    Found *found = context;
    int number = slot_number(name), at = found->count;
    if (number == 0)
        return;
    if (found->count < MAX_SLOTS)
        found->count++;
    else if (number > found->numbers[--at])
        return;
    for (; at > 0 && found->numbers[at - 1] > number; at--)
        found->numbers[at] = found->numbers[at - 1];
    found->numbers[at] = number;
}

int slots_list(const char *folder, int numbers[MAX_SLOTS])
{
    Found found = {numbers, 0};
    files_each(folder, see, &found);
    return found.count;
}

int slot_of_path(const char *folder, const char *path)
{
    char its[MAX_PATH_BYTES];
    int number = slot_number(path_name(path));
    path_folder(path, its);
    return number && folder[0] && file_same(its, folder) ? number : 0;
}
