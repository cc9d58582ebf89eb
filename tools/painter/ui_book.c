#include "ui_book.h"

#include "pack.h"
#include "play/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ENTRIES = 512, PAGE_LIMIT = 8, PAGE_WIDTH = 1024 };

typedef enum EntryKind { ENTRY_TEXTURE, ENTRY_PATCH, ENTRY_ICON } EntryKind;

typedef struct Entry {
    EntryKind kind;
    char group[24], name[32];
    int size; /* icons */
    Borders borders;
    Image image;
    PackItem place;
    bool written;
} Entry;

struct UiBook {
    int count;
    Entry entries[MAX_ENTRIES];
};

UiBook *book_new(void)
{
    return memory_new(1, sizeof(UiBook));
}

void book_free(UiBook *book)
{
    for (int i = 0; i < book->count; i++)
        image_free(&book->entries[i].image);
    free(book);
}

static Entry *book_add(UiBook *book, EntryKind kind, const char *group, const char *name,
                       Image image)
{
    if (book->count == MAX_ENTRIES) {
        terminal_line(stderr, "aurochs-paint: more than %d pictures round the board", MAX_ENTRIES);
        exit(1);
    }
    Entry *entry = &book->entries[book->count++];
    entry->kind = kind;
    snprintf(entry->group, sizeof entry->group, "%s", group);
    snprintf(entry->name, sizeof entry->name, "%s", name);
    entry->image = image;
    return entry;
}

void book_add_texture(UiBook *book, const char *name, Image image)
{
    book_add(book, ENTRY_TEXTURE, name, name, image);
}

void book_add_patch(UiBook *book, const char *name, Image image, Borders borders)
{
    book_add(book, ENTRY_PATCH, "patches", name, image)->borders = borders;
}

void book_add_icon(UiBook *book, const char *group, const char *name, int size, Image image)
{
    book_add(book, ENTRY_ICON, group, name, image)->size = size;
}

static void write_line(FILE *table, const Entry *entry)
{
    const PackItem *place = &entry->place;
    const Borders *b = &entry->borders;
    switch (entry->kind) {
    case ENTRY_TEXTURE:
        fprintf(table, "texture %s %s-%d\n", entry->name, entry->group, place->page);
        break;
    case ENTRY_PATCH:
        fprintf(table, "patch %s 200 %s-%d %d %d %d %d %d %d %d %d %d %d %d %d\n", entry->name,
                entry->group, place->page, place->x, place->y, place->w, place->h, b->left, b->top,
                b->right, b->bottom, b->reach_left, b->reach_top, b->reach_right, b->reach_bottom);
        break;
    case ENTRY_ICON:
        fprintf(table, "icon %s %d %s-%d %d %d %d %d\n", entry->name, entry->size, entry->group,
                place->page, place->x, place->y, place->w, place->h);
        break;
    }
}

/* Packs and writes all that shares pages with entry `first`. */
static bool group_write(UiBook *book, int first, const char *directory, FILE *table)
{
    PackItem items[MAX_ENTRIES];
    Entry *members[MAX_ENTRIES];
    int count = 0, width = PAGE_WIDTH;
    for (int i = first; i < book->count; i++) {
        Entry *entry = &book->entries[i];
        if (strcmp(entry->group, book->entries[first].group) != 0)
            continue;
        members[count] = entry;
        items[count++] = (PackItem){.w = entry->image.w, .h = entry->image.h};
        width = entry->image.w > width ? entry->image.w : width;
        entry->written = true;
    }
    PackPage sizes[PAGE_LIMIT];
    int pages = pack_items(items, count, width, sizes, PAGE_LIMIT);
    const char *group = book->entries[first].group;
    bool good = true;
    for (int page = 0; page < pages && good; page++) {
        Image image = image_new(sizes[page].w, sizes[page].h);
        char path[1024];
        for (int i = 0; i < count; i++)
            if (items[i].page == page)
                image_blit(&image, &members[i]->image, items[i].x, items[i].y, false, 1);
        snprintf(path, sizeof path, "%s/%s-%d.png", directory, group, page);
        good = image_write_png(&image, path);
        fprintf(table, "page %s-%d %s-%d.png %d %d\n", group, page, group, page, image.w, image.h);
        image_free(&image);
    }
    for (int i = 0; i < count; i++) {
        members[i]->place = items[i];
        write_line(table, members[i]);
    }
    return good;
}

bool book_write(UiBook *book, const char *directory)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/ui.txt", directory);
    FILE *table = fopen(path, "w");
    if (!table) {
        terminal_line(stderr, "aurochs-paint: cannot write %s", path);
        return false;
    }
    fputs("aurochs-ui 1\n", table);
    bool good = true;
    for (int i = 0; i < book->count && good; i++)
        if (!book->entries[i].written)
            good = group_write(book, i, directory, table);
    return fclose(table) == 0 && good;
}
