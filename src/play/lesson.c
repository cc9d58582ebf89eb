#include "play/lesson.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lines.h"

/* Words of a lesson's lines; the first ones are LessonTaskKinds. */
enum { LINE_RECORD = LESSON_LAID + 1, LINE_STEP, LINE_SHOWS, LINE_KINDS };
static const char *const words[LINE_KINDS] = {"move", "pass",   "next", "watch",
                                              "laid", "record", "step", "shows"};

typedef struct Reader {
    Lesson *lesson;
    const Editions *editions;
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
           session_game_at(game, reader->made)->player != 0)
        laid = session_move(game, reader->made++).kind == MOVE_PLACE;
}

static bool read_record(Reader *reader)
{
    char name[80];
    snprintf(name, sizeof name, "lessons/%s", reader->lines.rest);
    session_free(reader->lesson->game);
    reader->lesson->game = lines_game(&reader->lines, reader->editions, name);
    return reader->lesson->game != NULL;
}

static bool read_step(Reader *reader)
{
    Lesson *lesson = reader->lesson;
    if (lesson->step_count == MAX_LESSON_STEPS)
        return lines_refuse(&reader->lines, "too many steps");
    LessonStep *step = &lesson->steps[lesson->step_count++];
    *step = (LessonStep){.title = reader->lines.rest,
                         .shows = step > lesson->steps ? step[-1].shows & ~LESSON_SIDES : 0,
                         .first = (uint8_t)lesson->task_count,
                         .start = (int16_t)reader->made};
    return true;
}

static bool read_shows(Reader *reader)
{
    static const char *const parts[] = {"sides", "turn", "points", "special", "list"};
    LessonStep *step = &reader->lesson->steps[reader->lesson->step_count - 1];
    while (*reader->lines.rest) {
        int part = lines_kind(&reader->lines, lines_word(&reader->lines.rest), parts,
                              sizeof parts / sizeof *parts);
        if (part < 0)
            return false;
        step->shows |= (uint8_t)(1 << part);
    }
    return true;
}

static bool read_task(Reader *reader, LessonTaskKind kind)
{
    Lesson *lesson = reader->lesson;
    bool moves = kind == LESSON_MOVE || kind == LESSON_PASS;
    if (lesson->task_count == MAX_LESSON_TASKS)
        return lines_refuse(&reader->lines, "too many tasks");
    if (kind != LESSON_NEXT)
        skip_others(reader, kind == LESSON_LAID);
    if (moves && reader->made == session_move_count(lesson->game))
        return lines_refuse(&reader->lines, "the record has no move left for it");
    lesson->tasks[lesson->task_count++] =
        (LessonTask){(uint8_t)kind, (int16_t)reader->made, reader->lines.rest};
    reader->made += moves;
    return true;
}

static bool read_line(Reader *reader, int kind)
{
    if (kind == LINE_RECORD)
        return read_record(reader);
    if (!reader->lesson->game || (kind != LINE_STEP && reader->lesson->step_count == 0))
        return lines_refuse(&reader->lines, "there is no record yet, or no step");
    return kind == LINE_STEP    ? read_step(reader)
           : kind == LINE_SHOWS ? read_shows(reader)
                                : read_task(reader, (LessonTaskKind)kind);
}

bool lesson_load(const char *name, const Editions *editions, Lesson *lesson, char *message,
                 size_t capacity)
{
    char file[80];
    *lesson = (Lesson){0};
    Reader reader = {.lesson = lesson, .editions = editions};
    snprintf(file, sizeof file, "lessons/%s.txt", name);
    bool good = lines_open(&reader.lines, file, message, capacity);
    lesson->text = reader.lines.text;
    for (const char *word; good && (word = lines_next(&reader.lines));) {
        int kind = lines_kind(&reader.lines, word, words, LINE_KINDS);
        good = kind >= 0 && read_line(&reader, kind);
    }
    return good && (lesson->task_count > 0 || lines_refuse(&reader.lines, "it has no task"));
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
