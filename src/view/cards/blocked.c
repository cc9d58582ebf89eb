/* What a card tells of the cells and areas that a tile would block. */
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* Whose forest or river that is. */
static void tell_area(const TableView *view, const AreaInfo *info, Card *card)
{
    char holders[2 * BRIEF_NAME + 8];
    uint32_t rgb;
    const char *icon = card_area_icon((ZoneKind)info->kind, &rgb);
    AreaWord word = area_word(view->edition->rules.id, (ZoneKind)info->kind);
    bool shared = info->majority & (info->majority - 1);
    CardRow *row = card_text(card, icon, rgb, shared ? say_shared_stays_open(word) : "",
                             shared ? "" : tr("no tile left fits beside it"));
    say_holders(view->setup, info->majority, holders, sizeof holders);
    if (shared)
        say_holders_stay_open(holders, row->second, sizeof row->second);
    else
        say_stays_open(word, holders, row->text, sizeof row->text);
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
        card_text(card, "cross", INK_SOFT,
                  trn("Leaves a cell that stays empty", "Leaves cells that stay empty",
                      blocked->cell_count),
                  tr("no tile left fits there"));
}
