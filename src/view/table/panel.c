#include "view/table/panel.h"

#include <math.h>
#include <stdio.h>

#include "view/kit/paint.h"
#include "view/words/awards.h"
#include "view/words/rules.h"
#include "view/words/screens.h"
#include "view/words/turn.h"

enum { AWARD_ROW = 27, AWARDS_HEAD = 30 };

void awards_collect(const Session *session, int most, AwardList *list)
{
    list->count = 0;
    if (most > MAX_AWARDS_SHOWN)
        most = MAX_AWARDS_SHOWN;
    for (int move = session_at(session) - 1; move >= 0 && list->count < most; move--) {
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

void panel_put(Frame *frame, const TableLayout *layout, Widget widget)
{
    widget.tip_right = layout->panel_left ? 0 : layout->panel.x;
    widget.tip_left = layout->panel_left ? layout->board.x : 0;
    widget_put(frame, widget);
}

static void draw_title(Frame *frame, const TableLayout *layout, const TableView *view,
                       const Final *final)
{
    float u = frame->u, baseline = layout->title.y + 23 * u, x = layout->title.x;
    char aside[32] = "", first[MAX_NAME];
    TurnWords turn = say_turn(view->setup, view->game);
    float middle = layout->title.y + 16 * u;
    if (final->on) {
        turn = (TurnWords){NULL, "Final scoring"};
        snprintf(aside, sizeof aside, "%d of %d", final->at + 1, final->count);
        paint_icon(frame, "flag", (Point){x + 12 * u, middle}, 24, CREAM, 1);
    } else if (view->phase == PHASE_END) {
        paint_icon(frame, "trophy", (Point){x + 12 * u, middle}, 24, FIRE_LIGHT, 1);
    } else {
        paint_icon(frame, player_badges[view->setup->seats[view->game->player].colour],
                   (Point){x + 12 * u, middle}, 25, 0xFFFFFF, 1);
    }
    x += 34 * u;
    float room = layout->right - x;
    if (aside[0])
        room -= paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, CREAM_SOFT},
                           (Point){layout->right, baseline}, 0, aside) +
                8 * u;
    float size = 21, does = text_width(frame, FONT_TITLE, size, turn.does), gap = 6 * u;
    if (turn.name) {
        if (text_width(frame, FONT_TITLE, size, turn.name) + gap + does > room) {
            size = 17;
            does = text_width(frame, FONT_TITLE, size, turn.does);
        }
        if (text_width(frame, FONT_TITLE, size, turn.name) + gap + does > room &&
            say_first_name(view->setup, view->game->player, first))
            turn.name = first;
        x += paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, FIRE_LIGHT},
                        (Point){x, baseline}, fmaxf(1, room - does - gap), turn.name) +
             gap;
        room = layout->right - x;
    }
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, FIRE_LIGHT}, (Point){x, baseline},
               room, turn.does);
}

/* Where the heads of the rows come close below, the count lies on the stack, not to be read with
 * them. */
static void draw_stack(Frame *frame, const TableLayout *layout, Rect back, int id,
                       const char *picture, int left, const char *tip)
{
    float u = frame->u;
    bool tight = layout->heads > 0 && back.y + back.h + 44 * u > layout->heads;
    char count[8];
    snprintf(count, sizeof count, "%d", left);
    panel_put(frame, layout,
              (Widget){.id = (WidgetId)id,
                       .kind = WIDGET_SPOT,
                       .rect = back,
                       .name = id == TABLE_BACK ? "stack-land" : "stack-special",
                       .tip = tip});
    for (int i = left > 12 ? 3 : left > 4 ? 2 : left > 0 ? 1 : 0; i > 0; i--)
        draw_fill(frame->list,
                  (Rect){back.x + u, back.y + (float)i * 2 * u, back.w - 2 * u, back.h},
                  rgba(i % 2 ? 0x8A6A42 : 0x3A2817, 1));
    draw_icon(frame->list, picture, back, rgba(0xFFFFFF, left ? 1 : .3f));
    Point at = {back.x + back.w / 2, back.y + back.h + (tight ? -5 : 24) * u};
    if (tight)
        draw_fill(frame->list, (Rect){back.x, at.y - 16 * u, back.w, 21 * u},
                  rgba(HIDE_DEEP, .8f));
    paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_CENTRE, 18, left ? CREAM : CREAM_SOFT}, at, 0,
               count);
}

static void draw_stacks(Frame *frame, const TableLayout *layout, const TableView *view)
{
    const Game *game = view->game;
    char land[48], special[48];
    int land_left = game->land.count - game->land.drawn;
    int special_left = game->special.count - game->special.drawn;
    snprintf(land, sizeof land, "%d land tile%s left", land_left, land_left == 1 ? "" : "s");
    snprintf(special, sizeof special, "%d %s left", special_left,
             special_left == 1 ? view->terms->special.one : view->terms->special.many);
    draw_stack(frame, layout, layout->backs[0], TABLE_BACK, "pic-back-land", land_left, land);
    draw_stack(frame, layout, layout->backs[1], TABLE_BACK + 1, view->terms->special_back,
               special_left, special);
}

