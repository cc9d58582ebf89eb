/* Frames in three families: parchment (read here), leather and dark hide (quiet), ochre (do this
 * now). */
#include "ui_patches.h"

#include "ui_frame.h"
#include "ui_path.h"

#include <stdlib.h>

/* How a button looks in one state. */
typedef struct ButtonLook {
    const char *name;
    uint32_t top, bottom, rim, lip;
    bool pressed;
    float alpha;
} ButtonLook;

static const ButtonLook BUTTONS[] = {
    {"button-leather-rest", 0x765539, 0x573C27, 0x1C110A, 0xC49A68, false, 1},
    {"button-leather-hover", 0x8E6847, 0x6A4A30, 0x1C110A, 0xE6BE86, false, 1},
    {"button-leather-pressed", 0x4A3322, 0x5A3F2A, 0x1C110A, 0x8A6643, true, 1},
    {"button-leather-off", 0x463A30, 0x3E332A, 0x1C140E, 0x5C4C3E, false, 0.72f},
    {"button-ochre-rest", 0xF6AC42, 0xD67C1F, 0x3A1B08, 0xFFE3A8, false, 1},
    {"button-ochre-hover", 0xFFC460, 0xEA932E, 0x3A1B08, 0xFFF2CC, false, 1},
    {"button-ochre-pressed", 0xC06A18, 0xD88424, 0x3A1B08, 0xFFD080, true, 1},
    {"button-ochre-off", 0x8A7152, 0x7A6246, 0x3A2A1C, 0xA08662, false, 0.8f},
    {"button-paper-rest", 0xFCF1D4, 0xEAD6A6, 0x6A4A28, 0xFFFFF4, false, 1},
    {"button-paper-hover", 0xFFF7DE, 0xF0DDB0, 0x6A4A28, 0xFFFFFF, false, 1},
    {"button-paper-pressed", 0xDCC390, 0xECD9AA, 0x6A4A28, 0xF5E9C9, true, 1},
    {"button-paper-off", 0xDCCDA8, 0xD2C198, 0x9A8462, 0xEADFC2, false, 0.75f},
};

static void button_paint(UiBook *book, const ButtonLook *look)
{
    Frame f = frame_new((FrameShape){160, 32, 44, 40, 14, 17, 4.5f, 304});
    frame_shadow(&f, 3, look->pressed ? 1 : 6, look->pressed ? 0.35f : 0.62f);
    frame_fill(&f, colour(look->top), colour(look->bottom), &LEATHER, 1);
    if (look->pressed) {
        frame_line(&f, (Band){-15, 0, 9}, colour(0x000000), 0.34f, -1);
    } else {
        frame_line(&f, (Band){-5.4f, -2.6f, 2}, colour(look->lip), 0.8f, -1);
        frame_line(&f, (Band){-9, 0, 7}, colour(0x000000), 0.34f, 1);
    }
    frame_line(&f, (Band){-2.2f, 0, 1.4f}, colour(look->rim), 0.95f, 0);
    for (size_t i = 0; i < (size_t)f.image.w * (size_t)f.image.h * 4; i++)
        f.image.pixels[i] *= look->alpha;
    frame_finish(&f, book, look->name);
}

static void focus_ring_paint(UiBook *book)
{
    Frame f = frame_new((FrameShape){160, 32, 44, 40, 14, 20, 3, 304});
    /* light within dark: one of both stands out from whatever it lies on */
    frame_line(&f, (Band){0, 9, 9}, colour(0xF0A03A), 0.45f, 0);
    frame_line(&f, (Band){-1.5f, 10, 1.4f}, colour(0x1C110A), 0.95f, 0);
    frame_line(&f, (Band){1.2f, 7, 1.4f}, colour(0xFFF0C8), 1, 0);
    frame_finish(&f, book, "focus-ring");
}

