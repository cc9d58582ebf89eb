/* By keys every area of the land is looked at that the pointer can look at, and what is told of it
 * is the same. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"

enum { MOST_AREAS = 4 * MAX_TILES, DIRECTIONS = 4 };

static uint8_t masks[MAX_TILES][MASK_SIDE * MASK_SIDE];

/* The whole game in which all tiles are laid, after some moves, -1: all of them; its last tiles are
 * those that were left over. */
static Desk *desk_at(int moves)
{
    Desk *desk = desk_open_record("records/whole", "all-95.aurochs");
    desk_map_zones(desk, masks);
    desk_seek(desk, moves < 0 ? session_move_count(desk->on.session) : moves);
    desk_rest(desk);
    return desk;
}

/* Areas and systems that the pointer tells apart. */
typedef struct Areas {
    int count;
    InspectPlace places[MOST_AREAS];
} Areas;

static int area_of(const TableView *view, const Areas *areas, Lit lit)
{
    for (int i = 0; i < areas->count; i++)
        if (areas->places[i].lit.system == lit.system &&
            lit_holds(view, areas->places[i].lit, lit.node))
            return i;
    return -1;
}

static bool add(const TableView *view, Areas *areas, InspectPlace place)
{
    if (area_of(view, areas, place.lit) >= 0)
        return false;
    assert_true(areas->count < MOST_AREAS);
    areas->places[areas->count++] = place;
    return true;
}

/* Whatever lies under a pointer that goes over all of the land. */
static void list_areas(const TableModel *model, Areas *areas)
{
    enum { STEPS = 20 };
    const TableView *view = &model->view;
    areas->count = 0;
    for (int t = 0; t < view->game->placed_count; t++) {
        Cell cell = game_site_of_tile(view->game, view->game->placed[t])->cell;
        for (int i = 0; i < STEPS * STEPS; i++) {
            Point at = {(float)cell.x + ((float)(i % STEPS) + .5f) / STEPS,
                        (float)cell.y + ((float)(i / STEPS) + .5f) / STEPS};
            Lit under = table_under(model, point_seen(&model->view, at));
            if (under.node != NO_NODE)
                add(view, areas, (InspectPlace){under, at});
        }
    }
}

/* All that can be walked to. */
static void walk_everywhere(const TableModel *model, InspectPlace from, Areas *reached)
{
    static InspectPlace open[64 * MOST_AREAS];
    int first = 0, count = 0;
    reached->count = 0;
    open[count++] = from;
    while (first < count) {
        InspectPlace at = open[first++], to;
        for (int d = 0; d < DIRECTIONS; d++) {
            bool known = !around_next(model, at, d, &to);
            for (int i = 0; i < count && !known; i++)
                known = open[i].at.x == to.at.x && open[i].at.y == to.at.y;
            if (known)
                continue;
            open[count++] = to;
            add(&model->view, reached, to);
        }
    }
}

/* From anywhere to everywhere on a full board, however it is turned. */
TEST(every_area_is_reached)
{
    Desk *desk = desk_at(-1);
    static Areas areas, reached;
    for (int turn = 0; turn < test_share(4); turn++) {
        TableModel model = desk_model(desk);
        list_areas(&model, &areas);
        int kinds[ZONE_LAKE + 1] = {0};
        for (int i = 0; i < areas.count; i++) {
            const TileSet *set = &model.view.edition->tiles;
            uint16_t node = areas.places[i].lit.node;
            kinds[set->tiles[set->node[node].tile].zones[set->node[node].zone].kind]++;
        }
        assert_int_equal(model.view.game->placed_count, 95);
        assert_true(kinds[ZONE_FOREST] > 10 && kinds[ZONE_RIVER] > 10 && kinds[ZONE_MEADOW] > 10 &&
                    kinds[ZONE_LAKE] > 3);
        for (int from = -1; from < areas.count; from += 31) {
            InspectPlace start = {{NO_NODE, false}, {.5f, .5f}};
            walk_everywhere(&model, from < 0 ? start : areas.places[from], &reached);
            for (int i = 0; i < areas.count; i++)
                if (area_of(&model.view, &reached, areas.places[i].lit) < 0 && i != from)
                    fail_msg("turn %d, from %d: no way to %.2f,%.2f", turn, from,
                             (double)areas.places[i].at.x, (double)areas.places[i].at.y);
        }
        desk_key(desk, 'b', 0);
    }
}

