/* The screens and overlays, one file each, and the table that ui.c turns to them by. */
#ifndef VIEW_STATE_SCREENS_H
#define VIEW_STATE_SCREENS_H

#include "view/state/ui.h"

typedef struct ScreenPart {
    /* Puts the widgets and draws, in the order in which things lie over each other. */
    void (*build)(Frame *frame);
    /* Either an event of a widget, or (event.kind is WIDGET_NOTHING) an input that no widget
     * took. */
    void (*handle)(Frame *frame, WidgetEvent event, const Input *input, Intent *intent);
    /* Whether frames are needed though no input comes; may be NULL. */
    bool (*animating)(const Ui *ui, const Scene *scene);
} ScreenPart;

extern const ScreenPart title_screen, seats_screen, table_screen, results_screen;
extern const ScreenPart menu_overlay, options_overlay, help_overlay, files_overlay, message_overlay;
extern const ScreenPart stacks_overlay, log_overlay;

#endif
