/* The land in chunks of pixels, painted side by side on all cores and kept. A chunk's key holds
 * the tiles on and round it, so that laying a tile, undoing one or opening another game paints anew
 * just what differs, and nobody has to say what has become stale. */
#ifndef SDL_CHUNKS_H
#define SDL_CHUNKS_H

#include "cache.h"
#include "sdl/recipes/land.h"

enum { CHUNK = 128 /* pixels */, MOST_CHUNKS = 16 };

/* A square of land that is painted, or is to be. */
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
    bool worked;    /* something was painted in this frame already */
    bool lent;      /* another thread paints; the cache can take nothing from it */
    Chunk *painted; /* by that thread */
    int painted_count, painted_capacity;
} Chunks; /* `cache` and the deadline's clock are set by its owner */

void chunks_free(Chunks *chunks);

/* From now on another thread paints, until `due` by the clock or chunks_stop. */
void chunks_lend(Chunks *chunks, uint64_t due);

/* Asks that thread to end. */
void chunks_stop(Chunks *chunks);

/* Once it has ended: gives the cache what it painted. */
void chunks_take_back(Chunks *chunks);

/* How much is painted of what there is no picture of yet. */
typedef enum Effort {
    EFFORT_NONE,
    EFFORT_IN_TIME, /* until the deadline; one picture a frame at least */
    EFFORT_ALL
} Effort;

/* A rectangle of chunks. */
typedef struct ChunkSpan {
    int first_x, last_x, first_y, last_y; /* columns and rows */
    float x, y; /* where the corner of chunk 0,0 lies on the output, pixels */
    float side; /* of a chunk on the output, pixels */
} ChunkSpan;

/* The chunks that touch a rectangle of the output, where land of `land->size` is drawn at `size`
 * pixels a tile, with the corner of cell 0,0 at `origin`. */
ChunkSpan chunks_span(const Land *land, SDL_Rect rect, Point origin, int size);

/* Where the chunk at a column and row lies on the output. */
SDL_Rect chunks_rect(const ChunkSpan *span, SDL_Point at);

/* Chunks of one land that are painted together. */
typedef struct ChunkBatch {
    const Land *land;
    const Deadline *deadline; /* NULL: none */
    int count;
    Chunk items[MOST_CHUNKS];
} ChunkBatch;

/* Adds a chunk that is not painted yet; a full batch is painted. False where the effort does not
 * allow it, or there was no time for all of the batch. */
bool chunks_ask(Chunks *chunks, ChunkBatch *batch, SDL_Point at, Effort effort);

/* Paints what is left of the batch, one chunk at least. False where there was no time for all. */
bool chunks_finish(Chunks *chunks, ChunkBatch *batch);

/* Paints a span. True when all of it is painted. */
bool chunks_paint(Chunks *chunks, const Land *land, const ChunkSpan *span, Effort effort);

/* The picture of a chunk; NULL where it is not painted. Where no tile reaches it shows nothing.
 * Valid until more is painted. */
const Picture *chunks_find(Chunks *chunks, const Land *land, SDL_Point at);

/* As land_ready, by the deadline if the effort is EFFORT_IN_TIME. */
bool chunks_ready(Chunks *chunks, const Land *land, LandParts parts, Effort effort);

enum { MOST_JOBS = 4 };

/* Land that is to be painted, as it was when it was added. */
typedef struct PaintJob {
    KeptLand kept;
    ChunkSpan span; /* of the board */
    LandPart part;  /* or round one tile */
} PaintJob;

/* Goes on painting land between two frames, while the thread that draws waits for the screen: on a
 * thread of its own, and by the pool on all cores. From painter_begin to painter_pause, chunks,
 * art, lights and the pool are its alone. It must stay where it is. All zero but for the chunks: it
 * has nothing to do. */
typedef struct Painter {
    Chunks *chunks;
    SDL_Thread *thread; /* NULL: none yet, or threads cannot be had */
    SDL_sem *begin, *end;
    bool works, ends;
    uint64_t due;   /* when it was to end, ticks */
    uint64_t spare; /* ticks: how long after that nobody waited for it of late */
    int count;
    PaintJob jobs[MOST_JOBS]; /* the most urgent first */
    bool any_tile;
    PaintJob tile; /* comes before all jobs */
} Painter;

/* Adds chunks that are still to be painted. The most urgent are added first; there is room for
 * MOST_JOBS. */
void painter_add(Painter *painter, const Land *land, const ChunkSpan *span);

/* Sets the part round one tile whose art is still to be made. */
void painter_add_tile(Painter *painter, const Land *land, LandPart part);

/* Forgets all jobs. */
void painter_forget(Painter *painter);

/* Begins to work at the jobs until `due`, ticks of the chunks' clock, and `spare` longer: a new
 * frame is not drawn as soon as it begins. Nothing where there is no job. */
void painter_begin(Painter *painter, uint64_t due);

/* Stops, waits for the chunks in work, and gives the cache all that was painted. */
void painter_pause(Painter *painter);

/* As painter_pause, and ends the thread; painter_begin makes a new one. */
void painter_dismiss(Painter *painter);

/* As painter_dismiss, and frees all. */
void painter_free(Painter *painter);

#endif
