/* How the table is laid out: nothing hides what it should not, at any size and however it is
 * turned. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "beasts.h"
#include "board_draw.h"
#include "desk.h"
#include "panel.h"
#include "table_widgets.h"
#include "view/paint.h"

static bool overlap(Rect a, Rect b)
{
    return a.x + a.w > b.x + .5f && b.x + b.w > a.x + .5f && a.y + a.h > b.y + .5f &&
           b.y + b.h > a.y + .5f;
}

static void assert_apart(const Desk *desk)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    for (int i = 0; i < widgets->count; i++) {
        const Widget *a = &widgets->items[i];
        if (a->kind == WIDGET_PANE)
            continue;
        assert_true(a->rect.x >= 0 && a->rect.y >= 0 && a->rect.w >= 16 && a->rect.h >= 16);
        assert_true(a->rect.x + a->rect.w <= desk->on.scene.width + .5f);
        assert_true(a->rect.y + a->rect.h <= desk->on.scene.height + .5f);
        for (int j = 0; j < i; j++)
            if (widgets->items[j].kind != WIDGET_PANE && overlap(a->rect, widgets->items[j].rect))
                fail_msg("%.0fx%.0f: '%s' and '%s' overlap", (double)desk->on.scene.width,
                         (double)desk->on.scene.height, a->name, widgets->items[j].name);
    }
}

static void test_layout(void **state)
{
    static const struct {
        float w, h;
        int scale;
    } sizes[] = {{640, 400, 100},   {640, 400, 200},   {800, 480, 150},   {1024, 768, 100},
                 {1280, 720, 100},  {1280, 720, 200},  {1366, 768, 125},  {1920, 1080, 100},
                 {1920, 1080, 200}, {2560, 1080, 100}, {1080, 1920, 100}, {3840, 2160, 100},
                 {3840, 2160, 200}};
    (void)state;
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (int players = 2; players <= 5; players += 3) {
            Desk *desk = desk_open(EDITION_SECOND, players, 33, 30);
            Random random = random_from(33);
            desk->on.ui.table.strip = players == 5;
            desk->on.ui.options.panel = (uint8_t)(s % PANEL_SIDES);
            stand_resize(&desk->on, sizes[s].w, sizes[s].h, sizes[s].scale);
            desk_frame(desk); /* the panel has come over */
            assert_apart(desk);
            assert_true(desk_play_until(desk, PHASE_PIECE, &random));
            assert_apart(desk);
            assert_true(desk_play_until(desk, PHASE_PLACE, &random));
            assert_apart(desk);
            desk_play_until(desk, PHASE_END, &random);
            assert_apart(desk);
            desk_close(desk);
        }
}

/* Names may be empty, long or of any script: every text ends inside the window. */
static void test_names(void **state)
{
    static const char *const names[] = {
        "", "\u0141\u00f3d\u017a \u015awi\u0119ta Gra\u017cyna Ma\u0142gorzata",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "\u5b57\u5b57\u5b57\u5b57\u5b57\u5b57\u5b57\u5b57\u5b57\u5b57\u5b57", "a"};
    (void)state;
    Desk *desk = desk_open(EDITION_SECOND, 5, 3, 0);
    Setup setup = test_setup(EDITION_SECOND, 5, 3);
    for (int p = 0; p < 5; p++)
        snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "%s", names[p]);
    desk_begin(desk, &setup);
    Random random = random_from(3);
    for (int turn = 0; turn < 12; turn++) {
        desk_frame(desk);
        for (size_t i = 0; i < desk->on.list.count; i++) {
            const DrawCommand *command = &desk->on.list.commands[i];
            if (command->kind != DRAW_TEXT)
                continue;
            const char *text = draw_command_text(&desk->on.list, command);
            float width = desk->on.meter.width(NULL, (FontId)command->font, command->size, text,
                                               strlen(text));
            float left = command->align == ALIGN_LEFT    ? command->rect.x
                         : command->align == ALIGN_RIGHT ? command->rect.x - width
                                                         : command->rect.x - width / 2;
            assert_true(left >= 0 && left + width <= desk->on.scene.width);
        }
        desk_play(desk, &random);
    }
    desk_close(desk);
}

