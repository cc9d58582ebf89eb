#include "view/table/framing.h"

#include <math.h>

#include "view/board/draw.h"
#include "view/cards/card.h"
#include "view/kit/arrange.h"
#include "view/table/model.h"
#include "view/table/panel.h"

/* Logical units a tile at most. */
#define LARGEST 150

/* When the camera chooses by itself: so many pixels a tile at least that one animal is told from
 * another, so many logical units that letters on the land have room, and more in large windows, as
 * long as these show so many rows; but where such tiles leave too few rows less, and never less
 * than the last of these. */
#define SMALL 72
#define FINE 40
#define FAR_UNITS 58
#define MANY_ROWS 11
#define FEW_ROWS 6
#define SMALLEST 56

#define FOR_A_WHILE .75f   /* of the least size: until the next move */
#define SMALLER .85f       /* times as large at most are tiles where they get smaller */
#define LARGER 1.3f        /* times as large at least where they grow: seldom */
#define WORTH_TURNING 1.1f /* times as large would tiles be seen */

#define MIDDLE .25f /* of a cell, from its sides to the part that is to be seen */
#define APART .5f   /* tiles between the places that it may go to */
#define FAR 1.5f    /* what a tile on the way there costs, in tiles seen */
#define ROUNDED .01f
#define ROOM 1 /* tiles that are to be seen round the last one */

enum { WORTH_A_MOVE = 2 }; /* times as many legal cells that are seen */

/* Whether a part of the board lies in a room, pixels, once the camera is at rest, but for
 * roundings. */
static bool sees(const Camera *camera, const TableModel *model, Rect room, Rect part)
{
    BoardView there = camera_view(camera, model->layout.fit, INFINITY);
    return rect_within(rect_inset(room, -1), view_rect(&there, part));
}

static Rect cell_rect(Cell cell)
{
    return (Rect){cell.x, cell.y, 1, 1};
}

float framing_least(const TableModel *model)
{
    Rect fit = model->layout.fit;
    float u = model->u, side = fminf(fit.w, fit.h);
    float least = fmaxf(fmaxf(SMALL, FINE * u), fminf(FAR_UNITS * u, side / MANY_ROWS));
    return floorf(fmaxf(SMALLEST, fminf(least, side / FEW_ROWS)));
}

Rect framing_open(const TableLayout *layout)
{
    return (Rect){layout->clear.x, 0, layout->clear.w, layout->foot};
}

bool framing_shows(const TableLayout *layout, Rect hints, Rect cell)
{
    Rect middle = rect_inset(cell, MIDDLE * cell.w);
    float lowest = fmaxf(layout->bar.y, layout->foot); /* where there is nothing over the bar */
    Rect above = {layout->clear.x, layout->foot, layout->clear.w, lowest - layout->foot};
    return rect_within(rect_inset(layout->clear, -2), middle) &&
           rect_overlap(middle, layout->bar) <= 0 && rect_overlap(middle, above) <= 0 &&
           rect_overlap(middle, layout->pace) <= 0 && rect_overlap(middle, hints) <= 0;
}

bool framing_whole(const Camera *camera, const TableModel *model)
{
    return sees(camera, model, framing_open(&model->layout), table_extent(&model->view, true));
}

/* Puts a point of the board in the middle of a room, pixels. Nothing where it is there, or on its
 * way. */
static void go(Camera *camera, const TableModel *model, Rect room, Point at, float tile)
{
    const Camera there = {.x = at.x, .y = at.y, .tile = tile, .turn = camera->turn};
    BoardView view = camera_view(&there, room, INFINITY);
    Point to = view_board_point(&view, rect_middle(model->layout.fit));
    if (!camera->placed || to.x != camera->x || to.y != camera->y || tile != camera->tile)
        camera_go(camera, to, tile, model->now, !model->view.options->reduced_motion);
}

/* What the camera is to show where it goes with the game. */
typedef struct Goal {
    Rect room;  /* pixels: what is shown lies there; */
    Point at;   /* of the board, in the middle of the room */
    float tile; /* pixels a tile */
    bool whole; /* it is all of the board */
} Goal;

