/* The strip of history in real letters: whatever turn is looked at, the knob lies on no word. Every
 * language, two sizes of window, letters at 100, 150 and 200 %. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "gallery.h"
#include "pseudo.h"
#include "shown.h"
#include "support.h"
#include "view/kit/paint.h"
#include "view/table/model.h"
#include "view/words/tr.h"

static const Framing sight = {"strip", "records/second", "d4-000.aurochs", -1, "key h\n"};

static const GalleryView views[] = {{1280, 720, 100},  {1280, 720, 150},  {1280, 720, 200},
                                    {1920, 1080, 100}, {1920, 1080, 150}, {1920, 1080, 200}};

static Rect bounds_of(const DrawList *list, const DrawCommand *command)
{
    const Point *points = &list->points[command->first];
    Point least = points[0], most = points[0];
    for (size_t i = 1; i < command->count; i++) {
        least = (Point){fminf(least.x, points[i].x), fminf(least.y, points[i].y)};
        most = (Point){fmaxf(most.x, points[i].x), fmaxf(most.y, points[i].y)};
    }
    return (Rect){least.x, least.y, most.x - least.x, most.y - least.y};
}

/* The knob's head, a disc on a larger one: the uppermost in the strip. */
static Rect knob_of(const App *app, Rect strip)
{
    Rect knob = {0, 0, 0, 0};
    for (size_t i = 1; i < app->list.count; i++) {
        const DrawCommand *command = &app->list.commands[i];
        if (command->kind != DRAW_POLYGON || command->count != CIRCLE_POINTS ||
            command[-1].kind != DRAW_POLYGON || command[-1].count != CIRCLE_POINTS)
            continue;
        Rect disc = bounds_of(&app->list, command - 1);
        if (rect_holds(strip, disc.x + disc.w / 2, disc.y + disc.h / 2))
            knob = disc;
    }
    return knob;
}

/* With what hangs below the line. */
static Rect with_tails(const App *app, const Shown *shown)
{
    Rect rect = shown->whole;
    rect.h += .14f * app->list.commands[shown->command].size;
    return rect;
}

/* Texts of the strip, none of which is below the knob; how many there are. */
static int hold_words(const App *app, ShownTexts *texts)
{
    const Widget *strip = NULL;
    int words = 0;
    for (int i = 0; i < app->ui.widgets.count; i++)
        if (app->ui.widgets.items[i].id == TABLE_STRIP)
            strip = &app->ui.widgets.items[i];
    assert_non_null(strip);
    Rect knob = knob_of(app, strip->rect);
    assert_true(knob.w > 8);
    shown_gather(app, texts);
    for (int i = 0; i < texts->count; i++) {
        Rect text = with_tails(app, &texts->of[i]), both = shown_meet(text, knob);
        if (!rect_holds(strip->rect, text.x + text.w / 2, text.y + text.h / 2))
            continue;
        if (both.w > 0 && both.h > 0)
            fail_msg("the knob lies on '%s'", texts->of[i].text);
        words++;
    }
    return words;
}

TEST_WITH(the_knob_lies_on_no_word, gallery_begin, gallery_end)
{
    static ShownTexts texts;
    Gallery *gallery = *state;
    for (int language = 0; language < LANGUAGES; language++)
        for (size_t view = 0; view < test_share(sizeof views / sizeof *views); view++) {
            pseudo_teach();
            language_set((Language)language);
            gallery_show(gallery, &sight, views[view]);
            const Session *session = gallery->engine.app.session;
            int words = hold_words(&gallery->engine.app, &texts);
            for (int at = session_at(session); at > 0; at--) {
                gallery_input(gallery, (Input){.kind = INPUT_KEY, .key = KEY_PAGE_UP});
                assert_int_equal(session_at(session), at - 1);
                words += hold_words(&gallery->engine.app, &texts);
            }
            assert_true(words > 2 * session_move_count(session));
        }
}
