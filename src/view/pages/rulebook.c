/* The rulebook: a cover with two pages, or with one where there is no room for two, and tabs at its
 * right edge. Whatever it is open at (a matter, the contents, the index, what was found) is a list
 * of items, which put_items places and draws. While something
 * is searched for the left page lists what was found, and the right one shows what is chosen. */
#include "view/pages/rulebook.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/utf8.h"
#include "play/rulebook.h"
#include "view/board/landscape.h"
#include "view/kit/page.h"
#include "view/kit/rich.h"
#include "view/pages/dialog.h"
#include "view/state/actions.h"
#include "view/state/nav.h"
#include "view/words/phrases.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

enum { BOOK_PANE = WIDGETS_OVERLAY, BOOK_SEARCH };

/* What pressing a widget does, and what its index is. */
enum {
    BOOK_TURN = VERBS, /* to the page before or after: a page */
    BOOK_TAB,          /* a tab */
    BOOK_PAGE,         /* a page that is named: in a link, the contents, what was found */
    BOOK_RULING,       /* its number */
    BOOK_EDITION,      /* EditionId */
    BOOK_LESSON,
    BOOK_CONTENTS
};

/* Logical units. */
enum {
    COVER_WIDTH = 1120,
    COVER_HEIGHT = 684,
    TAB_WIDTH = 90,
    TAB_ON = 104,
    UNDER = 26, /* of a tab under the cover */
    TAB_HEIGHT = 54,
    TAB_PITCH = 62,
    TWO_PAGES = 1000, /* an output so wide has room for two */
    MARGIN = 36,
    HEAD = 76,
    FOOT = 62,
    BESIDE = 6,       /* rows and boxes reach so far beside a page's words */
    EXAMPLE_AIR = 12, /* round its land */
    EXAMPLE_TILE = 120
};

enum { MAX_HITS = 40, MAX_ITEMS = 720, LEFT_TABS = 5 /* in the contents */ };

/* How a kind of item looks. Logical units. */
typedef struct Look {
    float indent, above, high, after; /* at its left; from the item before; itself; to the next */
    float line; /* from line to line of a text, which gives `high`; 0: it is one line */
    float icon; /* the size of what stands in the indent */
    float box;  /* how high its box is, or under a rule the room that is its own; 0: none */
    TextStyle style;
} Look;

static const Look look_text = {0, 0, 0, 12, 26, 0, 0, {FONT_TEXT, ALIGN_LEFT, 18, INK}};
static const Look look_figure = {96, 0, 0, 12, 26, 34, 0, {FONT_TEXT, ALIGN_LEFT, 18, INK}};
static const Look look_caption = {0, 0, 0, 12, 21, 0, 0, {FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}};
static const Look look_example = {0, 0, 184, 12, 0, 0, 0, {0}};
static const Look look_question = {0, 10, 0, 12, 28, 0, 0, {FONT_TITLE, ALIGN_LEFT, 21, INK}};
static const Look look_asked = {44, 8, 22, 22, 0, 24, 40, {FONT_BOLD, ALIGN_LEFT, 17, INK}};
static const Look look_told = {44, 0, 0, 22, 20, 0, 0, {FONT_TEXT, ALIGN_LEFT, 16, INK}};
static const Look look_chapter = {28, 0, 20, 4, 0, 20, 0, {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}};
static const Look look_title = {0, 0, 36, 10, 0, 0, 0, {FONT_TITLE, ALIGN_LEFT, 28, INK}};
static const Look look_small = {0, 8, 22, 4, 0, 0, 0, {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}};
static const Look look_link = {30, 0, 28, 0, 0, 16, 0, {FONT_TEXT, ALIGN_LEFT, 17, INK}};
static const Look look_rests = {30, 10, 0, 4, 19, 20, 0, {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT}};
static const Look look_unfolded = {30, 0, 0, 8, 20, 0, 0, {FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}};
static const Look look_tab_head = {32, 0, 28, 4, 0, 22, 0, {FONT_TITLE, ALIGN_LEFT, 20, INK}};
static const Look look_row = {32, 0, 30, 0, 0, 0, 0, {FONT_TEXT, ALIGN_LEFT, 17, INK}};
static const Look look_entry = {0, 0, 26, 0, 0, 0, 0, {FONT_TEXT, ALIGN_LEFT, 18, INK}};
static const Look look_hit = {48, 10, 24, 2, 0, 28, 46, {FONT_BOLD, ALIGN_LEFT, 17, INK}};
static const Look look_passage = {48, 0, 0, 16, 20, 0, 0, {FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT}};

