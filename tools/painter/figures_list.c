/* The cast. Sizes are chosen so that each reads at 48 pixels a tile, not by nature's proportions.
 */
#include "figures_list.h"

#include "figures_ink.h"
#include "figures_march.h"
#include "models.h"

#include <stdlib.h>

#define ANIMAL 0.50f, 0.40f, ON_GRASS, true, 0, false
#define FACING_LEFT -0.06f, 0.40f, ON_GRASS, true, 0, true
#define FRONT(ELEVATION) 0, ELEVATION, ON_GRASS, true, 0, false
#define SWIMMING 0, 0.62f, IN_WATER, false, 0, false
#define SWIMMING_LEFT 0, 0.62f, IN_WATER, false, 0, true
#define STANDING 42.4f, 0.18f, 0.38f, ON_GRASS, true, 0, false
#define LYING 33.1f, 0, 0.88f, ON_GRASS, true, 13, false
#define PITCHED 49, 0, 0.40f, ON_GRASS, true, 0, false
#define BURNING 0, 0.36f, ABLAZE, false, 0, false

static const Figure FIGURES[] = {
    {"deer-0", model_deer, 0, 39, ANIMAL},
    {"deer-1", model_deer, 1, 36.2f, 0.22f, 0.40f, ON_GRASS, true, 0, false},
    {"deer-2", model_deer, 2, 39, ANIMAL},
    {"deer-3", model_deer, 0, 39, FACING_LEFT},
    {"deer-4", model_deer, 1, 36.0f, FACING_LEFT},
    {"deer-5", model_deer, 2, 39, FACING_LEFT},
    {"aurochs-0", model_aurochs, 0, 39, ANIMAL},
    {"aurochs-1", model_aurochs, 1, 39, ANIMAL},
    {"aurochs-2", model_aurochs, 0, 37.5f, FACING_LEFT},
    {"aurochs-3", model_aurochs, 1, 37.5f, FACING_LEFT},
    {"mammoth-0", model_mammoth, 0, 38, ANIMAL},
    {"mammoth-1", model_mammoth, 1, 38, ANIMAL},
    {"mammoth-2", model_mammoth, 0, 37, FACING_LEFT},
    {"mammoth-3", model_mammoth, 1, 37, FACING_LEFT},
    {"tiger-0", model_tiger, 0, 42, ANIMAL},
    {"tiger-1", model_tiger, 1, 42, ANIMAL},
    {"tiger-2", model_tiger, 0, 39.5f, FACING_LEFT},
    {"tiger-3", model_tiger, 1, 39.5f, FACING_LEFT},
    {"fish-0", model_fish, 0, 31, SWIMMING},
    {"fish-1", model_fish, 1, 31, SWIMMING},
    {"fish-2", model_fish, 2, 31, SWIMMING},
    {"fish-3", model_fish, 0, 31, SWIMMING_LEFT},
    {"fish-4", model_fish, 1, 31, SWIMMING_LEFT},
    {"fish-5", model_fish, 2, 31, SWIMMING_LEFT},
    {"menhir-0", model_menhir, 0, 44, FRONT(0.36f)},
    {"menhir-1", model_menhir, 1, 44, FRONT(0.36f)},
    {"menhir-2", model_menhir, 2, 44, FRONT(0.36f)},
    {"menhir-3", model_menhir, 3, 44, FRONT(0.36f)},
    {"gold-0", model_gold, 0, 33, FRONT(0.60f)},
    {"gold-1", model_gold, 1, 32.5f, FRONT(0.60f)},
    {"mushrooms-0", model_mushrooms, 0, 31.5f, FRONT(0.36f)},
    {"shaman", model_shaman, 0, 46, FRONT(0.32f)},
    {"logboat", model_logboat, 0, 50, 0.30f, 0.55f, ON_GRASS, false, 0, false},
    {"raft", model_raft, 0, 52, 0.45f, 0.55f, ON_GRASS, false, 0, false},
    {"hunting-trap", model_hunting_trap, 0, 45, FRONT(0.40f)},
    {"pit-trap", model_pit_trap, 0, 48, 0, 0.62f, ON_GRASS, false, 0, false},
    {"wildfire", model_wildfire, 0, 35.0f, 0, 0.36f, ON_GRASS, false, 0, false},
    {"fire", model_fire, 0, 45.5f, BURNING},
    {"volcano", model_volcano, 0, 47, FRONT(0.52f)},
    {"shrine", model_shrine, 0, 51, FRONT(0.40f)},
    {"meeple-yellow", model_meeple, YELLOW_SUN, STANDING},
    {"meeple-red", model_meeple, RED_SPEAR, STANDING},
    {"meeple-green", model_meeple, GREEN_LEAF, STANDING},
    {"meeple-blue", model_meeple, BLUE_MOON, STANDING},
    {"meeple-violet", model_meeple, VIOLET_GEM, STANDING},
    {"hunter-yellow", model_hunter, YELLOW_SUN, LYING},
    {"hunter-red", model_hunter, RED_SPEAR, LYING},
    {"hunter-green", model_hunter, GREEN_LEAF, LYING},
    {"hunter-blue", model_hunter, BLUE_MOON, LYING},
    {"hunter-violet", model_hunter, VIOLET_GEM, LYING},
    {"hut-yellow", model_hut, YELLOW_SUN, PITCHED},
    {"hut-red", model_hut, RED_SPEAR, PITCHED},
    {"hut-green", model_hut, GREEN_LEAF, PITCHED},
    {"hut-blue", model_hut, BLUE_MOON, PITCHED},
    {"hut-violet", model_hut, VIOLET_GEM, PITCHED},
    {"covered", model_covered, 0, 39, 0, 1.20f, ON_GRASS, false, 60, false},
    {"score-50", model_score, 50, 48, 0, 1.0f, ON_GRASS, true, 0, false},
    {"score-100", model_score, 100, 48, 0, 1.0f, ON_GRASS, true, 0, false},
};

