/* Seated by simulated annealing: all figures and anchors of the tile move about at random, ever less,
 * and the order with the least lack of room wins. */
#include "placement.h"

#include "noise.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_GUESTS = MAX_FIGURES + MAX_ZONES, ROUNDS = 6, STEPS = 5000 };

/* A figure or, with figure < 0, the anchor of a zone. */
typedef struct Guest {
    int figure, zone;
    float room;   /* to other figures */
    float shore;  /* to the edge of its zone */
    float border; /* to the border of the tile */
    bool fixed;   /* by a hint */
    Vec2 at;
} Guest;

typedef struct Party {
    int count;
    Guest guests[MAX_GUESTS];
    float *depth[MAX_ZONES]; /* distance to the edge of the zone, MASK_SIDE wide */
} Party;

static void figure_add(Placement *placement, const char *sprite, int zone, float room, bool animal)
{
    if (placement->figure_count == MAX_FIGURES)
        return;
    Put *put = &placement->figures[placement->figure_count++];
    *put = (Put){.room = room, .zone = zone, .animal = animal};
    snprintf(put->sprite, sizeof(put->sprite), "%s", sprite);
}

static void figures_add_kind(Placement *placement, const char *kind, int poses, int first, int count, int zone,
                             float room)
{
    for (int i = 0; i < count; i++) {
        char sprite[24];
        snprintf(sprite, sizeof(sprite), "%s-%d", kind, (first + i) % poses);
        figure_add(placement, sprite, zone, room, true);
    }
}

static void figures_of_zone(Placement *placement, const Tile *tile, EditionId edition, int zone)
{
    static const struct { const char *name; int poses; float room; } ANIMAL[ANIMALS] = {
        [MAMMOTH] = {"mammoth", 1, 0.15f}, [AUROCHS] = {"aurochs", 1, 0.14f},
        [DEER] = {"deer", 3, 0.12f},       [TIGER] = {"tiger", 1, 0.14f}};
    static const struct { const char *name; float room; } POWER[POWERS] = {
        [POWER_LOGBOAT] = {"logboat", 0.16f}, [POWER_HUNTING_TRAP] = {"hunting-trap", 0.17f},
        [POWER_SHAMAN] = {"shaman", 0.15f},   [POWER_PIT_TRAP] = {"pit-trap", 0.17f},
        [POWER_WILDFIRE] = {"wildfire", 0.20f}, [POWER_RAFT] = {"raft", 0.16f},
        [POWER_SHRINE] = {"shrine", 0.20f}};
    const Zone *is = &tile->zones[zone];
    int number = tile->number;
    if (is->power)
        figure_add(placement, is->power == POWER_WILDFIRE && edition == EDITION_FIRST ? "fire" : POWER[is->power].name,
                   zone, POWER[is->power].room, false);
    for (int animal = 0; animal < ANIMALS; animal++)
        figures_add_kind(placement, ANIMAL[animal].name, ANIMAL[animal].poses, number, is->animals[animal], zone,
                         ANIMAL[animal].room);
    figures_add_kind(placement, "fish", 3, number, is->fish, zone, 0.085f);
    if (is->go_again) {
        char sprite[24];
        snprintf(sprite, sizeof(sprite), edition == EDITION_FIRST ? "gold-%d" : "menhir-%d",
                 number % (edition == EDITION_FIRST ? 2 : 4));
        figure_add(placement, sprite, zone, edition == EDITION_FIRST ? 0.11f : 0.14f, false);
    }
    for (int i = 0; i < is->mushrooms; i++)
        figure_add(placement, "mushrooms-0", zone, 0.11f, false);
    if (edition == EDITION_FIRST && tile->stack == STACK_START && is->kind == ZONE_MEADOW && is->sides & 1 << NORTH)
        figure_add(placement, "volcano", zone, 0.16f, false);
}

