#include "sight.h"

#include <string.h>

static void take_line(const char *line, Sight *frame, Sight *sight)
{
    Sighted *thing = &frame->things[frame->count];
    char state[8], spot[32];
    *thing = (Sighted){.on = true};
    if (sscanf(line, "renderer %15s", sight->renderer) == 1 ||
        sscanf(line, "screen %15s", frame->screen) == 1 ||
        sscanf(line, "overlay %15s", frame->overlay) == 1 ||
        sscanf(line, "moves %d", &frame->moves) == 1)
        return;
    if (sscanf(line, "board %d %d %d %7s", &frame->left, &frame->top, &frame->tile, state) == 4)
        frame->in_motion = strcmp(state, "moves") == 0;
    if (frame->count + 1 == MAX_SIGHTED)
        return;
    if (sscanf(line, "widget %d %d %d %d %7s %63[^\n]", &thing->x, &thing->y, &thing->w, &thing->h,
               state, thing->name) == 6) {
        thing->on = strcmp(state, "on") == 0;
        frame->count++;
    } else if (sscanf(line, "spot %d %d %31[^\n]", &thing->x, &thing->y, spot) == 3) {
        snprintf(thing->name, sizeof thing->name, "spot %s", spot);
        frame->count++;
    }
}

bool sight_read(FILE *trace, Sight *sight)
{
    static Sight frame;
    char line[512];
    bool fresh = false;
    long whole = ftell(trace);
    frame = (Sight){.moves = -1};
    while (fgets(line, sizeof line, trace) && strchr(line, '\n')) {
        if (strcmp(line, "end\n") != 0) {
            take_line(line, &frame, sight);
            continue;
        }
        frame.number = sight->number + 1;
        memcpy(frame.renderer, sight->renderer, sizeof frame.renderer);
        *sight = frame;
        frame = (Sight){.moves = -1};
        whole = ftell(trace);
        fresh = true;
    }
    /* What was written only in part so far is read again next time. */
    clearerr(trace);
    fseek(trace, whole, SEEK_SET);
    return fresh;
}

const Sighted *sight_find(const Sight *sight, const char *name)
{
    for (int i = 0; i < sight->count; i++)
        if (strcmp(sight->things[i].name, name) == 0)
            return &sight->things[i];
    return NULL;
}
