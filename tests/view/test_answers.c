/* What the table asks before it plays, and what it answers where nothing can be done. */
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/words/names.h"

/* Where the options ask first, a click only chooses: Enter or the tick plays it, a right click or
 * Esc takes it back, and the pointer changes nothing meanwhile. */
TEST(test_asking_first)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 9, 20, PHASE_PLACE);
    desk->on.ui.options.ask = ASK_ALWAYS;
    TableModel model = desk_model(desk);
    int at = session_at(desk->on.session);
    Cell cell = model.view.legal[0].cell, other = model.view.legal[1].cell;
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    assert_int_equal(desk->last.kind, INTENT_NONE);
    assert_non_null(widgets_named(&desk->on.ui.widgets, "tick"));
    desk_point(desk, desk_cell(desk, other));
    assert_true(cell_equal(desk_model(desk).view.ghost.cell, cell));
    desk_click(desk, desk_cell(desk, other), BUTTON_RIGHT);
    assert_null(widgets_named(&desk->on.ui.widgets, "tick"));
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    desk_key(desk, KEY_ESCAPE, 0);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
    assert_null(widgets_named(&desk->on.ui.widgets, "tick"));
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(session_at(desk->on.session), at + 1);

    /* Once more at the same place says yes, but not the second click of a double click. */
    assert_true(desk_play_until(desk, PHASE_PLACE));
    model = desk_model(desk);
    at = session_at(desk->on.session);
    cell = model.view.legal[0].cell;
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    model = desk_model(desk);
    desk_again(desk, desk_cell(desk, cell));
    assert_int_equal(session_at(desk->on.session), at);
    desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
    assert_int_equal(session_at(desk->on.session), at + 1);
}

/* So it is with pieces: a key or a button only chooses. */
TEST(test_asking_first_for_pieces)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 9, 20);
    desk->on.ui.options.ask = ASK_ALWAYS;
    assert_true(desk_play_until(desk, PHASE_PIECE));
    int at = session_at(desk->on.session);
    desk_key(desk, '0', 0);
    assert_null(widgets_named(&desk->on.ui.widgets, "tick"));
    desk_key(desk, KEY_ENTER, 0);
    assert_non_null(widgets_named(&desk->on.ui.widgets, "tick"));
    assert_true(stand_widget(&desk->on, "pass")->on);
    assert_int_equal(session_at(desk->on.session), at);
    desk_key(desk, '1', 0);
    assert_null(widgets_named(&desk->on.ui.widgets, "tick"));
    desk_key(desk, KEY_ENTER, 0);
    assert_int_equal(session_at(desk->on.session), at);
    Move wanted = desk_model(desk).view.spots[0].move;
    Intent intent;
    assert_true(ui_press(&desk->on.ui, &desk->on.scene, "tick", &intent));
    assert_int_equal(intent.kind, INTENT_PLAY);
    assert_true(move_equal(intent.move, wanted));
}

/* Pointing at a zone where nothing can be put says why, and lights what it speaks of. */
TEST(test_refused_pieces_say_why)
{
    int taken = 0, none_left = 0, told = 0;
    char text[40];
    for (uint64_t seed = 1; seed <= test_share(8); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        while (desk_play_until(desk, PHASE_PIECE)) {
            TableModel model = desk_model(desk);
            for (int i = 0; i < model.view.refused_count; i++) {
                Spot spot = model.view.spots[model.view.spot_count + i];
                desk_point(desk, point_seen(&model.view, spot.at));
                TableModel now = desk_model(desk);
                if (now.view.spot != model.view.spot_count + i)
                    continue; /* under the panel, or a place for a piece lies nearer */
                bool left = spot.verdict.check == MOVE_NO_MEEPLE_LEFT ||
                            spot.verdict.check == MOVE_NO_HUT_LEFT;
                bool hut = spot.role == ROLE_HUT,
                     own = spot.verdict.blocker.player == now.view.game->player;
                AreaInfo info = {.closed = false};
                if (!hut)
                    info = area_info(now.view.edition, now.view.game, spot.node);
                if ((!left && own) || (info.closed && info.majority)) { /* what the tile did */
                    snprintf(text, sizeof text, "%s", phrase(SAY_NONE_HERE + spot.role));
                    assert_true(stand_shows(&desk->on, text));
                    assert_false(stand_shows(&desk->on, "Taken"));
                    snprintf(text, sizeof text, "+%d", info.points);
                    assert_true(!info.closed || stand_shows(&desk->on, text));
                    told += info.closed;
                } else {
                    assert_true(stand_shows(&desk->on, !left ? "Taken"
                                                       : hut ? "No huts left"
                                                             : "No meeples left"));
                }
                assert_int_equal(now.lit.node, spot.node);
                taken += !left;
                none_left += left;
            }
            desk_play(desk);
        }
    }
    assert_true(test_met(taken > 5 && none_left > 0 && told > 0));
}

