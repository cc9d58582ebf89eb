/* What a position has that somebody may meet for the first time. */
#include <string.h>

#include "check.h"
#include "play/tips.h"
#include "support.h"

static Tip tips[TIPS];

/* Tips at each position of a record, all together; of the first one that has `kind` the place. */
static uint16_t tips_in(const char *name, int kind, int *first)
{
    static Record record;
    uint16_t all = 0;
    test_record(RULE_EXAMPLES, name, &record);
    Session *session = session_open(test_edition((EditionId)record.setup.edition), &record);
    for (int at = 0; at <= session_move_count(session); at++) {
        Tip here[TIPS];
        uint16_t found = tips_of(session, at, here);
        if (found >> kind & 1 && !(all >> kind & 1)) {
            *first = at;
            memcpy(tips, here, sizeof tips);
        }
        all |= found;
    }
    session_free(session);
    return all;
}

static bool meets(const char *name, TipKind kind, int at)
{
    int first = -1;
    return tips_in(name, kind, &first) >> kind & 1 && (at < 0 || first == at);
}

TEST(each_thing_is_met)
{
    assert_true(meets("gatherer-on-an-empty-forest.aurochs", TIP_GATHERER, 1));
    assert_true(meets("river-goes-on.aurochs", TIP_FISHER, 1));
    assert_true(meets("hunter-beyond-a-river.aurochs", TIP_HUNTER, 1));
    assert_true(meets("hut-on-the-lake.aurochs", TIP_HUT, 1));
    assert_true(meets("extra-turn-for-the-layer.aurochs", TIP_MENHIR, -1));
    assert_true(meets("pit-trap.aurochs", TIP_POWER, -1));
    assert_true(meets("wildfire.aurochs", TIP_TIGER, -1) ||
                meets("grassland-4.aurochs", TIP_TIGER, -1));
    assert_true(meets("huts-one-each.aurochs", TIP_PROJECTED, -1));
    assert_true(meets("river-goes-on.aurochs", TIP_HUT, -1));
}

TEST(the_menhir_says_where)
{
    int at;
    static Record record;
    (void)state;
    tips_in("extra-turn-for-the-layer.aurochs", TIP_MENHIR, &at);
    test_record(RULE_EXAMPLES, "extra-turn-for-the-layer.aurochs", &record);
    Game game = test_replay(&record, at);
    assert_non_null(game_site(&game, tips[TIP_MENHIR].cell));
    assert_int_not_equal(tips[TIP_MENHIR].node, NO_NODE);
}

/* Over whole games: the last meeple, ties and areas that stay open come up; a tip about an area
 * names one that the player is in. */
TEST(whole_games_have_them_all)
{
    uint16_t met = 0;
    (void)state;
    for (int seed = 0; seed < 4; seed++) {
        Session *session = test_session(EDITION_SECOND, 3, (uint64_t)seed + 5);
        Random random = random_from((uint64_t)seed);
        test_play_out(session, &random);
        for (int at = 0; at < session_move_count(session); at++) {
            const Game *game = session_game_at(session, at);
            uint16_t found = tips_of(session, at, tips);
            met |= found;
            if (found >> TIP_LAST & 1)
                assert_int_equal(game->meeples[game->player], 1);
            if (found >> TIP_TIED & 1) {
                AreaInfo area = area_info(test_edition(EDITION_SECOND), game, tips[TIP_TIED].node);
                assert_true(area.meeples[game->player] > 0);
                assert_true((area.majority & (area.majority - 1)) != 0);
            }
        }
        assert_int_equal(tips_of(session, session_move_count(session), tips), 0);
        session_free(session);
    }
    assert_int_equal(met, (1 << TIPS) - 1);
}
