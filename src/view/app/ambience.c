#include "view/app/ambience.h"

#include <math.h>

enum { HOUR = 3600, DAY = 24 * HOUR, DAWN = 6 * HOUR, NIGHT = 22 * HOUR };

/* How far the day outside has gone; before noon where that is not known. */
static float day_by_clock(const App *app)
{
    if (!app->told)
        return .3f;
    int64_t since = app->told_at < 0 ? 0 : (int64_t)(app->now - app->told_at);
    int64_t seconds = ((app->told + since + app->offset) % DAY + DAY) % DAY;
    if (seconds < DAWN || seconds >= NIGHT)
        return 1;
    return (float)(seconds - DAWN) / (NIGHT - DAWN);
}

/* By the tiles that lie there; those that fitted nowhere have gone by as well. */
static float day_of_game(const Game *game)
{
    int all = game->land.count + 1, gone = game->placed_count + game->discard_count;
    return fminf(1, (float)gone / (float)all);
}

Ambience app_ambience(const App *app)
{
    const TableUi *table = &app->ui.table;
    bool plays = app->session && app->ui.screen == SCREEN_TABLE && table->shown.at >= 0 &&
                 table->shown.at <= session_at(app->session);
    bool title = app->ui.screen == SCREEN_TITLE, results = app->ui.screen == SCREEN_RESULTS;
    Ambience ambience = {.music = title || results, .valley = true, .day = day_by_clock(app)};
    if (results || plays)
        ambience.day = 1;
    if (plays) {
        const Game *game = session_game_at(app->session, table->shown.at);
        ambience.fire = game->phase == PHASE_END;
        ambience.day = ambience.fire ? 1 : day_of_game(game);
    }
    ambience.fire |= results;
    return ambience;
}
