/* The rulebook: a cover with two pages, or with one where there is no room for two, and tabs at its
 * right edge. A page is a flow of blocks: texts and figures on the left, examples and what people
 * ask on the right. While something is searched for the left page lists what was found, and the
 * right one shows what is chosen. */
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

enum { BOOK_PANE = WIDGETS_OVERLAY, BOOK_PANES, BOOK_SEARCH = BOOK_PANES + SCROLL_PANES };

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
    LEADING = 26,
    GAP = 12,
    FIGURE = 96,        /* beside a text */
    EXAMPLE_MOST = 230, /* of the only one on a page */
    EXAMPLE_SMALL = 168,
    EXAMPLE_TILE = 120,
    HIT_HEIGHT = 70
};

enum { MAX_HITS = 40, LEFT_TABS = 5 /* in the contents */ };

static const TextStyle text_style = {FONT_TEXT, ALIGN_LEFT, 18, INK};
static const TextStyle soft_style = {FONT_TEXT, ALIGN_LEFT, 16, INK_SOFT};
static const TextStyle small_style = {FONT_TEXT, ALIGN_LEFT, 15, INK_SOFT};
static const TextStyle bold_style = {FONT_BOLD, ALIGN_LEFT, 17, INK};

typedef struct Book {
    const Screen *screen;
    Frame *frame;
    BookUi *ui;
    const Rulebook *rules;
    EditionId edition;
    const RulePage *page;
    const struct Entry *index; /* while it is shown */
    bool two;                  /* pages are seen */
    Rect cover;                /* pixels, as all that follow */
    Rect left, right;          /* what is written on; where there is one page both are the same */
} Book;

static bool is_for(const Book *book, uint8_t editions)
{
    return editions >> book->edition & 1;
}

static const RuleTab *tab_of(const Book *book, const RulePage *page)
{
    return &book->rules->tabs[page->tab];
}

static const char *title_of(const Book *book, const RulePage *page)
{
    return tr(page->title[book->edition]);
}

/* A widget with what pressing it does. */
static Widget does(int verb, int index, Widget widget)
{
    widget.verb = (uint8_t)verb;
    widget.index = (int16_t)index;
    return widget;
}

/* What a page is made of is put from the top of `rest` down, of which it is cut off. While it is
 * only measured there are no widgets and icons. */

static void put_widget(const Book *book, Rect rect, Widget widget)
{
    if (book->frame->list)
        page_put_at(book->frame, rect, widget);
}

static void put_icon(const Book *book, const char *icon, float x, float y, float size, uint32_t rgb)
{
    if (book->frame->list)
        paint_icon(book->frame, icon, (Point){x, y}, size, rgb, 1);
}

static void put_text(const Book *book, Rect *rest, TextStyle style, float leading, const char *text)
{
    cut_top(rest, rich_paragraph(book->frame, style, leading, *rest, text, book->ui->mark));
}

/* A button `high` logical units at `at`, which goes on behind it; in the next row of `room` where
 * this one has no room. */
static void put_in_row(const Book *book, Rect room, Point *at, float high, Widget button)
{
    float u = book->frame->u;
    float width = page_button_width(book->frame, button.label, button.icon != NULL, 80) * u;
    if (at->x + width > room.x + room.w && at->x > room.x)
        *at = (Point){room.x, at->y + (high + 6) * u};
    put_widget(book, (Rect){at->x, at->y, fminf(width, room.w), high * u}, button);
    at->x += width + 8 * u;
}

static int count_examples(const Book *book)
{
    int count = 0;
    for (int i = book->page->first; i < book->page->first + book->page->count; i++)
        count += book->rules->blocks[i].kind == RULE_EXAMPLE &&
                 is_for(book, book->rules->blocks[i].editions);
    return count;
}

static void draw_mark(Frame *frame, const BoardView *board, const RuleBlock *mark)
{
    bool good = strcmp(mark->name, "check") == 0;
    Point middle = view_pixel(board, (float)mark->cell.x + .18f, (float)mark->cell.y + .2f);
    paint_disc(frame, middle, 15 * frame->u, CREAM);
    paint_disc(frame, middle, 13 * frame->u, good ? GAIN : WRONG);
    paint_icon(frame, good ? "check" : "close", middle, 16 * frame->u, CREAM, 1);
}

