#include "view/words/elder.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/utf8.h"
#include "play/preview.h"
#include "view/words/areas.h"
#include "view/words/names.h"

/* What an edition calls the reason's area. */
static AreaWord word_of(EditionId edition, const Reason *reason)
{
    return reason->zone == ZONE_LAKE ? AREA_SYSTEM : area_word(edition, (ZoneKind)reason->zone);
}

void say_meant(bool recall, int number, char *text, size_t capacity)
{
    say_number(number > 0 ? (recall ? SAY_WOULD_TAKE_BACK : SAY_WOULD_CHOOSE)
                          : (recall ? SAY_WOULD_KEEP_ALL : SAY_WOULD_PLACE_NOTHING),
               number, text, capacity);
}

/* What would become of a meeple here: a hunter stays, the others come back once all is closed. */
static const char *write_kept_for(const Reason *kept, char *text, size_t capacity)
{
    int count = kept->role == ROLE_HUNTER ? kept->adds : kept->open;
    return say_number(kept->never ? SAY_WOULD_STAY : SAY_WOULD_WAIT + kept->role, count, text,
                      capacity);
}

void say_meant_why(const Reason *kept, char *text, size_t capacity)
{
    char why[120];
    say_text(SAY_WOULD_PLACE_NOTHING_WHY, write_kept_for(kept, why, sizeof why), text, capacity);
}

/* What a kind of reason says: what the turn does, what comes of it, and in a few words. */
static const struct {
    int does; /* a phrase; of the area's word the first one */
    const char *more, *brief;
} reasons[REASONS] = {
    [REASON_SCORES] = {0, N_("the points are safe"), NULL},
    [REASON_GIVES] = {0, N_("before it grows"), N_("{player} gets less")},
    [REASON_COSTS] = {0, N_("that is the price of it"), N_("Gives points away")},
    [REASON_LOSES] = {SAY_GIVES_UP_AREA, N_("that is the price of it"), N_("Gives points away")},
    [REASON_FEEDS] = {SAY_AREA_GROWS, NULL, N_("Gives points away")},
    [REASON_DENIES] = {SAY_STAYS_OPEN, N_("no tile left fits there"), N_("Blocks {player}")},
    [REASON_HINDERS] = {SAY_AREA_HINDERED, NULL, N_("Hinders {player}")},
    [REASON_EXTRA] = {SAY_EARNS_TURN, N_("by closing a forest"), N_("Extra turn")},
    [REASON_PIECE] = {SAY_PIECE_AT, NULL, NULL},
    [REASON_GROWS] = {SAY_AREA_GROWS, NULL, NULL},
    [REASON_SHARES] = {SAY_AREA_SHARED, NULL, NULL},
    [REASON_PREY] = {SAY_TIGERS_TAKE, N_("from {player}\u2019s hunters"), N_("Tigers hunt")},
    [REASON_SAVES] = {SAY_DEER_SAFE, N_("for {player}\u2019s hunters"), N_("Saves deer")},
    [REASON_RECALLS] = {SAY_TAKES_BACK, N_("to send it out anew"), N_("Meeple back")},
    [REASON_KEEPS] = {SAY_KEEPS, NULL, NULL},
    [REASON_NO_PREY] = {SAY_AREA_SPARED, NULL, N_("Keeps tigers out")},
    [REASON_NO_LOSS] = {SAY_AREA_SPARED + 1, NULL, N_("Lets nobody in")},
    [REASON_NO_FEED] = {SAY_AREA_SPARED + 2, NULL, N_("No points for {player}")},
    [REASON_QUIET] = {SAY_NOTHING_TO_WIN, N_("this does the least harm"), N_("Does least harm")},
};

/* An award that the turn brings oneself, or another player; of several in one, how many. */
static int award_phrase(const Reason *reason, int *count)
{
    bool own = reason->kind == REASON_SCORES;
    int area = reason->award == AWARD_RIVER ? AREA_RIVER : AREA_FOREST;
    *count = reason->summed > 0 ? reason->summed : reason->tiles;
    return reason->award == AWARD_LOGBOAT        ? SAY_LOGBOAT_SCORES
           : reason->award == AWARD_HUNTING_TRAP ? SAY_TRAP_CATCHES
           : reason->summed > 0 ? (own ? SAY_SCORES_IN_PLACES : SAY_GIVES_IN_PLACES)
                                : (own ? SAY_CLOSES_OF : SAY_CLOSES_PLAYERS) + area;
}

