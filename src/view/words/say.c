#include "view/words/say.h"

#include <stdio.h>

const char *say_side_kind(SideKind kind)
{
    static const char *const words[] = {"nothing", "meadow", "forest", "river"};
    return words[kind];
}

const char *say_side(Side side)
{
    static const char *const words[SIDES] = {"north", "east", "south", "west"};
    return words[side];
}

const char *say_role(Role role)
{
    static const char *const words[ROLES] = {"gatherer", "fisher", "hunter", "hut"};
    return words[role];
}

const char *say_plural(int count)
{
    return count == 1 ? "" : "s";
}

const char *say_colour(Colour colour)
{
    static const char *const words[COLOURS] = {"Yellow", "Red", "Green", "Blue", "Violet"};
    return words[colour];
}

static const char *say_setup_check(SetupCheck check)
{
    static const char *const words[SETUP_CHECKS] = {
        [SETUP_OK] = "the setup is good",
        [SETUP_WRONG_EDITION] = "the setup is of another edition",
        [SETUP_TOO_FEW_PLAYERS] = "a game needs at least two 'player' lines",
        [SETUP_TOO_MANY_PLAYERS] = "a game has at most five 'player' lines",
        [SETUP_COLOUR_TWICE] = "two players have the same colour",
        [SETUP_NO_SUCH_TILE] = "a stack names a tile that this edition has not",
        [SETUP_TILE_TWICE] = "a tile stands twice in the stacks",
        [SETUP_TILE_OF_OTHER_STACK] = "a tile stands in the wrong stack",
    };
    return words[check];
}

static void say_clash(const Verdict *verdict, char *text, size_t capacity)
{
    for (int side = 0; side < SIDES; side++)
        if (verdict->clash >> side & 1) {
            snprintf(text, capacity, "%s: %s meets %s", say_side((Side)side),
                     say_side_kind((SideKind)verdict->ours[side]),
                     say_side_kind((SideKind)verdict->theirs[side]));
            return;
        }
}

static const char *say_due(uint8_t phase)
{
    static const char *const words[] = {
        [PHASE_PLACE] = "a tile is to be placed first",
        [PHASE_RECALL] = "the shaman asks first: 'recall X,Y' or 'keep'",
        [PHASE_PIECE] = "'meeple', 'hut' or 'pass' comes first",
        [PHASE_END] = "the game is over",
    };
    return words[phase];
}

static void say_illegal_move(const RecordError *error, char *text, size_t capacity)
{
    static const char *const plain[MOVE_CHECKS] = {
        [MOVE_OK] = "legal",
        [MOVE_GAME_OVER] = "the game is over",
        [MOVE_CELL_TAKEN] = "a tile lies there",
        [MOVE_CELL_APART] = "the cell touches no tile",
        [MOVE_NO_SUCH_TURN] = "a tile is turned by 0 to 3 quarter turns",
        [MOVE_NO_SUCH_ZONE] = "the tile has no such zone",
        [MOVE_LAKE_TAKES_NONE] = "no meeple stands on a lake",
        [MOVE_NO_WATER] = "a hut stands on a river or a lake only",
        [MOVE_NO_MEEPLE_LEFT] = "the player has no meeple left",
        [MOVE_NO_HUT_LEFT] = "the player has no hut left",
        [MOVE_NO_OWN_MEEPLE] = "no meeple of the player stands on that tile",
    };
    const Verdict *verdict = &error->verdict;
    if (verdict->check == MOVE_SIDES_CLASH)
        say_clash(verdict, text, capacity);
    else if (verdict->check == MOVE_NOT_NOW)
        snprintf(text, capacity, "%s", say_due(verdict->due));
    else if (verdict->check == MOVE_AREA_TAKEN || verdict->check == MOVE_SYSTEM_TAKEN)
        snprintf(text, capacity, "a %s of %s stands there already, at %d,%d",
                 say_role(error->blocker_role), say_colour((Colour)error->blocker_colour),
                 error->blocker_cell.x, error->blocker_cell.y);
    else
        snprintf(text, capacity, "%s", plain[verdict->check]);
}

static int add_scores(char *text, size_t capacity, const uint16_t *scores, int count)
{
    int length = 0;
    for (int p = 0; p < count && (size_t)length < capacity; p++)
        length += snprintf(text + length, capacity - (size_t)length, " %d", scores[p]);
    return length;
}