/* A land, as large as it has room for, with its marks, which follow it. */
static void put_example(const Book *book, Rect *rest, const RuleBlock *block)
{
    Frame *frame = book->frame;
    const RuleExample *example = &book->rules->examples[block->example];
    TableView view = {.edition = book->screen->scene->editions->of[example->setup.edition],
                      .setup = &example->setup,
                      .game = &example->game,
                      .lit = {.node = NO_NODE}};
    Rect cells = table_extent(&view, false);
    float u = frame->u, air = 12 * u;
    float high = (count_examples(book) > 1 ? EXAMPLE_SMALL : EXAMPLE_MOST) * u - 2 * air;
    float fits = fminf((rest->w - 2 * air) / cells.w, high / cells.h);
    float side = floorf(fminf(fits, EXAMPLE_TILE * u));
    Rect plate = cut_top(rest, roundf(cells.h * side + 2 * air));
    view.atlas = frame->atlas;
    view.board =
        (BoardView){.rect = plate,
                    .origin = {roundf(plate.x + (plate.w - cells.w * side) / 2 - cells.x * side),
                               roundf(plate.y + air - cells.y * side)},
                    .tile = (int)side};
    if (!frame->list)
        return;
    landscape_part(frame, &view);
    for (const RuleBlock *mark = block + 1; mark->kind == RULE_MARK; mark++)
        draw_mark(frame, &view.board, mark);
    paint_frame(frame, plate, 2.5f * u, rgba(HIDE, 1));
}

/* A figure of the board, or an icon. */
static void draw_figure(Frame *frame, const char *name, Point middle)
{
    if (strcmp(name, "open") == 0)
        paint_open_sign(frame, middle, 2, rgba(EMBER, 1));
    else if (atlas_sprite(frame->atlas, name) >= 0)
        paint_figure(frame, name, middle, 160);
    else
        paint_icon(frame, name, middle, 34, strncmp(name, "pic-", 4) == 0 ? WHITE : EMBER, 1);
}

static void put_beside_figure(const Book *book, Rect *rest, const RuleBlock *block)
{
    Frame measure = page_measure(book->frame);
    float u = book->frame->u;
    Rect words = *rest, figure = cut_left(&words, FIGURE * u);
    float high = rich_paragraph(&measure, text_style, LEADING, words, tr(block->text), NULL);
    figure = (Rect){figure.x, figure.y, figure.w - 16 * u, fmaxf(high, 52 * u)};
    words.y += (figure.h - high) / 2;
    put_text(book, &words, text_style, LEADING, tr(block->text));
    if (book->frame->list)
        draw_figure(book->frame, block->name, rect_middle(figure));
    cut_top(rest, figure.h);
}

static void put_block(const Book *book, Rect *rest, const RuleBlock *block)
{
    float u = book->frame->u;
    switch ((RuleBlockKind)block->kind) {
    case RULE_TEXT:
        put_text(book, rest, text_style, LEADING, tr(block->text));
        break;
    case RULE_ICON:
        put_beside_figure(book, rest, block);
        break;
    case RULE_ASK:
        paint_label(book->frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 21, INK},
                    (Rect){rest->x, rest->y + 10 * u, rest->w, 30 * u}, tr(block->text));
        cut_top(rest, 38 * u);
        break;
    case RULE_EXAMPLE:
        put_example(book, rest, block);
        break;
    case RULE_CAPTION:
        put_text(book, rest, soft_style, 21, tr(block->text));
        break;
    case RULE_MARK: /* drawn with its example */
        return;
    }
    cut_top(rest, GAP * u);
}

/* Blocks `from` to `to` of the page. */
static void put_blocks(const Book *book, Rect *rest, int from, int to)
{
    for (int i = book->page->first + from; i < book->page->first + to; i++)
        if (is_for(book, book->rules->blocks[i].editions))
            put_block(book, rest, &book->rules->blocks[i]);
}