static float depth_at(const Party *party, int zone, Vec2 p)
{
    int x = (int)(clampf(p.x, 0, 0.9999f) * MASK_SIDE), y = (int)(clampf(p.y, 0, 0.9999f) * MASK_SIDE);
    return -party->depth[zone][y * MASK_SIDE + x];
}

static float lack_of(float wanted, float got)
{
    return got < wanted ? (wanted - got) * (wanted - got) : 0;
}

/* How much room guest `index` lacks at p; 0 is perfect. Anchors do not crowd one another: a tile never
 * bears more than one piece. */
static float guest_lack(const Party *party, int index, Vec2 p)
{
    const Guest *guest = &party->guests[index];
    float border = fminf(fminf(p.x, 1 - p.x), fminf(p.y, 1 - p.y));
    float depth = depth_at(party, guest->zone, p);
    float lack = 4 * lack_of(guest->shore, depth) + 4 * lack_of(guest->border, border);
    for (int i = 0; i < party->count; i++) {
        const Guest *other = &party->guests[i];
        if (i != index && (guest->figure >= 0 || other->figure >= 0))
            lack += lack_of(guest->room + other->room, vec2_distance(p, other->at));
    }
    return lack;
}

/* A mild wish: deep in the zone, figures more than anchors. Far smaller than any lack. */
static float guest_wish(const Party *party, int index, Vec2 p)
{
    const Guest *guest = &party->guests[index];
    float border = fminf(fminf(p.x, 1 - p.x), fminf(p.y, 1 - p.y));
    float depth = fminf(depth_at(party, guest->zone, p), border);
    return -0.004f * fminf(depth, guest->shore * 1.35f);
}

static float party_lack(const Party *party, bool wishes)
{
    float sum = 0;
    for (int i = 0; i < party->count; i++)
        sum += guest_lack(party, i, party->guests[i].at)
             + (wishes ? guest_wish(party, i, party->guests[i].at) : 0);
    return sum;
}

static Vec2 anywhere_in(const Party *party, int zone, Chance *chance)
{
    Vec2 best = vec2(0.5f, 0.5f);
    for (int i = 0; i < 40; i++) {
        Vec2 p = vec2(chance_unit(chance), chance_unit(chance));
        if (i == 0 || depth_at(party, zone, p) > depth_at(party, zone, best))
            best = p;
        if (i > 6 && depth_at(party, zone, best) > 0)
            break;
    }
    return best;
}

static void party_anneal(Party *party, Chance *chance)
{
    for (int i = 0; i < party->count; i++)
        if (!party->guests[i].fixed)
            party->guests[i].at = anywhere_in(party, party->guests[i].zone, chance);
    for (int step = 0; step < STEPS; step++) {
        float heat = 1 - (float)step / STEPS;
        int index = chance_below(chance, party->count);
        Guest *guest = &party->guests[index];
        if (guest->fixed)
            continue;
        float reach = 0.004f + 0.25f * heat * heat;
        Vec2 p = chance_unit(chance) < 0.15f * heat
                     ? anywhere_in(party, guest->zone, chance)
                     : vec2(guest->at.x + chance_range(chance, -reach, reach),
                            guest->at.y + chance_range(chance, -reach, reach));
        float gain = guest_lack(party, index, guest->at) + guest_wish(party, index, guest->at)
                   - guest_lack(party, index, p) - guest_wish(party, index, p);
        if (gain >= 0 || chance_unit(chance) < expf(gain / (0.0008f * heat * heat + 1e-7f)))
            guest->at = p;
    }
}

