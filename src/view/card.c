#include "card.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/paint.h"

/* Logical units. */
enum {
    CARD_WIDTH = 248,
    PADDING = 14,
    TITLE = 34,
    ONE_LINE = 32,
    TWO_LINES = 42,
    RULE = 13,
    THUMBS = 60,
    SHORT_TIE = 150,
    LONGEST_TIE = 420
};

CardRow *card_row(Card *card, int kind)
{
    CardRow *row = &card->rows[card->count < MAX_CARD_ROWS ? card->count++ : MAX_CARD_ROWS - 1];
    *row = (CardRow){.kind = kind, .value_rgb = INK};
    return row;
}

CardRow *card_text(Card *card, const char *icon, uint32_t rgb, const char *text, const char *second)
{
    CardRow *row = card_row(card, ROW_TEXT);
    row->icon = icon;
    row->icon_rgb = rgb;
    snprintf(row->text, sizeof row->text, "%s", text);
    snprintf(row->second, sizeof row->second, "%s", second);
    return row;
}

static float row_height(const CardRow *row)
{
    switch (row->kind) {
    case ROW_RULE:
        return RULE;
    case ROW_ROTATIONS:
        return THUMBS;
    case ROW_PLAYERS:
        return ONE_LINE;
    default:
        return row->second[0] ? TWO_LINES : ONE_LINE;
    }
}

static float card_height(const Card *card)
{
    float height = 2 * PADDING + TITLE - 6;
    for (int i = 0; i < card->count; i++)
        height += row_height(&card->rows[i]);
    return height;
}

