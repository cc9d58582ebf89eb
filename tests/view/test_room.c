/* What is placed on the table has room: over recorded positions and windows, whatever is pointed
 * at, chosen or told, nothing lies on what it must not hide, but for its price, nothing leaves the
 * window, and the same is placed the same again. AUROCHS_MEASURE=1 prints what each price came to.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "desk.h"
#include "play/turns.h"
#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/marks.h"
#include "view/board/places.h"
#include "view/cards/card.h"
#include "view/kit/paint.h"
#include "view/state/actions.h"
#include "view/table/arranged.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"
#include "where.h"

typedef enum Kind {
    /* These lie in the window wherever they are. */
    STRIP,      /* the rotations beside the ghost */
    TICK,       /* of a move that asks first; and its way back */
    CARD,       /* of what is pointed at, chosen or told */
    CARD_THERE, /* that lies in the panel */
    PLATE,      /* of a place that the Elder shows */
    CHIP,       /* that leads to what is out of sight */
    SIGN,       /* what would be scored, or has been */
    NOTICE,     /* what has just happened */
    QUIET,      /* the same, of less weight */
    HINT,       /* the line below the board */
    /* These are round. */
    BADGE,  /* of who laid a tile */
    NUMBER, /* of a place that the Elder shows, on its cell */
    SPOT,   /* of a piece that can be put or taken back */
    LAKE,   /* one that counts for what is lit */
    MARK,   /* of a menhir that earns a turn */
    CROSS,  /* on a deer that is taken, a piece that holds nothing any more; or their tick */
    /* These are there already. */
    GHOST,     /* the cell under the tile in hand */
    NEIGHBOUR, /* a tile that shares a side with it */
    CELL,      /* where the tile in hand may go */
    LAND,      /* a tile */
    LAST,      /* one that another player laid of late */
    TOLD,      /* a cell that the card speaks of */
    NEXT,      /* or compares that with */
    SHOWN,     /* a place that the Elder shows */
    CHOICE,    /* where a piece can be put */
    PIECE,
    FIGURE, /* an animal, a fish, a power, a menhir */
    LINE,   /* of the choice in the panel that is pointed at */
    BAR,
    PANEL,
    SLOT,
    KINDS
} Kind;

static const char *const kind_names[KINDS] = {[STRIP] = "strip",      [TICK] = "tick",
                                              [CARD] = "card",        [CARD_THERE] = "card there",
                                              [PLATE] = "plate",      [CHIP] = "chip",
                                              [SIGN] = "sign",        [NOTICE] = "notice",
                                              [QUIET] = "quiet word", [BADGE] = "badge",
                                              [HINT] = "hint line",   [NUMBER] = "number",
                                              [SPOT] = "spot",        [LAKE] = "lake",
                                              [MARK] = "mark",        [CROSS] = "cross",
                                              [GHOST] = "ghost",      [NEIGHBOUR] = "neighbour",
                                              [CELL] = "cell",        [LAND] = "tile",
                                              [LAST] = "last tile",   [TOLD] = "cell told of",
                                              [NEXT] = "next",        [SHOWN] = "place",
                                              [CHOICE] = "choice",    [PIECE] = "piece",
                                              [FIGURE] = "figure",    [LINE] = "line",
                                              [BAR] = "bar",          [PANEL] = "panel",
                                              [SLOT] = "slot"};

/* How much of one may lie on the other. */
typedef enum Measure {
    OF_SMALLER, /* a part of the smaller one; 0: nothing */
    OF_OTHER,   /* a part of the second */
    OF_ALL,     /* on all of them together, a part of the first */
} Measure;

/* Of a hundred `a` so many at most lie on a `b` with more than this. */
typedef struct Price {
    Kind a, b;
    float part, most;
    Measure measure;
} Price;

