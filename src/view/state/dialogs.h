/* What the overlays keep between frames: menu, options, help, files, message. */
#ifndef VIEW_STATE_DIALOGS_H
#define VIEW_STATE_DIALOGS_H

#include "view/kit/scroll.h"
#include "view/state/intent.h"

/* What the other button of a message says: that it is not done, that it is read, that all stays. */
typedef enum Refusal { REFUSAL_CANCEL, REFUSAL_CLOSE, REFUSAL_LEAVE } Refusal;

typedef struct DialogsUi {
    char title[120], text[1200]; /* of the message */
    char verb[48];               /* its button; "" for a plain message */
    uint8_t refusal;             /* Refusal: what stands beside it */
    bool loses;                  /* something: Enter does not, but cancels, or saves: */
    bool saves;                  /* a third button saves the game before it is lost */
    Intent pending;              /* what the button does */
    Intent then;                 /* what is done once the game is saved */
    uint8_t behind;              /* OverlayId that "Cancel" or "Close" goes back to */
    bool saving;                 /* the file chooser saves instead of opening */
    bool elsewhere;              /* likewise, and shows the folders */
    char path[MAX_PATH_BYTES];   /* its field: a name in the folder listed, or a whole path */
    int chosen;                  /* its row, or that on the page of games; -1: none */
    uint8_t chooser;             /* OverlayId that games were last chosen on; 0: OVERLAY_FILES */
    uint8_t shown;               /* GamesShown: of the page of games */
    bool renaming;               /* the chosen game is being given a name */
    char name[160];              /* that name */
    float games_at;  /* the page of games stays where it is while it asks: as Scroll.at */
    float log_at;    /* the log where a turn's reasons were asked for: as Scroll.at */
    bool from_menu;  /* closing options, help or files goes back to the menu */
    bool sound;      /* the options show those of sound */
    bool log_points; /* the log shows the points, not the turns */
    bool fits_only;  /* the stacks show only what fits the cell */
    bool sought;     /* the help has scrolled to the line that was looked for */
    Scroll scroll;   /* of the overlay shown */
    Rect dialog;     /* its own, pixels; a press beside it closes it */
} DialogsUi;

#endif
