#include "desk.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "shell.h"

static void give_up(const char *what)
{
    fprintf(stderr, "desk: %s: %s\n", what, strerror(errno));
    exit(1);
}

/* In the child: becomes the program named first. */
static void become(const char *const arguments[])
{
    execvp(arguments[0], (char *const *)arguments);
    give_up(arguments[0]);
}

/* It writes its number once it can be used. */
static void start_server(Desk *desk)
{
    int ends[2];
    char display[10] = ":", screen[32];
    if (pipe(ends) != 0 || (desk->server = fork()) < 0)
        give_up("Xvfb");
    if (desk->server == 0) {
        dup2(ends[1], 3);
        snprintf(screen, sizeof screen, "%dx%dx24", DESK_WIDTH, DESK_HEIGHT);
        become((const char *const[]){"Xvfb", "-displayfd", "3", "-screen", "0", screen, "-nolisten",
                                     "tcp", NULL});
    }
    close(ends[1]);
    FILE *said = fdopen(ends[0], "r");
    if (!said || !fgets(display + 1, sizeof display - 1, said))
        give_up("Xvfb did not start");
    fclose(said);
    display[strcspn(display, "\n")] = '\0';
    setenv("DISPLAY", display, 1);
}

bool desk_open(Desk *desk)
{
    void *state = NULL;
    *desk = (Desk){.server = 0};
    assert_int_equal(shell_open(&state), 0);
    bool installed = shell_run("sh", "-c 'command -v Xvfb && command -v xdotool'") == 0;
    if (installed)
        start_server(desk);
    else
        shell_close(&state);
    return installed;
}

static void stop(pid_t *process, int with)
{
    if (*process > 0) {
        kill(*process, with);
        waitpid(*process, NULL, 0);
    }
    *process = 0;
}

void desk_close(Desk *desk, bool keep_folder)
{
    void *state = NULL;
    desk_kill(desk);
    stop(&desk->server, SIGTERM);
    if (keep_folder)
        fprintf(stderr, "what the program kept and its traces are in %s\n", shell_folder);
    else
        shell_close(&state);
}

void desk_start(Desk *desk, const char *program)
{
    char name[24];
    snprintf(name, sizeof name, "trace-%d", ++desk->starts);
    const char *trace = shell_path(name);
    desk->trace = fopen(trace, "w+");
    if (!desk->trace || (desk->program = fork()) < 0)
        give_up(trace);
    if (desk->program == 0) {
        setenv("XDG_DATA_HOME", shell_folder, 1);
        setenv("LANGUAGE", "en", 1);
        setenv("SDL_VIDEODRIVER", "x11", 1);
        unsetenv("SDL_RENDER_DRIVER");
        setenv("SDL_AUDIODRIVER", "dummy", 1);
        const char *size = desk->size ? desk->size : "1280x720";
        become((const char *const[]){program, "--trace", trace, "--think",
                                     desk->think ? desk->think : "2", *size ? "--size" : desk->game,
                                     *size ? size : NULL, desk->game, NULL});
    }
}

static void close_trace(Desk *desk)
{
    if (desk->trace)
        fclose(desk->trace);
    desk->trace = NULL;
}

void desk_kill(Desk *desk)
{
    stop(&desk->program, SIGKILL);
    close_trace(desk);
}

int desk_wait(Desk *desk)
{
    int status = -1;
    for (int tries = 0; tries < 200; tries++) {
        if (waitpid(desk->program, &status, WNOHANG) == desk->program) {
            desk->program = 0;
            close_trace(desk);
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        nanosleep(&(struct timespec){.tv_nsec = 50000000}, NULL);
    }
    desk_kill(desk);
    return -1;
}

bool desk_running(Desk *desk)
{
    if (desk->program > 0 && waitpid(desk->program, NULL, WNOHANG) == desk->program)
        desk->program = 0;
    return desk->program > 0;
}

void desk_tell(const char *format, ...)
{
    char words[200];
    va_list values;
    va_start(values, format);
    vsnprintf(words, sizeof words, format, values);
    va_end(values);
    if (shell_run("xdotool", words) != 0)
        fail_msg("xdotool %s: %s", words, shell_output);
}

void desk_click(int x, int y)
{
    desk_tell("mousemove %d %d click 1", x, y);
}

void desk_window(char place[64])
{
    int x = 0, y = 0, width = 0, height = 0;
    shell_run("xdotool", "search --name '^Aurochs$' getwindowgeometry --shell");
    const char *from = strstr(shell_output, "X=");
    if (from)
        sscanf(from, "X=%d Y=%d WIDTH=%d HEIGHT=%d", &x, &y, &width, &height);
    snprintf(place, 64, "%dx%d+%d+%d", width, height, x, y);
}
