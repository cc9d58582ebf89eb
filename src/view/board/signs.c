#include "view/board/signs.h"

#include <math.h>
#include <stdio.h>

#include "play/blocked.h"
#include "play/outlook.h"
#include "play/preview.h"
#include "view/board/animals.h"
#include "view/board/draw.h"
#include "view/board/flight.h"
#include "view/board/grounds.h"
#include "view/board/marks.h"
#include "view/kit/paint.h"

enum { OUTLINE = 0xFFE27A };

static Sign *add(Signs *signs, SignKind kind)
{
    Sign *sign = &signs->items[signs->count < MAX_SIGNS ? signs->count++ : MAX_SIGNS - 1];
    *sign = (Sign){.kind = (uint8_t)kind, .lit.node = NO_NODE};
    return sign;
}

/* One sign for all who share an award. */
static void add_award(const Award *award, Signs *signs)
{
    Lit lit = award_lit(award);
    for (int i = 0; i < signs->count; i++) {
        Sign *sign = &signs->items[i];
        if (sign->kind == SIGN_AWARD && sign->points == award->points && award->shared &&
            sign->lit.system == lit.system && lit_holds(&signs->ahead, sign->lit, lit.node)) {
            sign->holders |= (uint8_t)(1u << award->player);
            return;
        }
    }
    Sign *sign = add(signs, SIGN_AWARD);
    sign->lit = lit;
    sign->outlined = award->kind == AWARD_FOREST || award->kind == AWARD_RIVER;
    sign->holders = (uint8_t)(1u << award->player);
    sign->points = award->points;
}

static Sign *add_area(SignKind kind, Lit lit, uint8_t holders, uint16_t points, Signs *signs)
{
    Sign *sign = add(signs, kind);
    sign->lit = lit;
    sign->holders = holders;
    sign->points = points;
    return sign;
}

/* The pieces of those who held a part and do not hold the whole. */
static void add_lost(Lit lit, const PreviewPart *parts, int part_count, uint8_t majority,
                     Signs *signs)
{
    uint8_t losers = 0;
    for (int i = 0; i < part_count; i++)
        losers |= (uint8_t)(parts[i].majority & ~majority);
    for (int i = 0; losers && i < signs->after.piece_count; i++) {
        const Piece *piece = &signs->after.pieces[i];
        if ((piece->kind == PIECE_HUT) != lit.system || !(losers >> piece->player & 1) ||
            !lit_holds(&signs->ahead, lit, piece->node))
            continue;
        Sign *sign = add(signs, SIGN_LOST);
        sign->lit = (Lit){piece->node, lit.system};
        sign->at = table_anchor(&signs->ahead, piece->node, (PieceKind)piece->kind);
    }
}

/* The deer of an area that its tigers take. */
static int list_prey(const TableView *view, uint16_t node, int prey, Point *places, int count)
{
    LandAnimal animals[MAX_LAND_ANIMALS];
    int animal_count = animals_list(view, (Lit){node, false}, animals);
    animals_feed(animals, animal_count, prey);
    for (int i = 0; i < animal_count && count < MAX_LAND_ANIMALS; i++)
        if (animals[i].taken)
            places[count++] = animals[i].at;
    return count;
}

/* As many deer as tigers take more (or fewer) than before: those that they take in the one game and
 * not in the other. */
static void add_prey(const TableView *view, const PreviewArea *area, Signs *signs)
{
    Point before[MAX_LAND_ANIMALS], after[MAX_LAND_ANIMALS];
    int was = 0, will = list_prey(&signs->ahead, area->info.node, area->info.prey, after, 0);
    for (int i = 0; i < area->part_count; i++)
        was =
            list_prey(view, area->parts[i].node,
                      area_info(view->edition, view->game, area->parts[i].node).prey, before, was);
    bool more = area->prey > 0;
    const Point *one = more ? after : before, *other = more ? before : after;
    int left = more ? area->prey : -area->prey;
    for (int i = 0; i < (more ? will : was) && left > 0; i++) {
        bool both = false;
        for (int j = 0; j < (more ? was : will); j++)
            both |= one[i].x == other[j].x && one[i].y == other[j].y;
        if (both)
            continue;
        add(signs, more ? SIGN_PREY : SIGN_SAFE)->at = one[i];
        left--;
    }
}

