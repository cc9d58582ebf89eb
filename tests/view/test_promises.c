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
            TableView view = desk_model(desk).view;
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
