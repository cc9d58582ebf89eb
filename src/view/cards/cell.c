/* Cards on an empty cell: why the tile in hand does not fit there, and that none ever will. */
#include "view/board/marks.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* How many of the tiles to come would fit where this one does not. */
static void add_tiles_left(const TableView *view, Card *card)
{
    Remaining remaining = remaining_of(view->edition, view->game);
    CellFits fits = remaining_fits(view->edition, view->game, &remaining, view->ghost.cell);
    double chance = fits.chance[view->game->player];
    card_row(card, ROW_RULE);
    CardRow *row = card_text(card, (Icon){"stack", INK_SOFT}, say_tiles_fit(&remaining, &fits), "");
    if (view->allows.chances && chance > 0)
        row->second = say_chance_to_draw(chance);
}

bool card_of_refusal(const TableView *view, Card *card)
{
    const Verdict *verdict = &view->ghost.verdicts[view->ghost.rotation];
    int clashes = 0;
    card_begin(card, WRONG);
    if (view->ghost.state != GHOST_REFUSED || verdict->check != MOVE_SIDES_CLASH)
        return false;
    card->title = tr("Does not fit");
    for (int side = 0; side < SIDES; side++) {
        if (!(verdict->clash >> side & 1))
            continue;
        card_text(card, area_icon((ZoneKind)verdict->ours[side]),
                  say_sides_meet(view->edition->rules.id, verdict, side),
                  phrase(SAY_ON_SIDE + ((side + view->turn) % SIDES)));
        clashes++;
    }
    card->aside = say_number(SAY_SIDES, clashes);
    card_row(card, ROW_RULE);
    card_row(card, ROW_ROTATIONS);
    if (view->allows.fits)
        add_tiles_left(view, card);
    return true;
}

bool card_of_dead(const TableView *view, Cell cell, Card *card)
{
    const Site *site = game_site(view->game, cell);
    card_begin(card, INK);
    if (!site || site->tile != NO_TILE || view->phase == PHASE_END || !cell_is_dead(view, cell))
        return false;
    card->title = tr("Stays empty");
    card_text(card, (Icon){"stack", INK_SOFT}, tr("No tile left fits here"),
              tr("whichever way it is turned"));
    return true;
}

/* What a card tells of the cells and areas that a tile would block. */

/* Whose forest or river that is. */
static void tell_area(const TableView *view, const AreaInfo *info, Card *card)
{
    Icon icon = area_icon((ZoneKind)info->kind);
    AreaWord word = area_word(view->edition->rules.id, (ZoneKind)info->kind);
    bool shared = info->majority & (info->majority - 1);
    CardRow *row = card_text(card, icon, shared ? phrase(SAY_SHARED_STAYS_OPEN + word) : "",
                             shared ? "" : tr("no tile left fits beside it"));
    const char *holders = say_holders(view->setup, info->majority);
    if (shared)
        row->second = say_text(SAY_HOLDERS_STAY_OPEN, holders);
    else
        row->text = say_text(SAY_STAYS_OPEN + word, holders);
}

void card_tell_blocked(const TableView *view, const Blocked *blocked, int most, Card *card)
{
    bool held = false;
    for (int i = 0; i < blocked->area_count && card->count < most; i++)
        if (blocked->areas[i].majority) {
            tell_area(view, &blocked->areas[i], card);
            held = true;
        }
    if (blocked->cell_count > 0 && !held && card->count < most)
        card_text(card, (Icon){"cross", INK_SOFT},
                  trn("Leaves a cell that stays empty", "Leaves cells that stay empty",
                      blocked->cell_count),
                  tr("no tile left fits there"));
}
