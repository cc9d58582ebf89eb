/* Every screen in the pseudo-language: nothing plain is left, nothing is cut, lies over something
 * else or beyond the window, though every text is half as long again; and in the others. Real
 * letters, two sizes of window, letters at 100, 150 and 200 %. */
#include <stdint.h>
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

/* No sight has a fault in the language. */
static void look_in(Gallery *gallery, int count)
{
    int failed = 0;
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

TEST_WITH(test_pseudo, gallery_begin, gallery_end)
{
    pseudo_teach();
    language_set(LANGUAGE_PSEUDO);
    look_in(*state, test_share(ROOMY));
}

/* The same in one that LINGUAS names. */
static void look_in_whole(Gallery *gallery, Language language)
{
    size_t size;
    char message[300];
    char *whole = asset_read("languages/LINGUAS", &size, message, sizeof message);
    bool named = whole && strstr(whole, language_facts[language].code);
    free(whole);
    if (!named)
        skip();
    assert_true(language_speak(language, message, sizeof message));
    look_in(gallery, VIEWS);
}

TEST_WITH(test_german, gallery_begin, gallery_end)
{
    look_in_whole(*state, LANGUAGE_GERMAN);
}

TEST_WITH(test_french, gallery_begin, gallery_end)
{
    look_in_whole(*state, LANGUAGE_FRENCH);
}

TEST_WITH(test_polish, gallery_begin, gallery_end)
{
    look_in_whole(*state, LANGUAGE_POLISH);
}

static char *listed; /* aurochs.pot */
static int unlisted;

/* Says a text in English, and tells where translators do not know of it. */
static const char *in_listed(Language language, const char *context, const char *text,
                             const char *many, int count)
{
    static const char *known[1 << 13]; /* texts that were looked for, by their places in memory */
    static char line[4000];
    (void)language, (void)context, (void)many, (void)count;
    if (!strpbrk(text, "abcdefghijklmnopqrstuvwxyz")) /* names of buttons */
        return NULL;
    const char **at = &known[(uintptr_t)text * 2654435761u >> 7 & ((1 << 13) - 1)];
    if (*at == text)
        return NULL;
    *at = text;
    size_t size = 0;
    for (const char *from = text; *from && size + 20 < sizeof line; from++) {
        if (strchr("\"\\\n", *from))
            line[size++] = '\\';
        line[size++] = *from == '\n' ? 'n' : *from;
    }
    line[size] = '\0';
    char *found = strchr(text, '\n') ? listed : strstr(listed, line);
    while (found && found != listed &&
           (strncmp(found - 7, "msgid \"", 7) != 0 || strncmp(found + size, "\"\n", 2) != 0))
        found = strstr(found + 1, line);
    if (!found) {
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
    size_t size;
    char message[300];
    int failed = 0;
    listed = asset_read("languages/aurochs.pot", &size, message, sizeof message);
    assert_non_null(listed);
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
