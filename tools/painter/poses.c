/* Where a piece stands on each tile, turned each way. From its anchor it moves a little, and where
 * the land is too narrow for it a hunter lies the other way, or the piece becomes smaller. A hut
 * gives way where fisher and hut of one river have the same anchor. Huts are seated one after the
 * other, each where it stands on its own water if that can be, and has room. */
#include "poses.h"
#include "image.h"
#include "play/terminal.h"

#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <view/board/draw.h>
#include <view/kit/paint.h>

#define NEAR .14f /* closer than this one piece hides the other, in tiles */

typedef struct Anchors {
    Point meeple[MAX_ZONES], hut[MAX_ZONES];
    bool seated[MAX_ZONES]; /* huts */
} Anchors;

/* Where the tables name no anchor: between the sides that the zone touches. */
static Point plain_anchor(const Zone *zone)
{
    static const float x[SIDES] = {.5f, .9f, .5f, .1f}, y[SIDES] = {.1f, .5f, .9f, .5f};
    Point sum = {.5f, .5f};
    float count = 1;
    for (int side = 0; side < SIDES; side++)
        if (zone->sides >> side & 1) {
            sum.x += x[side];
            sum.y += y[side];
            count++;
        }
    return (Point){sum.x / count, sum.y / count};
}

/* A piece has its middle at least so far within the tile, whatever is known of its land. */
#define INSET .18f

static Point within(Point at)
{
    return (Point){fmaxf(INSET, fminf(at.x, 1 - INSET)), fmaxf(INSET, fminf(at.y, 1 - INSET))};
}

static Point known_anchor(const AtlasTile *known, const Zone *zone, const int16_t *anchor)
{
    if (known->overlay < 0 || anchor[0] < 0)
        return within(plain_anchor(zone));
    return within((Point){(float)anchor[0] / ATLAS_UNIT, (float)anchor[1] / ATLAS_UNIT});
}

/* How far a place is from the nearest piece that may stand on the tile. */
static float room_at(const Tile *tile, const Anchors *anchors, Point at)
{
    float room = 1;
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        if (zone->kind != ZONE_NONE && zone->kind != ZONE_LAKE)
            room = fminf(room, hypotf(anchors->meeple[z].x - at.x, anchors->meeple[z].y - at.y));
        if (anchors->seated[z])
            room = fminf(room, hypotf(anchors->hut[z].x - at.x, anchors->hut[z].y - at.y));
    }
    return room;
}

/* The best of many places round `at`. */
static Point seat_beside(const Atlas *atlas, EditionId edition, const Tile *tile,
                         const Anchors *anchors, int zone, Point at)
{
    enum { DIRECTIONS = 16, DISTANCES = 3 };
    float best = -1;
    Point chosen = at;
    for (int i = 0; i < DIRECTIONS * DISTANCES; i++) {
        float angle = (float)(i % DIRECTIONS) * 6.2831853f / DIRECTIONS;
        float distance = .18f + .04f * (float)(i / DIRECTIONS);
        Point place = {at.x + distance * cosf(angle), at.y + distance * sinf(angle)};
        if (place.x < INSET || place.x > 1 - INSET || place.y < INSET || place.y > 1 - INSET)
            continue;
        bool own = atlas_zone_at(atlas, edition, tile->number, 0, place.x, place.y) == zone;
        float worth = fminf(room_at(tile, anchors, place), .2f) + (own ? .05f : 0);
        if (worth > best) {
            best = worth;
            chosen = place;
        }
    }
    return chosen;
}

