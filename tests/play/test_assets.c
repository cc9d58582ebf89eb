/* Where the shipped files lie: in the folder that is named, and in no other. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "play/assets.h"

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
