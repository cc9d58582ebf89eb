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

static uint32_t conditions(const TableNow *now)
{
    const TableStage *stage = now->stage;
    const TableView *view = &stage->view;
    bool over = stage->final.on || view->phase == PHASE_END, due = view->mine && !over;
    bool why = view->allows.previews && advice_last_turn(now->session, view->at) >= 0;
    const struct {
        bool is;
        uint32_t yes, no;
    } all[] = {{due, WHEN_DUE, 0},
               {view->phase == PHASE_PLACE, WHEN_TILE, WHEN_PIECE},
               {view->mine && now->table->choice.asked, WHEN_ASKED, WHEN_UNASKED},
               {over, WHEN_OVER, WHEN_ON},
               {stage->final.on, WHEN_COUNTED, WHEN_UNCOUNTED},
               {strip_shown(now->table, now->session), WHEN_STRIP, WHEN_NO_STRIP},
               {table_looks(now), WHEN_HELD, WHEN_FREE},
               {view->program && !over, WHEN_PROGRAM, 0},
               {view->mine || view->looks_back, WHEN_SPEAKS, 0},
               {view->allows.hints, WHEN_HINTS, 0},
               {view->hint, WHEN_HINTED, 0},
               {view->allows.lenses, WHEN_LENSES, 0},
               {stage->layout.lens_count > 0, WHEN_LENS_BAR, 0},
               {look_by_keys(&now->table->look), WHEN_WALK, 0},
               {!view->setup->undo_off, WHEN_HISTORY, 0},
               {!over && can_undo(now), WHEN_UNDO, 0},
               {session_can_redo(now->session), WHEN_REDO, 0},
               {why, WHEN_WHY, 0},
               {stage->layout.handle.w > 0, WHEN_HANDLE, 0},
               {stage->layout.fold.h > 0, WHEN_FOLD, 0}};
    uint32_t when = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        when |= all[i].is ? all[i].yes : all[i].no;
    return when;
}

TableNow table_now(const Frame *frame, const TableStage *stage)
{
    TableNow now = {.stage = stage,
                    .table = stage->table,
                    .session = stage->view.session,
                    .told = frame->now < stage->notice->until};
    now.when = conditions(&now);
    return now;
}

bool table_can(const TableNow *now, Verb verb)
{
    const Action *action = action_of(verb);
    return (action->where & ACTION_ON(SCREEN_TABLE)) && !(action->when & ~now->when);
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