/* Seats huts until the zone's own is: those after it do not matter to it. */
static Point seat_hut(const Atlas *atlas, EditionId edition, const Tile *tile, int zone)
{
    const AtlasTile *known = &atlas->tiles[edition][tile->number];
    Anchors anchors = {0};
    for (int z = 0; z < MAX_ZONES; z++)
        anchors.meeple[z] = known_anchor(known, &tile->zones[z], known->meeple[z]);
    for (int lakes = 1; lakes >= 0; lakes--) /* lakes first: they have no fisher to give way to */
        for (int z = 0; z < MAX_ZONES && !anchors.seated[zone]; z++) {
            if (tile->zones[z].kind != (lakes ? ZONE_LAKE : ZONE_RIVER))
                continue;
            Point at = known_anchor(known, &tile->zones[z], known->hut[z]);
            anchors.hut[z] = room_at(tile, &anchors, at) < NEAR
                                 ? seat_beside(atlas, edition, tile, &anchors, z, at)
                                 : at;
            anchors.seated[z] = true;
        }
    return anchors.hut[zone];
}

/* A piece on a turned tile, and the pose that is found for it; lengths in tiles, of the tile as it
 * lies. */
typedef struct Pose {
    const Atlas *atlas;
    EditionId edition;
    int tile, rotation;
    uint16_t zones;  /* its land: bit per zone number */
    uint16_t waters; /* likewise, for a hut: all that it is joined with on the tile */
    Role role;
    Point anchor;
    Point at;
    float size;
    bool turned;
} Pose;

enum { SAMPLES = 5, SIZES = 3, BEASTS = 16 };

static const float sizes[SIZES] = {1, .85f, .7f};

/* Of every hut: at that size one stands beside the fish of a lake and leaves free what joins it. */
#define HUT_SIZE .69f

/* The squares along a side by which a tile is looked at for where waters join. */
enum { GRAIN = 32 };

/* What it costs to be smaller, by one of these sizes; to lie the other way; and, for a tile, to be
 * away from the anchor: in parts of the piece that stand on its land. */
typedef struct Prices {
    float smaller, turned, away;
    float step; /* tiles between the places that are tried */
    int steps;  /* to every side of the anchor */
} Prices;

static const Prices plain = {.1f, .1f, .45f, .06f, 2},
                    aside = {.12f, .2f, .35f, .06f, 7}, /* where it would hide a animal there */
    afloat = {.25f, .2f, .35f, .04f, 10};               /* likewise on water, which is narrow */

/* And to hide an animal or fish: on water, which is narrow, a fisher may rather, who is soon gone,
 * than a hut, whose fish are counted at the end. */
#define HIDING .8f
#define HIDING_BY_FISHER .2f
#define HIDING_BY_HUT 1.8f
#define HIDING_A_JOIN .75f /* of that: a little of it tells enough */

/* So much of a hut is to stand on its water, as it is seen from near too; what is missing costs. */
#define WET .3f
#define CLOSE .7f /* of its box */
#define DRY 4

/* That the middle of a fisher or hut is not over its water, so that it seems to stand beside it. */
#define ASTRAY 2

#define AIR .1f    /* of a box: in its corners there is nothing of the piece */
#define ENOUGH .7f /* on its land so much of a piece stands well */
#define SEEN .1f   /* a animal of which no more is hidden is seen */

/* A piece that looks for its place; lengths in tiles, of the tile as it is seen. */
typedef struct Search {
    const Pose *piece;
    Rect box; /* round the pivot, at full size */
    const Prices *prices;
    bool water; /* every river is narrower than a piece: small ones gain there by what they leave
                   free */
    bool hut;
    Rect beasts[BEASTS]; /* the tile's animals and fish; behind them where waters join */
    int beast_count, first_join;
} Search;

/* Tiles that a piece is drawn for, to those that it is drawn on, when its place is looked for: as
 * on a board seen late in a game (view/board/stand.c). */
#define USUAL 1.5f

typedef struct Place {
    Point at;
    float size, worth;
    bool turned;
} Place;

/* What a sprite covers round its pivot, in tiles that it is drawn for. */
static Rect box_of(const Atlas *atlas, Role role)
{
    return board_sprite_rect(atlas, board_piece_sprite(role, (Colour)0), (Point){0, 0}, 1);
}

