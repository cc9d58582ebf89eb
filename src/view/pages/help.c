/* Help: the rules in ten lines, the powers, the keys. The words are the edition's that is being
 * played; the line that speaks of what lies under the pointer is marked. */
#include <math.h>

#include "core/ruleset.h"
#include "view/kit/page.h"
#include "view/kit/paint.h"
#include "view/kit/widget.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/screens.h"
#include "view/table/look.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

/* Small painted examples for the lines of the rules, made of the edition's own tiles: two that
 * join, and who stands there. */

enum { EXAMPLE_WIDTH = 108, EXAMPLE_HEIGHT = 46 }; /* logical units */

/* What a zone must be like. */
typedef struct Wish {
    uint8_t kind;  /* ZoneKind; ZONE_NONE: no tile is wished for */
    uint8_t sides; /* how many it touches; 0: any number */
    bool mushrooms, mark, lake, straight;
    int8_t animal; /* Animal, or -1 */
} Wish;

/* A piece over the tiles; x from the left, in tiles. */
typedef struct Stander {
    const char *const *names; /* by Colour; NULL: none */
    uint8_t colour;
    float x, y;
} Stander;

typedef struct Example {
    Wish west, middle, east; /* their zones meet; the middle may be missing */
    Stander who[3];
} Example;

#define JOINED(zone_kind, count)                                                                   \
    {                                                                                              \
        .kind = (zone_kind), .sides = (count), .animal = -1                                        \
    }

static const Example examples[RULE_LINES] = {
    [0] = {.west = JOINED(ZONE_RIVER, 2), .east = JOINED(ZONE_RIVER, 2)},
    [1] = {.west = JOINED(ZONE_FOREST, 1),
           .east = {ZONE_NONE},
           .who = {{meeple_names, RED, .55f, .7f}, {hut_names, RED, 1.5f, .75f}}},
    [2] = {.who = {{meeple_names, RED, .4f, .8f},
                   {hunter_names, RED, 1.05f, .6f},
                   {hut_names, RED, 1.7f, .8f}}},
    [3] = {.west = JOINED(ZONE_FOREST, 1),
           .middle = {ZONE_FOREST, 2, .mushrooms = true, .straight = true, .animal = -1},
           .east = JOINED(ZONE_FOREST, 1),
           .who = {{meeple_names, RED, .8f, .8f}}},
    [4] = {.west = JOINED(ZONE_RIVER, 1),
           .east = JOINED(ZONE_RIVER, 1),
           .who = {{meeple_names, BLUE, 1, .72f}}},
    [5] = {.west = JOINED(ZONE_FOREST, 1),
           .east = JOINED(ZONE_FOREST, 1),
           .who = {{meeple_names, RED, .78f, .72f},
                   {meeple_names, RED, 1.04f, .78f},
                   {meeple_names, BLUE, 1.32f, .72f}}},
    [6] = {.west = JOINED(ZONE_FOREST, 1),
           .middle = {ZONE_FOREST, 2, .mark = true, .straight = true, .animal = -1},
           .east = JOINED(ZONE_FOREST, 1)},
    [7] = {.west = {ZONE_MEADOW, 0, .animal = TIGER},
           .east = {ZONE_MEADOW, 0, .animal = DEER},
           .who = {{hunter_names, RED, 1, .5f}}},
    [8] = {.west = {ZONE_RIVER, 1, .lake = true, .animal = -1},
           .east = {ZONE_RIVER, 1, .lake = true, .animal = -1},
           .who = {{hut_names, RED, .7f, .75f}, {hut_names, BLUE, 1.3f, .75f}}},
};

static int count_sides(uint8_t sides)
{
    int count = 0;
    for (int side = 0; side < SIDES; side++)
        count += sides >> side & 1;
    return count;
}

