/* Plays the turn to its end on a copy. All counts are area_info's and system_info's before and
 * after, all points and extra turns are read off the events. Meeples that went home are put back on
 * the copy before it is asked: without them a closed area would look as if nobody had held it. */
#include "play/preview.h"

#include <assert.h>

typedef struct Outcome {
    Game game; /* when the turn has ended, the next tile in hand */
    int returned_count;
    Piece returned[MAX_PIECES];
    Piece moved; /* the piece put or taken back; node NO_NODE: none */
    bool earned_extra;
} Outcome;

/* Whatever follows the draw depends on the order of the stacks and is left out. */
static void note_events(const Events *events, Outcome *outcome, Preview *preview)
{
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        switch ((EventKind)event->kind) {
        case EVENT_AWARD:
            assert(preview->award_count < MAX_PREVIEW_AWARDS);
            preview->awards[preview->award_count++] = event->award;
            preview->points[event->award.player] =
                (uint16_t)(preview->points[event->award.player] + event->award.points);
            break;
        case EVENT_RETURNED:
            outcome->returned[outcome->returned_count++] = event->piece;
            break;
        case EVENT_PUT:
        case EVENT_RECALLED:
            outcome->moved = event->piece;
            break;
        case EVENT_EXTRA_TURN:
            outcome->earned_extra = true;
            preview->extra_node = event->node;
            break;
        case EVENT_DRAWN:
        case EVENT_DISCARDED:
        case EVENT_FINAL:
            return;
        default:
            break;
        }
    }
}

bool preview_idle(const Game *game, Move *move)
{
    *move = move_of(game->phase == PHASE_RECALL ? MOVE_KEEP : MOVE_PASS);
    return game->phase == PHASE_RECALL || game->phase == PHASE_PIECE;
}

static void play_turn(const Edition *edition, const Game *game, Move move, Outcome *outcome,
                      Preview *preview)
{
    Events events;
    *outcome = (Outcome){.game = *game, .moved = {.node = NO_NODE}};
    do {
        game_advance(edition, &outcome->game, move, &events);
        note_events(&events, outcome, preview);
    } while (preview_idle(&outcome->game, &move));
}

static bool has_part(const PreviewPart *parts, int count, uint16_t label)
{
    for (int i = 0; i < count; i++)
        if (parts[i].node == label)
            return true;
    return false;
}

static bool holders_differ(const PreviewPart *parts, int count)
{
    uint8_t first = 0;
    for (int i = 0; i < count; i++) {
        if (first != 0 && parts[i].majority != 0 && parts[i].majority != first)
            return true;
        first = first != 0 ? first : parts[i].majority;
    }
    return false;
}

static void add_area(const Edition *edition, const Game *before, const Game *after, uint16_t node,
                     Preview *preview)
{
    assert(preview->area_count < MAX_ZONES);
    PreviewArea *area = &preview->areas[preview->area_count++];
    int covered = 0;
    area->info = area_info(edition, after, node);
    area->prey = area->info.prey;
    for (uint16_t n = node; n != NO_NODE; n = union_next(&after->areas, node, n)) {
        uint16_t label = before->areas.label[n];
        if (label == NO_NODE || has_part(area->parts, area->part_count, label))
            continue;
        AreaInfo was = area_info(edition, before, label);
        assert(area->part_count < MAX_PREVIEW_PARTS);
        area->parts[area->part_count++] = (PreviewPart){
            .node = label, .points = was.points, .tiles = was.tiles, .majority = was.majority};
        area->prey = (int16_t)(area->prey - was.prey);
        covered += was.covered;
    }
    area->trapped = area->info.covered > covered;
    area->contested = holders_differ(area->parts, area->part_count);
}

static void add_system(const Edition *edition, const Game *before, const Game *after, uint16_t node,
                       Preview *preview)
{
    assert(preview->system_count < SIDES);
    PreviewSystem *system = &preview->systems[preview->system_count++];
    system->info = system_info(edition, after, node);
    for (uint16_t n = node; n != NO_NODE; n = union_next(&after->systems, node, n)) {
        uint16_t label = before->systems.label[n];
        if (label == NO_NODE || has_part(system->parts, system->part_count, label))
            continue;
        SystemInfo was = system_info(edition, before, label);
        assert(system->part_count < SIDES);
        system->parts[system->part_count++] = (PreviewPart){
            .node = label, .points = was.points, .tiles = was.tiles, .majority = was.majority};
    }
    system->contested = holders_differ(system->parts, system->part_count);
}