/* All the land, with every cell that a tile can come to lie on; board units. */
static Rect land_around(const TableModel *model)
{
    return rect_inset(table_extent(&model->view, false), -1);
}

/* The size of tiles: that which the person chose; else as it is, as long as all has room. It
 * changes seldom, and grows only where it can stay so until the land reaches farther. Of a board
 * that is seen `anew` it is as large as shows all. */
static float size_of(const Camera *camera, const TableModel *model, bool anew)
{
    Rect all = table_extent(&model->view, true), fit = model->layout.fit;
    float most = LARGEST * model->u, least = framing_least(model);
    float whole = camera_fitting_tile(camera, fit, all, most);
    float stays = camera_fitting_tile(camera, fit, land_around(model), most);
    if (camera->whole || model->view.phase == PHASE_END)
        least = 1; /* all is wanted, however small */
    else if (camera->chosen > 0 && camera->chosen <= fminf(fit.w, fit.h))
        return camera->chosen;
    bool places = model->view.legal_count > 0, known = places || model->view.phase == PHASE_END;
    float first = known ? whole : stays, again = fmaxf(stays, camera->tile);
    if (anew || whole < least)
        return fmaxf(least, fminf(whole, camera->whole ? stays : camera->placed ? again : first));
    bool grows = (places || camera->whole) && stays >= fmaxf(least, LARGER * camera->tile);
    if (grows || whole >= camera->tile)
        return fmaxf(least, grows ? stays : camera->tile);
    return fmaxf(least, fminf(whole, floorf(SMALLER * camera->tile)));
}

/* How good it is to look at a part of the board: the last tile counts most, and where what is laid
 * beside it will be seen too; then cells to lay the next one on, then all that lies there. */
static float worth_of(const TableView *view, Rect seen)
{
    enum { LAST = 1000, BESIDE = 4, LEGAL = 8 };
    Rect slot = rect_inset(seen, ROOM);
    float worth = 0;
    for (int i = 0; i < view->legal_count; i++)
        worth += rect_within(seen, cell_rect(view->legal[i].cell)) ? LEGAL : 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        bool last = view->placed && cell_equal(view->placed->cell, site->cell);
        Rect tile = cell_rect(site->cell);
        worth += !rect_within(seen, tile)  ? 0
                 : !last                   ? 1
                 : rect_within(slot, tile) ? LAST + BESIDE
                                           : LAST;
    }
    return worth;
}

/* The middle of the part of the board that is best to be looked at, seen `size` tiles large; of
 * those that are as good the nearest one to where the camera is. */
static Point find_play(const Camera *camera, const TableView *view, Rect all, Point size)
{
    float spare_x = fmaxf(0, all.w - size.x), spare_y = fmaxf(0, all.h - size.y);
    int columns = (int)ceilf(spare_x / APART), rows = (int)ceilf(spare_y / APART);
    Point to = rect_middle(all), from = to;
    float best = -INFINITY;
    for (int i = 0; i < (columns + 1) * (rows + 1); i++) {
        int column = i % (columns + 1), row = i / (columns + 1);
        Point at = {from.x + (columns ? (float)column / (float)columns - .5f : 0) * spare_x,
                    from.y + (rows ? (float)row / (float)rows - .5f : 0) * spare_y};
        float far = camera->placed ? hypotf(at.x - camera->x, at.y - camera->y) : 0;
        Rect seen = {at.x - size.x / 2, at.y - size.y / 2, size.x, size.y};
        float worth = worth_of(view, rect_inset(seen, -ROUNDED)) - FAR * far;
        to = worth > best ? at : to;
        best = fmaxf(best, worth);
    }
    return to;
}

/* All of the board where it has room: where tiles should lie, else up to the edges of what is seen;
 * else where the game is. */
