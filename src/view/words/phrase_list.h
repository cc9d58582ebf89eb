/* Every sentence that is one text with values: PHRASE(its name, its text), the text ONE, or MANY
 * with the forms for one and for more. EACH(number of kinds, its name, its texts) has one for each
 * kind of what it is about, in the order of their enum: SAY_FREE + AREA_RIVER.
 *
 * phrases.h and phrases.c include this list, each for itself. */
#define ONE(text)                                                                                  \
    {                                                                                              \
        text, NULL                                                                                 \
    }
#define MANY(one, many)                                                                            \
    {                                                                                              \
        one, many                                                                                  \
    }

/* Areas; only forests and rivers close. */
EACH(AREA_WORDS, SAY_FREE, ONE("Free forest"), ONE("Free river"), ONE("Free grassland"),
     ONE("Free meadow"), ONE("Free river system"))
EACH(AREA_WORDS, SAY_SHARED, ONE("Shared forest"), ONE("Shared river"), ONE("Shared grassland"),
     ONE("Shared meadow"), ONE("Shared river system"))
EACH(AREA_RIVER + 1, SAY_CLOSED, ONE("Closed forest"), ONE("Closed river"))
EACH(AREA_WORDS, SAY_WHOSE, ONE("{player}\u2019s forest"), ONE("{player}\u2019s river"),
     ONE("{player}\u2019s grassland"), ONE("{player}\u2019s meadow"),
     ONE("{player}\u2019s river system"))

/* What a tile does to areas. */
EACH(AREA_RIVER + 1, SAY_CLOSES, ONE("Closes a forest"), ONE("Closes a river"))
PHRASE(SAY_CLOSES_SEVERAL, MANY("Closes {count} area", "Closes {count} areas"))
EACH(AREA_WORDS, SAY_CONTESTED, ONE("Contested forest"), ONE("Contested river"),
     ONE("Contested grassland"), ONE("Contested meadow"), ONE("Contested river system"))
EACH(AREA_WORDS, SAY_JOINS, ONE("Joins forests"), ONE("Joins rivers"), ONE("Joins grasslands"),
     ONE("Joins meadows"), ONE("Joins river systems"))
EACH(AREA_WORDS, SAY_JOINS_PARTS, MANY("Joins {count} forest", "Joins {count} forests"),
     MANY("Joins {count} river", "Joins {count} rivers"),
     MANY("Joins {count} grassland", "Joins {count} grasslands"),
     MANY("Joins {count} meadow", "Joins {count} meadows"),
     MANY("Joins {count} river system", "Joins {count} river systems"))
EACH(AREA_WORDS, SAY_JOINS_IN_PLACES,
     MANY("Joins forests in {count} place", "Joins forests in {count} places"),
     MANY("Joins rivers in {count} place", "Joins rivers in {count} places"),
     MANY("Joins grasslands in {count} place", "Joins grasslands in {count} places"),
     MANY("Joins meadows in {count} place", "Joins meadows in {count} places"),
     MANY("Joins river systems in {count} place", "Joins river systems in {count} places"))
EACH(AREA_WORDS, SAY_LARGER, ONE("A larger forest"), ONE("A larger river"),
     ONE("A larger grassland"), ONE("A larger meadow"), ONE("A larger river system"))
EACH(AREA_WORDS, SAY_LARGER_FOR, ONE("A larger forest for {player}"),
     ONE("A larger river for {player}"), ONE("A larger grassland for {player}"),
     ONE("A larger meadow for {player}"), ONE("A larger river system for {player}"))
EACH(AREA_WORDS, SAY_WILL_HOLD, ONE("{player} will hold the forest"),
     ONE("{player} will hold the river"), ONE("{player} will hold the grassland"),
     ONE("{player} will hold the meadow"), ONE("{player} will hold the river system"))
EACH(AREA_WORDS, SAY_WILL_BE_SHARED, ONE("The forest will be shared"),
     ONE("The river will be shared"), ONE("The grassland will be shared"),
     ONE("The meadow will be shared"), ONE("The river system will be shared"))
EACH(AREA_WORDS, SAY_GROWS, ONE("{player}\u2019s forest grows"), ONE("{player}\u2019s river grows"),
     ONE("{player}\u2019s grassland grows"), ONE("{player}\u2019s meadow grows"),
     ONE("{player}\u2019s river system grows"))
EACH(AREA_WORDS, SAY_SHARED_GROWS, ONE("A shared forest grows"), ONE("A shared river grows"),
     ONE("A shared grassland grows"), ONE("A shared meadow grows"),
     ONE("A shared river system grows"))
EACH(AREA_WORDS, SAY_FREE_GROWS, ONE("A free forest grows"), ONE("A free river grows"),
     ONE("A free grassland grows"), ONE("A free meadow grows"), ONE("A free river system grows"))
EACH(AREA_WORDS, SAY_GIVES_UP_AREA, ONE("Gives up the forest"), ONE("Gives up the river"),
     ONE("Gives up the grassland"), ONE("Gives up the meadow"), ONE("Gives up the river system"))
EACH(AREA_RIVER + 1, SAY_SHARED_STAYS_OPEN, ONE("A shared forest cannot close"),
     ONE("A shared river cannot close"))
EACH(AREA_RIVER + 1, SAY_STAYS_OPEN, ONE("{player}\u2019s forest cannot close"),
     ONE("{player}\u2019s river cannot close"))
PHRASE(SAY_HOLDERS_STAY_OPEN, ONE("{players}; no tile left fits"))

/* What areas are worth. */
PHRASE(SAY_UNHELD_WORTHS, ONE("nobody\u2019s, worth {points}"))
PHRASE(SAY_WORTH_CLOSED, MANY("{count} open end; once closed at least {points}",
                              "{count} open ends; once closed at least {points}"))
PHRASE(SAY_WORTH_CLOSED_TURN, MANY("{count} open end; once closed at least {points}, extra turn",
                                   "{count} open ends; once closed at least {points}, extra turn"))
PHRASE(SAY_SO_FAR, ONE("so far; at least {points} once closed"))
PHRASE(SAY_LEAST_CLOSED, ONE("at least {points} once closed"))
EACH(AREA_MEADOW - AREA_GRASSLAND + 1, SAY_AT_THE_END_ON, ONE("at the end, on this grassland"),
     ONE("at the end, on this meadow"))