/* Browned towards the edge, a light lip on the side of the light, an ink line round it. */
static void parchment_edge(Frame *f, uint32_t brown, float depth)
{
    frame_line(f, (Band){-depth * 0.4f, 4, depth}, colour(brown), 0.55f, 0);
    frame_line(f, (Band){-6, -2.4f, 3}, colour(0xFFF8E0), 0.6f, -1);
    frame_line(f, (Band){-6, -1, 4}, colour(0x6A4A28), 0.30f, 1);
    frame_line(f, (Band){-1.8f, 0, 1.6f}, colour(0x2A1A10), 0.75f, 0);
}

static void parchment_paint(UiBook *book)
{
    Frame card = frame_new((FrameShape){384, 384, 72, 72, 30, 16, 13, 61});
    frame_shadow(&card, 6, 9, 0.62f);
    frame_shadow(&card, 2, 4, 0.35f);
    frame_cover(&card, &PARCHMENT, 38);
    parchment_edge(&card, 0x8A6434, 30);
    frame_finish(&card, book, "card");

    Frame plain = frame_new((FrameShape){192, 192, 40, 40, 16, 10, 4, 161});
    frame_shadow(&plain, 3, 5, 0.5f);
    Material even = PARCHMENT; /* so small a piece must not show clouds that come again */
    even.tone = 0.40f;
    even.tone_span = 0.24f;
    even.stain_amount = 0;
    frame_cover(&plain, &even, 0);
    parchment_edge(&plain, 0x8A6434, 16);
    frame_finish(&plain, book, "card-plain");

    Frame lit = frame_new((FrameShape){256, 48, 56, 46, 14, 12, 7, 261});
    frame_shadow(&lit, 4, 5, 0.6f);
    frame_cover(&lit, &PARCHMENT_LIT, 0);
    parchment_edge(&lit, 0xA0641C, 18);
    frame_finish(&lit, book, "row-lit");

    Frame chip = frame_new((FrameShape){64, 16, 32, 32, 12, 14, 3, 361});
    frame_shadow(&chip, 2, 5, 0.62f);
    frame_fill(&chip, colour(0xFBF0D2), colour(0xE8D5A8), NULL, 1);
    parchment_edge(&chip, 0xB08A52, 8);
    frame_finish(&chip, book, "chip");

    Frame tip = frame_new((FrameShape){96, 32, 32, 32, 14, 10, 3, 461});
    frame_shadow(&tip, 3, 5, 0.6f);
    frame_fill(&tip, colour(0xF5E8C6), colour(0xEBD9AF), NULL, 1);
    parchment_edge(&tip, 0x8A6434, 10);
    frame_finish(&tip, book, "tooltip");
}

static void dark_paint(UiBook *book)
{
    Frame bar = frame_new((FrameShape){160, 32, 44, 40, 14, 17, 4, 504});
    frame_shadow(&bar, 4, 6, 0.6f);
    frame_fill(&bar, colour(0x3A2A1E), colour(0x281B13), &LEATHER, 1);
    frame_line(&bar, (Band){-5.4f, -2.6f, 2}, colour(0x7A5C3C), 0.75f, -1);
    frame_line(&bar, (Band){-2.2f, 0, 1.4f}, colour(0x0C0704), 0.95f, 0);
    frame_finish(&bar, book, "bar");

    Frame slot = frame_new((FrameShape){64, 64, 32, 32, 2, 14, 3, 604});
    frame_fill(&slot, colour(0x1A110B), colour(0x1A110B), NULL, 0.9f);
    frame_line(&slot, (Band){-14, 1, 14}, colour(0x000000), 0.6f, -1);
    frame_line(&slot, (Band){-2.2f, -0.6f, 1.6f}, colour(0x8C6A44), 0.75f, 1);
    frame_line(&slot, (Band){-2.2f, -0.6f, 1.6f}, colour(0x0C0704), 0.8f, -1);
    frame_finish(&slot, book, "well");

    Frame key = frame_new((FrameShape){16, 12, 14, 14, 0, 8, 0, 1});
    frame_fill(&key, colour(0x120B06), colour(0x120B06), NULL, 0.62f);
    frame_line(&key, (Band){-2.5f, -0.4f, 1.2f}, colour(0xF3E6C8), 0.34f, 0);
    frame_line(&key, (Band){-4.4f, -0.4f, 1.2f}, colour(0x000000), 0.5f, 1);
    frame_finish(&key, book, "keycap");

    Frame key_paper = frame_new((FrameShape){16, 12, 14, 14, 0, 8, 0, 1});
    frame_fill(&key_paper, colour(0x5E3E1E), colour(0x5E3E1E), NULL, 0.16f);
    frame_line(&key_paper, (Band){-2.5f, -0.4f, 1.2f}, colour(0x5E3E1E), 0.55f, 0);
    frame_line(&key_paper, (Band){-4.4f, -0.4f, 1.2f}, colour(0x5E3E1E), 0.5f, 1);
    frame_finish(&key_paper, book, "keycap-paper");
}