/* One thing on a page: a text, a line, a land. */
typedef struct Item {
    Look look;
    const char *text;  /* NULL: the land of `line` */
    const char *aside; /* soft, at the right end of a line; or NULL */
    const char *icon;  /* or figure; or NULL */
    uint32_t tint;     /* of an icon */
    uint32_t box;      /* colour of the box; 0: a rule in its place */
    uint8_t verb;      /* 0: it cannot be pressed */
    int index;
    bool right; /* on the right page, where two are seen */
    const RuleLine *line;
} Item;

typedef struct Book {
    const Screen *screen;
    Frame *frame;
    BookUi *ui;
    const Rulebook *rules;
    EditionId edition;
    int page;         /* index */
    bool two;         /* pages are seen */
    Rect cover;       /* pixels, as all that follow */
    Rect left, right; /* what is written on; where there is one page both are the same */
    Item *items;      /* MAX_ITEMS */
    int count;
    bool on_right;    /* the next items stand there */
    bool right_still; /* that page is not scrolled */
} Book;

static bool has_page(const Book *book, int page)
{
    return book->rules->pages[page].editions >> book->edition & 1;
}

/* The next line of a page in the edition shown. */
static const RuleLine *next(const Book *book, int page, const RuleLine *line)
{
    return rulebook_next(book->rules, page, book->edition, line);
}

static const RuleLine *tab_of(const Book *book, int tab)
{
    return rulebook_line(book->rules, RULE_TAB, tab, book->edition);
}

static const char *title_of(const Book *book, int page)
{
    return tr(rulebook_line(book->rules, RULE_TITLE, page, book->edition)->text);
}

/* A widget with what pressing it does. */
static Widget does(int verb, int index, Widget widget)
{
    widget.verb = (uint8_t)verb;
    widget.index = (int16_t)index;
    return widget;
}

/* How items are drawn. */

static void draw_mark(Frame *frame, const BoardView *board, const RuleLine *mark)
{
    bool good = strcmp(mark->name, "check") == 0;
    Point middle = view_pixel(board, (float)mark->cell.x + .18f, (float)mark->cell.y + .2f);
    paint_disc(frame, middle, 15 * frame->u, CREAM);
    paint_disc(frame, middle, 13 * frame->u, good ? GAIN : WRONG);
    paint_icon(frame, good ? "check" : "close", middle, 16 * frame->u, CREAM, 1);
}

/* A land with its marks, which follow it, as large as it has room for. */
static void draw_example(const Book *book, const RuleLine *line, Rect plate)
{
    Frame *frame = book->frame;
    const RuleExample *example = &book->rules->examples[line->example];
    TableView view = {.edition = book->screen->scene->editions->of[example->setup.edition],
                      .setup = &example->setup,
                      .game = &example->game,
                      .atlas = frame->atlas,
                      .lit = {.node = NO_NODE}};
    Rect cells = table_extent(&view, false), room = rect_inset(plate, EXAMPLE_AIR * frame->u);
    float side = floorf(fminf(fminf(room.w / cells.w, room.h / cells.h), EXAMPLE_TILE * frame->u));
    Point middle = rect_middle(plate);
    view.board = (BoardView){.rect = plate,
                             .origin = {roundf(middle.x - (cells.x + cells.w / 2) * side),
                                        roundf(middle.y - (cells.y + cells.h / 2) * side)},
                             .tile = (int)side};
    landscape_part(frame, &view);
    for (const RuleLine *mark = line + 1; mark->kind == RULE_MARK; mark++)
        draw_mark(frame, &view.board, mark);
    paint_frame(frame, plate, 2.5f * frame->u, rgba(HIDE, 1));
}

