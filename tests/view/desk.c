#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/asked.h"
#include "play/assets.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"
#include "view/table/follow.h"

static void read_table(Atlas *atlas, const char *folder, const char *name)
{
    char path[MAX_PATH_BYTES];
    size_t size;
    AtlasError error;
    asset_path(name, path);
    char *text = file_read(path, 1 << 22, &size);
    if (!text || !atlas_read(atlas, folder, text, size, &error)) {
        fprintf(stderr, "%s:%d: %s\n", path, text ? error.line : 0,
                text ? error.reason : "not read");
        exit(99);
    }
    free(text);
}

static void *copy_of(const void *items, size_t bytes)
{
    void *copy = malloc(bytes);
    assert_non_null(copy);
    return memcpy(copy, items, bytes);
}

/* Puts a copy of the shipped tables, which are read once, in place of the empty atlas. */
static void take_tables(Atlas *atlas)
{
    static Atlas shipped;
    if (!shipped.pages) {
        atlas_init(&shipped);
        read_table(&shipped, "atlas", "atlas/figures.txt");
        read_table(&shipped, "atlas", "atlas/atlas.txt");
        read_table(&shipped, "atlas", "atlas/poses.txt");
        read_table(&shipped, "ui", "ui/ui.txt");
        for (int e = 0; e < EDITIONS; e++) /* poses go with zone masks, which are not read */
            for (int t = 0; t <= MAX_TILE_NUMBER; t++) {
                memset(shipped.tiles[e][t].meeple_pose, 0, sizeof shipped.tiles[e][t].meeple_pose);
                memset(shipped.tiles[e][t].hut_pose, 0, sizeof shipped.tiles[e][t].hut_pose);
            }
    }
    *atlas = shipped;
    atlas->pages = copy_of(atlas->pages, atlas->page_count * sizeof *atlas->pages);
    atlas->sprites = copy_of(atlas->sprites, atlas->sprite_count * sizeof *atlas->sprites);
    atlas->overlays = copy_of(atlas->overlays, atlas->overlay_count * sizeof *atlas->overlays);
    atlas->puts = copy_of(atlas->puts, atlas->put_count * sizeof *atlas->puts);
    atlas->poses = copy_of(atlas->poses, atlas->pose_count * sizeof *atlas->poses);
    atlas->patches = copy_of(atlas->patches, atlas->patch_count * sizeof *atlas->patches);
    atlas->icons = copy_of(atlas->icons, atlas->icon_count * sizeof *atlas->icons);
    atlas->textures = copy_of(atlas->textures, atlas->texture_count * sizeof *atlas->textures);
}

Desk *desk_open(EditionId edition, int players, uint64_t seed, int moves)
{
    static Desk desks[4];
    static int opened;
    Desk *desk = &desks[opened++ % 4];
    Setup setup = test_setup(edition, players, seed);
    desk->chance = random_from(seed + 1);
    stand_begin(&desk->on, 1280, 720);
    desk->last = (Intent){0};
    take_tables(&desk->on.atlas);
    desk->on.session = session_new(test_edition(edition), &setup);
    desk->on.scene.session = desk->on.session;
    for (int i = 0; i < moves && desk_game(desk)->phase != PHASE_END; i++)
        desk_play(desk);
    desk->chance = random_from(seed);
    desk->on.scene.now = 10;
    ui_go(&desk->on.ui, SCREEN_TABLE);
    desk_frame(desk);
    return desk;
}

Desk *desk_open_at(EditionId edition, int players, uint64_t seed, int moves, Phase phase)
{
    Desk *desk = desk_open(edition, players, seed, moves);
    assert_true(desk_play_until(desk, phase));
    return desk;
}

void desk_frame(Desk *desk)
{
    desk->on.scene.now += .5;
    stand_frame(&desk->on);
}

