#include "mean.h"

#include <math.h>

void mean_add(Mean *mean, double value)
{
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

double mean_of(const Mean *mean)
{
    return mean->count ? mean->sum / (double)mean->count : 0;
}

double mean_margin(const Mean *mean)
{
    double n = (double)mean->count, middle = mean_of(mean);
    double variance = mean->count < 2 ? 0 : (mean->squares / n - middle * middle) * n / (n - 1);
    return variance > 1e-9 ? SIGMAS * sqrt(variance / n) : -1;
}