static void draw_item(const Book *book, const Item *item, Rect rect)
{
    Frame *frame = book->frame;
    const Look *look = &item->look;
    TextStyle style = look->style;
    float u = frame->u;
    Rect all = {rect.x - (look->indent + BESIDE) * u, rect.y - look->above * u,
                book->left.w + 2 * BESIDE * u, look->box * u};
    Point middle = {rect.x - (look->indent / 2 + 4) * u,
                    look->box > 0 ? all.y + all.h / 2 : rect.y + rect.h / 2};
    if (item->box)
        page_box(frame, all, 7, rgba(item->box, .12f), 1.5f, rgba(item->box, .6f));
    else if (look->box > 0)
        paint_rule(frame, all.x + BESIDE * u, all.y, book->left.w, INK_SOFT, .35f);
    if (item->icon && strcmp(item->icon, "open") == 0)
        paint_open_sign(frame, middle, 2, rgba(EMBER, 1));
    else if (item->icon && atlas_sprite(frame->atlas, item->icon) >= 0)
        paint_figure(frame, item->icon, middle, 160);
    else if (item->icon)
        paint_icon(frame, item->icon, middle, look->icon, item->tint, 1);
    if (item->verb) {
        const char *name =
            item->verb == BOOK_PAGE ? book->rules->pages[item->index].name : "ruling";
        page_put_at(frame, look->box > 0 ? all : rect_pad(rect, -BESIDE * u, 0),
                    does(item->verb, item->index, page_spot(0, 0, name, NULL)));
        if (widgets_hovered(frame->widgets, item->verb) == item->index)
            style.font = FONT_BOLD;
    }
    cut_right(&rect, look->box > 0 ? 8 * u : 0);
    if (item->aside)
        page_aside(frame, look_small.style, &rect, 8, item->aside);
    if (!item->text)
        draw_example(book, item->line, rect);
    else if (look->line > 0)
        rich_paragraph(frame, style, look->line, rect, item->text, book->ui->mark);
    else
        paint_label(frame, style, rect, item->text);
}

/* What a page is made of. */

/* Adds an item; a text gets its height. */
static Item *add(Book *book, const Look *look, const char *text)
{
    Frame measure = page_measure(book->frame);
    float u = measure.u;
    Rect rect = {.w = book->left.w - look->indent * u};
    Item *item = &book->items[book->count];
    book->count += book->count + 1 < MAX_ITEMS;
    *item = (Item){.look = *look, .text = text, .tint = EMBER, .right = book->on_right};
    if (look->line > 0)
        item->look.high = rich_paragraph(&measure, look->style, look->line, rect, text, NULL) / u;
    return item;
}

/* One that leads to a page, if nothing else is said. */
static Item *add_row(Book *book, const Look *look, const char *text, int page)
{
    Item *item = add(book, look, text);
    item->verb = BOOK_PAGE;
    item->index = page;
    return item;
}

static void add_line(Book *book, const RuleLine *line)
{
    enum { FIGURE_LEAST = 52 };
    static const Look *const looks[RULE_LINE_KINDS] = {[RULE_TEXT] = &look_text,
                                                       [RULE_ICON] = &look_figure,
                                                       [RULE_ASK] = &look_question,
                                                       [RULE_EXAMPLE] = &look_example,
                                                       [RULE_CAPTION] = &look_caption};
    const Look *look = looks[line->kind];
    if (!look) /* marks are drawn with their example, the rest stands elsewhere */
        return;
    Item *item = add(book, look, line->kind == RULE_EXAMPLE ? NULL : tr(line->text));
    item->line = line;
    if (line->kind == RULE_ICON) {
        float more = fmaxf(0, FIGURE_LEAST - item->look.high) / 2;
        item->look.above += more;
        item->look.after += more;
        item->icon = line->name;
        item->tint = strncmp(line->name, "pic-", 4) == 0 ? WHITE : EMBER;
    }
}

static const char *say_chapter(const Book *book, int page)
{
    return say_with(SAY_CHAPTER, "chapter=%s page=%d",
                    tr(tab_of(book, book->rules->pages[page].tab)->text),
                    book->rules->pages[page].number);
}

static const char *icon_of(const Book *book, int page)
{
    return tab_of(book, book->rules->pages[page].tab)->name;
}

/* Chapter, title and what the page says; returns the first item of that. */
static int add_matter(Book *book, int page)
{
    add(book, &look_chapter, say_chapter(book, page))->icon = icon_of(book, page);
    add(book, &look_title, title_of(book, page));
    int first = book->count;
    for (const RuleLine *line = NULL; (line = next(book, page, line));)
        add_line(book, line);
    return first;
}

/* What was asked on the table, with the answer that it gave, in a box. */
static void add_asked(Book *book)
{
    Item *item = add(book, &look_asked, book->ui->asked);
    item->icon = "question";
    item->tint = item->box = WRONG;
    if (book->ui->told[0]) {
        item->look.after = 0;
        item->look.box += add(book, &look_told, book->ui->told)->look.high;
    }
}

static void add_links(Book *book)
{
    if (rulebook_line(book->rules, RULE_SEE, book->page, book->edition))
        add(book, &look_small, tr("See also"));
    for (const RuleLine *line = NULL; (line = next(book, book->page, line));)
        if (line->kind == RULE_SEE) {
            int page = rulebook_named(book->rules, RULE_PAGE, line->text)->of;
            if (has_page(book, page))
                add_row(book, &look_link, title_of(book, page), page)->icon = "chevron-right";
        }
}