/* The phrase of what the turn does, and the number in it. */
static int turn_phrase(const Setup *setup, const Reason *reason, int *count)
{
    bool by_area = reason->kind == REASON_LOSES || reason->kind == REASON_DENIES;
    if (reason_scores_at_once(reason))
        return award_phrase(reason, count);
    if (reason->kind == REASON_GROWS && reason->fish > 0) {
        *count = reason->fish;
        return SAY_MORE_FISH;
    }
    if (reason->kind == REASON_FEEDS && reason->summed > 0) {
        *count = reason->summed;
        return SAY_GIVES_IN_PLACES;
    }
    *count = reason->points;
    return reasons[reason->kind].does +
           (by_area ? (int)word_of((EditionId)setup->edition, reason) : 0);
}

/* Without what comes on top of an area's tiles. */
static void write_reason(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    EditionId edition = (EditionId)setup->edition;
    Role role = (Role)reason->role;
    int count, which = turn_phrase(setup, reason, &count);
    char name[BRIEF_NAME], area[MAX_NAME + 40];
    say_text(SAY_WHOSE + word_of(edition, reason), say_seat(&setup->seats[reason->player]), area,
             sizeof area);
    say_values(which,
               (Value[]){{"player", say_brief(setup, reason->player, name), 0},
                         {"count", NULL, count},
                         {"role", phrase(SAY_PIECE + role), 0},
                         {"place", say_piece_place(edition, role, WAYS), 0},
                         {"area", area, 0},
                         {0}},
               text, capacity);
}

void say_reason(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    const Award award = {.kind = reason->award, .fish = reason->fish, .mushrooms = reason->groups};
    write_reason(setup, reason, text, capacity);
    if (reason_scores_at_once(reason))
        say_award_top(&award, text, capacity);
}

void say_reason_alone(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    if (reason->kind == REASON_SCORES && reason->turn)
        say_number(SAY_CLOSES_AND_EARNS, reason->tiles, text, capacity);
    else
        write_reason(setup, reason, text, capacity);
}

/* What an area brings that is worth something at the end: where it grows, by how much; of one
 * with a piece in it more than it has, where more is expected and it can still grow. */
static void write_at_end(const Reason *reason, char *text, size_t capacity)
{
    bool grows = reason->kind == REASON_GROWS || reason->kind == REASON_FEEDS;
    bool none = reason->points == 0;
    bool hopes = reason->open > 0 && reason->expected > reason->points;
    int which = grows           ? SAY_MORE_AT_END
                : none && hopes ? SAY_OPEN_EXPECTED
                : hopes         ? SAY_NOW_EXPECTED
                : none          ? SAY_NOTHING_YET
                                : SAY_WORTH + WORTH_END;
    int count = grows ? reason->adds : none ? reason->open : reason->points;
    say_values(count == 0 ? SAY_NOTHING_AS_IT_IS : which,
               (Value[]){{"count", NULL, count}, {"points", NULL, reason->expected}, {0}}, text,
               capacity);
}

/* What an area in which one has a piece will bring. */
static void write_prospect(const Reason *reason, char *text, size_t capacity)
{
    bool closes = reason->zone == ZONE_FOREST || reason->zone == ZONE_RIVER;
    if (reason->never)
        say_text(SAY_BRINGS_NOTHING, NULL, text, capacity);
    else if (closes && reason->open > 0 && reason->late)
        say_number(SAY_IF_ANOTHER_CLOSES, reason->least, text, capacity);
    else if (closes && reason->open > 0)
        say_worth_closed(reason->open, reason->least, reason->turn, text, capacity);
    else if (closes)
        say_text(SAY_SCORES_AT_ONCE, NULL, text, capacity);
    else
        write_at_end(reason, text, capacity);
}

void say_reason_more(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    const char *more = reasons[reason->kind].more;
    bool turn = reason->kind == REASON_SCORES && reason->turn;
    bool silent = reason->kind == REASON_QUIET && !reason->best;
    if (more)
        words_fill(text, capacity,
                   turn     ? tr("and earns an extra turn")
                   : silent ? ""
                            : tr(more),
                   (Value[]){{"player", say_brief(setup, reason->player, name), 0}, {0}});
    else if (reason->kind == REASON_KEEPS)
        write_kept_for(reason, text, capacity);
    else if (reason->kind == REASON_HINDERS || reason->kind >= REASON_NO_PREY)
        say_number(reason->kind == REASON_HINDERS ? SAY_FEWER_FIT
                                                  : SAY_ELSEWHERE + reason->kind - REASON_NO_PREY,
                   reason->points, text, capacity);
    else
        write_prospect(reason, text, capacity);
}

