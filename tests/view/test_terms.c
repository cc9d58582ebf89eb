/* Each edition speaks its own words: every text and tooltip of whole games, on every screen, is
 * read for words that belong to the other. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "check.h"
#include "desk.h"
#include "view/cards/card.h"
#include "view/state/nav.h"
#include "view/words/terms.h"

static const char *const foreign[EDITIONS][5] = {
    [EDITION_SECOND] = {"meadow", "gold", "bonus", "shrine", NULL},
    [EDITION_FIRST] = {"grassland", "menhir", "wildfire", "logboat", NULL},
};

static bool says(const char *text, const char *word)
{
    for (; *text; text++)
        if (strncasecmp(text, word, strlen(word)) == 0)
            return true;
    return false;
}

static void check_text(EditionId edition, const char *text)
{
    for (int i = 0; text && foreign[edition][i]; i++)
        if (says(text, foreign[edition][i]))
            fail_msg("the %s says '%s'", terms_of(edition)->edition.title, text);
}

/* The words of the last frame: what is drawn, what a resting pointer would be told. */
static void check_frame(EditionId edition, const Stand *stand)
{
    for (const DrawCommand *c = NULL; (c = test_next(&stand->list, DRAW_TEXT, NULL, c));)
        check_text(edition, draw_command_text(&stand->list, c));
    for (int i = 0; i < stand->ui.widgets.count; i++) {
        check_text(edition, stand->ui.widgets.items[i].label);
        check_text(edition, stand->ui.widgets.items[i].tip);
    }
}

static void check_card(EditionId edition, const Card *card)
{
    check_text(edition, card->title);
    for (int i = 0; i < card->count; i++) {
        check_text(edition, card->rows[i].text);
        check_text(edition, card->rows[i].second);
    }
}

/* The cards of all that lies on the board, and of everything that could be done now. */
static void check_cards(EditionId edition, Desk *desk)
{
    Card card;
    TableView view = desk_model(desk).view;
    const Game *game = view.game;
    for (int i = 0; i < game->placed_count; i++)
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &view.edition->tiles.tiles[game->placed[i]].zones[z];
            if (zone->kind == ZONE_NONE)
                continue;
            card_of_area(&view, (Lit){zone->node, zone->kind == ZONE_LAKE}, &card);
            check_card(edition, &card);
        }
    for (view.spot = 0; view.spot < view.spot_count + view.refused_count; view.spot++)
        if (card_of_spot(&view, &card))
            check_card(edition, &card);
    for (int i = 0; view.phase == PHASE_PLACE && i < view.legal_count; i++)
        for (int r = 0; r < 4; r++) {
            Cell cell = view.legal[i].cell;
            view.ghost = (Ghost){.cell = cell, .rotation = (uint8_t)r};
            for (int turn = 0; turn < 4; turn++)
                view.ghost.verdicts[turn] = game_check(view.edition, game, move_place(cell, turn));
            view.ghost.state = view.ghost.verdicts[r].check == MOVE_OK ? GHOST_FITS : GHOST_REFUSED;
            if (card_of_refusal(&view, &card))
                check_card(edition, &card);
            if (card_of_ghost(&view, &card))
                check_card(edition, &card);
        }
}

static void check_overlays(EditionId edition, Desk *desk)
{
    static const OverlayId overlays[] = {OVERLAY_KEYS, OVERLAY_STACKS, OVERLAY_LOG, OVERLAY_MENU,
                                         OVERLAY_OPTIONS};
    for (size_t i = 0; i < sizeof overlays / sizeof *overlays; i++)
        for (int tab = 0; tab < 2; tab++) {
            ui_open(&desk->on.ui, overlays[i]);
            desk->on.ui.dialogs.log_points = tab;
            desk_frame(desk);
            check_frame(edition, &desk->on);
        }
    ui_open(&desk->on.ui, OVERLAY_NONE);
    for (int kind = 0; kind < LENSES; kind++) {
        desk->on.ui.table.lens.kind = (uint8_t)kind;
        desk_frame(desk);
        check_frame(edition, &desk->on);
    }
    desk->on.ui.table.lens.kind = LENS_NONE;
    desk_frame(desk);
}

static void play(EditionId edition, uint64_t seed)
{
    Desk *desk = desk_open(edition, 3, seed, 0);
    for (int moves = 0; desk_game(desk)->phase != PHASE_END; moves++) {
        desk_play(desk);
        desk_frame(desk);
        check_frame(edition, &desk->on);
        if (moves % 10 == 0)
            check_cards(edition, desk);
        if (moves % 40 == 0)
            check_overlays(edition, desk);
    }
    check_overlays(edition, desk);
    check_cards(edition, desk);
    for (int step = 0; step < 40; step++) { /* the final scoring, step by step */
        desk_key(desk, ' ', 0);
        check_frame(edition, &desk->on);
    }
    ui_go(&desk->on.ui, SCREEN_RESULTS);
    desk_frame(desk);
    check_frame(edition, &desk->on);
}

TEST(the_second_edition_speaks_of_grassland_and_menhirs)
{
    for (uint64_t seed = 1; seed <= 2; seed++)
        play(EDITION_SECOND, seed);
}

TEST(the_first_edition_speaks_of_meadows_and_gold)
{
    for (uint64_t seed = 1; seed <= 2; seed++)
        play(EDITION_FIRST, seed);
}

TEST(every_power_of_an_edition_has_a_name_and_a_rule)
{
    for (int edition = 0; edition < EDITIONS; edition++) {
        const TileSet *set = &test_edition((EditionId)edition)->tiles;
        bool has[POWERS] = {false};
        for (int t = 0; t < set->tile_count; t++)
            for (int z = 0; z < MAX_ZONES; z++)
                has[set->tiles[t].zones[z].power] = true;
        for (int power = POWER_NONE + 1; power < POWERS; power++) {
            assert_int_equal(terms_of((EditionId)edition)->powers[power] != NULL, has[power]);
            assert_int_equal(say_power_rule((EditionId)edition, (Power)power)[0] != '\0',
                             has[power]);
        }
    }
}
