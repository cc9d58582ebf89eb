#include "view/words/files.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "play/files.h"
#include "view/words/say.h"
#include "view/words/tr.h"

const char *say_file_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

void say_path(const char *path, char *text, size_t capacity)
{
    static const char ellipsis[] = "\u2026";
    size_t length = strlen(path), room = capacity - sizeof ellipsis;
    const char *from = length < capacity ? path : path + length - room;
    while ((*from & 0xC0) == 0x80)
        from++;
    snprintf(text, capacity, "%s%s", from == path ? "" : ellipsis, from);
}

enum { PATH_SHOWN = 200 }; /* bytes of a path in a sentence */

/* Fills {file} with a path, its beginning left out where it is long, and {reason}. */
static void fill(char *text, size_t capacity, const char *sentence, const char *path,
                 const char *reason)
{
    char shown[PATH_SHOWN];
    say_path(path, shown, sizeof shown);
    words_fill(text, capacity, sentence,
               (Place[]){{"file", .text = shown}, {"reason", .text = reason}, {0}});
}

/* Why a file cannot be read, and what to do about it. */
static const char *unread(int number)
{
    return number == ENOENT    ? tr("{file}: {reason} (look up its name)")
           : number == EISDIR  ? tr("{file}: {reason} (choose a game in it)")
           : number == EFBIG   ? tr("{file}: {reason} (a saved game is smaller)")
           : number == ENOTSUP ? tr("{file}: {reason} (only plain files are read)")
           : number == EACCES  ? tr("{file}: {reason} (ask its owner to let you read it)")
                               : tr("{file}: {reason} (choose another game)");
}

bool files_foreign(const RecordError *error)
{
    return error->fault == RECORD_NOT_A_RECORD ||
           (error->line <= 1 &&
            (error->fault == RECORD_TEXT || error->fault == RECORD_LINE_TOO_LONG));
}

/* The fault of a record, or (it was not refused) what an errno means for the file. */
static void say_refusal(const char *path, const RecordError *error, int number, char *message,
                        size_t capacity)
{
    char reason[300], shown[PATH_SHOWN];
    if (error->fault == RECORD_OK) {
        fill(message, capacity, unread(number), path, strerror(number));
        return;
    }
    if (files_foreign(error)) {
        fill(message, capacity, tr("{file}: this is no game of Aurochs"), path, "");
        return;
    }
    say_path(path, shown, sizeof shown);
    say_record_error(error, reason, sizeof reason);
    words_fill(message, capacity, error->line > 0 ? "{file}:{line}: {reason}" : "{file}: {reason}",
               (Place[]){{"file", .text = shown},
                         {"line", .number = error->line},
                         {"reason", .text = reason},
                         {0}});
}

void say_open_refusal(const char *path, const RecordError *error, int number, char *message,
                      size_t capacity)
{
    if (files_foreign(error))
        fill(message, capacity,
             tr("{file}: this is no game of Aurochs; open a file that \"Save the game\" in the "
                "menu has written"),
             path, "");
    else
        say_refusal(path, error, number, message, capacity);
}

void say_unreadable(const char *path, const RecordError *error, int number, const char *moved,
                    char *message, size_t capacity)
{
    char reason[600];
    say_refusal(path, error, number, reason, sizeof reason);
    fill(message, capacity,
         moved ? tr("{reason}. The file was kept as {file}")
               : tr("{reason}. It stays where it is."),
         moved ? say_file_name(moved) : "", reason);
}

/* Fills {file} with the name of a game, without its folder and ending. */
static void fill_game(char *text, size_t capacity, const char *sentence, const char *path,
                      const char *reason)
{
    char name[MAX_PATH_BYTES];
    const char *file = say_file_name(path), *end = strrchr(file, '.');
    utf8_print(name, sizeof name, "%.*s", end ? (int)(end - file) : (int)strlen(file), file);
    fill(text, capacity, sentence, name, reason);
}

void say_saved(const char *path, const char *typed, char *text, size_t capacity)
{
    bool other = strncmp(say_file_name(path), typed, strlen(typed)) != 0;
    fill_game(text, capacity,
              other ? tr("Saved as {file}: no saved game can be called \"{reason}\".")
                    : tr("Saved: {file}"),
              path, typed);
}

void say_too_long(const char *path, char *text, size_t capacity)
{
    char shown[PATH_SHOWN];
    say_path(path, shown, sizeof shown);
    words_fill(text, capacity,
               trn("{file}: a whole path has at most {count} byte.",
                   "{file}: a whole path has at most {count} bytes.", MAX_PATH_BYTES - 1),
               (Place[]){{"file", .text = shown}, {"count", .number = MAX_PATH_BYTES - 1}, {0}});
}

void say_exists(const char *path, char *text, size_t capacity)
{
    fill_game(text, capacity, tr("There is a saved game called {file} already."), path, "");
}

void say_deletes(const char *name, char *text, size_t capacity)
{
    fill(text, capacity, tr("\"{file}\" can be taken back until you quit."), name, "");
}

void say_not_saved(const char *path, int number, char *text, size_t capacity)
{
    fill(text, capacity, tr("{file}: {reason}. Save it under another name or in another folder."),
         path, strerror(number));
}

void say_not_deleted(const char *path, int number, char *text, size_t capacity)
{
    fill(text, capacity, "{file}: {reason}", path, strerror(number));
}

void say_not_kept(const char *folder, int number, char *text, size_t capacity)
{
    fill(text, capacity,
         tr("{file}: {reason}. The game goes on, and every move tries again. Save it in another "
            "folder before you leave (Ctrl+S)."),
         folder, strerror(number));
}

void say_loses_game(const char *folder, char *text, size_t capacity)
{
    fill(text, capacity,
         folder[0] ? tr("The game could not be kept in {file}. Save it in another folder, or it is "
                        "lost when you leave it now.")
                   : tr("The program has no folder to keep this game in. Save it in one that you "
                        "choose, or it is lost when you leave it now."),
         folder, "");
}

void say_no_folder(const char *reason, char *text, size_t capacity)
{
    fill(text, capacity,
         tr("There is no folder to keep them in: {reason}. Save each game yourself before you "
            "leave (Ctrl+S)."),
         "", reason);
}

void say_options_lost(int number, char *text, size_t capacity)
{
    fill(text, capacity, tr("The options count until you quit: {reason}."), "", strerror(number));
}

void say_kept_aside(int turns, char *text, size_t capacity)
{
    words_fill(text, capacity,
               trn("The {count} turn that was undone is kept as a game under Open a game.",
                   "The {count} turns that were undone are kept as a game under Open a game.",
                   turns),
               (Place[]){{"count", .number = turns}, {0}});
}

void say_picture(const char *path, char *text, size_t capacity)
{
    fill(text, capacity, tr("The picture is {file}"), path, "");
}

void say_not_shown(const char *reason, char *text, size_t capacity)
{
    fill(text, capacity, tr("The folder cannot be opened: {reason}"), "", reason);
}

void say_no_picture(const char *reason, char *text, size_t capacity)
{
    fill(text, capacity, tr("The picture was not saved: {reason}"), "", reason);
}
