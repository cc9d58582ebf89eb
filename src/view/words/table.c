#include "view/words/table.h"

#include <assert.h>
#include <string.h>

#include "play/preview.h"
#include "play/turns.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/tr.h"

/* A sentence that the player's name begins. */
static TurnWords of_player(const char *name, const char *sentence)
{
    static const char place[] = "{player} ";
    assert(strncmp(sentence, place, strlen(place)) == 0);
    return (TurnWords){name, sentence + strlen(place)};
}

/* Whether the land tile that was drawn last is due: an extra turn comes after it. */
static bool lays_last(const Game *game)
{
    return game->land.drawn == game->land.count && !game->extra_turn;
}

TurnWords say_turn(const Setup *setup, const Game *game)
{
    const char *name = say_seat(&setup->seats[game->player]);
    switch ((Phase)game->phase) {
    case PHASE_END:
        return (TurnWords){NULL, tr("The game is over")};
    case PHASE_RECALL:
        return (TurnWords){NULL, tr("Take a meeple back?")};
    case PHASE_PIECE:
        return of_player(name, phrase(SAY_PLACES));
    default:
        return of_player(name, phrase(game->extra_turn  ? SAY_LAYS_ONCE_MORE
                                      : lays_last(game) ? SAY_LAYS_LAST
                                                        : SAY_LAYS));
    }
}

const char *say_left_briefly(const Game *game)
{
    return game->phase == PHASE_PLACE && lays_last(game)
               ? tr("last tile")
               : said("%d", game->land.count - game->land.drawn);
}

TurnWords say_thinks(const Setup *setup, const Game *game)
{
    return of_player(say_seat(&setup->seats[game->player]), phrase(SAY_THINKS));
}

const char *say_forest_turn_why(EditionId edition, ForestTurn turn)
{
    switch (turn) {
    case FOREST_TURN_LATER:
        return tr("but not on this extra turn");
    case FOREST_TURN_NO_TILE:
        return phrase(SAY_NONE_LEFT_FITS + edition);
    case FOREST_TURN_CHAINED:
        return tr("an extra turn never earns another");
    case FOREST_TURN_LAPSED:
        return phrase(SAY_NONE_LEFT_FITTED + edition);
    default:
        return "";
    }
}

const char *say_row_tip(const char *player, bool shown, bool flag, int marker)
{
    const char *about = "";
    const char *press = say_text(shown ? SAY_HIDE_PIECES : SAY_SHOW_PIECES, player);
    if (flag || marker > 0)
        about = say_number(flag ? SAY_FLAG : SAY_MARKER, marker);
    return words_with(about[0] ? "{press}\n{about}" : "{press}", "press=%s about=%s", press, about);
}

const char *say_undone(const Session *session, bool back)
{
    int turns = turns_ahead(session);
    int moves = session_move_count(session) - session_at(session);
    return say_number(!back       ? SAY_MOVES_UNDONE
                      : turns > 0 ? SAY_TURNS_BACK
                                  : SAY_WITHIN_TURN,
                      back ? turns : moves);
}

const char *say_position(const Session *session, bool after)
{
    const Game *game = session_game(session);
    int laid = session_game_at(session, session_move_count(session))->turn;
    bool before = game->phase == PHASE_PLACE && !after;
    int which = game->phase == PHASE_END ? SAY_AT_END
                : after                  ? SAY_AFTER_TURN
                : !before                ? SAY_TURN
                : game->turn < laid      ? SAY_BEFORE_TURN
                                         : SAY_NEXT_TURN;
    return say_with(which, "turn=%d turns=%d", game->turn + before, laid);
}

const char *say_forgotten(const Session *session)
{
    int moves = session_move_count(session) - session_at(session), turns = turns_ahead(session);
    if (moves > SLIP_MOVES)
        return say_number(SAY_SETS_ASIDE, turns);
    return moves == 0 ? ""
                      : say_number(turns > 0 ? SAY_FORGETS_TURNS : SAY_FORGETS_MOVES,
                                   turns > 0 ? turns : moves);
}

const char *say_choice(Phase phase, const char *key, int spots, int missing)
{
    int which = phase == PHASE_PLACE    ? SAY_CHOOSE_CELL
                : phase == PHASE_RECALL ? (missing > 0 ? SAY_NO_SUCH_MEEPLE : SAY_CHOOSE_MEEPLE)
                                        : (missing > 0 ? SAY_NO_SUCH_SPOT : SAY_CHOOSE_SPOT);
    return say_with(which, "key=%s missing=%d numbers=%s", key, missing, say_number_span(spots));
}

