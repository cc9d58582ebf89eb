/* How a program of the tools is used, said to whoever asks or cannot use it. */
#ifndef TOOLS_USAGE_H
#define TOOLS_USAGE_H

#include <stdio.h>
#include <string.h>

/* Says it, to standard output where "--help" asked for it, else to the errors; returns the exit
 * code. */
static inline int usage_say(const char *usage, int argc, char **argv)
{
    int asked = argc == 2 && strcmp(argv[1], "--help") == 0;
    fputs(usage, asked ? stdout : stderr);
    return asked ? 0 : 2;
}

#endif
