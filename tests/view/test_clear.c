/* What a card explains is to be seen beside it: measured for every kind of card, among letters of
 * all sizes, with the panel there and put away. AUROCHS_MEASURE=1 prints what is found. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "view/board/draw.h"
#include "view/cards/card.h"
#include "view/state/actions.h"
#include "view/table/card_place.h"

typedef enum Kind { MISMATCHED, WHY, NO_PIECE, CHOICE, GHOST, AREA, KINDS } Kind;

static const char *const kind_names[KINDS] = {"mismatched", "why",  "no piece",
                                              "choices",    "tile", "area"};

/* At most so many of those that were asked for may lie on land: among common letters, and large
 * ones. */
static const float most_hiding[KINDS][2] = {
    [MISMATCHED] = {.1f, .1f}, [WHY] = {.2f, .12f},    [NO_PIECE] = {.13f, 0},
    [CHOICE] = {.1f, .12f},    [GHOST] = {.05f, .06f}, [AREA] = {0, .02f}};

static const struct {
    float w, h;
    int scale;
} windows[] = {{1280, 720, 100},
               {1280, 720, 200}, /* there 150 is the most */
               {1920, 1080, 100},
               {1920, 1080, 150},
               {1920, 1080, 200}};
enum { WINDOWS = sizeof windows / sizeof *windows };

/* Cards of one kind that were asked for, and what is wrong with them. */
typedef struct Tally {
    Kind kind;
    int asked, missing; /* nothing is said */
    int docked;         /* some of it lies on the panel */
    int hiding;         /* more than a tenth of it lies on land */
    int told;           /* more than a little of it lies on what it speaks of */
    int needless;       /* on land, though all of it had room on free stone */
    int cut;            /* something of it is not said */
    int lit;   /* on cells where the tile may go, though there was room off land and these */
    int chips; /* it lies over a chip that leads to what is out of sight */
    int hand;  /* or, where the panel is put away, over the tile in hand */
    int next;  /* or over the place that a card of reasons compares with */
} Tally;

/* The card lies over so much of a laid tile, as parts of the card. */
static float over_cell(const TableModel *model, Rect card, Cell cell)
{
    const Site *site = game_site(model->view.game, cell);
    bool laid = site && site->tile != NO_TILE;
    return laid ? rect_overlap(card, view_cell(&model->board, cell.x, cell.y)) / (card.w * card.h)
                : 0;
}

/* Tiles of an area. */
static float over_area(const TableModel *model, Rect card, Lit lit)
{
    const Game *game = model->view.game;
    float sum = 0;
    for (int i = 0; lit.node != NO_NODE && i < game->placed_count; i++)
        if (lit_zones(&model->view, game->placed[i], lit))
            sum += over_cell(model, card, game_site_of_tile(game, game->placed[i])->cell);
    return sum;
}

/* Pixels between two rectangles. */
static float apart(Rect a, Rect b)
{
    float dx = fmaxf(0, fmaxf(a.x - b.x - b.w, b.x - a.x - a.w));
    float dy = fmaxf(0, fmaxf(a.y - b.y - b.h, b.y - a.y - a.h));
    return hypotf(dx, dy);
}

/* The card lies over so much of the cells where the tile may go. */
static float over_lit(const TableModel *model, Rect card)
{
    float sum = 0;
    for (int i = 0; model->view.mine && i < model->view.legal_count; i++)
        sum += rect_overlap(card, desk_cell_rect(model, model->view.legal[i].cell));
    return sum / (card.w * card.h);
}

/* Whether a card of this size has room on free stone, and (`off_lit`) off what is lit on it; for
 * what is told of a cell, not far from it. */
static bool has_room(const Desk *desk, const TableModel *model, Kind kind, bool off_lit)
{
    enum { STEP = 10 };
    const TableLayout *layout = &model->layout;
    Rect card = desk->on.ui.table.card.place, of = desk->on.ui.table.card.of;
    float u = layout->tools.h / 44, top = 14 * u, left = layout->clear.x + 14 * u;
    float bottom = layout->foot - 12 * u, right = layout->clear.x + layout->clear.w - 6 * u;
    float reach = kind == MISMATCHED || kind == GHOST ? .8f * card.w : INFINITY;
    for (float y = top; y + card.h <= bottom; y += STEP)
        for (float x = left; x + card.w <= right; x += STEP) {
            Rect place = {x, y, card.w, card.h};
            if (apart(place, of) <= reach && card_over_land(model, place) <= 0 &&
                !(off_lit && over_lit(model, place) > 0))
                return true;
        }
    return false;
}

/* Every word of it is drawn somewhere. */
static bool is_said(const Desk *desk, const char *text)
{
    char words[256], *rest = words;
    snprintf(words, sizeof words, "%s", text);
    for (char *word; (word = strtok(rest, " ")); rest = NULL)
        if (!test_tells(&desk->on.list, word))
            return false;
    return true;
}

static bool is_whole(const Desk *desk, const Card *card)
{
    bool whole = is_said(desk, card->title);
    for (int i = 0; i < card->count; i++)
        whole = whole && is_said(desk, card->rows[i].text) && is_said(desk, card->rows[i].second);
    return whole;
}

