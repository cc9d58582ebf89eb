/* How much of a decision's time is gone, by one of two clocks. */
#ifndef DUEL_TIMER_H
#define DUEL_TIMER_H

/* Seconds as they pass, from some moment on. */
double timer_now(void);

/* Seconds of a core that this program took: what others take does not count. */
double timer_worked(void);

typedef struct Timer {
    double (*clock)(void);
    double start, seconds;
} Timer;

/* Starts now; `seconds` above 0. */
Timer timer_start(double (*clock)(void), double seconds);

/* For AiBudget.spent: `context` is the Timer. */
float timer_spent(void *context);

#endif
