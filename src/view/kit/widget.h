/* The widgets of a frame: buttons, checkboxes, text fields. A screen builds them anew in each frame
 * by widget_put, which enters the widget in the frame's table and draws it as it stands (rest,
 * hover, pressed, focus, off). Pointer, tooltips, shortcuts, keyboard focus and scripts ("click
 * button undo") all work on that one table, so that nothing can be drawn in one place and hit in
 * another.
 *
 * A screen with a button and a field, whole:
 *
 *     enum { HELLO_NAME = 1, HELLO_GO };                      // verbs: what pressing each does
 *
 *     static void hello_build(const Screen *screen)
 *     {
 *         Frame *frame = screen->frame;
 *         float u = frame->u;                                 // pixels a logical unit
 *         HelloUi *hello = &screen->ui->hello;                // what this screen keeps
 *         widget_put(frame, (Widget){.verb = HELLO_NAME, .kind = WIDGET_FIELD, .name = "name",
 *                                    .rect = {40 * u, 40 * u, 240 * u, 44 * u},
 *                                    .text = hello->name, .capacity = sizeof hello->name});
 *         widget_put(frame, (Widget){.verb = HELLO_GO, .kind = WIDGET_BUTTON, .style = STYLE_OCHRE,
 *                                    .rect = {40 * u, 100 * u, 160 * u, 44 * u}, .name = "go",
 *                                    .label = "Go", .icon = "arrow-right", .tip = "Begin",
 *                                    .key = KEY_ENTER, .off = hello->name[0] == '\0'});
 *     }
 *     static void hello_handle(const Screen *screen, WidgetEvent event, const Input *input,
 *                              Intent *intent)
 *     {
 *         if (event.kind == WIDGET_PRESSED && event.verb == HELLO_GO)
 *             intent->kind = INTENT_CONTINUE;
 *         else if (event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY &&
 *                  input->key == KEY_ESCAPE)
 *             intent->kind = INTENT_QUIT;                     // an input that no widget took
 *     }
 *     const ScreenPart hello_screen = {hello_build, hello_handle};
 */
#ifndef VIEW_KIT_WIDGET_H
#define VIEW_KIT_WIDGET_H

#include "view/draw/atlas.h"
#include "view/draw/draw.h"
#include "view/kit/input.h"

typedef uint16_t WidgetId; /* 0: none; unique within a frame */

enum {
    WIDGETS_SCREEN = 1,     /* where a screen's own numbers start */
    WIDGETS_OVERLAY = 1000, /* where those of overlays start */
    WIDGETS_VERBS = 4096,   /* where those start that widgets_add gives by verb and index */
    WIDGET_INDICES = 128,   /* of a verb whose widgets have no numbers of their own */
    WIDGET_VERBS = 240,
    MAX_WIDGETS = 400,
    WIDGET_POOL = 24576, /* bytes of labels and tooltips in one frame */
    MAX_COPIED = 4096    /* bytes that are copied, the closing NUL included: a whole path */
};

typedef enum WidgetKind {
    WIDGET_BUTTON,
    WIDGET_TOGGLE,   /* a button that stays down while `on`; the screen flips it */
    WIDGET_CHECKBOX, /* box and label; the screen flips `on` */
    WIDGET_RADIO,
    WIDGET_FIELD, /* one line of text, edited in place */
    WIDGET_SPOT,  /* can be pressed and focused like a button; the screen draws it */
    WIDGET_PANE   /* takes the pointer from what lies below; nothing else */
} WidgetKind;

typedef enum WidgetStyle {
    STYLE_LEATHER, /* secondary, on hide */
    STYLE_OCHRE,   /* the one thing to do now */
    STYLE_PAPER,   /* on parchment */
    STYLE_BARE     /* no frame of its own, on hide: icon or label alone, lit while hovered */
} WidgetStyle;

/* Where the next letter goes in a field. */
typedef struct Caret {
    size_t at;   /* bytes, always between characters */
    size_t from; /* what lies between the two is chosen: what is typed takes its place */
} Caret;

