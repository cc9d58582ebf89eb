/* The final scoring, told step by step: first the river systems, then the meadows, as the events of
 * the last move list them. A step is one area with all its awards. */
#ifndef VIEW_MODEL_FINAL_H
#define VIEW_MODEL_FINAL_H

#include "view/board/animals.h"
#include "view/board/flight.h"
#include "view/board/signs.h"
#include "view/cards/card.h"

#define FINAL_SECONDS .6 /* no step moves for longer */

enum { MAX_FINAL_STEPS = MAX_PIECES, MAX_STEP_AWARDS = 2 * MAX_PLAYERS };

typedef struct FinalStep {
    Lit lit;
    int award_count;
    Award awards[MAX_STEP_AWARDS];
} FinalStep;

typedef struct Final {
    bool on;       /* it is being told */
    bool waits;    /* until what the last move has scored has been read */
    int count, at; /* steps; the one shown */
    FinalStep steps[MAX_FINAL_STEPS];
    uint16_t scores[MAX_PLAYERS]; /* after the step shown */
    float time;                   /* seconds since the step began; large where nothing moves */
} Final;

/* The scoring goes to a step, -1: it has not begun, or is over; to the step after this one, false
 * where there is none. */
void final_go(FinalUi *ui, int step);
bool final_go_on(FinalUi *ui, int count);

/* The step is seen from `now` (seconds) on; or it has been seen: nothing of it moves any more. */
void final_show(FinalUi *ui, double now);
void final_land(FinalUi *ui, double now);

/* Reads the steps of a game that is over at `position`; none for one that is not. `at` is the one
 * shown, or -1. */
void final_make(const Session *session, int position, int at, Final *final);

/* The points of an animal or fish, beside it. */
typedef struct Label {
    Point of; /* pixels */
    Rect rect;
    bool none; /* a deer that is taken */
    char text[8];
} Label;

typedef struct Labels {
    float unit; /* pixels: smaller than a logical unit where tiles are small */
    int count, animal_count;
    LandAnimal animals[MAX_LAND_ANIMALS]; /* that they are of */
    Label items[MAX_LAND_ANIMALS];
    Chips lakes;
} Labels;

/* The marks on the animals and fish of the step shown. */
void final_put(const Frame *frame, const TableView *view, const Final *final, Arrange *arrange,
               Labels *labels);
void final_draw_marks(Frame *frame, const TableView *view, const Final *final,
                      const Labels *labels);

/* What the move shown has scored before the final scoring, on the land: what each tile and fish and
 * the mushrooms of areas that closed bring, and the sums; `flies`: its points
 * are on their way. */
void final_draw_told(Frame *frame, const TableView *view, bool flies);

/* The edges of those areas. */
void final_outline_told(Frame *frame, const TableView *view);

/* The step's points on their way to the rows, and for each player what is still counted up. */
void final_draw_points(Frame *frame, const Homes *homes, const TableView *view, const Final *final);
Gain final_gain(const Final *final, int player);

/* The list of all steps at the right. */
void final_draw_list(Frame *frame, Rect rect, const TableView *view, const Final *final);

/* The rectangle round the lit area, board units. */
Rect final_extent(const TableView *view, Lit lit);

#endif
