/* The title: the painted valley, the game that waits, and the ways into another. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "view/kit/page.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/say.h"
#include "view/words/screens.h"

enum {
    TITLE_CONTINUE = WIDGETS_SCREEN,
    TITLE_NEW,
    TITLE_OPEN,
    TITLE_LEARN,
    TITLE_OPTIONS,
    TITLE_QUIT,
    TITLE_CREDITS,
};

static const char credits[] =
    "Aurochs is an unofficial implementation of the board game Carcassonne: Hunters and Gatherers "
    "by "
    "Klaus-J\u00fcrgen Wrede and Bernd Brunnhofer, published by Hans im Gl\u00fcck. It is not "
    "connected with them.\n \n"
    "Program and pictures are the project's own work. The letters are Skranji by Neapolitan and "
    "Alegreya "
    "Sans by Juan Pablo del Peral, both under the SIL Open Font Licence.";

/* Measures that shrink with the height of the output, in logical units. */
typedef struct TitlePlan {
    float x, width;
    float logo, logo_y, motto_y, card_y, card_height, button, gap;
} TitlePlan;

/* What lies `share` of the way from `low` to `high`. */
static float between(float low, float high, float share)
{
    return low + (high - low) * share;
}

static TitlePlan plan_of(const Frame *frame)
{
    float share = fmaxf(0, fminf(1, (page_height(frame) - 480) / 240));
    return (TitlePlan){.x = fmaxf(28, page_width(frame) * .043f),
                       .width = 280,
                       .logo = between(58, 104, share),
                       .logo_y = between(12, 34, share),
                       .motto_y = between(66, 138, share),
                       .card_y = between(80, 190, share),
                       .card_height = between(132, 152, share),
                       .button = between(36, 42, share),
                       .gap = between(6, 9, share)};
}

/* Fills the output with the picture; its left edge, where the wall is dark, always stays. */
static void draw_picture(Frame *frame)
{
    const float shape = 16.f / 9;
    float w = fmaxf(frame->width, frame->height * shape), h = w / shape;
    draw_icon(frame->list, "pic-title",
              (Rect){0, roundf((frame->height - h) / 2), ceilf(w), ceilf(h)}, rgba(WHITE, 1));
}

/* Letters of ochre: a dark rim, and a fill that burns from light to deep in bands. */
static void draw_logo(Frame *frame, const TitlePlan *plan)
{
    enum { BANDS = 14, RIM = 12 };
    static const char name[] = "Aurochs";
    float u = frame->u, size = plan->logo;
    Point at = {plan->x * u, (plan->logo_y + size * .82f) * u};
    for (int i = 0; i < RIM; i++) {
        float angle = (float)i * 6.2832f / RIM, far = size * .028f * u;
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, 0x1E0C04},
                   (Point){at.x + far * cosf(angle), at.y + far * sinf(angle) + size * .02f * u}, 0,
                   name);
    }
    float top = at.y - size * .78f * u, height = size * 1.02f * u;
    for (int i = 0; i < BANDS; i++) {
        float share = ((float)i + .5f) / BANDS;
        uint32_t rgb = (uint32_t)between(0xFF, 0xD2, share) << 16 |
                       (uint32_t)between(0xDC, 0x5C, share) << 8 |
                       (uint32_t)between(0x8E, 0x16, share);
        draw_clip(frame->list, (Rect){0, roundf(top + height * (float)i / BANDS), frame->width,
                                      roundf(top + height * (float)(i + 1) / BANDS) -
                                          roundf(top + height * (float)i / BANDS)});
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, size, rgb}, at, 0, name);
        draw_unclip(frame->list);
    }
}

