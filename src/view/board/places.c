#include "view/board/places.h"

#include <math.h>
#include <string.h>

#include "core/utf8.h"
#include "view/board/draw.h"
#include "view/board/grounds.h"
#include "view/board/marks.h"
#include "view/kit/page.h"
#include "view/kit/paint.h"
#include "view/words/elder.h"
#include "view/words/tr.h"

/* Logical units. */
enum { FIRST = 36, OTHER = 30, PAD = 10, ICON = 22, GAP = 8, LETTERS = 16, SMALL_LETTERS = 15 };

#define FAR 2.5f    /* a tile away from its place */
#define REACH 2.4f  /* tiles: farther away a plate is of no use */
#define MOST_HID 60 /* a plate that would hide more is left out */

Icon area_icon(ZoneKind kind)
{
    static const Icon icons[] = {[ZONE_NONE] = {"question", GREEN_ICON},
                                 [ZONE_MEADOW] = {"meadow", GREEN_ICON},
                                 [ZONE_FOREST] = {"forest", GREEN_ICON},
                                 [ZONE_RIVER] = {"river", BLUE_ICON},
                                 [ZONE_LAKE] = {"river-system", BLUE_ICON}};
    return icons[kind];
}

Icon reason_icon(const Terms *terms, const Reason *reason)
{
    static const char *const roles[ROLES] = {"gatherer", "fisher", "hunter", "hut"};
    Icon area = area_icon(reason->zone == ZONE_NONE ? ZONE_MEADOW : (ZoneKind)reason->zone);
    switch ((ReasonKind)reason->kind) {
    case REASON_EXTRA:
        return (Icon){terms->mark_icon, INK_SOFT};
    case REASON_PIECE:
        return (Icon){roles[reason->role], area.rgb};
    case REASON_PREY:
    case REASON_SAVES:
    case REASON_NO_PREY:
        return (Icon){"deer", GREEN_ICON};
    case REASON_RECALLS:
    case REASON_KEEPS:
        return (Icon){"meeple", INK_SOFT};
    case REASON_QUIET:
        return (Icon){"clock", INK_SOFT};
    case REASON_FEEDS:
        return reason->summed > 0 ? (Icon){"person", INK_SOFT} : area;
    default:
        return area;
    }
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
    plate->icon = reason_icon(view->terms, reason);
    utf8_print(plate->text, sizeof plate->text, "%s", say_reason_briefly(view->setup, reason));
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
        utf8_print(plate->lead, sizeof plate->lead, "%s",
                   say_behind(explain_lead(view->hint->places, index)));
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

/* Beside the cell, or a little farther away, where its number tells whose it is. Without a place it
 * has but that number on the cell. */
static void put_plate(const Frame *frame, Rect within, Arrange *arrange, Plate *plate)
{
    Point size = plate_size(frame, plate);
    Rect cell = plate->cell;
    Seek seek = seek_begin(arrange, within, cell, cell.w, FAR);
    seek.over = OVER(GROUND_BESIDE);
    seek_beside(&seek, size, 6 * frame->u, 0);
    float x = REACH * cell.w + size.x, y = REACH * cell.h + size.y;
    if (seek.price >= 1)
        seek_over(&seek, size, (Rect){cell.x - x, cell.y - y, cell.w + 2 * x, cell.h + 2 * y},
                  fmaxf(12 * frame->u, cell.w / 6));
    plate->bare = seek.price >= MOST_HID;
    plate->rect = seek.best;
}

/* Logical units; a number grows with its tile, and on the smallest it takes but a part of it. */
enum { NUMBER_LEAST = 20, NUMBER_MOST = 28, NUMBER_LARGE = 30 };
#define NUMBER_PART .3f
#define NUMBER_MOST_PART .42f

#define INSIDE .05f /* tiles: from the cell's sides to the disc */

/* The number in a corner of its cell: off the tile's figures and the badges of what was laid of
 * late. */
static void put_number(const Frame *frame, const TableView *view, Rect within, Arrange *arrange,
                       Plate *plate)
{
    Move move = view->hint->places[plate->number - 1].turn.moves[0];
    const Site site = {.cell = move.cell, .tile = view->game->hand, .rotation = move.rotation & 3};
    Rect cell = plate->cell, corner = {cell.x, cell.y, 0, 0};
    float u = frame->u, least = NUMBER_LEAST / fminf(1, u); /* in small windows so many pixels */
    float wide = u * fmaxf(least, fminf(NUMBER_MOST, NUMBER_PART * cell.w / u));
    wide = fminf(wide, NUMBER_MOST_PART * cell.w);
    int before = arrange->count;
    Badges badges;
    badges_list(view, true, &badges);
    for (int k = 0; k < badges.count; k++)
        arrange_add_round(arrange, badges.items[k].corner, wide, GROUND_FIGURE);
    grounds_of_tile(view, &site, arrange);
    Seek seek = seek_begin(arrange, within, corner, cell.w, 1);
    seek.over = ~OVER(GROUND_FIGURE);
    Rect inside = rect_inset(cell, INSIDE * cell.w);
    for (int i = 0; i < 4; i++)
        seek_try(&seek,
                 (Rect){i & 1 ? inside.x + inside.w - wide : inside.x,
                        i & 2 ? inside.y + inside.h - wide : inside.y, wide, wide},
                 0);
    plate->disc = seek.best;
    arrange->count = before;
}

void number_draw(Frame *frame, Point middle, float wide, int number)
{
    float u = frame->u, r = wide / 2 * u;
    bool large = wide > NUMBER_LARGE;
    float letters = large ? 21 : fminf(18, .65f * wide), below = large ? 7.5f : letters * 6.5f / 18;
    const char *text = said("%d", number);
    paint_disc(frame, middle, r, INK);
    paint_disc(frame, middle, r - 2 * u, FIRE_LIGHT);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, letters, INK},
               (Point){middle.x, middle.y + below * u}, 0, text);
}

