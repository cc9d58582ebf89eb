
#include <math.h>
#include <string.h>

#include "play/turns.h"
#include "view/board/draw.h"
#include "view/kit/paint.h"
#include "view/state/nav.h"
#include "view/table/acts.h"
#include "view/table/framing.h"
#include "view/table/panel.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

enum { HEAD = 24, MARGIN = 5, LARGEST = 20 }; /* logical units */

void map_let_go(MapUi *map)
{
    map->held = false;
}

void map_toggle(const Call *call)
{
    MapUi *map = &call->screen->ui->table.map;
    bool wanted = map_wanted(map);
    map->hidden = wanted && map->needed;
    map->asked = !wanted && !map->needed;
}

void map_follow(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    const Widgets *widgets = screen->frame->widgets;
    bool on = table->map.held || widgets->hover == TABLE_MAP;
    bool whole = framing_whole(&table->camera, model);
    table->map.needed = model->view.phase != PHASE_END && (!whole || (on && table->map.needed));
}

bool map_wanted(const MapUi *map)
{
    return map->asked || (map->needed && !map->hidden);
}

static bool map_shown(const TableModel *model)
{
    return model->layout.map.h > 0;
}

static Rect picture_of(float u, const TableLayout *layout)
{
    float head = roundf(HEAD * u);
    return (Rect){layout->map.x, layout->map.y + head, layout->map.w, layout->map.h - head};
}

/* The land as the map shows it. Round the laid tiles there is room for one more, whether it may be
 * laid there or not: the land keeps its place from decision to decision. */
static BoardView view_of(float u, const TableModel *model)
{
    Rect picture = picture_of(u, &model->layout);
    Rect room = rect_inset(picture, MARGIN * u), extent = table_extent(&model->view, false);
    extent = rect_inset(extent, -1);
    BoardView map = {.rect = picture, .turn = model->view.board.turn};
    bool across = map.turn & 1;
    float tile =
        fminf(room.w / (across ? extent.h : extent.w), room.h / (across ? extent.w : extent.h));
    map.tile = floorf(fmaxf(2, fminf(LARGEST * u, tile)));
    Rect there = view_rect(&map, extent);
    map.origin = (Point){roundf(picture.x + (picture.w - there.w) / 2 - there.x),
                         roundf(picture.y + (picture.h - there.h) / 2 - there.y)};
    return map;
}

void map_draw_return(Frame *frame, const TableModel *model, Point end)
{
    if (model->table->map.needed && model->table->map.hidden)
        panel_put_key(frame, model, VERB_MAP, trc("the small map", "map"), end);
}

static void draw_head(Frame *frame, const TableModel *model)
{
    Rect map = model->layout.map;
    float u = frame->u, y = map.y + 17 * u;
    const char *land = tr("The whole land"), *awards = trc("the log", "awards");
    float width = panel_key_width(frame, VERB_MAP, land), room = map.w - 24 * u - width;
    panel_put_key(frame, model, VERB_MAP, land, (Point){map.x + 4 * u + width, y});
    if (model->layout.awards.h <= 0 && panel_key_width(frame, VERB_LOG, awards) <= room)
        panel_put_key(frame, model, VERB_LOG, awards, (Point){map.x + map.w - 4 * u, y});
}

static void draw_land(Frame *frame, const TableView *view)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        draw_tile(frame->list, view->edition->rules.id,
                  board_tile(view, site->tile, site->cell, site->rotation),
                  cell_seen(view, site->cell), 1, 0);
    }
    for (int i = 0; i < view->legal_count; i++) {
        Rect cell = cell_seen(view, view->legal[i].cell);
        draw_fill(frame->list, rect_inset(cell, floorf(cell.w * .28f)), rgba(FIRE_LIGHT, .9f));
    }
}

/* The part of the board that is seen, in the map's pixels. */
static Rect seen_of(const BoardView *map, const TableModel *model)
{
    Rect open = framing_open(&model->layout);
    Point a = view_board_point(&model->view.board, (Point){open.x, open.y});
    Point b = view_board_point(&model->view.board, (Point){open.x + open.w, open.y + open.h});
    Rect seen = view_rect(map, (Rect){a.x, a.y, b.x - a.x, b.y - a.y}), within = map->rect;
    float right = fminf(seen.x + seen.w, within.x + within.w);
    float bottom = fminf(seen.y + seen.h, within.y + within.h);
    seen.x = roundf(fmaxf(seen.x, within.x));
    seen.y = roundf(fmaxf(seen.y, within.y));
    return (Rect){seen.x, seen.y, roundf(fmaxf(0, right - seen.x)),
                  roundf(fmaxf(0, bottom - seen.y))};
}