const Figure *figures_all(int *count)
{
    *count = sizeof(FIGURES) / sizeof(FIGURES[0]);
    return FIGURES;
}

static Ink ink_for(FigureGround ground)
{
    switch (ground) {
    case IN_WATER:
        return (Ink){colour(0x0E2140), colour(0xC9F0F2), 0.75f};
    case ABLAZE:
        return (Ink){colour(0x5A1206), colour(0xFFC24A), 1.0f};
    case ON_GRASS:
        break;
    }
    return (Ink){colour(0x2A1A10), colour(0xFFF6D6), 1.0f};
}

/* Cuts off what is clear, all round; the pivot moves with it. */
static Image trim(Image image, Vec2 *pivot)
{
    Box box = image_bounds(&image);
    Image trimmed = image_crop(&image, box);
    image_free(&image);
    *pivot = vec2(pivot->x - (float)box.x, pivot->y - (float)box.y);
    return trimmed;
}

PaintedFigure figure_paint(const Figure *figure)
{
    PaintedFigure painted = {0};
    Sculpture *s = memory_new(1, sizeof(*s));
    figure->model(s, figure->variant);
    if (figure->mirrored)
        sculpture_flip(s, 0);
    sculpture_pose(s, 0, (Pose){.turn = {0, figure->yaw, 0}});
    Camera camera = {.elevation = figure->elevation,
                     .scale = figure->scale * MARCH_LEVEL / (float)LEVEL_SIZES[0]};
    Ink ink = ink_for(figure->ground);
    Vec2 ground;
    Image marched = march_figure(s, camera, ink.line, INK_MARGIN, &ground);
    Box body = image_bounds(&marched);
    Vec2 middle = vec2((float)body.x + (float)body.w / 2, (float)body.y + (float)body.h / 2);
    for (int level = 0; level < LEVELS; level++) {
        float shrink = (float)LEVEL_SIZES[level] / MARCH_LEVEL;
        painted.sprite_pivots[level] = vec2_scale(middle, shrink);
        painted.sprites[level] =
            trim(ink_figure(&marched, ink, level), &painted.sprite_pivots[level]);
        painted.feet[level] = (ground.y - middle.y) * shrink +
                              figure->in_front * (float)LEVEL_SIZES[level] / (float)LEVEL_SIZES[0];
    }
    if (figure->shadow) {
        Vec2 shadow_ground;
        Image shadow = march_shadow(s, camera, &shadow_ground);
        Vec2 pivot = vec2_sub(shadow_ground, vec2_scale(vec2_sub(ground, middle),
                                                        (float)LEVEL_SIZES[0] / MARCH_LEVEL));
        for (int level = 0; level < LEVELS; level++) {
            Image smaller = level + 1 < LEVELS ? image_half(&shadow) : (Image){0};
            painted.shadow_pivots[level] = pivot;
            painted.shadows[level] = trim(shadow, &painted.shadow_pivots[level]);
            shadow = smaller;
            pivot = vec2_scale(pivot, 0.5f);
        }
    }
    image_free(&marched);
    free(s);
    return painted;
}

void figure_free(PaintedFigure *painted)
{
    for (int level = 0; level < LEVELS; level++) {
        image_free(&painted->sprites[level]);
        image_free(&painted->shadows[level]);
    }
}
