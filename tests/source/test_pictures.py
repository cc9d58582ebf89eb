#!/usr/bin/env python3
"""test_pictures.py ROOT: the program asks by name for every picture round the board.

Each name in ROOT/assets/ui/ui.txt stands in quotes in a file of ROOT/src/view, or is made there of a
stem and a player's colour. It finds most of what nothing shows any more, not all: a word may stand there
for something else. What is known to be so is not painted any more only when its page changes for another
reason, for every version of a page stays in the history.
"""

import re
import sys
from pathlib import Path

COLOURS = ["yellow", "red", "green", "blue", "violet"]
LEFT = {"card-plain", "slider-track", "slider-fill", "slider-knob"}  # on the page of all patches, 0.8 MB


def main(root):
    files = sorted((root / "src/view").rglob("*.[ch]"))
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    asked = set(re.findall(r'"([\w-]+)"', source))
    asked |= {f"{stem}-{colour}" for stem in re.findall(r'BY_COLOUR\("([\w-]+)"\)', source) for colour in COLOURS}
    lines = [line.split() for line in (root / "assets/ui/ui.txt").read_text().splitlines()[1:]]
    names = {words[1] for words in lines if words[0] != "page"}
    faults = [f"assets/ui/ui.txt: nothing asks for {name}" for name in sorted(names - asked - LEFT)]
    faults += [f"{name} is said to be left, and is asked for or gone" for name in sorted(LEFT & asked | LEFT - names)]
    if len(names) < 100:
        faults.append(f"only {len(names)} pictures found")
    print("\n".join(faults) or f"{len(names)} pictures")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
