#include "view/words/terms.h"

#include "view/words/tr.h"

static const Terms editions[EDITIONS] = {
    [EDITION_SECOND] =
        {
            .edition = {.title = N_("Second edition")},
            .meadow = {N_("Grassland"), N_("Grasslands")},
            .hunters = N_("Grasslands and their hunters"),
            .special = {N_("Menhir tile"), N_("Menhir tiles")},
            .special_back = "pic-back-special",
            .mark_icon = "menhir",
            .mark_sprite = "menhir-0",
            .mark_sprites = "menhir",
            .powers = {[POWER_LOGBOAT] = N_("Logboat"),
                       [POWER_HUNTING_TRAP] = N_("Hunting trap"),
                       [POWER_SHAMAN] = N_("Shaman"),
                       [POWER_PIT_TRAP] = N_("Pit trap"),
                       [POWER_WILDFIRE] = N_("Wildfire"),
                       [POWER_RAFT] = N_("Raft")},
            .power_sprites = {[POWER_LOGBOAT] = "logboat",
                              [POWER_HUNTING_TRAP] = "hunting-trap",
                              [POWER_SHAMAN] = "shaman",
                              [POWER_PIT_TRAP] = "pit-trap",
                              [POWER_WILDFIRE] = "wildfire",
                              [POWER_RAFT] = "raft"},
            .point_groups = POINT_GROUPS,
            .facts = {N_("79 land tiles, 3 huts each"), N_("16 menhir tiles, six powers"),
                      N_("mammoth 3, aurochs 2, deer 1")},
            .mark = N_("For a first game"),
            .tip = N_("As of 2020. Some menhir tiles have a power: the table says what it does."),
            .figures = {{"menhir-1", 52, -48, 220},
                        {"shaman", -58, -36, 210},
                        {"mammoth-0", 6, 8, 320},
                        {"deer-1", -50, 64, 220}},
        },
    [EDITION_FIRST] =
        {
            .edition = {.title = N_("First edition")},
            .meadow = {N_("Meadow"), N_("Meadows")},
            .hunters = N_("Meadows and their hunters"),
            .special = {N_("Bonus tile"), N_("Bonus tiles")},
            .special_back = "pic-back-bonus",
            .mark_icon = "gold",
            .mark_sprite = "gold-0",
            .mark_sprites = "gold",
            .powers = {[POWER_WILDFIRE] = N_("Fire"), [POWER_SHRINE] = N_("Shrine")},
            .power_sprites = {[POWER_WILDFIRE] = "fire", [POWER_SHRINE] = "shrine"},
            .point_groups = POINTS_POWERS, /* neither fire nor shrine scores by itself */
            .facts = {N_("79 land tiles, 2 huts each"), N_("12 bonus tiles: fire, shrine"),
                      N_("animals 2, mushrooms 2")},
            .tip = N_("As of 2002. Our list of its tiles follows descriptions: a few may differ "
                      "from the box."),
            .figures = {{"shrine", 48, -48, 220},
                        {"fire", -54, -42, 190},
                        {"aurochs-0", -4, 12, 320},
                        {"gold-0", 54, 66, 230}},
        },
};

const Terms *terms_of(EditionId edition)
{
    return &editions[edition];
}

static const char *const rules[EDITIONS][RULE_LINES] = {
    [EDITION_SECOND] =
        {
            N_("Lay the tile you drew: forest to forest, river to river, grassland to grassland. "
               "One that fits nowhere leaves the game, and you draw again."),
            N_("Then you may place one piece on it: a meeple or a hut."),
            N_("A meeple gathers in a forest, fishes on a river or hunts in a grassland, where no "
               "meeple is yet. A hut goes on a river or lake, where no hut is in the whole river "
               "system."),
            N_("A closed forest brings 2 points a tile, and 3 for each group of mushrooms."),
            N_("A river closed at both ends, or as a loop, brings 1 point a tile, and 1 for each "
               "fish in it and in the lakes at its ends."),
            N_("Whoever has most meeples in a closed forest or river scores it; tied players all "
               "do. Then all meeples there come back."),
            N_("Close a forest with a menhir and you take an extra turn with a menhir tile, "
               "whoever holds the forest. An extra turn never earns another."),
            N_("Hunters stay to the end. Whoever has most of them in a grassland scores it, tied "
               "players all do: mammoth 3, aurochs 2, deer 1; each tiger takes a deer."),
            N_("Huts stay to the end. Whoever has most of them there scores 1 point for each fish "
               "in all the rivers and lakes that are joined; tied players all do."),
            N_("The game ends after the turn of the last land tile, an extra turn included. Open "
               "forests and rivers bring nothing. Most points win; ties share."),
        },
    [EDITION_FIRST] =
        {
            N_("Lay the tile you drew: forest to forest, river to river, meadow to meadow. One "
               "that fits nowhere leaves the game, and you draw again."),
            N_("Then you may place one piece on it: a meeple or a hut."),
            N_("A meeple gathers in a forest, fishes on a river or hunts in a meadow, where no "
               "meeple is yet. A hut goes on a river or lake, where no hut is in the whole river "
               "system."),
            N_("A closed forest brings 2 points a tile, and 2 for each group of mushrooms."),
            N_("A river closed at both ends, or as a loop, brings 1 point a tile, and 1 for each "
               "fish in the lakes at its ends."),
            N_("Whoever has most meeples in a closed forest or river scores it; tied players all "
               "do. Then all meeples there come back."),
            N_("Close a forest with gold and you take an extra turn with a bonus tile, whoever "
               "holds the forest. An extra turn never earns another."),
            N_("Hunters stay to the end. Whoever has most of them in a meadow scores it, tied "
               "players all do: 2 points an animal; each tiger takes a deer."),
            N_("Huts stay to the end. Whoever has most of them there scores 1 point for each fish "
               "in all the rivers and lakes that are joined; tied players all do."),
            N_("The game ends after the turn of the last land tile, an extra turn included. Open "
               "forests and rivers bring nothing. Most points win; ties share."),
        },
};