/* What lies in areas. */
EACH(THINGS, SAY_THINGS, MANY("{count} mammoth", "{count} mammoths"),
     MANY("{count} aurochs", "{count} aurochs"), MANY("{count} deer", "{count} deer"),
     MANY("{count} tiger", "{count} tigers"), MANY("{count} tile", "{count} tiles"),
     MANY("{count} group of mushrooms", "{count} groups of mushrooms"),
     MANY("{count} fish", "{count} fish"), MANY("{count} lake", "{count} lakes"),
     MANY("{count} lake, by raft", "{count} lakes, by raft"),
     MANY("{count} in the hunting trap", "{count} in the hunting trap"),
     MANY("{count} tiger, no deer to take", "{count} tigers, no deer to take"))
PHRASE(SAY_TIGER_TAKES, MANY("Tiger takes {count} deer", "Tiger takes {count} deer"))
PHRASE(SAY_TIGERS_TAKE, MANY("Tigers take {count} deer", "Tigers take {count} deer"))
PHRASE(SAY_DEER_SAFE, MANY("{count} deer safe from tigers", "{count} deer safe from tigers"))
PHRASE(SAY_OPEN_ENDS, MANY("{count} open end", "{count} open ends"))
PHRASE(SAY_NO_OPEN_END, ONE("No open end"))
PHRASE(SAY_NO_OPEN_END_WITHIN, ONE("no open end"))
PHRASE(SAY_FISH_BY_RAFT, MANY("{count} fish, raft", "{count} fish, raft"))
PHRASE(SAY_MORE, MANY("{count} more", "{count} more"))

/* Pieces. */
EACH(ROLES, SAY_PIECE, ONE("Gatherer"), ONE("Fisher"), ONE("Hunter"), ONE("Hut"))
EACH(ROLES, SAY_PIECES, MANY("{player}: {count} gatherer", "{player}: {count} gatherers"),
     MANY("{player}: {count} fisher", "{player}: {count} fishers"),
     MANY("{player}: {count} hunter", "{player}: {count} hunters"),
     MANY("{player}: {count} hut", "{player}: {count} huts"))
EACH(ROLES, SAY_NONE_HERE, ONE("No gatherer here"), ONE("No fisher here"), ONE("No hunter here"),
     ONE("No hut here"))
EACH(ROLES, SAY_WHOSE_PIECE, ONE("{player}\u2019s gatherer"), ONE("{player}\u2019s fisher"),
     ONE("{player}\u2019s hunter"), ONE("{player}\u2019s hut"))

/* A piece, and what is in its way. */
PHRASE(SAY_PIECE_AT, ONE("{role} {place}"))
EACH(AREA_WORDS, SAY_STANDS_THERE, ONE("stands in this forest"), ONE("stands on this river"),
     ONE("stands on this grassland"), ONE("stands on this meadow"),
     ONE("stands on this river system"))
PHRASE(SAY_WHOSE_STANDS, ONE("{player}\u2019s stands on it"))
EACH(PIECE_KINDS, SAY_WHOSE_IS_THERE, ONE("{player}\u2019s meeple is on it"),
     ONE("{player}\u2019s hut is on it"))

/* Where on a tile; last (WAYS) where it has one such area only. */
EACH(WAYS + 1, SAY_FOREST_AT, ONE("forest to the north"), ONE("forest north-east"),
     ONE("forest to the east"), ONE("forest south-east"), ONE("forest to the south"),
     ONE("forest south-west"), ONE("forest to the west"), ONE("forest north-west"),
     ONE("forest in the middle"), ONE("in the forest"))
EACH(WAYS + 1, SAY_RIVER_AT, ONE("river to the north"), ONE("river north-east"),
     ONE("river to the east"), ONE("river south-east"), ONE("river to the south"),
     ONE("river south-west"), ONE("river to the west"), ONE("river north-west"),
     ONE("river in the middle"), ONE("on the river"))
EACH(WAYS + 1, SAY_LAKE_AT, ONE("lake to the north"), ONE("lake north-east"),
     ONE("lake to the east"), ONE("lake south-east"), ONE("lake to the south"),
     ONE("lake south-west"), ONE("lake to the west"), ONE("lake north-west"),
     ONE("lake in the middle"), ONE("on the lake"))
EACH(WAYS + 1, SAY_GRASSLAND_AT, ONE("grassland to the north"), ONE("grassland north-east"),
     ONE("grassland to the east"), ONE("grassland south-east"), ONE("grassland to the south"),
     ONE("grassland south-west"), ONE("grassland to the west"), ONE("grassland north-west"),
     ONE("grassland in the middle"), ONE("on the grassland"))
EACH(WAYS + 1, SAY_MEADOW_AT, ONE("meadow to the north"), ONE("meadow north-east"),
     ONE("meadow to the east"), ONE("meadow south-east"), ONE("meadow to the south"),
     ONE("meadow south-west"), ONE("meadow to the west"), ONE("meadow north-west"),
     ONE("meadow in the middle"), ONE("on the meadow"))
PHRASE(SAY_ON_SYSTEM, ONE("on the river system"))
EACH(WAYS, SAY_WAY, ONE("in the north"), ONE("in the north-east"), ONE("in the east"),
     ONE("in the south-east"), ONE("in the south"), ONE("in the south-west"), ONE("in the west"),
     ONE("in the north-west"), ONE("in the middle"))

/* What a meeple would have earned. */
EACH(SUPPLY_NONE + 1, SAY_GATHERER_EARNS, ONE("a gatherer here would earn {points}"),
     ONE("a meeple taken back would earn {points}"), ONE("no meeple left to earn {points}"))
PHRASE(SAY_FISHER_EARNS, ONE("a fisher here would earn {points}"))

/* What a piece's points mean. */
EACH(WORTHS, SAY_WORTH, MANY("{count} point at once", "{count} points at once"),
     MANY("{count} point so far, at least {least} once the forest is closed",
          "{count} points so far, at least {least} once the forest is closed"),
     MANY("{count} point so far, at least {least} once the river is closed",
          "{count} points so far, at least {least} once the river is closed"),
     MANY("{count} point at the end, as it is", "{count} points at the end, as it is"),
     MANY("stays open: {count} point", "stays open: {count} points"))
EACH(WORTH_NEVER, SAY_GIVES_UP,
     MANY("gives up {count} point at once", "gives up {count} points at once"),
     MANY("gives up {count} point so far, at least {least} once the forest is closed",
          "gives up {count} points so far, at least {least} once the forest is closed"),
     MANY("gives up {count} point so far, at least {least} once the river is closed",
          "gives up {count} points so far, at least {least} once the river is closed"),
     MANY("gives up {count} point at the end, as it is",
          "gives up {count} points at the end, as it is"))
PHRASE(SAY_GIVES_UP_NOTHING, ONE("gives up nothing"))

