/* What a move sets in motion, and when: the tile settling, pieces appearing, areas that close,
 * menhirs that glow, powers, points and meeples on their way to their player's row. All of it is a
 * function of the events of the move and the time since; nothing is kept. What happens on the land
 * is drawn by effects.c. */
#ifndef VIEW_BOARD_FLIGHT_H
#define VIEW_BOARD_FLIGHT_H

#include "view/board/table_view.h"

#define FLIGHT_SECONDS .96f /* all that a move sets in motion has come to rest then */
#define FLIGHT_BRIEF .26f   /* and then, where nothing has happened but that something was put */
#define FLIGHT_MARKED .6f   /* where nothing moves, the edges of closed areas are lit so long */

/* Points that a player has got and that the row still counts up. */
typedef struct Gain {
    uint16_t points;
    float counted; /* 0..1 of them; 1: nothing moves */
} Gain;

typedef struct Flight {
    bool on;
    float time;    /* seconds since the move, or since its tile came to its place: < 0 before */
    float travel;  /* seconds that it is on the way there */
    bool marked;   /* nothing moves, but the edges of areas that it closed are lit */
    Events events; /* of the move; none while neither is true */
    Gain gains[MAX_PLAYERS];      /* of this move */
    uint8_t walking[MAX_PLAYERS]; /* meeples that are on their way home */
} Flight;

/* Reads what the move that is shown set in motion. */
void flight_make(const ShownUi *shown, const Session *session, double now, Flight *flight);

/* How long the move's events take to show, seconds; FLIGHT_SECONDS at most. */
float flight_length(const TileSet *set, const Events *events);

/* When event `index` begins to show, seconds. Awards run along one queue, meeples that go home
 * along another: those of a queue wait for each other. */
float flight_begins(const Events *events, int index);

/* Seconds that points and meeples are on the way. */
#define FLIGHT_POINTS .38f
#define FLIGHT_WALK .52f

/* The tile that is still settling, or NO_TILE; drawn by flight_draw_tile. */
uint8_t flight_tile(const Flight *flight);
void flight_draw_tile(Frame *frame, const TableView *view, const Flight *flight);

/* The same tile on its way from the panel, where it lay in `from`, pixels; while time < 0. */
void flight_draw_travel(Frame *frame, Rect from, const TableView *view, const Flight *flight);

/* For each piece on the board how much of it is there already (0..1). */
void flight_fades(const TableView *view, const Flight *flight, float fade[MAX_PIECES]);

/* Adds points to the gain that are counted up from one moment to another, seconds like `time`. */
void gain_add(Gain *gain, int points, float time, float from, float to);

/* How many of its points are still to be counted up. */
int gain_due(Gain gain);

/* What goes to the players' rows, along an arc with sparks behind it: points, from the area that
 * made them, and meeples. */

/* Where they go, pixels. */
typedef struct Homes {
    Point badges[MAX_PLAYERS];
    Point pieces[MAX_PLAYERS]; /* the middle of the first meeple's place */
    float pitch;               /* from one place to the next; 0: all go to the same */
    float tile;                /* pixels a tile that meeples there are drawn for */
} Homes;

/* Points on their way. */
typedef struct Rising {
    const Award *award;
    Point from;        /* pixels */
    float time;        /* seconds since it set off */
    float way;         /* seconds that it takes */
    int place, places; /* the awards of one place rise side by side */
} Rising;

/* How many awards the place of award `index` has earned, and how many of them come before it. */
int homing_awards(const Events *events, int index, int *before);

/* "+8" with its badge round `at`, pixels, `scale` times as large as 30 units' letters. */
void homing_draw_sum(Frame *frame, const TableView *view, const Award *award, Point at,
                     float scale);

/* "+8" with its badge; nothing before it sets off and after it has arrived. */
void homing_draw_points(Frame *frame, const Homes *homes, const TableView *view,
                        const Rising *rising);

/* All that a move sends home. */
void homing_draw(Frame *frame, const Homes *homes, const TableView *view, const Flight *flight);

/* What a move brings about on the land: areas that close, menhirs that earn a turn, powers.
 * Functions of the move's events and the time since; what is seen of each stands in tables. All of
 * it is drawn over the board's layer, which stays as it is, and below what must be read: legal
 * cells, pieces, chips, badges. */

/* 0..1: how much of the time from one moment to another has passed. */
static inline float effect_share(float time, float from, float to)
{
    float t = (time - from) / (to - from);
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

/* 0..1, slow at both ends. */
static inline float effect_ease(float t)
{
    return t * t * (3 - 2 * t);
}

/* Seconds that an event is shown on the land; 0: it is not. */
float effect_length(const TileSet *set, const Event *event);

/* All that the events of a move show now. */
void effects_draw(Frame *frame, const TableView *view, const Flight *flight);

/* The glow of a forest's menhirs that would earn a turn; `node`: a zone of it. */
void effects_draw_marks(Frame *frame, const TableView *view, uint16_t node);

/* What programs did last, to be seen until the next person's tile lies: the badge of its player
 * over the corner of each tile, a line of the player's colour in a cream rim along that corner
 * where board_draw_last frames it not, and a glow below the piece that came with it. At every level
 * of help: a person's hand would be seen too. */

/* Whether the tile on a cell is marked so. */
bool programs_mark(const TableView *view, Cell cell);

/* The glows; `fade` says how much of each piece is there, as flight_fades does. */
void programs_draw_glow(Frame *frame, const TableView *view, const float *fade);

/* Score markers: a player who passes 50 points gets one, with "50" up, and turns it to "100" at 100
 * points; beyond that come further ones. They lie beside the points. */

/* How wide the markers of so many points are, logical units, each `size` wide. */
float markers_width(int points, float size);

/* The markers of a player who has `points`, the last one's right edge at `right`.x and their middle
 * at `right`.y, in pixels. */
void markers_draw(Frame *frame, Point right, float size, int points);

#endif
