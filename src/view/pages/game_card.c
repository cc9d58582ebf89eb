#include "view/pages/files.h"

#include <math.h>

#include "view/board/landscape.h"
#include "view/kit/page.h"
#include "view/words/files.h"
#include "view/words/names.h"
#include "view/words/tr.h"

enum { RIM = 7, WIDE = 240, NARROW = 120, GAP = 14, RIGHT = 16 }; /* logical units */
enum { TITLE = 10, ROWS = 34, FOOT = 134, BADGE = 20, FACE = 24, MARK = 16 };

static const TextStyle soft_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
static const TextStyle name_style = {FONT_BOLD, ALIGN_LEFT, 16, INK};

static Rect picture_of(const Frame *frame, Rect card)
{
    float u = frame->u, width = fmaxf(NARROW, fminf(WIDE, card.w / u * .44f));
    return (Rect){roundf(card.x + RIM * u), roundf(card.y + RIM * u), roundf(width * u),
                  roundf(card.h - 2 * RIM * u)};
}

/* What lies at the right of the picture. */
static Rect beside(const Frame *frame, Rect card)
{
    Rect picture = picture_of(frame, card);
    float x = picture.x + picture.w + GAP * frame->u;
    return (Rect){x, card.y, card.x + card.w - RIGHT * frame->u - x, card.h};
}

static Rect title_of(const Frame *frame, Rect card)
{
    Rect rect = beside(frame, card);
    return (Rect){rect.x, rect.y + TITLE * frame->u, rect.w, 24 * frame->u};
}

/* A picture that is torn from top to bottom. */
static void draw_torn(Frame *frame, Rect rect)
{
    enum { TEETH = 9 };
    static const float teeth[TEETH] = {0, .7f, -.4f, .9f, .1f, -.8f, .5f, -.3f, .4f};
    float u = frame->u, middle = rect.x + rect.w / 2;
    Point tear[TEETH];
    for (int i = 0; i < TEETH; i++)
        tear[i] = (Point){middle + 8 * u * teeth[i], rect.y + rect.h * (float)i / (TEETH - 1)};
    draw_fill(frame->list, rect, rgba(HIDE, .92f));
    draw_line(frame->list, tear, TEETH, 10 * u, 0, rgba(PARCHMENT, 1));
    paint_icon(frame, "pic-aurochs", (Point){rect.x + rect.w * .25f, rect.y + rect.h * .45f}, 84,
               WHITE, .5f);
    paint_icon(frame, "pic-hunter", (Point){rect.x + rect.w * .76f, rect.y + rect.h * .55f}, 76,
               WHITE, .5f);
}

static void draw_player(Frame *frame, Rect row, const GameAbout *about, int player)
{
    const Seat *seat = &about->setup.seats[player];
    bool wins = about->over && (about->leaders >> player & 1);
    bool next = !about->over && about->player == player, computer = seat->kind != SEAT_HUMAN;
    float u = frame->u, middle = row.y + row.h / 2;
    TextStyle style = {wins || next ? FONT_BOLD : FONT_TEXT, ALIGN_LEFT, 16, INK};
    const char *points = said("%d", about->scores[player]);
    page_badge(frame, &about->setup, player, (Point){row.x + BADGE / 2 * u, middle}, BADGE);
    cut_left(&row, (BADGE + 5) * u);
    page_aside(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 17, INK}, &row, 8, points);
    Rect name = row;
    cut_right(&name, ((wins || next ? MARK + 7 : 0) + (computer ? FACE + 6 : 0)) * u);
    cut_left(&row, page_line(frame, style, name, say_seat(seat)) + 6 * u);
    if (computer) {
        Rect face = cut_left(&row, (FACE + 6) * u);
        paint_icon(frame, sitter_icons[seat->kind], (Point){face.x + FACE / 2 * u, middle},
                   fminf(FACE, row.h / u + 2), WHITE, 1);
    }
    if (wins || next)
        paint_icon(frame, wins ? "trophy" : "play", (Point){row.x + MARK / 2 * u, middle}, MARK,
                   EMBER, 1);
}

