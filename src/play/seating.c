#include "play/seating.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/random.h"
#include "core/utf8.h"

enum { SEED_DIGITS = 16 };

/* The seat that has the colour, or -1. */
static int holder(const Seating *seating, Colour colour)
{
    for (int i = 0; i < seating->count; i++)
        if (seating->seats[i].colour == colour)
            return i;
    return -1;
}

/* Red and blue first: the two that differ most to every eye. */
Colour seating_free_colour(const Seating *seating)
{
    static const Colour order[COLOURS] = {RED, BLUE, GREEN, YELLOW, VIOLET};
    for (int i = 0; i < COLOURS; i++)
        if (holder(seating, order[i]) < 0)
            return order[i];
    return COLOURS;
}

/* A new seat's name, for a record; the screen may say it in its own language. */
static void name_given(SeatKind kind, int number, char name[SEATING_NAME_BYTES])
{
    static const char *const names[SEAT_KINDS] = {
        [SEAT_AI_EASY] = "The Cub",       [SEAT_AI_GATHERER] = "The Gatherer",
        [SEAT_AI_FISHER] = "The Fisher",  [SEAT_AI_NORMAL] = "The Hunter",
        [SEAT_AI_SHAMAN] = "The Shaman",  [SEAT_AI_HARD] = "The Elder",
        [SEAT_AI_AUROCHS] = "The Aurochs"};
    if (kind == SEAT_HUMAN)
        snprintf(name, SEATING_NAME_BYTES, "Player %d", number);
    else if (number == 1)
        snprintf(name, SEATING_NAME_BYTES, "%s", names[kind]);
    else
        snprintf(name, SEATING_NAME_BYTES, "%s %d", names[kind], number);
}

static bool name_taken(const Seating *seating, int seat)
{
    for (int i = 0; i < seating->count; i++)
        if (i != seat && strcmp(seating->seats[i].name, seating->seats[seat].name) == 0)
            return true;
    return false;
}

int seating_given(SeatKind kind, const char *name)
{
    char given[SEATING_NAME_BYTES];
    for (int number = 1; number <= 2 * MAX_PLAYERS; number++) {
        name_given(kind, number, given);
        if (strcmp(name, given) == 0)
            return number;
    }
    return 0;
}

/* A name that nobody else has; people are numbered by their places, computers of a kind from 1. */
static void give_name(Seating *seating, int seat)
{
    SeatPlan *plan = &seating->seats[seat];
    int number = plan->kind == SEAT_HUMAN ? seat : 0;
    do
        name_given((SeatKind)plan->kind, ++number, plan->name);
    while (name_taken(seating, seat));
    plan->typed = false;
}

static bool is_numbered(const SeatPlan *plan)
{
    return plan->kind != SEAT_HUMAN && !plan->typed;
}

/* Of computers of a kind the first in turn has the lowest number, which is the shortest name in any
 * language: the one without a number. */
static void order_names(Seating *seating)
{
    for (int i = 0; i < seating->count; i++)
        for (int k = i + 1; k < seating->count; k++) {
            SeatPlan *first = &seating->seats[i], *later = &seating->seats[k], moved = *first;
            size_t length = strlen(first->name), other = strlen(later->name);
            if (!is_numbered(first) || !is_numbered(later) || first->kind != later->kind ||
                other > length || (other == length && strcmp(first->name, later->name) < 0))
                continue;
            memcpy(first->name, later->name, sizeof first->name);
            memcpy(later->name, moved.name, sizeof moved.name);
        }
}

/* Names that were given to computers have the lowest number that is free. */
static void number_names(Seating *seating)
{
    for (int i = 0; i < seating->count; i++)
        if (is_numbered(&seating->seats[i]))
            give_name(seating, i);
    order_names(seating);
}

bool seating_add(Seating *seating)
{
    if (seating->count == MAX_PLAYERS)
        return false;
    SeatPlan seat = {.colour = (uint8_t)seating_free_colour(seating), .kind = SEAT_HUMAN};
    seating->seats[seating->count++] = seat;
    give_name(seating, seating->count - 1);
    return true;
}

void seating_seat(Seating *seating, int seat, SeatKind kind)
{
    SeatPlan *plan = &seating->seats[seat];
    bool changes = plan->kind != kind;
    plan->kind = (uint8_t)kind;
    if (changes && !plan->typed)
        give_name(seating, seat);
    number_names(seating);
}

void seating_alone(Seating *seating, SeatKind kind)
{
    int person = 0;
    while (person < seating->count - 1 && seating->seats[person].kind != SEAT_HUMAN)
        person++;
    seating->seats[0] = seating->seats[person];
    seating->seats[0].start = 0;
    seating->count = 1;
    seating->seed[0] = '\0';
    seating_seat(seating, 0, SEAT_HUMAN);
    if (seating_check_name(seating, 0) != SEATING_OK)
        give_name(seating, 0);
    seating_add(seating);
    seating_seat(seating, 1, kind);
}

