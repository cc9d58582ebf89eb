#include "view/board/animals.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "view/board/draw.h"

static int animal_of(const char *sprite)
{
    static const char *const words[ANIMALS] = {"mammoth", "aurochs", "deer", "tiger"};
    for (int a = 0; a < ANIMALS; a++)
        if (strncmp(sprite, words[a], strlen(words[a])) == 0)
            return a;
    return ANIMALS;
}

static const Site *trap_of(const TableView *view, Lit lit)
{
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        const Tile *tile = &view->edition->tiles.tiles[site->tile];
        uint16_t zones = tile->power == POWER_PIT_TRAP ? lit_zones(view, site->tile, lit) : 0;
        for (int z = 0; z < MAX_ZONES; z++)
            if (zones >> z & 1 && tile->zones[z].power == POWER_PIT_TRAP)
                return site;
    }
    return NULL;
}

/* The zone whose power, or with `marks` whose menhir, this figure is, or -1. */
static int figure_zone(const Terms *terms, const Tile *tile, const char *sprite, bool marks)
{
    bool is_mark = strncmp(sprite, terms->mark_sprites, strlen(terms->mark_sprites)) == 0;
    for (int z = 0; z < MAX_ZONES; z++) {
        const char *figure = terms->power_sprites[tile->zones[z].power];
        if ((figure && strcmp(figure, sprite) == 0) ||
            (marks && is_mark && tile->zones[z].go_again))
            return z;
    }
    return -1;
}

Point figure_place(const Site *site, const AtlasPut *put)
{
    int x, y;
    atlas_turn(site->rotation, put->x, put->y, &x, &y);
    return (Point){(float)site->cell.x + (float)x / ATLAS_UNIT,
                   (float)site->cell.y + (float)y / ATLAS_UNIT};
}

static void add_put(const Atlas *atlas, const Site *site, const AtlasPut *put, Figures *figures)
{
    if (figures->count < MAX_FIGURES)
        figures->items[figures->count++] =
            (Figure){site, put, atlas->sprites[put->sprite].name, figure_place(site, put)};
}

/* Whether figure_zone may find anything on the tile: on most it would look in vain. */
static bool has_figures(const Terms *terms, const Tile *tile, bool marks)
{
    bool any = false;
    for (int z = 0; z < MAX_ZONES; z++)
        any |= terms->power_sprites[tile->zones[z].power] || (marks && tile->zones[z].go_again);
    return any;
}

void figures_of_area(const TableView *view, Lit lit, bool marks, Figures *figures)
{
    figures->count = 0;
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        const Tile *tile = &view->edition->tiles.tiles[site->tile];
        const AtlasTile *known = &view->atlas->tiles[view->edition->rules.id][tile->number];
        uint16_t zones = lit_zones(view, site->tile, lit);
        bool any = zones && has_figures(view->terms, tile, marks);
        for (uint32_t p = 0; zones && known->overlay >= 0 && p < known->put_count; p++) {
            const AtlasPut *put = &view->atlas->puts[known->first_put + p];
            const char *sprite = view->atlas->sprites[put->sprite].name;
            int zone = any && put->zone < 0 && !put->flat
                           ? figure_zone(view->terms, tile, sprite, marks)
                           : put->zone;
            if (zone >= 0 && zones >> zone & 1)
                add_put(view->atlas, site, put, figures);
        }
    }
}

/* Whether it is one of the figures that count or tell something, and no plant. */
static bool is_figure(const Terms *terms, const AtlasPut *put, const char *sprite)
{
    static const char *const others[] = {"mushrooms", "volcano"};
    bool is =
        put->zone >= 0 || strncmp(sprite, terms->mark_sprites, strlen(terms->mark_sprites)) == 0;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        is |= strncmp(sprite, others[i], strlen(others[i])) == 0;
    for (int power = 0; power < POWERS; power++)
        is |= terms->power_sprites[power] && strcmp(sprite, terms->power_sprites[power]) == 0;
    return is;
}

void figures_of_tile(const TableView *view, const Site *site, Figures *figures)
{
    figures->count = 0;
    const Tile *tile = &view->edition->tiles.tiles[site->tile];
    const AtlasTile *known = &view->atlas->tiles[view->edition->rules.id][tile->number];
    for (uint32_t p = 0; known->overlay >= 0 && p < known->put_count; p++) {
        const AtlasPut *put = &view->atlas->puts[known->first_put + p];
        if (is_figure(view->terms, put, view->atlas->sprites[put->sprite].name))
            add_put(view->atlas, site, put, figures);
    }
}

Rect figure_rect(const TableView *view, const Figure *figure)
{
    return board_sprite_rect(view->atlas, figure->sprite, point_seen(view, figure->at),
                             view->board.tile);
}

int animals_list(const TableView *view, Lit lit, LandAnimal animals[MAX_LAND_ANIMALS])
{
    const Site *trap = trap_of(view, lit);
    int count = 0;
    Figures figures;
    figures_of_area(view, lit, false, &figures);
    for (int i = 0; i < figures.count && count < MAX_LAND_ANIMALS; i++) {
        const Figure *figure = &figures.items[i];
        const Site *site = figure->site;
        if (figure->put->zone < 0)
            continue;
        uint16_t node = view->edition->tiles.tiles[site->tile].zones[figure->put->zone].node;
        animals[count++] = (LandAnimal){
            .at = figure->at,
            .sprite = figure->sprite,
            .kind = animal_of(figure->sprite),
            .covered = game_covered(view->game, node),
            .doubled = trap && site != trap && abs(site->cell.x - trap->cell.x) <= 1 &&
                       abs(site->cell.y - trap->cell.y) <= 1,
        };
    }
    return count;
}

/* Those that would count twice last: tigers take the deer farther from the trap first
 * (rulings 16). */
void animals_feed(LandAnimal *animals, int count, int prey)
{
    for (int t = 0; t < count && prey > 0; t++) {
        if (animals[t].kind != TIGER || animals[t].covered)
            continue;
        int nearest = -1;
        float best = INFINITY;
        for (int d = 0; d < count; d++) {
            if (animals[d].kind != DEER || animals[d].covered || animals[d].taken)
                continue;
            float distance =
                hypotf(animals[d].at.x - animals[t].at.x, animals[d].at.y - animals[t].at.y) +
                (animals[d].doubled ? 1000 : 0);
            if (distance < best) {
                best = distance;
                nearest = d;
            }
        }
        if (nearest < 0)
            return;
        animals[nearest].taken = true;
        animals[nearest].taker = t;
        prey--;
    }
}
