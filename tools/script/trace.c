#include "trace.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "pointing.h"
#include "script.h"
#include "view/board/discs.h"
#include "view/board/flight.h"
#include "view/kit/paint.h"

enum { LONGEST_END = 8 };

typedef struct Out {
    char *text;
    size_t size, capacity;
} Out;

/* Appends a line, or nothing where it does not fit. */
#if defined __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static void
say(Out *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    size_t room = out->capacity - out->size;
    int length = vsnprintf(out->text + out->size, room, format, arguments);
    va_end(arguments);
    if (length > 0 && (size_t)length < room)
        out->size += (size_t)length;
    else
        out->text[out->size] = '\0';
}

/* The zone of the tile just placed that a piece would go to, or the one that the meeple to be taken
 * back stands on; NO_NODE for other moves. */
static uint16_t spot_node(const Edition *edition, const Game *game, Move move)
{
    if (move.kind == MOVE_MEEPLE || move.kind == MOVE_HUT)
        return edition->tiles.tiles[game->hand].zones[move.zone].node;
    if (move.kind == MOVE_RECALL)
        for (int i = 0; i < game->piece_count; i++) {
            Piece piece = game->pieces[i];
            const Site *site = game_site_of_tile(game, edition->tiles.node[piece.node].tile);
            if (piece.kind == PIECE_MEEPLE && cell_equal(site->cell, move.cell))
                return piece.node;
        }
    return NO_NODE;
}

static void say_spots(Out *out, const App *app, const BoardView *board)
{
    const Edition *edition = session_edition(app->session);
    const Game *game = session_game(app->session);
    MoveList list;
    game_moves(edition, game, &list);
    for (int i = 0; i < list.count; i++) {
        Move move = list.moves[i];
        uint16_t node = spot_node(edition, game, move);
        Point at;
        if (node == NO_NODE || !app_spot(app, board, move, node, &at))
            continue;
        at = view_pixel(board, at.x, at.y);
        const Widget *dot = move.kind == MOVE_RECALL ? NULL
                                                     : dots_find(&app->ui.widgets, edition, game,
                                                                 move.kind == MOVE_HUT, move.zone);
        if (dot && strcmp(dot->name, dot_name(move.kind == MOVE_HUT, move.zone)) == 0)
            at = rect_middle(dot->rect);
        say(out, "spot %ld %ld ", lrintf(at.x), lrintf(at.y));
        if (move.kind == MOVE_RECALL)
            say(out, "recall %d,%d\n", move.cell.x, move.cell.y);
        else
            say(out, "%s %d\n", move.kind == MOVE_HUT ? "hut" : "meeple", move.zone);
    }
}

/* The board glides, or what was played is still in the air. */
static bool moves(const App *app)
{
    Flight flight;
    flight_make(&app->ui.table.shown, app->session, app->now, &flight);
    return flight.on || camera_gliding(&app->ui.table.camera, app->now);
}

static void say_table(Out *out, const App *app)
{
    BoardView board;
    if (!app->session || !app_board(app, &board))
        return;
    say(out, "board %ld %ld %d %s\n", lrintf(board.origin.x), lrintf(board.origin.y),
        (int)board.tile, moves(app) ? "moves" : "rests");
    say_spots(out, app, &board);
}

static void say_widgets(Out *out, const Widgets *widgets)
{
    for (int i = widgets->modal; i < widgets->count; i++) {
        const Widget *widget = &widgets->items[i];
        if (widget->name && widget->kind != WIDGET_PANE)
            say(out, "widget %ld %ld %ld %ld %s %s\n", lrintf(widget->rect.x),
                lrintf(widget->rect.y), lrintf(widget->rect.w), lrintf(widget->rect.h),
                widget->off ? "off" : "on", widget->name);
    }
}

static void describe(const App *app, char *text, size_t capacity)
{
    static const char *const overlays[OVERLAYS] = {
        [OVERLAY_NONE] = "none",         [OVERLAY_MENU] = "menu",
        [OVERLAY_OPTIONS] = "options",   [OVERLAY_KEYS] = "keys",
        [OVERLAY_FILES] = "files",       [OVERLAY_MESSAGE] = "message",
        [OVERLAY_STACKS] = "stacks",     [OVERLAY_LOG] = "log",
        [OVERLAY_RULEBOOK] = "rulebook", [OVERLAY_FIRST_GAME] = "first-game",
    };
    Out out = {.text = text, .capacity = capacity - LONGEST_END};
    say(&out, "screen %s\n", script_screens[app->ui.screen]);
    say(&out, "overlay %s\n", overlays[app->ui.overlay]);
    if (app->session)
        say(&out, "moves %d\n", session_at(app->session));
    if (app->ui.screen == SCREEN_TABLE)
        say_table(&out, app);
    say_widgets(&out, &app->ui.widgets);
    out.capacity = capacity;
    say(&out, "end\n");
}

bool trace_open(Trace *trace, const char *path)
{
    trace->last[0] = '\0';
    return stream_open(&trace->stream, path);
}

void trace_cues(Trace *trace, const CueList *cues, double now, int64_t frame, int rate)
{
    for (int i = 0; trace->stream.open && i < cues->count; i++) {
        const Cue *cue = &cues->items[i];
        const char *name = cue->id < CUE_IDS ? cue_kind((CueId)cue->id)->files[0] : "hush";
        double at = (double)frame + fmax(0, cue->at - now) * rate;
        char text[120];
        snprintf(text, sizeof text, "cue %d %d %.9g %" PRId64 " %" PRId64 " %s\n", cue->id,
                 cue->variant, (double)cue->pan, (int64_t)at, frame, name);
        stream_put(&trace->stream, text);
    }
}

void trace_renderer(Trace *trace, const char *name)
{
    char text[80];
    snprintf(text, sizeof text, "renderer %.60s\n", name);
    if (trace->stream.open)
        stream_put(&trace->stream, text);
}

void trace_frame(Trace *trace, const App *app)
{
    char text[MAX_TRACE];
    if (!trace->stream.open)
        return;
    describe(app, text, sizeof text);
    if (strcmp(text, trace->last) == 0)
        return;
    strcpy(trace->last, text);
    stream_put(&trace->stream, text);
}
