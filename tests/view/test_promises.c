/* What the card of a tile in hand tells before it is laid: joins of what nobody holds in one row,
 * powers that show only at the end, what could no
 * longer close; and which tile is the last. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/preview.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/table/framing.h"
#include "view/words/table.h"
#include "view/words/terms.h"

typedef void (*SeeGhost)(void *context, const TableView *view);

/* Plays games by chance, and at each tile sees a third of the ways to lay it. */
static void each_ghost(EditionId edition, int seeds, SeeGhost see, void *context)
{
    for (uint64_t seed = 1; seed <= test_share(seeds); seed++) {
        Desk *desk = desk_open(edition, 2, seed, 0);
        while (desk_play_to(desk, PHASE_PLACE)) {
            TableModel model = desk_model(desk);
            TableView view = model.view;
            for (int i = 0; i < 4 * view.legal_count; i += 3) {
                const LegalCell *legal = &view.legal[i / 4];
                if (!(legal->rotations >> i % 4 & 1))
                    continue;
                view.ghost =
                    (Ghost){.cell = legal->cell, .rotation = (uint8_t)(i % 4), .state = GHOST_FITS};
                see(context, &view);
            }
            desk_play(desk);
        }
    }
}

static int rows_with(const Card *card, const char *words, const char *more)
{
    int rows = 0;
    for (int i = 0; i < card->count; i++)
        rows += card->rows[i].kind == ROW_TEXT && strstr(card->rows[i].text, words) &&
                strstr(card->rows[i].text, more);
    return rows;
}

typedef struct Joins {
    int folded, single;
} Joins;

static void see_joins(void *context, const TableView *view)
{
    Joins *joins = context;
    Card card;
    Preview preview =
        preview_place(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    int unheld = 0;
    char worth[80] = "nobody\u2019s, worth";
    for (int i = 0; i < preview.line_count; i++) {
        const AreaInfo *info = &preview.areas[preview.lines[i].index].info;
        unheld +=
            preview.lines[i].kind == PREVIEW_JOIN && !info->majority && info->kind == ZONE_MEADOW;
    }
    if (!card_of_ghost(view, &card) || preview.line_count > 6)
        return;
    const char *word = view->edition->rules.id == EDITION_FIRST ? "meadow" : "grassland";
    int places = 0;
    for (int i = 0; i < card.count; i++)
        if (strstr(card.rows[i].text, " places")) {
            int count;
            const char *in = strstr(card.rows[i].text, " in ");
            assert_non_null(in);
            assert_int_equal(sscanf(in, " in %d places", &count), 1);
            if (!strstr(card.rows[i].text, word))
                continue;
            assert_int_equal(count, unheld);
            assert_int_equal(strncmp(card.rows[i].second, worth, strlen(worth)), 0);
            places++;
        }
    assert_int_equal(places, unheld > 1);
    joins->folded += places;
    joins->single += unheld == 1 && rows_with(&card, "Joins", word) > 0;
}

TEST(joins_of_nobody_are_one_row)
{
    Joins joins = {0, 0};
    each_ghost(EDITION_SECOND, 2, see_joins, &joins);
    each_ghost(EDITION_FIRST, 2, see_joins, &joins);
    assert_true(test_met(joins.folded > 10 && joins.single > 20));
}

typedef struct Powers {
    int told[POWERS];
} Powers;

static void see_power(void *context, const TableView *view)
{
    Powers *powers = context;
    Card card;
    Power power = (Power)view->edition->tiles.tiles[view->game->hand].power;
    bool late = power == POWER_PIT_TRAP || power == POWER_WILDFIRE || power == POWER_RAFT ||
                power == POWER_SHRINE;
    bool told = false;
    if (power == POWER_NONE)
        return;
    if (card_of_ghost(view, &card))
        for (int i = 0; i < card.count; i++) /* of a shrine: test_card_tile */
            told |=
                strcmp(card.rows[i].second, say_power_rule(view->edition->rules.id, power)) == 0 ||
                (power == POWER_SHRINE && strcmp(card.rows[i].text, "Shrine") == 0);
    assert_int_equal(told, late);
    powers->told[power] += told;
}

TEST(powers_of_the_end_are_told)
{
    Powers powers = {.told = {0}};
    each_ghost(EDITION_SECOND, 24, see_power, &powers);
    each_ghost(EDITION_FIRST, 8, see_power, &powers);
    assert_true(test_met(powers.told[POWER_PIT_TRAP] && powers.told[POWER_WILDFIRE] &&
                         powers.told[POWER_RAFT] && powers.told[POWER_SHRINE]));
}

typedef struct Blocks {
    int held, empty, turns;
} Blocks;

static void see_blocks(void *context, const TableView *view)
{
    Blocks *blocks = context;
    Card card;
    Blocked blocked = blocked_by(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    int held = 0;
    for (int i = 0; i < blocked.area_count; i++)
        held += blocked.areas[i].majority != 0;
    if (!card_of_ghost(view, &card)) {
        assert_int_equal(blocked.cell_count, 0);
        return;
    }
    int closes = rows_with(&card, "cannot close", ""), stays = rows_with(&card, "stay", "empty");
    if (card.count < 6) { /* rows of a preview at most */
        assert_int_equal(closes, held);
        assert_int_equal(stays, blocked.cell_count > 0 && held == 0);
    }
    Preview preview =
        preview_place(view->edition, view->game, view->ghost.cell, view->ghost.rotation);
    int marked = 0, turns = 0;
    for (int i = 0; i < preview.line_count; i++) {
        const PreviewArea *area = &preview.areas[preview.lines[i].index];
        PreviewKind kind = (PreviewKind)preview.lines[i].kind;
        marked += (kind == PREVIEW_GROWTH || kind == PREVIEW_FREE) && area->info.menhirs > 0;
    }
    for (int i = 0; i < card.count; i++)
        turns += strstr(card.rows[i].text, "grows") && strstr(card.rows[i].second, ", extra turn");
    assert_true(turns <= marked);
    blocks->turns += turns;
    blocks->held += closes;
    blocks->empty += stays;
}

TEST(what_cannot_close_is_told)
{
    Blocks blocks = {0, 0, 0};
    each_ghost(EDITION_SECOND, 2, see_blocks, &blocks);
    each_ghost(EDITION_FIRST, 2, see_blocks, &blocks);
    assert_true(test_met(blocks.held > 5 && blocks.empty > 5 && blocks.turns > 5));
}

/* The cells that would stay empty are crossed out while the tile is held beside them. */
TEST(cells_that_stay_empty_are_marked)
{
    int marked = 0;
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 40);
    while (marked < 3 && desk_play_until(desk, PHASE_PLACE)) {
        desk_frame(desk);
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.legal_count; i++) {
            desk_point(desk, desk_cell(desk, model.view.legal[i].cell));
            model = desk_model(desk);
            const Ghost *ghost = &model.view.ghost;
            Blocked blocked =
                blocked_by(model.view.edition, model.view.game, ghost->cell, ghost->rotation);
            int crosses = 0;
            for (size_t c = 0; c < desk->on.list.count; c++) {
                const DrawCommand *command = &desk->on.list.commands[c];
                crosses += command->kind == DRAW_LINE && command->count == 2 &&
                           command->colour.r == (WRONG_BOARD >> 16 & 255) &&
                           command->colour.g == (WRONG_BOARD >> 8 & 255) &&
                           command->colour.b == (WRONG_BOARD & 255);
            }
            assert_int_equal(crosses, 2 * blocked.cell_count);
            marked += blocked.cell_count;
        }
        desk_play(desk);
    }
    assert_true(marked >= 3);
}

