/* One ray a pixel, straight away from the viewer. The light is a warm key from the upper left
 * front, a blue sky, a green bounce from the grass, with soft shadow, ambient occlusion and a rim.
 * Shadows on the ground do not follow the key light (they would fall behind the figure) but the
 * painter's rule for the whole board: to the right and a little down. */
#include "figures_march.h"

#include "noise.h"

#include <stdlib.h>

static const float FAR = 12;
static const float TOUCH = 0.0016f; /* a ray this near has hit */
enum { MAX_STEPS = 110, SHADOW_LEVEL = 256, SHADOW_ALIGN = 8, CONTOUR = 3 };

typedef struct Eye {
    Vec3 right, up, back; /* back: from the scene to the viewer */
    Light light;
} Eye;

static Light daylight(void)
{
    return (Light){.to = light_direction(),
                   .key = {1.10f, 1.01f, 0.86f},
                   .sky = {0.52f, 0.57f, 0.65f},
                   .bounce = {0.30f, 0.32f, 0.16f},
                   .rim = {1, 0.95f, 0.8f}};
}

static Eye eye_new(Camera camera)
{
    float c = cosf(camera.elevation), s = sinf(camera.elevation);
    return (Eye){{1, 0, 0}, {0, c, -s}, {0, s, c}, camera.light ? *camera.light : daylight()};
}

/* The rectangle that holds all parts, in units of the picture: x right, y up. */
typedef struct Extent {
    float left, right, bottom, top;
} Extent;

static Extent extent_empty(void)
{
    return (Extent){1e6f, -1e6f, 1e6f, -1e6f};
}

static void extent_add(Extent *extent, float x, float y, float reach_x, float reach_y)
{
    extent->left = fminf(extent->left, x - reach_x);
    extent->right = fmaxf(extent->right, x + reach_x);
    extent->bottom = fminf(extent->bottom, y - reach_y);
    extent->top = fmaxf(extent->top, y + reach_y);
}

/* An empty picture for the extent; *ground gets the place of (0, 0). */
static Image canvas(Extent extent, float scale, int margin, int align, Vec2 *ground)
{
    int left = (int)ceilf((-extent.left * scale + (float)margin) / (float)align) * align;
    int right = (int)ceilf((extent.right * scale + (float)margin) / (float)align) * align;
    int above = (int)ceilf((extent.top * scale + (float)margin) / (float)align) * align;
    int below = (int)ceilf((-extent.bottom * scale + (float)margin) / (float)align) * align;
    *ground = vec2((float)left, (float)above);
    return image_new(left + right, above + below);
}

