/* Drawing as data. The view fills a DrawList; a renderer is a switch over its commands and knows
 * nothing of the game. Units are pixels of the output, y down; colours are straight RGBA. */
#ifndef VIEW_DRAW_DRAW_H
#define VIEW_DRAW_DRAW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/tileset.h"

typedef struct Rect {
    float x, y, w, h;
} Rect;

typedef struct Point {
    float x, y;
} Point;

typedef struct Rgba {
    uint8_t r, g, b, a;
} Rgba;

/* 0xRRGGBB and an alpha of 0..1. */
static inline Rgba rgba(uint32_t rgb, float alpha)
{
    return (Rgba){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8), (uint8_t)rgb,
                  (uint8_t)(alpha * 255 + .5f)};
}

static inline bool rect_holds(Rect r, float x, float y)
{
    return x >= r.x && x < r.x + r.w && y >= r.y && y < r.y + r.h;
}

/* A change of all colours of a picture: the light it is seen in. It is data like all drawing; the
 * renderer keeps the picture as it comes out. */

enum { GRADE_STOPS = 6 };

/* First the ramp, if there is one: red chooses a colour of it. Then the rows: red, green and blue
 * out of red, green, blue and 1, all of 0..1. */
typedef struct Grade {
    uint32_t stops;             /* of the ramp; 0: there is none */
    uint32_t ramp[GRADE_STOPS]; /* 0xRRGGBB, evenly apart */
    float rows[3][4];
    float alpha; /* 0..1: multiplies that of every pixel, for good: what fades has an alpha of its
                    own when it is drawn */
} Grade;

/* Nothing changes. */
Grade grade_none(void);

/* The colours of a ramp of 1 to GRADE_STOPS stops, the first for black, the last for white. */
Grade grade_ramp(const uint32_t *ramp, int stops);

/* Each channel times its gain, after the distance from grey times `saturation`. */
Grade grade_gain(float red, float green, float blue, float saturation);

typedef enum FontId {
    FONT_TITLE, /* Skranji Bold: logo, titles, numbers that are compared */
    FONT_TEXT,  /* Alegreya Sans 500 */
    FONT_BOLD,  /* 700 */
    FONT_HEAVY, /* 800 */
    FONTS
} FontId;

typedef enum Align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT } Align;

/* How a text looks. */
typedef struct TextStyle {
    uint8_t font;  /* FontId */
    uint8_t align; /* Align */
    float size;    /* of the em: pixels for draw_text, else logical units */
    uint32_t rgb;
} TextStyle;

typedef enum DrawKind {
    DRAW_CLIP,    /* rect; w <= 0: no clip any more */
    DRAW_FILL,    /* rect, colour */
    DRAW_TEXTURE, /* name: periodic texture over rect; scale: pixels for one of its pixels; colour
                     modulates */
    DRAW_PATCH,   /* name: nine-patch over rect; scale: pixels a logical unit; flip: left is
                     right */
    DRAW_ICON,    /* name: into rect, keeping its shape; colour tints (badges and pictures:
                     white) */
    DRAW_STONE,   /* name: as DRAW_TEXTURE, in the light of the list's stone */
    DRAW_FIRELIT, /* name: as DRAW_TEXTURE, in the light of fires[first] */
    DRAW_LAYER,   /* name: an icon stretched over rect, in the light of grades[first]; of the colour
                     only its alpha counts */
    DRAW_SPRITE,  /* name: atlas sprite with its pivot at (rect.x, rect.y), for tiles of `scale`
                     pixels; flip; of lit ones the light is that of the land */
    DRAW_SHADOW,  /* name: the sprite's cast shadow likewise */
    DRAW_BOARD,   /* the laid tiles, tiles[first..first+count) of the list's board: grass, overlays,
                     and what stands on them, with a soft shadow, kept by the renderer in a layer;
                     scale: pixels a tile; rect.x, rect.y: where the north-west corner of cell 0,0
                     lies */
    DRAW_TILE,    /* one tile (edition, tile, rotation) with all that stands on it, into the square
                     rect, on the grass of cell (column, row) */
    DRAW_ZONES,   /* zones[first], of one tile, into the square rect */
    DRAW_TEXT,    /* text, font, size, align at (rect.x, baseline rect.y) */
    DRAW_LINE,    /* points joined by a line `scale` pixels wide with round joins; dash > 0:
                     dashed */
    DRAW_POLYGON, /* filled simple polygon */
    DRAW_VIGNETTE, /* over rect: colour, clear in the middle and growing within `size` pixels of the
                      sides */
    DRAW_KEEP,     /* what follows covers rect wholly: it is kept as one picture as long as it stays
                      the same */
    DRAW_UNKEEP    /* ends that */
} DrawKind;