/* Sides of tiles. */
EACH(SIDES, SAY_SIDE, ONE("north"), ONE("east"), ONE("south"), ONE("west"))
EACH(SIDES, SAY_ON_SIDE, ONE("on the north side"), ONE("on the east side"),
     ONE("on the south side"), ONE("on the west side"))
PHRASE(SAY_SIDES, MANY("{count} side", "{count} sides"))

/* Two sides that meet, ours first; last as records say it. */
EACH(EDITIONS + 1, SAY_MEADOW_FOREST, ONE("Grassland meets forest"), ONE("Meadow meets forest"),
     ONE("meadow meets forest"))
EACH(EDITIONS + 1, SAY_MEADOW_RIVER, ONE("Grassland meets river"), ONE("Meadow meets river"),
     ONE("meadow meets river"))
EACH(EDITIONS + 1, SAY_FOREST_MEADOW, ONE("Forest meets grassland"), ONE("Forest meets meadow"),
     ONE("forest meets meadow"))
EACH(EDITIONS + 1, SAY_FOREST_RIVER, ONE("Forest meets river"), ONE("Forest meets river"),
     ONE("forest meets river"))
EACH(EDITIONS + 1, SAY_RIVER_MEADOW, ONE("River meets grassland"), ONE("River meets meadow"),
     ONE("river meets meadow"))
EACH(EDITIONS + 1, SAY_RIVER_FOREST, ONE("River meets forest"), ONE("River meets forest"),
     ONE("river meets forest"))

/* What fits, and what is left. */
PHRASE(SAY_OF, ONE("of {count}"))
PHRASE(SAY_LEFT, MANY("{count} left", "{count} left"))
PHRASE(SAY_FIT_HERE, MANY("{count} of {left} fit here", "{count} of {left} fit here"))
PHRASE(SAY_DISCARDED,
       MANY("{count} fitted nowhere and left the game", "{count} fitted nowhere and left the game"))
PHRASE(SAY_LAND_FITS, MANY("{land} of {land_left} land tiles fit here.",
                           "{land} of {land_left} land tiles fit here."))
EACH(EDITIONS, SAY_BOTH_FIT,
     MANY("{land} of {land_left} land tiles and {special} of {special_left} menhir tiles fit "
          "here.",
          "{land} of {land_left} land tiles and {special} of {special_left} menhir tiles fit "
          "here."),
     MANY("{land} of {land_left} land tiles and {special} of {special_left} bonus tiles fit "
          "here.",
          "{land} of {land_left} land tiles and {special} of {special_left} bonus tiles fit "
          "here."))
PHRASE(SAY_HAND_FITS, ONE("Only the tile in hand fits here."))
PHRASE(SAY_NONE_FITS, ONE("No tile left fits here."))
PHRASE(SAY_TILES_FIT,
       MANY("{count} of {left} tiles left would fit", "{count} of {left} tiles left would fit"))
PHRASE(SAY_NO_TILE_FITS, ONE("No tile left fits here"))
PHRASE(SAY_NO_LAND_FITS, ONE("No land tile left would fit"))
PHRASE(SAY_CERTAIN_TO_DRAW, ONE("certain to draw one before the end"))
PHRASE(SAY_CHANCE_TO_DRAW, ONE("{of} in {in} to draw one before the end"))
PHRASE(SAY_DRAWS_NONE, ONE("{player} draws no land tile any more."))
PHRASE(SAY_DRAWS_SURE, MANY("{player} draws {count} more land tile: it is sure to fit.",
                            "{player} draws {count} more land tiles: one of them is sure to fit."))
PHRASE(SAY_DRAWS, MANY("{player} draws {count} more land tile: the chance that it fits is {of} in "
                       "{in}.",
                       "{player} draws {count} more land tiles: the chance that one of them fits "
                       "is {of} in {in}."))
EACH(EDITIONS, SAY_ONLY_SPECIAL, ONE("Only a menhir tile can fill it, drawn on an extra turn."),
     ONE("Only a bonus tile can fill it, drawn on an extra turn."))
PHRASE(SAY_LAND_LEFT, MANY("{count} land tile left", "{count} land tiles left"))
EACH(EDITIONS, SAY_SPECIAL_LEFT, MANY("{count} menhir tile left", "{count} menhir tiles left"),
     MANY("{count} bonus tile left", "{count} bonus tiles left"))

/* Awards; the first edition's meadow has its own. */
EACH(AWARDS, SAY_AWARD_BRIEF, MANY("forest, {count} tile", "forest, {count} tiles"),
     MANY("river, {count} tile", "river, {count} tiles"),
     MANY("logboat, {count} lake", "logboat, {count} lakes"), ONE("hunting trap"),
     MANY("grassland, {count} animal", "grassland, {count} animals"), ONE("pit trap"),
     MANY("river system, {count} fish", "river system, {count} fish"),
     MANY("raft, {count} lake", "raft, {count} lakes"))
PHRASE(SAY_MEADOW_BRIEF, MANY("meadow, {count} animal", "meadow, {count} animals"))
EACH(AWARDS, SAY_AWARD_ITEMS, MANY("forest of {count} tile", "forest of {count} tiles"),
     MANY("river of {count} tile", "river of {count} tiles"),
     MANY("logboat: {count} lake of its river system",
          "logboat: {count} lakes of its river system"),
     ONE("hunting trap: {animals}"), ONE("grassland: {animals}"),
     ONE("pit trap, once more: {animals}"),
     MANY("river system: {count} fish", "river system: {count} fish"),
     MANY("raft: {count} lake of its river system", "raft: {count} lakes of its river system"))
PHRASE(SAY_MEADOW_ITEMS, ONE("meadow: {animals}"))
EACH(AWARD_PIT_TRAP - AWARD_HUNTING_TRAP + 1, SAY_NO_ANIMALS, ONE("hunting trap"), ONE("grassland"),
     ONE("pit trap, once more"))
PHRASE(SAY_MEADOW_NO_ANIMALS, ONE("meadow"))
PHRASE(SAY_DEER_LOST, MANY("{count} deer lost to tigers", "{count} deer lost to tigers"))
PHRASE(SAY_MUSHROOM_GROUPS, MANY("{count} mushroom group", "{count} mushroom groups"))

/* Points and where they came from. */
EACH(POINT_GROUPS, SAY_AREAS, MANY("{count} forest", "{count} forests"),
     MANY("{count} river", "{count} rivers"), MANY("{count} grassland", "{count} grasslands"),
     MANY("{count} river system", "{count} river systems"),
     MANY("{count} point to begin with", "{count} points to begin with"),
     MANY("{count} power", "{count} powers"))
