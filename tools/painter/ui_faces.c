#include "ui_faces.h"

#include "noise.h"
#include "ui_path.h"

enum { MASTER_SIDE = 512, TONES = 64 };

typedef struct FaceSize {
    int side;        /* pixels of the picture */
    float line, rim; /* pixels: the dark line, and the cream rim outside it */
    float vivid;     /* saturation: small pictures need a little more */
} FaceSize;

static const FaceSize FACE_SIZES[] = {
    {128, 1.9f, 2.5f, 1.0f}, {64, 1.25f, 1.7f, 1.05f}, {32, 0.85f, 1.1f, 1.15f}};

static const uint32_t LINE = 0x26140B, RIM = 0xFFF3D2;

typedef struct Easel {
    Image image;
    FaceSize size;
    Stand stand;
    float unit; /* pixels of the image a unit of the box */
} Easel;

static Plane mirrored(Plane plane)
{
    for (int y = 0; y < plane.h; y++)
        for (int x = 0; x < plane.w / 2; x++) {
            float *a = plane_at(&plane, x, y), *b = plane_at(&plane, plane.w - 1 - x, y);
            float kept = *a;
            *a = *b;
            *b = kept;
        }
    return plane;
}

static Plane part_cover(const Easel *easel, const FacePart *part, bool twin, float wider)
{
    int side = easel->image.w;
    Plane plane;
    if (part->stroke > 0 || wider > 0)
        plane = path_stroke(part->path, side, side, &easel->stand, part->stroke + wider);
    else
        plane = path_fill(part->path, side, side, &easel->stand, RULE_NONZERO);
    if (part->soft > 0)
        plane_blur(&plane, (int)(part->soft * easel->unit), false);
    return twin ? mirrored(plane) : plane;
}

static void lay(Easel *easel, const Plane *cover, Vec3 tint, float alpha)
{
    for (size_t i = 0; i < (size_t)cover->w * (size_t)cover->h; i++)
        pixel_over(easel->image.pixels + 4 * i, tint, cover->values[i] * alpha);
}

/* The brush of the dark line, in units: one half of it lies outside the edge. */
static float line_width(const Easel *easel)
{
    return 2 * easel->size.line * FACE_BOX / (float)easel->size.side;
}

static void lay_round(Easel *easel, const FacePart *part, bool twin, float width, uint32_t tint)
{
    Plane cover = part_cover(easel, part, twin, width);
    lay(easel, &cover, colour(tint), 1);
    plane_free(&cover);
}

/* Darkens what has been painted to the right of the part and below it. */
static void lay_shadow(Easel *easel, const Plane *cover)
{
    Plane soft = plane_copy(cover);
    plane_blur(&soft, (int)(1.6f * easel->unit), false);
    int right = (int)(1.2f * easel->unit), down = (int)(3 * easel->unit);
    for (int y = down; y < soft.h; y++)
        for (int x = right; x < soft.w; x++) {
            float *pixel = image_at(&easel->image, x, y);
            float dark = *plane_at(&soft, x - right, y - down);
            pixel[0] *= 1 - 0.34f * dark;
            pixel[1] *= 1 - 0.42f * dark;
            pixel[2] *= 1 - 0.46f * dark;
        }
    plane_free(&soft);
}

/* Streaks that run out from the face's middle, -0.5 to 0.5. */
static float hair_at(float x, float y)
{
    float dx = x - FACE_BOX * 0.5f, dy = y - FACE_BOX * 0.62f;
    float angle = atan2f(dx, -dy), away = sqrtf(dx * dx + dy * dy);
    return fbm2(angle * 22 + 40, away * 0.16f, 5, 3) - 0.5f;
}

static Vec3 part_tint(const Easel *easel, const FacePart *part, float light, int x, int y)
{
    float tone = 0.5f + light;
    tone += 0.22f * (0.5f - (float)y / (float)easel->image.h);
    if (part->fur > 0)
        tone += part->fur * hair_at((float)x / easel->unit, (float)y / easel->unit);
    Vec3 tint = vec3_mix(colour(part->shaded), colour(part->lit), saturate(tone));
    float grey = 0.3f * tint.x + 0.59f * tint.y + 0.11f * tint.z;
    tint = vec3_mix(vec3(grey, grey, grey), tint, easel->size.vivid);
    return vec3(saturate(tint.x), saturate(tint.y), saturate(tint.z));
}

/* The part is a cushion: its height is its own blurred shape, lit from the upper left. */
static void lay_body(Easel *easel, const FacePart *part, const Plane *cover)
{
    Plane height = plane_copy(cover);
    int reach = (int)(part->round * easel->unit);
    if (reach > 0)
        plane_blur(&height, reach, false);
    float alpha = part->alpha > 0 ? part->alpha : 1;
    for (int y = 0; y < cover->h; y++)
        for (int x = 0; x < cover->w; x++) {
            float shown = *plane_at(cover, x, y);
            if (shown <= 0)
                continue;
            float light = 0;
            if (reach > 0 && x > 0 && y > 0 && x + 1 < cover->w && y + 1 < cover->h)
                light = 0.62f * (*plane_at(&height, x + 1, y) - *plane_at(&height, x - 1, y)) +
                        0.78f * (*plane_at(&height, x, y + 1) - *plane_at(&height, x, y - 1));
            pixel_over(image_at(&easel->image, x, y),
                       part_tint(easel, part, light * (float)reach * 0.75f, x, y), shown * alpha);
        }
    plane_free(&height);
}

static void lay_part(Easel *easel, const FacePart *part, bool twin)
{
    Plane cover = part_cover(easel, part, twin, 0);
    if (part->shadow)
        lay_shadow(easel, &cover);
    if (part->line > 0)
        lay_round(easel, part, twin, part->line * line_width(easel), LINE);
    lay_body(easel, part, &cover);
    plane_free(&cover);
}

static void lay_rim(Easel *easel, const Face *face)
{
    float rim = 2 * easel->size.rim * FACE_BOX / (float)easel->size.side;
    for (const FacePart *part = face->parts; part->path; part++)
        for (int twin = 0; twin <= part->twin && part->line >= 1; twin++)
            lay_round(easel, part, twin, line_width(easel) + rim, RIM);
}

static Image face_paint(const Face *face, FaceSize size)
{
    float unit = (float)MASTER_SIDE / FACE_BOX;
    Easel easel = {.image = image_new(MASTER_SIDE, MASTER_SIDE),
                   .size = size,
                   .stand = {.scale = unit, .wobble = 0.5f, .grain = 0.12f, .seed = 11},
                   .unit = unit};
    for (const FacePart *part = face->parts; part->path; part++)
        for (int twin = 0; twin <= part->twin && part->least <= size.side; twin++)
            lay_part(&easel, part, twin);
    Image painted = easel.image;
    easel.image = image_new(MASTER_SIDE, MASTER_SIDE);
    lay_rim(&easel, face);
    image_blit(&easel.image, &painted, 0, 0, false, 1);
    image_free(&painted);
    Image small = image_shrink(&easel.image, size.side, size.side);
    image_free(&easel.image);
    image_round(&small, TONES);
    return small;
}

void faces_paint(UiBook *book)
{
    for (const Face *face = FACES; face->name; face++)
        for (size_t i = 0; i < sizeof FACE_SIZES / sizeof *FACE_SIZES; i++)
            book_add_icon(book, "faces", face->name, FACE_SIZES[i].side,
                          face_paint(face, FACE_SIZES[i]));
}
