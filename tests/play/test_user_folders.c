/* Where pictures go: what the desktop's file says, as it is written there. And where the shipped
 * files lie: in the folder that is named, and in no other. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"
#include "play/assets.h"
#include "play/user_folders.h"

TEST(the_file_of_folders_is_read)
{
    static const struct {
        const char *text, *folder; /* NULL: it says nothing */
    } cases[] = {
        {"XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/ana/Bilder"},
        {"# a note\nXDG_MUSIC_DIR=\"$HOME/m\"\n  XDG_PICTURES_DIR=\"/all/p\"", "/all/p"},
        {"XDG_PICTURES_DIR=\"/a\"\nXDG_PICTURES_DIR=\"/b\"\n", "/b"},
        {"XDG_PICTURES_DIR=\"/a \\\"b\\\" \\$c\"\n", "/a \"b\" $c"},
        {"XDG_PICTURES_DIR=\"$HOME\"\n", "/home/ana"},
        {"#XDG_PICTURES_DIR=\"/a\"\n", NULL},
        {"XDG_PICTURES_DIR=\"Bilder\"\n", NULL},
        {"XDG_PICTURES_DIR=\"/a\nXDG", NULL},
        {"XDG_PICTURES_DIR=/a\n", NULL},
        {"", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char folder[MAX_PATH_BYTES] = "before";
        bool found = user_folder_read(cases[i].text, "XDG_PICTURES_DIR", "/home/ana", folder);
        assert_int_equal(found, cases[i].folder != NULL);
        assert_string_equal(folder, found ? cases[i].folder : "");
    }
}

/* Only folders that are there count: as the file says, then the usual one, then the home. */
TEST(pictures_have_a_folder)
{
    char home[] = "test-user-XXXXXX", path[64], folder[MAX_PATH_BYTES], command[64];
    assert_non_null(mkdtemp(home));
    assert_true(user_pictures(home, home, folder));
    assert_string_equal(folder, home);
    snprintf(path, sizeof path, "%s/Pictures", home);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_true(user_pictures(home, home, folder));
    assert_string_equal(folder, path);
    snprintf(path, sizeof path, "%s/user-dirs.dirs", home);
    static const char text[] = "XDG_PICTURES_DIR=\"$HOME/Bilder\"\n";
    assert_true(file_write(path, text, sizeof text - 1));
    assert_true(user_pictures(home, home, folder));
    assert_non_null(strstr(folder, "/Pictures"));
    snprintf(path, sizeof path, "%s/Bilder", home);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_true(user_pictures(home, home, folder));
    assert_string_equal(folder, path);
    snprintf(command, sizeof command, "rm -r '%s'", home);
    assert_int_equal(system(command), 0);
    assert_false(user_pictures(home, home, folder));
}

/* Where nothing can be written nothing is offered: /proc takes no file from anybody. */
TEST(games_find_a_refuge)
{
    char home[] = "/tmp/test-refuge-XXXXXX", here[MAX_PATH_BYTES], folder[MAX_PATH_BYTES];
    assert_non_null(mkdtemp(home));
    assert_non_null(getcwd(here, sizeof here));
    setenv("HOME", home, 1);
    user_refuge(folder);
    assert_string_equal(folder, home);
    assert_int_equal(rmdir(home), 0); /* nothing was left in it */
    static const char *const none[] = {"/dev/null", "/proc", "", "here"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        setenv("HOME", none[i], 1);
        user_refuge(folder);
        assert_string_equal(folder, here);
    }
    assert_int_equal(chdir("/proc"), 0);
    unsetenv("HOME");
    user_refuge(folder);
    assert_string_equal(folder, "/tmp");
    assert_int_equal(chdir(here), 0);
}

static char path[MAX_PATH_BYTES], message[800];
static Edition edition;

static int forget(void **state)
{
    (void)state;
    return unsetenv("AUROCHS_ASSETS");
}

TEST_WITH(the_folder_named_comes_before_the_one_built_with, forget, forget)
{
    assert_true(asset_path("tiles/second-edition.txt", path));
    assert_true(file_there(path));
    assert_int_equal(setenv("AUROCHS_ASSETS", "/no/such/folder", 1), 0);
    assert_true(asset_path("tiles/second-edition.txt", path));
    assert_string_equal(path, "/no/such/folder/tiles/second-edition.txt");
    assert_false(edition_load(EDITION_SECOND, &edition, message, sizeof message));
    assert_non_null(strstr(message, path));
    assert_non_null(strstr(message, strerror(ENOENT)));
}

/* A path cut short is the path of another file. */
TEST_WITH(a_folder_too_far_down_is_refused, forget, forget)
{
    static char folder[2 * MAX_PATH_BYTES];
    for (size_t most = MAX_PATH_BYTES - 6; most <= MAX_PATH_BYTES - 4; most++) {
        memset(folder, 0, sizeof folder);
        for (size_t i = 0; i < most; i++)
            folder[i] = i % 2 ? '.' : '/';
        assert_int_equal(setenv("AUROCHS_ASSETS", folder, 1), 0);
        errno = 0;
        bool fits = most + strlen("/file") < MAX_PATH_BYTES;
        assert_true(asset_path("file", path) == fits);
        assert_int_equal(errno, fits ? 0 : ENAMETOOLONG);
        assert_memory_equal(path, folder, most);
    }
    assert_false(edition_load(EDITION_SECOND, &edition, message, sizeof message));
    assert_memory_equal(message, folder, 300);
    assert_non_null(strstr(message, strerror(ENAMETOOLONG)));
    assert_non_null(strstr(message, "AUROCHS_ASSETS"));
}
