#include "view/board/places.h"

#include <math.h>
#include <string.h>

#include "play/turns.h"
#include "view/board/draw.h"
#include "view/board/numbers.h"
#include "view/board/obstacle.h"
#include "view/kit/page.h"
#include "view/kit/paint.h"
#include "view/words/elder.h"

/* Logical units. */
enum { FIRST = 36, OTHER = 30, PAD = 10, ICON = 22, GAP = 8, LETTERS = 16, SMALL_LETTERS = 15 };

/* Prices of a plate's lying wholly on something. */
#define ON_PLACE 1000
#define ON_LAND 2.f
#define ON_CELL 12.f
#define GRAZING 2.f  /* one, however little */
#define AT_MARK 1.5f /* on or beside a tile that bears a player's mark, to whom it would belong */

#define FAR 1.6f   /* a tile away from its place: a plate goes there rather than on a cell */
#define ACROSS 3.f /* so that a line runs over another place, or its plate */

enum { RINGS = 5, DIRECTIONS = 24 }; /* of places that are not beside the cell, half a tile apart */
enum { LINE = 12 };                  /* logical units: from so far off a line leads to the cell */
enum { MARK_NEAR = 12 };             /* logical units: so near it is beside that */

typedef struct Plate {
    int number;
    const char *icon;
    uint32_t icon_rgb;
    char text[64];
    char lead[16];   /* how far it is behind the first place */
    Rect cell, rect; /* pixels */
    bool bare;       /* none: only the number on the cell, where it lies */
    NumberCorners corners;
} Plate;

/* Colours of icons on parchment. */
enum { LEAF = 0x3E6B22, WATER = 0x1F5F94 };

const char *reason_icon(const Terms *terms, const Reason *reason, uint32_t *rgb)
{
    static const char *const roles[ROLES] = {"gatherer", "fisher", "hunter", "hut"};
    *rgb = reason->zone == ZONE_RIVER || reason->zone == ZONE_LAKE ? WATER : LEAF;
    switch ((ReasonKind)reason->kind) {
    case REASON_EXTRA:
        *rgb = INK_SOFT;
        return terms->mark_icon;
    case REASON_PIECE:
        return roles[reason->role];
    case REASON_PREY:
    case REASON_SAVES:
    case REASON_NO_PREY:
        *rgb = LEAF;
        return "deer";
    case REASON_RECALLS:
    case REASON_KEEPS:
        *rgb = INK_SOFT;
        return "meeple";
    case REASON_QUIET:
        *rgb = INK_SOFT;
        return "clock";
    case REASON_FEEDS:
        if (reason->summed == 0)
            break;
        *rgb = INK_SOFT;
        return "person";
    default:
        break;
    }
    return reason->zone == ZONE_LAKE     ? "river-system"
           : reason->zone == ZONE_RIVER  ? "river"
           : reason->zone == ZONE_FOREST ? "forest"
                                         : "meadow";
}

static Rect cell_of(const BoardView *board, const Explanation *place)
{
    Cell cell = place->turn.moves[0].cell;
    return view_cell(board, cell.x, cell.y);
}

static bool is_held(const TableView *view, const Explanation *place)
{
    return view->ghost.state == GHOST_FITS &&
           cell_equal(view->ghost.cell, place->turn.moves[0].cell);
}

static void say_brief_reason(const TableView *view, const Reason *reason, Plate *plate)
{
    plate->icon = reason_icon(view->terms, reason, &plate->icon_rgb);
    say_reason_briefly(view->setup, reason, plate->text, sizeof plate->text);
}

/* Whether a place has a reason that reads as the plate does. */
static bool reads_so(const TableView *view, const Explanation *place, const Plate *plate)
{
    Plate other;
    for (int i = 0; i < place->count; i++) {
        say_brief_reason(view, &place->reasons[i], &other);
        if (strcmp(other.text, plate->text) == 0)
            return true;
    }
    return false;
}

/* Whether no other place has a reason that reads on a plate as this one of the place does. */
static bool reads_alone(const TableView *view, int index, const Reason *reason)
{
    const Advice *hint = view->hint;
    Plate plate;
    bool alone = true;
    say_brief_reason(view, reason, &plate);
    for (int other = 0; other < hint->count; other++)
        alone &= other == index || !reads_so(view, &hint->places[other], &plate);
    return alone;
}

/* Meeples are kept wherever the tile is laid, so that they are a place's reason only where it has
 * no other. */