static void add_ruling(Book *book, const RuleLine *line)
{
    int number = atoi(line->text);
    bool unfolded = book->ui->ruling == number;
    Item *row = add_row(book, &look_link, say_number(SAY_RULING, number), number);
    row->verb = BOOK_RULING;
    row->icon = unfolded ? "chevron-down" : "chevron-right";
    if (unfolded)
        add(book, &look_unfolded, tr(rulebook_named(book->rules, RULE_RULING, line->text)->text));
}

/* What the page rests on: edition, headings, and rulings, of which one may be unfolded. */
static void add_rests(Book *book)
{
    const char *headings = "", *edition = tr(terms_of(book->edition)->edition.title);
    const RuleLine *line = rulebook_line(book->rules, RULE_RESTS, book->page, book->edition);
    int say = line && line->editions == EVERY_EDITION ? SAY_RESTS_TABLE : SAY_RESTS;
    for (line = NULL; (line = next(book, book->page, line));)
        if (line->kind == RULE_RESTS)
            headings = said("%s%s%s", headings, *headings ? ", " : "", tr(line->text));
    Item *item = add(book, &look_rests, say_with(say, "edition=%s headings=%s", edition, headings));
    item->icon = "book";
    item->tint = INK_SOFT;
    item->look.box = item->look.high + 2 * item->look.above;
    for (line = NULL; (line = next(book, book->page, line));)
        if (line->kind == RULE_RULINGS)
            add_ruling(book, line);
}

/* From the item before to the next one, pixels. */
static float down(const Book *book, const Item *item)
{
    return (item->look.above + item->look.high + item->look.after) * book->frame->u;
}

/* Divides the items from `first` up to `end` between both pages: before an example, a
 * question or a figure, where the longer page is shortest. */
static void split(Book *book, int first, int end)
{
    int best = end;
    float least = INFINITY, left = 0, right = 0;
    for (int i = 0; i < book->count; i++)
        *(book->items[i].right || (i > first && i < end) ? &right : &left) +=
            down(book, &book->items[i]);
    for (int i = first + 1; i <= end; i++) {
        int kind = i < end ? book->items[i].line->kind : RULE_ASK;
        if (kind != RULE_TEXT && kind != RULE_CAPTION && fmaxf(left, right) < least) {
            best = i;
            least = fmaxf(left, right);
        }
        left += down(book, &book->items[i]);
        right -= down(book, &book->items[i]);
    }
    for (int i = best; i < end; i++)
        book->items[i].right = true;
}

static void add_page(Book *book)
{
    if (book->ui->asked[0])
        add_asked(book);
    int first = add_matter(book, book->page), end = book->count;
    book->on_right = true;
    add_links(book);
    book->on_right = false;
    add_rests(book);
    if (book->two && first < end)
        split(book, first, end);
}

/* Contents, index, and what was found. */

/* The tabs with their pages. */
static void add_contents(Book *book)
{
    for (int tab = 0; tab < RULE_TABS; tab++) {
        book->on_right = tab >= LEFT_TABS;
        add(book, &look_tab_head, tr(tab_of(book, tab)->text))->icon = tab_of(book, tab)->name;
        for (int p = 0; p < book->rules->page_count; p++)
            if (book->rules->pages[p].tab == tab && has_page(book, p))
                add_row(book, &look_row, title_of(book, p), p);
        book->items[book->count - 1].look.after += 14;
    }
}

static void add_entry(Book *book, int page, const char *word)
{
    const char *title = title_of(book, page);
    add_row(book, &look_entry, word, page)->aside = strcmp(word, title) != 0 ? title : NULL;
}

static int by_alphabet(const void *a, const void *b)
{
    return utf8_sort(((const Item *)a)->text, ((const Item *)b)->text);
}

/* Titles, and the words that find pages, by the alphabet. */
static void add_index(Book *book)
{
    for (int p = 0; p < book->rules->page_count; p++) {
        if (!has_page(book, p))
            continue;
        add_entry(book, p, title_of(book, p));
        const RuleLine *also = rulebook_line(book->rules, RULE_ALSO, p, book->edition);
        for (const char *word = tr(also->text); *word; word += strspn(word, ", ")) {
            int bytes = (int)strcspn(word, ",");
            add_entry(book, p, said("%.*s", bytes, word));
            word += bytes;
        }
    }
    qsort(book->items, (size_t)book->count, sizeof *book->items, by_alphabet);
    for (int i = (book->count + 1) / 2; i < book->count; i++)
        book->items[i].right = true;
}

