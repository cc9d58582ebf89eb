/* What is said on and beside the board in the final scoring. */
#ifndef VIEW_WORDS_BOARD_H
#define VIEW_WORDS_BOARD_H

#include <stdbool.h>
#include <stddef.h>

/* What a river system is counted by: "12 fish", "12 fish, raft". All texts are cut at `capacity`
 * bytes, between characters. */
void say_counted_fish(int fish, bool raft, char *text, size_t capacity);

/* "7 more", where a list goes on. */
void say_more(int count, char *text, size_t capacity);

#endif
