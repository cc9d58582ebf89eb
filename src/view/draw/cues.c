#include "view/draw/cues.h"

#include <assert.h>

#define NOTE_SECONDS .09

static const CueKind kinds[CUE_IDS] = {
    [CUE_TAKE] = {.files = {"take"}},
    [CUE_TURN] = {.files = {"turn"}},
    [CUE_LAY] = {.files = {"lay-1", "lay-2", "lay-3"}, .any = true},
    [CUE_LAY_FOREST] = {.files = {"lay-forest"}},
    [CUE_LAY_WATER] = {.files = {"lay-water"}},
    [CUE_LAY_GRASS] = {.files = {"lay-grass"}},
    [CUE_REFUSED] = {.files = {"refused"}, .pitched = true},
    [CUE_MEEPLE] = {.files = {"meeple"}},
    [CUE_HUT] = {.files = {"hut"}},
    [CUE_HOME] = {.files = {"home"}, .group = CUES_LAND},
    [CUE_FOREST] = {.files = {"forest"}, .group = CUES_LAND},
    [CUE_FOREST_LARGE] = {.files = {"forest-large"}, .group = CUES_LAND, .lowers = true},
    [CUE_RIVER] = {.files = {"river"}, .group = CUES_LAND, .pitched = true, .lowers = true},
    [CUE_EXTRA_TURN] = {.files = {"extra-turn"},
                        .group = CUES_LAND,
                        .pitched = true,
                        .lowers = true},
    [CUE_TRAP] = {.files = {"trap"}, .group = CUES_LAND},
    [CUE_SHAMAN] = {.files = {"shaman"}, .group = CUES_LAND},
    [CUE_FIRE] = {.files = {"fire"}, .group = CUES_LAND},
    [CUE_RAFT] = {.files = {"raft"}, .group = CUES_LAND},
    [CUE_POINT] = {.files = {"point-1", "point-2", "point-3", "point-4", "point-5", "point-6",
                             "point-7", "point-8", "point-9", "point-10"},
                   .group = CUES_LAND,
                   .pitched = true},
    [CUE_FINAL_LINE] = {.files = {"final-line"}, .group = CUES_LAND, .pitched = true},
    [CUE_WINNER] = {.files = {"winner"}, .pitched = true, .lowers = true},
    [CUE_UNDO] = {.files = {"undo"}},
    [CUE_SIGN] = {.files = {"sign-sun", "sign-spear", "sign-leaf", "sign-moon", "sign-gem"},
                  .group = CUES_SIGN,
                  .pitched = true},
    [CUE_BUTTON] = {.files = {"button"}},
    [CUE_PAGE] = {.files = {"page"}},
};

const CueKind *cue_kind(CueId id)
{
    assert(id < CUE_IDS);
    return &kinds[id];
}

void cues_add(CueList *list, Cue cue)
{
    if (list->count < MAX_CUES)
        list->items[list->count++] = cue;
}

void cues_add_points(CueList *list, int points, float pan, double at)
{
    enum { NOTES = 13 };
    int notes = points < NOTES ? points : NOTES;
    for (int i = 0; i < notes; i++) {
        int step = notes <= MAX_CUE_VARIANTS ? i : i * MAX_CUE_VARIANTS / notes;
        cues_add(list, (Cue){CUE_POINT, (uint8_t)step, pan, at + NOTE_SECONDS * i});
    }
}
