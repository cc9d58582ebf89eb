/* All places are those of an output of 1280 x 720, about the fire's; a narrower one brings them
 * nearer to it. */
#include <math.h>

#include "view/kit/page.h"
#include "view/pages/ranking.h"
#include "view/pages/results_fire.h"
#include "view/pages/scenes.h"
#include "view/words/names.h"

/* How the results unfold: hands on the wall from the last place to the first, then the painting,
 * then its words, while the curve is drawn; all by the seconds since they were first shown. Then it
 * is still but for the fire. */

/* Seconds. */
#define CURVE_FROM .3
#define CURVE 2.4
#define HANDS_FROM .6
#define HAND_EVERY .45
#define HAND .35
#define PAUSE .25
#define PAINTING_COMES 1.1
#define WORDS .2

enum { FLAMES = 12 /* a second */ };

static float share_of(double since, double from, double length)
{
    return (float)fmax(0, fmin(1, (since - from) / length));
}

double unfold_hand_at(int players, int rank)
{
    return HANDS_FROM + HAND_EVERY * (players - 1 - rank);
}

double unfold_painting_at(int players)
{
    return unfold_hand_at(players, 0) + HAND + PAUSE;
}

double unfold_seconds(int players)
{
    return unfold_painting_at(players) + PAINTING_COMES + WORDS; /* the curve is drawn before */
}

float unfold_curve(double since)
{
    return share_of(since, CURVE_FROM, CURVE);
}

/* How many pictures the fire has shown. */
static double unfold_flame(double now)
{
    return floor(now * FLAMES + .01);
}

double unfold_flame_due(double now)
{
    return (unfold_flame(now) + 1) / FLAMES;
}

enum { LEAST_WIDTH = 1100, LEAST_HEIGHT = 660 }; /* logical units */

enum { FIRE_X = 955, FIRE_Y = 566, SCENE_W = 640, SCENE_H = 720, FLOOR_Y = 512 };

/* The scene on the output. */
typedef struct Stead {
    Frame *frame;
    const Fire *fire;
    float scale; /* pixels for one of the scene's */
    float x, y;  /* of the fire's foot, pixels */
    float wall;  /* pixels for one of the scene's, up and down the wall */
    Colour winners[MAX_PLAYERS];
    int winner_count;
} Stead;

bool fire_fits(const Frame *frame)
{
    return page_width(frame) >= LEAST_WIDTH && page_height(frame) >= LEAST_HEIGHT;
}

static Stead stead_of(Frame *frame, const Fire *fire)
{
    float w = page_width(frame) - FIRE_CARDS, h = page_height(frame);
    Stead stead = {.frame = frame,
                   .fire = fire,
                   .scale = fminf(w / (SCENE_W + 14), h / SCENE_H) * frame->u,
                   .x = roundf((FIRE_CARDS + w / 2 + 2) * frame->u),
                   .y = roundf((h - (SCENE_H - FIRE_Y)) * frame->u)};
    stead.wall = stead.y / FIRE_Y;
    return stead;
}

/* A place on the floor, and one on the wall. */
static Point on_floor(const Stead *stead, float x, float y)
{
    return (Point){stead->x + (x - FIRE_X) * stead->scale, stead->y + (y - FIRE_Y) * stead->scale};
}

static Point on_wall(const Stead *stead, float x, float y)
{
    return (Point){stead->x + (x - FIRE_X) * stead->scale, y * stead->wall};
}

static Rect about(const Stead *stead, Point middle, float w, float h)
{
    w *= stead->scale;
    h *= stead->scale;
    return (Rect){roundf(middle.x - w / 2), roundf(middle.y - h / 2), roundf(w), roundf(h)};
}

/* A picture of alpha alone in one colour. */
static void draw_alpha(const Stead *stead, const char *name, Rect rect, uint32_t rgb, float alpha)
{
    Grade grade = grade_ramp(&rgb, 1);
    draw_layer(stead->frame->list, name, rect, &grade, alpha);
}

/* A picture as it is. Its foot, which lies `foot` above its lower edge, is on a place of the floor.
 */
static void draw_standing(const Stead *stead, const char *name, Point at, Point size, float foot,
                          float scale)
{
    Grade grade = grade_none();
    Point middle = on_floor(stead, at.x, at.y - (size.y / 2 - foot) * scale);
    draw_layer(stead->frame->list, name, about(stead, middle, size.x * scale, size.y * scale),
               &grade, 1);
}

static void draw_shade(const Stead *stead, Point middle, float w, float h, float alpha)
{
    draw_alpha(stead, "valley-glow", about(stead, middle, w, h), 0x050201, alpha);
}

