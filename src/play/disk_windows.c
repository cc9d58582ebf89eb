/* The disk of Windows. Names are UTF-8 here and UTF-16 there. Files are opened so that others may
 * rename and delete them meanwhile, as on other systems; a lock is of a byte far beyond any
 * content, for there a locked byte can be read by nobody else. */
#include "play/disk.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

/* The shell has folders of its own. */
#define Folder ShellFolder
#include <knownfolders.h>
#include <shlobj.h>
#undef Folder

#include "play/files.h"

enum { MAX_WIDE = MAX_PATH_BYTES };

static int error_number(DWORD error)
{
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_INVALID_DRIVE:
    case ERROR_BAD_NETPATH:
        return ENOENT;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return EEXIST;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_WRITE_PROTECT:
        return EACCES;
    case ERROR_LOCK_VIOLATION:
    case ERROR_IO_PENDING:
        return EWOULDBLOCK;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return ENOSPC;
    case ERROR_NOT_SUPPORTED:
    case ERROR_INVALID_FUNCTION:
        return ENOSYS; /* FAT knows no links */
    case ERROR_NOT_SAME_DEVICE:
        return EXDEV;
    case ERROR_TOO_MANY_LINKS:
        return EMLINK;
    case ERROR_TOO_MANY_OPEN_FILES:
        return EMFILE;
    case ERROR_FILENAME_EXCED_RANGE:
        return ENAMETOOLONG;
    case ERROR_NOT_ENOUGH_MEMORY:
        return ENOMEM;
    default:
        return EIO;
    }
}

static int failed(void)
{
    errno = error_number(GetLastError());
    return -1;
}

static bool widen(const char *path, wchar_t wide[MAX_WIDE])
{
    if (MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path, -1, wide, MAX_WIDE) > 0)
        return true;
    errno = ENOENT;
    return false;
}

static bool narrow(const wchar_t *wide, char *path, size_t size)
{
    return WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, (int)size, NULL, NULL) > 0;
}

static int open_file(const char *path, int flags, mode_t mode)
{
    wchar_t wide[MAX_WIDE];
    (void)mode;
    if (!widen(path, wide))
        return -1;
    bool writes = flags & (O_WRONLY | O_RDWR), reads = !(flags & O_WRONLY);
    DWORD access = (reads ? GENERIC_READ : 0) | (writes ? GENERIC_WRITE : 0),
          how = flags & O_EXCL && flags & O_CREAT ? CREATE_NEW
                : flags & O_CREAT                 ? (flags & O_TRUNC ? CREATE_ALWAYS : OPEN_ALWAYS)
                                                  : OPEN_EXISTING;
    HANDLE handle =
        CreateFileW(wide, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, how,
                    FILE_ATTRIBUTE_NORMAL, NULL);
    if (handle == INVALID_HANDLE_VALUE)
        return failed();
    int file = _open_osfhandle((intptr_t)handle, (flags & (O_WRONLY | O_RDWR)) | O_BINARY);
    if (file < 0)
        CloseHandle(handle);
    return file;
}

static ssize_t read_file(int file, void *bytes, size_t size)
{
    return _read(file, bytes, size > INT_MAX ? INT_MAX : (unsigned)size);
}

static ssize_t write_file(int file, const void *bytes, size_t size)
{
    return _write(file, bytes, size > INT_MAX ? INT_MAX : (unsigned)size);
}

static HANDLE handle_of(int file)
{
    return (HANDLE)_get_osfhandle(file);
}

static int lock_file(int file, bool shared)
{
    OVERLAPPED at = {.OffsetHigh = 0x40000000};
    DWORD flags = LOCKFILE_FAIL_IMMEDIATELY | (shared ? 0 : LOCKFILE_EXCLUSIVE_LOCK);
    return LockFileEx(handle_of(file), flags, 0, 1, 0, &at) ? 0 : failed();
}

static int look_by(HANDLE handle, FileAbout *about)
{
    enum { A_SECOND = 10000000, A_NANOSECOND = 100 };
    const int64_t since_1601 = 11644473600;
    BY_HANDLE_FILE_INFORMATION found;
    if (!GetFileInformationByHandle(handle, &found))
        return failed();
    int64_t ticks = (int64_t)((uint64_t)found.ftLastWriteTime.dwHighDateTime << 32 |
                              found.ftLastWriteTime.dwLowDateTime);
    *about = (FileAbout){
        .regular = !(found.dwFileAttributes & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_DEVICE)) &&
                   GetFileType(handle) == FILE_TYPE_DISK,
        .folder = found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY,
        .device = found.dwVolumeSerialNumber,
        .inode = (uint64_t)found.nFileIndexHigh << 32 | found.nFileIndexLow,
        .links = found.nNumberOfLinks,
        .size = (int64_t)((uint64_t)found.nFileSizeHigh << 32 | found.nFileSizeLow),
        .seconds = ticks / A_SECOND - since_1601,
        .nanoseconds = ticks % A_SECOND * A_NANOSECOND,
    };
    return 0;
}