PHRASE(SAY_MEADOWS, MANY("{count} meadow", "{count} meadows"))
PHRASE(SAY_EACH, ONE("{points} each"))
PHRASE(SAY_TURN_OF, ONE("Turn {number}: {player}"))
EACH(EDITIONS, SAY_EARNED_TURN, ONE("earned an extra turn by a menhir"),
     ONE("earned an extra turn by gold"))
EACH(EDITIONS, SAY_LAPSED_TURN, ONE("earned no extra turn: no menhir tile was left that fitted"),
     ONE("earned no extra turn: no bonus tile was left that fitted"))
PHRASE(SAY_DREW_MISFIT, ONE("drew tile {number}, which fitted nowhere"))
PHRASE(SAY_CHAPTER, ONE("{chapter}, {page}"))
PHRASE(SAY_RESTS, ONE("Rests on: **{edition}**, {headings}"))
PHRASE(SAY_RESTS_TABLE, ONE("How the table shows it: {headings}"))
PHRASE(SAY_RULING, ONE("Ruling {number}"))
PHRASE(SAY_NOT_FOUND, ONE("Nothing on “{words}”. Look under:"))
PHRASE(SAY_FOUND, MANY("{count} page", "{count} pages"))
PHRASE(SAY_STEP, ONE("{step} of {count}"))
PHRASE(SAY_LESSON_ALMOST, ONE("{sides} here. Look again: **inside the ring**."))
PHRASE(SAY_AWARD_ADDS, ONE("{what}: {sum} = {points}"))
EACH(4, SAY_ASKED_ROLE, ONE("What is a gatherer for?"), ONE("What is a fisher for?"),
     ONE("What is a hunter for?"), ONE("What is a hut for?"))
EACH(4, SAY_ASKED_NONE, ONE("Why no gatherer here?"), ONE("Why no fisher here?"),
     ONE("Why no hunter here?"), ONE("Why no hut here?"))

/* The Elder's tips, by TipKind. */
EACH(TIPS, SAY_TIP, ONE("A gatherer scores once nothing of his forest is open, and comes home."),
     ONE("A fisher scores once both ends of his river are closed, and comes home."),
     ONE("A hunter stays to the end."),
     ONE("A hut stays to the end: it counts the fish of all waters that are joined."),
     ONE("Close this forest and you lay once more."),
     ONE("This tile has a power. Point at it to read what it does; F1 tells more."),
     ONE("Your last meeple. Closed forests and rivers send others home."),
     ONE("A tie: all who have most here score in full."),
     ONE("A tiger has come to your hunter: it takes a deer at the end."),
     ONE("No tile left fits there: this stays open and brings you nothing."),
     ONE("Beside points: a check scores now, an open ring once it is closed, a flag at the end."),
     ONE("The column \u201Cend\u201D has everyone\u2019s points if the game ended now."))
PHRASE(SAY_TIP_HUNTER, MANY("A hunter stays to the end: you have {count} meeple left.",
                            "A hunter stays to the end: you have {count} meeples left."))
EACH(EDITIONS, SAY_TIP_MARK,
     ONE("Here you can close a forest with a menhir: then you lay once more."),
     ONE("Here you can close a forest with gold: then you lay once more."))
PHRASE(SAY_LESSON_WAITS, ONE("Continue the lesson, step {step}"))

/* Players; computers from SEAT_AI_EASY on. */
EACH(COLOURS, SAY_COLOUR, ONE("Yellow"), ONE("Red"), ONE("Green"), ONE("Blue"), ONE("Violet"))
EACH(SEAT_KINDS - SEAT_AI_EASY, SAY_COMPUTER, ONE("Cub"), ONE("Gatherer"), ONE("Fisher"),
     ONE("Hunter"), ONE("Shaman"), ONE("Elder"), ONE("Aurochs"))
EACH(SEAT_KINDS, SAY_GIVEN, ONE("Player {number}"), ONE("The Cub"), ONE("The Gatherer"),
     ONE("The Fisher"), ONE("The Hunter"), ONE("The Shaman"), ONE("The Elder"), ONE("The Aurochs"))
EACH(SEAT_KINDS, SAY_GIVEN_ANOTHER, ONE("Player {number}"), ONE("The Cub {number}"),
     ONE("The Gatherer {number}"), ONE("The Fisher {number}"), ONE("The Hunter {number}"),
     ONE("The Shaman {number}"), ONE("The Elder {number}"), ONE("The Aurochs {number}"))
PHRASE(SAY_PLAYERS, MANY("{count} player", "{count} players"))
PHRASE(SAY_LAID_BY, ONE("Tile laid by {player}"))
PHRASE(SAY_IN_TURN, ONE("in turn {turn}"))
PHRASE(SAY_NO_LETTERS, ONE("No font here has all of these letters: the table says {colour}."))
PHRASE(SAY_WINS, ONE("{player} wins the valley"))
PHRASE(SAY_SHARE, ONE("{players} share the valley"))
PHRASE(SAY_PLAYS_NEXT, ONE("{player} plays next"))

/* Whose turn it is; the turn that a forest earns, from FOREST_TURN_EARNS on. */
PHRASE(SAY_LAYS, ONE("{player} lays a tile"))
PHRASE(SAY_LAYS_LAST, ONE("{player} lays the last tile"))
PHRASE(SAY_LAYS_ONCE_MORE, ONE("{player} lays once more"))
PHRASE(SAY_PLACES, ONE("{player} places a piece"))
PHRASE(SAY_THINKS, ONE("{player} thinks"))
EACH(FOREST_TURN_LAPSED, SAY_FOREST_TURN, ONE("Closing it earns a turn"),
     ONE("Closing it earns a turn"), ONE("Closing it earns no turn"),
     ONE("Closing it earned a turn"), ONE("Closing it earned no turn"),
     ONE("Closing it earned no turn"))
EACH(EDITIONS, SAY_NONE_LEFT_FITS, ONE("no menhir tile is left that fits"),
     ONE("no bonus tile is left that fits"))
EACH(EDITIONS, SAY_NONE_LEFT_FITTED, ONE("no menhir tile was left that fitted"),
     ONE("no bonus tile was left that fitted"))
EACH(EDITIONS, SAY_MARK_IN_FOREST, ONE("a menhir in this forest"), ONE("gold in this forest"))

/* The table: panel, history, hints. */
PHRASE(SAY_POWER, ONE("{power}: {rule}"))
PHRASE(SAY_SHOW_PIECES, ONE("Show {player}\u2019s pieces"))
PHRASE(SAY_HIDE_PIECES, ONE("Hide {player}\u2019s pieces"))
PHRASE(SAY_MARKER,
       ONE("The marker says: past {points} points. The number beside it is the whole sum."))
