/* The players' rows: badge, name, what is left in the supply, score markers, points, projected
 * points. The row of whoever is to move lies on lit parchment. */
#include <math.h>

#include "play/asked.h"
#include "view/board/flight.h"
#include "view/kit/paint.h"
#include "view/table/acts.h"
#include "view/table/panel.h"
#include "view/words/names.h"
#include "view/words/table.h"
#include "view/words/tr.h"

enum { MARKER = 26, SMALL_MARKER = 19, COUNTS = 60 }; /* logical units wide */
enum { FACE = 26 };                                   /* logical units */
enum { NAME = 18, NAME_LEAST = 15 };                  /* letters; smaller, a first name is better */
enum { NAME_LOW = 14 };                               /* the same beside the pieces */
enum { NAME_APART = 7 };                              /* from it to the pieces */
enum { MARKED = 50 };                                 /* points for a marker */
enum { MEEPLE = 64, PITCH = 14 }; /* of the supply: logical units a tile, from one to the next */
enum { LETTERS = 26, ENDS = 44 }; /* of the points; wide: those that the end would bring */

#define SWELLS .22f /* a total that is counted up, at the middle of it */

/* A player's row as it is drawn now. */
typedef struct Row {
    const TableView *view;
    int player;
    Rect rect;
    float middle; /* pixels */
    int points;   /* with all of `gain`, which is on the way to them */
    Gain gain;
    int walking;                /* meeples that are on their way home */
    bool lit;                   /* on parchment */
    bool plain;                 /* without pieces and projected points */
    bool tall;                  /* name above pieces */
    bool one_line;              /* else they are on one line */
    float points_end, room_end; /* pixels: of the points, and of what stands before them */
    bool ruled;                 /* a line below parts it from the next */
    uint32_t text, soft;
} Row;

/* The pieces of a kind that a player has: how many of all are left, and how they look. */
typedef struct Supply {
    int left, count;
    const char *figure, *icon; /* of one that is there, and of one that is gone */
} Supply;

static Supply supply_of(const Row *row, bool huts)
{
    const Game *game = row->view->game;
    const Ruleset *rules = &row->view->edition->rules;
    Colour colour = (Colour)row->view->setup->seats[row->player].colour;
    return huts ? (Supply){game->huts[row->player], rules->huts, hut_names[colour], "hut"}
                : (Supply){game->meeples[row->player] - row->walking, rules->meeples,
                           meeple_names[colour], "meeple"};
}

/* One that is there, drawn as for tiles of `tile`; one that is gone as a faint shape of `size`. */
static void draw_of_supply(Frame *frame, const Row *row, const Supply *supply, int index,
                           Point middle, Point sizes)
{
    if (index < supply->left)
        paint_figure(frame, supply->figure, middle, sizes.x);
    else
        paint_icon(frame, supply->icon, middle, sizes.y, row->lit ? INK : CREAM,
                   row->lit ? .22f : .18f);
}

/* All pieces side by side. */
static void draw_supply(Frame *frame, const Row *row, Point at)
{
    static const Point sizes[] = {{MEEPLE, PITCH + 2}, {56, 17}};
    for (int huts = 0; huts < 2; huts++) {
        const Supply supply = supply_of(row, huts);
        float pitch = (huts ? 15 : PITCH) * frame->u;
        at.x += huts ? 5 * frame->u : 0;
        for (int i = 0; i < supply.count; i++, at.x += pitch)
            draw_of_supply(frame, row, &supply, i, (Point){at.x + pitch / 2, at.y}, sizes[huts]);
    }
}

/* The same in little room, `width` logical units: one piece of a kind, and how many of it are left.
 */
static void draw_counts(Frame *frame, const Row *row, Point at, float width)
{
    float part = width / COUNTS, u = frame->u * part;
    for (int huts = 0; huts < 2; huts++, at.x += 33 * u) {
        const Supply supply = supply_of(row, huts);
        const char *text = said("%d", supply.left);
        draw_of_supply(frame, row, &supply, 0, (Point){at.x + 8 * u, at.y},
                       (Point){(huts ? 60 : MEEPLE) * part, 17 * part});
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 15 * part, row->soft},
                   (Point){at.x + 18 * u, at.y + 5 * u}, 0, text);
    }
}

/* Right-aligned at `at`.x; returns where it begins. */
static float draw_points(Frame *frame, Point at, int points, float size, uint32_t rgb)
{
    return at.x - paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, size, rgb},
                             (Point){at.x, at.y + size * .36f * frame->u}, 0, said("%d", points));
}

static bool shows_ends(const Row *row)
{
    return row->view->shows_projection && !row->plain;
}

/* How far the counting is from its ends, 0..1. */
static float counting(const Row *row)
{
    const Gain *gain = &row->gain;
    bool counts = gain->points > 0 && gain->counted > 0 && gain->counted < 1;
    return counts ? sinf(gain->counted * 3.1415927f) : 0;
}

