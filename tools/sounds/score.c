#include "score.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BAR = 4, LINE_BYTES = 2000 };

static const char *const part_names[PARTS] = {"drone", "drum", "stone", "flute"};

double score_length(const Score *score, Part part)
{
    int count = score->counts[part];
    const Note *last = &score->notes[part][count > 0 ? count - 1 : 0];
    return count > 0 ? last->at + last->beats : 0;
}

static bool is_note(Part part, const char *name)
{
    if (strcmp(name, "-") == 0)
        return true;
    if (part == PART_DRUM)
        return strcmp(name, "d") == 0 || strcmp(name, "t") == 0;
    size_t length = strlen(name);
    bool good = length == 2 || length == 5;
    for (size_t i = 0; good && i < length; i += 3)
        good = name[i] >= 'A' && name[i] <= 'G' && name[i + 1] >= '2' && name[i + 1] <= '7' &&
               (i + 2 == length || name[i + 2] == '+');
    return good;
}

static bool take_note(Score *score, Part part, char *word)
{
    char *colon = strchr(word, ':');
    if (!colon || colon == word || score->counts[part] == MAX_NOTES)
        return false;
    *colon = '\0';
    char *mark = colon - 1;
    double loud = *mark == '!' ? 1.3 : *mark == '?' ? .62 : 1, beats = atof(colon + 1);
    if (*mark == '!' || *mark == '?')
        *mark = '\0';
    Note note = {.at = score_length(score, part), .beats = beats, .loud = loud};
    if (beats <= 0 || strlen(word) >= sizeof note.name || !is_note(part, word))
        return false;
    memcpy(note.name, word, strlen(word) + 1);
    score->notes[part][score->counts[part]++] = note;
    return true;
}

static bool whole_bars(double beats)
{
    return fmod(beats, BAR) == 0;
}

/* A line's words but the first. */
static bool take_part(Score *score, Part part, char *fault, size_t capacity)
{
    for (char *word = strtok(NULL, " \t\n"); word; word = strtok(NULL, " \t\n")) {
        if (strcmp(word, "|") == 0) {
            if (!whole_bars(score_length(score, part))) {
                snprintf(fault, capacity, "%s: no bar ends at beat %g", part_names[part],
                         score_length(score, part));
                return false;
            }
        } else if (!take_note(score, part, word)) {
            snprintf(fault, capacity, "%s: '%s' is no note", part_names[part], word);
            return false;
        }
    }
    if (!whole_bars(score_length(score, part))) {
        snprintf(fault, capacity, "%s: the last bar has not four beats", part_names[part]);
        return false;
    }
    return true;
}

static bool take_line(Score *score, char *line, char *fault, size_t capacity)
{
    char *word = strtok(line, " \t\n");
    if (!word || *word == '#')
        return true;
    if (strcmp(word, "tempo") == 0) {
        word = strtok(NULL, " \t\n");
        score->tempo = word ? atof(word) : 0;
        snprintf(fault, capacity, "tempo: beats a minute are missing");
        return score->tempo > 0;
    }
    for (int part = 0; part < PARTS; part++)
        if (strcmp(word, part_names[part]) == 0)
            return take_part(score, (Part)part, fault, capacity);
    snprintf(fault, capacity, "'%s' is no part", word);
    return false;
}

bool score_read(const char *path, Score *score, char *fault, size_t capacity)
{
    char line[LINE_BYTES];
    FILE *file = fopen(path, "r");
    *score = (Score){.tempo = 60};
    if (!file) {
        snprintf(fault, capacity, "%s: %s", path, strerror(errno));
        return false;
    }
    bool good = true;
    while (good && fgets(line, sizeof line, file))
        good = take_line(score, line, fault, capacity);
    fclose(file);
    return good;
}
