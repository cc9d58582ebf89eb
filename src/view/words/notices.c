#include "view/words/notices.h"

#include <string.h>

#include "core/utf8.h"
#include "play/preview.h"
#include "view/words/areas.h"
#include "view/words/awards.h"
#include "view/words/names.h"

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

/* "its forest is Bo's", "its river is shared by Ada and Bo"; "is taken already" by the player's
 * own. */
static const char *taken_sentence(AreaWord word, bool own, bool shared)
{
    static const char *const owns[AREA_WORDS] = {
        [AREA_FOREST] = N_("its forest is taken already"),
        [AREA_RIVER] = N_("its river is taken already"),
        [AREA_GRASSLAND] = N_("its grassland is taken already"),
        [AREA_MEADOW] = N_("its meadow is taken already"),
    };
    static const char *const shares[AREA_WORDS] = {
        [AREA_FOREST] = N_("its forest is shared by {players}"),
        [AREA_RIVER] = N_("its river is shared by {players}"),
        [AREA_GRASSLAND] = N_("its grassland is shared by {players}"),
        [AREA_MEADOW] = N_("its meadow is shared by {players}"),
    };
    static const char *const others[AREA_WORDS] = {
        [AREA_FOREST] = N_("its forest is {players}\u2019s"),
        [AREA_RIVER] = N_("its river is {players}\u2019s"),
        [AREA_GRASSLAND] = N_("its grassland is {players}\u2019s"),
        [AREA_MEADOW] = N_("its meadow is {players}\u2019s"),
    };
    return tr((own ? owns : shared ? shares : others)[word]);
}

/* The same of one of several areas, and of more. */
static const char *one_sentence(bool own, bool shared)
{
    return own      ? tr("{areas} is taken already")
           : shared ? tr("{areas} is shared by {players}")
                    : tr("{areas} is {players}\u2019s");
}

static const char *several_sentence(bool own, bool shared)
{
    return own      ? tr("{areas} are taken already")
           : shared ? tr("{areas} are shared by {players}")
                    : tr("{areas} are {players}\u2019s");
}

/* "its forest", of several "its forests", "one of its forests" and "some of its forests". */
static const char *areas_sentence(AreaWord word, int taken, int all)
{
    static const char *const only[AREA_WORDS] = {
        [AREA_FOREST] = N_("its forest"),
        [AREA_RIVER] = N_("its river"),
        [AREA_GRASSLAND] = N_("its grassland"),
        [AREA_MEADOW] = N_("its meadow"),
    };
    static const char *const whole[AREA_WORDS] = {
        [AREA_FOREST] = N_("its forests"),
        [AREA_RIVER] = N_("its rivers"),
        [AREA_GRASSLAND] = N_("its grasslands"),
        [AREA_MEADOW] = N_("its meadows"),
    };
    static const char *const one[AREA_WORDS] = {
        [AREA_FOREST] = N_("one of its forests"),
        [AREA_RIVER] = N_("one of its rivers"),
        [AREA_GRASSLAND] = N_("one of its grasslands"),
        [AREA_MEADOW] = N_("one of its meadows"),
    };
    static const char *const some[AREA_WORDS] = {
        [AREA_FOREST] = N_("some of its forests"),
        [AREA_RIVER] = N_("some of its rivers"),
        [AREA_GRASSLAND] = N_("some of its grasslands"),
        [AREA_MEADOW] = N_("some of its meadows"),
    };
    return tr((all == 1 ? only : taken == all ? whole : taken == 1 ? one : some)[word]);
}

/* "its forest, its river and one of its grasslands". Returns how many areas these are; `last`: of
 * the last one what it is. */
static int list_areas(const Taken *taken, char *text, size_t capacity, AreaWord *last)
{
    int left = 0, count = 0;
    text[0] = '\0';
    for (int word = 0; word < AREA_WORDS; word++)
        left += taken->areas[word] > 0;
    for (int word = 0; word < AREA_WORDS; word++) {
        if (taken->areas[word] == 0)
            continue;
        count += taken->areas[word];
        *last = (AreaWord)word;
        (--left > 0 ? phrase_add : phrase_end)(
            text, capacity, areas_sentence((AreaWord)word, taken->areas[word], taken->all[word]));
    }
    return count;
}