static bool is_like(const Zone *zone, const Wish *wish)
{
    return zone->kind == wish->kind && zone->sides &&
           (!wish->sides || count_sides(zone->sides) == wish->sides) &&
           (!wish->mushrooms || zone->mushrooms > 0) && (!wish->mark || zone->go_again) &&
           (!wish->lake || zone->lake >= 0) &&
           (!wish->straight || zone->sides == (1 << NORTH | 1 << SOUTH) ||
            zone->sides == (1 << EAST | 1 << WEST)) &&
           (wish->animal < 0 || zone->animals[wish->animal] > 0);
}

/* A tile of the land (or, for mushrooms, of the other stack), not `other`, with a zone as wished,
 * turned so that it touches a side; false: there is none. */
static bool find(const TileSet *set, const Wish *wish, Side towards, int other, BoardTile *found)
{
    for (int tile = 0; tile < set->tile_count; tile++)
        for (int z = 0; z < MAX_ZONES && tile != other; z++) {
            const Zone *zone = &set->tiles[tile].zones[z];
            if ((set->tiles[tile].stack == STACK_SPECIAL && !wish->mushrooms) ||
                !is_like(zone, wish))
                continue;
            for (int side = 0; side < SIDES; side++)
                if (zone->sides >> side & 1 && set->tiles[tile].side_kind[side] == wish->kind) {
                    *found = tile_turned(tile, ((int)towards - side + SIDES) % SIDES);
                    return true;
                }
        }
    return false;
}

/* The tiles of an example from west to east; returns how many. */
static int choose(const TileSet *set, const Example *example, BoardTile tiles[3])
{
    enum { NONE = -1 };
    const Wish *wishes[3] = {&example->west, &example->middle, &example->east};
    int count = 0;
    for (int i = 0; i < 3; i++) {
        int other = count > 0 ? tiles[0].tile : NONE;
        if (wishes[i]->kind != ZONE_NONE &&
            find(set, wishes[i], i == 2 ? WEST : EAST, other, &tiles[count]))
            count++;
    }
    return count;
}

/* The example for a line of the rules (say_rule), its upper left corner at `at`, pixels; false,
 * with nothing drawn, for a line that has none. */
static bool example_draw(Frame *frame, const Edition *edition, int line, Point at)
{
    const Example *example = &examples[line];
    BoardTile tiles[3];
    int count = choose(&edition->tiles, example, tiles), standers = 0;
    float u = frame->u;
    float side = floorf(fminf(EXAMPLE_HEIGHT, count > 2 ? EXAMPLE_WIDTH / 3.f : 99) * u);
    Rect all = {roundf(at.x), roundf(at.y), side * (float)count, side};
    if (count > 0)
        draw_fill(frame->list, rect_inset(all, -1), rgba(INK, .8f));
    for (int i = 0; i < count; i++) {
        Rect rect = {all.x + side * (float)i, all.y, side, side};
        page_tile(frame, edition->rules.id, tiles[i], rect, 1);
    }
    for (; standers < 3 && example->who[standers].names; standers++) {
        const Stander *who = &example->who[standers];
        paint_figure(frame, who->names[who->colour],
                     (Point){all.x + who->x * side, all.y + (who->y - .2f) * side}, 96);
    }
    return count + standers > 0;
}

enum { AIR = 8 }; /* logical units left of the scroll bar */

enum { HELP_PANE = WIDGETS_OVERLAY, HELP_PANES };

static const TextStyle text_style = {FONT_TEXT, ALIGN_LEFT, 17, INK};
static const TextStyle head_style = {FONT_TITLE, ALIGN_LEFT, 20, INK};

/* NULL: what earns the extra turn. */
static const char *const rule_icons[RULE_LINES] = {"stack",  "hand", "gatherer", "forest", "river",
                                                   "trophy", NULL,   "hunter",   "hut",    "flag"};

static const char *const power_icons[POWERS] = {
    [POWER_LOGBOAT] = "logboat",   [POWER_HUNTING_TRAP] = "hunting-trap", [POWER_SHAMAN] = "shaman",
    [POWER_PIT_TRAP] = "pit-trap", [POWER_WILDFIRE] = "wildfire",         [POWER_RAFT] = "raft",
    [POWER_SHRINE] = "shrine",
};

