#include "support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/assets.h"
#include "view/words/files.h"

static void give_up(const char *what, const char *why)
{
    fprintf(stderr, "%s: %s\n", what, why);
    exit(99);
}

static Edition storage[EDITIONS];

const Editions *test_editions(void)
{
    static Editions editions;
    char message[MAX_PATH_BYTES + 200];
    if (!editions.of[0])
        for (int id = 0; id < EDITIONS; id++) {
            if (!edition_load((EditionId)id, &storage[id], message, sizeof message))
                give_up("edition", message);
            editions.of[id] = &storage[id];
        }
    return &editions;
}

const Edition *test_edition(EditionId id)
{
    return test_editions()->of[id];
}

const Edition *test_tile_set(const char *text)
{
    static Edition edition;
    TileSetError error;
    edition.rules = *ruleset_of(EDITION_SECOND);
    if (!tileset_parse(text, strlen(text), &edition.tiles, &error))
        give_up("tiles", error.reason);
    return &edition;
}

const Ai *test_ai(EditionId id)
{
    static Ai ais[EDITIONS];
    if (!ais[id].data.edition)
        ai_init(&ais[id], test_edition(id));
    return &ais[id];
}

const Edition *test_renumbered(EditionId id, int by)
{
    static const char *const names[EDITIONS] = {"second-edition.txt", "first-edition.txt"};
    const Edition *edition = test_edition(id);
    TileSetError error;
    size_t size;
    char *text = test_read("../assets/tiles", names[id], &size);
    bool zones = false;
    for (size_t i = 0; i < size; i++) {
        zones = text[i] == '|' || (zones && text[i] != '\n');
        if (zones && text[i] >= '0' && text[i] <= '9' && text[i - 1] != '*')
            text[i] = (char)('0' + (text[i] - '0' + by) % MAX_ZONES);
    }
    if (!tileset_parse(text, size, &storage[id].tiles, &error))
        give_up(names[id], error.reason);
    free(text);
    return edition;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(a, b);
}

FileList test_list(const char *folder, const char *ending)
{
    enum { MOST = 4096 };
    char path[MAX_PATH_BYTES];
    FileList list = {.names = calloc(MOST, TEST_NAME_BYTES)};
    snprintf(path, sizeof path, "%s/%s", TESTS_FOLDER, folder);
    DIR *directory = opendir(path);
    if (!directory || !list.names)
        give_up(path, "the folder cannot be read");
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        size_t length = strlen(entry->d_name), tail = strlen(ending);
        if (length >= TEST_NAME_BYTES || length <= tail || list.count == MOST ||
            strcmp(entry->d_name + length - tail, ending) != 0)
            continue;
        memcpy(list.names[list.count++], entry->d_name, length + 1);
    }
    closedir(directory);
    if (list.count == 0)
        give_up(path, "there is nothing in this folder");
    qsort(list.names, (size_t)list.count, TEST_NAME_BYTES, compare_names);
    return list;
}

char *test_read(const char *folder, const char *name, size_t *size)
{
    char path[MAX_PATH_BYTES];
    snprintf(path, sizeof path, "%s/%s/%s", TESTS_FOLDER, folder, name);
    char *text = file_read(path, 1 << 24, size);
    if (!text)
        give_up(path, "the file cannot be read");
    return text;
}

void test_record(const char *folder, const char *name, Record *record)
{
    const char *reason;
    RecordError error;
    size_t size;
    char *text = test_read(folder, name, &size);
    if (!record_read(test_editions(), text, size, record, &error)) {
        reason = say_record_error(&error);
        fprintf(stderr, "line %d: ", error.line);
        give_up(name, reason);
    }
    free(text);
}

void test_each_record(const char *folder, void (*see)(const Edition *edition, const Record *record))
{
    static Record record;
    FileList list = test_list(folder, ".aurochs");
    for (int i = 0; i < list.count; i++) {
        test_record(folder, list.names[i], &record);
        see(test_edition((EditionId)record.setup.edition), &record);
    }
    free(list.names);
}

Game test_replay(const Record *record, int moves)
{
    const Edition *edition = test_edition((EditionId)record->setup.edition);
    Game game;
    game_new(edition, &record->setup, &game, NULL);
    for (int i = 0; i < record->count && moves != 0; i++)
        if (record->statements[i].kind == STATEMENT_MOVE) {
            game_advance(edition, &game, record->statements[i].move, NULL);
            moves--;
        }
    return game;
}

Setup test_setup(EditionId id, int players, uint64_t seed)
{
    Setup setup = {
        .edition = (uint8_t)id, .player_count = (uint8_t)players, .seeded = true, .seed = seed};
    for (int p = 0; p < players; p++)
        setup.seats[p].colour = (uint8_t)p;
    return setup;
}

Session *test_session(EditionId id, int players, uint64_t seed)
{
    Setup setup = test_setup(id, players, seed);
    Session *session = session_new(test_edition(id), &setup);
    if (!session)
        give_up("session_new", "out of memory");
    return session;
}

