/* What is left in the stacks, as anybody could count it from the tiles seen so far, and never in
 * the order of drawing: alike tiles together with their number, dim where none is left, so that
 * each kind keeps its place; those that fit the cell that was last pointed at, and the tiles that
 * left the game. */
#include <math.h>
#include <string.h>

#include "core/ruleset.h"
#include "view/kit/page.h"
#include "view/kit/widget.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/options.h"
#include "view/words/areas.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum { TEXT = 200, EXTRA_TURN = 6 /* line of the rules */ };

/* Writes a text, nothing for "", cut off the top of `column`. */
static void say(Frame *frame, Rect *column, FontId font, const char *text)
{
    const TextStyle style = {(uint8_t)font, ALIGN_LEFT, 16, INK};
    if (text[0])
        cut_top(column, page_paragraph(frame, style, *column, text) + 3 * frame->u);
}

/* What is on a tile and what it can do. */
static void tell(Frame *frame, const Edition *edition, const Tile *tile, Rect column)
{
    EditionId id = edition->rules.id;
    int things[THINGS] = {0};
    bool mark = false;
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind == ZONE_NONE)
            continue;
        for (int animal = 0; animal < ANIMALS; animal++)
            things[animal] += zone->animals[animal];
        things[THING_FISH] += zone->fish;
        things[THING_MUSHROOMS] += zone->mushrooms;
        mark |= zone->go_again;
    }
    if (tile->power != POWER_NONE) {
        say(frame, &column, FONT_BOLD, tr(terms_of(id)->powers[tile->power]));
        say(frame, &column, FONT_TEXT, say_power_rule(id, (Power)tile->power));
    }
    for (int thing = 0; thing < THINGS; thing++)
        if (things[thing] > 0) {
            say(frame, &column, FONT_TEXT, say_number(SAY_THINGS + thing, things[thing]));
        }
    if (mark)
        say(frame, &column, FONT_TEXT, phrase(SAY_EXTRA_TURN_RULE + id));
}

/* In a column, pixels. `tile`: its index in the edition's set; -1: none, and how to get one. */
static void tile_card_draw(Frame *frame, const Edition *edition, int tile, Rect column)
{
    float u = frame->u, side = roundf(fminf(column.w, column.h * .48f));
    Rect picture = {roundf(column.x + (column.w - side) / 2), roundf(column.y + 2 * u), side, side};
    Rect line = {column.x, picture.y + side + 8 * u, column.w, 0};
    draw_fill(frame->list, rect_inset(picture, -fmaxf(1, roundf(1.5f * u))),
              rgba(INK, tile < 0 ? .2f : .8f));
    if (tile < 0) {
        draw_fill(frame->list, picture, rgba(PARCHMENT, 1));
        say(frame, &line, FONT_TEXT, tr("Point at a tile to see it large."));
    } else {
        page_tile(frame, edition->rules.id, tile_turned(tile, 0), picture, 1);
        tell(frame, edition, &edition->tiles.tiles[tile], line);
    }
}

enum {
    STACKS_PANE = WIDGETS_OVERLAY,
    STACKS_HERE,
    STACKS_TILE,                           /* one for each tile of the set */
    STACKS_GONE = STACKS_TILE + MAX_TILES, /* likewise, of those that left the game */
    STACKS_END = STACKS_GONE + MAX_TILES
};

/* Logical units. */
enum {
    MOST_TILE = 128, /* at most; less where else not all are in sight */
    LEAST_TILE = 54, /* at least; then they scroll */
    LARGE = 216,     /* the one pointed at; a larger one in a wider window */
    MARGIN = 24,     /* beside the sheet, and LEAST wide where that leaves less */
    LEAST = 1160,
    GAP = 8,
    HEAD = 36,
    ABOUT = 78,
    ABOUT_NONE = 26,
    MAP_CELL = 26
};

static const TextStyle head_style = {FONT_TITLE, ALIGN_LEFT, 20, INK};
static const TextStyle note_style = {FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT};

typedef struct Stacks {
    const Edition *edition;
    const Game *game;
    const Setup *setup;
    Remaining remaining;
    float tile;    /* logical units */
    uint8_t turn;  /* of the board, quarter turns */
    Rect view;     /* of the list, pixels */
    bool has_cell; /* a cell was pointed at, and the level of help allows to speak of it */
    bool here;     /* only what fits there is shown */
    Cell cell;
    CellFits fits;
} Stacks;

