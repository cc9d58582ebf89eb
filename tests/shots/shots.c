/* Takes every screenshot of the list by aurochs-shot and holds it against its golden picture.
 *
 * shots LIST SHOT_TOOL GOLDEN OUT [--renew] [NAME...]
 * LIST has a shot a line: name, record, moves, script, size, scale, time, hour, "-" for none, and
 * the language where it is not English; records and scripts lie beside the list. OUT receives
 * NAME.png and NAME-difference.png where it differs.
 *
 * GOLDEN keeps a hash of every whole picture in hashes.txt, which finds any change at all, and the
 * picture itself at half its size with five bits a channel, which shows what changed and serves
 * where another FreeType sets the letters' edges differently. --renew keeps what differs instead of
 * complaining. */
#include <SDL.h>
#include <SDL_image.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "picture.h"
#include "play/files.h"

enum { MAX_COMMAND = 4 * MAX_PATH_BYTES, MAX_SHOTS = 64 };

typedef struct Places {
    char list_folder[MAX_PATH_BYTES];
    const char *tool, *golden, *out;
    bool renew;
} Places;

/* What hashes.txt says: the whole picture's hash by name. */
typedef struct Hashes {
    int count;
    struct {
        char name[64];
        uint64_t hash;
    } items[MAX_SHOTS];
} Hashes;

typedef struct Shot {
    char name[64], record[128], moves[16], script[128], size[32], scale[16], time[16], hour[16];
    char language[16];
} Shot;

typedef enum Outcome { PASSED, FAILED, RENEWED, OUTCOMES } Outcome;

static void add_flag(char *command, const char *flag, const char *folder, const char *value)
{
    size_t length = strlen(command);
    if (strcmp(value, "-") != 0)
        snprintf(command + length, MAX_COMMAND - length, " --%s '%s%s%s'", flag, folder,
                 *folder ? "/" : "", value);
}

static bool take(const Places *places, const Shot *shot, const char *path)
{
    char command[MAX_COMMAND];
    snprintf(command, sizeof command, "'%s' --out '%s'", places->tool, path);
    add_flag(command, "record", places->list_folder, shot->record);
    add_flag(command, "moves", "", shot->moves);
    add_flag(command, "script", places->list_folder, shot->script);
    add_flag(command, "size", "", shot->size);
    add_flag(command, "scale", "", shot->scale);
    add_flag(command, "time", "", shot->time);
    add_flag(command, "hour", "", shot->hour);
    add_flag(command, "language", "", shot->language);
    return system(command) == 0;
}

static uint64_t *hash_of(Hashes *hashes, const char *name)
{
    for (int i = 0; i < hashes->count; i++)
        if (strcmp(hashes->items[i].name, name) == 0)
            return &hashes->items[i].hash;
    if (hashes->count == MAX_SHOTS)
        return NULL;
    snprintf(hashes->items[hashes->count].name, sizeof hashes->items[0].name, "%s", name);
    hashes->items[hashes->count].hash = 0;
    return &hashes->items[hashes->count++].hash;
}

static void read_hashes(const Places *places, Hashes *hashes)
{
    char path[MAX_PATH_BYTES], name[64];
    uint64_t hash;
    snprintf(path, sizeof path, "%s/hashes.txt", places->golden);
    FILE *file = fopen(path, "r");
    while (file && fscanf(file, "%63s %" SCNx64, name, &hash) == 2) {
        uint64_t *slot = hash_of(hashes, name);
        if (slot)
            *slot = hash;
    }
    if (file)
        fclose(file);
}

static bool write_hashes(const Places *places, const Hashes *hashes)
{
    char path[MAX_PATH_BYTES], text[MAX_SHOTS * 96];
    int length = 0;
    for (int i = 0; i < hashes->count; i++)
        length += snprintf(text + length, sizeof text - (size_t)length, "%s %016" PRIx64 "\n",
                           hashes->items[i].name, hashes->items[i].hash);
    snprintf(path, sizeof path, "%s/hashes.txt", places->golden);
    return file_write(path, text, (size_t)length);
}

static Outcome renew(const SDL_Surface *reduced, const char *golden, uint64_t hash, uint64_t *known)
{
    if (!picture_write(reduced, golden)) {
        fprintf(stderr, "%s: cannot be written\n", golden);
        return FAILED;
    }
    *known = hash;
    return RENEWED;
}

static bool print_comparison(const Places *places, const Shot *shot, SDL_Surface *now,
                             SDL_Surface *before)
{
    static const char *const words[] = {"the same at half size", "close", "different",
                                        "of another size"};
    char path[MAX_PATH_BYTES];
    Comparison found = shots_compare(now, before);
    bool passed = found.likeness == SAME || found.likeness == CLOSE;
    printf("%s: %s", shot->name, words[found.likeness]);
    if (found.likeness == CLOSE || found.likeness == DIFFERENT)
        printf(", at half size %.2f %% of the pixels differ, most round %d,%d (mean %.1f)",
               found.differing, found.x, found.y, found.worst);
    snprintf(path, sizeof path, "%s/%s-difference.png", places->out, shot->name);
    SDL_Surface *difference = shots_difference(now, before);
    if (difference)
        IMG_SavePNG(difference, path);
    SDL_FreeSurface(difference);
    printf("\n  now %s/%s.png\n  before %s/%s.png\n  difference %s\n", places->out, shot->name,
           places->golden, shot->name, path);
    return passed;
}

