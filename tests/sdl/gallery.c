#include "gallery.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "at_once.h"
#include "check.h"
#include "play/saves.h"
#include "script.h"
#include "support.h"
#include "view/app/thinking.h"
#include "view/words/tr.h"

#define SECOND "records/second"
#define FIRST "records/first"
#define VALLEY SECOND, "d4-000.aurochs"
#define END SECOND, "d5-000.aurochs"
#define LONG_NAME "Bcdfghjklmnpqrstvwxzbcdfghjklmnpqrstvwxz"

/* Ways that several take. */
#define RESULTS "click button pass\nwait 1\npress all\nwait 2\n"
#define LOOK_BACK "press next\npress look-back\n"
#define LOOKED_BACK LOOK_BACK "wait 1\n"
#define OPEN "press open\nwait 1\n"
#define SAVE "key ctrl+s\nwait 1\n"

/* To the stones of a seat, or the face that stands for them, and along them. */
#define STONES(seat) "press name-" seat "\nkey tab\nkey tab\n"
#define RIGHT "key right\nkey right\n"

/* The first game, step by step; the others' turns come frame by frame. */
#define TURNS "wait 2\nwait 2\nwait 2\nwait 2\nwait 2\nwait 2\n"
#define LESSON "key f1\npress lesson-first\nwait 2\n"
#define LESSON_2 LESSON "click cell 1,0\nwait 3\n"
#define LESSON_3 LESSON_2 "click spot meeple 0\n" TURNS
#define LESSON_FISHER LESSON_3 "click cell -1,0\nwait 3\n"
#define LESSON_4 LESSON_FISHER "click spot meeple 1\n" TURNS
#define LESSON_HUT LESSON_4 "click cell -2,0\nwait 3\n"
#define LESSON_5 LESSON_HUT "click spot hut 8\nwait 4\n"
#define LESSON_6 LESSON_5 "press lesson-next\n" TURNS
#define LESSON_HUNTER LESSON_6 "click cell 0,-1\nwait 3\n"
#define LESSON_7 LESSON_HUNTER "click spot meeple 0\n" TURNS
#define LESSON_HOME LESSON_7 "click cell 1,-1\nwait 4\n"
#define LESSON_8 LESSON_HOME "press lesson-next\nwait 2\n"
#define LESSON_9 LESSON_8 "click cell -1,-1\n" TURNS
#define LESSON_10 LESSON_9 "press lesson-next\nwait 3\n"

