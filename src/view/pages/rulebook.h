/* The rulebook over any screen: opened at a matter, or where it was read last. */
#ifndef VIEW_PAGES_RULEBOOK_H
#define VIEW_PAGES_RULEBOOK_H

#include "view/state/screens.h"

/* Opens the book at the page that answers `topic`, with what was `asked` in a strip above it and
 * what the table `told`. Strings are copied and may be NULL; without a topic that the book has it
 * opens at the page read last, at first at its contents. */
void rulebook_open(const Screen *screen, const char *topic, const char *asked, const char *told);

#endif