/* Strings are copied, but for the icons': give static ones. */
typedef struct Widget {
    WidgetId id;       /* 0: its verb and index stand for it */
    uint8_t verb;      /* what pressing it does, in its screen's numbers; 0: the id alone says it */
    int16_t index;     /* of what it does that to: a row, a choice, a player */
    uint8_t kind;      /* WidgetKind */
    uint8_t style;     /* WidgetStyle */
    bool off;          /* shown, but cannot be used */
    bool on;           /* toggle, checkbox, radio */
    bool left;         /* label at the left instead of in the middle */
    bool pictured;     /* the icon is a picture: in its own colours, and larger */
    bool no_focus;     /* Tab passes it by */
    Rect rect;         /* pixels */
    const char *name;  /* by which scripts press it: "undo" */
    const char *label; /* may be NULL; elided where it does not fit */
    const char *second;    /* a softer line below the label, which is at the left then; or NULL */
    const char *aside;     /* soft behind such a label, where there is room; or NULL */
    const char *icon;      /* left of the label, or alone in the middle */
    const char *tip;       /* the tooltip, its shortcut is added by itself */
    const char *tip_title; /* a head above the tooltip's text; or NULL */
    const char *tip_icon;  /* and a picture beside both; or NULL */
    bool explains;         /* it is there for whoever comes by the keyboard, too */
    int key;               /* shortcut: presses it; KEY_NONE: none */
    uint8_t mods;          /* with the shortcut; letters stand for both cases */
    char *text;            /* field: the text, edited in place; it must outlive the frame */
    size_t capacity;       /* field: bytes with the closing NUL */
    float tip_right;    /* the tooltip best ends here, at the widget's height (pixels); 0: wherever
                           it covers least */
    float tip_left;     /* or begins here, likewise */
    bool tip_stays;     /* the tooltip is there while no other one is, unless the pointer is near */
    uint8_t group;      /* as widgets_group said: given by widgets_add */
    Rect within;        /* what of it lies beyond cannot be hit (pixels): likewise; w 0: nothing */
    float size;         /* logical size of the label's letters; 0: 17; from 20 on in the titles'
                           font */
    float spare;        /* pixels at the right end that the label leaves free */
    float ahead;        /* and at the left end, before the icon */
    const char *copies; /* pressing it copies this, and nothing else; or NULL */
    float text_x, em;   /* field: where its text begins, and its letters' size as it was drawn
                           (pixels) */
} Widget;

typedef enum WidgetEventKind {
    WIDGET_NOTHING, /* no widget took the input: it is the screen's own; the wheel always is */
    WIDGET_TAKEN,   /* a widget took it, and nothing is to be done */
    WIDGET_PRESSED, /* by pointer, shortcut, Enter or Space, or a script */
    WIDGET_CHANGED  /* a field's text */
} WidgetEventKind;

typedef struct WidgetEvent {
    uint8_t kind; /* WidgetEventKind */
    WidgetId id;
    uint8_t verb; /* of that widget, as it was put */
    int16_t index;
} WidgetEvent;

#define TIP_SECONDS .45 /* the pointer rests on a widget before its tooltip comes */

/* The table, and what must last from frame to frame. All zero is a good beginning. */
typedef struct Widgets {
    int count;
    int modal; /* first widget of the uppermost overlay: those before it are out of reach */
    Widget items[MAX_WIDGETS];
    size_t pool_size;
    char pool[WIDGET_POOL];

    WidgetId hover, pressed, focus;
    bool focus_shown;   /* the keyboard moved it: the ring is drawn */
    double hover_since; /* seconds */
    WidgetId used;      /* the widget under the pointer, once it or a key was pressed: it needs no
                           tooltip more */
    bool tip_shown;     /* the tooltip of `hover` is, or was, at `tip_place` */
    uint8_t tip_place;  /* side and width */
    uint8_t group;      /* of the widgets that are put next */
    Rect within;        /* and where they can be hit */
    Caret caret;        /* of the focused field */
    float shift;        /* pixels by which its text is scrolled */
    Rect typed_at;      /* where the next letter goes there, pixels */
    size_t pressed_at;  /* where the button went down in its text: drawing on chooses from here */
    float pressed_x;    /* pixels */
    bool drags;         /* it was drawn on */
    char composed[32];  /* what an input method composes there, not typed yet */
    WidgetId told;      /* its tooltip is shown at once: it says what has just come of a press, or
                           is wrong */
    bool copying;       /* the system's clipboard is to hold `copied` */
    char copied[MAX_COPIED];
    const TextMeter *meter; /* of the last frame; NULL: letters have no width */
    Point pointer;
    float least; /* pixels that what a finger hits is wide and high at least; 0: a mouse, or keys */
} Widgets;

