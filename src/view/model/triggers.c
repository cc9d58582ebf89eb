#include "view/model/triggers.h"

#include <math.h>

#include "core/query.h"

/* Seconds after the move: its tile touches the stone, what it joins answers, its power shows; an
 * area closes, points begin to be counted where they arrive, a forest gives an extra turn; it is
 * somebody's turn. */
#define LAID .04
#define ANSWERS .1
#define POWER .18
#define TRAP .10 /* it snaps a quarter of a second after its rope creaks */
#define CLOSES .06
#define CLOSES_APART .22
#define COUNTED .44
#define EXTRA .14
#define SIGNED .3
#define SIGNED_AFTER_MUCH .85
#define SIGNED_FIRST .5

/* The step of the final scoring is named, then its points are counted. */
#define STEP_COUNTED .3

enum { LARGE_FOREST = 4, MOST_CLOSING = 3 };

static void add(const Screen *screen, CueId id, int variant, float pan, double after)
{
    cues_add(&screen->ui->cues,
             (Cue){(uint8_t)id, (uint8_t)variant, pan, screen->frame->now + after});
}

static float pan_of(const Frame *frame, Point at)
{
    return fmaxf(-1, fminf(2 * at.x / frame->width - 1, 1));
}

static float pan_of_cell(const Screen *screen, const TableModel *model, Cell cell)
{
    Point middle = view_pixel(&model->view.board, (float)cell.x + .5f, (float)cell.y + .5f);
    return pan_of(screen->frame, middle);
}

static float pan_of_node(const Screen *screen, const TableModel *model, uint16_t node)
{
    uint8_t tile = model->view.edition->tiles.node[node].tile;
    const Site *site = game_site_of_tile(model->view.game, tile);
    return site ? pan_of_cell(screen, model, site->cell) : 0;
}

/* Whose turn it is, where that is a person's. */
static void sign(const Screen *screen, const Session *session, int at, double after)
{
    const Setup *setup = session_setup(session);
    const Game *game = session_game_at(session, at);
    if (game->phase == PHASE_PLACE && setup->seats[game->player].kind == SEAT_HUMAN)
        add(screen, CUE_SIGN, setup->seats[game->player].colour, 0, after);
}

void trigger_anew(const Screen *screen, bool same)
{
    TableUi *table = &screen->ui->table;
    const Session *session = screen->scene->session;
    int at = session_at(session);
    if (!same) {
        sign(screen, session, at, SIGNED_FIRST);
    } else if (at < table->triggers.at) {
        add(screen, CUE_HUSH_SIGN, 0, 0, 0);
        add(screen, CUE_HUSH_LAND, 0, 0, 0);
        if (!table->strip.open)
            add(screen, CUE_UNDO, 0, 0, 0);
    }
    table->triggers.at = at;
    table->triggers.taken = -1;
}

/* What most of the tile's sides join: of as many, water before forest before grass. */
static CueId accent(const Site *site)
{
    static const struct {
        SideKind kind;
        CueId cue;
    } accents[] = {
        {SIDE_RIVER, CUE_LAY_WATER}, {SIDE_FOREST, CUE_LAY_FOREST}, {SIDE_MEADOW, CUE_LAY_GRASS}};
    int most = 0, best = 0;
    for (int i = 0; i < 3; i++) {
        int sides = 0;
        for (int side = 0; side < SIDES; side++)
            sides += (site->asks >> 2 * side & 3) == (int)accents[i].kind;
        if (sides > most) {
            most = sides;
            best = i;
        }
    }
    return accents[best].cue;
}

static void trigger_tile(const Screen *screen, const TableModel *model, const Event *event)
{
    static const CueId powers[POWERS] = {
        [POWER_LOGBOAT] = CUE_RAFT,  [POWER_RAFT] = CUE_RAFT,     [POWER_HUNTING_TRAP] = CUE_TRAP,
        [POWER_PIT_TRAP] = CUE_TRAP, [POWER_WILDFIRE] = CUE_FIRE, [POWER_SHAMAN] = CUE_SHAMAN};
    const Site *site = game_site_of_tile(model->view.game, event->tile);
    const Tile *tile = &model->view.edition->tiles.tiles[event->tile];
    float pan = pan_of_cell(screen, model, event->cell);
    add(screen, CUE_HUSH_SIGN, 0, 0, 0);
    add(screen, CUE_LAY, 0, pan, LAID);
    if (site)
        add(screen, accent(site), 0, pan, ANSWERS);
    if (powers[tile->power] != CUE_TAKE)
        add(screen, powers[tile->power], 0, pan, powers[tile->power] == CUE_TRAP ? TRAP : POWER);
}

