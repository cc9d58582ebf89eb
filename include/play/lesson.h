/* A lesson: a recorded game that is played again, step by step, with a sentence for each thing that
 * the pupil does. It is read from two files under assets/lessons: the record, and a text with the
 * steps. Who sits in the first seat is the pupil; the others' moves play by themselves. All texts
 * are English as they stand in the file: the view translates them. "**" encloses what is bold. */
#ifndef PLAY_LESSON_H
#define PLAY_LESSON_H

#include "play/session.h"

enum { MAX_LESSON_STEPS = 13, MAX_LESSON_TASKS = 40 };

typedef enum LessonTaskKind {
    LESSON_MOVE,  /* the pupil is to make the move `at` of the record */
    LESSON_PASS,  /* that move is made without asking */
    LESSON_NEXT,  /* a button goes on, in the position after `at` moves */
    LESSON_WATCH, /* likewise, once the others have played up to there */
    LESSON_LAID   /* once they have laid a tile: what they do with a piece comes after */
} LessonTaskKind;

typedef struct LessonTask {
    uint8_t kind;    /* LessonTaskKind */
    int16_t at;      /* moves */
    const char *say; /* "": LESSON_PASS */
} LessonTask;

/* What is shown on the table besides the tile in hand. */
typedef enum LessonPart {
    LESSON_SIDES = 1,   /* marks on the two sides that are to meet: in its own step only */
    LESSON_TURN = 2,    /* the buttons that turn the tile */
    LESSON_POINTS = 4,  /* the players with their points */
    LESSON_SPECIAL = 8, /* the special stack */
    LESSON_LIST = 16    /* what is counted, and totals */
} LessonPart;

typedef struct LessonStep {
    const char *title;
    uint8_t shows; /* LessonParts, those of earlier steps included */
    uint8_t first; /* index of its first task */
    int16_t start; /* moves that were made when it begins */
} LessonStep;

typedef struct Lesson {
    char *text; /* what all texts lie in */
    Session *game; /* the record */
    int step_count, task_count;
    LessonStep steps[MAX_LESSON_STEPS];
    LessonTask tasks[MAX_LESSON_TASKS];
} Lesson;

/* Reads the lesson "lessons/NAME.txt". False on error, with one line in `message` that names file
 * and line and says what is wrong. lesson_free frees it either way. */
bool lesson_load(const char *name, const Editions *editions, Lesson *lesson, char *message,
                 size_t capacity);
void lesson_free(Lesson *lesson);

/* The step of a task, by index; of one behind the last task the last. */
int lesson_step(const Lesson *lesson, int task);

#endif
