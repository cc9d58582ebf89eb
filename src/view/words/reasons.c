#include "view/words/reasons.h"

#include <math.h>
#include <stdio.h>

#include "view/words/areas.h"
#include "view/words/awards.h"
#include "view/words/contents.h"
#include "view/words/names.h"
#include "view/words/phrase.h"
#include "view/words/pieces.h"

/* What an edition calls the reason's area. */
static AreaWord word_of(EditionId edition, const Reason *reason)
{
    return reason->zone == ZONE_LAKE ? AREA_SYSTEM : area_word(edition, (ZoneKind)reason->zone);
}

static void fill(const char *sentence, const char *player, int count, char *text, size_t capacity)
{
    words_fill(text, capacity, sentence,
               (Place[]){{"player", player, 0}, {"count", NULL, count}, {0}});
}

void say_last_move(const Setup *setup, int player, char *text, size_t capacity)
{
    char name[BRIEF_NAME];
    fill(tr("{player}\u2019s last move"), say_brief(setup, player, name), 0, text, capacity);
}

void say_hint_note(const Setup *setup, int player, char *text, size_t capacity)
{
    fill(tr("{player} asked the Elder for a hint"), say_seat(&setup->seats[player]), 0, text,
         capacity);
}

void say_show_place(int place, char *text, size_t capacity)
{
    fill(tr("Show the Elder\u2019s place {count}"), "", place, text, capacity);
}

void say_meant(bool recall, int number, char *text, size_t capacity)
{
    const char *sentence = number > 0 ? (recall ? tr("The Elder would take back {count}")
                                                : tr("The Elder would choose {count}"))
                           : recall   ? tr("The Elder would keep all")
                                      : tr("The Elder would place nothing");
    fill(sentence, "", number, text, capacity);
}

/* An award that the turn brings oneself, or `player`; of several in one, how many they are. */
static void write_award(const Reason *reason, const char *player, char *text, size_t capacity)
{
    enum { FOREST, RIVER, SEVERAL, SORTS };
    static const Counted own[SORTS] = {
        [FOREST] = NN_("Closes a forest of {count} tile", "Closes a forest of {count} tiles"),
        [RIVER] = NN_("Closes a river of {count} tile", "Closes a river of {count} tiles"),
        [SEVERAL] = NN_("Scores in {count} more place", "Scores in {count} more places")};
    static const Counted given[SORTS] = {
        [FOREST] = NN_("Closes {player}\u2019s forest of {count} tile",
                       "Closes {player}\u2019s forest of {count} tiles"),
        [RIVER] = NN_("Closes {player}\u2019s river of {count} tile",
                      "Closes {player}\u2019s river of {count} tiles"),
        [SEVERAL] = NN_("Others score in {count} place too", "Others score in {count} places too")};
    int sort = reason->summed > 0 ? SEVERAL : reason->award == AWARD_RIVER ? RIVER : FOREST;
    int count = reason->summed > 0 ? reason->summed : reason->tiles;
    const Counted *words = &(reason->kind == REASON_SCORES ? own : given)[sort];
    if (reason->award == AWARD_LOGBOAT)
        fill(tr("The logboat scores its lakes"), "", 0, text, capacity);
    else if (reason->award == AWARD_HUNTING_TRAP)
        fill(tr("The trap catches animals"), "", 0, text, capacity);
    else
        fill(trn(words->one, words->many, count), player, count, text, capacity);
}

/* What an area of one's own has more. */
static void write_larger(EditionId edition, const Reason *reason, char *text, size_t capacity)
{
    static const Counted fish =
        NN_("{count} more fish for the hut", "{count} more fish for the hut");
    if (reason->fish > 0)
        fill(trn(fish.one, fish.many, reason->fish), "", reason->fish, text, capacity);
    else
        fill(say_larger(word_of(edition, reason)), "", 0, text, capacity);
}

static void write_lost(AreaWord word, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Gives up the forest"),
        [AREA_RIVER] = N_("Gives up the river"),
        [AREA_SYSTEM] = N_("Gives up the river system"),
        [AREA_GRASSLAND] = N_("Gives up the grassland"),
        [AREA_MEADOW] = N_("Gives up the meadow"),
    };
    fill(tr(words[word]), "", 0, text, capacity);
}