/* Over the tile in hand: what its power does. */
static void put_power_tip(Frame *frame, const TableLayout *layout, const TableView *view)
{
    EditionId edition = view->edition->rules.id;
    uint8_t hand = view->game->hand;
    Power power = hand == NO_TILE ? POWER_NONE : (Power)view->edition->tiles.tiles[hand].power;
    char tip[200];
    if (power == POWER_NONE)
        return;
    snprintf(tip, sizeof tip, "%s: %s", view->terms->powers[power], say_power_rule(edition, power));
    panel_put(frame, layout,
              (Widget){.id = TABLE_HAND,
                       .kind = WIDGET_SPOT,
                       .rect = layout->well,
                       .name = "power",
                       .no_focus = true,
                       .tip = tip,
                       .key = KEY_F1});
}

static void draw_hand(Frame *frame, const TableLayout *layout, const TableView *view)
{
    paint_patch(frame, "well", layout->well, 1);
    Rect tile = rect_inset(layout->well, roundf(6 * frame->u));
    bool off = !view->mine;
    if (view->game->hand != NO_TILE) {
        int rotation = view->ghost.state == GHOST_FITS ? view->ghost.rotation
                                                       : frame->ui->table.choice.rotation;
        draw_tile(frame->list, view->edition->rules.id, view->game->hand,
                  (rotation + view->turn) & 3, tile, 1, 0);
    }
    put_power_tip(frame, layout, view);
    panel_put(frame, layout,
              (Widget){.id = TABLE_TURN_LEFT,
                       .kind = WIDGET_BUTTON,
                       .rect = layout->turn[0],
                       .icon = "turn-left",
                       .name = "turn-left",
                       .tip = "Turn left",
                       .key = 'r',
                       .mods = MOD_SHIFT,
                       .off = off});
    panel_put(frame, layout,
              (Widget){.id = TABLE_TURN_RIGHT,
                       .kind = WIDGET_BUTTON,
                       .rect = layout->turn[1],
                       .icon = "turn-right",
                       .name = "turn-right",
                       .tip = "Turn right",
                       .key = 'r',
                       .off = off});
    draw_stacks(frame, layout, view);
}

/* "all" with its key, at the right of the list's head. */
static void draw_log_button(Frame *frame, const TableLayout *layout)
{
    float u = frame->u, right = layout->awards.x + layout->awards.w - 4 * u;
    float cap = text_width(frame, FONT_HEAVY, 14, "L") + 16 * u;
    float word = text_width(frame, FONT_TEXT, 15, "all");
    Rect rect = {roundf(right - cap - word - 14 * u), layout->awards.y, 0, roundf(AWARDS_HEAD * u)};
    rect.w = right + 4 * u - rect.x;
    panel_put(frame, layout,
              (Widget){.id = TABLE_LOG,
                       .kind = WIDGET_SPOT,
                       .rect = rect,
                       .no_focus = true,
                       .name = "log",
                       .tip = "The whole game, award by award",
                       .key = 'l'});
    bool lit = frame->widgets->hover == TABLE_LOG;
    Point at = {rect.x + 4 * u, rect.y + 18 * u};
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, lit ? FIRE_LIGHT : CREAM_SOFT}, at, 0,
               "all");
    paint_keycap(frame, (Point){at.x + word + 6 * u, at.y}, "L", false);
}

static void draw_awards(Frame *frame, const TableLayout *layout, const TableView *view)
{
    float u = frame->u, x = layout->awards.x, y = layout->awards.y;
    AwardList list;
    awards_collect(frame->scene->session, awards_that_fit(layout, u), &list);
    if (list.count == 0)
        return;
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT},
               (Point){x + 4 * u, y + 18 * u}, 0, "Last awards");
    draw_log_button(frame, layout);
    y += AWARDS_HEAD * u;
    for (int i = 0; i < list.count; i++, y += AWARD_ROW * u) {
        static const char *const names[] = {"award-1", "award-2", "award-3", "award-4", "award-5",
                                            "award-6", "award-7", "award-8", "award-9"};
        const Award *award = &list.awards[i];
        Rect row = {x, roundf(y), layout->awards.w, roundf(AWARD_ROW * u)};
        char points[12], what[80];
        snprintf(points, sizeof points, "+%d", award->points);
        say_award(view->edition->rules.id, award, what, sizeof what);
        WidgetId id = (WidgetId)(TABLE_AWARD + i);
        panel_put(frame, layout,
                  (Widget){.id = id,
                           .kind = WIDGET_SPOT,
                           .rect = row,
                           .name = i < 9 ? names[i] : NULL,
                           .tip = "Show where"});
        if (frame->widgets->hover == id)
            draw_fill(frame->list, row, rgba(FIRE_LIGHT, .10f));
        float baseline = row.y + 19 * u;
        paint_icon(frame, player_badges[view->setup->seats[award->player].colour],
                   (Point){x + 12 * u, row.y + 13 * u}, 20, 0xFFFFFF, 1);
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 17, CREAM},
                   (Point){x + 30 * u, baseline}, 0, points);
        paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM},
                   (Point){x + 66 * u, baseline}, row.w - 68 * u, what);
    }
}