static const Price prices[] = {
    {STRIP, GHOST, 0, 0, OF_SMALLER},     {STRIP, BAR, 0, 0, OF_SMALLER},
    {STRIP, PANEL, 0, 0, OF_SMALLER},     {STRIP, NEIGHBOUR, .1f, 3, OF_SMALLER},
    {STRIP, LAND, .1f, 8, OF_ALL},        {STRIP, HINT, 0, 1, OF_SMALLER},
    {TICK, GHOST, 0, 0, OF_SMALLER},      {TICK, STRIP, 0, 0, OF_SMALLER},
    {TICK, LAND, .1f, 15, OF_ALL},        {TICK, CELL, .1f, 13, OF_ALL},
    {TICK, BAR, 0, 0, OF_SMALLER},        {TICK, PANEL, 0, 0, OF_SMALLER},
    {CARD, GHOST, 0, 0, OF_SMALLER},      {CARD, TOLD, .06f, 0.5f, OF_ALL},
    {CARD, NEXT, .1f, 3, OF_SMALLER},     {CARD, LAND, .1f, 22, OF_ALL},
    {CARD, CELL, .03f, 36, OF_ALL},       {CARD, STRIP, 0, 0, OF_SMALLER},
    {CARD, TICK, 0, 0, OF_SMALLER},       {CARD, PLATE, 0, 4, OF_SMALLER},
    {CARD, SHOWN, 0, 0, OF_SMALLER},      {CARD, HINT, .1f, 1, OF_SMALLER},
    {CARD, CHIP, .02f, 0, OF_SMALLER},    {CARD, SLOT, 0, 0, OF_SMALLER},
    {CARD, LINE, 0, 0, OF_SMALLER},       {CARD_THERE, SLOT, 0, 0, OF_SMALLER},
    {CARD_THERE, LINE, 0, 0, OF_SMALLER}, {PLATE, STRIP, 0, 0, OF_SMALLER},
    {PLATE, CELL, 0, 1, OF_SMALLER},      {PLATE, LAST, 0, 3, OF_SMALLER},
    {PLATE, PLATE, 0, 0, OF_SMALLER},     {PLATE, SHOWN, 0, 0, OF_SMALLER},
    {PLATE, BAR, 0, 0, OF_SMALLER},       {PLATE, PANEL, 0, 0, OF_SMALLER},
    {CHIP, STRIP, 0, 0, OF_SMALLER},      {CHIP, PLATE, 0, 0, OF_SMALLER},
    {CHIP, SHOWN, 0, 0, OF_SMALLER},      {CHIP, CHIP, 0, 0, OF_SMALLER},
    {CHIP, BAR, 0, 0, OF_SMALLER},        {CHIP, PANEL, 0, 0, OF_SMALLER},
    {SIGN, CELL, .05f, 0.5f, OF_SMALLER}, {SIGN, GHOST, .05f, 0.5f, OF_SMALLER},
    {SIGN, SIGN, 0, 3, OF_SMALLER},       {SIGN, PIECE, .1f, 3, OF_SMALLER},
    {SIGN, BAR, 0, 0.1f, OF_SMALLER},     {SIGN, HINT, 0, 0.1f, OF_SMALLER},
    {HINT, BAR, 0, 0, OF_SMALLER},        {HINT, CELL, .3f, 5, OF_SMALLER},
    {HINT, CHOICE, 0, 1, OF_SMALLER},     {NUMBER, NUMBER, 0, 0, OF_SMALLER},
    {NUMBER, FIGURE, .3f, 8, OF_SMALLER}, {SPOT, SPOT, 0, 1, OF_SMALLER},
    {SPOT, PIECE, .3f, 0, OF_SMALLER},    {SPOT, FIGURE, .3f, 2.5f, OF_SMALLER},
    {LAKE, LAKE, 0, 0, OF_SMALLER},       {LAKE, FIGURE, .1f, 1.5f, OF_OTHER},
    {LAKE, PIECE, .1f, 0, OF_OTHER},      {LAKE, SIGN, 0, 2, OF_SMALLER},
    {MARK, PIECE, .3f, 0, OF_SMALLER},    {NOTICE, CELL, .02f, 2, OF_ALL},
    {NOTICE, BAR, 0, 0, OF_SMALLER},      {NOTICE, PANEL, 0, 2, OF_SMALLER},
    {QUIET, LAND, 0, 2, OF_SMALLER},      {BADGE, BADGE, 0, 0, OF_SMALLER},
    {BADGE, FIGURE, .3f, 0, OF_SMALLER},  {BADGE, PIECE, .3f, 0, OF_SMALLER},

};
/* In narrower windows what the Elder shows may be hidden. */
enum { HINTS_WIDE = 1000 };

enum { PRICES = sizeof prices / sizeof *prices, MOST_THINGS = 1200 };

static const struct {
    float w, h;
    int scale;
    bool away; /* the panel is put away */
} windows[] = {{1280, 720, 100, false}, {1280, 720, 150, false}, {1920, 1080, 100, false},
               {1366, 768, 100, true},  {1024, 768, 100, false}, {640, 400, 100, false}};
enum { WINDOWS = sizeof windows / sizeof *windows };

typedef struct Room {
    int count;
    struct {
        Kind kind;
        Rect rect;
        int number; /* of a piece */
    } things[MOST_THINGS];
} Room;

