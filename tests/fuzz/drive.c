/* Runs a fuzz target once over every file of the folders given: the corpus as a plain test. */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "play/files.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int run_folder(const char *folder)
{
    int count = 0;
    DIR *directory = opendir(folder);
    if (!directory)
        return 0;
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        char path[MAX_PATH_BYTES];
        size_t size;
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        char *bytes = file_read(path, 1 << 24, &size);
        if (!bytes) {
            perror(path);
            exit(1);
        }
        bytes = realloc(bytes, size ? size : 1); /* the sanitizer sees a read past the end */
        LLVMFuzzerTestOneInput((const uint8_t *)bytes, size);
        free(bytes);
        count++;
    }
    closedir(directory);
    return count;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        int count = run_folder(argv[i]);
        printf("%s: %d inputs\n", argv[i], count);
        if (count == 0)
            return 1;
    }
    return argc > 1 ? 0 : 2;
}
