#include "play/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/saves.h"

/* The position that the moves of a record lead to. */
static void replay(const Edition *edition, const Record *record, Game *game)
{
    game_new(edition, &record->setup, game, NULL);
    for (int i = 0; i < record->count; i++)
        if (record->statements[i].kind == STATEMENT_MOVE)
            game_advance(edition, game, record->statements[i].move, NULL);
}

void game_about(const Editions *editions, const char *folder, const char *name, GameAbout *about)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    RecordError error;
    Game game;
    memset(about, 0, sizeof *about);
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    char *text = length < MAX_PATH_BYTES ? file_read(path, MAX_SAVE_BYTES, &size) : NULL;
    Record *record = text ? malloc(sizeof *record) : NULL;
    if (record && record_read(editions, text, size, record, &error)) {
        replay(editions->of[record->setup.edition], record, &game);
        about->good = true;
        about->over = game.phase == PHASE_END;
        about->turn = game.turn + (game.phase == PHASE_PLACE);
        about->setup = record->setup;
        memcpy(about->scores, game.scores, sizeof about->scores);
    }
    free(record);
    free(text);
}

bool shelf_list(Shelf *shelf, const char *folder)
{
    shelf->known = 0;
    return shelf->readable = files_list(folder, ".aurochs", &shelf->listing);
}

void shelf_look(Shelf *shelf, const Editions *editions, const char *folder, int most)
{
    for (; most > 0 && shelf->known < shelf->listing.count; shelf->known++) {
        const ListedFile *file = &shelf->listing.files[shelf->known];
        GameAbout *about = &shelf->abouts[shelf->known];
        about->good = false;
        if (file->folder)
            continue;
        game_about(editions, folder, file->name, about);
        most--;
    }
}
