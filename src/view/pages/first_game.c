/* The Elder's word before and after the first game: it is offered at the first start, and at its
 * end he says how to go on. */
#include <math.h>

#include "play/lesson.h"
#include "view/kit/page.h"
#include "view/kit/rich.h"
#include "view/pages/arrange.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/tr.h"

enum { FIRST_PANE = WIDGETS_OVERLAY, FIRST_DO, FIRST_NOT, FIRST_TITLE };
enum { FIRST_LANGUAGE = VERBS }; /* this page's own verb; index: the Language */

/* Logical units. */
enum { CARD = 536, FACE = 132, LAND = 148, LAND_TILE = 123, BUTTON = 52 };

/* What he says, and what can be done then. */
typedef struct Word {
    const char *title, *text, *act, *other, *note;
} Word;

static const Word offer = {N_("First time here?"),
                           N_("I show you the hunt on a small land, in ten short steps. You lay, I "
                              "explain."),
                           N_("Show me"), N_("I know the game"),
                           N_("About ten minutes; you can leave at any time.")};
static const Word farewell = {N_("You can hunt now"),
                              N_("You know tiles, pieces, menhirs and tigers. The Cub waits for a "
                                 "game; what is left to know stands in the rulebook: **F1**."),
                              N_("Against the Cub"), N_("New game"), NULL};

/* A part of the first game's land: the tiles of a row, by number and rotation. */
static void draw_land(Frame *frame, const Scene *scene, Rect rect)
{
    static const struct {
        uint8_t number, rotation;
    } tiles[] = {{59, 1}, {51, 0}, {0, 0}, {33, 0}};
    const TileSet *set = &scene->editions->of[EDITION_SECOND]->tiles;
    float side = rect.w / 4;
    draw_clip(frame->list, rect);
    draw_fill(frame->list, rect, rgba(HIDE_DEEP, 1));
    for (int i = 0; i < 4; i++) {
        int tile = tiles[i].number ? set->index_of[tiles[i].number] : set->start;
        page_tile(frame, EDITION_SECOND, tile_turned(tile, tiles[i].rotation),
                  (Rect){rect.x + side * (float)i, rect.y + (rect.h - side) / 2, side, side}, 1);
    }
    float units = side / frame->u, y = rect.y + rect.h / 2;
    paint_figure(frame, "hut-red", (Point){rect.x + .62f * side, y - .05f * side}, units);
    paint_figure(frame, "meeple-red", (Point){rect.x + 3.2f * side, y - .25f * side}, units);
    draw_unclip(frame->list);
    paint_brush_ring(frame, (Point){rect.x + 1.5f * side, y - .1f * side},
                     (Point){.42f * side, .42f * side});
    paint_icon(frame, "face-hand", (Point){rect.x + 1.92f * side, y + .3f * side}, 62, WHITE, 1);
    paint_frame(frame, rect, 3 * frame->u, rgba(0x4A3018, 1));
}

static void put_buttons(Frame *frame, const Word *word, bool over, Rect line)
{
    ButtonRow row = {0};
    Widget act = page_button(FIRST_DO, STYLE_OCHRE, "show-me", tr(word->act), "play", NULL);
    act.size = 21;
    act.key = KEY_ENTER;
    row_left(&row, 170, act);
    row_left(&row, 120,
             page_button(FIRST_NOT, STYLE_PAPER, "not-now", tr(word->other), NULL, NULL));
    if (over)
        row_left(&row, 120,
                 page_button(FIRST_TITLE, STYLE_PAPER, "main-menu", tr("Main menu"), NULL, NULL));
    row_put(frame, page_units(frame, line), 12, 0, &row);
}

static void first_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    bool over = screen->ui->screen == SCREEN_RESULTS;
    const Word *word = over ? &farewell : &offer;
    float u = frame->u, height = page_height(frame);
    bool land = !over && height >= 440;
    Rect inner = dialog_put(screen, FIRST_PANE, CARD, land ? 476 : over ? 268 : 314, "");
    inner.y -= 40 * u;
    inner.h += 40 * u;
    Rect all = inner;
    if (!over) {
        Rect row = page_units(frame, cut_top(&inner, 54 * u));
        dialog_put_languages(frame, (Rect){row.x, row.y, row.w - 50, 40}, FIRST_LANGUAGE);
        page_rule(frame, row, 54, .34f);
    }
    Rect head = cut_top(&inner, (FACE + 4) * u), face = cut_left(&head, FACE * u);
    draw_icon(frame->list, "face-elder", (Rect){face.x - 8 * u, face.y, FACE * u, FACE * u},
              rgba(WHITE, 1));
    cut_left(&head, 8 * u);
    paint_label(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 28, INK},
                (Rect){head.x, head.y + 4 * u, head.w - 48 * u, 40 * u}, tr(word->title));
    cut_top(&head, 46 * u);
    rich_paragraph(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 18, INK}, 24, head, tr(word->text),
                   NULL);
    if (land) {
        cut_top(&inner, 6 * u);
        draw_land(frame, screen->scene, cut_top(&inner, LAND * u));
    }
    cut_top(&inner, 18 * u);
    put_buttons(frame, word, over, cut_top(&inner, BUTTON * u));
    dialog_put_close(frame, (Rect){all.x, all.y + 40 * u, all.w, all.h});
    if (word->note)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT},
                    cut_top(&inner, 30 * u), tr(word->note));
}

static void first_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    Ui *ui = screen->ui;
    bool over = ui->screen == SCREEN_RESULTS;
    bool leaves =
        event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY && input->key == KEY_LEAVE;
    if (page_first_focus(screen->frame, event, input, FIRST_DO) ||
        (event.kind != WIDGET_PRESSED && !leaves))
        return;
    if (event.verb == FIRST_LANGUAGE) {
        *intent = (Intent){.kind = INTENT_LANGUAGE, .index = event.index};
        return;
    }
    ui_open(ui, OVERLAY_NONE);
    if (!over) {
        ui->options.greeted = true;
        ui->options.tips = event.id != FIRST_NOT; /* who knows the game is told nothing */
        intent->kind = INTENT_OPTIONS;
    }
    if (leaves || event.verb == VERB_CLOSE)
        return;
    if (event.id == FIRST_DO && over)
        arrange_alone(screen, SEAT_AI_EASY, intent);
    else if (event.id == FIRST_DO)
        *intent = (Intent){.kind = INTENT_LESSON};
    else if (event.id == FIRST_NOT && over)
        ui_go(ui, SCREEN_SEATS);
    else if (event.id == FIRST_TITLE)
        intent->kind = INTENT_TITLE;
}

const ScreenPart first_game_overlay = {.build = first_build, .handle = first_handle};
