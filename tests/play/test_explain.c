/* Reasons for a turn: each of them is held against what playing the turn really does. */
#include <string.h>

#include "check.h"
#include "play/explain.h"
#include "play/outlook.h"
#include "play/preview.h"
#include "play/remaining.h"
#include "support.h"

static int met[REASONS], turns[REASONS]; /* how often, and how often a turn was promised */
static int hopes;                        /* how often more was expected of a piece than it has */
static int exact;                        /* how often others gain just what is said */
static int fish;                         /* how often more of them were told */
static int summed[2];                    /* how often awards were told in one: others', own */
static int needed;                       /* how often points at once need a piece */
static int spared; /* how often what a tile does elsewhere is told before the meeples kept */

/* What the turn did. */
typedef struct Done {
    int points[MAX_PLAYERS], put, meeples, recalled;
    bool extra;
    int scored; /* for the forest that earned it, to whose turn it was */
    Piece piece;
    Game after;
} Done;

static Done play_turn(const Edition *edition, const Game *game, const AiCandidate *turn)
{
    Done done = {.after = *game};
    Events events;
    for (int i = 0; i < turn->count; i++) {
        /* A turn without a choice of pieces ends by itself. */
        if (game_check(edition, &done.after, turn->moves[i]).check != MOVE_OK)
            break;
        game_advance(edition, &done.after, turn->moves[i], &events);
        for (int k = 0; k < events.count; k++) {
            const Event *event = &events.items[k];
            if (event->kind == EVENT_FINAL)
                break;
            if (event->kind == EVENT_AWARD)
                done.points[event->award.player] += event->award.points;
            done.put += event->kind == EVENT_PUT;
            done.meeples += event->kind == EVENT_PUT && event->piece.kind == PIECE_MEEPLE;
            done.recalled += event->kind == EVENT_RECALLED;
            done.extra |= event->kind == EVENT_EXTRA_TURN;
            if (event->kind == EVENT_PUT)
                done.piece = event->piece;
            for (int e = 0; e < k && event->kind == EVENT_EXTRA_TURN; e++)
                if (events.items[e].kind == EVENT_AWARD &&
                    events.items[e].award.node == event->node &&
                    events.items[e].award.player == game->player)
                    done.scored = events.items[e].award.points;
        }
    }
    return done;
}

/* What is told of the turn that closing a forest earns is so: of one that was closed, and of one
 * that stays open, in which the piece stands or not. */
static void check_turn(const Edition *edition, const Game *game, const Done *done,
                       const Reason *reason)
{
    turns[reason->kind] += reason->turn;
    if (reason->kind == REASON_SCORES) {
        bool earned =
            done->extra && reason->award == AWARD_FOREST && reason->points == done->scored;
        assert_true(!reason->turn || earned);
        return;
    }
    assert_true(!reason->turn || (reason->zone == ZONE_FOREST && reason->open > 0));
    assert_true(!reason->turn || game->special.drawn < game->special.count);
    if (reason->kind != REASON_PIECE || reason->role != ROLE_GATHERER || reason->open == 0)
        return;
    int menhirs = area_info(edition, &done->after, done->piece.node).menhirs;
    bool lapsed = outlook_fitting(edition, &done->after, STACK_SPECIAL) == 0 ||
                  outlook_fitting(edition, &done->after, STACK_LAND) == 0;
    assert_true(reason->turn ? menhirs > 0 : menhirs == 0 || lapsed);
}

/* What is told of an area that was closed makes up its points. */
static void check_sum(const Ruleset *rules, const Reason *reason)
{
    int sum =
        reason->award == AWARD_RIVER
            ? rules->river_tile_points * reason->tiles + rules->fish_points * reason->fish
            : rules->forest_tile_points * reason->tiles + rules->mushroom_points * reason->groups;
    if (reason->award == AWARD_RIVER || reason->award == AWARD_FOREST)
        assert_int_equal(reason->points, sum);
}

