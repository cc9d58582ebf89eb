/* Players with a character: one turn ahead, as people of one kind or another see it. They overlook
 * cells, count what can be seen for more than what may come, judge placements through a haze, and
 * love some things. All of a placement is seen or overlooked, and blurred alike, so that the piece
 * that belongs to it is not left out by chance. */
#ifndef AI_STYLES_H
#define AI_STYLES_H

#include "ai/ai.h"
#include "core/query.h"

enum {
    OVERLOOKED = 1000
}; /* points: taken from what is overlooked, so that it is the last resort */

typedef struct Style {
    float overlooks;    /* 0..1: the chance that a cell is not looked at */
    float sight;        /* 0..1: how much of what may come is seen; the points at hand always are */
    float haze;         /* points: standard deviation of what a placement seems to be worth */
    float doubt;        /* points: the same of each piece on it */
    float placing;      /* points more for any piece that stays, */
    float roles[ROLES]; /* for one of this kind, */
    float extra_turn;   /* for an extra turn, */
    float taking;       /* and for one whose forest is another's */
} Style;

/* Chooses for a level that has a style, or AI_TURN. Fills choice->candidates, best first. */
void styles_choose(const Ai *ai, const Game *sight, AiLevel level, Random *chance,
                   AiChoice *choice);

#endif