void desk_input(Desk *desk, Input input)
{
    int at = session_at(desk->on.session);
    desk->last = ui_handle(&desk->on.ui, &desk->on.scene, &input);
    if (desk->last.kind == INTENT_PLAY && !session_play(desk->on.session, desk->last.move, NULL)) {
        fprintf(stderr, "the view wanted an illegal move\n");
        abort();
    }
    if (desk->last.kind == INTENT_SEEK)
        session_seek(desk->on.session, desk->last.index);
    if (desk->last.kind == INTENT_UNDO)
        session_seek(desk->on.session, asked_before(desk->on.session, at));
    if (desk->last.kind == INTENT_REDO)
        session_seek(desk->on.session, asked_after(desk->on.session, at));
    desk_frame(desk);
    desk_frame(desk);
}

void desk_point(Desk *desk, Point at)
{
    desk_input(desk, (Input){.kind = INPUT_POINTER, .x = at.x, .y = at.y});
}

static void press(Desk *desk, InputKind kind, Button button, int clicks, Point at)
{
    desk_input(desk, (Input){.kind = (uint8_t)kind,
                             .button = (uint8_t)button,
                             .clicks = (uint8_t)clicks,
                             .x = at.x,
                             .y = at.y});
}

void desk_button(Desk *desk, InputKind kind, Point at)
{
    press(desk, kind, BUTTON_LEFT, 1, at);
}

void desk_again(Desk *desk, Point at)
{
    press(desk, INPUT_DOWN, BUTTON_LEFT, 2, at);
    press(desk, INPUT_UP, BUTTON_LEFT, 2, at);
}

void desk_click(Desk *desk, Point at, Button button)
{
    desk_point(desk, at);
    press(desk, INPUT_DOWN, button, 1, at);
    press(desk, INPUT_UP, button, 1, at);
}

void desk_point_at(Desk *desk, const char *name)
{
    desk_point(desk, rect_middle(stand_widget(&desk->on, name)->rect));
}

void desk_press(Desk *desk, const char *name)
{
    desk_click(desk, rect_middle(stand_widget(&desk->on, name)->rect), BUTTON_LEFT);
}

bool desk_tells(const Desk *desk, const char *words)
{
    const Notice *notice = &desk->on.ui.notice;
    return notice->until > desk->on.scene.now && strstr(notice->text, words);
}

void desk_wheel(Desk *desk, Point at, float steps, uint8_t mods)
{
    desk_point(desk, at);
    desk_input(desk,
               (Input){.kind = INPUT_WHEEL, .wheel = steps, .mods = mods, .x = at.x, .y = at.y});
}

void desk_key(Desk *desk, int key, uint8_t mods)
{
    desk_input(desk, (Input){.kind = INPUT_KEY, .key = key, .mods = mods});
}

float desk_unit(const Desk *desk)
{
    float w = desk->on.scene.width, h = desk->on.scene.height, s = fminf(w / 1280, h / 720);
    float u = (1 + (s - 1) / 2) * (float)desk->on.ui.options.scale / 100;
    return fminf(u, fminf(w / 640, h / 480));
}

TableModel desk_model(Desk *desk)
{
    TableModel model;
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, desk_unit(desk));
    table_catch_up(&(Screen){&frame, &desk->on.ui, &desk->on.scene});
    table_model_make(&frame, &desk->on.ui, &desk->on.scene, &model);
    return model;
}