/* On every tile, every two pieces that could stand there together stand apart. */
static void test_anchors(void **state)
{
    (void)state;
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    for (int id = 0; id < EDITIONS; id++) {
        const TileSet *set = &test_edition((EditionId)id)->tiles;
        for (int n = 0; n < 2 * set->node_count; n++)
            for (int m = n + 1; m < 2 * set->node_count; m++) {
                uint16_t node = (uint16_t)(n / 2), other = (uint16_t)(m / 2);
                const Zone *a = &set->tiles[set->node[node].tile].zones[set->node[node].zone];
                const Zone *b = &set->tiles[set->node[other].tile].zones[set->node[other].zone];
                bool stands = n % 2 ? a->kind >= ZONE_RIVER : a->kind != ZONE_LAKE;
                bool stands_too = m % 2 ? b->kind >= ZONE_RIVER : b->kind != ZONE_LAKE;
                if (set->node[node].tile != set->node[other].tile || !stands || !stands_too)
                    continue;
                Point from = table_anchor_on_tile(&desk->on.atlas, test_edition((EditionId)id),
                                                  node, n % 2 ? PIECE_HUT : PIECE_MEEPLE);
                Point to = table_anchor_on_tile(&desk->on.atlas, test_edition((EditionId)id), other,
                                                m % 2 ? PIECE_HUT : PIECE_MEEPLE);
                if (hypotf(from.x - to.x, from.y - to.y) < .1f)
                    fail_msg("edition %d, tile %d: zones %d and %d", id,
                             set->tiles[set->node[node].tile].number, set->node[node].zone,
                             set->node[other].zone);
            }
    }
    desk_close(desk);
}

static void test_cards_beside_the_cell(void **state)
{
    static const struct {
        float w, h;
    } sizes[] = {{640, 400}, {1280, 720}, {1920, 1080}};
    (void)state;
    int cards = 0;
    float farthest = 0;
    for (size_t s = 0; s < 4 * sizeof sizes / sizeof *sizes; s++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 5 + s / 3, 60 - (int)(s / 3) * 16);
        Random random = random_from(5);
        TableStage stage;
        assert_true(desk_play_until(desk, PHASE_PLACE, &random));
        stand_resize(&desk->on, sizes[s % 3].w, sizes[s % 3].h, 100);
        desk_frame(desk);
        desk_stage(desk, &stage);
        for (int i = 0; i < stage.view.legal_count; i++) {
            Rect cell =
                view_cell(&stage.board, stage.view.legal[i].cell.x, stage.view.legal[i].cell.y);
            desk_point(desk, (Point){cell.x + cell.w / 2, cell.y + cell.h / 2});
            for (size_t c = 0; c < desk->on.list.count; c++) {
                const DrawCommand *command = &desk->on.list.commands[c];
                if (command->kind != DRAW_PATCH || strcmp(command->name, "card") != 0)
                    continue;
                cards++;
                Rect rect = rect_inset(command->rect, 12);
                assert_false(overlap(rect, cell));
                desk_stage(desk, &stage);
                assert_false(overlap(rect, stage.rotations.box));
                float dx = fmaxf(0, fmaxf(rect.x - cell.x - cell.w, cell.x - rect.x - rect.w));
                float dy = fmaxf(0, fmaxf(rect.y - cell.y - cell.h, cell.y - rect.y - rect.h));
                farthest = fmaxf(farthest, hypotf(dx, dy) / rect.w);
            }
        }
        desk_close(desk);
    }
    assert_true(cards > 10);
    assert_true(farthest < 1); /* of a card's width */
}

/* Whether a cell and the two beside it along that side of the ghost are neither laid nor lit. */
static bool side_is_free(const TableView *view, Cell cell, Side side)
{
    Cell next = cell_beside(cell, side);
    bool across = side == NORTH || side == SOUTH;
    for (int i = -1; i <= 1; i++) {
        Cell at = {(int8_t)(next.x + (across ? i : 0)), (int8_t)(next.y + (across ? 0 : i))};
        const Site *site = game_site(view->game, at);
        if (site && (site->tile != NO_TILE || table_legal_cell(view, at)))
            return false;
    }
    return true;
}

/* The rotations lie in the field, off the ghost and the bar, large enough to be hit; and off tiles and
 * lit cells where a side of the ghost is free of them. */
