#include "view/table/advice.h"

#include "play/asked.h"
#include "play/turns.h"
#include "view/table/choice.h"
#include "view/table/framing.h"
#include "view/table/inspect.h"
#include "view/table/pointer.h"

void advice_toggle_hint(AdviceUi *advice, const Session *session, Intent *intent)
{
    advice->hint = !advice->hint || advice->why >= 0; /* behind reasons it is not seen */
    advice->at = session_at(session);
    advice->holds = advice->seen = advice->led = false;
    if (!advice->hint)
        return;
    advice->why = -1; /* one thing is asked at a time */
    intent->kind = INTENT_HINT;
}

void advice_ask_why(AdviceUi *advice, const Session *session, int at, Intent *intent)
{
    advice->why = advice->why == at ? -1 : at;
    advice->why_at = session_at(session);
    advice->seen = advice->of_log = false;
    if (advice->why < 0)
        return;
    intent->kind = INTENT_WHY;
    intent->index = at;
}

void advice_ask_of_log(AdviceUi *advice, const Session *session, int at, Intent *intent)
{
    advice->why = -1; /* the log was opened over what lay open */
    advice_ask_why(advice, session, at, intent);
    advice->of_log = true;
}

static bool is_programs(const Session *session, int move)
{
    return !asked_is_person(session_setup(session), session_game_at(session, move)->player);
}

int advice_last_turn(const Session *session, int at)
{
    Phase phase = (Phase)session_game_at(session, at)->phase;
    bool over = phase == PHASE_PLACE || phase == PHASE_END; /* the turn that comes next below */
    for (int move = at - 1; move >= 0; move--) {
        if (session_move(session, move).kind != MOVE_PLACE)
            continue;
        if (over && is_programs(session, move))
            return move;
        over = true;
    }
    return -1;
}

int advice_turn_at(const Session *session, int at, Cell cell)
{
    RecentTiles tiles;
    turns_of_programs(session, at, &tiles);
    for (int i = 0; i < tiles.count; i++)
        for (int move = at - 1; cell_equal(tiles.tiles[i].cell, cell) && move >= 0; move--)
            if (session_move(session, move).kind == MOVE_PLACE &&
                cell_equal(session_move(session, move).cell, cell))
                return move;
    return -1;
}

/* Whether nobody but computers has played from `from` on to `to`, and the game goes on. */
static bool programs_went_on(const Session *session, int from, int to)
{
    bool on = from == to || (from < to && session_game_at(session, to)->phase != PHASE_END);
    for (int move = from; on && move < to; move++)
        on = is_programs(session, move);
    return on;
}

void advice_moved(AdviceUi *advice, const Session *session, bool looks_back)
{
    int at = session_at(session);
    if (advice->at != at && !looks_back) {
        advice->led = (advice->led || advice->hint) && at > advice->at;
        advice->hint = false;
    }
    if (!programs_went_on(session, advice->why_at, at))
        advice->why = -1;
    advice->why_at = at;
}

/* The last hint, which reasons may have been asked for after, or NULL. */
static const Advice *hint_of(const Scene *scene)
{
    const Advice *said = scene->advice;
    if (said && said->kind != ADVICE_HINT)
        said = scene->hint;
    return said && said->kind == ADVICE_HINT ? said : NULL;
}

const Advice *advice_hint(const AdviceUi *advice, const Scene *scene)
{
    const Advice *said = hint_of(scene);
    bool fits = advice->hint && advice->why < 0 && said && said->there && said->at == advice->at &&
                session_at(scene->session) == said->at;
    return fits ? said : NULL;
}

int advice_place_at(const Advice *hint, Cell cell, int rotation)
{
    for (int i = 0; hint && i < hint->count; i++) {
        Move place = hint->places[i].turn.moves[0];
        if (cell_equal(place.cell, cell) && (rotation < 0 || place.rotation == rotation))
            return i;
    }
    return -1;
}

void advice_mean(const AdviceUi *advice, const Scene *scene, TableView *view)
{
    const Advice *said = hint_of(scene);
    int from = advice->at, played = session_at(scene->session) - from;
    Move moves[AI_MOVES];
    if (!advice->led || !said || !said->there || said->at != from || played >= AI_MOVES)
        return;
    for (int i = 0; i < played; i++)
        moves[i] = session_move(scene->session, from + i);
    int place = played > 0 ? explain_goes_on(said->places, said->count, moves, played) : -1;
    if (place < 0)
        return;
    Move move = said->places[place].turn.moves[played];
    view->meant_none = move.kind == MOVE_PASS || move.kind == MOVE_KEEP;
    view->meant_why = move.kind == MOVE_PASS ? &said->places[place].kept : NULL;
    view->meant = table_spot_of(view, move);
}

/* The places of the hint; or the tile that was laid, and where else it would have gone. Where the
 * board moves for it, the pointer did not come to what it is over then. */
void advice_show(const Screen *screen, const TableModel *model)
{
    TableUi *table = &screen->ui->table;
    AdviceUi *advice = &table->advice;
    const Advice *hint = model->view.hint;
    const Explanation *reasons;
    Cell cells[ADVICE_PLACES];
    int count = 0;
    advice_why(advice, screen->scene, &reasons);
    if (advice->seen || (!hint && !reasons))
        return;
    advice->seen = true;
    if (reasons) {
        cells[count++] = session_move(model->view.session, advice->why).cell;
        count += advice_next_best(advice, screen->scene, model->view.game, &cells[1]);
        inspect_away(&table->inspect);
    } else {
        for (; count < hint->count; count++)
            cells[count] = hint->places[count].turn.moves[0].cell;
    }
    if (framing_show_cells(&table->camera, model, cells, count, reasons != NULL))
        pointer_rest(&table->pointer);
}

void advice_hold(TableUi *table, const TableView *view)
{
    AdviceUi *advice = &table->advice;
    int place = view->mine && view->ghost.state == GHOST_FITS
                    ? advice_place_at(view->hint, view->ghost.cell, -1)
                    : -1;
    bool held = advice->holds && place >= 0 && cell_equal(advice->held, view->ghost.cell);
    advice->holds = place >= 0;
    if (place < 0 || held)
        return;
    advice->held = view->ghost.cell;
    choice_hold(&table->choice, view->hint->places[place].turn.moves[0].rotation);
}

bool advice_why(const AdviceUi *advice, const Scene *scene, const Explanation **explanation)
{
    const Advice *said = scene->advice;
    *explanation = NULL;
    if (advice->why < 0)
        return false;
    if (said && said->kind == ADVICE_WHY && said->at == advice->why && said->there)
        *explanation = &said->places[0];
    return true;
}

bool advice_next_best(const AdviceUi *advice, const Scene *scene, const Game *game, Cell *cell)
{
    const Explanation *explanation;
    if (!advice_why(advice, scene, &explanation) || !explanation || explanation->next.count == 0)
        return false;
    *cell = explanation->next.moves[0].cell;
    const Site *site = game_site(game, *cell);
    return site && site->tile == NO_TILE;
}
