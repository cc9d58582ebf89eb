#include "view/board/chips.h"

#include <math.h>
#include <stdio.h>

#include "view/board/draw.h"
#include "view/board/stand.h"
#include "view/kit/paint.h"

#define GRID 6       /* places for a chip across a tile */
#define CHIP_HIGH 30 /* logical units */
#define DISC_RADIUS 12
#define GRAZING .05f /* of the price is due wherever two touch */

/* What it costs to lie wholly on something, and beyond the board; below ENOUGH a chip need not
 * leave its area. */
enum { ON_CHIP = 40, ON_CELL = 120, ON_PIECE = 12, ON_MARK = 6, ON_ANIMAL = 3 };
enum { BEYOND = 20, ENOUGH = 3 };

static Rect round_point(Point at, float w, float h)
{
    return (Rect){roundf(at.x - w / 2), roundf(at.y - h / 2), roundf(w), roundf(h)};
}

static void add_obstacle(Chips *chips, Rect rect, float price)
{
    if (chips->obstacle_count < MAX_CHIP_OBSTACLES)
        chips->obstacles[chips->obstacle_count++] = (Obstacle){rect, price};
}

void chips_avoid(Chips *chips, Rect rect)
{
    add_obstacle(chips, rect, ON_CELL);
}

void chips_avoid_chip(Chips *chips, Rect rect)
{
    add_obstacle(chips, rect, ON_CHIP);
}

void chips_avoid_mark(Chips *chips, Point at, float side)
{
    add_obstacle(chips, round_point(at, side, side), ON_MARK);
}

void chips_begin(const Frame *frame, const BoardView *board, const TableView *view, Rect within,
                 Chips *chips)
{
    float tile = (float)board->tile, reach = .24f * piece_scale(tile);
    *chips = (Chips){.within = within, .unit = fmaxf(.74f * frame->u, fminf(frame->u, tile / 72))};
    for (int i = 0; i < view->game->piece_count; i++) {
        Point at = board_piece_at(frame->atlas, board, view, view->game->pieces[i]);
        add_obstacle(chips, round_point(at, reach, reach), ON_PIECE);
    }
    if (!view->mine)
        return;
    for (int i = 0; i < view->legal_count; i++)
        chips_avoid(chips, view_cell(board, view->legal[i].cell.x, view->legal[i].cell.y));
    if (view->phase == PHASE_PIECE)
        chips_avoid(chips, view_cell(board, view->placed->cell.x, view->placed->cell.y));
}

void chips_avoid_animals(const Frame *frame, const BoardView *board, const TableView *view, Lit lit,
                         Chips *chips)
{
    Point places[64];
    float side = .22f * (float)board->tile;
    int count = board_list_animals(frame->atlas, view, lit, places, 64);
    for (int i = 0; i < count; i++)
        add_obstacle(chips, round_point(view_pixel(board, places[i].x, places[i].y), side, side),
                     ON_ANIMAL);
}

enum { MOST_PLACES = 512, RINGS = 5, DIRECTIONS = 16 };

#define RING .45f /* from one to the next, in chips */

/* A chip looks for its place. */
typedef struct ChipSearch {
    const Atlas *atlas;
    const BoardView *board;
    const TableView *view;
    Lit lit;      /* the area that it speaks of */
    Point middle; /* of that, pixels */
    Rect within;  /* that it should stay in */
    int chip_count, obstacle_count;
    Rect chips[MAX_CHIPS]; /* that have their places, and what else it could come to lie on */
    Obstacle obstacles[MAX_CHIP_OBSTACLES];
} ChipSearch;

/* What a place costs, in chips: others covered most, then pieces, then animals; ground of another
 * area, and distance from the area's middle, little. Where it is `most` or more, anything that is.
 */