static Goal goal_of(const Camera *camera, const TableModel *model, bool anew)
{
    Rect all = table_extent(&model->view, true), fit = model->layout.fit,
         open = framing_open(&model->layout);
    float tile = size_of(camera, model, anew);
    bool whole = camera_fitting_tile(camera, fit, all, tile) >= tile;
    bool edges = !whole && camera_fitting_tile(camera, open, all, tile) >= tile;
    Rect room = edges ? open : fit;
    Point size = {room.w / tile, room.h / tile};
    if (camera->turn & 1)
        size = (Point){size.y, size.x};
    return (Goal){room, find_play(camera, &model->view, all, size), tile, whole || edges};
}

/* What is shown is chosen again; the camera follows the game from now on. */
static void look(Camera *camera, const TableModel *model, bool anew)
{
    Goal goal = goal_of(camera, model, anew);
    camera_own(camera, false);
    go(camera, model, goal.room, goal.at, goal.tile);
}

void framing_home(Camera *camera, const TableModel *model)
{
    bool shown = camera->whole && framing_whole(camera, model);
    bool over = model->view.phase == PHASE_END;
    bool small = camera_fitting_tile(camera, model->layout.fit, land_around(model), INFINITY) <
                 framing_least(model);
    camera_take(camera);
    camera_ask_whole(camera, small && !shown && !over);
    look(camera, model, true);
    camera_own(camera, over); /* it looks on at a game that is over */
}

bool framing_turns_larger(const Camera *camera, const TableModel *model)
{
    Camera turned = *camera;
    turned.turn ^= 1;
    float tile =
        camera_fitting_tile(&turned, model->layout.fit, land_around(model), LARGEST * model->u);
    float least = camera->whole ? 1 : framing_least(model);
    return !camera->own && camera->chosen <= 0 && tile >= least &&
           tile >= WORTH_TURNING * camera->tile;
}

static int count_seen(const Camera *camera, const TableModel *model)
{
    int seen = 0;
    for (int i = 0; i < model->view.legal_count; i++)
        seen +=
            sees(camera, model, framing_open(&model->layout), cell_rect(model->view.legal[i].cell));
    return seen;
}

static bool sees_last(const Camera *camera, const TableModel *model)
{
    const Site *placed = model->view.placed;
    return !placed || sees(camera, model, framing_open(&model->layout), cell_rect(placed->cell));
}

/* Whether the camera, which follows the game, is as well where it is as at its goal. */
static bool is_right(const Camera *camera, const TableModel *model)
{
    Goal goal = goal_of(camera, model, false);
    Camera there = *camera;
    if (goal.tile != camera->tile || model->view.phase != PHASE_PLACE)
        return goal.tile == camera->tile; /* what was just clicked stays below the pointer */
    if (goal.whole)
        return sees(camera, model, goal.room, table_extent(&model->view, true));
    go(&there, model, goal.room, goal.at, goal.tile);
    int seen = count_seen(camera, model), most = count_seen(&there, model);
    return seen == most ||
           (seen > 0 && most < WORTH_A_MOVE * seen && most < model->view.legal_count);
}

void framing_again(Camera *camera, const TableModel *model)
{
    if (!camera->own)
        look(camera, model, true);
}

/* How far what reaches from `inner` must move to lie between two lines. */
static float into(float inner, float size, float from, float room)
{
    return inner < from ? from - inner : fminf(0, from + room - inner - size);
}

/* Brings a part of the board into a room, pixels, until the next move: by as little as that takes,
 * with up to half a tile of what lies beside it, or where it has no room else with smaller tiles,
 * but of no less than `least` pixels. False: it has none then. */
static bool bring(Camera *camera, const TableModel *model, Rect part, Rect room, float least)
{
    BoardView there = camera_view(camera, model->layout.fit, INFINITY);
    Rect seen = view_rect(&there, part);
    float tile = camera_fitting_tile(camera, room, part, camera->tile);
    if (sees(camera, model, room, part))
        return true;
    if (tile >= camera->tile) {
        float x = fminf(tile / 2, (room.w - seen.w) / 2);
        float y = fminf(tile / 2, (room.h - seen.h) / 2);
        Point middle = rect_middle(room);
        middle.x -= into(seen.x - x, seen.w + 2 * x, room.x, room.w);
        middle.y -= into(seen.y - y, seen.h + 2 * y, room.y, room.h);
        go(camera, model, room, view_board_point(&there, middle), tile);
    } else if (tile >= least) {
        go(camera, model, room, rect_middle(part), tile);
    } else {
        return false;
    }
    camera_lead(camera);
    return true;
}