static Rect quarter(Rect box)
{
    return (Rect){-box.y - box.h, box.x, box.h, box.w};
}

static Rect scaled(Rect box, float by)
{
    return (Rect){box.x * by, box.y * by, box.w * by, box.h * by};
}

/* Whether a point of the tile lies on the piece's own land, or the zones are not known. */
static bool is_own(const Search *search, Point at)
{
    int zone = atlas_zone_at(search->piece->atlas, search->piece->edition, search->piece->tile,
                             search->piece->rotation, at.x, at.y);
    return zone < 0 || search->piece->zones >> zone & 1;
}

/* The part of a box on the tile that lies on the piece's own land; 1 where the zones are not known.
 */
static float own_part(const Search *search, Rect box)
{
    int own = 0;
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        float x = AIR + (1 - 2 * AIR) * ((float)(i % SAMPLES) + .5f) / SAMPLES;
        float y = AIR + (1 - 2 * AIR) * ((float)(i / SAMPLES) + .5f) / SAMPLES;
        own += is_own(search, (Point){box.x + x * box.w, box.y + y * box.h});
    }
    return fminf(ENOUGH, (float)own / (SAMPLES * SAMPLES));
}

/* What counts on its lake as fish do. */
static bool is_vessel(const Search *search, const AtlasPut *put)
{
    const char *name = search->piece->atlas->sprites[put->sprite].name;
    return search->hut && (strcmp(name, "raft") == 0 || strcmp(name, "logboat") == 0);
}

/* The bodies of the tile's animals and fish, and for a hut the vessels. */
static void list_beasts(Search *search)
{
    const AtlasTile *known =
        &search->piece->atlas->tiles[search->piece->edition][search->piece->tile];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
        const AtlasPut *put = &search->piece->atlas->puts[known->first_put + p];
        if ((put->zone < 0 && !is_vessel(search, put)) || search->beast_count == BEASTS)
            continue;
        int x, y;
        atlas_turn(search->piece->rotation, put->x, put->y, &x, &y);
        Rect box =
            board_sprite_rect(search->piece->atlas, search->piece->atlas->sprites[put->sprite].name,
                              (Point){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT}, 1);
        search->beasts[search->beast_count++] = (Rect){
            box.x + AIR * box.w, box.y + AIR * box.h, (1 - 2 * AIR) * box.w, (1 - 2 * AIR) * box.h};
    }
}

/* Where waters of the hut's land meet, as if fish were there: seen, it tells that they are one. */
static void list_joins(Search *search)
{
    Rect joins[2 * MAX_ZONES] = {{0}}; /* by the sum of both zones */
    int before[GRAIN] = {0}, zones = 0;
    for (int i = 0; i < GRAIN * GRAIN; i++) {
        const Pose *piece = search->piece;
        float x = ((float)(i % GRAIN) + .5f) / GRAIN, y = ((float)(i / GRAIN) + .5f) / GRAIN;
        int zone = atlas_zone_at(piece->atlas, piece->edition, piece->tile, piece->rotation, x, y);
        zone = zone >= 0 && piece->waters >> zone & 1 ? zone : -1;
        for (int k = 0; k < 2 && i >= GRAIN; k++) {
            int other = k == 0 ? before[i % GRAIN] : i % GRAIN > 0 ? zones : -1;
            if (zone < 0 || other < 0 || other == zone)
                continue;
            Rect *join = &joins[zone + other];
            float right = fmaxf(x, join->x + join->w), foot = fmaxf(y, join->y + join->h);
            join->x = join->w > 0 ? fminf(x, join->x) : x;
            join->y = join->w > 0 ? fminf(y, join->y) : y;
            join->w = fmaxf(1.f / GRAIN, right - join->x);
            join->h = fmaxf(1.f / GRAIN, foot - join->y);
        }
        before[i % GRAIN] = zones = zone;
    }
    for (int i = 0; i < 2 * MAX_ZONES; i++)
        if (joins[i].w > 0 && search->beast_count < BEASTS)
            search->beasts[search->beast_count++] = joins[i];
}