static void count_stacks(const Screen *screen, Stacks *stacks)
{
    const TableUi *table = &screen->ui->table;
    const Session *session = screen->scene->session;
    memset(stacks, 0, sizeof *stacks);
    stacks->edition = session_edition(session);
    stacks->game = session_game(session);
    stacks->setup = session_setup(session);
    stacks->remaining = remaining_of(stacks->edition, stacks->game);
    stacks->tile = MOST_TILE;
    stacks->turn = table->camera.turn;
    const Site *site =
        table->choice.has_about ? game_site(stacks->game, table->choice.about) : NULL;
    if (!site || site->tile != NO_TILE || !help_allows(stacks->setup).fits ||
        stacks->game->phase == PHASE_END)
        return;
    stacks->has_cell = true;
    stacks->here = screen->ui->dialogs.fits_only;
    stacks->cell = table->choice.about;
    stacks->fits = remaining_fits(stacks->edition, stacks->game, &stacks->remaining, stacks->cell);
}

/* The cell with the tiles round it, turned as the board is, so that "here" is a place. */
static void draw_map(Frame *frame, const Stacks *stacks, Rect rect)
{
    int side = (int)roundf(MAP_CELL * frame->u);
    BoardView map = {.rect = rect, .tile = side, .turn = stacks->turn};
    Rect middle = view_cell(&map, stacks->cell.x, stacks->cell.y);
    map.origin = (Point){rect.x + (float)side - middle.x, rect.y + (float)side - middle.y};
    draw_texture(frame->list, "hide", rect, frame->u, rgba(0xFFFFFF, 1));
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            Cell cell = {(int8_t)(stacks->cell.x + dx), (int8_t)(stacks->cell.y + dy)};
            const Site *site = game_site(stacks->game, cell);
            if (site && site->tile != NO_TILE)
                draw_tile(frame->list, stacks->edition->rules.id,
                          tile_turned(site->tile, view_turned(&map, site->rotation)),
                          view_cell(&map, cell.x, cell.y), 1, 0);
        }
    middle = view_cell(&map, stacks->cell.x, stacks->cell.y);
    draw_fill(frame->list, rect_inset(middle, roundf(frame->u)), rgba(FIRE, 1));
    paint_icon(frame, "question", rect_middle(middle), 18, INK, 1);
}

/* The row below the title: the cell, the filter, and what may be expected of it. */
static void put_about(Frame *frame, const Stacks *stacks, Rect line)
{
    float u = frame->u, map = 3 * roundf(MAP_CELL * u);
    bool fits = help_allows(stacks->setup).fits && stacks->game->phase != PHASE_END;
    const char *first, *second = "";
    if (stacks->has_cell) {
        Rect cell = cut_left(&line, map + 16 * u);
        draw_map(frame, stacks, (Rect){cell.x, cell.y, map, map});
        Rect filter = cut_left(&line, 156 * u);
        filter =
            (Rect){roundf(filter.x), roundf(filter.y + 17 * u), roundf(140 * u), roundf(44 * u)};
        Widget here = page_choice(STACKS_HERE, 0, NULL, action_label(VERB_FITS), stacks->here);
        here.rect = filter;
        widget_put(frame, action_widget(VERB_FITS, here));
        first = say_cell_fits(stacks->edition, &stacks->remaining, &stacks->fits);
        if (help_allows(stacks->setup).chances)
            second = say_chance_of(stacks->setup, stacks->game, &stacks->remaining, &stacks->fits);
    } else if (!fits) {
        first = tr("Tiles that are alike are shown once, with their number.");
    } else {
        first = tr("Point at an empty cell of the board first, and you see here what fits it.");
    }
    cut_top(&line, (stacks->has_cell ? 18 : 2) * u);
    cut_top(&line, page_paragraph(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, INK}, line, first));
    if (second[0])
        page_paragraph(frame, note_style, line, second);
}