static void add_tile(const Edition *edition, const Game *before, const Game *after,
                     Preview *preview)
{
    const Tile *tile = &edition->tiles.tiles[before->hand];
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        bool known = false;
        if (zone->kind == ZONE_NONE)
            continue;
        if (zone->kind != ZONE_LAKE) {
            for (int i = 0; i < preview->area_count; i++)
                known |= preview->areas[i].info.node == after->areas.label[zone->node];
            if (!known)
                add_area(edition, before, after, zone->node, preview);
        }
        if (zone->kind != ZONE_RIVER && zone->kind != ZONE_LAKE)
            continue;
        known = false;
        for (int i = 0; i < preview->system_count; i++)
            known |= preview->systems[i].info.node == after->systems.label[zone->node];
        if (!known)
            add_system(edition, before, after, zone->node, preview);
    }
}

static int line_weight(const Preview *preview, PreviewLine line)
{
    switch ((PreviewKind)line.kind) {
    case PREVIEW_AWARD:
        return preview->awards[line.index].points;
    case PREVIEW_PREY:
        return preview->areas[line.index].prey;
    case PREVIEW_UNHELD:
    case PREVIEW_HELD:
    case PREVIEW_CONTEST:
    case PREVIEW_JOIN:
    case PREVIEW_GROWTH:
    case PREVIEW_FREE:
        return preview->areas[line.index].info.points * MAX_TILES +
               preview->areas[line.index].info.tiles;
    case PREVIEW_SYSTEM_HELD:
    case PREVIEW_SYSTEM_CONTEST:
    case PREVIEW_SYSTEM_JOIN:
    case PREVIEW_SYSTEM_GROWTH:
    case PREVIEW_SYSTEM_FREE:
        return preview->systems[line.index].info.points * MAX_TILES +
               preview->systems[line.index].info.tiles;
    default:
        return 0;
    }
}

/* Keeps the lines sorted; what is equal stays in the order it came. */
static void add_line(Preview *preview, PreviewKind kind, int index)
{
    assert(preview->line_count < MAX_PREVIEW_LINES);
    PreviewLine line = {(uint8_t)kind, (uint8_t)index};
    int weight = line_weight(preview, line), at = preview->line_count++;
    for (; at > 0; at--) {
        PreviewLine other = preview->lines[at - 1];
        if (other.kind < line.kind ||
            (other.kind == line.kind && line_weight(preview, other) >= weight))
            break;
        preview->lines[at] = other;
    }
    preview->lines[at] = line;
}

static void add_area_lines(Preview *preview, int index, bool piece)
{
    const PreviewArea *area = &preview->areas[index];
    if (piece)
        add_line(preview, PREVIEW_HELD, index);
    else if (area->info.closed) {
        if (area->info.majority == 0)
            add_line(preview, PREVIEW_UNHELD, index);
    } else if (area->contested)
        add_line(preview, PREVIEW_CONTEST, index);
    else if (area->part_count > 1)
        add_line(preview, PREVIEW_JOIN, index);
    else if (area->part_count == 1 && area->parts[0].majority != 0)
        add_line(preview, PREVIEW_GROWTH, index);
    else if (area->part_count == 1 && area->info.points > 0)
        add_line(preview, PREVIEW_FREE, index);
    if (area->prey != 0 && !area->trapped)
        add_line(preview, PREVIEW_PREY, index);
}

static void add_system_lines(Preview *preview, int index, bool piece)
{
    const PreviewSystem *system = &preview->systems[index];
    if (piece)
        add_line(preview, PREVIEW_SYSTEM_HELD, index);
    else if (system->contested)
        add_line(preview, PREVIEW_SYSTEM_CONTEST, index);
    else if (system->part_count > 1)
        add_line(preview, PREVIEW_SYSTEM_JOIN, index);
    else if (system->part_count == 1 && system->parts[0].majority != 0 &&
             system->info.points > system->parts[0].points)
        add_line(preview, PREVIEW_SYSTEM_GROWTH, index);
    else if (system->part_count == 1 && !system->info.majority && system->info.points > 0)
        add_line(preview, PREVIEW_SYSTEM_FREE, index);
}

