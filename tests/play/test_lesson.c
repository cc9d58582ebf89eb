/* Lessons are whole: their records are legal, each move of the pupil has its sentence, and what is
 * damaged is refused by its line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "check.h"
#include "play/files.h"
#include "play/lesson.h"
#include "support.h"

static Lesson lesson;

static void load(const char *name)
{
    char message[400];
    if (!lesson_load(name, test_editions(), &lesson, message, sizeof message))
        fail_msg("%s", message);
}

/* Plays the record as the tasks say it, and asks who decides. */
static void tasks_lead_through_the_game(const char *name, int steps, int own, int others)
{
    load(name);
    assert_int_equal(lesson.step_count, steps);
    for (int i = 0; i < steps; i++)
        assert_int_equal(lesson_step(&lesson, lesson.steps[i].first), i); /* it has a task */
    Game game = *session_game_at(lesson.game, 0);
    const Edition *edition = session_edition(lesson.game);
    int made = 0;
    for (int i = 0; i < lesson.task_count; i++) {
        const LessonTask *task = &lesson.tasks[i];
        for (; made < task->at; made++) {
            assert_int_not_equal(game.player, 0);
            game_advance(edition, &game, session_move(lesson.game, made), NULL);
        }
        if (task->kind == LESSON_MOVE || task->kind == LESSON_PASS) {
            assert_int_equal(game.player, 0);
            game_advance(edition, &game, session_move(lesson.game, made++), NULL);
        }
        if (task->kind == LESSON_PASS)
            assert_string_equal(task->say, "");
        else
            assert_in_range(strlen(task->say), 10, 120);
    }
    assert_int_equal(game.phase, PHASE_END);
    assert_int_equal(game.scores[0], own);
    assert_int_equal(game.scores[1], others);
    lesson_free(&lesson);
}

TEST(each_lesson_leads_through_its_game)
{
    tasks_lead_through_the_game("first-hunt", 10, 26, 4);
    tasks_lead_through_the_game("shrine-and-fire", 5, 20, 0);
}

TEST(what_is_shown_adds_up)
{
    load("first-hunt");
    assert_int_equal(lesson.steps[0].shows, LESSON_SIDES);
    assert_int_equal(lesson.steps[1].shows, 0);
    assert_int_equal(lesson.steps[3].shows, LESSON_TURN);
    assert_int_equal(lesson.steps[6].shows, LESSON_TURN | LESSON_POINTS | LESSON_SPECIAL);
    assert_int_equal(lesson.steps[9].shows,
                     LESSON_TURN | LESSON_POINTS | LESSON_SPECIAL | LESSON_LIST);
    assert_int_equal(lesson.steps[0].start, 0);
    assert_int_equal(lesson.steps[1].start, 1);
    lesson_free(&lesson);
}

/* A lesson of these lines beside a record of one move is refused for that reason. */
static void refused(const char *lines, const char *reason)
{
    static const char record[] = "aurochs 1\nedition second\nplayer red \"A\" human\n"
                                 "player blue \"B\" human\nland 33\nplace 1,0 r0\npass\n";
    char folder[] = "lesson-XXXXXX", path[100], message[400], command[100];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/lessons", folder);
    assert_int_equal(mkdir(path, 0700), 0);
    snprintf(path, sizeof path, "%s/lessons/a.aurochs", folder);
    assert_true(file_write(path, record, sizeof record - 1));
    snprintf(path, sizeof path, "%s/lessons/a.txt", folder);
    assert_true(file_write(path, lines, strlen(lines)));
    const Editions *editions = test_editions(); /* from the real assets */
    setenv("AUROCHS_ASSETS", folder, 1);
    bool good = lesson_load("a", editions, &lesson, message, sizeof message);
    unsetenv("AUROCHS_ASSETS");
    lesson_free(&lesson);
    snprintf(command, sizeof command, "rm -r %s", folder);
    assert_int_equal(system(command), 0);
    assert_false(good);
    if (!strstr(message, reason))
        fail_msg("\"%s\" does not say \"%s\"", message, reason);
}

#define WHOLE "record a.aurochs\nstep B\nmove Lay it.\n"

TEST(a_damaged_lesson_is_refused_by_its_line)
{
    refused("step B\n", "lessons/a.txt:1: there is no record yet");
    refused("record b.aurochs\n", "b.aurochs: ");
    refused("record a.aurochs\nmove Lay it.\n", "or no step");
    refused("record a.aurochs\n", "no task");
    refused(WHOLE "pass\nmove Once more.\n", "a.txt:5: the record has no move left");
    refused(WHOLE "shows moon\n", "\"moon\" has no place here");
    refused(WHOLE "dance\n", "\"dance\" has no place here");
}
