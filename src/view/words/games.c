#include "view/words/games.h"

#include <string.h>

#include "core/utf8.h"
#include "play/numbered.h"
#include "view/words/files.h"
#include "view/words/say.h"
#include "view/words/tr.h"

const char *say_edition(EditionId edition)
{
    return edition == EDITION_SECOND ? tr("second edition") : tr("first edition");
}

void say_tiles(int drawn, int all, bool over, char *text, size_t capacity)
{
    const char *sentence =
        over ? trn("{all} land tile", "{all} land tiles", all)
             : trn("{drawn} of {all} land tile", "{drawn} of {all} land tiles", all);
    words_fill(text, capacity, sentence,
               (Place[]){{"drawn", .number = drawn}, {"all", .number = all}, {0}});
}

void say_shown(GamesShown shown, int count, char *text, size_t capacity)
{
    static const char *const sentences[GAMES_SHOWN] = {[GAMES_ALL] = N_("All {count}"),
                                                       [GAMES_GOING_ON] = N_("Going on {count}"),
                                                       [GAMES_OVER] = N_("Over {count}")};
    words_fill(text, capacity, tr(sentences[shown]), (Place[]){{"count", .number = count}, {0}});
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

void say_damage(const RecordError *error, int number, char *text, size_t capacity)
{
    char reason[300];
    if (error->fault == RECORD_OK) {
        utf8_print(text, capacity, "%s", strerror(number));
    } else if (files_foreign(error)) {
        utf8_print(text, capacity, "%s", tr("This is no game of Aurochs."));
    } else {
        say_record_error(error, reason, sizeof reason);
        words_fill(text, capacity, error->line > 0 ? tr("Line {line}: {reason}") : "{reason}",
                   (Place[]){{"line", .number = error->line}, {"reason", .text = reason}, {0}});
    }
}
