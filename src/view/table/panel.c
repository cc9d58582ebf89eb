#include "view/table/panel.h"

#include <math.h>

#include "view/kit/paint.h"
#include "view/table/acts.h"
#include "view/table/model.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/table.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

/* What can be collapsed: the whole panel, by a handle at its edge, down to a narrow strip; and in
 * a panel too low for all, the players' rows, by a heading that has the awards and the map come in
 * their place. */

void collapse_toggle(const Call *call)
{
    CollapseUi *collapse = &call->screen->ui->table.collapse;
    collapse->open = !collapse->open;
}

/* A tab of leather on the torn edge; its arrow shows where the panel would go. */
static void draw_handle(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    bool away = layout->slim || layout->over;
    bool to_left = layout->panel_left != away;
    if (layout->handle.w <= 0)
        return;
    table_put(frame, model, VERB_PANEL,
              (Widget){.rect = layout->handle,
                       .icon = to_left ? "chevron-left" : "chevron-right",
                       .tip = away ? tr("Bring the panel back") : tr("Put the panel away"),
                       .tip_right = layout->panel_left ? 0 : layout->handle.x,
                       .tip_left = layout->panel_left ? layout->handle.x + layout->handle.w : 0,
                       .no_focus = true});
}

/* What a click opens, between two rules. */
static void draw_heading(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    Rect rect = layout->collapse;
    float u = frame->u, baseline = rect.y + rect.h / 2 + 5 * u;
    bool open = model->table->collapse.open;
    const char *what = open                             ? tr("Players")
                       : map_wanted(&model->table->map) ? tr("The whole land, last awards")
                                                        : tr("Last awards");
    if (rect.h <= 0)
        return;
    panel_put_verb(frame, model, VERB_COLLAPSE, (Widget){.kind = WIDGET_SPOT, .rect = rect});
    bool lit = widgets_hovered(frame->widgets, VERB_COLLAPSE) >= 0;
    uint32_t rgb = lit ? FIRE_LIGHT : CREAM_SOFT;
    draw_fill(frame->list, rect, rgba(HIDE_DEEP, .5f));
    paint_icon(frame, open ? "chevron-down" : "chevron-up",
               (Point){rect.x + 18 * u, rect.y + rect.h / 2}, 16, rgb, 1);
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, rgb},
               (Point){rect.x + 34 * u, baseline}, rect.w - 42 * u, what);
}

#define DRAGGED_AWAY .3f /* how much is seen of the tile in hand where it is dragged from */

enum { AWARD_ROW = 27, AWARDS_HEAD = 30 };

void awards_collect(const Session *session, int since, int most, AwardList *list)
{
    list->count = 0;
    if (most > MAX_AWARDS_SHOWN)
        most = MAX_AWARDS_SHOWN;
    for (int move = session_at(session) - 1; move >= since && list->count < most; move--) {
        const Game *before = session_game_at(session, move),
                   *after = session_game_at(session, move + 1);
        bool any = after->phase == PHASE_END;
        for (int p = 0; p < after->player_count; p++)
            any |= before->scores[p] != after->scores[p];
        if (!any)
            continue;
        Events events;
        session_events(session, move, &events);
        int last = events.count;
        while (--last >= 0 && list->count < most)
            if (events.items[last].kind == EVENT_AWARD)
                list->awards[list->count++] = events.items[last].award;
    }
}

static int awards_that_fit(const TableLayout *layout, float u)
{
    int fit = (int)((layout->awards.h / u - AWARDS_HEAD) / AWARD_ROW);
    return fit < 0 ? 0 : fit;
}

static void draw_ground(Frame *frame, const TableLayout *layout)
{
    float u = frame->u;
    Rect fill = layout->panel;
    widget_put(frame, (Widget){.id = TABLE_PANEL, .kind = WIDGET_PANE, .rect = layout->panel});
    float seam = roundf(u); /* below the torn edge, which lets the board through farther in */
    fill.x += layout->panel_left ? 0 : seam;
    fill.w -= seam;
    draw_texture(frame->list, "hide", fill, u, rgba(0xFFFFFF, 1));
    paint_patch_towards(frame, "panel-hide-edge", layout->panel, layout->panel_left);
}