/* A desk in one of the windows, and how often each price could have been paid there, and was. */
typedef struct Seen {
    Desk *desk;
    const char *game;
    int window, met[PRICES], paid[PRICES];
    int due, missing, far; /* cards, those not shown, and those far from the tile in hand */
    int frames, unhinted;  /* those without a hint line */
} Seen;

static void add(Room *room, Kind kind, Rect rect)
{
    if (rect.w <= 0 || rect.h <= 0)
        return;
    assert_true(room->count < MOST_THINGS);
    room->things[room->count].kind = kind;
    room->things[room->count].number = 0;
    room->things[room->count++].rect = rect;
}

static void add_beside(Room *room, Kind kind, const TableModel *model, Cell cell)
{
    for (int side = 0; side < SIDES; side++) {
        const Site *site = game_site(model->view.game, cell_beside(cell, (Side)side));
        if (site && site->tile != NO_TILE)
            add(room, kind, desk_cell_rect(model, site->cell));
    }
}

/* What a person has in hand or chose, and what a card speaks of. */
static void add_told(Room *room, const Desk *desk, const TableModel *model)
{
    const TableView *view = &model->view;
    const AdviceUi *asked = &desk->on.ui.table.advice;
    if (view->ghost.state == GHOST_FITS) {
        add(room, GHOST, desk_cell_rect(model, view->ghost.cell));
        add_beside(room, NEIGHBOUR, model, view->ghost.cell);
    } else if (view->ghost.state == GHOST_REFUSED) {
        add_beside(room, TOLD, model, view->ghost.cell);
    }
    for (int i = 0; asked->why < 0 && model->lit.node != NO_NODE && i < view->game->placed_count;
         i++)
        if (lit_zones(view, view->game->placed[i], model->lit))
            add(room, TOLD,
                desk_cell_rect(model, game_site_of_tile(view->game, view->game->placed[i])->cell));
    if (asked->why < 0)
        return;
    add(room, TOLD, desk_cell_rect(model, session_move(view->session, asked->why).cell));
    add(room, NEXT, desk_cell_rect(model, desk->on.scene.advice->places[0].next.moves[0].cell));
}

static void add_land(Room *room, const TableModel *model)
{
    const TableView *view = &model->view;
    RecentTiles recent;
    for (int i = 0; i < view->legal_count && view->mine; i++)
        add(room, CELL, desk_cell_rect(model, view->legal[i].cell));
    for (int i = 0; i < view->game->placed_count; i++)
        add(room, LAND,
            desk_cell_rect(model, game_site_of_tile(view->game, view->game->placed[i])->cell));
    turns_recent(view->session, view->at, &recent);
    for (int i = 0; i < recent.count; i++)
        add(room, LAST, desk_cell_rect(model, recent.tiles[i].cell));
    for (int i = 0; i < view->main_count; i++) {
        float side = .3f * model->view.board.tile;
        Point at = point_seen(&model->view, view->spots[i].at);
        add(room, CHOICE, (Rect){at.x - side / 2, at.y - side / 2, side, side});
    }
}

static void add_figures(Room *room, const TableModel *model)
{
    const TableView *view = &model->view;
    Figures figures;
    for (int i = 0; i < view->game->placed_count; i++) {
        figures_of_tile(view, game_site_of_tile(view->game, view->game->placed[i]), &figures);
        for (int k = 0; k < figures.count; k++) {
            Rect picture = figure_rect(&model->view, &figures.items[k]);
            add(room, FIGURE, rect_inset(picture, .12f * picture.h));
        }
    }
    for (int i = 0; i < view->game->piece_count; i++) {
        Rect box = piece_box(view, view->game->pieces[i]);
        if (!stand_overlap(box, model->layout.panel)) /* below which it is not seen */
            add(room, PIECE, box);
    }
}

static void add_places(Room *room, const Arranged *arranged, Rect within)
{
    for (int i = 0; i < arranged->plates.count; i++) {
        const Plate *plate = &arranged->plates.items[i];
        Rect cell = plate->cell;
        if (plate->held)
            continue;
        add(room, PLATE, plate->rect);
        if (!desk_holds(within, cell))
            continue;
        add(room, SHOWN, cell);
        assert_true(stand_overlap(rect_inset(cell, -2.5f * cell.w), plate->rect));
    }
}

static Kind kind_of_disc(const DrawnDisc *disc)
{
    const char *icon = disc->word->kind == DRAW_ICON ? disc->word->name : NULL;
    if (!icon)
        return disc_is_place(disc) ? NUMBER : disc_is_spot(disc) ? SPOT : SIGN;
    if (strcmp(icon, "lake") == 0)
        return LAKE;
    if (strcmp(icon, "cross") == 0 || strcmp(icon, "check") == 0)
        return CROSS;
    return MARK;
}

