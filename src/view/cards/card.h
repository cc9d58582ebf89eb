/* A parchment card beside something on the board: what it says is put together first, from the
 * sentences of the room of words, then it is measured, put in its place by card_place.h, and drawn.
 */
#ifndef VIEW_CARDS_CARD_H
#define VIEW_CARDS_CARD_H

#include "play/blocked.h"
#include "play/explain.h"
#include "play/preview.h"
#include "view/board/places.h"

enum { MAX_CARD_ROWS = 18 };

typedef struct CardRow {
    enum { ROW_TEXT, ROW_RULE, ROW_ROTATIONS, ROW_PLAYERS, ROW_BAR } kind;
    float share; /* ROW_BAR: the part of its track that it takes, 0..1 */
    bool pale;   /* the bar of what was not done */
    bool bare;   /* its number stands alone, without a track */
    Icon icon;
    const char *badge;  /* before the value, or NULL */
    const char *text;   /* bold, in two lines where one has no room for it; a bar's name */
    const char *second; /* below it, likewise; may be empty */
    const char *value;  /* at the right */
    uint32_t value_rgb;
} CardRow;

typedef struct Card {
    const char *title;
    uint32_t title_rgb;
    const char *aside; /* at the title's right */
    const char *face;  /* of who says it, before the title; or NULL */
    const char *under; /* below the title, beside a face */
    float width;       /* logical units; 0: as wide as all are */
    bool wide;         /* its rows lie in two columns */
    int count;
    CardRow rows[MAX_CARD_ROWS];
    int16_t change[MAX_PLAYERS]; /* ROW_PLAYERS: of everyone's points, were the game to end then */
} Card;

/* An empty card. Its texts hold for a frame, as all that is said. */
void card_begin(Card *card, uint32_t title_rgb);

/* Appends an empty row of this kind; the last one is returned again when the card is full. */
CardRow *card_row(Card *card, int kind);

/* A row with bold and second text. */
CardRow *card_text(Card *card, Icon icon, const char *text, const char *second);

/* The badge of a player. */
Icon card_badge(const TableView *view, int player);

/* The figure of a power. */
Icon card_power(const TableView *view, Power power);

/* The player who alone is a majority (bit 1 << player), or -1. */
int card_holder(uint8_t majority);

/* Its width (x) and height (y), pixels. */
Point card_size(const Frame *frame, const Card *card);

void card_draw(Frame *frame, const Card *card, const TableView *view, Rect rect);

/* What an area or river system is made of, a row for each part of its worth. */
void card_area_rows(const TableView *view, const AreaInfo *info, Card *card);
void card_system_rows(const TableView *view, const SystemInfo *info, Card *card);

/* Whether a forest or river can no longer be closed, as far as this level tells: a cell beside it
 * takes no tile that is left. `info` is of the view's game. */
bool card_stays_open(const TableView *view, const AreaInfo *info);

/* A row "2 open ends". */
void card_open_ends(Card *card, Icon icon, int open, const char *second);

/* A row for points that a player gets now. */
void card_award(const TableView *view, const Award *award, Card *card);

/* What only the family's level tells, where it is shown: everyone's change of points, were the game
 * to end then. An area's worth now is for all to count, final scores are not. */
void card_projection(const TableView *view, const Preview *preview, Card *card);

/* Cards of the table. False where there is nothing to say. */
bool card_of_refusal(const TableView *view, Card *card);
bool card_of_dead(const TableView *view, Cell cell, Card *card);
bool card_of_ghost(const TableView *view, Card *card);
bool card_of_spot(const TableView *view, Card *card);
void card_of_area(const TableView *view, Lit lit, Card *card);

/* Why the turn that move `move` began was the one that a computer took; `explanation` NULL: it is
 * still being asked. */
void card_of_why(const TableView *view, int move, const Explanation *explanation, Card *card);

/* What speaks for place `place` (from 0 on) of a hint, and how it stands to the next or first. */
void card_of_place(const TableView *view, const Advice *hint, int place, Card *card);

/* A row more where the tile is held over a place of the hint, but turned otherwise. */
void card_tell_turned(Card *card);

/* Rows on what a tile would block, up to `most` rows on the card. */
void card_tell_blocked(const TableView *view, const Blocked *blocked, int most, Card *card);

/* A row more where the tile on the cell bears the mark of who laid it last: whose it is, and
 * when. */
void card_tell_laid(const TableView *view, Cell cell, Card *card);

#endif
