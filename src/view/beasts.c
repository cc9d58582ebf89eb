#include "beasts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "board_draw.h"

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

int beasts_list(const Atlas *atlas, const TableView *view, Lit lit, Beast beasts[MAX_BEASTS])
{
    int count = 0;
    const Site *trap = trap_of(view, lit);
    for (int i = 0; i < view->game->placed_count; i++) {
        const Site *site = game_site_of_tile(view->game, view->game->placed[i]);
        const Tile *tile = &view->edition->tiles.tiles[site->tile];
        const AtlasTile *known = &atlas->tiles[view->edition->rules.id][tile->number];
        uint16_t zones = lit_zones(view, site->tile, lit);
        for (uint32_t p = 0; zones && known->overlay >= 0 && p < known->put_count; p++) {
            const AtlasPut *put = &atlas->puts[known->first_put + p];
            int x, y;
            if (put->zone < 0 || !(zones >> put->zone & 1) || count == MAX_BEASTS)
                continue;
            atlas_turn(site->rotation, put->x, put->y, &x, &y);
            beasts[count++] = (Beast){
                .at = {(float)site->cell.x + (float)x / ATLAS_UNIT,
                       (float)site->cell.y + (float)y / ATLAS_UNIT},
                .sprite = atlas->sprites[put->sprite].name,
                .animal = animal_of(atlas->sprites[put->sprite].name),
                .covered = game_covered(view->game, tile->zones[put->zone].node),
                .doubled = trap && site != trap && abs(site->cell.x - trap->cell.x) <= 1 &&
                           abs(site->cell.y - trap->cell.y) <= 1,
            };
        }
    }
    return count;
}

/* Those that would count twice last: tigers take the deer farther from the trap first (rulings 16). */
void beasts_feed(Beast *beasts, int count, int prey)
{
    for (int t = 0; t < count && prey > 0; t++) {
        if (beasts[t].animal != TIGER || beasts[t].covered)
            continue;
        int nearest = -1;
        float best = INFINITY;
        for (int d = 0; d < count; d++) {
            if (beasts[d].animal != DEER || beasts[d].covered || beasts[d].taken)
                continue;
            float distance =
                hypotf(beasts[d].at.x - beasts[t].at.x, beasts[d].at.y - beasts[t].at.y) +
                (beasts[d].doubled ? 1000 : 0);
            if (distance < best) {
                best = distance;
                nearest = d;
            }
        }
        if (nearest < 0)
            return;
        beasts[nearest].taken = true;
        beasts[nearest].taker = t;
        prey--;
    }
}