/* Whether it lies over a chip at the edge of what is seen. */
static bool hides_chip(const Desk *desk, Rect card)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    for (int i = 0; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        bool chip = widget->verb == VERB_LAST || widget->verb == VERB_MORE;
        if (chip && rect_overlap(card, widget->rect) > .02f * widget->rect.w * widget->rect.h)
            return true;
    }
    return false;
}

static void weigh(const Desk *desk, const TableModel *model, const Card *card, float told,
                  Tally *tally)
{
    Rect place = desk->on.ui.table.card.place;
    tally->asked++;
    if (place.w <= 0) {
        tally->missing++;
        return;
    }
    const TableLayout *layout = &model->layout;
    bool docked = stand_overlap(place, layout->panel);
    tally->hand += layout->slim &&
                   (stand_overlap(place, layout->slot) || stand_overlap(place, layout->turn[0]));
    tally->docked += docked;
    tally->cut += !is_whole(desk, card);
    if (docked)
        return;
    bool hides = card_over_land(model, place) > .1f;
    tally->hiding += hides;
    tally->chips += hides_chip(desk, place);
    tally->told += told > .06f;
    tally->needless += hides && has_room(desk, model, tally->kind, false);
    tally->lit += over_lit(model, place) > .03f && has_room(desk, model, tally->kind, true);
}

/* The table once the pointer has rested on a cell. */
static void rest_on(Desk *desk, Cell cell, TableModel *now)
{
    desk_point(desk, desk_cell(desk, cell));
    desk_rest(desk);
    *now = desk_model(desk);
}

static void weigh_mismatched(Desk *desk, Tally *tally)
{
    TableModel model = desk_model(desk);
    const Game *game = model.view.game;
    for (int i = 0; i < game->frontier_count; i += 3) {
        Cell cell = game->sites[game->frontier[i]].cell;
        if (table_legal_cell(&model.view, cell))
            continue;
        TableModel now;
        Card card;
        rest_on(desk, cell, &now);
        if (now.view.ghost.state != GHOST_REFUSED || !card_of_refusal(&now.view, &card))
            continue;
        float told = over_cell(&now, desk->on.ui.table.card.place, cell);
        for (int side = 0; side < SIDES; side++)
            told += over_cell(&now, desk->on.ui.table.card.place, cell_beside(cell, (Side)side));
        weigh(desk, &now, &card, told, tally);
    }
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
}

static void weigh_tiles(Desk *desk, Tally *tally)
{
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.legal_count; i += 3) {
        Cell cell = model.view.legal[i].cell;
        TableModel now;
        Card card;
        rest_on(desk, cell, &now);
        if (now.view.ghost.state != GHOST_FITS || !card_of_ghost(&now.view, &card))
            continue;
        weigh(desk, &now, &card, over_cell(&now, desk->on.ui.table.card.place, cell), tally);
    }
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
}

static void weigh_why(Desk *desk, Tally *tally)
{
    int at = session_at(desk->on.session);
    Advice advice = {.kind = ADVICE_WHY, .there = true, .count = 1};
    Explanation *explanation = &advice.places[0];
    *explanation =
        (Explanation){.turn.worth = 4.2f, .next = {.count = 1, .worth = 2.1f}, .count = 3};
    explanation->reasons[0] = (Reason){.kind = REASON_SCORES, .zone = ZONE_FOREST, .points = 9};
    explanation->reasons[1] = (Reason){.kind = REASON_PIECE,
                                       .role = ROLE_HUNTER,
                                       .zone = ZONE_MEADOW,
                                       .points = 4,
                                       .joined = true};
    explanation->reasons[2] = (Reason){.kind = REASON_SHARES, .zone = ZONE_RIVER, .player = 1};
    for (int move = at - 1; move >= 0 && move > at - 9; move--) {
        if (session_move(desk->on.session, move).kind != MOVE_PLACE)
            continue;
        Card card;
        TableModel model = desk_model(desk);
        explanation->next.moves[0].cell = model.view.legal[move % model.view.legal_count].cell;
        advice.at = move;
        desk->on.scene.advice = &advice;
        desk->on.ui.table.advice.why = move;
        desk->on.ui.table.advice.why_at = at;
        desk_rest(desk);
        model = desk_model(desk);
        card_of_why(&model.view, move, explanation, &card);
        Rect place = desk->on.ui.table.card.place;
        float told = over_cell(&model, place, session_move(desk->on.session, move).cell);
        Rect next = desk_cell_rect(&model, explanation->next.moves[0].cell);
        told += rect_overlap(place, next) / (place.w * place.h);
        tally->next += !stand_overlap(place, model.layout.panel) &&
                       rect_overlap(place, next) > .1f * next.w * next.h;
        weigh(desk, &model, &card, told, tally);
    }
    desk->on.ui.table.advice.why = -1;
    desk->on.scene.advice = NULL;
}

