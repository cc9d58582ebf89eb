/* A disk that counts what is done to it, and fails or kills the program at a chosen operation. It
 * stands between the program and the machine's own disk (play/disk.h). */
#ifndef TESTS_FAULTS_H
#define TESTS_FAULTS_H

#include <stdbool.h>

typedef enum Operation {
    OPEN,
    READ,
    WRITE,
    SYNC,
    CLOSE,
    LOCK,
    LOOK,
    RENAME,
    LINK,
    UNLINK,
    LIST,
    OPERATIONS
} Operation;

typedef struct Faults {
    int count;     /* operations since the beginning, of those that `only` names */
    int at;        /* the first one that fails, from 1 on; 0: none */
    bool for_ever; /* and so do all after it */
    int error;     /* errno then */
    bool kills;    /* instead of failing: SIGKILL before it is done */
    unsigned only; /* bits 1 << Operation that count; 0: all */
    int done[OPERATIONS];
} Faults;

extern Faults faults;

/* Puts the disk in place, with nothing to fail. Files are not really synced: a killed program
 * leaves what it has written. */
void faults_begin(void);
void faults_end(void);

/* From now on the `at`th operation fails, or all from it on. */
void faults_set(int at, bool for_ever, int error);

#endif