/* All but what is seen grows dim. */
static void draw_seen(Frame *frame, Rect picture, Rect seen)
{
    float line = fmaxf(1.5f, 2 * frame->u), bottom = seen.y + seen.h, right = seen.x + seen.w;
    Rgba dim = rgba(HIDE_DEEP, .62f);
    draw_fill(frame->list, (Rect){picture.x, picture.y, picture.w, seen.y - picture.y}, dim);
    draw_fill(frame->list, (Rect){picture.x, bottom, picture.w, picture.y + picture.h - bottom},
              dim);
    draw_fill(frame->list, (Rect){picture.x, seen.y, seen.x - picture.x, seen.h}, dim);
    draw_fill(frame->list, (Rect){right, seen.y, picture.x + picture.w - right, seen.h}, dim);
    paint_frame(frame, rect_inset(seen, line / 2), line, rgba(FIRE_LIGHT, 1));
}

static void draw_last(Frame *frame, const TableView *view)
{
    float line = fmaxf(1, roundf(frame->u * 1.5f));
    RecentTiles recent;
    if (!view->allows.recent)
        return;
    turns_recent(view->session, view->at, &recent);
    for (int i = recent.count - 1; i >= 0; i--) {
        Rect cell = cell_seen(view, recent.tiles[i].cell);
        Colour colour = (Colour)view->setup->seats[recent.tiles[i].player].colour;
        paint_frame(frame, rect_inset(cell, -line), line, rgba(CREAM, 1));
        paint_frame(frame, cell, line, rgba(player_colours[colour], 1));
    }
}

void map_draw(Frame *frame, const TableModel *model)
{
    if (!map_shown(model))
        return;
    TableView map = model->view;
    map.board = view_of(frame->u, model);
    Rect picture = map.board.rect;
    draw_head(frame, model);
    widget_put(
        frame,
        (Widget){.id = TABLE_MAP, .kind = WIDGET_PANE, .rect = picture, .name = "whole-land"});
    draw_fill(frame->list, picture, rgba(HIDE_DEEP, 1));
    draw_clip(frame->list, picture);
    draw_land(frame, &map);
    draw_seen(frame, picture, seen_of(&map.board, model));
    draw_last(frame, &map);
    draw_unclip(frame->list);
}

/* Looks at what lies at a pixel of the map; gliding there where the pointer was not dragged. */
static void look(const Screen *screen, const TableModel *model, Point pixel, bool glide)
{
    Camera *camera = &screen->ui->table.camera;
    BoardView map = view_of(screen->frame->u, model);
    Rect extent = table_extent(&model->view, true);
    Point to = view_board_point(&map, pixel);
    to.x = fmaxf(extent.x, fminf(to.x, extent.x + extent.w));
    to.y = fmaxf(extent.y, fminf(to.y, extent.y + extent.h));
    camera_go(camera, to, camera->tile, screen->frame->now,
              glide && !screen->ui->options.reduced_motion);
    camera_take(camera);
}

bool map_handle(const Screen *screen, const TableModel *model, const Input *input)
{
    MapUi *map = &screen->ui->table.map;
    Point at = {input->x, input->y};
    const Widget *under = widgets_at(screen->frame->widgets, at.x, at.y);
    bool on = map_shown(model) && under && under->id == TABLE_MAP;
    switch (input->kind) {
    case INPUT_DOWN:
        map->held = on && input->button == BUTTON_LEFT;
        if (map->held)
            look(screen, model, at, true);
        return on;
    case INPUT_POINTER:
        if (map->held && map_shown(model))
            look(screen, model, at, false);
        return map->held;
    case INPUT_UP:
        on = map->held;
        map->held = false;
        return on;
    case INPUT_WHEEL:
        if (on && input->wheel != 0)
            act_zoom(screen, model, rect_middle(model->layout.fit), powf(ZOOM_STEP, input->wheel));
        return on;
    default:
        return false;
    }
}

static const char *say_offer(void)
{
    return say_text(SAY_TURN_FITS, action_keys(VERB_TURN_BOARD));
}

void map_turned(const Screen *screen)
{
    if (strcmp(screen->ui->notice.text, say_offer()) == 0)
        ui_hush(screen->ui);
}

void map_offer_turn(const Screen *screen, const TableModel *model)
{
    MapUi *map = &screen->ui->table.map;
    const TableView *view = &model->view;
    if (map->offered || !view->mine || view->phase != PHASE_PLACE ||
        model->notice->until > screen->frame->now || /* what is told of a move comes first */
        !framing_turns_larger(&screen->ui->table.camera, model))
        return;
    ui_tell(screen->ui, say_offer(), screen->frame->now);
    map->offered = true;
}