/* The pointer that laid the tile chooses nothing on it until it moves, however the position came to
 * be shown. */
TEST(test_resting_pointer_asks_nothing)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 12, 20);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    do {
        desk_click(desk, desk_cell(desk, desk_model(desk).view.legal[0].cell), BUTTON_LEFT);
    } while (desk_game(desk)->phase != PHASE_PIECE);
    Point middle = desk_cell(desk, game_site_of_tile(desk_game(desk), desk_game(desk)->hand)->cell);
    for (int shown = 0; shown < 2; shown++) {
        desk_frame(desk);
        assert_int_equal(desk_model(desk).view.spot, -1);
        desk->on.ui.table.shown.at = SHOWN_ANEW;
    }
    desk_point(desk, (Point){middle.x + 3, middle.y + 2});
    assert_true(desk_model(desk).view.spot >= 0);
}

/* That somebody lays once more is told until the turn passes, however soon; why no piece could be
 * placed stays longer. */
TEST(test_extra_turns_are_told_in_time)
{
    int told = 0, over = 0, kept = 0;
    for (uint64_t seed = 1; seed <= test_share(12); seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        desk->on.ui.options.pace = PACE_AT_ONCE; /* points of the last move are read by then */
        desk_frame(desk);
        while (desk_game(desk)->phase != PHASE_END) {
            bool extra = desk_tells(desk, "lays once more"),
                 why = desk_tells(desk, " could place no piece: ");
            uint8_t player = desk_game(desk)->player;
            double until = desk->on.ui.notice.until;
            desk_play(desk);
            desk_frame(desk);
            bool passed = desk_game(desk)->player != player,
                 end = desk_game(desk)->phase == PHASE_END;
            if (desk_tells(desk, "lays once more"))
                assert_true(desk_game(desk)->extra_turn);
            told += extra;
            over += extra && passed && until > desk->on.scene.now;
            if (why && passed && !end && until > desk->on.scene.now) {
                kept++;
                assert_true(desk->on.ui.notice.until > desk->on.scene.now);
            }
        }
    }
    assert_true(test_met(told > 5 && over > 5 && kept > 5));
}

/* A click far from the board, or beside the shaman's meeples, is answered. */
TEST(test_idle_clicks_are_answered)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 0);
    desk_click(desk, (Point){80, 120}, BUTTON_LEFT);
    assert_true(desk_tells(desk, "must touch"));
    assert_int_equal(session_at(desk->on.session), 0);
    for (uint64_t seed = 1; seed <= 40; seed++) {
        desk = desk_open(EDITION_SECOND, 2, seed, 0);
        while (desk_game(desk)->phase != PHASE_RECALL && desk_game(desk)->phase != PHASE_END) {
            desk_play(desk);
            desk_frame(desk);
        }
        bool asks = desk_game(desk)->phase == PHASE_RECALL;
        if (asks) {
            assert_true(desk_tells(desk, "Shaman! "));
            desk_click(desk, (Point){6, 300}, BUTTON_LEFT);
            assert_true(desk_tells(desk, "can be taken back"));
            assert_int_equal(desk_game(desk)->phase, PHASE_RECALL);
            desk_play(desk);
            desk_frame(desk);
            assert_false(desk_tells(desk, "can be taken back") || desk_tells(desk, "Shaman! "));
        }
        if (asks)
            return;
    }
    fail();
}

/* Where the tile fits one way only, turning answers in words and with a nudge. */
TEST(test_one_way_says_so)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 9, 0);
    int one = 0, several = 0;
    for (int tile = 0; tile < 20; tile++) {
        assert_true(desk_play_until(desk, PHASE_PLACE));
        TableModel model = desk_model(desk);
        for (int i = 0; i < model.view.legal_count; i++) {
            LegalCell legal = model.view.legal[i];
            bool only = (legal.rotations & (legal.rotations - 1)) == 0;
            desk->on.ui.notice.text[0] = '\0';
            desk_point(desk, desk_cell(desk, legal.cell));
            desk_wheel(desk, desk_cell(desk, legal.cell), 1, 0);
            assert_int_equal(desk_tells(desk, "one way only"), only);
            assert_int_equal(desk->on.ui.table.choice.nudged > 0, only);
            one += only;
            several += !only;
        }
        desk_play(desk);
        desk_frame(desk);
        assert_false(desk_tells(desk, "one way only"));
    }
    assert_true(one > 5 && several > 5);
}

