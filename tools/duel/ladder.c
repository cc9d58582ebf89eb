#include "ladder.h"

#include <math.h>

enum { PASSES = 2000 };

void ladder_add(Ladder *ladder, int a, int b, long games, double share)
{
    ladder->games[a][b] += (double)games;
    ladder->games[b][a] += (double)games;
    ladder->won[a][b] += share * (double)games;
    ladder->won[b][a] += (1 - share) * (double)games;
}

/* Bradley and Terry's model: of strengths s and t the first wins s / (s + t). Half a game won and
 * lost with each who was met keeps strengths finite. */
static void rate(const Ladder *ladder, double ratings[RUNGS])
{
    double strength[RUNGS];
    for (int a = 0; a < RUNGS; a++)
        strength[a] = 1;
    for (int pass = 0; pass < PASSES; pass++)
        for (int a = 0; a < RUNGS; a++) {
            double won = 0, sum = 0;
            for (int b = 0; b < RUNGS; b++)
                if (ladder->games[a][b] > 0) {
                    won += ladder->won[a][b] + .5;
                    sum += (ladder->games[a][b] + 1) / (strength[a] + strength[b]);
                }
            strength[a] = sum > 0 ? won / sum : 1;
        }
    for (int a = 0; a < RUNGS; a++)
        ratings[a] = 400 * log10(strength[a] / strength[0]);
}

void ladder_print(const Ladder *ladder, FILE *out)
{
    double ratings[RUNGS];
    rate(ladder, ratings);
    fprintf(out, "%-10s", "");
    for (int b = 0; b < RUNGS; b++)
        fprintf(out, "%10s", ai_level_words[AI_EASY + b]);
    fprintf(out, "%10s\n", "rating");
    for (int a = 0; a < RUNGS; a++) {
        fprintf(out, "%-10s", ai_level_words[AI_EASY + a]);
        for (int b = 0; b < RUNGS; b++)
            if (ladder->games[a][b] > 0)
                fprintf(out, "%10.1f", 100 * ladder->won[a][b] / ladder->games[a][b]);
            else
                fprintf(out, "%10s", ".");
        fprintf(out, "%10.0f\n", ratings[a]);
    }
}
