/* The table: the board, what lies on it and beside it, and the panel. Its parts draw themselves;
 * this file puts them in order. */
#include <math.h>

#include "view/board/draw.h"
#include "view/board/lens.h"
#include "view/board/marks.h"
#include "view/board/shine.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"
#include "view/state/screens.h"
#include "view/table/ask.h"
#include "view/table/card_place.h"
#include "view/table/edge.h"
#include "view/table/hint.h"
#include "view/table/input.h"
#include "view/table/notice.h"
#include "view/table/panel.h"
#include "view/table/stage.h"
#include "view/table/strip.h"

void table_reset(TableUi *table)
{
    *table = (TableUi){.hand.pointer = {-1, -1},
                       .choice.spot = -1,
                       .offer.wheeled = {-1, -1},
                       .final.step = -1,
                       .look = {.at.node = NO_NODE, .pin.node = NO_NODE, .fly.node = NO_NODE},
                       .strip.home = -1};
}

/* What a card speaks of, in pixels. */
static Rect card_anchor(const TableStage *stage)
{
    const TableView *view = &stage->view;
    if (view->phase == PHASE_PLACE && view->ghost.state != GHOST_NONE)
        return view_cell(&stage->board, view->ghost.cell.x, view->ghost.cell.y);
    if (view->phase == PHASE_PIECE && view->placed &&
        (stage->view.spot >= 0 || stage->lit.node == NO_NODE))
        return view_cell(&stage->board, view->placed->cell.x, view->placed->cell.y);
    if (view->phase == PHASE_RECALL && view->spot >= 0) {
        Point at =
            view_pixel(&stage->board, view->spots[view->spot].at.x, view->spots[view->spot].at.y);
        float half = .3f * (float)stage->board.tile;
        return (Rect){at.x - half, at.y - half, 2 * half, 2 * half};
    }
    Rect extent = final_extent(view, stage->lit);
    return view_rect(&stage->board, extent);
}

/* Places the chips: what is chosen comes first, then the lens, NULL where none is on. */
static void put_chips(Frame *frame, const TableStage *stage, const Signs *signs, Lens *lens,
                      Chips *chips)
{
    const TableView *view = &stage->view;
    chips_begin(frame, &stage->board, view, stage->layout.board, chips);
    if (stage->rotations.count > 0)
        chips_avoid(chips, stage->rotations.box);
    if (frame->ui->table.choice.asked && view->mine)
        chips_avoid(chips, ask_place(frame, &stage->board, &stage->view, card_anchor(stage),
                                     stage->layout.fit));
    signs_put_chips(frame, &stage->board, signs, chips);
    for (int a = 0; lens && a < lens->count; a++)
        lens->areas[a].told = signs_tell(signs, lens->areas[a].lit);
    if (lens)
        lens_put_chips(frame, &stage->board, view, lens, chips);
}

/* Where cards may lie. */
static Rect card_field(const Frame *frame, const TableStage *stage)
{
    const TableLayout *layout = &stage->layout;
    float u = frame->u, foot = strip_shown(frame) ? layout->strip.y : layout->bar.y;
    return (Rect){layout->clear.x + 14 * u, 14 * u, layout->clear.w - 20 * u, foot - 26 * u};
}

enum { POINTER = 24 }; /* logical units round it that a card leaves free */

