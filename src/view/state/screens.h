/* The screens and overlays, one file each, and the table that ui.c turns to them by. */
#ifndef VIEW_STATE_SCREENS_H
#define VIEW_STATE_SCREENS_H

#include "view/state/ui.h"

/* What a screen's functions work with: the frame for all that is drawn or measured, the rest for
 * those that need it. */
typedef struct Screen {
    Frame *frame;
    Ui *ui;
    const Scene *scene;
} Screen;

/* All but `build` and `handle` may be NULL. */
typedef struct ScreenPart {
    /* Puts the widgets and draws, in the order in which things lie over each other. */
    void (*build)(const Screen *screen);
    /* Either an event of a widget, or (event.kind is WIDGET_NOTHING) an input that no widget
     * took. */
    void (*handle)(const Screen *screen, WidgetEvent event, const Input *input, Intent *intent);
    /* Whether frames are needed though no input comes. */
    bool (*animating)(const Ui *ui, const Scene *scene);
    /* Takes notice of what has changed since the last frame, before it is built. */
    void (*follow)(const Screen *screen);
    /* Another screen, or an overlay, has come over it. */
    void (*leave)(Ui *ui);
    /* When its picture changes next though nothing moves: seconds of the scene's clock; INFINITY:
     * never. */
    double (*due)(const Ui *ui, const Scene *scene);
    /* The key that stands for a game controller's way back; NULL: Escape. */
    int (*back)(const Ui *ui, const Scene *scene);
} ScreenPart;

extern const ScreenPart title_screen, seats_screen, ladder_screen, table_screen, results_screen;
extern const ScreenPart look_back_screen;
extern const ScreenPart menu_overlay, options_overlay, keys_overlay, files_overlay, message_overlay;
extern const ScreenPart stacks_overlay, log_overlay, rulebook_overlay, first_game_overlay;

#endif
