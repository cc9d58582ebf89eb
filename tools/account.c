#include "account.h"

typedef struct Account {
    FILE *out;
    const Edition *edition;
    const Record *record;
    bool placed; /* a placement's scores are still to be printed */
} Account;

static const char *colour_of(const Account *account, int player)
{
    return colour_words[account->record->setup.seats[player].colour];
}

static const char *stack_of(const Account *account, uint8_t tile)
{
    return account->edition->tiles.tiles[tile].stack == STACK_LAND
               ? "land"
               : account->edition->rules.special_word;
}

static void print_scores(Account *account, const uint16_t *scores)
{
    if (!account->placed)
        return;
    account->placed = false;
    fprintf(account->out, "scores");
    for (int p = 0; p < account->record->setup.player_count; p++)
        fprintf(account->out, " %d", scores[p]);
    fprintf(account->out, "\n");
}

static void print_turn(const Account *account, const Game *game)
{
    MoveList moves;
    game_moves(account->edition, game, &moves);
    fprintf(account->out, "turn %d %s %s %d placements %d\n", game->turn + 1,
            colour_of(account, game->player), stack_of(account, game->hand),
            account->edition->tiles.tiles[game->hand].number, moves.count);
}

static void print_animals(const Account *account, const char *kind, const Award *award)
{
    fprintf(account->out, "%s mammoth %d aurochs %d deer %d\n", kind, award->animals[MAMMOTH],
            award->animals[AUROCHS], award->animals[DEER]);
}

static void print_award(const Account *account, const Award *award, bool final)
{
    fprintf(account->out, "%s %s %d ", final ? "final" : "award", colour_of(account, award->player),
            award->points);
    switch ((AwardKind)award->kind) {
    case AWARD_FOREST:
        fprintf(account->out, "forest tiles %d mushrooms %d\n", award->tiles, award->mushrooms);
        break;
    case AWARD_RIVER:
        fprintf(account->out, "river tiles %d fish %d\n", award->tiles, award->fish);
        break;
    case AWARD_LOGBOAT:
        fprintf(account->out, "logboat lakes %d\n", award->lakes);
        break;
    case AWARD_HUNTING_TRAP:
        print_animals(account, "hunting-trap", award);
        break;
    case AWARD_MEADOW:
        print_animals(account, "meadow", award);
        break;
    case AWARD_PIT_TRAP:
        print_animals(account, "pit-trap", award);
        break;
    case AWARD_RIVER_SYSTEM:
        fprintf(account->out, "river-system fish %d\n", award->fish);
        break;
    case AWARD_RAFT:
        fprintf(account->out, "raft lakes %d\n", award->lakes);
        break;
    case AWARDS:
        break;
    }
}

static void print_end(const Account *account, const Game *game)
{
    uint8_t winners = game_leaders(game);
    fprintf(account->out, "end");
    for (int p = 0; p < game->player_count; p++)
        fprintf(account->out, " %d", game->scores[p]);
    fprintf(account->out, " winners");
    for (int p = 0; p < game->player_count; p++)
        if (winners >> p & 1)
            fprintf(account->out, " %s", colour_of(account, p));
    fprintf(account->out, "\n");
}

/* The spots are those of the moment when the piece is asked for, after the powers and the shaman;
 * where none is, the game has gone on by itself and the line stands alone. */
static void print_spots(const Account *account, const Game *game)
{
    static const struct {
        MoveKind kind;
        const char *word;
    } kinds[] = {{MOVE_MEEPLE, "meeple"}, {MOVE_HUT, "hut"}};
    MoveList moves = {.count = 0};
    if (game->phase == PHASE_PIECE)
        game_moves(account->edition, game, &moves);
    fprintf(account->out, "spots");
    for (int k = 0; k < 2; k++) {
        bool any = false;
        for (int i = 0; i < moves.count; i++) {
            if (moves.moves[i].kind != kinds[k].kind)
                continue;
            if (!any)
                fprintf(account->out, " %s", kinds[k].word);
            fprintf(account->out, " %d", moves.moves[i].zone);
            any = true;
        }
    }
    fprintf(account->out, "\n");
}

/* Whether an event comes before the moment when a piece is asked for. */
static bool before_piece(const Event *event)
{
    return event->kind == EVENT_PLACED || event->kind == EVENT_RECALLED ||
           event->kind == EVENT_COVERED ||
           (event->kind == EVENT_AWARD &&
            (event->award.kind == AWARD_LOGBOAT || event->award.kind == AWARD_HUNTING_TRAP));
}

/* Walks the events of one decision. `sums` are the scores before it and run along with the awards,
 * since the scores line of a turn stands before the final scoring. `unasked`: no piece could be
 * put, so that the line of spots is empty. */
static void print_events(Account *account, const Game *game, const Events *events, bool unasked,
                         uint16_t sums[MAX_PLAYERS])
{
    bool final = false;
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->items[i];
        bool ends_turn = event->kind == EVENT_DRAWN || event->kind == EVENT_DISCARDED ||
                         event->kind == EVENT_FINAL;
        if (unasked && !before_piece(event)) {
            fprintf(account->out, "spots\n");
            unasked = false;
        }
        if (ends_turn)
            print_scores(account, sums);
        switch ((EventKind)event->kind) {
        case EVENT_DRAWN:
            print_turn(account, game);
            break;
        case EVENT_DISCARDED:
            fprintf(account->out, "discard %s %d\n", stack_of(account, event->tile),
                    account->edition->tiles.tiles[event->tile].number);
            break;
        case EVENT_PLACED:
            fprintf(account->out, "place %d,%d r%d\n", event->cell.x, event->cell.y,
                    event->rotation);
            account->placed = true;
            break;
        case EVENT_AWARD:
            sums[event->award.player] = (uint16_t)(sums[event->award.player] + event->award.points);
            print_award(account, &event->award, final);
            break;
        case EVENT_FINAL:
            final = true;
            break;
        case EVENT_END:
            print_end(account, game);
            break;
        default:
            break;
        }
    }
}