/* The words of the card that is seen, wherever its lines break. */
static void read_card(const Desk *desk, char *text, size_t capacity)
{
    const DrawList *list = &desk->on.list;
    Rect place = desk->on.ui.table.card.place;
    size_t used = 0;
    text[0] = '\0';
    for (const DrawCommand *c = NULL; (c = test_next(list, DRAW_TEXT, NULL, c));) {
        if (place.w > 0 && rect_holds(place, c->rect.x, c->rect.y))
            used +=
                (size_t)snprintf(text + used, capacity - used, "%s ", draw_command_text(list, c));
        assert_true(used < capacity);
    }
}

/* A point of the same tile under which the pointer finds the area, and does not choose a spot in
 * its place; false: there is none. */
static bool find_point(Desk *desk, const TableModel *model, InspectPlace place, Point *pixel)
{
    enum { STEPS = 40 };
    const TableView *view = &model->view;
    if (view->mine && view->phase == PHASE_PIECE && floorf(place.at.x) == view->placed->cell.x &&
        floorf(place.at.y) == view->placed->cell.y)
        return false;
    for (int i = 0; i < STEPS * STEPS; i++) {
        Point at = {floorf(place.at.x) + ((float)(i % STEPS) + .5f) / STEPS,
                    floorf(place.at.y) + ((float)(i / STEPS) + .5f) / STEPS};
        *pixel = point_seen(&model->view, at);
        Lit under = table_under(model, *pixel);
        if (under.node != NO_NODE && under.system == place.lit.system &&
            lit_holds(view, place.lit, under.node) &&
            !widgets_at(&desk->on.ui.widgets, pixel->x, pixel->y))
            return true;
    }
    return false;
}

/* What keys look at now is what a pointer there looks at: the same is lit and told. */
static bool is_as_pointed(Desk *desk)
{
    static char by_keys[4096], by_pointer[4096];
    static TableUi before;
    Point at;
    before = desk->on.ui.table;
    TableModel model = desk_model(desk);
    read_card(desk, by_keys, sizeof by_keys);
    InspectPlace place = desk->on.ui.table.inspect.walk;
    assert_true(inspect_by_keys(&desk->on.ui.table.inspect));
    desk_point(desk, (Point){-1, -1}); /* the card goes out of the pointer's way */
    model = desk_model(desk);
    if (!find_point(desk, &model, place, &at))
        return false;
    desk_point(desk, at);
    desk_frame(desk);
    desk_frame(desk);
    TableModel pointed = desk_model(desk);
    read_card(desk, by_pointer, sizeof by_pointer);
    assert_false(inspect_by_keys(&desk->on.ui.table.inspect));
    assert_true(by_keys[0] && pointed.lit.node != NO_NODE);
    assert_string_equal(by_keys, by_pointer);
    assert_int_equal(pointed.lit.system, place.lit.system);
    assert_true(lit_holds(&model.view, place.lit, pointed.lit.node));
    desk->on.ui.table = before;
    desk_frame(desk);
    return true;
}

/* Walks by keys in all directions, and compares. */
static int stroll(Desk *desk, int steps)
{
    Random random = random_from(7);
    int compared = 0;
    for (int i = 0; i < steps; i++) {
        desk_key(desk, KEY_LEFT + (int)random_below(&random, DIRECTIONS), MOD_ALT);
        TableModel model = desk_model(desk);
        Point at = desk->on.ui.table.inspect.walk.at;
        Rect cell = view_cell(&model.view.board, (int)floorf(at.x), (int)floorf(at.y));
        assert_true(rect_overlap(cell, framing_open(&model.layout)) > .9f * cell.w * cell.h);
        compared += is_as_pointed(desk);
    }
    return compared;
}

TEST(every_card_is_the_pointers)
{
    Desk *desk = desk_at(-1);
    static Areas areas;
    int compared = 0;
    TableModel model = desk_model(desk);
    list_areas(&model, &areas);
    for (int i = 0; i < areas.count; i++) {
        inspect_walk(&desk->on.ui.table.inspect, areas.places[i]);
        desk_frame(desk);
        compared += is_as_pointed(desk);
    }
    assert_int_equal(compared, areas.count);
    assert_true(stroll(desk, 40) > 30);
}

