/* What the overlays keep between frames: menu, options, help, files, message; and how they are
 * opened with something to say. Those without it are opened by ui_open. */
#ifndef VIEW_STATE_DIALOGS_H
#define VIEW_STATE_DIALOGS_H

#include "view/kit/scroll.h"
#include "view/state/intent.h"

typedef struct DialogsUi {
    char title[80], text[800]; /* of the message */
    char verb[32];             /* its button; "" for a plain message */
    Intent pending;            /* what the button does */
    uint8_t behind;            /* OverlayId that "Cancel" or "Close" goes back to */
    bool saving;               /* the file chooser saves instead of opening */
    char path[MAX_PATH_BYTES]; /* its field: a name in the folder listed, or a whole path */
    int chosen;                /* its row, or -1 */
    bool from_menu;            /* closing options, help or files goes back to the menu */
    bool log_points;           /* the log shows the points, not the turns */
    bool fits_only;            /* the stacks show only what fits the cell */
    bool sought;               /* the help has scrolled to the line that was looked for */
    Scroll scroll;             /* of the overlay shown */
    Rect sheet;                /* its own, pixels; a press beside it closes it */
} DialogsUi;

struct Ui;

/* Asks before something is done: a card with a title, a text, "Cancel" and a button `verb` that
 * yields `intent`. All are copied. "Cancel" goes back to the overlay `behind`, 0 for none. */
void ui_confirm(struct Ui *ui, uint8_t behind, const char *title, const char *text,
                const char *verb, const Intent *intent);

/* Opens the file chooser on the folder of the scene, to save there or to open; `intent` asks for
 * its list. */
void ui_files(struct Frame *frame, bool saving, Intent *intent);

/* Opens the chooser once more as it was left, to mend the name. */
void ui_files_again(struct Ui *ui);

#endif