/* How much of animals the box hides: 1 for a whole one. A hut, which cannot but lie on some of a
 * full lake, rather hides a little of many than one. */
static float hidden_part(const Search *search, Rect box)
{
    float hidden = 0;
    for (int i = 0; i < search->beast_count; i++) {
        const Rect *beast = &search->beasts[i];
        float part = rect_overlap(box, *beast) / (beast->w * beast->h);
        float weight = i < search->first_join ? 1 : HIDING_A_JOIN;
        hidden += search->hut ? weight * part * part * part : part;
    }
    return hidden;
}

static float held(float value, float least, float most)
{
    return least > most ? (least + most) / 2 : fmaxf(least, fminf(value, most));
}

static Rect box_at(Rect box, Point at)
{
    return (Rect){at.x + box.x, at.y + box.y, box.w, box.h};
}

/* What it costs that a fisher or hut would stand on the bank. */
static float price_of_bank(const Search *search, Rect box, Point at, float own)
{
    if (!search->water)
        return 0;
    if (!is_own(search, at))
        return ASTRAY;
    if (!search->hut)
        return 0;
    return DRY * fmaxf(0, WET - fminf(own, own_part(search, box_at(scaled(box, CLOSE), at))));
}

/* The best place for the box, which costs `as.worth`. */
static void try_box(const Search *search, Rect box, Place as, Place *best)
{
    int steps = search->prices->steps;
    float step = search->prices->step;
    float hiding = search->hut ? HIDING_BY_HUT : search->water ? HIDING_BY_FISHER : HIDING;
    int side = 2 * steps + 1;
    for (int i = 0; i < side * side; i++) {
        float dx = step * (float)(i % side - steps), dy = step * (float)(i / side - steps);
        Point at = {held(search->piece->anchor.x + dx, -box.x, 1 - box.x - box.w),
                    held(search->piece->anchor.y + dy, -box.y, 1 - box.y - box.h)};
        float price = as.worth + hiding * hidden_part(search, box_at(box, at)) +
                      search->prices->away *
                          hypotf(at.x - search->piece->anchor.x, at.y - search->piece->anchor.y);
        if (ENOUGH - price <= best->worth)
            continue;
        float own = own_part(search, box_at(box, at));
        float worth = own - price - price_of_bank(search, box, at, own);
        if (worth > best->worth)
            *best = (Place){at, as.size, worth, as.turned};
    }
}

/* Where it stands well as near to its anchor as it can, it stays as it is. */
static Place find(Search *search, bool lies)
{
    Rect box = search->box;
    Point near = {held(search->piece->anchor.x, -box.x, 1 - box.x - box.w),
                  held(search->piece->anchor.y, -box.y, 1 - box.y - box.h)};
    Place best = {near, search->hut ? HUT_SIZE : 1, -INFINITY, false};
    bool hides = hidden_part(search, box_at(box, near)) > SEEN;
    if (!hides && own_part(search, box_at(box, near)) >= ENOUGH)
        return best;
    bool astray = search->water && !is_own(search, near);
    const Prices *prices = search->prices = !hides && !astray ? &plain
                                            : search->water   ? &afloat
                                                              : &aside;
    for (int i = 0; i < (search->hut || (search->water && !astray) ? 1 : SIZES); i++)
        for (int turned = 0; turned < (lies ? 2 : 1); turned++) {
            float price = prices->smaller * (float)i + prices->turned * (float)turned;
            try_box(search, scaled(turned ? quarter(box) : box, sizes[i]),
                    (Place){{0, 0}, search->hut ? HUT_SIZE : sizes[i], price, turned}, &best);
        }
    return best;
}

