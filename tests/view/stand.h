/* A stand for the screens: a Ui with a scene, letters of one width, and a hand. Nothing is drawn
 * on. */
#ifndef TESTS_VIEW_STAND_H
#define TESTS_VIEW_STAND_H

#include "play/shelf.h"
#include "support.h"
#include "view/state/ui.h"

/* A size of the window, pixels, and of the letters, percent. */
typedef struct Window {
    float w, h;
    int scale;
} Window;

typedef struct Stand {
    Ui ui;
    Scene scene;
    DrawList list;
    Atlas atlas;
    TextMeter meter;
    Shelf shelf;
    Session *session; /* shown by the scene, goes with the stand; or NULL */
} Stand;

/* The title screen at this size, no game open, built. The one opened before is still there, those
 * before it are not. */
Stand *stand_open(float width, float height);

/* The page of a new game, at 1280x720. */
Stand *stand_open_seats(void);

/* The same for one that is a part of something else: what it was is given up, it may be all 0. */
void stand_begin(Stand *stand, float width, float height);

/* A whole game of this many players, played at random to its end, on the scene. */
void stand_play(Stand *stand, EditionId edition, int players);

/* A game that was just begun waits on the title. */
void stand_wait(Stand *stand);

void stand_resize(Stand *stand, float width, float height, int scale);

/* Builds the frame anew. */
void stand_frame(Stand *stand);

/* Each gives one input, then builds the frame; returns what was meant. Fails the test where there
 * is no such widget. */
Intent stand_press(Stand *stand, const char *name);
Intent stand_key(Stand *stand, int key, uint8_t mods);
void stand_type(Stand *stand, const char *text);

/* The widget of this name in the last frame; fails the test where there is none. */
const Widget *stand_widget(const Stand *stand, const char *name);

/* Whether two rectangles share more than half a pixel's edge. */
bool stand_overlap(Rect a, Rect b);

/* Whether the last frame shows this text, whole. */
bool stand_shows(const Stand *stand, const char *text);

#endif