/* What an area is worth to its holders as it then is. */
static int points_ahead(const Signs *signs, const AreaInfo *info)
{
    const TableView *ahead = &signs->ahead;
    return outlook_stays_open(ahead->edition, ahead->game, info) ? 0 : info->points;
}

static void add_area_line(const TableView *view, const PreviewArea *area, PreviewKind kind,
                          Signs *signs)
{
    Lit lit = {area->info.node, false};
    int points = points_ahead(signs, &area->info);
    if (kind == PREVIEW_PREY)
        add_prey(view, area, signs);
    else if (kind == PREVIEW_CONTEST)
        add_area(SIGN_HELD, lit, area->info.majority, points, signs)->outlined = true;
    else if (kind == PREVIEW_UNHELD && area->part_count > 0) /* else it lies under the hand alone */
        add_area(SIGN_UNHELD, lit, 0, points, signs)->outlined = true;
    else if (kind == PREVIEW_HELD && (!area->info.closed || area->info.majority == 0))
        add_area(SIGN_HELD, lit, area->info.majority, points, signs);
}

/* At the first of the forest's menhirs on the board, or at the one in hand. */
static void add_extra(uint16_t node, Signs *signs)
{
    Sign *sign = add(signs, SIGN_EXTRA_TURN);
    sign->lit.node = node;
    board_list_animals(&signs->ahead, sign->lit, &sign->at, 1);
}

static void add_line(const TableView *view, const Preview *preview, PreviewLine line, Signs *signs)
{
    const SystemInfo *info;
    switch ((PreviewKind)line.kind) {
    case PREVIEW_AWARD:
        add_award(&preview->awards[line.index], signs);
        break;
    case PREVIEW_EXTRA_TURN:
        add_extra(preview->extra_node, signs);
        break;
    case PREVIEW_UNHELD:
    case PREVIEW_HELD:
    case PREVIEW_CONTEST:
    case PREVIEW_PREY:
        add_area_line(view, &preview->areas[line.index], (PreviewKind)line.kind, signs);
        break;
    case PREVIEW_SYSTEM_HELD:
    case PREVIEW_SYSTEM_CONTEST:
        info = &preview->systems[line.index].info;
        add_area(SIGN_HELD, (Lit){info->node, true}, info->majority, info->points, signs)
            ->outlined = line.kind == PREVIEW_SYSTEM_CONTEST;
        break;
    default:
        break;
    }
}

void signs_make(const TableView *view, const Flight *flight, Signs *signs)
{
    const Ghost *ghost = &view->ghost;
    const Spot *spot = view->spot >= 0 ? &view->spots[view->spot] : NULL;
    bool place = view->phase == PHASE_PLACE;
    signs->count = 0;
    signs->of_tile = false;
    if (!view->mine || !view->allows.previews || flight->on || view->pointer->dragging ||
        !(place ? ghost->state == GHOST_FITS : spot && spot->verdict.check == MOVE_OK))
        return;
    Move move = place ? move_place(ghost->cell, ghost->rotation) : spot->move;
    Preview preview = place ? preview_place(view->edition, view->game, ghost->cell, ghost->rotation)
                            : preview_piece(view->edition, view->game, move);
    preview_after(view->edition, view->game, move, &signs->after);
    signs->ahead = *view;
    signs->ahead.game = &signs->after;
    signs->of_tile = place;
    for (int i = 0; i < preview.line_count; i++)
        add_line(view, &preview, preview.lines[i], signs);
    for (int i = 0; place && i < preview.area_count; i++) {
        const PreviewArea *area = &preview.areas[i];
        add_lost((Lit){area->info.node, false}, area->parts, area->part_count, area->info.majority,
                 signs);
    }
    for (int i = 0; place && i < preview.system_count; i++) {
        const PreviewSystem *system = &preview.systems[i];
        add_lost((Lit){system->info.node, true}, system->parts, system->part_count,
                 system->info.majority, signs);
    }
}

