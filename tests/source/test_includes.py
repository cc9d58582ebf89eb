#!/usr/bin/env python3
"""test_includes.py ROOT: the source includes only what comes before it.

The layers are core, ai, play, view, sdl, and a file of ROOT/src or ROOT/include may include headers of
its own layer and of those before; "layer/..." names them, and without a folder only what lies beside the
file. View and sdl have rooms: each sees those that ROOMS lets it, and writes "layer/room/...". Nothing lies
beside the rooms. SDL is for src/sdl.
"""

import re
import sys
from pathlib import Path

from judge import judge

LAYERS = ["core", "ai", "play", "view", "sdl"]
VIEW = ["draw", "words", "kit", "state", "board", "cards", "model", "table", "pages", "app"]  # each sees those before
SDL = {
    "pixels": [],
    "sound": [],
    "text": ["pixels"],
    "pictures": ["pixels"],
    "atlas": ["pixels", "pictures"],
    "recipes": ["pixels", "pictures", "atlas"],
    "screen": ["pixels", "text", "pictures", "atlas", "recipes"],
    "run": ["pixels", "atlas", "text", "sound", "screen"],
}
ROOMS = {"view": {room: VIEW[:at] for at, room in enumerate(VIEW)}, "sdl": SDL}
INCLUDE = re.compile(r'\s*#\s*include\s*(?:"([^"]*)"|<([^>]*)>|(.*))')


def room_fault(layer, room, included):
    """What is wrong with `included` in a file of the layer, and of the room (None: of none there), or None."""
    folders = included.split("/")[:-1]
    if not folders or folders[0] not in ROOMS:
        return None
    other = folders[1] if len(folders) == 2 else None
    if other not in ROOMS[folders[0]]:
        return f'is not written "{folders[0]}/ROOM/..."'
    if folders[0] == layer and other != room and other not in ROOMS[layer][room]:
        return f"lies in the room {other}, which {room} does not see"
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
    layer, room = folders[0], folders[1] if folders[0] in ROOMS and folders[1:] else None
    if layer in ROOMS and room not in ROOMS[layer]:
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
        elif fault := room_fault(layer, room, included):
            offences.append(f"{at}: {included} {fault}")
    return offences


if __name__ == "__main__":
    sys.exit(judge(Path(sys.argv[1]), look_at))
