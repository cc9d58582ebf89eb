/* The panel as it is when it is not put away: title, the tile in hand, the players' rows, and below
 * them what room there is for: the map, the awards. */
#include <math.h>

#include "view/board/table_view.h"
#include "view/table/layout_parts.h"

enum {
    AWARDS_LEAST = 57,
    AWARDS_TWO = 84,
    MAP_LEAST = 90, /* the map with its head */
    MAP_WANTED = 144,
    MAP_MOST = 170,
    ASIDE_HIGH = 560, /* below it pieces' buttons always lie beside the tile */
    LOW_CHOICE = 42,  /* less for each choice is for small letters only */
    FOLD = 26,        /* the heading that opens what has no room */
    LOW_SIDE = 96,    /* of the well in a low panel, where it comes to that */
    LOW_MOST = 140,
    SMALL_SIDE = 52 /* where a card needs the room */
};

Rect parts_whole(float x, float y, float w, float h)
{
    return (Rect){roundf(x), roundf(y), roundf(w), roundf(h)};
}

/* Side of the well in logical units, for a panel of `height` of them. */
static float well_side(PanelKind kind, float height)
{
    if (kind == PANEL_FINAL)
        return 0;
    if (height < PANEL_LOW)
        return kind == PANEL_PIECE ? 124 : 108;
    if (kind == PANEL_PIECE)
        return height >= 800 ? 222 : 190;
    return height >= 800 ? 172 : 140;
}

float parts_pass_height(float height)
{
    return height < PANEL_LOW ? 34 : 40;
}

/* How high a player's row is at most. */
float parts_most_row(PanelKind kind, float height, int players)
{
    if (kind == PANEL_FINAL)
        return height >= 800 ? 50 : 46;
    if (kind == PANEL_PIECE || players == 5)
        return height >= 800 ? 64 : 58;
    return height >= 800 ? 68 : 64;
}

/* Between the well and the first row. */
static float below_well(PanelKind kind, float height)
{
    return 8 + (kind == PANEL_PIECE ? parts_pass_height(height) + 8 : 0) + HEADS;
}

/* What the well of a low panel may grow by, as long as all rows keep their height. */
static float well_growth(PanelKind kind, float height)
{
    return height >= PANEL_LOW || kind == PANEL_FINAL ? 0 : kind == PANEL_PIECE ? 66 : 32;
}

void parts_head(TableLayout *layout, PanelKind kind, float u, float side)
{
    float left = layout->left, right = layout->right, top = 48 * u;
    layout->title = parts_whole(left, 10 * u, right - left, 32 * u);
    layout->well = parts_whole(left, top, side * u, side * u);
    if (kind == PANEL_PIECE)
        return;
    float aside = left + (side + BESIDE_GAP) * u, room = right - aside;
    float button = fminf(44 * u, (room - 8 * u) / 2), back = fminf(46 * u, button + 2 * u);
    if (side < 120) /* so that the count below has room above the heads */
        back = fminf(back, fmaxf(24, side - 66) * u);
    for (int i = 0; i < 2; i++) {
        float x = right - (float)(2 - i) * button - (float)(1 - i) * 8 * u;
        layout->turn[i] = parts_whole(x, top + 2 * u, button, fminf(button, 40 * u));
        layout->backs[i] =
            parts_whole(x + (button - back) / 2, top + 54 * u * (side < 120 ? .8f : 1), back, back);
    }
}

/* The same in one line: the well, the buttons and the stacks. */
static void small_head(TableLayout *layout, float u)
{
    float top = PANEL_HEAD * u, right = layout->right, gap = 8 * u;
    float room = right - layout->left - SMALL_SIDE * u;
    float side = fminf(40 * u, room / 4 - gap);
    layout->well = parts_whole(layout->left, top, SMALL_SIDE * u, SMALL_SIDE * u);
    Rect *parts[] = {&layout->turn[0], &layout->turn[1], &layout->backs[0], &layout->backs[1]};
    for (int i = 0; i < 4; i++)
        *parts[i] = parts_whole(right - (float)(4 - i) * side - (float)(3 - i) * gap,
                                top + (SMALL_SIDE * u - side) / 2, side, side);
}

/* For a panel of `height` logical units whose content ends at `bottom`. False where the pieces'
 * lines have no room in it. */
