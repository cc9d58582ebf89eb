#!/usr/bin/env python3
"""test_includes.py ROOT: the source includes only what comes before it.

The layers are core, ai, play, view, sdl, and a file of ROOT/src or ROOT/include may include headers of
its own layer and of those before; "layer/..." names them, and without a folder only what lies beside the
file. Under src/view the rooms come one after another likewise: a file in a room writes "view/room/...".
Nothing lies directly in src/view. SDL is for src/sdl.
"""

import re
import sys
from pathlib import Path

from judge import judge

LAYERS = ["core", "ai", "play", "view", "sdl"]
ROOMS = ["draw", "words", "kit", "state", "board", "cards", "table", "pages", "app"]
INCLUDE = re.compile(r'\s*#\s*include\s*(?:"([^"]*)"|<([^>]*)>|(.*))')


def room_fault(room, included):
    """What is wrong with `included` in a file of the room, or None."""
    folders = included.split("/")[:-1]
    if folders and folders[0] != "view":
        return None
    if len(folders) != 2 or folders[1] not in ROOMS:
        return 'is not written "view/ROOM/..."'
    if ROOMS.index(folders[1]) > ROOMS.index(room):
        return f"lies in the room {folders[1]}, after {room}"
    return None


def layer_fault(layer, path, included):
    """What is wrong with `included` in a file of the layer, or None."""
    if "/" not in included:
        return None if (path.parent / included).is_file() else "does not lie beside the file"
    other = included.split("/")[0]
    if other not in LAYERS:
        return "is not written with its layer"
    if LAYERS.index(other) > LAYERS.index(layer):
        return f"lies in {other}, after {layer}"
    return None


def look_at(root, path):
    where = path.relative_to(root).as_posix()
    folders = where.split("/")[1:-1]
    if not folders or folders[0] not in LAYERS:
        return [f"{where}: lies in no layer"]
    layer, room = folders[0], folders[1] if folders[0] == "view" and folders[1:] else None
    if layer == "view" and room not in ROOMS:
        return [f"{where}: lies in no room"]
    offences = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        at = f"{where}:{number}"
        included, system, other = match.groups()
        if other is not None:
            offences.append(f"{at}: includes what a name does not say")
        elif system is not None:
            if system.startswith("SDL") and not where.startswith("src/sdl/"):
                offences.append(f"{at}: {system} is for src/sdl alone")
        elif fault := layer_fault(layer, path, included):
            offences.append(f"{at}: {included} {fault}")
        elif fault := room and room_fault(room, included):
            offences.append(f"{at}: {included} {fault}")
    return offences


if __name__ == "__main__":
    sys.exit(judge(Path(sys.argv[1]), look_at))