static void test_thumbnails_cover_little(void **state)
{
    static const struct {
        float w, h;
    } sizes[] = {{1280, 720}, {1920, 1080}, {1366, 768}};
    (void)state;
    int boxes = 0, free_ones = 0, off_right = 0;
    for (size_t s = 0; s < 9; s++) {
        Desk *desk = desk_open(EDITION_SECOND, 3, 31 + s, 8 + 16 * (int)(s / 3));
        Random random = random_from(s);
        TableStage stage;
        assert_true(desk_play_until(desk, PHASE_PLACE, &random));
        stand_resize(&desk->on, sizes[s % 3].w, sizes[s % 3].h, 100);
        desk_frame(desk);
        desk_stage(desk, &stage);
        for (int i = 0; i < stage.view.legal_count; i++) {
            Cell cell = stage.view.legal[i].cell;
            Point at = desk_cell(desk, cell);
            desk_input(desk, (Input){.kind = INPUT_LEAVE});
            desk_point(desk, at);
            desk_stage(desk, &stage);
            Rect box = stage.rotations.box, ghost = view_cell(&stage.board, cell.x, cell.y);
            if (stage.rotations.count == 0)
                continue;
            boxes++;
            off_right += box.x < ghost.x + ghost.w;
            assert_false(overlap(box, ghost));
            assert_false(overlap(box, stage.layout.bar));
            assert_true(box.x >= stage.layout.clear.x && box.y >= 0 &&
                        box.x + box.w <= stage.layout.clear.x + stage.layout.clear.w);
            for (int r = 0; r < 4; r++)
                assert_true(stage.rotations.thumbs[r].w == 0 || stage.rotations.thumbs[r].w >= 28);
            bool free_side = false;
            for (Side side = NORTH; side < SIDES; side++)
                if (side_is_free(&stage.view, cell, side)) {
                    Cell next = cell_beside(cell, side);
                    Rect room = view_cell(&stage.board, next.x, next.y);
                    free_side |= room.x >= 20 && room.y >= 20 &&
                                 room.x + room.w <= stage.layout.clear.x + stage.layout.clear.w - 20 &&
                                 room.y + room.h <= stage.layout.bar.y - 40 && room.w >= 64;
                }
            if (!free_side)
                continue;
            free_ones++;
            for (int k = 0; k < stage.view.game->placed_count; k++) {
                Cell laid =
                    game_site_of_tile(stage.view.game, stage.view.game->placed[k])->cell;
                assert_false(overlap(box, view_cell(&stage.board, laid.x, laid.y)));
            }
            for (int k = 0; k < stage.view.legal_count; k++)
                assert_false(overlap(box, view_cell(&stage.board, stage.view.legal[k].cell.x,
                                                    stage.view.legal[k].cell.y)));
        }
        desk_close(desk);
    }
    assert_true(boxes > 40 && free_ones > 10 && off_right > 10);
}

static const DrawCommand *patch_of(const Desk *desk, const char *name)
{
    for (size_t i = 0; i < desk->on.list.count; i++) {
        const DrawCommand *command = &desk->on.list.commands[i];
        if (command->kind == DRAW_PATCH && strcmp(command->name, name) == 0)
            return command;
    }
    return NULL;
}

/* The points of animals and fish in the final scoring touch neither each other nor pieces; and a step's
 * card waits for the camera. */
static void test_points_beside_animals(void **state)
{
    (void)state;
    int points = 0, waited = 0;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 0);
        Random random = random_from(seed);
        TableStage stage;
        desk_play_out(desk, &random);
        for (desk_stage(desk, &stage); stage.final.on; desk_stage(desk, &stage)) {
            Rect chips[MAX_BEASTS];
            int count = 0;
            for (size_t i = 0; i < desk->on.list.count; i++) {
                const DrawCommand *command = &desk->on.list.commands[i];
                if (command->kind == DRAW_PATCH && strcmp(command->name, "chip") == 0)
                    chips[count++] = rect_inset(command->rect, 6); /* its shadow */
            }
            for (int i = 0; i < count; i++)
                for (int k = 0; k < i; k++)
                    assert_false(overlap(chips[i], chips[k]));
            for (int i = 0; i < count; i++)
                for (int k = 0; k < stage.view.game->piece_count; k++) {
                    const Piece *piece = &stage.view.game->pieces[k];
                    Point at = table_anchor(&desk->on.atlas, stage.view.edition, stage.view.game,
                                            piece->node, (PieceKind)piece->kind);
                    at = view_pixel(&stage.board, at.x, at.y);
                    assert_false(rect_holds(rect_inset(chips[i], 2), at.x, at.y));
                }
            points += count;
            assert_non_null(patch_of(desk, "card"));
            Intent intent;
            ui_press(&desk->on.ui, &desk->on.scene, "next", &intent);
            desk->on.scene.now += .01;
            stand_frame(&desk->on); /* the camera sets off */
            desk->on.scene.now += .05;
            stand_frame(&desk->on);
            if (camera_gliding(&desk->on.ui.table.camera, desk->on.scene.now)) {
                assert_null(patch_of(desk, "card"));
                waited++;
            }
            desk_frame(desk);
            desk_frame(desk);
        }
        desk_close(desk);
    }
    assert_true(points > 60 && waited > 4);
}