const Framing sights[] = {
    {"title", NULL, NULL, 0, ""},
    {"title-waiting", VALLEY, 60, "key escape\npress title\n"},
    {"title-over", END, -1, "key escape\npress title\n"},
    {"alone", NULL, NULL, 0, "press alone\n"},
    {"credits", NULL, NULL, 0, "press credits\n"},
    {"seats", NULL, NULL, 0, "press new\n"},
    {"seats-five", NULL, NULL, 0, "press new\npress sit-down\npress sit-down\npress sit-down\n"},
    {"seats-computers", NULL, NULL, 0,
     "press new\n" STONES("1") RIGHT "key right\npress sit-down\npress sit-down\n" STONES("2")
         RIGHT RIGHT STONES("3") RIGHT STONES("4") "key right\npress start-4\npress name-1\n"},
    {"seats-first", NULL, NULL, 0,
     "press new\npress edition-first\npress first-seat\npress help-purist\n"},
    {"seats-unfinished", VALLEY, 60, "key ctrl+n\n"},
    {"seats-name", NULL, NULL, 0,
     "press new\npress name-2\ntype \"" LONG_NAME LONG_NAME "\"\npress name-1\n"},
    {"seats-seed", NULL, NULL, 0, "press new\npress more\ntype \"xyz\"\npress name-1\n"},
    {"seats-sides", NULL, NULL, 0,
     "press options\npress panel-follows\npress close\npress new\npress sit-down\n"},
    {"placing", VALLEY, 60, "hover cell -2,-2\nwait 0.7\n"},
    {"placing-closes", VALLEY, 46, "key home\nwait 1\nhover cell 4,0\nwait 0.7\n"},
    {"placing-first", FIRST, "f-d2-000.aurochs", 40, "wait 1\n"},
    {"many-spots", SECOND, "x3-001.aurochs", 16, ""},
    {"many-spots-lake", VALLEY, 1, ""},
    {"refused", VALLEY, 60, "hover cell 0,-2\nwait 0.7\n"},
    {"spots", VALLEY, 61, "wait 1\n"},
    {"spot", VALLEY, 65, "hover spot hut 8\nwait 1\n"},
    {"recall", SECOND, "d4-001.aurochs", 45, "wait 1\n"},
    {"notice", VALLEY, 47, "click spot meeple 1\nwait 1\n"},
    {"away", VALLEY, 60, "key v\nwait 1\nhover button panel\nwait 1\n"},
    {"away-spots", VALLEY, 61, "key v\nwait 1\n"},
    {"away-spot", VALLEY, 65, "key v\nwait 1\nhover button spot-2\nwait 1\n"},
    {"away-recall", SECOND, "d4-001.aurochs", 45, "key v\nhover button keep\nwait 1\n"},
    {"lens-meadows", VALLEY, 120, "key m\nwait 1\n"},
    {"lens-forests", VALLEY, 120, "key g\nwait 1\n"},
    {"lens-rivers", VALLEY, 120, "key f\nwait 1\n"},
    {"lens-systems", VALLEY, 120, "key s\nwait 1\n"},
    {"lens-pieces", VALLEY, 120, "key p\nwait 1\n"},
    {"area", VALLEY, 120, "hover cell 0,0\nwait 1\nclick cell 0,0\nwait 1\n"},
    {"area-first", FIRST, "f-d2-000.aurochs", 40, "key home\nwait 1\nclick cell 0,0\nwait 1\n"},
    {"stacks", VALLEY, 60, "key t\nwait 0.5\n"},
    {"stacks-tile", VALLEY, 60, "key t\nwait 0.5\nkey tab\nkey tab\nkey tab\nkey tab\nwait 0.5\n"},
    {"stacks-cell", VALLEY, 60, "hover cell -2,-2\nwait 0.7\nkey t\npress fits-here\n"},
    {"log", VALLEY, 90, "key l\nwait 0.5\n"},
    {"log-points", VALLEY, 90, "key l\npress log-points\nwait 0.5\n"},
    {"history", VALLEY, 90, "key h\nwait 0.5\n"},
    {"history-back", VALLEY, 90, "key h\nkey left\nkey left\nwait 0.5\n"},
    {"final", END, 144, "click button pass\nwait 1\n"},
    {"final-next", END, 144, "click button pass\nwait 1\nclick button next\nwait 1\n"},
    {"over", END, 144, RESULTS "press landscape\nwait 1\n"},
    {"results", END, 144, RESULTS},
    {"results-list", END, 144, RESULTS "hover button bar-forests\nwait 1\n"},
    {"results-down", END, 144, RESULTS "key pagedown\nkey pagedown\n"},
    {"look-back-works", END, -1, LOOK_BACK "look-back 1 4\n"},
    {"look-back-stopped", END, -1, LOOK_BACK "look-back 1 4\npress stop\nwait 1\n"},
    {"look-back", END, -1, LOOKED_BACK},
    {"look-back-down", END, -1, LOOKED_BACK "key pagedown\nkey pagedown\n"},
    {"look-back-board", END, -1,
     LOOKED_BACK "key pagedown\nkey pagedown\npress costly-1\nwait 1\n"},
    {"program", VALLEY, 60, "wait 2\n"},
    {"program-piece", END, 91, "think 1\nwait 2\n"},
    {"program-lens", VALLEY, 60, "key m\nwait 1\n"},
    {"program-history", VALLEY, 60, "key h\nwait 1\n"},
    {"program-around", VALLEY, 60, "key alt+up\nwait 1\n"},
    {"around", VALLEY, 60, "key alt+up\nkey alt+left\nwait 1\n"},
    {"program-pace", VALLEY, 60, "hover button pace-at-once\nwait 2\n"},
    {"menu", VALLEY, 60, "key escape\n"},
    {"menu-help", VALLEY, 60, "key escape\npress help-purist\n"},
    {"menu-agreed", VALLEY, 60, "key escape\npress help-standard\npress confirm\n"},
    {"options", NULL, NULL, 0, "press options\n"},
    {"options-sound", NULL, NULL, 0, "press options\npress options-sound\n"},
    {"silent", VALLEY, 60, "key ctrl+m\n"},
    {"not-silent", VALLEY, 60, "key ctrl+m\nkey ctrl+m\n"},
    {"offer", NULL, NULL, 0, ""},
    {"keys", VALLEY, 60, "key ?\n"},
    {"book", NULL, NULL, 0, "key f1\n"},
    {"book-page", VALLEY, 60, "key f1\npress powers\n"},
    {"book-first", FIRST, "f-d2-000.aurochs", 40,
     "key f1\npress forest\nkey right\nkey end\npress ruling\n"},
    {"book-asked", VALLEY, 60, "key g\nwait 1\nkey f1\n"},
    {"book-search", VALLEY, 60, "key f1\ntype \"t\"\n"},
    {"book-index", VALLEY, 60, "key f1\npress index\n"},
    {"book-none", VALLEY, 60, "key f1\ntype \"xyz\"\n"},
    {"tip", VALLEY, 12, "press options\npress tips\npress close\nwait 1\n"},
    {"lesson-1", NULL, NULL, 0, LESSON},
    {"lesson-wrong", NULL, NULL, 0, LESSON "click cell -1,0\nwait 1\n"},
    {"lesson-2", NULL, NULL, 0, LESSON_2},
    {"lesson-piece", NULL, NULL, 0, LESSON_2 "press pass\nwait 1\n"},
    {"lesson-3", NULL, NULL, 0, LESSON_3},
    {"lesson-fisher", NULL, NULL, 0, LESSON_FISHER},
    {"lesson-4", NULL, NULL, 0, LESSON_4},
    {"lesson-hut", NULL, NULL, 0, LESSON_HUT},
    {"lesson-5", NULL, NULL, 0, LESSON_5},
    {"lesson-6", NULL, NULL, 0, LESSON_6},
    {"lesson-hunter", NULL, NULL, 0, LESSON_HUNTER},
    {"lesson-7", NULL, NULL, 0, LESSON_7},
    {"lesson-home", NULL, NULL, 0, LESSON_HOME},
    {"lesson-8", NULL, NULL, 0, LESSON_8},
    {"lesson-9", NULL, NULL, 0, LESSON_9},
    {"lesson-10", NULL, NULL, 0, LESSON_10},
    {"lesson-over", NULL, NULL, 0, LESSON_10 "press lesson-next\nwait 3\n"},
    {"open", NULL, NULL, 0, OPEN},
    {"open-name", NULL, NULL, 0, OPEN "press Jkl.aurochs\nwait 1\nkey f2\nwait 1\n"},
    {"open-delete", NULL, NULL, 0, OPEN "press Jkl.aurochs\nwait 1\npress delete\n"},
    {"open-deleted", NULL, NULL, 0,
     OPEN "press Mnp.aurochs\nwait 1\npress delete\npress confirm\nwait 1\n"},
    {"open-none", NULL, NULL, 0, OPEN "press shown-over\nwait 1\n"},
    {"open-file", NULL, NULL, 0, OPEN "press from-file\nwait 1\n"},
    {"open-fault", NULL, NULL, 0, OPEN "press from-file\nwait 1\ntype \"bcd\"\nkey enter\n"},
    {"save", VALLEY, 60, SAVE},
    {"save-elsewhere", VALLEY, 60, SAVE "press elsewhere\n"},
    {"save-over", VALLEY, 60, SAVE "type \"Bcd\"\nkey enter\n"},
    {"saved", VALLEY, 60, SAVE "type \"Fgh\"\nkey enter\n"},
    {"saved-as", VALLEY, 60, SAVE "type \".Fgh\"\nkey enter\n"},
    {"adrift", VALLEY, 60, "key ctrl+q\n"},
};
const int framing_count = sizeof sights / sizeof *sights;

