#include "view/table/lesson.h"

#include <math.h>
#include <string.h>

#include "core/utf8.h"
#include "view/board/flight.h"
#include "view/kit/page.h"
#include "view/kit/rich.h"
#include "view/state/actions.h"
#include "view/table/acts.h"
#include "view/table/choice.h"
#include "view/table/follow.h"
#include "view/table/pointer.h"
#include "view/words/areas.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

/* Logical units. */
enum {
    CARD = 866, /* the Elder's card, at most */
    CARD_HIGH = 122,
    CARD_FOOT = 18, /* below it */
    FACE = 132,
    NARROW = 1100, /* a window less wide has no room for pebbles */
    BUTTON = 44,
    LEAVE = 92,
    NEXT = 104,
    RING_APART = 40, /* of the ring from what it lies round */
    HAND = 84,       /* at most */
    DOTS = 17
};

#define VEIL_SOFT 26 /* logical units: the edge of its holes on the board, */
#define VEIL_SOFT_PANEL 8
#define WAY_SECONDS 1.2 /* the hand goes the way once for each task, and after each wrong try */

/* The guide's widgets. */
enum { LESSON_BUTTON_NEXT = TABLE_MAP + 1, LESSON_BUTTON_BACK, LESSON_BUTTON_LEAVE };

const LessonTask *lesson_task(const Ui *ui, const Scene *scene)
{
    const Lesson *lesson = scene->lesson;
    return lesson && ui->lesson.task < lesson->task_count ? &lesson->tasks[ui->lesson.task] : NULL;
}

static const LessonStep *step_due(const Ui *ui, const Scene *scene)
{
    return &scene->lesson->steps[lesson_step(scene->lesson, ui->lesson.task)];
}

uint8_t lesson_hides(const Ui *ui, const Scene *scene)
{
    const uint8_t all = LESSON_TURN | LESSON_POINTS | LESSON_SPECIAL | LESSON_LIST;
    return scene->lesson ? all & (uint8_t)~step_due(ui, scene)->shows : 0;
}

/* Comes to a task, which is to be shown from now on. */
static void come_to(const Screen *screen, int task)
{
    LessonUi *ui = &screen->ui->lesson;
    ui->task = task;
    ui->held = 0;
    ui->since = screen->scene->now;
    ui->answer[0] = '\0';
}

/* What has been counted is told as a whole: the last step of the final scoring is shown. */
static void show_final(const Screen *screen)
{
    TableUi *table = &screen->ui->table;
    Final steps;
    final_make(screen->scene->session, table->shown.at, 0, &steps);
    if (table->shown.at == session_at(screen->scene->session) &&
        table->final.step != steps.count - 1)
        final_go(&table->final, steps.count - 1);
}

/* The tile in hand comes turned as it is wanted. */
static void hold_wanted(const Screen *screen)
{
    LessonUi *ui = &screen->ui->lesson;
    const LessonTask *task = lesson_task(screen->ui, screen->scene);
    if (!task || task->kind != LESSON_MOVE || ui->held == ui->task + 1 ||
        screen->ui->table.shown.at != task->at)
        return;
    Move move = session_move(screen->scene->lesson->game, task->at);
    ui->held = ui->task + 1;
    if (move.kind == MOVE_PLACE)
        choice_hold(&screen->ui->table.choice, move.rotation);
}

void lesson_follow(const Screen *screen)
{
    const Lesson *lesson = screen->scene->lesson;
    LessonUi *ui = &screen->ui->lesson;
    if (!lesson)
        return;
    int at = session_at(screen->scene->session), task = ui->task;
    while (task < lesson->task_count && lesson->tasks[task].kind <= LESSON_PASS &&
           lesson->tasks[task].at < at)
        task++;
    if (task != ui->task)
        come_to(screen, task);
    hold_wanted(screen);
    if (session_game(screen->scene->session)->phase == PHASE_END)
        show_final(screen);
}

/* The task that is due where its position is shown and nothing moves; else NULL. */
static const LessonTask *task_shown(const Screen *screen, const TableModel *model)
{
    const LessonTask *task = lesson_task(screen->ui, screen->scene);
    bool there = task && session_at(screen->scene->session) == task->at &&
                 model->view.at == task->at && !model->flight.on;
    return there ? task : NULL;
}