static void rest_on(Desk *desk, const char *name)
{
    Rect rect = stand_widget(&desk->on, name)->rect;
    desk_point(desk, (Point){rect.x + rect.w / 2, rect.y + rect.h / 2});
    desk_frame(desk);
    assert_non_null(patch_of(desk, "tooltip"));
}

/* The tooltip of a spot's button lies beside the card, and that of Next beside the list. */
static void test_tooltips_hide_nothing(void **state)
{
    (void)state;
    int cards = 0;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 4, seed, 30);
        Random random = random_from(seed);
        TableStage stage;
        assert_true(desk_play_until(desk, PHASE_PIECE, &random));
        desk_frame(desk);
        rest_on(desk, "spot-1");
        const DrawCommand *card = patch_of(desk, "card");
        if (card) {
            assert_false(overlap(rect_inset(card->rect, 12), patch_of(desk, "tooltip")->rect));
            cards++;
        }
        desk_play_out(desk, &random);
        desk_stage(desk, &stage);
        assert_true(stage.final.on);
        rest_on(desk, "next");
        Rect tip = patch_of(desk, "tooltip")->rect;
        assert_false(overlap(tip, stage.layout.awards));
        rest_on(desk, "all");
        assert_false(overlap(patch_of(desk, "tooltip")->rect, stage.layout.awards));
        desk_close(desk);
    }
    assert_true(cards > 4);
}

/* However the board is turned, what is seen somewhere is hit there, and the arrows go as it is
 * seen. */
static void test_turned_board(void **state)
{
    (void)state;
    for (int turn = 0; turn < 4; turn++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, 7, 30);
        Random random = random_from(7);
        TableStage stage;
        assert_true(desk_play_until(desk, PHASE_PLACE, &random));
        for (int i = 0; i < turn; i++)
            desk_key(desk, 'b', 0);
        desk_frame(desk);
        desk_stage(desk, &stage);
        assert_int_equal(stage.board.turn, turn);
        for (int i = 0; i < stage.view.legal_count; i++) {
            Cell cell = stage.view.legal[i].cell;
            Rect rect = view_cell(&stage.board, cell.x, cell.y);
            Point back = view_board_point(
                &stage.board, view_pixel(&stage.board, (float)cell.x + .3f, (float)cell.y + .7f));
            assert_true(fabsf(back.x - (float)cell.x - .3f) < .01f &&
                        fabsf(back.y - (float)cell.y - .7f) < .01f);
            assert_true(rect.x >= 0 && rect.x + rect.w <= stage.layout.board.w);
            desk_point(desk, (Point){rect.x + rect.w / 2, rect.y + rect.h / 2});
            desk_stage(desk, &stage);
            assert_int_equal(stage.view.ghost.state, GHOST_FITS);
            assert_true(cell_equal(stage.view.ghost.cell, cell));
        }
        desk_key(desk, KEY_SPACE, 0);
        desk_stage(desk, &stage);
        Rect from = view_cell(&stage.board, stage.view.ghost.cell.x, stage.view.ghost.cell.y);
        desk_key(desk, KEY_RIGHT, 0);
        desk_stage(desk, &stage);
        Rect to = view_cell(&stage.board, stage.view.ghost.cell.x, stage.view.ghost.cell.y);
        assert_true(to.x >= from.x);
        desk_key(desk, KEY_ENTER, 0);
        if (desk_game(desk)->phase == PHASE_PIECE) {
            desk_stage(desk, &stage);
            Move wanted = stage.view.spots[0].move;
            desk_click(desk,
                       view_pixel(&stage.board, stage.view.spots[0].at.x, stage.view.spots[0].at.y),
                       BUTTON_LEFT);
            assert_true(move_equal(desk->last.move, wanted));
        }
        desk_key(desk, 'b', MOD_SHIFT);
        assert_int_equal(desk->on.ui.table.camera.turn, (turn + 3) & 3);
        desk_close(desk);
    }
}

