#include "cards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "view/draw/palette.h"

enum { CARD_GAMES = 200 };

static void make_view(const Edition *edition, const Setup *setup, const Game *game, TableView *view)
{
    memset(view, 0, sizeof *view);
    view->edition = edition;
    view->setup = setup;
    view->allows = help_allows(setup);
    view->terms = terms_of(edition->rules.id);
    view->game = game;
    view->phase = (Phase)game->phase;
    view->mine = game->phase != PHASE_END;
    view->placed = game->placed_count > 1
                       ? game_site_of_tile(game, game->placed[game->placed_count - 1])
                       : NULL;
    view->spot = view->twin = -1;
    view->lit.node = NO_NODE;
    view->shows_projection = view->allows.projections && game->phase != PHASE_END;
}

static void play(int index, SeeDecision see, SeeEnd end, void *context)
{
    EditionId id = (EditionId)(index % EDITIONS);
    const Edition *edition = test_edition(id);
    Setup setup = test_setup(id, MIN_PLAYERS + index / 2 % 4, (uint64_t)index);
    Random random = random_from((uint64_t)index);
    TableView view;
    Game game;
    setup.help = (uint8_t)(index / 8 % HELPS);
    game_new(edition, &setup, &game, NULL);
    if (index % 5 == 0)
        game.land.count = (uint8_t)(4 + index % 24);
    if (index % 3 == 0)
        game.special.count = (uint8_t)(index % 4);
    while (game.phase != PHASE_END) {
        Move move = test_random_move(edition, &game, &random);
        make_view(edition, &setup, &game, &view);
        see(context, &view, move, &random);
        game_advance(edition, &game, move, NULL);
    }
    make_view(edition, &setup, &game, &view);
    end(context, &view);
}

void cards_each(SeeDecision see, SeeEnd end, void *context)
{
    for (int index = 0; index < test_share(CARD_GAMES); index++)
        play(index, see, end, context);
}

void cards_each_rule(SeeDecision see, SeeEnd end, void *context)
{
    static Record record;
    FileList list = test_list(RULE_EXAMPLES, ".aurochs");
    Random random = random_from(7);
    for (int i = 0; i < list.count; i++) {
        test_record(RULE_EXAMPLES, list.names[i], &record);
        const Edition *edition = test_edition((EditionId)record.setup.edition);
        TableView view;
        Game game;
        game_new(edition, &record.setup, &game, NULL);
        for (int j = 0; j < record.count; j++) {
            if (record.statements[j].kind != STATEMENT_MOVE)
                continue;
            make_view(edition, &record.setup, &game, &view);
            see(context, &view, record.statements[j].move, &random);
            game_advance(edition, &game, record.statements[j].move, NULL);
        }
        make_view(edition, &record.setup, &game, &view);
        if (game.phase == PHASE_END)
            end(context, &view);
    }
    free(list.names);
}

const CardRow *cards_row(const Card *card, const char *text, const CardRow *last)
{
    for (const CardRow *row = last ? last + 1 : card->rows; row < card->rows + card->count; row++)
        if (row->kind == ROW_TEXT && strcmp(row->text, text) == 0)
            return row;
    return NULL;
}

ZoneKind cards_kind(const char *word, size_t length)
{
    static const struct {
        const char *word;
        ZoneKind kind;
    } words[] = {{"forest", ZONE_FOREST},     {"forests", ZONE_FOREST},
                 {"river", ZONE_RIVER},       {"rivers", ZONE_RIVER},
                 {"grassland", ZONE_MEADOW},  {"grasslands", ZONE_MEADOW},
                 {"meadow", ZONE_MEADOW},     {"meadows", ZONE_MEADOW},
                 {"river system", ZONE_LAKE}, {"river systems", ZONE_LAKE}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].word) == length && memcmp(words[i].word, word, length) == 0)
            return words[i].kind;
    return ZONE_NONE;
}

bool cards_reads(const char *text, const char *begin, const char *end, ZoneKind *kind)
{
    size_t from = strlen(begin), length = strlen(text), rest = strlen(end);
    if (length < from + rest || strncmp(text, begin, from) != 0 ||
        strcmp(text + length - rest, end) != 0)
        return false;
    *kind = cards_kind(text + from, length - from - rest);
    return *kind != ZONE_NONE;
}

int cards_open(const char *text)
{
    int open = 0, end = 0;
    if (strncasecmp(text, "no open end", 11) == 0)
        return 0;
    if (sscanf(text, "%d open end%n", &open, &end) == 1 && end > 0)
        return open;
    return -1;
}

const char *cards_badge(const TableView *view, int player)
{
    return player_badges[view->setup->seats[player].colour];
}