void panel_put(Frame *frame, const TableModel *model, Widget widget)
{
    const TableLayout *layout = &model->layout;
    widget.tip_right = layout->panel_left ? 0 : layout->panel.x;
    widget.tip_left = layout->panel_left ? layout->board.x : 0;
    widget_put(frame, widget);
}

void panel_put_verb(Frame *frame, const TableModel *model, Verb verb, Widget widget)
{
    panel_put(frame, model, table_widget(model, verb, widget));
}

float panel_key_width(const Frame *frame, Verb verb, const char *word)
{
    return text_width(frame, FONT_TEXT, 15, word) +
           text_width(frame, FONT_HEAVY, 14, action_keys(verb)) + 22 * frame->u;
}

float panel_put_key(Frame *frame, const TableModel *model, Verb verb, const char *word, Point end)
{
    const char *key = action_keys(verb);
    float u = frame->u, all = panel_key_width(frame, verb, word), x = end.x - all;
    panel_put_verb(frame, model, verb,
                   (Widget){.kind = WIDGET_SPOT,
                            .rect = {roundf(x - 4 * u), roundf(end.y - 17 * u), roundf(all + 8 * u),
                                     roundf(24 * u)},
                            .no_focus = true});
    uint32_t rgb = widgets_hovered(frame->widgets, verb) >= 0 ? FIRE_LIGHT : CREAM_SOFT;
    TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, rgb};
    float cap = x + paint_text(frame, style, (Point){x, end.y}, 0, word) + 6 * u;
    paint_keycap(frame, (Point){cap, end.y}, key, false);
    return x;
}

/* Whose turn it is as a picture: `middle` is its place. */
static void draw_title_icon(Frame *frame, const TableModel *model, int player, Point middle)
{
    const TableView *view = &model->view;
    if (model->final.on)
        paint_icon(frame, "flag", middle, 24, CREAM, 1);
    else if (view->phase == PHASE_END)
        paint_icon(frame, "trophy", middle, 24, FIRE_LIGHT, 1);
    else
        paint_icon(frame, player_badges[view->setup->seats[player].colour], middle, 25, 0xFFFFFF,
                   1);
}

/* Logical units: the title's letters, smaller ones, those of a title in two lines, and how far
 * above and below the baseline of one line these lie; where all of them end below that. */
enum { TITLE = 21, SMALL_TITLE = 17, LEAST_TITLE = 13, LINE_ABOVE = 14, LINE_BELOW = 3 };
enum { BASELINE = 23, LETTERS_END = 7 };

static TextStyle title_style(float size)
{
    return (TextStyle){FONT_TITLE, ALIGN_LEFT, size, FIRE_LIGHT};
}

/* What the title calls a player, in `room` pixels: the whole name as long as that has room on a
 * line of its own, so that it is the same whatever is done; else the first name, or a cut one. */
static const char *title_name(const Frame *frame, const TableModel *model, const TurnTitle *title,
                              float room)
{
    const Setup *setup = model->view.setup;
    bool fits = text_width(frame, FONT_TITLE, LEAST_TITLE, title->words.name) <= room;
    const char *first = fits ? NULL : say_first_name(setup, title->player);
    return first ? first : title->words.name;
}

static float title_width(const Frame *frame, float size, const char *text)
{
    return text_width(frame, FONT_TITLE, size, text);
}

/* At `at`, in `room` pixels: name and verb in a line, in smaller letters if need be, or each in one
 * of its own. Returns where they end. */