static void write_fed(AreaWord word, const char *player, bool several, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_SYSTEM] = N_("{player}\u2019s river system grows"),
        [AREA_GRASSLAND] = N_("{player}\u2019s grassland grows"),
        [AREA_MEADOW] = N_("{player}\u2019s meadow grows"),
    };
    fill(several ? tr("What others hold grows") : tr(words[word]), player, 0, text, capacity);
}

static void write_shares(AreaWord word, const char *player, char *text, size_t capacity)
{
    static const char *const words[AREA_WORDS] = {
        [AREA_FOREST] = N_("Comes into {player}\u2019s forest"),
        [AREA_RIVER] = N_("Comes onto {player}\u2019s river"),
        [AREA_SYSTEM] = N_("Comes onto {player}\u2019s river system"),
        [AREA_GRASSLAND] = N_("Comes onto {player}\u2019s grassland"),
        [AREA_MEADOW] = N_("Comes onto {player}\u2019s meadow"),
    };
    fill(tr(words[word]), player, 0, text, capacity);
}

static void write_kept(int meeples, char *text, size_t capacity)
{
    static const Counted kept = NN_("Keeps {count} meeple", "Keeps {count} meeples");
    fill(trn(kept.one, kept.many, meeples), "", meeples, text, capacity);
}

/* Without what comes on top of an area's tiles. */
static void write_reason(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    EditionId edition = (EditionId)setup->edition;
    char name[BRIEF_NAME];
    say_brief(setup, reason->player, name);
    switch ((ReasonKind)reason->kind) {
    case REASON_SCORES:
    case REASON_GIVES:
    case REASON_COSTS:
        write_award(reason, name, text, capacity);
        return;
    case REASON_LOSES:
        write_lost(word_of(edition, reason), text, capacity);
        return;
    case REASON_FEEDS:
        write_fed(word_of(edition, reason), name, reason->summed > 0, text, capacity);
        return;
    case REASON_PIECE:
        say_piece_at(edition, (Role)reason->role, text, capacity);
        return;
    case REASON_DENIES:
        say_stays_open(word_of(edition, reason), name, text, capacity);
        return;
    case REASON_SHARES:
        write_shares(word_of(edition, reason), name, text, capacity);
        return;
    case REASON_PREY:
        say_tigers_take(2, reason->points, text, capacity);
        return;
    case REASON_SAVES:
        say_deer_safe(reason->points, text, capacity);
        return;
    case REASON_KEEPS:
        write_kept(reason->points, text, capacity);
        return;
    case REASON_GROWS:
        write_larger(edition, reason, text, capacity);
        return;
    default:
        break;
    }
    fill(reason->kind == REASON_EXTRA     ? tr("Earns an extra turn")
         : reason->kind == REASON_RECALLS ? tr("Takes a meeple back")
                                          : tr("Nothing to win at once"),
         "", 0, text, capacity);
}

void say_reason(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    const Award award = {.kind = reason->award, .fish = reason->fish, .mushrooms = reason->groups};
    write_reason(setup, reason, text, capacity);
    if (reason_scores_at_once(reason))
        say_award_top(&award, text, capacity);
}

void say_reason_alone(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    static const Counted earning = NN_("Closes a forest of {count} tile and earns an extra turn",
                                       "Closes a forest of {count} tiles and earns an extra turn");
    if (reason->kind == REASON_SCORES && reason->turn)
        fill(trn(earning.one, earning.many, reason->tiles), "", reason->tiles, text, capacity);
    else
        write_reason(setup, reason, text, capacity);
}

/* What an area brings that is worth something at the end: where it grows, by how much; of one
 * with a piece in it more than it has, where more is expected and it can still grow. */