static void draw_rock(const Stead *stead)
{
    const Frame *frame = stead->frame;
    float reach = stead->scale, edge = roundf(on_floor(stead, 0, FLOOR_Y).y);
    Rect wall = {0, 0, frame->width, edge}, ground = {0, edge, frame->width, frame->height - edge};
    Point fire = on_floor(stead, FIRE_X, FIRE_Y - 46);
    FireLight light = {.near = {7.4f, 3.8f, 1.5f},
                       .far = {.30f, .24f, .24f},
                       .x = fire.x,
                       .y = fire.y,
                       .reach_x = 165 * reach,
                       .reach_y = 165 * reach,
                       .lies = 1};
    draw_firelit(frame->list, "cave-wall", wall, frame->u, &light);
    light = (FireLight){.near = {9.5f, 5.2f, 2.1f},
                        .far = {.22f, .17f, .17f},
                        .x = fire.x,
                        .y = stead->y,
                        .reach_x = 190 * reach,
                        .reach_y = 76 * reach,
                        .lies = 2.2f};
    draw_firelit(frame->list, "cave-wall", ground, frame->u, &light);
}

/* Where the wall stands on the floor it is dark, and not straight. */
static void draw_seam(const Stead *stead)
{
    enum { STEPS = 24, BANDS = 10 };
    const Frame *frame = stead->frame;
    float edge = roundf(on_floor(stead, 0, FLOOR_Y).y), step = frame->width / STEPS;
    for (int band = 0; band < BANDS; band++) {
        Point points[2 * (STEPS + 1)];
        float deep = (1 + 1.6f * (float)band) * stead->scale;
        for (int i = 0; i <= STEPS; i++) {
            float x = step * (float)i, way = sinf(x * .031f) + sinf(x * .0123f + 2);
            points[i] = (Point){x, edge - deep * (1.1f + .35f * way)};
            points[2 * STEPS + 1 - i] = (Point){x, edge + deep * (.5f + .15f * way)};
        }
        draw_polygon(frame->list, points, 2 * (STEPS + 1), rgba(0x0A0402, .10f));
    }
}

/* Who sits where, from the back to the front; the fire comes before those of `before`. */
typedef enum Pose { POSE_HUT, POSE_FACING, POSE_BACK } Pose;

static const struct Sitter {
    Pose pose;
    HearthSide side; /* where the fire is */
    float x, y, scale;
} sitters[] = {
    {POSE_HUT, HEARTH_RIGHT, 716, 556, 1},       {POSE_HUT, HEARTH_LEFT, 1194, 556, 1},
    {POSE_FACING, HEARTH_RIGHT, 864, 544, .80f}, {POSE_FACING, HEARTH_LEFT, 1046, 544, .80f},
    {POSE_FACING, HEARTH_RIGHT, 780, 584, 1},    {POSE_FACING, HEARTH_LEFT, 1130, 584, 1},
    {POSE_BACK, HEARTH_RIGHT, 850, 632, 1.06f},  {POSE_BACK, HEARTH_LEFT, 1060, 632, 1.06f},
};

enum { SITTERS = sizeof sitters / sizeof *sitters, BEHIND = 4 /* the fire, of these */ };

/* Picture and foot of each pose. */
static void draw_sitter(const Stead *stead, int index)
{
    static const struct {
        const char *const (*names)[COLOURS];
        Point size;
        float foot;
    } poses[] = {
        [POSE_HUT] = {hearth_huts, {HEARTH_HUT_W, HEARTH_HUT_H}, HEARTH_HUT_FOOT},
        [POSE_FACING] = {hearth_facing, {HEARTH_SITTER_W, HEARTH_SITTER_H}, HEARTH_SITTER_FOOT},
        [POSE_BACK] = {hearth_backs, {HEARTH_SITTER_W, HEARTH_SITTER_H}, HEARTH_SITTER_FOOT}};
    const struct Sitter *sitter = &sitters[index];
    Colour colour = stead->winners[index % stead->winner_count];
    draw_standing(stead, poses[sitter->pose].names[sitter->side][colour],
                  (Point){sitter->x, sitter->y}, poses[sitter->pose].size, poses[sitter->pose].foot,
                  sitter->scale);
}

/* Away from the fire: on the wall behind those beyond it and beside it, on the floor before those
 * on this side. */
