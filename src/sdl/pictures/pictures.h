/* All pictures that are drawn, and what they are made of. A recipe says how one is made. Threads
 * make what is asked for; meanwhile the newest picture of the same role may stand in. What was made
 * is kept; over the budget the longest unused goes.
 *
 * One thread draws. Only pictures_have is for others too: a recipe may need pictures of its own. */
#ifndef SDL_PICTURES_H
#define SDL_PICTURES_H

#include <SDL.h>

#include "sdl/pixels/hash.h"
#include "sdl/pixels/pixels.h"

typedef struct Picture {
    SDL_Texture *texture; /* NULL: there is no renderer, or nothing to be seen */
    Pixels pixels;        /* straight alpha; none once there is a texture. Of parts: as made */
    uint64_t serial;      /* no two pictures ever have the same */
    bool opaque;
    int w, h;   /* pixels */
    int dx, dy; /* pixels from its own point to its left top */
    int unit;   /* the recipe's */
} Picture;

typedef struct Pictures Pictures;

/* Makes premultiplied pixels (none: nothing to be seen), dx and dy, from the recipe's data alone:
 * on any thread. */
typedef void MakePicture(Pictures *pictures, const void *data, Picture *made);

typedef enum Urgency {
    PICTURE_FIRST, /* holes */
    PICTURE_NEXT,  /* coarse, until a sharp one is made */
    PICTURE_SOON,
    PICTURE_LATER /* it is not missed in this frame */
} Urgency;

typedef struct Recipe {
    uint64_t key;    /* hash of all that the picture depends on */
    uint64_t role;   /* what it is for: the newest of the same role may stand in; 0: none may */
    int unit;        /* by which a stand-in is to be stretched; 0: it is stretched to a rectangle */
    bool part;       /* other pictures are made of it; it is not drawn */
    bool large;      /* to make it takes milliseconds */
    Urgency urgency; /* where nothing stands in for it */
    bool spared;     /* where nothing stands in for it yet, nothing is drawn: that is no hole */
    MakePicture *make;
    const void *data; /* copied */
    size_t bytes;
} Recipe;

/* Pictures become textures of the renderer; without one (NULL) they stay pixels. NULL when memory
 * is out. */
Pictures *pictures_new(SDL_Renderer *renderer);
void pictures_free(Pictures *pictures);

/* Frees all pictures, ends the threads and forgets what was asked for. The threads begin anew with
 * the next picture that is asked for. */
void pictures_clear(Pictures *pictures);

/* The picture if it is made, else NULL. All pictures are valid until the frame ends. */
const Picture *pictures_find(Pictures *pictures, uint64_t key);

/* Keeps a picture that the drawing thread made, and takes its pixels over. */
const Picture *pictures_add(Pictures *pictures, uint64_t key, Pixels *pixels, int dx, int dy);

/* The picture, made now by the calling thread if need be. For any thread. */
const Picture *pictures_have(Pictures *pictures, const Recipe *recipe);

/* The picture if it is made; else NULL, and it is made soon. Has to be asked for in each frame. */
const Picture *pictures_ask(Pictures *pictures, const Recipe *recipe, Urgency urgency);

/* The picture that is to be drawn. While it is not made, one of the same role and nearly the same
 * unit stands in. Where there is none, a few small ones a frame are made now; others are NULL, a
 * hole. `zooms`: sizes change from frame to frame: where one stands in, none is asked for. */
const Picture *pictures_get(Pictures *pictures, const Recipe *recipe, bool zooms);

/* Begins a frame. What was not asked for since the last one is not made. `waits`: nothing stands
 * in, and the frame is to be drawn again until nothing misses. */
void pictures_begin(Pictures *pictures, bool waits);

/* Whether the frame so far lacks a picture, though another may stand in. */
bool pictures_missing(const Pictures *pictures);

/* Whether nothing at all was there for some of it, which is a hole. */
bool pictures_holes(const Pictures *pictures);

/* Whether this frame waits for pictures: then nothing stands in. */
bool pictures_waiting(const Pictures *pictures);

/* Makes all that was asked for and is so urgent, together with the other threads. Whether anything
 * was made since the frame began, be it before this call: then to draw it again shows more. */
bool pictures_work(Pictures *pictures, Urgency least);

/* Ends a frame, after drawing: frees pictures until they keep a budget in bytes, but none that this
 * frame used. Returns how many bytes were freed. */
size_t pictures_trim(Pictures *pictures, size_t budget);

/* Bytes of all pictures. */
size_t pictures_bytes(Pictures *pictures);

/* Whether what was made for one unit may be stretched to another. */
static inline bool pictures_near(int unit, int other)
{
    return 4 * unit <= 10 * other && 10 * unit >= 4 * other;
}

/* Whether there is anything to be seen of a picture; not of NULL. */
static inline bool picture_shows(const Picture *picture)
{
    return picture && (picture->texture || picture->pixels.at);
}

#endif
