#include "view/table/rim.h"

#include <math.h>
#include <string.h>

#include "view/board/draw.h"
#include "view/board/places.h"
#include "view/board/stand.h"
#include "view/table/hint.h"
#include "view/table/notice.h"
#include "view/table/sight.h"

enum {
    HIGH = 36,
    APART = 8,
    STEP = 8,
    INWARDS = 12,
    ROWS = 10
}; /* logical units, and of INWARDS */

/* Prices of lying wholly on something. */
#define ON_CHIP 200
#define ON_OVER 100 /* what is drawn over chips, and what is to be pressed */
#define ON_PLATE 32 /* what the Elder shows, and its words */
#define ON_CELL 12
#define ON_LAST 8
#define ON_PIECE 4
#define ON_LAND 1
#define GRAZING .17f /* of the price is due wherever a chip touches */

/* All in all less than what it costs to graze land: rock anywhere along the side is better. */
#define FAR .1f      /* for the whole length of what is seen */
#define INWARD .007f /* for each step */

static void add(Rim *rim, Rect rect, float price)
{
    if (rim->ground_count < MAX_RIM_GROUNDS && rect_overlap(rect, rim->open) > 0)
        rim->grounds[rim->ground_count++] = (Ground){rect, price};
}

static void add_land(const TableView *view, const BoardView *board, Rim *rim)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        add(rim, view_cell(board, site->cell.x, site->cell.y),
            site == view->placed ? ON_LAST : ON_LAND);
    }
    for (int i = 0; i < view->legal_count; i++)
        add(rim, view_cell(board, view->legal[i].cell.x, view->legal[i].cell.y), ON_CELL);
}

static void add_pieces(const Frame *frame, const TableView *view, const BoardView *board, Rim *rim)
{
    float reach = .12f * piece_scale((float)board->tile);
    for (int i = 0; i < view->game->piece_count; i++) {
        Point at = board_piece_at(frame->atlas, board, view, view->game->pieces[i]);
        add(rim, (Rect){at.x - reach, at.y - reach, 2 * reach, 2 * reach}, ON_PIECE);
    }
}

void rim_begin(const Frame *frame, const TableNow *now, Rect hints, Rim *rim)
{
    const TableStage *stage = now->stage;
    Rect plates[2 * ADVICE_PLACES];
    rim->u = frame->u;
    rim->open = sight_open(&stage->layout);
    rim->ground_count = rim->chip_count = 0;
    add(rim, hints, ON_OVER);
    add(rim, notice_place(frame, stage), ON_OVER);
    add(rim, stage->rotations.box, ON_OVER);
    int count = places_rects(frame, &stage->board, &stage->view, hint_room(frame, now),
                             stage->rotations.box, plates);
    for (int i = 0; i < count; i++)
        add(rim, plates[i], ON_PLATE);
    add_land(&stage->view, &stage->board, rim);
    add_pieces(frame, &stage->view, &stage->board, rim);
}

static Rect room_of(const Rim *rim)
{
    return rect_inset(rim->open, APART * rim->u);
}

Rect rim_chip_of(const Rim *rim, Rect tile, float wide)
{
    Rect room = room_of(rim);
    float high = HIGH * rim->u;
    room.w -= wide;
    room.h -= high;
    Point middle = {room.x + room.w / 2, room.y + room.h / 2};
    float x = tile.x + (tile.w - wide) / 2 - middle.x;
    float y = tile.y + (tile.h - high) / 2 - middle.y;
    float part = fminf(1, fminf(room.w / 2 / fmaxf(1, fabsf(x)), room.h / 2 / fmaxf(1, fabsf(y))));
    return (Rect){roundf(middle.x + part * x), roundf(middle.y + part * y), roundf(wide),
                  roundf(high)};
}

static bool meets_chip(const Rim *rim, Rect place)
{
    for (int i = 0; i < rim->chip_count; i++)
        if (rect_overlap(rect_inset(place, -APART), rim->chips[i]) > 0)
            return true;
    return false;
}