/* What was asked on the table, with the answer that it gave. */
static void put_asked(const Book *book, Rect *rest)
{
    Frame *frame = book->frame, measure = page_measure(frame);
    float u = frame->u;
    Rect words = {rest->x + 50 * u, rest->y + 30 * u, rest->w - 60 * u, 0};
    if (!book->ui->asked[0])
        return;
    float told = book->ui->told[0]
                     ? rich_paragraph(&measure, soft_style, 20, words, book->ui->told, NULL)
                     : 0;
    Rect box = cut_top(rest, told + 40 * u);
    cut_top(rest, GAP * u);
    if (!frame->list)
        return;
    page_box(frame, box, 6, rgba(WRONG, .07f), 1.5f, rgba(WRONG, .45f));
    Point middle = {box.x + 26 * u, box.y + box.h / 2};
    paint_disc(frame, middle, 13 * u, WRONG);
    paint_icon(frame, "question", middle, 18, CREAM, 1);
    page_line(frame, bold_style, (Rect){words.x, box.y + 8 * u, words.w, 22 * u}, book->ui->asked);
    rich_paragraph(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 16, INK}, 20, words, book->ui->told,
                   NULL);
}

static const char *say_chapter(const Book *book, const RulePage *page)
{
    return say_with(SAY_CHAPTER, "chapter=%s page=%d", tr(tab_of(book, page)->title[book->edition]),
                    page->number);
}

/* Chapter and title. */
static void put_title(const Book *book, Rect *rest)
{
    float u = book->frame->u;
    Rect line = cut_top(rest, 24 * u), title = cut_top(rest, 46 * u);
    put_icon(book, tab_of(book, book->page)->icon[book->edition], line.x + 10 * u, line.y + 10 * u,
             20, EMBER);
    page_line(book->frame, small_style, (Rect){line.x + 28 * u, line.y, line.w - 28 * u, 20 * u},
              say_chapter(book, book->page));
    title.h = 36 * u;
    paint_label(book->frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 28, INK}, title,
                title_of(book, book->page));
}

/* What the page rests on: edition, headings, and rulings, of which one may be unfolded. */
static void put_rests(const Book *book, Rect *rest)
{
    const RulePage *page = book->page;
    const char *headings = "";
    float u = book->frame->u;
    bool table = page->rest_count > 0 && page->rests[0].editions == EVERY_EDITION;
    for (int r = 0; r < page->rest_count; r++)
        if (is_for(book, page->rests[r].editions))
            headings = said("%s%s%s", headings, *headings ? ", " : "", tr(page->rests[r].heading));
    if (book->frame->list)
        paint_rule(book->frame, rest->x, rest->y, rest->w, INK_SOFT, .35f);
    put_icon(book, "book", rest->x + 10 * u, rest->y + 22 * u, 20, INK_SOFT);
    Rect words = {rest->x + 30 * u, rest->y + 10 * u, rest->w - 30 * u, 0};
    put_text(book, &words, small_style, 19,
             say_with(table ? SAY_RESTS_TABLE : SAY_RESTS, "edition=%s headings=%s",
                      tr(terms_of(book->edition)->edition.title), headings));
    Point at = {words.x, words.y + 4 * u};
    for (int r = 0; r < page->ruling_count; r++) {
        int number = page->rulings[r];
        Widget ruling = page_choice(0, number, "ruling", say_number(SAY_RULING, number),
                                    book->ui->ruling == number);
        ruling.size = 15;
        put_in_row(book, words, &at, 30, does(BOOK_RULING, number, ruling));
    }
    cut_top(&words, (page->ruling_count ? 40 : 4) * u);
    if (book->ui->ruling)
        put_text(book, &words, soft_style, 20, tr(book->rules->rulings[book->ui->ruling]));
    cut_top(rest, words.y - rest->y);
}

static void put_links(const Book *book, Rect *rest)
{
    float u = book->frame->u;
    if (book->page->link_count == 0)
        return;
    cut_top(rest, 8 * u);
    page_line(book->frame, small_style, (Rect){rest->x, rest->y, rest->w, 22 * u}, tr("See also"));
    cut_top(rest, 26 * u);
    Point at = {rest->x, rest->y};
    for (int i = 0; i < book->page->link_count; i++) {
        const RulePage *to = &book->rules->pages[book->page->links[i]];
        Widget link = page_button(0, STYLE_PAPER, to->name, title_of(book, to), NULL, NULL);
        link.size = 16;
        if (is_for(book, to->editions))
            put_in_row(book, *rest, &at, 36, does(BOOK_PAGE, book->page->links[i], link));
    }
    cut_top(rest, at.y + 44 * u - rest->y);
}

