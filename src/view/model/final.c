#include "view/model/final.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "view/board/draw.h"
#include "view/board/landscape.h"
#include "view/kit/paint.h"
#include "view/words/areas.h"
#include "view/words/tr.h"

static bool same_area(const Game *game, Lit lit, const Award *award)
{
    Lit other = award_lit(award);
    const Unions *unions = other.system ? &game->systems : &game->areas;
    return lit.system == other.system && unions->label[lit.node] == unions->label[award->node];
}

void final_go(FinalUi *ui, int step)
{
    ui->step = step;
    ui->shown = false;
}

bool final_go_on(FinalUi *ui, int count)
{
    bool more = ui->step + 1 < count;
    final_go(ui, more ? ui->step + 1 : -1);
    return more;
}

void final_show(FinalUi *ui, double now)
{
    ui->shown = true;
    ui->since = now;
}

void final_land(FinalUi *ui, double now)
{
    ui->since = now - FINAL_SECONDS;
}

void final_make(const Session *session, int position, int at, Final *final)
{
    memset(final, 0, sizeof *final);
    const Game *game = session_game_at(session, position);
    if (game->phase != PHASE_END || position == 0)
        return;
    Events events;
    session_events(session, position - 1, &events);
    memcpy(final->scores, session_game_at(session, position - 1)->scores, sizeof final->scores);
    bool begun = false;
    for (int i = 0; i < events.count; i++) {
        const Event *event = &events.items[i];
        begun |= event->kind == EVENT_FINAL;
        if (event->kind != EVENT_AWARD)
            continue;
        const Award *award = &event->award;
        if (begun &&
            (final->count == 0 || !same_area(game, final->steps[final->count - 1].lit, award))) {
            if (final->count == MAX_FINAL_STEPS)
                break;
            final->steps[final->count++].lit = award_lit(award);
        }
        if (begun) {
            FinalStep *step = &final->steps[final->count - 1];
            if (step->award_count < MAX_STEP_AWARDS)
                step->awards[step->award_count++] = *award;
        }
        if (!begun || final->count - 1 <= at)
            final->scores[award->player] = (uint16_t)(final->scores[award->player] + award->points);
    }
    final->at = at;
    final->on = at >= 0 && at < final->count;
}

Rect final_extent(const TableView *view, Lit lit)
{
    Rect extent = {0};
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Rect cell = {site->cell.x, site->cell.y, 1, 1};
        if (lit_zones(view, site->tile, lit))
            extent = extent.w > 0 ? rect_union(extent, cell) : cell;
    }
    return extent.w > 0 ? extent : (Rect){0, 0, 1, 1};
}

/* Seconds: a tiger reaches its deer, its mark comes down, the points set off, one after the other,
 * and arrive. */
#define STALK .2f
#define STAMP .1f
#define SPREAD .06f
#define TRAVEL .26f
#define COUNTED .58f /* all of them are */

#define LEAP .22f     /* tiles that a tiger rises by */
#define LEAP_ANGLE 16 /* degrees that it points up, then down */
#define PI 3.1415927f

/* The tiger leaps along a dotted path that grows behind it; the deer is crossed out once it is
 * reached. */
static void draw_prey(Frame *frame, Point deer, Point tiger, const char *sprite, float tile,
                      float time)
{
    float u = frame->u, t = fminf(1, time / STALK), part = t * t * (3 - 2 * t);
    Point reached = {tiger.x + (deer.x - tiger.x) * part, tiger.y + (deer.y - tiger.y) * part};
    Point line[] = {tiger, reached};
    draw_line(frame->list, line, 2, 7 * u, 0, rgba(0x1A0804, .8f));
    draw_line(frame->list, line, 2, 4 * u, 7 * u, rgba(WRONG_BOARD, 1));
    if (t < 1) {
        bool left = deer.x < tiger.x;
        float nose = LEAP_ANGLE * cosf(t * PI);
        draw_tinted_sprite(
            frame->list, sprite, (Point){reached.x, reached.y - LEAP * tile * sinf(t * PI)}, tile,
            (SpritePose){.flip = left, .angle = left ? nose : -nose}, rgba(WHITE, 1));
        return;
    }
    float falls = fmaxf(0, 1 - (time - STALK) / STAMP), half = (14 + 10 * falls) * u;
    Point stroke[] = {{deer.x - half, deer.y + half}, {deer.x + half, deer.y - half}};
    paint_ring(frame, deer, (20 + 14 * falls) * u, 4, WRONG_BOARD);
    draw_line(frame->list, stroke, 2, 4 * u, 0, rgba(WRONG_BOARD, 1));
}

