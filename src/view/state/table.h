/* What the table keeps between frames: nothing that undo would restore. */
#ifndef VIEW_STATE_TABLE_H
#define VIEW_STATE_TABLE_H

#include "core/move.h"
#include "play/session.h"
#include "view/draw/camera.h"

/* An area or a river system that is lit. */
typedef struct Lit {
    uint16_t node; /* a zone of it; NO_NODE: none is */
    bool system;
} Lit;

typedef enum LensKind {
    LENS_NONE,
    LENS_MEADOWS,
    LENS_RIVERS,  /* as fishers count them */
    LENS_SYSTEMS, /* as huts do */
    LENS_PIECES,  /* of one player */
    LENSES
} LensKind;

/* What waits for its tick, where the options ask before a move counts. */
typedef enum Asked { ASKED_NOTHING, ASKED_MOVE, ASKED_PASS } Asked;

enum { SHOWN_ANEW = -2 }; /* TableUi.shown_at: the position is shown without telling its move */

typedef struct TableUi {
    Camera camera;
    bool panel_left; /* where the panel was last seen, and the middle of the board's place,
                        pixels */
    Point middle;
    double panel_since; /* seconds: when it came over from the other side; it slides in */

    const Session *session; /* the game last shown, to be compared, never followed */
    int shown_at;           /* its position last shown */
    double moved;           /* seconds: when the last move was first seen; it is being played out
                               since */
    bool playing;           /* whether it still is; input jumps to the end */

    Point pointer; /* over the board, pixels; x < 0: elsewhere */
    bool rests;    /* it has not moved since the last move */
    bool by_keys;  /* the keyboard chooses, not the pointer */
    bool keyed;    /* the last press was a key's, not a button's */
    bool aims;     /* by_keys: a cell was chosen since the last move: */
    Cell cursor;
    bool has_about; /* an empty cell was pointed at or chosen since the game was opened: */
    Cell about;     /* the last one */
    uint8_t rotation; /* of the ghost, as last turned by hand */
    bool has_offered; /* the pointer is on a cell where the tile fits several ways, or was last: */
    Cell offered;     /* that cell */
    double offered_at; /* seconds: when it was last on it, or on its thumbnails */
    bool nearing;     /* it is on the way from one to the other */
    Point wheeled;    /* where the wheel turned the tile over the thumbnails, pixels: until the
                         pointer moves on it tries none of them */
    int spot;         /* spot chosen while a piece is placed, or -1 */

    uint8_t asked;    /* Asked; cursor, rotation or spot say what, whatever the pointer does */

    bool held;      /* a button went down over the board */
    bool dragging;  /* and the pointer has moved far since */
    uint8_t button;
    Point press, last;
    bool at_edge;   /* the board moves because the pointer is at its edge, or is about to: */
    double edge_since, edge_last; /* seconds: since when, and its last step */
    bool unseen;    /* it went down where no tile in hand was seen: it lays none */
    bool doubled;   /* the second press of a double click that has played nothing */
    int series_at;  /* the session's position at the first press of a double click */
    int pressed_at; /* the session's position when it went down; -1: the click counts for nothing */

    int final_step; /* shown of the final scoring; -1: it has not begun, or is over */
    bool final_shown; /* the camera has turned to the step's area */
    double final_since;
    Rect card, card_of; /* where a card lies, and what it speaks of, pixels; w 0: there is none */
    double turned;    /* seconds: when the ghost was last turned */
    int8_t turned_by; /* and by how many quarters, clockwise */
    char notice[1024]; /* shown for a while; holds the reasons for no piece with the longest
                          names */
    double notice_until;
    Lit look; /* what the pointer rests on, on the laid tiles; lit after a while */
    double look_since;
    Lit pin; /* an area that was clicked; lit until another is, or Esc, or a move */
    uint8_t lens, lens_player; /* LensKind; whose pieces */
    Lit fly; /* of the award that was clicked, lit for a while */
    double fly_until;
    bool strip;      /* the strip of history is open */
    bool strip_held; /* and the pointer drags on it */
    int strip_home;  /* where in the game it was opened, or the end once that was gone to or played
                        on: there it leads back when it is closed; -1: it never was open */
    int home_step;   /* final_step there */
    bool fly_due; /* the camera is still to turn there */
} TableUi;

/* The table as a new game finds it. */
void table_reset(TableUi *table);

#endif
