#include "view/words/fits.h"

#include <math.h>
#include <stddef.h>

#include "view/words/names.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

void say_of(int total, char *text, size_t capacity)
{
    words_fill(text, capacity, tr("of {count}"), (Place[]){{"count", .number = total}, {0}});
}

void say_fit_here(int fit, int left, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{fit} of {count} fit here", "{fit} of {count} fit here", fit),
               (Place[]){{"fit", .number = fit}, {"count", .number = left}, {0}});
}

void say_left(int left, char *text, size_t capacity)
{
    words_fill(text, capacity, trn("{count} left", "{count} left", left),
               (Place[]){{"count", .number = left}, {0}});
}

void say_discarded(int count, char *text, size_t capacity)
{
    words_fill(text, capacity,
               trn("{count} fitted nowhere and left the game",
                   "{count} fitted nowhere and left the game", count),
               (Place[]){{"count", .number = count}, {0}});
}

const char *say_sides_meet(EditionId edition, SideKind ours, SideKind theirs)
{
    enum { KINDS = SIDE_RIVER + 1 };
    static const char
        *const words[EDITIONS][KINDS][KINDS] =
            {
                [EDITION_SECOND] =
                    {
                        [SIDE_MEADOW] = {[SIDE_FOREST] = N_("Grassland meets forest"),
                                         [SIDE_RIVER] = N_("Grassland meets river")},
                        [SIDE_FOREST] = {[SIDE_MEADOW] = N_("Forest meets grassland"),
                                         [SIDE_RIVER] = N_("Forest meets river")},
                        [SIDE_RIVER] = {[SIDE_MEADOW] = N_("River meets grassland"),
                                        [SIDE_FOREST] = N_("River meets forest")},
                    },
                [EDITION_FIRST] =
                    {
                        [SIDE_MEADOW] = {[SIDE_FOREST] = N_("Meadow meets forest"),
                                         [SIDE_RIVER] = N_("Meadow meets river")},
                        [SIDE_FOREST] = {[SIDE_MEADOW] = N_("Forest meets meadow"),
                                         [SIDE_RIVER] = N_("Forest meets river")},
                        [SIDE_RIVER] = {[SIDE_MEADOW] = N_("River meets meadow"),
                                        [SIDE_FOREST] = N_("River meets forest")},
                    },
            };
    return tr(words[edition][ours][theirs]);
}

const char *say_on_side(Side side)
{
    static const char *const words[SIDES] = {N_("on the north side"), N_("on the east side"),
                                             N_("on the south side"), N_("on the west side")};
    return tr(words[side]);
}

void say_sides(int count, char *text, size_t capacity)
{
    static const Counted words = NN_("{count} side", "{count} sides");
    phrase_count(words, count, text, capacity);
}

void say_stack(const Edition *edition, Stack stack, char *text, size_t capacity)
{
    const char *words =
        stack == STACK_SPECIAL ? terms_of(edition->rules.id)->special.titles : N_("Land tiles");
    words_fill(text, capacity, tr(words), (Place[]){{0}});
}

void say_cell_fits(const Edition *edition, const Remaining *remaining, const CellFits *fits,
                   char *text, size_t capacity)
{
    static const Counted land = NN_("{land} of {land_left} land tiles fit here.",
                                    "{land} of {land_left} land tiles fit here.");
    static const Counted both[EDITIONS] = {
        [EDITION_SECOND] = NN_("{land} of {land_left} land tiles and {special} of {special_left} "
                               "menhir tiles fit here.",
                               "{land} of {land_left} land tiles and {special} of {special_left} "
                               "menhir tiles fit here."),
        [EDITION_FIRST] = NN_("{land} of {land_left} land tiles and {special} of {special_left} "
                              "bonus tiles fit here.",
                              "{land} of {land_left} land tiles and {special} of {special_left} "
                              "bonus tiles fit here."),
    };
    const Counted *words = remaining->left[STACK_SPECIAL] ? &both[edition->rules.id] : &land;
    int lands = fits->count[STACK_LAND], specials = fits->count[STACK_SPECIAL];
    const char *sentence = trn(words->one, words->many, lands + specials);
    if (fits->group_count == 0)
        sentence =
            fits->hand ? tr("Only the tile in hand fits here.") : tr("No tile left fits here.");
    words_fill(text, capacity, sentence,
               (Place[]){{"land", NULL, lands},
                         {"land_left", NULL, remaining->left[STACK_LAND]},
                         {"special", NULL, specials},
                         {"special_left", NULL, remaining->left[STACK_SPECIAL]},
                         {0}});
}