static bool share_height(const LayoutNeeds *needs, float height, float bottom, Heights *shares)
{
    PanelKind kind = needs->kind;
    float growth = well_growth(kind, height);
    Heights heights = {.side = well_side(kind, height),
                       .row = parts_most_row(kind, height, needs->players)};
    float shared = bottom - 16 - below_well(kind, height) - PANEL_HEAD;
    if (height < PANEL_LOW && kind == PANEL_PIECE)
        heights.side =
            fmaxf(LOW_SIDE, fminf(heights.side, shared - LOW_ROW * (float)needs->players));
    float spare = shared - heights.side - heights.row * (float)needs->players;
    spare -= kind == PANEL_PLACE ? AWARDS_LEAST : 0; /* which come first */
    float largest = heights.side + growth;
    heights.side += fmaxf(0, fminf(growth, spare));
    *shares = heights;
    return needs->choices == 0 || piece_below(shares, largest, shared, needs);
}

/* The map and the awards, from `y` down to `bottom`. */
static void put_below(TableLayout *layout, const LayoutNeeds *needs, float u, float y, float bottom)
{
    float rest = bottom - 8 - y;
    if (needs->map && rest >= MAP_LEAST) {
        float width = (layout->right - layout->left) / u;
        float high = fminf(rest, fmaxf(MAP_MOST, fminf(width, rest - 2 * AWARDS_LEAST)));
        layout->map = parts_whole(layout->left, y * u, width * u, high * u);
        y += high + 8;
        rest -= high + 8;
    }
    layout->awards = parts_whole(layout->left, y * u, layout->right - layout->left,
                                 rest >= AWARDS_LEAST ? rest * u : 0);
}

/* The players' rows from `y` on, down to `bottom`, and the awards below them; logical units. */
void parts_rows(TableLayout *layout, const LayoutNeeds *needs, float u, float y, float bottom,
                float most)
{
    float players = (float)needs->players, room = bottom - 8 - y;
    float row = floorf(fminf(most, room / players));
    /* Rows that are low enough for the last award, too, as long as the pieces can stand below the
     * names. */
    float lower = floorf((room - 8 - (needs->map ? MAP_WANTED : AWARDS_LEAST)) / players);
    if (needs->kind == PANEL_PLACE && lower < row && (needs->map || lower >= TALL_ROW))
        row = fmaxf(lower, fminf(row, TALL_ROW));
    layout->tall_rows = row >= TALL_ROW;
    for (int i = 0; i < needs->players; i++)
        layout->rows[i] = parts_whole(layout->left - 6 * u, (y + row * (float)i) * u,
                                      layout->right - layout->left + 12 * u, row * u);
    y += row * players + 8;
    put_below(layout, needs, u, y, bottom);
}

/* Pixels. */
static float brief_width(const TableLayout *layout, int players, float u)
{
    return (layout->right - layout->left + 12 * u) / (float)players;
}

float parts_brief_height(const TableLayout *layout, int players, float u, float room)
{
    bool narrow = brief_width(layout, players, u) < BRIEF_NARROW * u;
    return narrow && room >= BRIEF_STACKED ? BRIEF_STACKED
           : room >= BRIEF_TALL            ? BRIEF_TALL
                                           : BRIEF_ROW;
}

void parts_brief_rows(TableLayout *layout, int players, float u, float top, float height)
{
    float width = brief_width(layout, players, u);
    layout->brief_rows = true;
    for (int i = 0; i < players; i++)
        layout->rows[i] =
            parts_whole(layout->left - 6 * u + width * (float)i, top * u, width, height * u);
}

/* What a low panel keeps for what follows the rows, where that has room. */
static float low_rest(const LayoutNeeds *needs, bool folds)
{
    return folds ? FOLD : needs->map ? MAP_LEAST : AWARDS_LEAST + 1; /* which is rounded */
}

/* Rows, or opened by the heading at the foot the map and the awards with the players side by side
 * above them. */
static void put_low(TableLayout *layout, const LayoutNeeds *needs, float u, float y, float bottom)
{
    float foot = layout->fold.h > 0 ? bottom - FOLD - 4 : bottom, players = (float)needs->players;
    if (layout->fold.h > 0 && needs->unfolded) {
        float high = parts_brief_height(layout, needs->players, u, foot - y - MAP_LEAST);
        parts_brief_rows(layout, needs->players, u, y, high);
        put_below(layout, needs, u, y + high + 8, foot);
        return;
    }
    float rest = layout->fold.h > 0 ? 0 : low_rest(needs, false) + 8;
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, foot,
               floorf(fminf(64, (foot - 8 - y - HEADS - rest) / players)));
}

void parts_dock(TableLayout *layout, float u, float y, float bottom)
{
    layout->dock =
        parts_whole(layout->left, y * u, layout->right - layout->left, (bottom - 8 - y) * u);
}

/* What gives way to a card in the panel: the well gets small, the players lie side by side, `rows`
 * high (0: they are away). */
typedef struct DockWay {
    bool small;
    float rows;
} DockWay;

