#include "play/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "lines.h"

typedef struct Reader {
    Lesson *lesson;
    Lines lines;
    int made; /* moves that the tasks read so far lead to */
} Reader;

/* Makes the others' moves until the pupil is to decide, or the game is over; or (`tile`) until one
 * of them lays a tile. */
static void skip_others(Reader *reader, bool tile)
{
    const Session *game = reader->lesson->game;
    bool laid = false;
    while (reader->made < session_move_count(game) && !(tile && laid) &&
           session_game_at(game, reader->made)->player != reader->lesson->pupil)
        laid = session_move(game, reader->made++).kind == MOVE_PLACE;
}

static bool read_record(Reader *reader, const Editions *editions)
{
    char name[80];
    snprintf(name, sizeof name, "lessons/%s", reader->lines.rest);
    session_free(reader->lesson->game);
    reader->lesson->game = lines_game(&reader->lines, editions, name);
    return reader->lesson->game != NULL;
}

static bool read_step(Reader *reader)
{
    Lesson *lesson = reader->lesson;
    if (lesson->step_count == MAX_LESSON_STEPS || !lesson->game)
        return lines_refuse(&reader->lines,
                            lesson->game ? "too many steps" : "there is no record yet");
    const LessonStep *before = lesson->step_count ? &lesson->steps[lesson->step_count - 1] : NULL;
    lesson->steps[lesson->step_count++] =
        (LessonStep){.title = reader->lines.rest,
                     .shows = before ? before->shows & (uint8_t)~LESSON_SIDES : 0,
                     .first = (uint8_t)lesson->task_count,
                     .start = (int16_t)reader->made};
    return *reader->lines.rest || lines_refuse(&reader->lines, "a title is missing");
}

static bool read_shows(Reader *reader, LessonStep *step)
{
    static const char *const parts[] = {"sides", "turn", "points", "special", "list"};
    enum { PARTS = sizeof parts / sizeof *parts };
    while (*reader->lines.rest) {
        const char *word = lines_word(&reader->lines.rest);
        int part = 0;
        while (part < PARTS && strcmp(word, parts[part]) != 0)
            part++;
        if (part == PARTS)
            return lines_refuse(&reader->lines, "\"%s\" is no part of the table", word);
        step->shows |= (uint8_t)(1 << part);
    }
    return true;
}

static bool read_task(Reader *reader, LessonStep *step, LessonTaskKind kind)
{
    Lesson *lesson = reader->lesson;
    bool moves = kind == LESSON_MOVE || kind == LESSON_PASS;
    if (lesson->task_count == MAX_LESSON_TASKS)
        return lines_refuse(&reader->lines, "too many tasks");
    if (kind != LESSON_PASS && !*reader->lines.rest)
        return lines_refuse(&reader->lines, "a sentence is missing");
    if (kind != LESSON_NEXT)
        skip_others(reader, kind == LESSON_LAID);
    if (moves && reader->made == session_move_count(lesson->game))
        return lines_refuse(&reader->lines, "the record has no move left for it");
    LessonTask *task = &lesson->tasks[lesson->task_count++];
    *task = (LessonTask){(uint8_t)kind, (int16_t)reader->made,
                         kind == LESSON_PASS ? NULL : reader->lines.rest};
    step->count++;
    reader->made += moves;
    return true;
}

static bool read_line(Reader *reader, const char *word, const Editions *editions)
{
    static const char *const tasks[] = {"move", "pass", "next", "watch", "laid"};
    Lesson *lesson = reader->lesson;
    LessonStep *step = lesson->step_count ? &lesson->steps[lesson->step_count - 1] : NULL;
    if (strcmp(word, "title") == 0)
        lesson->title = reader->lines.rest;
    else if (strcmp(word, "record") == 0)
        return read_record(reader, editions);
    else if (strcmp(word, "step") == 0)
        return read_step(reader);
    else if (step && strcmp(word, "shows") == 0)
        return read_shows(reader, step);
    else {
        for (int kind = LESSON_MOVE; step && kind <= LESSON_LAID; kind++)
            if (strcmp(word, tasks[kind]) == 0)
                return read_task(reader, step, (LessonTaskKind)kind);
        return lines_refuse(&reader->lines, "\"%s\" is no line of a lesson", word);
    }
    return true;
}

/* Whether all is there, and the tasks lead to the end of the record. */
static bool whole(Reader *reader)
{
    const Lesson *lesson = reader->lesson;
    if (!lesson->title || lesson->step_count == 0)
        return lines_refuse(&reader->lines, "title or steps are missing");
    for (int i = 0; i < lesson->step_count; i++)
        if (lesson->steps[i].count == 0)
            return lines_refuse(&reader->lines, "step %d has no task", i + 1);
    return reader->made == session_move_count(lesson->game) ||
           lines_refuse(&reader->lines, "the record goes on after the last task");
}

bool lesson_load(const char *name, const Editions *editions, Lesson *lesson, char *message,
                 size_t capacity)
{
    char file[80];
    *lesson = (Lesson){0};
    Reader reader = {.lesson = lesson};
    snprintf(file, sizeof file, "lessons/%s.txt", name);
    bool good = lines_open(&reader.lines, file, message, capacity);
    lesson->text = reader.lines.text;
    for (const char *word; good && (word = lines_next(&reader.lines));)
        good = read_line(&reader, word, editions);
    return good && whole(&reader);
}

void lesson_free(Lesson *lesson)
{
    session_free(lesson->game);
    free(lesson->text);
    *lesson = (Lesson){0};
}

int lesson_step(const Lesson *lesson, int task)
{
    int step = 0;
    while (step + 1 < lesson->step_count && lesson->steps[step + 1].first <= task)
        step++;
    return step;
}
