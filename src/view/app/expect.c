#include "view/app/expect.h"

#include <string.h>

static bool text_drawn(const App *app, const char *wanted)
{
    for (size_t i = 0; i < app->list.count; i++)
        if (app->list.commands[i].kind == DRAW_TEXT &&
            strstr(draw_command_text(&app->list, &app->list.commands[i]), wanted))
            return true;
    return false;
}

static bool expect_score(const App *app, Command *command)
{
    const Game *game = session_game(app->session);
    for (int p = 0; p < game->player_count; p++) {
        double wanted = 0;
        if (!command_number(command, 2 + p, &wanted))
            return false;
        if ((int)wanted != game->scores[p])
            return command_fail(command, "player %d has %d points, not %d", p + 1, game->scores[p],
                                (int)wanted);
    }
    return true;
}

static bool expect_word(Command *command, const char *what, const char *const *names, int count,
                        int actual)
{
    if (command_is(command, 2, names[actual]))
        return true;
    for (int i = 0; i < count; i++)
        if (command_is(command, 2, names[i]))
            return command_fail(command, "the %s is '%s'", what, names[actual]);
    return command_fail(command, "there is no %s of this name", what);
}

static bool expect_button(const App *app, Command *command)
{
    const Widget *widget = command_widget(command, 2, &app->ui.widgets);
    if (!widget)
        return false;
    if ((command_is(command, 3, "off") && !widget->off) ||
        (command_is(command, 3, "on") && widget->off))
        return command_fail(command, "the button '%s' is %s", command->words[2],
                            widget->off ? "off" : "on");
    return true;
}

bool expect_holds(const App *app, Command *command)
{
    static const char *const screens[SCREENS] = {"title", "seats", "table", "results", "look-back"};
    static const char *const phases[] = {"place", "recall", "piece", "end"};
    double number = 0;
    bool no = command_is(command, 1, "no");
    if (command_is(command, 1 + no, "text") && command->count > 2 + no)
        return text_drawn(app, command->words[2 + no]) != no ||
               command_fail(command, "'%s' is %sto be seen", command->words[2 + no],
                            no ? "" : "not ");
    if (no && command_is(command, 2, "button") && command->count > 3)
        return !widgets_named(&app->ui.widgets, command->words[3]) ||
               command_fail(command, "there is a button '%s'", command->words[3]);
    if (command_is(command, 1, "button"))
        return expect_button(app, command);
    if (command_is(command, 1, "screen"))
        return expect_word(command, "screen", screens, SCREENS, app->ui.screen);
    if (!app->session)
        return command_fail(command, "no game is on the table");
    if (command_is(command, 1, "phase"))
        return expect_word(command, "phase", phases, 4, session_game(app->session)->phase);
    if (command_is(command, 1, "score"))
        return expect_score(app, command);
    if (command_is(command, 1, "moves"))
        return command_number(command, 2, &number) &&
               ((int)number == session_at(app->session) ||
                command_fail(command, "%d moves have been played", session_at(app->session)));
    return command_fail(command, "this cannot be expected; tests/shots/README.md lists what can");
}
