#include "view/words/say.h"

#include <stdio.h>
#include <string.h>

#include "view/words/tr.h"

const char *say_plural(int count)
{
    return count == 1 ? "" : "s";
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
    enum { KINDS = SIDE_RIVER + 1 };
    static const char *const sides[SIDES] = {"north", "east", "south", "west"};
    static const char *const meets[KINDS][KINDS] = {
        [SIDE_MEADOW] =
            {[SIDE_FOREST] = "meadow meets forest", [SIDE_RIVER] = "meadow meets river"},
        [SIDE_FOREST] =
            {[SIDE_MEADOW] = "forest meets meadow", [SIDE_RIVER] = "forest meets river"},
        [SIDE_RIVER] = {[SIDE_MEADOW] = "river meets meadow", [SIDE_FOREST] = "river meets forest"},
    };
    int side = 0;
    while (side < SIDES - 1 && !(verdict->clash >> side & 1))
        side++;
    words_fill(text, capacity, "{side}: {clash}",
               (Place[]){{"side", sides[side], 0},
                         {"clash", meets[verdict->ours[side]][verdict->theirs[side]], 0},
                         {0}});
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

static void say_taken(const RecordError *error, char *text, size_t capacity)
{
    static const char *const words[ROLES] = {
        "a gatherer of {colour} stands there already, at {x},{y}",
        "a fisher of {colour} stands there already, at {x},{y}",
        "a hunter of {colour} stands there already, at {x},{y}",
        "a hut of {colour} stands there already, at {x},{y}"};
    static const char *const colours[COLOURS] = {"Yellow", "Red", "Green", "Blue", "Violet"};
    words_fill(text, capacity, words[error->blocker_role],
               (Place[]){{"colour", colours[error->blocker_colour], 0},
                         {"x", NULL, error->blocker_cell.x},
                         {"y", NULL, error->blocker_cell.y},
                         {0}});
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
        words_fill(text, capacity, say_due(verdict->due), (Place[]){{0}});
    else if (verdict->check == MOVE_AREA_TAKEN || verdict->check == MOVE_SYSTEM_TAKEN)
        say_taken(error, text, capacity);
    else
        words_fill(text, capacity, plain[verdict->check], (Place[]){{0}});
}

static void list_scores(const uint16_t *scores, int count, char text[64])
{
    text[0] = '\0';
    for (int p = 0; p < count; p++) {
        size_t length = strlen(text);
        snprintf(text + length, 64 - length, length ? " %d" : "%d", scores[p]);
    }
}

static void say_wrong_score(const RecordError *error, char *text, size_t capacity)
{
    char expected[64], actual[64];
    list_scores(error->expected, error->player_count, expected);
    list_scores(error->actual, error->player_count, actual);
    words_fill(text, capacity, "expected points {expected}, they are {actual}",
               (Place[]){{"expected", expected, 0}, {"actual", actual, 0}, {0}});
}

/* Faults of the text, and of what it says as a whole. */
static void say_text_fault(const RecordError *error, char *text, size_t capacity)
{
    static const char *const words[RECORD_FAULTS + 1] = {
        [RECORD_OK] = "the record is good",
        [RECORD_NOT_A_RECORD] = "this is no game record: its first line is not 'aurochs 1'",
        [RECORD_NEWER_VERSION] = "version {word} of the format is newer than this program, which "
                                 "reads version {version}",
        [RECORD_TEXT] = "these bytes are no UTF-8 text, or a quotation is not closed",
        [RECORD_LINE_TOO_LONG] = "the line is too long",
        [RECORD_TOO_LONG] = "more than {statements} statements or {notes} bytes of notes",
        [RECORD_UNKNOWN_STATEMENT] = "unknown statement '{word}'",
        [RECORD_UNKNOWN_WORD] = "'{word}' stands where {wanted} is wanted",
        [RECORD_MISSING_WORD] = "{wanted} is missing",
        [RECORD_SURPLUS_WORD] = "'{word}' is too much",
        [RECORD_NAME_TOO_LONG] = "a name has at most {name} bytes",
        [RECORD_TWICE] = "'{word}' stands twice",
        [RECORD_HEADER_LATE] = "'{word}' must stand before the first move",
        [RECORD_HEADER_LACKS] = "a line '{word}' is missing before the first move",
        [RECORD_SEED_AND_STACKS] = "a record has a seed or stacks, not both",
        [RECORD_WRONG_STACK_WORD] =
            "this edition's second stack is called '{wanted}', not '{word}'",
        [RECORD_NO_EDITION] = "the tile set of the {word} edition is not there",
        [RECORD_NOT_THE_END] = "the game is not over here",
        [RECORD_FAULTS] = "the record is good",
    };
    words_fill(text, capacity, words[error->fault],
               (Place[]){{"word", error->word, 0},
                         {"wanted", error->wanted, 0},
                         {"version", NULL, RECORD_VERSION},
                         {"statements", NULL, MAX_STATEMENTS},
                         {"notes", NULL, MAX_NOTES},
                         {"name", NULL, MAX_NAME - 1},
                         {0}});
}

/* The reason alone, without the line's beginning. */
static void say_reason(const RecordError *error, char *text, size_t capacity)
{
    switch (error->fault) {
    case RECORD_BAD_SETUP:
        words_fill(text, capacity, say_setup_check(error->setup_check), (Place[]){{0}});
        break;
    case RECORD_ILLEGAL_MOVE:
        say_illegal_move(error, text, capacity);
        break;
    case RECORD_WRONG_SCORE:
        say_wrong_score(error, text, capacity);
        break;
    default:
        say_text_fault(error, text, capacity);
    }
}

void say_record_error(const RecordError *error, char *text, size_t capacity)
{
    char reason[256];
    say_reason(error, reason, sizeof reason);
    bool quotes_line = error->fault == RECORD_ILLEGAL_MOVE || error->fault == RECORD_WRONG_SCORE ||
                       error->fault == RECORD_UNKNOWN_WORD || error->fault == RECORD_MISSING_WORD ||
                       error->fault == RECORD_SURPLUS_WORD || error->fault == RECORD_NOT_THE_END;
    words_fill(text, capacity, quotes_line ? "{line}: {reason}" : "{reason}",
               (Place[]){{"line", error->statement, 0}, {"reason", reason, 0}, {0}});
}