static void put_menu(Frame *frame, const TableLayout *layout, Rect rect, int key)
{
    panel_put(frame, layout,
              (Widget){.id = TABLE_MENU,
                       .kind = WIDGET_BUTTON,
                       .rect = rect,
                       .icon = "menu",
                       .name = "menu",
                       .tip = "Menu",
                       .key = key});
}

static void draw_buttons(Frame *frame, const TableLayout *layout, const TableView *view,
                         const Final *final)
{
    float u = frame->u, side = fminf(44 * u, (layout->buttons.w - 24 * u) / 5),
          y = layout->buttons.y;
    const Session *session = frame->scene->session;
    if (final->on || view->phase == PHASE_END) {
        float all = final->on ? roundf(layout->buttons.w * .33f) : 0;
        bool last = final->at + 1 >= final->count;
        if (final->on)
            panel_put(frame, layout,
                      (Widget){.id = TABLE_SKIP,
                               .kind = WIDGET_BUTTON,
                               .icon = "skip",
                               .label = "All",
                               .rect = {layout->left, y, all, 44 * u},
                               .name = "all",
                               .tip = "Skip to the results",
                               .key = KEY_ESCAPE});
        float from = layout->left + (all > 0 ? all + 8 * u : 0);
        float to = layout->right - side - 8 * u;
        panel_put(frame, layout,
                  (Widget){.id = TABLE_NEXT,
                           .kind = WIDGET_BUTTON,
                           .style = STYLE_OCHRE,
                           .label = final->on && !last ? "Next" : "Results",
                           .icon = "arrow-right",
                           .rect = {from, y, to - from, 44 * u},
                           .name = "next",
                           .key = KEY_ENTER,
                           .tip = final->on ? "The next area" : "Show the results"});
        put_menu(frame, layout, (Rect){layout->right - side, y, side, side},
                 final->on ? KEY_F10 : KEY_ESCAPE);
        return;
    }
    float step = (layout->buttons.w - side) / 4, x = layout->left;
    panel_put(frame, layout,
              (Widget){.id = TABLE_UNDO,
                       .kind = WIDGET_BUTTON,
                       .rect = {x, y, side, side},
                       .icon = "undo",
                       .name = "undo",
                       .tip = "Undo",
                       .key = 'z',
                       .mods = MOD_CTRL,
                       .off = !session_can_undo(session)});
    panel_put(frame, layout,
              (Widget){.id = TABLE_REDO,
                       .kind = WIDGET_BUTTON,
                       .rect = {x + step, y, side, side},
                       .icon = "redo",
                       .name = "redo",
                       .tip = "Redo",
                       .key = 'y',
                       .mods = MOD_CTRL,
                       .off = !session_can_redo(session)});
    panel_put(frame, layout,
              (Widget){.id = TABLE_HELP,
                       .kind = WIDGET_BUTTON,
                       .rect = {x + 2 * step, y, side, side},
                       .icon = "book",
                       .name = "help",
                       .tip = "Rules and help",
                       .key = KEY_F1});
    panel_put(frame, layout,
              (Widget){.id = TABLE_OPTIONS,
                       .kind = WIDGET_BUTTON,
                       .rect = {x + 3 * step, y, side, side},
                       .icon = "gear",
                       .name = "options",
                       .tip = "Options"});
    put_menu(frame, layout, (Rect){layout->right - side, y, side, side}, KEY_ESCAPE);
}

void panel_draw(Frame *frame, const TableLayout *layout, const TableView *view,
                const Flight *flight, const Final *final)
{
    widgets_group(frame->widgets, TABLE_IN_PANEL);
    draw_ground(frame, layout);
    draw_title(frame, layout, view, final);
    if (!final->on && view->phase == PHASE_PLACE)
        draw_hand(frame, layout, view);
    else if (!final->on && view->phase != PHASE_END)
        panel_draw_piece(frame, layout, view);
    panel_draw_rows(frame, layout, view, flight, final);
    if (final->on)
        final_draw_list(frame, layout->awards, view, final);
    else if (layout->awards.h > 0)
        draw_awards(frame, layout, view);
    draw_buttons(frame, layout, view, final);
    widgets_group(frame->widgets, 0);
}