static float price(const ChipSearch *search, Rect rect, float most)
{
    float sum = 0, size = rect.w * rect.h;
    float off =
        hypotf(rect.x + rect.w / 2 - search->middle.x, rect.y + rect.h / 2 - search->middle.y);
    float far = .25f * off / (float)search->board->tile;
    if (far >= most)
        return far;
    for (int i = 0; i < search->chip_count; i++)
        sum += ON_CHIP * rect_overlap(rect, search->chips[i]);
    for (int i = 0; i < search->obstacle_count && sum < most * size; i++) {
        float part = rect_overlap(rect, search->obstacles[i].rect);
        sum += part > 0 ? search->obstacles[i].price * (part + GRAZING * size) : 0;
    }
    sum += BEYOND * (size - rect_overlap(rect, search->within));
    sum /= size;
    for (int corner = 0; corner < 4 && sum < most; corner++) {
        Point at = {rect.x + (corner & 1 ? rect.w : 0), rect.y + (corner & 2 ? rect.h : 0)};
        Point place = view_board_point(search->board, at);
        sum += lit_covers(search->atlas, search->view, search->lit, place) ? 0 : .3f;
    }
    return sum + far;
}

/* Places of the area, board units; where the masks are not known, where a piece would stand. */
static int list_places(const Atlas *atlas, const TableView *view, Lit lit, Point *places, int most)
{
    int count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        bool any = lit_zones(view, site->tile, lit) != 0;
        for (int g = 0; any && g < GRID * GRID && count < most; g++) {
            Point at = {(float)site->cell.x + ((float)(g % GRID) + .5f) / GRID,
                        (float)site->cell.y + ((float)(g / GRID) + .5f) / GRID};
            if (lit_covers(atlas, view, lit, at))
                places[count++] = at;
        }
    }
    if (count == 0)
        places[count++] = table_anchor(atlas, view->edition, view->game, lit.node,
                                       lit.system ? PIECE_HUT : PIECE_MEEPLE);
    return count;
}

/* Takes down what lies where a chip of this size may be tried: most of the board does not. */
static void look_round(ChipSearch *search, const Chips *chips, const Point *places, int count,
                       Rect chip)
{
    float left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    float reach_x = (.5f + RINGS * RING) * chip.w + 1, reach_y = (.5f + RINGS * RING) * chip.h + 1;
    for (int i = 0; i <= count; i++) {
        Point at = i < count ? places[i] : search->middle;
        left = fminf(left, at.x - reach_x);
        top = fminf(top, at.y - reach_y);
        right = fmaxf(right, at.x + reach_x);
        bottom = fmaxf(bottom, at.y + reach_y);
    }
    Rect reach = {left, top, right - left, bottom - top};
    for (int i = 0; i < chips->count; i++)
        if (rect_overlap(reach, chips->items[i].rect) > 0)
            search->chips[search->chip_count++] = chips->items[i].rect;
    for (int i = 0; i < chips->obstacle_count; i++)
        if (rect_overlap(reach, chips->obstacles[i].rect) > 0)
            search->obstacles[search->obstacle_count++] = chips->obstacles[i];
}

/* The chip has its size, and its rectangle moves. */
static void place(const Frame *frame, const BoardView *board, const TableView *view,
                  const Chips *chips, Chip *chip)
{
    Point places[MOST_PLACES];
    ChipSearch search;
    search.atlas = frame->atlas;
    search.board = board;
    search.view = view;
    search.lit = chip->lit;
    search.middle = (Point){0, 0};
    search.within = chips->within;
    search.chip_count = search.obstacle_count = 0;
    float best = INFINITY, w = chip->rect.w, h = chip->rect.h;
    int count = list_places(frame->atlas, view, chip->lit, places, MOST_PLACES);
    for (int i = 0; i < count; i++) {
        places[i] = view_pixel(board, places[i].x, places[i].y);
        search.middle.x += places[i].x / (float)count;
        search.middle.y += places[i].y / (float)count;
    }
    look_round(&search, chips, places, count, chip->rect);
    Point base = search.middle;
    for (int i = 0; i < count + RINGS * DIRECTIONS; i++) {
        int step = i - count;
        float turn = 6.2831853f * (float)(step % DIRECTIONS) / DIRECTIONS;
        float away = RING * (float)(step / DIRECTIONS + 1);
        Point at = i < count
                       ? places[i]
                       : (Point){base.x + cosf(turn) * away * w, base.y + sinf(turn) * away * h};
        Rect rect = round_point(at, w, h);
        float cost = price(&search, rect, best);
        if (cost < best) {
            best = cost;
            chip->rect = rect;
            if (i < count)
                base = at;
        }
        if (i == count - 1 && best < ENOUGH)
            return;
    }
}