PHRASE(SAY_FLAG, ONE("The points so far and, by the flag, if the game ended now."))
PHRASE(SAY_MOVES_UNDONE, MANY("{count} move undone", "{count} moves undone"))
PHRASE(SAY_TURNS_BACK, MANY("{count} turn back", "{count} turns back"))
PHRASE(SAY_WITHIN_TURN, ONE("Within the last turn"))
PHRASE(SAY_AT_END, ONE("The end, after turn {turn}"))
PHRASE(SAY_AFTER_TURN, ONE("After turn {turn} of {turns}"))
PHRASE(SAY_TURN, ONE("Turn {turn} of {turns}"))
PHRASE(SAY_BEFORE_TURN, ONE("Before turn {turn} of {turns}"))
PHRASE(SAY_NEXT_TURN, ONE("Turn {turn}"))
PHRASE(SAY_SETS_ASIDE,
       MANY("Playing on sets {count} turn aside.", "Playing on sets {count} turns aside."))
PHRASE(SAY_FORGETS_TURNS,
       MANY("Playing on forgets {count} turn.", "Playing on forgets {count} turns."))
PHRASE(SAY_FORGETS_MOVES,
       MANY("Playing on forgets {count} move.", "Playing on forgets {count} moves."))
PHRASE(SAY_WAYS_BACK, ONE("Click, drag or press {key} to look back."))
PHRASE(SAY_PAST, ONE("Looking back. To play, press \"{button}\"."))
PHRASE(SAY_CHOOSE_CELL, ONE("Choose a cell: arrows or {key}."))
PHRASE(SAY_CHOOSE_MEEPLE, ONE("Choose a meeple: {numbers}, or {key} to keep all."))
PHRASE(SAY_NO_SUCH_MEEPLE, ONE("There is no {missing}: choose {numbers}, or {key} to keep all."))
PHRASE(SAY_CHOOSE_SPOT, ONE("Choose a spot: {numbers}, or {key} for nothing."))
PHRASE(SAY_NO_SUCH_SPOT, ONE("There is no {missing}: choose {numbers}, or {key} for nothing."))

/* What lies out of sight, and what one sees better. */
PHRASE(SAY_MORE_PLACES, MANY("{count} more place", "{count} more places"))
PHRASE(SAY_TURN_FITS, ONE("The land is seen larger when it is turned by a quarter: press {key}."))
PHRASE(SAY_LAST_TILE, ONE("Go to {player}\u2019s last tile"))
PHRASE(SAY_SHOW_PLACE, ONE("Show the Elder\u2019s place {place}"))

/* Keys. */
PHRASE(SAY_SHIFT, ONE("Shift+{key}"))
PHRASE(SAY_ALT, ONE("Alt+{key}"))
PHRASE(SAY_CTRL, ONE("Ctrl+{key}"))
PHRASE(SAY_KEY_SPAN, ONE("{first}-{last}"))
PHRASE(SAY_KEY_PAIR, ONE("{first} {second}"))
PHRASE(SAY_NUMBERS_TO, ONE("1\u2013{last}"))

/* Notices. */
PHRASE(SAY_ONE_WAY, ONE("It fits here one way only."))
PHRASE(SAY_MUST_TOUCH, ONE("A tile must touch another one."))
PHRASE(SAY_TILE_LEAVES, ONE("Tile {number} fits nowhere and leaves the game."))
PHRASE(SAY_TILES_LEAVE, MANY("{count} tile fits nowhere and leaves the game.",
                             "{count} tiles fit nowhere and leave the game."))
PHRASE(SAY_MAY_RECALL, ONE("Shaman! {player} may take a meeple back."))
EACH(EDITIONS, SAY_LAYS_AGAIN, ONE("Menhir! {player} lays once more."),
     ONE("Gold! {player} lays once more."))
PHRASE(SAY_HAD_NO_MEEPLE, ONE("{player} had no meeple left."))
PHRASE(SAY_NO_PIECE, ONE("No piece could be placed: {reasons}."))
PHRASE(SAY_COULD_PLACE_NONE, ONE("{player} could place no piece: {reasons}."))
PHRASE(SAY_MEANWHILE, ONE("Meanwhile: {list}."))
PHRASE(SAY_GOT, ONE("{player} +{points} ({what})"))
PHRASE(SAY_GOT_TOO, ONE("+{points} ({what})"))
PHRASE(SAY_OWN_MEEPLES_ONLY, ONE("Only one of {player}\u2019s meeples can be taken back."))

/* Why no piece can stand on a tile; of several areas, and of one of them, by who has taken it:
 * oneself, several players, or another one. */
EACH(AREA_MEADOW + 1, SAY_ITS_AREA, ONE("its forest"), ONE("its river"), ONE("its grassland"),
     ONE("its meadow"))
EACH(AREA_MEADOW + 1, SAY_ITS_AREAS, ONE("its forests"), ONE("its rivers"), ONE("its grasslands"),
     ONE("its meadows"))
EACH(AREA_MEADOW + 1, SAY_ONE_OF_ITS, ONE("one of its forests"), ONE("one of its rivers"),
     ONE("one of its grasslands"), ONE("one of its meadows"))
EACH(AREA_MEADOW + 1, SAY_SOME_OF_ITS, ONE("some of its forests"), ONE("some of its rivers"),
     ONE("some of its grasslands"), ONE("some of its meadows"))
EACH(3, SAY_ONE_TAKEN, ONE("{areas} is taken already"), ONE("{areas} is shared by {players}"),
     ONE("{areas} is {players}\u2019s"))
EACH(3, SAY_SEVERAL_TAKEN, ONE("{areas} are taken already"), ONE("{areas} are shared by {players}"),
     ONE("{areas} are {players}\u2019s"))
PHRASE(SAY_HAS_HUT, ONE("its river system has {player}\u2019s hut"))

/* What the Elder would do, and why. */
PHRASE(SAY_LAST_MOVE, ONE("{player}\u2019s last move"))
PHRASE(SAY_HINT_NOTE, ONE("{player} asked the Elder for a hint"))
PHRASE(SAY_WOULD_CHOOSE, ONE("The Elder would choose {number}"))
PHRASE(SAY_WOULD_TAKE_BACK, ONE("The Elder would take back {number}"))
PHRASE(SAY_WOULD_PLACE_NOTHING, ONE("The Elder would place nothing"))
PHRASE(SAY_WOULD_KEEP_ALL, ONE("The Elder would keep all"))
PHRASE(SAY_WOULD_PLACE_NOTHING_WHY, ONE("The Elder would place nothing: {why}"))
EACH(ROLE_HUT, SAY_WOULD_WAIT,
     MANY("a gatherer here would wait for {count} open end to close",
          "a gatherer here would wait for {count} open ends to close"),
     MANY("a fisher here would wait for {count} open end to close",
          "a fisher here would wait for {count} open ends to close"),
     MANY("a hunter here would stay to the end, for {count} point as it is",
          "a hunter here would stay to the end, for {count} points as it is"))
