#include "view/words/log.h"

#include "view/words/awards.h"
#include "view/words/phrase.h"

void say_log_entry(const Edition *edition, const LogEntry *entry, char *text, size_t capacity)
{
    static const char *const extra[EDITIONS] = {
        [EDITION_SECOND] = N_("earned an extra turn by a menhir"),
        [EDITION_FIRST] = N_("earned an extra turn by gold"),
    };
    static const char *const lapsed[EDITIONS] = {
        [EDITION_SECOND] = N_("earned no extra turn: no menhir tile was left that fitted"),
        [EDITION_FIRST] = N_("earned no extra turn: no bonus tile was left that fitted"),
    };
    text[0] = '\0';
    switch ((LogKind)entry->kind) {
    case LOG_AWARD:
        say_award_items(edition->rules.id, &entry->award, text, capacity);
        if (entry->by_shrine)
            phrase_add(text, capacity, tr("the hunter at the shrine alone"));
        break;
    case LOG_DISCARD:
        words_fill(text, capacity, tr("drew tile {number}, which fitted nowhere"),
                   (Place[]){{"number", NULL, edition->tiles.tiles[entry->tile].number}, {0}});
        break;
    case LOG_EXTRA_TURN:
        phrase_add(text, capacity, tr((entry->lapsed ? lapsed : extra)[edition->rules.id]));
        break;
    case LOG_FINAL:
        phrase_add(text, capacity, tr("the final scoring"));
        break;
    }
}