static void field_paint(UiBook *book, const char *name, uint32_t line, bool focus)
{
    Frame f = frame_new((FrameShape){64, 32, 32, 28, 10, 12, 1, 704});
    if (focus)
        frame_line(&f, (Band){-1, 4, 8}, colour(0xF0A03A), 0.8f, 0);
    frame_fill(&f, colour(0xF6EACB), colour(0xFBF2DA), NULL, focus ? 1 : 0.75f);
    frame_line(&f, (Band){-8, 0, 7}, colour(0x6A4A28), 0.28f, -1);
    frame_line(&f, (Band){focus ? -3.4f : -2.4f, 0, 1.4f}, colour(line), 0.9f, 0);
    frame_finish(&f, book, name);
}

static void scrollbar_paint(UiBook *book)
{
    Frame track = frame_new((FrameShape){4, 16, 9, 12, 0, 9, 0, 1});
    frame_fill(&track, colour(0x4A3018), colour(0x4A3018), NULL, 0.22f);
    frame_line(&track, (Band){-2, 0, 1.4f}, colour(0x2A1A10), 0.28f, 0);
    frame_finish(&track, book, "scrollbar-track");

    Frame thumb = frame_new((FrameShape){4, 16, 9, 12, 0, 9, 0, 1});
    frame_fill(&thumb, colour(0x9A744A), colour(0x7A5632), NULL, 1);
    frame_line(&thumb, (Band){-4.4f, -2, 1.6f}, colour(0xE0BC88), 0.6f, -1);
    frame_line(&thumb, (Band){-2, 0, 1.4f}, colour(0x2A1A10), 0.85f, 0);
    frame_finish(&thumb, book, "scrollbar-thumb");
}

static void slider_paint(UiBook *book)
{
    Frame track = frame_new((FrameShape){16, 2, 8, 6, 0, 7, 0, 1});
    frame_fill(&track, colour(0x8E744C), colour(0xB89A6A), NULL, 0.9f);
    frame_line(&track, (Band){-2, 0, 1.4f}, colour(0x4A3018), 0.8f, 0);
    frame_finish(&track, book, "slider-track");

    Frame fill = frame_new((FrameShape){16, 2, 8, 6, 0, 7, 0, 1});
    frame_fill(&fill, colour(0xD87A2A), colour(0xA84E14), NULL, 1);
    frame_line(&fill, (Band){-2, 0, 1.4f}, colour(0x5A2408), 0.85f, 0);
    frame_finish(&fill, book, "slider-fill");

    Frame knob = frame_new((FrameShape){2, 2, 29, 29, 8, 22, 0, 1});
    frame_shadow(&knob, 2, 4, 0.6f);
    frame_fill(&knob, colour(0xFFF6DC), colour(0xD8BE88), NULL, 1);
    frame_line(&knob, (Band){-5, -2.4f, 2}, colour(0xFFFFFF), 0.6f, -1);
    frame_line(&knob, (Band){-2.2f, 0, 1.4f}, colour(0x5A3E22), 0.95f, 0);
    frame_finish(&knob, book, "slider-knob");
}