/* What widgets are put and drawn with. */
typedef struct Frame {
    Widgets *widgets;
    const Atlas *atlas;
    const TextMeter *meter;
    double now;          /* seconds, never going back */
    DrawList *list;      /* NULL while an input is handled, or something is only measured */
    float u;             /* pixels a logical unit, on this screen */
    float width, height; /* of the output, pixels */
} Frame;

/* Empties the table for a new frame. */
void widgets_begin(Widgets *widgets);

/* What was put before is out of reach from here on: an overlay begins. */
void widgets_begin_modal(Widgets *widgets);

/* What is put from here on belongs together: the arrow keys leave a group only where it ends. Every
 * frame and every overlay begins with group 0. */
void widgets_group(Widgets *widgets, int group);

/* Enters a widget; returns the entry, or NULL when the table is full. Most call widget_put
 * instead. */
const Widget *widgets_add(Widgets *widgets, const Widget *widget);

/* What an input means to the widgets of the last frame. `now` in seconds. A finger that is lifted
 * from one points at nothing; lifted from elsewhere it leaves the pointer there. */
WidgetEvent widgets_handle(Widgets *widgets, const Input *input, double now);

/* The reachable widget of this name, or NULL. */
const Widget *widgets_named(const Widgets *widgets, const char *name);

/* The id of the widget that was put without one for a verb (1 to WIDGET_VERBS - 1) and an index
 * below WIDGET_INDICES: on the overlay if there is one, else on the screen. */
WidgetId widget_id(const Widgets *widgets, int verb, int index);

/* Nothing comes of the press that has just begun. */
void widgets_let_go(Widgets *widgets);

/* The index of the widget under the pointer if it was put without an id for this verb, else -1;
 * known also while the frame's widgets are still to be put. */
int widgets_hovered(const Widgets *widgets, int verb);

/* The event of its being pressed. */
WidgetEvent widget_pressed(const Widget *widget);

/* The first reachable widget of this verb that can be pressed, or NULL. */
const Widget *widgets_of_verb(const Widgets *widgets, int verb);

/* The uppermost reachable widget at a point, panes included, or NULL; beside all of them the one
 * nearest to a finger. */
const Widget *widgets_at(const Widgets *widgets, float x, float y);

/* The widget that Enter presses because the keyboard went to it, or NULL; not a field. */
const Widget *widgets_focused(const Widgets *widgets);

/* The field that has the keyboard, or NULL. */
const Widget *widgets_field(const Widgets *widgets);

/* Does what pressing the widget does here, and tells of it. */
WidgetEvent widgets_press(Widgets *widgets, const Widget *widget);

/* Gives the keyboard to a widget, or (0) to none. A field's text is chosen whole. */
void widgets_focus(Widgets *widgets, WidgetId id, bool shown);

/* Gives the keyboard to a field that may enter the table with the next frame only, its text chosen
 * whole, to be typed over at once. */
void widgets_edit(Widgets *widgets, WidgetId id);

/* Enters a widget in the frame's table and draws it. */
void widget_put(Frame *frame, Widget widget);

/* Logical units that a button is wide with its icon and its words in one line; or in two, where
 * they are several. */
float widget_width(const Frame *frame, const Widget *widget, bool in_two);

/* Whether the softer line below a label has room in its own letters: else they are smaller. */
bool widget_has_room(const Frame *frame, const Widget *widget);

/* Where the tooltip of the widget under the pointer lies, or will once the pointer has rested;
 * pixels. w 0: there is none. For what must not lie there, after the widgets of the frame are
 * put. */
Rect widget_tip(const Frame *frame);

/* Draws the tooltip of the widget under the pointer, where it rested long enough: at the side where
 * it covers least of the widgets in reach and of the texts drawn from command `first` on. Called by
 * view_frame. */
void widget_tooltip(Frame *frame, size_t first);

#endif
