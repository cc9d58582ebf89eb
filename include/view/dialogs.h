/* What the overlays keep between frames: menu, options, help, files, message. */
#ifndef VIEW_DIALOGS_H
#define VIEW_DIALOGS_H

#include <stdbool.h>

#include "play/files.h"

typedef struct DialogsUi {
    char title[80], text[400]; /* of the message */
    bool saving;               /* the file chooser saves instead of opening */
    char file_name[MAX_LISTED_NAME];
    float scroll; /* logical units */
} DialogsUi;

#endif
