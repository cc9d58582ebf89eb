#include "view/cards/card.h"

#include <math.h>
#include <string.h>

#include "view/kit/paint.h"
#include "view/words/tr.h"

/* Logical units. */
enum {
    CARD_WIDTH = 248,
    MOST_WIDTH = 310, /* of a card with a long title */
    WIDE = 442,       /* of one with two columns */
    BETWEEN = 18,     /* between two columns */
    PADDING = 14,
    TITLE = 34,
    ONE_LINE = 32,
    TWO_LINES = 42,
    LEADING = 17, /* between the lines of one text */
    BOLD = 17,
    LEAST_BOLD = 15,
    BIG_TITLE = 19,
    EASY_TITLE = 15,  /* at least, of a title in one line: else the card becomes wider */
    LINED_TITLE = 16, /* of a title that takes more lines */
    ASIDE = 15,
    BADGE = 22,
    SECOND = 15,
    RULE = 13,
    THUMBS = 60,
    FACE = 50,
    HEAD = 60, /* a title with a face */
    BAR = 17,
    BAR_VALUE = 15,
    LOW = 640 /* a window that is lower has little room */
};

/* What lies between the texts, logical units. */
typedef struct Spacing {
    int padding, title, one_line, two_lines, rule;
} Spacing;

static const Spacing *spacing_of(const Frame *frame)
{
    static const Spacing plain = {PADDING, TITLE, ONE_LINE, TWO_LINES, RULE},
                         tight = {11, 31, 25, 37, 9};
    return frame->height < LOW * frame->u ? &tight : &plain;
}

/* What stands beside the title, and the air between them; pixels. */
static float aside_width(const Frame *frame, const Card *card)
{
    return card->aside[0] ? text_width(frame, FONT_TEXT, ASIDE, card->aside) + 8 * frame->u : 0;
}

static float width_of(const Frame *frame, const Card *card)
{
    if (card->width > 0)
        return card->width;
    if (card->wide)
        return WIDE;
    float title = text_width(frame, FONT_TITLE, EASY_TITLE, card->title);
    float need =
        (title + aside_width(frame, card)) / frame->u + 2 * PADDING + (card->face ? FACE + 10 : 0);
    return fmaxf(CARD_WIDTH, fminf(ceilf(need), MOST_WIDTH));
}

void card_begin(Card *card, uint32_t title_rgb)
{
    *card = (Card){.title = "", .title_rgb = title_rgb, .aside = "", .under = ""};
}

CardRow *card_row(Card *card, int kind)
{
    CardRow *row = &card->rows[card->count < MAX_CARD_ROWS ? card->count++ : MAX_CARD_ROWS - 1];
    *row = (CardRow){.kind = kind, .text = "", .second = "", .value = "", .value_rgb = INK};
    return row;
}

CardRow *card_text(Card *card, Icon icon, const char *text, const char *second)
{
    CardRow *row = card_row(card, ROW_TEXT);
    row->icon = icon;
    row->text = text;
    row->second = second;
    return row;
}

Icon card_power(const TableView *view, Power power)
{
    return (Icon){view->terms->power_sprites[power], NO_TINT};
}

int card_holder(uint8_t majority)
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        if (majority == 1u << p)
            return p;
    return -1;
}

Icon card_badge(const TableView *view, int player)
{
    return (Icon){player_badges[view->setup->seats[player].colour], WHITE};
}

static int count_lines(const Frame *frame, FontId font, float size, float room, const char *text)
{
    Frame measure = *frame;
    measure.list = NULL;
    return text[0] ? paint_lines(&measure, (TextStyle){font, ALIGN_LEFT, size, INK}, LEADING,
                                 (Point){0, 0}, room, text)
                   : 0;
}

/* Where the title has no room beside the face and what stands at its right it takes more lines. */
typedef struct TitleText {
    float left, room; /* pixels: from the left of the card's texts, and how wide it may be */
    float size;       /* logical units */
    int lines;
} TitleText;

/* In a card whose texts are `width` pixels wide. */
static TitleText title_text(const Frame *frame, const Card *card, float width)
{
    TitleText title = {.left = card->face ? (FACE + 10) * frame->u : 0, .size = BIG_TITLE};
    title.room = width - title.left - aside_width(frame, card);
    while (title.size > EASY_TITLE &&
           text_width(frame, FONT_TITLE, title.size, card->title) > title.room)
        title.size--;
    title.lines = 1;
    if (text_width(frame, FONT_TITLE, title.size, card->title) > title.room) {
        title.size = LINED_TITLE;
        title.lines = count_lines(frame, FONT_TITLE, title.size, title.room, card->title);
    }
    return title;
}