/* The pupil's move that is wanted now; false: none is. */
static bool move_wanted(const Screen *screen, const TableModel *model, Move *move)
{
    const LessonTask *task = task_shown(screen, model);
    if (!task || task->kind != LESSON_MOVE)
        return false;
    *move = session_move(screen->scene->lesson->game, task->at);
    return true;
}

/* What is meant, and how the ring lies round it (pixels). */
typedef struct Goal {
    bool there;
    bool piece;   /* a spot, else a cell */
    Point middle; /* of the ring */
    float radius; /* of the ring */
    Rect hole;    /* of the veil over the board */
    Rect panel;   /* of the veil over the panel */
    int spot;     /* index */
    Cell cell;
} Goal;

static Rect round_point(Point middle, float radius)
{
    return (Rect){middle.x - radius, middle.y - radius, 2 * radius, 2 * radius};
}

/* The laid tile beside a cell, on one side; false where there is none. */
static bool tile_beside(const TableModel *model, Cell cell, int side, Rect *rect)
{
    Cell there = cell_beside(cell, (Side)side);
    const Site *site = game_site(model->view.game, there);
    *rect = view_cell(&model->view.board, there.x, there.y);
    return site && site->tile != NO_TILE;
}

static void aim_at_cell(const Frame *frame, const TableModel *model, Move move, Goal *goal)
{
    Cell cell = goal->cell = move.cell;
    Rect rect = view_cell(&model->view.board, cell.x, cell.y), beside;
    goal->middle = rect_middle(rect);
    goal->radius = rect.w / 2 + RING_APART * frame->u;
    goal->hole = round_point(goal->middle, goal->radius);
    goal->panel = rect_union(model->layout.title, model->layout.slot);
    for (int side = 0; side < SIDES; side++)
        if (tile_beside(model, cell, side, &beside))
            goal->hole = rect_union(goal->hole, beside);
}

static void aim_at_spot(const Frame *frame, const TableModel *model, Move move, Goal *goal)
{
    const TableView *view = &model->view;
    goal->piece = true;
    goal->spot = table_spot_of(view, move);
    goal->there = goal->spot >= 0;
    if (!goal->there)
        return;
    Point at = view->spots[goal->spot].at;
    goal->middle = view_pixel(&model->view.board, at.x, at.y);
    goal->radius = RING_APART * frame->u + 7 * frame->u;
    goal->hole =
        rect_union(view_cell(&model->view.board, view->placed->cell.x, view->placed->cell.y),
                   round_point(goal->middle, goal->radius));
    goal->panel = table_choice(frame, &model->layout, view->main_count, goal->spot);
}

static Goal goal_of(const Screen *screen, const TableModel *model)
{
    Move move;
    Goal goal = {.there = move_wanted(screen, model, &move) && model->view.mine};
    if (goal.there)
        (move.kind == MOVE_PLACE ? aim_at_cell : aim_at_spot)(screen->frame, model, move, &goal);
    return goal;
}

/* Darkens a region but for what is to be `seen`, with a soft edge round that. */
static void draw_veil(Frame *frame, Rect region, Rect seen, float soft)
{
    const Rgba veil = rgba(0x0A0808, .6f);
    Rect in = rect_both(region, (Rect){floorf(seen.x - soft), floorf(seen.y - soft),
                                       ceilf(seen.w + 2 * soft), ceilf(seen.h + 2 * soft)});
    float right = in.x + in.w, low = in.y + in.h;
    if (in.w <= 0 || in.h <= 0) {
        draw_fill(frame->list, region, veil);
        return;
    }
    draw_fill(frame->list, (Rect){region.x, region.y, region.w, in.y - region.y}, veil);
    draw_fill(frame->list, (Rect){region.x, low, region.w, region.y + region.h - low}, veil);
    draw_fill(frame->list, (Rect){region.x, in.y, in.x - region.x, in.h}, veil);
    draw_fill(frame->list, (Rect){right, in.y, region.x + region.w - right, in.h}, veil);
    draw_vignette(frame->list, in, soft, veil);
}

