#include "view/table/choice.h"

void choice_reset(ChoiceUi *choice)
{
    *choice = (ChoiceUi){.spot = -1};
}

void choice_anew(ChoiceUi *choice, bool same)
{
    ChoiceUi before = *choice;
    choice_reset(choice);
    if (!same)
        return;
    choice->has_about = before.has_about;
    choice->about = before.about;
    choice->rotation = before.rotation;
}

void choice_moved(ChoiceUi *choice)
{
    choice_spot(choice, -1);
    choice->aims = false;
    choice->asked = ASKED_NOTHING;
    choice->turned_by = 0;
    choice->nudged = 0;
}

void choice_hold(ChoiceUi *choice, int rotation)
{
    choice->rotation = (uint8_t)rotation;
}

void choice_turn(ChoiceUi *choice, int from, int to, int step, double now)
{
    choice->rotation = (uint8_t)to;
    choice->turned = now;
    choice->nudged = 0;
    choice->turned_by = (int8_t)(step > 0 ? (to - from + 4) & 3 : -((from - to + 4) & 3));
}

void choice_nudge(ChoiceUi *choice, double now)
{
    choice->nudged = now;
}

void choice_aim(ChoiceUi *choice, Cell cell)
{
    choice->aims = true;
    choice->cursor = cell;
}

void choice_let_go(ChoiceUi *choice)
{
    choice->aims = false;
    choice_spot(choice, -1);
}

void choice_about(ChoiceUi *choice, Cell cell)
{
    choice->has_about = true;
    choice->about = cell;
}

void choice_spot(ChoiceUi *choice, int spot)
{
    choice->spot = spot;
    choice->none = false;
}

void choice_none(ChoiceUi *choice)
{
    choice->spot = -1;
    choice->none = true;
}

void choice_ask(ChoiceUi *choice, Asked asked)
{
    choice->asked = (uint8_t)asked;
}
