#include "desk.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what)
{
    fprintf(stderr, "desk: %s: %s\n", what, strerror(errno));
    exit(1);
}

static void nap(int milliseconds)
{
    struct timespec time = {.tv_sec = milliseconds / 1000,
                            .tv_nsec = (long)(milliseconds % 1000) * 1000000};
    nanosleep(&time, NULL);
}

static bool installed(const char *name)
{
    char path[DESK_PATH], folders[4096];
    const char *search = getenv("PATH");
    snprintf(folders, sizeof folders, "%s", search ? search : "");
    for (char *folder = strtok(folders, ":"); folder; folder = strtok(NULL, ":")) {
        snprintf(path, sizeof path, "%s/%s", folder, name);
        if (access(path, X_OK) == 0)
            return true;
    }
    return false;
}

/* In the child: becomes the program named first. */
static void become(const char *const arguments[])
{
    execvp(arguments[0], (char *const *)arguments);
    fail(arguments[0]);
}

static void start_server(Desk *desk)
{
    int ends[2];
    if (pipe(ends) != 0)
        fail("pipe");
    desk->server = fork();
    if (desk->server < 0)
        fail("fork");
    if (desk->server == 0) {
        char number[16], screen[32];
        close(ends[0]);
        snprintf(number, sizeof number, "%d", ends[1]);
        snprintf(screen, sizeof screen, "%dx%dx24", DESK_WIDTH, DESK_HEIGHT);
        become((const char *const[]){"Xvfb", "-displayfd", number, "-screen", "0", screen,
                                     "-nolisten", "tcp", NULL});
    }
    /* The server writes its number once it can be used. */
    close(ends[1]);
    char number[8] = "";
    size_t size = 0;
    ssize_t got;
    while (size + 1 < sizeof number && !strchr(number, '\n') &&
           (got = read(ends[0], number + size, sizeof number - 1 - size)) > 0)
        size += (size_t)got;
    close(ends[0]);
    if (!strchr(number, '\n'))
        fail("Xvfb did not start");
    number[strcspn(number, "\n")] = '\0';
    snprintf(desk->display, sizeof desk->display, ":%s", number);
}

bool desk_open(Desk *desk)
{
    if (!installed("Xvfb") || !installed("xdotool"))
        return false;
    memset(desk, 0, sizeof *desk);
    const char *temporary = getenv("TMPDIR");
    snprintf(desk->folder, sizeof desk->folder, "%s/aurochs-e2e-XXXXXX",
             temporary ? temporary : "/tmp");
    if (!mkdtemp(desk->folder))
        fail(desk->folder);
    start_server(desk);
    return true;
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
    desk_kill(desk);
    stop(&desk->server, SIGTERM);
    if (keep_folder)
        fprintf(stderr, "what the program kept and its traces are in %s\n", desk->folder);
    else
        desk_run(desk, (const char *const[]){"rm", "-rf", desk->folder, NULL}, NULL, 0);
}

void desk_start(Desk *desk, const char *program)
{
    snprintf(desk->trace_path, sizeof desk->trace_path, "%.*s/trace-%d", DESK_PATH - 24,
             desk->folder, ++desk->starts);
    desk->trace = fopen(desk->trace_path, "w+");
    if (!desk->trace)
        fail(desk->trace_path);
    desk->program = fork();
    if (desk->program < 0)
        fail("fork");
    if (desk->program == 0) {
        setenv("DISPLAY", desk->display, 1);
        setenv("XDG_DATA_HOME", desk->folder, 1);
        setenv("SDL_VIDEODRIVER", "x11", 1);
        unsetenv("SDL_RENDER_DRIVER");
        setenv("SDL_AUDIODRIVER", "dummy", 1);
        const char *size = desk->size ? desk->size : "1280x720";
        become((const char *const[]){program, "--trace", desk->trace_path, "--think",
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
        pid_t ended = waitpid(desk->program, &status, WNOHANG);
        if (ended == desk->program) {
            desk->program = 0;
            close_trace(desk);
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        nap(50);
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

int desk_run(const Desk *desk, const char *const arguments[], char *output, size_t capacity)
{
    int ends[2], status = 0;
    if (pipe(ends) != 0)
        fail("pipe");
    pid_t child = fork();
    if (child < 0)
        fail("fork");
    if (child == 0) {
        setenv("DISPLAY", desk->display, 1);
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        become(arguments);
    }
    close(ends[1]);
    size_t size = 0;
    char rest[512];
    for (;;) {
        bool room = size + 1 < capacity;
        ssize_t got = room ? read(ends[0], output + size, capacity - 1 - size)
                           : read(ends[0], rest, sizeof rest);
        if (got <= 0)
            break;
        if (room)
            size += (size_t)got;
    }
    if (capacity > 0)
        output[size] = '\0';
    close(ends[0]);
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void hand(const Desk *desk, const char *const arguments[])
{
    if (desk_run(desk, arguments, NULL, 0) != 0) {
        fprintf(stderr, "desk: xdotool %s failed\n", arguments[1]);
        exit(1);
    }
}

void desk_move(const Desk *desk, int x, int y)
{
    char column[16], row[16];
    snprintf(column, sizeof column, "%d", x);
    snprintf(row, sizeof row, "%d", y);
    hand(desk, (const char *const[]){"xdotool", "mousemove", column, row, NULL});
}

void desk_click(const Desk *desk, int x, int y, int button)
{
    char number[16];
    desk_move(desk, x, y);
    snprintf(number, sizeof number, "%d", button);
    hand(desk, (const char *const[]){"xdotool", "click", number, NULL});
}

void desk_type(const Desk *desk, const char *text)
{
    hand(desk, (const char *const[]){"xdotool", "type", text, NULL});
}

void desk_key(const Desk *desk, const char *key)
{
    hand(desk, (const char *const[]){"xdotool", "key", key, NULL});
}

void desk_window(const Desk *desk, char place[64])
{
    int x = 0, y = 0, width = 0, height = 0;
    char said[400];
    desk_run(desk,
             (const char *const[]){"xdotool", "search", "--name", "^Aurochs$", "getwindowgeometry",
                                   "--shell", NULL},
             said, sizeof said);
    const char *from = strstr(said, "X=");
    if (from)
        sscanf(from, "X=%d Y=%d WIDTH=%d HEIGHT=%d", &x, &y, &width, &height);
    snprintf(place, 64, "%dx%d+%d+%d", width, height, x, y);
}
