/* The title: the painted valley, the game that waits, and the ways into another. */
#include <math.h>
#include <string.h>

#include "view/board/landscape.h"
#include "view/kit/page.h"
#include "view/pages/arrange.h"
#include "view/pages/dialog.h"
#include "view/pages/files.h"
#include "view/pages/valley.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/state/screens.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* This screen's own verbs. */
enum {
    TITLE_CREDITS = VERBS,
    TITLE_LESSON, /* goes on with it */
    TITLE_ALONE,  /* against a computer */
};

/* Of the game that waits. */

#define ROCK .38f /* of the window's width, which the cave's wall takes beside the motto */

static const char credits[] = N_(
    "Aurochs is an unofficial implementation of the board game Carcassonne: Hunters and Gatherers "
    "by "
    "Klaus-J\u00fcrgen Wrede and Bernd Brunnhofer, published by Hans im Gl\u00fcck. It is not "
    "connected with them.\n \n"
    "Program and pictures are the project's own work. The letters are Skranji by Neapolitan and "
    "Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font License. SDL, SDL_image "
    "and SDL_ttf (zlib licence), stb_image (public domain), FreeType (its own licence) and "
    "HarfBuzz (MIT licence) do the work below.\n \n"
    "No list of the first edition's tiles is public. Ours follows descriptions: a few tiles may "
    "differ from the box.");

static const char motto_words[] = N_("Hunt, gather and fish in the valley of the first herds");

/* Measures that shrink where the output is too low for what lies below one another, in logical
 * units. */
typedef struct TitlePlan {
    float x, width;
    float logo, logo_y, motto_y, card_y, card_height, button, gap;
    bool motto_below; /* the name; else beside it */
} TitlePlan;

/* What lies `share` of the way from `low` to `high`. */
static float between(float low, float high, float share)
{
    return low + (high - low) * share;
}

/* `waits`: for a game that waits, too. */
static TitlePlan plan_of(const Frame *frame, bool waits)
{
    /* The heights for the least of all measures, and for the largest. */
    enum { LOW = 332, HIGH = 548, WAITING_LOW = 480, WAITING_HIGH = 720, MOTTO = 25 };
    float low = waits ? WAITING_LOW : LOW, high = waits ? WAITING_HIGH : HIGH;
    float share = fmaxf(0, fminf(1, (page_height(frame) - low) / (high - low)));
    TitlePlan plan = {.x = fmaxf(28, page_width(frame) * .043f),
                      .width = 280,
                      .logo = between(50, 104, share),
                      .logo_y = between(8, 34, share),
                      .motto_y = between(66, 138, share),
                      .card_y = between(64, 190, share),
                      .card_height = between(142, 152, share),
                      .button = between(32, 42, share),
                      .gap = between(4, 9, share)};
    plan.motto_below = plan.card_y - plan.motto_y > MOTTO;
    return plan;
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

/* Below the name, in two lines where one would leave the rock for the bright sky; or in small
 * letters beside it where there is no room for that. */
static void draw_motto(Frame *frame, const TitlePlan *plan)
{
    enum { BESIDE = 124, LETTERS = 15, HIGH = 42 };
    TextStyle style = {FONT_TEXT, ALIGN_LEFT, 18, 0xE9D3A4};
    Rect rect = {plan->x, plan->motto_y - 9, ROCK * page_width(frame) - plan->x, HIGH};
    if (!plan->motto_below) {
        style.size = LETTERS;
        rect =
            (Rect){plan->x + text_width(frame, FONT_TITLE, plan->logo, "Aurochs") / frame->u + 16,
                   plan->logo_y, BESIDE, HIGH};
    }
    paint_label(frame, style, page_rect(frame, rect), tr(motto_words));
}

static bool is_over(const Session *session)
{
    return session_game(session)->phase == PHASE_END;
}

/* In up to three rows; returns the row below. */
static Rect draw_sentence(Frame *frame, Rect row, const char *text)
{
    static const TextStyle style = {FONT_HEAVY, ALIGN_LEFT, 17, INK};
    float high = row.h;
    Rect rect = cut_top(&row, high * (float)text_fit(frame, style, row.w, 3 * high, text).lines);
    paint_label(frame, style, rect, text);
    return (Rect){rect.x, row.y, rect.w, high};
}

/* Whose turn it is, the badge before it, and, where there is room above `foot`, how far the game
 * has come; or who has won it. Returns the row below. */
static Rect draw_state(Frame *frame, const Session *session, Rect row, float foot)
{
    enum { SIDE = 18, APART = 24 };
    const Game *game = session_game(session);
    const Setup *setup = session_setup(session);
    float u = frame->u;
    if (is_over(session)) {
        return draw_sentence(frame, row, say_winners(setup, game_leaders(game)));
    }
    const char *text = say_text(SAY_PLAYS_NEXT, say_brief(setup, game->player));
    page_badge(frame, setup, game->player, (Point){row.x + SIDE / 2 * u, row.y + row.h / 2}, SIDE);
    cut_left(&row, APART * u);
    row = draw_sentence(frame, row, text);
    cut_left(&row, -APART * u);
    if (row.y + row.h > foot)
        return row;
    paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}, row,
                say_number(SAY_LAND_LEFT, game->land.count - game->land.drawn));
    row.y += row.h;
    return row;
}