/* Looks for the place. */
static void find_place(Pose *piece)
{
    Search search = {.piece = piece,
                     .box = scaled(box_of(piece->atlas, piece->role), USUAL),
                     .water = piece->role == ROLE_FISHER || piece->role == ROLE_HUT,
                     .hut = piece->role == ROLE_HUT};
    if (search.hut)
        search.box = scaled(search.box, HUT_SIZE);
    list_beasts(&search);
    search.first_join = search.beast_count;
    if (search.hut)
        list_joins(&search);
    Place place = find(&search, piece->role == ROLE_HUNTER);
    piece->at = place.at;
    piece->size = place.size;
    piece->turned = place.turned;
}

/* All of a tile's waters that one is joined with there: its lake, and what flows into that. */
static uint16_t waters_of(const Tile *tile, int zone)
{
    int lake = tile->zones[zone].kind == ZONE_LAKE ? zone : tile->zones[zone].lake;
    uint16_t waters = (uint16_t)(1u << zone);
    for (int z = 0; lake >= 0 && z < MAX_ZONES; z++)
        if (z == lake || (tile->zones[z].kind == ZONE_RIVER && tile->zones[z].lake == lake))
            waters |= (uint16_t)(1u << z);
    return waters;
}

/* A hut stands as well on the lake that its river ends in. */
static uint16_t zones_of(const Tile *tile, int zone, Role role)
{
    int lake = role == ROLE_HUT ? tile->zones[zone].lake : -1;
    return (uint16_t)(1u << zone | (lake >= 0 ? 1u << lake : 0));
}

/* A tile of the painted land. */
typedef struct Painted {
    const Atlas *atlas;
    const TileSet *set;
    EditionId edition;
    const Tile *tile;
} Painted;

static void write_pose(FILE *file, const Painted *painted, int zone, bool hut, int rotation,
                       const int anchor[2])
{
    const Tile *tile = painted->tile;
    Piece piece = {.kind = hut ? PIECE_HUT : PIECE_MEEPLE, .node = tile->zones[zone].node};
    Role role = piece_role(painted->set, piece);
    int x, y;
    atlas_turn(rotation, anchor[0], anchor[1], &x, &y);
    Pose pose = {.atlas = painted->atlas,
                 .edition = painted->edition,
                 .tile = tile->number,
                 .rotation = rotation,
                 .zones = zones_of(tile, zone, role),
                 .waters = waters_of(tile, zone),
                 .role = role,
                 .anchor = {(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT}};
    find_place(&pose);
    fprintf(file, " %.9g %.9g %.9g %d", (double)pose.at.x, (double)pose.at.y, (double)pose.size,
            pose.turned);
}

static void write_piece(FILE *file, const Painted *painted, int zone, bool hut)
{
    const Tile *tile = painted->tile;
    const AtlasTile *known = &painted->atlas->tiles[painted->edition][tile->number];
    Point at = hut ? seat_hut(painted->atlas, painted->edition, tile, zone)
                   : known_anchor(known, &tile->zones[zone], known->meeple[zone]);
    const int anchor[2] = {(int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT)};
    fprintf(file, "pose %d %s %d %d", zone, hut ? "hut" : "meeple", anchor[0], anchor[1]);
    for (int rotation = 0; rotation < 4; rotation++)
        write_pose(file, painted, zone, hut, rotation, anchor);
    fputc('\n', file);
}

static void write_tile(FILE *file, const Painted *painted)
{
    fprintf(file, "poses %s %d\n", ruleset_of(painted->edition)->word, painted->tile->number);
    for (int zone = 0; zone < MAX_ZONES; zone++) {
        ZoneKind kind = (ZoneKind)painted->tile->zones[zone].kind;
        if (kind != ZONE_NONE)
            write_piece(file, painted, zone, false);
        if (kind == ZONE_RIVER || kind == ZONE_LAKE)
            write_piece(file, painted, zone, true);
    }
}

/* The bytes of a file, with a zero behind them; ends the program where it cannot be read. */
static char *read_whole(const char *directory, const char *name, size_t *size)
{
    enum { MOST = 1 << 22 };
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        terminal_line(stderr, "aurochs-paint: cannot read %s", path);
        exit(EXIT_FAILURE);
    }
    char *text = memory_new(MOST + 1, 1);
    *size = fread(text, 1, MOST, file);
    fclose(file);
    return text;
}