static void weigh_areas(Desk *desk, Tally *tally)
{
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.game->placed_count; i += 8) {
        Cell cell = game_site_of_tile(model.view.game, model.view.game->placed[i])->cell;
        Rect rect = view_cell(&model.board, cell.x, cell.y);
        desk_point(desk, (Point){rect.x + rect.w * .3f, rect.y + rect.h * .6f});
        desk_rest(desk);
        Card card;
        TableModel now = desk_model(desk);
        if (now.lit.node == NO_NODE)
            continue;
        card_of_area(&now.view, now.lit, &card);
        weigh(desk, &now, &card, over_area(&now, desk->on.ui.table.card.place, now.lit), tally);
    }
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
}

static void weigh_spot(Desk *desk, int spot, Tally *tally)
{
    Card card;
    TableModel now = desk_model(desk);
    if (now.view.spot != spot || !card_of_spot(&now.view, &card))
        return;
    Rect place = desk->on.ui.table.card.place;
    float told = over_area(&now, place, now.lit) + over_cell(&now, place, now.view.placed->cell);
    weigh(desk, &now, &card, told, tally);
}

static void weigh_pieces(Desk *desk, Tally tallies[KINDS])
{
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.main_count; i++) {
        char name[16];
        snprintf(name, sizeof name, "spot-%d", i + 1);
        Rect line = stand_widget(&desk->on, name)->rect;
        desk_point(desk, (Point){line.x + line.w / 2, line.y + line.h / 2});
        desk_rest(desk);
        assert_false(
            stand_overlap(desk->on.ui.table.card.place, stand_widget(&desk->on, name)->rect));
        weigh_spot(desk, i, &tallies[CHOICE]);
    }
    for (int i = 0; i < model.view.refused_count; i++) {
        int spot = model.view.spot_count + i;
        desk_point(desk, view_pixel(&model.board, model.view.spots[spot].at.x,
                                    model.view.spots[spot].at.y));
        desk_rest(desk);
        weigh_spot(desk, spot, &tallies[NO_PIECE]);
    }
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
}

static void play_game(int window, bool away, const char *game, Tally tallies[KINDS])
{
    static uint8_t masks[MAX_TILES][MASK_SIDE * MASK_SIDE];
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    desk_open_record(desk, "records/second", game);
    desk_map_zones(desk, masks);
    desk->on.ui.options.reduced_motion = true;
    desk->on.ui.options.panel_away = away;
    stand_resize(&desk->on, windows[window].w, windows[window].h, windows[window].scale);
    for (int at = 9; at < session_move_count(desk->on.session); at += 7) {
        Phase phase = (Phase)session_game_at(desk->on.session, at)->phase;
        desk_seek(desk, at);
        desk->on.ui.notice.until = 0;
        desk_rest(desk);
        if (phase == PHASE_PLACE) {
            weigh_mismatched(desk, &tallies[MISMATCHED]);
            weigh_tiles(desk, &tallies[GHOST]);
            weigh_why(desk, &tallies[WHY]);
            weigh_areas(desk, &tallies[AREA]);
        } else if (phase == PHASE_PIECE) {
            weigh_pieces(desk, tallies);
        }
    }
    desk_close(desk);
}

static void judge(int window, bool away, const Tally *tally)
{
    float most = most_hiding[tally->kind][windows[window].scale > 100];
    char found[280];
    snprintf(
        found, sizeof found,
        "%4.0f %3d %s %-10s %4d asked, %3d missing, %3d in the panel, %3d on land, %3d on what "
        "they tell of, %3d needlessly, %3d on lit cells, %3d on chips, %3d on the tile in hand, "
        "%3d on what they compare with, %3d cut",
        (double)windows[window].w, windows[window].scale, away ? "away " : "there",
        kind_names[tally->kind], tally->asked, tally->missing, tally->docked, tally->hiding,
        tally->told, tally->needless, tally->lit, tally->chips, tally->hand, tally->next,
        tally->cut);
    if (getenv("AUROCHS_MEASURE"))
        printf("%s\n", found);
    float asked = (float)tally->asked;
    bool clear = tally->missing <= 1 &&
                 tally->told + tally->chips + tally->hand + tally->cut == 0 &&
                 (float)tally->next <= .035f * asked && (float)tally->hiding <= most * asked &&
                 (float)tally->lit <= fmaxf(4, .05f * asked) &&
                 (float)tally->needless <= fmaxf(4, .03f * asked);
    if (!test_met(clear && tally->asked >= 20))
        fail_msg("%s", found);
}

static void cards_leave_what_they_tell_of(void **state)
{
    static const char *const games[] = {"d2-001.aurochs", "d4-000.aurochs", "x4-000.aurochs",
                                        "d3-000.aurochs"};
    (void)state;
    for (int window = 0; window < test_share(WINDOWS); window++)
        for (int away = 0; away < 2; away++) {
            Tally tallies[KINDS] = {0};
            for (int kind = 0; kind < KINDS; kind++)
                tallies[kind].kind = (Kind)kind;
            for (size_t g = 0; g < test_share(sizeof games / sizeof *games); g++)
                play_game(window, away, games[g], tallies);
            for (int kind = 0; kind < KINDS; kind++)
                judge(window, away, &tallies[kind]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_leave_what_they_tell_of),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
