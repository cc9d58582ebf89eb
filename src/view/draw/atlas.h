/* The tables of the atlas: where sprites, overlays and masks lie on the pages, and what stands
 * where on each tile. Read from text; the pages' pixels are the renderer's business, except the
 * zone masks, which it hands over so that a point of a tile can be asked for its zone. */
#ifndef VIEW_DRAW_ATLAS_H
#define VIEW_DRAW_ATLAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/setup.h"
#include "core/tileset.h"

enum {
    ATLAS_LEVELS = 4,  /* 256, 128, 64, 32 pixels a tile */
    ATLAS_UNIT = 1024, /* places on a tile: 0..1024 in x and y */
    MASK_SIDE = 256,
    MAX_NAME_BYTES = 32,
};

extern const int atlas_levels[ATLAS_LEVELS]; /* 256, 128, 64, 32 */

typedef struct AtlasPage {
    char id[MAX_NAME_BYTES];
    char file[80]; /* with the folder that atlas_read was given: "ui/icons-0.png" */
    int width, height;
} AtlasPage;

/* A rectangle on a page; page < 0: not there. Pivot in pixels from its left top. */
typedef struct AtlasCut {
    int16_t page, x, y, w, h;
    float pivot_x, pivot_y;
    float foot; /* pixels from the pivot down to where it stands */
} AtlasCut;

typedef struct AtlasSprite {
    char name[MAX_NAME_BYTES];
    AtlasCut cut[ATLAS_LEVELS], shadow[ATLAS_LEVELS];
} AtlasSprite;

typedef struct AtlasOverlay {
    AtlasCut cut[ATLAS_LEVELS], mask;
    const uint8_t *zones; /* MASK_SIDE x MASK_SIDE zone numbers + 1, or NULL until the masks are
                             loaded */
} AtlasOverlay;

/* Something on a tile, unrotated, in ATLAS_UNITs. */
typedef struct AtlasPut {
    int16_t sprite; /* index in Atlas.sprites */
    int16_t x, y;
    int8_t zone; /* animals and fish: their zone; else -1 */
    bool flip, flat;
} AtlasPut;

/* How a piece stands on a tile that is turned: wholly on it, and as much as can be on its own land.
 */
typedef struct AtlasPose {
    float x, y;  /* of its pivot, 0..1 of the tile as it lies */
    float size;  /* in parts of its usual size */
    bool turned; /* a hunter that lies with the head up */
} AtlasPose;

typedef struct AtlasTile {
    int16_t overlay;                                      /* -1: not in the atlas */
    uint32_t first_put, put_count;                        /* in Atlas.puts */
    int16_t meeple[MAX_ZONES][2], hut[MAX_ZONES][2];      /* anchors; x < 0: none */
    uint32_t meeple_pose[MAX_ZONES], hut_pose[MAX_ZONES]; /* index in Atlas.poses of the first of
                                                             four, one a rotation, + 1; 0: none */
} AtlasTile;

/* All lengths in its own pixels. */
typedef struct AtlasPatch {
    char name[MAX_NAME_BYTES];
    int scale; /* percent: 200 is 2 pixels a logical unit */
    AtlasCut cut;
    int left, top, right, bottom;
    int reach[4]; /* how far it reaches beyond what it frames: left, top, right, bottom */
} AtlasPatch;

typedef struct AtlasIcon {
    char name[MAX_NAME_BYTES];
    AtlasCut cut[4];
    int size[4]; /* nominal pixel heights, largest first; 0: none */
} AtlasIcon;

typedef struct AtlasTexture {
    char name[MAX_NAME_BYTES];
    int page;
} AtlasTexture;

/* Grows while tables are read; all arrays belong to it. */
typedef struct Atlas {
    AtlasPage *pages;
    size_t page_count;
    int16_t grass[ATLAS_LEVELS]; /* page index or -1 */
    AtlasSprite *sprites;
    size_t sprite_count;
    AtlasOverlay *overlays;
    size_t overlay_count;
    AtlasPut *puts;
    size_t put_count;
    AtlasPose *poses;
    size_t pose_count;
    AtlasTile tiles[EDITIONS][MAX_TILE_NUMBER + 1]; /* by tile number */
    AtlasPatch *patches;
    size_t patch_count;
    AtlasIcon *icons;
    size_t icon_count;
    AtlasTexture *textures;
    size_t texture_count;
} Atlas;

typedef struct AtlasError {
    int line;
    char reason[120];
} AtlasError;

void atlas_init(Atlas *atlas);
void atlas_free(Atlas *atlas);

/* Adds what one table says ("aurochs-atlas 1" or "aurochs-ui 1"). `folder` is put before its pages'
 * files ("atlas", "ui"). Strict; any bytes may be fed. On error false, `error` filled, the atlas
 * still to be freed. */
bool atlas_read(Atlas *atlas, const char *folder, const char *text, size_t size, AtlasError *error);

/* Indices, or -1. */
int atlas_sprite(const Atlas *atlas, const char *name);
int atlas_icon(const Atlas *atlas, const char *name);
int atlas_patch(const Atlas *atlas, const char *name);
int atlas_texture(const Atlas *atlas, const char *name);

/* All of a page; page < 0: nothing. */
AtlasCut atlas_page_cut(const Atlas *atlas, int page);

/* A place on a tile after `rotation` quarter turns clockwise, in ATLAS_UNITs. */
void atlas_turn(int rotation, int x, int y, int *turned_x, int *turned_y);

/* The zone number at (x, y) (0..1 of the tile as it lies, after `rotation`), or -1 where the masks
 * are not loaded or the tile is not in the atlas. */
int atlas_zone_at(const Atlas *atlas, EditionId edition, int tile_number, int rotation, float x,
                  float y);

#endif