static bool same_rect(Rect a, Rect b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

static void draw_card(Frame *frame, const TableStage *stage, const Signs *signs, const Chips *chips)
{
    TableUi *table = &frame->ui->table;
    Rect before = table->card.place;
    const TableView *view = &stage->view;
    Card card;
    bool tied = true;
    Rect anchor = card_anchor(stage), place;
    table->card.place.w = 0;
    if (table->hand.dragging || stage->flight.on || stage->board.angle != 0)
        return;
    if (stage->final.on && camera_gliding(&table->camera, frame->now))
        return; /* what it speaks of is seen first */
    if (stage->final.on) {
        final_card(view, &stage->final, &card);
        tied = false;
    } else if (stage->lit.node != NO_NODE && stage->lit.node != view->lit.node) {
        card_of_area(view, stage->lit, &card);
        card_tell_laid(view, table_cell_at(&stage->board, table->hand.pointer), &card);
        tied = false;
    } else if (!view->mine || !(view->phase == PHASE_PLACE
                                    ? card_of_refusal(view, &card) || card_of_ghost(view, &card)
                                    : card_of_spot(view, &card))) {
        Point pointer = table->hand.pointer;
        Cell cell = table_cell_at(&stage->board, pointer);
        if (pointer.x < 0 || !card_of_dead(view, cell, &card))
            return;
        anchor = view_cell(&stage->board, cell.x, cell.y);
    }
    CardRoom room;
    card_room(frame, stage, signs, chips, anchor, tied, card_field(frame, stage), &room);
    if (same_rect(anchor, table->card.of))
        room.before = before;
    card_room_keep(&room, widget_tip(frame));
    Rect notice = notice_place(frame, stage);
    if (notice.w > 0)
        card_room_keep(&room, notice);
    if (!tied &&
        table->hand.pointer.x >= 0) /* or it would take the pointer from what it speaks of */
        card_room_keep(&room, rect_inset((Rect){table->hand.pointer.x, table->hand.pointer.y, 0, 0},
                                         -POINTER * frame->u));
    if (table->choice.asked && view->mine)
        card_room_keep(&room, ask_place(frame, &stage->board, view, anchor, stage->layout.fit));
    bool free = card_place(frame, &room, card_size(frame, &card), &place);
    while (tied && !free && card.count > 1) {
        card.count--;
        free = card_place(frame, &room, card_size(frame, &card), &place);
    }
    if (tied && !free)
        return;
    table->card.place = place;
    table->card.of = anchor;
    if (tied)
        card_draw_tie(frame, stage, &room, place);
    /* one that goes once the pointer comes gives way to it: else that would be nowhere */
    if (stage->final.on || table->look.pin.node != NO_NODE || table->hand.by_keys)
        widget_put(frame, (Widget){.kind = WIDGET_PANE, .rect = place});
    card_draw(frame, &card, view, place);
}

enum { WALL = 1024 }; /* logical units after which its texture repeats */

/* The wall, up to where the panel's torn edge covers it; it does not turn with the board. */
static void draw_ground(Frame *frame, const TableLayout *layout)
{
    Rect ground = layout->board;
    ground.x -= layout->panel_left ? 20 * frame->u : 0;
    ground.w += 20 * frame->u;
    draw_keep(frame->list, ground);
    if (layout->sliding) { /* bare rock where the panel comes in */
        Rect rock = {layout->panel_left ? ground.x - roundf(WALL * frame->u) : ground.x, 0,
                     frame->width + WALL * frame->u, frame->height};
        draw_texture(frame->list, "cave-wall", rock, frame->u, rgba(0x8A8A8A, 1));
    }
    board_draw_ground(frame, ground);
    draw_unkeep(frame->list);
}

/* What the land will look like when the camera has come to rest. */
static void draw_ahead(Frame *frame, const TableStage *stage)
{
    const Camera *camera = &frame->ui->table.camera;
    if (!camera_gliding(camera, frame->now))
        return;
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + 60);
    there.rect = stage->board.rect;
    board_draw_ahead(frame, &there, &stage->view);
}

