#include "view/words/terms.h"

static const Terms editions[EDITIONS] = {
    [EDITION_SECOND] =
        {
            .edition = {.one = "second edition", .title = "Second edition"},
            .meadow = {"grassland", "grasslands", "Grassland", "Grasslands"},
            .hunters = "Grasslands and their hunters",
            .special = {"menhir tile", "menhir tiles", "Menhir tile", "Menhir tiles"},
            .special_back = "pic-back-special",
            .mark = "a menhir",
            .mark_icon = "menhir",
            .mark_sprite = "menhir-0",
            .mark_sprites = "menhir",
            .extra_turn = "Menhir!",
            .powers = {[POWER_LOGBOAT] = "Logboat",
                       [POWER_HUNTING_TRAP] = "Hunting trap",
                       [POWER_SHAMAN] = "Shaman",
                       [POWER_PIT_TRAP] = "Pit trap",
                       [POWER_WILDFIRE] = "Wildfire",
                       [POWER_RAFT] = "Raft"},
            .power_sprites = {[POWER_LOGBOAT] = "logboat",
                              [POWER_HUNTING_TRAP] = "hunting-trap",
                              [POWER_SHAMAN] = "shaman",
                              [POWER_PIT_TRAP] = "pit-trap",
                              [POWER_WILDFIRE] = "wildfire",
                              [POWER_RAFT] = "raft"},
            .point_groups = POINT_GROUPS,
            .facts = {"95 tiles, 3 huts each", "16 menhir tiles, six powers",
                      "mammoth 3, aurochs 2, deer 1"},
            .source = "",
            .tip = "As of 2020",
            .figures = {{"menhir-1", 52, -48, 220},
                        {"shaman", -58, -36, 210},
                        {"mammoth-0", 6, 8, 320},
                        {"deer-1", -50, 64, 220}},
        },
    [EDITION_FIRST] =
        {
            .edition = {.one = "first edition", .title = "First edition"},
            .meadow = {"meadow", "meadows", "Meadow", "Meadows"},
            .hunters = "Meadows and their hunters",
            .special = {"bonus tile", "bonus tiles", "Bonus tile", "Bonus tiles"},
            .special_back = "pic-back-bonus",
            .mark = "gold",
            .mark_icon = "gold",
            .mark_sprite = "gold-0",
            .mark_sprites = "gold",
            .extra_turn = "Gold!",
            .powers = {[POWER_WILDFIRE] = "Fire", [POWER_SHRINE] = "Shrine"},
            .power_sprites = {[POWER_WILDFIRE] = "fire", [POWER_SHRINE] = "shrine"},
            .point_groups = POINTS_POWERS, /* neither fire nor shrine scores by itself */
            .facts = {"91 tiles, 2 huts each", "12 bonus tiles: fire, shrine",
                      "animals 2, mushrooms 2"},
            .source = "tile list rebuilt from public descriptions",
            .tip = "As of 2002. No list of its tiles is public: ours is rebuilt from descriptions",
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

const char *terms_zone(const Terms *terms, ZoneKind kind)
{
    static const char *const words[] = {"place", NULL, "forest", "river", "lake"};
    return kind == ZONE_MEADOW ? terms->meadow.one : words[kind];
}
