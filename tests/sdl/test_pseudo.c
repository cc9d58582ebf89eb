/* Every screen in the pseudo-language: nothing plain is left, nothing is cut, lies over something
 * else or beyond the window, though every text is half as long again; and in the others. Real
 * letters, two sizes of window, letters at 100, 150 and 200 %. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "faults.h"
#include "gallery.h"
#include "play/assets.h"
#include "pseudo.h"
#include "support.h"
#include "view/words/catalogue.h"

/* In the smallest windows there is room for words of real languages only. */
enum { VIEWS = 7, ROOMY = 5 };

static const GalleryView views[VIEWS] = {{1280, 720, 200}, /* 150 is the most */
                                         {1280, 720, 100},  {1920, 1080, 100},
                                         {1920, 1080, 150}, {1920, 1080, 200},
                                         {640, 400, 100},   {640, 400, 200}}; /* 111 is the most */

TEST_TAKES(1) /* the code of a language */

/* No sight has a fault in it. */
TEST_WITH(test_sights, gallery_begin, gallery_end)
{
    Gallery *gallery = *state;
    Language language;
    char message[300];
    int failed = 0;
    pseudo_teach();
    assert_true(language_of(check_arguments[0], &language));
    assert_true(language_speak(language, message, sizeof message));
    int count = test_share(language == LANGUAGE_PSEUDO ? ROOMY : VIEWS);
    for (int view = 0; view < count; view++)
        for (int s = 0; s < framing_count; s++) {
            Faults *faults = calloc(1, sizeof *faults);
            gallery_show(gallery, &sights[s], views[view]);
            faults_find(faults, &gallery->engine.app);
            for (int i = 0; i < faults->count; i++)
                print_message("%s, %dx%d at %d %%: %s: %s\n", sights[s].name, views[view].width,
                              views[view].height, views[view].scale,
                              fault_names[faults->of[i].kind], faults->of[i].what);
            failed += faults->count;
            free(faults);
        }
    assert_int_equal(failed, 0);
}

static char *listed; /* aurochs.pot, without the backslashes */
static int unlisted;

static void read_listed(void)
{
    size_t size;
    char message[300];
    listed = asset_read("languages/aurochs.pot", &size, message, sizeof message);
    assert_non_null(listed);
    char *to = listed;
    for (const char *from = listed; *from; from++)
        *to++ = *from == '\\' ? *++from : *from;
    *to = '\0';
}

/* Says a text of one line in English, and tells where translators do not know of it. */
static const char *in_listed(Language language, const char *context, const char *text,
                             const char *many, int count)
{
    static const char *known[1 << 13]; /* texts that were looked for, by their places in memory */
    static char line[4000];
    (void)language, (void)context, (void)many, (void)count;
    const char **at = &known[(uintptr_t)text * 2654435761u >> 7 & ((1 << 13) - 1)];
    if (*at == text || strchr(text, '\n') ||
        !strpbrk(text, "abcdefghijklmnopqrstuvwxyz")) /* a button's name */
        return NULL;
    *at = text;
    snprintf(line, sizeof line, "\nmsgid \"%s\"\n", text);
    if (!strstr(listed, line)) {
        print_message("not in aurochs.pot (tools/languages.py update): %s\n", text);
        unlisted++;
    }
    return NULL;
}

/* Over what was asked in a message no language can be chosen. */
static bool is_over(const char *name)
{
    static const char *const said[] = {"credits", "menu-", "book-asked", "open-", "save", "adrift"};
    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (strncmp(name, said[i], strlen(said[i])) == 0)
            return true;
    return false;
}

/* In the middle of anything all changes at once; and of each text that is said translators know. */
TEST_WITH(test_changed, gallery_begin, gallery_end)
{
    Gallery *gallery = *state;
    int failed = 0;
    read_listed();
    pseudo_teach();
    language_teach(LANGUAGE_FRENCH, in_listed);
    for (int s = 0; s < framing_count; s++) {
        Faults *faults = calloc(1, sizeof *faults);
        language_set(LANGUAGE_FRENCH);
        gallery_show(gallery, &sights[s], views[1]);
        app_follow(&gallery->engine.app,
                   &(Intent){.kind = INTENT_LANGUAGE, .index = LANGUAGE_PSEUDO});
        gallery_wait(gallery, 0);
        faults_find(faults, &gallery->engine.app);
        for (int i = 0; i < faults->count; i++)
            if (faults->of[i].kind == FAULT_PLAIN && !is_over(sights[s].name) &&
                !strstr(faults->of[i].what, "Ana")) { /* the pupil's name */
                print_message("%s stays: %s\n", sights[s].name, faults->of[i].what);
                failed++;
            }
        free(faults);
    }
    free(listed);
    assert_int_equal(failed, 0);
    assert_int_equal(unlisted, 0);
}