/* `when` it was played, or NULL. */
static void draw_waiting(Frame *frame, const Session *session, const char *when, Rect card)
{
    LandTile land[MAX_TILES];
    int count = game_land(session_game(session), land);
    float u = frame->u, top = card.y + 12 * u;
    Rect picture = {card.x + 12 * u, top, roundf(96 * u),
                    card.h - roundf((12 + 12 + 8) * u) - roundf(fminf(42 * u, card.h * .28f))};
    float x = picture.x + picture.w + 12 * u;
    const Setup *setup = session_setup(session);
    landscape_small(frame, setup->edition, land, count, picture);
    float badges = picture.y + picture.h - 9 * u, foot = badges - 9 * u;
    float line = floorf(fminf(20 * u, (foot - top + 3 * u) / 3));
    Rect row = {x, top - 3 * u, card.x + card.w - 12 * u - x, line};
    row = draw_state(frame, session, row, foot);
    if (when && row.y + line <= foot)
        paint_label(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}, row, when);
    for (int p = 0; p < setup->player_count; p++)
        page_badge(frame, setup, p, (Point){x + (9.f + 22.f * (float)p) * u, badges}, 18);
}

static void build_continue(Frame *frame, const Scene *scene, const TitlePlan *plan)
{
    Rect card = {plan->x, plan->card_y, plan->width, plan->card_height};
    if (!scene->last)
        return;
    paint_card(frame, page_rect(frame, card));
    draw_waiting(frame, scene->last, scene->last_when, page_rect(frame, card));
    bool over = is_over(scene->last);
    Widget button = page_button(
        0, over ? STYLE_PAPER : STYLE_OCHRE, "continue",
        over ? tr("Look at it again") : tr("Continue"), over ? "eye" : "play",
        over ? tr("The land and where the points came from") : tr("Go on where you left off"));
    button = action_widget(VERB_AGREE, button);
    if (over) /* Enter begins a new game, as the button in ochre does */
        button.key = KEY_NONE;
    card = rect_pad(card, 12, 12);
    page_put(frame, cut_bottom(&card, plan->button), button);
}

/* Puts a button in the column of them, off the top of which it is cut. */
static void put_next(Frame *frame, const TitlePlan *plan, Rect *column, Widget button)
{
    Rect rect = cut_top(column, plan->button + plan->gap);
    rect.h = plan->button;
    button.left = true;
    page_put(frame, rect, button);
}

static void build_alone(Frame *frame, const TitlePlan *plan, Rect *column)
{
    Widget alone = page_button(0, STYLE_LEATHER, "alone", tr("Play alone"), "person",
                               tr("Against one of seven computers, from weak to strong"));
    alone.verb = TITLE_ALONE;
    put_next(frame, plan, column, alone);
}