static const char *const powers[EDITIONS][POWERS] = {
    [EDITION_SECOND] =
        {
            [POWER_LOGBOAT] =
                N_("At once whoever lays it scores 2 points for each lake of its river system."),
            [POWER_HUNTING_TRAP] =
                N_("At once whoever lays it scores the animals of its grassland on the 8 tiles "
                   "around; each tiger there takes a deer. None of them counts at the end."),
            [POWER_SHAMAN] = N_("At once you may take back one of your meeples."),
            [POWER_PIT_TRAP] = N_("At the end the animals of its grassland on the 8 tiles around "
                                  "count double."),
            [POWER_WILDFIRE] = N_("At the end no tiger of its grassland takes a deer."),
            [POWER_RAFT] = N_("At the end 1 more point for each lake of its river system, for "
                              "whoever scores it."),
        },
    [EDITION_FIRST] =
        {
            [POWER_WILDFIRE] = N_("At the end no tiger of its meadow takes a deer."),
            [POWER_SHRINE] = N_("At the end a hunter on it is the only one to score the meadow."),
        },
};

/* The same in one line; the first edition's meadow is no grassland, so that both say "here". */
static const char *const short_powers[POWERS] = {
    [POWER_LOGBOAT] = N_("2 points at once for each lake here"),
    [POWER_HUNTING_TRAP] = N_("scores the animals around it at once"),
    [POWER_SHAMAN] = N_("you may take a meeple back at once"),
    [POWER_PIT_TRAP] = N_("at the end animals around it count double"),
    [POWER_WILDFIRE] = N_("at the end no tiger here takes a deer"),
    [POWER_RAFT] = N_("at the end 1 more point for each lake here"),
    [POWER_SHRINE] = N_("at the end a hunter on it alone scores here"),
};

const char *say_rule(EditionId edition, int line)
{
    return tr(rules[edition][line]);
}

const char *say_power_rule(EditionId edition, Power power)
{
    return powers[edition][power] ? tr(powers[edition][power]) : "";
}

const char *say_power_briefly(Power power)
{
    return tr(short_powers[power]);
}

const char *say_sign(EditionId edition, int line)
{
    static const char frame[] =
        N_("Frame and badge on a tile: the last tile that player laid. That does not make the land "
           "theirs.");
    static const char marker[] =
        N_("50 or 100 beside the points: that player has passed so many. The number beside it is "
           "the whole score.");
    static const char dead[] = N_("A dark cell with a cross: no tile left fits there. In red: the "
                                  "tile in hand would make it so.");
    static const char *const signs[EDITIONS][SIGN_LINES] = {
        [EDITION_SECOND] =
            {
                frame,
                N_("Points of a forest or river: what it brings if it is closed now. Points of a "
                   "grassland or of huts: what they bring at the end, as they stand now."),
                marker,
                dead,
                "",
            },
        [EDITION_FIRST] =
            {
                frame,
                N_("Points of a forest or river: what it brings if it is closed now. Points of a "
                   "meadow or of huts: what they bring at the end, as they stand now."),
                marker,
                dead,
                N_("The volcano on the start tile is a picture only: it does nothing."),
            },
    };
    return signs[edition][line][0] ? tr(signs[edition][line]) : "";
}
