/* What a script expects to see: expect text "..." | no text "..." | button NAME [on|off] | no
 * button NAME | screen NAME | phase NAME | moves N | score N N ... */
#ifndef VIEW_APP_EXPECT_H
#define VIEW_APP_EXPECT_H

#include "view/app/app.h"
#include "view/app/command.h"

/* True where the last frame and the game on the table are as the command, "expect ...", says; false
 * with the reason. */
bool expect_holds(const App *app, Command *command);

#endif
