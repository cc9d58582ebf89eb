#include "view/model/tip.h"

#include <string.h>

#include "core/utf8.h"
#include "play/asked.h"
#include "view/kit/page.h"
#include "view/words/phrases.h"
#include "view/words/tr.h"

/* Logical units. */
enum {
    WORDS = 250,
    SIZE = 16,
    LEADING = 20,
    FACE = 46,
    PAD = 10,
    BUTTON = 26,
    NO_MORE = 24,
    APART = 14
};

enum { TIP_BUTTON_CLOSE = TABLE_MAP + 8, TIP_BUTTON_NO_MORE };

/* What the person of this name was told; the one told last of all gives way to a new name. */
static Met *met_of(Options *options, const char *name)
{
    int i = 0;
    while (i < MET_PEOPLE - 1 && options->met[i].tips && strcmp(options->met[i].name, name) != 0)
        i++;
    if (strcmp(options->met[i].name, name) != 0)
        options->met[i].tips = 0;
    utf8_print(options->met[i].name, sizeof options->met[i].name, "%s", name);
    return &options->met[i];
}

/* The person who is to decide in the position shown, where tips are told; else NULL. */
static const char *listener(const Screen *screen)
{
    const Session *session = screen->scene->session;
    const ShownUi *shown = &screen->ui->table.shown;
    const Setup *setup = session_setup(session);
    const Game *game = session_game(session);
    bool told = screen->ui->options.tips && setup->help == HELP_FAMILY && !screen->scene->lesson;
    bool there = shown->at == session_at(session) && shown->session == session;
    return told && there && asked_person(setup, game) ? setup->seats[game->player].name : NULL;
}

void tip_follow(const Screen *screen)
{
    TipUi *ui = &screen->ui->table.tip;
    const ShownUi *shown = &screen->ui->table.shown;
    Tip tips[TIPS];
    if (ui->at != shown->at || screen->scene->lesson)
        ui->kind = 0;
    const char *name = listener(screen);
    if (!name || ui->at == shown->at)
        return;
    ui->at = shown->at;
    uint16_t met = met_of(&screen->ui->options, name)->tips;
    uint16_t found = tips_of(screen->scene->session, ui->at, tips) & (uint16_t)~met;
    for (int kind = TIPS - 1; kind >= 0; kind--)
        if (found >> kind & 1) {
            ui->kind = (uint8_t)(1 + kind);
            ui->of = tips[kind];
        }
}

/* What the tip is about, pixels. */
static Rect about_of(const TableModel *model)
{
    const TableView *view = &model->view;
    const TableLayout *layout = &model->layout;
    const TipUi *ui = &model->table->tip;
    int kind = ui->kind - 1, player = view->game->player;
    Rect edge = layout->kind == PANEL_PIECE ? layout->spots : layout->rows[player];
    edge.x = layout->panel_left ? layout->clear.x : layout->clear.x + layout->clear.w;
    edge.w = 0;
    if (kind == TIP_POWER)
        return (Rect){edge.x, layout->slot.y, 0, layout->slot.h};
    if (kind == TIP_MENHIR)
        return view_cell(&model->view.board, ui->of.cell.x, ui->of.cell.y);
    if (ui->of.node == NO_NODE || kind == TIP_SIGNS)
        return edge;
    const Site *site = game_site_of_tile(view->game, view->edition->tiles.node[ui->of.node].tile);
    return site ? view_cell(&model->view.board, site->cell.x, site->cell.y) : edge;
}

static const char *say_tip(const TableView *view, int kind)
{
    return kind == TIP_HUNTER
               ? say_number(SAY_TIP_HUNTER, view->game->meeples[view->game->player])
               : phrase(kind == TIP_MENHIR ? SAY_TIP_MARK + (int)view->edition->rules.id
                                           : SAY_TIP + kind);
}

static const TextStyle style = {FONT_TEXT, ALIGN_LEFT, SIZE, INK};