static void add_discs(Room *room, const DrawList *list)
{
    DrawnDisc disc;
    for (size_t at = 0; next_disc(list, &at, &disc);) {
        add(room, kind_of_disc(&disc), disc.rect);
        room->things[room->count - 1].number = disc.number;
    }
}

static void add_widgets(Room *room, const Desk *desk)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    for (int i = 0; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        if (widget->verb == VERB_MORE || widget->verb == VERB_LAST || widget->verb == VERB_PLACE)
            add(room, CHIP, widget->rect);
        if (widget->verb == VERB_TICK || widget->verb == VERB_NOT_YET)
            add(room, TICK, widget->rect);
        if (widget->verb == VERB_SPOT && widget->on)
            add(room, LINE, widget->rect);
    }
}

static void add_badges(Room *room, const TableModel *model)
{
    Badges badges;
    float side = .16f * model->view.board.tile;
    badges_list(&model->view, false, &badges);
    for (int i = 0; i < badges.count; i++) {
        Point at = badges.items[i].at;
        add(room, BADGE, (Rect){at.x - side / 2, at.y - side / 2, side, side});
    }
}

/* The words that are told, on their patch. */
static void add_notice(Room *room, const Desk *desk)
{
    const Notice *notice = &desk->on.ui.notice;
    Rect patch = {0};
    for (size_t i = 0; i < desk->on.list.count && notice->until > desk->on.scene.now; i++) {
        const DrawCommand *c = &desk->on.list.commands[i];
        if (c->kind == DRAW_PATCH &&
            strcmp(c->name, notice->quiet ? "bar" : "button-ochre-rest") == 0)
            patch = rect_inset(c->rect, notice->quiet ? 12 : 6); /* no shadow */
        if (c->kind == DRAW_TEXT && strlen(draw_command_text(&desk->on.list, c)) > 8 &&
            strstr(notice->text, draw_command_text(&desk->on.list, c)) &&
            rect_holds(patch, c->rect.x, c->rect.y)) {
            add(room, notice->quiet ? QUIET : NOTICE, patch);
            return;
        }
    }
}

/* All that lies on the table now. */
static void collect(Desk *desk, Room *room)
{
    TableModel model = desk_model(desk);
    Rect card = desk->on.ui.table.card.place;
    room->count = 0;
    add_told(room, desk, &model);
    add_land(room, &model);
    add_figures(room, &model);
    if (model.rotations.count > 0)
        add(room, STRIP, model.rotations.box);
    bool there = stand_overlap(card, model.layout.panel) && !model.layout.slim;
    add(room, there ? CARD_THERE : CARD, card);
    const Arranged *arranged = desk_arranged(desk, &model);
    add_places(room, arranged, framing_open(&model.layout));
    add(room, HINT, arranged->hint.place);
    add(room, BAR, model.layout.bar);
    add(room, PANEL, model.layout.panel);
    const DrawCommand *slot = desk_patch(desk, "well");
    add(room, SLOT, slot ? slot->rect : (Rect){0});
    add_widgets(room, desk);
    add_badges(room, &model);
    add_notice(room, desk);
    add_discs(room, &desk->on.list);
    for (const DrawCommand *c = NULL; (c = test_next(&desk->on.list, DRAW_PATCH, "chip", c));)
        add(room, SIGN, rect_inset(c->rect, .13f * c->rect.h)); /* no shadow */
}

static bool is_round(Kind kind)
{
    return kind >= NUMBER && kind <= CROSS;
}

static bool lies_on(const Room *room, int i, int k, const Price *price)
{
    Rect a = room->things[i].rect, b = room->things[k].rect;
    float whole = price->measure == OF_OTHER ? b.w * b.h : fminf(a.w * a.h, b.w * b.h);
    if (price->part > 0)
        return rect_overlap(a, b) > price->part * whole;
    if (is_round(price->a) && is_round(price->b))
        return hypotf(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2) <
               (a.w + b.w) / 2 - .5f;
    return stand_overlap(a, b);
}

/* Where to look. */
static void tell(const Room *room, const Seen *seen, int i, int p)
{
    Rect a = room->things[i].rect;
    if (getenv("AUROCHS_MEASURE"))
        printf("%d %s, move %d: a %s lies on a %s: %.0f,%.0f %.0fx%.0f\n", seen->window, seen->game,
               session_at(seen->desk->on.session), kind_names[prices[p].a], kind_names[prices[p].b],
               (double)a.x, (double)a.y, (double)a.w, (double)a.h);
}