/* A small box of a check or a round of a choice, 22 logical units wide. */
static Frame mark_box(float radius, bool on)
{
    Frame f = frame_new((FrameShape){2, 2, 25, 25, 4, radius, 0, 1});
    frame_shadow(&f, 1, 1, 0.3f);
    frame_fill(&f, colour(0xFFF6DF), colour(0xF6E8C8), NULL, 1);
    frame_line(&f, (Band){-9, -2, 6}, colour(0x8A6434), 0.22f, -1);
    frame_line(&f, (Band){-3.6f, -0.6f, 1.4f}, colour(on ? 0x8A4414 : 0x6A4A28), 1, 0);
    return f;
}

static void marks_paint(UiBook *book)
{
    Frame off = mark_box(9, false), on = mark_box(9, true);
    Frame radio_off = mark_box(22, false), radio_on = mark_box(22, true);
    Stand stand = {.x = 10, .y = 10, .scale = 32.0f / 24};
    Plane check = path_stroke("M4 12.8L9.6 18.6L20 5.6", 52, 52, &stand, 4);
    Plane dot = path_fill("O 12 12 7.4", 52, 52, &stand, RULE_NONZERO);
    for (size_t i = 0; i < 52 * 52; i++) {
        pixel_over(on.image.pixels + 4 * i, colour(0xB4461A), check.values[i]);
        pixel_over(radio_on.image.pixels + 4 * i, colour(0xB4461A), dot.values[i]);
    }
    plane_free(&check);
    plane_free(&dot);
    frame_finish(&off, book, "checkbox-off");
    frame_finish(&on, book, "checkbox-on");
    frame_finish(&radio_off, book, "radio-off");
    frame_finish(&radio_on, book, "radio-on");
}

static void board_marks_paint(UiBook *book)
{
    Frame ghost = frame_new((FrameShape){64, 64, 24, 24, 10, 6, 0, 1});
    frame_line(&ghost, (Band){-1, 4, 10}, colour(0xF0A03A), 0.5f, 0);
    frame_line(&ghost, (Band){-6.6f, 1.6f, 1.4f}, colour(0x1A0F08), 0.85f, 0);
    frame_line(&ghost, (Band){-5, 0, 1.4f}, colour(0xFFCB6B), 1, 0);
    frame_line(&ghost, (Band){-5, -2.5f, 1.4f}, colour(0xE8952E), 0.6f, 0);
    frame_finish(&ghost, book, "ghost-frame");

    /* The brackets lie in the corners of the patch; its edges are empty. */
    Image corner = image_new(136, 136);
    Stand stand = {.scale = 1};
    const char *brackets =
        "M6 46V16Q6 6 16 6H46M90 6H120Q130 6 130 16V46M130 90V120Q130 130 120 130H90"
        "M46 130H16Q6 130 6 120V90";
    Plane dark = path_stroke(brackets, 136, 136, &stand, 9.5f),
          light = path_stroke(brackets, 136, 136, &stand, 5);
    for (size_t i = 0; i < 136 * 136; i++) {
        pixel_over(corner.pixels + 4 * i, colour(0x120904), dark.values[i] * 0.55f);
        pixel_over(corner.pixels + 4 * i, colour(0xFFC766), light.values[i] * 0.9f);
    }
    plane_free(&dark);
    plane_free(&light);
    book_add_patch(book, "cell-corner", corner,
                   (Borders){.left = 56, .top = 56, .right = 56, .bottom = 56});
}

