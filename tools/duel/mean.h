/* Mean and spread of one number. */
#ifndef DUEL_MEAN_H
#define DUEL_MEAN_H

#define SIGMAS 1.96 /* to either side of a 95 % interval */

typedef struct Mean {
    long count;
    double sum, squares;
} Mean;

void mean_add(Mean *mean, double value);

/* 0 where there is nothing. */
double mean_of(const Mean *mean);

/* Half of the 95 % interval; negative where one sample alone, or samples that are all the same, do
 * not tell. */
double mean_margin(const Mean *mean);

#endif
