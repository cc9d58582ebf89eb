/* The screens round the table: each button means what it says, and leads where it says. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "stand.h"
#include "view/state/nav.h"

TEST(title_leads_everywhere)
{
    Stand *stand = stand_open(1280, 720);
    assert_null(widgets_named(&stand->ui.widgets, "continue"));
    assert_int_equal(stand_press(stand, "quit").kind, INTENT_QUIT);
    stand_press(stand, "options");
    assert_int_equal(stand->ui.overlay, OVERLAY_OPTIONS);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    stand_press(stand, "learn");
    assert_int_equal(stand->ui.overlay, OVERLAY_HELP);
    stand_key(stand, KEY_ESCAPE, 0);
    stand_press(stand, "credits");
    assert_int_equal(stand->ui.overlay, OVERLAY_MESSAGE);
    stand_key(stand, KEY_ENTER, 0);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    stand_press(stand, "new");
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    assert_int_equal(stand_key(stand, KEY_ESCAPE, 0).kind, INTENT_TITLE);
    ui_go(&stand->ui, SCREEN_TITLE);
    stand_wait(stand);
    stand_frame(stand);
    assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_CONTINUE);
}

/* Enter does what the button in ochre says: it goes on, or without a game to go on begins one. */
TEST(enter_does_what_the_ochre_button_says)
{
    Stand *stand = stand_open(1280, 720);
    assert_int_equal(stand_widget(stand, "new")->style, STYLE_OCHRE);
    assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_NONE);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    stand_play(stand, EDITION_SECOND, 2);
    stand->scene.last = stand->session;
    ui_go(&stand->ui, SCREEN_TITLE);
    stand_frame(stand);
    assert_int_equal(stand_widget(stand, "new")->style, STYLE_OCHRE);
    assert_int_equal(stand_key(stand, KEY_ENTER, 0).kind, INTENT_NONE);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
}

static Intent click(Stand *stand, Rect rect)
{
    Input input = {
        .button = BUTTON_LEFT, .clicks = 1, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2};
    Intent intent = {.kind = INTENT_NONE};
    for (int kind = INPUT_DOWN; kind <= INPUT_UP; kind++) {
        input.kind = (uint8_t)kind;
        intent = ui_handle(&stand->ui, &stand->scene, &input);
        stand_frame(stand);
    }
    return intent;
}

/* Another window takes the game that waits, or leaves one: a click that was meant for a button goes
 * to no other one. */
TEST(title_stays_below_the_hand)
{
    Stand *stand = stand_open(1280, 720);
    stand->scene.now = 5;
    Rect new = stand_widget(stand, "new")->rect;
    stand_wait(stand);
    stand_frame(stand);
    Rect moved = stand_widget(stand, "new")->rect;
    assert_true(moved.y > new.y);
    assert_int_equal(click(stand, new).kind, INTENT_NONE);
    assert_int_equal(click(stand, moved).kind, INTENT_NONE);
    assert_int_equal(stand->ui.screen, SCREEN_TITLE);
    stand->scene.now += 1.1;
    assert_int_equal(click(stand, stand_widget(stand, "continue")->rect).kind, INTENT_CONTINUE);

    stand->scene.last = NULL;
    stand_frame(stand);
    assert_null(widgets_named(&stand->ui.widgets, "continue"));
    assert_true(stand_widget(stand, "new")->rect.y == moved.y);
    click(stand, moved);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
    ui_go(&stand->ui, SCREEN_TITLE);
    stand_frame(stand);
    assert_true(stand_widget(stand, "new")->rect.y == new.y);
}

TEST(options_are_changed)
{
    Stand *stand = stand_open(1280, 720);
    ui_open(&stand->ui, OVERLAY_OPTIONS);
    stand_frame(stand);
    assert_int_equal(stand_press(stand, "scale-150").kind, INTENT_OPTIONS);
    assert_int_equal(stand->ui.options.scale, 150);
    assert_int_equal(stand_press(stand, "reduced-motion").kind, INTENT_OPTIONS);
    assert_true(stand->ui.options.reduced_motion);
    assert_int_equal(stand_press(stand, "full-screen").kind, INTENT_FULL_SCREEN);
    assert_int_equal(stand_press(stand, "picture-64").kind, INTENT_OPTIONS);
    assert_int_equal(stand->ui.options.picture, 64);
}