static Point draw_title_words(Frame *frame, const TableModel *model, const TurnTitle *title,
                              Point at, float room)
{
    float u = frame->u, size = TITLE, gap = 6 * u;
    const char *does = title->words.does;
    if (!title->words.name && title_width(frame, size, does) > room) {
        paint_label(frame, title_style(size), (Rect){at.x, model->layout.title.y, room, 32 * u},
                    does);
        return (Point){at.x + room, at.y};
    }
    if (title->words.name) {
        const char *name = title_name(frame, model, title, room);
        if (title_width(frame, size, name) + gap + title_width(frame, size, does) > room)
            size = SMALL_TITLE;
        if (title_width(frame, size, name) + gap + title_width(frame, size, does) <= room) {
            at.x += paint_text(frame, title_style(size), at, 0, name) + gap;
        } else {
            while (size > LEAST_TITLE &&
                   fmaxf(title_width(frame, size, name), title_width(frame, size, does)) > room)
                size--;
            paint_text(frame, title_style(size), (Point){at.x, at.y - LINE_ABOVE * u}, room, name);
            at.y += LINE_BELOW * u;
        }
    }
    at.x += paint_text(frame, title_style(size), at, room, does);
    return at;
}

static void draw_title(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    const Final *final = &model->final;
    float u = frame->u, baseline = layout->title.y + BASELINE * u, x = layout->title.x;
    const char *aside = "";
    TurnTitle title = program_title(&model->view, &model->flight);
    if (title.thinks && layout->hides) { /* in a lesson all is decided */
        title.thinks = false;
        title.words = say_turn(model->view.setup, model->view.game);
    }
    if (final->on) {
        title.words = (TurnWords){NULL, tr("Final scoring")};
        aside = say_with(SAY_STEP, "step=%d count=%d", final->at + 1, final->count);
    }
    if (layout->slim) { /* its words are on the player's row, by its tooltip */
        draw_title_icon(frame, model, title.player,
                        (Point){x + layout->title.w / 2, layout->title.y + 16 * u});
        return;
    }
    draw_title_icon(frame, model, title.player, (Point){x + 12 * u, layout->title.y + 16 * u});
    x += 34 * u;
    float room = layout->right - x - (title.thinks ? PROGRAM_DOTS * u : 0);
    if (aside[0])
        room -= paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT},
                           (Point){layout->right, baseline}, 0, aside) +
                8 * u;
    Point end = draw_title_words(frame, model, &title, (Point){x, baseline}, room);
    if (title.thinks)
        program_draw_dots(frame, model, end);
}

void panel_draw_tile(Frame *frame, const TableModel *model, BoardTile tile, Rect rect, float alpha)
{
    const TableLayout *layout = &model->layout;
    float top = layout->title.y + (BASELINE + LETTERS_END) * frame->u;
    draw_clip(frame->list, (Rect){layout->panel.x, top, layout->panel.w, frame->height - top});
    draw_tile(frame->list, model->view.edition->rules.id, tile, rect, alpha, 0);
    draw_unclip(frame->list);
}

/* A stack of tiles face down. */
typedef struct Pile {
    const char *name, *picture, *tip;
    int left; /* tiles */
} Pile;

/* Where the heads of the rows come close below, the count lies on the stack, not to be read with
 * them. */
static void draw_pile(Frame *frame, const TableModel *model, const Pile *pile, int index)
{
    float u = frame->u, apart = model->layout.heads > 0 ? 28 : 5;
    Rect back = model->layout.backs[index];
    bool tight = back.y + back.h + 24 * u > model->layout.rows[0].y - apart * u;
    int left = pile->left;
    panel_put(frame, model,
              (Widget){.id = (WidgetId)(TABLE_BACK + index),
                       .verb = VERB_STACKS,
                       .kind = WIDGET_SPOT,
                       .rect = back,
                       .name = pile->name,
                       .tip = pile->tip});
    for (int i = left > 12 ? 3 : left > 4 ? 2 : left > 0 ? 1 : 0; i > 0; i--)
        draw_fill(frame->list,
                  (Rect){back.x + u, back.y + (float)i * 2 * u, back.w - 2 * u, back.h},
                  rgba(i % 2 ? 0x8A6A42 : 0x3A2817, 1));
    draw_icon(frame->list, pile->picture, back, rgba(0xFFFFFF, left ? 1 : .3f));
    Point at = {back.x + back.w / 2, back.y + back.h + (tight ? -5 : 24) * u};
    if (tight)
        draw_fill(frame->list, (Rect){back.x, at.y - 16 * u, back.w, 21 * u}, rgba(HIDE_DEEP, .8f));
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 18, left ? CREAM : CREAM_SOFT}, at, 0,
               said("%d", left));
}