TipPlace tip_lay(const Frame *frame, const TableModel *model, Arrange *arrange)
{
    TipPlace tip = {.place = {0, 0, 0, 0}};
    float u = frame->u;
    if (!model->table->tip.kind || model->flight.on || model->view.board.glides ||
        !model->view.mine || frame->now < model->notice->until)
        return tip;
    tip.text = say_tip(&model->view, model->table->tip.kind - 1);
    Frame measure = page_measure(frame);
    int lines = paint_lines(&measure, style, LEADING, (Point){0, 0}, WORDS * u, tip.text);
    Point size = {(PAD + FACE + PAD + WORDS + BUTTON + PAD) * u,
                  ((float)lines * LEADING + 2 * PAD + NO_MORE) * u};
    Rect about = about_of(model);
    arrange_add(arrange, about, GROUND_KEPT);
    Seek seek = seek_begin(arrange, model->layout.fit, about, frame->height, 10);
    seek_beside(&seek, size, APART * u, 0);
    seek_over(&seek, size, model->layout.fit, 16 * u);
    if (!seek_free(&seek))
        return tip;
    tip.place = tip.words = seek.best;
    cut_right(&tip.words, (BUTTON + PAD) * u);
    cut_bottom(&tip.words, NO_MORE * u);
    arrange_add(arrange, tip.place, GROUND_KEPT);
    return tip;
}

void tip_draw(const Screen *screen, const TipPlace *tip)
{
    Frame *frame = screen->frame;
    TipUi *ui = &screen->ui->table.tip;
    float u = frame->u;
    Rect rect = tip->place;
    if (rect.w <= 0)
        return;
    const Session *session = screen->scene->session;
    const char *name = session_setup(session)->seats[session_game(session)->player].name;
    Met *met = met_of(&screen->ui->options, name);
    ui->fresh |= !(met->tips >> (ui->kind - 1) & 1);
    met->tips |= (uint16_t)(1 << (ui->kind - 1));
    widget_put(frame, (Widget){.id = TIP_BUTTON_NO_MORE + 1, .kind = WIDGET_PANE, .rect = rect});
    paint_card(frame, rect);
    draw_icon(frame->list, "face-elder",
              (Rect){rect.x + (PAD - 2) * u, rect.y + (PAD - 4) * u, FACE * u, FACE * u},
              rgba(WHITE, 1));
    Point at = {rect.x + (PAD + FACE + PAD) * u, rect.y + (PAD + SIZE - 1) * u};
    paint_lines(frame, style, LEADING, at, WORDS * u, tip->text);
    const char *label = tr("No more tips");
    Widget close =
        page_button(TIP_BUTTON_CLOSE, STYLE_PAPER, "tip-close", NULL, "close", tr("Read"));
    Widget none = page_spot(TIP_BUTTON_NO_MORE, 0, "tip-none",
                            tr("They can be turned on again in the options"));
    close.no_focus = none.no_focus = true;
    close.rect = (Rect){rect.x + rect.w - (BUTTON + 6) * u, rect.y + 6 * u, BUTTON * u, BUTTON * u};
    none.rect = (Rect){at.x, rect.y + rect.h - (NO_MORE + 2) * u,
                       text_width(frame, FONT_BOLD, 14, label) + 4 * u, NO_MORE * u};
    widget_put(frame, close);
    widget_put(frame, none);
    page_line(frame,
              (TextStyle){FONT_BOLD, ALIGN_LEFT, 14,
                          frame->widgets->hover == TIP_BUTTON_NO_MORE ? EMBER : INK_SOFT},
              none.rect, label);
}

bool tip_told(TipUi *ui)
{
    bool told = ui->fresh;
    ui->fresh = false;
    return told;
}

bool tip_handle(const Screen *screen, WidgetEvent event, Intent *intent)
{
    if (event.kind != WIDGET_PRESSED ||
        (event.id != TIP_BUTTON_CLOSE && event.id != TIP_BUTTON_NO_MORE))
        return false;
    screen->ui->table.tip.kind = 0;
    if (event.id == TIP_BUTTON_NO_MORE) {
        screen->ui->options.tips = false;
        intent->kind = INTENT_OPTIONS;
    }
    return true;
}
