#include "view/board/table_view.h"

#include <math.h>
#include <string.h>

#include "play/asked.h"
#include "view/board/draw.h"
#include "view/board/spots.h"
#include "view/kit/paint.h"

/* In tiles: a spot catches the pointer at its anchor, and where its figure is drawn, at half of its
 * width; one that is not drawn only close by, lest it catch what is meant for its neighbour. */
#define SPOT_REACH .15f
#define FIGURE_REACH .14f
#define UNSEEN_REACH .05f

Cell table_cell_at(const BoardView *board, Point pixel)
{
    Point at = view_board_point(board, pixel);
    float x = fmaxf(-MAX_COORDINATE, fminf(MAX_COORDINATE, floorf(at.x)));
    float y = fmaxf(-MAX_COORDINATE, fminf(MAX_COORDINATE, floorf(at.y)));
    return (Cell){(int8_t)x, (int8_t)y};
}

const LegalCell *table_legal_cell(const TableView *view, Cell cell)
{
    for (int i = 0; i < view->legal_count; i++)
        if (cell_equal(view->legal[i].cell, cell))
            return &view->legal[i];
    return NULL;
}

bool table_fits_one_way(const TableView *view)
{
    const LegalCell *legal =
        view->ghost.state == GHOST_FITS ? table_legal_cell(view, view->ghost.cell) : NULL;
    return legal && (legal->rotations & (legal->rotations - 1)) == 0;
}

uint8_t table_next_rotation(const LegalCell *cell, int rotation, int step)
{
    int turn = step < 0 ? -1 : 1;
    int at = (rotation + step + 4) & 3;
    for (int tries = 0; tries < 4 && !(cell->rotations >> at & 1); tries++)
        at = (at + turn + 4) & 3;
    return (uint8_t)at;
}

Rect table_extent(const TableView *view, bool legal)
{
    Rect extent = {0, 0, 1, 1};
    for (int i = 0; i < view->game->placed_count; i++) {
        Cell at = game_site_of_tile(view->game, view->game->placed[i])->cell;
        extent = rect_union(extent, (Rect){at.x, at.y, 1, 1});
    }
    for (int i = 0; legal && i < view->legal_count; i++) {
        Cell at = view->legal[i].cell;
        extent = rect_union(extent, (Rect){at.x, at.y, 1, 1});
    }
    return extent;
}

uint16_t table_node_at(const TableView *view, Point at)
{
    if (fabsf(at.x) > MAX_COORDINATE || fabsf(at.y) > MAX_COORDINATE)
        return NO_NODE;
    const Site *site = game_site(view->game, (Cell){(int8_t)floorf(at.x), (int8_t)floorf(at.y)});
    if (!site || site->tile == NO_TILE)
        return NO_NODE;
    const Tile *tile = &view->edition->tiles.tiles[site->tile];
    int zone = atlas_zone_at(view->atlas, view->edition->rules.id, tile->number, site->rotation,
                             at.x - floorf(at.x), at.y - floorf(at.y));
    return zone < 0 || zone >= MAX_ZONES ? NO_NODE : tile->zones[zone].node;
}

/* Grows along the rows of the board as it is seen, from the left. */
static int reading_order(Cell cell, int turn)
{
    enum { ROW = 4 * MAX_COORDINATE };
    const int rows[] = {cell.y, cell.x, -cell.y, -cell.x};
    const int columns[] = {cell.x, -cell.y, -cell.x, cell.y};
    return rows[turn & 3] * ROW + columns[turn & 3];
}

/* In reading order, so that it can be foreseen where Space goes. */
static void list_legal_cells(TableView *view)
{
    MoveList moves;
    game_moves(view->edition, view->game, &moves);
    for (int i = 0; i < moves.count; i++) {
        Move move = moves.moves[i];
        LegalCell *last = view->legal_count ? &view->legal[view->legal_count - 1] : NULL;
        if (!last || !cell_equal(last->cell, move.cell)) {
            last = &view->legal[view->legal_count++];
            *last = (LegalCell){.cell = move.cell};
        }
        last->rotations |= (uint8_t)(1u << move.rotation);
    }
    for (int i = 1; i < view->legal_count; i++)
        for (int k = i; k > 0 && reading_order(view->legal[k].cell, view->turn) <
                                     reading_order(view->legal[k - 1].cell, view->turn);
             k--) {
            LegalCell cell = view->legal[k];
            view->legal[k] = view->legal[k - 1];
            view->legal[k - 1] = cell;
        }
}

/* The cell that the hand is over, by pointer or keys; false where there is none. The board may have
 * moved below a pointer that rests: that chooses nothing. */
static bool chosen_cell(const TableUi *table, const BoardView *board, Cell *cell)
{
    if (table->pointer.by_keys) {
        *cell = table->choice.cursor;
        return table->choice.aims && table->inspect.walk.lit.node == NO_NODE;
    }
    *cell = table_cell_at(board, table->pointer.at);
    return table->pointer.at.x >= 0 && !table->pointer.rests;
}

