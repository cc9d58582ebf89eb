/* The models of all figures. Each adds its parts to an empty sculpture; about 2 units are a stag's
 * height. `variant` chooses the pose, the stone, the player or the number. */
#ifndef PAINTER_MODELS_H
#define PAINTER_MODELS_H

#include "sdf.h"

/* The knots of a curve, for sculpture_curve: KNOTS({{x, y, z}, radius}, ...). */
#define KNOTS(...)                                                                                 \
    (const Knot[]){__VA_ARGS__}, (int)(sizeof((const Knot[]){__VA_ARGS__}) / sizeof(Knot))

typedef enum Player { YELLOW_SUN, RED_SPEAR, GREEN_LEAF, BLUE_MOON, VIOLET_GEM } Player;

void model_deer(Sculpture *s, int pose);      /* 0 standing, 1 grazing, 2 looking at us */
void model_aurochs(Sculpture *s, int pose);   /* 0 standing, 1 grazing */
void model_herald(Sculpture *s, int variant); /* the title picture's aurochs: 0..4 its head turned,
                                                 2 as it stands, 5 an ear laid back */
void model_mammoth(Sculpture *s, int pose);   /* 0 walking, 1 trumpeting */
void model_tiger(Sculpture *s, int pose);     /* 0 prowling, 1 roaring, 2 running away */
void model_fish(Sculpture *s, int pose);

void model_menhir(Sculpture *s, int stone);
void model_gold(Sculpture *s, int heap);
void model_shrine(Sculpture *s, int variant);
void model_volcano(Sculpture *s, int variant);

void model_mushrooms(Sculpture *s, int variant);
void model_shaman(Sculpture *s, int variant);
void model_logboat(Sculpture *s, int variant);
void model_raft(Sculpture *s, int variant);
void model_hunting_trap(Sculpture *s, int variant);
void model_pit_trap(Sculpture *s, int variant);
void model_wildfire(Sculpture *s, int variant);
void model_fire(Sculpture *s, int variant);

void model_meeple(Sculpture *s, int player);
void model_hunter(Sculpture *s, int player);
void model_sitter(Sculpture *s, int player); /* by a fire */
void model_hut(Sculpture *s, int player);
void model_covered(Sculpture *s, int variant);
void model_score(Sculpture *s, int points);

static inline Paint plain(uint32_t rgb)
{
    return (Paint){.tint = colour(rgb)};
}

static inline Paint furry(uint32_t rgb, float fur)
{
    return (Paint){.tint = colour(rgb), .fur = fur};
}

static inline Paint shiny(uint32_t rgb, float shine)
{
    return (Paint){.tint = colour(rgb), .shine = shine};
}

static inline Paint patterned(Paint paint, Vec3 (*pattern)(Vec3 skin, Vec3 tint))
{
    paint.pattern = pattern;
    return paint;
}

/* Fire: `edge` where it turns away from the viewer, `core` where it faces him. */
static inline Paint glowing(uint32_t edge, uint32_t core)
{
    return (Paint){.tint = colour(edge), .core = colour(core), .glow = 1};
}

/* No turn. */
static const Vec3 UPRIGHT = {0, 0, 0};

#endif