static void party_start(Party *party, const Placement *placement, const Tile *tile, const uint8_t *map)
{
    memset(party, 0, sizeof(*party));
    for (int i = 0; i < placement->figure_count; i++) {
        const Put *put = &placement->figures[i];
        party->guests[party->count++] = (Guest){
            .figure = i, .zone = put->zone, .room = put->room, .shore = put->room, .border = put->room};
    }
    uint8_t *inside = memory_new(MASK_SIDE * MASK_SIDE, 1);
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        ZoneKind kind = (ZoneKind)tile->zones[zone].kind;
        if (kind == ZONE_NONE)
            continue;
        party->depth[zone] = memory_new(MASK_SIDE * MASK_SIDE, sizeof(float));
        for (int i = 0; i < MASK_SIDE * MASK_SIDE; i++)
            inside[i] = map[i] == zone + 1;
        distance_field(party->depth[zone], inside, MASK_SIDE);
        party->guests[party->count++] = (Guest){
            .figure = -1, .zone = zone, .room = ANCHOR_ROOM,
            .shore = kind == ZONE_RIVER ? 0.05f : kind == ZONE_LAKE ? 0.07f : 0.08f,
            .border = kind == ZONE_RIVER ? 0.10f : 0.11f};
    }
    free(inside);
}

static void party_fix_hints(Party *party, const Placement *placement, const TileHints *hints)
{
    for (const Hint *hint = NULL; (hint = hint_next(hints, HINT_FIGURE, -1, hint));) {
        for (int i = 0; i < party->count; i++) {
            Guest *guest = &party->guests[i];
            if (guest->figure < 0 || guest->fixed
                || strncmp(placement->figures[guest->figure].sprite, hint->figure, strlen(hint->figure)) != 0)
                continue;
            guest->at = hint->points[0].centre;
            guest->fixed = true;
            break;
        }
    }
    for (const Hint *hint = NULL; (hint = hint_next(hints, HINT_ANCHOR, -1, hint));) {
        for (int i = 0; i < party->count; i++) {
            Guest *guest = &party->guests[i];
            if (guest->figure >= 0 || guest->zone != hint->zone)
                continue;
            guest->at = hint->points[0].centre;
            guest->fixed = true;
        }
    }
}

/* Names the guest that lacks most, if any lacks more than one can see. */
static const char *party_fault(const Party *party, const Placement *placement, char reason[160])
{
    const float SLACK = 0.012f;
    float worst = SLACK * SLACK;
    const char *fault = NULL;
    for (int i = 0; i < party->count; i++) {
        const Guest *guest = &party->guests[i];
        float lack = guest_lack(party, i, guest->at);
        if (lack <= worst)
            continue;
        worst = lack;
        fault = reason;
        snprintf(reason, 160, "%s of zone %d lacks room at %.2f %.2f (%.3f)",
                 guest->figure >= 0 ? placement->figures[guest->figure].sprite : "the anchor", guest->zone,
                 (double)guest->at.x, (double)guest->at.y, (double)sqrtf(lack));
    }
    return fault;
}

const char *rooms_find(Placement *placement, const Tile *tile, EditionId edition, const Layout *layout,
                       const uint8_t *map, char reason[160])
{
    memset(placement, 0, sizeof(*placement));
    for (int zone = 0; zone < MAX_ZONES; zone++)
        if (tile->zones[zone].kind != ZONE_NONE)
            figures_of_zone(placement, tile, edition, zone);
    Party party, best;
    party_start(&party, placement, tile, map);
    party_fix_hints(&party, placement, layout->hints);
    Chance chance = chance_start(layout->seed + 77u + (uint32_t)edition);
    float least = 1e9f;
    for (int round = 0; round < ROUNDS; round++) {
        party_anneal(&party, &chance);
        float lack = party_lack(&party, true);
        if (lack < least) {
            least = lack;
            best = party;
        }
    }
    for (int i = 0; i < best.count; i++) {
        const Guest *guest = &best.guests[i];
        if (guest->figure >= 0) {
            Put *put = &placement->figures[guest->figure];
            put->at = guest->at;
            put->flip = put->animal && tile->zones[put->zone].fish > 0 && chance_unit(&chance) < 0.5f;
            put->flat = strcmp(put->sprite, "pit-trap") == 0;
        } else {
            placement->anchored[guest->zone] = true;
            placement->anchors[guest->zone] = guest->at;
        }
    }
    const char *fault = party_fault(&best, placement, reason);
    for (int zone = 0; zone < MAX_ZONES; zone++)
        free(party.depth[zone]);
    return fault;
}