/* What grows brings more, and is told in the order of how much. */
static void check_growth(const Ruleset *rules, const Reason *reason)
{
    assert_in_range(reason->tiles, 1, MAX_TILES);
    assert_in_range(reason->adds, 1, reason->points);
    if (reason->kind != REASON_GROWS)
        return;
    assert_true(reason->weight <= (float)reason->adds);
    fish += reason->fish > 0;
    if (reason->fish > 0)
        assert_int_equal(reason->fish * rules->fish_points, reason->adds);
}

/* Who holds the area of a piece, or the river system of a hut. */
static uint8_t holders(const Edition *edition, const Game *game, const Piece *piece)
{
    return piece->kind == PIECE_HUT ? system_info(edition, game, piece->node).majority
                                    : area_info(edition, game, piece->node).majority;
}

static bool holds(const Edition *edition, const Game *game, const Piece *piece)
{
    return holders(edition, game, piece) >> piece->player & 1;
}

/* What is said to be given up was one's own, and is no more. */
static void check_loss(const Edition *edition, const Game *game, const Done *done,
                       const Reason *reason)
{
    bool lost = false;
    for (int i = 0; i < game->piece_count; i++) {
        const Piece *piece = &game->pieces[i];
        lost |= piece->player == game->player && holds(edition, game, piece) &&
                !holds(edition, &done->after, piece);
    }
    assert_true(lost && reason->points > 0);
}

/* What the turn brings others at the end, as it is, besides what is scored; how many gain. */
static int others_gain(const Edition *edition, const Game *game, const Done *done, int *players)
{
    uint16_t before[MAX_PLAYERS], after[MAX_PLAYERS];
    int gain = 0;
    game_project(edition, game, before);
    game_project(edition, &done->after, after);
    *players = 0;
    for (int p = 0; p < game->player_count; p++) {
        int more = p == game->player ? 0 : after[p] - before[p] - done->points[p];
        gain += more;
        *players += more > 0;
    }
    return gain;
}

/* What others are said to gain is that, but where the turn takes something from them too. */
static void check_feed(const Edition *edition, const Game *game, const Done *done,
                       const Reason *reason)
{
    int players, gain = others_gain(edition, game, done, &players);
    assert_true(reason->adds >= 2 && reason->adds >= gain);
    assert_true(reason->summed == 0 ? reason->player != game->player : reason->summed >= players);
    exact += reason->adds == gain;
}

/* Whether a player whose turn is over has one to come: now, or once the others have had theirs. */
static bool plays_on(const Game *after, int player)
{
    int drawn = after->phase == PHASE_PLACE && !after->extra_turn;
    return after->phase != PHASE_END &&
           (after->player == player ||
            after->land.count - after->land.drawn + drawn >= after->player_count);
}

/* So many land tiles left fit a cell. */
static int count_fits(const Edition *edition, const Game *game, Cell cell)
{
    Remaining remaining = remaining_of(edition, game);
    return remaining_fits(edition, game, &remaining, cell).count[STACK_LAND];
}

/* Of the tiles left as many fewer as is said fit a cell beside the tile. */
static void check_hindered(const Edition *edition, const Game *game, const Done *done, Cell at,
                           const Reason *reason)
{
    bool so = false;
    for (int side = 0; side < SIDES; side++) {
        Cell cell = cell_beside(at, (Side)side);
        Game after = done->after;
        after.land = game->land;
        so |= count_fits(edition, game, cell) - count_fits(edition, &after, cell) == reason->points;
    }
    assert_true(so && reason->player != game->player);
}

/* The tile does what is said in some other place or way: the deer, points or part that one has less
 * by it, or another more. */
static void check_spared(const Edition *edition, const Game *game, const Reason *reason)
{
    MoveList list;
    bool so = false;
    int me = game->player;
    game_moves(edition, game, &list);
    for (int m = 0; m < list.count; m++) {
        Preview there = preview_place(edition, game, list.moves[m].cell, list.moves[m].rotation);
        if (reason->kind == REASON_NO_FEED)
            so |= there.change[reason->player] >= reason->points;
        for (int i = 0; i < there.area_count; i++)
            so |= reason->kind == REASON_NO_PREY && there.areas[i].prey == reason->points &&
                  there.areas[i].info.majority == 1 << me;
        if (reason->kind != REASON_NO_LOSS)
            continue;
        Game laid = game_play(edition, game, list.moves[m], NULL);
        for (int i = 0; i < game->piece_count; i++)
            so |= game->pieces[i].player == me && holds(edition, game, &game->pieces[i]) &&
                  holders(edition, &laid, &game->pieces[i]) != 1 << me;
    }
    assert_true(so);
}

