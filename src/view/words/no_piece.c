/* Why no piece was asked for after a tile was laid: a clause for each reason. */
#include <string.h>

#include "core/utf8.h"
#include "play/preview.h"
#include "view/words/areas.h"
#include "view/words/names.h"
#include "view/words/notices.h"
#include "view/words/phrase.h"
#include "view/words/players.h"

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

/* Areas of the tile whose meeples are the same players': bit 1 << AreaWord, bit 1 << player. */
typedef struct Taken {
    uint8_t areas, owners;
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

/* The same of several areas. */
static const char *several_sentence(bool own, bool shared)
{
    return own      ? tr("{areas} are taken already")
           : shared ? tr("{areas} are shared by {players}")
                    : tr("{areas} are {players}\u2019s");
}

/* "its forest, its river and its grassland". Returns the last of them, and in `count` how many. */
static AreaWord list_areas(uint8_t areas, char *text, size_t capacity, int *count)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("its forest"),
        [AREA_RIVER] = N_("its river"),
        [AREA_GRASSLAND] = N_("its grassland"),
        [AREA_MEADOW] = N_("its meadow"),
    };
    AreaWord last = AREA_FOREST;
    text[0] = '\0';
    *count = 0;
    for (int word = 0; word < AREA_WORDS; word++)
        if (areas >> word & 1) {
            last = (AreaWord)word;
            ++*count;
            (areas >> (word + 1) ? phrase_add : phrase_end)(text, capacity, tr(words[word]));
        }
    return last;
}

static void say_taken(const Played *played, const Game *asked, Taken taken, char *text,
                      size_t capacity)
{
    char names[2 * BRIEF_NAME + 8], areas[MAX_PHRASE];
    int count;
    bool own = taken.owners == 1u << asked->player, shared = taken.owners & (taken.owners - 1);
    AreaWord word = list_areas(taken.areas, areas, sizeof areas, &count);
    say_holders(played->setup, taken.owners, names, sizeof names);
    words_fill(text, capacity,
               count > 1 ? several_sentence(own, shared) : taken_sentence(word, own, shared),
               (Place[]){{"players", names, 0}, {"areas", areas, 0}, {0}});
}

/* Who has meeples in a zone's area, and what that is. */
static Taken taken_in(const Played *played, const Game *asked, const Zone *zone)
{
    AreaInfo info = area_info(played->edition, asked, zone->node);
    Taken taken = {.areas =
                       (uint8_t)(1u << area_word(played->edition->rules.id, (ZoneKind)zone->kind))};
    for (int p = 0; p < asked->player_count; p++)
        taken.owners |= (uint8_t)((info.meeples[p] > 0) << p);
    return taken;
}

/* With the areas of the tile's other zones that the same players have taken. */
static Taken taken_with(const Played *played, const Game *asked, const Zone *zones, int zone)
{
    Taken taken = taken_in(played, asked, &zones[zone]);
    for (int z = 0; z < MAX_ZONES; z++) {
        if (game_check(played->edition, asked, move_meeple(z)).check != MOVE_AREA_TAKEN)
            continue;
        Taken other = taken_in(played, asked, &zones[z]);
        if (other.owners == taken.owners)
            taken.areas |= other.areas;
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
    else if (verdict.check == MOVE_AREA_TAKEN)
        say_taken(played, asked, taken_with(played, asked, zones, move.zone), text, capacity);
    else if (verdict.check == MOVE_SYSTEM_TAKEN)
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
