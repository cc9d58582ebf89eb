#include "play/shelf.h"

#include <errno.h>
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

int game_land(const Game *game, LandTile land[MAX_TILES])
{
    for (int i = 0; i < game->placed_count; i++) {
        const Site *site = game_site_of_tile(game, game->placed[i]);
        land[i] =
            (LandTile){site->tile, site->rotation, (int8_t)site->cell.x, (int8_t)site->cell.y};
    }
    return game->placed_count;
}

void game_describe(const Setup *setup, const Game *game, GameAbout *about)
{
    memset(about, 0, sizeof *about);
    about->error.wanted = "";
    about->good = true;
    about->setup = *setup;
    about->over = game->phase == PHASE_END;
    about->player = game->player;
    about->leaders = game_leaders(game);
    about->laid = game_land(game, about->land);
    about->drawn = 1 + game->land.drawn; /* the start tile lies from the beginning */
    about->all = 1 + game->land.count;
    memcpy(about->scores, game->scores, sizeof about->scores);
}

/* Reads a saved game of a folder. */
static void game_about(const Editions *editions, const char *folder, const char *name,
                       GameAbout *about)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    Game game;
    memset(about, 0, sizeof *about);
    about->error.wanted = "";
    char *text = path_in(folder, name, path) ? file_read(path, MAX_SAVE_BYTES, &size) : NULL;
    Record *record = text ? malloc(sizeof *record) : NULL;
    about->number = errno;
    if (record && record_read(editions, text, size, record, &about->error)) {
        replay(editions->of[record->setup.edition], record, &game);
        game_describe(&record->setup, &game, about);
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
