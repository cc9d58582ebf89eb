/* The table: the board, what lies on it and beside it, and the panel. Its parts draw themselves;
 * this file puts them in order. */
#include <math.h>

#include "play/asked.h"
#include "view/board/better.h"
#include "view/board/daylight.h"
#include "view/board/draw.h"
#include "view/board/lens.h"
#include "view/board/marks.h"
#include "view/board/places.h"
#include "view/board/programs.h"
#include "view/board/shine.h"
#include "view/board/signs.h"
#include "view/kit/paint.h"
#include "view/state/screens.h"
#include "view/table/advice.h"
#include "view/table/around.h"
#include "view/table/ask.h"
#include "view/table/beyond.h"
#include "view/table/card_place.h"
#include "view/table/follow.h"
#include "view/table/hand.h"
#include "view/table/hint.h"
#include "view/table/input.h"
#include "view/table/look.h"
#include "view/table/map.h"
#include "view/table/notice.h"
#include "view/table/pace.h"
#include "view/table/panel.h"
#include "view/table/program.h"
#include "view/table/sight.h"
#include "view/table/stage.h"
#include "view/table/strip.h"

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
    chips_begin(frame, &stage->board, view, stage->layout.clear, chips);
    if (stage->rotations.count > 0)
        chips_avoid(chips, stage->rotations.box);
    if (view->choice->asked && view->mine)
        chips_avoid(chips, ask_place(frame, &stage->board, &stage->view, card_anchor(stage),
                                     stage->layout.fit));
    signs_put_chips(frame, &stage->board, signs, chips);
    for (int a = 0; lens && a < lens->count; a++)
        lens->areas[a].told = signs_tell(signs, lens->areas[a].lit);
    if (lens)
        lens_put_chips(frame, &stage->board, view, lens, chips);
}

/* Where cards may lie. */
static Rect card_field(const Frame *frame, const TableLayout *layout)
{
    float u = frame->u;
    return (Rect){layout->clear.x + 14 * u, 14 * u, layout->clear.w - 20 * u,
                  layout->foot - 26 * u};
}

enum { POINTER = 24 }; /* logical units round it that a card leaves free */