/* Parts `from` to `to` of what is open: those from 0 on stand on the left page, others on the right
 * one; in one page these follow the first. */
typedef void Parts(const Book *book, Rect *rest, int from, int to);

/* Blocks of the page with what comes before and after them. */
static void put_page(const Book *book, Rect *rest, int from, int to)
{
    if (from == 0) {
        put_asked(book, rest);
        put_title(book, rest);
    }
    put_blocks(book, rest, from, to);
    if (from > 0)
        put_links(book, rest);
    if (book->two == (from == 0))
        put_rests(book, rest);
}

/* The height of parts, pixels. */
static float measured(const Book *book, Parts *parts, int from, int to)
{
    Frame measure = page_measure(book->frame);
    Book copy = *book;
    Rect rest = book->left;
    copy.frame = &measure;
    parts(&copy, &rest, from, to);
    return rest.y - book->left.y;
}

/* Where the page is divided: before its first example or question, unless one side is too long then
 * and another place leaves both shorter. */
static int split_of(const Book *book)
{
    int best = book->page->count;
    float least = INFINITY;
    bool began = false; /* an example or a question lies before it */
    for (int i = 1; i <= book->page->count && book->two; i++) {
        const RuleBlock *block = &book->rules->blocks[book->page->first + i];
        bool end = i == book->page->count;
        bool begins = !end && (block->kind == RULE_EXAMPLE || block->kind == RULE_ASK);
        if (!end && (!is_for(book, block->editions) || (!begins && block->kind != RULE_ICON)))
            continue;
        float high =
            fmaxf(measured(book, put_page, 0, i), measured(book, put_page, i, book->page->count));
        if (begins && !began && high <= book->left.h)
            return i;
        began |= begins;
        if (high < least) {
            least = high;
            best = i;
        }
    }
    return best;
}

/* Both sides, scrolled together where one is longer than there is room. */
static void put_sides(const Book *book, Parts *parts, int split, int count)
{
    Frame *frame = book->frame;
    Scroll *scroll = &book->screen->ui->dialogs.scroll;
    float left = measured(book, parts, 0, split), right = measured(book, parts, split, count);
    Rect view = book->left, rest = book->left;
    view.w = book->right.x + book->right.w + SCROLL_BAR * frame->u - view.x;
    float top = scroll_begin(frame, scroll, view, book->two ? fmaxf(left, right) : left + right);
    rest.y = top;
    parts(book, &rest, 0, split);
    if (book->two)
        rest = (Rect){book->right.x, top, book->right.w, book->right.h};
    parts(book, &rest, split, count);
    scroll_end(frame, scroll, BOOK_PANES);
}

/* The pages of tabs `from` to `to`. */
static void put_contents(const Book *book, Rect *rest, int from, int to)
{
    Frame *frame = book->frame;
    float u = frame->u;
    for (int t = from; t < to; t++) {
        const RuleTab *tab = &book->rules->tabs[t];
        Rect head = cut_top(rest, 32 * u);
        put_icon(book, tab->icon[book->edition], head.x + 11 * u, head.y + 14 * u, 22, EMBER);
        page_line(frame, (TextStyle){FONT_TITLE, ALIGN_LEFT, 20, INK},
                  (Rect){head.x + 32 * u, head.y, head.w, 28 * u}, tr(tab->title[book->edition]));
        for (int p = 0; p < book->rules->page_count; p++) {
            const RulePage *page = &book->rules->pages[p];
            if (page->tab != t || !is_for(book, page->editions))
                continue;
            Rect row = cut_top(rest, 30 * u);
            cut_left(&row, 24 * u);
            put_widget(book, row, does(BOOK_PAGE, p, page_spot(0, 0, page->name, NULL)));
            cut_left(&row, 8 * u);
            bool hovered = widgets_hovered(frame->widgets, BOOK_PAGE) == p;
            page_line(frame, (TextStyle){hovered ? FONT_BOLD : FONT_TEXT, ALIGN_LEFT, 17, INK}, row,
                      title_of(book, page));
        }
        cut_top(rest, 14 * u);
    }
}

