#include "view/table/vista.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/table/sight.h"

#define LARGEST 150   /* logical units a tile */
#define AROUND .3f    /* tiles that are to be seen round an area */
#define APART .5f     /* tiles between the places that it may lie at */
#define MIDDLE .1f    /* what a tile away from the middle costs, in tiles of land seen */
#define FARTHER .96f  /* one step away from the land, where the card has no room else; */
#define FARTHEST .4f  /* then the card lies on the area */
#define CLOSE 2       /* pixels of a tile's edge that a card may lie on */
#define BESIDE_CARD 6 /* logical units */
#define LATER 60      /* seconds: no glide takes as long */

/* What is to be seen, in tiles as the board is seen turned, and how. */
typedef struct Vista {
    int land_count, lit_count;
    Rect land[MAX_TILES], lit[MAX_TILES];
    Rect extent;      /* of the area, and what is round it */
    Point room, card; /* pixels; card.x 0: none */
} Vista;

/* The board turned as it is seen, a pixel a tile. */
static BoardView turned(const Camera *camera)
{
    return (BoardView){.turn = camera->turn, .tile = 1};
}

static void list_land(const Camera *camera, const TableView *view, Lit lit, Vista *vista)
{
    BoardView board = turned(camera);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect tile = view_rect(&board, (Rect){site->cell.x, site->cell.y, 1, 1});
        vista->land[vista->land_count++] = tile;
        if (lit_zones(view, site->tile, lit))
            vista->lit[vista->lit_count++] = tile;
    }
}

static float land_in(const Vista *vista, Rect seen)
{
    float land = 0;
    for (int i = 0; i < vista->land_count; i++)
        land += rect_overlap(seen, vista->land[i]);
    return land;
}

static bool hides(const Vista *vista, Rect card, float close)
{
    for (int i = 0; i < vista->lit_count; i++)
        if (rect_overlap(rect_inset(vista->lit[i], close), card) > 0)
            return true;
    return false;
}

/* Whether the card has room at an edge of what is seen with tiles of `tile` pixels. */
static bool has_room(const Vista *vista, Rect seen, float tile)
{
    float w = vista->card.x / tile, h = vista->card.y / tile, close = CLOSE / tile;
    float xs[] = {seen.x, seen.x + seen.w - w, seen.x + (seen.w - w) / 2};
    float ys[] = {seen.y, seen.y + seen.h - h, seen.y + (seen.h - h) / 2};
    enum { PLACES = 8 }; /* all but the middle */
    for (int i = 0; i < PLACES; i++)
        if (!hides(vista, (Rect){xs[i / 3], ys[i % 3], w, h}, close))
            return true;
    return vista->card.x <= 0;
}

/* The middle of the view in which the area has the most land round it, of those that the card has
 * room in; false where there is none. */
static bool find_middle(const Vista *vista, float tile, Point *middle)
{
    Rect part = vista->extent;
    Point size = {vista->room.x / tile, vista->room.y / tile};
    float spare_x = fmaxf(0, size.x - part.w), spare_y = fmaxf(0, size.y - part.h);
    int columns = (int)ceilf(spare_x / APART), rows = (int)ceilf(spare_y / APART);
    float best = -INFINITY;
    for (int i = 0; i < (columns + 1) * (rows + 1); i++) {
        int column = i % (columns + 1), row = i / (columns + 1);
        float x = columns ? ((float)column / (float)columns - .5f) * spare_x : 0;
        float y = rows ? ((float)row / (float)rows - .5f) * spare_y : 0;
        Point to = {part.x + part.w / 2 + x, part.y + part.h / 2 + y};
        Rect seen = {to.x - size.x / 2, to.y - size.y / 2, size.x, size.y};
        float worth = land_in(vista, seen) - MIDDLE * hypotf(x, y);
        if (worth > best && has_room(vista, seen, tile)) {
            best = worth;
            *middle = to;
        }
    }
    return best > -INFINITY;
}

/* The largest tile at which the card has room beside the area; where it has none without these
 * becoming too small, the largest one. */
static float find_tile(Vista *vista, float whole, Point *middle)
{
    for (float tile = whole; tile >= FARTHEST * whole; tile = floorf(FARTHER * tile))
        if (find_middle(vista, tile, middle))
            return tile;
    vista->card = (Point){0, 0};
    find_middle(vista, whole, middle);
    return whole;
}

/* With air round it, so that it does not lie at the very edge. */
static Point card_of(const Frame *frame, const TableStage *stage, Lit lit)
{
    Card card;
    card_of_area(&stage->view, lit, &card);
    Point size = card_size(frame, &card);
    return (Point){size.x + BESIDE_CARD * frame->u, size.y + BESIDE_CARD * frame->u};
}

void vista_show(Camera *camera, const Frame *frame, const TableStage *stage, Lit lit)
{
    Rect extent = final_extent(&stage->view, lit), fit = stage->layout.fit;
    BoardView there = camera_view(camera, fit, frame->now + LATER), board = turned(camera);
    Vista vista = {.room = {fit.w, fit.h}};
    Point middle = {0, 0};
    extent = rect_inset(extent, -AROUND);
    if (!stage->final.on && sight_holds(sight_open(&stage->layout), view_rect(&there, extent)))
        return;
    vista.extent = view_rect(&board, extent);
    if (stage->final.on)
        vista.card = card_of(frame, stage, lit);
    list_land(camera, &stage->view, lit, &vista);
    float whole = camera_fitting_tile(camera, fit, extent, LARGEST * frame->u);
    float tile = find_tile(&vista, whole, &middle);
    middle = view_board_point(&board, middle);
    camera_fit(camera, fit,
               (Rect){middle.x - extent.w / 2, middle.y - extent.h / 2, extent.w, extent.h}, tile,
               frame->now, camera->placed && !stage->view.options->reduced_motion);
    camera_own(camera, false);
    camera_lead(camera);
}

BoardView vista_shown(const Camera *camera, const Frame *frame, const TableStage *stage, Lit lit)
{
    Camera there = *camera;
    vista_show(&there, frame, stage, lit);
    BoardView shown = camera_view(&there, stage->layout.fit, frame->now + LATER);
    shown.rect = stage->board.rect;
    return shown;
}
