/* The cards of turns that were weighed: why a computer took its own, and why the Elder would lay
 * there. The facts come from play/explain.h, which finds them in what the turn does and orders them
 * by what they are worth. */
#include <math.h>
#include <string.h>

#include "view/board/places.h"
#include "view/cards/card.h"
#include "view/draw/palette.h"
#include "view/kit/paint.h"
#include "view/words/areas.h"
#include "view/words/elder.h"
#include "view/words/names.h"
#include "view/words/tr.h"

static void tell_reason(const TableView *view, const Reason *reason, Card *card)
{
    CardRow *row = card_text(card, reason_icon(view->terms, reason),
                             say_reason(view->setup, reason), say_reason_more(view->setup, reason));
    bool loses = reason->kind == REASON_LOSES;
    if (!loses && !reason_scores_at_once(reason))
        return;
    if (reason->kind == REASON_SCORES || reason->summed == 0) /* else several get it */
        row->badge = player_badges[view->setup->seats[reason->player].colour];
    row->value = said(loses ? "\u2212%d" : "+%d", reason->points);
    row->value_rgb = reason->kind == REASON_SCORES ? GAIN : loses ? WRONG : INK_SOFT;
}

static void tell_reasons(const TableView *view, const Explanation *explanation, Card *card)
{
    for (int i = 0; i < explanation->count; i++)
        tell_reason(view, &explanation->reasons[i], card);
}

/* What was expected of the turn and of the next best one, in tenths as told: of two bars the larger
 * one is whole, and what is nothing or less has none; where both are, the numbers stand alone. */
static void tell_lead(const TableView *view, int player, const Explanation *explanation, Card *card)
{
    const float tenths[] = {roundf(explanation->turn.worth * 10),
                            roundf(explanation->next.worth * 10)};
    float lead = (tenths[0] - tenths[1]) / 10, best = fmaxf(tenths[0], tenths[1]);
    card_row(card, ROW_RULE);
    card_text(card, (Icon){0}, say_lead(lead), say_than_next(view->setup, player, lead));
    for (int i = 0; i < 2; i++) {
        CardRow *row = card_row(card, ROW_BAR);
        row->pale = i == 1;
        row->bare = best <= 0;
        row->text = i == 0 ? trc("a bar", "this move") : say_compared(lead);
        row->share = tenths[i] > 0 ? tenths[i] / best : 0;
        row->value = say_expected(tenths[i] / 10);
    }
}

/* Whether the player of the tile that move `move` laid has laid none since. */
static bool is_last(const TableView *view, int player, int move)
{
    for (int i = move + 1; i < view->at; i++)
        if (session_move(view->session, i).kind == MOVE_PLACE &&
            session_game_at(view->session, i)->player == player)
            return false;
    return true;
}

void card_of_why(const TableView *view, int move, const Explanation *explanation, Card *card)
{
    const Game *before = session_game_at(view->session, move);
    const Seat *seat = &view->setup->seats[before->player];
    card_begin(card, INK);
    card->face = sitter_icons[seat->kind];
    card->title = tr("Why?");
    card->under =
        is_last(view, before->player, move)
            ? say_text(SAY_LAST_MOVE, say_brief(view->setup, before->player))
            : say_with(SAY_TURN_OF, "number=%d player=%s", before->turn + 1, say_seat(seat));
    if (!explanation) {
        card_text(card, (Icon){"clock", INK_SOFT}, tr("Let me think back"), "");
        return;
    }
    tell_reasons(view, explanation, card);
    if (explanation->next.count > 0)
        tell_lead(view, before->player, explanation, card);
    else
        card_text(card, (Icon){"check", INK_SOFT}, tr("There was no other place"), "");
}

/* What the title has said is not said again below it. The rows tell of the reasons of `place`. */
static void leave_out_title(const Explanation *place, Card *card)
{
    for (int i = 0; i < card->count; i++) {
        CardRow *row = &card->rows[i];
        if (place->reasons[i].kind == REASON_QUIET) /* the title said how little it does */
            row->second = "";
        if (strcmp(row->text, card->title) != 0 || !row->second[0])
            continue;
        row->text = row->second;
        row->second = "";
    }
}

void card_of_place(const TableView *view, const Advice *hint, int place, Card *card)
{
    const Reason *reason = places_reason(view, place);
    card_begin(card, INK);
    card->title = say_reason_briefly(view->setup, reason);
    card->aside = said("%d", place + 1);
    tell_reasons(view, &hint->places[place], card);
    leave_out_title(&hint->places[place], card);
    if (hint->count < 2)
        return;
    card_text(card, (Icon){0}, "",
              say_place_lead(explain_lead(hint->places, place), place == 0 ? 2 : 1));
}

void card_tell_turned(Card *card)
{
    const char *turned = tr("The Elder would turn it another way");
    if (card->count > 0)
        card_text(card, (Icon){"turn-right", INK_SOFT}, turned, "");
    else
        card->title = turned;
}