const char *say_stroke(const char *key, bool ctrl, bool alt, bool shift)
{
    const bool held[] = {shift, alt, ctrl};
    static const int mods[] = {SAY_SHIFT, SAY_ALT, SAY_CTRL};
    for (int i = 0; i < 3; i++)
        key = held[i] ? say_text(mods[i], key) : key;
    return key;
}

const char *say_number_span(int last)
{
    return last > 1 ? say_number(SAY_NUMBERS_TO, last) : "1";
}

/* Why no piece was asked for after a tile was laid: a clause for each reason. */

/* Clauses of which the last is joined by "and": it waits until it is known to be the last. */
typedef struct Clauses {
    const char *text, *last;
} Clauses;

/* Adds a clause unless it is there already: what is taken may be met in several zones. */
static void add_clause(Clauses *clauses, const char *clause)
{
    if (strstr(clauses->text, clause) || strcmp(clauses->last, clause) == 0)
        return;
    if (clauses->last[0])
        clauses->text = phrase_add(clauses->text, clauses->last);
    clauses->last = clause;
}

/* Areas of the tile whose meeples are the same players', bit 1 << player: how many of each kind,
 * and how many of that kind the tile has. */
typedef struct Taken {
    uint8_t owners, areas[AREA_WORDS], all[AREA_WORDS];
} Taken;

/* "its forest", of several "its forests", "one of its forests" and "some of its forests". */
static int which_areas(int taken, int all)
{
    return all == 1       ? SAY_ITS_AREA
           : taken == all ? SAY_ITS_AREAS
           : taken == 1   ? SAY_ONE_OF_ITS
                          : SAY_SOME_OF_ITS;
}

/* "its forest, its river and one of its grasslands". Returns how many areas these are. */
static int list_areas(const Taken *taken, const char **list)
{
    int left = 0, count = 0;
    *list = "";
    for (int word = 0; word < AREA_WORDS; word++)
        left += taken->areas[word] > 0;
    for (int word = 0; word < AREA_WORDS; word++) {
        if (taken->areas[word] == 0)
            continue;
        count += taken->areas[word];
        *list = (--left > 0 ? phrase_add : phrase_end)(
            *list, phrase(which_areas(taken->areas[word], taken->all[word]) + word));
    }
    return count;
}

static const char *say_taken(const Played *played, const Game *asked, const Taken *taken)
{
    const char *areas;
    bool own = taken->owners == 1u << asked->player, shared = taken->owners & (taken->owners - 1);
    int whose = own ? 0 : shared ? 1 : 2;
    int count = list_areas(taken, &areas);
    return say_with((count > 1 ? SAY_SEVERAL_TAKEN : SAY_ONE_TAKEN) + whose, "players=%s areas=%s",
                    say_holders(played->setup, taken->owners), areas);
}

/* Who has meeples in a zone's area. */
static uint8_t owners_of(const Played *played, const Game *asked, const Zone *zone)
{
    AreaInfo info = area_info(played->edition, asked, zone->node);
    uint8_t owners = 0;
    for (int p = 0; p < asked->player_count; p++)
        owners |= (uint8_t)((info.meeples[p] > 0) << p);
    return owners;
}

/* Whether a zone before this one is of the same area. */
static bool is_known(const Game *asked, const Zone *zones, int zone)
{
    for (int z = 0; z < zone; z++)
        if (zones[z].kind == zones[zone].kind &&
            asked->areas.label[zones[z].node] == asked->areas.label[zones[zone].node])
            return true;
    return false;
}

/* The areas of the tile that those have taken who have the one of this zone. */
static Taken taken_with(const Played *played, const Game *asked, const Zone *zones, int zone)
{
    Taken taken = {.owners = owners_of(played, asked, &zones[zone])};
    for (int z = 0; z < MAX_ZONES; z++) {
        ZoneKind kind = (ZoneKind)zones[z].kind;
        if (kind == ZONE_NONE || kind == ZONE_LAKE || is_known(asked, zones, z))
            continue;
        AreaWord word = area_word(played->edition->rules.id, kind);
        taken.all[word]++;
        taken.areas[word] +=
            game_check(played->edition, asked, move_meeple(z)).check == MOVE_AREA_TAKEN &&
            owners_of(played, asked, &zones[z]) == taken.owners;
    }
    return taken;
}

