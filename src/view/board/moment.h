/* What the short motions of the table share: chance that is the same in every frame, shares of
 * time, and light that runs through an area. */
#ifndef VIEW_BOARD_MOMENT_H
#define VIEW_BOARD_MOMENT_H

#include "view/board/course.h"
#include "view/board/table_view.h"

/* 0..1: how much of the time from one moment to another has passed. */
float moment_share(float time, float from, float to);

/* 0..1, slow at both ends. */
float moment_ease(float t);

/* An alpha in few steps, so that a thing that fades is made few times. */
float moment_fade(float alpha);

/* A number of 0..1 for one of several things on a cell. */
float moment_chance(Cell cell, int index, int salt);

/* Where something of the atlas lies on a tile after so many quarter turns, 0..1. */
Point moment_place(int rotation, const AtlasPut *put);

/* Whether any of what belongs to a cell can be seen. */
bool moment_in_sight(const BoardView *board, Rect cell);

/* Light round `head` (of the way, 0..1), `half` of it to either side; and light that is left behind
 * a head, which it reaches within `half`. */
void moment_crest(float head, float half, uint8_t light[FLOW_STEPS]);
void moment_trail(float head, float half, uint8_t light[FLOW_STEPS]);

typedef struct MomentLight {
    ZoneStyle style;
    Rgba colour;
    const uint8_t *light; /* FLOW_STEPS */
} MomentLight;

void moment_flow(Frame *frame, const BoardView *board, const TableView *view, const Course *course,
                 const MomentLight *light);

/* A glint with four rays, `reach` pixels long. */
void moment_spark(Frame *frame, Point at, float reach, float alpha);

/* A round spot. */
void moment_dot(Frame *frame, Point at, float radius, uint32_t rgb, float alpha);

/* Soft light, or shade, strongest in its middle; `flat`: its height for a width of 1. */
void moment_pool(Frame *frame, Point at, float radius, float flat, Rgba colour);

/* A ring on the ground, `radius` pixels to either side. */
void moment_ring(Frame *frame, Point at, float radius, float width, Rgba colour);

/* What the power of a tile does when it is laid: a trap snaps, the shaman dances, fire flares up
 * and tigers run from it, raft and logboat rock on the water. */

#define EFFECT_SECONDS .72f /* from when the tile was laid */

/* How long a power's effect takes, seconds; 0: it has none. */
float power_effect_length(Power power);

/* How a figure stands meanwhile: never smaller than it is, for it stands there all the time. */
typedef struct EffectPose {
    float size;  /* 1: as it is */
    float angle; /* degrees about its foot */
    float lift;  /* tiles */
} EffectPose;

EffectPose power_effect_pose(Power power, float time);

/* The effect of a tile that was laid `time` seconds ago. */
void power_effect_draw(Frame *frame, const BoardView *board, const TableView *view, uint8_t tile,
                       float time);

#endif