static bool table_read(Atlas *atlas, const char *directory, const char *name)
{
    size_t size;
    char *text = read_whole(directory, name, &size);
    AtlasError error;
    bool read = atlas_read(atlas, "", text, size, &error);
    if (!read)
        terminal_line(stderr, "aurochs-paint: %s:%d: %s", name, error.line, error.reason);
    free(text);
    return read;
}

/* A mask's page: a zone number + 1 a byte. */
static png_bytep page_read(const char *directory, const AtlasPage *page)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", directory, page->file);
    png_image png = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&png, path))
        return NULL;
    png.format = PNG_FORMAT_GRAY;
    png_bytep bytes = memory_new(PNG_IMAGE_SIZE(png), 1);
    return png_image_finish_read(&png, NULL, bytes, 0, NULL) ? bytes : NULL;
}

static bool masks_read(Atlas *atlas, const char *directory)
{
    png_bytep *pages = memory_new(atlas->page_count, sizeof *pages);
    for (size_t i = 0; i < atlas->overlay_count; i++) {
        AtlasOverlay *overlay = &atlas->overlays[i];
        int page = overlay->mask.page;
        if (page < 0)
            continue;
        pages[page] = pages[page] ? pages[page] : page_read(directory, &atlas->pages[page]);
        if (!pages[page]) {
            terminal_line(stderr, "aurochs-paint: cannot read %s", atlas->pages[page].file);
            return false;
        }
        uint8_t *zones = memory_new(MASK_SIDE * MASK_SIDE, 1);
        for (int y = 0; y < MASK_SIDE; y++)
            memcpy(zones + y * MASK_SIDE,
                   pages[page] + (overlay->mask.y + y) * atlas->pages[page].width + overlay->mask.x,
                   MASK_SIDE);
        overlay->zones = zones;
    }
    return true;
}

/* What is read stays in memory until the program ends. */
bool poses_find(const char *source, const char *directory)
{
    static const char *const tiles[EDITIONS] = {"assets/tiles/second-edition.txt",
                                                "assets/tiles/first-edition.txt"};
    static Atlas atlas;
    static TileSet set;
    char path[1024];
    atlas_init(&atlas);
    if (!table_read(&atlas, directory, "figures.txt") ||
        !table_read(&atlas, directory, "atlas.txt") || !masks_read(&atlas, directory))
        return false;
    snprintf(path, sizeof path, "%s/poses.txt", directory);
    FILE *file = fopen(path, "wb");
    if (!file) {
        terminal_line(stderr, "aurochs-paint: cannot write %s", path);
        return false;
    }
    fputs("aurochs-atlas 1\n", file);
    for (int edition = 0; edition < EDITIONS; edition++) {
        size_t size;
        TileSetError error;
        char *text = read_whole(source, tiles[edition], &size);
        if (!tileset_parse(text, size, &set, &error)) {
            terminal_line(stderr, "aurochs-paint: %s:%d: %s", tiles[edition], error.line,
                          error.reason);
            return false;
        }
        for (int i = 0; i < set.tile_count; i++)
            if (atlas.tiles[edition][set.tiles[i].number].overlay >= 0)
                write_tile(file, &(Painted){&atlas, &set, (EditionId)edition, &set.tiles[i]});
    }
    if (fclose(file) == 0)
        return true;
    terminal_line(stderr, "aurochs-paint: cannot write %s", path);
    return false;
}