const Reason *places_reason(const TableView *view, int index)
{
    const Explanation *place = &view->hint->places[index];
    const Reason *first = NULL;
    for (int i = 0; i < place->count; i++) {
        const Reason *reason = &place->reasons[i];
        if (reason_is_price(reason)) /* no reason to lay it there */
            continue;
        if (reason->kind != REASON_KEEPS && reads_alone(view, index, reason))
            return reason;
        if (!first || first->kind == REASON_KEEPS)
            first = reason;
    }
    return first;
}

/* What speaks for a place, and how many points it brings less than the first one. */
static void tell_place(const TableView *view, int index, Plate *plate)
{
    say_brief_reason(view, places_reason(view, index), plate);
    if (index > 0)
        say_behind(explain_lead(view->hint->places, index), plate->lead, sizeof plate->lead);
}

static float lead_width(const Frame *frame, const Plate *plate)
{
    return plate->lead[0]
               ? GAP * frame->u + text_width(frame, FONT_TEXT, SMALL_LETTERS, plate->lead)
               : 0;
}

static Point plate_size(const Frame *frame, const Plate *plate)
{
    float u = frame->u, high = (plate->number == 1 ? FIRST : OTHER) * u;
    return (Point){roundf(high + (ICON + GAP + PAD + 4) * u +
                          text_width(frame, FONT_BOLD, LETTERS, plate->text) +
                          lead_width(frame, plate)),
                   high};
}

/* The plates, and what they look for their places among. */
typedef struct PlateRoom {
    const BoardView *board;
    const TableView *view;
    Rect within; /* pixels */
    Rect strip;  /* the rotations beside the ghost, pixels */
    float u;     /* pixels a logical unit */
    int mark_count;
    Rect marks[MAX_TILES]; /* round tiles that bear a frame or a corner, pixels */
    Plate plates[ADVICE_PLACES];
} PlateRoom;

static void add_mark(const Frame *frame, PlateRoom *room, Cell cell)
{
    Rect tile = view_cell(room->board, cell.x, cell.y);
    if (room->mark_count < MAX_TILES)
        room->marks[room->mark_count++] = rect_inset(tile, -MARK_NEAR * frame->u);
}

static void list_marks(const Frame *frame, PlateRoom *room)
{
    const TableView *view = room->view;
    RecentTiles recent;
    if (view->placed)
        add_mark(frame, room, view->placed->cell);
    if (!view->allows.recent)
        return;
    turns_recent(view->session, view->at, &recent);
    for (int i = 0; i < recent.count; i++)
        add_mark(frame, room, recent.tiles[i].cell);
}

/* What it would lie on or beside, at a price; `done` plates lie there. */
static float price_at(const PlateRoom *room, Rect rect, int done)
{
    const BoardView *board = room->board;
    const TableView *view = room->view;
    float price = 0;
    bool marked = false;
    price += obstacle_price((Obstacle){room->strip, ON_PLACE}, rect);
    for (int i = 0; i < view->hint->count; i++)
        price += obstacle_price((Obstacle){cell_of(board, &view->hint->places[i]), ON_PLACE}, rect);
    for (int i = 0; i < done; i++)
        price += obstacle_price((Obstacle){room->plates[i].rect, ON_PLACE}, rect);
    for (int i = 0; i < view->game->placed_count; i++) {
        Cell cell = game_site_of_tile(view->game, view->game->placed[i])->cell;
        price += obstacle_price((Obstacle){view_cell(board, cell.x, cell.y), ON_LAND}, rect);
    }
    for (int i = 0; i < view->legal_count; i++) {
        Cell cell = view->legal[i].cell;
        float on = obstacle_price((Obstacle){view_cell(board, cell.x, cell.y), ON_CELL}, rect);
        price += on > 0 ? on + GRAZING * rect.w * rect.h : 0;
    }
    for (int i = 0; i < room->mark_count; i++)
        marked |= rect_overlap(rect, room->marks[i]) > 0;
    return price + (marked ? AT_MARK * rect.w * rect.h : 0);
}

static bool is_within(Rect outer, Rect inner)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

/* How far a plate lies from its cell: pixels across and down. */
static Point gap_between(Rect cell, Rect rect)
{
    return (Point){fmaxf(0, fmaxf(cell.x - rect.x - rect.w, rect.x - cell.x - cell.w)),
                   fmaxf(0, fmaxf(cell.y - rect.y - rect.h, rect.y - cell.y - cell.h))};
}

/* The line from the number on a plate's cell to the plate, where that lies at `rect` and not just
 * beside the cell; false where it does. */
