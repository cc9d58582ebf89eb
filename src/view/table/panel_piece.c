/* The panel while a piece is due: the tile just placed with its numbered spots, a button for each,
 * and one for none; or a button for each meeple that could be taken back. In a narrow panel there
 * is the one for none alone. */
#include <math.h>
#include <stdlib.h>

#include "play/outlook.h"
#include "play/preview.h"
#include "view/board/discs.h"
#include "view/board/draw.h"
#include "view/kit/page.h"
#include "view/kit/paint.h"
#include "view/table/acts.h"
#include "view/table/panel.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* Logical units: the radius of a number's disc, and what a button leaves free for it; what it
 * leaves for the points; and how wide one with room for all is. */
enum { DISC = 10, AHEAD = 24, TOLD = 60, WIDE = 230, LETTERS = 16, LEAST_LETTERS = 14 };
enum {
    POINTS = 17,
    POINTS_END = 29
}; /* their letters, and where they end before the button does */
/* Of the Elder, where he means a button, and what it takes of that: logical units. */
enum { FACE = 26, FACE_ROOM = 31 };

/* The tile just placed with its numbered spots, which can be clicked there too. */
static void draw_spot_tile(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    const TableView *view = &model->view;
    TableView slot = *view;
    slot.board = table_slot_view(frame, layout, view->placed->cell, view->turn);
    Rect tile = slot.board.rect;
    paint_patch(frame, "well", layout->slot, 1);
    BoardTile placed =
        board_tile(&slot, view->placed->tile, view->placed->cell, view->placed->rotation);
    panel_draw_tile(frame, model, placed, tile, 1);
    if (view->phase != PHASE_PIECE)
        return;
    panel_put(frame, model,
              (Widget){.id = TABLE_SLOT,
                       .verb = VERB_SLOT,
                       .kind = WIDGET_SPOT,
                       .rect = tile,
                       .no_focus = true});
    draw_clip(frame->list, tile);
    discs_light(frame, &slot);
    if (marks_wanted(frame, &slot))
        marks_draw(frame, &slot, true);
    else
        board_draw_spot_pieces(frame, &slot);
    board_draw_none(frame, &slot);
    draw_unclip(frame->list);
}

/* What a piece would bring, when, and how large its area is. */
typedef struct Worth {
    int points, tiles; /* points below 0: a meeple that is taken back gives them up */
    int least;         /* of a forest or river still to be closed: what that brings at least */
    WorthWhen when;
} Worth;

static Worth worth_put(const TableView *view, const Spot *spot)
{
    if (spot->role == ROLE_HUT) {
        SystemInfo system = system_info(view->edition, view->game, spot->node);
        return (Worth){system.points, system.tiles, 0, WORTH_END};
    }
    AreaInfo area = area_info(view->edition, view->game, spot->node);
    if (outlook_stays_open(view->edition, view->game, &area))
        return (Worth){0, area.tiles, 0, WORTH_NEVER};
    if (area.kind == ZONE_MEADOW || area.closed)
        return (Worth){area.points, area.tiles, 0,
                       area.kind == ZONE_MEADOW ? WORTH_END : WORTH_NOW};
    return (Worth){area.points, area.tiles, outlook_least(view->edition, view->game, &area),
                   area.kind == ZONE_RIVER ? WORTH_RIVER : WORTH_FOREST};
}

/* Of a meeple that stands there already: what its area brings is what taking it back gives up. */
static Worth worth_of(const TableView *view, const Spot *spot)
{
    Worth worth = worth_put(view, spot);
    if (view->phase == PHASE_RECALL && worth.when != WORTH_NEVER)
        worth.points = -preview_gives_up(view->edition, view->game, spot->move);
    return worth;
}

static const char *say_worth(const TableView *view, Worth worth)
{
    bool recall = view->phase == PHASE_RECALL, none = worth.points == 0;
    int which = !recall                             ? SAY_WORTH + (int)worth.when
                : none || worth.when == WORTH_NEVER ? SAY_GIVES_UP_NOTHING
                                                    : SAY_GIVES_UP + (int)worth.when;
    return say_with(which, "count=%d least=%d", recall ? -worth.points : worth.points, worth.least);
}

