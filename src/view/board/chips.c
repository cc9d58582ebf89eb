#include "view/board/chips.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/words/tr.h"

#define GRID 6       /* places for a chip across a tile */
#define CHIP_HIGH 30 /* logical units */
#define DISC_RADIUS 12

#define FAR .5f     /* a tile away from the middle of its area */
#define OFF .3f     /* a corner on ground of another area */
#define ENOUGH 2    /* below it a chip need not leave its area */
#define LEAVES 2.5f /* tiles: so far it may go then */

enum { MOST_PLACES = 512 };

void chips_begin(const Frame *frame, const BoardView *board, Rect within, Arrange *arrange,
                 Chips *chips)
{
    chips->arrange = arrange;
    chips->within = within;
    chips->unit = fmaxf(.74f * frame->u, fminf(frame->u, board->tile / 72));
    chips->count = 0;
}

void chips_avoid_animals(const TableView *view, Lit lit, Chips *chips)
{
    Point places[64];
    int count = board_list_animals(view, lit, places, 64);
    for (int i = 0; i < count; i++)
        arrange_add_round(chips->arrange, point_seen(view, places[i]), .22f * view->board.tile,
                          GROUND_FIGURE);
}

/* A chip looks for its place. */
typedef struct ChipRoom {
    const TableView *view;
    Lit lit; /* the area that it speaks of */
} ChipRoom;

static float price_off(const void *context, Rect rect)
{
    const ChipRoom *room = context;
    float sum = 0;
    for (int corner = 0; corner < 4; corner++) {
        Point at = {rect.x + (corner & 1 ? rect.w : 0), rect.y + (corner & 2 ? rect.h : 0)};
        Point place = view_board_point(&room->view->board, at);
        sum += lit_covers(room->view, room->lit, place) ? 0 : OFF;
    }
    return sum;
}

/* Places of the area, pixels; where the masks are not known, where a piece would stand. */
static int list_places(const ChipRoom *room, Point *places, int most)
{
    const TableView *view = room->view;
    int count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        bool any = lit_zones(view, site->tile, room->lit) != 0;
        for (int g = 0; any && g < GRID * GRID && count < most; g++) {
            Point at = {(float)site->cell.x + ((float)(g % GRID) + .5f) / GRID,
                        (float)site->cell.y + ((float)(g / GRID) + .5f) / GRID};
            if (lit_covers(view, room->lit, at))
                places[count++] = point_seen(view, at);
        }
    }
    if (count > 0)
        return count;
    Point at = table_anchor(view, room->lit.node, room->lit.system ? PIECE_HUT : PIECE_MEEPLE);
    places[0] = point_seen(view, at);
    return 1;
}

/* The chip has its size, and takes its place: in its area, else near it. False: there is none. */
static bool place(const ChipRoom *room, const Chips *chips, Chip *chip)
{
    Point places[MOST_PLACES], middle = {0, 0}, size = {roundf(chip->rect.w), roundf(chip->rect.h)};
    float tile = room->view->board.tile;
    int count = list_places(room, places, MOST_PLACES);
    for (int i = 0; i < count; i++) {
        middle.x += places[i].x / (float)count;
        middle.y += places[i].y / (float)count;
    }
    Seek seek =
        seek_begin(chips->arrange, chips->within, (Rect){middle.x, middle.y, 0, 0}, tile, FAR);
    seek.over = OVER_LAND | (chip->lake ? OVER(GROUND_CELL) | OVER(GROUND_CUT) : 0);
    seek.more = price_off;
    seek.context = room;
    for (int i = 0; i < count; i++)
        seek_try(&seek, (Rect){places[i].x - size.x / 2, places[i].y - size.y / 2, size.x, size.y},
                 0);
    if (seek.price >= ENOUGH)
        seek_over(&seek, size, rect_inset(seek.best, -LEAVES * tile), size.y / 2);
    chip->rect = seek.best;
    return seek_free(&seek) || chip->lake;
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

static const char *say_points(const Chip *chip)
{
    return said(chip->given ? "+%d" : "%d", chip->points);
}

/* A lake's disc, pixels: it grows with its tile, and on the smallest takes but a part of it. */
static float lake_wide(const Frame *frame, const BoardView *board)
{
    float tile = board->tile;
    return roundf(fminf(fmaxf(13 * frame->u, .15f * tile), .24f * tile));
}

/* Letters beside a disc so wide, logical units. */
static float lake_letters(const Frame *frame, float wide)
{
    return .95f * wide / frame->u;
}

static Point size_of(const Frame *frame, const BoardView *board, const Chip *chip, float unit)
{
    float wide = chip->lake ? lake_wide(frame, board) : 2 * DISC_RADIUS * unit;
    const char *text = say_points(chip);
    if (chip->lake && chip->points)
        return (Point){
            roundf(1.5f * wide + text_width(frame, FONT_TITLE, lake_letters(frame, wide), text)),
            roundf(1.2f * wide)};
    if (chip->holders == 0)
        return (Point){wide + after_points(chip) * unit, wide};
    float badges = 22 * (float)(count_bits(chip->holders) + chip->by_shrine);
    return (Point){(badges + 24 + after_points(chip)) * unit +
                       text_width(frame, FONT_TITLE, 19 * unit / frame->u, text),
                   CHIP_HIGH * unit};
}

void chips_put(const Frame *frame, const TableView *view, Chip chip, Chips *chips)
{
    Point size = size_of(frame, &view->board, &chip, chips->unit);
    chip.rect = (Rect){0, 0, size.x, size.y};
    if (chips->count == MAX_CHIPS || !place(&(ChipRoom){view, chip.lit}, chips, &chip))
        return;
    chips->items[chips->count++] = chip;
    arrange_add(chips->arrange, rect_inset(chip.rect, chip.lake ? 0 : -2 * chips->unit),
                GROUND_KEPT); /* its shadow */
}

static void draw_lake(Frame *frame, const Chip *chip)
{
    enum { WATER = 0x1F5F94 };
    float wide = chip->points ? roundf(chip->rect.h / 1.2f) : chip->rect.w;
    Point left = {chip->rect.x + chip->rect.h / 2, chip->rect.y + chip->rect.h / 2};
    const char *text = say_points(chip);
    if (chip->points) {
        paint_patch(frame, "chip", chip->rect, 1);
    } else {
        paint_disc(frame, left, wide / 2, HIDE_DEEP);
        paint_disc(frame, left, wide / 2 - fmaxf(1, frame->u), PARCHMENT);
    }
    paint_icon(frame, "lake", left, (chip->points ? .9f : .8f) * wide / frame->u, WATER, 1);
    if (chip->points)
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, lake_letters(frame, wide), INK},
                   (Point){left.x + .6f * wide, left.y + .3f * wide}, 0, text);
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
    float size = unit / frame->u, middle = chip->rect.y + chip->rect.h / 2;
    float x = chip->rect.x + 18 * unit;
    const char *text = say_points(chip);
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
        if (chips->items[i].lake)
            draw_lake(frame, &chips->items[i]);
        else
            draw_chip(frame, view, &chips->items[i], chips->unit);
}