PHRASE(SAY_WOULD_STAY, ONE("a meeple here would stay to the end for nothing"))

/* What speaks for a turn. */
EACH(AREA_RIVER + 1, SAY_CLOSES_OF,
     MANY("Closes a forest of {count} tile", "Closes a forest of {count} tiles"),
     MANY("Closes a river of {count} tile", "Closes a river of {count} tiles"))
EACH(AREA_RIVER + 1, SAY_CLOSES_PLAYERS,
     MANY("Closes {player}\u2019s forest of {count} tile",
          "Closes {player}\u2019s forest of {count} tiles"),
     MANY("Closes {player}\u2019s river of {count} tile",
          "Closes {player}\u2019s river of {count} tiles"))
PHRASE(SAY_CLOSES_AND_EARNS, MANY("Closes a forest of {count} tile and earns an extra turn",
                                  "Closes a forest of {count} tiles and earns an extra turn"))
PHRASE(SAY_SCORES_IN_PLACES, MANY("Scores in {count} more place", "Scores in {count} more places"))
PHRASE(SAY_GIVES_IN_PLACES,
       MANY("Gives points away in {count} place", "Gives points away in {count} places"))
PHRASE(SAY_LOGBOAT_SCORES, ONE("The logboat scores its lakes"))
PHRASE(SAY_TRAP_CATCHES, ONE("The trap catches animals"))
PHRASE(SAY_MORE_FISH, MANY("{count} more fish for {player}\u2019s hut",
                           "{count} more fish for {player}\u2019s hut"))
PHRASE(SAY_AREA_GROWS, ONE("{area} grows"))
PHRASE(SAY_AREA_HINDERED, ONE("{area} is harder to close"))
PHRASE(SAY_AREA_SHARED, ONE("Shares {area}"))
EACH(REASON_QUIET - REASON_NO_PREY, SAY_AREA_SPARED, ONE("Keeps the tiger out of {area}"),
     ONE("Lets nobody into {area}"), ONE("Adds nothing to {area}"))
PHRASE(SAY_KEEPS, MANY("Keeps {count} meeple", "Keeps {count} meeples"))
PHRASE(SAY_EARNS_TURN, ONE("Earns an extra turn"))
PHRASE(SAY_TAKES_BACK, ONE("Takes a meeple back"))
PHRASE(SAY_NOTHING_TO_WIN, ONE("Nothing to win at once"))
EACH(ROLES, SAY_BEGINS, ONE("New forest"), ONE("New river"), ONE("Hunting ground"),
     ONE("Place for a hut"))
PHRASE(SAY_SCORES, MANY("Scores {count} point", "Scores {count} points"))
PHRASE(SAY_SCORES_TURN, MANY("{count} point, extra turn", "{count} points, extra turn"))
EACH(ROLE_FISHER + 1, SAY_SCORES_WITH,
     MANY("Scores {count} point with a gatherer", "Scores {count} points with a gatherer"),
     MANY("Scores {count} point with a fisher", "Scores {count} points with a fisher"))

/* What comes of it; elsewhere from REASON_NO_PREY on. */
PHRASE(SAY_MORE_AT_END,
       MANY("{count} point more at the end, as it is", "{count} points more at the end, as it is"))
PHRASE(SAY_OPEN_EXPECTED, MANY("{count} open end; about {points} expected at the end",
                               "{count} open ends; about {points} expected at the end"))
PHRASE(SAY_NOW_EXPECTED, MANY("{count} point as it is; about {points} expected at the end",
                              "{count} points as it is; about {points} expected at the end"))
PHRASE(SAY_NOTHING_YET, MANY("nothing yet; {count} open end", "nothing yet; {count} open ends"))
PHRASE(SAY_NOTHING_AS_IT_IS, ONE("it brings nothing as it is"))
PHRASE(SAY_BRINGS_NOTHING, ONE("it stays open and brings nothing"))
PHRASE(SAY_IF_ANOTHER_CLOSES, MANY("{count} point at least, but only if another player closes it",
                                   "{count} points at least, but only if another player closes it"))
PHRASE(SAY_SCORES_AT_ONCE, ONE("it scores at once"))
PHRASE(SAY_FEWER_FIT, MANY("{count} tile fewer fits there", "{count} tiles fewer fit there"))
EACH(REASON_QUIET - REASON_NO_PREY, SAY_ELSEWHERE,
     MANY("elsewhere it takes {count} deer", "elsewhere it takes {count} deer"),
     MANY("elsewhere {count} point is shared or lost",
          "elsewhere {count} points are shared or lost"),
     MANY("elsewhere it adds {count} point", "elsewhere it adds {count} points"))

/* How far a turn is ahead of another one, by Ahead. */
EACH(5, SAY_LEAD, ONE("{points} points better"), ONE("Best by a little"), ONE("Just as good"),
     ONE("Almost as good"), ONE("{points} points worse"))
EACH(5, SAY_PLACE_LEAD, ONE("{points} points more than place {place}"),
     ONE("A little better than place {place}"), ONE("Just as good as place {place}"),
     ONE("Almost as good as place {place}"), ONE("{points} points less than place {place}"))
EACH(5, SAY_THAN_NEXT, ONE("than the next best move; points more than {others} at the end:"),
     ONE("ahead of the next best move; points more than {others} at the end:"),
     ONE("as the next best move; points more than {others} at the end:"),
     ONE("as the best move; points more than {others} at the end:"),
     ONE("than the best move; points more than {others} at the end:"))

/* The Elder's look back; costly moves by how many there are. */
PHRASE(SAY_WALKS, ONE("The Elder walks the game again: turn {turn} of {turns}"))
PHRASE(SAY_SURE, ONE("The Elder looks closely: sure of {turn} of {turns} turns"))
PHRASE(SAY_STOPPED, ONE("Stopped: sure of {turn} of {turns} turns"))
PHRASE(SAY_MINUTES, MANY("about {count} minute", "about {count} minutes"))
PHRASE(SAY_SECONDS, MANY("about {count} second", "about {count} seconds"))
PHRASE(SAY_TURN_NUMBER, ONE("turn {number}"))
PHRASE(SAY_LOST, ONE("\u2212{points} points"))
PHRASE(SAY_CHANCES, ONE("{after} % instead of {better} %"))
EACH(4, SAY_COSTLY, ONE("Costly moves"), ONE("One costly move"), ONE("Two costly moves"),
     ONE("Three costly moves"))

