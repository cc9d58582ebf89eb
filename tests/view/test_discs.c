/* Many choices of a piece: on the large tile each by a disc with its number, on a small one each by
 * a dot, apart from all others. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "view/board/discs.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"

/* What stands for a piece on the large tile: a disc and its number, pixels. */
typedef struct Mark {
    Point disc, number;
    float reach, small;
} Mark;

/* Pixels between two marks. */
static float between(const Mark *a, const Mark *b)
{
    float discs = hypotf(a->disc.x - b->disc.x, a->disc.y - b->disc.y) - a->reach - b->reach;
    float one = hypotf(a->disc.x - b->number.x, a->disc.y - b->number.y) - a->reach - b->small;
    float other = hypotf(a->number.x - b->disc.x, a->number.y - b->disc.y) - a->small - b->reach;
    float numbers = hypotf(a->number.x - b->number.x, a->number.y - b->number.y) - 2 * a->small;
    return fminf(fminf(discs, numbers), fminf(one, other));
}

/* Those drawn on the large tile, where discs hold icons. */
static int find_marks(Desk *desk, const BoardView *slot, Mark marks[MAX_SPOTS])
{
    static const char *const icons[] = {"gatherer", "fisher", "hunter", "hut"};
    const DrawList *list = &desk->on.list;
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
    float small = plate_radius(&frame, slot);
    int discs = 0, numbers = 0;
    for (size_t i = 0; i < list->count; i++) {
        const DrawCommand *command = &list->commands[i];
        Rect rect = command->rect;
        Point middle = {rect.x + rect.w / 2, rect.y + rect.h / 2};
        bool icon = false;
        for (int k = 0; k < ROLES; k++)
            icon |= command->kind == DRAW_ICON && strcmp(command->name, icons[k]) == 0;
        if (icon && rect_holds(slot->rect, middle.x, middle.y) && discs < MAX_SPOTS)
            marks[discs++] = (Mark){.disc = middle, .reach = 19.5f / 24 * rect.w, .small = small};
        else if (command->kind == DRAW_TEXT && rect_holds(slot->rect, rect.x, rect.y) &&
                 numbers < discs) /* its baseline lies about half of a figure below the middle */
            marks[numbers++].number = (Point){rect.x, rect.y - .53f * small};
    }
    assert_int_equal(numbers, discs);
    return discs;
}

typedef struct Gaps {
    int tiles, most;
    float least;
} Gaps;

static void check_gaps(Desk *desk, TableModel *model, void *context)
{
    Gaps *gaps = context;
    Mark marks[MAX_SPOTS];
    Frame frame = ui_frame(&desk->on.ui, &desk->on.scene, NULL, 1);
    if (!discs_wanted(&model->view))
        return;
    BoardView slot =
        table_slot_view(&frame, &model->layout, model->view.placed->cell, model->view.turn);
    int count = find_marks(desk, &slot, marks);
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            gaps->least = fminf(gaps->least, between(&marks[i], &marks[k]));
    gaps->tiles++;
    gaps->most = count > gaps->most ? count : gaps->most;
}

/* However many there are. */
static void discs_do_not_touch(void **state)
{
    (void)state;
    Gaps gaps = {.least = INFINITY};
    desk_each_choice(16, check_gaps, &gaps);
    assert_true(gaps.tiles > 100 && gaps.most >= 9);
    if (gaps.least < 2)
        fail_msg("two discs are %g pixels apart", (double)gaps.least);
}

static float side_of(Point a, Point b, Point at)
{
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
}

static bool lines_cross(const Point a[2], const Point b[2])
{
    return side_of(a[0], a[1], b[0]) * side_of(a[0], a[1], b[1]) < 0 &&
           side_of(b[0], b[1], a[0]) * side_of(b[0], b[1], a[1]) < 0;
}

/* How many dots there are on the board; none lies over another, nor over the middle of the tile
 * just placed, but where its spot does, and no line to a spot crosses another. */
static int check_dots(Desk *desk, const TableModel *model)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    Rect tile = desk_cell_rect(model, model->view.placed->cell);
    Rect middle = rect_inset(tile, .17f * tile.w);
    Point lines[MAX_SPOTS][2];
    int dots = 0;
    for (int i = 0; i < widgets->count; i++) {
        const Widget *dot = &widgets->items[i];
        if (dot->verb != VERB_DOT)
            continue;
        Point spot = model->view.spots[dot->index].at;
        lines[dots][0] = view_pixel(&model->board, spot.x, spot.y);
        lines[dots][1] = (Point){dot->rect.x + dot->rect.w / 2, dot->rect.y + dot->rect.h / 2};
        float away =
            hypotf(lines[dots][0].x - tile.x - tile.w / 2, lines[dots][0].y - tile.y - tile.h / 2);
        assert_false(away > .2f * tile.w && stand_overlap(dot->rect, middle));
        for (int k = 0; k < i; k++)
            assert_false(widgets->items[k].verb == VERB_DOT &&
                         stand_overlap(dot->rect, widgets->items[k].rect));
        for (int k = 0; k < dots; k++)
            assert_false(lines_cross(lines[k], lines[dots]));
        dots++;
    }
    return dots;
}

/* Many on a small tile lie round its edge, so that it can be seen. */
static void dots_leave_a_small_tile(void **state)
{
    (void)state;
    static const char *const records[] = {"d2-001.aurochs", "d4-001.aurochs", "d5-004.aurochs"};
    int tiles = 0, most = 0;
    for (size_t r = 0; r < sizeof records / sizeof *records; r++) {
        Desk *desk = desk_open(EDITION_SECOND, 2, 1, 0);
        desk_open_record(desk, "records/second", records[r]);
        int count = session_move_count(desk->on.session);
        for (int at = 60; at < count; at++) {
            desk_seek(desk, at);
            if (at == 60) { /* it was shown whole, being over */
                desk_rest(desk);
                camera_reset(&desk->on.ui.table.camera, 0);
                desk->on.ui.table.camera.chosen = 57; /* so small by a hand alone */
            }
            desk_rest(desk);
            TableModel model = desk_model(desk);
            if (!discs_wanted(&model.view) || model.view.main_count < MANY_SPOTS ||
                model.board.tile > 60)
                continue;
            int dots = check_dots(desk, &model);
            assert_int_equal(dots, model.view.main_count);
            most = dots > most ? dots : most;
            tiles++;
        }
        desk_close(desk);
    }
    assert_true(tiles > 15 && most >= 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(discs_do_not_touch),
        cmocka_unit_test(dots_leave_a_small_tile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