/* Looks back, as the program's own thread does meanwhile: for all sights once, for it takes long.
 */
static void look_back(Gallery *gallery)
{
    App *app = &gallery->engine.app;
    uint32_t wanted = looking_wanted(app);
    if (wanted && gallery->review) {
        looking_tell(app, wanted, gallery->review, true);
    } else if (wanted) {
        assert_true(looking_at_once(app, 1, 0));
        gallery->review = malloc(sizeof *gallery->review);
        *gallery->review = app->review;
    }
}

/* No frames but the last of a wait: what moves meanwhile is not looked at. */
static bool advance(void *context, double seconds)
{
    Gallery *gallery = context;
    if (seconds > 0)
        look_back(gallery);
    gallery->now += seconds;
    for (int i = 0; i < 2; i++)
        app_frame(&gallery->engine.app, gallery->now);
    return true;
}

/* The record with names that have no vowels. */
static Session *session_of(const Framing *sight)
{
    static const char *const names[MAX_PLAYERS] = {"Bcd 1", "Fgh 2", "Jkl", "Mnp", "Qrst"};
    Record *record = malloc(sizeof *record);
    test_record(sight->folder, sight->record, record);
    bool programs = strncmp(sight->name, "program", strlen("program")) == 0;
    for (int p = 0; p < record->setup.player_count; p++) {
        strcpy(record->setup.seats[p].name, names[p]);
        if (programs)
            record->setup.seats[p].kind = (uint8_t)(SEAT_AI_EASY + p % 3);
    }
    Session *session = session_open(test_edition((EditionId)record->setup.edition), record);
    assert_non_null(session);
    if (sight->moves >= 0) {
        session_seek(session, sight->moves);
        session_record(session, record);
        session_free(session);
        session = session_open(test_edition((EditionId)record->setup.edition), record);
    }
    free(record);
    return session;
}

