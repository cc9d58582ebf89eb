#include "view/words/lookback.h"

#include <math.h>
#include <stdlib.h>

#include "play/preview.h"
#include "view/words/names.h"
#include "view/words/reasons.h"
#include "view/words/tr.h"

static void fill_turns(const char *sentence, int turn, int turns, char *text, size_t capacity)
{
    words_fill(text, capacity, sentence,
               (Place[]){{"turn", NULL, turn}, {"turns", NULL, turns}, {0}});
}

void say_walks(int turn, int turns, char *text, size_t capacity)
{
    fill_turns(tr("The Elder walks the game again: turn {turn} of {turns}"), turn, turns, text,
               capacity);
}

void say_sure(int sure, int turns, char *text, size_t capacity)
{
    fill_turns(tr("The Elder looks closely: sure of {turn} of {turns} turns"), sure, turns, text,
               capacity);
}

void say_stopped(int sure, int turns, char *text, size_t capacity)
{
    fill_turns(tr("Stopped: sure of {turn} of {turns} turns"), sure, turns, text, capacity);
}

void say_time_left(double seconds, char *text, size_t capacity)
{
    enum { STEP = 5, MINUTE = 60 };
    int left = ((int)(seconds / STEP) + 1) * STEP, minutes = (left + MINUTE - 1) / MINUTE;
    if (left > 2 * MINUTE)
        words_fill(text, capacity, trn("about {count} minute", "about {count} minutes", minutes),
                   (Place[]){{"count", NULL, minutes}, {0}});
    else
        words_fill(text, capacity, trn("about {count} second", "about {count} seconds", left),
                   (Place[]){{"count", NULL, left}, {0}});
}

void say_turn_number(int turn, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("turn {number}"), (Place[]){{"number", NULL, turn}, {0}});
}

void say_lost(float cost, char *text, size_t capacity)
{
    char number[24];
    say_tenths(cost, number, sizeof number);
    words_fill(text, capacity, tr("\u2212{points} points"), (Place[]){{"points", number, 0}, {0}});
}

bool say_chances(const Review *review, int turn, char *text, size_t capacity)
{
    const ReviewTurn *of = &review->turns[turn];
    int after = (int)lroundf(100 * review->chances[turn + 1][of->player]);
    int better = (int)lroundf(100 * of->better);
    if (better <= after)
        return false;
    words_fill(text, capacity, tr("{after} % instead of {better} %"),
               (Place[]){{"after", NULL, after}, {"better", NULL, better}, {0}});
    return true;
}

const char *say_costly(int count)
{
    static const char *const words[] = {N_("Costly moves"), N_("One costly move"),
                                        N_("Two costly moves"), N_("Three costly moves")};
    return tr(words[count < 3 ? count : 3]);
}

/* The game with the turn's tile laid so. */
static Game laid(const TurnTold *told, Move place)
{
    return game_play(told->edition, told->before, place, NULL);
}

static Role role_of(const TurnTold *told, Move piece)
{
    const Tile *tile = &told->edition->tiles.tiles[told->before->hand];
    return piece_role(&told->edition->tiles,
                      (Piece){.kind = piece.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                              .node = tile->zones[piece.zone].node});
}

/* The move of the turn's last decision, about a piece; MOVE_PASS where it asked for none. */
static Move piece_of(const Move *moves, int count)
{
    Move last = moves[count - 1];
    return last.kind == MOVE_MEEPLE || last.kind == MOVE_HUT ? last : move_of(MOVE_PASS);
}

/* An area that the tile closed and the player scored, which the better turn leaves open; or none.
 */
static const PreviewArea *closed_too_soon(const TurnTold *told, const Preview *done)
{
    Game better = laid(told, told->turn->best[0]);
    for (int i = 0; i < done->area_count; i++) {
        const PreviewArea *area = &done->areas[i];
        bool mine = area->info.majority >> told->turn->player & 1;
        if (!area->info.closed || !mine || area->part_count == 0)
            continue;
        uint16_t part = area->parts[0].node;
        if (!area_info(told->edition, &better, part).closed)
            return area;
    }
    return NULL;
}

/* Whether the better turn scores an area, too. */
static bool better_scores(const TurnTold *told)
{
    Move place = told->turn->best[0];
    Preview best = preview_place(told->edition, told->before, place.cell, place.rotation);
    for (int i = 0; i < best.award_count; i++)
        if (best.awards[i].player == told->turn->player)
            return true;
    return false;
}

/* Too soon where the better turn closes none. */
static const char *say_closed_it(const TurnTold *told, ZoneKind kind)
{
    if (better_scores(told))
        return kind == ZONE_RIVER ? tr("Closed this river") : tr("Closed this forest");
    return kind == ZONE_RIVER ? tr("Closed the river too soon") : tr("Closed the forest too soon");
}

static const char *say_sent(EditionId edition, Role role)
{
    static const char *const words[ROLES] = {
        [ROLE_GATHERER] = N_("Sent a gatherer into the forest"),
        [ROLE_FISHER] = N_("Sent a fisher to the river"),
        [ROLE_HUNTER] = N_("Sent a hunter to the grassland"),
        [ROLE_HUT] = N_("Put a hut on the river system"),
    };
    return role == ROLE_HUNTER && edition == EDITION_FIRST ? tr("Sent a hunter to the meadow")
                                                           : tr(words[role]);
}

/* A closed area of somebody else's that the player has no part in: bit per player, 0: none. */
static uint8_t closed_for_others(const TurnTold *told, const Preview *done, ZoneKind *kind)
{
    for (int i = 0; i < done->area_count; i++) {
        const AreaInfo *info = &done->areas[i].info;
        *kind = (ZoneKind)info->kind;
        if (info->closed && info->majority && !(info->majority >> told->turn->player & 1))
            return info->majority;
    }
    return 0;
}