/* From `y` on; `first`: a new game is the one thing to do now. */
static void build_buttons(Frame *frame, const TitlePlan *plan, float y, bool first, int lesson)
{
    static const Verb verbs[] = {VERB_NEW, VERB_OPEN, VERB_HELP, VERB_OPTIONS, VERB_QUIT};
    Rect column = {plan->x, y, plan->width, 0};
    if (lesson > 0) {
        const char *label = say_number(SAY_LESSON_WAITS, (lesson - 1) % MAX_LESSON_STEPS + 1);
        Widget on =
            page_button(0, STYLE_LEATHER, "lesson", label, "play", tr("Where you left the Elder"));
        on.verb = TITLE_LESSON;
        put_next(frame, plan, &column, on);
    }
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        Verb verb = verbs[i];
        put_next(frame, plan, &column,
                 action_widget(
                     verb, page_button(0, first && verb == VERB_NEW ? STYLE_OCHRE : STYLE_LEATHER,
                                       verb == VERB_HELP ? "learn" : NULL, action_label(verb), NULL,
                                       verb == VERB_QUIT ? tr("Leave the game") : NULL)));
        if (verb == VERB_NEW)
            build_alone(frame, plan, &column);
    }
}

static void build_credits(Frame *frame, Rect line)
{
    const char *version = say_text(SAY_VERSION, AUROCHS_VERSION);
    float beside = fmaxf(94, text_width(frame, FONT_TEXT, 15, version) / frame->u + 10);
    Widget widget = page_button(0, STYLE_BARE, "credits", tr("Credits"), NULL, tr("Who made this"));
    widget.verb = TITLE_CREDITS;
    widget.size = 15;
    page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT}, page_rect(frame, line),
              version);
    cut_left(&line, beside);
    line.w = fmaxf(80, text_width(frame, FONT_BOLD, 15, widget.label) / frame->u + 24);
    page_put(frame, line, widget);
}

/* Where nobody told the time of day, time does not pass. */
static bool moves(const Ui *ui, const Scene *scene)
{
    return scene->today > 0 && !scene->away && !ui->options.reduced_motion;
}

static double title_due(const Ui *ui, const Scene *scene)
{
    return moves(ui, scene) ? valley_due(scene->now) : INFINITY;
}

static bool goes_on(const Scene *scene)
{
    return scene->last && !is_over(scene->last);
}

static void title_build(const Screen *screen)
{
    Frame *frame = screen->frame;
    const Scene *scene = screen->scene;
    bool waiting = scene->last != NULL;
    TitlePlan plan = plan_of(frame, waiting);
    valley_draw(frame, valley_hour(scene->today, scene->offset), scene->now,
                !moves(screen->ui, scene));
    draw_logo(frame, &plan);
    draw_motto(frame, &plan);
    build_continue(frame, scene, &plan);
    build_buttons(frame, &plan, plan.card_y + (waiting ? plan.card_height + plan.gap + 8 : 6),
                  !goes_on(scene), screen->ui->options.lesson);
    build_credits(frame, (Rect){plan.x, page_height(frame) - 38, 190, 30});
    notice_put(screen);
}

static void title_handle(const Screen *screen, WidgetEvent event, const Input *input,
                         Intent *intent)
{
    if (event.kind == WIDGET_NOTHING && action_pressed(VERB_AGREE, input) &&
        !goes_on(screen->scene)) {
        ui_go(screen->ui, SCREEN_SEATS);
        return;
    }
    if (page_first_focus(
            screen->frame, event, input,
            widget_id(screen->frame->widgets, screen->scene->last ? VERB_AGREE : VERB_NEW, 0)) ||
        event.kind != WIDGET_PRESSED)
        return;
    if (event.verb == VERB_AGREE)
        intent->kind = INTENT_CONTINUE;
    else if (event.verb == TITLE_ALONE)
        arrange_ladder(screen, intent);
    else if (event.verb == TITLE_LESSON)
        *intent = (Intent){.kind = INTENT_LESSON, .index = screen->ui->options.lesson - 1};
    else if (event.verb == TITLE_CREDITS)
        ui_message(screen->ui, tr("Credits"), tr(credits));
    else
        action_run(&(Call){screen, NULL, (Verb)event.verb, 0, intent});
}

const ScreenPart title_screen = {
    .build = title_build, .handle = title_handle, .animating = notice_shown, .due = title_due};