/* The label has its size, and takes its place: off the figures and the labels before it, near its
 * own animal, rather below or above than at the sides. */
static void place_label(Arrange *arrange, Rect within, Label *label, float tile)
{
    Point size = {label->rect.w, label->rect.h}, at = label->of;
    float near = .1f * tile, reach = .5f * tile;
    Rect about = {at.x - near, at.y - near, 2 * near, 2 * near};
    Seek seek = seek_begin(arrange, within, about, tile, 4);
    seek.over = OVER_LAND | OVER(GROUND_CELL) | OVER(GROUND_CUT);
    seek_beside(&seek, size, .03f * tile, 0);
    if (seek.price > 1)
        seek_over(&seek, size,
                  (Rect){at.x - reach - size.x / 2, at.y - reach - size.y / 2, 2 * reach + size.x,
                         2 * reach + size.y},
                  .06f * tile);
    label->rect = seek.best;
    arrange_add(arrange, rect_inset(seek.best, -.1f * size.y), GROUND_KEPT); /* its shadow */
}

static void draw_label(Frame *frame, const Label *label, float unit)
{
    Point at = {label->rect.x + label->rect.w / 2, label->rect.y + label->rect.h / 2};
    paint_patch(frame, "chip", label->rect, 1);
    paint_text(
        frame,
        (TextStyle){FONT_TITLE, ALIGN_CENTRE, 17 * unit / frame->u, label->none ? WRONG : INK},
        (Point){at.x, at.y + 6 * unit}, 0, label->text);
}

/* A hair line for a label that found no room next to its animal. */
static void draw_hair(Frame *frame, const Label *label, float tile)
{
    Rect rect = label->rect;
    Point to = {fmaxf(rect.x, fminf(label->of.x, rect.x + rect.w)),
                fmaxf(rect.y, fminf(label->of.y, rect.y + rect.h))};
    Point line[] = {label->of, to};
    if (hypotf(to.x - label->of.x, to.y - label->of.y) < .22f * tile)
        return;
    draw_line(frame->list, line, 2, 3 * frame->u, 0, rgba(HIDE_DEEP, .7f));
    draw_line(frame->list, line, 2, 1.5f * frame->u, 0, rgba(CREAM, 1));
}

/* What one of an area brings; false where it is not counted. */
static bool label_of(const Ruleset *rules, const LandAnimal *animal, bool system, Label *label)
{
    bool fish = animal->kind == ANIMALS;
    if (animal->covered || animal->kind == TIGER || (fish && !system && !animal->points))
        return false;
    int points = animal->points ? animal->points
                 : fish         ? rules->fish_points
                                : rules->animal_points[animal->kind] * (animal->doubled ? 2 : 1);
    *label = (Label){.none = animal->taken};
    snprintf(label->text, sizeof label->text, animal->taken ? "0" : "+%d", points);
    return true;
}

/* `labels` has the animals that they are of. */
static void place_labels(const Frame *frame, const TableView *view, Lit lit, Arrange *arrange,
                         Labels *labels)
{
    float tile = view->board.tile, unit;
    labels->unit = unit = fmaxf(.74f * frame->u, fminf(frame->u, tile / 84));
    for (int i = 0; i < labels->animal_count; i++) {
        Point at = labels->animals[i].at;
        arrange_add_round(arrange, point_seen(view, at), .21f * tile, GROUND_FIGURE);
    }
    for (int i = 0; i < labels->animal_count; i++) {
        const LandAnimal *animal = &labels->animals[i];
        Label label;
        if (!label_of(&view->edition->rules, animal, lit.system, &label))
            continue;
        label.of = point_seen(view, animal->at);
        label.rect.w =
            roundf(text_width(frame, FONT_TITLE, 17 * unit / frame->u, label.text) + 16 * unit);
        label.rect.h = roundf(25 * unit);
        place_label(arrange, rect_inset(view->board.rect, -4 * tile), &label, tile);
        labels->items[labels->count++] = label;
    }
}

