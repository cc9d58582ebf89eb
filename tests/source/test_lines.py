#!/usr/bin/env python3
"""test_lines.py ROOT: no line of a .c or .h file of the program, its tests and its tools is wide.

A column is a character, so that a name with accents counts as what is seen of it. No line ends with
blanks, and none holds a tab. The program and its tools tell a terminal what may be
another's word by terminal_line, which makes it harmless.
"""

import re
import sys
from pathlib import Path

from judge import ALL, judge

MOST_COLUMNS = 100

TOLD = re.compile(r'fprintf\(stderr, "[^"]*%[.*0-9]*s')
SAMPLE = ["x" * MOST_COLUMNS, "\u00e9" * MOST_COLUMNS, "x" * (MOST_COLUMNS + 1), "blank ", "\ttab", "",
          'fprintf(stderr, "no %s\\n", name)']
SAMPLE_FAULTS = [(3, f"has 101 columns, above {MOST_COLUMNS}"), (4, "ends with a blank"), (5, "holds a tab"),
                 (7, "tells a text by itself")]


def faults(lines, tells=True):
    found = []
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_COLUMNS:
            found.append((number, f"has {len(line)} columns, above {MOST_COLUMNS}"))
        if "\t" in line:
            found.append((number, "holds a tab"))
        elif line != line.rstrip():
            found.append((number, "ends with a blank"))
        elif tells and TOLD.search(line):
            found.append((number, "tells a text by itself"))
    return found


def look_at(root, path):
    where = path.relative_to(root).as_posix()
    lines = path.read_text(encoding="utf-8").split("\n")
    return [f"{where}:{number}: {fault}" for number, fault in faults(lines, not where.startswith("tests/"))]


def main(root):
    if faults(SAMPLE) != SAMPLE_FAULTS:
        print(f"the sample has other faults: {faults(SAMPLE)}")
        return 1
    return judge(root, look_at, ALL)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
