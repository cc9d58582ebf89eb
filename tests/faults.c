#include "faults.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>

#include "check.h"
#include "play/disk.h"

Faults faults;

/* Counts an operation; true where it fails. */
static bool fails(Operation operation)
{
    faults.done[operation]++;
    if (faults.only && !(faults.only >> operation & 1))
        return false;
    faults.count++;
    if (faults.at == 0 || faults.count < faults.at ||
        (faults.count > faults.at && !faults.for_ever))
        return false;
    if (faults.kills)
        raise(SIGKILL);
    errno = faults.error;
    return true;
}

static int faulty_open(const char *path, int flags, mode_t mode)
{
    return fails(OPEN) ? -1 : disk_machine.open(path, flags, mode);
}

static ssize_t faulty_read(int file, void *bytes, size_t size)
{
    return fails(READ) ? -1 : disk_machine.read(file, bytes, size);
}

static ssize_t faulty_write(int file, const void *bytes, size_t size)
{
    return fails(WRITE) ? -1 : disk_machine.write(file, bytes, size);
}

static int faulty_sync(int file)
{
    (void)file;
    return fails(SYNC) ? -1 : 0;
}

/* Closed it is in any case, as the system does it. */
static int faulty_close(int file)
{
    bool bad = fails(CLOSE);
    int error = errno;
    int result = disk_machine.close(file);
    if (bad)
        errno = error;
    return bad ? -1 : result;
}

static int faulty_lock(int file, bool shared)
{
    return fails(LOCK) ? -1 : disk_machine.lock(file, shared);
}

static int faulty_look(int file, FileAbout *about)
{
    return fails(LOOK) ? -1 : disk_machine.look(file, about);
}

static int faulty_look_at(const char *path, FileAbout *about)
{
    return fails(LOOK) ? -1 : disk_machine.look_at(path, about);
}

static ssize_t faulty_read_link(const char *path, char *target, size_t size)
{
    return fails(LOOK) ? -1 : disk_machine.read_link(path, target, size);
}

static int faulty_rename(const char *from, const char *to)
{
    return fails(RENAME) ? -1 : disk_machine.rename(from, to);
}

static int faulty_link(const char *from, const char *to)
{
    return fails(LINK) ? -1 : disk_machine.link(from, to);
}

static int faulty_unlink(const char *path)
{
    return fails(UNLINK) ? -1 : disk_machine.unlink(path);
}

static Folder *faulty_open_folder(const char *path)
{
    return fails(LIST) ? NULL : disk_machine.open_folder(path);
}

static const char *faulty_next(Folder *folder)
{
    return fails(LIST) ? NULL : disk_machine.next(folder);
}

static int faulty_close_folder(Folder *folder)
{
    return disk_machine.close_folder(folder);
}

void faults_begin(void)
{
    static Disk faulty = {
        .open = faulty_open,
        .read = faulty_read,
        .write = faulty_write,
        .sync = faulty_sync,
        .close = faulty_close,
        .lock = faulty_lock,
        .look = faulty_look,
        .look_at = faulty_look_at,
        .read_link = faulty_read_link,
        .rename = faulty_rename,
        .link = faulty_link,
        .unlink = faulty_unlink,
        .open_folder = faulty_open_folder,
        .next = faulty_next,
        .close_folder = faulty_close_folder,
    };
    faulty.known = disk_machine.known;
    faulty.nap = disk_machine.nap;
    faults = (Faults){0};
    disk = &faulty;
}

void faults_end(void)
{
    disk = &disk_machine;
}

void faults_set(int at, bool for_ever, int error)
{
    faults.count = 0;
    faults.at = at;
    faults.for_ever = for_ever;
    faults.error = error;
}