static bool find_line(float u, const Plate *plate, Rect rect, Point line[2])
{
    Point gap = gap_between(plate->cell, rect);
    Point middle = {rect.x + rect.w / 2, rect.y + rect.h / 2};
    float end = rect.h / 2;
    if (plate->bare || hypotf(gap.x, gap.y) < LINE * u)
        return false;
    line[0] = number_middle(&plate->corners, &middle);
    line[1] = (Point){fmaxf(rect.x + end, fminf(line[0].x, rect.x + rect.w - end)), middle.y};
    return true;
}

/* The middle of the number on the cell of a plate that lies where it does. */
static Point number_of(float u, const Plate *plate)
{
    Point line[2];
    return find_line(u, plate, plate->rect, line) ? line[0] : number_middle(&plate->corners, NULL);
}

static bool crosses(const Point line[2], Rect rect)
{
    enum { STEPS = 12 };
    for (int i = 1; i <= STEPS; i++) {
        float t = (float)i / STEPS;
        if (rect_holds(rect, line[0].x + (line[1].x - line[0].x) * t,
                       line[0].y + (line[1].y - line[0].y) * t))
            return true;
    }
    return false;
}

/* How many other places, and plates that lie there, the line to a plate would run over, or lines
 * to these over it. */
static int lines_crossed(const PlateRoom *room, int index, Rect rect)
{
    Point line[2], other[2];
    bool far = find_line(room->u, &room->plates[index], rect, line);
    int count = 0;
    for (int i = 0; i < room->view->hint->count; i++)
        count +=
            far && i != index && crosses(line, cell_of(room->board, &room->view->hint->places[i]));
    for (int i = 0; i < index; i++) {
        const Plate *plate = &room->plates[i];
        count += far && crosses(line, plate->rect);
        count += find_line(room->u, plate, plate->rect, other) && crosses(other, rect);
    }
    return count;
}

/* Takes a place for a plate that is better than the best so far, whose price is `best`. */
static void try_plate(const PlateRoom *room, int index, Point at, float *best, Rect *place)
{
    const Plate *plate = &room->plates[index];
    Rect rect = {roundf(at.x), roundf(at.y), place->w, place->h};
    Point gap = gap_between(plate->cell, rect);
    float size = rect.w * rect.h, price = FAR * hypotf(gap.x, gap.y) / plate->cell.w * size;
    if (price >= *best || !is_within(room->within, rect))
        return;
    price += price_at(room, rect, index) + ACROSS * size * (float)lines_crossed(room, index, rect);
    if (price >= *best)
        return;
    *best = price;
    *place = rect;
}

/* Beside the cell, above or below it, or a little farther away, where it hides least. False where
 * it would hide a place. */
static bool put_plate(const Frame *frame, PlateRoom *room, int index)
{
    Plate *plate = &room->plates[index];
    Point size = plate_size(frame, plate);
    float gap = 6 * frame->u, best = INFINITY;
    Rect cell = plate->cell, place = {0, 0, size.x, size.y};
    float middle = cell.y + (cell.h - size.y) / 2, centre = cell.x + (cell.w - size.x) / 2;
    const Point corners[] = {{cell.x - size.x - gap, middle},
                             {cell.x + cell.w + gap, middle},
                             {centre, cell.y + cell.h + gap},
                             {centre, cell.y - size.y - gap},
                             {cell.x + cell.w - size.x, cell.y + cell.h + gap},
                             {cell.x, cell.y + cell.h + gap},
                             {cell.x + cell.w - size.x, cell.y - size.y - gap},
                             {cell.x, cell.y - size.y - gap}};
    for (size_t i = 0; i < sizeof corners / sizeof *corners; i++)
        try_plate(room, index, corners[i], &best, &place);
    for (int i = 0; i < RINGS * DIRECTIONS; i++) {
        float angle = 6.2831853f * (float)(i % DIRECTIONS) / DIRECTIONS;
        float off = gap + (float)(i / DIRECTIONS + 1) * cell.w / 2;
        try_plate(room, index,
                  (Point){centre + cosf(angle) * (off + (cell.w + size.x) / 2),
                          middle + sinf(angle) * (off + (cell.h + size.y) / 2)},
                  &best, &place);
    }
    plate->rect = place;
    return best < ON_PLACE / 20.f * size.x * size.y;
}

static void draw_line_to(Frame *frame, const Plate *plate)
{
    float u = frame->u;
    Point line[2];
    if (!find_line(u, plate, plate->rect, line))
        return;
    draw_line(frame->list, line, 2, 5 * u, 0, rgba(INK, .8f));
    draw_line(frame->list, line, 2, 2.5f * u, 0, rgba(CREAM, 1));
}