void final_put(const Frame *frame, const TableView *view, const Final *final, Arrange *arrange,
               Labels *labels)
{
    Lit lit = final->steps[final->at].lit;
    bool raft = lit.system && system_info(view->edition, view->game, lit.node).raft;
    labels->count = 0;
    labels->animal_count = animals_list(view, lit, labels->animals);
    if (!lit.system)
        animals_feed(labels->animals, labels->animal_count,
                     area_info(view->edition, view->game, lit.node).prey);
    lakes_put(frame, view,
              (LakesOf){.lit = lit, .points = raft ? view->edition->rules.raft_points : 0}, arrange,
              &labels->lakes);
    place_labels(frame, view, lit, arrange, labels);
}

void final_draw_marks(Frame *frame, const TableView *view, const Final *final, const Labels *labels)
{
    const LandAnimal *animals = labels->animals;
    chips_draw(frame, view, &labels->lakes);
    for (int i = 0; i < labels->animal_count; i++)
        if (animals[i].taken) {
            const LandAnimal *tiger = &animals[animals[i].taker];
            draw_prey(frame, point_seen(view, animals[i].at), point_seen(view, tiger->at),
                      tiger->sprite, view->board.tile, final->time);
        }
    for (int i = 0; i < labels->count; i++)
        if (!labels->items[i].none || final->time >= STALK)
            draw_hair(frame, &labels->items[i], view->board.tile);
    for (int i = 0; i < labels->count; i++)
        if (!labels->items[i].none || final->time >= STALK)
            draw_label(frame, &labels->items[i], labels->unit);
}

static void count_at(Labels *labels, Point at, int points)
{
    if (labels->animal_count < MAX_LAND_ANIMALS && points > 0)
        labels->animals[labels->animal_count++] =
            (LandAnimal){.at = at, .kind = ANIMALS, .points = points};
}

/* What each tile of a closed forest or river brings, and the fish or mushrooms on it. */
static void count_closed(const TableView *view, const Award *award, Labels *labels)
{
    const Ruleset *rules = &view->edition->rules;
    bool forest = award->kind == AWARD_FOREST;
    Lit lit = award_lit(award);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        const Zone *zones = view->edition->tiles.tiles[site->tile].zones;
        uint16_t counted = lit_zones(view, site->tile, lit), node = NO_NODE;
        bool mushrooms = false;
        Figures figures;
        for (int z = 0; z < MAX_ZONES; z++)
            if (counted >> z & 1) {
                node = node == NO_NODE ? zones[z].node : node;
                mushrooms |= zones[z].mushrooms > 0;
            }
        if (node == NO_NODE)
            continue;
        count_at(labels, table_anchor(view, node, PIECE_MEEPLE),
                 forest ? rules->forest_tile_points : rules->river_tile_points);
        counted = forest ? 0 : counted | lit_lakes(view, site->tile, lit);
        figures_of_tile(view, site, &figures);
        for (int k = 0; k < figures.count; k++) {
            const Figure *figure = &figures.items[k];
            if (figure->put->zone >= 0 && counted >> figure->put->zone & 1)
                count_at(labels, figure->at, rules->fish_points);
            else if (mushrooms && strncmp(figure->sprite, "mushrooms", 9) == 0)
                count_at(labels, figure->at, rules->mushroom_points);
        }
    }
}

/* What each animal that a trap has caught brings. */
static void count_caught(const TableView *view, const Award *award, Labels *labels)
{
    uint8_t tile = view->edition->tiles.node[award->node].tile;
    Cell trap = game_site_of_tile(view->game, tile)->cell;
    int all = animals_list(view, award_lit(award), labels->animals);
    for (int i = 0; i < all; i++) {
        LandAnimal animal = labels->animals[i];
        bool near = abs((int)floorf(animal.at.x) - trap.x) <= 1 &&
                    abs((int)floorf(animal.at.y) - trap.y) <= 1;
        if (!near || !animal.covered)
            continue;
        animal.covered = false;
        labels->animals[labels->animal_count++] = animal;
    }
    animals_feed(labels->animals, labels->animal_count, award->prey);
}

