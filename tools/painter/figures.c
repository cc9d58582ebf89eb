/* Paints every figure, two at a time, then packs each level into its own page and writes the table.
 * The workers only choose who paints which figure, so the bytes do not depend on them. */
#include "figures.h"

#include "figures_list.h"
#include "pack.h"
#include "play/terminal.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

enum { WORKERS = 2, MAX_PAGES = 4, PAGE_COLUMNS = 4 };

typedef struct Workshop {
    const Figure *figures;
    PaintedFigure *painted;
    int count;
    atomic_int next;
} Workshop;

static void *work(void *workshop_pointer)
{
    Workshop *workshop = workshop_pointer;
    for (;;) {
        int i = atomic_fetch_add(&workshop->next, 1);
        if (i >= workshop->count)
            return NULL;
        workshop->painted[i] = figure_paint(&workshop->figures[i]);
    }
}

static void paint_all(Workshop *workshop)
{
    pthread_t helpers[WORKERS - 1];
    int started = 0;
    while (started < WORKERS - 1 && pthread_create(&helpers[started], NULL, work, workshop) == 0)
        started++;
    work(workshop);
    for (int i = 0; i < started; i++)
        pthread_join(helpers[i], NULL);
}

/* One sprite or shadow of a level. */
typedef struct Piece {
    const Image *image;
    const char *name;
    bool shadow;
    Vec2 pivot;
    float foot;
} Piece;

static int collect(const Workshop *workshop, int level, Piece *pieces)
{
    int count = 0;
    for (int i = 0; i < workshop->count; i++) {
        const PaintedFigure *painted = &workshop->painted[i];
        const char *name = workshop->figures[i].name;
        pieces[count++] = (Piece){&painted->sprites[level], name, false,
                                  painted->sprite_pivots[level], painted->feet[level]};
        if (painted->shadows[level].w > 0)
            pieces[count++] =
                (Piece){&painted->shadows[level], name, true, painted->shadow_pivots[level], 0};
    }
    return count;
}

static bool write_level(const Workshop *workshop, int level, const char *directory, FILE *table)
{
    int size = LEVEL_SIZES[level];
    Piece *pieces = memory_new(2 * (size_t)workshop->count, sizeof(*pieces));
    int count = collect(workshop, level, pieces);
    PackItem *items = memory_new((size_t)count, sizeof(*items));
    for (int i = 0; i < count; i++)
        items[i] = (PackItem){.w = pieces[i].image->w, .h = pieces[i].image->h};
    PackPage pages[MAX_PAGES];
    int page_count = pack_items(items, count, PAGE_COLUMNS * size, pages, MAX_PAGES);
    bool written = true;
    for (int page = 0; page < page_count && written; page++) {
        Image picture = image_new(pages[page].w, pages[page].h);
        for (int i = 0; i < count; i++)
            if (items[i].page == page)
                image_blit(&picture, pieces[i].image, items[i].x, items[i].y, false, 1);
        char path[1024];
        snprintf(path, sizeof(path), "%s/figures-%d-%d.png", directory, size, page);
        written = image_write_png(&picture, path);
        fprintf(table, "page figures-%d-%d figures-%d-%d.png %d %d\n", size, page, size, page,
                picture.w, picture.h);
        image_free(&picture);
    }
    for (int i = 0; i < count; i++) {
        const Piece *piece = &pieces[i];
        const PackItem *item = &items[i];
        fprintf(table, "%s %s %d figures-%d-%d %d %d %d %d %.2f %.2f",
                piece->shadow ? "shadow" : "sprite", piece->name, size, size, item->page, item->x,
                item->y, item->w, item->h, (double)piece->pivot.x, (double)piece->pivot.y);
        if (!piece->shadow)
            fprintf(table, " %.2f", (double)piece->foot);
        fputc('\n', table);
    }
    free(items);
    free(pieces);
    return written;
}

bool figures_paint(const char *directory)
{
    char path[1024];
    snprintf(path, sizeof(path), "%s/figures.txt", directory);
    FILE *table = fopen(path, "w");
    if (!table) {
        terminal_line(stderr, "aurochs-paint: cannot write %s; does the folder exist?", path);
        return false;
    }
    Workshop workshop = {.next = 0};
    workshop.figures = figures_all(&workshop.count);
    workshop.painted = memory_new((size_t)workshop.count, sizeof(*workshop.painted));
    paint_all(&workshop);
    fputs("aurochs-atlas 1\n", table);
    bool written = true;
    for (int level = 0; level < LEVELS && written; level++)
        written = write_level(&workshop, level, directory, table);
    for (int i = 0; i < workshop.count; i++)
        figure_free(&workshop.painted[i]);
    free(workshop.painted);
    if (fclose(table) != 0) {
        terminal_line(stderr, "aurochs-paint: cannot write %s; is the disk full?", path);
        return false;
    }
    return written;
}
