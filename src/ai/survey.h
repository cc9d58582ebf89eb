/* A game read by a player: all areas counted in one pass, the chances of the cells beside them, and
 * the sum of it. Reading takes a few microseconds; every complete turn is then weighed without
 * being played (plans.h). */
#ifndef AI_SURVEY_H
#define AI_SURVEY_H

#include "ai/ai.h"
#include "value.h"

/* A class has fewer than 1 << COUNT_BITS tiles. */
enum { COUNT_BITS = 5 };

typedef struct Survey {
    const Game *game;
    const RuleData *data;
    Moment moment;
    int me;
    uint64_t left[COUNT_BITS];  /* land tiles to be drawn: bit b of a class's count is bit
                                   1 << class of left[b] */
    int16_t hard_of[256];       /* what a cell asks for -> RuleData.hard, -1: not asked yet */
    int16_t cap_of[256][SIDES]; /* likewise of the tiles that cap a side */
    float worth;                /* all but the lures, in points for `me` over the others */
    float lure;                 /* to whoever comes next */
    Area areas[MAX_NODES];      /* by label */
    Area systems[MAX_NODES];    /* by label */
    int area_count;             /* areas and systems on the board */
    Area *found[2 * MAX_NODES]; /* those */
} Survey;

/* Reads `game` for `me`, who is about to decide: the tile in hand is out of the stack. */
void survey_read(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                 int me);

/* What `game` is worth to `me`, in points over the mean of the others; a tile in hand counts as not
 * drawn yet. At the end these are the points. Uses `survey` as scratch. */
float survey_worth(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                   int me);

/* What `game`, whose turn is over, is worth to one player by itself. */
void survey_parts(Survey *survey, const RuleData *data, const Weights *weights, const Game *game,
                  int player, float parts[AI_PARTS]);

/* For learning: the same as terms, one for each weight; returns what is certain. */
float survey_terms(Survey *survey, const RuleData *data, const Game *game, int me,
                   float terms[WEIGHTS]);

/* How many bits are set. */
static inline unsigned survey_ones(uint64_t bits)
{
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (unsigned)(bits * 0x0101010101010101 >> 56);
}

/* How hard it is to draw one of these classes, bit 1 << class, by a curve of RuleData. */
static inline int16_t survey_hard_of(const Survey *survey, uint64_t classes, const int16_t *curve)
{
    unsigned left = 0, players = survey->moment.player_count;
    for (int bit = 0; bit < COUNT_BITS; bit++)
        left += survey_ones(classes & survey->left[bit]) << bit;
    /* Each player draws a share of them only. */
    return curve[(2 * left + players - 1) / players];
}

/* How hard a cell that asks for `asks` is to fill. */
static inline int survey_hard(Survey *survey, uint8_t asks)
{
    int16_t *hard = &survey->hard_of[asks];
    if (*hard < 0)
        *hard = survey_hard_of(survey, survey->data->fitting[asks], survey->data->hard);
    return *hard;
}

/* The same, so that nothing stays open of what ends at its `side`. */
static inline int survey_cap(Survey *survey, uint8_t asks, Side side)
{
    int16_t *cap = &survey->cap_of[asks][side];
    if (*cap < 0)
        *cap = survey_hard_of(survey, survey->data->capping[asks][side], survey->data->hard_to_cap);
    return *cap;
}

static inline void area_add(Area *to, const Area *from)
{
    for (int i = 0; i < AREA_COUNTS; i++)
        to->n[i] = (uint8_t)(to->n[i] + from->n[i]);
    to->hard = (int16_t)(to->hard + from->hard);
    to->cap = (int16_t)(to->cap + from->cap);
    if (from->sole)
        to->sole = from->sole;
}

#endif
