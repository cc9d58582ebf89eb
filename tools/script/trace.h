/* Frames in words, for those who play by program: which screen is shown, where the board lies,
 * which widgets can be pressed and where. The program writes them to a file when it is asked to
 * (--trace). */
#ifndef TOOLS_TRACE_H
#define TOOLS_TRACE_H

#include "play/stream.h"
#include "view/app/app.h"

enum { MAX_TRACE = 24576 }; /* bytes of one frame's words */

typedef struct Trace {
    FileStream stream; /* not open: nobody watches */
    char last[MAX_TRACE];
} Trace;

/* Starts a trace in a new file. False on error, with errno set. */
bool trace_open(Trace *trace, const char *path);

/* Says once by what frames are drawn, in SDL's names: "renderer software". */
void trace_renderer(Trace *trace, const char *name);

/* Describes the last app_frame, unless it is as the one described before; coordinates in pixels of
 * the output:
 *
 *     screen table
 *     overlay none
 *     moves 12                      played and not undone; without a game there is no such line
 *     board 412 233 96 rests        north-west corner of cell 0,0; pixels a tile; rests or moves;
 *                                   only at the table
 *     spot 533 244 hut 8            where a legal piece can be put, or (recall 1,-2) taken back
 *     widget 1010 690 44 44 on undo left, top, width, height, on or off, name; only what can be
 *                                   reached
 *     end
 */
void trace_frame(Trace *trace, const App *app);

/* Describes cues that are handed on, `now` being `frame` of the sound device: a line each, between
 * the frames,
 *
 *     cue 7 0 -0.25 123456 123400 meeple    id, variant, place, the device's frame that it is to be
 *                                           heard from, and the one that it was handed on in
 */
void trace_cues(Trace *trace, const CueList *cues, double now, int64_t frame, int rate);

#endif