/* The way from the tile in hand to its cell: 0 there, 1 here. */
static Point way_at(const TableModel *model, const Goal *goal, float t)
{
    Rect slot = model->layout.slot;
    bool left = model->layout.panel_left;
    Point from = {left ? slot.x + slot.w : slot.x, slot.y + slot.h * .6f};
    Point to = {goal->middle.x + (left ? -.87f : .87f) * goal->radius,
                goal->middle.y - .5f * goal->radius};
    Point bend = {(from.x + to.x) / 2, fminf(from.y, to.y) - .12f * fabsf(from.x - to.x)};
    float a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
    return (Point){a * from.x + b * bend.x + c * to.x, a * from.y + b * bend.y + c * to.y};
}

/* How far the hand has gone its way; 1: it rests. */
static float way_share(const Ui *ui, double now)
{
    double share = (now - ui->lesson.since) / WAY_SECONDS;
    return ui->options.reduced_motion || share >= 1 ? 1 : effect_ease((float)share);
}

/* Its finger's tip lies inside the ring, at its lower right. */
static void draw_hand(Frame *frame, const Ui *ui, const TableModel *model, const Goal *goal)
{
    float side = fminf(HAND * frame->u, .75f * (float)model->view.board.tile);
    float out = goal->piece ? 0 : .3f * goal->radius;
    Point tip = {goal->middle.x + out, goal->middle.y + (goal->piece ? 6 * frame->u : out * .7f)};
    float share = way_share(ui, frame->now);
    if (share < 1)
        tip = way_at(model, goal, share);
    draw_icon(frame->list, "face-hand", (Rect){tip.x - .24f * side, tip.y - .1f * side, side, side},
              rgba(WHITE, 1));
}

static void draw_dots(Frame *frame, const TableModel *model, const Goal *goal)
{
    for (int i = 0; i < DOTS; i++) {
        float t = ((float)i + .5f) / DOTS, size = 2.4f + 2.4f * sinf(t * 3.14159f);
        Point at = way_at(model, goal, t);
        Point circle[CIRCLE_POINTS];
        circle_points(at, size * frame->u, circle);
        draw_polygon(frame->list, circle, CIRCLE_POINTS - 1, rgba(0xE8B45A, .35f + .6f * t));
    }
}

static void draw_side(Frame *frame, Rect rect, Point way)
{
    float u = frame->u, w = 7 * u;
    Point middle = rect_middle(rect), half = {rect.w / 2 - 8 * u, rect.h / 2 - 8 * u};
    Point at = {middle.x + way.x * rect.w / 2, middle.y + way.y * rect.h / 2};
    Point ends[2] = {{at.x - fabsf(way.y) * half.x, at.y - fabsf(way.x) * half.y},
                     {at.x + fabsf(way.y) * half.x, at.y + fabsf(way.x) * half.y}};
    draw_line(frame->list, ends, 2, w + 3 * u, 0, rgba(0x140804, .7f));
    draw_line(frame->list, ends, 2, w, 0, rgba(0xFFC766, 1));
}

/* The sides that are to meet, on the land and on the tile in hand. */
static void draw_sides(Frame *frame, const TableModel *model, const Goal *goal)
{
    Rect cell = view_cell(&model->view.board, goal->cell.x, goal->cell.y), tile;
    for (int side = 0; side < SIDES; side++) {
        if (!tile_beside(model, goal->cell, side, &tile))
            continue;
        Point way = {(tile.x - cell.x) / cell.w, (tile.y - cell.y) / cell.h};
        draw_side(frame, tile, (Point){-way.x, -way.y});
        draw_side(frame, rect_inset(model->layout.slot, 6 * frame->u), way);
    }
}

static void draw_goal(Frame *frame, const Screen *screen, const TableModel *model)
{
    Goal goal = goal_of(screen, model);
    if (!goal.there)
        return;
    draw_veil(frame, model->layout.ground, goal.hole, VEIL_SOFT * frame->u);
    draw_veil(frame, model->layout.panel, goal.panel, VEIL_SOFT_PANEL * frame->u);
    if (step_due(screen->ui, screen->scene)->shows & LESSON_SIDES)
        draw_sides(frame, model, &goal);
    if (!goal.piece)
        draw_dots(frame, model, &goal);
    paint_brush_ring(frame, goal.middle, (Point){goal.radius, goal.radius});
    if (goal.piece)
        paint_brush_ring(frame, rect_middle(goal.panel),
                         (Point){goal.panel.w / 2 + 6 * frame->u, goal.panel.h / 2 + 6 * frame->u});
    if (!model->view.drag->far)
        draw_hand(frame, screen->ui, model, &goal);
}