static int find(const Book *book, RuleHit *hits)
{
    return rulebook_search(book->rules, book->edition, book->ui->search, tr, hits, MAX_HITS);
}

/* The pages that were found, each with what its text says of it, and the one that is chosen beside
 * them where there is room. */
static void add_hits(Book *book, const RuleHit *hits, int count)
{
    int chosen = book->ui->hit < count ? book->ui->hit : 0;
    add(book, &look_small, say_number(SAY_FOUND, count));
    for (int i = 0; i < count; i++) {
        int page = hits[i].page;
        const RuleLine *line = hits[i].line;
        if (line->kind > RULE_CAPTION)
            line = rulebook_line(book->rules, RULE_TEXT, page, book->edition);
        Item *item = add_row(book, &look_hit, title_of(book, page), page);
        item->aside = say_chapter(book, page);
        item->icon = icon_of(book, page);
        item->tint = i == chosen ? EMBER : INK_SOFT;
        item->box = i == chosen ? EMBER : 0;
        item->look.box += add(book, &look_passage, tr(line->text))->look.high;
    }
    book->on_right = book->right_still = true;
    if (book->two)
        add_matter(book, hits[chosen].page);
}

/* Nothing was found: the contents say where to look. */
static void add_nothing(Book *book)
{
    char brief[60];
    utf8_brief(brief, sizeof brief, book->ui->search);
    add(book, &look_small, say_text(SAY_NOT_FOUND, brief));
    add_contents(book);
}

static void add_items(Book *book)
{
    RuleHit hits[MAX_HITS];
    int count = find(book, hits);
    if (count > 0)
        add_hits(book, hits, count);
    else if (book->ui->search[0])
        add_nothing(book);
    else if (book->ui->contents == BOOK_LIST_INDEX)
        add_index(book);
    else if (book->ui->contents)
        add_contents(book);
    else
        add_page(book);
}

/* The items of both pages, scrolled together; the shorter page stays where it ends. What is far out
 * of view is left out: an index has more than a frame has widgets for. */
static void put_items(const Book *book)
{
    Frame *frame = book->frame;
    Scroll *scroll = &book->screen->ui->dialogs.scroll;
    float u = frame->u, ends[2] = {0}, at[2];
    Rect view = book->left;
    view.w = book->right.x + book->right.w + SCROLL_BAR * u - view.x;
    view = rect_pad(view, -BESIDE * u, 0);
    for (int i = 0; i < book->count; i++)
        ends[book->two && book->items[i].right] += down(book, &book->items[i]);
    ends[1] = book->right_still ? 0 : ends[1];
    float top = scroll_begin(frame, scroll, view, fmaxf(ends[0], ends[1]));
    for (int page = 0; page < 2; page++)
        at[page] = fmaxf(top, view.y - fmaxf(0, ends[page] - view.h));
    for (int i = 0; i < book->count; i++) {
        const Item *item = &book->items[i];
        int page = book->two && item->right;
        Rect rect = page ? book->right : book->left;
        cut_left(&rect, item->look.indent * u);
        rect.y = at[page] + item->look.above * u;
        rect.h = item->look.high * u;
        at[page] += down(book, item);
        if (item->box && book->ui->hit_moved) /* by keys, to another hit */
            scroll_show(frame, scroll, (Rect){rect.x, rect.y, rect.w, item->look.box * u});
        if (rect.y + rect.h > view.y - view.h && rect.y < view.y + 2 * view.h)
            draw_item(book, item, rect);
    }
    book->ui->hit_moved = false;
    scroll_end(frame, scroll);
}

/* Cover, paper, tabs, head and foot. */

/* Tabs stick out from under the cover. */
static void put_tabs(const Book *book)
{
    Frame *frame = book->frame;
    Rect cover = book->cover;
    float u = frame->u, pitch = fminf(TAB_PITCH * u, (cover.h - 60 * u) / RULE_TABS);
    for (int t = 0; t < RULE_TABS; t++) {
        const RuleLine *tab = tab_of(book, t);
        bool on = !book->ui->contents && book->rules->pages[book->page].tab == t;
        Rect rect = {cover.x + cover.w - UNDER * u, cover.y + 50 * u + pitch * (float)t,
                     (on ? TAB_ON : TAB_WIDTH) * u, fminf(TAB_HEIGHT * u, pitch - 4 * u)};
        paint_patch(frame, "button-paper-rest", rect, 1);
        if (!on)
            page_box(frame, rect, 8, rgba(HIDE_DEEP, .3f), 0, rgba(HIDE, 1));
        paint_icon(frame, tab->name, (Point){rect.x + rect.w - 28 * u, rect.y + rect.h / 2}, 28,
                   on ? EMBER : INK_SOFT, 1);
        page_put_at(frame, rect, does(BOOK_TAB, t, page_spot(0, 0, rule_tabs[t], tr(tab->text))));
    }
}

