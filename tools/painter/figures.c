#include "figures.h"

bool figures_paint(const char *directory)
{
    (void)directory;
    return true;
}