bool lesson_is_narrow(const Frame *frame)
{
    return frame->width < NARROW * frame->u;
}

/* The steps as a row of pebbles, and their number, at the right end of the card's head. */
static void draw_progress(Frame *frame, const Lesson *lesson, int step, Rect *head)
{
    enum { NUMBER = 70, PITCH = 18, AIR = 10 };
    float u = frame->u, y = head->y + 16 * u;
    Rect number = cut_right(head, NUMBER * u);
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_RIGHT, 15, INK_SOFT},
               (Point){number.x + number.w, y + 5 * u}, 0,
               say_with(SAY_STEP, "step=%d count=%d", step + 1, lesson->step_count));
    for (int i = lesson->step_count - 1; i >= 0 && !lesson_is_narrow(frame); i--) {
        Point at = {head->x + head->w, y};
        cut_right(head, PITCH * u);
        paint_disc(frame, at, (i == step ? 9 : 6.5f) * u, 0x4A3A26);
        paint_disc(frame, at, (i == step ? 7.6f : 5.2f) * u,
                   i < step    ? 0x5E8C34
                   : i == step ? 0xE8862A
                               : 0xB8AB8C);
    }
    cut_right(head, AIR * u);
}

static const char *sentence_of(const Screen *screen, const char **title)
{
    const LessonUi *ui = &screen->ui->lesson;
    const LessonTask *task = lesson_task(screen->ui, screen->scene);
    bool waits = session_at(screen->scene->session) < task->at && task->kind < LESSON_WATCH;
    *title = tr(step_due(screen->ui, screen->scene)->title);
    if (ui->answer[0]) {
        *title = ui->almost ? tr("Almost") : *title;
        return ui->answer;
    }
    if (task->kind == LESSON_PASS) /* for a moment */
        return tr(task[-1].say);
    if (waits) {
        *title = tr("The Elder\u2019s turn");
        return tr("Watch where I lay my tile. **Space** goes on.");
    }
    return tr(task->say);
}

/* At the right end of `line`; returns what they leave of it. */
static Rect put_buttons(Frame *frame, const Screen *screen, const LessonTask *task, Rect line)
{
    ButtonRow row = {0};
    Widget back = page_button(LESSON_BUTTON_BACK, STYLE_PAPER, "lesson-back", NULL, "chevron-left",
                              tr("Once more from the step before"));
    Widget leave = page_button(LESSON_BUTTON_LEAVE, STYLE_PAPER, "lesson-leave", tr("Leave"), NULL,
                               tr("The title keeps your place in the lesson"));
    Widget next = page_button(LESSON_BUTTON_NEXT, STYLE_OCHRE, "lesson-next", tr("Next"),
                              "arrow-right", NULL);
    bool goes_on = task && task->kind >= LESSON_NEXT;
    back.off = screen->ui->lesson.task == 0;
    back.key = goes_on ? KEY_LEFT : KEY_NONE;
    leave.key = KEY_LEAVE;
    next.key = KEY_ENTER;
    if (goes_on)
        row_right(&row, NEXT, next);
    row_right(&row, BUTTON, back);
    row_right(&row, LEAVE, leave);
    return page_rect(frame, row_put(frame, page_units(frame, line), 8, 0, &row));
}