void say_tiles_fit(const Remaining *remaining, const CellFits *fits, char *text, size_t capacity)
{
    int count = fits->count[STACK_LAND];
    const char *sentence = trn("{count} of {left} tiles left would fit",
                               "{count} of {left} tiles left would fit", count);
    if (fits->group_count == 0 && !fits->hand)
        sentence = tr("No tile left fits here");
    else if (count == 0 && fits->count[STACK_SPECIAL] > 0)
        sentence = tr("No land tile left would fit");
    words_fill(text, capacity, sentence,
               (Place[]){{"count", NULL, count}, {"left", NULL, remaining->left[STACK_LAND]}, {0}});
}

Odds odds_of(double chance)
{
    Odds best = {1, 1};
    double least = 1;
    if (chance <= 0 || chance >= 1)
        return (Odds){chance >= 1, 1};
    if (chance < .1)
        return (Odds){1, (int)round(1 / chance)};
    if (chance > .9) {
        int in = (int)round(fmin(100, 1 / (1 - chance)));
        return (Odds){in - 1, in};
    }
    /* small numbers are easier to imagine: each part more must come nearer by a percent */
    for (int in = 2; in <= 10; in++) {
        int of = (int)(chance * in + .5);
        double off = fabs(chance - (double)of / in) + .01 * in;
        if (of > 0 && of < in && off < least) {
            least = off;
            best = (Odds){of, in};
        }
    }
    return best;
}

void say_chance_to_draw(double chance, char *text, size_t capacity)
{
    Odds odds = odds_of(chance);
    words_fill(text, capacity,
               odds.of < odds.in ? tr("{of} in {in} to draw one before the end")
                                 : tr("certain to draw one before the end"),
               (Place[]){{"of", NULL, odds.of}, {"in", NULL, odds.in}, {0}});
}

/* What a player who draws so many land tiles more may hope for. */
static const char *chance_sentence(int draws, double chance)
{
    if (draws == 0)
        return tr("{player} draws no land tile any more.");
    if (chance >= 1)
        return trn("{player} draws {count} more land tile: it is sure to fit.",
                   "{player} draws {count} more land tiles: one of them is sure to fit.", draws);
    return trn("{player} draws {count} more land tile: the chance that it fits is {of} in {in}.",
               "{player} draws {count} more land tiles: the chance that one of them fits is {of} "
               "in {in}.",
               draws);
}

void say_chance_of(const Setup *setup, const Game *game, const Remaining *remaining,
                   const CellFits *fits, char *text, size_t capacity)
{
    static const char *const special[EDITIONS] = {
        [EDITION_SECOND] = N_("Only a menhir tile can fill it, drawn on an extra turn."),
        [EDITION_FIRST] = N_("Only a bonus tile can fill it, drawn on an extra turn."),
    };
    int player = game->player, draws = remaining->draws[player];
    Odds odds = odds_of(fits->chance[player]);
    const char *sentence = "";
    if (fits->count[STACK_LAND] > 0)
        sentence = chance_sentence(draws, fits->chance[player]);
    else if (fits->group_count > 0)
        sentence = tr(special[setup->edition]);
    words_fill(text, capacity, sentence,
               (Place[]){{"player", say_seat(&setup->seats[player]), 0},
                         {"count", NULL, draws},
                         {"of", NULL, odds.of},
                         {"in", NULL, odds.in},
                         {0}});
}