/* A meeple may be put where it is said to be kept from. */
static void check_kept(const Edition *edition, const Game *game, const AiCandidate *turn,
                       const Reason *reason)
{
    Game now = *game;
    MoveList list;
    bool so = false;
    for (int i = 0; i < turn->count && now.phase != PHASE_PIECE; i++)
        game_advance(edition, &now, turn->moves[i], NULL);
    game_moves(edition, &now, &list);
    for (int i = 0; i < list.count; i++) {
        uint16_t node = edition->tiles.tiles[now.hand].zones[list.moves[i].zone].node;
        Piece piece = {(uint8_t)game->player, PIECE_MEEPLE, node};
        if (list.moves[i].kind != MOVE_MEEPLE ||
            piece_role(&edition->tiles, piece) != (Role)reason->role)
            continue;
        AreaInfo info = area_info(edition, &now, node);
        so |= info.points == reason->adds && info.open == reason->open && !info.closed;
    }
    assert_true(so);
}

/* What is scored by oneself; only with the piece that is put, where that is said. */
static void check_score(const Edition *edition, const Done *done, const Reason *reason)
{
    check_sum(&edition->rules, reason);
    needed += reason->put;
    assert_true(!reason->put || (done->meeples == 1 &&
                                 piece_role(&edition->tiles, done->piece) == (Role)reason->role));
}

static void check_reason(const Edition *edition, const Game *game, const Done *done,
                         const AiCandidate *turn, const Reason *reason)
{
    int me = game->player;
    met[reason->kind]++;
    check_turn(edition, game, done, reason);
    if (reason->kind == REASON_HINDERS)
        check_hindered(edition, game, done, turn->moves[0].cell, reason);
    if (reason->kind >= REASON_NO_PREY && reason->kind < REASON_QUIET)
        check_spared(edition, game, reason);
    switch ((ReasonKind)reason->kind) {
    case REASON_SCORES:
        assert_int_equal(reason->player, me);
        assert_in_range(reason->points, 1, done->points[me]);
        check_score(edition, done, reason);
        break;
    case REASON_GIVES:
    case REASON_COSTS:
        assert_int_not_equal(reason->player, me);
        if (reason->summed > 0)
            break;
        assert_in_range(reason->points, 1, done->points[reason->player]);
        check_sum(&edition->rules, reason);
        break;
    case REASON_EXTRA:
        assert_true(done->extra);
        break;
    case REASON_PIECE:
        hopes += reason->expected > reason->points;
        assert_int_equal(done->put, 1);
        assert_int_equal(reason->role, piece_role(&edition->tiles, done->piece));
        break;
    case REASON_RECALLS:
        assert_int_equal(done->recalled, 1);
        break;
    case REASON_KEEPS:
        assert_int_equal(done->meeples, 0);
        assert_int_equal(reason->points, game->meeples[me] + done->recalled);
        assert_true(plays_on(&done->after, me));
        check_kept(edition, game, turn, reason);
        break;
    case REASON_GROWS:
    case REASON_SHARES:
        check_growth(&edition->rules, reason);
        break;
    case REASON_LOSES:
        check_loss(edition, game, done, reason);
        break;
    case REASON_FEEDS:
        check_feed(edition, game, done, reason);
        break;
    case REASON_DENIES:
    case REASON_PREY:
        assert_int_not_equal(reason->player, me);
        break;
    default:
        break;
    }
}

/* Whatever is given at once is told, alone or in a sum, and of what is told that speaks for the
 * turn nothing is said against it. */
