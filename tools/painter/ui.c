#include "ui.h"

#include "ui_faces.h"
#include "ui_icons.h"
#include "ui_patches.h"
#include "ui_textures.h"
#include "ui_valley.h"

bool ui_paint(const char *directory)
{
    UiBook *book = book_new();
    textures_paint(book);
    patches_paint(book);
    icons_paint(book);
    badges_paint(book);
    pictures_paint(book);
    hearth_paint(book);
    title_paint(book);
    faces_paint(book);
    bool written = book_write(book, directory);
    book_free(book);
    return written;
}