/* A place where a piece is put. */
static const char *piece_briefly(EditionId edition, const Reason *reason)
{
    bool joins = reason->role != ROLE_HUT && reason->joined;
    return phrase(joins ? SAY_FREE + (int)word_of(edition, reason) : SAY_BEGINS + reason->role);
}

/* What is scored at once, and with which piece. */
static void write_scored(const Reason *reason, char *text, size_t capacity)
{
    int with = SAY_SCORES_WITH + (reason->role == ROLE_FISHER ? ROLE_FISHER : ROLE_GATHERER);
    say_number(reason->put    ? with
               : reason->turn ? SAY_SCORES_TURN
                              : SAY_SCORES,
               reason->points, text, capacity);
}

void say_reason_briefly(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    const char *brief = reasons[reason->kind].brief;
    bool piece = reason->kind == REASON_PIECE, quiet = reason->kind == REASON_QUIET;
    if (reason->kind == REASON_SCORES)
        write_scored(reason, text, capacity);
    else if (!brief && !piece)
        write_reason(setup, reason, text, capacity);
    else
        words_fill(text, capacity,
                   piece                    ? piece_briefly((EditionId)setup->edition, reason)
                   : quiet && !reason->best ? tr("Nothing at once")
                                            : tr(brief),
                   (Value[]){{"player", say_brief(setup, reason->player, name), 0}, {0}});
}

void say_tenths(float points, char *text, size_t capacity)
{
    char whole[16], tenth[8];
    int tenths = (int)lroundf(fabsf(points) * 10);
    snprintf(whole, sizeof whole, "%d", tenths / 10);
    snprintf(tenth, sizeof tenth, "%d", tenths % 10);
    words_fill(text, capacity, trc("decimal", "{whole}.{tenth}"),
               (Value[]){{"whole", whole, 0}, {"tenth", tenth, 0}, {0}});
}

void say_expected(float points, char *text, size_t capacity)
{
    char number[24];
    say_tenths(points, number, sizeof number);
    words_fill(text, capacity, points > -.05f ? "+{points}" : "\u2212{points}",
               (Value[]){{"points", number, 0}, {0}});
}

/* How far one turn is ahead of another, as far as the numbers tell. */
typedef enum Ahead { AHEAD_CLEARLY, AHEAD_A_LITTLE, AHEAD_NOT, BEHIND_A_LITTLE, BEHIND } Ahead;

static Ahead ahead_by(float lead)
{
    return lead >= CLEAR_LEAD        ? AHEAD_CLEARLY
           : lead <= -CLEAR_LEAD     ? BEHIND
           : lroundf(lead * 10) == 0 ? AHEAD_NOT
           : lead > 0                ? AHEAD_A_LITTLE
                                     : BEHIND_A_LITTLE;
}

void say_lead(float lead, char *text, size_t capacity)
{
    char number[24];
    say_tenths(lead, number, sizeof number);
    say_text(SAY_LEAD + ahead_by(lead), number, text, capacity);
}

void say_than_next(const Setup *setup, int player, float lead, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    bool two = setup->player_count == 2;
    say_text(SAY_THAN_NEXT + ahead_by(lead),
             two ? say_brief(setup, 1 - player, name) : tr("the others"), text, capacity);
}

const char *say_compared(float lead)
{
    return lead > -.05f ? trc("a bar", "next best") : trc("a bar", "best move");
}

void say_behind(float lead, char *text, size_t capacity)
{
    text[0] = '\0';
    if (lead <= -.05f)
        say_expected(lead, text, capacity);
}

void say_place_lead(float lead, int place, char *text, size_t capacity)
{
    char number[24];
    say_tenths(lead, number, sizeof number);
    say_values(SAY_PLACE_LEAD + ahead_by(lead),
               (Value[]){{"points", number, 0}, {"place", NULL, place}, {0}}, text, capacity);
}

/* The look back. */

void say_progress(int which, int turn, int turns, char *text, size_t capacity)
{
    say_values(which, (Value[]){{"turn", NULL, turn}, {"turns", NULL, turns}, {0}}, text, capacity);
}

void say_time_left(double seconds, char *text, size_t capacity)
{
    enum { STEP = 5, MINUTE = 60 };
    int left = ((int)(seconds / STEP) + 1) * STEP, minutes = (left + MINUTE - 1) / MINUTE;
    bool long_one = left > 2 * MINUTE;
    say_number(long_one ? SAY_MINUTES : SAY_SECONDS, long_one ? minutes : left, text, capacity);
}