static void draw_piles(Frame *frame, const TableModel *model)
{
    const TableView *view = &model->view;
    const Game *game = view->game;
    int land_left = game->land.count - game->land.drawn;
    int special_left = game->special.count - game->special.drawn;
    const Pile piles[] = {
        {"stack-land", "pic-back-land", say_number(SAY_LAND_LEFT, land_left), land_left},
        {"stack-special", view->terms->special_back,
         say_number(SAY_SPECIAL_LEFT + view->edition->rules.id, special_left), special_left}};
    for (int i = 0; i < 2; i++)
        draw_pile(frame, model, &piles[i], i);
}

/* Of a narrow panel the tiles left in one line, or that the last one is laid. */
static void draw_tiles_left(Frame *frame, const TableModel *model)
{
    enum { BACK = 20, APART = 6, NUMBER = 18, WORDS = 15 };
    Rect line = model->layout.backs[0];
    const Game *game = model->view.game;
    int count = game->land.count - game->land.drawn;
    float u = frame->u, back = (BACK + APART) * u;
    const char *left = say_left_briefly(game);
    panel_put(frame, model,
              (Widget){.id = TABLE_BACK,
                       .verb = VERB_STACKS,
                       .kind = WIDGET_SPOT,
                       .rect = line,
                       .name = "stack-land",
                       .tip = say_number(SAY_LAND_LEFT, count)});
    TextStyle style = {FONT_TITLE, ALIGN_LEFT, count > 0 ? NUMBER : WORDS,
                       count > 0 ? CREAM : FIRE_LIGHT};
    float room = line.w - back, width = text_fit(frame, style, room, line.h, left).width;
    float x = line.x + fmaxf(0, line.w - back - width) / 2;
    paint_icon(frame, "pic-back-land", (Point){x + BACK / 2 * u, line.y + line.h / 2}, BACK, WHITE,
               count > 0 ? 1 : .3f);
    paint_label(frame, style, (Rect){x + back, line.y, room, line.h}, left);
}

/* Whether the line on its power stays beside the tile in hand: until it is held over a cell. */
static bool power_stays(const TableView *view)
{
    return view->mine && view->phase == PHASE_PLACE && view->ghost.state == GHOST_NONE &&
           !view->pointer->dragging;
}

/* Over the tile in hand, from where it can be dragged: what its power does. */
static void put_hand(Frame *frame, const TableModel *model)
{
    Rect slot = model->layout.slot;
    const TableView *view = &model->view;
    EditionId edition = view->edition->rules.id;
    uint8_t hand = view->game->hand;
    Power power = hand == NO_TILE ? POWER_NONE : (Power)view->edition->tiles.tiles[hand].power;
    if (power == POWER_NONE) {
        panel_put(frame, model,
                  (Widget){.id = TABLE_HAND, .kind = WIDGET_PANE, .rect = slot, .name = "hand"});
        return;
    }
    bool stays = power_stays(view) && frame->widgets->hover != TABLE_HAND;
    const char *rule =
        stays ? phrase(SAY_POWER_BRIEFLY + power - POWER_LOGBOAT) : say_power_rule(edition, power);
    panel_put_verb(frame, model, VERB_HELP,
                   (Widget){.id = TABLE_HAND,
                            .kind = WIDGET_SPOT,
                            .rect = slot,
                            .name = "power",
                            .no_focus = true,
                            .tip_stays = stays,
                            .tip = say_with(SAY_POWER, "power=%s rule=%s",
                                            tr(view->terms->powers[power]), rule)});
}

/* How the tile in hand is held; that of a program as it is drawn; one that was laid as it lies. */
static int hand_rotation(const TableModel *model)
{
    const TableView *view = &model->view;
    if (view->phase != PHASE_PLACE && view->placed)
        return view->placed->rotation;
    if (view->program)
        return 0;
    return view->ghost.state == GHOST_FITS ? view->ghost.rotation : model->table->choice.rotation;
}

