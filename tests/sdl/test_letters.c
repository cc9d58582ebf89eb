/* All that a screen says in letters of 100 % it says in larger ones, whole: in another place maybe,
 * in more lines, or scrolled into sight. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "gallery.h"
#include "shown.h"
#include "view/state/actions.h"
#include "view/words/tr.h"

/* Each against 100 % in a window of the same size. */
static const GalleryView views[] = {{1280, 720, 200}, /* there 150 is the most */
                                    {1024, 768, 150},
                                    {800, 600, 200}};

enum { MAX_SAID = 1 << 18, MOST_STEPS = 160, MAX_TEXT = 512, FOOT = 160 };

/* What was said, a frame behind the other, words parted by one blank. */
typedef struct Said {
    size_t length;
    char text[MAX_SAID];
} Said;

/* Words of `text` between single blanks, one before the first and one behind the last. */
static void words_of(const char *text, char words[MAX_TEXT])
{
    size_t length = 0;
    words[length++] = ' ';
    for (; *text && length + 2 < MAX_TEXT; text++)
        if (*text != ' ' && *text != '\n')
            words[length++] = *text;
        else if (words[length - 1] != ' ')
            words[length++] = ' ';
    if (words[length - 1] != ' ')
        words[length++] = ' ';
    words[length] = '\0';
}

static bool is_whole(const App *app, const Shown *shown)
{
    Rect output = {0, 0, app->width, app->height}, in = shown_meet(shown->seen, output);
    return in.w >= shown->whole.w - 1 && in.h >= shown->whole.h - 1 &&
           !shown_covered(app, shown->whole, shown->command, app->list.count);
}

static void hear(const App *app, const ShownTexts *texts, Said *said)
{
    char words[MAX_TEXT];
    said->length += (size_t)sprintf(said->text + said->length, "|");
    for (int i = 0; i < texts->count; i++) {
        words_of(texts->of[i].text, words);
        if (is_whole(app, &texts->of[i]) && said->length + 2 * MAX_TEXT < MAX_SAID)
            said->length += (size_t)sprintf(said->text + said->length, "%s",
                                            words + (said->text[said->length - 1] == ' '));
    }
}

static void hear_frame(Gallery *gallery, Said *said)
{
    static ShownTexts texts;
    shown_gather(&gallery->engine.app, &texts);
    hear(&gallery->engine.app, &texts, said);
}

/* All that can be scrolled into sight, from the top. */
static void scroll_through(Gallery *gallery, Said *said)
{
    for (int step = 0, same = 0; step < MOST_STEPS && same < 4; step++) {
        size_t before = said->length;
        gallery_input(gallery, (Input){.kind = INPUT_WHEEL, .wheel = step ? -1 : MOST_STEPS});
        hear_frame(gallery, said);
        size_t length = said->length - before;
        bool again = before > length &&
                     memcmp(said->text + before - length, said->text + before, length) == 0;
        same = again ? same + 1 : 0;
    }
}

static void press_key(Gallery *gallery, int key)
{
    gallery_input(gallery, (Input){.kind = INPUT_KEY, .key = key});
}

static void press(Gallery *gallery, const char *name, Said *said)
{
    if (!app_press(&gallery->engine.app, name))
        return;
    gallery_wait(gallery, 1);
    hear_frame(gallery, said);
}

/* At the table a card goes with the pointer or is let go, a heading opens what is folded, Home
 * shows all of the land, with the lens that is on and without, the log has every award, and the
 * players are there again once all meeples are kept and a piece is put; the final scoring goes on
 * by steps. */
static void look_round(Gallery *gallery, Said *said)
{
    App *app = &gallery->engine.app;
    gallery_input(gallery, (Input){.kind = INPUT_POINTER, .x = app->width - 2, .y = 2});
    gallery_wait(gallery, 1);
    hear_frame(gallery, said);
    press(gallery, "collapse", said);
    for (int step = 0; step < MOST_STEPS && widgets_named(&app->ui.widgets, "next"); step++)
        press(gallery, "next", said);
    press_key(gallery, KEY_HOME);
    gallery_wait(gallery, 2);
    hear_frame(gallery, said);
    press_key(gallery, KEY_ESCAPE);
    if (app->ui.overlay == OVERLAY_MENU)
        press_key(gallery, KEY_ESCAPE);
    gallery_wait(gallery, 1);
    hear_frame(gallery, said);
    press(gallery, "collapse", said);
    press_key(gallery, KEY_HOME);
    gallery_wait(gallery, 2);
    hear_frame(gallery, said);
    press_key(gallery, 'l');
    if (app->ui.overlay == OVERLAY_LOG) {
        scroll_through(gallery, said);
        press_key(gallery, 'l');
    }
    press(gallery, "keep", said);
    press(gallery, "pass", said);
    press(gallery, "confirm", said);
    press(gallery, "panel", said);
}