/* What a turn did, and what would have been better; the cell by eight ways from the north on. */
EACH(ROLES, SAY_SENT, ONE("Sent a gatherer into the forest"), ONE("Sent a fisher to the river"),
     ONE("Sent a hunter to the grassland"), ONE("Put a hut on the river system"))
PHRASE(SAY_SENT_TO_MEADOW, ONE("Sent a hunter to the meadow"))
EACH(AREA_RIVER + 1, SAY_CLOSED_IT, ONE("Closed this forest"), ONE("Closed this river"))
EACH(AREA_RIVER + 1, SAY_CLOSED_SOON, ONE("Closed the forest too soon"),
     ONE("Closed the river too soon"))
EACH(AREA_RIVER + 1, SAY_CLOSED_FOR, ONE("Closed a forest for {players}"),
     ONE("Closed a river for {players}"))
EACH(8, SAY_CELL_BESIDE, ONE("one cell to the north"), ONE("one cell to the north-east"),
     ONE("one cell to the east"), ONE("one cell to the south-east"), ONE("one cell to the south"),
     ONE("one cell to the south-west"), ONE("one cell to the west"),
     ONE("one cell to the north-west"))
EACH(8, SAY_CELL_FARTHER, ONE("farther north"), ONE("farther north-east"), ONE("farther east"),
     ONE("farther south-east"), ONE("farther south"), ONE("farther south-west"),
     ONE("farther west"), ONE("farther north-west"))
EACH(ROLES, SAY_BETTER, ONE("a gatherer in the forest"), ONE("a fisher on the river"),
     ONE("a hunter on the grassland"), ONE("a hut on the river system"))
EACH(ROLES, SAY_BETTER_OTHER, ONE("a gatherer in the other forest"),
     ONE("a fisher on the other river"), ONE("a hunter on the other grassland"),
     ONE("a hut on the other river system"))
EACH(2, SAY_BETTER_MEADOW, ONE("a hunter on the meadow"), ONE("a hunter on the other meadow"))
EACH(EDITIONS, SAY_BETTER_MARK, ONE("a gatherer in the forest with a menhir"),
     ONE("a gatherer in the forest with gold"))

/* Days: of the week from Sunday on, months from January on. */
EACH(7, SAY_WEEKDAY, ONE("Sunday, {time}"), ONE("Monday, {time}"), ONE("Tuesday, {time}"),
     ONE("Wednesday, {time}"), ONE("Thursday, {time}"), ONE("Friday, {time}"),
     ONE("Saturday, {time}"))
EACH(12, SAY_MONTH, ONE("{day} January"), ONE("{day} February"), ONE("{day} March"),
     ONE("{day} April"), ONE("{day} May"), ONE("{day} June"), ONE("{day} July"),
     ONE("{day} August"), ONE("{day} September"), ONE("{day} October"), ONE("{day} November"),
     ONE("{day} December"))
EACH(12, SAY_MONTH_YEAR, ONE("{day} January {year}"), ONE("{day} February {year}"),
     ONE("{day} March {year}"), ONE("{day} April {year}"), ONE("{day} May {year}"),
     ONE("{day} June {year}"), ONE("{day} July {year}"), ONE("{day} August {year}"),
     ONE("{day} September {year}"), ONE("{day} October {year}"), ONE("{day} November {year}"),
     ONE("{day} December {year}"))
PHRASE(SAY_TODAY, ONE("Today, {time}"))
PHRASE(SAY_YESTERDAY, ONE("Yesterday, {time}"))
PHRASE(SAY_TODAY_AT, ONE("today at {time}"))
PHRASE(SAY_YESTERDAY_AT, ONE("yesterday at {time}"))
PHRASE(SAY_DAYS_AGO, MANY("{count} day ago", "{count} days ago"))

/* Games in a list, and where one is kept. */
EACH(EDITIONS, SAY_EDITION, ONE("second edition"), ONE("first edition"))
PHRASE(SAY_ALL_TILES, MANY("{count} land tile", "{count} land tiles"))
PHRASE(SAY_TILES_DRAWN, MANY("{drawn} of {count} land tile", "{drawn} of {count} land tiles"))
EACH(GAMES_SHOWN, SAY_SHOWN, ONE("All {count}"), ONE("Going on {count}"), ONE("Over {count}"))
EACH(BESIDES, SAY_KEPT_BESIDE,
     ONE("Another window plays the last game. This one is kept beside it."),
     ONE("Another window has gone on with this game. What is played here is kept beside it."),
     ONE("The last game cannot be moved. This one is kept beside it."))
PHRASE(SAY_ANOTHER_PLAYS,
       ONE("Another window has a game on the table. What is played here is kept beside it."))
PHRASE(SAY_PLAYED_MEANWHILE, ONE("Another window has played meanwhile. This is the last game now."))
PHRASE(SAY_PLAYS_THE_LAST, ONE("Another window plays the last game now."))
PHRASE(SAY_OPENED_BESIDE,
       ONE("Another window plays this game. Here it goes on as a game of its own."))

/* Before and after a game; computers from SEAT_AI_EASY on. */
PHRASE(SAY_VERSION, ONE("Version {number}"))
EACH(HELPS, SAY_HELP, ONE("Family"), ONE("Standard"), ONE("Purist"))
EACH(HELPS, SAY_HELP_RULE,
     ONE("Shows what every move joins, closes and scores, and the points to come."),
     ONE("Shows what every move joins, closes and scores; final scores stay hidden."),
     ONE("Shows where a tile fits and a piece may stand, and why not. You count."))
PHRASE(SAY_HELP_ASKED, ONE("From here on: {level}. {rule}"))
PHRASE(SAY_HELP_NOW, ONE("Help from here on: {level}"))
PHRASE(SAY_NAME_TOO_LONG, ONE("Name {number}: is too long"))
PHRASE(SAY_NAME_UNFIT, ONE("Name {number}: no quotation marks, please"))
PHRASE(SAY_SEED_TOO_LONG, ONE("Seed: at most 16 digits"))
PHRASE(SAY_SEED_UNFIT, ONE("Seed: only 0-9 and a-f, or nothing"))
PHRASE(SAY_BADGE, ONE("{colour}: click for another colour"))
EACH(SEAT_KINDS, SAY_SITTER, ONE("A person plays here."), ONE("Lays where it looks nice."),
     ONE("Loves forests, forgets the rest."), ONE("Waits long for a full river."),
     ONE("Counts every deer, and the tigers too."), ONE("Closes your forest and takes the turn."),
     ONE("Sees what you will need next."), ONE("Forgives nothing."))
