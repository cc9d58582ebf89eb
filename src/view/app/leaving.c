#include "view/app/leaving.h"

#include <math.h>

#define FADE_SECONDS .6

static double share_left(const App *app)
{
    return app->left_at > 0 ? 1 - (app->now - app->left_at) / FADE_SECONDS : 0;
}

void leaving_follow(App *app)
{
    const Ui *ui = &app->ui;
    bool game = ui->seen.screen == SCREEN_TABLE || ui->seen.screen == SCREEN_RESULTS;
    DrawList list = app->list;
    if (app->left_at == INFINITY)
        app->left_at = app->now;
    if (ui->screen != SCREEN_TITLE || ui->options.reduced_motion || app->away)
        app->left_at = 0;
    else if (game && list.count > 0) {
        app->list = app->left;
        app->left = list;
        app->leaves = true;
        app->left_at = app->now;
    }
}

void leaving_kept(App *app)
{
    app->leaves = false;
    app->left_at = app->left_at > 0 ? INFINITY : 0;
}

void leaving_end(App *app)
{
    app->left_at = 0;
}

bool leaving_goes_on(const App *app)
{
    return share_left(app) > 0;
}

void leaving_draw(App *app)
{
    if (leaving_goes_on(app))
        draw_left(&app->list, (float)share_left(app));
}
