/* What a card tells of the cells and areas that a tile would block. */
#include <stdio.h>

#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/say.h"
#include "view/words/screens.h"
#include "view/words/table.h"

/* Whose forest or river that is. */
static void tell_area(const TableView *view, const AreaInfo *info, Card *card)
{
    char text[2 * BRIEF_NAME + 40], second[80] = "no tile left fits beside it";
    char holders[2 * BRIEF_NAME + 8];
    uint32_t rgb;
    const char *icon = say_zone_icon((ZoneKind)info->kind, &rgb);
    const char *word = terms_zone(view->terms, (ZoneKind)info->kind);
    bool shared = info->majority & (info->majority - 1);
    say_holders(view, info->majority, holders, sizeof holders);
    if (shared) {
        snprintf(text, sizeof text, "A shared %s cannot close", word);
        snprintf(second, sizeof second, "%s; no tile left fits", holders);
    } else {
        snprintf(text, sizeof text, "%s\u2019s %s cannot close", holders, word);
    }
    card_text(card, icon, rgb, text, second);
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
                  blocked->cell_count > 1 ? "Leaves cells that stay empty"
                                          : "Leaves a cell that stays empty",
                  "no tile left fits there");
}