static void draw_shadows(const Stead *stead)
{
    for (int i = 0; i < SITTERS; i++) {
        const struct Sitter *sitter = &sitters[i];
        float scale = sitter->scale, out = sitter->x - FIRE_X;
        if (sitter->pose != POSE_BACK)
            draw_shade(stead, on_floor(stead, sitter->x + out * .34f, sitter->y - 92 * scale),
                       170 * scale, 250 * scale, .60f);
    }
    for (int i = 0; i < SITTERS; i++) {
        const struct Sitter *sitter = &sitters[i];
        float scale = sitter->scale, out = sitter->x - FIRE_X;
        bool hut = sitter->pose == POSE_HUT, back = sitter->pose == POSE_BACK;
        Point at = on_floor(stead, sitter->x + out * (back ? .14f : .10f),
                            sitter->y + (back ? 10 : 2) * scale);
        float w = (hut ? 250.f : 150.f) * scale, h = (hut ? 74.f : back ? 74.f : 54.f) * scale;
        draw_shade(stead, at, w, h, 1);
        draw_shade(stead, at, w * .8f, h * .7f, 1);
    }
}

/* A flame between its embers and its stones, and sparks above it. */
static void draw_fire(const Stead *stead)
{
    enum { SPARKS = 34 };
    const Point foot = {FIRE_X, FIRE_Y + 6}, place = {HEARTH_EMBERS_W, HEARTH_EMBERS_H};
    double count = unfold_flame(stead->fire->now);
    draw_standing(stead, "hearth-embers", foot, place, HEARTH_EMBERS_FOOT, 1);
    draw_standing(stead, hearth_flames[(int)fmod(count, HEARTH_FLAMES)], foot,
                  (Point){HEARTH_FLAME_W, HEARTH_FLAME_H}, HEARTH_FLAME_FOOT, 1);
    draw_standing(stead, "hearth-stones", foot, place, HEARTH_EMBERS_FOOT, 1);
    for (int i = 0; i < SPARKS; i++) {
        double own = i * .61803, period = 1.8 + 1.6 * (own - floor(own));
        double turn = count / 12 / period + own * 7.3, share = turn - floor(turn);
        float aside = sinf((float)i * 2.4f), up = (float)share;
        float x = FIRE_X + aside * (22 + 74 * up) + 9 * sinf(7 * up + (float)i);
        float y = FIRE_Y - 40 - (150 + 120 * fabsf(sinf((float)i * 1.7f))) * up;
        float size = 7 + 6 * fabsf(sinf((float)i * 5.1f));
        draw_alpha(stead, "valley-glow", about(stead, on_floor(stead, x, y), size, size),
                   up < .4f ? 0xFFD27A : 0xFF9C3C, 1 - up);
    }
}

static const Point *hand_places(int players)
{
    static const Point places[MAX_PLAYERS + 1][MAX_PLAYERS] = {
        [2] = {{-84, 82}, {84, 88}},
        [3] = {{0, 76}, {-150, 92}, {150, 92}},
        [4] = {{-80, 76}, {80, 84}, {-224, 150}, {224, 150}},
        [5] = {{0, 76}, {-148, 96}, {148, 96}, {-240, 218}, {240, 218}},
    };
    return places[players];
}

/* Letters that can be read on any stone. */
static void write_on_wall(Frame *frame, TextStyle style, Rect rect, const char *text)
{
    uint32_t rgb = style.rgb;
    style.rgb = 0x0A0402;
    for (int i = 0; i < 4; i++) {
        float off = fmaxf(1, 1.2f * frame->u);
        Rect shade = {rect.x + (i % 2 ? off : -off), rect.y + (i / 2 ? off : -off), rect.w, rect.h};
        paint_label(frame, style, shade, text);
    }
    style.rgb = rgb;
    paint_label(frame, style, rect, text);
}

enum { PAINTING = 238, PAINTING_Y = 262 };
#define PAINTING_AIR .115f /* of it, above what is painted */

/* On the wall, pixels; how large, in parts of the scene. */
typedef struct Hand {
    int player;
    Point at;
    float size;
} Hand;

/* Below the hand, where each has as much room; in smaller letters, or cut, where that is none. */
static void draw_hand_name(const Stead *stead, const Hand *hand)
{
    enum { WIDE = 132, HIGH = 34, UP = 8 };
    float u = stead->frame->u, w = WIDE * stead->scale;
    Rect line = {hand->at.x - w / 2, hand->at.y + hand->size * .53f * stead->scale - UP * u, w,
                 HIGH * u};
    write_on_wall(stead->frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 17, CREAM}, line,
                  say_seat(&stead->fire->setup->seats[hand->player]));
}

static void draw_hand(const Stead *stead, const Hand *hand, float shown)
{
    Colour colour = (Colour)stead->fire->setup->seats[hand->player].colour;
    float size = hand->size;
    Rect rect = about(stead, hand->at, size, size);
    draw_alpha(stead, "hearth-spray", rect, player_ticks[colour], shown);
    draw_alpha(stead, "hearth-palm", rect, 0x120703, .5f * shown);
    Point badge = {hand->at.x - size * .01f * stead->scale,
                   hand->at.y + size * .17f * stead->scale};
    paint_icon(stead->frame, player_badges[colour], badge,
               size * .27f * stead->scale / stead->frame->u, WHITE, shown);
}

