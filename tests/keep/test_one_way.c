/* The program touches files in one place only (src/play/disk_*.c), so that what the other tests of
 * this folder count, fail and interrupt is all there is. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "check.h"
#include "play/files.h"

static int sources, calls_in_disk;

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Whether the text calls the function: not a member of that name, nor a longer name. */
static bool calls(const char *text, const char *function)
{
    size_t size = strlen(function);
    for (const char *at = text; (at = strstr(at, function)) != NULL; at += size) {
        char before = at > text ? at[-1] : ' ';
        if (!is_word(before) && before != '>' && before != '.' && at[size] == '(')
            return true;
    }
    return false;
}

/* What goes to the disk by itself. SDL_GetPrefPath alone may make a folder: the program's own,
 * before there is any file in it. */
static const char functions[] =
    "fopen freopen fdopen tmpfile open openat creat mkstemp mkdtemp mkfifo mkdir rmdir rename "
    "renameat link linkat symlink unlink unlinkat remove truncate ftruncate stat lstat fstat "
    "access chmod opendir scandir readdir nftw ftw glob fsync fdatasync flock lockf fcntl "
    "readlink realpath utimensat SDL_RWFromFile SDL_LoadFile SDL_LoadBMP SDL_SaveBMP "
    "SDL_LoadWAV IMG_Load IMG_LoadTexture IMG_SavePNG IMG_SaveJPG TTF_OpenFont "
    "TTF_OpenFontIndex TTF_OpenFontDPI Mix_LoadWAV Mix_LoadMUS ";

static void read_source(const char *path)
{
    char names[sizeof functions];
    size_t size;
    char *text = file_read(path, 1 << 20, &size);
    bool is_disk = strstr(path, "/play/disk_") != NULL;
    assert_non_null(text);
    sources++;
    strcpy(names, functions);
    for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
        if (!calls(text, name))
            continue;
        calls_in_disk += is_disk;
        if (!is_disk)
            fail_msg("%s calls %s, which is for play/disk_*.c alone", path, name);
    }
    free(text);
}

static void walk(void *context, const char *name)
{
    const char *folder = context;
    char path[MAX_PATH_BYTES];
    struct stat about;
    size_t length = strlen(name);
    if (name[0] == '.')
        return;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    assert_int_equal(stat(path, &about), 0);
    if (S_ISDIR(about.st_mode))
        assert_true(files_each(path, walk, path));
    else if (length > 2 && name[length - 2] == '.' && strchr("ch", name[length - 1]))
        read_source(path);
}

TEST(only_one_file_touches_files)
{
    char src[] = TESTS_FOLDER "/../src", include[] = TESTS_FOLDER "/../include";
    assert_true(files_each(src, walk, src));
    assert_true(files_each(include, walk, include));
    assert_true(sources > 100);
    assert_true(calls_in_disk >= 3);
}

TEST(calls_are_told_from_other_words)
{
    assert_true(calls("x = open(path);", "open") && calls("open(path)", "open"));
    assert_false(calls("disk->open(path)", "open") || calls("reopen(path)", "open") ||
                 calls("list.open(a)", "open") || calls("opening(a)", "open"));
    assert_true(calls("disk->open(a); if (!open(b))", "open"));
}