/* The thickness of the laid land, seen below its lower border; 9 logical units high. */
static void tile_edge_paint(UiBook *book)
{
    enum { W = 256, H = 18 };
    Image image = image_new(W, H);
    Plane grain = plane_noise(W, H, (Cells){24, 3, 3}, 808);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            float depth = (float)y / H;
            Vec3 tint = vec3_mix(colour(0x7C5632), colour(0x4E331C), depth);
            tint = vec3_scale(tint, 0.82f + 0.36f * *plane_at(&grain, x, y));
            if (y < 3)
                tint = vec3_mix(tint, colour(0xA67C4C), 0.8f);
            if (y >= H - 2)
                tint = vec3_scale(tint, 0.6f);
            pixel_over(image_at(&image, x, y), tint, 1);
        }
    plane_free(&grain);
    book_add_patch(book, "tile-edge", image, (Borders){.top = 4, .bottom = 4});
}

/* The panel's left edge: torn, with a paler cut rim and a seam of sinew. Lies 52 px over the table
 * and 28 px over the panel, where only the seam is left. */
static void hide_edge_paint(UiBook *book)
{
    enum { W = 80, H = 512, CUT = 30, SEAM = 58, STITCH = 32 };
    Image image = image_new(W, H), hide = material_paint(&HIDE, 512, H);
    float *tear = edge_noise(H, 14, 41), *nibble = edge_noise(H, 60, 42);
    Plane shadow = plane_new(W, H);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            float depth = (float)x - CUT - tear[y] * 22 - nibble[y] * 6;
            *plane_at(&shadow, x, y) = depth > 3;
        }
    for (int y = 0; y < H; y++) /* what lies right of the picture casts shadow as well */
        for (int x = W - 12; x < W; x++)
            *plane_at(&shadow, x, y) = 1.6f;
    plane_blur(&shadow, 6, true);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            float *pixel = image_at(&image, x, y),
                  depth = (float)x - CUT - tear[y] * 22 - nibble[y] * 6;
            float fade = 1 - smooth_step(52, 74, (float)x);
            if (x > 6 && x < W - 10)
                pixel_over(pixel, colour(0x080503),
                           fminf(*plane_at(&shadow, x, y), 1) * 0.6f * fade *
                               smooth_step(6, 16, (float)x));
            const float *skin = image_at(&hide, x, y);
            float body = saturate(depth + 0.5f);
            pixel_over(pixel, vec3(skin[0], skin[1], skin[2]), body * fade);
            pixel_over(pixel, colour(0xB98C58), body * smooth_step(7, 0, depth) * 0.66f);
            pixel_over(pixel, colour(0x120B07), smooth_step(5, 0, fabsf(depth - 10)) * 0.4f);
            float across = fabsf((float)x - SEAM), along = fabsf((float)(y % STITCH) - STITCH / 2);
            float hole = smooth_step(4.4f, 2, fabsf((float)x - SEAM - 1.5f)) *
                         smooth_step(12, 9, fabsf((float)(y % STITCH) - STITCH / 2 - 1.5f));
            pixel_over(pixel, colour(0x140C07), hole * 0.75f);
            float thread = smooth_step(2.7f, 1.4f, across) * smooth_step(10, 8.4f, along);
            pixel_over(
                pixel,
                vec3_mix(colour(0xDDBB82), colour(0x96703F), saturate(((float)x - SEAM + 2) / 5)),
                thread);
        }
    plane_free(&shadow);
    image_free(&hide);
    free(tear);
    free(nibble);
    book_add_patch(book, "panel-hide-edge", image, (Borders){.left = W, .reach_left = 52});
}

void patches_paint(UiBook *book)
{
    for (size_t i = 0; i < sizeof BUTTONS / sizeof *BUTTONS; i++)
        button_paint(book, &BUTTONS[i]);
    focus_ring_paint(book);
    parchment_paint(book);
    dark_paint(book);
    field_paint(book, "field", 0x8A6A42, false);
    field_paint(book, "field-focus", 0xC4681C, true);
    scrollbar_paint(book);
    slider_paint(book);
    marks_paint(book);
    board_marks_paint(book);
    tile_edge_paint(book);
    hide_edge_paint(book);
}
