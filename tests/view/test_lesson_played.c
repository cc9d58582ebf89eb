/* Each lesson is played through at the table: by a good pupil, by one who tries all that is wrong,
 * by keys alone, and by one who leaves at every step and comes back. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "home.h"
#include "support.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/lesson.h"

enum { LESSONS = 2, LONGEST = 600 };

static void frame(Home *home)
{
    app_frame(&home->app, home->app.now + .5);
}

static void input(Home *home, Input input)
{
    app_input(&home->app, &input);
    frame(home);
}

static void key(Home *home, int code, uint8_t mods)
{
    input(home, (Input){.kind = INPUT_KEY, .key = code, .mods = mods});
}

/* A click of the mouse, or a finger's tap. */
static void press(Home *home, Point at, bool touch)
{
    static const InputKind kinds[] = {INPUT_POINTER, INPUT_DOWN, INPUT_UP};
    for (int i = 0; i < 3; i++)
        input(home, (Input){.kind = kinds[i],
                            .x = at.x,
                            .y = at.y,
                            .button = BUTTON_LEFT,
                            .clicks = i > 0,
                            .touch = touch});
}

static void click(Home *home, Point at)
{
    press(home, at, false);
}

static void model_of(Home *home, TableModel *model)
{
    Scene scene = app_scene(&home->app);
    Frame of = ui_frame(&home->app.ui, &scene, &home->app.list, 1);
    table_model_make(&of, &home->app.ui, &scene, model);
}

static int tasks_met; /* since the lesson began */

static void begin(Home *home, int lesson)
{
    app_follow(&home->app, &(Intent){.kind = INTENT_LESSON, .index = lesson * MAX_LESSON_STEPS});
    assert_non_null(home->app.lesson);
    tasks_met = 0;
    frame(home);
}

/* The task that is due and shown at rest; NULL once the lesson is over. */
static const LessonTask *next_task(Home *home)
{
    if (++tasks_met > 400)
        fail_msg("nothing goes on at task %d: %s", home->app.ui.lesson.task,
                 home->app.ui.lesson.answer);
    for (int i = 0; i < LONGEST; i++) {
        Scene scene = app_scene(&home->app);
        TableModel model;
        if (home->app.ui.screen != SCREEN_TABLE)
            return NULL;
        const LessonTask *task = lesson_task(&home->app.ui, &scene);
        model_of(home, &model);
        if (task && task->kind != LESSON_PASS && session_at(home->app.session) == task->at &&
            model.view.at == task->at && !model.flight.on)
            return task;
        assert_true(app_animating(&home->app) || app_due(&home->app) < INFINITY);
        frame(home);
    }
    fail_msg("the lesson hangs at task %d", home->app.ui.lesson.task);
    return NULL;
}

static Point place_of(Home *home, Move move)
{
    TableModel model;
    model_of(home, &model);
    if (move.kind == MOVE_PLACE)
        return rect_middle(view_cell(&model.view.board, move.cell.x, move.cell.y));
    int spot = table_spot_of(&model.view, move);
    assert_true(spot >= 0);
    return view_pixel(&model.view.board, model.view.spots[spot].at.x, model.view.spots[spot].at.y);
}

static Move wanted(const Home *home, const LessonTask *task)
{
    return session_move(home->app.lesson->lesson.game, task->at);
}

/* Does what is asked. */
static void obey(Home *home, const LessonTask *task)
{
    if (task->kind == LESSON_MOVE)
        click(home, place_of(home, wanted(home, task)));
    else
        home_press(home, "lesson-next");
}

static bool shows(const Home *home, const char *text)
{
    return test_tells(&home->app.list, text);
}

/* Over: when the results have been seen the Elder says so; nothing was kept of it. */
static void is_over(Home *home)
{
    assert_int_equal(home->app.ui.screen, SCREEN_RESULTS);
    assert_int_equal(home->app.ui.overlay, OVERLAY_NONE);
    assert_true(app_due(&home->app) < INFINITY);
    for (int i = 0; i < 5; i++)
        frame(home);
    assert_int_equal(home->app.ui.overlay, OVERLAY_FIRST_GAME);
    assert_int_equal(home->app.ui.options.lesson, 0);
    assert_false(home_has(home, "autosave.aurochs"));
}