enum { POINT_BYTES = 16 };

static const char *say_points(int points)
{
    const char *sign = points > 0 ? "+" : points < 0 ? "\u2212" : "";
    return said("%s%d", sign, abs(points));
}

/* Left of the number: the points, and a check for those that come at once, a flag for those of the
 * end, a dashed ring for those of an area that is still to be closed, a cross where it never is. */
static void draw_worth(Frame *frame, const Widget *button, Worth worth)
{
    static const char *const icons[WORTHS] = {
        [WORTH_NOW] = "check", [WORTH_END] = "flag", [WORTH_NEVER] = "cross"};
    float u = frame->u, x = button->rect.x + button->rect.w - 18 * u;
    float y = button->rect.y + button->rect.h / 2;
    uint32_t rgb = button->on ? INK : worth.points ? CREAM : CREAM_SOFT;
    const char *text = say_points(worth.points);
    if (worth.when == WORTH_FOREST || worth.when == WORTH_RIVER)
        paint_open_sign(frame, (Point){x, y}, 1, rgba(rgb, .8f));
    else
        paint_icon(frame, icons[worth.when], (Point){x, y}, 15,
                   button->on                                     ? INK
                   : worth.when == WORTH_NOW && worth.points >= 0 ? GAIN_LIGHT
                                                                  : CREAM_SOFT,
                   1);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, POINTS, rgb},
               (Point){button->rect.x + button->rect.w - POINTS_END * u, y + 6 * u}, 0, text);
}

/* Whether the pointer asks for the sign: the rest of the button has its words. */
static bool asks_worth(const Frame *frame, const Widget *button)
{
    float wide = TOLD * frame->u;
    Rect sign = {button->rect.x + button->rect.w - wide, button->rect.y, wide, button->rect.h};
    return rect_holds(sign, frame->widgets->pointer.x, frame->widgets->pointer.y);
}

/* How all buttons of the choices are written. */
typedef struct Manner {
    float size;  /* of the larger letters, logical units */
    float spare; /* what is left for the points, pixels */
    bool brief;  /* "to the east" in place of "river to the east" */
} Manner;

/* The button for a spot. It says what and, below that, where. */
static Widget choice_of(const Frame *frame, const TableModel *model, int i, Manner manner)
{
    static const char *const icons[ROLES] = {"gatherer", "fisher", "hunter", "hut"};
    const TableLayout *layout = &model->layout;
    const TableView *view = &model->view;
    const Spot *spot = &view->spots[i];
    /* its word stands for the icon */
    bool narrow = view->allows.previews && layout->spots.w < WIDE * frame->u;
    Widget button = {.index = (int16_t)i,
                     .kind = WIDGET_TOGGLE,
                     .rect = table_choice(frame, layout, view->main_count, i),
                     .icon = narrow ? NULL : icons[spot->role],
                     .left = true,
                     .name = said("spot-%d", i + 1),
                     .on = table_spot_chosen(view, i)};
    button.ahead = AHEAD * frame->u;
    button.spare = manner.spare + (i == view->meant ? FACE_ROOM * frame->u : 0);
    button.size = manner.size;
    button.label = phrase(SAY_PIECE + spot->role);
    button.second =
        manner.brief && !spot->single ? phrase(SAY_WAY + spot->way) : spot_place(view, spot);
    return table_widget(model, VERB_SPOT, button);
}

static float spare_for_points(const Frame *frame, const TableView *view)
{
    enum { GAP = 6 };
    float widest = 0;
    for (int i = 0; i < view->main_count; i++) {
        widest = fmaxf(widest, text_width(frame, FONT_TITLE, POINTS,
                                          say_points(worth_of(view, &view->spots[i]).points)));
    }
    return widest + (POINTS_END + GAP) * frame->u;
}

static bool all_have_room(const Frame *frame, const TableModel *model, Manner manner)
{
    for (int i = 0; i < model->view.main_count; i++) {
        Widget button = choice_of(frame, model, i, manner);
        if (!widget_has_room(frame, &button))
            return false;
    }
    return true;
}

