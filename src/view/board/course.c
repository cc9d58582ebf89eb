#include "view/board/course.h"

#include <math.h>
#include <string.h>

#include "view/board/draw.h"

/* The water is walked over in squares, FLOW_SIDE to a tile; a step to the side and one across weigh
 * as their lengths do, nearly. */
enum { SQUARES = FLOW_SIDE * FLOW_SIDE, ASIDE = 5, ACROSS = 7, UNKNOWN = -1, DRY = -2 };

/* The ways beyond the banks are taken from the water beside: light is soft there. */
enum { BANK_SQUARES = 3 };

typedef struct Water {
    const Course *course;
    int8_t at[2 * MAX_COORDINATE + 1]
             [2 * MAX_COORDINATE + 1]; /* tile of the course by cell, or -1 */
    int32_t far[MAX_TILES * SQUARES];  /* from where it was walked from; UNKNOWN, DRY */
    int32_t queue[MAX_TILES * SQUARES];
    bool waits[MAX_TILES * SQUARES]; /* in the queue */
} Water;

ZoneKind course_kind(const TableView *view, uint16_t node)
{
    const TileSet *set = &view->edition->tiles;
    return (ZoneKind)set->tiles[set->node[node].tile].zones[set->node[node].zone].kind;
}

Rect course_cell(const BoardView *board, const CourseTile *tile)
{
    float side = (float)board->tile;
    return (Rect){board->origin.x + (float)tile->seen.x * side,
                  board->origin.y + (float)tile->seen.y * side, side, side};
}

Point course_pixel(const BoardView *board, const CourseTile *tile, float x, float y)
{
    Rect cell = course_cell(board, tile);
    return (Point){cell.x + x * cell.w, cell.y + y * cell.h};
}

bool course_covers(const Atlas *atlas, const TableView *view, const CourseTile *tile, float x,
                   float y)
{
    const Tile *of = &view->edition->tiles.tiles[tile->seen.tile];
    int zone = atlas_zone_at(atlas, view->edition->rules.id, of->number, tile->seen.rotation, x, y);
    return zone >= 0 && tile->zones >> zone & 1;
}

static int square_of(float part)
{
    int square = (int)(part * FLOW_SIDE);
    return square < 0 ? 0 : square > FLOW_SIDE - 1 ? FLOW_SIDE - 1 : square;
}

float course_at(const CourseTile *tile, float x, float y)
{
    return (float)tile->way[square_of(y) * FLOW_SIDE + square_of(x)] / 255;
}

static void list_tiles(const BoardView *board, const TableView *view, uint16_t node, Course *course)
{
    course->count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        Lit lit = {node, false};
        uint16_t zones = lit_zones(view, site->tile, lit);
        if (!zones)
            continue;
        CourseTile *tile = &course->tiles[course->count++];
        tile->site = site;
        tile->seen = board_tile(board, site->tile, site->cell, site->rotation);
        tile->zones = zones | lit_lakes(view, site->tile, lit);
    }
}

/* By the sum of both places, which grows to the south-east. */
static void lead_gust(Course *course)
{
    int least = 2 * MAX_COORDINATE, most = -least;
    for (int i = 0; i < course->count; i++) {
        int sum = course->tiles[i].seen.x + course->tiles[i].seen.y;
        least = sum < least ? sum : least;
        most = sum > most ? sum : most;
    }
    for (int i = 0; i < course->count; i++) {
        CourseTile *tile = &course->tiles[i];
        float from = (float)(tile->seen.x + tile->seen.y - least);
        for (int s = 0; s < SQUARES; s++) {
            float sum = from + (float)(s % FLOW_SIDE + s / FLOW_SIDE + 1) / FLOW_SIDE;
            tile->way[s] = (uint8_t)(255 * sum / (float)(most - least + 2));
        }
    }
}

static void fill_water(const Atlas *atlas, const TableView *view, Water *water)
{
    memset(water->at, UNKNOWN, sizeof water->at);
    for (int i = 0; i < water->course->count; i++) {
        const CourseTile *tile = &water->course->tiles[i];
        water->at[tile->seen.y + MAX_COORDINATE][tile->seen.x + MAX_COORDINATE] = (int8_t)i;
        for (int s = 0; s < SQUARES; s++) {
            float x = ((float)(s % FLOW_SIDE) + .5f) / FLOW_SIDE;
            float y = ((float)(s / FLOW_SIDE) + .5f) / FLOW_SIDE;
            water->far[i * SQUARES + s] = course_covers(atlas, view, tile, x, y) ? UNKNOWN : DRY;
        }
    }
}