/* Where no piece can be put the turn goes on by itself, and a notice says why; of a supply that has
 * run out briefly but for the first turn without. */
TEST(test_skipped_pieces_say_why)
{
    int told = 0, asked = 0, own = 0, shared = 0, quiet = 0;
    for (uint64_t seed = 16; seed <= 35; seed++) { /* with a shared area in the last */
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        desk->on.ui.options.pace = PACE_AT_ONCE;
        bool had_none[2] = {false};
        while (desk_play_to(desk, PHASE_PLACE)) {
            desk_frame(desk);
            uint8_t player = desk_game(desk)->player;
            bool none = desk_game(desk)->meeples[player] == 0, known = none && had_none[player];
            had_none[player] = none;
            desk->on.ui.notice.until = 0;
            desk_play(desk);
            desk_frame(desk);
            const Notice *notice = &desk->on.ui.notice;
            bool asks =
                desk_game(desk)->phase == PHASE_PIECE || desk_game(desk)->phase == PHASE_RECALL;
            bool says = notice->until > desk->on.scene.now &&
                        (strstr(notice->text, " could place no piece: ") ||
                         strstr(notice->text, "No piece could be placed: "));
            bool over = desk_game(desk)->phase == PHASE_END;
            assert_int_equal(says, !asks && !known && !over);
            bool brief =
                notice->until > desk->on.scene.now && strstr(notice->text, " had no meeple left.");
            assert_int_equal(brief, !asks && known && !over);
            /* quietly, but where something new is told with it */
            bool alone = brief && strcmp(strstr(notice->text, " left."), " left.") == 0;
            assert_int_equal(notice->until > desk->on.scene.now && notice->quiet, alone);
            quiet += alone;
            if (says) {
                assert_true(strlen(notice->text) > 28);
                bool is_own = strstr(notice->text, " taken already"),
                     is_shared = strstr(notice->text, " shared by ");
                assert_true(is_own || is_shared || strstr(notice->text, " left") ||
                            strstr(notice->text, "\u2019s"));
                /* nobody is told that his own land is in his way as if it were another's */
                const char *name = say_seat(&session_setup(desk->on.session)->seats[player]);
                for (int i = 0; i < 2; i++) {
                    assert_null(
                        strstr(notice->text, said(" %s %s\u2019s", i ? "are" : "is", name)));
                }
                own += is_own;
                shared += is_shared;
            }
            told += says;
            asked += asks;
        }
    }
    assert_true(told > 10 && asked > 10 && own > 0 && shared > 0 && quiet > 10);
}

/* What was told of a turn does not stand over the final scoring. */
TEST(test_notices_end_with_the_game)
{
    int ends = 0;
    for (uint64_t seed = 1; seed <= 3; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, seed, 0);
        Notice *notice = &desk->on.ui.notice;
        while (desk_game(desk)->phase != PHASE_END) {
            snprintf(notice->text, sizeof notice->text, "of the turn before");
            notice->until = desk->on.scene.now + 60;
            desk_play(desk);
            desk_frame(desk);
        }
        assert_true(notice->until <= desk->on.scene.now ||
                    strcmp(notice->text, "of the turn before") != 0);
        ends++;
    }
    assert_int_equal(ends, 3);
}

/* Whoever has just kept all meeples by a click has not chosen to place nothing: a button chooses
 * once the pointer has moved on it. */
TEST(test_an_answer_chooses_once)
{
    Desk *desk = desk_open_record_at("records/second", "d4-001.aurochs", 45);
    assert_int_equal(desk_game(desk)->phase, PHASE_RECALL);
    desk_point_at(desk, "keep");
    desk_click(desk, desk->on.ui.widgets.pointer, BUTTON_LEFT);
    desk_rest(desk);
    TableModel model = desk_model(desk);
    assert_int_equal(desk_game(desk)->phase, PHASE_PIECE);
    assert_true(!model.view.none && model.view.spot < 0);
    desk_point_at(desk, "spot-2");
    assert_int_equal(desk_model(desk).view.spot, 1);
    desk_point_at(desk, "pass");
    model = desk_model(desk);
    assert_true(model.view.none && model.view.spot < 0);
}