static void write_at_end(const Reason *reason, char *text, size_t capacity)
{
    static const Counted at_end =
        NN_("{count} point at the end, as it is", "{count} points at the end, as it is");
    static const Counted more =
        NN_("{count} point more at the end, as it is", "{count} points more at the end, as it is");
    static const Counted open = NN_("{count} open end; about {points} expected at the end",
                                    "{count} open ends; about {points} expected at the end");
    static const Counted now = NN_("{count} point as it is; about {points} expected at the end",
                                   "{count} points as it is; about {points} expected at the end");
    static const Counted yet =
        NN_("nothing yet; {count} open end", "nothing yet; {count} open ends");
    bool grows = reason->kind == REASON_GROWS || reason->kind == REASON_FEEDS;
    bool none = reason->points == 0;
    bool hopes = reason->open > 0 && reason->expected > reason->points;
    const Counted *words = grows           ? &more
                           : none && hopes ? &open
                           : hopes         ? &now
                           : none          ? &yet
                                           : &at_end;
    int count = grows ? reason->adds : none ? reason->open : reason->points;
    if (count == 0)
        fill(tr("it brings nothing as it is"), "", 0, text, capacity);
    else
        words_fill(text, capacity, trn(words->one, words->many, count),
                   (Place[]){{"count", NULL, count}, {"points", NULL, reason->expected}, {0}});
}

/* What an area in which one has a piece will bring. */
static void write_prospect(const Reason *reason, char *text, size_t capacity)
{
    static const Counted others = NN_("{count} point at least, but only if others close it",
                                      "{count} points at least, but only if others close it");
    bool closes = reason->zone == ZONE_FOREST || reason->zone == ZONE_RIVER;
    if (reason->never)
        fill(tr("it stays open and brings nothing"), "", 0, text, capacity);
    else if (closes && reason->open > 0 && reason->late)
        fill(trn(others.one, others.many, reason->least), "", reason->least, text, capacity);
    else if (closes && reason->open > 0)
        say_worth_closed(reason->open, reason->least, reason->turn, text, capacity);
    else if (closes)
        fill(tr("it scores at once"), "", 0, text, capacity);
    else
        write_at_end(reason, text, capacity);
}

void say_reason_more(const Reason *reason, char *text, size_t capacity)
{
    static const char *const words[REASONS] = {
        [REASON_SCORES] = N_("the points are safe"),
        [REASON_GIVES] = N_("before it grows"),
        [REASON_COSTS] = N_("that is the price of it"),
        [REASON_LOSES] = N_("that is the price of it"),
        [REASON_DENIES] = N_("no tile left fits there"),
        [REASON_EXTRA] = N_("by closing a forest"),
        [REASON_PREY] = N_("from the others\u2019 hunters"),
        [REASON_SAVES] = N_("for the own hunters"),
        [REASON_RECALLS] = N_("to send it out anew"),
        [REASON_KEEPS] = N_("for better places to come"),
        [REASON_QUIET] = N_("this does the least harm"),
    };
    switch ((ReasonKind)reason->kind) {
    case REASON_PIECE:
    case REASON_GROWS:
    case REASON_SHARES:
    case REASON_FEEDS:
        write_prospect(reason, text, capacity);
        return;
    case REASON_QUIET:
        fill(reason->best ? tr(words[reason->kind]) : "", "", 0, text, capacity);
        return;
    default:
        fill(reason->kind == REASON_SCORES && reason->turn ? tr("and earns an extra turn")
                                                           : tr(words[reason->kind]),
             "", 0, text, capacity);
    }
}

/* A place where a piece is put. */
static const char *piece_briefly(EditionId edition, const Reason *reason)
{
    static const char *const begun[ROLES] = {N_("New forest"), N_("New river"),
                                             N_("Hunting ground"), N_("Place for a hut")};
    static const char *const hut = N_("Place for a hut");
    if (reason->role == ROLE_HUT)
        return tr(hut);
    return reason->joined ? say_free(word_of(edition, reason)) : tr(begun[reason->role]);
}

void say_reason_briefly(EditionId edition, const Reason *reason, char *text, size_t capacity)
{
    static const Counted scored = NN_("Scores {count} point", "Scores {count} points");
    static const Counted earning = NN_("{count} point, extra turn", "{count} points, extra turn");
    static const char *const words[REASONS] = {
        [REASON_GIVES] = N_("Closes it early"),   [REASON_COSTS] = N_("Gives points away"),
        [REASON_LOSES] = N_("Gives points away"), [REASON_FEEDS] = N_("Gives points away"),
        [REASON_DENIES] = N_("Blocks the way"),   [REASON_EXTRA] = N_("Extra turn"),
        [REASON_PREY] = N_("Tigers hunt"),        [REASON_SAVES] = N_("Saves deer"),
        [REASON_RECALLS] = N_("Meeple back"),     [REASON_QUIET] = N_("Does least harm"),
    };
    AreaWord word = word_of(edition, reason);
    if (reason->kind == REASON_SCORES)
        fill(reason->turn ? trn(earning.one, earning.many, reason->points)
                          : trn(scored.one, scored.many, reason->points),
             "", reason->points, text, capacity);
    else if (reason->kind == REASON_KEEPS)
        write_kept(reason->points, text, capacity);
    else
        fill(reason->kind == REASON_QUIET && !reason->best ? tr("Nothing at once")
             : reason->kind == REASON_PIECE                ? piece_briefly(edition, reason)
             : reason->kind == REASON_GROWS                ? say_larger(word)
             : reason->kind == REASON_SHARES               ? say_shared(word)
                                                           : tr(words[reason->kind]),
             "", 0, text, capacity);
}

