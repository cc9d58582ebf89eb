/* Every screen in the pseudo-language: nothing plain is left, nothing is cut, lies over something
 * else or beyond the window, though every text is half as long again. Real letters, two sizes of
 * window, letters at 100, 150 and 200 %. */
#include <stdlib.h>

#include "check.h"
#include "faults.h"
#include "gallery.h"
#include "pseudo.h"
#include "view/words/tr.h"

static const GalleryView views[] = {{1280, 720, 100}, /* there 150 is the most */
                                    {1280, 720, 200},
                                    {1920, 1080, 100},
                                    {1920, 1080, 150},
                                    {1920, 1080, 200}};

/* No sight has a fault. */
TEST_WITH(test_pseudo, gallery_begin, gallery_end)
{
    Gallery *gallery = *state;
    int failed = 0;
    pseudo_teach();
    language_set(LANGUAGE_PSEUDO);
    for (size_t view = 0; view < sizeof views / sizeof *views; view++)
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