/* The points, and at their right those that the end would bring. */
static void draw_score(Frame *frame, const Row *row)
{
    float u = frame->u, swell = counting(row);
    if (shows_ends(row))
        draw_points(frame, (Point){row->rect.x + row->rect.w - 8 * u, row->middle + 2 * u},
                    row->view->projected[row->player], 17, row->soft);
    uint32_t rgb = swell <= 0 ? row->text : row->lit ? GAIN : swell < .6f ? GAIN_LIGHT : COUNTED;
    draw_points(frame, (Point){row->points_end + 2 * swell * u, row->middle},
                row->points - gain_due(row->gain), roundf(LETTERS * (1 + SWELLS * swell)), rgb);
}

/* It glows while points are counted in it. */
static void draw_counting(Frame *frame, const Row *row)
{
    enum { BANDS = 12 };
    float glow = counting(row), width = row->rect.w / BANDS;
    for (int i = 0; glow > 0 && i < BANDS; i++) {
        float left = roundf(row->rect.x + (float)i * width);
        float right = roundf(row->rect.x + (float)(i + 1) * width);
        float share = .25f + .75f * sinf(3.1415927f * ((float)i + .5f) / BANDS);
        draw_fill(frame->list,
                  (Rect){left, row->rect.y + frame->u, right - left, row->rect.h - 2 * frame->u},
                  rgba(FIRE, .42f * glow * share));
    }
}

/* What lies below all else: the parchment, or the line to the next row. */
static void draw_row_ground(Frame *frame, const Row *row)
{
    float u = frame->u;
    Rect rect = row->rect;
    if (row->lit)
        paint_patch(frame, "row-lit", rect_inset(rect, 2 * u), 1);
    else if (row->ruled)
        paint_rule(frame, rect.x + 14 * u, rect.y + rect.h - u, rect.w - 28 * u, CREAM_SOFT, .16f);
    draw_counting(frame, row);
}

/* Of a program's face, logical units; 0 for a person. */
static float face_of(const Frame *frame, const Row *row)
{
    bool person = asked_is_person(row->view->setup, row->player);
    return person ? 0 : fminf(FACE, row->rect.h / frame->u - 6);
}

/* Whether the whole name has room in `most` pixels. */
static bool name_fits(const Frame *frame, const Row *row, float most)
{
    float face = face_of(frame, row), taken = face > 0 ? (face + 3) * frame->u : 0;
    const char *name = say_seat(&row->view->setup->seats[row->player]);
    return text_width(frame, FONT_BOLD, NAME_LEAST, name) <= most - taken;
}

/* Whether score markers have room beside the name, `beside` pixels being left for it then: it is
 * whole there, or short anyway, as all of `most` would not do for it either. */
static bool markers_fit(const Frame *frame, const Row *row, float beside, float most)
{
    const char *first = say_first_name(row->view->setup, row->player);
    return name_fits(frame, row, beside) || (!name_fits(frame, row, most) && first &&
                                             text_width(frame, FONT_BOLD, NAME, first) <= beside);
}

/* The largest letters of a name in `most` pixels, or the least. */
static float name_letters(const Frame *frame, const Row *row, const char *name, float most)
{
    float letters = NAME, least = row->one_line ? NAME_LOW : NAME_LEAST;
    while (letters > least && text_width(frame, FONT_BOLD, letters, name) > most)
        letters--;
    return letters;
}

/* A program's with its face behind it, where its whole name leaves room for that: it is called the
 * same everywhere. */
static void draw_name(Frame *frame, const Row *row, Point at, float most)
{
    const Setup *setup = row->view->setup;
    const char *name = say_seat(&setup->seats[row->player]);
    float u = frame->u, face = face_of(frame, row), taken = face > 0 ? (face + 3) * u : 0;
    float least = text_width(frame, FONT_BOLD, row->one_line ? NAME_LOW : NAME_LEAST, name);
    if (least <= most && least > most - taken)
        face = taken = 0;
    most -= taken;
    const char *first = say_first_name(setup, row->player);
    TextStyle style = {FONT_BOLD, ALIGN_LEFT, name_letters(frame, row, name, most), row->text};
    if (text_width(frame, FONT_BOLD, style.size, name) > most && first) {
        name = first;
        style.size = name_letters(frame, row, name, most);
    }
    at.x += paint_text(frame, style, at, fmaxf(1, most), name);
    if (face > 0)
        paint_icon(frame, program_face(setup, row->player),
                   (Point){at.x + (face / 2 + 3) * u, at.y - (row->tall ? 8 : 6) * u}, face, WHITE,
                   1);
}