static void put_cover(const Book *book)
{
    Frame *frame = book->frame;
    float u = frame->u;
    Rect cover = book->cover, paper = rect_inset(cover, 12 * u);
    paint_patch(frame, "bar", cover, 1);
    paint_card(frame, paper);
    if (book->two) {
        float spine = paper.x + paper.w / 2;
        for (int i = 0; i < 8; i++)
            draw_fill(frame->list,
                      (Rect){spine - (8 - (float)i) * 3 * u, paper.y + 8 * u,
                             (8 - (float)i) * 6 * u, paper.h - 16 * u},
                      rgba(HIDE, .05f));
        draw_fill(frame->list, (Rect){spine - u, paper.y + 6 * u, 2 * u, paper.h - 12 * u},
                  rgba(HIDE_DEEP, .5f));
    }
}

static void put_head(const Book *book)
{
    Frame *frame = book->frame;
    float u = frame->u;
    ButtonRow row = {0};
    Rect head =
        page_units(frame, (Rect){book->left.x - 10 * u, book->cover.y + 30 * u,
                                 book->right.x + book->right.w - book->left.x + 14 * u, 44 * u});
    for (int e = 0; e < EDITIONS; e++)
        row_right(
            &row, 120,
            does(BOOK_EDITION, e,
                 page_choice(0, e, e == EDITION_SECOND ? "book-second" : "book-first",
                             tr(terms_of((EditionId)e)->edition.title), e == (int)book->edition)));
    row_right(&row, 40, action_widget(VERB_CLOSE, (Widget){.style = STYLE_PAPER, .icon = "close"}));
    Rect field = row_put(frame, head, 6, 80, &row);
    field.w = fminf(300, field.w);
    page_put(
        frame, rect_centred(field, 40),
        page_field(BOOK_SEARCH, "search", tr("Search"), book->ui->search, sizeof book->ui->search));
}

/* The page before or after the one shown that the edition has, or -1. */
static int neighbour(const Book *book, int by)
{
    for (int page = book->page + by; page >= 0 && page < book->rules->page_count; page += by)
        if (has_page(book, page))
            return page;
    return -1;
}

static Widget turning(const Book *book, int page, bool back)
{
    return does(BOOK_TURN, page,
                page_button(0, STYLE_PAPER, back ? "page-before" : "page-after",
                            title_of(book, page), back ? "chevron-left" : "chevron-right",
                            title_of(book, page)));
}

/* The lessons beside the contents, the pages before and after beside a page; and what leads to the
 * contents, or from there to the index. */
static void put_foot(const Book *book)
{
    Frame *frame = book->frame;
    float u = frame->u;
    ButtonRow row = {0};
    bool index = book->ui->contents == BOOK_LIST_CONTENTS; /* is what one can turn to */
    int before = book->ui->contents ? -1 : neighbour(book, -1);
    int after = book->ui->contents ? -1 : neighbour(book, 1);
    if (index) {
        row_left(&row, 80,
                 does(BOOK_LESSON, 0,
                      page_button(0, STYLE_OCHRE, "lesson-first", tr("The first game"), "play",
                                  tr("Ten steps on a small land: you lay, the Elder explains"))));
        row_left(&row, 80,
                 does(BOOK_LESSON, 1,
                      page_button(0, STYLE_PAPER, "lesson-shrine", tr("Shrine and fire"), "play",
                                  tr("Five steps with tiles of the first edition"))));
    }
    if (before >= 0)
        row_left(&row, 44, turning(book, before, true));
    row_right(&row, 100,
              does(BOOK_CONTENTS, index ? BOOK_LIST_INDEX : BOOK_LIST_CONTENTS,
                   page_button(0, STYLE_PAPER, index ? "index" : "contents",
                               index ? tr("Index") : tr("Contents"), NULL, NULL)));
    if (after >= 0)
        row_right(&row, 44, turning(book, after, false));
    row_put(frame,
            page_units(frame, (Rect){book->left.x, book->cover.y + book->cover.h - 76 * u,
                                     book->right.x + book->right.w - book->left.x, 48 * u}),
            8, 0, &row);
}