static int look(int file, FileAbout *about)
{
    return look_by(handle_of(file), about);
}

static int look_at(const char *path, FileAbout *about)
{
    wchar_t wide[MAX_WIDE];
    if (!widen(path, wide))
        return -1;
    HANDLE handle = CreateFileW(wide, FILE_READ_ATTRIBUTES,
                                FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
                                OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS /* folders too */, NULL);
    if (handle == INVALID_HANDLE_VALUE)
        return failed();
    int result = look_by(handle, about), error = errno;
    CloseHandle(handle);
    errno = error;
    return result;
}

/* Links are followed by the system alone. */
static ssize_t read_link(const char *path, char *target, size_t size)
{
    (void)path, (void)target, (void)size;
    errno = EINVAL;
    return -1;
}

static int rename_file(const char *from, const char *to)
{
    wchar_t wide_from[MAX_WIDE], wide_to[MAX_WIDE];
    if (!widen(from, wide_from) || !widen(to, wide_to))
        return -1;
    return MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)
               ? 0
               : failed();
}

static int link_file(const char *from, const char *to)
{
    wchar_t wide_from[MAX_WIDE], wide_to[MAX_WIDE];
    if (!widen(from, wide_from) || !widen(to, wide_to))
        return -1;
    return CreateHardLinkW(wide_to, wide_from, NULL) ? 0 : failed();
}

static int unlink_file(const char *path)
{
    wchar_t wide[MAX_WIDE];
    return !widen(path, wide) ? -1 : DeleteFileW(wide) ? 0 : failed();
}

struct Folder {
    HANDLE handle;
    WIN32_FIND_DATAW found;
    bool ahead; /* `found` has not been told yet */
    char name[4 * MAX_PATH];
};

static Folder *open_folder(const char *path)
{
    wchar_t wide[MAX_WIDE];
    char pattern[MAX_WIDE];
    if (snprintf(pattern, sizeof pattern, "%s/*", path) >= (int)sizeof pattern ||
        !widen(pattern, wide))
        return NULL;
    Folder *folder = malloc(sizeof *folder);
    if (!folder)
        return NULL;
    folder->handle = FindFirstFileW(wide, &folder->found);
    folder->ahead = true;
    if (folder->handle != INVALID_HANDLE_VALUE)
        return folder;
    failed();
    free(folder);
    return NULL;
}

static const char *next(Folder *folder)
{
    if (!folder->ahead && !FindNextFileW(folder->handle, &folder->found)) {
        if (GetLastError() != ERROR_NO_MORE_FILES)
            failed();
        return NULL;
    }
    folder->ahead = false;
    return narrow(folder->found.cFileName, folder->name, sizeof folder->name) ? folder->name : "";
}

static int close_folder(Folder *folder)
{
    FindClose(folder->handle);
    free(folder);
    return 0;
}

static bool known(KnownFolder which, char *path, size_t size)
{
    const KNOWNFOLDERID *const folders[] = {
        [KNOWN_HOME] = &FOLDERID_Profile, [KNOWN_PICTURES] = &FOLDERID_Pictures};
    wchar_t *wide = NULL;
    bool good =
        SHGetKnownFolderPath(folders[which], 0, NULL, &wide) == S_OK && narrow(wide, path, size);
    CoTaskMemFree(wide);
    path_tidy(good ? path : NULL);
    return good;
}

static void nap(int milliseconds)
{
    Sleep((DWORD)milliseconds);
}

/* Where what is said goes to a file or another program it stays so. */
void disk_attach_terminal(void)
{
    if (GetFileType(GetStdHandle(STD_OUTPUT_HANDLE)) == FILE_TYPE_UNKNOWN &&
        AttachConsole(ATTACH_PARENT_PROCESS)) {
        freopen("CONOUT$", "w", stdout);
        freopen("CONOUT$", "w", stderr);
    }
}

const Disk disk_machine = {
    .open = open_file,
    .read = read_file,
    .write = write_file,
    .sync = _commit,
    .close = _close,
    .lock = lock_file,
    .look = look,
    .look_at = look_at,
    .read_link = read_link,
    .rename = rename_file,
    .link = link_file,
    .unlink = unlink_file,
    .open_folder = open_folder,
    .next = next,
    .close_folder = close_folder,
    .known = known,
    .nap = nap,
};

const Disk *disk = &disk_machine;