static bool same_rect(Rect a, Rect b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

/* A card, and what it speaks of. */
typedef struct Telling {
    Card card;
    Rect anchor; /* pixels */
    bool tied;   /* to that, which the person has in hand; else it speaks of the lit area */
} Telling;

/* Why a computer's turn was the one that it took, beside its tile. */
static bool tell_why(const TableStage *stage, const Scene *scene, Telling *telling)
{
    const AdviceUi *advice = &stage->table->advice;
    const TableView *view = &stage->view;
    const Counsel *counsel;
    if (!advice_why(advice, scene, &counsel))
        return false;
    Cell cell = session_move(view->session, advice->why).cell;
    telling->anchor = view_cell(&stage->board, cell.x, cell.y);
    card_of_why(view, session_game_at(view->session, advice->why)->player, counsel, &telling->card);
    return true;
}

/* What speaks for the place of the hint that the tile is held over. */
static bool tell_place(const TableStage *stage, Telling *telling)
{
    const TableView *view = &stage->view;
    int place = view->mine && view->ghost.state == GHOST_FITS
                    ? advice_place_at(view->hint, view->ghost.cell, view->ghost.rotation)
                    : -1;
    if (place < 0)
        return false;
    const Advice *hint = view->hint;
    const Counsel *other = hint->count > 1 ? &hint->places[place == 0 ? 1 : 0] : NULL;
    card_of_place(view, &hint->places[place], place + 1, other, &telling->card);
    return true;
}

/* Where pointer or keys look, pixels; x < 0: not at the board. */
static Point looked_at(const TableStage *stage)
{
    const LookUi *look = &stage->table->look;
    return look_by_keys(look) ? view_pixel(&stage->board, look->walk.at.x, look->walk.at.y)
                              : stage->view.hand->pointer;
}

/* The cell whose tile the card of the lit area speaks of: that of the click which pinned it, else
 * the one looked at. */
static Cell cell_of_lit(const TableStage *stage, Cell looked)
{
    const TableView *view = &stage->view;
    const LookUi *look = &stage->table->look;
    if (look_by_keys(look) || look->pin.node != stage->lit.node)
        return looked;
    return game_site_of_tile(view->game, view->edition->tiles.node[stage->lit.node].tile)->cell;
}

/* What there is to tell; false: nothing. */
static bool tell(const TableStage *stage, const Scene *scene, Telling *telling)
{
    const TableView *view = &stage->view;
    Point pointer = looked_at(stage);
    Cell cell = table_cell_at(&stage->board, pointer);
    Card *card = &telling->card;
    telling->anchor = card_anchor(stage);
    telling->tied = false;
    if (view->hand->dragging || stage->flight.on || stage->board.angle != 0)
        return false;
    if (stage->final.on) {
        final_card(view, &stage->final, card);
        return !stage->board.glides; /* what it speaks of is seen first */
    }
    if (stage->lit.node != NO_NODE && stage->lit.node != view->lit.node) {
        card_of_area(view, stage->lit, card);
        card_tell_laid(view, cell_of_lit(stage, cell), card);
        return true;
    }
    telling->tied = true;
    if (tell_why(stage, scene, telling) || tell_place(stage, telling))
        return true;
    if (view->mine &&
        (view->phase == PHASE_PLACE ? card_of_refusal(view, card) || card_of_ghost(view, card)
                                    : card_of_spot(view, card)))
        return true;
    telling->anchor = view_cell(&stage->board, cell.x, cell.y);
    return pointer.x >= 0 && card_of_dead(view, cell, card);
}

/* What must not be hidden by it. */
static void keep_clear(const Frame *frame, const TableStage *stage, const Telling *telling,
                       CardRoom *room)
{
    Point pointer = looked_at(stage);
    card_room_keep(room, widget_tip(frame));
    Rect notice = notice_place(frame, stage);
    if (notice.w > 0)
        card_room_keep(room, notice);
    if (!telling->tied && pointer.x >= 0) /* or it would take the pointer from what it speaks of */
        card_room_keep(room, rect_inset((Rect){pointer.x, pointer.y, 0, 0}, -POINTER * frame->u));
    if (stage->view.choice->asked && stage->view.mine)
        card_room_keep(room, ask_place(frame, &stage->board, &stage->view, telling->anchor,
                                       stage->layout.fit));
}

/* What is told on the table beside that of which it speaks. */
static void make_room(const Frame *frame, const TableStage *stage, const Signs *signs,
                      const Chips *chips, const Telling *telling, CardRoom *room)
{
    *room = (CardRoom){.u = frame->u,
                       .anchor = telling->anchor,
                       .within = card_field(frame, &stage->layout),
                       .tied = telling->tied,
                       .listed = telling->tied && stage->view.phase == PHASE_PIECE};
    card_room(frame, stage, signs, chips, room);
    if (same_rect(telling->anchor, stage->table->card.of) &&
        rect_overlap(stage->table->card.place, room->within) > 0)
        room->before = stage->table->card.place;
    keep_clear(frame, stage, telling, room);
}

#define LITTLE .06f /* of a card may lie on the land though there is room in the panel */

/* Makes room in the panel for what would hide too much of the land. */
static bool dock_card(const Frame *frame, TableStage *stage, const Scene *scene, const Signs *signs,
                      const Chips *chips, Rect *place)
{
    Telling telling;
    CardRoom room;
    if (stage->layout.dock.h <= 0 || !tell(stage, scene, &telling))
        return false;
    make_room(frame, stage, signs, chips, &telling, &room);
    if (card_place(&room, card_size(frame, &telling.card), place) &&
        card_over_land(stage, *place) <= LITTLE)
        return false;
    telling.card.width = stage->layout.dock.w / frame->u;
    Rect notice = notice_place(frame, stage);
    Point size = card_size(frame, &telling.card);
    return (notice.w <= 0 || rect_overlap(notice, stage->layout.panel) <= 0) &&
           table_dock(frame, &stage->layout, size, place);
}

/* In the panel; likewise. */
static CardUi draw_docked(Frame *frame, const TableStage *stage, const Scene *scene, Rect place)
{
    Telling telling;
    if (!tell(stage, scene, &telling))
        return stage->table->card;
    telling.card.width = place.w / frame->u;
    widget_put(frame, (Widget){.kind = WIDGET_PANE, .rect = place});
    card_draw(frame, &telling.card, &stage->view, place);
    return (CardUi){place, telling.anchor};
}

/* Returns what is to be remembered of it. */
static CardUi draw_card(Frame *frame, const TableStage *stage, const Scene *scene,
                        const Signs *signs, const Chips *chips)
{
    CardUi drawn = stage->table->card;
    Telling telling;
    CardRoom room;
    Rect place;
    drawn.place.w = 0;
    if (!tell(stage, scene, &telling))
        return drawn;
    Card *card = &telling.card;
    make_room(frame, stage, signs, chips, &telling, &room);
    bool free = card_place(&room, card_size(frame, card), &place);
    while (telling.tied && !free && card->count > 1) {
        card->count--;
        if (card->count > 1 && card->rows[card->count - 1].kind == ROW_RULE)
            card->count--; /* with nothing below it */
        free = card_place(&room, card_size(frame, card), &place);
    }
    if (telling.tied && !free)
        return drawn;
    if (telling.tied)
        card_draw_tie(frame, stage, &room, place);
    /* one that goes once the pointer comes gives way to it: else that would be nowhere */
    if (stage->final.on || stage->table->look.pin.node != NO_NODE || stage->view.hand->by_keys)
        widget_put(frame, (Widget){.kind = WIDGET_PANE, .rect = place});
    card_draw(frame, card, &stage->view, place);
    return (CardUi){place, telling.anchor};
}

enum { WALL = 1024 }; /* logical units after which its texture repeats */

/* The wall, up to where the panel's torn edge covers it; it does not turn with the board. */
static void draw_ground(Frame *frame, const TableLayout *layout, const StoneLight *light)
{
    Rect ground = layout->board;
    ground.x -= layout->panel_left ? 20 * frame->u : 0;
    ground.w += 20 * frame->u;
    if (layout->sliding) { /* bare rock where the panel comes in */
        Rect rock = {layout->panel_left ? ground.x - roundf(WALL * frame->u) : ground.x, 0,
                     frame->width + WALL * frame->u, frame->height};
        draw_texture(frame->list, "cave-wall", rock, frame->u, rgba(0x8A8A8A, 1));
    }
    draw_keep(frame->list, ground);
    board_draw_ground(frame, ground, light);
    draw_unkeep(frame->list);
}

/* What the land will look like when the camera has come to rest. */
static void draw_ahead(Frame *frame, const TableStage *stage)
{
    if (!stage->board.glides)
        return;
    BoardView there = camera_view(&stage->table->camera, stage->layout.fit, frame->now + 60);
    there.rect = stage->board.rect;
    board_draw_ahead(frame, &there, &stage->view);
}

/* And what it will look like at the next step of the final scoring, while this one is read, or at
 * the first one while the last move comes to rest. */
static void draw_next_step(Frame *frame, const TableStage *stage)
{
    TableStage later = *stage;
    bool begins = stage->flight.on && stage->table->final.step == 0;
    const FinalStep *next = final_next(&later.final, begins);
    if (!next || stage->board.glides)
        return;
    later.final.on = true;
    BoardView there = sight_shown(&stage->table->camera, frame, &later, next->lit);
    board_draw_later(frame, &there, &stage->view, next->lit);
}

/* The cell of the turn that came next to the one whose reasons are open, in the colour of its bar.
 */
static void draw_next_best(Frame *frame, const TableStage *stage, const Scene *scene)
{
    const Counsel *counsel;
    if (!advice_why(&stage->table->advice, scene, &counsel) || !counsel || counsel->next.count == 0)
        return;
    Cell cell = counsel->next.moves[0].cell;
    const Site *site = game_site(stage->view.game, cell);
    if (site && site->tile == NO_TILE)
        places_draw_dashed(frame, view_cell(&stage->board, cell.x, cell.y));
}

/* What was laid of late. */
static void draw_recent(Frame *frame, const TableStage *stage)
{
    uint8_t flying = flight_tile(&stage->flight);
    if (stage->view.phase == PHASE_PLACE)
        board_draw_round(frame, &stage->board, &stage->view);
    board_draw_last(frame, &stage->board, &stage->view, flying);
    programs_draw(frame, &stage->board, &stage->view, flying);
}

/* Where the words at the places of a hint are not hidden by the bar and the line of hints. */
static Rect room_of_places(const Frame *frame, const TableStage *stage)
{
    TableNow now = table_now(frame, stage);
    Rect room = stage->layout.clear, line = hint_place(frame, &now);
    float foot = stage->layout.bar.y;
    if (line.w > 0)
        foot = fminf(foot, line.y);
    room.h = fminf(room.h, foot - room.y);
    return room;
}

static void draw_board_part(Frame *frame, const TableStage *stage, const Scene *scene,
                            const Signs *signs, Chips *chips)
{
    const BoardView *board = &stage->board;
    const TableView *view = &stage->view;
    float fade[MAX_PIECES];
    board_draw_tiles(frame, board, view, flight_tile(&stage->flight));
    flight_draw_tile(frame, board, view, &stage->flight);
    bool dim = stage->lit.node != NO_NODE && stage->lens == LENS_NONE; /* all but what is lit */
    if (!dim)
        draw_recent(frame, stage);
    Lens lens;
    if (stage->lens != LENS_NONE) {
        lens_make(view, stage->lens, stage->table->lens.player, &lens);
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
    programs_draw_glow(frame, board, view, fade);
    around_draw(frame, stage);
    board_draw_pieces(frame, board, view, fade,
                      stage->final.on ? stage->lit : (Lit){.node = NO_NODE});
    put_chips(frame, stage, signs, stage->lens != LENS_NONE ? &lens : NULL, chips);
    chips_draw(frame, view, chips);
    signs_draw_marks(frame, board, view, signs);
    board_draw_spots(frame, board, view);
    places_draw(frame, board, view, room_of_places(frame, stage));
    draw_next_best(frame, stage, scene);
    board_draw_ghost(frame, board, view);
    signs_draw_hand(frame, board, view, signs);
    rotations_draw(frame, board, view, &stage->rotations);
    if (stage->final.on)
        final_draw_marks(frame, board, view, &stage->final);
}

/* What the Elder would have done, while the strip shows the turn that he was asked about. */
static void draw_better(const Screen *screen, const TableStage *stage)
{
    int marked = screen->ui->lookback.marked;
    const Review *review = screen->scene->lookback.review;
    const ReviewTurn *turn = review && marked > 0 ? &review->turns[marked - 1] : NULL;
    if (turn && turn->cost > 0 && strip_shown(stage->table, stage->view.session) &&
        stage->view.at == turn->first + turn->count)
        better_draw(screen->frame, &stage->board, &stage->view, turn);
}

/* The fire of the final scoring grows while its first area is told. */
static int day_of(const Frame *frame, const TableStage *stage)
{
    int step = daylight_step(stage->view.game);
    bool grows = step == DAY_FIRE && stage->table->final.step < stage->final.count &&
                 !stage->view.options->reduced_motion;
    return grows ? final_day(&stage->table->final, frame->now) : step;
}

static void table_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    TableStage stage;
    Signs signs;
    Chips chips;
    if (!screen->scene->session)
        return;
    table_stage_make(frame, screen->ui, screen->scene, &stage);
    signs_make(frame->atlas, &stage.view, &stage.flight, &signs);
    bool turning = stage.board.angle != 0;
    Daylight day = daylight_at(day_of(frame, &stage));
    draw_ground(frame, &stage.layout, &day.stone);
    draw_day(frame->list, &day.land);
    draw_ahead(frame, &stage);
    if (turning)
        draw_turn(frame->list, stage.board.pivot, stage.board.angle);
    draw_board_part(frame, &stage, screen->scene, &signs, &chips);
    draw_better(screen, &stage);
    if (turning)
        draw_unturn(frame->list);
    draw_next_step(frame, &stage);
    draw_day(frame->list, NULL);
    TableNow now = table_now(frame, &stage);
    beyond_draw(frame, &now);
    panel_draw_floating(frame, &now);
    strip_draw(frame, &now);
    Rect dock;
    bool docked = dock_card(frame, &stage, screen->scene, &signs, &chips, &dock);
    panel_draw(frame, &now);
    if (stage.lens == LENS_NONE) /* its ribbon lies there */
        hint_draw(frame, &now);
    CardUi drawn = docked ? draw_docked(frame, &stage, screen->scene, dock)
                          : draw_card(frame, &stage, screen->scene, &signs, &chips);
    ask_draw(frame, &now,
             ask_place(frame, &stage.board, &stage.view, card_anchor(&stage), stage.layout.fit));
    notice_draw(frame, &stage);
    flight_draw_travel(frame, &stage.board, rect_inset(stage.layout.well, 6 * frame->u),
                       &stage.view, &stage.flight);
    Homes homes;
    panel_homes(frame, &now, &homes);
    homing_draw(frame, &stage.board, &homes, &stage.view, &stage.flight);
    final_draw_points(frame, &stage.board, &homes, &stage.view, &stage.final);
    card_keep(&screen->ui->table.card, drawn);
}

static void table_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    TableStage stage;
    if (!screen->scene->session)
        return;
    table_catch_up(screen);
    table_stage_make(screen->frame, screen->ui, screen->scene, &stage);
    table_input(screen, &stage, event, input, intent);
}