/* What would change nothing cannot be pressed, and the page says why. */
TEST(letters_end_with_the_window)
{
    Stand *stand = stand_open(1280, 720);
    ui_open(&stand->ui, OVERLAY_OPTIONS);
    stand_frame(stand);
    assert_false(stand_widget(stand, "scale-150")->off);
    assert_true(stand_widget(stand, "scale-175")->off);
    assert_true(stand_shows(stand, "Letters in this window: 150 % at most"));
    stand->ui.options.scale = 200; /* of a larger window */
    stand_frame(stand);
    assert_true(stand_widget(stand, "scale-150")->on);
    stand_resize(stand, 2560, 1600, 100);
    assert_false(stand_widget(stand, "scale-200")->off);
    assert_false(stand_shows(stand, "Letters in this window: 150 % at most"));
}

TEST(the_menu_gets_its_overlays_back)
{
    static const char *const names[] = {"options", "help", "open", "save"};
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_RESULTS);
    for (int i = 0; i < 4; i++) {
        ui_open(&stand->ui, OVERLAY_MENU);
        stand_frame(stand);
        assert_true(stand_shows(stand, "Second edition, seed b"));
        assert_true(stand_widget(stand, "help-family")->on);
        stand_press(stand, names[i]);
        assert_int_not_equal(stand->ui.overlay, OVERLAY_MENU);
        stand_key(stand, KEY_ESCAPE, 0);
        assert_int_equal(stand->ui.overlay, OVERLAY_MENU);
        stand_key(stand, KEY_ESCAPE, 0);
        assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    }
    ui_open(&stand->ui, OVERLAY_MENU);
    stand_frame(stand);
    assert_int_equal(stand_press(stand, "title").kind, INTENT_TITLE);
}

/* Several people are asked, as one; a person alone needs nobody, least of all computers. */
TEST(the_menu_changes_the_help)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 3);
    ui_go(&stand->ui, SCREEN_TABLE);
    ui_open(&stand->ui, OVERLAY_MENU);
    stand_frame(stand);
    stand_press(stand, "help-family"); /* it is that */
    assert_int_equal(stand->ui.overlay, OVERLAY_MENU);
    assert_int_equal(stand_press(stand, "help-purist").kind, INTENT_NONE);
    assert_int_equal(stand->ui.overlay, OVERLAY_MESSAGE);
    assert_true(stand_shows(stand, "Leave it") && stand_shows(stand, "Everybody agrees"));
    assert_int_equal(stand_press(stand, "cancel").kind, INTENT_NONE);
    assert_int_equal(stand->ui.overlay, OVERLAY_MENU);
    stand_press(stand, "help-standard");
    Intent intent = stand_press(stand, "confirm");
    assert_true(intent.kind == INTENT_HELP && intent.index == HELP_STANDARD);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    Setup setup = test_setup(EDITION_SECOND, 3, 5);
    setup.seats[0].kind = setup.seats[2].kind = SEAT_AI_EASY;
    stand = stand_open(1280, 720);
    stand->scene.session = stand->session = session_new(test_edition(EDITION_SECOND), &setup);
    ui_go(&stand->ui, SCREEN_TABLE);
    ui_open(&stand->ui, OVERLAY_MENU);
    stand_frame(stand);
    stand_press(stand, "help-purist");
    assert_true(stand_shows(stand, "Change it") && !stand_shows(stand, "Everybody agrees"));
    intent = stand_press(stand, "confirm");
    assert_true(intent.kind == INTENT_HELP && intent.index == HELP_PURIST);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
}

/* At the table the menu's keys work without the menu; in the menu they close it. */
TEST(the_table_has_the_menus_keys)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_TABLE);
    stand_frame(stand);
    assert_int_equal(stand_key(stand, 's', MOD_CTRL).kind, INTENT_LIST);
    assert_true(stand->ui.overlay == OVERLAY_FILES && stand->ui.dialogs.saving);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand_key(stand, 'o', MOD_CTRL).kind, INTENT_LIST);
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand_key(stand, 'q', MOD_CTRL).kind, INTENT_QUIT);
    stand_key(stand, 'n', MOD_CTRL);
    assert_int_equal(stand->ui.screen, SCREEN_SEATS);
}

