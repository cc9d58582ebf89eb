/* The lesson on the table (Scene.lesson): which of its tasks is due, what the Elder says to what is
 * tried, and the guide over the table: veil, ring, hand and the Elder's card. The session holds the
 * pupil's game; a task is done once its move lies there. */
#ifndef VIEW_TABLE_LESSON_H
#define VIEW_TABLE_LESSON_H

#include "view/state/screens.h"
#include "view/table/model.h"

enum { LESSON_FOOT = 150 }; /* logical units that the Elder's card takes at the foot */

/* Whether that card takes the whole width, the panel's too. */
bool lesson_is_narrow(const Frame *frame);

/* The task that is due, or NULL: no lesson, or it is over. */
const LessonTask *lesson_task(const Ui *ui, const Scene *scene);

/* The LessonParts that have not been spoken of: they are not drawn. 0 without a lesson. */
uint8_t lesson_hides(const Ui *ui, const Scene *scene);

/* Takes notice of the session's moves. */
void lesson_follow(const Screen *screen);

/* Draws the guide and puts its widgets, over all of the table. */
void lesson_build(const Screen *screen, const TableModel *model);

/* Whether the guide takes an input; else the table does. */
bool lesson_handle(const Screen *screen, const TableModel *model, WidgetEvent event,
                   const Input *input, Intent *intent);

/* Lets the wanted move through, and answers another one kindly: it is not played. */
void lesson_gate(const Screen *screen, const TableModel *model, Intent *intent);

/* The tile was to be laid where it does not fit: says which sides would meet. False without a
 * lesson. */
bool lesson_refuses(const Screen *screen, const TableView *view);

/* Whether frames are needed though no input comes: the hand shows the way. */
bool lesson_animating(const Ui *ui, const Scene *scene);

#endif
