/* The Elder's tips: each is said once to each name, one at a time, where people play a family game
 * and want them; what was said is known after the program starts anew. */
#include <string.h>

#include "check.h"
#include "home.h"
#include "support.h"
#include "view/model/tip.h"

enum { MOVES = 260 };

static int said[MAX_PLAYERS][TIPS];

static void frame(Home *home)
{
    for (int i = 0; i < 6; i++)
        app_frame(&home->app, home->app.now + 1);
}

static bool is_shown(const Home *home)
{
    return widgets_named(&home->app.ui.widgets, "tip-close") != NULL;
}

/* Counts what is said after each move of a game. */
static int play(Home *home, uint64_t seed)
{
    int count = 0;
    home_begin(home, seed);
    for (int moves = 1; moves <= MOVES; moves++) {
        home_play(home, 1);
        frame(home);
        if (!is_shown(home))
            continue;
        int player = session_game(home->app.session)->player;
        said[player][home->app.ui.table.tip.kind - 1]++;
        count++;
        home_press(home, "tip-close");
        frame(home);
        assert_false(is_shown(home));
    }
    return count;
}

AT_HOME(each_is_said_once_to_each)
{
    memset(said, 0, sizeof said);
    home->app.ui.options.tips = true;
    assert_true(play(home, 3) > 6);
    app_follow(&home->app, &(Intent){.kind = INTENT_OPTIONS});
    home_restart(home);
    play(home, 4);
    for (int player = 0; player < MAX_PLAYERS; player++)
        for (int kind = 0; kind < TIPS; kind++)
            assert_in_range(said[player][kind], 0, 1);
}

AT_HOME(they_can_be_turned_off)
{
    home->app.ui.options.tips = true;
    home_begin(home, 3);
    for (int moves = 1; !is_shown(home); moves++) {
        home_play(home, 1);
        frame(home);
    }
    home_press(home, "tip-none");
    home_restart(home);
    assert_false(home->app.ui.options.tips);
    assert_int_equal(play(home, 5), 0);
}

AT_HOME(who_plays_without_help_hears_none)
{
    home->app.ui.options.tips = true;
    Intent intent = {.kind = INTENT_NEW_GAME, .setup = test_setup(EDITION_SECOND, 2, 7)};
    intent.setup.help = HELP_STANDARD;
    app_follow(&home->app, &intent);
    for (int moves = 1; moves <= 40; moves++) {
        home_play(home, 1);
        frame(home);
        assert_false(is_shown(home));
    }
}