static void say_taken(const Played *played, const Game *asked, const Taken *taken, char *text,
                      size_t capacity)
{
    char names[2 * BRIEF_NAME + 8], areas[MAX_PHRASE];
    bool own = taken->owners == 1u << asked->player, shared = taken->owners & (taken->owners - 1);
    AreaWord word = AREA_FOREST;
    int count = list_areas(taken, areas, sizeof areas, &word);
    const char *sentence = count > 1              ? several_sentence(own, shared)
                           : taken->all[word] > 1 ? one_sentence(own, shared)
                                                  : taken_sentence(word, own, shared);
    say_holders(played->setup, taken->owners, names, sizeof names);
    words_fill(text, capacity, sentence,
               (Place[]){{"players", names, 0}, {"areas", areas, 0}, {0}});
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
        words_fill(
            text, capacity, tr("its river system has {player}\u2019s hut"),
            (Place[]){{"player", say_brief(played->setup, verdict.blocker.player, name), 0}, {0}});
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
    static const Counted several = NN_("{count} tile fits nowhere and leaves the game.",
                                       "{count} tiles fit nowhere and leave the game.");
    int count = 0, number = 0;
    for (int i = 0; i < played->events->count; i++)
        if (played->events->items[i].kind == EVENT_DISCARDED) {
            count++;
            number = played->edition->tiles.tiles[played->events->items[i].tile].number;
        }
    if (count == 1)
        words_fill(text, capacity, tr("Tile {number} fits nowhere and leaves the game."),
                   (Place[]){{"number", NULL, number}, {0}});
    else if (count > 1)
        phrase_count(several, count, text, capacity);
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
    words_fill(text, capacity, tr("Shaman! {player} may take a meeple back."),
               (Place[]){{"player", say_brief(played->setup, player, name), 0}, {0}});
    return true;
}

/* An extra turn. False: none follows. */
static bool say_lays_again(const Played *played, char *text, size_t capacity)
{
    static const char *const words[EDITIONS] = {
        [EDITION_SECOND] = N_("Menhir! {player} lays once more."),
        [EDITION_FIRST] = N_("Gold! {player} lays once more."),
    };
    char name[BRIEF_NAME];
    if (!played_again(played))
        return false;
    words_fill(
        text, capacity, tr(words[played->edition->rules.id]),
        (Place[]){{"player", say_brief(played->setup, played->after->player, name), 0}, {0}});
    return true;
}

/* That no piece could be put, briefly where that was told of the turn before; `named`: the notice
 * goes on with whose turn it is. */
static bool say_no_piece(const Played *played, bool named, char *text, size_t capacity)
{
    char reasons[REASONS], name[BRIEF_NAME];
    if (played->after->phase == PHASE_END || !say_no_piece_why(played, reasons, sizeof reasons))
        return false;
    words_fill(text, capacity,
               played->known ? tr("{player} had no meeple left.")
               : named       ? tr("No piece could be placed: {reasons}.")
                             : tr("{player} could place no piece: {reasons}."),
               (Place[]){{"player", say_brief(played->setup, played->before->player, name), 0},
                         {"reasons", reasons, 0},
                         {0}});
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

bool say_played(const Played *played, char *text, size_t capacity)
{
    char next[NEXT], why[WHY];
    bool follows = say_next(played, next, sizeof next);
    bool none = say_no_piece(played, follows, why, sizeof why);
    const char *sentence = follows && none ? trc("sentences", "{why} {next}")
                           : follows       ? "{next}"
                                           : "{why}";
    if (follows || none)
        words_fill(text, capacity, sentence, (Place[]){{"why", why, 0}, {"next", next, 0}, {0}});
    return follows || none;
}

void say_meanwhile(const Setup *setup, const Award *awards, int count, char *text, size_t capacity)
{
    char list[LIST] = "";
    for (int i = count - 1; i >= 0; i--) {
        char name[BRIEF_NAME], what[WHAT], one[MAX_PHRASE];
        say_award((EditionId)setup->edition, &awards[i], what, sizeof what);
        bool same = i + 1 < count && awards[i + 1].player == awards[i].player;
        words_fill(one, sizeof one,
                   same ? tr("+{points} ({what})") : tr("{player} +{points} ({what})"),
                   (Place[]){{"player", say_brief(setup, awards[i].player, name), 0},
                             {"points", NULL, awards[i].points},
                             {"what", what, 0},
                             {0}});
        phrase_add(list, sizeof list, one);
    }
    words_fill(text, capacity, tr("Meanwhile: {list}."), (Place[]){{"list", list, 0}, {0}});
}

void say_too(const char *sentence, char *text, size_t capacity)
{
    char before[WHY];
    utf8_print(before, sizeof before, "%s", text);
    words_fill(text, capacity, before[0] ? trc("sentences", "{why} {next}") : "{next}",
               (Place[]){{"why", before, 0}, {"next", sentence, 0}, {0}});
}

const char *say_one_way(void)
{
    return tr("It fits here one way only.");
}

const char *say_must_touch(void)
{
    return tr("A tile must touch another one.");
}

void say_own_meeples_only(const Setup *setup, int player, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    words_fill(text, capacity, tr("Only one of {player}\u2019s meeples can be taken back."),
               (Place[]){{"player", say_brief(setup, player, name), 0}, {0}});
}
