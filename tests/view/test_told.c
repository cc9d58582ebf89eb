

/* What the table tells in words and marks: badges on the tiles laid last, notices, what an area
 * brings and when, what is left out of sight. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/turns.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/board/marks.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/model/final.h"
#include "view/table/arranged.h"
#include "view/table/framing.h"
#include "where.h"

/* Who laid a tile, and when; the card under the pointer says so where the tile is marked. */
TEST(test_laid)
{
    Desk *desk = desk_open(EDITION_SECOND, 3, 8, 0);
    int player, turn, laid = 0, told = 0;
    Cell cells[MAX_TILES];
    int players[MAX_TILES];
    assert_false(turns_laid(desk->on.session, 0, (Cell){0, 0}, &player, &turn));
    for (int i = 0; i < 40; i++) {
        int at = session_at(desk->on.session);
        desk_play(desk);
        Move move = session_move(desk->on.session, at);
        if (move.kind != MOVE_PLACE)
            continue;
        players[laid] = session_game_at(desk->on.session, at)->player;
        cells[laid++] = move.cell;
    }
    assert_true(desk_play_until(desk, PHASE_PLACE));
    for (int i = 0; i < laid; i++) {
        assert_true(
            turns_laid(desk->on.session, session_at(desk->on.session), cells[i], &player, &turn));
        assert_int_equal(player, players[i]);
        assert_int_equal(turn, i + 1);
    }
    desk_frame(desk);
    TableModel model = desk_model(desk);
    int marked = 0;
    for (int i = 0; i < model.view.game->placed_count; i++) {
        const Site *site = game_site_of_tile(model.view.game, model.view.game->placed[i]);
        Card card = {.count = 0};
        card_tell_laid(&model.view, site->cell, &card);
        bool is = tile_is_marked(&model.view, site->cell);
        assert_int_equal(card.count > 0, is);
        marked += is;
        told += is && strncmp(card.rows[1].text, "Tile laid by ", 13) == 0;
    }
    assert_true(marked >= 2 && marked == told);
}

/* What is told of a move is over when that is taken back. */
TEST(test_taken_back_is_not_told)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
    int told = 0;
    const Notice *notice = &desk->on.ui.notice;
    for (int move = 0; move < 120 && desk_game(desk)->phase != PHASE_END; move++) {
        desk->on.ui.notice.until = 0;
        desk_play(desk);
        desk_rest(desk);
        if (notice->until <= desk->on.scene.now || notice->text[0] == '\0')
            continue;
        told++;
        desk_key(desk, 'z', MOD_CTRL);
        desk_rest(desk);
        assert_true(notice->until <= desk->on.scene.now || notice->text[0] == '\0');
        desk_key(desk, 'y', MOD_CTRL);
        desk_rest(desk);
    }
    assert_true(told > 5);
}

/* What is counted and not in sight is told by its number. */
TEST(test_more_to_count)
{
    Desk *desk = desk_open(EDITION_SECOND, 5, 6, 0);
    desk_play_out(desk);
    Final final;
    final_make(desk->on.session, session_at(desk->on.session), 0, &final);
    int told = 0;
    for (int at = 0; at < final.count; at++) {
        int rows = 0, more = 0;
        desk->on.ui.table.final.step = at;
        desk_frame(desk);
        for (size_t i = 0; i < desk->on.list.count; i++) {
            const DrawCommand *command = &desk->on.list.commands[i];
            int count = 0, end = 0;
            if (command->kind != DRAW_TEXT)
                continue;
            const char *text = draw_command_text(&desk->on.list, command);
            rows += strcmp(text, "Hut") == 0 || strcmp(text, "Huts") == 0 ||
                    strcmp(text, "Grassland") == 0;
            if (sscanf(text, "%d more%n", &count, &end) == 1 && end > 0 && !text[end])
                more += count;
        }
        assert_int_equal(rows + more, final.count);
        told += more > 0;
    }
    assert_true(told > 0);
}

/* The rows of the panel explain the score marker to whoever asks. */
TEST(test_marker)
{
    static const char *const rows[] = {"player-1", "player-2", "player-3"};
    Desk *desk = desk_open_record("records/first", "f-d3-001.aurochs"); /* 64 80 28 */
    desk_frame(desk);
    desk->on.ui.table.final.step = -1;
    desk_frame(desk);
    for (int p = 0; p < 3; p++)
        assert_int_equal(strstr(stand_widget(&desk->on, rows[p])->tip, "past 50 points") != NULL,
                         desk_game(desk)->scores[p] >= 50);
    assert_true(desk_game(desk)->scores[0] >= 50 && desk_game(desk)->scores[2] < 50);
}