/* Whoever presses beside a sheet wants it gone; one that asks takes that for no. */
TEST(a_press_beside_a_sheet_closes_it)
{
    Stand *stand = stand_open(1280, 720);
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_TABLE);
    for (int overlay = OVERLAY_NONE + 1; overlay < OVERLAYS; overlay++) {
        if (overlay == OVERLAY_MESSAGE)
            ui_confirm(&stand->ui, OVERLAY_NONE, "Leave?", "Now.", "Leave",
                       &(Intent){.kind = INTENT_QUIT});
        else
            ui_open(&stand->ui, (OverlayId)overlay);
        stand_frame(stand);
        stand->scene.now += .5; /* no second press of a double click any more */
        Rect sheet = stand->ui.dialogs.dialog;
        Input down = {.kind = INPUT_DOWN, .button = BUTTON_LEFT, .clicks = 1};
        down.x = sheet.x + 6; /* no widget is there */
        down.y = sheet.y + 6;
        ui_handle(&stand->ui, &stand->scene, &down);
        assert_int_equal(stand->ui.overlay, overlay);
        down.x = sheet.x - 4;
        assert_int_equal(ui_handle(&stand->ui, &stand->scene, &down).kind, INTENT_NONE);
        assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
    }
}

/* A double click on what opens a sheet opens it, wherever the second press falls. */
TEST(a_double_click_opens_a_sheet)
{
    static const char *const openers[] = {"options", "credits"};
    Stand *stand = stand_open(1280, 720);
    for (size_t i = 0; i < sizeof openers / sizeof *openers; i++) {
        const Widget *opener = stand_widget(stand, openers[i]);
        float x = opener->rect.x + opener->rect.w / 2, y = opener->rect.y + opener->rect.h / 2;
        uint8_t opened = OVERLAY_NONE;
        for (uint8_t click = 1; click <= 2; click++)
            for (uint8_t kind = INPUT_DOWN; kind <= INPUT_UP; kind++) {
                Input input = {.kind = kind, .clicks = click, .x = x, .y = y};
                assert_int_equal(ui_handle(&stand->ui, &stand->scene, &input).kind, INTENT_NONE);
                stand->scene.now += .05;
                stand_frame(stand);
                if (click == 1 && kind == INPUT_UP)
                    opened = stand->ui.overlay;
            }
        assert_int_not_equal(opened, OVERLAY_NONE);
        assert_int_equal(stand->ui.overlay, opened);
        stand->scene.now += .4;
        stand_frame(stand);
        Input late = {.kind = INPUT_DOWN, .clicks = 1, .x = stand->ui.dialogs.dialog.x - 9, .y = y};
        ui_handle(&stand->ui, &stand->scene, &late);
        assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
        stand_frame(stand);
    }
}

/* Opens a file by its name, typed below the list. */
static Intent open_named(Stand *stand, const char *name)
{
    stand_press(stand, "open");
    stand_press(stand, "from-file");
    strcpy(stand->ui.dialogs.path, name);
    stand_frame(stand);
    return stand_press(stand, "go");
}

static Intent save_as(Stand *stand, const char *name)
{
    stand_press(stand, "save");
    strcpy(stand->ui.dialogs.path, name);
    return stand_key(stand, KEY_ENTER, 0);
}

TEST(files_are_opened)
{
    Stand *stand = stand_open(1280, 720);
    stand->shelf.listing = (Listing){.count = 3,
                                     .files = {{.name = "old", .folder = true},
                                               {.name = "Ana, Bo.aurochs"},
                                               {.name = "x.aurochs"}}};
    Intent intent = stand_press(stand, "open");
    assert_int_equal(intent.kind, INTENT_LIST);
    assert_string_equal(intent.path, "");
    stand->scene.shelf = &stand->shelf;
    stand_frame(stand);
    stand_press(stand, "from-file");
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    assert_true(stand_widget(stand, "go")->off);
    stand_type(stand, "y"); /* the keyboard is at the name, and Down goes into the list */
    assert_string_equal(stand->ui.dialogs.path, "y");
    stand_key(stand, KEY_BACKSPACE, 0);
    stand_key(stand, KEY_DOWN, 0);
    assert_int_equal(stand->ui.widgets.focus, stand_widget(stand, "old")->id);
    intent = stand_press(stand, "old");
    assert_int_equal(intent.kind, INTENT_LIST);
    assert_string_equal(intent.path, "/games/old");
    intent = stand_press(stand, "up");
    assert_string_equal(intent.path, "/");
    assert_int_equal(stand_press(stand, "x.aurochs").kind, INTENT_NONE);
    intent = stand_press(stand, "x.aurochs");
    assert_int_equal(intent.kind, INTENT_OPEN);
    assert_string_equal(intent.path, "/games/x.aurochs");
    stand_press(stand, "open");
    stand_press(stand, "from-file");
    assert_int_equal(stand_key(stand, KEY_ESCAPE, 0).kind, INTENT_LIST);
    assert_int_equal(stand->ui.overlay, OVERLAY_FILES);
    stand_key(stand, KEY_ESCAPE, 0);
    assert_int_equal(stand->ui.overlay, OVERLAY_NONE);
}