/* Turns to the topic that the book was opened at: it may not have been read then. */
static void turn_to_topic(BookUi *ui, const Rulebook *rules)
{
    const RuleLine *topic = ui->topic ? rulebook_named(rules, RULE_TOPIC, ui->topic) : NULL;
    if (topic) {
        ui->page = (uint8_t)topic->of;
        ui->mark = topic->text;
    }
    ui->topic = NULL;
}

/* Where all lies; false where there is no book. */
static bool open_book(const Screen *screen, Book *book)
{
    Frame *frame = screen->frame;
    BookUi *ui = &screen->ui->dialogs.book;
    float u = frame->u, w = page_width(frame), h = page_height(frame);
    const Rulebook *rules = screen->scene->rulebook;
    if (!rules || rules->page_count == 0)
        return false;
    turn_to_topic(ui, rules);
    *book = (Book){.screen = screen,
                   .frame = frame,
                   .ui = ui,
                   .rules = rules,
                   .edition = (EditionId)ui->edition,
                   .page = ui->page,
                   .two = w >= TWO_PAGES};
    float width = fminf(COVER_WIDTH, w - TAB_ON), height = fminf(COVER_HEIGHT, h - 24);
    book->cover = page_rect(frame, (Rect){fminf((w - width) / 2, w - width - TAB_ON + 24),
                                          (h - height) / 2, width, height});
    Rect paper = rect_inset(book->cover, 12 * u);
    float page = book->two ? paper.w / 2 : paper.w;
    book->left = (Rect){paper.x + MARGIN * u, paper.y + HEAD * u, page - 2 * MARGIN * u,
                        paper.h - (HEAD + FOOT + 12) * u};
    book->right = book->left;
    book->right.x += book->two ? page : 0;
    return true;
}

static void rulebook_build(const Screen *screen)
{
    Item items[MAX_ITEMS];
    Book book;
    Frame *frame = screen->frame;
    widget_put(frame, (Widget){.id = BOOK_PANE,
                               .kind = WIDGET_PANE,
                               .rect = {0, 0, frame->width, frame->height}});
    if (!open_book(screen, &book))
        return;
    screen->ui->dialogs.dialog = book.cover; /* with its tabs */
    screen->ui->dialogs.dialog.w += (TAB_ON - UNDER) * frame->u;
    draw_fill(frame->list, (Rect){0, 0, frame->width, frame->height}, rgba(0x0A0705, .66f));
    put_tabs(&book);
    put_cover(&book);
    put_head(&book);
    book.items = items;
    add_items(&book);
    put_items(&book);
    if (!book.ui->search[0])
        put_foot(&book);
}

/* Leads back to where it was opened. */
static void close_book(Ui *ui)
{
    if (!ui->dialogs.book.of_log) {
        dialog_close(ui);
        return;
    }
    ui_open(ui, OVERLAY_LOG);
    ui->dialogs.scroll.at = ui->dialogs.log_at;
}

/* Turns to a page; `back` keeps the one that is left. */
static void turn_to(const Book *book, int page, bool back)
{
    BookUi *ui = book->ui;
    enum { MOST = sizeof ui->back };
    if (back && ui->back_count == MOST)
        memmove(ui->back, ui->back + 1, --ui->back_count);
    if (back)
        ui->back[ui->back_count++] = ui->page;
    ui->page = (uint8_t)page;
    ui->contents = BOOK_LIST_NONE;
    ui->ruling = 0;
    ui->mark = NULL;
    ui->asked[0] = ui->search[0] = '\0';
    book->screen->ui->dialogs.scroll = (Scroll){0};
}

/* The first page of a tab that the edition has. */
static int first_of(const Book *book, int tab)
{
    for (int p = 0; p < book->rules->page_count; p++)
        if (book->rules->pages[p].tab == tab && has_page(book, p))
            return p;
    return book->ui->page;
}

/* The same matter in another edition, or the first of its tab where that has none. */
static void change_edition(Book *book, int edition)
{
    book->edition = (EditionId)edition;
    book->ui->edition = (uint8_t)edition;
    if (!has_page(book, book->page))
        turn_to(book, first_of(book, book->rules->pages[book->page].tab), false);
}