void table_hold(TableView *view, Cell cell, int rotation)
{
    Ghost *ghost = &view->ghost;
    const LegalCell *legal = table_legal_cell(view, cell);
    const Site *site = game_site(view->game, cell);
    ghost->cell = cell;
    ghost->rotation = legal ? table_next_rotation(legal, rotation, 0) : (uint8_t)rotation;
    for (int r = 0; r < 4; r++)
        ghost->verdicts[r] = game_check(view->edition, view->game, move_place(ghost->cell, r));
    if (legal)
        ghost->state = GHOST_FITS;
    else if (site && site->tile == NO_TILE)
        ghost->state = GHOST_REFUSED;
    else
        ghost->state = site ? GHOST_NONE : GHOST_FLOATS;
}

/* In the order of the list: those with a number, huts that would count the same as one of them, and
 * zones where nothing can be put: a piece blocks them, or none is left. */
typedef enum SpotRank { SPOT_MAIN, SPOT_SAME, SPOT_REFUSED, SPOT_RANKS } SpotRank;

static bool has_water(const Tile *tile, int zone)
{
    return tile->zones[zone].kind == ZONE_LAKE || tile->zones[zone].kind == ZONE_RIVER;
}

/* True where a hut is shown for its whole river system: on its lake, if the tile has one, else on
 * its first river. */
static bool shows_hut(const TableView *view, const Tile *tile, int zone)
{
    const uint16_t *label = view->game->systems.label;
    for (int z = 0; z < MAX_ZONES; z++) {
        bool before = tile->zones[z].kind != tile->zones[zone].kind
                          ? tile->zones[z].kind == ZONE_LAKE
                          : z < zone;
        if (has_water(tile, z) && z != zone && before &&
            label[tile->zones[z].node] == label[tile->zones[zone].node])
            return false;
    }
    return true;
}

static void add_spot(TableView *view, Move move, uint16_t node, SpotRank rank, SpotRank wanted)
{
    PieceKind kind = move.kind == MOVE_HUT ? PIECE_HUT : PIECE_MEEPLE;
    Verdict verdict = game_check(view->edition, view->game, move);
    if (verdict.check == MOVE_AREA_TAKEN || verdict.check == MOVE_SYSTEM_TAKEN ||
        verdict.check == MOVE_NO_MEEPLE_LEFT || verdict.check == MOVE_NO_HUT_LEFT)
        rank = SPOT_REFUSED;
    else if (verdict.check != MOVE_OK)
        return;
    if (rank != wanted)
        return;
    Piece piece = {.player = view->game->player, .kind = (uint8_t)kind, .node = node};
    view->spots[view->spot_count + view->refused_count] =
        (Spot){.move = move,
               .role = piece_role(&view->edition->tiles, piece),
               .node = node,
               .at = table_anchor(view, node, kind),
               .verdict = verdict};
    view->main_count += rank == SPOT_MAIN;
    view->spot_count += rank != SPOT_REFUSED;
    view->refused_count += rank == SPOT_REFUSED;
}

static void list_spots(TableView *view)
{
    const Tile *tile = &view->edition->tiles.tiles[view->game->hand];
    for (int wanted = 0; wanted < SPOT_RANKS; wanted++)
        for (int z = 0; z < MAX_ZONES; z++) {
            const Zone *zone = &tile->zones[z];
            if (zone->kind == ZONE_NONE)
                continue;
            if (zone->kind != ZONE_LAKE)
                add_spot(view, move_meeple(z), zone->node, SPOT_MAIN, (SpotRank)wanted);
            if (has_water(tile, z))
                add_spot(view, move_hut(z), zone->node,
                         shows_hut(view, tile, z) ? SPOT_MAIN : SPOT_SAME, (SpotRank)wanted);
        }
}

static void list_own_meeples(TableView *view)
{
    const Game *game = view->game;
    for (int i = 0; i < game->piece_count && view->spot_count < MAX_SPOTS; i++) {
        Piece piece = game->pieces[i];
        if (piece.kind != PIECE_MEEPLE || piece.player != game->player)
            continue;
        const Site *site = game_site_of_tile(game, view->edition->tiles.node[piece.node].tile);
        add_spot(view, move_recall(site->cell), piece.node, SPOT_MAIN, SPOT_MAIN);
    }
}

/* Pieces stand where there is room for them on the board as it is seen. */
static void stand_spots(TableView *view)
{
    float tile = view->board.tile;
    float scale = view->phase == PHASE_RECALL ? piece_scale(tile) : board_spot_scale(view, tile);
    for (int i = 0; i < view->spot_count + view->refused_count; i++)
        view->spots[i].at = board_stand(view, spot_piece(view, &view->spots[i]), scale).at;
}

