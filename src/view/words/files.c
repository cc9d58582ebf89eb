#include "view/words/files.h"

#include <errno.h>
#include <string.h>
#include <time.h>

#include "play/files.h"
#include "play/numbered.h"
#include "view/words/areas.h"
#include "view/words/tr.h"

/* Why a record was refused. */

static const char *const setup_checks[SETUP_CHECKS] = {
    [SETUP_OK] = N_("the setup is good"),
    [SETUP_WRONG_EDITION] = N_("the setup is of another edition"),
    [SETUP_TOO_FEW_PLAYERS] = N_("a game needs at least two 'player' lines"),
    [SETUP_TOO_MANY_PLAYERS] = N_("a game has at most five 'player' lines"),
    [SETUP_COLOUR_TWICE] = N_("two players have the same colour"),
    [SETUP_START_TOO_HIGH] = N_("a seat begins with more than 50 points"),
    [SETUP_NO_SUCH_TILE] = N_("a stack names a tile that this edition has not"),
    [SETUP_TILE_TWICE] = N_("a tile stands twice in the stacks"),
    [SETUP_TILE_OF_OTHER_STACK] = N_("a tile stands in the wrong stack"),
};

static const char *const move_checks[MOVE_CHECKS] = {
    [MOVE_OK] = N_("legal"),
    [MOVE_GAME_OVER] = N_("the game is over"),
    [MOVE_CELL_TAKEN] = N_("a tile lies there"),
    [MOVE_CELL_APART] = N_("the cell touches no tile"),
    [MOVE_NO_SUCH_TURN] = N_("a tile is turned by 0 to 3 quarter turns"),
    [MOVE_NO_SUCH_ZONE] = N_("the tile has no such zone"),
    [MOVE_LAKE_TAKES_NONE] = N_("no meeple stands on a lake"),
    [MOVE_NO_WATER] = N_("a hut stands on a river or a lake only"),
    [MOVE_NO_MEEPLE_LEFT] = N_("the player has no meeple left"),
    [MOVE_NO_HUT_LEFT] = N_("the player has no hut left"),
    [MOVE_NO_OWN_MEEPLE] = N_("no meeple of the player stands on that tile"),
};

/* What is due instead, by Phase. */
static const char *const dues[] = {
    [PHASE_PLACE] = N_("a tile is to be placed first"),
    [PHASE_RECALL] = N_("the shaman asks first: 'recall X,Y' or 'keep'"),
    [PHASE_PIECE] = N_("'meeple', 'hut' or 'pass' comes first"),
    [PHASE_END] = N_("the game is over"),
};

/* Faults of the text, and of what it says as a whole. */
static const char *const faults[RECORD_FAULTS + 1] = {
    [RECORD_OK] = N_("the record is good"),
    [RECORD_NOT_A_RECORD] = N_("this is no game record: its first line is not 'aurochs 1'"),
    [RECORD_NEWER_VERSION] = N_("version {word} of the format is newer than this program, which "
                                "reads version {version}"),
    [RECORD_TEXT] = N_("these bytes are no UTF-8 text, or a quotation is not closed"),
    [RECORD_LINE_TOO_LONG] = N_("the line is too long"),
    [RECORD_TOO_LONG] = N_("more than {remarks} checks and notes, or {notes} bytes of notes"),
    [RECORD_UNKNOWN_STATEMENT] = N_("unknown statement '{word}'"),
    [RECORD_UNKNOWN_WORD] = N_("'{word}' stands where {wanted} is wanted"),
    [RECORD_MISSING_WORD] = N_("{wanted} is missing"),
    [RECORD_SURPLUS_WORD] = N_("'{word}' is too much"),
    [RECORD_NAME_TOO_LONG] = N_("a name has at most {name} bytes"),
    [RECORD_TWICE] = N_("'{word}' stands twice"),
    [RECORD_HEADER_LATE] = N_("'{word}' must stand before the first move"),
    [RECORD_HEADER_LACKS] = N_("a line '{word}' is missing before the first move"),
    [RECORD_SEED_AND_STACKS] = N_("a record has a seed or stacks, not both"),
    [RECORD_WRONG_STACK_WORD] =
        N_("this edition's second stack is called '{wanted}', not '{word}'"),
    [RECORD_NO_EDITION] = N_("the tile set of the {word} edition is not there"),
    [RECORD_NOT_THE_END] = N_("the game is not over here"),
    [RECORD_FAULTS] = N_("the record is good"),
};

