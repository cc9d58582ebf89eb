#include "view/table/sight.h"

#include <math.h>

#define LARGEST 150   /* logical units a tile, when the camera chooses */
#define CARD_ROOM 200 /* logical units */
#define LATER 60      /* seconds: no glide takes as long */

void sight_reset(PanelUi *panel)
{
    *panel = (PanelUi){0};
}

static bool inside(Rect inner, Rect outer)
{
    return inner.x >= outer.x - 2 && inner.y >= outer.y - 2 &&
           inner.x + inner.w <= outer.x + outer.w + 2 && inner.y + inner.h <= outer.y + outer.h + 2;
}

static void fit(Camera *camera, const Frame *frame, const TableStage *stage, Rect extent)
{
    camera_fit(camera, stage->layout.fit, extent, LARGEST * frame->u, frame->now,
               camera->placed && !stage->view.options->reduced_motion);
    camera_own(camera, false);
}

void sight_fit(Camera *camera, const Frame *frame, const TableStage *stage)
{
    fit(camera, frame, stage, table_extent(&stage->view, true));
}

void sight_follow(Camera *camera, const Frame *frame, const TableStage *stage)
{
    const TableView *view = &stage->view;
    Rect extent = table_extent(view, true);
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + LATER);
    if (!camera->placed) {
        fit(camera, frame, stage, extent);
        return;
    }
    if (camera->own) {
        if (view->placed && !inside(view_cell(&there, view->placed->cell.x, view->placed->cell.y),
                                    stage->layout.board))
            fit(camera, frame, stage, extent);
        return;
    }
    float larger = camera_fitting_tile(camera, stage->layout.fit, extent, LARGEST * frame->u);
    bool roomy = view->phase == PHASE_PLACE && larger > 1.3f * camera->tile;
    if (roomy || !inside(view_rect(&there, extent), stage->layout.fit))
        fit(camera, frame, stage, extent);
}

void sight_show(Camera *camera, const Frame *frame, const TableStage *stage, Lit lit)
{
    Rect extent = final_extent(&stage->view, lit), room = stage->layout.fit;
    BoardView there = camera_view(camera, stage->layout.fit, frame->now + LATER);
    extent = (Rect){extent.x - .3f, extent.y - .3f, extent.w + .6f, extent.h + .6f};
    Rect seen = view_rect(&there, extent);
    if (!stage->final.on && inside(view_rect(&there, extent), stage->layout.board))
        return;
    if (stage->final.on &&
        seen.w / seen.h < 1.4f * room.w / room.h) { /* the card's place, at the left */
        float card =
            CARD_ROOM * frame->u / camera_fitting_tile(camera, room, extent, LARGEST * frame->u);
        Side left = view_side(&there, WEST);
        extent.x -= left == WEST ? card : 0;
        extent.y -= left == NORTH ? card : 0;
        extent.w += left == WEST || left == EAST ? card : 0;
        extent.h += left == NORTH || left == SOUTH ? card : 0;
    }
    fit(camera, frame, stage, extent);
    camera_own(camera, true);
}

bool sight_follow_panel(PanelUi *panel, Camera *camera, const Frame *frame, const TableStage *stage)
{
    Rect fit = stage->layout.fit;
    Point middle = {fit.x + fit.w / 2, fit.y + fit.h / 2};
    bool over = camera->placed && panel->left != stage->layout.panel_left &&
                !stage->view.options->reduced_motion;
    if (over) {
        panel->since = frame->now;
        camera_recentre(camera, (Point){middle.x - panel->middle.x, middle.y - panel->middle.y},
                        frame->now);
    }
    panel->left = stage->layout.panel_left;
    panel->middle = middle;
    return over;
}

float sight_panel_out(const PanelUi *panel, double now)
{
    float t = (float)(now - panel->since) / SLIDE_SECONDS;
    if (panel->since <= 0 || t >= 1)
        return 0;
    t = 1 - fmaxf(0, t);
    return t * t;
}