static void weigh(const Room *room, Seen *seen)
{
    for (int p = 0; p < PRICES; p++)
        for (int i = 0; i < room->count; i++) {
            bool met = false, paid = false;
            float all = 0;
            Rect a = room->things[i].rect;
            if (room->things[i].kind != prices[p].a)
                continue;
            for (int k = 0; k < room->count; k++) {
                if (room->things[k].kind != prices[p].b || k == i)
                    continue;
                met = true;
                all += rect_overlap(a, room->things[k].rect);
                paid |= prices[p].measure != OF_ALL && lies_on(room, i, k, &prices[p]);
            }
            paid |= prices[p].measure == OF_ALL && all > prices[p].part * a.w * a.h;
            seen->met[p] += met;
            seen->paid[p] += paid;
            if (paid && prices[p].most == 0)
                tell(room, seen, i, p);
        }
}

/* What floats lies in the window, a card in the panel where there is room for it. */
static void check_bounds(const TableModel *model, const Room *room, int w)
{
    Rect window = {0, 0, windows[w].w, windows[w].h};
    const TableLayout *layout = &model->layout;
    Rect dock = {layout->left, layout->title.y + layout->title.h, layout->right - layout->left, 0};
    dock.h = layout->dock.y + layout->dock.h - dock.y;
    for (int i = 0; i < room->count; i++) {
        Kind kind = room->things[i].kind;
        Rect rect = room->things[i].rect, within = kind == CARD_THERE ? dock
                                                   : kind == STRIP    ? layout->clear
                                                                      : window;
        if (kind <= HINT && !desk_holds(within, rect))
            fail_msg("%.0fx%.0f: a %s lies beyond %.0f,%.0f %.0fx%.0f: %.0f,%.0f %.0fx%.0f",
                     (double)window.w, (double)window.h, kind_names[kind], (double)within.x,
                     (double)within.y, (double)within.w, (double)within.h, (double)rect.x,
                     (double)rect.y, (double)rect.w, (double)rect.h);
    }
}

/* Whether one of these holds a rectangle wholly. */
static bool is_in(const Room *room, Kind kind, Rect rect)
{
    for (int i = 0; i < room->count; i++)
        if (room->things[i].kind == kind && desk_holds(room->things[i].rect, rect))
            return true;
    return false;
}

static bool has(const Room *room, Kind kind)
{
    for (int i = 0; i < room->count; i++)
        if (room->things[i].kind == kind)
            return true;
    return false;
}

/* What belongs together is together: the number of a place is on a cell, its plate or its chip,
 * the number of a piece beside where that stands, or on its line. */
static void check_numbers(const TableModel *model, const Room *room)
{
    float reach = .75f * piece_scale(model->view.board.tile);
    for (int i = 0; i < room->count; i++) {
        Rect rect = room->things[i].rect;
        bool near = stand_overlap(model->layout.panel, rect);
        if (room->things[i].kind == NUMBER)
            assert_true(is_in(room, CELL, rect) || is_in(room, PLATE, rect) ||
                        is_in(room, CHIP, rect));
        if (room->things[i].kind != SPOT || room->things[i].number == 0) /* that of no piece */
            continue;
        int spot = room->things[i].number - 1; /* a hut's goes along with it */
        bool twin = model->view.spot >= 0 && model->view.twin == spot;
        Point at = model->view.spots[twin ? model->view.spot : spot].at;
        at = point_seen(&model->view, at);
        near |= hypotf(at.x - rect.x - rect.w / 2, at.y - rect.y - rect.h / 2) <
                (twin ? .45f : 1) * reach;
        assert_true(near);
    }
}

static float side_of(Point a, Point b, Point at)
{
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
}

static bool lines_cross(const Point a[2], const Point b[2])
{
    return side_of(a[0], a[1], b[0]) * side_of(a[0], a[1], b[1]) < 0 &&
           side_of(b[0], b[1], a[0]) * side_of(b[0], b[1], a[1]) < 0;
}

/* Where dots stand for pieces, each shown one has one, and no line from a dot to where its piece
 * would stand crosses another. */
