/* Writes records. One canonical form: header in the order of the format's description, one
 * statement a line, so that a record that was written and read is written the same again. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/record.h"

const char *const colour_words[COLOURS] = {"yellow", "red", "green", "blue", "violet"};
const char *const seat_words[SEAT_KINDS] = {"human",     "ai-easy",   "ai-gatherer", "ai-fisher",
                                            "ai-normal", "ai-shaman", "ai-hard",     "ai-aurochs"};
const char *const help_words[HELPS] = {"family", "standard", "purist"};

typedef struct Writer {
    char *text;
    size_t capacity, size; /* size: of the whole, written or not */
} Writer;

static void put(Writer *w, const char *format, ...)
{
    bool room = w->size < w->capacity;
    va_list args;
    va_start(args, format);
    int length =
        vsnprintf(room ? w->text + w->size : NULL, room ? w->capacity - w->size : 0, format, args);
    va_end(args);
    w->size += (size_t)length;
}

static void put_stack(Writer *w, const char *word, const TileList *list)
{
    put(w, "%s", word);
    for (int i = 0; i < list->count; i++)
        put(w, " %d", list->numbers[i]);
    put(w, "\n");
}

static void put_header(Writer *w, const Ruleset *rules, const Record *record)
{
    const Setup *setup = &record->setup;
    put(w, "aurochs %d\nedition %s\n", RECORD_VERSION, rules->word);
    for (int p = 0; p < setup->player_count; p++)
        put(w, "player %s \"%s\" %s\n", colour_words[setup->seats[p].colour], setup->seats[p].name,
            seat_words[setup->seats[p].kind]);
    int starts = 0;
    for (int p = 0; p < setup->player_count; p++)
        starts += setup->seats[p].start;
    for (int p = 0; p < setup->player_count && starts > 0; p++)
        put(w, "%s %d%s", p > 0 ? "" : "start", setup->seats[p].start,
            p + 1 < setup->player_count ? "" : "\n");
    if (setup->undo_off)
        put(w, "option undo off\n");
    if (setup->help != HELP_FAMILY)
        put(w, "option help %s\n", help_words[setup->help]);
    if (setup->seeded) {
        put(w, "seed %0*" PRIx64 "\n", record->seed_digits, setup->seed);
    } else {
        put_stack(w, "land", &setup->land);
        if (record->special_listed)
            put_stack(w, rules->special_word, &setup->special);
    }
}

static void put_move(Writer *w, Move move)
{
    switch ((MoveKind)move.kind) {
    case MOVE_PLACE:
        put(w, "place %d,%d r%d\n", move.cell.x, move.cell.y, move.rotation);
        break;
    case MOVE_RECALL:
        put(w, "recall %d,%d\n", move.cell.x, move.cell.y);
        break;
    case MOVE_KEEP:
        put(w, "keep\n");
        break;
    case MOVE_MEEPLE:
        put(w, "meeple %d\n", move.zone);
        break;
    case MOVE_HUT:
        put(w, "hut %d\n", move.zone);
        break;
    case MOVE_PASS:
        put(w, "pass\n");
        break;
    }
}

size_t record_write(const Record *record, char *text, size_t capacity)
{
    Writer w = {text, capacity, 0};
    put_header(&w, ruleset_of(record->setup.edition), record);
    for (int i = 0; i < record->count; i++) {
        const Statement *statement = &record->statements[i];
        switch ((StatementKind)statement->kind) {
        case STATEMENT_MOVE:
            put_move(&w, statement->move);
            break;
        case STATEMENT_EXPECT_SCORE:
            put(&w, "expect score");
            for (int p = 0; p < record->setup.player_count; p++)
                put(&w, " %d", statement->scores[p]);
            put(&w, "\n");
            break;
        case STATEMENT_EXPECT_END:
            put(&w, "expect end\n");
            break;
        case STATEMENT_NOTE:
            put(&w, "note \"%.*s\"\n", statement->note_size, record->notes + statement->note_at);
            break;
        }
    }
    return w.size;
}

void record_start(Record *record, const Setup *setup)
{
    record->setup = *setup;
    record->seed_digits = 1;
    record->special_listed = true;
    record->count = 0;
    record->notes_size = 0;
}

bool record_add_move(Record *record, Move move)
{
    if (record->count == MAX_STATEMENTS)
        return false;
    record->statements[record->count++] = (Statement){.kind = STATEMENT_MOVE, .move = move};
    return true;
}

bool record_add_note(Record *record, int at, const char *text)
{
    size_t size = strlen(text);
    int remarks = 0;
    for (int i = 0; i < record->count; i++)
        remarks += record->statements[i].kind != STATEMENT_MOVE;
    if (remarks >= MAX_REMARKS || size > (size_t)(MAX_NOTES - record->notes_size))
        return false;
    memmove(&record->statements[at + 1], &record->statements[at],
            (size_t)(record->count - at) * sizeof *record->statements);
    record->statements[at] = (Statement){.kind = STATEMENT_NOTE,
                                         .note_at = (uint16_t)record->notes_size,
                                         .note_size = (uint16_t)size};
    memcpy(record->notes + record->notes_size, text, size);
    record->notes_size += (int)size;
    record->count++;
    return true;
}
