#include "view/words/screens.h"

#include <stdio.h>

#include "view/words/say.h"

const char *say_rule(EditionId edition, int line)
{
    static const char *const rules[EDITIONS][RULE_LINES] = {
        [EDITION_SECOND] =
            {
                "Lay the tile you drew: forest to forest, river to river, grassland to grassland.",
                "Then you may place one piece on it: a meeple or a hut.",
                "A meeple gathers in a forest, fishes on a river or hunts in a grassland, where no "
                "meeple "
                "is yet. A hut goes on a river or lake, where no hut is in the whole river system.",
                "A closed forest brings 2 points a tile, and 3 for each group of mushrooms.",
                "A river closed at both ends brings 1 point a tile, and 1 for each fish in it and "
                "in "
                "the lakes at its ends.",
                "The player with most meeples there scores; tied players all score. Then they come "
                "back.",
                "Close a forest with a menhir and you take an extra turn with a menhir tile, "
                "whoever holds the forest. An extra turn never earns another.",
                "Hunters stay to the end. Whoever has most of them there scores the grassland: "
                "mammoth 3, aurochs 2, deer 1; each tiger takes a deer.",
                "Huts stay to the end. Whoever has most of them there scores 1 point for each fish "
                "in all the rivers and lakes that are joined.",
                "The game ends after the last land tile. Open forests and rivers bring nothing. "
                "Most "
                "points win; ties share.",
            },
        [EDITION_FIRST] =
            {
                "Lay the tile you drew: forest to forest, river to river, meadow to meadow.",
                "Then you may place one piece on it: a meeple or a hut.",
                "A meeple gathers in a forest, fishes on a river or hunts in a meadow, where no "
                "meeple "
                "is yet. A hut goes on a river or lake, where no hut is in the whole river system.",
                "A closed forest brings 2 points a tile, and 2 for each group of mushrooms.",
                "A river closed at both ends brings 1 point a tile, and 1 for each fish in the "
                "lakes "
                "at its ends.",
                "The player with most meeples there scores; tied players all score. Then they come "
                "back.",
                "Close a forest with gold and you take an extra turn with a bonus tile, whoever "
                "holds "
                "the forest. An extra turn never earns another.",
                "Hunters stay to the end. Whoever has most of them there scores the meadow: "
                "2 points an animal; each tiger takes a deer.",
                "Huts stay to the end. Whoever has most of them there scores 1 point for each fish "
                "in all the rivers and lakes that are joined.",
                "The game ends after the last land tile. Open forests and rivers bring nothing. "
                "Most "
                "points win; ties share.",
            },
    };
    return rules[edition][line];
}

const char *say_power_rule(EditionId edition, Power power)
{
    static const char *const rules[EDITIONS][POWERS] = {
        [EDITION_SECOND] =
            {
                [POWER_LOGBOAT] = "At once 2 points for each lake of its river system.",
                [POWER_HUNTING_TRAP] =
                    "Scores at once the animals of its grassland on the 8 tiles around; they no "
                    "longer count at the end.",
                [POWER_SHAMAN] = "At once you may take back one of your meeples.",
                [POWER_PIT_TRAP] =
                    "At the end the animals of its grassland on the 8 tiles around count "
                    "double.",
                [POWER_WILDFIRE] = "At the end no tiger of its grassland takes a deer.",
                [POWER_RAFT] = "At the end 1 more point for each lake of its river system.",
            },
        [EDITION_FIRST] =
            {
                [POWER_WILDFIRE] = "At the end no tiger of its meadow takes a deer.",
                [POWER_SHRINE] = "At the end a hunter on it is the only one to score the meadow.",
            },
    };
    return rules[edition][power] ? rules[edition][power] : "";
}

const char *say_sign(EditionId edition, int line)
{
    static const char frame[] =
        "Frame and badge on a tile: the last tile that player laid. That does not make the land "
        "theirs.";
    static const char marker[] =
        "50 or 100 beside the points: that player has passed so many. The number beside it is "
        "the whole score.";
    static const char dead[] = "A dark cell with a cross: no tile left fits there. In red: the "
                               "tile in hand would make it so.";
    static const char *const signs[EDITIONS][SIGN_LINES] = {
        [EDITION_SECOND] =
            {
                frame,
                "Points of a forest or river: what it brings if it is closed now. Points of a "
                "grassland or of huts: what they bring at the end, as they stand now.",
                marker,
                dead,
                "",
            },
        [EDITION_FIRST] =
            {
                frame,
                "Points of a forest or river: what it brings if it is closed now. Points of a "
                "meadow or of huts: what they bring at the end, as they stand now.",
                marker,
                dead,
                "The volcano on the start tile is a picture only: it does nothing.",
            },
    };
    return signs[edition][line];
}

void say_award(const Terms *terms, const Award *award, char *text, size_t capacity)
{
    int animals = award->animals[MAMMOTH] + award->animals[AUROCHS] + award->animals[DEER], length;
    switch ((AwardKind)award->kind) {
    case AWARD_FOREST:
        snprintf(text, capacity, "forest, %d tile%s%s", award->tiles, say_plural(award->tiles),
                 award->mushrooms ? ", mushrooms" : "");
        break;
    case AWARD_RIVER:
        length =
            snprintf(text, capacity, "river, %d tile%s", award->tiles, say_plural(award->tiles));
        if (award->fish && length > 0 && (size_t)length < capacity)
            snprintf(text + length, capacity - (size_t)length, ", %d fish", award->fish);
        break;
    case AWARD_LOGBOAT:
        snprintf(text, capacity, "logboat, %d lake%s", award->lakes, say_plural(award->lakes));
        break;
    case AWARD_HUNTING_TRAP:
        snprintf(text, capacity, "hunting trap");
        break;
    case AWARD_MEADOW:
        snprintf(text, capacity, "%s, %d animal%s", terms->meadow.one, animals,
                 say_plural(animals));
        break;
    case AWARD_PIT_TRAP:
        snprintf(text, capacity, "pit trap");
        break;
    case AWARD_RIVER_SYSTEM:
        snprintf(text, capacity, "huts, %d fish", award->fish);
        break;
    case AWARD_RAFT:
        snprintf(text, capacity, "raft, %d lake%s", award->lakes, say_plural(award->lakes));
        break;
    case AWARDS:
        text[0] = '\0';
        break;
    }
}