int seating_people(const Seating *seating)
{
    int people = 0;
    for (int i = 0; i < seating->count; i++)
        people += seating->seats[i].kind == SEAT_HUMAN;
    return people;
}

void seating_init(Seating *seating)
{
    *seating = (Seating){.by_lot = true, .edition = EDITION_SECOND};
    while (seating->count < MIN_PLAYERS)
        seating_add(seating);
}

void seating_remember(Seating *seating, const Setup *setup)
{
    seating->edition = setup->edition;
    seating->help = setup->help;
    seating->count = setup->player_count;
    for (int i = 0; i < seating->count; i++) {
        const Seat *seat = &setup->seats[i];
        SeatPlan *plan = &seating->seats[i];
        *plan = (SeatPlan){.colour = seat->colour, .kind = seat->kind, .start = seat->start};
        plan->typed = !seating_given((SeatKind)seat->kind, seat->name);
        snprintf(plan->name, sizeof plan->name, "%s", seat->name);
    }
}

bool seating_remove(Seating *seating, int seat)
{
    if (seating->count == MIN_PLAYERS)
        return false;
    seating->count--;
    memmove(&seating->seats[seat], &seating->seats[seat + 1],
            sizeof seating->seats[0] * (size_t)(seating->count - seat));
    number_names(seating);
    return true;
}

bool seating_move(Seating *seating, int seat, int by)
{
    int other = seat + by;
    if (other < 0 || other >= seating->count)
        return false;
    SeatPlan moved = seating->seats[seat];
    seating->seats[seat] = seating->seats[other];
    seating->seats[other] = moved;
    order_names(seating);
    return true;
}

void seating_next_colour(Seating *seating, int seat)
{
    uint8_t old = seating->seats[seat].colour;
    int step = 1;
    while (step < COLOURS && holder(seating, (Colour)((old + step) % COLOURS)) >= 0)
        step++;
    if (step == COLOURS) { /* all are taken: change with whoever has the next */
        step = 1;
        seating->seats[holder(seating, (Colour)((old + step) % COLOURS))].colour = old;
    }
    seating->seats[seat].colour = (uint8_t)((old + step) % COLOURS);
}

void seating_next_start(Seating *seating, int seat)
{
    enum { STEP = 10, MOST = 30 };
    uint8_t *start = &seating->seats[seat].start;
    *start = (uint8_t)(*start < MOST ? (*start / STEP + 1) * STEP : 0);
}

SeatingFault seating_check_name(const Seating *seating, int seat)
{
    size_t size = strlen(seating->seats[seat].name);
    if (!utf8_quotable(seating->seats[seat].name, size))
        return SEATING_NAME_UNFIT;
    return size < MAX_NAME ? SEATING_OK : SEATING_NAME_TOO_LONG;
}

SeatingFault seating_check_seed(const Seating *seating)
{
    size_t size = strlen(seating->seed);
    if (strspn(seating->seed, "0123456789abcdefABCDEF") < size)
        return SEATING_SEED_NOT_HEX;
    return size <= SEED_DIGITS ? SEATING_OK : SEATING_SEED_TOO_LONG;
}

bool seating_ready(const Seating *seating)
{
    for (int i = 0; i < seating->count; i++)
        if (seating_check_name(seating, i) != SEATING_OK)
            return false;
    return seating_check_seed(seating) == SEATING_OK;
}

void seating_setup(const Seating *seating, uint64_t chance, Setup *setup)
{
    assert(seating_ready(seating)); /* no name is cut */
    Random random = random_from(chance);
    uint64_t seed = random_next(&random);
    int first = (int)random_below(&random, (uint32_t)seating->count);
    *setup = (Setup){.edition = seating->edition,
                     .help = seating->help,
                     .player_count = (uint8_t)seating->count,
                     .seeded = true,
                     .seed = *seating->seed ? strtoull(seating->seed, NULL, 16) : seed};
    Seating turned = *seating;
    for (int i = 0; i < seating->count; i++)
        turned.seats[i] = seating->seats[(i + (seating->by_lot ? first : 0)) % seating->count];
    order_names(&turned);
    for (int i = 0; i < seating->count; i++) {
        const SeatPlan *plan = &turned.seats[i];
        setup->seats[i] = (Seat){.colour = plan->colour, .kind = plan->kind, .start = plan->start};
        utf8_print(setup->seats[i].name, sizeof setup->seats[i].name, "%s", plan->name);
    }
}