/* A crown belongs to the wood that it stands in, wherever it reaches. Animals and other figures
 * take no tint of their zone's. */
typedef enum ZoneStyle {
    ZONES_FILL,    /* tinted */
    ZONES_HATCH,   /* diagonal lines, which run on from tile to tile */
    ZONES_OUTSIDE, /* everything of the tile but these zones, tinted: dims the rest */
    ZONES_BEYOND,  /* what stands on the same and reaches over the tile's sides: crowns, antlers */
    ZONES_EDGE     /* a glowing line along the zones' borders inside the tile; not along the tile's
                      sides */
} ZoneStyle;

typedef struct BoardTile {
    uint8_t tile; /* index in the edition's tile set */
    uint8_t rotation;
    int8_t x, y; /* cell */
    bool bare;   /* its animals are drawn elsewhere */
} BoardTile;

/* A tile that lies on no cell. */
static inline BoardTile tile_turned(int tile, int rotation)
{
    return (BoardTile){.tile = (uint8_t)tile, .rotation = (uint8_t)rotation};
}

/* Zones of a tile in a colour. */
typedef struct ZoneLayer {
    uint16_t zones;
    uint8_t style; /* ZoneStyle */
    Rgba colour;
} ZoneLayer;

enum { MAX_ZONE_LAYERS = 2 * MAX_ZONES + 2 };

/* Layers of zones of a tile, the later above the earlier. */
typedef struct TileZones {
    BoardTile tile; /* its cell does not count */
    int count;
    ZoneLayer layers[MAX_ZONE_LAYERS];
} TileZones;

/* Adds a layer, if it shows anything. */
void zones_add(TileZones *to, ZoneStyle style, uint16_t zones, Rgba colour);

/* How a sprite stands that is not drawn as the atlas has it; see DrawCommand. */
typedef struct SpritePose {
    bool flip;
    float angle;
    bool of_land; /* seen in its light */
} SpritePose;

/* Light that falls on stone from one place: what its colours are multiplied by, from there out to
 * where it ends, and what is added. */
typedef struct StoneLight {
    float near[3], far[3];  /* red, green, blue */
    float lift[3];          /* of 255 */
    float x, y;             /* the place, in parts of the rectangle, which it may lie beyond */
    float reach_x, reach_y; /* likewise */
    float shafts;           /* 0..1: how much it comes in beams */
} StoneLight;

/* A fire's light on what is near it: what colours are multiplied by at the fire, falling off by the
 * square of the distance, which is 1 at its reach, and everywhere; it runs softly into white. */
typedef struct FireLight {
    float near[3], far[3];  /* red, green, blue */
    float x, y;             /* of the fire, pixels of the output */
    float reach_x, reach_y; /* likewise */
    float lies; /* so many times as wide as high, since it lies on the ground; 1: it stands */
} FireLight;

enum { MAX_FIRES = 2 }; /* lights of a list */

typedef struct DrawCommand {
    uint8_t kind; /* DrawKind */
    uint8_t font, align;
    uint8_t edition; /* EditionId: tile, board, zones */
    uint8_t tile, rotation;
    int8_t column, row;
    bool flip;
    bool lit; /* board, tile, and sprites that are part of the land: seen in the list's light of the
                 day */
    Rgba colour;
    Rect rect;
    float scale; /* see the kinds */
    float size;  /* text: pixels of the em */
    float dash;
    float angle;      /* sprite, tile: degrees clockwise round the pivot or middle, 0 for most */
    const char *name; /* static or in the list's pool */
    uint32_t first, count; /* points, board tiles, or bytes of text in the pool */
} DrawCommand;

