/* A game being arranged: who sits where, in which colour, who begins, which edition. What a Setup
 * is made of once a person says start; until then names and seed may be what no Setup may hold, and
 * seating_check_name and seating_check_seed say so. */
#ifndef PLAY_SEATING_H
#define PLAY_SEATING_H

#include "core/setup.h"

enum {
    SEATING_NAME_BYTES =
        96, /* a name while it is edited, its NUL included: more than a Seat holds */
    SEATING_SEED_BYTES = 24, /* likewise: more than the 16 digits of a seed */
};

typedef struct SeatPlan {
    uint8_t colour; /* Colour, no two seats the same */
    uint8_t kind;   /* SeatKind: a person, or which computer */
    uint8_t start;  /* points that the seat begins with */
    bool typed;     /* the name was given by hand; else it follows the kind */
    char name[SEATING_NAME_BYTES];
} SeatPlan;

typedef struct Seating {
    int count; /* MIN_PLAYERS..MAX_PLAYERS */
    SeatPlan seats[MAX_PLAYERS];
    bool by_lot;                   /* who begins; else the first seat */
    uint8_t edition;               /* EditionId */
    uint8_t help;                  /* Help */
    char seed[SEATING_SEED_BYTES]; /* hexadecimal; empty: by chance */
} Seating;

typedef enum SeatingFault {
    SEATING_OK,
    SEATING_NAME_TOO_LONG, /* of `seat` */
    SEATING_NAME_UNFIT, /* of `seat`: a quotation mark, a control character, bytes that are no UTF-8
                         */
    SEATING_SEED_NOT_HEX,
    SEATING_SEED_TOO_LONG,
    SEATING_FAULTS
} SeatingFault;

/* Two seats, second edition, first player by lot, seed by chance. */
void seating_init(Seating *seating);

/* Takes edition, help, seats, colours, names and who sits there over from a game that was played;
 * not its seed. */
void seating_remember(Seating *seating, const Setup *setup);

/* A person more, in a colour that nobody has, named after the place; false where all are taken. */
bool seating_add(Seating *seating);

/* Who sits there from now on. A name that was not typed follows: "Player 2", "The Cub", and for a
 * second one "The Cub 2", which is "The Cub" again once there is no other. */
void seating_seat(Seating *seating, int seat, SeatKind kind);

/* The number in a name that seating_add or seating_seat has given; 0 for any other name. */
int seating_given(SeatKind kind, const char *name);

/* Makes it a game of two: the first person, with name and colour, and a computer, from 0 points on.
 * What is not fit to start, a name or a seed, is put right. */
void seating_alone(Seating *seating, SeatKind kind);

/* How many seats are people's. */
int seating_people(const Seating *seating);

/* False where only MIN_PLAYERS sit. Names of others follow as in seating_seat. */
bool seating_remove(Seating *seating, int seat);

/* Changes places with the seat before (-1) or after (1); false at the ends. */
bool seating_move(Seating *seating, int seat, int by);

/* The next colour that nobody has, round and round; with all seats taken the next of all, and
 * whoever has it gets this seat's. */
void seating_next_colour(Seating *seating, int seat);

/* The next of the points that a seat may begin with: 0, 10, 20, 30, and 0 again. */
void seating_next_start(Seating *seating, int seat);

/* The colour that seating_add would give, or COLOURS. */
Colour seating_free_colour(const Seating *seating);

/* What is wrong with one seat's name, or with the seed; SEATING_OK. */
SeatingFault seating_check_name(const Seating *seating, int seat);
SeatingFault seating_check_seed(const Seating *seating);
bool seating_ready(const Seating *seating);

/* The setup of a seating that is ready. `chance` are 64 random bits, from which lot and seed are
 * drawn. */
void seating_setup(const Seating *seating, uint64_t chance, Setup *setup);

#endif
