/* What is wrong with the texts of a frame, whoever drew them: found in its draw list and its table
 * of widgets, with the letters' real widths. */
#ifndef TESTS_SDL_FAULTS_H
#define TESTS_SDL_FAULTS_H

#include "view/app/app.h"

typedef enum FaultKind {
    FAULT_PLAIN,   /* a text that did not go through the pseudo-language: it has a plain vowel */
    FAULT_CUT,     /* a translated text that ends in an ellipsis, or is cut off by a clip */
    FAULT_WIDE,    /* a label that is wider than its widget */
    FAULT_OVERLAP, /* a text over another, or over a widget that is not its own */
    FAULT_OUTSIDE, /* a text beyond the output */
    FAULTS
} FaultKind;

enum { MAX_FAULTS = 512, FAULT_BYTES = 220 };

typedef struct Faults {
    int count;
    struct {
        uint8_t kind;
        char what[FAULT_BYTES];
    } of[MAX_FAULTS];
} Faults;

extern const char *const fault_names[FAULTS];

/* Adds what is wrong with the uppermost layer of the last frame: an overlay's, else the screen's.
 * Nothing that is there already is added again. */
void faults_find(Faults *faults, const App *app);

int faults_of(const Faults *faults, FaultKind kind);

#endif