/* All say in the same manner where they are: whole, in letters that leave room for that; briefly
 * where there are none. */
static Manner manner_of(const Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    float line = table_choice(frame, &model->layout, view->main_count, 0).h / frame->u;
    float most = fmaxf(LETTERS, floorf(.41f * line));
    Manner manner = {.size = most,
                     .spare = view->allows.previews ? spare_for_points(frame, view) : 0};
    while (!manner.brief && !all_have_room(frame, model, manner)) {
        manner.brief = manner.size < LETTERS;
        manner.size = manner.brief ? most : manner.size - 1;
    }
    return manner;
}

/* The Elder means this one: gold round it and, left of `end` (pixels; 0: it has no room), his face.
 */
static void draw_meant(Frame *frame, Rect rect, float end)
{
    float u = frame->u, size = fminf(FACE, rect.h / u - 2);
    page_box(frame, rect, 7, rgba(FIRE_LIGHT, .1f), 2.5f, rgba(FIRE_LIGHT, 1));
    if (end > 0)
        paint_icon(frame, sitter_icons[SEAT_AI_HARD],
                   (Point){end - FACE / 2 * u, rect.y + rect.h / 2}, size, WHITE, 1);
}

static void draw_choices(Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    bool told = view->allows.previews;
    Manner manner = manner_of(frame, model);
    float u = frame->u;
    uint32_t rim = player_colours[view->setup->seats[view->game->player].colour];
    for (int i = 0; i < view->main_count; i++) {
        Widget button = choice_of(frame, model, i, manner);
        Worth worth = worth_of(view, &view->spots[i]);
        if (told && !view->spots[i].single) /* which of them is larger */
            button.aside = say_number(SAY_THINGS + THING_TILES, worth.tiles);
        if (told && asks_worth(frame, &button))
            button.tip = say_worth(view, worth);
        panel_put(frame, model, button);
        if (i == view->meant)
            draw_meant(frame, button.rect, button.rect.x + button.rect.w - manner.spare);
        dot_draw(frame, (Point){button.rect.x + 19 * u, button.rect.y + button.rect.h / 2},
                 DISC * u, i + 1, rim, button.on); /* as the spot has it on the tile */
        if (told)
            draw_worth(frame, &button, worth);
    }
}

/* The button for no piece, with its number as those of the pieces have theirs. */
static void draw_pass(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    const TableView *view = &model->view;
    bool recall = view->phase == PHASE_RECALL;
    float u = frame->u;
    Widget pass = {.kind = WIDGET_TOGGLE,
                   .rect = layout->pass,
                   .on = view->none,
                   .name = recall ? "keep" : NULL,
                   .tip = recall ? tr("Take back none") : NULL};
    if (layout->slim) { /* its tile is seen on the board */
        pass.icon = "cross";
        pass.tip = recall ? pass.tip : tr("End the turn without a piece");
        panel_put_verb(frame, model, VERB_PASS, pass);
        if (view->meant_none)
            draw_meant(frame, pass.rect, 0);
        return;
    }
    pass.label = recall ? tr("Keep all") : action_label(VERB_PASS);
    pass.ahead = AHEAD * u;
    pass.left = pass.rect.w < WIDE * u;
    if (text_width(frame, FONT_BOLD, LETTERS, pass.label) > pass.rect.w - pass.ahead - 24 * u)
        pass.size = LEAST_LETTERS; /* in two lines */
    panel_put_verb(frame, model, VERB_PASS, pass);
    if (view->meant_none) /* a narrow one is full of its words */
        draw_meant(frame, pass.rect, pass.left ? 0 : pass.rect.x + pass.rect.w - 6 * u);
    dot_draw(frame, (Point){pass.rect.x + 19 * u, pass.rect.y + pass.rect.h / 2}, DISC * u, 0,
             player_colours[view->setup->seats[view->game->player].colour], pass.on);
}

void panel_draw_piece(Frame *frame, const TableModel *model)
{
    if (!model->layout.slim && model->layout.slot.h > 0)
        draw_spot_tile(frame, model);
    if (!model->layout.slim)
        draw_choices(frame, model);
    draw_pass(frame, model);
}