typedef struct DrawList {
    DrawCommand *commands;
    size_t count, capacity;
    Point *points;
    size_t point_count, point_capacity;
    BoardTile *board;
    size_t board_count, board_capacity;
    Point ahead; /* see draw_ahead */
    float ahead_scale;
    Grade *grades;
    size_t grade_count, grade_capacity;
    TileZones *zones;
    size_t zones_count, zones_capacity;
    Grade day; /* the light of the day; see draw_day */
    bool lit;  /* what comes next lies in it */
    StoneLight stone;
    FireLight fires[MAX_FIRES];
    int fire_count;
    char *pool; /* texts, NUL after each */
    size_t pool_size, pool_capacity;
    Rect clips[4]; /* in force, the innermost last */
    int clip_count;
    bool failed;      /* memory ran out: the list is not complete */
    DrawCommand lost; /* where commands go then */
} DrawList;

void draw_clear(DrawList *list);
void draw_free(DrawList *list);

/* Each appends one command; see DrawKind for what the arguments mean. Names must be static
 * strings. */
void draw_clip(DrawList *list, Rect rect); /* within the clip in force; up to four deep */
void draw_unclip(DrawList *list);          /* ends the innermost */
void draw_fill(DrawList *list, Rect rect, Rgba colour);
void draw_texture(DrawList *list, const char *name, Rect rect, float scale, Rgba colour);
void draw_patch(DrawList *list, const char *name, Rect rect, float scale, float alpha, bool flip);
void draw_icon(DrawList *list, const char *name, Rect rect, Rgba colour);
void draw_layer(DrawList *list, const char *name, Rect rect, const Grade *grade, float alpha);
void draw_sprite(DrawList *list, const char *name, Point at, float tile_size, bool flip,
                 Rgba colour);
void draw_tinted_sprite(DrawList *list, const char *name, Point at, float tile_size,
                        SpritePose pose, Rgba colour);
void draw_shadow(DrawList *list, const char *name, Point at, float tile_size, float alpha);
void draw_board(DrawList *list, int edition, const BoardTile *tiles, size_t count, Point origin,
                float tile_size);
/* From now on boards and tiles are seen in this light; NULL ends it. One light a list. */
void draw_day(DrawList *list, const Grade *day);

/* One a list. */
void draw_stone(DrawList *list, const char *name, Rect rect, float scale, const StoneLight *stone);

/* At most MAX_FIRES a list. */
void draw_firelit(DrawList *list, const char *name, Rect rect, float scale, const FireLight *fire);

/* Where the board will come to rest: its origin, and pixels a tile. It is painted for that already.
 */
void draw_ahead(DrawList *list, Point origin, float tile_size);

void draw_tile(DrawList *list, int edition, BoardTile tile, Rect rect, float alpha, float angle);
/* Nothing without layers. Into an empty rect: what they are drawn with at first is made already. */
void draw_zones(DrawList *list, int edition, const TileZones *zones, Rect rect);
void draw_text(DrawList *list, TextStyle style, Point baseline, const char *text);
void draw_line(DrawList *list, const Point *points, size_t count, float width, float dash,
               Rgba colour);
void draw_vignette(DrawList *list, Rect rect, float depth, Rgba colour);
void draw_keep(DrawList *list, Rect rect); /* one at a time, whole pixels */
void draw_unkeep(DrawList *list);
void draw_polygon(DrawList *list, const Point *points, size_t count, Rgba colour);

/* The first command of a kind, or NULL. */
const DrawCommand *draw_find(const DrawList *list, DrawKind kind);

/* The text of a DRAW_TEXT command. */
static inline const char *draw_command_text(const DrawList *list, const DrawCommand *command)
{
    return list->pool + command->first;
}

/* How wide a text is in a font: the renderer knows, tests have their own. */
typedef struct TextMeter {
    float (*width)(void *context, FontId font, float size, const char *text, size_t bytes);
    void *context;
} TextMeter;

/* Bytes of the longest beginning of whole characters that is not wider than `most`; what is no
 * UTF-8 counts as a character a byte. */
size_t text_fitting(const TextMeter *meter, FontId font, float size, const char *text, float most);

#endif