/* Whether a line with two ends runs from the card to what it speaks of, or to its thumbnails. */
static bool is_tied(const Desk *desk, Rect card, Rect of)
{
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind != DRAW_LINE || command->count != 2)
            continue;
        Point from = desk->on.list.points[command->first],
              to = desk->on.list.points[command->first + 1];
        if (rect_holds(rect_inset(of, -60), from.x, from.y) && rect_holds(card, to.x, to.y))
            return true;
    }
    return false;
}

/* Where the land is wide a card lies some way off its cell, over other tiles: a line says which it
 * speaks of, unless that would hide a number. */
TEST(test_cards_are_tied_to_their_cell)
{
    int far = 0, loose = 0;
    for (uint64_t seed = 1; seed <= test_share(10); seed++) {
        Desk *desk =
            desk_open_at(seed & 1 ? EDITION_SECOND : EDITION_FIRST, 2, seed, 90, PHASE_PLACE);
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.legal_count; i++) {
            Point at = desk_cell(desk, model.view.legal[i].cell);
            if (!rect_holds(framing_open(&model.layout), at.x, at.y))
                continue;
            desk_point(desk, (Point){at.x + 3, at.y});
            desk_point(desk, at);
            Rect card = desk->on.ui.table.card.place, of = desk->on.ui.table.card.of;
            if (card.w <= 0 || stand_overlap(card, model.layout.panel) ||
                stand_overlap(card, rect_inset(of, -180)) || !rect_holds(of, at.x, at.y))
                continue;
            far++;
            loose += !is_tied(desk, card, of);
        }
    }
    assert_true(test_met(far > 15));
    assert_true(test_met(20 * loose <= far));
}

/* In the final scoring a step's card waits for the camera. */
TEST(test_a_steps_card_waits)
{
    int waited = 0;
    Desk *desk = desk_open(EDITION_SECOND, 4, 1, 0);
    desk_play_out(desk);
    for (TableModel model = desk_model(desk); model.final.on; model = desk_model(desk)) {
        Intent intent;
        assert_non_null(desk_patch(desk, "card"));
        ui_press(&desk->on.ui, &desk->on.scene, "next", &intent);
        desk->on.scene.now += .01;
        stand_frame(&desk->on); /* the camera sets off */
        desk->on.scene.now += .05;
        stand_frame(&desk->on);
        if (camera_gliding(&desk->on.ui.table.camera, desk->on.scene.now)) {
            assert_null(desk_patch(desk, "card"));
            waited++;
        }
        desk_frame(desk);
        desk_frame(desk);
    }
    assert_true(waited > 0);
}

/* Where a number that stands for this piece is drawn on the board, pixels; false: nowhere. */
static bool find_number(const Desk *desk, const TableModel *model, int spot, Point *at)
{
    DrawnDisc disc;
    for (size_t i = 0; next_disc(&desk->on.list, &i, &disc);) {
        *at = (Point){disc.rect.x + disc.rect.w / 2, disc.rect.y + disc.rect.h / 2};
        if (disc_is_spot(&disc) && disc.number == spot + 1 &&
            rect_holds(framing_open(&model->layout), at->x, at->y))
            return true;
    }
    return false;
}

/* The number of a piece that can be put, beside its figure or for it on a small tile, chooses it
 * when pointed at, and puts it when clicked. */
TEST(test_numbers_choose_their_piece)
{
    int dots = 0, figures = 0;
    for (uint64_t seed = 1; seed <= test_share(6); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 5, seed, seed % 2 ? 70 : 8);
        for (int n = 0; n < 12 && desk_play_until(desk, PHASE_PIECE); n++) {
            TableModel model = desk_model(desk);
            int chosen = (int)(seed + (uint64_t)n) % model.view.main_count;
            Move wanted = model.view.spots[chosen].move;
            Point at;
            if (!find_number(desk, &model, chosen, &at)) {
                desk_play(desk); /* on a tile out of sight */
                continue;
            }
            Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
            *(marks_wanted(&frame, &model.view) ? &dots : &figures) += 1;
            desk_point(desk, (Point){at.x + 3, at.y}); /* it moves */
            desk_point(desk, at);
            model = desk_model(desk);
            assert_int_equal(model.view.spot, chosen);
            desk_click(desk, at, BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            assert_true(move_equal(desk->last.move, wanted));
        }
    }
    assert_true(test_met(dots > 5 && figures > 5));
}

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
    float hidden = 0, side = model->view.board.tile;
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
    for (int window = 0; window < test_share(WINDOWS); window++) {
        Tally tally = {0};
        for (size_t i = 0; i < sizeof games / sizeof *games; i++)
            play_out(window, games[i].folder, games[i].name, &tally);
        judge(window, &tally);
    }
}