/* The landscape round its middle, as many tiles as fit. */
static void draw_landscape(Frame *frame, const Session *session, Rect rect)
{
    const Game *game = session_game(session);
    float side = roundf(19 * frame->u), x = 0, y = 0;
    for (int i = 0; i < game->placed_count; i++) {
        const Site *site = game_site_of_tile(game, game->placed[i]);
        x += (float)site->cell.x / game->placed_count;
        y += (float)site->cell.y / game->placed_count;
    }
    draw_fill(frame->list, rect, rgba(HIDE_DEEP, 1));
    draw_clip(frame->list, rect);
    for (int i = 0; i < game->placed_count; i++) {
        const Site *site = game_site_of_tile(game, game->placed[i]);
        Rect tile = {roundf(rect.x + rect.w / 2) + side * ((float)site->cell.x - roundf(x) - .5f),
                     roundf(rect.y + rect.h / 2) + side * ((float)site->cell.y - roundf(y) - .5f),
                     side, side};
        if (tile.x + side > rect.x && tile.x < rect.x + rect.w && tile.y + side > rect.y &&
            tile.y < rect.y + rect.h)
            draw_tile(frame->list, session_setup(session)->edition, site->tile, site->rotation,
                      tile, 1, 0);
    }
    draw_unclip(frame->list);
    paint_rule(frame, rect.x, rect.y, rect.w, INK, .5f);
    paint_rule(frame, rect.x, rect.y + rect.h - 1, rect.w, INK, .5f);
}

static bool is_over(const Session *session)
{
    return session_game(session)->phase == PHASE_END;
}

/* Names, where they need it cut, and after them in the same line or in the next what must not be
 * cut. */
static Rect draw_names(Frame *frame, Rect row, const char *names, const char *rest)
{
    float gap = text_width(frame, FONT_HEAVY, 17, " ");
    float whole = text_width(frame, FONT_HEAVY, 17, names),
          tail = text_width(frame, FONT_HEAVY, 17, rest);
    TextStyle style = {FONT_HEAVY, ALIGN_LEFT, 17, INK};
    float most = row.w;
    page_line(frame, style, row, names);
    if (whole + gap + tail <= most) {
        page_line(frame, style, (Rect){row.x + whole + gap, row.y, tail + 1, row.h}, rest);
    } else {
        row.y += row.h;
        page_line(frame, style, row, rest);
    }
    row.y += row.h;
    return row;
}

/* Whose turn it is and how far the game has come, or who has won it. */
static Rect draw_state(Frame *frame, const Session *session, Rect row)
{
    const Game *game = session_game(session);
    const Setup *setup = session_setup(session);
    char names[300], left[60];
    int tiles = game->land.count - game->land.drawn; /* as the table's stack says */
    uint8_t leaders = game_leaders(game);
    if (is_over(session)) {
        bool alone = !(leaders & (leaders - 1));
        say_names(setup, leaders, names, sizeof names);
        return draw_names(frame, row, names, alone ? "wins the valley" : "share the valley");
    }
    row = draw_names(frame, row, say_seat(&setup->seats[game->player]), "plays next");
    snprintf(left, sizeof left, "%d tile%s to draw", tiles, say_plural(tiles));
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}, row, left);
    row.y += row.h;
    return row;
}

static void draw_waiting(Frame *frame, const Session *session, Rect card)
{
    float u = frame->u, line = roundf(20 * u), top = card.y + 12 * u;
    Rect picture = {card.x + 12 * u, top, roundf(96 * u),
                    card.h - roundf((12 + 12 + 8) * u) - roundf(fminf(42 * u, card.h * .28f))};
    float x = picture.x + picture.w + 12 * u;
    const Setup *setup = session_setup(session);
    draw_landscape(frame, session, picture);
    Rect row =
        draw_state(frame, session, (Rect){x, top - 3 * u, card.x + card.w - 12 * u - x, line});
    float badges = picture.y + picture.h - 9 * u;
    if (frame->scene->last_when && row.y + line <= badges - 9 * u)
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}, row,
                  frame->scene->last_when);
    for (int p = 0; p < setup->player_count; p++)
        paint_icon(frame, player_badges[setup->seats[p].colour],
                   (Point){x + (9.f + 22.f * (float)p) * u, badges}, 18, WHITE, 1);
}