static void draw_plate(Frame *frame, const Plate *plate)
{
    float u = frame->u, r = plate->rect.h / 2;
    float x = plate->rect.x + plate->rect.h + 2 * u;
    Point disc = {plate->rect.x + r, plate->rect.y + r};
    number_draw(frame, rect_middle(plate->disc), plate->disc.w / u, plate->number);
    if (plate->bare)
        return;
    page_box(frame, plate->rect, r / u, rgba(CREAM, .96f), 1, rgba(INK, .5f));
    paint_icon(frame, plate->icon.name, (Point){x + ICON / 2 * u, disc.y}, ICON, plate->icon.rgb,
               1);
    Rect words = {x + (ICON + GAP) * u, plate->rect.y,
                  plate->rect.x + plate->rect.w - x - (ICON + GAP) * u, plate->rect.h};
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, LETTERS, INK}, words, plate->text);
    words.w -= PAD * u;
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, SMALL_LETTERS, INK_SOFT}, words,
                plate->lead);
    number_draw(frame, disc, plate->rect.h / u, plate->number);
}

/* The tile as it would lie. */
static void draw_place(Frame *frame, const TableView *view, int index)
{
    const Explanation *place = &view->hint->places[index];
    Move move = place->turn.moves[0];
    Rect cell = cell_of(&view->board, place);
    float u = frame->u;
    if (is_held(view, place))
        return;
    for (int i = 1; index == 0 && i <= 3; i++)
        draw_fill(frame->list, rect_inset(cell, -(float)i * 4 * u), rgba(0xF0922B, .13f));
    draw_tile(frame->list, view->edition->rules.id,
              board_tile(view, view->game->hand, move.cell, move.rotation), cell, 1, 0);
    board_draw_stitches(frame, cell, index == 0 ? FIRE_LIGHT : CREAM);
}

void places_draw_dashed(Frame *frame, Rect cell)
{
    float u = frame->u;
    Rect r = rect_inset(cell, 4 * u);
    draw_fill(frame->list, r, rgba(0xE3C48C, .12f));
    paint_frame(frame, r, 5 * u, rgba(HIDE_DEEP, .5f));
    paint_dashed(frame, r, 3 * u, 9 * u, rgba(0xE3C48C, 1));
}

void places_put(const Frame *frame, const TableView *view, Rect within, Arrange *arrange,
                Plates *plates)
{
    plates->count = view->hint && view->mine ? view->hint->count : 0;
    for (int i = 0; i < plates->count; i++) {
        const Explanation *place = &view->hint->places[i];
        Plate *plate = &plates->items[i];
        *plate = (Plate){
            .number = i + 1, .cell = cell_of(&view->board, place), .held = is_held(view, place)};
        arrange_add(arrange, plate->cell, GROUND_KEPT);
    }
    for (int i = 0; i < plates->count; i++) {
        Plate *plate = &plates->items[i];
        tell_place(view, i, plate);
        put_plate(frame, within, arrange, plate);
        put_number(frame, view, within, arrange, plate);
        if (plate->bare)
            plate->rect = rect_within(within, plate->disc) ? plate->disc : (Rect){0};
        arrange_add(arrange, plate->rect, GROUND_KEPT);
    }
}

void places_draw(Frame *frame, const TableView *view, const Plates *plates)
{
    for (int i = 0; i < plates->count; i++)
        draw_place(frame, view, i);
    for (int i = 0; i < plates->count; i++)
        if (!plates->items[i].held) /* its card says more */
            draw_plate(frame, &plates->items[i]);
}
