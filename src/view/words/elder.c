#include "view/words/elder.h"

#include <math.h>
#include <stdlib.h>

#include "play/preview.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* What an edition calls the reason's area. */
static AreaWord word_of(EditionId edition, const Reason *reason)
{
    return reason->zone == ZONE_LAKE ? AREA_SYSTEM : area_word(edition, (ZoneKind)reason->zone);
}

const char *say_meant(bool recall, int number)
{
    return say_number(number > 0 ? (recall ? SAY_WOULD_TAKE_BACK : SAY_WOULD_CHOOSE)
                                 : (recall ? SAY_WOULD_KEEP_ALL : SAY_WOULD_PLACE_NOTHING),
                      number);
}

/* What would become of a meeple here: a hunter stays, the others come back once all is closed. */
static const char *say_kept_for(const Reason *kept)
{
    int count = kept->role == ROLE_HUNTER ? kept->adds : kept->open;
    return say_number(kept->never ? SAY_WOULD_STAY : SAY_WOULD_WAIT + kept->role, count);
}

const char *say_meant_why(const Reason *kept)
{
    return say_text(SAY_WOULD_PLACE_NOTHING_WHY, say_kept_for(kept));
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
static const char *say_does(const Setup *setup, const Reason *reason)
{
    EditionId edition = (EditionId)setup->edition;
    Role role = (Role)reason->role;
    int count, which = turn_phrase(setup, reason, &count);
    const char *area =
        say_text(SAY_WHOSE + word_of(edition, reason), say_seat(&setup->seats[reason->player]));
    return say_with(which, "player=%s count=%d role=%s place=%s area=%s",
                    say_brief(setup, reason->player), count, phrase(SAY_PIECE + role),
                    say_piece_place(edition, role, WAYS), area);
}

const char *say_reason(const Setup *setup, const Reason *reason)
{
    const Award award = {.kind = reason->award, .fish = reason->fish, .mushrooms = reason->groups};
    const char *text = say_does(setup, reason);
    return reason_scores_at_once(reason) ? say_award_top(&award, text) : text;
}

const char *say_reason_alone(const Setup *setup, const Reason *reason)
{
    return reason->kind == REASON_SCORES && reason->turn
               ? say_number(SAY_CLOSES_AND_EARNS, reason->tiles)
               : say_does(setup, reason);
}

/* What an area brings that is worth something at the end: where it grows, by how much; of one
 * with a piece in it more than it has, where more is expected and it can still grow. */
static const char *say_at_end(const Reason *reason)
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
    return say_with(count == 0 ? SAY_NOTHING_AS_IT_IS : which, "count=%d points=%d", count,
                    reason->expected);
}

/* What an area in which one has a piece will bring. */
static const char *say_prospect(const Reason *reason)
{
    bool closes = reason->zone == ZONE_FOREST || reason->zone == ZONE_RIVER;
    if (reason->never)
        return say_text(SAY_BRINGS_NOTHING, NULL);
    if (closes && reason->open > 0 && reason->late)
        return say_number(SAY_IF_ANOTHER_CLOSES, reason->least);
    if (closes && reason->open > 0)
        return say_worth_closed(reason->open, reason->least, reason->turn);
    if (closes)
        return say_text(SAY_SCORES_AT_ONCE, NULL);
    return say_at_end(reason);
}

const char *say_reason_more(const Setup *setup, const Reason *reason)
{
    const char *more = reasons[reason->kind].more;
    bool turn = reason->kind == REASON_SCORES && reason->turn;
    bool silent = reason->kind == REASON_QUIET && !reason->best;
    if (more)
        return words_with(turn     ? tr("and earns an extra turn")
                          : silent ? ""
                                   : tr(more),
                          "player=%s", say_brief(setup, reason->player));
    if (reason->kind == REASON_KEEPS)
        return say_kept_for(reason);
    if (reason->kind == REASON_HINDERS || reason->kind >= REASON_NO_PREY)
        return say_number(reason->kind == REASON_HINDERS
                              ? SAY_FEWER_FIT
                              : SAY_ELSEWHERE + reason->kind - REASON_NO_PREY,
                          reason->points);
    return say_prospect(reason);
}

/* A place where a piece is put. */
static const char *piece_briefly(EditionId edition, const Reason *reason)
{
    bool joins = reason->role != ROLE_HUT && reason->joined;
    return phrase(joins ? SAY_FREE + (int)word_of(edition, reason) : SAY_BEGINS + reason->role);
}

