/* aurochs-replay: plays records and prints what happens, one line each. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "account.h"
#include "play/assets.h"
#include "play/saves.h"
#include "play/terminal.h"
#include "view/words/files.h"

static const char usage[] =
    "usage: aurochs-replay [--quiet] [--board] FILE...   ('-' is standard input)\n";

static char *read_stream(FILE *stream, size_t *size)
{
    char *bytes = malloc(MAX_SAVE_BYTES + 1);
    if (bytes)
        *size = fread(bytes, 1, MAX_SAVE_BYTES + 1, stream);
    if (bytes && *size <= MAX_SAVE_BYTES)
        return bytes;
    errno = bytes ? EFBIG : ENOMEM;
    free(bytes);
    return NULL;
}

static bool replay(const Editions *editions, const char *path, AccountKind kind, bool board)
{
    static Record record;
    RecordError error;
    size_t size = 0;
    bool is_input = strcmp(path, "-") == 0;
    char *text = is_input ? read_stream(stdin, &size) : file_read(path, MAX_SAVE_BYTES, &size);
    if (!text) {
        terminal_line(stderr, "%s: %s", is_input ? "standard input" : path, strerror(errno));
        return false;
    }
    bool good = record_read(editions, text, size, &record, &error);
    free(text);
    if (!good) {
        const char *reason = say_record_error(&error);
        char line[16] = "";
        if (error.line > 0)
            snprintf(line, sizeof line, "%d:", error.line);
        terminal_line(stderr, "%s:%s %s", is_input ? "standard input" : path, line, reason);
        return false;
    }
    const Edition *edition = editions->of[record.setup.edition];
    account_print(stdout, edition, &record, kind);
    if (board)
        account_print_board(stdout, edition, &record);
    return true;
}

int main(int argc, char **argv)
{
    static Edition storage[EDITIONS];
    Editions editions = {{NULL}};
    AccountKind kind = ACCOUNT_FULL;
    bool board = false, good = true;
    int first = 1;
    for (; first < argc && strncmp(argv[first], "--", 2) == 0; first++) {
        if (strcmp(argv[first], "--quiet") == 0) {
            kind = ACCOUNT_QUIET;
        } else if (strcmp(argv[first], "--board") == 0) {
            board = true;
        } else if (strcmp(argv[first], "--help") == 0) {
            fputs(usage, stdout);
            return 0;
        } else {
            terminal_line(stderr, "aurochs-replay: unknown option %s", argv[first]);
            fputs(usage, stderr);
            return 2;
        }
    }
    if (first == argc) {
        fputs(usage, stderr);
        return 2;
    }
    for (int id = 0; id < EDITIONS; id++) {
        char message[MAX_PATH_BYTES + 200];
        if (!edition_load((EditionId)id, &storage[id], message, sizeof message)) {
            terminal_line(stderr, "aurochs-replay: %s", message);
            return 1;
        }
        editions.of[id] = &storage[id];
    }
    for (int i = first; i < argc; i++)
        good &= replay(&editions, argv[i], kind, board);
    if (fflush(stdout) != 0) {
        terminal_line(stderr, "aurochs-replay: standard output: %s", strerror(errno));
        return 1;
    }
    return good ? 0 : 1;
}