/* While a program is to decide, and in the past. */
TEST(when_nothing_is_to_decide)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 8, 0);
    Setup setup = *session_setup(desk->on.session);
    desk->chance = random_from(5);
    setup.seats[1].kind = SEAT_AI_NORMAL;
    desk_begin(desk, &setup);
    desk_map_zones(desk, masks);
    while (desk_game(desk)->turn < 9 || desk_game(desk)->player != 1)
        desk_play(desk);
    desk_rest(desk);
    assert_true(stroll(desk, 12) > 8);

    desk = desk_at(60);
    desk_key(desk, 'h', 0);
    desk_key(desk, KEY_PAGE_UP, 0);
    assert_true(stroll(desk, 12) > 8);
}

/* Enter keeps the area lit, Esc lets go of it, and what chooses goes back to the tile in hand. */
TEST(it_ends_as_expected)
{
    Desk *desk = desk_at(40);
    const InspectUi *look = &desk->on.ui.table.inspect;
    int at = session_at(desk->on.session);
    desk_key(desk, KEY_SPACE, 0);
    TableModel model = desk_model(desk);
    assert_int_equal(model.view.ghost.state, GHOST_FITS);
    Cell cell = model.view.ghost.cell;
    desk_key(desk, KEY_UP, MOD_ALT);
    assert_true(inspect_by_keys(look) && desk_model(desk).view.ghost.state == GHOST_NONE);
    desk_key(desk, KEY_ENTER, 0); /* lays nothing */
    assert_int_equal(session_at(desk->on.session), at);
    assert_int_equal(look->pin.node, look->walk.lit.node);
    desk_key(desk, KEY_DOWN, MOD_ALT);
    assert_true(inspect_by_keys(look) && look->pin.node == NO_NODE);
    desk_key(desk, KEY_ESCAPE, 0);
    model = desk_model(desk);
    assert_int_equal(desk->on.ui.overlay, OVERLAY_NONE);
    assert_true(!inspect_by_keys(look) && model.lit.node == NO_NODE);
    assert_true(model.view.ghost.state == GHOST_FITS && cell_equal(model.view.ghost.cell, cell));
    desk_key(desk, KEY_UP, MOD_ALT);
    desk_key(desk, KEY_SPACE, 0);
    assert_false(inspect_by_keys(look));
    desk_key(desk, KEY_UP, MOD_ALT);
    desk_key(desk, KEY_ENTER, 0);
    desk_point(desk, (Point){300, 300});
    assert_true(!inspect_by_keys(look) && look->pin.node != NO_NODE);
}

/* Keys that lead the camera away lead it for this move only; a person's own stays. */
TEST(the_camera_comes_back)
{
    for (int own = 0; own < 2; own++) {
        Desk *desk = desk_at(150);
        Camera *camera = &desk->on.ui.table.camera;
        desk->chance = random_from(5);
        stand_resize(&desk->on, 800, 600, 100);
        assert_true(desk_play_until(desk, PHASE_PLACE));
        assert_false(camera->own);
        if (own)
            desk_key(desk, '+', 0);
        float x = camera->x, y = camera->y;
        for (int i = 0; i < 30 && camera->x == x && camera->y == y; i++)
            desk_key(desk, KEY_UP, MOD_ALT);
        assert_true(camera->own && (camera->x != x || camera->y != y));
        desk_frame(desk);
        assert_true(camera->own);
        desk_key(desk, KEY_ESCAPE, 0);
        desk_key(desk, KEY_SPACE, 0);
        desk_key(desk, KEY_ENTER, 0);
        assert_int_equal(camera->own, own);
    }
}

/* Who is to see no lenses is told nothing of the land by keys either. */
TEST(not_for_purists)
{
    Desk *desk = desk_open(EDITION_SECOND, 2, 8, 0);
    Setup setup = *session_setup(desk->on.session);
    setup.help = HELP_PURIST;
    desk_begin(desk, &setup);
    desk_rest(desk);
    desk_key(desk, KEY_RIGHT, MOD_ALT);
    assert_false(inspect_by_keys(&desk->on.ui.table.inspect));
}
