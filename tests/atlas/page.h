/* Pages of committed pictures for tests, as the tables beside them list them. */
#ifndef TESTS_PAGE_H
#define TESTS_PAGE_H

#include <stdint.h>

typedef struct Page {
    char id[32];
    int w, h;
    uint8_t *pixels; /* red green blue alpha, straight; the caller's */
} Page;

/* Reads a picture whole, as such pixels, which the caller frees; fails the test where it cannot. */
uint8_t *page_pixels(const char *folder, const char *file, int *w, int *h);

/* Reads what a line of a table says, "page ID FILE WIDTH HEIGHT"; fails the test where the picture
 * is not as large. */
void page_read(Page *page, const char *folder, const char *line);

/* The index of a page; fails the test where there is none. */
int page_index(const Page *pages, int count, const char *id);

#endif