static void add_lines(Preview *preview, bool earned_extra, bool piece)
{
    bool changes = false;
    for (int i = 0; i < preview->award_count; i++)
        add_line(preview, PREVIEW_AWARD, i);
    if (earned_extra)
        add_line(preview, preview->extra_turn ? PREVIEW_EXTRA_TURN : PREVIEW_EXTRA_NONE, 0);
    for (int i = 0; i < preview->area_count; i++)
        add_area_lines(preview, i, piece);
    for (int i = 0; i < preview->system_count; i++)
        add_system_lines(preview, i, piece);
    for (int p = 0; p < MAX_PLAYERS; p++)
        changes |= preview->change[p] != 0;
    if (changes)
        add_line(preview, PREVIEW_PROJECTION, 0);
}

static void put_back(Outcome *outcome)
{
    Game *game = &outcome->game;
    for (int i = 0; i < outcome->returned_count; i++)
        game->pieces[game->piece_count++] = outcome->returned[i];
}

/* Plays `move` and the rest of the turn; `basis` are the projected scores to compare with. */
static void follow(const Edition *edition, const Game *game, Move move,
                   const uint16_t basis[MAX_PLAYERS], Preview *preview)
{
    Outcome outcome;
    play_turn(edition, game, move, &outcome, preview);
    Game *after = &outcome.game;
    game_project(edition, after, preview->projected);
    for (int p = 0; p < MAX_PLAYERS; p++)
        preview->change[p] = (int16_t)(preview->projected[p] - basis[p]);
    preview->extra_turn = outcome.earned_extra && after->extra_turn;
    put_back(&outcome);
    if (move.kind == MOVE_PLACE)
        add_tile(edition, game, after, preview);
    else if (outcome.moved.node != NO_NODE && outcome.moved.kind == PIECE_HUT)
        add_system(edition, game, after, outcome.moved.node, preview);
    else if (outcome.moved.node != NO_NODE)
        add_area(edition, game, after, outcome.moved.node, preview);
    add_lines(preview, outcome.earned_extra, move.kind != MOVE_PLACE);
}

Preview preview_place(const Edition *edition, const Game *game, Cell cell, int rotation)
{
    Move move = move_place(cell, rotation);
    Preview preview = {.check = game_check(edition, game, move).check};
    if (preview.check != MOVE_OK)
        return preview;
    uint16_t now[MAX_PLAYERS];
    preview.extra_node = NO_NODE;
    game_project(edition, game, now);
    follow(edition, game, move, now, &preview);
    return preview;
}

Preview preview_piece(const Edition *edition, const Game *game, Move move)
{
    Preview preview = {.check = game_check(edition, game, move).check};
    if (preview.check == MOVE_OK && move.kind == MOVE_PLACE)
        preview.check = MOVE_NOT_NOW;
    if (preview.check != MOVE_OK)
        return preview;
    uint16_t passed[MAX_PLAYERS];
    Game idle = *game;
    for (Move pass; preview_idle(&idle, &pass);)
        game_advance(edition, &idle, pass, NULL);
    preview.extra_node = NO_NODE;
    game_project(edition, &idle, passed);
    follow(edition, game, move, passed, &preview);
    return preview;
}

int preview_gives_up(const Edition *edition, const Game *game, Move recall)
{
    Preview preview = preview_piece(edition, game, recall);
    const PreviewArea *area = &preview.areas[0];
    int player = 1 << game->player;
    assert(preview.check == MOVE_OK && recall.kind == MOVE_RECALL);
    bool loses = (area->parts[0].majority & player) && !(area->info.majority & player);
    return loses ? area->parts[0].points : 0;
}

void preview_after(const Edition *edition, const Game *game, Move move, Game *after)
{
    Outcome outcome;
    Preview unused = {0};
    play_turn(edition, game, move, &outcome, &unused);
    put_back(&outcome);
    *after = outcome.game;
}

bool preview_no_piece(const Edition *edition, const Game *game, Move move, Game *asked)
{
    Events events;
    *asked = *game;
    if (move.kind != MOVE_PLACE && move.kind != MOVE_RECALL && move.kind != MOVE_KEEP)
        return false;
    *asked = game_play(edition, game, move, &events);
    bool ended = asked->phase == PHASE_PLACE || asked->phase == PHASE_END;
    for (int i = 0; i < events.count; i++)
        if (events.items[i].kind == EVENT_RETURNED) {
            asked->pieces[asked->piece_count++] = events.items[i].piece;
            asked->meeples[events.items[i].piece.player]--;
        }
    asked->phase = PHASE_PIECE;
    asked->player = game->player;
    asked->hand = game->hand;
    return ended;
}