static void check_dots(const Desk *desk, const TableModel *model)
{
    const Widgets *widgets = &desk->on.ui.widgets;
    Point lines[MAX_SPOTS][2];
    int dots = 0;
    for (int i = 0; i < widgets->count; i++) {
        Rect rect = widgets->items[i].rect;
        if (widgets->items[i].verb != VERB_DOT)
            continue;
        Point spot = model->view.spots[widgets->items[i].index].at;
        lines[dots][0] = point_seen(&model->view, spot);
        lines[dots][1] = (Point){rect.x + rect.w / 2, rect.y + rect.h / 2};
        for (int k = 0; k < dots; k++)
            assert_false(lines_cross(lines[k], lines[dots]));
        dots++;
    }
    assert_true(dots == 0 || dots == model->view.main_count);
}

/* Every word of it is drawn somewhere. */
static bool is_said(const Desk *desk, const char *text)
{
    char words[256], *rest = words;
    snprintf(words, sizeof words, "%s", text);
    for (char *word; (word = strtok(rest, " ")); rest = NULL)
        if (!test_tells(&desk->on.list, word))
            return false;
    return true;
}

/* The frame that is shown. A card that is due is there, and all of it is said. */
static void see(Seen *seen, const Card *due)
{
    static Room room, again;
    Desk *desk = seen->desk;
    collect(desk, &room);
    weigh(&room, seen);
    TableModel model = desk_model(desk);
    check_bounds(&model, &room, seen->window);
    check_numbers(&model, &room);
    check_dots(desk, &model);
    Rect card = desk->on.ui.table.card.place;
    bool shown = card.w > 0;
    if (shown && model.view.ghost.state == GHOST_FITS && is_in(&room, CARD, card)) {
        Rect ghost = desk_cell_rect(&model, model.view.ghost.cell);
        seen->far += !stand_overlap(rect_inset(ghost, -card.w), card);
    }
    seen->frames++;
    seen->unhinted += !has(&room, HINT) && !has(&room, NOTICE) && !has(&room, QUIET);
    seen->due += due != NULL;
    seen->missing += due && !shown;
    if (due && shown) {
        assert_true(is_said(desk, due->title));
        for (int i = 0; i < due->count; i++)
            assert_true(is_said(desk, due->rows[i].text) && is_said(desk, due->rows[i].second));
    }
    stand_frame(&desk->on);
    collect(desk, &again);
    assert_int_equal(room.count, again.count);
    assert_memory_equal(room.things, again.things, (size_t)room.count * sizeof *room.things);
}

static void point_afresh(Desk *desk, Point at)
{
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    desk->on.ui.notice.until = 0;
    desk_point(desk, at);
    desk_frame(desk);
}

/* The pointer comes to each third cell where the tile may go. */
static void see_legal(Seen *seen)
{
    Desk *desk = seen->desk;
    TableModel model = desk_model(desk);
    for (int i = 0; i < model.view.legal_count; i += 3) {
        Cell cell = model.view.legal[i].cell;
        if (!desk_holds(framing_open(&model.layout), desk_cell_rect(&model, cell)))
            continue;
        Card card;
        point_afresh(desk, desk_cell(desk, cell));
        TableModel now = desk_model(desk);
        see(seen, !now.view.hint && card_of_ghost(&now.view, &card) ? &card : NULL);
    }
}

/* Each sixth waits for its tick. */
static void see_asked(Seen *seen)
{
    Desk *desk = seen->desk;
    TableModel model = desk_model(desk);
    desk->on.ui.options.ask = ASK_ALWAYS;
    for (int i = 1; i < model.view.legal_count; i += 6) {
        Cell cell = model.view.legal[i].cell;
        if (!desk_holds(framing_open(&model.layout), desk_cell_rect(&model, cell)))
            continue;
        desk_input(desk, (Input){.kind = INPUT_LEAVE}); /* the thumbnails of the cell before */
        desk_frame(desk);
        desk_click(desk, desk_cell(desk, cell), BUTTON_LEFT);
        see(seen, NULL);
        desk_click(desk, desk_cell(desk, cell), BUTTON_RIGHT);
    }
    desk->on.ui.options.ask = ASK_NEVER;
}

/* It comes to empty cells where the tile does not fit. */
static void see_refused(Seen *seen)
{
    Desk *desk = seen->desk;
    TableModel model = desk_model(desk);
    const Game *game = model.view.game;
    for (int i = 0; i < game->frontier_count; i += 5) {
        Cell cell = game->sites[game->frontier[i]].cell;
        Card card;
        if (table_legal_cell(&model.view, cell))
            continue;
        point_afresh(desk, desk_cell(desk, cell));
        TableModel now = desk_model(desk);
        if (now.view.ghost.state == GHOST_REFUSED && card_of_refusal(&now.view, &card))
            see(seen, &card);
    }
}