static void say_wrong_score(const RecordError *error, char *text, size_t capacity)
{
    char expected[64], actual[64];
    add_scores(expected, sizeof expected, error->expected, error->player_count);
    add_scores(actual, sizeof actual, error->actual, error->player_count);
    snprintf(text, capacity, "expected points%s, they are%s", expected, actual);
}

/* The reason alone; `statement` tells whether the line's beginning belongs before it. */
static void say_reason(const RecordError *error, char *text, size_t capacity)
{
    switch (error->fault) {
    case RECORD_OK:
    case RECORD_FAULTS:
        snprintf(text, capacity, "the record is good");
        break;
    case RECORD_NOT_A_RECORD:
        snprintf(text, capacity, "%s",
                 error->line == 0 ? "the file is empty"
                                  : "this is no game record: its first line is not 'aurochs 1'");
        break;
    case RECORD_NEWER_VERSION:
        snprintf(text, capacity,
                 "version %s of the format is newer than this program, which reads version %d",
                 error->word, RECORD_VERSION);
        break;
    case RECORD_TEXT:
        snprintf(text, capacity, "these bytes are no UTF-8 text, or a quotation is not closed");
        break;
    case RECORD_LINE_TOO_LONG:
        snprintf(text, capacity, "the line is too long");
        break;
    case RECORD_TOO_LONG:
        snprintf(text, capacity, "more than %d checks and notes, or %d bytes of notes", MAX_REMARKS,
                 MAX_NOTES);
        break;
    case RECORD_UNKNOWN_STATEMENT:
        snprintf(text, capacity, "unknown statement '%s'", error->word);
        break;
    case RECORD_UNKNOWN_WORD:
        snprintf(text, capacity, "'%s' stands where %s is wanted", error->word, error->wanted);
        break;
    case RECORD_MISSING_WORD:
        snprintf(text, capacity, "%s is missing", error->wanted);
        break;
    case RECORD_SURPLUS_WORD:
        snprintf(text, capacity, "'%s' is too much", error->word);
        break;
    case RECORD_NAME_TOO_LONG:
        snprintf(text, capacity, "a name has at most %d bytes", MAX_NAME - 1);
        break;
    case RECORD_TWICE:
        snprintf(text, capacity, "'%s' stands twice", error->word);
        break;
    case RECORD_HEADER_LATE:
        snprintf(text, capacity, "'%s' must stand before the first move", error->word);
        break;
    case RECORD_HEADER_LACKS:
        snprintf(text, capacity, "a line '%s' is missing before the first move", error->word);
        break;
    case RECORD_SEED_AND_STACKS:
        snprintf(text, capacity, "a record has a seed or stacks, not both");
        break;
    case RECORD_WRONG_STACK_WORD:
        snprintf(text, capacity, "this edition's second stack is called '%s', not '%s'",
                 error->wanted, error->word);
        break;
    case RECORD_NO_EDITION:
        snprintf(text, capacity, "the tile set of the %s edition is not there", error->word);
        break;
    case RECORD_BAD_SETUP:
        snprintf(text, capacity, "%s", say_setup_check(error->setup_check));
        break;
    case RECORD_ILLEGAL_MOVE:
        say_illegal_move(error, text, capacity);
        break;
    case RECORD_WRONG_SCORE:
        say_wrong_score(error, text, capacity);
        break;
    case RECORD_NOT_THE_END:
        snprintf(text, capacity, "the game is not over here");
        break;
    }
}

void say_record_error(const RecordError *error, char *text, size_t capacity)
{
    char reason[256];
    say_reason(error, reason, sizeof reason);
    bool quotes_line = error->fault == RECORD_ILLEGAL_MOVE || error->fault == RECORD_WRONG_SCORE ||
                       error->fault == RECORD_UNKNOWN_WORD || error->fault == RECORD_MISSING_WORD ||
                       error->fault == RECORD_SURPLUS_WORD || error->fault == RECORD_NOT_THE_END;
    if (quotes_line)
        snprintf(text, capacity, "%s: %s", error->statement, reason);
    else
        snprintf(text, capacity, "%s", reason);
}