/* Pieces grow more slowly than tiles, so that small boards still show whose they are. */
static void test_piece_sizes(void **state)
{
    (void)state;
    for (int tile = 21; tile <= 320; tile++) {
        float size = piece_scale((float)tile), before = piece_scale((float)tile - 1);
        assert_true(size > before);
        assert_true(size / (float)tile <= before / (float)(tile - 1) + .001f);
        assert_true(size >= 1.149f * (float)tile && size <= 1.15f * 1.9f * (float)tile + .01f);
    }
    assert_true(piece_scale(48) > 1.6f * 1.15f * 48);
}

/* What a text or sprite of the draw list covers, without its fine tails and shadows. */
static Rect covered_by(const Desk *desk, const DrawCommand *command)
{
    const DrawList *list = &desk->on.list;
    if (command->kind == DRAW_TEXT) {
        const TextMeter *meter = &desk->on.meter;
        float width = meter->width(meter->context, (FontId)command->font, command->size,
                                   draw_command_text(list, command), command->count);
        float left = command->rect.x - (command->align == ALIGN_RIGHT    ? width
                                        : command->align == ALIGN_CENTRE ? width / 2
                                                                         : 0);
        return (Rect){left, command->rect.y - .62f * command->size, width, .62f * command->size};
    }
    const Atlas *atlas = &desk->on.atlas;
    const AtlasCut *cut = &atlas->sprites[atlas_sprite(atlas, command->name)].cut[0];
    float scale = command->scale / (float)atlas_levels[0];
    return (Rect){command->rect.x - (cut->pivot_x - 8) * scale,
                  command->rect.y - (cut->pivot_y - 8) * scale, (float)(cut->w - 16) * scale,
                  (float)(cut->h - 16) * scale};
}

/* Five players of long names with three digits: names, markers and numbers stay apart, and some of
 * each name is there. */
static void test_rows_have_room(void **state)
{
    (void)state;
    static const struct {
        float width, height;
        int scale;
    } sizes[] = {{1280, 720, 100},  {1280, 720, 150},  {1280, 720, 200},
                 {1920, 1080, 100}, {1920, 1080, 200}, {640, 400, 100}};
    Desk *desk = desk_open(EDITION_SECOND, 5, 9, 61);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        stand_resize(&desk->on, sizes[i].width, sizes[i].height, sizes[i].scale);
        float s = fminf(sizes[i].width / 1280, sizes[i].height / 720);
        Frame frame = {.ui = &desk->on.ui,
                       .scene = &desk->on.scene,
                       .list = &desk->on.list,
                       .u = (1 + (s - 1) / 2) * (float)sizes[i].scale / 100,
                       .width = sizes[i].width,
                       .height = sizes[i].height};
        TableStage stage;
        table_stage_make(&frame, &stage);
        Game game = *stage.view.game;
        Setup setup = *stage.view.setup;
        for (int p = 0; p < game.player_count; p++) {
            game.scores[p] = (uint16_t)(88 + 41 * p);
            stage.view.projected[p] = (uint16_t)(98 + 41 * p);
            snprintf(setup.seats[p].name, sizeof setup.seats[p].name, "Maximiliane the %dth", p);
        }
        stage.view.game = &game;
        stage.view.setup = &setup;
        draw_clear(&desk->on.list);
        panel_draw_rows(&frame, &stage.layout, &stage.view, &stage.flight, &stage.final);
        int names = 0, markers = 0;
        for (size_t a = 0; a < desk->on.list.count; a++) {
            const DrawCommand *one = &desk->on.list.commands[a];
            if (one->kind != DRAW_TEXT && one->kind != DRAW_SPRITE)
                continue;
            names += one->kind == DRAW_TEXT &&
                     strncmp(draw_command_text(&desk->on.list, one), "Max", 3) == 0;
            markers += one->kind == DRAW_SPRITE && strncmp(one->name, "score-", 6) == 0;
            for (size_t b = 0; b < a; b++) {
                const DrawCommand *other = &desk->on.list.commands[b];
                if ((other->kind == DRAW_TEXT ||
                     (other->kind == DRAW_SPRITE && one->kind == DRAW_TEXT)) &&
                    overlap(covered_by(desk, one), covered_by(desk, other)))
                    fail_msg("%.0fx%.0f at %d %%: %s and %s overlap", (double)sizes[i].width,
                             (double)sizes[i].height, sizes[i].scale,
                             one->kind == DRAW_TEXT ? draw_command_text(&desk->on.list, one)
                                                    : one->name,
                             other->kind == DRAW_TEXT ? draw_command_text(&desk->on.list, other)
                                                      : other->name);
            }
        }
        assert_int_equal(names, 5);
        assert_int_equal(markers, 1 + 1 + 2 + 2 + 3); /* of 88, 129, 170, 211 and 252 points */
    }
    desk_close(desk);
}

