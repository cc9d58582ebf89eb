#include "view/model/matter.h"

#include "play/tips.h"
#include "view/cards/card.h"
#include "view/state/actions.h"
#include "view/words/areas.h"
#include "view/words/phrases.h"
#include "view/words/terms.h"
#include "view/words/tr.h"

const char *matter_of_check(MoveCheck check, ZoneKind kind)
{
    static const char *const topics[MOVE_CHECKS] = {
        [MOVE_GAME_OVER] = "game-over",         [MOVE_NOT_NOW] = "not-now",
        [MOVE_CELL_TAKEN] = "cell-taken",       [MOVE_CELL_APART] = "cell-apart",
        [MOVE_SIDES_CLASH] = "sides-clash",     [MOVE_NO_SUCH_TURN] = "sides-clash",
        [MOVE_NO_SUCH_ZONE] = "no-such-zone",   [MOVE_LAKE_TAKES_NONE] = "lake-takes-none",
        [MOVE_NO_WATER] = "no-water",           [MOVE_NO_MEEPLE_LEFT] = "no-meeple-left",
        [MOVE_NO_HUT_LEFT] = "no-hut-left",     [MOVE_SYSTEM_TAKEN] = "system-taken",
        [MOVE_NO_OWN_MEEPLE] = "no-own-meeple",
    };
    if (check != MOVE_AREA_TAKEN)
        return topics[check];
    return kind == ZONE_FOREST  ? "forest-taken"
           : kind == ZONE_RIVER ? "river-taken"
                                : "meadow-taken";
}

Matter matter_of_award(const Ruleset *rules, const Award *award)
{
    static const char *const topics[AWARDS] = {
        "award-forest", "award-river",    "award-logboat",      "award-hunting-trap",
        "award-meadow", "award-pit-trap", "award-river-system", "award-raft"};
    return (Matter){topics[award->kind], tr("Where do these points come from?"),
                    say_with(SAY_AWARD_ADDS, "what=%s sum=%s points=%d",
                             say_award_items(rules->id, award), say_award_sum(rules, award),
                             award->points)};
}

static Matter of_refused_tile(const TableView *view)
{
    const Verdict *verdict = &view->ghost.verdicts[view->ghost.rotation];
    const char *told = verdict->check == MOVE_SIDES_CLASH
                           ? say_sides_meet(view->edition->rules.id, verdict, first_clash(verdict))
                           : "";
    return (Matter){matter_of_check(verdict->check, ZONE_NONE), tr("Why not here?"), told};
}

/* Of the spot that is pointed at or chosen: why none can be put, or what such a piece is for. */
static Matter of_spot(const TableView *view, const Spot *spot)
{
    static const char *const first[ROLES] = {[ROLE_GATHERER] = "first-gatherer",
                                             [ROLE_FISHER] = "first-fisher",
                                             [ROLE_HUNTER] = "first-hunter",
                                             [ROLE_HUT] = "first-hut"};
    const TileSet *set = &view->edition->tiles;
    ZoneKind kind =
        (ZoneKind)set->tiles[set->node[spot->node].tile].zones[set->node[spot->node].zone].kind;
    Card card;
    if (spot->verdict.check == MOVE_OK)
        return (Matter){first[spot->role], phrase(SAY_ASKED_ROLE + spot->role), ""};
    bool told = card_of_spot(view, &card);
    return (Matter){matter_of_check(spot->verdict.check, kind), phrase(SAY_ASKED_NONE + spot->role),
                    told && card.count > 0 ? said("%s", card.rows[0].text) : ""};
}

static Matter of_power(const TableView *view, Power power)
{
    static const char *const topics[POWERS] = {
        [POWER_LOGBOAT] = "power-logboat",   [POWER_HUNTING_TRAP] = "power-hunting-trap",
        [POWER_SHAMAN] = "power-shaman",     [POWER_PIT_TRAP] = "power-pit-trap",
        [POWER_WILDFIRE] = "power-wildfire", [POWER_RAFT] = "power-raft",
        [POWER_SHRINE] = "power-shrine"};
    return (Matter){topics[power], tr(view->terms->powers[power]),
                    say_power_rule(view->edition->rules.id, power)};
}