/* Where the pieces that are left begin. */
static Point supply_at(const Frame *frame, const Row *row)
{
    float u = frame->u;
    if (row->tall)
        return (Point){row->rect.x + 48 * u, row->middle + 13 * u};
    return (Point){row->room_end - COUNTS * u, row->middle};
}

static void draw_row(Frame *frame, const Row *row)
{
    enum { ONE_MARKER = 100 /* points: so many the largest stands for */ };
    int points = row->points - gain_due(row->gain);
    float u = frame->u, middle = row->middle, x = row->rect.x + 8 * u;
    float badge = fminf(32, row->rect.h / u * .62f);
    draw_row_ground(frame, row);
    draw_score(frame, row);
    paint_icon(frame, player_badges[row->view->setup->seats[row->player].colour],
               (Point){x + 16 * u, middle}, badge, 0xFFFFFF, 1);
    x += (row->one_line ? 36 : 40) * u;
    /* counts are not to be read with the points */
    float supply = row->one_line ? COUNTS * u : 0;
    float name_end = row->room_end - supply - (supply > 0 ? NAME_APART * u : 0);
    float markers = row->one_line ? 0 : markers_width(row->points, MARKER);
    float beside = name_end - (markers > 0 ? (markers + 5) * u : 0);
    if (row->one_line || !markers_fit(frame, row, beside - x, name_end - x)) {
        Point at = {x - (row->tall ? 7 : 2) * u, middle + badge / 2 * u - 5 * u};
        markers_draw(frame, at, SMALL_MARKER, points < ONE_MARKER ? points : ONE_MARKER);
    } else {
        markers_draw(frame, (Point){row->room_end, row->tall ? middle - 11 * u : middle}, MARKER,
                     points);
        name_end = beside;
    }
    draw_name(frame, row, (Point){x, row->tall ? middle - 5 * u : middle + 6 * u}, name_end - x);
    if (row->tall)
        draw_supply(frame, row, supply_at(frame, row));
    else if (row->one_line)
        draw_counts(frame, row, supply_at(frame, row), COUNTS);
}

/* The same in all rows, so that what stands before them lies in one column; in the final scoring,
 * of the points that it leads to: names and markers stand in one place from its first step to its
 * last. */
static float widest_points(const Frame *frame, const Game *game)
{
    float widest = 0;
    for (int player = 0; player < game->player_count; player++) {
        widest =
            fmaxf(widest, text_width(frame, FONT_TITLE, LETTERS, said("%d", game->scores[player])));
    }
    return widest;
}

/* Whose the row is and what it shows now: in the final scoring, the step. */
static Row row_of(const Frame *frame, const TableModel *model, int player)
{
    const TableView *view = &model->view;
    const Final *final = &model->final;
    const TableLayout *layout = &model->layout;
    bool over = final->on || view->phase == PHASE_END;
    Row row = {.view = view,
               .player = player,
               .rect = layout->rows[player],
               .points = view->game->scores[player],
               .gain = model->flight.gains[player],
               .walking = model->flight.walking[player],
               .lit = !over && player == program_title(view, &model->flight).player,
               .plain = over,
               .tall = layout->tall_rows && !over,
               .ruled = player + 1 < layout->row_count};
    row.middle = row.rect.y + row.rect.h / 2;
    row.one_line = !row.tall && !row.plain;
    row.points_end = row.rect.x + row.rect.w - (8 + (shows_ends(&row) ? ENDS : 0)) * frame->u;
    row.room_end =
        row.points_end - widest_points(frame, view->game) - (row.one_line ? 12 : 8) * frame->u;
    if (final->waits)
        row.points = final->scores[player];
    if (final->on) {
        const FinalStep *step = &final->steps[final->at];
        row.points = final->scores[player];
        row.gain = final_gain(final, player);
        for (int i = 0; i < step->award_count; i++)
            row.lit |= step->awards[i].player == player;
    }
    row.text = row.lit ? INK : CREAM;
    row.soft = row.lit ? INK_SOFT : CREAM_SOFT;
    return row;
}

static void draw_heads(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    float u = frame->u, right = layout->right - 2 * u;
    const TextStyle left_style = {FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT},
                    right_style = {FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT};
    paint_text(frame, left_style, (Point){layout->left + 4 * u, layout->heads}, 0, tr("Players"));
    if (model->view.shows_projection && !model->final.on) {
        float width = paint_text(frame, right_style, (Point){right, layout->heads}, 0,
                                 trc("points at the end of the game", "end"));
        paint_icon(frame, "flag", (Point){right - width - 9 * u, layout->heads - 5 * u}, 14,
                   CREAM_SOFT, 1);
        right -= fmaxf(54 * u, width + 22 * u);
    }
    paint_text(frame, right_style, (Point){right, layout->heads}, 0,
               trc("head of a column", "points"));
}

