/* The land in chunks of pixels, painted side by side on all cores and kept. A chunk's key holds
 * the tiles on and round it, so that laying a tile, undoing one or opening another game paints anew
 * just what differs, and nobody has to say what has become stale. */
#ifndef SDL_CHUNKS_H
#define SDL_CHUNKS_H

#include "cache.h"
#include "sdl/recipes/land.h"

enum { CHUNK = 128 /* pixels */, MOST_CHUNKS = 16 };

/* One that is painted, or is to be. */
typedef struct Chunk {
    LandPart part;
    uint64_t key;
    Pixels pixels;
    bool opaque, painted;
} Chunk;

typedef struct Chunks {
    Cache *cache;
    Overhangs overhangs;
    Deadline deadline;
    bool worked; /* something was painted in this frame already */
    bool lent;   /* to another thread, from which the cache can take nothing: */
    Chunk *painted;
    int painted_count, painted_capacity;
} Chunks; /* `cache` and the deadline's clock are set by its owner */

void chunks_free(Chunks *chunks);

/* From now on another thread paints, until chunks_stop or until the clock is at `due`; and
 * once it has ended, keeps what it painted. */
void chunks_lend(Chunks *chunks, uint64_t due);
void chunks_stop(Chunks *chunks);
void chunks_take_back(Chunks *chunks);

/* What is painted where there is no picture yet. */
typedef enum Effort {
    EFFORT_NONE,
    EFFORT_IN_TIME, /* what there is time for, one picture a frame at least */
    EFFORT_ALL
} Effort;

/* Those of one size that are to be seen, by column and row, and where. */
typedef struct ChunkSpan {
    int first_x, last_x, first_y, last_y;
    float x, y, side; /* pixels of the output */
} ChunkSpan;

/* Of chunks for tiles of `land->size` pixels drawn at `size`, with the corner of cell 0,0 at
 * `origin`, those that touch the rectangle. */
ChunkSpan chunks_span(const Land *land, SDL_Rect rect, Point origin, int size);

/* Where one of them lies. */
SDL_Rect chunks_rect(const ChunkSpan *span, SDL_Point at);

/* Those that are painted next, of one land. */
typedef struct ChunkBatch {
    const Land *land;
    const Deadline *deadline; /* NULL: all are painted, else those that there is time for */
    int count;
    Chunk items[MOST_CHUNKS];
} ChunkBatch;

/* Adds a chunk to those, unless it is painted; false where it is not to be, or where there was no
 * time for all that were added. Some may be painted now; chunks_finish paints what is left, one at
 * least, and is false where there was no time for all of it. */
bool chunks_ask(Chunks *chunks, ChunkBatch *batch, SDL_Point at, Effort effort);
bool chunks_finish(Chunks *chunks, ChunkBatch *batch);

/* Paints a span; true when all of it is. */
bool chunks_paint(Chunks *chunks, const Land *land, const ChunkSpan *span, Effort effort);

/* NULL where it is not painted; one that shows nothing where no tile reaches. Valid until more is
 * painted. */
const Picture *chunks_find(Chunks *chunks, const Land *land, SDL_Point at);

/* Makes what some parts are painted with; false where there was no time for all of it. */
bool chunks_ready(Chunks *chunks, const Land *land, LandParts parts, Effort effort);

enum { MOST_JOBS = 4 };

/* Land that is to be painted, as it was when it was asked for. */
typedef struct PaintJob {
    KeptLand kept;
    ChunkSpan span; /* of a board */
    LandPart part;  /* of a tile alone */
} PaintJob;

/* Goes on painting land between two frames, while the thread that draws waits for the screen: on a
 * thread of its own, and by way of the pool on all cores. What it works with (chunks, arts,
 * lights, the pool) is its alone from painter_begin to painter_pause; the chunks are handed over
 * then. All zero but for the chunks: it has nothing to do. It must stay where it is. */
typedef struct Painter {
    Chunks *chunks;
    SDL_Thread *thread; /* NULL: none yet, or threads cannot be had */
    SDL_sem *begin, *end;
    bool works, ends;
    uint64_t due, spare; /* when it was to end, and how long after that nobody waited for it */
    int count;
    PaintJob jobs[MOST_JOBS]; /* the most urgent first */
    bool any_tile;
    PaintJob tile; /* before all of them */
} Painter;

/* Adds chunks that are still to be painted, the most urgent first; what is more than fits is left
 * out. */
void painter_add(Painter *painter, const Land *land, const ChunkSpan *span);

/* What a part is painted with, of a land that holds one tile; of several the last. */
void painter_add_tile(Painter *painter, const Land *land, LandPart part);

/* Forgets all jobs. */
void painter_forget(Painter *painter);

/* Begins to paint them, until the chunks' clock is at `due`, or as long after that as nobody
 * waited for it of late: a new frame is not drawn as soon as it begins. Does nothing where there is
 * none. */
void painter_begin(Painter *painter, uint64_t due);

/* Stops, waits for the chunks in work, and keeps all that was painted. */
void painter_pause(Painter *painter);

/* The same, and ends the thread until there is work again. */
void painter_dismiss(Painter *painter);

/* painter_dismiss, and lets go of all. */
void painter_free(Painter *painter);

#endif