static void say_closed_for(const TurnTold *told, uint8_t players, ZoneKind kind, char *text,
                           size_t capacity)
{
    char names[MAX_PLAYERS * (MAX_NAME + 8)];
    say_names(told->setup, players, names, sizeof names);
    words_fill(text, capacity,
               kind == ZONE_RIVER ? tr("Closed a river for {players}")
                                  : tr("Closed a forest for {players}"),
               (Place[]){{"players", names, 0}, {0}});
}

static void say_placed(const TurnTold *told, char *text, size_t capacity)
{
    Move place = told->done[0], piece = piece_of(told->done, told->turn->count);
    Preview preview = preview_place(told->edition, told->before, place.cell, place.rotation);
    const PreviewArea *soon = closed_too_soon(told, &preview);
    ZoneKind kind;
    uint8_t others = closed_for_others(told, &preview, &kind);
    if (others) {
        say_closed_for(told, others, kind, text, capacity);
        return;
    }
    const char *words = soon ? say_closed_it(told, (ZoneKind)soon->info.kind)
                        : piece.kind != MOVE_PASS
                            ? say_sent((EditionId)told->setup->edition, role_of(told, piece))
                            : tr("Laid the tile here");
    words_fill(text, capacity, words, (Place[]){{0}});
}

void say_done(const TurnTold *told, char *text, size_t capacity)
{
    const ReviewTurn *turn = told->turn;
    Move piece = piece_of(told->done, turn->count);
    const char *words = tr("Placed nothing");
    if (turn->wrong == REVIEW_PLACE) {
        say_placed(told, text, capacity);
        return;
    }
    if (turn->wrong == REVIEW_RECALL)
        words = told->done[1].kind == MOVE_RECALL ? tr("Took this meeple back")
                                                  : tr("Took no meeple back");
    else if (piece.kind != MOVE_PASS)
        words = say_sent((EditionId)told->setup->edition, role_of(told, piece));
    words_fill(text, capacity, words, (Place[]){{0}});
}

/* Where a cell lies from another one, as the board is seen: 0 to the north, clockwise, 8 ways. */
static int direction(Cell from, Cell to, int board)
{
    float angle = atan2f((float)(to.x - from.x), (float)(from.y - to.y));
    return ((int)lroundf(angle / .78539816f) + 8 + 2 * board) & 7;
}

static const char *say_where(const TurnTold *told)
{
    static const char *const beside[] = {
        N_("one cell to the north"), N_("one cell to the north-east"),
        N_("one cell to the east"),  N_("one cell to the south-east"),
        N_("one cell to the south"), N_("one cell to the south-west"),
        N_("one cell to the west"),  N_("one cell to the north-west")};
    static const char *const farther[] = {N_("farther north"), N_("farther north-east"),
                                          N_("farther east"),  N_("farther south-east"),
                                          N_("farther south"), N_("farther south-west"),
                                          N_("farther west"),  N_("farther north-west")};
    Cell from = told->done[0].cell, to = told->turn->best[0].cell;
    int way = direction(from, to, told->board);
    if (cell_equal(from, to))
        return tr("the same cell, the tile turned");
    bool near = abs(from.x - to.x) <= 1 && abs(from.y - to.y) <= 1;
    return tr(near ? beside[way] : farther[way]);
}

/* A piece, and where it would have stood. */
static const char *say_piece_better(const TurnTold *told, Move piece)
{
    static const char *const words[ROLES] = {
        [ROLE_GATHERER] = N_("a gatherer in the forest"),
        [ROLE_FISHER] = N_("a fisher on the river"),
        [ROLE_HUNTER] = N_("a hunter on the grassland"),
        [ROLE_HUT] = N_("a hut on the river system"),
    };
    static const char *const others[ROLES] = {
        [ROLE_GATHERER] = N_("a gatherer in the other forest"),
        [ROLE_FISHER] = N_("a fisher on the other river"),
        [ROLE_HUNTER] = N_("a hunter on the other grassland"),
        [ROLE_HUT] = N_("a hut on the other river system"),
    };
    const Tile *tile = &told->edition->tiles.tiles[told->before->hand];
    Move done = piece_of(told->done, told->turn->count);
    bool again = done.kind != MOVE_PASS && role_of(told, done) == role_of(told, piece);
    bool first = told->setup->edition == EDITION_FIRST;
    Role role = role_of(told, piece);
    Game game = laid(told, told->done[0]);
    if (role == ROLE_GATHERER &&
        area_info(told->edition, &game, tile->zones[piece.zone].node).menhirs > 0)
        return first ? tr("a gatherer in the forest with gold")
                     : tr("a gatherer in the forest with a menhir");
    if (role == ROLE_HUNTER && first)
        return again ? tr("a hunter on the other meadow") : tr("a hunter on the meadow");
    return tr(again ? others[role] : words[role]);
}

void say_better(const TurnTold *told, char *text, size_t capacity)
{
    const ReviewTurn *turn = told->turn;
    Move piece = piece_of(turn->best, turn->best_count);
    const char *words;
    if (turn->wrong == REVIEW_PLACE)
        words = say_where(told);
    else if (turn->wrong == REVIEW_RECALL)
        words = turn->best[1].kind == MOVE_RECALL ? tr("the meeple that is marked comes back")
                                                  : tr("all meeples stay");
    else if (piece.kind == MOVE_PASS)
        words = piece_of(told->done, turn->count).kind == MOVE_HUT ? tr("the hut stays in hand")
                                                                   : tr("the meeple stays in hand");
    else
        words = say_piece_better(told, piece);
    words_fill(text, capacity, words, (Place[]){{0}});
}