/* The points of one area. */
static void draw_told(Frame *frame, const TableView *view, const Award *award, Arrange *arrange,
                      bool flies)
{
    Labels labels = {.count = 0};
    Lit lit = award_lit(award);
    if (award->kind == AWARD_FOREST || award->kind == AWARD_RIVER)
        count_closed(view, award, &labels);
    else if (award->kind == AWARD_HUNTING_TRAP)
        count_caught(view, award, &labels);
    else if (!flies) /* else its lakes have their signs */
        lakes_put(frame, view, (LakesOf){lit, view->edition->rules.logboat_points}, arrange,
                  &labels.lakes);
    chips_draw(frame, view, &labels.lakes);
    place_labels(frame, view, lit, arrange, &labels);
    for (int i = 0; i < labels.count; i++)
        draw_label(frame, &labels.items[i], labels.unit);
}

void final_outline_told(Frame *frame, const TableView *view)
{
    Events events;
    int before;
    session_events(view->session, view->at - 1, &events);
    for (int i = 0; i < events.count && events.items[i].kind != EVENT_FINAL; i++)
        if (events.items[i].kind == EVENT_AWARD && homing_awards(&events, i, &before) > 0 &&
            before == 0)
            board_draw_outline(frame, view, award_lit(&events.items[i].award));
}

void final_draw_told(Frame *frame, const TableView *view, bool flies)
{
    enum { ASIDE = 74, HIGH = 30 };
    Events events;
    Arrange arrange = {.count = 0};
    session_events(view->session, view->at - 1, &events);
    for (int i = 0; i < events.count && events.items[i].kind != EVENT_FINAL; i++) {
        const Award *award = &events.items[i].award;
        if (events.items[i].kind != EVENT_AWARD)
            continue;
        float u = frame->u;
        int before, all = homing_awards(&events, i, &before);
        Point at = table_anchor(view, award->node, PIECE_MEEPLE);
        at = point_seen(view, at);
        arrange_add(&arrange,
                    (Rect){at.x - (float)(all * ASIDE) * u / 2, at.y - HIGH * u / 2,
                           (float)(all * ASIDE) * u, HIGH * u},
                    GROUND_KEPT);
        if (before == 0)
            draw_told(frame, view, award, &arrange, flies);
        at.x += ((float)before - (float)(all - 1) / 2) * ASIDE * u;
        homing_draw_sum(frame, view, award, at, .72f);
    }
}

/* When award `index` of the step has arrived. */
static float arrives(const FinalStep *step, int index)
{
    float apart = step->award_count > 1 ? SPREAD / (float)(step->award_count - 1) : 0;
    return STALK + (float)index * apart + TRAVEL;
}

Gain final_gain(const Final *final, int player)
{
    Gain gain = {.counted = 1};
    if (!final->on)
        return gain;
    const FinalStep *step = &final->steps[final->at];
    for (int i = 0; i < step->award_count; i++)
        if (step->awards[i].player == player)
            gain_add(&gain, step->awards[i].points, final->time, arrives(step, i), COUNTED);
    return gain;
}

void final_draw_points(Frame *frame, const Homes *homes, const TableView *view, const Final *final)
{
    if (!final->on)
        return;
    const FinalStep *step = &final->steps[final->at];
    for (int i = 0; i < step->award_count; i++) {
        Point at =
            table_anchor(view, step->awards[i].node, step->lit.system ? PIECE_HUT : PIECE_MEEPLE);
        homing_draw_points(frame, homes, view,
                           &(Rising){.award = &step->awards[i],
                                     .from = point_seen(view, at),
                                     .time = final->time - arrives(step, i) + TRAVEL,
                                     .way = TRAVEL,
                                     .place = i,
                                     .places = step->award_count});
    }
}

static const char *say_step(const TableView *view, const FinalStep *step)
{
    if (step->lit.system) {
        SystemInfo info = system_info(view->edition, view->game, step->lit.node);
        return say_number(info.raft ? SAY_FISH_BY_RAFT : SAY_THINGS + THING_FISH, info.fish);
    } else {
        return say_number(SAY_THINGS + THING_TILES, step->awards[0].tiles);
    }
}

/* Whose points these are: of all huts on the system, or of the hunters. */
static const char *title_of(const TableView *view, const FinalStep *step)
{
    int huts = 0;
    if (!step->lit.system)
        return tr(view->terms->meadow.title);
    SystemInfo info = system_info(view->edition, view->game, step->lit.node);
    for (int p = 0; p < view->game->player_count; p++)
        huts += info.huts[p];
    return trn("Hut", "Huts", huts);
}

