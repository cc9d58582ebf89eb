#include "view/words/notices.h"

#include "core/utf8.h"
#include "view/words/awards.h"
#include "view/words/names.h"
#include "view/words/phrase.h"

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
