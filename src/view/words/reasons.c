#include "view/words/reasons.h"

#include <math.h>
#include <stdio.h>

#include "view/words/areas.h"
#include "view/words/awards.h"
#include "view/words/names.h"
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

/* What would become of a meeple here: a hunter stays, the others come back once all is closed. */
static void write_kept_for(const Reason *kept, char *text, size_t capacity)
{
    static const Counted waits[ROLES] = {
        [ROLE_GATHERER] = NN_("a gatherer here would wait for {count} open end to close",
                              "a gatherer here would wait for {count} open ends to close"),
        [ROLE_FISHER] = NN_("a fisher here would wait for {count} open end to close",
                            "a fisher here would wait for {count} open ends to close"),
        [ROLE_HUNTER] = NN_("a hunter here would stay to the end, for {count} point as it is",
                            "a hunter here would stay to the end, for {count} points as it is")};
    const Counted *words = &waits[kept->role];
    int count = kept->role == ROLE_HUNTER ? kept->adds : kept->open;
    fill(kept->never ? tr("a meeple here would stay to the end for nothing")
                     : trn(words->one, words->many, count),
         "", count, text, capacity);
}

void say_meant_why(const Reason *kept, char *text, size_t capacity)
{
    char why[120];
    write_kept_for(kept, why, sizeof why);
    words_fill(text, capacity, tr("The Elder would place nothing: {why}"),
               (Place[]){{"why", why, 0}, {0}});
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
        [SEVERAL] =
            NN_("Gives points away in {count} place", "Gives points away in {count} places")};
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

/* What becomes of an area that has a name: what the tile would do elsewhere is from REASON_NO_PREY
 * on. */