/* What lies above the card's rows, logical units. */
static float head_height(const Frame *frame, const Card *card, float width)
{
    int more = title_text(frame, card, width).lines - 1;
    return (float)((card->face ? HEAD : spacing_of(frame)->title - 6) + LEADING * more);
}

/* All of a size, but those that are too wide for their column. */
static void draw_figure(Frame *frame, const char *figure, Point middle)
{
    enum { TILE = 78, WIDEST = 36 };
    float width = paint_figure_width(frame, figure, TILE);
    paint_figure(frame, figure, middle, TILE * fminf(1, WIDEST / fmaxf(1, width)));
}

/* Returns how high it is, logical units; draws it where there is a list. */
static float put_text_row(Frame *frame, const CardRow *row, Rect room)
{
    const Spacing *spacing = spacing_of(frame);
    bool two = row->second[0];
    float u = frame->u, size = BOLD, right = room.x + room.w, left = row->icon.name ? 40 * u : 0;
    float value = row->value[0] ? text_width(frame, FONT_TITLE, 20, row->value) : 0;
    float most = room.w - left - value - (row->badge ? 28 * u : 0) - 6 * u;
    while (size > LEAST_BOLD && text_width(frame, FONT_BOLD, size, row->text) > most)
        size--;
    int lines = count_lines(frame, FONT_BOLD, size, most, row->text);
    float below = lines > 1 ? most : room.w - left;
    int more = lines + count_lines(frame, FONT_TEXT, SECOND, below, row->second) - (two ? 2 : 1);
    float high =
        (float)((two ? spacing->two_lines : spacing->one_line) + LEADING * (more > 0 ? more : 0));
    if (!frame->list)
        return high;
    float middle = room.y + high * u / 2;
    if (row->icon.name && row->icon.rgb == NO_TINT)
        draw_figure(frame, row->icon.name, (Point){room.x + 16 * u, middle});
    else if (row->icon.name)
        paint_icon(frame, row->icon.name, (Point){room.x + 14 * u, middle}, 26, row->icon.rgb, 1);
    middle -= (float)more * LEADING / 2 * u; /* of the first lines */
    left += room.x;
    float baseline = two ? middle - 2 * u : middle + 6 * u;
    paint_lines(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, size, INK}, LEADING,
                (Point){left, baseline}, most, row->text);
    paint_lines(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, SECOND, INK_SOFT}, LEADING,
                (Point){left, baseline + (float)LEADING * (float)lines * u}, below, row->second);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 20, row->value_rgb},
               (Point){right, two ? baseline + u : middle + 7 * u}, 0, row->value);
    if (row->badge)
        paint_icon(frame, row->badge,
                   (Point){right - value - 16 * u, two ? baseline - 7 * u : middle}, BADGE,
                   0xFFFFFF, 1);
    return high;
}

/* The four rotations with their bad sides. */
static void draw_rotations(Frame *frame, const TableView *view, float x, float y, float width)
{
    float u = frame->u, side = roundf(44 * u), pitch = (width - side) / 3;
    for (int r = 0; r < 4; r++) {
        Rect tile = {roundf(x + (float)r * pitch), roundf(y + 8 * u), side, side};
        int turn = view->turn; /* as they would lie on the board */
        uint8_t clash = view->ghost.verdicts[r].clash;
        draw_tile(frame->list, view->edition->rules.id,
                  tile_turned(view->game->hand, (r + turn) & 3), tile, 1, 0);
        draw_fill(frame->list, tile, rgba(0x100A06, r == view->ghost.rotation ? .05f : .35f));
        float t = 4 * u;
        Rect sides[SIDES] = {{tile.x, tile.y - t, side, t},
                             {tile.x + side, tile.y, t, side},
                             {tile.x, tile.y + side, side, t},
                             {tile.x - t, tile.y, t, side}};
        for (int s = 0; s < SIDES; s++)
            if (clash >> ((s - turn) & 3) & 1)
                draw_fill(frame->list, sides[s], rgba(0xC8281C, 1));
        if (r == view->ghost.rotation)
            paint_frame(frame, rect_inset(tile, -t), 2 * u, rgba(INK, 1));
    }
}

