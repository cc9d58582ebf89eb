/* Files read and written whole: after a failed write the old file stands untouched and nothing
 * else is left. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "check.h"
#include "core/utf8.h"
#include "faults.h"
#include "play/files.h"
#include "play/lock.h"
#include "play/stream.h"
#include "shell.h"

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

/* It was not done, for that reason. */
static void refused(bool done, int error)
{
    assert_false(done);
    assert_int_equal(errno, error);
    errno = 0;
}

static void find_hidden(void *context, const char *name)
{
    *(bool *)context |= name[0] == '.' && strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

/* No writer has left its temporary file. */
static bool nothing_beside(void)
{
    bool found = false;
    assert_true(files_each(shell_folder, find_hidden, &found));
    return !found;
}

TEST(what_is_written_is_read)
{
    static const size_t sizes[] = {0, 1, 4095, 4096, 4097, 100000};
    const char *path = shell_path("whole");
    char *bytes = malloc(100000);
    for (size_t i = 0; i < 100000; i++)
        bytes[i] = (char)(i * 31 + i / 256);
    for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
        assert_true(file_write(path, bytes, sizes[s]));
        assert_holds(path, bytes, sizes[s]);
        assert_true(nothing_beside());
    }
    free(bytes);
}

TEST(reading_stops_at_the_most_bytes)
{
    size_t size;
    const char *path = shell_path("most");
    char bytes[5000] = {0};
    assert_true(file_write(path, bytes, sizeof bytes));
    char *text = file_read(path, 5000, &size);
    assert_non_null(text);
    free(text);
    refused(file_read(path, 4999, &size) != NULL, EFBIG);
    refused(file_read(path, 10, &size) != NULL, EFBIG);
}

TEST(what_cannot_be_read_is_refused)
{
    size_t size;
    const char *path = shell_path("missing");
    refused(file_read(path, 100, &size) != NULL, ENOENT);
    refused(file_read(shell_folder, 100, &size) != NULL, EISDIR);
}

/* Every operation fails once, and from then on for ever: the old file stands, or the new one. */
TEST(a_bad_disk_leaves_the_old_file)
{
    static const int errors[] = {ENOSPC, EIO, EACCES, EINTR};
    int operations = 0;
    const char *path = shell_path("full");
    for (int run = 0; run < 2 * 4 * 40; run++) {
        int at = run / 8;
        assert_true(file_write(path, "old", 3));
        faults_begin();
        faults_set(at, run % 2, errors[run / 2 % 4]);
        errno = 0;
        bool written = file_write(path, "new and longer", 14);
        int error = errno, done = faults.count;
        faults_end();
        if (at == 0)
            operations = done;
        if (!written)
            assert_int_not_equal(error, 0);
        assert_holds(path, written ? "new and longer" : "old", written ? 14 : 3);
        files_sweep(shell_folder);
        assert_true(nothing_beside());
    }
    assert_in_range(operations, 8, 20);
}

/* Nothing that is interrupted for ever goes on for ever. */
TEST(a_disk_that_does_nothing_is_given_up)
{
    size_t size;
    const char *path = shell_path("idle");
    assert_true(file_write(path, "old", 3));
    faults_begin();
    faults.only = 1 << WRITE | 1 << READ;
    faults_set(1, true, EINTR);
    assert_false(file_write(path, "new", 3));
    assert_null(file_read(path, 100, &size));
    assert_in_range(faults.count, 4, 1000);
    faults_set(1, false, EINTR); /* but once is no fault */
    assert_true(file_write(path, "new", 3));
    faults_set(1, false, EINTR);
    char *text = file_read(path, 100, &size);
    faults_end();
    assert_non_null(text);
    assert_string_equal(text, "new");
    free(text);
}

/* Where there are no links names are taken another way, and copies made. */
TEST(a_disk_without_links_will_do)
{
    FileMark mark = {0};
    const char *path = shell_path("one");
    const char *other = shell_path("other");
    for (int links = 0; links < 2; links++) {
        faults_begin();
        faults.only = 1 << LINK;
        faults_set(links == 0, true, EPERM);
        assert_true(file_write_new(path, "one", 3));
        refused(file_write_new(path, "two", 3), EEXIST);
        assert_holds(path, "one", 3);
        assert_true(file_duplicate(path, other));
        assert_holds(other, "one", 3);
        assert_int_equal(file_same(path, other), links);
        refused(file_duplicate(path, other), EEXIST);
        assert_int_equal(remove(other), 0);
        assert_int_equal(remove(path), 0);
        mark = (FileMark){0};
        assert_true(file_write_over(path, "one", 3, &mark));
        assert_true(file_write_over(path, "two", 3, &mark));
        assert_holds(path, "two", 3);
        assert_int_equal(remove(path), 0);
        assert_true(nothing_beside());
        faults_end();
    }
}