static void draw_hand(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    const TableView *view = &model->view;
    paint_patch(frame, "well", layout->slot, 1);
    Rect tile = rect_inset(layout->slot, roundf(6 * frame->u));
    bool due = program_title(view, &model->flight).player == view->game->player;
    if (due && view->game->hand != NO_TILE && flight_tile(&model->flight) != view->game->hand) {
        int rotation = hand_rotation(model);
        panel_draw_tile(frame, model, tile_turned(view->game->hand, (rotation + view->turn) & 3),
                        tile, view->drag->far ? DRAGGED_AWAY : 1);
    }
    put_hand(frame, model);
    if (view->program) {
        program_draw_face(frame, model);
    } else if (!(layout->hides & LESSON_TURN)) {
        panel_put_verb(frame, model, VERB_TURN_LEFT, (Widget){.rect = layout->turn[0]});
        panel_put_verb(frame, model, VERB_TURN_RIGHT, (Widget){.rect = layout->turn[1]});
    }
    if (!(layout->hides & LESSON_SPECIAL))
        (layout->slim ? draw_tiles_left : draw_piles)(frame, model);
}

static void draw_award(Frame *frame, const TableModel *model, const Award *award, Widget widget)
{
    const TableView *view = &model->view;
    float u = frame->u, baseline = widget.rect.y + 19 * u;
    Rect row = widget.rect;
    const char *points = said("+%d", award->points);
    const char *what = say_award(view->edition->rules.id, award);
    panel_put(frame, model, widget);
    if (widgets_hovered(frame->widgets, VERB_AWARD) == widget.index)
        draw_fill(frame->list, row, rgba(FIRE_LIGHT, .10f));
    paint_icon(frame, player_badges[view->setup->seats[award->player].colour],
               (Point){row.x + 12 * u, row.y + 13 * u}, 20, 0xFFFFFF, 1);
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 17, CREAM},
               (Point){row.x + 30 * u, baseline}, 0, points);
    const TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, CREAM};
    float room = row.w - 68 * u;
    if (!text_fit(frame, style, room, row.h, what).whole)
        what = say_award_brief(view->edition->rules.id, award);
    if (text_width(frame, FONT_TEXT, 15, what) > room)
        paint_label(frame, style, (Rect){row.x + 66 * u, row.y, room, row.h}, what);
    else
        paint_text(frame, style, (Point){row.x + 66 * u, baseline}, 0, what);
}

static void draw_awards(Frame *frame, const TableModel *model)
{
    const TableLayout *layout = &model->layout;
    float u = frame->u, x = layout->awards.x, y = layout->awards.y;
    AwardList list;
    awards_collect(model->view.session, 0, awards_that_fit(layout, u), &list);
    if (list.count == 0)
        return;
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT},
               (Point){x + 4 * u, y + 18 * u}, 0, tr("Last awards"));
    Point all = {x + layout->awards.w - 8 * u, y + 18 * u};
    all.x = panel_put_key(frame, model, VERB_LOG, trc("awards", "all"), all);
    map_draw_return(frame, model, (Point){all.x - 12 * u, all.y});
    y += AWARDS_HEAD * u;
    for (int i = 0; i < list.count; i++, y += AWARD_ROW * u)
        draw_award(
            frame, model, &list.awards[i],
            table_widget(model, VERB_AWARD,
                         (Widget){.index = (int16_t)i,
                                  .kind = WIDGET_SPOT,
                                  .rect = {x, roundf(y), layout->awards.w, roundf(AWARD_ROW * u)},
                                  .name = said("award-%d", i + 1)}));
}

