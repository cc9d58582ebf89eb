#include "play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "check.h"
#include "core/utf8.h"
#include "play/saves.h"
#include "support.h"
#include "view/app/autosave.h"

/* In memory where there is such a place: hundreds of folders come and go. */
void play_open_folder(char folder[64])
{
    strcpy(folder, "/dev/shm/aurochs-keep-XXXXXX");
    if (mkdtemp(folder))
        return;
    strcpy(folder, "test-keep-XXXXXX");
    assert_non_null(mkdtemp(folder));
}

static void remove_file(void *context, const char *name)
{
    const char *folder = context;
    char path[MAX_PATH_BYTES];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0)
        assert_int_equal(remove(path), 0);
}

void play_close_folder(char *folder)
{
    assert_true(files_each(folder, remove_file, folder));
    assert_int_equal(rmdir(folder), 0);
}

/* A whole game but for its last moves; made once. */
static const char *almost_over(void)
{
    static char *text;
    Random random = random_from(9);
    Session *session = text ? NULL : test_session(EDITION_SECOND, 2, 9);
    if (session) {
        test_play_out(session, &random);
        Record *record = malloc(sizeof *record);
        session_seek(session, session_move_count(session) - 3);
        session_record(session, record);
        size_t size = record_write(record, NULL, 0);
        text = malloc(size + 1);
        record_write(record, text, size + 1);
        free(record);
    }
    session_free(session);
    return text;
}

void play_prepare(const char *folder)
{
    char path[MAX_PATH_BYTES];
    snprintf(path, sizeof path, "%s/end.aurochs", folder);
    assert_true(file_write(path, almost_over(), strlen(almost_over())));
}

void play_start(App *app, const char *folder)
{
    static Atlas atlas; /* empty */
    app_init(app, test_editions(), &atlas, (TextMeter){0}, folder, 7);
    app->now = 1000;
}

bool play_move(App *app, Random *random)
{
    const Session *session = app->session;
    Intent intent = {.kind = INTENT_PLAY};
    if (!session || session_game(session)->phase == PHASE_END)
        return false;
    intent.move = test_random_move(session_edition(session), session_game(session), random);
    app_follow(app, &intent);
    return true;
}

char *play_text(const Session *session, int at, int turn)
{
    Record *record = malloc(sizeof *record);
    assert_non_null(record);
    session_record_all(session, record);
    size_t size = record_write(record, NULL, 0);
    char *text = malloc(size + 64);
    assert_non_null(text);
    record_write(record, text, size + 1);
    snprintf(text + size, 64, "# at %d of %d, turned %d\n", at, session_move_count(session), turn);
    free(record);
    return text;
}

char *play_file_text(const char *folder, const char *name)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return file_read(path, MAX_SAVE_BYTES, &size);
}

/* What is no intent. */
enum { TURN_BOARD = 1000, RESTART, REPLACE };

/* Moves are steps of their own, each. */
typedef struct Step {
    int what;         /* an IntentKind, or one of those */
    int number;       /* a seed, moves, an index, quarter turns, percent */
    const char *name; /* of a file, or what is done */
} Step;

/* A short evening; the file end.aurochs, which stands at its beginning, lacks a few moves. */
static const Step steps[] = {
    {INTENT_NEW_GAME, 1, "a first game"},
    {INTENT_PLAY, 3, "moves"},
    {INTENT_UNDO, 0, "undo"},
    {INTENT_UNDO, 0, "undo again"},
    {INTENT_REDO, 0, "redo"},
    {TURN_BOARD, 1, "the board turned"},
    {INTENT_PLAY, 9, "more moves"},
    {INTENT_SEEK, 3, "a look back"},
    {INTENT_PLAY, 1, "played on from far back"},
    {INTENT_SAVE, 0, "mine.aurochs"},
    {INTENT_PLAY, 2, "moves after saving"},
    {REPLACE, 0, "mine.aurochs"},
    {INTENT_OPTIONS, 150, "options"},
    {INTENT_NEW_GAME, 2, "a second game"},
    {INTENT_PLAY, 3, "moves in it"},
    {INTENT_TITLE, 0, "the title"},
    {INTENT_CONTINUE, 0, "continue"},
    {INTENT_UNDO, 0, "undo after it"},
    {RESTART, 0, "restart"},
    {INTENT_CONTINUE, 0, "continue once more"},
    {INTENT_OPEN, 0, "end.aurochs"},
    {INTENT_PLAY, 4, "the end of a game"},
    {INTENT_NEW_GAME, 3, "a third game"},
    {INTENT_PLAY, 1, "a move in it"},
    {INTENT_OPEN, 0, "mine.aurochs"},
    {INTENT_OPTIONS, 125, "other options"},
    {INTENT_DELETE, 0, "mine.aurochs"},
    {INTENT_NEW_GAME, 4, "a fourth game"},
};

enum { STEPS = sizeof steps / sizeof *steps };

static const Step *find_step(int number)
{
    for (int i = 0; i < STEPS; i++) {
        number -= steps[i].what == INTENT_PLAY ? steps[i].number : 1;
        if (number < 0)
            return &steps[i];
    }
    return NULL;
}

const char *play_step_name(int number)
{
    return find_step(number)->name;
}

bool play_step_takes(int number, const char *name)
{
    const Step *step = find_step(number);
    return (step->what == INTENT_DELETE || step->what == REPLACE) && strcmp(step->name, name) == 0;
}

static void follow(App *app, const Step *step)
{
    bool replaces = step->what == REPLACE;
    Intent intent = {.kind = replaces ? INTENT_SAVE : (IntentKind)step->what,
                     .index = step->number,
                     .replaces = replaces};
    utf8_print(intent.path, sizeof intent.path, "%s/%s", app->folder, step->name);
    if (intent.kind == INTENT_NEW_GAME)
        intent.setup = test_setup(EDITION_SECOND, 2, (uint64_t)step->number);
    if (intent.kind == INTENT_OPTIONS)
        app->ui.options.scale = step->number;
    app_follow(app, &intent);
}

bool play_step(App *app, int number)
{
    const Step *step = find_step(number);
    char folder[MAX_PATH_BYTES];
    Random random = random_from((uint64_t)number);
    if (!step)
        return false;
    app->now += 10;
    if (step->what == INTENT_PLAY) {
        play_move(app, &random);
    } else if (step->what == TURN_BOARD) {
        app->ui.table.camera.turn = (uint8_t)step->number;
        autosave_follow_turn(app);
    } else if (step->what == RESTART) {
        snprintf(folder, sizeof folder, "%s", app->folder);
        app_free(app);
        play_start(app, folder);
    } else {
        follow(app, step);
    }
    return true;
}