/* Whether a sight begins otherwise than by its record. */
static bool begins_apart(const Framing *sight)
{
    return strncmp(sight->name, "program", strlen("program")) == 0 ||
           strcmp(sight->name, "offer") == 0 || strcmp(sight->name, "adrift") == 0;
}

/* The way from the sight that is shown to `sight`; NULL where it does not lie on the way there. */
static const char *way_on(const Gallery *gallery, const Framing *sight, GalleryView view)
{
    const Framing *shown = gallery->shown;
    size_t length = shown ? strlen(shown->script) : 0;
    bool same = shown && gallery->view.width == view.width && gallery->view.height == view.height &&
                gallery->view.scale == view.scale;
    if (!same || begins_apart(shown) || begins_apart(sight) || shown->folder != sight->folder ||
        shown->record != sight->record || shown->moves != sight->moves ||
        strncmp(sight->script, shown->script, length) != 0)
        return NULL;
    return sight->script + length;
}

/* Opens what the sight begins with, over a folder with the same files as at first. */
static void begin(Gallery *gallery, const Framing *sight, GalleryView view)
{
    App *app = &gallery->engine.app;
    char kept[64], damaged[64];
    app_free(app);
    snprintf(kept, sizeof kept, "%s/autosave.aurochs", gallery->folder);
    remove(kept); /* else it is set aside under a name that no language changes */
    snprintf(kept, sizeof kept, "%s/Fgh.aurochs", gallery->folder);
    remove(kept); /* a sight saves it */
    snprintf(kept, sizeof kept, "%s/-Fgh.aurochs", gallery->folder);
    remove(kept);
    snprintf(damaged, sizeof damaged, "%s/Mnp.aurochs", gallery->folder);
    assert_true(file_write(damaged, "no game", 7)); /* a sight deletes it */
    app_init(app, test_editions(), &gallery->engine.pages.atlas, fonts_meter(gallery->engine.fonts),
             "", 7);
    strcpy(app->folder, gallery->folder);
    app->ui.options.scale = view.scale;
    app->ui.options.reduced_motion = true;
    gallery->now = 0;
    engine_resize(&gallery->engine, view.width, view.height, 0);
    if (sight->record)
        app_show(app, session_of(sight));
    app->behind = strcmp(sight->name, "adrift") == 0;
    if (app->behind)
        app->folder[0] = '\0';
    if (strcmp(sight->name, "offer") == 0)
        app_greet(app);
    advance(gallery, 1);
}

void gallery_show(Gallery *gallery, const Framing *sight, GalleryView view)
{
    char message[400];
    ScriptHost host = {gallery, advance, NULL};
    const char *way = way_on(gallery, sight, view);
    if (!way)
        begin(gallery, sight, view);
    if (!script_run(sight->name, way ? way : sight->script, &gallery->engine.app, &host, message,
                    sizeof message))
        fail_msg("%s", message);
    advance(gallery, 0);
    gallery->shown = sight;
    gallery->view = view;
}

void gallery_wait(Gallery *gallery, double seconds)
{
    gallery->shown = NULL; /* as it is now no script leads there */
    advance(gallery, seconds);
}

void gallery_input(Gallery *gallery, Input input)
{
    gallery->shown = NULL;
    app_input(&gallery->engine.app, &input);
    advance(gallery, 0);
}

Gallery *gallery_open(void)
{
    Gallery *gallery = calloc(1, sizeof *gallery);
    char fault[MAX_FAULT_BYTES], path[200];
    if (!engine_open(&gallery->engine, false, "", 7, fault))
        fail_msg("%s", fault);
    snprintf(gallery->folder, sizeof gallery->folder, "tst-%ld", (long)getpid());
    assert_int_equal(mkdir(gallery->folder, 0700), 0);
    static const Framing saved[] = {{"Bcd", SECOND, "d4-000.aurochs", 60, ""},
                                    {"Jkl", FIRST, "f-d2-000.aurochs", -1, ""}};
    for (int i = 0; i < 2; i++) {
        Session *session = session_of(&saved[i]);
        snprintf(path, sizeof path, "%s/%s.aurochs", gallery->folder, saved[i].name);
        assert_true(save_write(session, path, false));
        session_free(session);
    }
    return gallery;
}

void gallery_close(Gallery *gallery)
{
    char command[128];
    engine_close(&gallery->engine);
    snprintf(command, sizeof command, "rm -r '%s'", gallery->folder);
    assert_int_equal(system(command), 0);
    free(gallery->review);
    free(gallery);
}

int gallery_begin(void **state)
{
    *state = gallery_open();
    return 0;
}

int gallery_end(void **state)
{
    language_set(LANGUAGE_ENGLISH);
    gallery_close(*state);
    return 0;
}
