#include "program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "timer.h"

static const double moment = .5; /* seconds that a program has to end by itself */

struct Program {
    pid_t pid;
    int to, from;  /* its standard input and output, our ends */
    size_t size;   /* bytes in `text` */
    bool skipping; /* inside a line that is too long to be a decision */
    char text[MAX_ANSWER];
};

/* Our ends are closed in every program started later. */
static bool open_pipe(int ends[2], int ours)
{
    return pipe(ends) == 0 && fcntl(ends[ours], F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(ends[ours], F_SETFL, O_NONBLOCK) == 0;
}

static void run(const char *command, const int in[2], const int out[2])
{
    /* A group of its own, so that what it starts can be ended with it. */
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    close(in[0]);
    close(out[1]);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

Program *program_start(const char *command)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1};
    Program *program = calloc(1, sizeof *program);
    if (program && open_pipe(in, 1) && open_pipe(out, 0)) {
        signal(SIGPIPE, SIG_IGN);
        program->pid = fork();
        if (program->pid == 0)
            run(command, in, out);
        if (program->pid > 0) {
            setpgid(program->pid, program->pid);
            close(in[0]);
            close(out[1]);
            program->to = in[1];
            program->from = out[0];
            return program;
        }
    }
    for (int i = 0; i < 2; i++) {
        close(in[i]);
        close(out[i]);
    }
    free(program);
    return NULL;
}

/* Waits until `file` is ready or the time is over, which returns false. */
static bool wait_for(int file, short events, double until)
{
    for (;;) {
        double left = until - timer_now();
        struct pollfd poller = {.fd = file, .events = events};
        if (left <= 0)
            return false;
        int ready = poll(&poller, 1, (int)(left * 1000) + 1);
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return false;
    }
}

static const char *send(Program *program, const char *text, double until)
{
    size_t left = strlen(text);
    while (left > 0) {
        ssize_t sent = write(program->to, text, left);
        if (sent >= 0) {
            text += sent;
            left -= (size_t)sent;
        } else if (errno == EAGAIN) {
            if (!wait_for(program->to, POLLOUT, until))
                return "it did not read the request";
        } else if (errno != EINTR) {
            return "it has ended";
        }
    }
    return NULL;
}

/* Takes the next whole line out of what was read; false where there is none yet. */
static bool take_line(Program *program, char line[MAX_ANSWER])
{
    for (;;) {
        char *newline = memchr(program->text, '\n', program->size);
        if (!newline) {
            if (program->size == MAX_ANSWER) {
                program->skipping = true;
                program->size = 1; /* its beginning tells whether it is a reason */
            }
            return false;
        }
        size_t length = (size_t)(newline - program->text), rest = program->size - length - 1;
        memcpy(line, program->text, length);
        line[length] = '\0';
        bool reason = line[0] == '#' || line[strspn(line, " \t\r")] == '\0';
        memmove(program->text, newline + 1, rest);
        program->size = rest;
        if (program->skipping && !reason)
            strcpy(line, "a very long line");
        program->skipping = false;
        if (!reason)
            return true;
    }
}

const char *program_ask(Program *program, const char *request, double seconds,
                        char answer[MAX_ANSWER])
{
    double until = timer_now() + seconds;
    const char *fault = send(program, request, until);
    if (fault)
        return fault;
    for (;;) {
        if (take_line(program, answer))
            return NULL;
        if (!wait_for(program->from, POLLIN, until))
            return "it did not answer in time";
        ssize_t got = read(program->from, program->text + program->size,
                           sizeof program->text - program->size);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
            return "it has ended";
        if (got > 0)
            program->size += (size_t)got;
    }
}

void program_stop(Program *program)
{
    if (!program)
        return;
    double until = timer_now() + moment;
    bool ended = false;
    close(program->to);
    while (!ended && timer_now() < until) {
        ended = waitpid(program->pid, NULL, WNOHANG) != 0;
        if (!ended)
            poll(NULL, 0, 5);
    }
    kill(-program->pid, SIGKILL);
    if (!ended)
        waitpid(program->pid, NULL, 0);
    close(program->from);
    free(program);
}