static void check_points(const Edition *edition, const Game *game, const Done *done,
                         const Explanation *explanation)
{
    int me = game->player, mine = 0, given = 0, own = done->points[me], others = -own;
    bool placed = false; /* something is told that speaks for the turn */
    uint16_t before[MAX_PLAYERS], after[MAX_PLAYERS];
    game_project(edition, game, before);
    game_project(edition, &done->after, after);
    for (int p = 0; p < MAX_PLAYERS; p++)
        others += done->points[p];
    for (int i = 0; i < explanation->count; i++) {
        const Reason *reason = &explanation->reasons[i];
        mine += reason->kind == REASON_SCORES ? reason->points : 0;
        given +=
            reason->kind != REASON_SCORES && reason_scores_at_once(reason) ? reason->points : 0;
        summed[reason->kind == REASON_SCORES] += reason->summed > 0;
        assert_true(reason_is_price(reason) || reason->weight >= 0);
        assert_true(reason->kind != REASON_QUIET || after[me] <= before[me]);
        placed |= !reason_is_price(reason);
        if (reason->kind >= REASON_NO_PREY && i + 1 < explanation->count)
            spared += explanation->reasons[i + 1].kind == REASON_KEEPS;
        assert_true(reason->kind != REASON_KEEPS || i + 1 == explanation->count ||
                    explanation->reasons[i + 1].kind < REASON_NO_PREY);
    }
    assert_true(placed || explanation->count == MAX_REASONS);
    assert_int_equal(mine, own);
    assert_int_equal(given, others);
    assert_false(reason_is_price(&explanation->reasons[0]));
}

static void check_explanation(const Edition *edition, const Game *game,
                              const Explanation *explanation)
{
    Done done = play_turn(edition, game, &explanation->turn);
    assert_in_range(explanation->count, 1, MAX_REASONS);
    check_points(edition, game, &done, explanation);
    bool told = false, feeds = false, keeps = false;
    int speak = 0;
    for (int i = 0; i < explanation->count; i++) {
        const Reason *reason = &explanation->reasons[i];
        feeds |= reason->kind == REASON_FEEDS;
        keeps |= reason->kind == REASON_KEEPS;
        speak += !reason_is_price(reason);
        told |= reason->kind == REASON_EXTRA || (reason->kind == REASON_SCORES && reason->turn);
        check_reason(edition, game, &done, &explanation->turn, reason);
        assert_true(i == 0 || reason->weight <= explanation->reasons[i - 1].weight);
    }
    bool earns =
        explanation->turn.moves[0].kind == MOVE_PLACE && done.extra && done.after.extra_turn;
    assert_true(told || !earns || explanation->count == MAX_REASONS);
    int players, gain = others_gain(edition, game, &done, &players);
    assert_true(feeds || gain < 2 || (explanation->count == MAX_REASONS && (speak < 2 || !keeps)));
}

static void check(const Ai *ai, const Game *game, const AiChoice *choice, int index)
{
    Explanation explanation = explain_on(ai, game, choice, index), again;
    assert_int_equal(explanation.next.count == 0, choice->count == 1);
    assert_true(index > 0 || explanation.next.worth <= explanation.turn.worth);
    check_explanation(ai->data.edition, game, &explanation);
    again = explain_on_played(ai, game, choice, explanation.turn.moves, explanation.turn.count);
    assert_memory_equal(explanation.reasons, again.reasons, sizeof explanation.reasons);
}

/* A turn that was hardly weighed: any one. */
static void check_any(const Ai *ai, const Game *game, const AiChoice *choice, Random *chance)
{
    Move moves[AI_MOVES];
    MoveList list;
    Game now = *game;
    int count = 0;
    do {
        game_moves(ai->data.edition, &now, &list);
        moves[count] = list.moves[random_below(chance, (uint32_t)list.count)];
        game_advance(ai->data.edition, &now, moves[count++], NULL);
    } while (now.phase == PHASE_RECALL || now.phase == PHASE_PIECE);
    Explanation explanation = explain_on_played(ai, game, choice, moves, count);
    check_explanation(ai->data.edition, game, &explanation);
}