static void write_area(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    static const char *const words[REASONS] = {
        [REASON_FEEDS] = N_("{area} grows"),
        [REASON_GROWS] = N_("{area} grows"),
        [REASON_HINDERS] = N_("{area} is harder to close"),
        [REASON_SHARES] = N_("Shares {area}"),
        [REASON_NO_PREY] = N_("Keeps the tiger out of {area}"),
        [REASON_NO_LOSS] = N_("Lets nobody into {area}"),
        [REASON_NO_FEED] = N_("Adds nothing to {area}"),
    };
    static const Counted fish = NN_("{count} more fish for {player}\u2019s hut",
                                    "{count} more fish for {player}\u2019s hut");
    static const Counted several =
        NN_("Gives points away in {count} place", "Gives points away in {count} places");
    char area[MAX_NAME + 40], name[BRIEF_NAME];
    if (reason->kind == REASON_GROWS && reason->fish > 0) {
        fill(trn(fish.one, fish.many, reason->fish), say_brief(setup, reason->player, name),
             reason->fish, text, capacity);
    } else if (reason->kind == REASON_FEEDS && reason->summed > 0) {
        fill(trn(several.one, several.many, reason->summed), "", reason->summed, text, capacity);
    } else {
        say_whose(setup, reason->player, word_of((EditionId)setup->edition, reason), area,
                  sizeof area);
        words_fill(text, capacity, tr(words[reason->kind]), (Place[]){{"area", area, 0}, {0}});
    }
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
    AreaWord word = word_of(edition, reason);
    char name[BRIEF_NAME];
    say_brief(setup, reason->player, name);
    switch ((ReasonKind)reason->kind) {
    case REASON_SCORES:
    case REASON_GIVES:
    case REASON_COSTS:
        write_award(reason, name, text, capacity);
        return;
    case REASON_LOSES:
        write_lost(word, text, capacity);
        return;
    case REASON_PIECE:
        say_piece_at(edition, (Role)reason->role, text, capacity);
        return;
    case REASON_DENIES:
        say_stays_open(word, name, text, capacity);
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
    case REASON_FEEDS:
    case REASON_GROWS:
    case REASON_HINDERS:
    case REASON_SHARES:
    case REASON_NO_PREY:
    case REASON_NO_LOSS:
    case REASON_NO_FEED:
        write_area(setup, reason, text, capacity);
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
    static const Counted others =
        NN_("{count} point at least, but only if another player closes it",
            "{count} points at least, but only if another player closes it");
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

/* How much it is that is hindered, or that the tile would do elsewhere. */
static void write_much(const Reason *reason, char *text, size_t capacity)
{
    static const Counted counted[REASONS] = {
        [REASON_HINDERS] = NN_("{count} tile fewer fits there", "{count} tiles fewer fit there"),
        [REASON_NO_PREY] =
            NN_("elsewhere it takes {count} deer", "elsewhere it takes {count} deer"),
        [REASON_NO_LOSS] = NN_("elsewhere {count} point is shared or lost",
                               "elsewhere {count} points are shared or lost"),
        [REASON_NO_FEED] =
            NN_("elsewhere it adds {count} point", "elsewhere it adds {count} points")};
    const Counted *words = &counted[reason->kind];
    fill(trn(words->one, words->many, reason->points), "", reason->points, text, capacity);
}

void say_reason_more(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    static const char *const words[REASONS] = {
        [REASON_SCORES] = N_("the points are safe"),
        [REASON_GIVES] = N_("before it grows"),
        [REASON_COSTS] = N_("that is the price of it"),
        [REASON_LOSES] = N_("that is the price of it"),
        [REASON_DENIES] = N_("no tile left fits there"),
        [REASON_EXTRA] = N_("by closing a forest"),
        [REASON_PREY] = N_("from {player}\u2019s hunters"),
        [REASON_SAVES] = N_("for {player}\u2019s hunters"),
        [REASON_RECALLS] = N_("to send it out anew"),
        [REASON_QUIET] = N_("this does the least harm"),
    };
    char name[BRIEF_NAME];
    say_brief(setup, reason->player, name);
    switch ((ReasonKind)reason->kind) {
    case REASON_PIECE:
    case REASON_GROWS:
    case REASON_SHARES:
    case REASON_FEEDS:
        write_prospect(reason, text, capacity);
        return;
    case REASON_KEEPS:
        write_kept_for(reason, text, capacity);
        return;
    case REASON_HINDERS:
    case REASON_NO_PREY:
    case REASON_NO_LOSS:
    case REASON_NO_FEED:
        write_much(reason, text, capacity);
        return;
    case REASON_QUIET:
        fill(reason->best ? tr(words[reason->kind]) : "", "", 0, text, capacity);
        return;
    default:
        fill(reason->kind == REASON_SCORES && reason->turn ? tr("and earns an extra turn")
                                                           : tr(words[reason->kind]),
             name, 0, text, capacity);
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

/* What is scored at once, and with which piece. */
static void write_scored(const Reason *reason, char *text, size_t capacity)
{
    static const Counted alone = NN_("Scores {count} point", "Scores {count} points");
    static const Counted earning = NN_("{count} point, extra turn", "{count} points, extra turn");
    static const Counted gatherer =
        NN_("Scores {count} point with a gatherer", "Scores {count} points with a gatherer");
    static const Counted fisher =
        NN_("Scores {count} point with a fisher", "Scores {count} points with a fisher");
    const Counted *scored = reason->put    ? (reason->role == ROLE_FISHER ? &fisher : &gatherer)
                            : reason->turn ? &earning
                                           : &alone;
    fill(trn(scored->one, scored->many, reason->points), "", reason->points, text, capacity);
}

void say_reason_briefly(const Setup *setup, const Reason *reason, char *text, size_t capacity)
{
    static const char *const words[REASONS] = {
        [REASON_GIVES] = N_("{player} gets less"),
        [REASON_COSTS] = N_("Gives points away"),
        [REASON_LOSES] = N_("Gives points away"),
        [REASON_FEEDS] = N_("Gives points away"),
        [REASON_DENIES] = N_("Blocks {player}"),
        [REASON_HINDERS] = N_("Hinders {player}"),
        [REASON_EXTRA] = N_("Extra turn"),
        [REASON_PREY] = N_("Tigers hunt"),
        [REASON_SAVES] = N_("Saves deer"),
        [REASON_RECALLS] = N_("Meeple back"),
        [REASON_NO_PREY] = N_("Keeps tigers out"),
        [REASON_NO_LOSS] = N_("Lets nobody in"),
        [REASON_NO_FEED] = N_("No points for {player}"),
        [REASON_QUIET] = N_("Does least harm"),
    };
    EditionId edition = (EditionId)setup->edition;
    char name[BRIEF_NAME];
    say_brief(setup, reason->player, name);
    if (reason->kind == REASON_SCORES)
        write_scored(reason, text, capacity);
    else if (reason->kind == REASON_KEEPS || reason->kind == REASON_GROWS ||
             reason->kind == REASON_SHARES)
        write_reason(setup, reason, text, capacity);
    else
        fill(reason->kind == REASON_QUIET && !reason->best ? tr("Nothing at once")
             : reason->kind == REASON_PIECE                ? piece_briefly(edition, reason)
                                                           : tr(words[reason->kind]),
             name, 0, text, capacity);
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

void say_than_next(const Setup *setup, int player, float lead, char *text, size_t capacity)
{
    static const char *const words[] = {
        [AHEAD_CLEARLY] = N_("than the next best move; points more than {others} at the end:"),
        [AHEAD_A_LITTLE] = N_("ahead of the next best move; points more than {others} at the end:"),
        [AHEAD_NOT] = N_("as the next best move; points more than {others} at the end:"),
        [BEHIND_A_LITTLE] = N_("as the best move; points more than {others} at the end:"),
        [BEHIND] = N_("than the best move; points more than {others} at the end:"),
    };
    char name[BRIEF_NAME];
    bool two = setup->player_count == 2;
    words_fill(
        text, capacity, tr(words[ahead_by(lead)]),
        (Place[]){{"others", two ? say_brief(setup, 1 - player, name) : tr("the others"), 0}, {0}});
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