static void handle_press(Book *book, WidgetEvent event, Intent *intent)
{
    BookUi *ui = book->ui;
    switch (event.verb) {
    case BOOK_TURN:
    case BOOK_PAGE:
        turn_to(book, event.index, event.verb == BOOK_PAGE);
        break;
    case BOOK_TAB:
        turn_to(book, first_of(book, event.index), false);
        break;
    case BOOK_RULING:
        ui->ruling = ui->ruling == event.index ? 0 : (uint8_t)event.index;
        break;
    case BOOK_EDITION:
        change_edition(book, event.index);
        break;
    case BOOK_LESSON:
        *intent = (Intent){.kind = INTENT_LESSON, .index = event.index * MAX_LESSON_STEPS};
        break;
    case BOOK_CONTENTS:
        ui->contents = (uint8_t)event.index;
        book->screen->ui->dialogs.scroll = (Scroll){0};
        break;
    case VERB_CLOSE:
        close_book(book->screen->ui);
    }
}

/* Keys of the open book: they choose among what was found, or turn the page. */
static void handle_key(Book *book, const Input *input)
{
    RuleHit hits[MAX_HITS];
    int found = find(book, hits), hit = book->ui->hit < found ? book->ui->hit : 0;
    Widgets *widgets = book->frame->widgets;
    if (input->key == 'f' && input->mods & MOD_CTRL) {
        widgets_edit(widgets, BOOK_SEARCH);
    } else if (found > 0 && (input->key == KEY_UP || input->key == KEY_DOWN)) {
        hit += input->key == KEY_UP ? -1 : 1;
        book->ui->hit = hit < 0 ? 0 : hit < found ? hit : found - 1;
        book->ui->hit_moved = true;
    } else if (found > 0 && input->key == KEY_ENTER) {
        turn_to(book, hits[hit].page, true);
    } else if (input->key == KEY_ESCAPE && book->ui->search[0]) {
        book->ui->search[0] = '\0';
    } else if (input->key == KEY_ESCAPE) {
        close_book(book->screen->ui);
    } else if (input->key == KEY_LEFT && input->mods & MOD_ALT) {
        if (book->ui->back_count > 0)
            turn_to(book, book->ui->back[--book->ui->back_count], false);
    } else if ((input->key == KEY_LEFT || input->key == KEY_RIGHT) && !book->ui->search[0]) {
        int page = neighbour(book, input->key == KEY_LEFT ? -1 : 1);
        if (page >= 0)
            turn_to(book, page, false);
    } else {
        dialog_scroll(book->screen, (WidgetEvent){.kind = WIDGET_NOTHING}, input);
    }
}

static void rulebook_handle(const Screen *screen, WidgetEvent event, const Input *input,
                            Intent *intent)
{
    Book book;
    if (!open_book(screen, &book)) {
        close_book(screen->ui);
        return;
    }
    if (event.kind == WIDGET_CHANGED && event.id == BOOK_SEARCH) {
        book.ui->hit = 0;
        screen->ui->dialogs.scroll = (Scroll){0};
    } else if (event.kind == WIDGET_PRESSED) {
        handle_press(&book, event, intent);
    } else if (event.kind == WIDGET_NOTHING && input->kind == INPUT_TEXT &&
               screen->frame->widgets->focus != BOOK_SEARCH) {
        size_t length = strlen(book.ui->search);
        utf8_print(book.ui->search + length, sizeof book.ui->search - length, "%s", input->text);
        widgets_edit(screen->frame->widgets, BOOK_SEARCH);
        screen->frame->widgets->caret = (Caret){strlen(book.ui->search), strlen(book.ui->search)};
    } else if (event.kind == WIDGET_NOTHING && input->kind == INPUT_KEY) {
        handle_key(&book, input);
    } else {
        dialog_scroll(screen, event, input);
    }
}

void rulebook_open(const Screen *screen, const char *topic, const char *asked, const char *told)
{
    BookUi *book = &screen->ui->dialogs.book;
    if (screen->scene->session)
        book->edition = session_setup(screen->scene->session)->edition;
    book->contents = !book->opened && !topic ? BOOK_LIST_CONTENTS : BOOK_LIST_NONE;
    book->opened = true;
    book->search[0] = book->asked[0] = book->told[0] = '\0';
    book->ruling = 0;
    book->mark = NULL;
    book->of_log = screen->ui->overlay == OVERLAY_LOG;
    if (book->of_log)
        screen->ui->dialogs.log_at = screen->ui->dialogs.scroll.at;
    book->topic = topic;
    if (topic) {
        utf8_print(book->asked, sizeof book->asked, "%s", asked ? asked : "");
        utf8_print(book->told, sizeof book->told, "%s", told ? told : "");
    }
    ui_open(screen->ui, OVERLAY_RULEBOOK);
}

const ScreenPart rulebook_overlay = {.build = rulebook_build, .handle = rulebook_handle};