/* The first of them that leaves so much room. */
static bool find_way(const TableLayout *layout, float u, float wanted, DockWay *way)
{
    float room = layout->dock.h / u, more = layout->well.h / u - SMALL_SIDE;
    float high = parts_brief_height(layout, layout->row_count, u, room - wanted - 8);
    const DockWay ways[] = {
        {false, high}, {false, BRIEF_ROW}, {true, BRIEF_ROW}, {false, 0}, {true, 0}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        bool may = !ways[i].small || layout->kind == PANEL_PLACE;
        *way = ways[i];
        if (may && wanted + (way->rows > 0 ? way->rows + 8 : 0) <= room + (way->small ? more : 0))
            return true;
    }
    return false;
}

bool table_dock(const Frame *frame, TableLayout *layout, Point size, Rect *place)
{
    float u = frame->u, foot = (layout->dock.y + layout->dock.h) / u;
    DockWay way;
    if (size.x > layout->dock.w + 1 || !find_way(layout, u, size.y / u, &way))
        return false;
    layout->fold.h = layout->map.h = layout->awards.h = layout->heads = 0;
    if (way.small) {
        small_head(layout, u);
        parts_dock(layout, u, PANEL_HEAD + SMALL_SIDE + 8, foot + 8);
    }
    parts_brief_rows(layout, layout->row_count, u, foot - way.rows, way.rows);
    *place = (Rect){roundf(layout->dock.x + (layout->dock.w - size.x) / 2), layout->dock.y, size.x,
                    size.y};
    return true;
}

/* A low panel while a tile is due. What has no room below the players' rows folds. */
static bool place_low(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44;
    float room = bottom - 8 - PANEL_HEAD - 8 - HEADS, players = (float)needs->players;
    if (height >= PANEL_LOW || needs->kind != PANEL_PLACE)
        return false;
    bool folds = room - LOW_SIDE - LOW_ROW * players < (needs->map ? MAP_LEAST : AWARDS_TWO) + 8;
    bool open = folds && needs->unfolded;
    float side = open ? LOW_SIDE : room - 8 - low_rest(needs, folds) - TALL_ROW * players;
    side = fmaxf(LOW_SIDE, fminf(side, LOW_MOST));
    parts_head(layout, needs->kind, u, side);
    layout->fold_map = folds && needs->map;
    if (folds)
        layout->fold = parts_whole(layout->left - 6 * u, (bottom - 4 - FOLD) * u,
                                   layout->right - layout->left + 12 * u, FOLD * u);
    parts_dock(layout, u, PANEL_HEAD + side + 8, bottom);
    put_low(layout, needs, u, PANEL_HEAD + side + 8, bottom);
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
    return true;
}

/* Pieces that have a panel of their own: where they are many, or have no room between tile and
 * players, or one for small letters only; `below` says how much, NULL: none. */
static bool place_pieces(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout,
                         const Heights *below)
{
    float height = frame->height / frame->u;
    bool low = below && below->choices < (float)needs->choices * LOW_CHOICE;
    bool many = needs->choices >= MANY_SPOTS || (low && height >= PANEL_LOW);
    if (needs->choices == 0 || (below && !many && height >= ASIDE_HIGH))
        return false;
    if ((many || height >= PANEL_LOW) && piece_many(frame, needs, layout))
        return true;
    if (below && height >= ASIDE_HIGH)
        return false;
    if (!piece_under(frame, needs, layout))
        piece_aside(frame, needs, layout);
    return true;
}

/* What lies above one another in the panel. */
void column_place(const Frame *frame, const LayoutNeeds *needs, TableLayout *layout)
{
    float u = frame->u, height = frame->height / u, bottom = height - 12 - 44, y = PANEL_HEAD;
    Heights heights;
    bool below = share_height(needs, height, bottom, &heights);
    if (place_pieces(frame, needs, layout, below ? &heights : NULL) ||
        place_low(frame, needs, layout))
        return;
    parts_head(layout, needs->kind, u, heights.side);
    if (needs->kind != PANEL_FINAL)
        y += heights.side + heights.choices + 8;
    if (needs->kind == PANEL_PIECE)
        piece_put(layout, &heights, u);
    if (needs->kind == PANEL_PIECE) {
        float pass = parts_pass_height(height);
        layout->pass = parts_whole(layout->left, y * u, layout->right - layout->left, pass * u);
        y += pass + 8;
        if (height < PANEL_LOW || needs->over)
            parts_dock(layout, u, y, bottom);
    }
    layout->heads = roundf((y + 15) * u);
    parts_rows(layout, needs, u, y + HEADS, bottom, heights.row);
    layout->buttons = parts_whole(layout->left, bottom * u, layout->right - layout->left, 44 * u);
}