/* What is written, for whom, and the line that is looked for. */
typedef struct Page {
    EditionId edition;
    const Edition *tiles; /* of the same */
    int rule;             /* marked; -1: none */
    Power power;          /* likewise; POWER_NONE */
    Rect marked;          /* where the marked line came to lie, pixels; h 0: nowhere */
} Page;

/* Which line of the rules tells how an area or a river system scores. */
static int rule_of(ZoneKind kind, bool system)
{
    enum { FOREST = 3, RIVER = 4, MEADOW = 7, HUT = 8 };
    return kind == ZONE_FOREST ? FOREST : kind == ZONE_MEADOW ? MEADOW : system ? HUT : RIVER;
}

static int rule_of_lens(uint8_t lens)
{
    return lens == LENS_MEADOWS   ? rule_of(ZONE_MEADOW, false)
           : lens == LENS_FORESTS ? rule_of(ZONE_FOREST, false)
           : lens == LENS_RIVERS  ? rule_of(ZONE_RIVER, false)
           : lens == LENS_SYSTEMS ? rule_of(ZONE_RIVER, true)
                                  : -1;
}

/* Looks for the matter in hand: what the pointer rests on or has pinned, else the power of the tile
 * that is laid, else the lens that is on. */
static void find_matter(const Screen *screen, Page *page)
{
    const TableUi *table = &screen->ui->table;
    const LookUi *look = &table->look;
    const Session *session = screen->scene->session;
    if (screen->ui->screen != SCREEN_TABLE || !session)
        return;
    const TileSet *set = &session_edition(session)->tiles;
    const Game *game = session_game(session);
    Lit lit = look->pin.node != NO_NODE ? look->pin
              : look_by_keys(look)      ? look->walk.lit
                                        : look->at;
    page->rule = rule_of_lens(table->lens.kind);
    if (game->phase == PHASE_PLACE && game->hand != NO_TILE)
        page->power = (Power)set->tiles[game->hand].power;
    if (lit.node == NO_NODE ||
        (look->pin.node == NO_NODE && !look_by_keys(look) && table->pointer.at.x < 0))
        return;
    const Zone *zone = &set->tiles[set->node[lit.node].tile].zones[set->node[lit.node].zone];
    page->power = (Power)zone->power;
    page->rule = rule_of((ZoneKind)zone->kind, lit.system || zone->kind == ZONE_LAKE);
}

/* Lays a light under the line that was looked for, so high, and remembers where. */
static void mark(Frame *frame, Page *page, Rect line, float height)
{
    float u = frame->u;
    page->marked = (Rect){line.x - 4 * u, line.y - 3 * u, line.w + 8 * u, height + 2 * u};
    if (frame->list)
        draw_fill(frame->list, page->marked, rgba(FIRE, .3f));
}

/* A line of the rules with its example, or an icon in its place; returns its height in pixels. */
static float put_rule(Frame *frame, Rect rect, const Page *page, int rule)
{
    const char *icon = rule_icons[rule] ? rule_icons[rule] : terms_of(page->edition)->mark_icon;
    float u = frame->u;
    Rect example = cut_left(&rect, (EXAMPLE_WIDTH + 14) * u);
    Point at = {example.x + 2 * u, example.y + 2 * u};
    Point middle = {example.x + EXAMPLE_WIDTH / 2 * u, example.y + EXAMPLE_HEIGHT / 2 * u};
    if (frame->list && !example_draw(frame, page->tiles, rule, at))
        paint_icon(frame, icon, middle, 34, EMBER, 1);
    float text = page_paragraph(frame, text_style, rect, say_rule(page->edition, rule));
    return fmaxf((EXAMPLE_HEIGHT + 4) * u, text) + 9 * u;
}

static float put_head(Frame *frame, Rect rect, const char *text)
{
    if (frame->list)
        paint_label(frame, head_style, (Rect){rect.x, rect.y, rect.w, 26 * frame->u}, text);
    return 36 * frame->u;
}