static void draw_hands(const Stead *stead)
{
    enum { LARGE = 122, USUAL = 98 };
    const Fire *fire = stead->fire;
    int order[MAX_PLAYERS], places[MAX_PLAYERS], players = fire->setup->player_count;
    ranking_order(fire->breakdown, order);
    breakdown_places(fire->breakdown, places);
    for (int rank = 0; rank < players; rank++) {
        Point place = hand_places(players)[rank];
        float shown = share_of(fire->since, unfold_hand_at(players, rank), HAND);
        Hand hand = {order[rank], on_wall(stead, FIRE_X + place.x, place.y),
                     places[order[rank]] == 1 ? LARGE : USUAL};
        if (shown > 0)
            draw_hand(stead, &hand, shown);
        if (shown >= 1)
            draw_hand_name(stead, &hand);
    }
}

static const char *painting_of(const Award *award)
{
    return award->animals[MAMMOTH]       ? "pic-mammoth"
           : award->animals[AUROCHS]     ? "pic-aurochs"
           : award->animals[DEER]        ? "pic-deer"
           : award->kind == AWARD_FOREST ? "pic-mushroom"
                                         : "pic-fish";
}

/* Ochre in the fire's light: deeper than by day, and laid on twice. */
static void draw_ochre(const Stead *stead, const char *name, Rect rect, float alpha)
{
    Grade grade = grade_gain(.84f, .50f, .38f, 1);
    if (alpha <= 0)
        return;
    draw_layer(stead->frame->list, name, rect, &grade, alpha);
    draw_layer(stead->frame->list, name, rect, &grade, .6f * alpha);
}

/* What it was, on a dark place of the wall. */
static void draw_words(const Stead *stead, PointGroup group, float y)
{
    enum { WIDE = 420, LINE = 26 };
    Frame *frame = stead->frame;
    const Fire *fire = stead->fire;
    float u = frame->u, w = WIDE * stead->scale;
    draw_alpha(stead, "valley-glow", (Rect){stead->x - w / 2, y - 14 * u, w, (LINE + 28) * u},
               0x050201, .8f);
    largest_draw(frame, (Rect){stead->x - w / 2, y, w, LINE * u}, fire->breakdown, group,
                 fire->setup, true);
}

static void draw_catch(const Stead *stead)
{
    enum { HUNTER = 92 };
    Frame *frame = stead->frame;
    const Fire *fire = stead->fire;
    int group = largest_catch(fire->breakdown), players = fire->setup->player_count;
    if (group < 0)
        return;
    float share = share_of(fire->since, unfold_painting_at(players), PAINTING_COMES), u = frame->u;
    Rect rect = about(stead, on_wall(stead, FIRE_X, PAINTING_Y), PAINTING, PAINTING);
    float beside = 84 * stead->scale; /* the hunters, and none of the hands */
    Rect spot = {rect.x - beside, rect.y + PAINTING_AIR * rect.h, rect.w + 2 * beside, 0};
    float words = on_wall(stead, FIRE_X, 372).y;
    spot.h = words + 26 * u - spot.y;
    bool lit = frame->widgets->hover == fire->largest + group;
    if (lit)
        page_box(frame, spot, 12, rgba(FIRE_LIGHT, .10f), 1.5f, rgba(FIRE_LIGHT, .5f));
    draw_ochre(stead, painting_of(&fire->breakdown->largest[group]), rect, share);
    if (group == POINTS_MEADOWS) {
        draw_ochre(stead, "pic-hunter", about(stead, on_wall(stead, 788, 330), HUNTER, HUNTER),
                   share);
        draw_ochre(stead, "hearth-hunter", about(stead, on_wall(stead, 1122, 330), HUNTER, HUNTER),
                   share);
    }
    if (fire->since >= unfold_seconds(players))
        draw_words(stead, (PointGroup)group, words);
    largest_put(frame, spot, fire->breakdown, (PointGroup)group, fire->largest);
}

void fire_draw(Frame *frame, const Fire *fire)
{
    Stead stead = stead_of(frame, fire);
    int places[MAX_PLAYERS];
    breakdown_places(fire->breakdown, places);
    for (int p = 0; p < fire->setup->player_count; p++)
        if (places[p] == 1)
            stead.winners[stead.winner_count++] = (Colour)fire->setup->seats[p].colour;
    draw_rock(&stead);
    draw_seam(&stead);
    draw_shadows(&stead);
    draw_hands(&stead);
    draw_catch(&stead);
    for (int i = 0; i < BEHIND; i++)
        draw_sitter(&stead, i);
    draw_fire(&stead);
    for (int i = BEHIND; i < SITTERS; i++)
        draw_sitter(&stead, i);
}