/* The index: titles, and the words that find pages, by the alphabet. */

enum { MAX_ENTRIES = 640 };

typedef struct Entry {
    const char *word;
    int page;
} Entry;

static void add_entry(Entry *entries, int *count, const char *word, int page)
{
    if (*count < MAX_ENTRIES)
        entries[(*count)++] = (Entry){word, page};
}

static int by_alphabet(const void *a, const void *b)
{
    return utf8_sort(((const Entry *)a)->word, ((const Entry *)b)->word);
}

static int make_index(const Book *book, Entry *entries)
{
    int count = 0;
    for (int p = 0; p < book->rules->page_count; p++) {
        const RulePage *page = &book->rules->pages[p];
        if (!is_for(book, page->editions))
            continue;
        add_entry(entries, &count, title_of(book, page), p);
        for (const char *word = tr(page->also); *word; word += strspn(word, ", ")) {
            int bytes = (int)strcspn(word, ",");
            add_entry(entries, &count, said("%.*s", bytes, word), p);
            word += bytes;
        }
    }
    qsort(entries, (size_t)count, sizeof *entries, by_alphabet);
    return count;
}

static void put_index(const Book *book, Rect *rest, int from, int to)
{
    float u = book->frame->u;
    for (int i = from; i < to; i++) {
        const Entry *entry = &book->index[i];
        const RulePage *page = &book->rules->pages[entry->page];
        Rect row = cut_top(rest, 26 * u);
        if (rect_overlap(row, book->left) + rect_overlap(row, book->right) <= 0)
            continue; /* there are more than a frame has widgets for */
        put_widget(book, row, does(BOOK_PAGE, entry->page, page_spot(0, 0, page->name, NULL)));
        if (strcmp(entry->word, title_of(book, page)) != 0)
            page_aside(book->frame, small_style, &row, 8, title_of(book, page));
        paint_label(book->frame, text_style, row, entry->word);
    }
}

/* What is searched for. */

static int find(const Book *book, RuleHit *hits)
{
    return rulebook_search(book->rules, book->edition, book->ui->search, tr, hits, MAX_HITS);
}

static size_t letter_end(const char *text, size_t at)
{
    do
        at++;
    while ((text[at] & 0xC0) == 0x80);
    return at;
}

/* The part of a text round what was found, without its signs. */
static void passage(const char *text, const char *words, char *part, size_t capacity)
{
    char plain[800], small[800], wanted[60];
    rulebook_plain(text, plain, sizeof plain);
    utf8_fold(small, sizeof small, plain);
    utf8_fold(wanted, sizeof wanted, words);
    wanted[strcspn(wanted, " ")] = '\0';
    const char *at = strstr(small, wanted);
    size_t from = 0, all = strlen(plain);
    for (size_t next = 0; at && small + next + 30 < at && from < all;
         next = letter_end(small, next))
        from = letter_end(plain, from);
    while (from > 0 && plain[from] != ' ')
        from--;
    utf8_print(part, capacity, "%s%s", from ? "…" : "", plain + from);
}

/* Lets a passage that is longer than `width` pixels end after a word. `text` has room for 4 more
 * bytes. */
static void end_at_word(const Frame *frame, TextStyle style, float width, char *text)
{
    float more = 0;
    char *end;
    while (text_width(frame, style.font, style.size, text) > width - more &&
           (end = strrchr(text, ' '))) {
        *end = '\0';
        more = text_width(frame, style.font, style.size, " …");
    }
    if (more > 0)
        strcat(text, " …");
}

