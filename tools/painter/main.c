/* aurochs-paint: paints the pictures under assets/atlas and assets/ui. Equal bytes on each run. */
#include "../usage.h"
#include "figures.h"
#include "land.h"
#include "poses.h"
#include "ui.h"

#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: aurochs-paint land SOURCE OUTDIR    the land of both tile sets (SOURCE: the project)\n"
    "       aurochs-paint figures OUTDIR        animals, menhirs, meeples, powers\n"
    "       aurochs-paint poses SOURCE OUTDIR   where pieces stand, by land and figures there\n"
    "       aurochs-paint ui OUTDIR             art round the board\n"
    "       aurochs-paint icons OUTDIR          the application's icon\n"
    "       aurochs-paint sheet ...             pictures of tiles, to look at; 'sheet' alone "
    "explains\n";

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    bool painted;
    if (strcmp(what, "sheet") == 0)
        return preview_main(argc - 2, argv + 2);
    if (strcmp(what, "land") == 0 && argc == 4)
        painted = land_paint(argv[2], argv[3]);
    else if (strcmp(what, "figures") == 0 && argc == 3)
        painted = figures_paint(argv[2]);
    else if (strcmp(what, "poses") == 0 && argc == 4)
        painted = poses_find(argv[2], argv[3]);
    else if (strcmp(what, "ui") == 0 && argc == 3)
        painted = ui_paint(argv[2]);
    else if (strcmp(what, "icons") == 0 && argc == 3)
        painted = app_icons_paint(argv[2]);
    else
        return usage_say(usage, argc, argv);
    return painted ? EXIT_SUCCESS : EXIT_FAILURE;
}