static void draw_card(Frame *frame, const Screen *screen, const TableModel *model)
{
    const Lesson *lesson = screen->scene->lesson;
    const char *title, *text = sentence_of(screen, &title);
    TextStyle style = {FONT_TEXT, ALIGN_LEFT, 19, INK};
    Frame measure = page_measure(frame);
    float u = frame->u, high = CARD_HIGH * u, face = FACE * u, over = face * .57f, tall;
    Rect window = {0, 0, frame->width, frame->height};
    Rect room = rect_pad(lesson_is_narrow(frame) ? window : model->layout.clear, 16 * u, 0);
    cut_left(&room, over);
    float wide = fminf(room.w, CARD * u);
    Rect card = {roundf(room.x + (room.w - wide) / 2), roundf(frame->height - high - CARD_FOOT * u),
                 roundf(wide), roundf(high)};
    Rect inner = {card.x + face - over + 10 * u, card.y + 10 * u, 0, high - 36 * u};
    inner.w = card.x + wide - 18 * u - inner.x;
    Rect line = cut_bottom(&inner, BUTTON * u), head = {inner.x, inner.y, inner.w, 32 * u};
    widget_put(frame, (Widget){.id = TABLE_BAR, .kind = WIDGET_PANE, .rect = card});
    paint_card(frame, card);
    draw_icon(frame->list, "face-elder", (Rect){card.x - over, card.y + card.h - face, face, face},
              rgba(WHITE, 1));
    draw_progress(frame, lesson, lesson_step(lesson, screen->ui->lesson.task), &head);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK}, head, title);
    line = put_buttons(frame, screen, task_shown(screen, model), line);
    line.w -= 14 * u;
    while ((tall = rich_paragraph(&measure, style, style.size * 1.26f, line, text, NULL)) >
               card.y + card.h - 12 * u - (head.y + head.h) &&
           style.size > 14)
        style.size--;
    line.y = fmaxf(head.y + head.h, line.y + line.h / 2 - tall / 2);
    rich_paragraph(frame, style, style.size * 1.26f, line, text, NULL);
}

void lesson_build(const Screen *screen, const TableModel *model)
{
    if (!lesson_task(screen->ui, screen->scene))
        return;
    draw_goal(screen->frame, screen, model);
    draw_card(screen->frame, screen, model);
}

/* Back to the beginning of the step, or from there to that of the one before. */
static void go_back(const Screen *screen, Intent *intent)
{
    const Lesson *lesson = screen->scene->lesson;
    int step = lesson_step(lesson, screen->ui->lesson.task);
    if (screen->ui->lesson.task == lesson->steps[step].first && step > 0)
        step--;
    come_to(screen, lesson->steps[step].first);
    *intent = (Intent){.kind = INTENT_SEEK, .index = lesson->steps[step].start};
}

/* The keyboard comes to what is meant. */
static bool aim_keys(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    const LessonTask *task = task_shown(screen, model);
    Goal goal = goal_of(screen, model);
    if (task && task->kind >= LESSON_NEXT && screen->ui->widgets.focus != LESSON_BUTTON_NEXT) {
        widgets_focus(&screen->ui->widgets, LESSON_BUTTON_NEXT, true);
        return true;
    }
    bool aimed = goal.piece ? table->choice.spot == goal.spot
                            : table->choice.aims && cell_equal(table->choice.cursor, goal.cell);
    if (!goal.there || aimed)
        return false;
    widgets_focus(&screen->ui->widgets, 0, false);
    pointer_by_keys(&table->pointer, true);
    if (goal.piece)
        decide_spot(table, goal.spot);
    else
        choice_aim(&table->choice, goal.cell);
    return true;
}

/* Nothing is chosen that Enter could do: it shows what is meant, as Tab does. */
static bool is_idle(const Screen *screen, WidgetEvent event)
{
    const ChoiceUi *choice = &screen->ui->table.choice;
    return event.kind == WIDGET_NOTHING && !choice->aims && choice->spot < 0;
}

/* What the lesson has not spoken of is not done by keys either. */
static bool is_quiet(const TableModel *model, const Input *input)
{
    static const Verb verbs[] = {
        VERB_LENS_MEADOWS, VERB_LENS_FORESTS, VERB_LENS_RIVERS, VERB_LENS_SYSTEMS, VERB_LENS_PIECES,
        VERB_HISTORY,      VERB_HINT,         VERB_WHY,         VERB_MAP,          VERB_LOG,
        VERB_STACKS,       VERB_REDO,         VERB_INSPECT,     VERB_KEEP,         VERB_PANEL};
    int index;
    Verb verb = input->kind == INPUT_KEY ? table_verb(model, input, &index) : VERB_NONE;
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (verb == verbs[i])
            return true;
    return false;
}

bool lesson_handle(const Screen *screen, const TableModel *model, WidgetEvent event,
                   const Input *input, Intent *intent)
{
    if (!lesson_task(screen->ui, screen->scene))
        return false;
    bool pressed = event.kind == WIDGET_PRESSED;
    if (pressed && event.id == LESSON_BUTTON_NEXT)
        come_to(screen, screen->ui->lesson.task + 1);
    else if (pressed && event.id == LESSON_BUTTON_BACK)
        go_back(screen, intent);
    else if (pressed && event.id == LESSON_BUTTON_LEAVE)
        intent->kind = INTENT_TITLE;
    else if (input->kind == INPUT_KEY && !input->mods &&
             (input->key == KEY_WALK || (input->key == KEY_ENTER && is_idle(screen, event))))
        return aim_keys(screen, model);
    else
        return (pressed && event.verb == VERB_ROW) || is_quiet(model, input);
    return true;
}