bool signs_tell(const Signs *signs, Lit lit)
{
    for (int i = 0; i < signs->count; i++)
        if (signs->items[i].kind <= SIGN_HELD && signs->items[i].lit.system == lit.system &&
            lit_holds(&signs->ahead, signs->items[i].lit, lit.node))
            return true;
    return false;
}

void signs_draw_areas(Frame *frame, const Signs *signs)
{
    for (int i = 0; i < signs->count; i++) {
        const Sign *sign = &signs->items[i];
        if (sign->outlined)
            board_draw_outline(frame, &signs->ahead, sign->lit);
        if (sign->kind == SIGN_EXTRA_TURN)
            effects_draw_marks(frame, &signs->ahead, sign->lit.node);
    }
}

static bool is_in_hand(const TableView *view, Point at)
{
    return view->phase == PHASE_PLACE && floorf(at.x) == view->ghost.cell.x &&
           floorf(at.y) == view->ghost.cell.y;
}

/* A mark at the shoulder of a piece, an animal or a menhir, where it hides the least of the pieces;
 * what is not on the tile in hand lies off that. */
static void put_mark(const Frame *frame, const Signs *signs, const Arrange *arrange, Sign *sign)
{
    static const Point ways[] = {{.11f, -.11f}, {-.11f, -.11f}, {.11f, .11f}, {-.11f, .11f},
                                 {.2f, 0},      {-.2f, 0},      {0, -.22f},   {0, .22f}};
    const TableView *ahead = &signs->ahead;
    float tile = ahead->board.tile, share = sign->kind == SIGN_EXTRA_TURN ? .11f : .075f;
    float radius = fmaxf(share * 100 * frame->u, share * tile);
    Piece lost = {.kind = sign->lit.system ? PIECE_HUT : PIECE_MEEPLE, .node = sign->lit.node};
    Point at = sign->kind == SIGN_LOST ? board_piece_at(ahead, lost) : point_seen(ahead, sign->at);
    Seek seek = seek_begin(arrange, ahead->board.rect, (Rect){at.x, at.y, 0, 0}, tile, 0);
    seek.over = ~OVER(GROUND_FIGURE);
    if (!is_in_hand(ahead, sign->at))
        seek.over &= ~OVER(GROUND_KEPT);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        seek_try(&seek,
                 (Rect){at.x + ways[i].x * tile - radius, at.y + ways[i].y * tile - radius,
                        2 * radius, 2 * radius},
                 0);
    sign->mark = seek.best;
}

static void draw_mark(Frame *frame, const TableView *view, const Sign *sign)
{
    static const struct {
        const char *icon;
        uint32_t rgb, ground;
    } looks[] = {[SIGN_EXTRA_TURN] = {NULL, INK, FIRE}, /* the edition's icon */
                 [SIGN_LOST] = {"cross", CREAM, WRONG},
                 [SIGN_PREY] = {"cross", CREAM, WRONG},
                 [SIGN_SAFE] = {"check", CREAM, GAIN}};
    Rect mark = sign->mark;
    Point middle = rect_middle(mark);
    const char *icon = looks[sign->kind].icon ? looks[sign->kind].icon : view->terms->mark_icon;
    paint_disc(frame, middle, mark.w / 2 + 1.5f * frame->u, HIDE_DEEP);
    paint_disc(frame, middle, mark.w / 2, looks[sign->kind].ground);
    paint_icon(frame, icon, middle, .75f * mark.w / frame->u, looks[sign->kind].rgb, 1);
}

