#include "patches.h"

#include <stdlib.h>

#include "frames.h"
#include "rounded.h"

void patches_begin(Patches *patches)
{
    patches->stretched = false;
}

static uint64_t key_of(const DrawCommand *command)
{
    return hash_number(hash_float(hash_name(HASH_START, command->name), command->scale),
                       command->flip);
}

/* But for what rounding makes of it. */
static bool same_proportions(PatchShape a, PatchShape b)
{
    return abs(a.w * b.h - a.h * b.w) <= (b.w > b.h ? b.w : b.h);
}

const Picture *patches_find(Patches *patches, Cache *cache, Pages *pages,
                            const DrawCommand *command, bool hasty)
{
    SDL_Rect rect = whole_rect(command->rect);
    PatchShape shape = {rect.w, rect.h, command->scale, command->flip}, other = shape;
    const Picture *found = frames_find_patch(cache, command->name, shape);
    uint64_t key = key_of(command), at = key % PATCHES_KNOWN;
    other.w = patches->known[at].w;
    other.h = patches->known[at].h;
    if (!found && hasty && patches->known[at].key == key && same_proportions(shape, other))
        found = frames_find_patch(cache, command->name, other);
    else
        other = shape;
    if (!found) {
        found = frames_patch(cache, pages, command->name, shape);
        other = shape;
    }
    patches->stretched = patches->stretched || other.w != shape.w || other.h != shape.h;
    patches->known[at].key = key;
    patches->known[at].w = other.w;
    patches->known[at].h = other.h;
    return found;
}