/* The square beside another one, on the next tile where it has one there; or -1. */
static int beside(const Water *water, int square, int dx, int dy)
{
    int index = square / SQUARES, s = square % SQUARES;
    int x = s % FLOW_SIDE + dx, y = s / FLOW_SIDE + dy;
    if (x < 0 || y < 0 || x >= FLOW_SIDE || y >= FLOW_SIDE) {
        const BoardTile *seen = &water->course->tiles[index].seen;
        int column = seen->x + MAX_COORDINATE + (x < 0 ? -1 : x >= FLOW_SIDE);
        int row = seen->y + MAX_COORDINATE + (y < 0 ? -1 : y >= FLOW_SIDE);
        if (column < 0 || row < 0 || column > 2 * MAX_COORDINATE || row > 2 * MAX_COORDINATE)
            return -1;
        index = water->at[row][column];
        x = (x + FLOW_SIDE) % FLOW_SIDE;
        y = (y + FLOW_SIDE) % FLOW_SIDE;
    }
    return index < 0 ? -1 : index * SQUARES + y * FLOW_SIDE + x;
}

/* Says of all water how far it is from one square. */
static void walk(Water *water, int from)
{
    int all = water->course->count * SQUARES, first = 0, count = 1;
    for (int i = 0; i < all; i++)
        water->far[i] = water->far[i] == DRY ? DRY : UNKNOWN;
    memset(water->waits, 0, (size_t)all * sizeof *water->waits);
    water->far[from] = 0;
    water->queue[0] = from;
    while (count > 0) {
        int square = water->queue[first];
        first = (first + 1) % all;
        count--;
        water->waits[square] = false;
        for (int way = 0; way < 9; way++) {
            int dx = way % 3 - 1, dy = way / 3 - 1;
            int next = beside(water, square, dx, dy);
            int far = water->far[square] + (dx && dy ? ACROSS : ASIDE);
            if (next < 0 || water->far[next] == DRY ||
                (water->far[next] != UNKNOWN && water->far[next] <= far))
                continue;
            water->far[next] = far;
            if (!water->waits[next]) {
                water->queue[(first + count++) % all] = next;
                water->waits[next] = true;
            }
        }
    }
}

/* Whether a river of the tile begins there: on one side it leaves the tile, and at its other end
 * there is no lake. */
static bool has_spring(const TableView *view, const CourseTile *tile)
{
    const Tile *of = &view->edition->tiles.tiles[tile->seen.tile];
    for (int z = 0; z < MAX_ZONES; z++)
        if (tile->zones >> z & 1 && of->zones[z].kind == ZONE_RIVER && of->zones[z].ends == 1 &&
            of->zones[z].lake < 0)
            return true;
    return false;
}

/* The farthest square of all, and of those of tiles with a spring where there is one. */
static int farthest(const TableView *view, const Water *water)
{
    int best = 0, most = -1;
    for (int i = 0; i < water->course->count; i++) {
        int ahead = has_spring(view, &water->course->tiles[i]) ? 1 << 24 : 0;
        for (int s = i * SQUARES; s < (i + 1) * SQUARES; s++)
            if (water->far[s] >= 0 && water->far[s] + ahead > most) {
                most = water->far[s] + ahead;
                best = s;
            }
    }
    return best;
}

/* Some square of the water: of the tile laid last, if it has any. */
static int mouth(const TableView *view, const Water *water)
{
    int found = -1;
    for (int i = 0; i < water->course->count; i++)
        for (int s = i * SQUARES; s < (i + 1) * SQUARES; s++)
            if (water->far[s] != DRY &&
                (found < 0 || water->course->tiles[i].site == view->placed)) {
                found = s;
                break;
            }
    return found;
}

static void spread_to_banks(Water *water)
{
    int all = water->course->count * SQUARES;
    for (int pass = 0; pass < BANK_SQUARES; pass++) {
        memcpy(water->queue, water->far, (size_t)all * sizeof *water->far);
        for (int s = 0; s < all; s++) {
            int32_t sum = 0, count = 0;
            for (int way = 0; water->queue[s] < 0 && way < 9; way++) {
                int next = beside(water, s, way % 3 - 1, way / 3 - 1);
                if (next >= 0 && water->queue[next] >= 0) {
                    sum += water->queue[next];
                    count++;
                }
            }
            if (count > 0)
                water->far[s] = sum / count;
        }
    }
}

static void lead_light(const Atlas *atlas, const TableView *view, Course *course)
{
    Water water = {.course = course};
    int32_t most = 1;
    fill_water(atlas, view, &water);
    int from = mouth(view, &water);
    if (from < 0) { /* no masks are loaded */
        lead_gust(course);
        return;
    }
    walk(&water, from);
    walk(&water, farthest(view, &water));
    for (int s = 0; s < course->count * SQUARES; s++)
        most = water.far[s] > most ? water.far[s] : most;
    spread_to_banks(&water);
    for (int s = 0; s < course->count * SQUARES; s++)
        course->tiles[s / SQUARES].way[s % SQUARES] =
            water.far[s] < 0 ? 0 : (uint8_t)(255 * water.far[s] / most);
}

void course_make(const Atlas *atlas, const BoardView *board, const TableView *view, uint16_t node,
                 Course *course)
{
    course->node = node;
    list_tiles(board, view, node, course);
    if (course_kind(view, node) == ZONE_FOREST)
        lead_gust(course);
    else
        lead_light(atlas, view, course);
}