Move test_random_move(const Edition *edition, const Game *game, Random *random)
{
    MoveList list;
    game_moves(edition, game, &list);
    /* The last one is 'pass' or 'keep' where there is one; half of the times it is not an
     * option. */
    int count = list.count;
    if (count > 1 && game->phase != PHASE_PLACE && random_below(random, 2) == 0)
        count--;
    return list.moves[random_below(random, (uint32_t)count)];
}

Walk test_walk(EditionId id, int players, uint64_t seed)
{
    Walk walk = {test_edition(id), .random = random_from(seed)};
    Setup setup = test_setup(id, players, seed);
    game_new(walk.edition, &setup, &walk.game, NULL);
    walk.move = test_random_move(walk.edition, &walk.game, &walk.random);
    return walk;
}

Walk test_game(int number)
{
    return test_walk((EditionId)(number % EDITIONS), MIN_PLAYERS + number / 2 % 4,
                     (uint64_t)number);
}

void test_go_on(Walk *walk)
{
    game_advance(walk->edition, &walk->game, walk->move, NULL);
    if (walk->game.phase != PHASE_END)
        walk->move = test_random_move(walk->edition, &walk->game, &walk->random);
}

static void turn(Draw *draw)
{
    for (int i = draw->drawn, k = draw->count - 1; i < k; i++, k--) {
        uint8_t tile = draw->tiles[i];
        draw->tiles[i] = draw->tiles[k];
        draw->tiles[k] = tile;
    }
}

Game test_turned(const Game *game)
{
    Game turned = *game;
    turn(&turned.land);
    turn(&turned.special);
    return turned;
}

void test_play(Session *session, Random *random)
{
    Move move = test_random_move(session_edition(session), session_game(session), random);
    if (!session_play(session, move, NULL))
        give_up("a move by chance", "it is refused");
}

void test_play_out(Session *session, Random *random)
{
    while (session_game(session)->phase != PHASE_END)
        test_play(session, random);
}

static bool is_what(const DrawList *list, const DrawCommand *command, const char *what)
{
    const char *is = command->kind == DRAW_TEXT ? draw_command_text(list, command) : command->name;
    size_t size = what ? strlen(what) : 0;
    bool begin = size > 0 && what[size - 1] == '*';
    return !what || (is && (begin ? strncmp(is, what, size - 1) : strcmp(is, what)) == 0);
}

const DrawCommand *test_next(const DrawList *list, DrawKind kind, const char *what,
                             const DrawCommand *after)
{
    const DrawCommand *end = list->commands + list->count;
    for (const DrawCommand *c = after ? after + 1 : list->commands; c < end; c++)
        if (c->kind == kind && is_what(list, c, what))
            return c;
    return NULL;
}

int test_count(const DrawList *list, DrawKind kind, const char *what)
{
    int count = 0;
    for (const DrawCommand *c = NULL; (c = test_next(list, kind, what, c));)
        count++;
    return count;
}

static uint64_t add(uint64_t sum, const void *of, size_t size)
{
    const uint8_t *bytes = of;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ bytes[i]) * 0x100000001B3u;
    return sum;
}

uint64_t test_sum(const DrawList *list)
{
    uint64_t sum = add(0xCBF29CE484222325u, list->points, list->point_count * sizeof *list->points);
    sum = list->pool ? add(sum, list->pool, list->pool_size) : sum;
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *c = &list->commands[i];
        const uint64_t whole[] = {c->kind,  c->font,     c->align,   c->tile,
                                  c->first, c->rotation, c->flip,    (uintptr_t)c->name,
                                  c->count, c->column,   c->edition, c->row};
        const float parts[] = {c->scale, c->size, c->dash, c->angle};
        sum = add(add(sum, whole, sizeof whole), parts, sizeof parts);
        sum = add(add(sum, &c->rect, sizeof c->rect), &c->colour, sizeof c->colour);
    }
    for (size_t i = 0; i < list->zones_count; i++)
        sum = add(sum, list->zones[i].layers, (size_t)list->zones[i].count * sizeof(ZoneLayer));
    return add(sum, &list->board_count, sizeof list->board_count);
}

bool test_shows(const DrawList *list, const char *text)
{
    return test_next(list, DRAW_TEXT, text, NULL);
}

bool test_tells(const DrawList *list, const char *words)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->commands[i].kind == DRAW_TEXT &&
            strstr(draw_command_text(list, &list->commands[i]), words))
            return true;
    return false;
}

int test_number(const char *variable, int otherwise)
{
    const char *text = getenv(variable);
    return text && *text ? atoi(text) : otherwise;
}

uint16_t test_share(int all)
{
    int every = test_number("AUROCHS_SAMPLE", 1);
    return (uint16_t)((all + every - 1) / every);
}

bool test_met(bool enough)
{
    return enough || test_number("AUROCHS_SAMPLE", 1) > 1;
}

Game test_position(EditionId id, int players, uint64_t seed, int moves)
{
    Walk walk = test_walk(id, players, seed);
    while (moves-- > 0 && walk.game.phase != PHASE_END)
        test_go_on(&walk);
    return walk.game;
}
