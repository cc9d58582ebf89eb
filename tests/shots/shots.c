/* Takes every screenshot of the list by aurochs-shot and holds it against its golden picture.
 *
 * shots LIST SHOT_TOOL GOLDEN OUT [--renew] [NAME...]
 * LIST has a shot a line: name, record, moves, script, size, scale, time; "-" for none; records and
 * scripts lie beside the list. OUT receives NAME.png and, where it differs, NAME-difference.png.
 * --renew copies what differs to GOLDEN instead of complaining. Exit code 77 (skipped) when there
 * are no golden pictures at all. */
#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "compare.h"
#include "play/files.h"

enum { SKIPPED = 77, MAX_COMMAND = 4 * MAX_PATH_BYTES };

typedef struct Places {
    char list_folder[MAX_PATH_BYTES];
    const char *tool, *golden, *out;
    bool renew;
} Places;

typedef struct Shot {
    char name[64], record[128], moves[16], script[128], size[32], scale[16], time[16];
} Shot;

typedef enum Outcome { PASSED, FAILED, WITHOUT_GOLDEN, RENEWED } Outcome;

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
    return system(command) == 0;
}

static bool copy_file(const char *from, const char *to)
{
    size_t size;
    char *bytes = file_read(from, 64 << 20, &size);
    bool good = bytes && file_write(to, bytes, size);
    free(bytes);
    if (!good)
        perror(to);
    return good;
}

static Outcome compare(const Places *places, const Shot *shot, const char *actual,
                       const char *golden)
{
    static const char *const words[] = {"the same", "close", "different", "of another size"};
    char path[MAX_PATH_BYTES];
    SDL_Surface *now = IMG_Load(actual), *before = IMG_Load(golden);
    if (!now || !before) {
        printf("%s: %s\n", shot->name, IMG_GetError());
        SDL_FreeSurface(now);
        SDL_FreeSurface(before);
        return FAILED;
    }
    Comparison found = shots_compare(now, before);
    bool passed = found.likeness == SAME || found.likeness == CLOSE;
    printf("%s: %s", shot->name, words[found.likeness]);
    if (found.likeness == CLOSE || found.likeness == DIFFERENT)
        printf(", %.2f %% of the pixels differ, most round %d,%d (mean %.1f)", found.differing,
               found.x, found.y, found.worst);
    if (!passed) {
        snprintf(path, sizeof path, "%s/%s-difference.png", places->out, shot->name);
        SDL_Surface *difference = shots_difference(now, before);
        if (difference)
            IMG_SavePNG(difference, path);
        SDL_FreeSurface(difference);
        printf("\n  now %s\n  before %s\n  difference %s", actual, golden, path);
    }
    putchar('\n');
    SDL_FreeSurface(now);
    SDL_FreeSurface(before);
    if (places->renew && found.likeness != SAME)
        return copy_file(actual, golden) ? RENEWED : FAILED;
    return passed ? PASSED : FAILED;
}

static Outcome check(const Places *places, const Shot *shot)
{
    char actual[MAX_PATH_BYTES], golden[MAX_PATH_BYTES];
    snprintf(actual, sizeof actual, "%s/%s.png", places->out, shot->name);
    snprintf(golden, sizeof golden, "%s/%s.png", places->golden, shot->name);
    bool known = access(golden, F_OK) == 0;
    if (!known && !places->renew)
        return WITHOUT_GOLDEN;
    if (!take(places, shot, actual)) {
        printf("%s: could not be taken\n", shot->name);
        return FAILED;
    }
    if (known)
        return compare(places, shot, actual, golden);
    return copy_file(actual, golden) ? RENEWED : FAILED;
}

static bool wanted(const char *name, int count, char **names)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return count == 0;
}

/* Takes the list's shots; counts by outcome. False when a line cannot be read. */
static bool check_all(const Places *places, FILE *list, int name_count, char **names, int counts[4])
{
    char line[1024];
    for (int number = 1; fgets(line, sizeof line, list); number++) {
        Shot shot;
        char rest;
        line[strcspn(line, "#\n")] = '\0';
        int words = sscanf(line, "%63s %127s %15s %127s %31s %15s %15s %c", shot.name, shot.record,
                           shot.moves, shot.script, shot.size, shot.scale, shot.time, &rest);
        if (words <= 0)
            continue;
        if (words != 7) {
            fprintf(stderr,
                    "line %d of the list has not name, record, moves, script, size, scale, time\n",
                    number);
            return false;
        }
        if (!wanted(shot.name, name_count, names))
            continue;
        Outcome outcome = check(places, &shot);
        counts[outcome]++;
        if (outcome == RENEWED)
            printf("%s: renewed\n", shot.name);
        fflush(stdout);
    }
    return true;
}

int main(int argc, char **argv)
{
    int counts[4] = {0}, first_name = 5;
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
    bool good = check_all(&places, list, argc - first_name, argv + first_name, counts);
    fclose(list);
    printf("%d as before, %d not, %d renewed, %d without a golden picture\n", counts[PASSED],
           counts[FAILED], counts[RENEWED], counts[WITHOUT_GOLDEN]);
    if (!good || counts[FAILED])
        return EXIT_FAILURE;
    return counts[PASSED] + counts[RENEWED] == 0 ? SKIPPED : EXIT_SUCCESS;
}
