/* What the table shows at one moment, in board units: made anew for every frame and every input
 * from the session and the Ui, by the same game_check and game_play that the game itself is played
 * with. */
#ifndef VIEW_BOARD_TABLE_VIEW_H
#define VIEW_BOARD_TABLE_VIEW_H

#include "view/state/options.h"
#include "view/state/ui.h"
#include "view/words/terms.h"

enum { MANY_SPOTS = 5 }; /* the tile in the panel shows them; on the board there are numbers only */

/* A cell where the tile in hand fits. */
typedef struct LegalCell {
    Cell cell;
    uint8_t rotations; /* bit 1 << rotation */
} LegalCell;

/* The tile in hand, where the person holds it. */
typedef struct Ghost {
    enum { GHOST_NONE, GHOST_FLOATS, GHOST_FITS, GHOST_REFUSED } state;
    Cell cell; /* fits, refused */
    uint8_t rotation;
    Verdict verdicts[4]; /* by rotation, of the cell */
} Ghost;

/* A place where a piece could stand: on the tile just placed, or (shaman) where one stands. */
typedef struct Spot {
    Move move;
    Role role;
    uint16_t node;
    Point at;    /* board units */
    uint8_t way; /* Way: where on the tile its area lies, as it is seen */
    bool single; /* no other piece of this role could be put */
    Verdict verdict;
} Spot;

typedef struct TableView {
    BoardView board;    /* where it is seen from */
    const Atlas *atlas; /* with which pictures */
    const Session *session;
    int at; /* the position of it that is shown */
    const Options *options;
    const PointerUi *pointer;
    const DragUi *drag;
    const ChoiceUi *choice;
    const Edition *edition;
    const Setup *setup;
    const Terms *terms; /* the words of its edition */
    const Game *game;
    HelpAllows allows;
    const Advice *hint; /* places for the tile in hand that are shown, or NULL */
    Phase phase;
    bool mine;          /* a person is to decide, and nothing lies over the table */
    bool program;       /* a program is to decide, and nobody looks back */
    bool looks_back;    /* the strip of history is open, away from the end: nothing is to decide */
    int turn;           /* quarter turns clockwise that the board is seen turned by */
    const Site *placed; /* the tile just placed, or the last one laid; NULL at the start */
    int legal_count;
    LegalCell legal[MAX_FRONTIER];
    Ghost ghost;
    int main_count;    /* spots that are shown, in the order of their numbers: by roles, and in
                          each clockwise from the north */
    int spot_count;    /* these and, behind them, other places for the hut of a system that is among
                          them */
    int refused_count; /* behind these the zones where none can be put */
    Spot spots[MAX_SPOTS];
    bool numbered; /* numbers stand for the shown spots */
    float reach;   /* a spot catches the pointer within this distance of its anchor, in tiles */
    int spot;      /* pointed at or chosen; may be a refused one; -1: none */
    int twin; /* the shown spot whose river system the chosen hut is in, at another place of it; -1:
                 none */
    int meant;       /* the shown spot that the Elder means with the tile's place; -1: none */
    bool meant_none; /* he means no piece */
    const Reason *meant_why; /* why he means none, REASON_KEEPS; or NULL */
    bool none;               /* chosen is to put no piece, or to take no meeple back */
    Lit lit;
    uint16_t projected[MAX_PLAYERS]; /* if the game ended now; without a tile on its way */
    bool shows_projection;
} TableView;

/* `board` is how the board is seen; the pointer's place depends on it. No spot is chosen yet. */
void table_view_make(const Ui *ui, const Scene *scene, const BoardView *board, TableView *view);

/* A cell, and a point of the board, as they are seen; pixels. */
static inline Rect cell_seen(const TableView *view, Cell cell)
{
    return view_cell(&view->board, cell.x, cell.y);
}

static inline Point point_seen(const TableView *view, Point at)
{
    return view_pixel(&view->board, at.x, at.y);
}

/* The tile in hand is held over a cell, turned so or, if it does not fit so, as it next does. */
void table_hold(TableView *view, Cell cell, int rotation);

/* The spot at a point of the board: the nearest within reach, else one whose zone is pointed at; or
 * -1. A refused one only where neither leads to another. */
int table_spot_at(const TableView *view, Point at);

/* The piece that would stand there. */
static inline Piece spot_piece(const TableView *view, const Spot *spot)
{
    return (Piece){.player = view->game->player,
                   .kind = spot->role == ROLE_HUT ? PIECE_HUT : PIECE_MEEPLE,
                   .node = spot->node};
}

/* The place of a spot as its button says it: "on the river", or which of several. */
const char *spot_place(const TableView *view, const Spot *spot);

/* Whether a shown spot is chosen, itself or by another place of its river system. */
static inline bool table_spot_chosen(const TableView *view, int spot)
{
    return spot == view->spot || spot == view->twin;
}

/* The shown spot for a move, or the one whose river system its hut is in; -1. */
int table_spot_of(const TableView *view, Move move);

/* Chooses a spot (-1: none) and lights its area. */
void table_choose(TableView *view, int spot);

/* Where a piece of this kind stands on a zone of a placed tile, board units. */
Point table_anchor(const TableView *view, uint16_t node, PieceKind kind);

/* The same on the unrotated tile, in tiles (0..1). */
Point table_anchor_on_tile(const Atlas *atlas, const Edition *edition, uint16_t node,
                           PieceKind kind);

/* Where a piece of the view's game is seen to stand, pixels. */
Point board_piece_at(const TableView *view, Piece piece);

/* The legal cell, or NULL. */
const LegalCell *table_legal_cell(const TableView *view, Cell cell);

/* Whether the tile lies over a cell that it fits in one rotation only. */
bool table_fits_one_way(const TableView *view);

/* The next rotation that is legal at the cell, from `rotation` on (`step` 0: itself if legal). */
uint8_t table_next_rotation(const LegalCell *cell, int rotation, int step);

/* Whether the strip of history shows a position of the past. */
bool table_looks_back(const TableUi *table, const Session *session);

/* The cell under a point of the output. */
Cell table_cell_at(const BoardView *board, Point pixel);

/* The rectangle round all laid tiles and, where `legal`, all legal cells, board units. */
Rect table_extent(const TableView *view, bool legal);

/* The zone under a point of the board, or NO_NODE. */
uint16_t table_node_at(const TableView *view, Point at);

#endif