static void draw_plate(Frame *frame, const Plate *plate)
{
    float u = frame->u, r = plate->rect.h / 2;
    float x = plate->rect.x + plate->rect.h + 2 * u;
    Point disc = {plate->rect.x + r, plate->rect.y + r};
    number_draw(frame, number_of(u, plate), plate->corners.wide, plate->number);
    if (plate->bare)
        return;
    page_box(frame, plate->rect, r / u, rgba(CREAM, .96f), 1, rgba(INK, .5f));
    paint_icon(frame, plate->icon, (Point){x + ICON / 2 * u, disc.y}, ICON, plate->icon_rgb, 1);
    Rect words = {x + (ICON + GAP) * u, plate->rect.y,
                  plate->rect.x + plate->rect.w - x - (ICON + GAP) * u, plate->rect.h};
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, LETTERS, INK}, words, plate->text);
    words.w -= PAD * u;
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, SMALL_LETTERS, INK_SOFT}, words,
                plate->lead);
    number_draw(frame, disc, plate->rect.h / u, plate->number);
}

/* The tile as it would lie. */
static void draw_place(Frame *frame, const BoardView *board, const TableView *view, int index)
{
    const Explanation *place = &view->hint->places[index];
    Move move = place->turn.moves[0];
    Rect cell = cell_of(board, place);
    float u = frame->u;
    if (is_held(view, place))
        return;
    for (int i = 1; index == 0 && i <= 3; i++)
        draw_fill(frame->list, rect_inset(cell, -(float)i * 4 * u), rgba(0xF0922B, .13f));
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(board, view->game->hand, move.cell, move.rotation), cell, 1, 0);
    board_draw_stitches(frame, cell, index == 0 ? FIRE_LIGHT : CREAM);
}

void places_draw_dashed(Frame *frame, Rect cell)
{
    float u = frame->u;
    Rect r = rect_inset(cell, 4 * u);
    Point box[] = {
        {r.x, r.y}, {r.x + r.w, r.y}, {r.x + r.w, r.y + r.h}, {r.x, r.y + r.h}, {r.x, r.y}};
    draw_fill(frame->list, r, rgba(0xE3C48C, .12f));
    draw_line(frame->list, box, 5, 5 * u, 0, rgba(HIDE_DEEP, .5f));
    draw_line(frame->list, box, 5, 3 * u, 9 * u, rgba(0xE3C48C, 1));
}

static void lay_plates(const Frame *frame, PlateRoom *room)
{
    const TableView *view = room->view;
    list_marks(frame, room);
    for (int i = 0; i < view->hint->count; i++) {
        Plate *plate = &room->plates[i];
        *plate = (Plate){.number = i + 1, .cell = cell_of(room->board, &view->hint->places[i])};
        number_corners(frame, room->board, view, view->hint->places[i].turn.moves[0], room->within,
                       &plate->corners);
        tell_place(view, i, plate);
        if (put_plate(frame, room, i))
            continue;
        Point middle = number_middle(&plate->corners, NULL);
        float wide = plate->corners.wide * room->u;
        plate->bare = true;
        plate->rect = (Rect){middle.x - wide / 2, middle.y - wide / 2, wide, wide};
    }
}

int places_rects(const Frame *frame, const BoardView *board, const TableView *view, Rect within,
                 Rect strip, Rect rects[2 * ADVICE_PLACES])
{
    PlateRoom room = {
        .board = board, .view = view, .within = within, .strip = strip, .u = frame->u};
    int count = 0;
    if (!view->hint || !view->mine)
        return 0;
    lay_plates(frame, &room);
    for (int i = 0; i < view->hint->count; i++)
        if (!is_held(view, &view->hint->places[i])) {
            rects[count++] = room.plates[i].cell;
            rects[count++] = room.plates[i].rect;
        }
    return count;
}

void places_draw(Frame *frame, const BoardView *board, const TableView *view, Rect within,
                 Rect strip)
{
    PlateRoom room = {
        .board = board, .view = view, .within = within, .strip = strip, .u = frame->u};
    if (!view->hint || !view->mine)
        return;
    for (int i = 0; i < view->hint->count; i++)
        draw_place(frame, board, view, i);
    lay_plates(frame, &room);
    for (int i = 0; i < view->hint->count; i++)
        if (!is_held(view, &view->hint->places[i]))
            draw_line_to(frame, &room.plates[i]);
    for (int i = 0; i < view->hint->count; i++)
        if (!is_held(view, &view->hint->places[i])) /* its card says more */
            draw_plate(frame, &room.plates[i]);
}
