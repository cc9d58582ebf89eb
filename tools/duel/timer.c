#include "timer.h"

#include <time.h>

double timer_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

double timer_worked(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

Timer timer_start(double (*clock)(void), double seconds)
{
    return (Timer){.clock = clock, .start = clock(), .seconds = seconds};
}

float timer_spent(void *context)
{
    const Timer *timer = context;
    return (float)((timer->clock() - timer->start) / timer->seconds);
}