static void draw_players(Frame *frame, const Card *card, const TableView *view, float x, float y,
                         float width)
{
    float u = frame->u, pitch = width / (float)view->game->player_count;
    for (int p = 0; p < view->game->player_count; p++) {
        bool changes = card->change[p] != 0;
        float left = x + (float)p * pitch, size = changes ? 16 : 15, room = pitch - 21 * u;
        const char *text = said("%+d", card->change[p]);
        paint_icon(frame, player_badges[view->setup->seats[p].colour],
                   (Point){left + 9 * u, y + 15 * u}, 18, 0xFFFFFF, changes ? 1 : .6f);
        FontId font = changes ? FONT_TITLE : FONT_BOLD;
        while (size > 11 && text_width(frame, font, size, text) > room)
            size--;
        paint_text(frame,
                   (TextStyle){font, ALIGN_LEFT, size,
                               card->change[p] > 0   ? GAIN
                               : card->change[p] < 0 ? WRONG
                                                     : INK_SOFT},
                   (Point){left + 20 * u, y + 20 * u}, room, text);
    }
}

/* What the widest name of a bar takes, and the widest number; pixels. */
typedef struct BarTexts {
    float names, values;
} BarTexts;

static BarTexts bar_texts(const Frame *frame, const Card *card)
{
    BarTexts most = {0, 0};
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        if (row->kind != ROW_BAR)
            continue;
        most.names = fmaxf(most.names, text_width(frame, FONT_TEXT, SECOND, row->text));
        most.values = fmaxf(most.values, text_width(frame, FONT_TITLE, BAR_VALUE, row->value));
    }
    return most;
}

/* The bar of a row on its track. */
static void draw_track(Frame *frame, const CardRow *row, Rect track)
{
    float line = fmaxf(1, roundf(frame->u));
    Rect bar = track;
    bar.w = roundf(track.w * row->share);
    draw_fill(frame->list, track, rgba(INK, .08f));
    paint_frame(frame, track, line, rgba(INK, .22f));
    if (bar.w >= 1) {
        draw_fill(frame->list, bar, rgba(row->pale ? 0xC9AC7A : GAIN, 1));
        paint_frame(frame, bar, line, rgba(INK, row->pale ? .45f : .7f));
    }
}

/* A bar between its name at the left and its number at the right; without one, the number lies
 * close to the name. */
static void draw_bar(Frame *frame, const CardRow *row, BarTexts texts, Rect room)
{
    float u = frame->u, x = room.x + texts.names + 8 * u, y = room.y, right = room.x + room.w;
    float most = right - x - fmaxf(44 * u, texts.values + 8 * u);
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, SECOND, row->pale ? INK_SOFT : INK},
               (Point){room.x, y + 13 * u}, 0, row->text);
    if (row->bare)
        right = fminf(right, x + texts.values + 6 * u);
    else
        draw_track(frame, row, (Rect){roundf(x), roundf(y + 2 * u), roundf(most), roundf(11 * u)});
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, BAR_VALUE, row->pale ? INK_SOFT : INK},
               (Point){right, y + 13 * u}, 0, row->value);
}

/* Returns how far below the card's padding its rows begin, pixels. */
static float draw_title(Frame *frame, const Card *card, float x, float y, float right)
{
    float u = frame->u, baseline = y + (card->face ? 24 : 18) * u;
    TitleText title = title_text(frame, card, right - x);
    paint_lines(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, title.size, card->title_rgb}, LEADING,
                (Point){x + title.left, baseline}, title.room, card->title);
    if (card->aside[0])
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, ASIDE, INK_SOFT},
                   (Point){right, baseline - u}, 0, card->aside);
    if (card->face) {
        paint_icon(frame, card->face, (Point){x + FACE / 2 * u, y + FACE / 2 * u}, FACE, WHITE, 1);
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, SECOND, INK_SOFT},
                   (Point){x + title.left, baseline + (2 + LEADING * (float)title.lines) * u},
                   right - x - title.left, card->under);
    }
    return head_height(frame, card, right - x) * u;
}

/* In a room as wide as the row; returns how high that is, logical units. Without a list nothing is
 * drawn. */
