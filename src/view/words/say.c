#include "view/words/say.h"

#include <stdio.h>
#include <string.h>

#include "view/words/tr.h"

static const char *say_setup_check(SetupCheck check)
{
    static const char *const words[SETUP_CHECKS] = {
        [SETUP_OK] = N_("the setup is good"),
        [SETUP_WRONG_EDITION] = N_("the setup is of another edition"),
        [SETUP_TOO_FEW_PLAYERS] = N_("a game needs at least two 'player' lines"),
        [SETUP_TOO_MANY_PLAYERS] = N_("a game has at most five 'player' lines"),
        [SETUP_COLOUR_TWICE] = N_("two players have the same colour"),
        [SETUP_NO_SUCH_TILE] = N_("a stack names a tile that this edition has not"),
        [SETUP_TILE_TWICE] = N_("a tile stands twice in the stacks"),
        [SETUP_TILE_OF_OTHER_STACK] = N_("a tile stands in the wrong stack"),
    };
    return words[check];
}

static void say_clash(const Verdict *verdict, char *text, size_t capacity)
{
    enum { KINDS = SIDE_RIVER + 1 };
    static const char *const sides[SIDES] = {N_("north"), N_("east"), N_("south"), N_("west")};
    static const char *const meets[KINDS][KINDS] = {
        [SIDE_MEADOW] =
            {[SIDE_FOREST] = N_("meadow meets forest"), [SIDE_RIVER] = N_("meadow meets river")},
        [SIDE_FOREST] =
            {[SIDE_MEADOW] = N_("forest meets meadow"), [SIDE_RIVER] = N_("forest meets river")},
        [SIDE_RIVER] =
            {[SIDE_MEADOW] = N_("river meets meadow"), [SIDE_FOREST] = N_("river meets forest")},
    };
    int side = 0;
    while (side < SIDES - 1 && !(verdict->clash >> side & 1))
        side++;
    words_fill(text, capacity, tr("{side}: {clash}"),
               (Place[]){{"side", tr(sides[side]), 0},
                         {"clash", tr(meets[verdict->ours[side]][verdict->theirs[side]]), 0},
                         {0}});
}

static const char *say_due(uint8_t phase)
{
    static const char *const words[] = {
        [PHASE_PLACE] = N_("a tile is to be placed first"),
        [PHASE_RECALL] = N_("the shaman asks first: 'recall X,Y' or 'keep'"),
        [PHASE_PIECE] = N_("'meeple', 'hut' or 'pass' comes first"),
        [PHASE_END] = N_("the game is over"),
    };
    return words[phase];
}

static void say_taken(const RecordError *error, char *text, size_t capacity)
{
    static const char *const words[ROLES] = {
        N_("a gatherer of {colour} stands there already, at {x},{y}"),
        N_("a fisher of {colour} stands there already, at {x},{y}"),
        N_("a hunter of {colour} stands there already, at {x},{y}"),
        N_("a hut of {colour} stands there already, at {x},{y}")};
    static const char *const colours[COLOURS] = {N_("Yellow"), N_("Red"), N_("Green"), N_("Blue"),
                                                 N_("Violet")};
    words_fill(text, capacity, tr(words[error->blocker_role]),
               (Place[]){{"colour", tr(colours[error->blocker_colour]), 0},
                         {"x", NULL, error->blocker_cell.x},
                         {"y", NULL, error->blocker_cell.y},
                         {0}});
}

static void say_illegal_move(const RecordError *error, char *text, size_t capacity)
{
    static const char *const plain[MOVE_CHECKS] = {
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
    const Verdict *verdict = &error->verdict;
    if (verdict->check == MOVE_SIDES_CLASH)
        say_clash(verdict, text, capacity);
    else if (verdict->check == MOVE_NOT_NOW)
        words_fill(text, capacity, tr(say_due(verdict->due)), (Place[]){{0}});
    else if (verdict->check == MOVE_AREA_TAKEN || verdict->check == MOVE_SYSTEM_TAKEN)
        say_taken(error, text, capacity);
    else
        words_fill(text, capacity, tr(plain[verdict->check]), (Place[]){{0}});
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
    words_fill(text, capacity, tr("expected points {expected}, they are {actual}"),
               (Place[]){{"expected", expected, 0}, {"actual", actual, 0}, {0}});
}

/* Faults of the text, and of what it says as a whole. */
static void say_text_fault(const RecordError *error, char *text, size_t capacity)
{
    static const char *const words[RECORD_FAULTS + 1] = {
        [RECORD_OK] = N_("the record is good"),
        [RECORD_NOT_A_RECORD] = N_("this is no game record: its first line is not 'aurochs 1'"),
        [RECORD_NEWER_VERSION] =
            N_("version {word} of the format is newer than this program, which "
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
    words_fill(text, capacity, tr(words[error->fault]),
               (Place[]){{"word", error->word, 0},
                         {"wanted", tr(error->wanted), 0},
                         {"version", NULL, RECORD_VERSION},
                         {"remarks", NULL, MAX_REMARKS},
                         {"notes", NULL, MAX_NOTES},
                         {"name", NULL, MAX_NAME - 1},
                         {0}});
}

/* The reason alone, without the line's beginning. */
static void say_reason(const RecordError *error, char *text, size_t capacity)
{
    switch (error->fault) {
    case RECORD_NOT_A_RECORD:
        if (error->line == 0)
            words_fill(text, capacity, tr("the file is empty"), (Place[]){{0}});
        else
            say_text_fault(error, text, capacity);
        break;
    case RECORD_BAD_SETUP:
        words_fill(text, capacity, tr(say_setup_check(error->setup_check)), (Place[]){{0}});
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
    words_fill(text, capacity, quotes_line ? tr("{line}: {reason}") : "{reason}",
               (Place[]){{"line", error->statement, 0}, {"reason", reason, 0}, {0}});
}