static void bring_last(Camera *camera, const TableModel *model)
{
    if (!sees_last(camera, model))
        bring(camera, model, cell_rect(model->view.placed->cell), framing_open(&model->layout), 0);
}

void framing_follow(Camera *camera, const TableModel *model)
{
    bool over = model->view.phase == PHASE_END, told = model->table->final.step < 0;
    if (!camera->placed || (over && told && !camera->own && !framing_whole(camera, model))) {
        look(camera, model, true);
        camera_own(camera, over);
    } else if (model->view.pointer->dragging) {
        return;
    } else if (model->layout.over) {
        bring_last(camera, model);
    } else if (!sees_last(camera, model) || (!camera->own && !is_right(camera, model))) {
        look(camera, model, false);
    }
}

static Rect extent_of(const Cell *cells, int count)
{
    Rect extent = cell_rect(cells[0]);
    for (int i = 1; i < count; i++)
        extent = rect_union(extent, cell_rect(cells[i]));
    return extent;
}

bool framing_show_cells(Camera *camera, const TableModel *model, const Cell *cells, int count,
                        bool all)
{
    const Camera before = *camera;
    bool chosen = camera->own && !camera->led; /* the person's size stays */
    float least = all ? 0 : chosen ? INFINITY : FOR_A_WHILE * framing_least(model);
    Rect fit = model->layout.fit;
    if (all && !sees(camera, model, fit, extent_of(cells, count)))
        camera_own(camera, false); /* that size comes back with the next move */
    while (count > 0 && !bring(camera, model, extent_of(cells, count), fit, least))
        count--;
    return !camera_keeps(camera, &before);
}

void framing_clear_strip(Camera *camera, const TableModel *model)
{
    framing_again(camera, model);
    bring_last(camera, model);
}

/* How the board is seen beside the panel, and above the strip of history, as they come and go: it
 * glides to its new middle, and makes room for what lies over it. */

bool framing_follow_panel(PanelUi *panel, Camera *camera, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    Point middle = rect_middle(layout->fit);
    bool slim = layout->slim || layout->over, motion = !model->view.options->reduced_motion;
    bool strip = layout->foot < layout->bar.y;
    bool other = camera->placed && (panel->left != layout->panel_left || panel->slim != slim);
    bool comes = camera->placed && motion && (other || (layout->over && !panel->over));
    bool glides = motion && (other || (camera->placed && panel->strip != strip));
    if (comes)
        panel->since = model->now;
    if (glides)
        camera_recentre(camera, (Point){middle.x - panel->middle.x, middle.y - panel->middle.y},
                        model->now);
    if (camera->placed && layout->over && !panel->over)
        bring_last(camera, model);
    else if (camera->placed && panel->slim != slim && !camera->own)
        look(camera, model, false);
    panel->left = layout->panel_left;
    panel->slim = slim;
    panel->over = layout->over;
    panel->strip = strip;
    panel->middle = middle;
    return comes || glides;
}

float framing_panel_out(const PanelUi *panel, double now)
{
    float t = (float)(now - panel->since) / SLIDE_SECONDS;
    if (panel->since <= 0 || t >= 1)
        return 0;
    t = 1 - fmaxf(0, t);
    return t * t;
}

/* Where the camera goes to show an area: as near as all of it is seen from, and as near to the
 * middle of the land as can be; in the final scoring so that its card has room beside what it
 * counts. */

#define AROUND .3f   /* tiles that are to be seen round an area */
#define FARTHER .96f /* one step away from the land, where the card has no room else; */
#define FARTHEST .4f /* then the card lies on the area */
#define CLOSE 2      /* pixels of a tile's edge that a card may lie on */
#define BESIDE 10    /* logical units of air round the card */