void say_tenths(float points, char *text, size_t capacity)
{
    char whole[16], tenth[8];
    int tenths = (int)lroundf(fabsf(points) * 10);
    snprintf(whole, sizeof whole, "%d", tenths / 10);
    snprintf(tenth, sizeof tenth, "%d", tenths % 10);
    words_fill(text, capacity, trc("decimal", "{whole}.{tenth}"),
               (Place[]){{"whole", whole, 0}, {"tenth", tenth, 0}, {0}});
}

void say_expected(float points, char *text, size_t capacity)
{
    char number[24];
    say_tenths(points, number, sizeof number);
    words_fill(text, capacity, points > -.05f ? "+{points}" : "\u2212{points}",
               (Place[]){{"points", number, 0}, {0}});
}

/* How far one turn is ahead of another, as far as the numbers tell. */
typedef enum Ahead { AHEAD_CLEARLY, AHEAD_A_LITTLE, AHEAD_NOT, BEHIND_A_LITTLE, BEHIND } Ahead;

static Ahead ahead_by(float lead)
{
    return lead >= CLEAR_LEAD        ? AHEAD_CLEARLY
           : lead <= -CLEAR_LEAD     ? BEHIND
           : lroundf(lead * 10) == 0 ? AHEAD_NOT
           : lead > 0                ? AHEAD_A_LITTLE
                                     : BEHIND_A_LITTLE;
}

void say_lead(float lead, char *text, size_t capacity)
{
    static const char *const words[] = {
        [AHEAD_CLEARLY] = N_("{points} points better"),
        [AHEAD_A_LITTLE] = N_("Best by a little"),
        [AHEAD_NOT] = N_("Just as good"),
        [BEHIND_A_LITTLE] = N_("Almost as good"),
        [BEHIND] = N_("{points} points worse"),
    };
    char number[24];
    say_tenths(lead, number, sizeof number);
    words_fill(text, capacity, tr(words[ahead_by(lead)]), (Place[]){{"points", number, 0}, {0}});
}

const char *say_than_next(float lead)
{
    static const char *const words[] = {
        [AHEAD_CLEARLY] = N_("than the next best move; points more than the others at the end:"),
        [AHEAD_A_LITTLE] =
            N_("ahead of the next best move; points more than the others at the end:"),
        [AHEAD_NOT] = N_("as the next best move; points more than the others at the end:"),
        [BEHIND_A_LITTLE] = N_("as the best move; points more than the others at the end:"),
        [BEHIND] = N_("than the best move; points more than the others at the end:"),
    };
    return tr(words[ahead_by(lead)]);
}

const char *say_compared(float lead)
{
    return lead > -.05f ? trc("a bar", "next best") : trc("a bar", "best move");
}

void say_behind(float lead, char *text, size_t capacity)
{
    text[0] = '\0';
    if (lead <= -.05f)
        say_expected(lead, text, capacity);
}

void say_place_lead(float lead, int place, char *text, size_t capacity)
{
    static const char *const words[] = {
        [AHEAD_CLEARLY] = N_("{points} points more than place {place}"),
        [AHEAD_A_LITTLE] = N_("A little better than place {place}"),
        [AHEAD_NOT] = N_("Just as good as place {place}"),
        [BEHIND_A_LITTLE] = N_("Almost as good as place {place}"),
        [BEHIND] = N_("{points} points less than place {place}"),
    };
    char number[24];
    say_tenths(lead, number, sizeof number);
    words_fill(text, capacity, tr(words[ahead_by(lead)]),
               (Place[]){{"points", number, 0}, {"place", NULL, place}, {0}});
}