Point desk_cell(Desk *desk, Cell cell)
{
    TableModel model = desk_model(desk);
    Rect rect = cell_seen(&model.view, cell);
    return (Point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

bool desk_holds(Rect outer, Rect inner)
{
    return rect_within(rect_inset(outer, -2.5f), inner);
}

Rect desk_cell_rect(const TableModel *model, Cell cell)
{
    return cell_seen(&model->view, cell);
}

Rect desk_land(const TableModel *model)
{
    return view_rect(&model->view.board, table_extent(&model->view, true));
}

bool desk_seen_same(const BoardView *one, const BoardView *other)
{
    return one->origin.x == other->origin.x && one->origin.y == other->origin.y &&
           one->tile == other->tile && one->turn == other->turn;
}

const Arranged *desk_arranged(Desk *desk, const TableModel *model)
{
    static Arranged arranged;
    TableModel copy = *model;
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, desk_unit(desk));
    table_arrange(&frame, &desk->on.scene, &copy, &arranged);
    return &arranged;
}

float desk_over_land(const TableModel *model, Rect rect)
{
    const Game *game = model->view.game;
    float sum = 0;
    for (int i = 0; i < game->placed_count; i++)
        sum += rect_overlap(rect,
                            desk_cell_rect(model, game_site_of_tile(game, game->placed[i])->cell));
    return sum / (rect.w * rect.h);
}

const Game *desk_game(const Desk *desk)
{
    return session_game(desk->on.session);
}

static void lay(Desk *desk, Session *session)
{
    assert_non_null(session);
    session_free(desk->on.session);
    desk->on.session = session;
    desk->on.scene.session = session;
}

void desk_begin(Desk *desk, const Setup *setup)
{
    lay(desk, session_new(test_edition(setup->edition), setup));
}

void desk_begin_against_programs(Desk *desk)
{
    Setup setup = *session_setup(desk->on.session);
    for (int seat = 1; seat < setup.player_count; seat++)
        setup.seats[seat].kind = SEAT_AI_NORMAL;
    desk_begin(desk, &setup);
}

Desk *desk_open_record(const char *folder, const char *name)
{
    static Record record;
    Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
    test_record(folder, name, &record);
    desk_lay_record(desk, &record);
    return desk;
}

Desk *desk_open_record_at(const char *folder, const char *name, int at)
{
    Desk *desk = desk_open_record(folder, name);
    desk_seek(desk, at);
    desk_rest(desk);
    return desk;
}

void desk_lay_record(Desk *desk, const Record *record)
{
    lay(desk, session_open(test_edition(record->setup.edition), record));
}

void desk_play(Desk *desk)
{
    if (session_at(desk->on.session) != desk->on.ui.table.shown.at)
        pace_anew(&desk->on.ui.table.shown);
    test_play(desk->on.session, &desk->chance);
}

void desk_seek(Desk *desk, int at)
{
    session_seek(desk->on.session, at);
    pace_anew(&desk->on.ui.table.shown);
}

void desk_step(Desk *desk)
{
    int at = session_at(desk->on.session);
    assert_true(at < session_move_count(desk->on.session));
    session_seek(desk->on.session, at + 1);
}

void desk_rest(Desk *desk)
{
    desk_frame(desk);
    desk->on.scene.now += .5;
    desk_frame(desk);
}

bool desk_play_to(Desk *desk, Phase phase)
{
    while (desk_game(desk)->phase != PHASE_END && desk_game(desk)->phase != phase)
        desk_play(desk);
    return desk_game(desk)->phase == phase;
}

bool desk_play_until(Desk *desk, Phase phase)
{
    bool found = desk_play_to(desk, phase);
    desk_rest(desk);
    return found;
}

void desk_each_choice(int games, void (*visit)(Desk *desk, TableModel *model, void *context),
                      void *context)
{
    for (int seed = 1; seed <= games; seed++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, (uint64_t)seed, 0);
        while (desk_play_until(desk, PHASE_PIECE)) {
            TableModel model = desk_model(desk);
            visit(desk, &model, context);
            desk_play(desk);
        }
    }
}

void desk_play_out(Desk *desk)
{
    while (desk_game(desk)->phase != PHASE_END)
        desk_play(desk);
    session_seek(desk->on.session, session_at(desk->on.session) - 1);
    desk_frame(desk);
    desk_step(desk);
    for (int i = 0; i < 7; i++)
        desk_frame(desk);
}

