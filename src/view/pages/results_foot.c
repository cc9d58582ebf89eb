#include "view/pages/results_foot.h"

#include <math.h>

#include "view/kit/page.h"
#include "view/pages/again.h"
#include "view/state/actions.h"
#include "view/words/tr.h"

enum { SQUARE = 48, FACE = 38, GAP = 10, LINE = 52 };
enum { FACE_ROOM = 50, FACE_RIGHT = 8 }; /* round the words beside the Elder's face */

/* How wide the buttons are, those of playing again in a line of their own or at the right of the
 * others. */
typedef struct FootSize {
    float title, look, land, save;
    AgainSize again;
    bool two_lines;
} FootSize;

/* Of the buttons that are not of playing again, with a gap behind each. */
static float width_of(const FootSize *size)
{
    return size->title + size->look + SQUARE + size->land + size->save + 5 * GAP;
}

/* Each button as wide as its words in one line, but not less than it is. */
static FootSize in_one_line(const Frame *frame, FootSize least)
{
    float face = FACE_ROOM + FACE_RIGHT + 4; /* a little air, as beside other words */
    float look = text_width(frame, FONT_BOLD, 17, tr("The Elder looks back")) / frame->u + face;
    least.title = page_button_width(frame, tr("Main menu"), false, least.title);
    least.look = fmaxf(look, least.look);
    least.land = page_button_width(frame, tr("See the land"), true, least.land);
    least.save = page_button_width(frame, tr("Save the game"), true, least.save);
    return least;
}

/* The widest that fits, else the narrowest. */
static FootSize size_for(const Screen *screen, float w)
{
    const Frame *frame = screen->frame;
    const FootSize sizes[] = {
        in_one_line(frame, (FootSize){132, 236, 150, 170, AGAIN_WIDE, false}),
        in_one_line(frame, (FootSize){.again = AGAIN_WIDE}),
        in_one_line(frame, (FootSize){.again = AGAIN_NARROW}),
        {132, 236, 150, 112, AGAIN_WIDE, false},
        {78, 136, 112, 112, AGAIN_WIDE, false},
        {78, 136, 112, 112, AGAIN_NARROW, false},
        in_one_line(frame, (FootSize){132, 236, 150, 170, AGAIN_WIDE, true}),
        in_one_line(frame, (FootSize){.again = AGAIN_WIDE, .two_lines = true}),
        {78, 136, 112, 112, AGAIN_WIDE, true},
    };
    enum { COUNT = sizeof sizes / sizeof *sizes };
    for (int i = 0; i < COUNT; i++) {
        float again = again_width(screen, sizes[i].again), others = width_of(&sizes[i]);
        if (sizes[i].two_lines ? fmaxf(again, others - GAP) <= w : again + others <= w)
            return sizes[i];
    }
    return sizes[COUNT - 1];
}

float results_foot_height(const Screen *screen, float w)
{
    return size_for(screen, w).two_lines ? 2 * LINE + GAP / 2 : LINE;
}

/* With the Elder's face. */
static void put_look_back(Frame *frame, Rect rect)
{
    float u = frame->u;
    widget_put(frame, (Widget){.id = RESULTS_LOOK_BACK,
                               .name = "look-back",
                               .rect = rect,
                               .tip = tr("The course of the game, the luck, and the moves that "
                                         "cost most")});
    paint_icon(frame, "face-elder", (Point){rect.x + (8 + FACE / 2) * u, rect.y + rect.h / 2}, FACE,
               WHITE, 1);
    paint_label(
        frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, CREAM},
        (Rect){rect.x + FACE_ROOM * u, rect.y, rect.w - (FACE_ROOM + FACE_RIGHT) * u, rect.h},
        tr("The Elder looks back"));
}

/* What is done with the game that is over, up to `right`. */
static void put_game(Frame *frame, const FootSize *size, float right, float y)
{
    float save = right - size->save, land = save - GAP - size->land;
    widget_put(frame,
               action_widget(VERB_PICTURE, (Widget){.id = RESULTS_PICTURE,
                                                    .rect = page_rect(frame, land - GAP - SQUARE, y,
                                                                      SQUARE, SQUARE)}));
    widget_put(frame, action_widget(VERB_CLOSE,
                                    (Widget){.id = RESULTS_LANDSCAPE,
                                             .name = "landscape",
                                             .label = tr("See the land"),
                                             .icon = "fit",
                                             .rect = page_rect(frame, land, y, size->land, SQUARE),
                                             .tip = tr("Look at the land once more")}));
    widget_put(frame, action_widget(VERB_SAVE,
                                    (Widget){.id = RESULTS_SAVE,
                                             .label = tr("Save the game"),
                                             .rect = page_rect(frame, save, y, size->save, SQUARE),
                                             .tip = tr("Keep the record of this game")}));
}

void results_foot(const Screen *screen, float x, float y, float w)
{
    Frame *frame = screen->frame;
    FootSize size = size_for(screen, w);
    float right = x + w;
    widget_put(frame, (Widget){.id = RESULTS_TITLE,
                               .rect = page_rect(frame, x, y + 2, size.title, SQUARE),
                               .name = "title",
                               .label = tr("Main menu"),
                               .tip = tr("Leave this table")});
    put_look_back(frame, page_rect(frame, x + size.title + GAP, y + 2, size.look, SQUARE));
    if (!size.two_lines)
        right -= again_width(screen, size.again) + GAP;
    put_game(frame, &size, right, y + 2);
    again_put(screen, size.again, x + w, y + (size.two_lines ? LINE + GAP / 2 : 0));
}