static float overlap(Rect a, Rect b)
{
    float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

/* What a place costs: what is to be kept clear and tiles most, covered legal cells less, distance little. */
static float cost(const BoardView *board, const TableView *view, const Rect *clear,
                  int clear_count, Rect anchor, Rect rect)
{
    float sum = 40 * overlap(rect, rect_inset(anchor, -8));
    for (int i = 0; i < clear_count; i++)
        sum += 24 * overlap(rect, clear[i]);
    for (int i = 0; i < view->game->placed_count; i++) {
        Cell cell = game_site_of_tile(view->game, view->game->placed[i])->cell;
        sum += overlap(rect, view_cell(board, cell.x, cell.y));
    }
    for (int i = 0; i < view->legal_count; i++)
        sum += .7f * overlap(rect, view_cell(board, view->legal[i].cell.x, view->legal[i].cell.y));
    float dx = fmaxf(0, fmaxf(rect.x - anchor.x - anchor.w, anchor.x - rect.x - rect.w));
    float dy = fmaxf(0, fmaxf(rect.y - anchor.y - anchor.h, anchor.y - rect.y - rect.h));
    return sum + 16 * hypotf(dx, dy);
}

Rect card_place(const Frame *frame, const Card *card, const BoardView *board, const TableView *view,
                const Rect *clear, int clear_count, Rect anchor, Rect within)
{
    float u = frame->u, w = CARD_WIDTH * u, h = card_height(card) * u, gap = 26 * u,
          best = INFINITY;
    float xs[] = {anchor.x + anchor.w + gap + 48 * u,
                  anchor.x - gap - 48 * u - w,
                  anchor.x + anchor.w / 2 - w / 2,
                  within.x,
                  within.x + within.w - w,
                  anchor.x + anchor.w - w,
                  anchor.x};
    float ys[] = {anchor.y + anchor.h / 2 - h / 2,
                  anchor.y + anchor.h + gap,
                  anchor.y - gap - h,
                  within.y,
                  within.y + within.h - h,
                  anchor.y,
                  anchor.y + anchor.h - h};
    Rect chosen = {0};
    for (size_t i = 0; i < sizeof xs / sizeof *xs; i++)
        for (size_t j = 0; j < sizeof ys / sizeof *ys; j++) {
            Rect rect = {fmaxf(within.x, fminf(xs[i], within.x + within.w - w)),
                         fmaxf(within.y, fminf(ys[j], within.y + within.h - h)), w, h};
            float price = cost(board, view, clear, clear_count, anchor, rect);
            if (price < best) {
                best = price;
                chosen = rect;
            }
        }
    return (Rect){roundf(chosen.x), roundf(chosen.y), roundf(w), roundf(h)};
}

bool card_covers(Rect card, Rect anchor)
{
    return overlap(card, anchor) > 1;
}

static void draw_text_row(Frame *frame, const CardRow *row, float x, float y, float right)
{
    float u = frame->u, height = row_height(row), middle = y + height / 2 * u;
    float value = row->value[0] ? text_width(frame, FONT_TITLE, 20, row->value) : 0;
    float badge = row->badge ? 28 * u : 0, left = x;
    if (row->figure) {
        paint_figure(frame, row->figure, (Point){x + 16 * u, middle}, 78);
        left += 40 * u;
    } else if (row->icon) {
        paint_icon(frame, row->icon, (Point){x + 14 * u, middle}, 26, row->icon_rgb, 1);
        left += 40 * u;
    }
    float room = right - left - value - badge - 6 * u;
    float baseline = row->second[0] ? middle - 2 * u : middle + 6 * u;
    float size = 17;
    while (size > 14 && text_width(frame, FONT_BOLD, size, row->text) > room)
        size--;
    paint_text(frame, FONT_BOLD, size, ALIGN_LEFT, (Point){left, baseline}, room, INK, row->text);
    if (row->second[0])
        paint_text(frame, FONT_TEXT, 15, ALIGN_LEFT, (Point){left, middle + 15 * u}, right - left,
                   INK_SOFT, row->second);
    if (value > 0)
        paint_text(frame, FONT_TITLE, 20, ALIGN_RIGHT,
                   (Point){right, row->second[0] ? baseline + u : middle + 7 * u}, 0,
                   row->value_rgb, row->value);
    if (row->badge)
        paint_icon(frame, row->badge,
                   (Point){right - value - 16 * u, row->second[0] ? baseline - 5 * u : middle}, 24,
                   0xFFFFFF, 1);
}

/* The four rotations with their bad sides. */
static void draw_rotations(Frame *frame, const TableView *view, float x, float y, float width)
{
    float u = frame->u, side = roundf(44 * u), pitch = (width - side) / 3;
    for (int r = 0; r < 4; r++) {
        Rect tile = {roundf(x + (float)r * pitch), roundf(y + 8 * u), side, side};
        int turn = frame->ui->table.camera.turn; /* as they would lie on the board */
        uint8_t clash = view->ghost.verdicts[r].clash;
        draw_tile(frame->list, view->edition->rules.id, view->game->hand, (r + turn) & 3, tile, 1, 0);
        draw_fill(frame->list, tile, rgba(0x100A06, r == view->ghost.rotation ? .05f : .35f));
        float t = 4 * u;
        Rect sides[SIDES] = {{tile.x, tile.y - t, side, t},
                             {tile.x + side, tile.y, t, side},
                             {tile.x, tile.y + side, side, t},
                             {tile.x - t, tile.y, t, side}};
        for (int s = 0; s < SIDES; s++)
            if (clash >> ((s - turn) & 3) & 1)
                draw_fill(frame->list, sides[s], rgba(0xC8281C, 1));
        if (r == view->ghost.rotation) {
            Point box[] = {{tile.x - t, tile.y - t},
                           {tile.x + side + t, tile.y - t},
                           {tile.x + side + t, tile.y + side + t},
                           {tile.x - t, tile.y + side + t},
                           {tile.x - t, tile.y - t}};
            draw_line(frame->list, box, 5, 2 * u, 0, rgba(INK, 1));
        }
    }
}

static void draw_players(Frame *frame, const Card *card, const TableView *view, float x, float y,
                         float width)
{
    float u = frame->u, pitch = width / (float)view->game->player_count;
    for (int p = 0; p < view->game->player_count; p++) {
        char text[16];
        bool changes = card->change[p] != 0;
        float left = x + (float)p * pitch, size = changes ? 16 : 15, room = pitch - 21 * u;
        snprintf(text, sizeof text, "%+d", card->change[p]);
        paint_icon(frame, player_badges[view->setup->seats[p].colour],
                   (Point){left + 9 * u, y + 15 * u}, 18, 0xFFFFFF, changes ? 1 : .6f);
        FontId font = changes ? FONT_TITLE : FONT_BOLD;
        while (size > 11 && text_width(frame, font, size, text) > room)
            size--;
        paint_text(frame, font, size, ALIGN_LEFT, (Point){left + 20 * u, y + 20 * u}, room,
                   card->change[p] > 0   ? GAIN
                   : card->change[p] < 0 ? WRONG
                                         : INK_SOFT,
                   text);
    }
}

void card_draw(Frame *frame, const Card *card, const TableView *view, Rect rect)
{
    float u = frame->u, x = rect.x + PADDING * u, right = rect.x + rect.w - PADDING * u;
    float y = rect.y + PADDING * u;
    paint_card(frame, rect);
    float aside = card->aside[0] ? text_width(frame, FONT_TEXT, 15, card->aside) + 8 * u : 0;
    float size = 19;
    while (size > 15 && text_width(frame, FONT_TITLE, size, card->title) > right - x - aside)
        size--;
    paint_text(frame, FONT_TITLE, size, ALIGN_LEFT, (Point){x, y + 18 * u}, right - x - aside,
               card->title_rgb, card->title);
    if (aside > 0)
        paint_text(frame, FONT_TEXT, 15, ALIGN_RIGHT, (Point){right, y + 17 * u}, 0, INK_SOFT,
                   card->aside);
    y += (TITLE - 6) * u;
    for (int i = 0; i < card->count; i++) {
        const CardRow *row = &card->rows[i];
        if (row->kind == ROW_RULE)
            paint_rule(frame, x, y + 6 * u, right - x, INK_SOFT, .35f);
        else if (row->kind == ROW_ROTATIONS)
            draw_rotations(frame, view, x + 2 * u, y, right - x - 4 * u);
        else if (row->kind == ROW_PLAYERS)
            draw_players(frame, card, view, x, y, right - x);
        else
            draw_text_row(frame, row, x, y, right);
        y += row_height(row) * u;
    }
}

static bool runs_over_land(const BoardView *board, const TableView *view, Point from, Point to)
{
    enum { STEPS = 40 };
    for (int i = 2; i <= STEPS; i++) { /* it may begin on the tile that it is tied to */
        float t = (float)i / STEPS;
        Point at = {from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
        const Site *site = game_site(view->game, table_cell_at(board, at));
        if (site && site->tile != NO_TILE)
            return true;
    }
    return false;
}

void card_draw_tie(Frame *frame, const BoardView *board, const TableView *view, Rect card,
                   Rect anchor)
{
    float u = frame->u, ax = anchor.x + anchor.w / 2, ay = anchor.y + anchor.h / 2;
    float cy = card.y + card.h / 2;
    bool beside = card.x > anchor.x + anchor.w || card.x + card.w < anchor.x;
    Point from, to;
    if (beside) {
        from = (Point){card.x > ax ? anchor.x + anchor.w : anchor.x, ay};
        to = (Point){card.x > ax ? card.x + 6 * u : card.x + card.w - 6 * u,
                     fmaxf(card.y + 20 * u, fminf(ay, card.y + card.h - 20 * u))};
    } else {
        from = (Point){ax, cy > ay ? anchor.y + anchor.h : anchor.y};
        to = (Point){fmaxf(card.x + 20 * u, fminf(ax, card.x + card.w - 20 * u)),
                     cy > ay ? card.y + 6 * u : card.y + card.h - 6 * u};
    }
    float length = hypotf(to.x - from.x, to.y - from.y);
    if (length > LONGEST_TIE * u || (length > SHORT_TIE * u && runs_over_land(board, view, from, to)))
        return;
    Point line[] = {from, to};
    draw_line(frame->list, line, 2, 4 * u, 0, rgba(0x1A0804, .6f));
    draw_line(frame->list, line, 2, 2 * u, 0, rgba(FIRE_LIGHT, 1));
    paint_disc(frame, from, 6 * u, 0x1A0804);
    paint_disc(frame, from, 4.5f * u, FIRE_LIGHT);
}