static void put_hit(const Book *book, Rect rect, const RuleHit *hit, bool chosen)
{
    Frame *frame = book->frame;
    const RulePage *page = &book->rules->pages[hit->page];
    float u = frame->u;
    char text[200];
    put_widget(book, rect, does(BOOK_PAGE, hit->page, page_spot(0, 0, page->name, NULL)));
    if (chosen)
        page_box(frame, rect, 8, rgba(FIRE, .28f), 2, rgba(EMBER, .9f));
    else
        paint_rule(frame, rect.x, rect.y + rect.h, rect.w, INK_SOFT, .25f);
    put_icon(book, tab_of(book, page)->icon[book->edition], rect.x + 28 * u, rect.y + rect.h / 2,
             28, chosen ? EMBER : INK_SOFT);
    Rect words = {rect.x + 56 * u, rect.y + 10 * u, rect.w - 66 * u, 24 * u}, first = words;
    page_aside(frame, small_style, &first, 12, say_chapter(book, page));
    paint_label(frame, bold_style, first, title_of(book, page));
    const char *found = hit->text ? hit->text : "";
    for (int i = page->first; !*found && i < page->first + page->count; i++)
        if (book->rules->blocks[i].kind == RULE_TEXT &&
            is_for(book, book->rules->blocks[i].editions))
            found = tr(book->rules->blocks[i].text);
    passage(found, book->ui->search, text, sizeof text - 4);
    end_at_word(frame, soft_style, words.w, text);
    words.y += 26 * u;
    page_line(frame, soft_style, words, text);
}

/* Nothing was found: the tabs say where to look. */
static void put_nothing(const Book *book)
{
    float u = book->frame->u;
    char asked[60];
    Rect rest = book->left;
    utf8_brief(asked, sizeof asked, book->ui->search);
    page_line(book->frame, bold_style, (Rect){rest.x, rest.y, rest.w, 24 * u},
              say_text(SAY_NOT_FOUND, asked));
    cut_top(&rest, 36 * u);
    cut_left(&rest, 20 * u);
    for (int t = 0; t < book->rules->tab_count; t++)
        page_line(book->frame, text_style, cut_top(&rest, 30 * u),
                  tr(book->rules->tabs[t].title[book->edition]));
}

/* The left page with what was found. */
static void put_hits(const Book *book, const RuleHit *hits, int count)
{
    Frame *frame = book->frame;
    Scroll *scroll = &book->screen->ui->dialogs.scroll;
    float u = frame->u, pitch = (HIT_HEIGHT + 6) * u;
    Rect view = rect_pad(book->left, -8 * u, 0);
    Rect head = cut_top(&view, 26 * u);
    page_line(frame, small_style, (Rect){book->left.x, head.y, head.w, 20 * u},
              say_number(SAY_FOUND, count));
    float top = scroll_begin(frame, scroll, view, pitch * (float)count);
    for (int i = 0; i < count; i++) {
        Rect rect = {view.x, top + pitch * (float)i, view.w - SCROLL_BAR * u, HIT_HEIGHT * u};
        if (i == book->ui->hit && book->ui->hit_moved)
            scroll_show(frame, scroll, rect);
        put_hit(book, rect, &hits[i], i == book->ui->hit);
    }
    book->ui->hit_moved = false;
    scroll_end(frame, scroll, BOOK_PANES);
}

/* The page that is chosen among what was found, on the right page. */
static void put_found(const Book *book, const RuleHit *hit)
{
    Book found = *book;
    Rect rest = book->right;
    found.page = &book->rules->pages[hit->page];
    draw_clip(book->frame->list, rect_pad(rest, -4 * book->frame->u, 0));
    put_title(&found, &rest);
    put_blocks(&found, &rest, 0, found.page->count);
    draw_unclip(book->frame->list);
}

/* Cover, paper, tabs, head and foot. */

/* The page shown is one of the tab's. */
static bool is_turned_to(const Book *book, int tab)
{
    return !book->ui->contents && book->page->tab == tab;
}

static Rect tab_rect(const Book *book, int tab)
{
    float u = book->frame->u,
          pitch = fminf(TAB_PITCH * u, (book->cover.h - 60 * u) / MAX_RULE_TABS);
    return (Rect){
        book->cover.x + book->cover.w - UNDER * u, book->cover.y + 50 * u + pitch * (float)tab,
        (is_turned_to(book, tab) ? TAB_ON : TAB_WIDTH) * u, fminf(TAB_HEIGHT * u, pitch - 4 * u)};
}