/* How far the game has come: a bar, or that it is over; and the tiles. */
static void draw_foot(Frame *frame, Rect line, const GameAbout *about)
{
    enum { BAR = 8 };
    float u = frame->u, middle = line.y + line.h / 2;
    page_aside(frame, soft_style, &line, 14,
               say_with(about->over ? SAY_ALL_TILES : SAY_TILES_DRAWN, "drawn=%d count=%d",
                        about->drawn, about->all));
    if (about->over) {
        paint_icon(frame, "check", (Point){line.x + 9 * u, middle}, 18, GAIN, 1);
        cut_left(&line, 24 * u);
        paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 15, GAIN}, line, tr("Over"));
        return;
    }
    Rect bar = {line.x, roundf(middle - BAR * u / 2), line.w, roundf(BAR * u)};
    page_box(frame, bar, BAR / 2, rgba(INK_SOFT, .28f), 0, rgba(WHITE, 0));
    bar.w = fmaxf(bar.h, bar.w * (float)about->drawn / (float)about->all);
    page_box(frame, bar, BAR / 2, rgba(FIRE, 1), 1, rgba(EMBER, 1));
}

/* Whether the line has room for both; else the title has it alone. */
static bool fits_beside(const Frame *frame, Rect rect, const char *title, const char *rest)
{
    float both = text_width(frame, FONT_BOLD, 16, title) + text_width(frame, FONT_TEXT, 15, rest);
    return both + 12 * frame->u <= rect.w;
}

/* The name that somebody gave the game, or the date in its place; at the right the rest. */
static void draw_title(Frame *frame, Rect line, const GameCard *game)
{
    const GameAbout *about = game->about;
    const char *title = game->own ? game->own : game->date[0] ? game->date : game->name;
    const char *rest = game->own ? game->date : "";
    if (!game->own && about && about->good)
        rest = phrase(SAY_EDITION + about->setup.edition);
    if (fits_beside(frame, line, title, rest))
        page_aside(frame, soft_style, &line, 12, rest);
    page_line(frame, name_style, line, title);
}

static void draw_damage(Frame *frame, Rect card, const GameCard *game)
{
    Rect rect = beside(frame, card);
    float u = frame->u;
    const char *reason = say_damage(&game->about->error, game->about->number);
    page_line(frame, name_style, title_of(frame, card), game->name);
    cut_top(&rect, (ROWS + 6) * u);
    page_paragraph(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 15, WRONG}, cut_top(&rect, 22 * u),
                   tr("This game is damaged."));
    rect.h = 92 * u;
    draw_clip(frame->list, rect);
    page_paragraph(frame, soft_style, rect, reason);
    draw_unclip(frame->list);
}

/* Across the foot of the picture. */
static void draw_on_table(Frame *frame, Rect picture)
{
    enum { HIGH = 28 };
    float high = roundf(HIGH * frame->u);
    Rect band = {picture.x, picture.y + picture.h - high, picture.w, high};
    draw_fill(frame->list, band, rgba(HIDE_DEEP, .88f));
    paint_label(frame, (TextStyle){FONT_BOLD, ALIGN_CENTRE, 16, FIRE_LIGHT}, band,
                tr("On the table now"));
}

void game_card_box(Frame *frame, Rect card, bool chosen, bool hovered)
{
    page_box(frame, card, 7, chosen ? rgba(FIRE, .34f) : rgba(0xFFFAE6, hovered ? .6f : .3f),
             chosen ? 3 : 1, chosen ? rgba(EMBER, 1) : rgba(INK_SOFT, .45f));
}

void game_card_draw(Frame *frame, Rect card, const GameCard *game, bool chosen, bool hovered)
{
    const GameAbout *about = game->about;
    Rect picture = picture_of(frame, card), text = beside(frame, card);
    float u = frame->u;
    game_card_box(frame, card, chosen, hovered);
    if (about && !about->good) {
        draw_torn(frame, picture);
        draw_damage(frame, card, game);
        return;
    }
    landscape_small(frame, about ? about->setup.edition : EDITION_SECOND,
                    about ? about->land : NULL, about ? about->laid : 0, picture);
    if (game->on_table)
        draw_on_table(frame, picture);
    draw_title(frame, title_of(frame, card), game);
    if (!about)
        return;
    /* the rows share the room between title and foot */
    int count = about->setup.player_count;
    float pitch = fminf(25, (float)(FOOT - ROWS) / (float)count) * u;
    for (int p = 0; p < count; p++)
        draw_player(frame,
                    (Rect){text.x, roundf(card.y + ROWS * u + pitch * (float)p), text.w, pitch},
                    about, p);
    draw_foot(frame, (Rect){text.x, card.y + FOOT * u, text.w, 24 * u}, about);
}

const char *game_card_tip(const Frame *frame, Rect card, const GameCard *game)
{
    Rect title = title_of(frame, card);
    if (!game->own || fits_beside(frame, title, game->own, game->date))
        return NULL;
    return text_width(frame, FONT_BOLD, 16, game->own) > title.w ? game->own : game->date;
}