AT_HOME(a_good_pupil_comes_to_the_end)
{
    for (int lesson = 0; lesson < LESSONS; lesson++) {
        int steps = 0;
        const char *title = "";
        begin(home, lesson);
        for (const LessonTask *task; (task = next_task(home));) {
            Scene scene = app_scene(&home->app);
            const Lesson *of = scene.lesson;
            int step = 0;
            while (step + 1 < of->step_count &&
                   of->steps[step + 1].first <= home->app.ui.lesson.task)
                step++;
            steps += strcmp(title, of->steps[step].title) != 0;
            title = of->steps[step].title;
            assert_true(shows(home, title));
            obey(home, task);
        }
        assert_int_equal(steps, home->app.lesson->lesson.step_count);
        frame(home);
        is_over(home);
        home_press(home, "main-menu");
    }
}

/* The last word may be skipped. */
AT_HOME(space_comes_to_the_end)
{
    begin(home, 0);
    for (const LessonTask *task; (task = next_task(home));)
        if (home->app.ui.lesson.task + 1 < home->app.lesson->lesson.task_count)
            obey(home, task);
        else
            key(home, KEY_SPACE, 0);
    frame(home);
    is_over(home);
    home_press(home, "main-menu");
}

AT_HOME(keys_alone_come_to_the_end)
{
    assert_int_equal(action_of_pad(PAD_Y).key, KEY_WALK); /* so a controller does, too */
    assert_int_equal(action_of_pad(PAD_A).key, KEY_ENTER);
    for (int lesson = 0; lesson < LESSONS; lesson++) {
        begin(home, lesson);
        for (const LessonTask *task; (task = next_task(home));) {
            key(home, KEY_WALK, 0);
            key(home, KEY_ENTER, 0);
        }
        frame(home);
        is_over(home);
        home_press(home, "main-menu");
    }
}

/* Where a finger goes: to the cell, or the piece's button in the panel. */
static Point finger_place(Home *home, Move move)
{
    TableModel model;
    const Widgets *widgets = &home->app.ui.widgets;
    model_of(home, &model);
    for (int i = 0; i < widgets->count && move.kind != MOVE_PLACE; i++)
        if (widgets->items[i].verb == VERB_SPOT &&
            widgets->items[i].index == table_spot_of(&model.view, move))
            return rect_middle(widgets->items[i].rect);
    return place_of(home, move);
}

/* What was tapped lies there on trial until it is tapped again. */
AT_HOME(a_finger_comes_to_the_end)
{
    for (int lesson = 0; lesson < LESSONS; lesson++) {
        begin(home, lesson);
        for (const LessonTask *task; (task = next_task(home));) {
            int at = session_at(home->app.session);
            if (task->kind != LESSON_MOVE)
                obey(home, task);
            for (int taps = 0; task->kind == LESSON_MOVE && taps < 2; taps++)
                if (session_at(home->app.session) == at)
                    press(home, finger_place(home, wanted(home, task)), true);
        }
        frame(home);
        is_over(home);
        home_press(home, "main-menu");
    }
}

/* What could never be meant is answered, too, and the hand shows the way again: a click on a tile
 * that lies there, and a number that no piece has. */
static void try_amiss(Home *home, const LessonTask *task)
{
    LessonUi *ui = &home->app.ui.lesson;
    int at = session_at(home->app.session);
    for (int tries = wanted(home, task).kind == MOVE_PLACE ? 1 : 2; tries-- > 0;) {
        ui->answer[0] = '\0';
        if (tries == 0)
            click(home, place_of(home, move_place((Cell){0, 0}, 0)));
        else
            key(home, '9', 0);
        assert_int_equal(session_at(home->app.session), at);
        assert_true(ui->answer[0] && shows(home, "Almost"));
        assert_true(home->app.now - ui->since < 1);
    }
}