static void answer(const Screen *screen, bool almost, const char *text)
{
    LessonUi *ui = &screen->ui->lesson;
    utf8_print(ui->answer, sizeof ui->answer, "%s", text);
    ui->almost = almost;
    ui->since = screen->scene->now;
}

/* What a piece is for that is not meant now. */
static const char *what_for(const TableView *view, Move move)
{
    int spot = table_spot_of(view, move);
    Role role = spot >= 0 ? view->spots[spot].role : ROLES;
    bool waits = role == ROLE_GATHERER || role == ROLE_FISHER;
    if (waits && area_info(view->edition, view->game, view->spots[spot].node).closed)
        return tr("Nothing is open there: a piece would score at once and come home. Later.");
    return role == ROLE_GATHERER ? tr("A **gatherer** waits until his forest is closed: later.")
           : role == ROLE_FISHER ? tr("A **fisher** waits until his river is closed: later.")
           : role == ROLE_HUNTER
               ? tr("A **hunter** stays to the end and counts his animals: later.")
           : role == ROLE_HUT ? tr("A **hut** counts fish at the end: later.")
                              : tr("A piece would be wasted if you kept it now.");
}

/* Whether two ways to lay the tile in hand come to the same. */
static bool same_tile(const TableView *view, Move a, Move b)
{
    const Tile *tile = &view->edition->tiles.tiles[view->game->hand];
    return cell_equal(a.cell, b.cell) && tile->packed[a.rotation] == tile->packed[b.rotation];
}

void lesson_gate(const Screen *screen, const TableModel *model, Intent *intent)
{
    Move wanted;
    const TableView *view = &model->view;
    if (screen->scene->lesson && intent->kind == INTENT_UNDO)
        go_back(screen, intent);
    if (!screen->scene->lesson || intent->kind != INTENT_PLAY)
        return;
    bool due = move_wanted(screen, model, &wanted), cell = due && wanted.kind == MOVE_PLACE;
    bool laid = cell && intent->move.kind == MOVE_PLACE;
    if (laid && same_tile(view, wanted, intent->move))
        intent->move = wanted;
    if (due && move_equal(wanted, intent->move))
        return;
    intent->kind = INTENT_NONE;
    if (laid && cell_equal(wanted.cell, intent->move.cell)) {
        answer(screen, false, tr("That fits too. I turn the tile for you: lay it so."));
        choice_hold(&screen->ui->table.choice, wanted.rotation);
    } else if (due) {
        answer(screen, false,
               cell ? tr("That fits too. For now: inside the ring.")
                    : what_for(view, intent->move));
    }
}

bool lesson_refuses(const Screen *screen, const TableView *view)
{
    const Ghost *ghost = &view->ghost;
    const LessonTask *task = lesson_task(screen->ui, screen->scene);
    if (!task)
        return false;
    const Verdict *verdict = &ghost->verdicts[ghost->rotation];
    if (!view->mine || task->kind != LESSON_MOVE)
        return true;
    if (view->phase != PHASE_PLACE)
        answer(screen, true, tr("A piece stands on the tile just laid. Look inside the ring."));
    else if (ghost->state == GHOST_REFUSED && verdict->clash)
        answer(screen, true,
               say_text(SAY_LESSON_ALMOST,
                        say_sides_meet(view->edition->rules.id, verdict, first_clash(verdict))));
    else if (ghost->state == GHOST_FLOATS)
        answer(screen, true, tr("A tile touches the land with a side. Look inside the ring."));
    else if (ghost->state == GHOST_NONE)
        answer(screen, true, tr("A tile lies here already. Look inside the ring."));
    return true;
}

bool lesson_animating(const Ui *ui, const Scene *scene)
{
    const LessonTask *task = lesson_task(ui, scene);
    return task && task->kind == LESSON_MOVE && way_share(ui, scene->now) < 1;
}