/* A tile that joins one's own to others' who hold it then: that is told. */
static void check_losses(const Ai *ai, const Game *game, const AiChoice *choice)
{
    const Edition *edition = ai->data.edition;
    MoveList list;
    game_moves(edition, game, &list);
    for (int m = 0; m < list.count && game->phase == PHASE_PLACE; m++) {
        Game laid = game_play(edition, game, list.moves[m], NULL);
        bool lost = false;
        for (int i = 0; i < game->piece_count && !lost; i++) {
            const Piece *piece = &game->pieces[i];
            lost = piece->kind == PIECE_HUT && piece->player == game->player &&
                   system_info(edition, game, piece->node).points > 0 &&
                   holds(edition, game, piece) && !holds(edition, &laid, piece);
        }
        if (!lost)
            continue;
        Move moves[AI_MOVES] = {list.moves[m]};
        int count = 1;
        if (laid.phase == PHASE_RECALL)
            moves[count++] = move_of(MOVE_KEEP);
        if (laid.phase == PHASE_RECALL || laid.phase == PHASE_PIECE)
            moves[count++] = move_of(MOVE_PASS);
        Explanation explanation = explain_on_played(ai, game, choice, moves, count);
        bool tells = false;
        for (int i = 0; i < explanation.count; i++)
            tells |= explanation.reasons[i].kind == REASON_LOSES;
        check_explanation(edition, game, &explanation);
        assert_true(tells || explanation.count == MAX_REASONS);
    }
}

static AiChoice choice;

/* A game in which all decide as `choice` says. */
typedef struct Match {
    const Ai *ai;
    Game game;
    Random chance;
} Match;

static Match match_of(int number, int players, uint64_t seed)
{
    Match match = {test_ai((EditionId)(number % EDITIONS)),
                   .chance = random_from((uint64_t)number)};
    match.game = test_position(match.ai->data.edition->rules.id, players, seed, 0);
    return match;
}

static void decide(Match *match)
{
    game_advance(match->ai->data.edition, &match->game, choice.move, NULL);
}

TEST(reasons_are_what_the_turn_does)
{
    for (int g = 0; g < test_share(20); g++)
        for (Match m = match_of(g, 2 + g / 2 % 4, (uint64_t)g); m.game.phase != PHASE_END;
             decide(&m)) {
            ai_choose(m.ai, &m.game, AI_TURN, &m.chance, NULL, &choice);
            check(m.ai, &m.game, &choice, 0);
            check(m.ai, &m.game, &choice, choice.count - 1);
            check_losses(m.ai, &m.game, &choice);
            check_any(m.ai, &m.game, &choice, &m.chance);
        }
    for (int kind = 0; kind < REASONS; kind++)
        print_message("reason %d: %d, with a turn %d\n", kind, met[kind], turns[kind]);
    print_message("more fish: %d, hopes: %d\n", fish, hopes);
    print_message("others gain just that: %d\n", exact);
    print_message("what a tile does elsewhere before meeples kept: %d\n", spared);
    for (int kind = 0; kind < REASON_QUIET; kind++)
        assert_true(test_met(met[kind] > 0));
    assert_true(test_met(exact * 10 >= met[REASON_FEEDS] * 8));
    assert_true(test_met(fish > 0 && hopes > 0 && spared > 0 && needed > 0));
    assert_true(test_met(turns[REASON_SCORES] > 0 && turns[REASON_PIECE] > 0 &&
                         turns[REASON_GROWS] > 0 && turns[REASON_SHARES] > 0));
}

static int positions, silent;

/* One first place of a hint, which must be told of; silent where nothing is but that it does no
 * harm. */
static void judge_first(const Ai *ai, const Game *game, Random *chance)
{
    AiBudget budget = {.iterations = 60};
    ai_choose(ai, game, AI_HARD, chance, &budget, &choice);
    Explanation explanation = explain_on(ai, game, &choice, 0);
    silent += explanation.reasons[0].kind == REASON_QUIET;
    positions++;
}

/* Of the first places of hints, in games by chance as strong players play them and in a recorded
 * one, at most one in twenty comes without a cause. */
