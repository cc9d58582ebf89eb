/* The light over the board: a day in small steps, by the position alone. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "view/board/landscape.h"

static Game game_with(int drawn, int count, Phase phase)
{
    Game game = {.phase = (uint8_t)phase};
    game.land.drawn = (uint8_t)drawn;
    game.land.count = (uint8_t)count;
    return game;
}

TEST(the_day_goes_on_as_the_stack_empties)
{
    int last = 0;
    Game game = game_with(0, 79, PHASE_PLACE);
    assert_int_equal(daylight_step(&game), 0);
    for (int drawn = 0; drawn <= 79; drawn++) {
        game = game_with(drawn, 79, PHASE_PLACE);
        int step = daylight_step(&game);
        assert_true(step == last || step == last + 1);
        last = step;
    }
    assert_int_equal(last, DAY_STEPS);
    game = game_with(79, 79, PHASE_END);
    assert_int_equal(daylight_step(&game), DAY_FIRE);
    game = game_with(0, 0, PHASE_PLACE);
    assert_int_equal(daylight_step(&game), 0);
}

/* What the land's light makes of a colour. */
static float seen(const Daylight *light, int row, const float rgb[3])
{
    const float *m = light->land.rows[row];
    return m[0] * rgb[0] + m[1] * rgb[1] + m[2] * rgb[2] + 255 * m[3];
}

TEST(nobody_sees_a_step)
{
    static const float colours[][3] = {
        {167, 191, 91}, {40, 80, 50}, {60, 150, 210}, {200, 190, 180}};
    for (int step = 0; step < DAY_STEPS; step++) {
        Daylight here = daylight_at(step), next = daylight_at(step + 1);
        for (size_t i = 0; i < sizeof colours / sizeof colours[0]; i++)
            for (int row = 0; row < 3; row++)
                assert_true(fabsf(seen(&here, row, colours[i]) - seen(&next, row, colours[i])) < 6);
    }
}

/* What is lit keeps its colour: given as the undone one, the light makes it what it was. */
TEST(lights_keep_their_colours)
{
    static const uint32_t colours[] = {0x808080, 0x6E6861, 0xC8B090, 0x4060A0, 0xB03020};
    for (int step = 0; step <= DAY_FIRE; step++) {
        Daylight light = daylight_at(step);
        for (size_t i = 0; i < sizeof colours / sizeof colours[0]; i++) {
            uint32_t given = grade_undo(&light.land, colours[i]);
            float rgb[3] = {(float)(given >> 16), (float)(given >> 8 & 255), (float)(given & 255)};
            for (int row = 0; row < 3; row++)
                assert_true(fabsf(seen(&light, row, rgb) -
                                  (float)(colours[i] >> (16 - 8 * row) & 255)) < 2);
        }
    }
}

/* In a list the light holds for what lies in it, and no longer. */
TEST(only_the_board_lies_in_the_light)
{
    DrawList list = {0};
    Daylight evening = daylight_at(DAY_STEPS);
    BoardTile tile = {0};
    draw_tile(&list, 0, tile, (Rect){0, 0, 64, 64}, 1, 0);
    draw_light(&list, tile, 1, ZONES_FILL, rgba(0x808080, .5f));
    draw_day(&list, &evening.land);
    draw_board(&list, 0, &tile, 1, (Point){0, 0}, 64);
    draw_light(&list, tile, 1, ZONES_FILL, rgba(0x808080, .5f));
    draw_day(&list, NULL);
    draw_tile(&list, 0, tile, (Rect){0, 0, 64, 64}, 1, 0);
    assert_false(list.commands[0].lit || list.commands[2].lit);
    assert_true(list.commands[1].lit);
    assert_false(list.lights[0].lit);
    assert_true(list.lights[1].lit);
    assert_int_equal(list.lights[1].colour.b, 0x80);
    assert_int_equal(list.lights[0].colour.a, list.lights[1].colour.a);
    draw_clear(&list);
    assert_false(list.lit);
    draw_free(&list);
}