/* In the final scoring and after it: on by steps, or all at once. */
static void put_end_buttons(Frame *frame, const TableModel *model, float side)
{
    const TableLayout *layout = &model->layout;
    const Final *final = &model->final;
    float u = frame->u, y = layout->buttons.y, from = layout->left;
    float to = layout->right - side - 8 * u;
    bool last = final->at + 1 >= final->count;
    if (final->on) {
        float all = roundf(layout->buttons.w * .33f);
        panel_put_verb(frame, model, VERB_SKIP,
                       (Widget){.label = action_label(VERB_SKIP), .rect = {from, y, all, 44 * u}});
        from += all + 8 * u;
    }
    panel_put_verb(frame, model, VERB_GO_ON,
                   (Widget){.style = STYLE_OCHRE,
                            .label = (final->on || final->waits) && !last ? action_label(VERB_GO_ON)
                                                                          : tr("Results"),
                            .rect = {from, y, to - from, 44 * u},
                            .tip = final->on ? NULL : tr("Show the results")});
    panel_put_verb(frame, model, final->on ? VERB_MENU_AT_END : VERB_MENU,
                   (Widget){.rect = {layout->right - side, y, side, side}});
}

/* Of a narrow panel: undo or, at the end, over the whole width the results; and the menu. */
static void put_slim_buttons(Frame *frame, const TableModel *model)
{
    Rect room = model->layout.buttons;
    float u = frame->u, side = roundf((room.w - 4 * u) / 2);
    bool over = table_can(model, VERB_GO_ON);
    Rect first = {room.x, room.y, over ? room.w : side, over ? roundf(44 * u) : side};
    panel_put_verb(frame, model, over ? VERB_GO_ON : VERB_UNDO,
                   (Widget){.style = over ? STYLE_OCHRE : STYLE_LEATHER,
                            .rect = first,
                            .tip = over ? tr("Show the results") : NULL});
    panel_put_verb(frame, model, VERB_MENU,
                   (Widget){.rect = {room.x + room.w - side, room.y + room.h - side, side, side}});
}

static void put_buttons(Frame *frame, const TableModel *model)
{
    static const Verb verbs[] = {VERB_UNDO, VERB_REDO, VERB_HELP, VERB_OPTIONS, VERB_MENU};
    enum { BUTTONS = sizeof verbs / sizeof *verbs };
    const TableLayout *layout = &model->layout;
    float side = fminf(44 * frame->u, (layout->buttons.w - 24 * frame->u) / BUTTONS);
    float step = (layout->buttons.w - side) / (BUTTONS - 1);
    if (layout->slim) {
        put_slim_buttons(frame, model);
        return;
    }
    if (layout->bar.w <= 0) {
        panel_put(
            frame, model,
            table_widget(model, VERB_MENU,
                         (Widget){.rect = {layout->right - side, layout->buttons.y, side, side}}));
        return;
    }
    if (table_can(model, VERB_GO_ON)) {
        put_end_buttons(frame, model, side);
        return;
    }
    for (int i = 0; i < BUTTONS; i++) {
        float x = i + 1 < BUTTONS ? layout->left + step * (float)i : layout->right - side;
        panel_put_verb(frame, model, verbs[i],
                       (Widget){.rect = {x, layout->buttons.y, side, side}});
    }
}

void panel_draw(Frame *frame, const TableModel *model)
{
    bool final = model->final.on;
    Phase phase = model->view.phase;
    widgets_group(frame->widgets, TABLE_IN_PANEL);
    draw_ground(frame, &model->layout);
    draw_title(frame, model);
    if (!final && phase != PHASE_END && model->layout.kind == PANEL_PLACE)
        draw_hand(frame, model);
    else if (!final && phase != PHASE_END)
        panel_draw_piece(frame, model);
    if (!(model->layout.hides & LESSON_POINTS))
        panel_draw_rows(frame, model);
    if (final || model->final.waits)
        final_draw_list(frame, model->layout.awards, &model->view, &model->final);
    else if (model->layout.awards.h > 0 && !(model->layout.hides & LESSON_LIST))
        draw_awards(frame, model);
    map_draw(frame, model);
    draw_handle(frame, model);
    draw_heading(frame, model);
    put_buttons(frame, model);
    widgets_group(frame->widgets, 0);
}
