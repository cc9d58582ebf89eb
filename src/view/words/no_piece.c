/* Why no piece was asked for after a tile was laid: a clause for each reason. */
#include <stdio.h>
#include <string.h>

#include "play/preview.h"
#include "view/words/say.h"
#include "view/words/screens.h"
#include "view/words/table.h"

/* Bytes: three clauses, the longest with two names each. */
enum { MAX_CLAUSE = 2 * BRIEF_NAME + 48, MAX_REASONS = 3 * (MAX_CLAUSE + 2) };

/* Appends a clause where it has room, unless it is there already: what is taken may be met in
 * several zones. */
static void add_clause(char *text, size_t capacity, const char *clause)
{
    size_t length = strlen(text);
    if (!strstr(text, clause) && length + strlen(clause) + 2 < capacity)
        snprintf(text + length, capacity - length, "%s%s", length ? ", " : "", clause);
}

/* "its forest is Bo's", "its river is shared by Ada and Bo"; "is taken already" by the player's
 * own. */
static void say_taken(const TableView *view, const Game *asked, const Zone *zone, char *text,
                      size_t capacity)
{
    AreaInfo info = area_info(view->edition, asked, zone->node);
    const char *word = terms_zone(view->terms, (ZoneKind)zone->kind);
    char names[2 * BRIEF_NAME + 8];
    uint8_t owners = 0;
    for (int p = 0; p < asked->player_count; p++)
        owners |= (uint8_t)((info.meeples[p] > 0) << p);
    say_holders(view, owners, names, sizeof names);
    if (owners == 1u << asked->player)
        snprintf(text, capacity, "its %s is taken already", word);
    else if (owners & (owners - 1))
        snprintf(text, capacity, "its %s is shared by %s", word, names);
    else
        snprintf(text, capacity, "its %s is %s\u2019s", word, names);
}

/* The clause for one piece on one zone of the tile: "its forest is Bo's", "no hut left". */
static void add_reason(const TableView *view, const Game *asked, Move move, const Zone *zone,
                       char *text, size_t capacity)
{
    Verdict verdict = game_check(view->edition, asked, move);
    char clause[MAX_CLAUSE] = "", name[BRIEF_NAME];
    if (verdict.check == MOVE_NO_MEEPLE_LEFT)
        snprintf(clause, sizeof clause, "no meeple left");
    else if (verdict.check == MOVE_NO_HUT_LEFT)
        snprintf(clause, sizeof clause, "no hut left");
    else if (verdict.check == MOVE_AREA_TAKEN)
        say_taken(view, asked, zone, clause, sizeof clause);
    else if (verdict.check == MOVE_SYSTEM_TAKEN)
        snprintf(clause, sizeof clause, "its river system has %s\u2019s hut",
                 say_brief(view->setup, verdict.blocker.player, name));
    if (clause[0])
        add_clause(text, capacity, clause);
}

bool say_no_piece(const TableView *view, const Game *before, Move move, bool named, char *text,
                  size_t capacity)
{
    Game asked;
    char reasons[MAX_REASONS] = "", name[BRIEF_NAME];
    if (view->setup->seats[before->player].kind != SEAT_HUMAN ||
        !preview_no_piece(view->edition, before, move, &asked))
        return false;
    const Tile *tile = &view->edition->tiles.tiles[asked.hand];
    for (int huts = 0; huts < 2; huts++)
        for (int z = 0; z < MAX_ZONES; z++)
            add_reason(view, &asked, huts ? move_hut(z) : move_meeple(z), &tile->zones[z], reasons,
                       sizeof reasons);
    if (named)
        snprintf(text, capacity, "No piece can go on the tile just laid: %s.", reasons);
    else
        snprintf(text, capacity, "%s cannot place a piece: %s.",
                 say_brief(view->setup, before->player, name), reasons);
    return true;
}
