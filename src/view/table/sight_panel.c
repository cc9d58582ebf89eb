/* How the board is seen beside the panel, and above the strip of history, as they come and go: it
 * glides to its new middle, makes room for what lies over it, and goes back once that is gone. */
#include <math.h>
#include <stdlib.h>

#include "view/table/sight_parts.h"
#include "view/table/strip.h"

void sight_reset(PanelUi *panel)
{
    *panel = (PanelUi){0};
}

/* The tile just laid does not stay below a panel that comes over it. */
static bool uncover(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    CameraLook before = camera_keep(camera);
    if (!stage->layout.over || !sight_show_last(camera, frame, stage))
        return false;
    if (panel->made_room.tile <= 0)
        panel->made_room = before;
    panel->made_room_at = stage->view.at;
    return true;
}

/* Moves within which a panel goes again that has come for a choice: undone, or chosen, be it after
 * a meeple was taken back; with one to spare. */
enum { MOST_STEPPED = 3 };

/* Back from where it made room for a panel that is gone; but one that is gone only as long as one
 * looks back leads to no other place, and who jumps far looks at other land. */
static void cover(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (stage->layout.over || strip_shown(stage->table, stage->view.session))
        return;
    if (abs(stage->view.at - panel->made_room_at) <= MOST_STEPPED)
        camera_come_back(camera, panel->made_room, frame->now, sight_has_motion(camera, stage));
    panel->made_room = (CameraLook){0};
}

void sight_follow(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    if (sight_opens(camera, frame, stage) || stage->view.hand->dragging)
        return;
    if (!uncover(panel, camera, frame, stage))
        sight_correct(camera, frame, stage);
}

/* What a camera that follows the game shows where the panel has another width. */
static void change_width(PanelUi *panel, Camera *camera, const Frame *frame,
                         const TableStage *stage)
{
    CameraLook before = camera_keep(camera);
    int at = stage->view.at;
    bool back = panel->at == at && camera_keeps(camera, panel->here) &&
                camera_come_back(camera, panel->there, frame->now, sight_has_motion(camera, stage));
    if (!back)
        sight_again(camera, frame, stage);
    panel->at = at;
    panel->here = camera_keep(camera);
    panel->there = before;
}

/* Whether all of the board is in sight where no strip of history lies, the middle of the board's
 * place being `middle`. */
static bool whole_without_strip(const Camera *camera, const Frame *frame, const TableStage *stage,
                                Point middle)
{
    const TableLayout *layout = &stage->layout;
    Rect open = {layout->clear.x, 0, layout->clear.w, layout->bar.y};
    BoardView there = camera_view(camera, (Rect){middle.x, middle.y, 0, 0}, frame->now + LATER);
    return camera->placed && sight_holds(open, view_rect(&there, table_extent(&stage->view, true)));
}

/* Whether all of the board is in sight above the strip, or comes there: as large as it is or, where
 * it has no room then, smaller, but of no less than the least size. */
static bool show_whole(Camera *camera, const Frame *frame, const TableStage *stage)
{
    Rect all = table_extent(&stage->view, true);
    Rect fit = stage->layout.fit, open = sight_open(&stage->layout);
    float tile = camera_fitting_tile(camera, open, all, camera->tile);
    if (sight_whole(camera, frame, stage))
        return true;
    if (tile < fminf(camera->tile, sight_least(frame, &stage->layout)))
        return false;
    Rect room = camera_fitting_tile(camera, fit, all, tile) < tile ? open : fit;
    Point at = {all.x + all.w / 2, all.y + all.h / 2};
    camera_follow(camera, sight_middle_for(camera, stage, room, at, tile), tile, frame->now,
                  sight_has_motion(camera, stage));
    camera_lead(camera);
    return true;
}

void sight_clear_strip(const PanelUi *panel, Camera *camera, const Frame *frame,
                       const TableStage *stage)
{
    if (!panel->whole || !show_whole(camera, frame, stage))
        sight_show_last(camera, frame, stage);
}

bool sight_follow_panel(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    Rect fit = stage->layout.fit;
    Point middle = {fit.x + fit.w / 2, fit.y + fit.h / 2};
    const TableLayout *layout = &stage->layout;
    bool slim = layout->slim || layout->over, motion = !stage->view.options->reduced_motion;
    bool strip = layout->foot < layout->bar.y;
    bool other = camera->placed && (panel->left != layout->panel_left || panel->slim != slim);
    bool comes = camera->placed && motion && (other || (layout->over && !panel->over));
    bool glides = motion && (other || (camera->placed && panel->strip != strip));
    if (comes)
        panel->since = frame->now;
    if (strip && !panel->strip)
        panel->whole = whole_without_strip(camera, frame, stage, panel->middle);
    if (glides)
        camera_recentre(camera, (Point){middle.x - panel->middle.x, middle.y - panel->middle.y},
                        frame->now);
    if (other && panel->slim != slim)
        change_width(panel, camera, frame, stage);
    cover(panel, camera, frame, stage);
    panel->left = layout->panel_left;
    panel->slim = slim;
    panel->over = layout->over;
    panel->strip = strip;
    panel->middle = middle;
    return comes || glides;
}

float sight_panel_out(const PanelUi *panel, double now)
{
    float t = (float)(now - panel->since) / SLIDE_SECONDS;
    if (panel->since <= 0 || t >= 1)
        return 0;
    t = 1 - fmaxf(0, t);
    return t * t;
}