void signs_put(const Frame *frame, Signs *signs, Chips *chips)
{
    for (int i = 0; i < signs->count; i++)
        if (signs->items[i].kind > SIGN_HELD) {
            put_mark(frame, signs, chips->arrange, &signs->items[i]);
            arrange_add(chips->arrange, signs->items[i].mark, GROUND_KEPT);
        }
    for (int i = 0; i < signs->count; i++) {
        const Sign *sign = &signs->items[i];
        if (sign->kind > SIGN_HELD)
            continue;
        chips_avoid_animals(&signs->ahead, sign->lit, chips);
        chips_put(frame, &signs->ahead,
                  (Chip){.lit = sign->lit,
                         .holders = sign->holders,
                         .given = sign->kind == SIGN_AWARD,
                         .points = sign->points},
                  chips);
    }
}

static void draw_marks(Frame *frame, const TableView *view, const Signs *signs, bool in_hand)
{
    for (int i = 0; i < signs->count; i++)
        if (signs->items[i].kind > SIGN_HELD && is_in_hand(view, signs->items[i].at) == in_hand)
            draw_mark(frame, view, &signs->items[i]);
}

void signs_draw_marks(Frame *frame, const TableView *view, const Signs *signs)
{
    if (signs->of_tile) {
        const Ghost *ghost = &view->ghost;
        Blocked blocked = blocked_by(view->edition, view->game, ghost->cell, ghost->rotation);
        for (int i = 0; i < blocked.cell_count; i++)
            board_draw_dead_cell(frame, &view->board, blocked.cells[i], WRONG_BOARD, true);
    }
    draw_marks(frame, view, signs, false);
}

void signs_draw_hand(Frame *frame, const TableView *view, const Signs *signs)
{
    if (signs->count == 0 || view->phase != PHASE_PLACE || board_ghost_angle(view, frame->now) != 0)
        return;
    Rect hand = board_ghost_rect(frame, view);
    BoardTile held = tile_turned(view->game->hand, view_turned(&view->board, view->ghost.rotation));
    draw_clip(frame->list, hand);
    for (int i = 0; i < signs->count; i++) {
        const Sign *sign = &signs->items[i];
        TileZones zones = {.tile = held};
        if (sign->outlined)
            zones_add(&zones, ZONES_EDGE, lit_zones(&signs->ahead, view->game->hand, sign->lit),
                      rgba(OUTLINE, 1));
        draw_zones(frame->list, view->edition->rules.id, &zones, hand);
        if (sign->kind == SIGN_EXTRA_TURN)
            effects_draw_marks(frame, &signs->ahead, sign->lit.node);
    }
    draw_unclip(frame->list);
    draw_marks(frame, view, signs, true);
}

bool lakes_count(const TableView *view, Lit lit)
{
    if (!lit.system || !view->terms->powers[POWER_RAFT])
        return !lit.system;
    return view->game->phase != PHASE_END ||
           system_info(view->edition, view->game, lit.node).raft; /* no raft comes any more */
}

void lakes_put(const Frame *frame, const TableView *view, LakesOf of, Arrange *arrange,
               Chips *chips)
{
    float spot = .32f * board_spot_scale(view, view->board.tile);
    chips_begin(frame, &view->board, view->board.rect, arrange, chips);
    for (int i = 0; lakes_count(view, of.lit) && i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        uint16_t lakes = lit_lakes(view, site->tile, of.lit);
        if (!lakes)
            continue;
        grounds_of_tile(view, site, arrange);
        if (chips->count == 0)
            grounds_of_pieces(view, arrange);
        for (int s = 0; site == view->placed && s < view->main_count; s++)
            arrange_add_round(arrange, point_seen(view, view->spots[s].at), spot, GROUND_FIGURE);
        chips->within = cell_seen(view, site->cell); /* its own tile */
        for (int z = 0; z < MAX_ZONES; z++)
            if (lakes >> z & 1)
                chips_put(
                    frame, view,
                    (Chip){.lit = {view->edition->tiles.tiles[site->tile].zones[z].node, false},
                           .lake = true,
                           .given = true,
                           .points = (uint16_t)of.points},
                    chips);
    }
}
