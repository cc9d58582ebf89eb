/* What the table keeps between frames: nothing that undo would restore. */
#ifndef VIEW_STATE_TABLE_H
#define VIEW_STATE_TABLE_H

#include "core/query.h"
#include "play/session.h"
#include "play/tips.h"
#include "view/draw/atlas.h"
#include "view/draw/camera.h"

/* An area or a river system that is lit. */
typedef struct Lit {
    uint16_t node; /* a zone of it; NO_NODE: none is */
    bool system;
} Lit;

/* A place to look at an area from. */
typedef struct InspectPlace {
    Lit lit;
    Point at; /* board units */
} InspectPlace;

typedef enum LensKind {
    LENS_NONE,
    LENS_MEADOWS,
    LENS_FORESTS, /* as gatherers count them */
    LENS_RIVERS,  /* as fishers count them */
    LENS_SYSTEMS, /* as huts do */
    LENS_PIECES,  /* of one player */
    LENSES
} LensKind;

/* What waits for its tick, where the options ask before a move counts. */
typedef enum Asked { ASKED_NOTHING, ASKED_MOVE, ASKED_PASS } Asked;

enum { SHOWN_ANEW = -2 }; /* ShownUi.at: the position is shown without telling its move */

/* How the panel lies. Where it comes over from the other side, or comes to be narrow or wide, it
 * slides in. Written by table/framing.c alone. */
typedef struct PanelUi {
    bool left;    /* where it was last seen */
    bool slim;    /* it was put away then */
    bool over;    /* and lay over the board */
    bool strip;   /* the strip of history lay below the board */
    Point middle; /* of the board's place beside it then, pixels */
    double since; /* seconds: when it came over; 0: it never did */
} PanelUi;

/* What of the game is shown, and how it follows the session. Written by table/follow.c alone. */
typedef struct ShownUi {
    const Session *session; /* to be compared, never followed */
    int at;                 /* its position; SHOWN_ANEW */
    Move last;              /* that led there */
    double moved;           /* seconds: when it was first seen; it is being played out since */
    bool playing;           /* whether it still is; input jumps to the end */
    double marked;          /* seconds: so long areas it closed are marked, where nothing moves */
    double told;            /* seconds: so long what it scored stands on the land, counted */
    bool own;               /* whether it is a person's */
    int seen;               /* the session's position in the last frame: as `at`, or ahead of it */
    double until;           /* seconds: so long the next move waits */
    bool hurries;           /* it waits no longer */
    double travel;          /* seconds that its tile comes over from the panel before it lies */
    double rest;            /* seconds: when all of it has come to rest */
    bool skipped;           /* a program waits no longer for that */
} ShownUi;

/* The hand on the mouse, or on the keys. Written by table/pointer.c alone. */
typedef struct PointerUi {
    Point at;      /* over the board, pixels; x < 0: elsewhere */
    bool rests;    /* it has not moved since the last move */
    bool by_keys;  /* the keyboard chooses, not the pointer */
    bool keyed;    /* the last press was a key's, not a button's */
    bool held;     /* a button went down over the board */
    bool dragging; /* and the pointer has moved far since */
    uint8_t button;
    Point press, last;
    bool unseen;    /* it went down where no tile in hand was seen: it lays none */
    bool doubled;   /* the second press of a double click that has played nothing */
    int series_at;  /* the session's position at the first press of a double click */
    int pressed_at; /* the session's position when it went down; -1: the click counts for nothing */
    float wheel;    /* less than a step that the wheel has turned over `wheeled` */
    Cell wheeled;
} PointerUi;

typedef enum Dragged { DRAGGED_NOTHING, DRAGGED_TILE, DRAGGED_PIECE } Dragged;

/* What is dragged from the panel over to the board. Written by table/pointer.c alone. */
typedef struct DragUi {
    uint8_t what; /* Dragged: a button went down on it */
    bool far;     /* and the pointer has moved far since: it is dragged */
    int spot;     /* of the piece, by its place in the list */
    int at;       /* the session's position when the button went down */
    Point press;  /* where that was, pixels */
} DragUi;

/* What is chosen for the decision that is due. Written by table/choice.c alone. */
typedef struct ChoiceUi {
    bool aims;        /* by keys a cell was chosen since the last move */
    Cell cursor;      /* that cell */
    bool has_about;   /* an empty cell was pointed at or chosen since the game was opened */
    Cell about;       /* the last such cell */
    uint8_t rotation; /* of the ghost, as last turned by hand */
    double turned;    /* seconds: when that was */
    int8_t turned_by; /* and by how many quarters, clockwise */
    double nudged;    /* seconds: when it was last to be turned where it fits one way only */
    int spot;         /* spot chosen while a piece is placed, or -1 */
    bool none;        /* no piece is, or to take no meeple back */
    uint8_t asked;    /* Asked; cursor, rotation or spot say what, whatever the pointer does */
} ChoiceUi;