TEST(files_are_saved)
{
    Stand *stand = stand_open(1280, 720);
    stand->scene.shelf = &stand->shelf;
    stand_play(stand, EDITION_SECOND, 2);
    ui_go(&stand->ui, SCREEN_RESULTS);
    stand_frame(stand);
    Intent intent = save_as(stand, "Ana, Bo");
    assert_int_equal(intent.kind, INTENT_SAVE);
    assert_false(intent.replaces);
    assert_string_equal(intent.path, "/games/Ana, Bo.aurochs");
    static const char *const typed[][3] = {{"/tmp/a/b.aurochs", "/tmp/a/b.aurochs", "b.aurochs"},
                                           {"c", "/games/c.aurochs", "c"},
                                           {".deleted", "/games/-deleted.aurochs", ".deleted"},
                                           {"../x", "/games/-.-x.aurochs", "../x"},
                                           {"x.AUROCHS ", "/games/x.AUROCHS", "x.AUROCHS "},
                                           {".aurochs", "/games/-aurochs.aurochs", ".aurochs"},
                                           {"/none/.x", "/none/-x.aurochs", ".x"}};
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++) {
        intent = save_as(stand, typed[i][0]);
        assert_int_equal(intent.kind, INTENT_SAVE);
        assert_string_equal(intent.path, typed[i][1]);
        assert_string_equal(intent.name, typed[i][2]);
    }
    intent = save_as(stand, "/tmp/"); /* a folder is listed, and blanks are no name */
    assert_int_equal(intent.kind, INTENT_LIST);
    assert_string_equal(intent.path, "/tmp");
    assert_true(stand->ui.overlay == OVERLAY_FILES && strlen(stand->ui.dialogs.path) > 6);
    strcpy(stand->ui.dialogs.path, "  ");
    stand_frame(stand);
    assert_true(stand_widget(stand, "go")->off);
    stand_press(stand, "back");
    stand->scene.folder = "";
    assert_string_equal(save_as(stand, "c").path, "./c.aurochs");
}

/* The keyboard begins at the name below the list: a long list stays where it is for all that. */
TEST(a_long_list_stays)
{
    Stand *stand = stand_open(1280, 720);
    stand->scene.shelf = &stand->shelf;
    stand->shelf.listing.count = 0;
    for (int i = 0; i < 17; i++)
        snprintf(stand->shelf.listing.files[stand->shelf.listing.count++].name, MAX_LISTED_NAME,
                 "g%02d.aurochs", i);
    stand_press(stand, "open");
    stand_press(stand, "from-file");
    float before = stand_widget(stand, "g03.aurochs")->rect.y;
    Input input = {.kind = INPUT_POINTER,
                   .x = stand_widget(stand, "g03.aurochs")->rect.x + 40,
                   .y = before + 20};
    ui_handle(&stand->ui, &stand->scene, &input);
    stand_frame(stand);
    assert_true(stand_widget(stand, "g03.aurochs")->rect.y == before);
    stand_key(stand, KEY_DOWN, 0); /* what the keyboard reaches within it is still shown */
    for (int i = 0; i < 16; i++)
        stand_key(stand, KEY_DOWN, 0);
    assert_true(stand_widget(stand, "g03.aurochs")->rect.y < before);

    strcpy(stand->ui.dialogs.path, "g05"); /* as the list shows it */
    stand_frame(stand);
    Intent intent = stand_press(stand, "go");
    assert_int_equal(intent.kind, INTENT_OPEN);
    assert_string_equal(intent.path, "/games/g05.aurochs");
    strcpy(stand->shelf.listing.files[0].name, "UP.AUROCHS");
    assert_string_equal(open_named(stand, "UP").path, "/games/UP.AUROCHS");
    assert_string_equal(open_named(stand, "g5").path, "/games/g5"); /* it may bear no ending */
}