static void hear_all(Gallery *gallery, Said *said)
{
    const App *app = &gallery->engine.app;
    hear_frame(gallery, said);
    if (app->ui.screen == SCREEN_TABLE && app->ui.overlay == OVERLAY_NONE)
        look_round(gallery, said);
    else
        scroll_through(gallery, said);
}

/* What need not be said again: the last awards, which the log has in other words, a name that is
 * cut and how many more there are; and the head of the small map and what leads to cells, which are
 * there only where part of the land is out of sight. In small windows with the largest letters the
 * foot line gives way to land that fills the window. A book of one page shows what was found, and
 * not beside it the page that Enter opens. In a lesson the Elder's card takes a part of the panel's
 * height, which keeps what he speaks of. */
static bool is_let_off(const App *app, const Shown *shown)
{
    const Widgets *widgets = &app->ui.widgets;
    float x = shown->whole.x + shown->whole.w / 2, y = shown->whole.y + shown->whole.h / 2;
    for (int i = widgets->modal; i < widgets->count; i++)
        if ((widgets->items[i].verb == VERB_AWARD || widgets->items[i].verb == VERB_MAP) &&
            rect_holds(widgets->items[i].rect, x, y))
            return true;
    if (app->lesson && app->ui.screen == SCREEN_TABLE &&
        (x > app->width / 2 || y > app->height - 2 * FOOT))
        return true;
    if (app->ui.overlay == OVERLAY_RULEBOOK && app->ui.dialogs.book.search[0] && x > app->width / 2)
        return true;
    if (app->ui.screen == SCREEN_TABLE && app->width < 1024 && y > app->height - FOOT)
        return true;
    return strstr(shown->text, "\u2026") || strstr(shown->text, " more") ||
           strncmp(shown->text, "Go there: ", 10) == 0 ||
           strcmp(shown->text, tr("Last awards")) == 0 ||
           strcmp(shown->text, trc("awards", "all")) == 0;
}

/* Hears all of the sight that is shown in a copy of the program, so that this one can go on to the
 * next. The caller frees it. */
static char *heard(Gallery *gallery)
{
    static Said said;
    int ends[2], status;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        said.length = 0;
        hear_all(gallery, &said);
        FILE *end = fdopen(ends[1], "w");
        _exit(fwrite(said.text, 1, said.length, end) == said.length && fclose(end) == 0 ? 0 : 1);
    }
    close(ends[1]);
    FILE *end = fdopen(ends[0], "r");
    said.length = fread(said.text, 1, MAX_SAID - 1, end);
    said.text[said.length] = '\0';
    fclose(end);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    return strdup(said.text);
}

/* Says what the sight that is shown says and `said` in the size of `view` does not; returns how
 * much that is. */
static int compare(const App *app, const char *name, GalleryView view, const char *said)
{
    static ShownTexts texts;
    int missing = 0;
    shown_gather(app, &texts);
    for (int i = 0; i < texts.count; i++) {
        char words[MAX_TEXT];
        words_of(texts.of[i].text, words);
        if (!is_whole(app, &texts.of[i]) || strstr(said, words) || is_let_off(app, &texts.of[i]))
            continue;
        print_message("%s, %dx%d at %d %%: %s\n", name, view.width, view.height, view.scale,
                      texts.of[i].text);
        missing++;
    }
    return missing;
}

TEST_WITH(test_letters, gallery_begin, gallery_end)
{
    Gallery *gallery = *state;
    int missing = 0;
    char **said = calloc((size_t)framing_count, sizeof *said);
    for (size_t v = 0; v < sizeof views / sizeof *views; v++) {
        GalleryView plain = {views[v].width, views[v].height, 100};
        for (int s = 0; s < framing_count; s++) {
            gallery_show(gallery, &sights[s], views[v]);
            said[s] = heard(gallery);
        }
        for (int s = 0; s < framing_count; s++) {
            gallery_show(gallery, &sights[s], plain);
            missing += compare(&gallery->engine.app, sights[s].name, views[v], said[s]);
            free(said[s]);
        }
    }
    free(said);
    assert_int_equal(missing, 0);
}
