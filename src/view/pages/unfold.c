#include "view/pages/unfold.h"

#include <math.h>

/* Seconds. */
#define CURVE_FROM .3
#define CURVE 2.4
#define HANDS_FROM .6
#define HAND_EVERY .45
#define HAND .35
#define PAUSE .25
#define PAINTING 1.1
#define WORDS .2

enum { FLAMES = 12 /* a second */ };

static float share_of(double since, double from, double length)
{
    return (float)fmax(0, fmin(1, (since - from) / length));
}

double unfold_hand_at(int players, int rank)
{
    return HANDS_FROM + HAND_EVERY * (players - 1 - rank);
}

double unfold_painting_at(int players)
{
    return unfold_hand_at(players, 0) + HAND + PAUSE;
}

static double words_at(int players)
{
    return unfold_painting_at(players) + PAINTING;
}

double unfold_seconds(int players)
{
    return fmax(words_at(players) + WORDS, CURVE_FROM + CURVE);
}

float unfold_curve(double since)
{
    return share_of(since, CURVE_FROM, CURVE);
}

float unfold_hand(double since, int players, int rank)
{
    return share_of(since, unfold_hand_at(players, rank), HAND);
}

float unfold_painting(double since, int players)
{
    return share_of(since, unfold_painting_at(players), PAINTING);
}

float unfold_words(double since, int players)
{
    return share_of(since, words_at(players), WORDS);
}

double unfold_flame(double now)
{
    return floor(now * FLAMES + .01);
}

double unfold_flame_due(double now)
{
    return (unfold_flame(now) + 1) / FLAMES;
}
