#include "heard.h"

#include "check.h"
#include "view/table/follow.h"

CueList *heard_cues(Desk *desk)
{
    return &desk->on.ui.cues;
}

int heard_count(Desk *desk, CueId id)
{
    int found = 0;
    for (int i = 0; i < heard_cues(desk)->count; i++)
        found += heard_cues(desk)->items[i].id == id;
    return found;
}

const Cue *heard_cue(Desk *desk, CueId id)
{
    for (int i = 0; i < heard_cues(desk)->count; i++)
        if (heard_cues(desk)->items[i].id == id)
            return &heard_cues(desk)->items[i];
    return NULL;
}

double heard_after(Desk *desk, CueId id)
{
    const Cue *cue = heard_cue(desk, id);
    if (!cue)
        fail_msg("there is no cue %d", id);
    return cue->at - desk->on.scene.now;
}

Desk *heard_open(const char *folder, const char *name, int at)
{
    Desk *desk = desk_open_record(folder, name);
    desk->on.ui.options.pace = PACE_AT_ONCE; /* points are read before the next move */
    session_seek(desk->on.session, at);
    pace_anew(&desk->on.ui.table.shown);
    desk_rest(desk);
    heard_cues(desk)->count = 0;
    return desk;
}

void heard_step(Desk *desk)
{
    heard_cues(desk)->count = 0;
    desk_step(desk);
    desk_frame(desk);
}
