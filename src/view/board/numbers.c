#include "view/board/numbers.h"

#include <math.h>

#include "core/utf8.h"
#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/marks.h"
#include "view/kit/paint.h"

/* Logical units; a disc grows with its tile, and on the smallest it takes but a part of it. */
enum { LEAST = 20, MOST = 28, LARGE = 30 };
#define PART .3f
#define MOST_PART .42f

#define INSIDE .05f /* tiles: from the cell's sides to the disc */

/* Prices of a disc that lies wholly on something. */
#define ON_FIGURE 2.f
#define ON_BADGE 3.f
#define UNSEEN 9.f
#define AWAY .8f  /* a tile farther from where its line comes from than it need be */
#define LATER .1f /* for each corner in turn: where nothing is in the way all are in the same */

/* A disc, and what it hides, at a price. */
typedef struct Hidden {
    const Atlas *atlas;
    const BoardView *board;
    Rect disc;
    float price;
} Hidden;

static void add_figure(void *context, const Figure *figure)
{
    Hidden *hidden = context;
    Point at = view_pixel(hidden->board, figure->at.x, figure->at.y);
    Rect picture = board_sprite_rect(hidden->atlas, figure->sprite, at, (float)hidden->board->tile);
    hidden->price += ON_FIGURE * rect_overlap(hidden->disc, picture);
}

static float disc_width(float u, float tile)
{
    float least = LEAST / fminf(1, u); /* in small windows so many pixels */
    float wide = fmaxf(least, fminf(MOST, PART * tile / u));
    return fminf(wide, MOST_PART * tile / u);
}

void number_corners(const Frame *frame, const BoardView *board, const TableView *view, Move place,
                    Rect within, NumberCorners *corners)
{
    const Site site = {
        .cell = place.cell, .tile = view->game->hand, .rotation = place.rotation & 3};
    Rect cell = view_cell(board, place.cell.x, place.cell.y);
    Badges badges;
    badges_list(frame->atlas, board, view, true, &badges);
    corners->wide = disc_width(frame->u, cell.w);
    corners->side = cell.w;
    float wide = corners->wide * frame->u, off = INSIDE * cell.w, size = wide * wide;
    for (int i = 0; i < 4; i++) {
        Hidden hidden = {.atlas = frame->atlas, .board = board};
        hidden.disc = (Rect){i & 1 ? cell.x + cell.w - off - wide : cell.x + off,
                             i & 2 ? cell.y + cell.h - off - wide : cell.y + off, wide, wide};
        figures_of_tile(frame->atlas, view, &site, add_figure, &hidden);
        for (int k = 0; k < badges.count; k++) {
            Point at = badges.items[k].corner;
            Rect badge = {at.x - wide / 2, at.y - wide / 2, wide, wide};
            hidden.price += ON_BADGE * rect_overlap(hidden.disc, badge);
        }
        hidden.price += UNSEEN * (size - rect_overlap(hidden.disc, within));
        corners->at[i] = (Point){hidden.disc.x + wide / 2, hidden.disc.y + wide / 2};
        corners->price[i] = hidden.price / size + LATER * (float)i;
    }
}

Point number_middle(const NumberCorners *corners, const Point *from)
{
    float least = INFINITY;
    Point best = corners->at[0];
    for (int i = 0; i < 4; i++) {
        Point at = corners->at[i];
        float price = corners->price[i];
        price += from ? AWAY * hypotf(at.x - from->x, at.y - from->y) / corners->side : 0;
        if (price < least) {
            least = price;
            best = at;
        }
    }
    return best;
}

void number_draw(Frame *frame, Point middle, float wide, int number)
{
    float u = frame->u, r = wide / 2 * u;
    bool large = wide > LARGE;
    float letters = large ? 21 : fminf(18, .65f * wide), below = large ? 7.5f : letters * 6.5f / 18;
    char text[4];
    utf8_print(text, sizeof text, "%d", number);
    paint_disc(frame, middle, r, INK);
    paint_disc(frame, middle, r - 2 * u, FIRE_LIGHT);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, letters, INK},
               (Point){middle.x, middle.y + below * u}, 0, text);
}
