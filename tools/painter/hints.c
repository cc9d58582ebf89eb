#include "hints.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/terminal.h"

static const struct {
    const char *word;
    int numbers; /* coordinates a point must have at least */
    bool zoned;
} STATEMENTS[HINT_KINDS] = {
    [HINT_RIVER] = {"river", 2, true},   [HINT_LAKE] = {"lake", 3, true},
    [HINT_FOREST] = {"forest", 3, true}, [HINT_DEPTH] = {"depth", 1, true},
    [HINT_CLEAR] = {"clear", 3, false},  [HINT_FIGURE] = {"figure", 2, false},
    [HINT_ANCHOR] = {"anchor", 2, true},
};

/* X,Y[,R] or, for HINT_DEPTH, a single number. */
static bool parse_point(const char *word, HintKind kind, Circle *point)
{
    float x, y, r = 0;
    char rest;
    int numbers = sscanf(word, "%f,%f,%f%c", &x, &y, &r, &rest);
    if (numbers < STATEMENTS[kind].numbers || numbers > 3)
        return false;
    *point = kind == HINT_DEPTH ? (Circle){.r = x} : (Circle){{x, y}, r};
    return true;
}

static bool parse_zone(const char *word, int *zone)
{
    if (!word || word[0] < '0' || word[0] > '9' || word[1])
        return false;
    *zone = word[0] - '0';
    return true;
}

/* Reads one statement other than `tile`, its words cut by strtok_r. NULL or what is wrong. */
static const char *parse_hint(const char *first, char **rest, Hint *hint)
{
    *hint = (Hint){.kind = HINT_KINDS, .zone = -1};
    for (int kind = 0; kind < HINT_KINDS; kind++)
        if (strcmp(first, STATEMENTS[kind].word) == 0)
            hint->kind = (HintKind)kind;
    if (hint->kind == HINT_KINDS)
        return "unknown statement";
    if (STATEMENTS[hint->kind].zoned && !parse_zone(strtok_r(NULL, " \t\n", rest), &hint->zone))
        return "a zone number 0..9 must follow";
    if (hint->kind == HINT_FIGURE) {
        const char *name = strtok_r(NULL, " \t\n", rest);
        if (!name || strlen(name) >= sizeof(hint->figure))
            return "a figure's name must follow";
        snprintf(hint->figure, sizeof(hint->figure), "%s", name);
    }
    for (const char *word; (word = strtok_r(NULL, " \t\n", rest));) {
        if (hint->count == MAX_HINT_POINTS)
            return "too many points";
        if (!parse_point(word, hint->kind, &hint->points[hint->count++]))
            return "a point must be X,Y or X,Y,R";
    }
    return hint->count ? NULL : "a point must follow";
}

static const char *parse_tiles(char **rest, int *numbers, int *count)
{
    *count = 0;
    for (const char *word; (word = strtok_r(NULL, " \t\n", rest));) {
        int number = atoi(word);
        if (number < 0 || number > MAX_TILE_NUMBER || *count == MAX_TILES)
            return "no such tile number";
        numbers[(*count)++] = number;
    }
    return *count ? NULL : "tile numbers must follow";
}

bool hints_read(Hints *hints, const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file) {
        terminal_line(stderr, "aurochs-paint: cannot read %s", path);
        return false;
    }
    memset(hints, 0, sizeof(*hints));
    int numbers[MAX_TILES], count = 0;
    const char *fault = NULL;
    char line[512];
    int line_number = 0;
    while (!fault && fgets(line, sizeof(line), file)) {
        char *rest;
        line_number++;
        line[strcspn(line, "#")] = '\0';
        const char *first = strtok_r(line, " \t\n", &rest);
        if (!first)
            continue;
        if (strcmp(first, "tile") == 0) {
            fault = parse_tiles(&rest, numbers, &count);
            continue;
        }
        Hint hint;
        fault = count == 0 ? "`tile` must come first" : parse_hint(first, &rest, &hint);
        for (int i = 0; i < count && !fault; i++) {
            TileHints *tile = &hints->tiles[numbers[i]];
            if (tile->count == MAX_TILE_HINTS)
                fault = "too many hints for one tile";
            else
                tile->hints[tile->count++] = hint;
        }
    }
    fclose(file);
    if (fault)
        terminal_line(stderr, "aurochs-paint: %s:%d: %s", path, line_number, fault);
    return !fault;
}

const Hint *hint_next(const TileHints *hints, HintKind kind, int zone, const Hint *after)
{
    for (const Hint *hint = after ? after + 1 : hints->hints; hint < hints->hints + hints->count;
         hint++)
        if (hint->kind == kind && (zone < 0 || hint->zone == zone))
            return hint;
    return NULL;
}