/* What the thumbnails beside the ghost offer. Written by model/rotations.c alone. */
typedef struct OfferUi {
    bool on;       /* the pointer is on a cell where the tile fits several ways, or was last */
    Cell cell;     /* that cell */
    double at;     /* seconds: when it was last on it, or on its thumbnails */
    bool nearing;  /* it is on the way from one to the other */
    Point wheeled; /* where the wheel turned the tile over the thumbnails, pixels: until the pointer
                      moves on it tries none of them */
} OfferUi;

/* The board moves because the pointer is at its edge. Written by table/follow.c alone. */
typedef struct EdgeUi {
    bool on;            /* the board moves, or is about to */
    double since, last; /* seconds: since when, and its last step */
    Point at;           /* where the pointer was then, pixels */
} EdgeUi;

/* The final scoring, as far as it was told. Written by model/final.c alone. */
typedef struct FinalUi {
    int step;   /* shown of the final scoring; -1: it has not begun, or is over */
    bool shown; /* the camera has turned to the step's area */
    double since;
} FinalUi;

/* The card of the last frame. Written by table/card_place.c alone. */
typedef struct CardUi {
    Rect place, of; /* where a card lies, and what it speaks of, pixels; w 0: there is none */
} CardUi;

/* What is looked at. Written by table/inspect.c alone. */
typedef struct InspectUi {
    Lit at; /* what the pointer rests on, on the laid tiles; lit after a while */
    double since;
    Point below[2];    /* where two corners of the board were seen when that was last asked */
    InspectPlace walk; /* where keys have gone to; lit, not NO_NODE, until pointer or keys choose */
    Lit pin;           /* an area that was clicked; lit until another is, or Esc, or a move */
    Lit fly;           /* of the award that was clicked, lit for a while */
    double fly_until;
    bool fly_due; /* the camera is still to turn there */
} InspectUi;

/* The lens that is on. Written by board/lens.c alone. */
typedef struct LensUi {
    uint8_t kind, player; /* LensKind; whose pieces */
} LensUi;

/* The strip of history. Written by table/strip.c alone. */
typedef struct StripUi {
    bool open;
    bool seen; /* it was open in the last frame */
    bool held; /* the pointer drags on it */
    int home;  /* where in the game it was opened, or the end once that was gone to or played on:
                  there it leads back when it is closed; -1: it never was open */
    int home_step; /* FinalUi.step there */
    Camera look;   /* how the board was looked at as it was opened there */
    bool named;    /* it shows a turn that the Elder named, which was brought into sight */
    bool elders;   /* it was opened from his page, and leads back there */
} StripUi;

/* What was heard of the game. Written by model/triggers.c alone. */
typedef struct TriggersUi {
    int at;        /* the position that was shown last; -1: none was */
    int taken;     /* the position whose tile was taken in hand; -1: it is still to be */
    bool won;      /* the winner's horn was heard */
    double won_at; /* when: seconds of the scene's clock */
} TriggersUi;

/* What of an engine's advice is open. Written by table/advice.c alone. */
typedef struct AdviceUi {
    bool hint; /* the best places are asked for, of the decision after `at` moves */
    int at;
    bool led;    /* they were open when that decision was made: what goes with it is marked */
    bool seen;   /* they, or what the reasons speak of, were brought into sight */
    bool holds;  /* the tile lies over one of them, turned as the hint has it */
    Cell held;   /* its cell */
    int why;     /* the first move of the turn whose reasons are open, or -1; */
    int why_at;  /* open after so many moves */
    bool of_log; /* by the log: there Esc leads back */
} AdviceUi;

/* The small map of the whole land. Written by table/map.c alone. */
typedef struct MapUi {
    bool needed;  /* not all of the land is in sight, or the pointer is still on it */
    bool hidden;  /* where it is needed, the person wants the awards in that place */
    bool asked;   /* where it is not, the person wants it all the same */
    bool held;    /* the pointer drags on it */
    bool offered; /* to turn the land, since it would be seen larger so */
} MapUi;

/* What of a low panel is open. Written by table/panel.c alone. */
typedef struct CollapseUi {
    bool open; /* the awards, in the place of the players */
} CollapseUi;

/* What the Elder says of a thing that is met for the first time. Written by model/tip.c alone. */
typedef struct TipUi {
    uint8_t kind; /* 1 + TipKind of what is said; 0: nothing */
    int at;       /* the position that was looked at last */
    Tip of;
    bool fresh; /* it was told since tip_told was asked */
} TipUi;

enum { MAX_SPOTS = 2 * MAX_ZONES };

/* Each part has one module that writes it; everybody may read. */
typedef struct TableUi {
    Camera camera; /* written by draw/camera.c alone */
    PanelUi panel;
    ShownUi shown;
    PointerUi pointer;
    DragUi drag;
    ChoiceUi choice;
    OfferUi offer;
    EdgeUi edge;
    FinalUi final;
    CardUi card;
    InspectUi inspect;
    LensUi lens;
    StripUi strip;
    TriggersUi triggers;
    AdviceUi advice;
    MapUi map;
    CollapseUi collapse;
    TipUi tip;
} TableUi;

/* The table as a new game finds it, its board lying so (quarter turns clockwise); `by_keys`: the
 * keyboard chooses. In table/follow.c. */
void table_reset(TableUi *table, uint8_t turn, bool by_keys);

#endif