static const char *sentence_of(const RecordError *error)
{
    const Verdict *verdict = &error->verdict;
    switch (error->fault) {
    case RECORD_NOT_A_RECORD:
        return error->line == 0 ? tr("the file is empty") : tr(faults[error->fault]);
    case RECORD_BAD_SETUP:
        return tr(setup_checks[error->setup_check]);
    case RECORD_WRONG_SCORE:
        return tr("expected points {expected}, they are {actual}");
    case RECORD_ILLEGAL_MOVE:
        return verdict->check == MOVE_SIDES_CLASH ? tr("{side}: {clash}")
               : verdict->check == MOVE_NOT_NOW   ? tr(dues[verdict->due])
               : verdict->check == MOVE_AREA_TAKEN || verdict->check == MOVE_SYSTEM_TAKEN
                   ? phrase(SAY_STANDS_ALREADY + error->blocker_role)
                   : tr(move_checks[verdict->check]);
    default:
        return tr(faults[error->fault]);
    }
}

static const char *list_scores(const uint16_t *scores, int count)
{
    const char *list = "";
    for (int p = 0; p < count; p++)
        list = said(p > 0 ? "%s %d" : "%s%d", list, scores[p]);
    return list;
}

/* The reason alone, without the line's beginning. */
static const char *say_reason(const RecordError *error)
{
    const Verdict *verdict = &error->verdict;
    bool clash = error->fault == RECORD_ILLEGAL_MOVE && verdict->check == MOVE_SIDES_CLASH;
    int side = first_clash(verdict);
    return words_with(sentence_of(error),
                      "word=%s wanted=%s version=%d remarks=%d notes=%d name=%d side=%s clash=%s "
                      "colour=%s x=%d y=%d expected=%s actual=%s",
                      error->word, error->wanted ? tr(error->wanted) : "", RECORD_VERSION,
                      MAX_REMARKS, MAX_NOTES, MAX_NAME - 1, phrase(SAY_SIDE + side),
                      clash ? say_sides_meet(EDITIONS, verdict, side) : "",
                      phrase(SAY_COLOUR + error->blocker_colour), error->blocker_cell.x,
                      error->blocker_cell.y, list_scores(error->expected, error->player_count),
                      list_scores(error->actual, error->player_count));
}

const char *say_record_error(const RecordError *error)
{
    const char *reason = say_reason(error);
    bool quotes_line = error->fault == RECORD_ILLEGAL_MOVE || error->fault == RECORD_WRONG_SCORE ||
                       error->fault == RECORD_UNKNOWN_WORD || error->fault == RECORD_MISSING_WORD ||
                       error->fault == RECORD_SURPLUS_WORD || error->fault == RECORD_NOT_THE_END;
    return words_with(quotes_line ? tr("{line}: {reason}") : "{reason}", "line=%s reason=%s",
                      error->statement, reason);
}

/* Files and their names. */

enum { PATH_SHOWN = 200 }; /* bytes of a path in a sentence */

/* The end of a path, which tells more than its beginning. */
static const char *path_end(const char *path)
{
    size_t length = strlen(path);
    const char *from = length < PATH_SHOWN ? path : path + length - PATH_SHOWN;
    while ((*from & 0xC0) == 0x80)
        from++;
    return from == path ? path : said("\u2026%s", from);
}

static const char *fill_file(const char *sentence, const char *path, const char *reason)
{
    return words_with(sentence, "file=%s reason=%s", path_end(path), reason);
}

const char *say_of_file(int which, const char *path, const char *reason)
{
    return fill_file(phrase(which), path, reason);
}

const char *say_of_game(int which, const char *path, const char *reason)
{
    const char *file = path_name(path), *end = strrchr(file, '.');
    return say_of_file(which, said("%.*s", end ? (int)(end - file) : (int)strlen(file), file),
                       reason);
}

const char *say_failed(const char *path, int number)
{
    return fill_file("{file}: {reason}", path, tr(strerror(number)));
}

/* Why a file cannot be read, and what to do about it. */
static const char *unread(int number)
{
    return number == ENOENT    ? tr("{file}: {reason} (look up its name)")
           : number == EISDIR  ? tr("{file}: {reason} (choose a game in it)")
           : number == EFBIG   ? tr("{file}: {reason} (a saved game is smaller)")
           : number == ENOTSUP ? tr("{file}: {reason} (only plain files are read)")
           : number == EACCES  ? tr("{file}: {reason} (ask its owner to let you read it)")
                               : tr("{file}: {reason} (choose another game)");
}

/* Whether a refused file has nothing of a saved game. */
static bool is_foreign(const RecordError *error)
{
    return error->fault == RECORD_NOT_A_RECORD ||
           (error->line <= 1 &&
            (error->fault == RECORD_TEXT || error->fault == RECORD_LINE_TOO_LONG));
}

