#include "styles.h"

#include <string.h>

#include "core/query.h"
#include "lines.h"
#include "search.h"

/* Weaker ones are short of sight, and see through a haze; their strengths are in
 * tools/duel/README.md. */
static const Style styles[AI_LEVELS] = {
    [AI_EASY] = {.overlooks = .5f, .sight = .2f, .haze = 13, .doubt = 2, .placing = 3},
    [AI_GATHERER] = {.overlooks = .45f,
                     .sight = .6f,
                     .haze = 6.5f,
                     .doubt = 1,
                     .roles = {[ROLE_GATHERER] = 7, [ROLE_FISHER] = -6, [ROLE_HUNTER] = -6}},
    [AI_FISHER] = {.overlooks = .4f,
                   .sight = .8f,
                   .haze = 3.8f,
                   .doubt = 1,
                   .roles = {[ROLE_GATHERER] = -4, [ROLE_FISHER] = 7, [ROLE_HUNTER] = -3}},
    [AI_NORMAL] = {.overlooks = .42f, .sight = .85f, .haze = 3.9f, .roles = {[ROLE_HUNTER] = 2}},
    [AI_SHAMAN] = {.overlooks = .3f, .sight = 1, .haze = 2.3f, .extra_turn = 2, .taking = 3},
    [AI_ELDER] = {.overlooks = .15f, .sight = 1, .haze = 1},
    [AI_TURN] = {.sight = 1},
};

/* A cell, with the tile turned one way, and how it looks. */
typedef struct Placement {
    Move place;
    bool overlooked;
    float haze; /* points */
} Placement;

typedef struct Look {
    const Ai *ai;
    const Game *sight;
    const Style *style;
    Random *chance;
    Survey survey;
    PlanList list;
    int count;
    Placement placements[MAX_PLANS];
} Look;

/* About a standard normal deviate, the same on every platform. */
static float deviate(Random *chance)
{
    float sum = 0;
    for (int i = 0; i < 4; i++)
        sum += random_unit(chance) - .5f;
    return 1.7320508f * sum;
}

static const Placement *look_at(Look *look, Move place)
{
    bool overlooked = random_unit(look->chance) < look->style->overlooks;
    for (int i = 0; i < look->count; i++) {
        if (move_equal(look->placements[i].place, place))
            return &look->placements[i];
        if (cell_equal(look->placements[i].place.cell, place.cell))
            overlooked = look->placements[i].overlooked;
    }
    Placement *placement = &look->placements[look->count++];
    placement->place = place;
    placement->overlooked = overlooked;
    placement->haze = look->style->haze * deviate(look->chance);
    return placement;
}

/* One's own points less the mean of the others', if the game ended now. */
static float points_at_hand(const Look *look, const Game *after)
{
    uint16_t scores[MAX_PLAYERS];
    float lead = 0;
    int me = look->sight->player, others = after->player_count - 1;
    game_project(look->ai->data.edition, after, scores);
    for (int p = 0; p < after->player_count; p++)
        lead += p == me ? (float)scores[p] : -(float)scores[p] / (float)others;
    return lead;
}

/* What the style adds for the piece that a turn puts. One that scores at once and comes back is
 * never disliked: nobody leaves what is closed without a piece while one is in hand. */
static float love(const Look *look, const Plan *plan, const Game *after)
{
    const TileSet *set = &look->ai->data.edition->tiles;
    Move last = plan->moves[plan->count - 1];
    bool hut = last.kind == MOVE_HUT;
    if (!hut && last.kind != MOVE_MEEPLE)
        return 0;
    Piece piece = {.node = set->tiles[look->sight->hand].zones[last.zone].node,
                   .kind = hut ? PIECE_HUT : PIECE_MEEPLE};
    int me = look->sight->player;
    float role = look->style->roles[piece_role(set, piece)];
    bool back = !hut && after->meeples[me] >= look->sight->meeples[me];
    return back ? (role > 0 ? role : 0) : look->style->placing + role;
}

/* What the style adds to a turn, in points. */
static float taste(const Look *look, const Plan *plan, const Game *after)
{
    const Style *style = look->style;
    const Game *before = look->sight;
    int me = before->player;
    float points = love(look, plan, after);
    if (!after->extra_turn || after->player != me)
        return points;
    points += style->extra_turn;
    for (int p = 0; p < before->player_count; p++)
        if (p != me && after->scores[p] > before->scores[p])
            return points + style->taking;
    return points;
}

/* How good a turn seems. */
static float seems(Look *look, const Plan *plan, float worth)
{
    const Style *style = look->style;
    bool lays = plan->moves[0].kind == MOVE_PLACE;
    const Placement *placement = lays ? look_at(look, plan->moves[0]) : NULL;
    Game after = *look->sight;
    lines_play(look->ai->data.edition, &after, plan);
    if (style->sight < 1)
        worth = style->sight * worth + (1 - style->sight) * points_at_hand(look, &after);
    worth += style->doubt * deviate(look->chance) + taste(look, plan, &after);
    if (lays)
        worth += placement->haze - (placement->overlooked ? OVERLOOKED : 0);
    return worth;
}

static void add_candidate(AiChoice *choice, AiCandidate candidate)
{
    int at = choice->count < MAX_CANDIDATES ? choice->count++ : MAX_CANDIDATES;
    for (; at > 0 && choice->candidates[at - 1].worth < candidate.worth; at--)
        if (at < MAX_CANDIDATES)
            choice->candidates[at] = choice->candidates[at - 1];
    if (at < MAX_CANDIDATES)
        choice->candidates[at] = candidate;
}

void styles_choose(const Ai *ai, const Game *sight, AiLevel level, Random *chance, AiChoice *choice)
{
    Look look = {.ai = ai, .sight = sight, .style = &styles[level], .chance = chance};
    look.list.most = look.style->overlooks > 0 ? MAX_PLANS : LOOKED_AT;
    lines_list(&look.survey, &ai->data, ai->weights, sight, &look.list);
    for (int i = 0; i < look.list.count; i++) {
        const Plan *plan = &look.list.plans[i];
        float worth = plans_guess(ai, &look.survey, sight, plan);
        AiCandidate candidate = {
            .count = plan->count, .worth = seems(&look, plan, worth), .value = plan->worth};
        memcpy(candidate.moves, plan->moves, sizeof candidate.moves);
        add_candidate(choice, candidate);
    }
}