/* Holds the reduced picture of now against the golden one, NULL where there is none. Where the hash
 * says that nothing changed they must be the same. */
static Outcome judge(const Places *places, const Shot *shot, SDL_Surface *reduced,
                     SDL_Surface *before, bool unchanged)
{
    if (!before)
        printf("%s: has no golden picture; tools/renew-shots makes one\n", shot->name);
    else if (!unchanged)
        return print_comparison(places, shot, reduced, before) ? PASSED : FAILED;
    else if (shots_compare(reduced, before).likeness != SAME)
        printf("%s: the same, but its golden picture is another; tools/renew-shots mends it\n",
               shot->name);
    else {
        printf("%s: the same\n", shot->name);
        return PASSED;
    }
    return FAILED;
}

static Outcome check(const Places *places, const Shot *shot, Hashes *hashes)
{
    char taken[MAX_PATH_BYTES], kept[MAX_PATH_BYTES], golden[MAX_PATH_BYTES];
    snprintf(taken, sizeof taken, "%s/%s.bmp", places->out, shot->name); /* no time for a PNG */
    snprintf(kept, sizeof kept, "%s/%s.png", places->out, shot->name);
    snprintf(golden, sizeof golden, "%s/%s.png", places->golden, shot->name);
    uint64_t *known = hash_of(hashes, shot->name);
    SDL_Surface *now = known && take(places, shot, taken) ? IMG_Load(taken) : NULL;
    SDL_Surface *reduced = now ? shots_reduce(now) : NULL;
    if (!reduced) {
        printf("%s: %s\n", shot->name, now ? "a side is odd" : "could not be taken");
        SDL_FreeSurface(now);
        return FAILED;
    }
    uint64_t hash = shots_hash(now);
    bool unchanged = hash == *known;
    if (!unchanged)
        IMG_SavePNG(now, kept);
    remove(taken);
    SDL_Surface *before = IMG_Load(golden);
    Outcome outcome = judge(places, shot, reduced, before, unchanged);
    if (places->renew && (outcome == FAILED || !unchanged))
        outcome = renew(reduced, golden, hash, known);
    SDL_FreeSurface(before);
    SDL_FreeSurface(reduced);
    SDL_FreeSurface(now);
    return outcome;
}

static bool wanted(const char *name, int count, char **names)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return count == 0;
}

/* Takes the list's shots; counts by outcome. False when a line cannot be read. */
static bool check_all(const Places *places, FILE *list, int name_count, char **names,
                      Hashes *hashes, int counts[OUTCOMES])
{
    char line[1024];
    for (int number = 1; fgets(line, sizeof line, list); number++) {
        Shot shot = {.language = "-"};
        char rest;
        line[strcspn(line, "#\n")] = '\0';
        int words = sscanf(line, "%63s %127s %15s %127s %31s %15s %15s %15s %15s %c", shot.name,
                           shot.record, shot.moves, shot.script, shot.size, shot.scale, shot.time,
                           shot.hour, shot.language, &rest);
        if (words <= 0)
            continue;
        if (words != 8 && words != 9) {
            fprintf(stderr,
                    "line %d of the list has not name, record, moves, script, size, scale, time, "
                    "hour, language\n",
                    number);
            return false;
        }
        if (!wanted(shot.name, name_count, names))
            continue;
        Outcome outcome = check(places, &shot, hashes);
        counts[outcome]++;
        if (outcome == RENEWED)
            printf("%s: renewed\n", shot.name);
        fflush(stdout);
    }
    return true;
}

int main(int argc, char **argv)
{
    int counts[OUTCOMES] = {0}, first_name = 5;
    static Hashes hashes;
    Places places = {0};
    if (argc < 5) {
        fputs("usage: shots LIST SHOT_TOOL GOLDEN OUT [--renew] [NAME...]\n", stderr);
        return 2;
    }
    snprintf(places.list_folder, sizeof places.list_folder, "%s", argv[1]);
    char *slash = strrchr(places.list_folder, '/');
    *(slash ? slash : places.list_folder) = '\0';
    places.tool = argv[2];
    places.golden = argv[3];
    places.out = argv[4];
    if (argc > 5 && strcmp(argv[5], "--renew") == 0) {
        places.renew = true;
        first_name = 6;
    }
    FILE *list = fopen(argv[1], "r");
    if (!list) {
        perror(argv[1]);
        return EXIT_FAILURE;
    }
    read_hashes(&places, &hashes);
    bool good = check_all(&places, list, argc - first_name, argv + first_name, &hashes, counts);
    fclose(list);
    if (places.renew && !write_hashes(&places, &hashes)) {
        perror(places.golden);
        good = false;
    }
    printf("%d as before, %d not, %d renewed\n", counts[PASSED], counts[FAILED], counts[RENEWED]);
    return good && counts[FAILED] == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
