#include "view/state/allows.h"

HelpAllows help_allows(const Setup *setup)
{
    bool some = setup->help != HELP_PURIST, all = setup->help == HELP_FAMILY;
    return (HelpAllows){.lenses = some,
                        .previews = some,
                        .fits = some,
                        .recent = some,
                        .projections = all,
                        .hints = all,
                        .chances = all};
}