/* A file is replaced only while it is the one that is known. */
TEST(what_others_wrote_stays)
{
    FileMark mine = {0}, seen;
    size_t size;
    const char *path = shell_path("shared");
    assert_true(file_write(path, "others", 6));
    refused(file_write_over(path, "mine", 4, &mine), EEXIST);
    assert_holds(path, "others", 6);
    free(file_read_marked(path, 100, &size, &mine));
    assert_true(file_look(path, &seen));
    assert_true(file_mark_equal(&mine, &seen));
    assert_true(file_write_over(path, "mine", 4, &mine));
    assert_true(file_write_over(path, "more", 4, &mine));
    assert_true(file_write(path, "less", 4)); /* of the same size */
    assert_false(file_write_over(path, "mine", 4, &mine));
    assert_holds(path, "less", 4);
    /* The same bytes are the same file, whatever the disk says of it. */
    assert_true(file_write(path, "more", 4));
    assert_true(file_write_over(path, "mine", 4, &mine));
    /* And where it is gone there is nothing to lose. */
    assert_int_equal(remove(path), 0);
    assert_true(file_write_over(path, "mine", 4, &mine));
    assert_holds(path, "mine", 4);
}

TEST(no_link_is_followed_beside_a_file)
{
    char planted[MAX_PATH_BYTES + 40];
    const char *path = shell_path("kept");
    const char *victim = shell_path("victim");
    assert_true(file_write(victim, "precious", 8));
    snprintf(planted, sizeof planted, "%s/.aurochs-%ld-0.new", shell_folder, (long)getpid());
    assert_int_equal(symlink(victim, planted), 0);
    assert_true(file_write(path, "game", 4));
    assert_holds(path, "game", 4);
    assert_holds(victim, "precious", 8);
    assert_int_equal(unlink(planted), 0);
}

/* A link that leads to a file stays, over however many others, and that file is replaced; one that
 * leads nowhere is replaced itself. */
TEST(links_are_written_through)
{
    struct stat about;
    const char *below = shell_path("below");
    const char *file = shell_path("below/options");
    const char *left = shell_path("below/.aurochs-7-0.new");
    const char *link = shell_path("one");
    const char *other = shell_path("two");
    assert_int_equal(mkdir(below, 0755), 0);
    assert_true(file_write(file, "old", 3) && file_write(left, "x", 1));
    assert_int_equal(symlink("below/options", link), 0);
    assert_int_equal(symlink(link, other), 0);
    assert_true(file_write(other, "newer", 5));
    assert_true(lstat(other, &about) == 0 && S_ISLNK(about.st_mode));
    assert_true(lstat(link, &about) == 0 && S_ISLNK(about.st_mode));
    assert_true(lstat(file, &about) == 0 && S_ISREG(about.st_mode));
    assert_holds(file, "newer", 5);
    assert_false(file_there(left));
    assert_int_equal(remove(file), 0);
    assert_true(file_write(link, "alone", 5));
    assert_true(lstat(link, &about) == 0 && S_ISREG(about.st_mode));
    assert_int_equal(unlink(other), 0);
    assert_int_equal(symlink("two", other), 0);
    refused(file_write(other, "x", 1), ELOOP);
    assert_true(nothing_beside());
}

/* A disk that fails may leave a link unwritten, but never replaced. */
TEST(a_bad_disk_keeps_links)
{
    struct stat about;
    bool written = false;
    const char *file = shell_path("file");
    const char *link = shell_path("link");
    assert_true(file_write(file, "old", 3));
    assert_int_equal(symlink("file", link), 0);
    for (int at = 1; !written; at++) {
        faults_begin();
        faults.only = 1u << LOOK;
        faults_set(at, false, EIO);
        written = file_write(link, "new", 3);
        assert_true(at < 20 && (written || errno == EIO));
        faults_end();
        assert_true(lstat(link, &about) == 0 && S_ISLNK(about.st_mode));
        assert_holds(file, written ? "new" : "old", 3);
    }
}