/* A tile of one meadow needs no choice among rotations. */
TEST(plain_tiles_show_no_rotations)
{
    int plain = 0, others = 0;
    Desk *desk = desk_open_record("records/first", "f-d3-001.aurochs");
    for (int at = 0; at < session_move_count(desk->on.session); at++) {
        desk_seek(desk, at);
        if (desk_game(desk)->phase != PHASE_PLACE)
            continue;
        desk_rest(desk);
        TableModel model = desk_model(desk);
        const LegalCell *legal = &model.view.legal[0];
        if (legal->rotations != 15 ||
            !desk_holds(framing_open(&model.layout), desk_cell_rect(&model, legal->cell)))
            continue;
        desk_point(desk, desk_cell(desk, legal->cell));
        model = desk_model(desk);
        const Tile *tile = &model.view.edition->tiles.tiles[desk_game(desk)->hand];
        int zones = 0;
        for (int z = 0; z < MAX_ZONES; z++)
            zones += tile->zones[z].kind != ZONE_NONE;
        assert_int_equal(model.rotations.count, zones == 1 ? 0 : 4);
        plain += zones == 1;
        others += zones > 1;
    }
    assert_true(plain > 0 && others > 0);
}

TEST(the_last_tile_is_named)
{
    int last = 0;
    for (int edition = 0; edition < EDITIONS; edition++) {
        Desk *desk = desk_open((EditionId)edition, 2, 9, 0);
        while (desk_play_until(desk, PHASE_PLACE)) {
            const Game *game = desk_game(desk);
            desk_frame(desk);
            TableModel model = desk_model(desk);
            bool is = !game->extra_turn && game->land.drawn == game->land.count;
            bool said =
                strcmp(say_turn(model.view.setup, model.view.game).does, "lays the last tile") == 0;
            assert_int_equal(said, is);
            last += is;
            desk_play(desk);
        }
    }
    assert_int_equal(last, EDITIONS);
}
