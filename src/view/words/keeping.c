#include "view/words/keeping.h"

#include "view/words/files.h"
#include "view/words/tr.h"

const char *say_kept_beside(Beside why)
{
    static const char *const sentences[BESIDES] = {
        [BESIDE_PLAYED] = N_("Another window plays the last game. This one is kept beside it."),
        [BESIDE_WRITTEN] =
            N_("Another window has gone on with this game. What is played here is kept beside it."),
        [BESIDE_STAYS] = N_("The last game cannot be moved. This one is kept beside it."),
    };
    return tr(sentences[why]);
}

const char *say_another_plays(void)
{
    return tr("Another window has a game on the table. What is played here is kept beside it.");
}

const char *say_played_meanwhile(bool waits)
{
    return waits ? tr("Another window has played meanwhile. This is the last game now.")
                 : tr("Another window plays the last game now.");
}

const char *say_opened_beside(void)
{
    return tr("Another window plays this game. Here it goes on as a game of its own.");
}

const char *say_not_by_hand(const char *path, char *text, size_t capacity)
{
    char shown[200];
    say_path(path, shown, sizeof shown);
    return words_fill(
        text, capacity,
        tr("{path} is where the program keeps a game by itself. Choose another name."),
        (Place[]){{"path", shown, 0}, {0}});
}