/* Of an area or a river system that is lit. */
static Matter of_area(const TableView *view, Lit lit)
{
    static const char *const topics[] = {[ZONE_FOREST] = "award-forest",
                                         [ZONE_RIVER] = "award-river",
                                         [ZONE_MEADOW] = "award-meadow",
                                         [ZONE_LAKE] = "award-river-system"};
    const TileSet *set = &view->edition->tiles;
    int kind = set->tiles[set->node[lit.node].tile].zones[set->node[lit.node].zone].kind;
    return (Matter){topics[lit.system ? ZONE_LAKE : kind], tr("How does this score?"), ""};
}

/* Of what the Elder says where something is met for the first time; `kind` counts from 1. */
static Matter of_tip(const TableView *view, int kind)
{
    static const char *const topics[1 + TIPS] = {NULL,           "first-gatherer", "first-fisher",
                                                 "first-hunter", "first-hut",      "first-menhir",
                                                 NULL,           "last-meeple",    "tied",
                                                 "first-tiger",  "becomes-dead",   "points-signs",
                                                 "column-end"};
    const TileSet *set = &view->edition->tiles;
    if (kind == 1 + TIP_POWER && view->game->hand != NO_TILE)
        return of_power(view, (Power)set->tiles[view->game->hand].power);
    return (Matter){topics[kind], tr("What does the Elder mean?"), ""};
}

Matter matter_at_table(const Frame *frame, const TableModel *model)
{
    static const char *const lenses[LENSES] = {NULL,          "lens-meadows", "lens-forests",
                                               "lens-rivers", "lens-systems", "lens-pieces"};
    const TableView *view = &model->view;
    uint8_t hand = view->game->hand;
    Power power = hand == NO_TILE ? POWER_NONE : (Power)view->edition->tiles.tiles[hand].power;
    WidgetId hover = frame->widgets->hover;
    bool held = hover == TABLE_HAND || view->ghost.state == GHOST_NONE;
    if (hover == TABLE_TIP)
        return of_tip(view, model->table->tip.kind);
    if (hover == TABLE_NOTICE)
        return (Matter){model->notice->topic, tr("Why not?"), model->notice->text};
    if (model->final.on && model->final.steps[model->final.at].award_count > 0)
        return matter_of_award(&view->edition->rules,
                               &model->final.steps[model->final.at].awards[0]);
    if (view->ghost.state == GHOST_REFUSED)
        return of_refused_tile(view);
    if (view->phase == PHASE_PIECE && view->spot >= 0)
        return of_spot(view, &view->spots[view->spot]);
    if (view->phase == PHASE_RECALL)
        return of_power(view, POWER_SHAMAN);
    if (model->lit.node != NO_NODE)
        return of_area(view, model->lit);
    if (model->lens != LENS_NONE)
        return (Matter){lenses[model->lens], tr("What does this view show?"), ""};
    if (view->phase == PHASE_PLACE && power != POWER_NONE && held)
        return of_power(view, power);
    if (model->table->tip.kind)
        return of_tip(view, model->table->tip.kind);
    return (Matter){.topic = NULL};
}

bool matter_put(Frame *frame, const TableModel *model, WidgetId id, Rect rect)
{
    bool there = id == TABLE_NOTICE ? model->notice->topic != NULL
                 : id == TABLE_TIP  ? true
                                    : matter_at_table(frame, model).topic != NULL;
    if (there)
        widget_put(frame, action_widget(VERB_HELP, (Widget){.id = id,
                                                            .kind = WIDGET_SPOT,
                                                            .name = "title",
                                                            .tip = tr("What the rulebook says"),
                                                            .no_focus = true,
                                                            .rect = rect}));
    return there && frame->widgets->hover == id;
}
