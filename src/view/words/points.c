#include "view/words/points.h"

#include "view/words/names.h"
#include "view/words/tr.h"

const char *say_point_group(EditionId edition, PointGroup group)
{
    static const char *const words[EDITIONS][POINT_GROUPS] = {
        [EDITION_SECOND] = {N_("Forests"), N_("Rivers"), N_("Grasslands"), N_("Huts"),
                            N_("Powers")},
        [EDITION_FIRST] = {N_("Forests"), N_("Rivers"), N_("Meadows"), N_("Huts"), N_("Powers")}};
    return tr(words[edition][group]);
}

static const char *areas(EditionId edition, PointGroup group, int count)
{
    switch (group) {
    case POINTS_FORESTS:
        return trn("{count} forest", "{count} forests", count);
    case POINTS_RIVERS:
        return trn("{count} river", "{count} rivers", count);
    case POINTS_MEADOWS:
        return edition == EDITION_SECOND ? trn("{count} grassland", "{count} grasslands", count)
                                         : trn("{count} meadow", "{count} meadows", count);
    case POINTS_HUTS:
        return trn("{count} river system", "{count} river systems", count);
    default:
        return trn("{count} power", "{count} powers", count);
    }
}

void say_areas(EditionId edition, PointGroup group, int count, char *text, size_t capacity)
{
    words_fill(text, capacity, areas(edition, group, count),
               (Place[]){{"count", .number = count}, {0}});
}

void say_each(int points, bool several, char *text, size_t capacity)
{
    words_fill(text, capacity, several ? tr("{points} each") : "{points}",
               (Place[]){{"points", .number = points}, {0}});
}

void say_turn_of(int turn, const Seat *seat, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("Turn {number}: {player}"),
               (Place[]){{"number", .number = turn}, {"player", .text = say_seat(seat)}, {0}});
}