static bool table_animating(const Ui *ui, const Scene *scene)
{
    const TableUi *table = &ui->table;
    if (!scene->session)
        return false;
    Flight flight;
    flight_make(&table->shown, scene->session, scene->now, &flight);
    bool turns =
        (table->choice.turned_by != 0 &&
         scene->now < table->choice.turned + TILE_TURN_SECONDS + .05) ||
        (table->choice.nudged > 0 && scene->now < table->choice.nudged + NUDGE_SECONDS + .05);
    bool counts = table->final.step >= 0 && scene->now < table->final.since + FINAL_SECONDS;
    bool nears = table->offer.nearing && scene->now < table->offer.at + GRACE_SECONDS + .05;
    return flight.on || nears || (!ui->options.reduced_motion && (turns || counts)) ||
           camera_gliding(&table->camera, scene->now) || table->edge.on ||
           (table->panel.since > 0 && scene->now < table->panel.since + SLIDE_SECONDS);
}

static void table_leave(Ui *ui)
{
    hand_let_go(&ui->table.hand);
    strip_let_go(&ui->table.strip);
    map_let_go(&ui->table.map);
}

/* The dots of a program that thinks. */
static bool breathes(const Ui *ui, const Scene *scene)
{
    const Session *session = scene->session;
    return session && !ui->options.reduced_motion && !table_looks_back(&ui->table, session) &&
           asked_program(session_setup(session), session_game(session));
}

