/* Where things lie on the table screen, in pixels. What the panel shows depends on the decision
 * that is due: a tile to place, a piece to put, the final scoring. */
#ifndef VIEW_MODEL_LAYOUT_H
#define VIEW_MODEL_LAYOUT_H

#include "view/state/ui.h"

/* Logical units. */
enum {
    PANEL_LOW = 640, /* a window that is lower has little room */
    STRIP_HIGH = 78  /* the strip of history */
};

typedef enum PanelKind { PANEL_PLACE, PANEL_PIECE, PANEL_FINAL } PanelKind;

typedef struct TableLayout {
    PanelKind kind;
    bool panel_left; /* else it lies at the right */
    bool slim;       /* it is put away: what is left of it is narrow */
    bool over;       /* it is put away, but has come over the board for as long as a piece is due */
    bool sliding;    /* it has just come over, and is not yet where it will be */
    Rect board;      /* all that is not panel */
    Rect ground;     /* the same, and what lies below a panel that has come over it */
    Rect clear;      /* of it, what the panel's torn edge does not reach over */
    Rect fit;        /* of it, where tiles should lie when all is to be seen */
    Rect panel;
    Rect handle;       /* at the panel's edge, puts it away and back; w 0: none */
    float left, right; /* edges of the panel's content */
    Rect title;
    Rect slot;     /* the tile in hand, or just placed; h 0: there is no room for that one */
    Rect turn[2];  /* turn left, turn right */
    Rect backs[2]; /* the stacks */
    Rect spots;    /* the buttons of the pieces that can be put */
    Rect pass;     /* "Place nothing", "Keep all" */
    float heads;   /* baseline of the column heads; 0: no room */
    uint8_t hides; /* LessonParts */
    int row_count;
    Rect rows[MAX_PLAYERS];
    bool tall_rows;  /* name above pieces; else on one line */
    Rect dock;       /* where a card may lie that has no room beside the land; h 0: nowhere */
    bool brief_rows; /* side by side or, in a narrow panel, small: points alone */
    Rect awards;     /* the list, its head included; h 0: no room */
    Rect map;        /* the small map with its head, above that or in its place; h 0: none */
    Rect collapse;   /* the heading that opens these in place of the rows; h 0: none is needed */
    Rect buttons;    /* undo, redo, rules, options, menu; in the final scoring All and Next */
    Rect bar;        /* lenses, zoom and fit, floating */
    bool hints;      /* the last button in it is the hint's */
    int lens_count;  /* lens buttons in it; 0: no lens is allowed */
    Rect strip;      /* of history, over the bar */
    Rect pace;       /* of a program's turn, beside the bar or above it; w 0: none */
    float foot;      /* above it there is neither bar nor strip */
    Point hint;      /* left end of the hint line's baseline */
} TableLayout;

#define SLIDE_SECONDS .22f /* the panel slides in from beside the window */

/* What the layout depends on. */
typedef struct LayoutNeeds {
    PanelKind kind;
    int players;
    int choices;   /* buttons that PANEL_PIECE needs, 0 or more; none for another kind */
    bool left;     /* the panel lies at the left */
    float out;     /* how much of it still lies beside the window, 0..1 */
    bool lenses;   /* there are lenses */
    bool hints;    /* there is a button for a hint */
    bool map;      /* there is more land than is seen */
    bool slim;     /* the panel is put away */
    bool over;     /* and comes over the board nevertheless, which stays where it is */
    bool stays;    /* it cannot be put away, or back */
    bool unfolded; /* awards are shown in place of the players' rows, where there is no room for
                      both */
    bool strip;    /* the strip of history is open */
    uint8_t hides; /* LessonParts that are not there yet */
    bool spans;    /* what takes `below` lies over the panel, too */
    float below;   /* logical units below all else that float over the board; there is no bar then;
                      0: there is */
    float pace[2]; /* widths of the bar of a program's turn, pixels, short and long; 0: none */
} LayoutNeeds;

TableLayout table_layout(const Frame *frame, const LayoutNeeds *needs);

/* Makes room in the panel's dock for a card of this size, pixels: the players go side by side, or
 * (h 0) away. False where there is none; then nothing has changed. */
bool table_dock(const Frame *frame, TableLayout *layout, Point size, Rect *place);

/* The button of choice `i` of `count`, as many as the layout was made for. */
Rect table_choice(const Frame *frame, const TableLayout *layout, int count, int i);

/* The tile in the slot as if it were the board: the tile at `cell` lies there, turned as the
 * board is seen. */
BoardView table_slot_view(const Frame *frame, const TableLayout *layout, Cell cell, int turn);

#endif
