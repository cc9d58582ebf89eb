/* Where a sound is heard, and how it ends. */
#include "kit.h"

#include <math.h>

enum { DELAYS = 4, FLECKS = 6 };

/* A delay of the room: what went in, `length` samples ago, and what its wall lets through. */
typedef struct Delay {
    Sound line;
    int length;
    double feed, held;
} Delay;

static Sound lengthened(Sound sound, double tail)
{
    Sound longer = silence((double)sound.count / RATE + tail);
    add(longer, sound, 0, 1);
    return longer;
}

static Sound early_of(Sound sound, double size)
{
    static const struct {
        double ms, level;
    } flecks[FLECKS] = {{7.3, .5},   {11.9, -.42}, {17.7, .36},
                        {23.1, -.3}, {31.3, .24},  {41.9, -.2}};
    Sound early = silence((double)sound.count / RATE);
    for (int i = 0; i < FLECKS; i++)
        add(early, sound, flecks[i].ms / 1000 * size, flecks[i].level);
    return low_6(early, 5000);
}

Sound in_cave(Sound dry, Room room, double size)
{
    static const int lengths[DELAYS] = {1423, 1777, 2137, 2539};
    static const double signs[DELAYS] = {1, -1, 1, -1};
    Sound sound = lengthened(dry, room.tail), early = early_of(sound, size);
    Delay delays[DELAYS];
    double open = 1 - exp(-2 * PI * room.dark / RATE), wet = gain(room.wet);
    for (int d = 0; d < DELAYS; d++)
        delays[d] = (Delay){silence((double)(lengths[d] + 1) / RATE), lengths[d],
                            pow(10, -3. * lengths[d] / RATE / room.t60), 0};
    for (int i = 0; i < sound.count; i++) {
        double late = 0, sum = 0;
        for (int d = 0; d < DELAYS; d++) {
            Delay *delay = &delays[d];
            double out = delay->line.at[i % delay->length];
            late += signs[d] * out;
            delay->held += open * (out * delay->feed - delay->held);
            sum += delay->held / 2;
        }
        for (int d = 0; d < DELAYS; d++)
            delays[d].line.at[i % delays[d].length] = sound.at[i] / 2 + delays[d].held - sum;
        early.at[i] = sound.at[i] + wet * (2 * early.at[i] + late);
    }
    return early;
}

Sound in_room(Sound dry, Room room)
{
    return in_cave(dry, room, 1);
}

/* The last sample of any 10 ms that are louder than `floor` dB below the loudest. */
static int end_of(Sound sound, double floor)
{
    enum { SPAN = 480 };
    Sound power = silence((double)sound.count / RATE);
    double sum = 0, most = 0;
    int end = 0;
    for (int i = 0; i < sound.count; i++) {
        sum += sound.at[i] * sound.at[i] - (i < SPAN ? 0 : sound.at[i - SPAN] * sound.at[i - SPAN]);
        power.at[i] = sum;
        most = fmax(most, sum);
    }
    for (int i = 0; i < sound.count; i++)
        if (power.at[i] > most * pow(10, floor / 10))
            end = i + 1;
    return end;
}

/* The ends are silent, and the sum is 0. */
static void close_ends(Sound sound)
{
    int up = samples(.001), down = samples(.03) < sound.count / 4 ? samples(.03) : sound.count / 4;
    double sum = 0, area = 0;
    for (int i = 0; i < up; i++)
        sound.at[i] *= pow(sin(PI / 2 * i / up), 2);
    for (int i = 0; i < down; i++)
        sound.at[sound.count - down + i] *= pow(cos(PI / 2 * (i + 1) / down), 2);
    for (int i = 0; i < sound.count; i++) {
        sum += sound.at[i];
        area += .5 - .5 * cos(2 * PI * i / (sound.count - 1));
    }
    for (int i = 0; i < sound.count; i++)
        sound.at[i] -= (.5 - .5 * cos(2 * PI * i / (sound.count - 1))) * sum / area;
}

Sound finished(Sound sound, double floor, double top)
{
    low(high(sound, 45), top);
    sound.count = end_of(sound, floor) & ~1; /* even: half the rate ends where it ends */
    close_ends(sound);
    return sound;
}

Sound halved(Sound sound)
{
    enum { REACH = 47 };
    double taps[2 * REACH + 1], share = 2. * 11200 / RATE; /* Hz that pass */
    Sound half = silence((double)(sound.count / 2) / RATE);
    for (int k = -REACH; k <= REACH; k++) {
        double x = PI * k * share, window = .5 + .5 * cos(PI * k / (REACH + 1));
        taps[k + REACH] = (k ? sin(x) / x : 1) * window * share;
    }
    for (int i = 0; i < half.count; i++)
        for (int k = -REACH; k <= REACH; k++) {
            int at = 2 * i + k;
            half.at[i] += at < 0 || at >= sound.count ? 0 : sound.at[at] * taps[k + REACH];
        }
    half.at[0] = half.at[half.count - 1] = 0;
    return half;
}
