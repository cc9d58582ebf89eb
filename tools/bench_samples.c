#include "bench_samples.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double scale = 1;

Watch watch_now(void)
{
    return (Watch){(double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency(),
                   (double)clock() / CLOCKS_PER_SEC};
}

Watch watch_since(Watch start)
{
    Watch now = watch_now();
    return (Watch){(now.wall - start.wall) * 1000, (now.cores - start.cores) * 1000};
}

/* Milliseconds here for so many on the machine that is meant. */
static double scaled(double ms)
{
    return ms * scale;
}

Goal goal_of_frames(void)
{
    return (Goal){scaled(16.7), scaled(33)};
}

void goals_scale(double games)
{
    scale = 14600 / games;
    printf("goals here: frames p95 %.1f ms, longest %.1f ms\n", goal_of_frames().p95,
           goal_of_frames().longest);
}

void watch_report(const char *what, Watch took, double goal)
{
    printf("%s after %.0f ms, %.0f ms of all cores%s\n", what, took.wall, took.cores,
           took.wall > scaled(goal) ? " MISSED" : "");
}

void samples_add(Samples *samples, Watch took)
{
    if (samples->count == MAX_SAMPLES)
        return;
    samples->wall[samples->count] = took.wall;
    samples->cores[samples->count++] = took.cores;
}

static int ascending(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

void samples_report(Samples *samples, const char *what, const char *unit, Goal goal)
{
    size_t count = (size_t)samples->count, median = count / 2, high = count * 95 / 100;
    if (count == 0)
        return;
    qsort(samples->wall, count, sizeof *samples->wall, ascending);
    qsort(samples->cores, count, sizeof *samples->cores, ascending);
    double p95 = samples->wall[high], longest = samples->wall[count - 1];
    bool missed = (goal.p95 > 0 && p95 > goal.p95) || (goal.longest > 0 && longest > goal.longest);
    printf("%-31s p50 %5.1f ms, p95 %5.1f ms, longest %5.1f ms; all cores %5.1f, %5.1f, %5.1f ms "
           "(%zu %s)%s\n",
           what, samples->wall[median], p95, longest, samples->cores[median], samples->cores[high],
           samples->cores[count - 1], count, unit, missed ? " MISSED" : "");
    fflush(stdout);
    samples->count = 0;
}

void print_load(const char *when)
{
    double one, five, fifteen;
    FILE *file = fopen("/proc/loadavg", "r");
    if (file && fscanf(file, "%lf %lf %lf", &one, &five, &fifteen) == 3)
        printf("the machine's load %s: %.2f, %.2f, %.2f\n", when, one, five, fifteen);
    if (file)
        fclose(file);
}
