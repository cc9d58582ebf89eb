/* A desk of its own for the program: an X server without a screen, a folder for what is kept
 * between games (shell.h), and a hand that moves the pointer and presses buttons. What the program
 * shows is read from the trace that it writes. All calls end the test when the machine refuses. */
#ifndef TESTS_E2E_DESK_H
#define TESTS_E2E_DESK_H

#include <stdbool.h>
#include <stdio.h>
#include <sys/types.h>

/* Room for a title lies above a window of 1280 x 720. */
enum { DESK_WIDTH = 1280, DESK_HEIGHT = 760 };

typedef struct Desk {
    pid_t server, program;    /* 0: not running */
    int starts;               /* of the program; each has a trace of its own */
    const char *game, *think; /* that it is started with: a file, seconds; NULL: neither */
    const char *size;         /* of its window: "800x600"; "": as it was; NULL: its own */
    FILE *trace;
} Desk;

/* False where Xvfb or xdotool is not installed. */
bool desk_open(Desk *desk);

/* Removes the folder too, or says where it is. */
void desk_close(Desk *desk, bool keep_folder);

/* Starts the program with a new trace. */
void desk_start(Desk *desk, const char *program);

/* Pulls the plug: the program gets no chance to save anything. */
void desk_kill(Desk *desk);

/* Waits for the program to end by itself; its exit code, or -1 when it was killed or takes too
 * long. */
int desk_wait(Desk *desk);

/* True while the program runs. */
bool desk_running(Desk *desk);

/* What xdotool is told, "mousemove 20 30"; what it answers is in shell_output. */
void desk_tell(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Clicks with the left button. */
void desk_click(int x, int y);

/* Where the server has the program's window, whatever the program believes: "800x600+10+20". */
void desk_window(char place[64]);

#endif