TEST(first_places_have_causes)
{
    static Record record;
    Game game;
    Random chance = random_from(1);
    for (int g = 0; g < test_share(4); g++)
        for (Match m = match_of(g, 2 + g / 2 % 3, (uint64_t)g + 77); m.game.phase != PHASE_END;
             decide(&m))
            if (m.game.phase == PHASE_PLACE)
                judge_first(m.ai, &m.game, &m.chance);
            else
                ai_choose(m.ai, &m.game, AI_TURN, &m.chance, NULL, &choice);
    test_record("records/whole", "all-95.aurochs", &record);
    for (int i = 0; (game = test_replay(&record, i)).phase != PHASE_END; i++)
        if (game.phase == PHASE_PLACE)
            judge_first(test_ai(record.setup.edition), &game, &chance);
    print_message("%d of %d first places without a cause\n", silent, positions);
    assert_true(test_met(positions > 350 && silent * 20 <= positions));
}

TEST(places_are_cells_apart)
{
    static const Move moves[] = {{.kind = MOVE_PLACE, .cell = {1, 0}},
                                 {.kind = MOVE_PLACE, .cell = {1, 0}, .rotation = 1},
                                 {.kind = MOVE_PLACE, .cell = {0, 1}},
                                 {.kind = MOVE_PLACE, .cell = {2, 2}}};
    static const float worths[] = {5, 4.5f, 3, 1};
    choice = (AiChoice){.count = 4};
    uint8_t indices[3];
    for (int i = 0; i < 4; i++) {
        choice.candidates[i] = (AiCandidate){.count = 1, .worth = worths[i]};
        choice.candidates[i].moves[0] = moves[i];
    }
    assert_int_equal(explain_places(&choice, 3, 3, indices), 3);
    assert_int_equal(indices[1], 2);
    assert_int_equal(indices[2], 3);
    assert_int_equal(explain_places(&choice, 2, 3, indices), 1);
    assert_int_equal(explain_places(&choice, 3, 2, indices), 2);
    choice.candidates[3].worth = 3.5f; /* less sure than the one before it */
    assert_int_equal(explain_places(&choice, 3, 3, indices), 3);
    assert_int_equal(indices[0], 0);
    assert_int_equal(indices[1], 3);
    assert_int_equal(indices[2], 2);
    choice.count = 2;
    assert_int_equal(explain_places(&choice, 0, 3, indices), 1);
}

/* `game` with a meeple of everybody in each area that a tile closes; returns how many these are. */
static int crowd(const Edition *edition, const Preview *preview, Game *game)
{
    int closed = 0;
    game->piece_count = 0;
    for (int p = 0; p < game->player_count; p++)
        game->meeples[p] = edition->rules.meeples;
    for (int i = 0; i < preview->area_count; i++) {
        const PreviewArea *area = &preview->areas[i];
        if (!area->info.closed || area->part_count == 0)
            continue;
        closed++;
        for (int p = 0; p < game->player_count; p++) {
            game->meeples[p]--;
            game->pieces[game->piece_count++] =
                (Piece){(uint8_t)p, PIECE_MEEPLE, area->parts[0].node};
        }
    }
    return closed;
}

/* However many awards a turn gives, all are told: where there are more than rows in sums. */
static void check_crowd(const Edition *edition, const Game *game, Move place)
{
    static const AiChoice none;
    const Ai *ai = test_ai(edition->rules.id);
    const Move turn[] = {place, move_of(MOVE_PASS)};
    Preview preview = preview_place(edition, game, place.cell, place.rotation);
    Game full = *game;
    if (crowd(edition, &preview, &full) == 0)
        return;
    Explanation explanation = explain_on_played(ai, &full, &none, turn, 2);
    check_explanation(edition, &full, &explanation);
    Explanation begun = explain_on_played(ai, &full, &none, turn, 1); /* asked so early */
    assert_true(reason_scores_at_once(&begun.reasons[begun.count - 1]) ||
                reason_scores_at_once(&begun.reasons[0]));
}