/* In the picture's corner: how many there are, and of how many; a dark chip where any are. */
static void put_count(Frame *frame, Rect picture, int left, int total)
{
    const TextStyle number = {FONT_TITLE, ALIGN_LEFT, 18, left ? FIRE_LIGHT : INK_SOFT};
    const TextStyle rest = {FONT_BOLD, ALIGN_LEFT, 15, left ? CREAM : INK_SOFT};
    const char *count = said("%d", left);
    const char *of = say_number(SAY_OF, total);
    float u = frame->u, height = 24 * u, gap = 4 * u;
    float width = text_width(frame, FONT_TITLE, 18, count) + gap +
                  text_width(frame, FONT_BOLD, 15, of) + 12 * u;
    Rect chip = {roundf(picture.x + picture.w - width), roundf(picture.y + picture.h - height),
                 roundf(width), roundf(height)};
    Point at = {chip.x + 6 * u, chip.y + 18 * u};
    if (left > 0)
        draw_fill(frame->list, chip, rgba(HIDE_DEEP, .88f));
    at.x += paint_text(frame, number, at, 0, count) + gap;
    paint_text(frame, rest, (Point){at.x, at.y - u}, 0, of);
}

/* `total` 0: a tile that left the game. */
static void put_tile(Frame *frame, const Stacks *stacks, Rect at, int tile, int left, int total)
{
    float u = frame->u, side = roundf(stacks->tile * u), edge = fmaxf(1, roundf(1.5f * u));
    const Rect view = stacks->view, picture = {at.x, at.y, side, side};
    Widget spot =
        page_spot((WidgetId)((total > 0 ? STACKS_TILE : STACKS_GONE) + tile), tile, "tile", NULL);
    spot.rect = picture;
    if (!frame->list)
        return;
    widget_put(frame, spot);
    if (at.y > view.y + view.h || at.y + (stacks->tile + GAP) * u < view.y)
        return;
    bool gone = total > 0 && left == 0;
    draw_fill(frame->list, rect_inset(picture, -edge), rgba(INK, gone ? .3f : .8f));
    if (gone)
        draw_fill(frame->list, picture, rgba(PARCHMENT, 1));
    page_tile(frame, stacks->edition->rules.id, tile_turned(tile, 0), picture,
              gone        ? .28f
              : total > 0 ? 1
                          : .6f);
    if (total > 1 || gone)
        put_count(frame, picture, left, total);
}

/* A heading with a note at its right end, cut off the top of `rect`. */
static void put_head(Frame *frame, Rect *rect, const char *text, const char *note)
{
    float u = frame->u;
    Rect line = cut_top(rect, HEAD * u);
    line.h = 28 * u;
    paint_label(frame, head_style, line, text);
    cut_left(&line, text_width(frame, FONT_TITLE, 20, text) + 14 * u);
    line.y += u;
    paint_label(frame, note_style, line, note);
}

static bool is_shown(const Stacks *stacks, int group, int stack)
{
    if (stacks->remaining.groups[group].stack != stack)
        return false;
    for (int i = 0; i < stacks->fits.group_count; i++)
        if (stacks->fits.groups[i] == group)
            return true;
    return !stacks->here;
}

/* The place of one of so many tiles from the top of `rect` down, and what of that all take. */
static Rect place_of(const Frame *frame, const Stacks *stacks, Rect rect, int index)
{
    float u = frame->u, pitch = stacks->tile + GAP;
    int columns = (int)fmaxf(1, floorf((rect.w / u + GAP) / pitch));
    return (Rect){roundf(rect.x + pitch * u * (float)(index % columns)),
                  roundf(rect.y + pitch * u * (float)(index / columns)), 0, 0};
}

static void take_tiles(const Frame *frame, const Stacks *stacks, Rect *rect, int count, float air)
{
    float end = place_of(frame, stacks, *rect, count - 1).y + (stacks->tile + air) * frame->u;
    if (count > 0)
        cut_top(rect, end - rect->y);
}