/* What a place costs besides `far`; once it is as much as `most`, that will do. */
static float price(const Rim *rim, Rect place, float far, float most)
{
    float size = place.w * place.h, sum = far * size;
    most *= size;
    for (int i = 0; i < rim->ground_count && sum < most; i++) {
        float on = ground_price(rim->grounds[i], place);
        sum += on > 0 ? on + GRAZING * rim->grounds[i].price * size : 0;
    }
    return sum / size + (sum < most && meets_chip(rim, place) ? ON_CHIP : 0);
}

/* Where the sides of a place in a room lie that is `inwards` of the chip's, and `by` along them. */
static Rect moved(Rect room, Rect chip, bool upright, float by, float inwards)
{
    float right = room.x + room.w - chip.w, foot = room.y + room.h - chip.h;
    float x = upright ? inwards * (chip.x > (room.x + right) / 2 ? -1.f : 1.f) : by;
    float y = upright ? by : inwards * (chip.y > (room.y + foot) / 2 ? -1.f : 1.f);
    return (Rect){roundf(fmaxf(room.x, fminf(chip.x + x, right))),
                  roundf(fmaxf(room.y, fminf(chip.y + y, foot))), chip.w, chip.h};
}

/* The same rim with nothing but what lies in the strip that a chip may be moved in. */
static void keep_near(const Rim *rim, Rect chip, bool upright, Rim *near)
{
    float reach = ROWS * INWARDS * rim->u;
    Rect strip = rect_inset(chip, -reach);
    strip.x = upright ? strip.x : rim->open.x;
    strip.w = upright ? strip.w : rim->open.w;
    strip.y = upright ? rim->open.y : strip.y;
    strip.h = upright ? rim->open.h : strip.h;
    near->u = rim->u;
    near->open = rim->open;
    near->ground_count = 0;
    for (int i = 0; i < rim->ground_count; i++)
        if (rect_overlap(rim->grounds[i].rect, strip) > 0)
            near->grounds[near->ground_count++] = rim->grounds[i];
    near->chip_count = rim->chip_count;
    memcpy(near->chips, rim->chips, sizeof near->chips);
}

/* Looks for the best place along an upright side, or along another; `least` is what the best one so
 * far costs. */
static void try_side(const Rim *rim, Rect chip, bool upright, float *least, Rect *best)
{
    Rim near;
    Rect room = room_of(rim);
    float u = rim->u, length = upright ? room.h : room.w;
    int steps = (int)(length / (STEP * u));
    keep_near(rim, chip, upright, &near);
    for (int row = 0; row < ROWS; row++)
        for (int i = 0; i <= 2 * steps; i++) { /* the nearest first */
            float by = (float)((i + 1) / 2 * STEP) * u * (i & 1 ? 1 : -1);
            float far = FAR * fabsf(by) / length + INWARD * (float)row;
            if (far >= *least)
                break;
            Rect at = moved(room, chip, upright, by, (float)(row * INWARDS) * u);
            float cost = price(&near, at, far, *least);
            *best = cost < *least ? at : *best;
            *least = fminf(*least, cost);
        }
}

bool rim_put(Rim *rim, Rect *chip)
{
    Rect room = room_of(rim), best = *chip;
    float near = APART * rim->u, least = INFINITY;
    bool upright = chip->x < room.x + near || chip->x + chip->w > room.x + room.w - near;
    bool level = chip->y < room.y + near || chip->y + chip->h > room.y + room.h - near;
    if (upright)
        try_side(rim, *chip, true, &least, &best);
    if (level || !upright) /* in a corner both */
        try_side(rim, *chip, false, &least, &best);
    *chip = best;
    if (meets_chip(rim, best) || rim->chip_count == MAX_RIM_CHIPS)
        return false;
    rim->chips[rim->chip_count++] = best;
    return true;
}