static void print_decision(const Account *account, Move move)
{
    switch ((MoveKind)move.kind) {
    case MOVE_PLACE:
        break; /* the event says it */
    case MOVE_RECALL:
        fprintf(account->out, "recall %d,%d\n", move.cell.x, move.cell.y);
        break;
    case MOVE_KEEP:
        fprintf(account->out, "keep\n");
        break;
    case MOVE_MEEPLE:
    case MOVE_HUT:
        fprintf(account->out, "%s %d\n", move.kind == MOVE_HUT ? "hut" : "meeple", move.zone);
        break;
    case MOVE_PASS:
        fprintf(account->out, "pass\n");
        break;
    }
}

/* A decision after which a piece is asked for, if one could be put. */
static bool leads_to_piece(Move move)
{
    return move.kind == MOVE_PLACE || move.kind == MOVE_RECALL || move.kind == MOVE_KEEP;
}

void account_print(FILE *out, const Edition *edition, const Record *record, AccountKind kind)
{
    static Events events;
    Account account = {.out = out, .edition = edition, .record = record};
    uint16_t sums[MAX_PLAYERS];
    Game game;
    for (int p = 0; p < MAX_PLAYERS; p++)
        sums[p] = record->setup.seats[p].start;
    game_new(edition, &record->setup, &game, &events);
    if (kind == ACCOUNT_FULL)
        print_events(&account, &game, &events, false, sums);
    for (int i = 0; i < record->count; i++) {
        if (record->statements[i].kind != STATEMENT_MOVE)
            continue;
        Move move = record->statements[i].move;
        Game next = game_play(edition, &game, move, &events);
        if (kind == ACCOUNT_FULL) {
            bool unasked =
                leads_to_piece(move) && next.phase != PHASE_RECALL && next.phase != PHASE_PIECE;
            print_decision(&account, move);
            print_events(&account, &next, &events, unasked, sums);
            if (next.phase == PHASE_PIECE)
                print_spots(&account, &next);
        }
        game = next;
    }
    if (kind == ACCOUNT_QUIET && game.phase == PHASE_END)
        print_end(&account, &game);
}

static char side_letter(const Edition *edition, const Site *site, Side side)
{
    static const char letters[] = {
        [SIDE_OPEN] = ' ', [SIDE_MEADOW] = 'm', [SIDE_FOREST] = 'f', [SIDE_RIVER] = 'r'};
    return letters[edition->tiles.tiles[site->tile].packed[site->rotation] >> 2 * side & 3];
}

static char piece_letter(const Edition *edition, const Game *game, uint8_t tile)
{
    static const char letters[ROLES] = {
        [ROLE_GATHERER] = 'G', [ROLE_FISHER] = 'F', [ROLE_HUNTER] = 'H', [ROLE_HUT] = '^'};
    for (int i = 0; i < game->piece_count; i++)
        if (edition->tiles.node[game->pieces[i].node].tile == tile)
            return letters[piece_role(&edition->tiles, game->pieces[i])];
    return ' ';
}

static const Site *laid_site(const Game *game, int x, int y)
{
    const Site *site = game_site(game, (Cell){(int8_t)x, (int8_t)y});
    return site && site->tile != NO_TILE ? site : NULL;
}

static void print_row(FILE *out, const Edition *edition, const Game *game, int y, int west,
                      int east)
{
    for (int line = 0; line < 3; line++) {
        for (int x = west; x <= east; x++) {
            const Site *site = laid_site(game, x, y);
            if (!site)
                fprintf(out, "      ");
            else if (line == 0)
                fprintf(out, "+ %c%c +", side_letter(edition, site, NORTH),
                        piece_letter(edition, game, site->tile));
            else if (line == 1)
                fprintf(out, "%c%3d%c ", side_letter(edition, site, WEST),
                        edition->tiles.tiles[site->tile].number, side_letter(edition, site, EAST));
            else
                fprintf(out, "+ %c  +", side_letter(edition, site, SOUTH));
        }
        fprintf(out, "\n");
    }
}

void account_print_board(FILE *out, const Edition *edition, const Record *record)
{
    Game game;
    game_new(edition, &record->setup, &game, NULL);
    for (int i = 0; i < record->count; i++)
        if (record->statements[i].kind == STATEMENT_MOVE)
            game_advance(edition, &game, record->statements[i].move, NULL);
    int west = 0, east = 0, north = 0, south = 0;
    for (int i = 0; i < game.placed_count; i++) {
        Cell cell = game_site_of_tile(&game, game.placed[i])->cell;
        west = cell.x < west ? cell.x : west;
        east = cell.x > east ? cell.x : east;
        north = cell.y < north ? cell.y : north;
        south = cell.y > south ? cell.y : south;
    }
    fprintf(out, "board x %d..%d y %d..%d\n", west, east, north, south);
    for (int y = north; y <= south; y++)
        print_row(out, edition, &game, y, west, east);
}
