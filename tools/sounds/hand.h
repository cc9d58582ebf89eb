/* What the hand does, close and dry; and whose turn it is. */
#ifndef SOUNDS_HAND_H
#define SOUNDS_HAND_H

#include "kit.h"

Sound hand_take(void);
Sound hand_turn(void);
Sound hand_lay_1(void);
Sound hand_lay_2(void);
Sound hand_lay_3(void);
Sound hand_lay_forest(void);
Sound hand_lay_water(void);
Sound hand_lay_grass(void);
Sound hand_refused(void);
Sound hand_undo(void);
Sound hand_sign_sun(void);
Sound hand_sign_spear(void);
Sound hand_sign_leaf(void);
Sound hand_sign_moon(void);
Sound hand_sign_gem(void);
Sound hand_button(void);
Sound hand_page(void);

#endif
