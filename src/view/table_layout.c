#include "table_layout.h"

#include <math.h>

enum { BAR_BUTTONS = 5, STRIP_WIDTH = 720, STRIP_HEIGHT = 64 };

static Rect whole(float x, float y, float w, float h)
{
    return (Rect){roundf(x), roundf(y), roundf(w), roundf(h)};
}

/* Side of the well in logical units, for a panel of `height` of them. */
static float well_side(PanelKind kind, float height)
{
    if (kind == PANEL_FINAL)
        return 0;
    if (height < 640)
        return kind == PANEL_PIECE ? 124 : 108;
    if (kind == PANEL_PIECE)
        return height >= 800 ? 222 : 190;
    return height >= 800 ? 172 : 140;
}

static void place_head(TableLayout *layout, PanelKind kind, float u, float side)
{
    float left = layout->left, right = layout->right, top = 48 * u;
    layout->title = whole(left, 10 * u, right - left, 32 * u);
    layout->well = whole(left, top, side * u, side * u);
    float aside = left + (side + 10) * u, room = right - aside;
    if (kind == PANEL_PIECE) {
        layout->spots = whole(aside, top, room, side * u);
        return;
    }
    float button = fminf(44 * u, (room - 8 * u) / 2), back = fminf(46 * u, button + 2 * u);
    for (int i = 0; i < 2; i++) {
        float x = right - (float)(2 - i) * button - (float)(1 - i) * 8 * u;
        layout->turn[i] = whole(x, top + 2 * u, button, fminf(button, 40 * u));
        layout->backs[i] =
            whole(x + (button - back) / 2, top + 54 * u * (side < 120 ? .8f : 1), back, back);
    }
}

TableLayout table_layout(const Frame *frame, PanelKind kind, int players, Help help)
{
    float u = frame->u, height = frame->height / u;
    float width = roundf((height >= 800 ? 316 : 284) * u);
    TableLayout layout = {.row_count = players};
    layout.panel = whole(frame->width - width, 0, width, frame->height);
    layout.board = whole(0, 0, layout.panel.x, frame->height);
    layout.left = roundf(layout.panel.x + 18 * u);
    layout.right = roundf(frame->width - 14 * u);
    layout.fit = whole(24 * u, 16 * u, layout.board.w - 62 * u, frame->height - 86 * u);

    float side = well_side(kind, height), y = 48;
    place_head(&layout, kind, u, side);
    if (kind != PANEL_FINAL)
        y += side + 8;
    if (kind == PANEL_PIECE) {
        float pass = height < 640 ? 34 : 40;
        layout.pass = whole(layout.left, y * u, layout.right - layout.left, pass * u);
        y += pass + 8;
    }
    float bottom = height - 12 - 44, most = kind == PANEL_FINAL ? height >= 800 ? 50 : 46
                                            : kind == PANEL_PIECE || players == 5
                                                ? height >= 800 ? 64 : 58
                                            : height >= 800 ? 68
                                                            : 64;
    if (height >= 560 || kind == PANEL_FINAL) {
        layout.heads = roundf((y + 15) * u);
        y += 22;
    }
    float row = floorf(fminf(most, (bottom - 8 - y) / (float)players));
    layout.tall_rows = row >= 52;
    for (int i = 0; i < players; i++)
        layout.rows[i] = whole(layout.left - 6 * u, (y + row * (float)i) * u,
                               layout.right - layout.left + 12 * u, row * u);
    y += row * (float)players + 8;
    float rest = bottom - 8 - y;
    layout.awards =
        whole(layout.left, y * u, layout.right - layout.left, rest >= 50 ? rest * u : 0);
    layout.buttons = whole(layout.left, bottom * u, layout.right - layout.left, 44 * u);
    bool counted = frame->ui->table.final_step >= 0; /* nothing but the step is looked at */
    if (help != HELP_PURIST && !counted &&
        layout.board.w > (44 * (BAR_BUTTONS + LENSES - 1) + 32) * u)
        layout.lens_count = LENSES - 1;
    layout.bar = whole(16 * u, frame->height - 58 * u,
                       (16 + 44 * (float)(BAR_BUTTONS + layout.lens_count)) * u, 44 * u);
    layout.strip = whole(16 * u, frame->height - (66 + STRIP_HEIGHT) * u,
                         fminf(layout.board.w - 46 * u, STRIP_WIDTH * u), STRIP_HEIGHT * u);
    if (frame->ui->table.strip)
        layout.fit.h -= roundf((STRIP_HEIGHT + 4) * u);
    layout.hint =
        (Point){roundf(layout.bar.x + layout.bar.w + 24 * u), roundf(frame->height - 31 * u)};
    return layout;
}

BoardView table_well_view(const Frame *frame, const TableLayout *layout, Cell cell)
{
    float margin = roundf(6 * frame->u), side = layout->well.w - 2 * margin;
    BoardView well = {.rect = {layout->well.x + margin, layout->well.y + margin, side, side},
                      .turn = frame->ui->table.camera.turn,
                      .tile = (int)side};
    Rect there = view_cell(&well, cell.x, cell.y);
    well.origin = (Point){well.rect.x - there.x, well.rect.y - there.y};
    return well;
}