/* A stack, cut off the top of `rect`. */
static void put_stack(Frame *frame, const Stacks *stacks, Rect *rect, int stack)
{
    int left = stacks->remaining.left[stack], shown = 0;
    const char *head =
        tr(stack == STACK_SPECIAL ? terms_of(stacks->edition->rules.id)->special.titles
                                  : N_("Land tiles"));
    const char *note =
        stacks->here ? say_with(SAY_FIT_HERE, "count=%d left=%d", stacks->fits.count[stack], left)
                     : say_number(SAY_LEFT, left);
    put_head(frame, rect, head, note);
    if (stack == STACK_LAND)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT},
                    cut_top(rect, 24 * frame->u),
                    tr("in the corners: how many of a kind are left"));
    for (int i = 0; i < stacks->remaining.group_count; i++) {
        const TileGroup *group = &stacks->remaining.groups[i];
        if (is_shown(stacks, i, stack))
            put_tile(frame, stacks, place_of(frame, stacks, *rect, shown++), group->tile,
                     group->left, group->total);
    }
    take_tiles(frame, stacks, rect, shown, GAP + 8);
}

static void put_discarded(Frame *frame, const Stacks *stacks, Rect *rect)
{
    int count = stacks->remaining.discard_count;
    if (count == 0)
        return;
    put_head(frame, rect, tr("Discarded"), say_number(SAY_DISCARDED, count));
    for (int i = 0; i < count; i++)
        put_tile(frame, stacks, place_of(frame, stacks, *rect, i), stacks->remaining.discarded[i],
                 0, 0);
    take_tiles(frame, stacks, rect, count, 14);
}

/* Returns the height in pixels. */
static float put_all(Frame *frame, const Stacks *stacks, Rect rect)
{
    float top = rect.y;
    put_stack(frame, stacks, &rect, STACK_LAND);
    put_stack(frame, stacks, &rect, STACK_SPECIAL);
    put_discarded(frame, stacks, &rect);
    return rect.y - top;
}

/* The tile that the pointer or the keyboard is at, or -1. */
static int tile_at(const Widgets *widgets)
{
    int at = widgets->focus_shown && !widgets->hover ? widgets->focus : widgets->hover;
    for (int i = widgets->modal; i < widgets->count && at >= STACKS_TILE && at < STACKS_END; i++)
        if (widgets->items[i].id == at)
            return widgets->items[i].index;
    return -1;
}

static void stacks_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    Scroll *scroll = &screen->ui->dialogs.scroll;
    float u = frame->u;
    Stacks stacks;
    if (!screen->scene->session)
        return;
    count_stacks(screen, &stacks);
    Rect inner =
        dialog_put(screen, STACKS_PANE, fmaxf(LEAST, page_width(frame) - 2 * MARGIN),
                   page_height(frame), tr("What is left")); /* as high as the window allows */
    Rect area = inner, about = cut_top(&area, ((stacks.has_cell ? ABOUT : ABOUT_NONE) + 16) * u);
    paint_rule(frame, inner.x, area.y - 8 * u, inner.w, INK_SOFT, .34f);
    Rect large = cut_right(&area, roundf(fminf(fmaxf(LARGE * u, inner.w * .2f), inner.w * .34f)));
    cut_right(&area, 14 * u);
    Rect view = {area.x - 3 * u, area.y, area.w + 3 * u, area.h};
    Rect list = {area.x, 0, area.w - SCROLL_BAR * u, 0};
    Frame measure = page_measure(frame);
    float height = put_all(&measure, &stacks, list);
    while (height > view.h && stacks.tile > LEAST_TILE) {
        stacks.tile -= 2;
        height = put_all(&measure, &stacks, list);
    }
    list.y = scroll_begin(frame, scroll, view, height);
    stacks.view = scroll->view;
    put_all(frame, &stacks, list);
    scroll_end(frame, scroll);
    put_about(frame, &stacks, about);
    dialog_put_close(frame, inner);
    tile_card_draw(frame, stacks.edition, tile_at(frame->widgets), large);
}

static void stacks_handle(const Screen *screen, WidgetEvent event, const Input *input,
                          Intent *intent)
{
    DialogsUi *dialogs = &screen->ui->dialogs;
    (void)intent;
    if (dialog_scroll(screen, event, input))
        return;
    bool key = event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY;
    if (event.kind == WIDGET_PRESSED && event.id == STACKS_HERE) {
        dialogs->fits_only = !dialogs->fits_only;
        dialogs->scroll.at = 0;
    } else if (key && (action_pressed(VERB_STACKS, input) || action_pressed(VERB_AGREE, input))) {
        dialog_close(screen->ui);
    }
}

const ScreenPart stacks_overlay = {.build = stacks_build, .handle = stacks_handle};