int table_spot_at(const TableView *view, Point at)
{
    int shown = view->main_count, free = view->spot_count, all = free + view->refused_count;
    bool on_tile = view->phase == PHASE_PIECE && view->placed &&
                   floorf(at.x) == view->placed->cell.x && floorf(at.y) == view->placed->cell.y;
    uint16_t node = on_tile ? table_node_at(view, at) : (uint16_t)NO_NODE;
    enum { ACROSS = 2 }; /* the tile */
    const struct {
        int from, to;
        float reach;  /* tiles */
        bool pointed; /* those of the zone pointed at */
    } tries[] = {{0, free, view->reach, false},
                 {0, shown, ACROSS, true},
                 {shown, free, ACROSS, true},
                 {free, all, ACROSS, true},
                 {free, all, view->reach, false}};
    for (size_t t = 0; t < sizeof tries / sizeof *tries; t++) {
        int found = -1;
        float nearest = tries[t].reach;
        for (int i = tries[t].from; i < tries[t].to; i++) {
            const Spot *spot = &view->spots[i];
            float distance = hypotf(spot->at.x - at.x, spot->at.y - at.y);
            bool unseen = i >= shown && i < free && !tries[t].pointed;
            if (distance < (unseen ? fminf(nearest, UNSEEN_REACH) : nearest) &&
                (!tries[t].pointed || spot->node == node)) {
                nearest = distance;
                found = i;
            }
        }
        if (found >= 0)
            return found;
    }
    return -1;
}

/* The shown hut that stands for one that is not shown. */
static int twin_of(const TableView *view, int spot)
{
    const uint16_t *label = view->game->systems.label;
    if (spot < view->main_count || spot >= view->spot_count)
        return -1;
    for (int i = 0; i < view->main_count; i++)
        if (view->spots[i].role == ROLE_HUT &&
            label[view->spots[i].node] == label[view->spots[spot].node])
            return i;
    return -1;
}

int table_spot_of(const TableView *view, Move move)
{
    for (int i = 0; i < view->spot_count; i++)
        if (move_equal(view->spots[i].move, move))
            return i < view->main_count ? i : twin_of(view, i);
    return -1;
}

void table_choose(TableView *view, int spot)
{
    view->spot = spot < view->spot_count + view->refused_count ? spot : -1;
    view->twin = twin_of(view, view->spot);
    view->lit.node = NO_NODE;
    if (view->spot >= 0) {
        const Spot *chosen = &view->spots[view->spot];
        view->lit = (Lit){chosen->node, chosen->role == ROLE_HUT};
    }
}

bool table_looks_back(const TableUi *table, const Session *session)
{
    return table->strip.open && session_at(session) < session_move_count(session);
}

void table_view_make(const Ui *ui, const Scene *scene, const BoardView *board, TableView *view)
{
    const TableUi *table = &ui->table;
    memset(view, 0, sizeof *view);
    view->board = *board;
    view->atlas = scene->atlas;
    view->edition = session_edition(scene->session);
    view->setup = session_setup(scene->session);
    view->allows = help_allows(view->setup);
    view->terms = terms_of(view->edition->rules.id);
    view->session = scene->session;
    view->at = table->shown.at;
    view->options = &ui->options;
    view->pointer = &table->pointer;
    view->drag = &table->drag;
    view->choice = &table->choice;
    view->game = session_game_at(view->session, view->at);
    view->phase = (Phase)view->game->phase;
    view->turn = board->turn;
    view->spot = view->twin = view->meant = -1;
    view->lit.node = NO_NODE;
    view->placed =
        view->game->placed_count > 1
            ? game_site_of_tile(view->game, view->game->placed[view->game->placed_count - 1])
            : NULL;
    view->looks_back = table_looks_back(table, scene->session);
    view->mine = ui->overlay == OVERLAY_NONE && view->at == session_at(scene->session) &&
                 view->phase != PHASE_END && !view->looks_back &&
                 asked_person(view->setup, view->game);
    view->program = asked_program(view->setup, view->game) && !view->looks_back;
    view->shows_projection = view->allows.projections && view->phase != PHASE_END;
    game_project(view->edition, view->game, view->projected);
    if (view->phase == PHASE_PLACE) {
        list_legal_cells(view);
        Cell cell;
        if (view->mine && chosen_cell(table, board, &cell))
            table_hold(view, cell, table->choice.rotation);
        return;
    }
    if (view->phase == PHASE_PIECE)
        list_spots(view);
    else if (view->phase == PHASE_RECALL)
        list_own_meeples(view);
    stand_spots(view);
    spots_sort(view);
    if (!view->mine)
        return;
    view->reach =
        fmaxf(SPOT_REACH, FIGURE_REACH * board_spot_scale(view, board->tile) / board->tile);
}