/* Areas are looked at, and river systems with their lakes. */
static void see_areas(Seen *seen)
{
    Desk *desk = seen->desk;
    TableModel model = desk_model(desk);
    const TableView *view = &model.view;
    for (int i = 0; i < view->game->placed_count; i += 14) {
        const Tile *tile = &view->edition->tiles.tiles[view->game->placed[i]];
        for (int z = 0; z < MAX_ZONES; z++) {
            bool water = tile->zones[z].kind == ZONE_RIVER || tile->zones[z].kind == ZONE_LAKE;
            Card card;
            Lit lit = {tile->zones[z].node, water};
            if (tile->zones[z].kind == ZONE_NONE || (z % 3 && !water))
                continue;
            inspect_pin(&desk->on.ui.table.inspect, lit, desk->on.scene.now);
            desk_rest(desk);
            TableModel now = desk_model(desk);
            card_of_area(&now.view, lit, &card);
            see(seen, &card);
        }
    }
    desk_key(desk, KEY_ESCAPE, 0);
}

/* The reasons of turns before. */
static void see_reasons(Seen *seen)
{
    Desk *desk = seen->desk;
    int at = session_at(desk->on.session);
    Advice advice = {.kind = ADVICE_WHY, .there = true, .count = 1};
    Explanation *explanation = &advice.places[0];
    *explanation =
        (Explanation){.turn.worth = 4.2f, .next = {.count = 1, .worth = 2.1f}, .count = 3};
    explanation->reasons[0] = (Reason){.kind = REASON_SCORES, .zone = ZONE_FOREST, .points = 9};
    explanation->reasons[1] = (Reason){.kind = REASON_PIECE,
                                       .role = ROLE_HUNTER,
                                       .zone = ZONE_MEADOW,
                                       .points = 4,
                                       .joined = true};
    explanation->reasons[2] = (Reason){.kind = REASON_SHARES, .zone = ZONE_RIVER, .player = 1};
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    desk->on.scene.advice = &advice;
    for (int move = at - 1; move >= 0 && move > at - 7; move--) {
        Card card;
        TableModel model = desk_model(desk);
        if (session_move(desk->on.session, move).kind != MOVE_PLACE)
            continue;
        explanation->next.moves[0].cell = model.view.legal[move % model.view.legal_count].cell;
        advice.at = move;
        desk->on.ui.table.advice.why = move;
        desk->on.ui.table.advice.why_at = at;
        desk_rest(desk);
        card_of_why(&model.view, move, explanation, &card);
        see(seen, &card);
    }
    desk->on.ui.table.advice.why = -1;
    desk->on.scene.advice = NULL;
}

/* Each piece that can be put is chosen, or each meeple to take back; and those that cannot be. */
static void see_pieces(Seen *seen)
{
    Desk *desk = seen->desk;
    desk_input(desk, (Input){.kind = INPUT_LEAVE});
    desk->on.ui.notice.until = 0;
    desk_frame(desk);
    see(seen, NULL);
    TableModel model = desk_model(desk);
    const TableView *view = &model.view;
    for (int i = 0; i < view->spot_count + view->refused_count; i++) {
        Card card;
        if (i < view->main_count)
            desk_key(desk, '1' + i, 0);
        else
            point_afresh(desk, point_seen(&model.view, view->spots[i].at));
        TableModel now = desk_model(desk);
        if (now.view.spot == i)
            see(seen, card_of_spot(&now.view, &card) ? &card : NULL);
    }
}

/* What is told, loudly or quietly, beside all that lies there. */
static void see_notices(Seen *seen)
{
    static const char *const texts[] = {
        "A tile must touch another one.",
        "Meanwhile: Ada +5 (river, 2 tiles, 3 fish), Bo +11 (forest, 4 tiles, mushrooms).",
        "Player 2 could place no piece: no meeple left and its river system has Ada\u2019s hut."};
    Desk *desk = seen->desk;
    for (int t = 0; t < 4; t++) {
        desk->on.ui.notice = (Notice){.until = desk->on.scene.now + 60, .quiet = t > 2};
        snprintf(desk->on.ui.notice.text, sizeof desk->on.ui.notice.text, "%s",
                 t > 2 ? "Grandmother had no meeple left." : texts[t]);
        desk_frame(desk);
        see(seen, NULL);
    }
    desk->on.ui.notice.until = 0;
}

/* The final scoring, step by step. */
static void see_end(Seen *seen)
{
    Desk *desk = seen->desk;
    desk_seek(desk, session_move_count(desk->on.session) - 1);
    desk_rest(desk);
    desk_step(desk);
    for (int i = 0; i < 7; i++)
        desk_frame(desk);
    for (TableModel model = desk_model(desk); model.final.on; model = desk_model(desk)) {
        see(seen, NULL);
        desk_key(desk, KEY_ENTER, 0);
        for (int i = 0; i < 4; i++)
            desk_frame(desk);
    }
}