/* They stick out from under the cover. */
static void put_tabs(const Book *book)
{
    Frame *frame = book->frame;
    float u = frame->u;
    for (int t = 0; t < book->rules->tab_count; t++) {
        const RuleTab *tab = &book->rules->tabs[t];
        bool on = is_turned_to(book, t);
        Rect rect = tab_rect(book, t);
        paint_patch(frame, "button-paper-rest", rect, 1);
        if (!on)
            page_box(frame, rect, 8, rgba(HIDE_DEEP, .3f), 0, rgba(HIDE, 1));
        put_icon(book, tab->icon[book->edition], rect.x + rect.w - 28 * u, rect.y + rect.h / 2, 28,
                 on ? EMBER : INK_SOFT);
        put_widget(book, rect,
                   does(BOOK_TAB, t, page_spot(0, 0, tab->name, tr(tab->title[book->edition]))));
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
    Rect head = {book->left.x - 10 * u, book->cover.y + 32 * u,
                 book->right.x + book->right.w - book->left.x + 14 * u, 40 * u};
    Rect close = cut_right(&head, 40 * u);
    page_put_at(frame, close,
                action_widget(VERB_CLOSE, (Widget){.style = STYLE_PAPER, .icon = "close"}));
    for (int e = EDITIONS - 1; e >= 0; e--) {
        cut_right(&head, e == EDITIONS - 1 ? 14 * u : 4 * u);
        const char *title = tr(terms_of((EditionId)e)->edition.title);
        float width = fminf(page_button_width(frame, title, false, 120) * u, head.w / 3);
        Widget edition = page_choice(0, e, e == EDITION_SECOND ? "book-second" : "book-first",
                                     title, e == (int)book->edition);
        put_widget(book, cut_right(&head, width), does(BOOK_EDITION, e, edition));
    }
    cut_right(&head, 14 * u);
    Rect field = cut_left(&head, fminf(300 * u, head.w));
    page_put_at(frame, field,
                page_field(BOOK_SEARCH, "search", NULL, book->ui->search, sizeof book->ui->search));
    if (!book->ui->search[0] && frame->widgets->focus != BOOK_SEARCH)
        page_line(frame, (TextStyle){FONT_TEXT, ALIGN_LEFT, 17, INK_SOFT},
                  rect_pad(field, 14 * u, 0), tr("Search"));
}

/* The page before or after `page` that the edition has, or -1. */
static int neighbour(const Book *book, int by)
{
    int page = (int)(book->page - book->rules->pages);
    do
        page += by;
    while (page >= 0 && page < book->rules->page_count &&
           !is_for(book, book->rules->pages[page].editions));
    return page >= 0 && page < book->rules->page_count ? page : -1;
}

/* `contents` is the button between both; a title that has no room beside it is a tooltip alone. */
static void put_turning(const Book *book, Rect *foot, int by, Rect contents)
{
    Frame *frame = book->frame;
    float u = frame->u;
    int page = neighbour(book, by);
    Rect button = by < 0 ? cut_left(foot, 44 * u) : cut_right(foot, 44 * u);
    if (page < 0)
        return;
    const char *title = title_of(book, &book->rules->pages[page]);
    Widget turn = page_button(0, STYLE_PAPER, by < 0 ? "page-before" : "page-after", NULL,
                              by < 0 ? "chevron-left" : "chevron-right", title);
    put_widget(book, button, does(BOOK_TURN, page, turn));
    TextStyle style = {FONT_TEXT, by < 0 ? ALIGN_LEFT : ALIGN_RIGHT, 16, INK_SOFT};
    float from = by < 0 ? foot->x : contents.x + contents.w;
    float to = by < 0 ? contents.x : foot->x + foot->w;
    Rect words = rect_pad((Rect){from, foot->y, to - from, foot->h}, 10 * u, 0);
    if (text_fit(frame, style, words.w, words.h, title).whole)
        paint_label(frame, style, words, title);
}

/* What one can learn by playing it. */
static void put_lessons(const Book *book, Rect foot)
{
    static const char *const labels[] = {N_("The first game"), N_("Shrine and fire")};
    static const char *const tips[] = {N_("Ten steps on a small land: you lay, the Elder explains"),
                                       N_("Five steps with tiles of the first edition")};
    static const char *const script_names[] = {"lesson-first", "lesson-shrine"};
    Point at = {foot.x, foot.y};
    for (int i = 0; i < 2; i++) {
        Widget lesson = page_button(0, i ? STYLE_PAPER : STYLE_OCHRE, script_names[i],
                                    tr(labels[i]), "play", tr(tips[i]));
        put_in_row(book, foot, &at, 44, does(BOOK_LESSON, i, lesson));
    }
}

static void put_foot(const Book *book)
{
    Frame *frame = book->frame;
    float u = frame->u;
    Rect foot = {book->left.x, book->cover.y + book->cover.h - 74 * u,
                 book->right.x + book->right.w - book->left.x, 44 * u};
    int list = book->ui->contents == BOOK_LIST_CONTENTS ? BOOK_LIST_INDEX : BOOK_LIST_CONTENTS;
    Widget other = page_button(0, STYLE_PAPER, "index", tr("Index"), NULL, NULL);
    if (list == BOOK_LIST_INDEX) {
        put_widget(book, cut_right(&foot, 120 * u), does(BOOK_CONTENTS, list, other));
        put_lessons(book, foot);
        return;
    }
    Widget contents = page_button(0, STYLE_PAPER, "contents", tr("Contents"), NULL, NULL);
    float width = page_button_width(frame, contents.label, false, 100) * u;
    Rect middle = {foot.x + foot.w / 2 - width - 14 * u, foot.y, width, foot.h};
    if (!book->ui->contents) {
        put_turning(book, &foot, -1, middle);
        put_turning(book, &foot, 1, middle);
    }
    put_widget(book, middle, does(BOOK_CONTENTS, list, contents));
}

/* Turns to the topic that the book was opened at: it may not have been read then. */
static void turn_to_topic(BookUi *ui, const Rulebook *rules)
{
    const RuleTopic *topic = ui->topic ? rulebook_topic(rules, ui->topic) : NULL;
    if (topic) {
        ui->page = topic->page;
        ui->mark = topic->decides;
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
                   .page = &rules->pages[ui->page],
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
    Book book;
    RuleHit hits[MAX_HITS];
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
    int found = find(&book, hits);
    if (found > 0) {
        put_hits(&book, hits, found);
        if (book.two)
            put_found(&book, &hits[book.ui->hit < found ? book.ui->hit : 0]);
    } else if (book.ui->search[0]) {
        put_nothing(&book);
    } else if (book.ui->contents == BOOK_LIST_INDEX) {
        Entry entries[MAX_ENTRIES];
        int count = make_index(&book, entries);
        book.index = entries;
        put_sides(&book, put_index, (count + 1) / 2, count);
    } else if (book.ui->contents) {
        put_sides(&book, put_contents, LEFT_TABS, book.rules->tab_count);
    } else {
        put_sides(&book, put_page, split_of(&book), book.page->count);
    }
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

static void turn_back(const Book *book)
{
    if (book->ui->back_count > 0) {
        int page = book->ui->back[book->ui->back_count - 1];
        turn_to(book, page, false);
        book->ui->back_count--;
    }
}

/* The first page of a tab that the edition has. */
static int first_of(const Book *book, int tab)
{
    for (int p = 0; p < book->rules->page_count; p++)
        if (book->rules->pages[p].tab == tab && is_for(book, book->rules->pages[p].editions))
            return p;
    return book->ui->page;
}

/* The same matter in another edition, or the first of its tab where that has none. */
static void change_edition(Book *book, int edition)
{
    book->edition = (EditionId)edition;
    book->ui->edition = (uint8_t)edition;
    if (!is_for(book, book->page->editions))
        turn_to(book, first_of(book, book->page->tab), false);
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

/* Turns to the page before or after, if there is one. */
static void turn_by(const Book *book, int by)
{
    int page = neighbour(book, by);
    if (page >= 0)
        turn_to(book, page, false);
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
        turn_back(book);
    } else if ((input->key == KEY_LEFT || input->key == KEY_RIGHT) && !book->ui->search[0]) {
        turn_by(book, input->key == KEY_LEFT ? -1 : 1);
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
