#include "view/words/terms.h"

#include "view/words/phrases.h"

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

const char *say_power_rule(EditionId edition, Power power)
{
    return powers[edition][power] ? tr(powers[edition][power]) : "";
}
