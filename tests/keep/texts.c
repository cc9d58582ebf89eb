#include "texts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "play.h"

typedef struct Looking {
    Texts *texts;
    const Texts *before;
    const char *folder, *ending;
} Looking;

static void see(void *context, const char *name)
{
    const Looking *looking = context;
    Texts *texts = looking->texts;
    char path[MAX_PATH_BYTES];
    FileMark mark;
    if (name[0] == '.' || !path_ends_in(name, looking->ending))
        return;
    snprintf(path, sizeof path, "%s/%s", looking->folder, name);
    if (!file_look(path, &mark))
        return;
    assert_true(texts->count < MAX_TEXTS);
    int at = texts->count++;
    char *text = NULL;
    for (int i = 0; looking->before && i < looking->before->count && !text; i++)
        if (file_mark_equal(&looking->before->of[i].mark, &mark))
            text = strdup(looking->before->of[i].text);
    if (!text)
        text = play_file_text(looking->folder, name);
    snprintf(texts->of[at].name, sizeof texts->of[at].name, "%s", name);
    texts->of[at].mark = mark;
    texts->of[at].text = text ? text : strdup("");
}

void texts_look(Texts *texts, const char *folder, const char *ending, const Texts *before)
{
    Looking looking = {texts, before, folder, ending};
    texts->count = 0;
    assert_true(files_each(folder, see, &looking));
}

void texts_free(Texts *texts)
{
    for (int i = 0; i < texts->count; i++)
        free(texts->of[i].text);
    texts->count = 0;
}

const char *texts_of(const Texts *texts, const char *name)
{
    for (int i = 0; i < texts->count; i++)
        if (strcmp(texts->of[i].name, name) == 0)
            return texts->of[i].text;
    return NULL;
}

/* The text but for its last line, which tells where in the game one was. */
static size_t moves_of(const char *text)
{
    const char *lie = strstr(text, "\n# at ");
    return lie ? (size_t)(lie + 1 - text) : strlen(text);
}

bool texts_hold_moves(const Texts *texts, const char *text)
{
    size_t size = moves_of(text);
    for (int i = 0; i < texts->count; i++)
        if (moves_of(texts->of[i].text) == size && memcmp(texts->of[i].text, text, size) == 0)
            return true;
    return false;
}

const char *texts_lost(const Texts *before, const Texts *now, const char *but)
{
    for (int i = 0; i < before->count; i++)
        if (!(but && strcmp(before->of[i].name, but) == 0) &&
            strstr(before->of[i].text, "\nplace ") && !texts_hold_moves(now, before->of[i].text))
            return before->of[i].name;
    return NULL;
}
