/* The card of a place for a piece: what putting one there would bring, or why none can be put. What
 * it promises comes from play/preview.h, which plays the move. */
#include "play/outlook.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

static AreaWord word_of(const TableView *view, ZoneKind kind)
{
    return area_word(view->edition->rules.id, kind);
}

static bool none_is_left(const Spot *spot)
{
    return spot->verdict.check == MOVE_NO_MEEPLE_LEFT || spot->verdict.check == MOVE_NO_HUT_LEFT;
}

static const Zone *zone_of(const TableView *view, const Spot *spot)
{
    const TileSet *set = &view->edition->tiles;
    return &set->tiles[set->node[spot->node].tile].zones[set->node[spot->node].zone];
}

/* The awards for an area that the tile closed. */
static void add_awards(const TableView *view, const Preview *preview, uint16_t closed, Card *card)
{
    for (int i = 0; i < preview->award_count; i++)
        if (view->game->areas.label[preview->awards[i].node] == closed)
            card_award(view, &preview->awards[i], card);
}

/* What the tile just laid did to an area that takes no piece: it closed it, and gives its holders
 * the points; or it made the player's own larger. False: nobody gets any, or it is another's and
 * stays open. */
static bool tell_done(const TableView *view, const Spot *spot, Card *card)
{
    bool hut = spot->role == ROLE_HUT;
    bool taken = spot->verdict.check == MOVE_AREA_TAKEN || spot->verdict.check == MOVE_SYSTEM_TAKEN;
    int blocker = spot->verdict.blocker.player;
    AreaInfo info = {.closed = false};
    if (!hut) /* a lake is no area of its own */
        info = area_info(view->edition, view->game, spot->node);
    if (info.closed && info.majority) {
        Preview preview = preview_piece(view->edition, view->game, move_of(MOVE_PASS));
        card->title = phrase(SAY_CLOSES + word_of(view, (ZoneKind)info.kind));
        add_awards(view, &preview, info.node, card);
    } else if (taken && blocker == view->game->player) {
        card_of_area(view, (Lit){spot->node, hut}, card);
    } else {
        return false;
    }
    card_text(card, (Icon){"cross", INK_SOFT}, phrase(SAY_NONE_HERE + spot->role),
              taken ? say_text(SAY_WHOSE_STANDS, say_brief(view->setup, blocker))
                    : tr("none is left"));
    return true;
}

/* Why nothing can be put there. */
static void tell_refusal(const TableView *view, const Spot *spot, Card *card)
{
    const Piece *blocker = &spot->verdict.blocker;
    const Zone *zone = zone_of(view, spot);
    bool hut = spot->role == ROLE_HUT;
    card->title_rgb = WRONG;
    if (none_is_left(spot) && hut) {
        card->title = tr("No huts left");
        card_text(card, (Icon){"hut-outline", INK_SOFT}, tr("All your huts are on the board"),
                  tr("a hut stays to the end"));
    } else if (none_is_left(spot)) {
        card->title = tr("No meeples left");
        card_text(card, (Icon){"meeple-outline", INK_SOFT}, tr("All your meeples are on the board"),
                  tr("closed areas send them back"));
    } else {
        card->title = tr("Taken");
        card_text(
            card, card_badge(view, blocker->player),
            say_text(SAY_WHOSE_PIECE + piece_role(&view->edition->tiles, *blocker),
                     say_brief(view->setup, blocker->player)),
            phrase(SAY_STANDS_THERE + (hut ? AREA_SYSTEM : word_of(view, (ZoneKind)zone->kind))));
    }
    if (zone->kind == ZONE_LAKE)
        card_text(card, (Icon){"lake", BLUE_ICON}, tr("A lake takes no meeple"), "");
}

/* On the same zone the other piece cannot be put, and the pointer cannot ask for it: why. */
static void tell_other(const TableView *view, const Spot *spot, Card *card)
{
    for (int i = 0; i < view->refused_count; i++) {
        const Spot *other = &view->spots[view->spot_count + i];
        if (other->node != spot->node || other->role == spot->role)
            continue;
        int whose = SAY_WHOSE_IS_THERE + (other->role == ROLE_HUT ? PIECE_HUT : PIECE_MEEPLE);
        card_text(card, (Icon){"cross", WRONG}, phrase(SAY_NONE_HERE + other->role),
                  none_is_left(other)
                      ? tr("none is left")
                      : say_text(whose, say_brief(view->setup, other->verdict.blocker.player)));
    }
}

/* Whether it grows on, and what that means for the piece. */
static void tell_growth(const AreaInfo *info, bool goes_on, Card *card)
{
    if (info->closed)
        card_text(card, (Icon){"check", GAIN}, tr("Closed by this tile"), tr("it scores at once"));
    else
        card_open_ends(card, area_icon((ZoneKind)info->kind), info->open,
                       info->kind != ZONE_MEADOW ? (goes_on ? tr("it scores once it is closed")
                                                            : tr("no tile comes to close it"))
                       : info->open && goes_on   ? tr("it can still grow")
                                                 : tr("it cannot grow any more"));
}

/* What the piece brings, and when: the area closes now or later, stays open, or scores at the end.
 */
static void tell_worth(const TableView *view, const Preview *preview, bool goes_on, bool hut,
                       Card *card)
{
    const AreaInfo *info = &preview->areas[0].info;
    int points = hut ? preview->systems[0].info.points : info->points;
    const char *text = tr("At the end"), *second = tr("as it stands now");
    if (!hut && info->closed) {
        add_awards(view, preview, info->node, card);
        return;
    }
    if (!hut && info->kind != ZONE_MEADOW && goes_on) {
        text = tr("So far");
        second = say_number(SAY_LEAST_CLOSED, outlook_least(view->edition, view->game, info));
    } else if (!hut && info->kind != ZONE_MEADOW) {
        second = tr("it stays open and brings nothing");
        points = 0;
    }
    card_text(card, card_badge(view, view->game->player), text, second)->value =
        said("+%d", points);
}

static void tell_free(const TableView *view, const Spot *spot, const Preview *preview, Card *card)
{
    const AreaInfo *info = &preview->areas[0].info;
    const SystemInfo *system = &preview->systems[0].info;
    bool hut = spot->role == ROLE_HUT, goes_on = false;
    card->title = phrase(SAY_FREE + (hut ? AREA_SYSTEM : word_of(view, (ZoneKind)info->kind)));
    if (hut) {
        card_system_rows(view, system, card);
        card_open_ends(card, area_icon(ZONE_LAKE), system->open, "");
    } else {
        goes_on = outlook_goes_on(view->edition, view->game) && !card_stays_open(view, info);
        card_area_rows(view, info, card);
        tell_growth(info, goes_on, card);
    }
    tell_other(view, spot, card);
    card_row(card, ROW_RULE);
    tell_worth(view, preview, goes_on, hut, card);
}

bool card_of_spot(const TableView *view, Card *card)
{
    card_begin(card, INK);
    if (view->spot < 0)
        return false;
    const Spot *spot = &view->spots[view->spot];
    if (spot->verdict.check != MOVE_OK) {
        if (!tell_done(view, spot, card))
            tell_refusal(view, spot, card);
        return true;
    }
    if (!view->allows.previews)
        return false;
    Preview preview = preview_piece(view->edition, view->game, spot->move);
    if (view->phase == PHASE_RECALL) {
        card_of_area(view, view->lit, card);
        for (int i = 0; i < preview.line_count; i++)
            if (preview.lines[i].kind == PREVIEW_PROJECTION)
                card_projection(view, &preview, card);
    } else {
        tell_free(view, spot, &preview, card);
    }
    return true;
}