static void go_to(Desk *desk, int at)
{
    desk_seek(desk, at);
    desk_rest(desk);
    desk->on.scene.now += 9;                    /* what the last move has scored is read */
    camera_reset(&desk->on.ui.table.camera, 0); /* it was shown whole, being over */
    desk_rest(desk);
}

/* The next position of this phase; the number of moves where there is none. */
static int next_of(const Desk *desk, int at, Phase phase)
{
    int count = session_move_count(desk->on.session);
    while (at < count && session_game_at(desk->on.session, at)->phase != phase)
        at++;
    return at;
}

/* A tile is due. */
static void see_place(Seen *seen, int at)
{
    Desk *desk = seen->desk;
    go_to(desk, at);
    see_legal(seen);
    see_asked(seen);
    see_refused(seen);
    see_reasons(seen);
    see_areas(seen);
    see_notices(seen);
    TableModel model = desk_model(desk);
    if (model.view.legal_count < ADVICE_PLACES || windows[seen->window].w < HINTS_WIDE)
        return;
    Advice advice = advised_of(desk, &model.view, false, 2);
    desk->on.scene.advice = &advice;
    desk->on.ui.table.advice = (AdviceUi){.hint = true, .seen = true, .at = at, .why = -1};
    desk_rest(desk);
    see_legal(seen);
    desk->on.scene.advice = NULL;
    desk->on.ui.table.advice = (AdviceUi){.why = -1};
}

/* One recorded game, at four of its positions and its end, as it is seen while it goes on. */
static void play_game(Seen *seen, const char *folder, const char *game)
{
    int w = seen->window;
    Desk *desk = desk_open_record(folder, game);
    seen->desk = desk;
    seen->game = game;
    desk->on.ui.options.reduced_motion = true;
    desk->on.ui.options.panel_away = windows[w].away;
    stand_resize(&desk->on, windows[w].w, windows[w].h, windows[w].scale);
    int count = session_move_count(desk->on.session), recall = next_of(desk, 0, PHASE_RECALL);
    for (int part = 1; part <= 3; part++) {
        int place = next_of(desk, part * count / 4, PHASE_PLACE),
            piece = next_of(desk, place, PHASE_PIECE);
        if (place < count)
            see_place(seen, place);
        if (piece < count) {
            go_to(desk, piece);
            see_pieces(seen);
        }
    }
    if (recall < count) {
        go_to(desk, recall);
        see_pieces(seen);
    }
    see_end(seen);
}

static void judge(const Seen *seen)
{
    for (int p = 0; p < PRICES; p++) {
        int met = seen->met[p], paid = seen->paid[p];
        const char *a = kind_names[prices[p].a], *b = kind_names[prices[p].b];
        if (getenv("AUROCHS_MEASURE"))
            printf("%4.1f %% of %4d: a %s lies on a %s\n", met ? 100. * paid / met : 0, met, a, b);
        if (!test_met((float)paid <= prices[p].most / 100 * (float)met))
            fail_msg("%d of %d times a %s lies on a %s", paid, met, a, b);
        if (!test_met(met >= 10))
            fail_msg("a %s and a %s met %d times", a, b, met);
    }
    if (getenv("AUROCHS_MEASURE"))
        printf("%d cards, %d missing, %d far; %d frames, %d without hints\n", seen->due,
               seen->missing, seen->far, seen->frames, seen->unhinted);
    if (!test_met((seen->missing + seen->far) * 50 <= seen->due))
        fail_msg("%d of %d cards are missing, %d are far", seen->missing, seen->due, seen->far);
    if (!test_met(seen->unhinted * 4 <= seen->frames))
        fail_msg("%d of %d frames have no hint line", seen->unhinted, seen->frames);
}

TEST(things_keep_apart)
{
    static const char *const games[][2] = {{"records/second", "d2-001.aurochs"},
                                           {"records/second", "d5-001.aurochs"},
                                           {"records/second", "x4-000.aurochs"},
                                           {"records/second", "x5-002.aurochs"},
                                           {"records/first", "f-d3-001.aurochs"}};
    Seen seen = {.window = 0};
    for (; seen.window < test_share(WINDOWS); seen.window++)
        for (int g = 0; g < test_share(sizeof games / sizeof *games); g++)
            play_game(&seen, games[g][0], games[g][1]);
    judge(&seen);
}
