/* The pseudo-language is English with accents and half as long again: it shows on the screen what
 * was not marked, and what has no room for longer words. */
#ifndef TOOLS_PSEUDO_H
#define TOOLS_PSEUDO_H

/* From now on a program that is set to it speaks it. */
void pseudo_teach(void);

#endif