static int count_bits(uint8_t bits)
{
    int count = 0;
    for (; bits; bits &= (uint8_t)(bits - 1))
        count++;
    return count;
}

/* What lies right of the points, in the chip's unit. */
static float after_points(const Chip *chip)
{
    return chip->earns_turn ? 20 : 0;
}

static void say_points(const Chip *chip, char text[12])
{
    snprintf(text, 12, chip->given ? "+%d" : "%d", chip->points);
}

void chips_put(const Frame *frame, const BoardView *board, const TableView *view, Chip chip,
               Chips *chips)
{
    char text[12];
    float unit = chips->unit, side = 2 * DISC_RADIUS * unit;
    if (chips->count == MAX_CHIPS)
        return;
    say_points(&chip, text);
    float badges = 22 * (float)(count_bits(chip.holders) + chip.by_shrine);
    chip.rect = (Rect){0, 0, side + after_points(&chip) * unit, side};
    if (chip.holders)
        chip.rect = (Rect){0, 0,
                           (badges + 24 + after_points(&chip)) * unit +
                               text_width(frame, FONT_TITLE, 19 * unit / frame->u, text),
                           CHIP_HIGH * unit};
    place(frame, board, view, chips, &chip);
    Rect rect = chip.rect;
    if (rect_overlap(rect, chips->within) >= rect.w * rect.h - 1) /* else it is out of sight */
        chips->items[chips->count++] = chip;
}

/* What earns the extra turn, at the right end; beside a disc on one of its own. */
static void draw_mark(Frame *frame, const TableView *view, const Chip *chip, float unit)
{
    Point at = {chip->rect.x + chip->rect.w - (chip->holders ? 18 : 11) * unit,
                chip->rect.y + chip->rect.h / 2};
    if (!chip->holders)
        paint_disc(frame, at, (DISC_RADIUS - 1.2f) * unit, HIDE_DEEP);
    paint_icon(frame, view->terms->mark_icon, at, 21 * unit / frame->u, chip->holders ? INK : CREAM,
               1);
}

static void draw_chip(Frame *frame, const TableView *view, const Chip *chip, float unit)
{
    char text[12];
    float size = unit / frame->u, middle = chip->rect.y + chip->rect.h / 2;
    float x = chip->rect.x + 18 * unit;
    say_points(chip, text);
    if (chip->holders)
        paint_patch(frame, "chip", chip->rect, 1);
    if (chip->earns_turn)
        draw_mark(frame, view, chip, unit);
    if (chip->holders == 0) {
        Point at = {chip->rect.x + DISC_RADIUS * unit, middle};
        paint_disc(frame, at, DISC_RADIUS * unit, CREAM_SOFT);
        paint_disc(frame, at, (DISC_RADIUS - 1.2f) * unit, HIDE_DEEP);
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 15 * size, CREAM},
                   (Point){at.x, at.y + 5 * unit}, 0, text);
        return;
    }
    for (int p = 0; p < view->game->player_count; p++) {
        if (!(chip->holders >> p & 1))
            continue;
        paint_icon(frame, player_badges[view->setup->seats[p].colour], (Point){x, middle},
                   23 * size, WHITE, 1);
        x += 22 * unit;
    }
    if (chip->by_shrine)
        paint_icon(frame, "shrine", (Point){x, middle}, 22 * size, INK, 1);
    paint_text(
        frame,
        (TextStyle){FONT_TITLE, ALIGN_RIGHT, 19 * size,
                    chip->given    ? GAIN
                    : chip->points ? INK
                                   : INK_SOFT},
        (Point){chip->rect.x + chip->rect.w - (10 + after_points(chip)) * unit, middle + 7 * unit},
        0, text);
}

void chips_draw(Frame *frame, const TableView *view, const Chips *chips)
{
    for (int i = chips->count - 1; i >= 0; i--)
        draw_chip(frame, view, &chips->items[i], chips->unit);
}
