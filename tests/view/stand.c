#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "stand.h"

/* Letters half as wide as high, whatever the font; a character counts once. */
static float width_of(void *context, FontId font, float size, const char *text, size_t bytes)
{
    size_t letters = 0;
    (void)context, (void)font;
    for (size_t i = 0; i < bytes; i++)
        letters += (text[i] & 0xC0) != 0x80;
    return (float)letters * size * .5f;
}

Stand *stand_open(float width, float height)
{
    static Stand stands[2];
    static int opened;
    Stand *stand = &stands[opened++ % 2];
    stand_begin(stand, width, height);
    return stand;
}

void stand_begin(Stand *stand, float width, float height)
{
    session_free(stand->session);
    draw_free(&stand->list);
    atlas_free(&stand->atlas);
    memset(stand, 0, sizeof *stand);
    ui_init(&stand->ui);
    atlas_init(&stand->atlas);
    stand->meter = (TextMeter){width_of, NULL};
    static Rulebook rulebook;
    char message[300];
    if (rulebook.page_count == 0)
        assert_true(rulebook_load(&rulebook, test_editions(), message, sizeof message));
    stand->scene = (Scene){.editions = test_editions(),
                           .rulebook = &rulebook,
                           .atlas = &stand->atlas,
                           .meter = &stand->meter,
                           .width = width,
                           .height = height,
                           .folder = "/games",
                           .seed = 5};
    stand_frame(stand);
}

Stand *stand_open_seats(void)
{
    Stand *stand = stand_open(1280, 720);
    stand_press(stand, "new");
    return stand;
}

void stand_play(Stand *stand, EditionId edition, int players)
{
    Random random = random_from((uint64_t)players);
    Setup setup = test_setup(edition, players, 11);
    session_free(stand->session);
    stand->session = session_new(test_edition(edition), &setup);
    assert_non_null(stand->session);
    test_play_out(stand->session, &random);
    stand->scene.session = stand->session;
}

void stand_wait(Stand *stand)
{
    Setup setup = test_setup(EDITION_SECOND, 2, 11);
    session_free(stand->session);
    stand->session = session_new(test_edition(EDITION_SECOND), &setup);
    stand->scene.last = stand->session;
}

void stand_resize(Stand *stand, float width, float height, int scale)
{
    stand->scene.width = width;
    stand->scene.height = height;
    stand->ui.options.scale = scale;
    stand_frame(stand);
}

void stand_frame(Stand *stand)
{
    view_frame(&stand->ui, &stand->scene, &stand->list);
    assert_false(stand->list.failed);
    assert_int_equal(stand->list.clip_count, 0);
}

Intent stand_press(Stand *stand, const char *name)
{
    Intent intent;
    if (!ui_press(&stand->ui, &stand->scene, name, &intent))
        fail_msg("'%s' cannot be pressed", name);
    stand_frame(stand);
    return intent;
}

static Intent give(Stand *stand, const Input *input)
{
    Intent intent = ui_handle(&stand->ui, &stand->scene, input);
    stand_frame(stand);
    return intent;
}

Intent stand_key(Stand *stand, int key, uint8_t mods)
{
    return give(stand, &(Input){.kind = INPUT_KEY, .key = key, .mods = mods});
}

void stand_type(Stand *stand, const char *text)
{
    while (*text) {
        Input input = {.kind = INPUT_TEXT};
        size_t length = 1;
        while ((text[length] & 0xC0) == 0x80)
            length++;
        memcpy(input.text, text, length);
        give(stand, &input);
        text += length;
    }
}

const Widget *stand_widget(const Stand *stand, const char *name)
{
    const Widget *widget = widgets_named(&stand->ui.widgets, name);
    if (!widget)
        fail_msg("there is no widget '%s'", name);
    return widget;
}

bool stand_shows(const Stand *stand, const char *text)
{
    return test_shows(&stand->list, text);
}

bool stand_overlap(Rect a, Rect b)
{
    return a.x + a.w > b.x + .5f && b.x + b.w > a.x + .5f && a.y + a.h > b.y + .5f &&
           b.y + b.h > a.y + .5f;
}