/* Returns where the buttons below begin. */
static float build_continue(Frame *frame, const TitlePlan *plan)
{
    const Scene *scene = frame->scene;
    float y = plan->card_y, height = plan->card_height;
    if (!scene->can_continue)
        return y + 6;
    if (!scene->last)
        height = plan->button + 24;
    Rect card = page_rect(frame, plan->x, y, plan->width, height);
    paint_card(frame, card);
    if (scene->last)
        draw_waiting(frame, scene->last, card);
    bool over = scene->last && is_over(scene->last);
    widget_put(frame,
               (Widget){.id = TITLE_CONTINUE,
                        .style = over ? STYLE_PAPER : STYLE_OCHRE,
                        .rect = page_rect(frame, plan->x + 12, y + height - 12 - plan->button,
                                          plan->width - 24, plan->button),
                        .name = "continue",
                        .label = over ? "Look at it again" : "Continue",
                        .icon = over ? "eye" : "play",
                        .tip = over ? "The land and where the points came from"
                                    : "Go on where you left off",
                        .key = KEY_ENTER});
    return y + height + plan->gap + 8;
}

static void build_buttons(Frame *frame, const TitlePlan *plan, float y)
{
    static const Widget buttons[] = {
        {.id = TITLE_NEW,
         .name = "new",
         .label = "New game",
         .icon = "plus",
         .key = 'n',
         .mods = MOD_CTRL,
         .tip = "Seats, edition, who begins"},
        {.id = TITLE_OPEN,
         .name = "open",
         .label = "Open a game",
         .icon = "folder",
         .key = 'o',
         .mods = MOD_CTRL,
         .tip = "A game that was saved"},
        {.id = TITLE_LEARN,
         .name = "learn",
         .label = "Rules and keys",
         .icon = "book",
         .key = KEY_F1,
         .tip = "The rules in ten lines"},
        {.id = TITLE_OPTIONS,
         .name = "options",
         .label = "Options",
         .icon = "gear",
         .tip = "Size of letters, motion, full screen"},
        {.id = TITLE_QUIT,
         .name = "quit",
         .label = "Quit",
         .icon = "quit",
         .key = 'q',
         .mods = MOD_CTRL,
         .tip = "Leave the game"},
    };
    const Scene *scene = frame->scene;
    bool goes_on = scene->can_continue && !(scene->last && is_over(scene->last));
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
        Widget widget = buttons[i];
        widget.left = true;
        widget.style = widget.id == TITLE_NEW && !goes_on ? STYLE_OCHRE : STYLE_LEATHER;
        widget.rect = page_rect(frame, plan->x, y, plan->width, plan->button);
        widget_put(frame, widget);
        y += plan->button + plan->gap;
    }
}

static void title_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    TitlePlan plan = plan_of(frame);
    float bottom = page_height(frame) - 38;
    draw_picture(frame);
    draw_logo(frame, &plan);
    if (page_height(frame) > 560)
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 18, 0xE9D3A4},
                  page_rect(frame, plan.x, plan.motto_y, 420, 24),
                  "Hunt, gather and fish in the valley of the first herds");
    build_buttons(frame, &plan, build_continue(frame, &plan));
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT},
              page_rect(frame, plan.x, bottom, 190, 30), "Version " AUROCHS_VERSION);
    widget_put(frame, (Widget){.id = TITLE_CREDITS,
                               .style = STYLE_BARE,
                               .name = "credits",
                               .rect = page_rect(frame, plan.x + 94, bottom, 80, 30),
                               .label = "Credits",
                               .size = 15,
                               .tip = "Who made this"});
    page_notice(frame);
}

static void title_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    Frame *frame = screen->frame;
    if (page_first_focus(frame, event, input,
                         frame->scene->can_continue ? TITLE_CONTINUE : TITLE_NEW) ||
        event.kind != WIDGET_PRESSED)
        return;
    switch (event.id) {
    case TITLE_CONTINUE:
        intent->kind = INTENT_CONTINUE;
        break;
    case TITLE_NEW:
        ui_go(frame->ui, SCREEN_SEATS);
        break;
    case TITLE_OPEN:
        ui_files(frame, false, intent);
        break;
    case TITLE_LEARN:
        ui_open(frame->ui, OVERLAY_HELP);
        break;
    case TITLE_OPTIONS:
        ui_open(frame->ui, OVERLAY_OPTIONS);
        break;
    case TITLE_QUIT:
        intent->kind = INTENT_QUIT;
        break;
    case TITLE_CREDITS:
        ui_message(frame->ui, "Credits", credits);
        break;
    }
}

const ScreenPart title_screen = {title_build, title_handle, page_notice_shown};
