/* What is counted in the final scoring is seen beside its card: measured over whole games, among
 * letters of all sizes. AUROCHS_MEASURE=1 prints what is found. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"

static const struct {
    float w, h;
    int scale;
    float least; /* pixels: a tile's side on average, so that it is not seen from too far */
} windows[] = {{1280, 720, 100, 130},
               {1280, 720, 150, 126},
               {1920, 1080, 100, 174},
               {1920, 1080, 150, 212},
               {1920, 1080, 200, 190}};
enum { WINDOWS = sizeof windows / sizeof *windows };

typedef struct Tally {
    int steps, missing; /* no card */
    int hiding;         /* the card lies on a tile that is counted */
    int out;            /* one of these is not wholly seen */
    int labels, below;  /* points on the land, and those that the card lies on */
    float hidden;       /* of those tiles that lie below a card, the most of one step, tiles */
    float tiles;        /* their sides, added up; pixels */
} Tally;

#define LITTLE .01f /* tiles */

/* Frames after the last move until the first step is shown. */
enum { FRAMES = 7, CLOSE = 2 /* pixels */ };

static void weigh(const TableModel *model, Rect card, Tally *tally)
{
    const Game *game = model->view.game;
    float hidden = 0, side = (float)model->board.tile;
    bool out = false;
    for (int i = 0; i < game->placed_count; i++) {
        uint8_t tile = game->placed[i];
        if (!lit_zones(&model->view, tile, model->lit))
            continue;
        Rect cell = desk_cell_rect(model, game_site_of_tile(game, tile)->cell);
        hidden += rect_overlap(rect_inset(cell, CLOSE), card) / (side * side);
        out |= !desk_holds(model->layout.clear, cell);
    }
    tally->steps++;
    tally->missing += card.w <= 0;
    tally->hiding += hidden > LITTLE;
    tally->out += out;
    tally->hidden = fmaxf(tally->hidden, hidden);
    tally->tiles += side;
}

/* Points beside animals, fish and whatever else counts. */
static void weigh_labels(const Desk *desk, Rect card, Tally *tally)
{
    enum { SHADOW = 6 };
    for (const DrawCommand *c = NULL; (c = test_next(&desk->on.list, DRAW_PATCH, "chip", c));) {
        Rect chip = rect_inset(c->rect, SHADOW * c->rect.h / 42);
        tally->labels++;
        tally->below += rect_overlap(chip, card) > 0;
    }
}

static void play_out(int window, const char *folder, const char *game, Tally *tally)
{
    TableModel model;
    Desk *desk = desk_open_record(folder, game);
    desk->on.ui.options.reduced_motion = true;
    stand_resize(&desk->on, windows[window].w, windows[window].h, windows[window].scale);
    desk_seek(desk, session_move_count(desk->on.session) - 1);
    desk_rest(desk);
    desk_step(desk);
    for (int i = 0; i < FRAMES; i++)
        desk_frame(desk);
    for (model = desk_model(desk); model.final.on; model = desk_model(desk)) {
        weigh(&model, desk->on.ui.table.card.place, tally);
        weigh_labels(desk, desk->on.ui.table.card.place, tally);
        desk_key(desk, KEY_ENTER, 0);
        desk_rest(desk);
    }
}

static void judge(int window, const Tally *tally)
{
    float side = tally->tiles / (float)tally->steps;
    char found[160];
    snprintf(found, sizeof found,
             "%4.0f %3d %4d steps, %3d missing, %3d hiding (at most %.2f tiles), %3d out of sight, "
             "%3d of %4d labels below, tiles of %.1f",
             (double)windows[window].w, windows[window].scale, tally->steps, tally->missing,
             tally->hiding, (double)tally->hidden, tally->out, tally->below, tally->labels,
             (double)side);
    if (getenv("AUROCHS_MEASURE"))
        printf("%s\n", found);
    if (tally->steps < 70 || tally->labels < 70 ||
        tally->missing + tally->hiding + tally->out + tally->below > 0 ||
        side < windows[window].least)
        fail_msg("%s", found);
}

/* Games for two to five, of both editions. */
TEST(what_is_counted_lies_beside_its_card)
{
    static const struct {
        const char *folder, *name;
    } games[] = {{"records/second", "d2-001.aurochs"},  {"records/second", "d2-002.aurochs"},
                 {"records/second", "d5-000.aurochs"},  {"records/second", "d5-003.aurochs"},
                 {"records/second", "d5-004.aurochs"},  {"records/second", "x5-003.aurochs"},
                 {"records/second", "x2-003.aurochs"},  {"records/second", "d3-001.aurochs"},
                 {"records/second", "d4-000.aurochs"},  {"records/first", "f-u4-002.aurochs"},
                 {"records/first", "f-d2-000.aurochs"}, {"records/first", "f-d2-027.aurochs"},
                 {"records/first", "f-d5-003.aurochs"}, {"records/first", "f-u5-003.aurochs"}};
    for (int window = 0; window < WINDOWS; window++) {
        Tally tally = {0};
        for (size_t i = 0; i < sizeof games / sizeof *games; i++)
            play_out(window, games[i].folder, games[i].name, &tally);
        judge(window, &tally);
    }
}