static Vec3 normal_at(const Sculpture *s, Vec3 p)
{
    const float E = 0.003f;
    static const Vec3 CORNERS[4] = {{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
    Vec3 n = vec3(0, 0, 0);
    for (int i = 0; i < 4; i++)
        n = vec3_add(n, vec3_scale(CORNERS[i],
                                   sculpture_distance(s, vec3_add(p, vec3_scale(CORNERS[i], E)))));
    return vec3_normalize(n);
}

/* How much of the light from direction `to` reaches p: 0 in the core of a shadow, 1 in the open. */
static float light_reaching(const Sculpture *s, Vec3 p, Vec3 to, float sharpness, float reach)
{
    float open = 1, t = 0.03f;
    for (int i = 0; i < 40 && t < reach; i++) {
        float d = sculpture_distance(s, vec3_add(p, vec3_scale(to, t)));
        open = fminf(open, sharpness * d / t);
        if (open < 0.02f)
            return 0;
        t += clampf(d, 0.025f, 0.25f);
    }
    return smooth_step(0, 1, open);
}

/* How open the place is; hollows and the ground underneath darken it. */
static float openness(const Sculpture *s, Vec3 p, Vec3 n)
{
    float hidden = 0, weight = 1;
    for (int i = 1; i <= 5; i++) {
        float h = 0.045f * (float)i;
        Vec3 q = vec3_add(p, vec3_scale(n, h));
        hidden += weight * (h - fminf(sculpture_distance(s, q), fmaxf(q.y, 0) + 0.02f));
        weight *= 0.72f;
    }
    return saturate(1 - 1.45f * hidden);
}

/* Lets bright light run softly into white. */
static float shoulder(float x)
{
    return x < 0.72f ? fmaxf(x, 0) : 0.72f + 0.28f * (1 - expf(-(x - 0.72f) / 0.34f));
}

static Vec3 shade(const Sculpture *s, const Eye *eye, Vec3 p)
{
    Surface surface = sculpture_surface(s, p);
    Paint paint = surface.paint;
    const Light *world = &eye->light;
    Vec3 n = normal_at(s, p), to_light = world->to;
    float facing = saturate(vec3_dot(n, eye->back));
    Vec3 hairs = vec3(surface.skin.x * 27, surface.skin.y * 9, surface.skin.z * 27);
    if (paint.fur > 0) {
        Vec3 stir = vec3(noise3(hairs, 21) - 0.5f, noise3(hairs, 22) - 0.5f, 0);
        n = vec3_normalize(vec3_add(n, vec3_scale(stir, 1.1f * paint.fur)));
    }
    float open = openness(s, p, n);
    float sun = light_reaching(s, p, to_light, 9, 1.6f);
    float direct = saturate(vec3_dot(n, to_light));
    float wrapped = saturate(vec3_dot(n, to_light) * 0.6f + 0.4f);
    float sky = 0.5f + 0.5f * n.y;
    float rim = powf(1 - facing, 3) * saturate(0.4f + 0.6f * n.y);

    Vec3 light = vec3_scale(world->key, (direct * 0.75f + wrapped * 0.25f) * mixf(0.25f, 1, sun));
    light = vec3_add(light, vec3_scale(world->sky, (0.35f + 0.65f * sky) * open));
    light = vec3_add(light, vec3_scale(world->bounce, (1 - sky) * open * 0.8f));
    Vec3 lit = vec3_mul(paint.tint, light);
    if (paint.fur > 0)
        lit = vec3_scale(lit, 1 + 0.45f * fminf(paint.fur, 1) * (noise3(hairs, 31) - 0.5f));
    lit = vec3_add(lit, vec3_scale(world->rim, rim * 0.30f * open));
    Vec3 half_way = vec3_normalize(vec3_add(to_light, eye->back));
    float gleam = powf(saturate(vec3_dot(n, half_way)), 36) * paint.shine * (0.3f + 0.7f * sun);
    lit = vec3_add(lit, vec3_scale(vec3(1, 0.97f, 0.88f), gleam));
    float grey = 0.3f * lit.x + 0.59f * lit.y + 0.11f * lit.z;
    lit = vec3_mix(vec3(grey, grey, grey), lit, 1.13f);
    lit = vec3(shoulder(lit.x), shoulder(lit.y), shoulder(lit.z));
    Vec3 shining = vec3_mix(paint.tint, paint.core, smooth_step(0.25f, 0.95f, facing));
    return vec3_mix(lit, shining, paint.glow);
}

/* Walks from `from` away from the viewer; returns the way to the surface, or FAR. */
static float march(const Sculpture *s, Vec3 from, Vec3 back)
{
    float t = 0;
    for (int i = 0; i < MAX_STEPS && t < FAR; i++) {
        float d = sculpture_distance(s, vec3_sub(from, vec3_scale(back, t)));
        if (d < TOUCH)
            return t;
        t += d * 0.85f;
    }
    return FAR;
}

/* Inks the places that lie behind a near edge. */
static void draw_contours(Image *image, const float *depth, Vec3 ink)
{
    for (int y = CONTOUR; y < image->h - CONTOUR; y++) {
        for (int x = CONTOUR; x < image->w - CONTOUR; x++) {
            float here = depth[y * image->w + x], step = 0;
            if (here >= FAR)
                continue;
            for (int j = -CONTOUR; j <= CONTOUR; j++)
                for (int i = -CONTOUR; i <= CONTOUR; i++)
                    if (i * i + j * j <= CONTOUR * CONTOUR)
                        step = fmaxf(step, here - depth[(y + j) * image->w + x + i]);
            pixel_over(image_at(image, x, y), ink, 0.62f * smooth_step(0.07f, 0.20f, step));
        }
    }
}

Image march_figure(const Sculpture *s, Camera camera, Vec3 ink, int margin, Vec2 *ground)
{
    Eye eye = eye_new(camera);
    Extent extent = extent_empty();
    for (int i = 0; i < s->part_count; i++) {
        const Part *part = &s->parts[i];
        if (!part->cut)
            extent_add(&extent, vec3_dot(part->middle, eye.right), vec3_dot(part->middle, eye.up),
                       part->reach, part->reach);
    }
    Image image = canvas(extent, camera.scale, margin, MARCH_ALIGN, ground);
    float *depth = memory_new((size_t)image.w * (size_t)image.h, sizeof(*depth));
    for (int y = 0; y < image.h; y++) {
        for (int x = 0; x < image.w; x++) {
            float u = ((float)x + 0.5f - ground->x) / camera.scale;
            float v = (ground->y - (float)y - 0.5f) / camera.scale;
            Vec3 from = vec3_add(vec3_scale(eye.back, FAR / 2),
                                 vec3_add(vec3_scale(eye.right, u), vec3_scale(eye.up, v)));
            float t = FAR;
            if (x >= margin && y >= margin && x < image.w - margin && y < image.h - margin)
                t = march(s, from, eye.back);
            depth[y * image.w + x] = t;
            if (t < FAR)
                pixel_over(image_at(&image, x, y),
                           shade(s, &eye, vec3_sub(from, vec3_scale(eye.back, t))), 1);
        }
    }
    draw_contours(&image, depth, ink);
    free(depth);
    return image;
}

Image march_shadow(const Sculpture *s, Camera camera, Vec2 *ground)
{
    const float ACROSS = 0.62f, DOWN = 0.16f, STRENGTH = 0.52f; /* reach of one pixel of height */
    Eye eye = eye_new(camera);
    float tilt = eye.back.y, upright = eye.up.y, scale = camera.scale * SHADOW_LEVEL / MARCH_LEVEL;
    Vec3 slope = vec3(-ACROSS * upright, 1, -DOWN * upright / tilt);
    Vec3 to_light = vec3_normalize(slope);
    Extent extent = extent_empty();
    for (int i = 0; i < s->part_count; i++) {
        const Part *part = &s->parts[i];
        Vec3 fallen = vec3_sub(part->middle, vec3_scale(slope, fmaxf(part->middle.y, 0)));
        float reach = part->reach * 1.5f + 0.08f;
        if (!part->cut)
            extent_add(&extent, fallen.x, -fallen.z * tilt, reach, reach);
    }
    Image image = canvas(extent, scale, SHADOW_ALIGN, SHADOW_ALIGN, ground);
    Vec3 tint = colour(0x14261C);
    for (int y = 0; y < image.h; y++) {
        for (int x = 0; x < image.w; x++) {
            float u = ((float)x + 0.5f - ground->x) / scale;
            float v = (ground->y - (float)y - 0.5f) / scale;
            Vec3 p = vec3(u, 0.01f, -v / tilt);
            float dark = 1 - light_reaching(s, p, to_light, 7, 4);
            float contact = smooth_step(0.16f, -0.02f, sculpture_distance(s, p));
            pixel_over(image_at(&image, x, y), tint, STRENGTH * fmaxf(dark, 0.9f * contact));
        }
    }
    image_blur(&image, 1, 2);
    return image;
}
