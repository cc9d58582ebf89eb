/* Seated by simulated annealing: all figures and anchors of the tile move about at random, ever
 * less, and the order with the least lack of room wins. */
#include "placement.h"

#include "noise.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_GUESTS = MAX_FIGURES + 2 * MAX_ZONES, ROUNDS = 6, STEPS = 16000 };

static const float ANCHORS_APART = 0.34f; /* of the tile's side: two pieces side by side */
static const float FISH_APART = 0.28f;    /* so far that they are counted on the smallest tiles */
static const float HUT_ALONE = 0.16f;     /* nearer, the game would move it */
static const float HUT_DRY = 0.17f;       /* from the forest: no crown reaches so far over water */
static const float FISHER_DRY = 0.12f;
static const float PIECE_GROWN = 1.57f; /* as the game draws pieces on tiles of 64 pixels */

static const float INSET = 0.17f;       /* of a meeple's middle from the border, where it can be */
static const float MUCH_HIDDEN = 0.25f; /* as picture_hidden() counts */

/* A figure or, with figure < 0, the anchor of a zone. */
typedef struct Guest {
    int figure, zone;
    float room;           /* to other figures */
    float half_w, half_h; /* its picture, wished whole and uncovered */
    float shore;          /* to the edge of its zone */
    float border;         /* to the border of the tile */
    float dry;            /* to the nearest forest, wished by huts; 0: anything */
    bool hut;             /* of a river without a lake, apart from its fisher */
    bool wooded;          /* its zone is a forest */
    bool swims;           /* a fish */
    bool fixed;           /* by a hint */
    Vec2 at;
} Guest;

typedef struct Party {
    int count;
    bool seated; /* figures have their places: now pieces go out of their way */
    Guest guests[MAX_GUESTS];
    float *depth[MAX_ZONES]; /* distance to the edge of the zone, MASK_SIDE wide */
    float *forest;           /* distance to the nearest forest, likewise */
    Vec2 heart;              /* near the middle of the tile: what is in the open keeps to it */
} Party;

/* `room` must stay free round the pivot in all four turns; the picture reaches half_w and half_h
 * from it, and is kept whole and apart from others as far as the zone allows. */
typedef struct Kind {
    const char *name;
    int poses; /* 0: the name bears no number */
    float room, half_w, half_h;
} Kind;

static const Kind ANIMAL[ANIMALS] = {
    [MAMMOTH] = {"mammoth", 4, 0.14f, 0.195f, 0.165f},
    [AUROCHS] = {"aurochs", 4, 0.13f, 0.185f, 0.145f},
    [DEER] = {"deer", 6, 0.12f, 0.15f, 0.19f},
    [TIGER] = {"tiger", 4, 0.13f, 0.185f, 0.135f},
};
static const Kind POWER[POWERS] = {
    [POWER_LOGBOAT] = {"logboat", 0, 0.16f, 0.22f, 0.10f},
    [POWER_HUNTING_TRAP] = {"hunting-trap", 0, 0.17f, 0.23f, 0.21f},
    [POWER_SHAMAN] = {"shaman", 0, 0.15f, 0.14f, 0.21f},
    [POWER_PIT_TRAP] = {"pit-trap", 0, 0.17f, 0.24f, 0.17f},
    [POWER_WILDFIRE] = {"wildfire", 0, 0.20f, 0.21f, 0.20f},
    [POWER_RAFT] = {"raft", 0, 0.16f, 0.18f, 0.18f},
    [POWER_SHRINE] = {"shrine", 0, 0.20f, 0.20f, 0.21f},
};
static const Kind FIRE = {"fire", 0, 0.20f, 0.21f, 0.20f};
static const Kind FISH = {"fish", 6, 0.080f, 0.095f, 0.08f};
static const Kind MENHIR = {"menhir", 4, 0.14f, 0.14f, 0.18f};
static const Kind GOLD = {"gold", 2, 0.11f, 0.10f, 0.08f};
static const Kind MUSHROOMS = {"mushrooms", 1, 0.11f, 0.13f, 0.10f};
static const Kind VOLCANO = {"volcano", 0, 0.16f, 0.23f, 0.22f};

/* Pieces by the kind of zone they stand on: a hunter lies, a hut narrows upwards. */
static const struct {
    float half_w, half_h;
} PIECES[] = {
    [ZONE_MEADOW] = {0.155f, 0.105f},
    [ZONE_FOREST] = {0.115f, 0.140f},
    [ZONE_RIVER] = {0.135f, 0.150f},
    [ZONE_LAKE] = {0.135f, 0.150f},
};

/* The first half of an animal's poses looks to the right, the other to the left. Neighbouring
 * numbers look different ways, so that companions and tiles of the same zones differ. */