const DrawCommand *desk_patch(const Desk *desk, const char *name)
{
    return test_next(&desk->on.list, DRAW_PATCH, name, NULL);
}

void desk_map_zones(Desk *desk, uint8_t (*masks)[MASK_SIDE * MASK_SIDE])
{
    Atlas *atlas = &desk->on.atlas;
    const Edition *edition = session_edition(desk->on.session);
    for (int t = 0; t < edition->tiles.tile_count; t++) {
        const Tile *tile = &edition->tiles.tiles[t];
        int overlay = atlas->tiles[edition->rules.id][tile->number].overlay;
        Point stands[MAX_ZONES];
        for (int z = 0; z < MAX_ZONES; z++)
            if (tile->zones[z].kind != ZONE_NONE)
                stands[z] = table_anchor_on_tile(atlas, edition, tile->zones[z].node,
                                                 tile->zones[z].kind == ZONE_LAKE ? PIECE_HUT
                                                                                  : PIECE_MEEPLE);
        bool known = masks[t][0] != 0;
        for (int i = 0; i < MASK_SIDE * MASK_SIDE && !known; i++) {
            float near = INFINITY;
            for (int z = 0; z < MAX_ZONES; z++) {
                if (tile->zones[z].kind == ZONE_NONE)
                    continue;
                float distance = hypotf(stands[z].x - ((float)(i % MASK_SIDE) + .5f) / MASK_SIDE,
                                        stands[z].y - ((float)(i / MASK_SIDE) + .5f) / MASK_SIDE);
                if (distance < near)
                    masks[t][i] = (uint8_t)(z + 1);
                near = fminf(near, distance);
            }
        }
        atlas->overlays[overlay].zones = masks[t];
    }
}

Desk *desk_open_late(void)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 3, 85);
    assert_true(desk_play_until(desk, PHASE_PLACE));
    desk_frame(desk);
    assert_non_null(widgets_named(&desk->on.ui.widgets, "whole-land"));
    return desk;
}

Desk *desk_open_choice(uint64_t seed, int moves, int pieces)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, seed, moves);
    do {
        desk_play(desk);
        assert_true(desk_play_until(desk, PHASE_PIECE));
    } while (desk_model(desk).view.main_count < pieces);
    return desk;
}

Advice advised_of(const Desk *desk, const TableView *view, bool own, float worse)
{
    Advice advice = {.kind = ADVICE_HINT,
                     .at = view->at,
                     .player = view->game->player,
                     .there = true,
                     .count = ADVICE_PLACES};
    Cell used[ADVICE_PLACES];
    MoveList list;
    int count = 0;
    game_moves(view->edition, desk_game(desk), &list);
    for (int i = 0; i < list.count && count < ADVICE_PLACES; i++) {
        bool taken = count > 0 && cell_equal(used[count - 1], list.moves[i].cell);
        if (taken)
            continue;
        used[count] = list.moves[i].cell;
        Explanation *place = &advice.places[count];
        *place = (Explanation){.count = 1};
        place->turn.moves[0] = list.moves[i];
        place->turn.count = 1;
        place->turn.worth = 9 - worse * (float)count;
        place->reasons[0] = (Reason){.kind = REASON_KEEPS, .points = 4, .open = 3};
        if (own && count == 1)
            place->reasons[place->count++] = (Reason){.kind = REASON_EXTRA};
        count++;
    }
    assert_int_equal(count, ADVICE_PLACES);
    return advice;
}

Desk *advised_open(Advice *advice, bool own, float worse)
{
    Desk *desk = desk_open_at(EDITION_SECOND, 2, 3, 0, PHASE_PLACE);
    TableModel model = desk_model(desk);
    *advice = advised_of(desk, &model.view, own, worse);
    desk->on.scene.advice = advice;
    desk->on.ui.table.advice.hint = true;
    desk->on.ui.table.advice.seen = true;
    desk_frame(desk);
    return desk;
}
