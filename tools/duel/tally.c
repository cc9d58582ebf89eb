#include "tally.h"

#include "play/terminal.h"

static void print_margin(const Mean *mean, double scale, FILE *out)
{
    double margin = mean_margin(mean);
    if (margin >= 0)
        fprintf(out, " +- %.1f\n", scale * margin);
    else
        fputs(" +- ?\n", out);
}

/* The share of wins, and how sure it is; where all games were won, or none, by Wilson's rule, to
 * the one side that there is. */
static void print_share(const Tally *tally, int who, FILE *out)
{
    double games = (double)tally->games;
    fprintf(out, "%.1f %%", 100 * mean_of(&tally->won[who]));
    if (tally->wins[who] == tally->games || tally->wins[who] + tally->draws[who] == 0)
        fprintf(out, " +- %.1f\n", 100 * SIGMAS * SIGMAS / (games + SIGMAS * SIGMAS));
    else
        print_margin(&tally->won[who], 100, out);
}

/* Points over the mean of the others. */
static double lead_of(const double points[MAX_PLAYERS], int players, int who)
{
    double others = 0;
    for (int p = 0; p < players; p++)
        if (p != who)
            others += points[p];
    return points[who] - others / (players - 1);
}

enum { WEIGHED_DEALS = 20 };

static double luck_weight(const Tally *tally, int who)
{
    const Mean *lead = &tally->lead[who], *luck = &tally->luck[who];
    double n = (double)luck->count, middle = mean_of(luck);
    double together = tally->lead_luck[who] - n * mean_of(lead) * middle;
    double spread = luck->squares - n * middle * middle;
    if (luck->count < WEIGHED_DEALS || spread <= 0)
        return 1;
    double weight = together / spread;
    return weight < 0 ? 0 : weight > 1 ? 1 : weight;
}

/* The lead less its luck. Luck has a mean of zero, so that any share of it may be taken off: from
 * the twentieth deal on as much, up to all, as leaves the least spread. For what a tile is worth to
 * one who plays well it may not be to those who play here. */
static Mean without_luck(const Tally *tally, int who)
{
    const Mean *lead = &tally->lead[who], *luck = &tally->luck[who];
    double weight = luck_weight(tally, who);
    return (Mean){.count = lead->count,
                  .sum = lead->sum - weight * luck->sum,
                  .squares = lead->squares - 2 * weight * tally->lead_luck[who] +
                             weight * weight * luck->squares};
}

void tally_game(Tally *tally, const Outcome *outcome)
{
    tally->games++;
    tally->deal_games++;
    tally->deal_played += !outcome->forfeited;
    for (int p = 0; p < tally->players; p++) {
        tally->wins[p] += outcome->won[p] == 1;
        tally->draws[p] += outcome->won[p] > 0 && outcome->won[p] < 1;
        tally->deal_won[p] += outcome->won[p];
        if (outcome->forfeited)
            continue;
        double lead = lead_of(outcome->points, tally->players, p);
        mean_add(&tally->points[p], outcome->points[p]);
        tally->deal_lead[p] += lead;
        tally->deal_luck[p] += outcome->luck[p];
    }
}

void tally_deal(Tally *tally)
{
    if (tally->deal_games == 0)
        return;
    for (int p = 0; p < tally->players; p++) {
        mean_add(&tally->won[p], tally->deal_won[p] / tally->deal_games);
        if (tally->deal_played > 0) {
            double lead = tally->deal_lead[p] / tally->deal_played;
            double luck = tally->deal_luck[p] / tally->deal_played;
            mean_add(&tally->lead[p], lead);
            mean_add(&tally->luck[p], luck);
            tally->lead_luck[p] += lead * luck;
        }
        tally->deal_won[p] = tally->deal_lead[p] = tally->deal_luck[p] = 0;
    }
    tally->deal_games = tally->deal_played = 0;
}

void tally_progress(const Tally *tally, long games, FILE *out)
{
    fprintf(out, "\r%ld of %ld games: %.1f %% first, %+.1f points", tally->games, games,
            100 * mean_of(&tally->won[0]), mean_of(&tally->lead[0]));
    fflush(out);
}

void tally_print(const Tally *tally, const Contender *contenders, FILE *out)
{
    for (int p = 0; p < tally->players; p++) {
        const Contender *c = &contenders[p];
        terminal_line(out, "player %d %s", p + 1, c->name);
        fprintf(out, "  wins %ld draws %ld of %ld: ", tally->wins[p], tally->draws[p],
                tally->games);
        print_share(tally, p, out);
        if (tally->points[p].count > 0) {
            fprintf(out, "  points %.1f, over the others %+.1f", mean_of(&tally->points[p]),
                    mean_of(&tally->lead[p]));
            print_margin(&tally->lead[p], 1, out);
        }
        if (tally->points[p].count > 0 && tally->with_luck) {
            Mean rest = without_luck(tally, p);
            fprintf(out, "  over the others without luck %+.1f", mean_of(&rest));
            print_margin(&rest, 1, out);
        }
        if (tally->forfeits[p] > 0)
            fprintf(out, "  lost by a wrong answer or none %ld\n", tally->forfeits[p]);
        if (c->decisions > 0)
            fprintf(out, "  decisions %ld, %.2f ms each\n", c->decisions,
                    1000 * c->thought / (double)c->decisions);
    }
}