static int pose_of(const Kind *kind, int number)
{
    int half = kind->poses / 2;
    return half ? number % 2 * half + number / 2 % half : 0;
}

/* Adds `count` figures; the poses count on from `pose`. */
static void figures_add(Placement *placement, const Kind *kind, int pose, int count, int zone,
                        bool animal)
{
    for (int i = 0; i < count && placement->figure_count < MAX_FIGURES; i++) {
        Put *put = &placement->figures[placement->figure_count++];
        *put = (Put){.room = kind->room,
                     .half_w = kind->half_w,
                     .half_h = kind->half_h,
                     .zone = zone,
                     .animal = animal};
        if (kind->poses)
            snprintf(put->sprite, sizeof(put->sprite), "%s-%d", kind->name,
                     pose_of(kind, pose + i));
        else
            snprintf(put->sprite, sizeof(put->sprite), "%s", kind->name);
    }
}

static void figures_of_zone(Placement *placement, const Tile *tile, EditionId edition, int zone)
{
    const Zone *is = &tile->zones[zone];
    int pose = tile->number + 2 * zone / 3;
    bool first = edition == EDITION_FIRST;
    if (is->power)
        figures_add(placement, first && is->power == POWER_WILDFIRE ? &FIRE : &POWER[is->power], 0,
                    1, zone, false);
    for (int animal = 0; animal < ANIMALS; animal++)
        figures_add(placement, &ANIMAL[animal], pose + animal, is->animals[animal], zone, true);
    figures_add(placement, &FISH, pose, is->fish, zone, true);
    figures_add(placement, first ? &GOLD : &MENHIR, pose, is->go_again, zone, false);
    figures_add(placement, &MUSHROOMS, pose, is->mushrooms, zone, false);
    if (first && tile->stack == STACK_START && is->kind == ZONE_MEADOW && is->sides & 1 << NORTH)
        figures_add(placement, &VOLCANO, 0, 1, zone, false);
}

static int map_index(Vec2 p)
{
    int x = (int)(clampf(p.x, 0, 0.9999f) * MASK_SIDE),
        y = (int)(clampf(p.y, 0, 0.9999f) * MASK_SIDE);
    return y * MASK_SIDE + x;
}

static float depth_at(const Party *party, int zone, Vec2 p)
{
    return -party->depth[zone][map_index(p)];
}

static float lack_of(float wanted, float got)
{
    return got < wanted ? (wanted - got) * (wanted - got) : 0;
}

/* How much room guest `index` lacks at p; 0 is perfect. Anchors do not lack room beside one
 * another: a tile never bears more than one piece. */
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

/* How deep the upright pictures of two figures, `away` apart, overlap in the worst turn. */
static float pictures_overlap(const Guest *a, const Guest *b, Vec2 away)
{
    float w = a->half_w + b->half_w, h = a->half_h + b->half_h, dx = fabsf(away.x),
          dy = fabsf(away.y);
    float upright = fminf(w - dx, h - dy), turned = fminf(w - dy, h - dx);
    return fmaxf(fmaxf(upright, turned), 0);
}

/* How much of one side of `figure` a piece hides, if their middles are `away` apart along it. */
static float side_hidden(float piece, float figure, float away)
{
    float low = fmaxf(-figure, away - piece), high = fminf(figure, away + piece);
    return fmaxf(high - low, 0) / (2 * figure);
}

/* What a piece, as large as the game draws it on small tiles, hides of a figure: the squares of
 * the parts of its picture, summed over the turns. */
static float picture_hidden(const Guest *piece, const Guest *figure, Vec2 away)
{
    float w = PIECE_GROWN * piece->half_w, h = PIECE_GROWN * piece->half_h;
    float dx = fabsf(away.x), dy = fabsf(away.y);
    float upright = side_hidden(w, figure->half_w, dx) * side_hidden(h, figure->half_h, dy),
          turned = side_hidden(w, figure->half_w, dy) * side_hidden(h, figure->half_h, dx);
    return 2 * (upright * upright + turned * turned);
}

/* Mild wishes: to be seen whole, not cut by the border nor far out of the zone, nor hidden by a
 * piece; fish apart, to be counted; huts out in the open; and anchors apart from one another, since
 * all are shown at once to choose from. */