/* What is to be seen, in tiles as the board is seen turned, and how. */
typedef struct Scenery {
    int lit_count;
    Rect lit[MAX_TILES];
    Rect part;        /* the area, and what is round it */
    Point land;       /* the middle of all the land */
    Point room, card; /* pixels; card.x 0: none */
} Scenery;

static void list_lit(const BoardView *board, const TableView *view, Lit lit, Scenery *scenery)
{
    scenery->land = rect_middle(view_rect(board, table_extent(view, false)));
    scenery->part = view_rect(board, rect_inset(final_extent(view, lit), -AROUND));
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        if (lit_zones(view, site->tile, lit))
            scenery->lit[scenery->lit_count++] = view_rect(board, cell_rect(site->cell));
    }
}

/* Whether the card has room at an edge of what is seen with tiles of `tile` pixels. */
static bool has_room(const Scenery *scenery, Rect seen, float tile)
{
    enum { PLACES = 9 };
    float w = scenery->card.x / tile, h = scenery->card.y / tile;
    for (int i = 0; i < PLACES; i++) {
        Rect card = {seen.x + (seen.w - w) / 2 * (float)(i % 3),
                     seen.y + (seen.h - h) / 2 * (float)(i / 3), w, h};
        bool hides = i == PLACES / 2; /* the middle is no edge */
        for (int k = 0; k < scenery->lit_count; k++)
            hides |= rect_overlap(rect_inset(scenery->lit[k], CLOSE / tile), card) > 0;
        if (!hides)
            return true;
    }
    return scenery->card.x <= 0;
}

/* The first tile's edge of a view `size` tiles long that shows a part of the board: as near to the
 * middle of the land as can be, or with the part at one of its ends (-1, 1). */
static float view_from(float part, float length, float size, float land, int end)
{
    float least = part + length - size, most = part;
    if (least > most)
        return part + (length - size) / 2;
    return end < 0 ? most : end > 0 ? least : fmaxf(least, fminf(land - size / 2, most));
}

/* The middle of the first view that the card has room in; false where there is none. */
static bool find_middle(const Scenery *scenery, float tile, Point *middle)
{
    static const int ends[] = {0, -1, 1};
    Rect part = scenery->part, seen = {0, 0, scenery->room.x / tile, scenery->room.y / tile};
    bool found = false;
    for (int i = 0; i < 9 && !found; i++) {
        seen.x = view_from(part.x, part.w, seen.w, scenery->land.x, ends[i % 3]);
        seen.y = view_from(part.y, part.h, seen.h, scenery->land.y, ends[i / 3]);
        *middle = rect_middle(seen);
        found = has_room(scenery, seen, tile);
    }
    return found;
}

void framing_show(Camera *camera, const Frame *frame, const TableModel *model, Lit lit)
{
    Rect fit = model->layout.fit, extent = rect_inset(final_extent(&model->view, lit), -AROUND);
    const BoardView board = {.turn = camera->turn, .tile = 1};
    Scenery scenery = {.room = {fit.w, fit.h}};
    Point middle = {0, 0};
    Card card;
    if (!model->final.on && sees(camera, model, framing_open(&model->layout), extent))
        return;
    if (model->final.on) {
        card_of_area(&model->view, lit, &card);
        scenery.card = card_size(frame, &card);
        scenery.card.x += BESIDE * frame->u;
        scenery.card.y += BESIDE * frame->u;
    }
    list_lit(&board, &model->view, lit, &scenery);
    float whole =
        fmaxf(CAMERA_LEAST / 2, camera_fitting_tile(camera, fit, extent, LARGEST * frame->u));
    float tile = whole;
    while (!find_middle(&scenery, tile, &middle)) {
        tile = floorf(FARTHER * tile);
        if (tile < FARTHEST * whole) {
            scenery.card = (Point){0, 0};
            tile = whole;
        }
    }
    camera_own(camera, false);
    go(camera, model, fit, view_board_point(&board, middle), tile);
    camera_lead(camera);
}