static float put_row(Frame *frame, const Card *card, const CardRow *row, const TableView *view,
                     Rect room)
{
    const Spacing *spacing = spacing_of(frame);
    float u = frame->u, x = room.x, y = room.y;
    bool draws = frame->list;
    switch (row->kind) {
    case ROW_RULE:
        if (draws)
            paint_rule(frame, x, y + (float)(spacing->rule / 2) * u, room.w, INK_SOFT, .35f);
        return (float)spacing->rule;
    case ROW_ROTATIONS:
        if (draws)
            draw_rotations(frame, view, x + 2 * u, y, room.w - 4 * u);
        return THUMBS;
    case ROW_PLAYERS:
        if (draws)
            draw_players(frame, card, view, x, y, room.w);
        return (float)spacing->one_line;
    case ROW_BAR:
        if (draws)
            draw_bar(frame, row, bar_texts(frame, card), room);
        return BAR;
    default:
        return put_text_row(frame, row, room);
    }
}

/* Rows that lie below one another: the `from`th to the one before `to`. */
typedef struct Column {
    int from, to;
} Column;

/* Without a line at its ends, where nothing is to be parted. */
static Column column_of(const Card *card, int from, int to)
{
    while (from > 0 && from < to && card->rows[from].kind == ROW_RULE)
        from++;
    while (to < card->count && to > from && card->rows[to - 1].kind == ROW_RULE)
        to--;
    return (Column){from, to};
}

/* Logical units; `width` pixels. */
static float column_height(const Frame *frame, const Card *card, Column column, float width)
{
    float height = 0;
    Frame measure = *frame;
    measure.list = NULL;
    for (int i = column.from; i < column.to; i++)
        height += put_row(&measure, card, &card->rows[i], NULL, (Rect){0, 0, width, 0});
    return height;
}

/* Whether a row goes on with what the one before it begins. */
static bool goes_on(const CardRow *row)
{
    return row->kind == ROW_BAR || row->kind == ROW_PLAYERS;
}

/* What the rows have of a card that is so wide, and each of two columns of it; pixels. */
static float column_width(const Frame *frame, const Card *card, float width)
{
    float room = width - 2 * (float)spacing_of(frame)->padding * frame->u;
    return card->wide ? floorf((room - BETWEEN * frame->u) / 2) : room;
}

/* One column, or two that are as high as each other, or as nearly as rows allow; each `width`
 * pixels wide. Returns how high they are, logical units. */
static float put_columns(const Frame *frame, const Card *card, float width, Column columns[2])
{
    float best = INFINITY;
    columns[0] = (Column){0, card->count};
    columns[1] = (Column){0, 0};
    if (!card->wide)
        return column_height(frame, card, columns[0], width);
    for (int i = 1; i <= card->count; i++) {
        Column first = column_of(card, 0, i), second = column_of(card, i, card->count);
        float high = fmaxf(column_height(frame, card, first, width),
                           column_height(frame, card, second, width));
        if (high >= best || (i < card->count && goes_on(&card->rows[i])))
            continue;
        best = high;
        columns[0] = first;
        columns[1] = second;
    }
    return best;
}

Point card_size(const Frame *frame, const Card *card)
{
    const Spacing *spacing = spacing_of(frame);
    Column columns[2];
    float width = roundf(width_of(frame, card) * frame->u), padding = (float)spacing->padding;
    float height = 2 * padding + head_height(frame, card, width - 2 * padding * frame->u);
    height += put_columns(frame, card, column_width(frame, card, width), columns);
    return (Point){width, roundf(height * frame->u)};
}

void card_draw(Frame *frame, const Card *card, const TableView *view, Rect rect)
{
    float u = frame->u, padding = (float)spacing_of(frame)->padding * u;
    float x = rect.x + padding, right = rect.x + rect.w - padding, top = rect.y + padding;
    Column columns[2];
    float width = column_width(frame, card, rect.w);
    put_columns(frame, card, width, columns);
    paint_card(frame, rect);
    top += draw_title(frame, card, x, top, right);
    for (int c = 0; c < 2; c++) {
        Rect room = {x + (float)c * (width + BETWEEN * u), top, width, 0};
        for (int i = columns[c].from; i < columns[c].to; i++)
            room.y += put_row(frame, card, &card->rows[i], view, room) * u;
    }
}
