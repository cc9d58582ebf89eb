#include "limiter.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#define CEILING .8414f /* -1.5 dBFS */
#define AHEAD_SECONDS .005f
#define RELEASE_SECONDS .12f

void limiter_init(Limiter *limiter, int rate)
{
    memset(limiter, 0, sizeof *limiter);
    limiter->ahead = (int)(AHEAD_SECONDS * (float)rate);
    assert(limiter->ahead > 0 && limiter->ahead <= LIMITER_AHEAD);
    limiter->release = expf(-1 / (RELEASE_SECONDS * (float)rate));
    limiter->least = limiter->gain = 1;
    limiter->sum = limiter->ahead;
    for (int i = 0; i < limiter->ahead; i++)
        limiter->need[i] = limiter->gains[i] = 1;
}

static float least_need(const Limiter *limiter)
{
    float least = 1;
    for (int i = 0; i < limiter->ahead; i++)
        least = fminf(least, limiter->need[i]);
    return least;
}

/* The mean of the gains since a frame came is none greater than what it needs, for each of them was
 * the least of all that were held then. */
void limiter_pass(Limiter *limiter, const float in[2], float out[2])
{
    int at = limiter->at;
    float peak = fmaxf(fabsf(in[0]), fabsf(in[1])), left = limiter->need[at];
    float old[2] = {limiter->held[at][0], limiter->held[at][1]};
    float mean = (float)(limiter->sum / limiter->ahead);
    out[0] = old[0] * mean;
    out[1] = old[1] * mean;
    limiter->held[at][0] = in[0];
    limiter->held[at][1] = in[1];
    limiter->need[at] = peak > CEILING ? CEILING / peak : 1;
    if (limiter->need[at] < limiter->least)
        limiter->least = limiter->need[at];
    else if (left <= limiter->least && left < 1)
        limiter->least = least_need(limiter);
    float gain = limiter->least < limiter->gain
                     ? limiter->least
                     : limiter->least + (limiter->gain - limiter->least) * limiter->release;
    limiter->sum += (double)gain - (double)limiter->gains[at];
    limiter->gains[at] = limiter->gain = gain;
    limiter->at = (at + 1) % limiter->ahead;
}