TEST(many_awards_are_told_in_sums)
{
    for (int g = 0; g < test_share(4); g++)
        for (Walk w = test_walk(EDITION_SECOND, g % 2 ? 5 : 2, (uint64_t)g + 1);
             w.game.phase != PHASE_END; test_go_on(&w)) {
            MoveList list;
            game_moves(w.edition, &w.game, &list);
            for (int i = 0; i < list.count && w.game.phase == PHASE_PLACE; i++)
                check_crowd(w.edition, &w.game, list.moves[i]);
        }
    print_message("awards in one: others' %d, own %d\n", summed[0], summed[1]);
    assert_true(test_met(summed[0] > 0 && summed[1] > 0));
}

/* What is told of places never speaks against their order. */
TEST(leads_follow_the_order)
{
    static const struct {
        float worths[3], leads[3];
    } cases[] = {{{5, 3, 2}, {2, -2, -3}}, {{3, 5, 2}, {0, 0, -1}}, {{3, 2, 5}, {1, -1, 0}}};
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        Explanation places[3] = {0};
        for (int i = 0; i < 3; i++)
            places[i].turn.worth = cases[c].worths[i];
        for (int i = 0; i < 3; i++)
            assert_float_equal(explain_lead(places, i), cases[c].leads[i], 1e-6);
    }
}

/* A turn that nobody weighed is explained by the valuation alone. */
TEST(an_unweighed_turn_has_reasons)
{
    MoveList list;
    Match m = match_of(EDITION_SECOND, 2, 3);
    ai_choose(m.ai, &m.game, AI_TURN, &m.chance, NULL, &choice);
    choice.count = 1;
    game_moves(m.ai->data.edition, &m.game, &list);
    Move turn[2] = {list.moves[list.count - 1], move_of(MOVE_PASS)};
    Explanation explanation = explain_on_played(m.ai, &m.game, &choice, turn, 2);
    assert_in_range(explanation.count, 1, MAX_REASONS);
    assert_true(explanation.turn.worth < explanation.next.worth);
    assert_true(move_equal(explanation.next.moves[0], choice.candidates[0].moves[0]));
}

static bool has_reason(const Explanation *explanation, const Reason *reason)
{
    bool has = false;
    for (int i = 0; i < explanation->count; i++) {
        const Reason *r = &explanation->reasons[i];
        has |= r->kind == reason->kind && r->zone == reason->zone && r->player == reason->player &&
               r->role == reason->role && r->tiles == reason->tiles && r->points == reason->points;
    }
    return has;
}

static int others, of_both;

static void check_apart(const Ai *ai, const Game *game)
{
    const AiCandidate *better = &choice.candidates[0], *done = &choice.candidates[choice.count - 1];
    Explanation plain = explain_on(ai, game, &choice, 0);
    Explanation its = explain_on(ai, game, &choice, choice.count - 1);
    Explanation apart = explain_on_better(ai, game, &choice, better, done);
    Done does = play_turn(ai->data.edition, game, better);
    assert_in_range(apart.count, 1, MAX_REASONS);
    assert_memory_equal(&apart.turn, &plain.turn, sizeof plain.turn);
    for (int i = 0; i < apart.count; i++)
        check_reason(ai->data.edition, game, &does, better, &apart.reasons[i]);
    bool first = has_reason(&its, &apart.reasons[0]);
    for (int i = 1; first && i < plain.count; i++) /* nothing else was to be told */
        assert_true(has_reason(&apart, &plain.reasons[i]));
    others += has_reason(&its, &plain.reasons[0]) && !first;
    of_both += first;
}

/* Of a turn that is better than another one, first comes what the other one did not do; and all of
 * it is so. */
TEST(what_both_do_comes_last)
{
    for (int g = 0; g < test_share(6); g++)
        for (Match m = match_of(g, 3, (uint64_t)g); m.game.phase != PHASE_END; decide(&m)) {
            ai_choose(m.ai, &m.game, AI_TURN, &m.chance, NULL, &choice);
            if (choice.count > 1)
                check_apart(m.ai, &m.game);
        }
    print_message("%d first reasons are others, %d are of both\n", others, of_both);
    assert_true(test_met(others > 20 && of_both > 0));
}