enum { BRIEF_ENDS = 40, BRIEF_SUPPLY = 68 }; /* high enough for these */
enum { BRIEF_APART = 10 };                   /* logical units between what two of them have left */

/* Of players side by side the badge and their points lie above what else has room. */
typedef struct Brief {
    bool ends;    /* below them, with a flag, the points that the end would bring */
    float middle; /* of these two lines, or of the one, pixels */
    Point badge;
} Brief;

static Brief brief_of(const Frame *frame, const Row *row)
{
    float u = frame->u, high = row->rect.h;
    Brief brief = {.ends = shows_ends(row) && high >= BRIEF_ENDS * u, .middle = row->middle};
    brief.middle -= (high >= BRIEF_SUPPLY * u ? 11 : 0) * u;
    brief.badge = (Point){row->rect.x + 18 * u, brief.middle - (brief.ends ? 9 : 0) * u};
    return brief;
}

/* Badge, points, below them those that the end would bring, with the flag that the head of a column
 * of them has, and what is left in the supply. */
static void draw_brief(Frame *frame, const Row *row)
{
    float u = frame->u, right = row->rect.x + row->rect.w - 7 * u;
    Brief brief = brief_of(frame, row);
    if (row->lit)
        paint_patch(frame, "row-lit", rect_inset(row->rect, 2 * u), 1);
    draw_counting(frame, row);
    float wide = fminf(COUNTS, row->rect.w / u - BRIEF_APART), middle = row->rect.w / 2;
    if (row->rect.h >= BRIEF_SUPPLY * u)
        draw_counts(
            frame, row,
            (Point){row->rect.x + middle - wide * u / 2, row->rect.y + row->rect.h - 17 * u}, wide);
    paint_icon(frame, player_badges[row->view->setup->seats[row->player].colour], brief.badge,
               brief.ends ? 20 : 22, 0xFFFFFF, 1);
    draw_points(frame, (Point){right, brief.badge.y}, row->points - gain_due(row->gain), 19,
                row->text);
    if (!brief.ends)
        return;
    float y = brief.middle + 11 * u;
    float begin =
        draw_points(frame, (Point){right, y}, row->view->projected[row->player], 15, row->soft);
    paint_icon(frame, "flag", (Point){fminf(brief.badge.x, begin - 9 * u), y}, 14, row->soft, 1);
}

/* The points of the largest score marker beside the points; 0: there is none. */
static int marker_of(int points)
{
    return points < MARKED ? 0 : points < 2 * MARKED ? MARKED : points / (2 * MARKED) * 2 * MARKED;
}

/* What a click does, and what the numbers and the marker beside them are. */
static void put_row(Frame *frame, const TableModel *model, const Row *row)
{
    const TableLayout *layout = &model->layout;
    const LensUi *lens = &model->table->lens;
    const char *name = say_seat(&row->view->setup->seats[row->player]);
    bool shown = lens->kind == LENS_PIECES && lens->player == row->player;
    Rect rect = rect_inset(row->rect, 1);
    if (model->final.on || layout->lens_count == 0 || rect.y + rect.h > layout->buttons.y)
        return;
    bool flag = layout->brief_rows && brief_of(frame, row).ends;
    panel_put_verb(frame, model, VERB_ROW,
                   (Widget){.index = (int16_t)row->player,
                            .kind = WIDGET_SPOT,
                            .rect = rect,
                            .name = said("player-%d", row->player + 1),
                            .tip = say_row_tip(name, shown, flag,
                                               layout->brief_rows ? 0 : marker_of(row->points))});
}

void panel_draw_rows(Frame *frame, const TableModel *model)
{
    if (model->layout.heads > 0)
        draw_heads(frame, model);
    for (int player = 0; player < model->view.game->player_count; player++) {
        Row row = row_of(frame, model, player);
        if (row.rect.h <= 0)
            continue;
        put_row(frame, model, &row);
        (model->layout.brief_rows ? draw_brief : draw_row)(frame, &row);
    }
}

void panel_homes(const Frame *frame, const TableModel *model, Homes *homes)
{
    const TableLayout *layout = &model->layout;
    bool tall = layout->tall_rows, brief = layout->brief_rows;
    *homes = (Homes){.tile = MEEPLE * frame->u};
    for (int player = 0; player < model->view.game->player_count; player++) {
        Row row = row_of(frame, model, player);
        Point badge = {row.rect.x + 24 * frame->u, row.middle};
        if (brief)
            badge = brief_of(frame, &row).badge;
        Point piece = badge;
        if (!brief && !row.plain) {
            piece = supply_at(frame, &row);
            piece.x += (tall ? PITCH / 2 : 8) * frame->u;
            homes->pitch = row.tall ? PITCH * frame->u : 0;
        }
        homes->badges[player] = badge;
        homes->pieces[player] = piece;
    }
}