static void draw_step(Frame *frame, Rect row, const TableView *view, const FinalStep *step,
                      bool done, bool now)
{
    float u = frame->u, baseline = row.y + 20 * u, right = row.x + row.w - 8 * u;
    uint32_t rgb = now ? INK : done ? CREAM : CREAM_SOFT, soft = now ? INK_SOFT : CREAM_SOFT;
    int sum[MAX_PLAYERS] = {0}, best = 0;
    if (now)
        paint_patch(frame, "row-lit", row, 1);
    if (now || done)
        paint_icon(frame, now ? "play" : "check", (Point){row.x + 14 * u, row.y + row.h / 2}, 14,
                   now ? EMBER : GAIN_LIGHT, 1);
    for (int i = 0; i < step->award_count; i++)
        sum[step->awards[i].player] += step->awards[i].points;
    for (int p = 0; p < view->game->player_count; p++)
        best = sum[p] > best ? sum[p] : best;
    if (now || done) {
        paint_text(frame, (TextStyle){FONT_TITLE, ALIGN_RIGHT, 16, rgb}, (Point){right, baseline},
                   0, said("+%d", best));
    }
    right -= 40 * u;
    for (int p = view->game->player_count - 1; p >= 0; p--)
        if (sum[p] > 0) {
            paint_icon(frame, player_badges[view->setup->seats[p].colour],
                       (Point){right - 9 * u, row.y + row.h / 2}, 18, 0xFFFFFF, 1);
            right -= 22 * u;
        }
    float x = row.x + 30 * u;
    x += paint_text(frame, (TextStyle){FONT_BOLD, ALIGN_LEFT, 16, rgb}, (Point){x, baseline},
                    right - x, title_of(view, step)) +
         8 * u;
    const char *text = say_step(view, step);
    TextStyle style = {FONT_TEXT, ALIGN_LEFT, 15, soft};
    while (style.size > 11 && text_width(frame, style.font, style.size, text) > right - x)
        style.size--;
    if (right - x > 20 * u)
        paint_text(frame, style, (Point){x, baseline}, right - x, text);
}

/* "7 more", where the list goes on beyond an edge. */
static void draw_more(Frame *frame, Rect row, int count, bool below)
{
    float u = frame->u;
    if (count <= 0)
        return;
    const char *text = say_number(SAY_MORE, count);
    float width = text_width(frame, FONT_TEXT, 15, text);
    Point middle = {row.x + row.w / 2, row.y + row.h / 2};
    paint_icon(frame, below ? "chevron-down" : "chevron-up",
               (Point){middle.x - width / 2 - 12 * u, middle.y}, 14, CREAM_SOFT, 1);
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_CENTRE, 15, CREAM_SOFT},
               (Point){middle.x, middle.y + 5 * u}, 0, text);
}

/* What is counted now stays in sight; a line at an edge says how many there are beyond it. */
void final_draw_list(Frame *frame, Rect rect, const TableView *view, const Final *final)
{
    float u = frame->u, pitch = 30 * u;
    int fit = (int)((rect.h - 28 * u) / pitch), count = final->count;
    if (fit < 1)
        return;
    paint_text(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 15, CREAM_SOFT},
               (Point){rect.x + 4 * u, rect.y + 18 * u}, 0, tr("What is counted"));
    int first = final->at - fit / 2;
    first = first > count - fit ? count - fit : first;
    first = first < 0 ? 0 : first;
    int last = first + fit < count ? first + fit : count; /* not shown */
    bool told = fit > 2;                                  /* else the rows are needed */
    for (int i = first; i < last; i++) {
        Rect row = {rect.x - 4 * u, roundf(rect.y + 28 * u + (float)(i - first) * pitch),
                    rect.w + 8 * u, roundf(pitch - 2 * u)};
        if (told && i == first && first > 0 && i != final->at)
            draw_more(frame, row, first + 1, false);
        else if (told && i == last - 1 && last < count && i != final->at)
            draw_more(frame, row, count - last + 1, true);
        else
            draw_step(frame, row, view, &final->steps[i], i < final->at, i == final->at);
    }
}
