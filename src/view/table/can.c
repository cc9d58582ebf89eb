#include "view/table/can.h"

#include "play/asked.h"
#include "view/table/advice.h"
#include "view/table/look.h"
#include "view/table/strip.h"

bool table_holds_choice(const TableUi *table, const TableView *view)
{
    bool chosen = view->phase == PHASE_PLACE ? table->choice.aims
                                             : table->choice.spot >= 0 || table->choice.none;
    return view->mine && table->hand.by_keys && chosen;
}

/* Whether there is something to let go of: what was asked for and is shown, what keys chose, and
 * what is dragged. */
static bool table_looks(const TableNow *now)
{
    const TableUi *table = now->table;
    const LookUi *look = &table->look;
    return table->hand.held || table->carry.far || table->map.held || table->advice.hint ||
           table->advice.why >= 0 || look_flies(look) || look->pin.node != NO_NODE ||
           look_by_keys(look) || table_holds_choice(table, &now->stage->view) ||
           table->lens.kind != LENS_NONE || table->strip.open;
}

/* Without persons there is nothing to go back to, but by the strip of history. */
static bool can_undo(const TableNow *now)
{
    bool person = asked_before(now->session, session_at(now->session)) >= 0;
    return session_can_undo(now->session) && (person || strip_shown(now->table, now->session));
}

/* What decides, moves and looks. */
static bool can_play(const TableNow *now, Verb verb)
{
    const TableView *view = &now->stage->view;
    bool over = now->stage->final.on || view->phase == PHASE_END, due = view->mine && !over;
    bool place = view->phase == PHASE_PLACE, asked = view->mine && now->table->choice.asked;
    switch (verb) {
    case VERB_CHOOSE: /* the strip has the arrows */
        return due && !strip_shown(now->table, now->session);
    case VERB_NEXT:
    case VERB_BEFORE:
        return due;
    case VERB_TURN_RIGHT:
    case VERB_TURN_LEFT:
        return due && place;
    case VERB_SPOT:
    case VERB_PASS:
        return due && !place;
    case VERB_CONFIRM: /* in the past it says why nothing is played */
        return !over && !asked && (view->mine || view->looks_back);
    case VERB_HINT:
        return due && place && view->allows.hints;
    case VERB_PLACE:
        return due && place && view->hint;
    case VERB_WHY:
        return view->allows.previews && advice_last_turn(now->session, view->at) >= 0;
    case VERB_TICK:
    case VERB_NOT_YET:
        return asked;
    case VERB_UNDO:
        return !over && can_undo(now);
    case VERB_REDO:
        return session_can_redo(now->session);
    case VERB_GO_ON:
        return over;
    case VERB_HURRY:
    case VERB_PACE:
        return view->program && !over;
    default:
        return true;
    }
}

bool table_can(const TableNow *now, Verb verb)
{
    bool asked = now->stage->view.mine && now->table->choice.asked, final = now->stage->final.on;
    switch (verb) {
    case VERB_LENS_MEADOWS:
    case VERB_LENS_FORESTS:
    case VERB_LENS_RIVERS:
    case VERB_LENS_SYSTEMS:
    case VERB_LENS_PIECES:
        return now->stage->layout.lens_count > 0;
    case VERB_LOOK:
        return now->stage->view.allows.lenses && !asked && !final;
    case VERB_KEEP:
        return look_by_keys(&now->table->look);
    case VERB_HISTORY:
        return !now->stage->view.setup->undo_off;
    case VERB_STEP_BACK:
    case VERB_STEP_ON:
        return strip_shown(now->table, now->session);
    case VERB_LET_GO:
        return !asked && table_looks(now);
    case VERB_MENU:
        return !asked && !table_looks(now) && !final;
    case VERB_SKIP:
        return !asked && !table_looks(now) && final;
    case VERB_MENU_AT_END:
        return final;
    case VERB_PANEL:
        return now->stage->layout.handle.w > 0;
    case VERB_FOLD:
        return now->stage->layout.fold.h > 0;
    case VERB_PRESS: /* the widgets' own */
    case VERB_LEAVE:
        return false;
    default:
        return (action_of(verb)->where & ACTION_ON(SCREEN_TABLE)) && can_play(now, verb);
    }
}

static Verb verb_of(const TableNow *now, const Input *input, int *index)
{
    for (int verb = VERB_NONE + 1; verb < VERBS; verb++) {
        *index = table_can(now, (Verb)verb) ? action_index((Verb)verb, input) : -1;
        if (*index >= 0)
            return (Verb)verb;
    }
    return VERB_NONE;
}

Verb table_verb(const TableNow *now, const Input *input, int *index)
{
    Input plain = *input;
    Verb verb = verb_of(now, input, index);
    plain.mods &= (uint8_t)~MOD_SHIFT;
    return verb || plain.mods == input->mods ? verb : verb_of(now, &plain, index);
}

Widget table_widget(const TableNow *now, Verb verb, Widget widget)
{
    bool can = table_can(now, verb), stays = verb == VERB_MENU || verb == VERB_SKIP;
    widget = action_widget(verb, widget);
    widget.off = !can && !stays;
    if (!can && stays)
        widget.key = KEY_NONE;
    return widget;
}