/* The lines of the rules from `from` to the one before `to`; returns the height in pixels. */
static float put_rules(Frame *frame, Rect rect, Page *page, int from, int to)
{
    Frame measure = page_measure(frame);
    Rect line = {rect.x, rect.y, rect.w, 0};
    for (int i = from; i < to; i++) {
        if (i == page->rule)
            mark(frame, page, line, put_rule(&measure, line, page, i));
        line.y += put_rule(frame, line, page, i);
    }
    return line.y - rect.y;
}

/* One power: its name, and what it does. Returns the height. */
static float put_power(Frame *frame, Rect rect, EditionId edition, Power power)
{
    float u = frame->u;
    Rect icon = cut_left(&rect, 38 * u), head = cut_top(&rect, 20 * u);
    if (frame->list) {
        paint_icon(frame, power_icons[power], (Point){icon.x + 14 * u, icon.y + 18 * u}, 28, EMBER,
                   1);
        page_line(frame, (TextStyle){FONT_HEAVY, ALIGN_LEFT, 17, INK}, head,
                  tr(terms_of(edition)->powers[power]));
    }
    return 28 * u + page_paragraph(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}, rect,
                                   say_power_rule(edition, power));
}

static float put_powers(Frame *frame, Rect rect, Page *page)
{
    Frame measure = page_measure(frame);
    Rect line = {rect.x, rect.y + put_head(frame, rect, tr("Powers")), rect.w, 0};
    for (int power = 0; power < POWERS; power++) {
        if (!say_power_rule(page->edition, (Power)power)[0])
            continue;
        if (power == (int)page->power)
            mark(frame, page, line, put_power(&measure, line, page->edition, (Power)power));
        line.y += put_power(frame, line, page->edition, (Power)power);
    }
    return line.y - rect.y;
}

/* What is drawn beside a sign's meaning: a sprite, or an icon tinted. */
static const struct {
    const char *sprite, *icon;
    float tile; /* of the sprite, as for tiles of so many logical units */
    uint32_t rgb;
} signs[SIGN_LINES] = {{NULL, "badge-red", 0, WHITE},
                       {NULL, "flag", 0, EMBER},
                       {"score-50", NULL, 70, WHITE},
                       {NULL, "cross", 0, EMBER},
                       {"volcano", NULL, 90, WHITE}};

/* Returns the height in pixels. */
static float put_signs(Frame *frame, Rect rect, EditionId edition)
{
    float u = frame->u, y = rect.y + put_head(frame, rect, tr("Signs on the table"));
    for (int i = 0; i < SIGN_LINES; i++) {
        const char *text = say_sign(edition, i);
        if (!text[0])
            continue;
        Rect line = {rect.x + 38 * u, y, rect.w - 38 * u, 0};
        Point at = {rect.x + 14 * u, y + 11 * u};
        if (frame->list && signs[i].sprite)
            paint_figure(frame, signs[i].sprite, at, signs[i].tile);
        else if (frame->list)
            paint_icon(frame, signs[i].icon, at, 26, signs[i].rgb, 1);
        y += fmaxf(28 * u, page_paragraph(frame, text_style, line, text)) + 7 * u;
    }
    return y - rect.y;
}

/* Key caps with what they do, in as many columns as there is room for. */
static float put_caps(Frame *frame, Rect rect, const char *title,
                      bool (*line)(int index, HelpLine *help))
{
    float u = frame->u, head = put_head(frame, rect, title);
    HelpLine help;
    int count = 0;
    while (line(count, &help))
        count++;
    int columns = (int)fmaxf(1, floorf(rect.w / (340 * u))), rows = (count + columns - 1) / columns;
    for (int i = 0; i < count && frame->list; i++) {
        float x = rect.x + rect.w / (float)columns * (float)(i / rows);
        float y = rect.y + head + 28 * u * (float)(i % rows);
        line(i, &help);
        float cap = paint_keycap(frame, (Point){x, y + 17 * u}, help.cap, true) + 8 * u;
        float what = fmaxf(74 * u, cap);
        paint_label(frame, text_style,
                    (Rect){x + what, y - 2 * u, rect.w / (float)columns - what - 6 * u, 28 * u},
                    help.what);
    }
    return head + 28 * u * (float)rows;
}