static void draw_board_part(Frame *frame, const TableStage *stage, const Signs *signs, Chips *chips)
{
    const BoardView *board = &stage->board;
    const TableView *view = &stage->view;
    float fade[MAX_PIECES];
    board_draw_tiles(frame, board, view, flight_tile(&stage->flight));
    flight_draw_tile(frame, board, view, &stage->flight);
    bool dim = stage->lit.node != NO_NODE && stage->lens == LENS_NONE; /* all but what is lit */
    if (view->phase == PHASE_PLACE && !dim) {
        board_draw_round(frame, board, view);
        board_draw_last(frame, board, view);
    }
    Lens lens;
    if (stage->lens != LENS_NONE) {
        lens_make(view, stage->lens, frame->ui->table.lens.player, &lens);
        lens_draw_areas(frame, board, view, &lens);
    }
    if (stage->lit.node != NO_NODE) {
        (stage->lens ? board_draw_outline : board_draw_lit)(frame, board, view, stage->lit);
        board_draw_beasts(frame, board, view, stage->lit);
    }
    signs_draw_areas(frame, board, signs);
    board_draw_dead(frame, board, view);
    shine_draw(frame, board, view, &stage->flight);
    board_draw_cells(frame, board, view);
    flight_fades(view, &stage->flight, fade);
    board_draw_pieces(frame, board, view, fade,
                      stage->final.on ? stage->lit : (Lit){.node = NO_NODE});
    put_chips(frame, stage, signs, stage->lens != LENS_NONE ? &lens : NULL, chips);
    chips_draw(frame, view, chips);
    signs_draw_marks(frame, board, view, signs);
    board_draw_spots(frame, board, view);
    board_draw_ghost(frame, board, view);
    signs_draw_hand(frame, board, view, signs);
    rotations_draw(frame, board, view, &stage->rotations);
    if (stage->final.on)
        final_draw_marks(frame, board, view, &stage->final);
}

static void table_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    TableStage stage;
    if (!frame->scene->session)
        return;
    table_stage_make(frame, &stage);
    if (edge_pan(frame, &stage))
        table_stage_make(frame, &stage);
    Signs signs;
    Chips chips;
    signs_make(frame, &stage, &signs);
    bool turning = stage.board.angle != 0;
    draw_ground(frame, &stage.layout);
    draw_ahead(frame, &stage);
    if (turning)
        draw_turn(frame->list, stage.board.pivot, stage.board.angle);
    draw_board_part(frame, &stage, &signs, &chips);
    if (turning)
        draw_unturn(frame->list);
    panel_draw_floating(frame, &stage.layout, &stage.view, stage.lens);
    strip_draw(frame, &stage.layout);
    panel_draw(frame, &stage.layout, &stage.view, &stage.flight, &stage.final);
    if (stage.lens == LENS_NONE) /* its ribbon lies there */
        hint_draw(frame, &stage.layout, &stage.board, &stage.view);
    draw_card(frame, &stage, &signs, &chips);
    ask_draw(frame, &stage.view,
             ask_place(frame, &stage.board, &stage.view, card_anchor(&stage), stage.layout.fit));
    notice_draw(frame, &stage);
    flight_draw(frame, &stage.board, &stage.layout, &stage.view, &stage.flight);
    final_draw_points(frame, &stage.board, &stage.layout, &stage.view, &stage.final);
}

static void table_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    Frame *frame = screen->frame;
    TableStage stage;
    if (!frame->scene->session)
        return;
    table_stage_make(frame, &stage);
    table_input(frame, &stage, event, input, intent);
}

static bool table_animating(const Ui *ui, const Scene *scene)
{
    const TableUi *table = &ui->table;
    if (!scene->session)
        return false;
    Flight flight;
    flight_make(ui, scene, &flight);
    bool turns =
        table->choice.turned_by != 0 && scene->now < table->choice.turned + TILE_TURN_SECONDS + .05;
    bool counts = table->final.step >= 0 && scene->now < table->final.since + FINAL_SECONDS;
    bool nears = table->offer.nearing && scene->now < table->offer.at + GRACE_SECONDS + .05;
    return flight.on || nears || (!ui->options.reduced_motion && (turns || counts)) ||
           camera_gliding(&table->camera, scene->now) || table->edge.on ||
           (table->panel.since > 0 && scene->now < table->panel.since + SLIDE_SECONDS);
}

const ScreenPart table_screen = {table_build, table_handle, table_animating};
