/* The system's fonts, for letters that the game's own do not have. Without fontconfig there are
 * none. */
#ifndef SDL_SYSTEM_FONTS_H
#define SDL_SYSTEM_FONTS_H

#include <stdbool.h>
#include <stdint.h>

enum { SYSTEM_FONTS = 24, MISSED_LETTERS = 512 };

/* Those that were needed so far. All zero: none yet. */
typedef struct SystemFonts {
    bool used; /* else there are none */
    int count;
    struct {
        void *pattern, *letters; /* of fontconfig */
        const char *file;
        int index; /* of the font in its file */
    } of[SYSTEM_FONTS];
    uint32_t missed[MISSED_LETTERS]; /* letters that no font has */
} SystemFonts;

/* The number of a font that has the letter; -1: none. */
int system_font(SystemFonts *fonts, uint32_t letter);
void system_fonts_close(SystemFonts *fonts);

/* The script of a letter by ISO 15924, and whether it is written from right to left. */
const char *script_of(uint32_t letter, bool *leftward);

#endif