/* An area or its card comes, a light goes, the next move is shown. */
static double table_due(const Ui *ui, const Scene *scene)
{
    const TableUi *table = &ui->table;
    const double moments[] = {
        table->look.at.node != NO_NODE ? table->look.since + LOOK_SECONDS : 0,
        look_flies(&table->look) ? table->look.fly_until : 0,
        scene->session ? pace_due(&table->shown, scene->session) : 0,
        table->shown.marked,
        breathes(ui, scene) ? program_dots_due(scene->now) : 0,
        ui->options.reduced_motion ? 0 : final_due(&table->final, scene->now),
    };
    double due = INFINITY;
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++)
        if (moments[i] >= scene->now && moments[i] < due)
            due = moments[i];
    return due;
}

/* It puts no piece, where one is due. */
static int table_back(const Ui *ui, const Scene *scene)
{
    uint8_t phase = scene->session ? session_game(scene->session)->phase : PHASE_END;
    bool may = phase == PHASE_PIECE || phase == PHASE_RECALL;
    return may && !ui->table.choice.asked ? '0' : KEY_ESCAPE;
}

const ScreenPart table_screen = {.follow = table_follow,
                                 .build = table_build,
                                 .handle = table_handle,
                                 .animating = table_animating,
                                 .leave = table_leave,
                                 .due = table_due,
                                 .back = table_back};