/* The clause for one piece on one zone of the tile; "" where there is none to say. */
static const char *say_reason(const Played *played, const Game *asked, Move move)
{
    const Zone *zones = played->edition->tiles.tiles[asked->hand].zones;
    Verdict verdict = game_check(played->edition, asked, move);
    Taken taken;
    switch (verdict.check) {
    case MOVE_NO_MEEPLE_LEFT:
        return tr("no meeple left");
    case MOVE_NO_HUT_LEFT:
        return tr("no hut left");
    case MOVE_AREA_TAKEN:
        taken = taken_with(played, asked, zones, move.zone);
        return say_taken(played, asked, &taken);
    case MOVE_SYSTEM_TAKEN:
        return say_text(SAY_HAS_HUT, say_brief(played->setup, verdict.blocker.player));
    default:
        return "";
    }
}

const char *say_no_piece_why(const Played *played)
{
    Game asked;
    if (played->setup->seats[played->before->player].kind != SEAT_HUMAN ||
        !preview_no_piece(played->edition, played->before, played->move, &asked))
        return NULL;
    Clauses clauses = {"", ""};
    for (int huts = 0; huts < 2; huts++)
        for (int z = 0; z < MAX_ZONES; z++) {
            const char *clause = say_reason(played, &asked, huts ? move_hut(z) : move_meeple(z));
            if (clause[0])
                add_clause(&clauses, clause);
        }
    return clauses.last[0] ? phrase_end(clauses.text, clauses.last) : "";
}

/* Tiles that fit nowhere; "": none. */
static const char *say_discarded(const Played *played)
{
    int count = 0, number = 0;
    for (int i = 0; i < played->events->count; i++)
        if (played->events->items[i].kind == EVENT_DISCARDED) {
            count++;
            number = played->edition->tiles.tiles[played->events->items[i].tile].number;
        }
    return count > 1    ? say_number(SAY_TILES_LEAVE, count)
           : count == 1 ? say_number(SAY_TILE_LEAVES, number)
                        : "";
}

bool played_again(const Played *played)
{
    bool extra = false;
    for (int i = 0; i < played->events->count; i++)
        extra |= played->events->items[i].kind == EVENT_EXTRA_TURN;
    return extra && played->after->extra_turn;
}

/* That no piece could be put, briefly where that was told of the turn before; `named`: the notice
 * goes on with whose turn it is. "": one could. */
static const char *say_no_piece(const Played *played, bool named)
{
    const char *reasons = played->after->phase == PHASE_END ? NULL : say_no_piece_why(played);
    return !reasons ? ""
                    : say_with(played->known ? SAY_HAD_NO_MEEPLE
                               : named       ? SAY_NO_PIECE
                                             : SAY_COULD_PLACE_NONE,
                               "player=%s reasons=%s",
                               say_brief(played->setup, played->before->player), reasons);
}

/* What is new and follows: tiles left the game, an extra turn comes, or a person is asked before a
 * piece. "": nothing. */
static const char *say_next(const Played *played)
{
    const char *discarded = say_discarded(played);
    int player = played->after->player;
    bool person = played->setup->seats[player].kind == SEAT_HUMAN;
    if (discarded[0])
        return discarded;
    if (played_again(played))
        return say_text(SAY_LAYS_AGAIN + played->edition->rules.id,
                        say_brief(played->setup, player));
    return played->after->phase == PHASE_RECALL && person
               ? say_text(SAY_MAY_RECALL, say_brief(played->setup, player))
               : "";
}

bool played_as_before(const Played *played)
{
    return played->known && !say_next(played)[0];
}

const char *say_too(const char *told, const char *sentence)
{
    return words_with(told[0] ? trc("sentences", "{why} {next}") : "{next}", "why=%s next=%s", told,
                      sentence);
}

const char *say_played(const Played *played)
{
    const char *next = say_next(played), *none = say_no_piece(played, next[0]);
    return next[0] ? say_too(none, next) : none;
}

const char *say_meanwhile(const Setup *setup, const Award *awards, int count)
{
    const char *list = "";
    for (int i = count - 1; i >= 0; i--) {
        const char *what = say_award((EditionId)setup->edition, &awards[i]);
        bool same = i + 1 < count && awards[i + 1].player == awards[i].player;
        const char *one = say_with(same ? SAY_GOT_TOO : SAY_GOT, "player=%s points=%d what=%s",
                                   say_brief(setup, awards[i].player), awards[i].points, what);
        list = phrase_add(list, one);
    }
    return say_text(SAY_MEANWHILE, list);
}