static void trigger_closing(const Screen *screen, const TableModel *model, uint16_t node,
                            int before)
{
    const TableView *view = &model->view;
    AreaInfo info = area_info(view->edition, view->game, node);
    CueId cue = info.kind != ZONE_FOREST     ? CUE_RIVER
                : info.tiles >= LARGE_FOREST ? CUE_FOREST_LARGE
                                             : CUE_FOREST;
    if (before < MOST_CLOSING)
        add(screen, cue, 0, pan_of_node(screen, model, node), CLOSES + CLOSES_APART * before);
}

/* The events of a move up to the final scoring. */
static void trigger_events(const Screen *screen, const TableModel *model, const Events *events)
{
    int gains[MAX_PLAYERS] = {0}, most = 0, closed = 0;
    for (int i = 0; i < events->count && events->items[i].kind != EVENT_FINAL; i++) {
        const Event *event = &events->items[i];
        switch (event->kind) {
        case EVENT_PLACED:
            trigger_tile(screen, model, event);
            break;
        case EVENT_PUT:
            add(screen, event->piece.kind == PIECE_HUT ? CUE_HUT : CUE_MEEPLE, 0,
                pan_of_node(screen, model, event->piece.node), 0);
            break;
        case EVENT_CLOSED:
            trigger_closing(screen, model, event->node, closed++);
            break;
        case EVENT_RETURNED:
        case EVENT_RECALLED: /* all of them walk together */
            add(screen, CUE_HOME, 0, pan_of_node(screen, model, event->piece.node), CLOSES);
            break;
        case EVENT_EXTRA_TURN:
            add(screen, CUE_EXTRA_TURN, 0, pan_of_node(screen, model, event->node), EXTRA);
            break;
        case EVENT_AWARD:
            gains[event->award.player] += event->award.points;
            break;
        default:
            break;
        }
    }
    for (int p = 0; p < MAX_PLAYERS; p++)
        most = gains[p] > most ? gains[p] : most;
    cues_add_points(&screen->ui->cues, most, 0, screen->frame->now + COUNTED);
}

void trigger_move(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    const Session *session = screen->scene->session;
    int at = model->view.at;
    bool hurries =
        table->shown.hurries && at < session_at(session); /* nobody hears them one by one */
    Events events;
    table->triggers.at = at;
    table->triggers.taken = -1;
    if (hurries || at <= 0)
        return;
    session_events(session, at - 1, &events);
    trigger_events(screen, model, &events);
    if (session_game_at(session, at - 1)->player != model->view.game->player)
        sign(screen, session, at,
             flight_length(&model->view.edition->tiles, &events) <= FLIGHT_BRIEF
                 ? SIGNED
                 : SIGNED_AFTER_MUCH);
}

void trigger_step(const Screen *screen, const TableModel *model)
{
    const FinalStep *step = &model->final.steps[model->final.at];
    int gains[MAX_PLAYERS] = {0}, most = 0;
    for (int i = 0; i < step->award_count; i++) {
        int *gain = &gains[step->awards[i].player];
        *gain += step->awards[i].points;
        most = *gain > most ? *gain : most;
    }
    add(screen, CUE_FINAL_LINE, 0, 0, 0);
    cues_add_points(&screen->ui->cues, most, 0, screen->frame->now + STEP_COUNTED);
}

void trigger_hand(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    const Ghost *ghost = &model->view.ghost;
    bool held = ghost->state == GHOST_FITS || ghost->state == GHOST_REFUSED;
    if (!model->view.mine || model->view.phase != PHASE_PLACE || model->flight.on || !held ||
        table->triggers.taken == model->view.at)
        return;
    table->triggers.taken = model->view.at;
    add(screen, CUE_HUSH_SIGN, 0, 0, 0);
    add(screen, CUE_TAKE, 0, pan_of_cell(screen, model, ghost->cell), 0);
}

/* The middle, where keys choose. */
static float pan_of_pointer(const Screen *screen, const TableView *view)
{
    return view->pointer->at.x < 0 ? 0 : pan_of(screen->frame, view->pointer->at);
}

void trigger_turn(const Screen *screen, const TableView *view, int step)
{
    add(screen, CUE_TURN, step < 0, pan_of_pointer(screen, view), 0);
}

void trigger_refused(const Screen *screen, const TableView *view)
{
    add(screen, CUE_REFUSED, 0, pan_of_pointer(screen, view), 0);
}

void trigger_results(Ui *ui, double now)
{
    if (ui->table.triggers.won)
        return;
    ui->table.triggers.won = true;
    ui->table.triggers.won_at = now;
    cues_add(&ui->cues, (Cue){CUE_HUSH_LAND, 0, 0, now});
    cues_add(&ui->cues, (Cue){CUE_WINNER, 0, 0, now});
}