/* Tries each legal cell that is not meant, one where the tile does not fit, or each other piece. */
static void try_wrong(Home *home, const LessonTask *task)
{
    Move right = wanted(home, task);
    int at = session_at(home->app.session), count;
    TableModel model;
    model_of(home, &model);
    count = right.kind == MOVE_PLACE ? model.view.legal_count : model.view.main_count;
    for (int i = 0; i < count; i++) {
        model_of(home, &model);
        Move move = right.kind == MOVE_PLACE ? move_place(model.view.legal[i].cell, 0)
                                             : model.view.spots[i].move;
        if (right.kind == MOVE_PLACE ? cell_equal(move.cell, right.cell) : move_equal(move, right))
            continue;
        if (right.kind == MOVE_PLACE)
            click(home, place_of(home, move));
        for (int twice = 0; twice < 2 && right.kind != MOVE_PLACE; twice++)
            key(home, '1' + i, 0);
        assert_int_equal(session_at(home->app.session), at);
        assert_true(home->app.ui.lesson.answer[0] != '\0');
        if (right.kind != MOVE_PLACE &&
            area_info(model.view.edition, model.view.game, model.view.spots[i].node).closed)
            assert_null(strstr(home->app.ui.lesson.answer, "waits until"));
        assert_true(shows(home, "Leave"));
    }
    if (right.kind != MOVE_PLACE)
        home_press(home, "pass");
    assert_int_equal(session_at(home->app.session), at);
}

/* A player's row opens no lens. */
static void try_rows(Home *home)
{
    const Widgets *widgets = &home->app.ui.widgets;
    for (int i = 0; i < widgets->count; i++)
        if (widgets->items[i].verb == VERB_ROW)
            click(home, rect_middle(widgets->items[i].rect));
    assert_int_equal(home->app.ui.table.lens.kind, LENS_NONE);
}

AT_HOME(a_clumsy_pupil_comes_to_the_end)
{
    for (int lesson = 0; lesson < LESSONS; lesson++) {
        begin(home, lesson);
        int tasks = 0;
        for (const LessonTask *task; (task = next_task(home)); tasks++) {
            if (task->kind == LESSON_MOVE) {
                if (home->app.width == 1280)
                    try_amiss(home, task);
                try_wrong(home, task);
            }
            try_rows(home);
            if (tasks == 3) {
                key(home, 'z', MOD_CTRL);
                task = next_task(home);
            }
            if (tasks % 3 == 1)
                input(home, (Input){.kind = INPUT_RESIZE, .width = 900, .height = 600});
            if (tasks % 3 == 2)
                input(home, (Input){.kind = INPUT_RESIZE, .width = 1280, .height = 720});
            task = next_task(home);
            obey(home, task);
        }
        frame(home);
        is_over(home);
        home_press(home, "main-menu");
        input(home, (Input){.kind = INPUT_RESIZE, .width = 1280, .height = 720});
    }
}

AT_HOME(who_leaves_comes_back)
{
    for (int lesson = 0; lesson < LESSONS; lesson++) {
        int left = -1;
        begin(home, lesson);
        for (const LessonTask *task; (task = next_task(home));) {
            const Lesson *of = &home->app.lesson->lesson;
            int step = 0;
            while (step + 1 < of->step_count &&
                   of->steps[step + 1].first <= home->app.ui.lesson.task)
                step++;
            if (step > 0 && step != left) {
                left = step;
                home_press(home, "lesson-leave");
                assert_int_equal(home->app.ui.screen, SCREEN_TITLE);
                assert_null(home->app.session);
                assert_int_equal(home->app.ui.options.lesson, 1 + lesson * MAX_LESSON_STEPS + step);
                if (step % 3 == 1)
                    home_restart(home);
                frame(home);
                home_press(home, "lesson");
                assert_int_equal(session_at(home->app.session),
                                 home->app.lesson->lesson.steps[step].start);
                continue;
            }
            obey(home, task);
        }
        frame(home);
        is_over(home);
        home_press(home, "main-menu");
    }
}

/* A game that waits at the title waits on, whatever is learnt meanwhile. */
AT_HOME(the_game_that_waits_waits_on)
{
    home_begin(home, 5);
    home_play(home, 9);
    int at = session_at(home->app.session);
    begin(home, 0);
    assert_int_equal(session_at(home->app.session), 0);
    home_press(home, "lesson-leave");
    frame(home);
    home_press(home, "continue");
    assert_null(home->app.lesson);
    assert_int_equal(session_at(home->app.session), at);
    home_restart(home);
    home_press(home, "continue");
    assert_int_equal(session_at(home->app.session), at);
}
