#include "view/kit/scroll.h"

#include <math.h>

#include "view/kit/page.h"

enum { FOOT = 16 }; /* logical units at the lower end that the content leaves to the sign of more */

static float most(const Scroll *scroll)
{
    return fmaxf(0, scroll->height - scroll->view.h);
}

static void move_to(Scroll *scroll, float at)
{
    scroll->at = fmaxf(0, fminf(at, most(scroll)));
}

/* Whether more lies below. */
static bool goes_on(const Scroll *scroll)
{
    return scroll->at <= most(scroll) - 1;
}

/* Where content is to be seen. */
static Rect seen_of(const Frame *frame, const Scroll *scroll)
{
    Rect seen = scroll->view;
    if (goes_on(scroll))
        seen.h -= roundf(FOOT * frame->u);
    return seen;
}

static Rect track_of(const Frame *frame, const Scroll *scroll)
{
    float u = frame->u;
    return (Rect){roundf(scroll->view.x + scroll->view.w - 11 * u), scroll->view.y, roundf(11 * u),
                  scroll->view.h};
}

static Rect thumb_of(const Frame *frame, const Scroll *scroll)
{
    Rect thumb = track_of(frame, scroll);
    float length = fmaxf(32 * frame->u, thumb.h * scroll->view.h / scroll->height);
    thumb.y = roundf(thumb.y + (thumb.h - length) * scroll->at / fmaxf(1, most(scroll)));
    thumb.h = roundf(length);
    return thumb;
}

float scroll_begin(Frame *frame, Scroll *scroll, Rect view, float height)
{
    scroll->view = view;
    scroll->height = height;
    move_to(scroll, scroll->at);
    scroll->first = frame->widgets->count;
    frame->widgets->within = seen_of(frame, scroll);
    draw_clip(frame->list, frame->widgets->within);
    return view.y - roundf(scroll->at);
}

/* A shadow from one end of what is seen inwards: more lies beyond. Below the lower end a sign says
 * so as well. */
static void draw_more(Frame *frame, const Scroll *scroll, bool below)
{
    enum { DEEP = 26, BANDS = 13 };
    float u = frame->u, width = scroll->view.w - SCROLL_BAR * u;
    Rect seen = seen_of(frame, scroll);
    for (int i = 0; i < BANDS; i++) {
        float near = roundf((float)(DEEP * i) * u / BANDS),
              far = roundf((float)(DEEP * (i + 1)) * u / BANDS);
        float share = 1 - ((float)i + .5f) / BANDS;
        float at = below ? seen.y + seen.h - far : seen.y + near;
        draw_fill(frame->list, (Rect){seen.x, at, width, far - near},
                  rgba(INK, .38f * share * share));
    }
    if (!below)
        return;
    Point middle = {roundf(scroll->view.x + width / 2),
                    roundf(scroll->view.y + scroll->view.h - 3 * u)};
    page_box(frame, (Rect){middle.x - 12 * u, middle.y - 12 * u, 24 * u, 24 * u}, 12,
             rgba(HIDE_DEEP, .85f), 0, rgba(WHITE, 0));
    paint_icon(frame, "chevron-down", (Point){middle.x, middle.y + u}, 18, FIRE_LIGHT, 1);
}

bool scroll_sees(const Scroll *scroll, Rect rect)
{
    return rect.y + rect.h > scroll->view.y && rect.y < scroll->view.y + scroll->view.h;
}

void scroll_end(Frame *frame, Scroll *scroll)
{
    draw_unclip(frame->list);
    frame->widgets->within = (Rect){0};
    scroll->end = frame->widgets->count;
    if (most(scroll) <= 0)
        return;
    if (scroll->at >= 1)
        draw_more(frame, scroll, false);
    if (goes_on(scroll))
        draw_more(frame, scroll, true);
    paint_patch(frame, "scrollbar-track", track_of(frame, scroll), 1);
    paint_patch(frame, "scrollbar-thumb", thumb_of(frame, scroll), 1);
}

void scroll_show(const Frame *frame, Scroll *scroll, Rect rect)
{
    float margin = 12 * frame->u, above = scroll->view.y + margin - rect.y;
    float below = rect.y + rect.h + margin + FOOT * frame->u - scroll->view.y - scroll->view.h;
    if (above > 0)
        move_to(scroll, scroll->at - above);
    else if (below > 0)
        move_to(scroll, scroll->at + below);
}

/* Brings the widget that the keyboard just reached into view. */
static void follow_focus(Frame *frame, Scroll *scroll)
{
    const Widgets *widgets = frame->widgets;
    if (widgets->focus == scroll->shown)
        return;
    scroll->shown = widgets->focus;
    for (int i = scroll->first; i < scroll->end && widgets->focus; i++) {
        if (widgets->items[i].id == widgets->focus)
            scroll_show(frame, scroll, widgets->items[i].rect);
    }
}

/* The bar is dragged; the content too, by a finger: nothing else comes of its press then. */
static bool handle_drag(Frame *frame, Scroll *scroll, const Input *input)
{
    Rect track = track_of(frame, scroll), thumb = thumb_of(frame, scroll);
    bool was = scroll->dragged, down = input->kind == INPUT_DOWN;
    if ((down || input->kind == INPUT_UP) && input->button != BUTTON_RIGHT) {
        down &= input->button == BUTTON_LEFT;
        scroll->dragged = down && rect_holds(track, input->x, input->y);
        scroll->pulled = down && input->touch && rect_holds(scroll->view, input->x, input->y);
        scroll->grip = !scroll->dragged                        ? input->y
                       : rect_holds(thumb, input->x, input->y) ? input->y - thumb.y
                                                               : thumb.h / 2;
    }
    if (input->kind == INPUT_UP)
        return was;
    if (scroll->dragged && (down || input->kind == INPUT_POINTER)) {
        move_to(scroll,
                (input->y - scroll->grip - track.y) / fmaxf(1, track.h - thumb.h) * most(scroll));
        return true;
    }
    if (!scroll->pulled || input->kind != INPUT_POINTER)
        return false;
    widgets_let_go(frame->widgets);
    move_to(scroll, scroll->at + scroll->grip - input->y);
    scroll->grip = input->y;
    return true;
}

static bool handle_key(Scroll *scroll, int key)
{
    switch (key) {
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
        move_to(scroll, scroll->at + (key == KEY_PAGE_UP ? -.9f : .9f) * scroll->view.h);
        return true;
    case KEY_HOME:
    case KEY_END:
        move_to(scroll, key == KEY_HOME ? 0 : most(scroll));
        return true;
    default:
        return false;
    }
}

bool scroll_handle(Frame *frame, Scroll *scroll, WidgetEvent event, const Input *input)
{
    follow_focus(frame, scroll);
    if (most(scroll) <= 0)
        return false;
    if (handle_drag(frame, scroll, input))
        return true;
    if (input->kind == INPUT_WHEEL && !(input->mods & MOD_CTRL)) {
        move_to(scroll, scroll->at - input->wheel * 60 * frame->u);
        return true;
    }
    return event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY &&
           handle_key(scroll, input->key);
}