static float guest_wish(const Party *party, int index, Vec2 p)
{
    const Guest *guest = &party->guests[index];
    float longest = fmaxf(guest->half_w, guest->half_h),
          shortest = fminf(guest->half_w, guest->half_h);
    float border = fminf(fminf(p.x, 1 - p.x), fminf(p.y, 1 - p.y));
    float depth = depth_at(party, guest->zone, p);
    /* what stands in a forest stands deep in it */
    Vec2 out = guest->wooded ? vec2(0, 0) : vec2_sub(p, party->heart);
    float deep = guest->wooded ? 0.25f : 0.5f * (longest + shortest);
    float sum = 0.002f * vec2_dot(out, out) +
                (guest->figure >= 0 ? 0.25f : 0.03f) * lack_of(deep, depth) +
                (guest->figure >= 0 ? 0.90f : 0.44f) * lack_of(longest, border);
    if (guest->dry > 0)
        sum += 0.50f * lack_of(guest->dry, party->forest[map_index(p)]);
    for (int i = 0; i < party->count; i++) {
        const Guest *other = &party->guests[i];
        if (i == index)
            continue;
        if (guest->figure < 0 && other->figure < 0) {
            sum += 0.12f * lack_of(ANCHORS_APART, vec2_distance(p, other->at));
            if (guest->hut || other->hut)
                sum += 2.00f * lack_of(HUT_ALONE, vec2_distance(p, other->at));
            continue;
        }
        if (guest->swims && other->swims)
            sum += 0.30f * lack_of(FISH_APART, vec2_distance(p, other->at));
        Vec2 away = vec2_sub(p, other->at);
        if (guest->figure >= 0 && other->figure >= 0) {
            float overlap = pictures_overlap(guest, other, away);
            sum += 2.00f * overlap * overlap;
        } else {
            bool first = guest->figure < 0; /* who of the two is the piece */
            const Guest *piece = first ? guest : other, *figure = first ? other : guest;
            /* fish make room for huts in narrow waters, animals keep to the open */
            float weight = party->seated ? 0.018f : figure->swims ? 0.0008f : 0.0003f;
            sum += weight * picture_hidden(piece, figure, away);
        }
    }
    return sum;
}

/* What guest `index` would give to be elsewhere than at p: lack of room weighs far more than
 * wishes. */
static float guest_unease(const Party *party, int index, Vec2 p)
{
    return 40 * guest_lack(party, index, p) + guest_wish(party, index, p);
}

static float party_unease(const Party *party)
{
    float sum = 0;
    for (int i = 0; i < party->count; i++)
        sum += guest_unease(party, i, party->guests[i].at);
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

static void party_scatter(Party *party, Chance *chance)
{
    for (int i = 0; i < party->count; i++)
        if (!party->guests[i].fixed)
            party->guests[i].at = anywhere_in(party, party->guests[i].zone, chance);
}

static void party_anneal(Party *party, Chance *chance)
{
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
        float gain = guest_unease(party, index, guest->at) - guest_unease(party, index, p);
        if (gain >= 0 || chance_unit(chance) < expf(gain / (0.004f * heat * heat + 1e-7f)))
            guest->at = p;
    }
}

/* The best of some rounds. */
static void party_settle(Party *party, Chance *chance)
{
    Party best = *party;
    float least = 1e9f;
    for (int round = 0; round < ROUNDS; round++) {
        party_scatter(party, chance);
        party_anneal(party, chance);
        float unease = party_unease(party);
        if (unease < least) {
            least = unease;
            best = *party;
        }
    }
    *party = best;
}

static void party_add_piece(Party *party, int zone, ZoneKind kind, bool hut)
{
    party->guests[party->count++] = (Guest){.figure = -1,
                                            .zone = zone,
                                            .hut = hut,
                                            .room = ANCHOR_ROOM,
                                            .half_w = PIECES[kind].half_w,
                                            .half_h = PIECES[kind].half_h,
                                            .wooded = kind == ZONE_FOREST,
                                            .dry = hut || kind == ZONE_LAKE ? HUT_DRY
                                                   : kind == ZONE_RIVER     ? FISHER_DRY
                                                                            : 0,
                                            .shore = kind == ZONE_RIVER  ? 0.05f
                                                     : kind == ZONE_LAKE ? 0.052f
                                                                         : 0.08f,
                                            .border = kind == ZONE_RIVER ? 0.10f : 0.11f};
}

static void party_start(Party *party, const Placement *placement, const Tile *tile,
                        const uint8_t *map)
{
    memset(party, 0, sizeof(*party));
    for (int i = 0; i < placement->figure_count; i++) {
        const Put *put = &placement->figures[i];
        bool swims = tile->zones[put->zone].fish > 0 && put->animal;
        party->guests[party->count++] =
            (Guest){.figure = i,
                    .zone = put->zone,
                    .room = put->room,
                    .shore = swims ? put->half_w : put->room,
                    .border = fmaxf(put->half_w, put->half_h),
                    .half_w = put->half_w,
                    .half_h = put->half_h,
                    .swims = swims,
                    .wooded = tile->zones[put->zone].kind == ZONE_FOREST};
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
        party_add_piece(party, zone, kind, false);
        /* where a river runs into a lake, the lake's hut is shown for it */
        if (kind == ZONE_RIVER && tile->zones[zone].lake < 0)
            party_add_piece(party, zone, kind, true);
    }
    for (int i = 0; i < MASK_SIDE * MASK_SIDE; i++)
        inside[i] = tile->zones[map[i] - 1].kind == ZONE_FOREST;
    party->forest = memory_new(MASK_SIDE * MASK_SIDE, sizeof(float));
    distance_field(party->forest, inside, MASK_SIDE);
    free(inside);
}

