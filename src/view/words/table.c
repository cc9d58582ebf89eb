#include "view/words/table.h"

#include <assert.h>
#include <string.h>

#include "core/utf8.h"
#include "play/preview.h"
#include "play/turns.h"
#include "view/words/areas.h"
#include "view/words/names.h"

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

void say_left_briefly(const Game *game, char *text, size_t capacity)
{
    if (game->phase == PHASE_PLACE && lays_last(game))
        utf8_print(text, capacity, "%s", tr("last tile"));
    else
        utf8_print(text, capacity, "%d", game->land.count - game->land.drawn);
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

void say_row_tip(const char *player, bool shown, bool flag, int marker, char *text, size_t capacity)
{
    char press[MAX_NAME + 60], about[160] = "";
    say_text(shown ? SAY_HIDE_PIECES : SAY_SHOW_PIECES, player, press, sizeof press);
    if (flag || marker > 0)
        say_number(flag ? SAY_FLAG : SAY_MARKER, marker, about, sizeof about);
    words_fill(text, capacity, about[0] ? "{press}\n{about}" : "{press}",
               (Value[]){{"press", press, 0}, {"about", about, 0}, {0}});
}

void say_undone(const Session *session, bool back, char *text, size_t capacity)
{
    int turns = turns_ahead(session);
    int moves = session_move_count(session) - session_at(session);
    say_number(!back       ? SAY_MOVES_UNDONE
               : turns > 0 ? SAY_TURNS_BACK
                           : SAY_WITHIN_TURN,
               back ? turns : moves, text, capacity);
}

void say_position(const Session *session, bool after, char *text, size_t capacity)
{
    const Game *game = session_game(session);
    int laid = session_game_at(session, session_move_count(session))->turn;
    bool before = game->phase == PHASE_PLACE && !after;
    int which = game->phase == PHASE_END ? SAY_AT_END
                : after                  ? SAY_AFTER_TURN
                : !before                ? SAY_TURN
                : game->turn < laid      ? SAY_BEFORE_TURN
                                         : SAY_NEXT_TURN;
    say_values(which, (Value[]){{"turn", NULL, game->turn + before}, {"turns", NULL, laid}, {0}},
               text, capacity);
}

void say_forgotten(const Session *session, char *text, size_t capacity)
{
    int moves = session_move_count(session) - session_at(session), turns = turns_ahead(session);
    text[0] = '\0';
    if (moves > SLIP_MOVES)
        say_number(SAY_SETS_ASIDE, turns, text, capacity);
    else if (moves > 0)
        say_number(turns > 0 ? SAY_FORGETS_TURNS : SAY_FORGETS_MOVES, turns > 0 ? turns : moves,
                   text, capacity);
}

void say_choice(Phase phase, const char *key, int spots, int missing, char *text, size_t capacity)
{
    char numbers[24];
    int which = phase == PHASE_PLACE    ? SAY_CHOOSE_CELL
                : phase == PHASE_RECALL ? (missing > 0 ? SAY_NO_SUCH_MEEPLE : SAY_CHOOSE_MEEPLE)
                                        : (missing > 0 ? SAY_NO_SUCH_SPOT : SAY_CHOOSE_SPOT);
    say_number_span(spots, numbers, sizeof numbers);
    say_values(which,
               (Value[]){{"key", key, 0}, {"missing", NULL, missing}, {"numbers", numbers, 0}, {0}},
               text, capacity);
}

void say_stroke(const char *key, bool ctrl, bool alt, bool shift, char *text, size_t capacity)
{
    const bool held[] = {shift, alt, ctrl};
    static const int mods[] = {SAY_SHIFT, SAY_ALT, SAY_CTRL};
    char inner[40];
    utf8_print(text, capacity, "%s", key);
    for (int i = 0; i < 3; i++)
        if (held[i]) {
            utf8_print(inner, sizeof inner, "%s", text);
            say_text(mods[i], inner, text, capacity);
        }
}

void say_number_span(int last, char *text, size_t capacity)
{
    if (last > 1)
        say_number(SAY_NUMBERS_TO, last, text, capacity);
    else
        utf8_print(text, capacity, "1");
}

/* Why no piece was asked for after a tile was laid: a clause for each reason. */

/* Clauses of which the last is joined by "and": it waits until it is known to be the last. */
typedef struct Clauses {
    char *text;
    size_t capacity;
    char last[MAX_PHRASE];
} Clauses;

/* Adds a clause where it has room, unless it is there already: what is taken may be met in several
 * zones. */
static void add_clause(Clauses *clauses, const char *clause)
{
    size_t length = strlen(clauses->text) + strlen(clauses->last) + strlen(clause);
    if (strstr(clauses->text, clause) || strcmp(clauses->last, clause) == 0 ||
        length + 16 > clauses->capacity)
        return;
    if (clauses->last[0])
        phrase_add(clauses->text, clauses->capacity, clauses->last);
    utf8_print(clauses->last, sizeof clauses->last, "%s", clause);
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
static int list_areas(const Taken *taken, char *text, size_t capacity)
{
    int left = 0, count = 0;
    text[0] = '\0';
    for (int word = 0; word < AREA_WORDS; word++)
        left += taken->areas[word] > 0;
    for (int word = 0; word < AREA_WORDS; word++) {
        if (taken->areas[word] == 0)
            continue;
        count += taken->areas[word];
        (--left > 0 ? phrase_add : phrase_end)(
            text, capacity, phrase(which_areas(taken->areas[word], taken->all[word]) + word));
    }
    return count;
}

static void say_taken(const Played *played, const Game *asked, const Taken *taken, char *text,
                      size_t capacity)
{
    char names[2 * BRIEF_NAME + 8], areas[MAX_PHRASE];
    bool own = taken->owners == 1u << asked->player, shared = taken->owners & (taken->owners - 1);
    int whose = own ? 0 : shared ? 1 : 2;
    int count = list_areas(taken, areas, sizeof areas);
    say_holders(played->setup, taken->owners, names, sizeof names);
    say_values((count > 1 ? SAY_SEVERAL_TAKEN : SAY_ONE_TAKEN) + whose,
               (Value[]){{"players", names, 0}, {"areas", areas, 0}, {0}}, text, capacity);
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
static void say_reason(const Played *played, const Game *asked, Move move, char *text,
                       size_t capacity)
{
    const Zone *zones = played->edition->tiles.tiles[asked->hand].zones;
    Verdict verdict = game_check(played->edition, asked, move);
    char name[BRIEF_NAME];
    text[0] = '\0';
    if (verdict.check == MOVE_NO_MEEPLE_LEFT)
        phrase_add(text, capacity, tr("no meeple left"));
    else if (verdict.check == MOVE_NO_HUT_LEFT)
        phrase_add(text, capacity, tr("no hut left"));
    else if (verdict.check == MOVE_AREA_TAKEN) {
        Taken taken = taken_with(played, asked, zones, move.zone);
        say_taken(played, asked, &taken, text, capacity);
    } else if (verdict.check == MOVE_SYSTEM_TAKEN)
        say_text(SAY_HAS_HUT, say_brief(played->setup, verdict.blocker.player, name), text,
                 capacity);
}

bool say_no_piece_why(const Played *played, char *text, size_t capacity)
{
    Game asked;
    char clause[MAX_PHRASE];
    if (played->setup->seats[played->before->player].kind != SEAT_HUMAN ||
        !preview_no_piece(played->edition, played->before, played->move, &asked))
        return false;
    text[0] = '\0';
    Clauses clauses = {.text = text, .capacity = capacity};
    for (int huts = 0; huts < 2; huts++)
        for (int z = 0; z < MAX_ZONES; z++) {
            say_reason(played, &asked, huts ? move_hut(z) : move_meeple(z), clause, sizeof clause);
            if (clause[0])
                add_clause(&clauses, clause);
        }
    if (clauses.last[0])
        phrase_end(text, capacity, clauses.last);
    return true;
}

enum { NEXT = 256, REASONS = 640, WHY = 800, LIST = 600, WHAT = 120 }; /* bytes */

/* Tiles that fit nowhere. False: none. */
static bool say_discarded(const Played *played, char *text, size_t capacity)
{
    int count = 0, number = 0;
    for (int i = 0; i < played->events->count; i++)
        if (played->events->items[i].kind == EVENT_DISCARDED) {
            count++;
            number = played->edition->tiles.tiles[played->events->items[i].tile].number;
        }
    if (count > 0)
        say_number(count == 1 ? SAY_TILE_LEAVES : SAY_TILES_LEAVE, count == 1 ? number : count,
                   text, capacity);
    return count > 0;
}

bool played_again(const Played *played)
{
    bool extra = false;
    for (int i = 0; i < played->events->count; i++)
        extra |= played->events->items[i].kind == EVENT_EXTRA_TURN;
    return extra && played->after->extra_turn;
}

/* What a person is asked before a piece. False: nothing. */
static bool say_may_recall(const Played *played, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    int player = played->after->player;
    if (played->after->phase != PHASE_RECALL || played->setup->seats[player].kind != SEAT_HUMAN)
        return false;
    say_text(SAY_MAY_RECALL, say_brief(played->setup, player, name), text, capacity);
    return true;
}

/* An extra turn. False: none follows. */
static bool say_lays_again(const Played *played, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    if (!played_again(played))
        return false;
    say_text(SAY_LAYS_AGAIN + played->edition->rules.id,
             say_brief(played->setup, played->after->player, name), text, capacity);
    return true;
}

/* That no piece could be put, briefly where that was told of the turn before; `named`: the notice
 * goes on with whose turn it is. */
static bool say_no_piece(const Played *played, bool named, char *text, size_t capacity)
{
    char reasons[REASONS], name[BRIEF_NAME];
    if (played->after->phase == PHASE_END || !say_no_piece_why(played, reasons, sizeof reasons))
        return false;
    say_values(played->known ? SAY_HAD_NO_MEEPLE
               : named       ? SAY_NO_PIECE
                             : SAY_COULD_PLACE_NONE,
               (Value[]){{"player", say_brief(played->setup, played->before->player, name), 0},
                         {"reasons", reasons, 0},
                         {0}},
               text, capacity);
    return true;
}

/* What is new and follows. False: nothing. */
static bool say_next(const Played *played, char *text, size_t capacity)
{
    return say_discarded(played, text, capacity) || say_lays_again(played, text, capacity) ||
           say_may_recall(played, text, capacity);
}

bool played_as_before(const Played *played)
{
    char next[NEXT];
    return played->known && !say_next(played, next, sizeof next);
}

void say_too(const char *sentence, char *text, size_t capacity)
{
    char before[WHY];
    utf8_print(before, sizeof before, "%s", text);
    words_fill(text, capacity, before[0] ? trc("sentences", "{why} {next}") : "{next}",
               (Value[]){{"why", before, 0}, {"next", sentence, 0}, {0}});
}

bool say_played(const Played *played, char *text, size_t capacity)
{
    char next[NEXT];
    bool follows = say_next(played, next, sizeof next);
    text[0] = '\0';
    bool none = say_no_piece(played, follows, text, capacity);
    if (follows)
        say_too(next, text, capacity);
    return follows || none;
}

void say_meanwhile(const Setup *setup, const Award *awards, int count, char *text, size_t capacity)
{
    char list[LIST] = "";
    for (int i = count - 1; i >= 0; i--) {
        char name[BRIEF_NAME], what[WHAT], one[MAX_PHRASE];
        say_award((EditionId)setup->edition, &awards[i], what, sizeof what);
        bool same = i + 1 < count && awards[i + 1].player == awards[i].player;
        say_values(same ? SAY_GOT_TOO : SAY_GOT,
                   (Value[]){{"player", say_brief(setup, awards[i].player, name), 0},
                             {"points", NULL, awards[i].points},
                             {"what", what, 0},
                             {0}},
                   one, sizeof one);
        phrase_add(list, sizeof list, one);
    }
    say_text(SAY_MEANWHILE, list, text, capacity);
}