/* The spots' numbers in the panel's large tile can all be read, and lie on the tile. */
static void test_spot_numbers(void **state)
{
    (void)state;
    int most = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 5, seed, 0);
        Random random = random_from(seed);
        while (desk_play_until(desk, PHASE_PIECE, &random)) {
            TableStage stage;
            Rect plates[MAX_SPOTS];
            int count = 0;
            desk_stage(desk, &stage);
            Rect well = stage.layout.well;
            for (size_t i = 0; i < desk->on.list.count; i++) {
                const DrawCommand *command = &desk->on.list.commands[i];
                if (command->kind != DRAW_FILL || command->rect.w != 18 || command->rect.h != 18 ||
                    !overlap(command->rect, well))
                    continue;
                assert_true(command->rect.x >= well.x && command->rect.y >= well.y &&
                            command->rect.x + 18 <= well.x + well.w &&
                            command->rect.y + 18 <= well.y + well.h);
                for (int k = 0; k < count; k++)
                    assert_false(overlap(command->rect, plates[k]));
                assert_true(count < MAX_SPOTS);
                plates[count++] = command->rect;
            }
            assert_int_equal(count, stage.view.main_count);
            most = count > most ? count : most;
            desk_play(desk, &random);
        }
        desk_close(desk);
    }
    assert_true(most > 6);
}

/* Where a small tile has many spots, each has a dot that lies on or beside the tile, apart from the others,
 * chooses its spot when pointed at, and plays it when clicked. */
static void test_dots_on_small_tiles(void **state)
{
    (void)state;
    int dots = 0, played = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 5, seed, 70);
        Random random = random_from(seed);
        while (desk_play_until(desk, PHASE_PIECE, &random)) {
            TableStage stage;
            desk_stage(desk, &stage);
            Rect cell = view_cell(&stage.board, stage.view.placed->cell.x, stage.view.placed->cell.y);
            const Widgets *widgets = &desk->on.ui.widgets;
            assert_apart(desk);
            int here = 0, chosen = (int)(seed % (uint64_t)stage.view.main_count);
            Move wanted = stage.view.spots[chosen].move;
            Point at = {0, 0};
            for (int i = 0; i < widgets->count; i++) {
                int spot = widgets->items[i].id - TABLE_DOT;
                Rect rect = widgets->items[i].rect;
                if (spot < 0 || spot >= MAX_SPOTS)
                    continue;
                here++;
                assert_true(rect.x + rect.w / 2 >= cell.x && rect.x + rect.w / 2 <= cell.x + cell.w &&
                            rect.y + rect.h / 2 >= cell.y && rect.y + rect.h / 2 <= cell.y + cell.h);
                if (spot == chosen)
                    at = (Point){rect.x + rect.w / 2, rect.y + rect.h / 2};
            }
            assert_true(here == 0 || here == stage.view.main_count);
            dots += here;
            if (here == 0) {
                desk_play(desk, &random);
                continue;
            }
            desk_point(desk, at);
            desk_stage(desk, &stage);
            assert_int_equal(stage.view.spot, chosen);
            desk_click(desk, at, BUTTON_LEFT);
            assert_int_equal(desk->last.kind, INTENT_PLAY);
            assert_true(move_equal(desk->last.move, wanted));
            played++;
        }
        desk_close(desk);
    }
    assert_true(dots > 30 && played > 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_anchors),
        cmocka_unit_test(test_cards_beside_the_cell),
        cmocka_unit_test(test_thumbnails_cover_little),
        cmocka_unit_test(test_points_beside_animals),
        cmocka_unit_test(test_tooltips_hide_nothing),
        cmocka_unit_test(test_turned_board),
        cmocka_unit_test(test_layout),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_piece_sizes),
        cmocka_unit_test(test_rows_have_room),
        cmocka_unit_test(test_spot_numbers),
        cmocka_unit_test(test_dots_on_small_tiles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