/* The fault of a record, or (it was not refused) what an errno means for the file. */
static const char *say_refusal(const char *path, const RecordError *error, int number)
{
    if (error->fault == RECORD_OK)
        return fill_file(unread(number), path, tr(strerror(number)));
    if (is_foreign(error))
        return say_of_file(SAY_NO_GAME, path, "");
    return words_with(error->line > 0 ? "{file}:{line}: {reason}" : "{file}: {reason}",
                      "file=%s line=%d reason=%s", path_end(path), error->line,
                      say_record_error(error));
}

const char *say_open_refusal(const char *path, const RecordError *error, int number)
{
    if (is_foreign(error))
        return say_of_file(SAY_NO_GAME_OPENED, path, "");
    return say_refusal(path, error, number);
}

const char *say_unreadable(const char *path, const RecordError *error, int number,
                           const char *moved)
{
    return say_of_file(moved ? SAY_KEPT_AS : SAY_STAYS, moved ? path_name(moved) : "",
                       say_refusal(path, error, number));
}

const char *say_damage(const RecordError *error, int number)
{
    if (error->fault == RECORD_OK)
        return tr(strerror(number));
    if (is_foreign(error))
        return tr("This is no game of Aurochs.");
    return words_with(error->line > 0 ? tr("Line {line}: {reason}") : "{reason}",
                      "line=%d reason=%s", error->line, say_record_error(error));
}

const char *say_saved(const char *path, const char *typed)
{
    bool other = strncmp(path_name(path), typed, strlen(typed)) != 0;
    return say_of_game(other ? SAY_SAVED_AS : SAY_SAVED, path, typed);
}

const char *say_too_long(const char *path)
{
    return say_with(SAY_PATH_TOO_LONG, "file=%s count=%d", path_end(path), MAX_PATH_BYTES - 1);
}

enum { DAY = 24 * 60 * 60 };

/* The day that a clock in Greenwich shows, for one that is set to local time. Beyond what the
 * system can tell it is the first day of 1970. */
static struct tm day_of(int64_t seconds)
{
    time_t time = (time_t)seconds;
    struct tm day = {.tm_mday = 1, .tm_year = 70};
#ifdef _WIN32
    gmtime_s(&day, &time);
#else
    gmtime_r(&time, &day);
#endif
    return day;
}

/* "14:05". */
static const char *say_time(const struct tm *day)
{
    return said("%02d:%02d", day->tm_hour % 24, day->tm_min % 60);
}

const char *say_date(int64_t then, int64_t now, int offset)
{
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    struct tm day = day_of(then + offset), today = day_of(now + offset);
    int which = days == 0                      ? SAY_TODAY
                : days == 1                    ? SAY_YESTERDAY
                : days > 1 && days < 7         ? SAY_WEEKDAY + day.tm_wday
                : day.tm_year == today.tm_year ? SAY_MONTH + day.tm_mon
                                               : SAY_MONTH_YEAR + day.tm_mon;
    return say_with(which, "time=%s day=%s year=%d", say_time(&day),
                    day.tm_mday == 1 ? trc("day of the month", "1") : said("%d", day.tm_mday),
                    day.tm_year + 1900);
}

const char *say_when(int64_t then, int64_t now, int offset)
{
    int64_t days = (now + offset) / DAY - (then + offset) / DAY;
    struct tm day = day_of(then + offset);
    return say_with(days <= 0   ? SAY_TODAY_AT
                    : days == 1 ? SAY_YESTERDAY_AT
                                : SAY_DAYS_AGO,
                    "time=%s count=%d", say_time(&day), (int)days);
}

const char *say_day(int64_t then, int offset)
{
    struct tm day = day_of(then + offset);
    return said("%04d-%02d-%02d", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

const char *say_kept_game(const char *name)
{
    static const struct {
        const char *stem, *words;
    } kinds[] = {{"autosave", N_("The last game")},
                 {"earlier", N_("A game that was left")},
                 {"finished", N_("A game that is over")},
                 {"unreadable", N_("A damaged game")}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (numbered_read(name, kinds[i].stem, ".aurochs"))
            return tr(kinds[i].words);
    return NULL;
}

const char *say_start(const Starting *starting)
{
    const char *people = say_number(SAY_PEOPLE, starting->people);
    const char *computers = say_number(SAY_COMPUTERS, starting->computers);
    int who = starting->computers == 0 ? SAY_START_PEOPLE
              : starting->people == 0  ? SAY_START_COMPUTERS
                                       : SAY_START_BOTH;
    const char *table =
        say_with(who + (int)starting->edition, "people=%s computers=%s", people, computers);
    if (starting->leaves)
        return say_text(SAY_START_LEAVES, table);
    return table;
}
