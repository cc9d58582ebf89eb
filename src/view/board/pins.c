#include "view/board/pins.h"

#include <math.h>
#include <string.h>

#include "view/words/pieces.h"

enum { GRID = 24, ROUNDS = 4, BEASTS = 8 };

/* In tiles. */
#define RIM .1f    /* from the tile's edge a pin's middle is farther, if its area lets it */
#define DEEP .11f  /* as far from all other areas it is seen at a glance whose it is */
#define APART .21f /* of two pins, in x or in y */
#define MIDDLE .1f /* round the tile's middle all ways are alike */
#define ON_BEAST .1f

/* What a pin costs that is not so. */
#define SHALLOW .6f
#define CLOSE 2.f
#define ELSEWHERE 2.f /* for a quarter of a turn that it lies off its way */
#define HIDES .3f
#define AWAY .5f /* for a tile from where the piece is at home */

typedef struct Ground {
    int8_t zone[GRID][GRID];
    float depth[GRID][GRID]; /* tiles to the next area */
    Point beasts[BEASTS];
    int beast_count;
} Ground;

static Point middle_of(int square)
{
    return (Point){((float)(square % GRID) + .5f) / GRID, ((float)(square / GRID) + .5f) / GRID};
}

static float depth_from(const Ground *ground, int x, int y, int dx, int dy)
{
    int to_x = x + dx, to_y = y + dy;
    if (to_x < 0 || to_y < 0 || to_x >= GRID || to_y >= GRID)
        return 1; /* beyond the edge the area goes on */
    if (ground->zone[to_y][to_x] != ground->zone[y][x])
        return .5f / GRID;
    return ground->depth[to_y][to_x] + hypotf((float)dx, (float)dy) / GRID;
}

/* Each square's from those before it, and then from those behind it. */
static void find_depths(Ground *ground)
{
    static const int steps[][2] = {{-1, 0}, {0, -1}, {-1, -1}, {1, -1}};
    for (int i = 0; i < GRID * GRID; i++)
        ground->depth[i / GRID][i % GRID] = 1;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < GRID * GRID; i++) {
            int square = pass ? GRID * GRID - 1 - i : i, x = square % GRID, y = square / GRID;
            float *depth = &ground->depth[y][x];
            for (size_t s = 0; s < sizeof steps / sizeof *steps; s++) {
                int sign = pass ? -1 : 1;
                *depth =
                    fminf(*depth, depth_from(ground, x, y, sign * steps[s][0], sign * steps[s][1]));
            }
        }
}

static void list_beasts(const Pinned *pinned, Ground *ground)
{
    const AtlasTile *known = &pinned->atlas->tiles[pinned->edition][pinned->tile];
    for (uint32_t p = 0; p < known->put_count && ground->beast_count < BEASTS; p++) {
        const AtlasPut *put = &pinned->atlas->puts[known->first_put + p];
        int x, y;
        if (put->zone < 0)
            continue;
        atlas_turn(pinned->rotation, put->x, put->y, &x, &y);
        ground->beasts[ground->beast_count++] =
            (Point){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT};
    }
}

static void survey(const Pinned *pinned, Ground *ground)
{
    *ground = (Ground){.beast_count = 0};
    for (int i = 0; i < GRID * GRID; i++) {
        Point at = middle_of(i);
        ground->zone[i / GRID][i % GRID] = (int8_t)atlas_zone_at(
            pinned->atlas, pinned->edition, pinned->tile, pinned->rotation, at.x, at.y);
    }
    find_depths(ground);
    list_beasts(pinned, ground);
}

/* Quarters of a turn that a point lies off a way. */
static float off_way(Way way, Point at)
{
    float x = at.x - .5f, y = at.y - .5f, away = hypotf(x, y);
    if (way == WAY_MIDDLE)
        return fmaxf(0, away - MIDDLE) / MIDDLE;
    if (away < MIDDLE)
        return 1;
    float off = fabsf(remainderf(atan2f(x, -y) * 2 / 3.1415927f - (float)way / 2, 4));
    return fmaxf(0, off - .25f);
}

