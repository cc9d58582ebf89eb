/* The panel while a piece is due: the tile just placed with its numbered spots, a button for each,
 * and one for none. What a button says depends on the room that the layout found for it; one
 * without words has them in its tooltip. */
#include <stdio.h>

#include "view/board/dots.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/table/panel.h"
#include "view/words/pieces.h"

enum { DISC = 10 }; /* radius of a number's disc, logical units */

/* The tile just placed with its numbered spots, which can be clicked there too. */
static void draw_spot_tile(Frame *frame, const TableLayout *layout, const TableView *view)
{
    BoardView well = table_well_view(frame, layout, view->placed->cell, view->turn);
    paint_patch(frame, "well", layout->well, 1);
    BoardTile placed =
        board_tile(&well, view->placed->tile, view->placed->cell, view->placed->rotation);
    draw_board_tile(frame->list, view->edition->rules.id, placed, well.rect, 1, 0);
    if (view->phase != PHASE_PIECE)
        return;
    panel_put(frame, layout,
              (Widget){.id = TABLE_WELL, .kind = WIDGET_SPOT, .rect = well.rect, .no_focus = true});
    draw_clip(frame->list, well.rect);
    board_draw_spot_pieces(frame, &well, view);
    draw_unclip(frame->list);
}

/* At the right end of a button with words the disc that the spot has on the tile, else the bare
 * number in a corner. */
static void draw_choice_number(Frame *frame, Rect rect, bool words, int number, uint32_t rim,
                               bool chosen)
{
    float u = frame->u;
    char text[12];
    if (words) {
        dot_draw(frame, (Point){rect.x + rect.w - 20 * u, rect.y + rect.h / 2}, DISC * u, number,
                 rim, chosen);
        return;
    }
    snprintf(text, sizeof text, "%d", number);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 12, chosen ? INK : CREAM_SOFT},
               (Point){rect.x + 5 * u, rect.y + 13 * u}, 0, text);
}

static void draw_choices(Frame *frame, const TableLayout *layout, const TableView *view)
{
    static const char *const icons[ROLES] = {"gatherer", "fisher", "hunter", "hut"};
    static const char *const names[MAX_SPOTS] = {
        "spot-1",  "spot-2",  "spot-3",  "spot-4",  "spot-5",  "spot-6",  "spot-7",
        "spot-8",  "spot-9",  "spot-10", "spot-11", "spot-12", "spot-13", "spot-14",
        "spot-15", "spot-16", "spot-17", "spot-18", "spot-19", "spot-20"};
    bool words = layout->spot_words;
    uint32_t rim = player_colours[view->setup->seats[view->game->player].colour];
    for (int i = 0; i < view->main_count; i++) {
        const Spot *spot = &view->spots[i];
        const char *where = say_piece_there(view->edition->rules.id, spot->role);
        bool on = table_spot_chosen(view, i);
        Rect rect = table_choice(frame, layout, view->main_count, i);
        panel_put(frame, layout,
                  (Widget){.id = (WidgetId)(TABLE_SPOT + i),
                           .kind = WIDGET_TOGGLE,
                           .rect = rect,
                           .icon = icons[spot->role],
                           .label = !words                      ? NULL
                                    : layout->spot_columns == 1 ? where
                                                                : say_piece(spot->role),
                           .left = true,
                           .name = names[i],
                           .tip = words ? NULL : where,
                           .on = on,
                           .key = i < 9 ? '1' + i : KEY_NONE,
                           .off = !view->mine});
        draw_choice_number(frame, rect, words, i + 1, rim, on);
    }
}

void panel_draw_piece(Frame *frame, const TableLayout *layout, const TableView *view)
{
    bool recall = view->phase == PHASE_RECALL;
    draw_spot_tile(frame, layout, view);
    if (!recall)
        draw_choices(frame, layout, view);
    panel_put(frame, layout,
              (Widget){.id = TABLE_PASS,
                       .kind = WIDGET_BUTTON,
                       .rect = layout->pass,
                       .label = recall ? "Keep all" : "Place nothing",
                       .name = recall ? "keep" : "pass",
                       .tip = recall ? "Take back none" : "End the turn without a piece",
                       .key = '0',
                       .off = !view->mine});
}