EACH(SEAT_KINDS - SEAT_AI_EASY, SAY_ALONE, ONE("Start at once: you against the Cub."),
     ONE("Start at once: you against the Gatherer."), ONE("Start at once: you against the Fisher."),
     ONE("Start at once: you against the Hunter."), ONE("Start at once: you against the Shaman."),
     ONE("Start at once: you against the Elder."), ONE("Start at once: you against the Aurochs."))
EACH(SEAT_KINDS - SEAT_AI_EASY, SAY_AGAIN, ONE("Next time against the Cub."),
     ONE("Next time against the Gatherer."), ONE("Next time against the Fisher."),
     ONE("Next time against the Hunter."), ONE("Next time against the Shaman."),
     ONE("Next time against the Elder."), ONE("Next time against the Aurochs."))
PHRASE(SAY_WON, ONE("{won} of {games} won"))
PHRASE(SAY_STARTS, MANY("Begins with {count} point, so that all have a chance.",
                        "Begins with {count} points, so that all have a chance."))
PHRASE(SAY_PEOPLE, MANY("{count} person", "{count} people"))
PHRASE(SAY_COMPUTERS, MANY("{count} computer", "{count} computers"))
EACH(EDITIONS, SAY_START_PEOPLE, ONE("{people}, second edition"), ONE("{people}, first edition"))
EACH(EDITIONS, SAY_START_COMPUTERS, ONE("{computers}, second edition"),
     ONE("{computers}, first edition"))
EACH(EDITIONS, SAY_START_BOTH, ONE("{people}, {computers}, second edition"),
     ONE("{people}, {computers}, first edition"))
PHRASE(SAY_START_LEAVES, ONE("Your unfinished game stays under Open a game. {table}"))
EACH(EDITIONS, SAY_TURNS, MANY("{count} turn, second edition", "{count} turns, second edition"),
     MANY("{count} turn, first edition", "{count} turns, first edition"))
PHRASE(SAY_SEEDED, ONE("{edition}, seed {seed}"))

/* What earns an extra turn. */
EACH(EDITIONS, SAY_EXTRA_TURN_RULE,
     ONE("Close a forest with a menhir and you take an extra turn with a menhir tile, whoever "
         "holds the forest. An extra turn never earns another."),
     ONE("Close a forest with gold and you take an extra turn with a bonus tile, whoever holds the "
         "forest. An extra turn never earns another."))

/* A power in one line; the first edition's meadow is no grassland, so that both say "here". */
EACH(POWERS - POWER_LOGBOAT, SAY_POWER_BRIEFLY, ONE("2 points at once for each lake here"),
     ONE("scores the animals around it at once"), ONE("you may take a meeple back at once"),
     ONE("at the end animals around it count double"), ONE("at the end no tiger here takes a deer"),
     ONE("at the end 1 more point for each lake here"),
     ONE("at the end a hunter on it alone scores here"))

/* Options. */
PHRASE(SAY_SCALE_MOST, ONE("Letters in this window: {percent} % at most"))
PHRASE(SAY_SYSTEM_ASKS, ONE("as the system: {language}"))
PHRASE(SAY_KEY_ANYWHERE, ONE("{key} does so anywhere."))
PHRASE(SAY_PERCENT, ONE("{percent} %"))
PHRASE(SAY_TILE_PIXELS, MANY("Each tile {pixels} pixel wide", "Each tile {pixels} pixels wide"))

/* In a record. */
EACH(ROLES, SAY_STANDS_ALREADY, ONE("a gatherer of {colour} stands there already, at {x},{y}"),
     ONE("a fisher of {colour} stands there already, at {x},{y}"),
     ONE("a hunter of {colour} stands there already, at {x},{y}"),
     ONE("a hut of {colour} stands there already, at {x},{y}"))

/* Files: {file} is a path or a name. */
PHRASE(SAY_NO_GAME, ONE("{file}: this is no game of Aurochs"))
PHRASE(SAY_NO_GAME_OPENED, ONE("{file}: this is no game of Aurochs; open a file that \"Save the "
                               "game\" in the menu has written"))
PHRASE(SAY_KEPT_AS, ONE("{reason}. The file was kept as {file}"))
PHRASE(SAY_STAYS, ONE("{reason}. It stays where it is."))
PHRASE(SAY_SAVED, ONE("Saved: {file}"))
PHRASE(SAY_SAVED_AS, ONE("Saved as {file}: no saved game can be called \"{reason}\"."))
PHRASE(SAY_PATH_TOO_LONG, MANY("{file}: a whole path has at most {count} byte.",
                               "{file}: a whole path has at most {count} bytes."))
PHRASE(SAY_EXISTS, ONE("There is a saved game called {file} already."))
PHRASE(SAY_DELETES, ONE("\"{file}\" can be taken back until you quit."))
PHRASE(SAY_NOT_SAVED, ONE("{file}: {reason}. Save it under another name or in another folder."))
PHRASE(SAY_NOT_BY_HAND,
       ONE("{file} is where the program keeps a game by itself. Choose another name."))
PHRASE(SAY_NOT_KEPT, ONE("{file}: {reason}. The game goes on, and every move tries again. Save it "
                         "in another folder before you leave (Ctrl+S)."))
PHRASE(SAY_LOSES_GAME, ONE("The game could not be kept in {file}. Save it in another folder, or it "
                           "is lost when you leave it now."))
PHRASE(SAY_LOSES_UNKEPT, ONE("The program has no folder to keep this game in. Save it in one that "
                             "you choose, or it is lost when you leave it now."))
PHRASE(SAY_NO_FOLDER, ONE("There is no folder to keep them in: {reason}. Save each game yourself "
                          "before you leave (Ctrl+S)."))
PHRASE(SAY_OPTIONS_LOST, ONE("The options count until you quit: {reason}."))
PHRASE(SAY_KEPT_ASIDE,
       MANY("The {count} turn that was undone is kept as a game under Open a game.",
            "The {count} turns that were undone are kept as a game under Open a game."))
PHRASE(SAY_PICTURE, ONE("The picture is {file}"))
PHRASE(SAY_NOT_SHOWN, ONE("The folder cannot be opened: {reason}"))
PHRASE(SAY_NO_PICTURE, ONE("The picture was not saved: {reason}"))

#undef ONE
#undef MANY
#undef PHRASE
#undef EACH