/* The rules in two columns, as even as can be, and below them powers beside signs. */
static float put_side_by_side(Frame *frame, Rect rect, Page *page)
{
    float gap = 36 * frame->u, best = INFINITY;
    Rect left = {rect.x, rect.y, roundf((rect.w - gap) / 2), 0}, right = left;
    Frame measure = page_measure(frame);
    int first = 0;
    right.x += left.w + gap;
    for (int i = 1; i < RULE_LINES; i++) {
        float high = fmaxf(put_rules(&measure, left, page, 0, i),
                           put_rules(&measure, right, page, i, RULE_LINES));
        first = high < best ? i : first;
        best = fminf(best, high);
    }
    put_rules(frame, left, page, 0, first);
    put_rules(frame, right, page, first, RULE_LINES);
    left.y = right.y = rect.y + best + gap / 3;
    float low = put_signs(frame, right, page->edition), high = put_powers(frame, left, page);
    return best + gap / 3 + fmaxf(low, high);
}

/* All of it, in two columns where there is room; returns the height in pixels. */
static float put_all(Frame *frame, Rect rect, Page *page)
{
    float gap = 36 * frame->u, top = rect.y;
    if (rect.w < 860 * frame->u) {
        rect.y += put_rules(frame, rect, page, 0, RULE_LINES) + gap / 3;
        rect.y += put_powers(frame, rect, page) + gap / 3;
        rect.y += put_signs(frame, rect, page->edition) + gap / 3;
    } else {
        rect.y += put_side_by_side(frame, rect, page) + gap / 3;
    }
    rect.y += put_caps(frame, rect, tr("Keys"), help_key_line) + gap / 3;
    rect.y += put_caps(frame, rect, tr("Game controller"), help_pad_line);
    return rect.y - top;
}

static EditionId edition_of(const Ui *ui, const Session *session)
{
    bool seats = ui->screen == SCREEN_SEATS || !session;
    return (EditionId)(seats ? ui->lobby.seating.edition : session_setup(session)->edition);
}

static void help_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    DialogsUi *dialogs = &screen->ui->dialogs;
    Scroll *scroll = &dialogs->scroll;
    Page page = {.edition = edition_of(screen->ui, screen->scene->session), .rule = -1};
    float u = frame->u;
    Rect inner = dialog_put(screen, HELP_PANE, 1160, 690, tr("The rules in ten lines"));
    Rect text = {inner.x, 0, inner.w - (SCROLL_BAR + AIR) * u, 0};
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
              (Rect){inner.x, inner.y - 44 * u, inner.w - 60 * u, 36 * u},
              tr(terms_of(page.edition)->edition.title));
    Frame measure = page_measure(frame);
    page.tiles = screen->scene->editions->of[page.edition];
    find_matter(screen, &page);
    float height = put_all(&measure, text, &page), below = page.marked.y + page.marked.h - inner.h;
    if (!dialogs->sought && page.marked.h > 0 && below > 0)
        scroll->at = below + 12 * u;
    dialogs->sought = true;
    text.y = scroll_begin(frame, scroll, inner, height);
    put_all(frame, text, &page);
    scroll_end(frame, scroll, HELP_PANES);
    dialog_put_close(frame, inner);
}

static void help_handle(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent)
{
    bool key = event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY;
    (void)intent;
    if (dialog_scroll(screen, event, input))
        return;
    if (key && (action_pressed(VERB_HELP, input) || action_pressed(VERB_AGREE, input)))
        dialog_close(screen->ui);
}

const ScreenPart help_overlay = {.build = help_build, .handle = help_handle};
