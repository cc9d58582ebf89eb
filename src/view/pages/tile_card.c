#include "view/pages/tile_card.h"

#include <math.h>

#include "core/utf8.h"
#include "view/kit/page.h"
#include "view/words/contents.h"
#include "view/words/rules.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum { MOST_TEXTS = 10, TEXT = 200, EXTRA_TURN = 6 /* line of the rules */ };

/* What is said of a tile, a line or more each. */
typedef struct Texts {
    int count;
    char of[MOST_TEXTS][TEXT];
    bool bold[MOST_TEXTS];
} Texts;

static void say(Texts *texts, bool bold, const char *text)
{
    if (texts->count == MOST_TEXTS || !text[0])
        return;
    texts->bold[texts->count] = bold;
    utf8_print(texts->of[texts->count++], TEXT, "%s", text);
}

static void tell(const Edition *edition, const Tile *tile, Texts *texts)
{
    EditionId id = edition->rules.id;
    int things[THINGS] = {0};
    bool mark = false;
    char text[TEXT];
    for (int z = 0; z < MAX_ZONES; z++) {
        const Zone *zone = &tile->zones[z];
        for (int animal = 0; animal < ANIMALS && zone->kind != ZONE_NONE; animal++)
            things[animal] += zone->animals[animal];
        things[THING_FISH] += zone->kind != ZONE_NONE ? zone->fish : 0;
        things[THING_MUSHROOMS] += zone->kind != ZONE_NONE ? zone->mushrooms : 0;
        mark = mark || (zone->kind != ZONE_NONE && zone->go_again);
    }
    if (tile->power != POWER_NONE) {
        say(texts, true, tr(terms_of(id)->powers[tile->power]));
        say(texts, false, say_power_rule(id, (Power)tile->power));
    }
    for (int thing = 0; thing < THINGS; thing++)
        if (things[thing] > 0) {
            say_things((Thing)thing, things[thing], text, sizeof text);
            say(texts, false, text);
        }
    if (mark)
        say(texts, false, say_rule(id, EXTRA_TURN));
}

static void put_texts(Frame *frame, const Texts *texts, Rect rect)
{
    float y = rect.y;
    for (int i = 0; i < texts->count; i++) {
        TextStyle style = {texts->bold[i] ? FONT_BOLD : FONT_TEXT, ALIGN_LEFT, 16, INK};
        y +=
            page_paragraph(frame, style, (Rect){rect.x, y, rect.w, 0}, texts->of[i]) + 3 * frame->u;
    }
}

void tile_card_draw(Frame *frame, const Edition *edition, int tile, Rect column)
{
    Texts texts = {0};
    float u = frame->u, side = roundf(fminf(column.w, column.h * .48f));
    Rect picture = {roundf(column.x + (column.w - side) / 2), roundf(column.y + 2 * u), side, side};
    Rect below = {column.x, picture.y + side + 8 * u, column.w, 0};
    draw_fill(frame->list, rect_inset(picture, -fmaxf(1, roundf(1.5f * u))),
              rgba(INK, tile < 0 ? .2f : .8f));
    if (tile < 0) {
        draw_fill(frame->list, picture, rgba(PARCHMENT, 1));
        say(&texts, false, tr("Point at a tile to see it large."));
    } else {
        draw_clip(frame->list, picture);
        draw_tile(frame->list, edition->rules.id, tile_turned(tile, 0), picture, 1, 0);
        draw_unclip(frame->list);
        tell(edition, &edition->tiles.tiles[tile], &texts);
    }
    put_texts(frame, &texts, below);
}
