#include "share.h"

#include <math.h>

#include "ai/ai.h"
#include "core/query.h"

int share_tiles(const Game *game)
{
    return game->land.count - game->land.drawn;
}

float share_told(const ShareCurve *curve, float tiles, float worth)
{
    float root = sqrtf(tiles), spread = curve->spread + curve->spread_root * root;
    float even = 1 / (1 + expf((curve->need + curve->need_root * root - worth) / spread));
    return powf(even, curve->skew);
}

/* Whoever's lead is the greatest has won. */
static float share_of_winners(const Game *game, float worth)
{
    unsigned leaders = game_leaders(game);
    int count = 0, sum = 0, best = 0;
    for (int p = 0; p < game->player_count; p++) {
        count += leaders >> p & 1;
        sum += game->scores[p];
        if (game->scores[p] > best)
            best = game->scores[p];
    }
    float lead = (float)best - (float)(sum - best) / (float)(game->player_count - 1);
    return worth > lead - .01f ? 1 / (float)count : 0;
}

float ai_share(const Game *game, float worth)
{
    if (game->phase == PHASE_END)
        return share_of_winners(game, worth);
    return share_told(&share_curves[game->player_count], (float)share_tiles(game), worth);
}