static float price_at(const Pinned *pinned, const Ground *ground, const Point *pins, int pin,
                      int square)
{
    Point at = middle_of(square), home = pinned->of[pin].home;
    float rim = fminf(fminf(at.x, at.y), fminf(1 - at.x, 1 - at.y));
    float price = SHALLOW * (1 - fminf(DEEP, ground->depth[square / GRID][square % GRID]) / DEEP);
    price += CLOSE * fmaxf(0, RIM - rim) / RIM + AWAY * hypotf(at.x - home.x, at.y - home.y);
    if (!pinned->of[pin].single)
        price += ELSEWHERE * off_way((Way)pinned->of[pin].way, at);
    for (int i = 0; i < (pin < pinned->shown ? pinned->shown : pinned->count); i++) {
        float apart = fmaxf(fabsf(pins[i].x - at.x), fabsf(pins[i].y - at.y));
        price += i == pin ? 0 : CLOSE * fmaxf(0, APART - apart) / APART;
    }
    for (int i = 0; i < ground->beast_count; i++)
        price +=
            hypotf(ground->beasts[i].x - at.x, ground->beasts[i].y - at.y) < ON_BEAST ? HIDES : 0;
    return price;
}

/* The best square of its area as the others lie now; where it has none, its piece's home. */
static Point best_place(const Pinned *pinned, const Ground *ground, const Point *pins, int pin)
{
    Point best = pinned->of[pin].home;
    float least = INFINITY;
    for (int square = 0; square < GRID * GRID; square++) {
        if (ground->zone[square / GRID][square % GRID] != pinned->of[pin].zone)
            continue;
        float price = price_at(pinned, ground, pins, pin, square);
        if (price < least) {
            least = price;
            best = middle_of(square);
        }
    }
    return best;
}

static Pinned pinned_of(const Atlas *atlas, const BoardView *board, const TableView *view)
{
    const TileSet *set = &view->edition->tiles;
    Pinned pinned;
    memset(&pinned, 0, sizeof pinned); /* is compared whole */
    pinned.atlas = atlas;
    pinned.edition = view->edition->rules.id;
    pinned.tile = set->tiles[view->placed->tile].number;
    pinned.rotation = view_turned(board, view->placed->rotation);
    pinned.shown = view->main_count;
    pinned.count = view->spot_count + view->refused_count;
    for (int i = 0; i < pinned.count; i++) {
        const Spot *spot = &view->spots[i];
        PieceKind kind = spot->role == ROLE_HUT ? PIECE_HUT : PIECE_MEEPLE;
        Point at = table_anchor_on_tile(atlas, view->edition, spot->node, kind);
        int x, y;
        atlas_turn(pinned.rotation, (int)lrintf(at.x * ATLAS_UNIT), (int)lrintf(at.y * ATLAS_UNIT),
                   &x, &y);
        pinned.of[i].zone = set->node[spot->node].zone;
        pinned.of[i].way = spot->way;
        pinned.of[i].single = spot->single || i >= pinned.shown;
        pinned.of[i].home = (Point){(float)x / ATLAS_UNIT, (float)y / ATLAS_UNIT};
    }
    return pinned;
}

static void find_places(const Pinned *pinned, Point pins[MAX_SPOTS])
{
    Ground ground;
    survey(pinned, &ground);
    for (int i = 0; i < pinned->count; i++)
        pins[i] = pinned->of[i].home;
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < pinned->count; i++)
            pins[i] = best_place(pinned, &ground, pins, i);
}

bool pins_known(const Atlas *atlas, const TableView *view)
{
    const Tile *tile = &view->edition->tiles.tiles[view->placed->tile];
    return atlas_zone_at(atlas, view->edition->rules.id, tile->number, 0, .5f, .5f) >= 0;
}

void pins_place(const Atlas *atlas, const BoardView *board, const PinsUi *last, TableView *view)
{
    PinsUi *pins = &view->pins;
    Rect cell = view_cell(board, view->placed->cell.x, view->placed->cell.y);
    pins->known = pinned_of(atlas, board, view);
    if (memcmp(&last->known, &pins->known, sizeof pins->known) == 0)
        *pins = *last;
    else
        find_places(&pins->known, pins->at);
    for (int i = 0; i < pins->known.count; i++)
        view->spots[i].at = view_board_point(
            board, (Point){cell.x + pins->at[i].x * cell.w, cell.y + pins->at[i].y * cell.h});
}

void pins_keep(PinsUi *pins, const TableView *view)
{
    if (view->pins.known.atlas)
        *pins = view->pins;
}
