/* Files read and written whole: after a failed write the old file stands untouched and nothing
 * else is left. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "play/files.h"

static char folder[] = "/tmp/aurochs-whole-XXXXXX";

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    (void)state;
    return rmdir(folder);
}

static void path_of(const char *name, char path[MAX_PATH_BYTES])
{
    snprintf(path, MAX_PATH_BYTES, "%s/%s", folder, name);
}

static void assert_holds(const char *path, const void *bytes, size_t size)
{
    size_t have;
    char *text = file_read(path, 1 << 20, &have);
    assert_non_null(text);
    assert_int_equal(have, size);
    assert_memory_equal(text, bytes, size);
    assert_int_equal(text[size], '\0');
    free(text);
}

static void assert_nothing_beside(const char *path)
{
    char beside[MAX_PATH_BYTES + 4];
    snprintf(beside, sizeof beside, "%s.new", path);
    assert_int_not_equal(access(beside, F_OK), 0);
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    static const size_t sizes[] = {0, 1, 4095, 4096, 4097, 100000};
    char path[MAX_PATH_BYTES];
    path_of("whole", path);
    char *bytes = malloc(100000);
    for (size_t i = 0; i < 100000; i++)
        bytes[i] = (char)(i * 31 + i / 256);
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        assert_true(file_write(path, bytes, sizes[s]));
        assert_holds(path, bytes, sizes[s]);
        assert_nothing_beside(path);
    }
    assert_int_equal(remove(path), 0);
    free(bytes);
}

static void reading_stops_at_the_most_bytes(void **state)
{
    (void)state;
    char path[MAX_PATH_BYTES];
    size_t size;
    path_of("most", path);
    char bytes[5000] = {0};
    assert_true(file_write(path, bytes, sizeof bytes));
    char *text = file_read(path, 5000, &size);
    assert_non_null(text);
    free(text);
    errno = 0;
    assert_null(file_read(path, 4999, &size));
    assert_int_equal(errno, EFBIG);
    assert_null(file_read(path, 10, &size));
    assert_int_equal(errno, EFBIG);
    assert_int_equal(remove(path), 0);
}

static void what_cannot_be_read_is_refused(void **state)
{
    (void)state;
    char path[MAX_PATH_BYTES];
    size_t size;
    path_of("missing", path);
    assert_null(file_read(path, 100, &size));
    assert_int_equal(errno, ENOENT);
    assert_null(file_read(folder, 100, &size));
    assert_int_equal(errno, EISDIR);
}

/* The file is first written beside its place: a full disk meets that one. */
static void a_full_disk_leaves_the_old_file(void **state)
{
    (void)state;
    char path[MAX_PATH_BYTES], beside[MAX_PATH_BYTES + 4];
    if (access("/dev/full", W_OK) != 0)
        skip();
    path_of("full", path);
    snprintf(beside, sizeof beside, "%s.new", path);
    assert_true(file_write(path, "old", 3));
    assert_int_equal(symlink("/dev/full", beside), 0);
    errno = 0;
    assert_false(file_write(path, "new and longer", 14));
    assert_int_equal(errno, ENOSPC);
    assert_holds(path, "old", 3);
    assert_nothing_beside(path);
    assert_int_equal(remove(path), 0);
}

/* The disk takes a part of the bytes and no more. */
static void half_a_file_never_takes_the_place(void **state)
{
    (void)state;
    char path[MAX_PATH_BYTES];
    static char bytes[20000];
    struct rlimit limit, small;
    path_of("half", path);
    assert_true(file_write(path, "old", 3));
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    void (*before)(int) = signal(SIGXFSZ, SIG_IGN);
    small = limit;
    small.rlim_cur = 8192;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    errno = 0;
    bool written = file_write(path, bytes, sizeof bytes);
    int error = errno;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
    signal(SIGXFSZ, before);
    assert_false(written);
    assert_int_equal(error, EFBIG);
    assert_holds(path, "old", 3);
    assert_nothing_beside(path);
    assert_int_equal(remove(path), 0);
}

static void a_place_that_takes_no_file_is_refused(void **state)
{
    (void)state;
    char path[MAX_PATH_BYTES], inside[MAX_PATH_BYTES + 8];
    path_of("no-folder/file", path);
    assert_false(file_write(path, "x", 1));
    assert_int_equal(errno, ENOENT);
    path_of("a-folder", path);
    snprintf(inside, sizeof inside, "%s/file", path);
    assert_int_equal(mkdir(path, 0755), 0);
    assert_false(file_write(path, "x", 1));
    assert_int_equal(errno, EISDIR);
    assert_nothing_beside(path);
    /* Root may write anywhere, so only others can be refused here. */
    assert_int_equal(chmod(path, 0555), 0);
    if (geteuid() != 0) {
        assert_false(file_write(inside, "x", 1));
        assert_int_equal(errno, EACCES);
    }
    assert_int_equal(rmdir(path), 0);
}

static void a_path_too_long_is_refused(void **state)
{
    (void)state;
    static char path[MAX_PATH_BYTES + 100];
    memset(path, 'a', sizeof path - 1);
    path[0] = '/';
    assert_false(file_write(path, "x", 1));
    assert_int_equal(errno, ENAMETOOLONG);
    path[MAX_PATH_BYTES - 2] = '\0';
    assert_false(file_write(path, "x", 1));
    assert_int_equal(errno, ENAMETOOLONG);
    /* A name that fits, but not with ".new" behind it. */
    snprintf(path, sizeof path, "%s/%0254d", folder, 0);
    assert_false(file_write(path, "x", 1));
    assert_int_equal(errno, ENAMETOOLONG);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(reading_stops_at_the_most_bytes),
        cmocka_unit_test(what_cannot_be_read_is_refused),
        cmocka_unit_test(a_full_disk_leaves_the_old_file),
        cmocka_unit_test(half_a_file_never_takes_the_place),
        cmocka_unit_test(a_place_that_takes_no_file_is_refused),
        cmocka_unit_test(a_path_too_long_is_refused),
    };
    return cmocka_run_group_tests_name("whole files", tests, make_folder, remove_folder);
}