void say_lost(float cost, char *text, size_t capacity)
{
    char number[24];
    say_tenths(cost, number, sizeof number);
    say_text(SAY_LOST, number, text, capacity);
}

bool say_chances(const Review *review, int turn, char *text, size_t capacity)
{
    const ReviewTurn *of = &review->turns[turn];
    int after = (int)lroundf(100 * review->chances[turn + 1][of->player]);
    int better = (int)lroundf(100 * of->better);
    if (better <= after)
        return false;
    say_values(SAY_CHANCES, (Value[]){{"after", NULL, after}, {"better", NULL, better}, {0}}, text,
               capacity);
    return true;
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

/* "Sent a gatherer into the forest". */
static const char *say_sent(const TurnTold *told, Role role)
{
    bool meadow = role == ROLE_HUNTER && told->setup->edition == EDITION_FIRST;
    return phrase(meadow ? SAY_SENT_TO_MEADOW : SAY_SENT + (int)role);
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

/* Closed is a forest or a river; too soon where the better turn closes none. */
static void say_placed(const TurnTold *told, char *text, size_t capacity)
{
    char names[MAX_PLAYERS * (MAX_NAME + 8)];
    Move place = told->done[0], piece = piece_of(told->done, told->turn->count);
    Preview preview = preview_place(told->edition, told->before, place.cell, place.rotation);
    const PreviewArea *soon = closed_too_soon(told, &preview);
    ZoneKind kind = ZONE_FOREST;
    uint8_t others = closed_for_others(told, &preview, &kind);
    if (!others && soon)
        kind = (ZoneKind)soon->info.kind;
    int area = kind == ZONE_RIVER ? AREA_RIVER : AREA_FOREST;
    say_names(told->setup, others, names, sizeof names);
    if (others)
        say_text(SAY_CLOSED_FOR + area, names, text, capacity);
    else if (soon)
        say_text((better_scores(told) ? SAY_CLOSED_IT : SAY_CLOSED_SOON) + area, NULL, text,
                 capacity);
    else
        utf8_print(text, capacity, "%s",
                   piece.kind != MOVE_PASS ? say_sent(told, role_of(told, piece))
                                           : tr("Laid the tile here"));
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
        words = say_sent(told, role_of(told, piece));
    utf8_print(text, capacity, "%s", words);
}

/* Where a cell lies from another one, as the board is seen: 0 to the north, clockwise, 8 ways. */
static int direction(Cell from, Cell to, int board)
{
    float angle = atan2f((float)(to.x - from.x), (float)(from.y - to.y));
    return ((int)lroundf(angle / .78539816f) + 8 + 2 * board) & 7;
}

static const char *say_where(const TurnTold *told)
{
    Cell from = told->done[0].cell, to = told->turn->best[0].cell;
    bool near = abs(from.x - to.x) <= 1 && abs(from.y - to.y) <= 1;
    if (cell_equal(from, to))
        return tr("the same cell, the tile turned");
    return phrase((near ? SAY_CELL_BESIDE : SAY_CELL_FARTHER) + direction(from, to, told->board));
}

/* A piece, and where it would have stood. */
static const char *say_piece_better(const TurnTold *told, Move piece)
{
    const Tile *tile = &told->edition->tiles.tiles[told->before->hand];
    Move done = piece_of(told->done, told->turn->count);
    bool again = done.kind != MOVE_PASS && role_of(told, done) == role_of(told, piece);
    bool first = told->setup->edition == EDITION_FIRST;
    Role role = role_of(told, piece);
    Game game = laid(told, told->done[0]);
    if (role == ROLE_GATHERER &&
        area_info(told->edition, &game, tile->zones[piece.zone].node).menhirs > 0)
        return phrase(SAY_BETTER_MARK + told->setup->edition);
    if (role == ROLE_HUNTER && first)
        return phrase(SAY_BETTER_MEADOW + again);
    return phrase((again ? SAY_BETTER_OTHER : SAY_BETTER) + (int)role);
}

const char *say_better(const TurnTold *told)
{
    const ReviewTurn *turn = told->turn;
    Move piece = piece_of(turn->best, turn->best_count);
    if (turn->wrong == REVIEW_PLACE)
        return say_where(told);
    if (turn->wrong == REVIEW_RECALL)
        return turn->best[1].kind == MOVE_RECALL ? tr("the meeple that is marked comes back")
                                                 : tr("all meeples stay");
    if (piece.kind == MOVE_PASS)
        return piece_of(told->done, turn->count).kind == MOVE_HUT ? tr("the hut stays in hand")
                                                                  : tr("the meeple stays in hand");
    return say_piece_better(told, piece);
}