TEST(a_stream_is_a_plain_file)
{
    FileStream stream;
    const char *path = shell_path("stream");
    assert_true(stream_open(&stream, path));
    stream_put(&stream, "one");
    stream_close(&stream);
    assert_true(stream_open(&stream, path));
    stream_put(&stream, "2");
    stream_close(&stream);
    assert_holds(path, "2", 1);
    assert_int_equal(remove(path), 0);
    assert_int_equal(mkfifo(path, 0600), 0);
    for (int read = 0; read < 2; read++) { /* by nobody, and by somebody */
        int reader = read ? open(path, O_RDONLY | O_NONBLOCK) : -1;
        refused(stream_open(&stream, path), ENOTSUP);
        close(reader);
    }
    assert_int_equal(unlink(path), 0);
    assert_false(stream_open(&stream, "/dev/null"));
}

/* What a writer that is gone has left goes; what one is at work on stays. */
TEST(forgotten_files_are_swept_up)
{
    const char *forgotten = shell_path(".aurochs-7-0.new");
    const char *busy = shell_path(".aurochs-8-0.new");
    const char *game = shell_path("aurochs-9-0.new");
    assert_true(file_write(forgotten, "x", 1) && file_write(busy, "x", 1) &&
                file_write(game, "x", 1));
    FileLock lock = {0};
    assert_true(lock_take(&lock, busy));
    files_sweep(shell_folder);
    assert_false(file_there(forgotten));
    assert_true(file_there(busy) && file_there(game));
    lock_leave(&lock);
    files_sweep(shell_folder);
    assert_false(file_there(busy));
}

/* A pipe would never end, a socket cannot be read, and what a device does nobody knows. */
TEST(only_regular_files_are_read_or_replaced)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    size_t size;
    const char *pipe = shell_path("pipe");
    const char *local = shell_path("socket");
    const char *device = shell_path("device");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    assert_int_equal(symlink("/dev/zero", device), 0);
    int file = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_true(utf8_print(address.sun_path, sizeof address.sun_path, "%s", local));
    assert_int_equal(bind(file, (struct sockaddr *)&address, sizeof address), 0);
    const char *const paths[] = {pipe, local, device};
    for (int i = 0; i < 3; i++) {
        refused(file_read(paths[i], 1000, &size) != NULL, ENOTSUP);
        refused(file_write(paths[i], "x", 1), ENOTSUP);
        assert_int_equal(unlink(paths[i]), 0);
    }
    close(file);
    assert_true(nothing_beside());
}

/* The disk takes a part of the bytes and no more. */
TEST(half_a_file_never_takes_the_place)
{
    static char bytes[20000];
    struct rlimit limit, small;
    const char *path = shell_path("half");
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
    assert_true(nothing_beside());
}

TEST(a_place_that_takes_no_file_is_refused)
{
    char inside[MAX_PATH_BYTES + 8];
    const char *path = shell_path("no-folder/file");
    refused(file_write(path, "x", 1), ENOENT);
    path = shell_path("a-folder");
    snprintf(inside, sizeof inside, "%s/file", path);
    assert_int_equal(mkdir(path, 0755), 0);
    refused(file_write(path, "x", 1), EISDIR);
    assert_true(nothing_beside());
    /* Root may write anywhere, so only others can be refused here. */
    assert_int_equal(chmod(path, 0555), 0);
    if (geteuid() != 0) {
        refused(file_write(inside, "x", 1), EACCES);
    }
}

TEST(a_path_too_long_is_refused)
{
    static char path[MAX_PATH_BYTES + 100];
    memset(path, 'a', sizeof path - 1);
    path[0] = '/';
    refused(file_write(path, "x", 1), ENAMETOOLONG);
    path[MAX_PATH_BYTES - 2] = '\0';
    refused(file_write(path, "x", 1), ENAMETOOLONG);
    /* The longest name that fits needs no more for the file beside it. */
    snprintf(path, sizeof path, "%s/%0255d", shell_folder, 0);
    assert_true(file_write(path, "x", 1));
    assert_holds(path, "x", 1);
    assert_int_equal(remove(path), 0);
    snprintf(path, sizeof path, "%s/%0256d", shell_folder, 0);
    refused(file_write(path, "x", 1), ENAMETOOLONG);
    assert_true(nothing_beside());
}

TEST_FIXTURE(shell_open, shell_close)
