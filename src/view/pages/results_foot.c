#include "view/pages/results_foot.h"

#include "view/kit/page.h"
#include "view/pages/again.h"
#include "view/state/actions.h"
#include "view/words/tr.h"

enum { SQUARE = 48, FACE = 38, GAP = 10 };

typedef enum SaveWords { SAVE_ICON, SAVE_BRIEF, SAVE_WHOLE } SaveWords;

/* Which buttons have words beside their icons, and how large the rest is. */
typedef struct FootSize {
    bool look, land;
    SaveWords save;
    AgainSize again;
    float title, square;
} FootSize;

typedef struct FootWidths {
    float title, look, land, save, square, again;
} FootWidths;

static FootWidths widths_of(const Screen *screen, const FootSize *size)
{
    const float saves[] = {size->square, 112, 170};
    return (FootWidths){.title = size->title,
                        .look = size->look ? 236 : size->square,
                        .land = size->land ? 150 : size->square,
                        .save = saves[size->save],
                        .square = size->square,
                        .again = again_width(screen, size->again)};
}

/* The largest that fits, else the smallest. */
static FootSize size_for(const Screen *screen, float w)
{
    static const FootSize sizes[] = {
        {true, true, SAVE_WHOLE, AGAIN_WORDS, 132, SQUARE},
        {true, true, SAVE_BRIEF, AGAIN_WORDS, 132, SQUARE},
        {false, true, SAVE_BRIEF, AGAIN_WORDS, 132, SQUARE},
        {false, true, SAVE_BRIEF, AGAIN_PLAIN, 132, SQUARE},
        {false, false, SAVE_BRIEF, AGAIN_PLAIN, 132, SQUARE},
        {false, false, SAVE_ICON, AGAIN_PLAIN, 118, SQUARE},
        {false, false, SAVE_ICON, AGAIN_SMALL, 104, 44},
    };
    enum { COUNT = sizeof sizes / sizeof *sizes };
    for (int i = 0; i < COUNT; i++) {
        FootWidths widths = widths_of(screen, &sizes[i]);
        float gaps = i == COUNT - 1 ? 5 * 6 : 5 * GAP;
        if (widths.title + widths.look + widths.square + widths.land + widths.save + widths.again +
                gaps <=
            w)
            return sizes[i];
    }
    return sizes[COUNT - 1];
}

/* With the Elder's face, and words where there is room. */
static void put_look_back(Frame *frame, Rect rect, bool words)
{
    enum { FACE_ROOM = 44 };
    float u = frame->u;
    widget_put(frame, (Widget){.id = RESULTS_LOOK_BACK,
                               .name = "look-back",
                               .rect = rect,
                               .tip = tr("The course of the game, the luck, and the moves that "
                                         "cost most")});
    float x = words ? rect.x + (8 + FACE / 2) * u : rect.x + rect.w / 2;
    paint_icon(frame, "face-elder", (Point){x, rect.y + rect.h / 2}, FACE, WHITE, 1);
    if (words)
        paint_label(
            frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 17, CREAM},
            (Rect){rect.x + (FACE_ROOM + 6) * u, rect.y, rect.w - (FACE_ROOM + 14) * u, rect.h},
            tr("The Elder looks back"));
}

/* What is done with the game that is over, up to `right`. */
static void put_game(Frame *frame, const FootSize *size, const FootWidths *widths, float right,
                     float y, float gap)
{
    const char *const save_words[] = {NULL, tr("Save"), tr("Save the game")};
    float save = right - widths->save, land = save - gap - widths->land;
    widget_put(frame, action_widget(VERB_PICTURE,
                                    (Widget){.id = RESULTS_PICTURE,
                                             .rect = page_rect(frame, land - gap - widths->square,
                                                               y, widths->square, SQUARE)}));
    widget_put(
        frame,
        action_widget(VERB_CLOSE, (Widget){.id = RESULTS_LANDSCAPE,
                                           .name = "landscape",
                                           .label = size->land ? tr("See the land") : NULL,
                                           .icon = "fit",
                                           .rect = page_rect(frame, land, y, widths->land, SQUARE),
                                           .tip = tr("Look at the land once more")}));
    widget_put(
        frame,
        action_widget(VERB_SAVE, (Widget){.id = RESULTS_SAVE,
                                          .label = save_words[size->save],
                                          .rect = page_rect(frame, save, y, widths->save, SQUARE),
                                          .tip = tr("Keep the record of this game")}));
}

void results_foot(const Screen *screen, float x, float y, float w)
{
    Frame *frame = screen->frame;
    FootSize size = size_for(screen, w);
    FootWidths widths = widths_of(screen, &size);
    float gap = size.again == AGAIN_SMALL ? 6 : GAP;
    widget_put(frame, (Widget){.id = RESULTS_TITLE,
                               .rect = page_rect(frame, x, y + 2, widths.title, SQUARE),
                               .name = "title",
                               .label = tr("Main menu"),
                               .tip = tr("Leave this table")});
    put_look_back(frame, page_rect(frame, x + widths.title + gap, y + 2, widths.look, SQUARE),
                  size.look);
    put_game(frame, &size, &widths, x + w - widths.again - gap, y + 2, gap);
    again_put(screen, size.again, x + w, y);
}