static void party_fix_hints(Party *party, const Placement *placement, const TileHints *hints)
{
    for (const Hint *hint = NULL; (hint = hint_next(hints, HINT_FIGURE, -1, hint));) {
        for (int i = 0; i < party->count; i++) {
            Guest *guest = &party->guests[i];
            if (guest->figure < 0 || guest->fixed ||
                strncmp(placement->figures[guest->figure].sprite, hint->figure,
                        strlen(hint->figure)) != 0)
                continue;
            guest->at = hint->points[0].centre;
            guest->fixed = true;
            break;
        }
    }
    for (const Hint *hint = NULL; (hint = hint_next(hints, HINT_ANCHOR, -1, hint));) {
        for (int i = 0; i < party->count; i++) {
            Guest *guest = &party->guests[i];
            if (guest->figure >= 0 || guest->hut || guest->zone != hint->zone)
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
                 guest->figure >= 0 ? placement->figures[guest->figure].sprite : "the anchor",
                 guest->zone, (double)guest->at.x, (double)guest->at.y, (double)sqrtf(lack));
    }
    return fault;
}

/* Whether a piece may stand at p rather than where it was seated: it has room there, and hides no
 * figure more, nor much of one. */
static bool can_stand(const Party *party, int index, Vec2 p)
{
    const Guest *guest = &party->guests[index];
    if (guest_lack(party, index, p) > guest_lack(party, index, guest->at) + 1e-6f)
        return false;
    for (int i = 0; i < party->count; i++) {
        const Guest *other = &party->guests[i];
        if (other->figure < 0 && other->hut && vec2_distance(p, other->at) < HUT_ALONE)
            return false;
        if (other->figure >= 0 &&
            picture_hidden(guest, other, vec2_sub(p, other->at)) >
                fmaxf(MUCH_HIDDEN, picture_hidden(guest, other, vec2_sub(guest->at, other->at))))
            return false;
    }
    return true;
}

/* Where a meeple stands in the end: its seat, drawn in from the border as far as it may, so that it
 * lies over its own tile where the game draws it large. What grows keeps clear of the seat. */
static Vec2 stand_of(const Party *party, int index)
{
    enum { PARTS = 8 };
    Vec2 seat = party->guests[index].at;
    Vec2 inner = vec2(clampf(seat.x, INSET, 1 - INSET), clampf(seat.y, INSET, 1 - INSET));
    for (int part = PARTS; part > 0; part--) {
        Vec2 p = vec2_mix(seat, inner, (float)part / PARTS);
        if (can_stand(party, index, p))
            return p;
    }
    return seat;
}

const char *rooms_find(Placement *placement, const Tile *tile, EditionId edition,
                       const Layout *layout, const uint8_t *map, char reason[160])
{
    memset(placement, 0, sizeof(*placement));
    for (int zone = 0; zone < MAX_ZONES; zone++)
        if (tile->zones[zone].kind != ZONE_NONE)
            figures_of_zone(placement, tile, edition, zone);
    Party party;
    party_start(&party, placement, tile, map);
    party_fix_hints(&party, placement, layout->hints);
    Chance chance = chance_start(layout->seed + 77u + (uint32_t)edition);
    party.heart.x = chance_range(&chance, 0.36f, 0.64f);
    party.heart.y = chance_range(&chance, 0.36f, 0.64f);
    party_settle(&party, &chance);
    party.seated = true;
    for (int i = 0; i < party.count; i++)
        party.guests[i].fixed |= party.guests[i].figure >= 0;
    party_settle(&party, &chance);
    for (int i = 0; i < party.count; i++) {
        const Guest *guest = &party.guests[i];
        if (guest->figure >= 0) {
            Put *put = &placement->figures[guest->figure];
            put->at = guest->at;
            put->flat = strcmp(put->sprite, "pit-trap") == 0;
        } else {
            placement->anchored[guest->zone] = true;
            placement->huts[guest->zone] = guest->at;
            if (!guest->hut)
                placement->anchors[guest->zone] = guest->at;
            if (!guest->hut)
                placement->stands[guest->zone] = stand_of(&party, i);
        }
    }
    const char *fault = party_fault(&party, placement, reason);
    for (int zone = 0; zone < MAX_ZONES; zone++)
        free(party.depth[zone]);
    free(party.forest);
    return fault;
}
