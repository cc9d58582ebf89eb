/* The lights that the title's valley is seen in. */
#ifndef VIEW_PAGES_VALLEY_LIGHTS_H
#define VIEW_PAGES_VALLEY_LIGHTS_H

#include "view/draw/draw.h"
#include "view/pages/valley.h"

enum { SKY_STOPS = 6, WATER_STOPS = 5, CLOUD_STOPS = 2 };

/* Of gains: red, green, blue, saturation. */
typedef struct ValleyLight {
    float peaks[4], land[4], hill[4], beasts[4], wall[4];
    uint32_t sky[SKY_STOPS];     /* from the top down */
    uint32_t water[WATER_STOPS]; /* from afar to the viewer's feet */
    uint32_t cloud[CLOUD_STOPS]; /* their bellies, and what the sun lights */
    float cloud_alpha;
    uint32_t rim; /* along the cave's mouth */
    float rim_alpha;
    const char *disc; /* of sun or moon; NULL: none to be seen */
    Point disc_at;
    float disc_radius;
    uint32_t disc_rgb, glow; /* glow: of the air about it */
    float glow_alpha, glow_reach;
    uint32_t mist;
    float mist_alpha;
    uint32_t bird, spark;
    float breath; /* alpha of the aurochs' breath at its thickest; 0: too warm to see */
    bool dark;    /* stars, and a fire in the cave */
} ValleyLight;

const ValleyLight *valley_light(ValleyHour hour);

#endif