/* What is scored at once, and with which piece. */
static const char *say_scored(const Reason *reason)
{
    int with = SAY_SCORES_WITH + (reason->role == ROLE_FISHER ? ROLE_FISHER : ROLE_GATHERER);
    return say_number(reason->put    ? with
                      : reason->turn ? SAY_SCORES_TURN
                                     : SAY_SCORES,
                      reason->points);
}

const char *say_reason_briefly(const Setup *setup, const Reason *reason)
{
    const char *brief = reasons[reason->kind].brief;
    bool piece = reason->kind == REASON_PIECE, quiet = reason->kind == REASON_QUIET;
    if (reason->kind == REASON_SCORES)
        return say_scored(reason);
    if (!brief && !piece)
        return say_does(setup, reason);
    return words_with(piece                    ? piece_briefly((EditionId)setup->edition, reason)
                      : quiet && !reason->best ? tr("Nothing at once")
                                               : tr(brief),
                      "player=%s", say_brief(setup, reason->player));
}

const char *say_tenths(float points)
{
    int tenths = (int)lroundf(fabsf(points) * 10);
    return words_with(trc("decimal", "{whole}.{tenth}"), "whole=%d tenth=%d", tenths / 10,
                      tenths % 10);
}

const char *say_expected(float points)
{
    return words_with(points > -.05f ? "+{points}" : "\u2212{points}", "points=%s",
                      say_tenths(points));
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

const char *say_lead(float lead)
{
    return say_text(SAY_LEAD + ahead_by(lead), say_tenths(lead));
}

const char *say_than_next(const Setup *setup, int player, float lead)
{
    bool two = setup->player_count == 2;
    return say_text(SAY_THAN_NEXT + ahead_by(lead),
                    two ? say_brief(setup, 1 - player) : tr("the others"));
}

const char *say_compared(float lead)
{
    return lead > -.05f ? trc("a bar", "next best") : trc("a bar", "best move");
}

const char *say_behind(float lead)
{
    return lead <= -.05f ? say_expected(lead) : "";
}

const char *say_place_lead(float lead, int place)
{
    return say_with(SAY_PLACE_LEAD + ahead_by(lead), "points=%s place=%d", say_tenths(lead), place);
}

/* The look back. */

const char *say_time_left(double seconds)
{
    enum { STEP = 5, MINUTE = 60 };
    int left = ((int)(seconds / STEP) + 1) * STEP, minutes = (left + MINUTE - 1) / MINUTE;
    bool long_one = left > 2 * MINUTE;
    return say_number(long_one ? SAY_MINUTES : SAY_SECONDS, long_one ? minutes : left);
}

const char *say_chances(const Review *review, int turn)
{
    const ReviewTurn *of = &review->turns[turn];
    int after = (int)lroundf(100 * review->chances[turn + 1][of->player]);
    int better = (int)lroundf(100 * of->better);
    return better > after ? say_with(SAY_CHANCES, "after=%d better=%d", after, better) : NULL;
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
static const char *say_placed(const TurnTold *told)
{
    Move place = told->done[0], piece = piece_of(told->done, told->turn->count);
    Preview preview = preview_place(told->edition, told->before, place.cell, place.rotation);
    const PreviewArea *soon = closed_too_soon(told, &preview);
    ZoneKind kind = ZONE_FOREST;
    uint8_t others = closed_for_others(told, &preview, &kind);
    if (!others && soon)
        kind = (ZoneKind)soon->info.kind;
    int area = kind == ZONE_RIVER ? AREA_RIVER : AREA_FOREST;
    if (others)
        return say_text(SAY_CLOSED_FOR + area, say_names(told->setup, others));
    if (soon)
        return say_text((better_scores(told) ? SAY_CLOSED_IT : SAY_CLOSED_SOON) + area, NULL);
    return piece.kind != MOVE_PASS ? say_sent(told, role_of(told, piece))
                                   : tr("Laid the tile here");
}

const char *say_done(const TurnTold *told)
{
    const ReviewTurn *turn = told->turn;
    Move piece = piece_of(told->done, turn->count);
    if (turn->wrong == REVIEW_PLACE)
        return say_placed(told);
    if (turn->wrong == REVIEW_RECALL)
        return told->done[1].kind == MOVE_RECALL ? tr("Took this meeple back")
                                                 : tr("Took no meeple back");
    return piece.kind != MOVE_PASS ? say_sent(told, role_of(told, piece)) : tr("Placed nothing");
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
