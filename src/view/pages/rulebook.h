/* The rulebook over any screen: opened at a matter, or where it was read last. */
#ifndef VIEW_PAGES_RULEBOOK_H
#define VIEW_PAGES_RULEBOOK_H

#include "view/state/screens.h"

/* Opens the book at the page that answers `topic`, with what was `asked` in a strip above it and
 * what the table `told`. Strings may be NULL, and are copied but for `topic`, which must live on;
 * without a topic it opens at the page read last, at first at its contents. */
void rulebook_open(const Screen *screen, const char *topic, const char *asked, const char *told);

#endif
