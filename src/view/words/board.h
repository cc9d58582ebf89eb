/* What is said on and beside the board: in the final scoring, and of what lies out of sight. */
#ifndef VIEW_WORDS_BOARD_H
#define VIEW_WORDS_BOARD_H

#include <stdbool.h>
#include <stddef.h>

/* What a river system is counted by: "12 fish", "12 fish, raft". All texts are cut at `capacity`
 * bytes, between characters. */
void say_counted_fish(int fish, bool raft, char *text, size_t capacity);

/* "7 more", where a list goes on. */
void say_more(int count, char *text, size_t capacity);

/* "2 more places": for the tile in hand, out of sight. */
void say_more_places(int count, char *text, size_t capacity);

/* "The land is seen larger when it is turned by a quarter: press B." */
void say_turn_fits(const char *key, char *text, size_t capacity);

/* "Ana's last tile": what goes there. */
void say_last_tile(const char *player, char *text, size_t capacity);

#endif
