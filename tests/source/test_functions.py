#!/usr/bin/env python3
"""test_functions.py ROOT: no function of the source is long or takes much.

Reads every .c and .h file of the program, its tests and its tools. A function is counted from the first
line of its signature to its closing brace.
"""

import re
import sys
from pathlib import Path

from judge import ALL, judge

MOST_LINES = 60
MOST_PARAMETERS = 6

# What may hold braces that mean nothing, and what a preprocessor line says.
NO_CODE = re.compile(
    r"""/\*.*?\*/ | //[^\n]* | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' | ^[ \t]*\#(?:\\\n|/\*.*?\*/|[^\n])*""",
    re.S | re.M | re.X)

SAMPLE = """
#define TWICE(x) { \\
    x; x /* {
    { */
typedef struct Table {
    int (*of[2])(int a, int b, int c, int d, int e, int f, int g);
} Table; /* { */
static const char *const marks[] = {"{", "}", "{"};
static int six(int a, int (*b)(int, int), Table c[2],
               int d, int e, int f)
{
    return marks[0][0] == '{' ? call(a, b, c, d, e, f, 7) : '"';
}
struct Table *seven(int a, int b, int c, int d, int e, int f, int g) { return 0; }
void none(void)
{
    // }
}
"""
SAMPLE_FUNCTIONS = [("six", 9, 5, 6), ("seven", 14, 1, 7), ("none", 15, 4, 0)]


def blank(match):
    """As many lines without a word; a text stays something that stands there."""
    text = match.group()
    return "0" if text[0] in "\"'" else re.sub(r"[^\n]", " ", text)


def signature(head):
    """Name and number of parameters of the function whose body follows `head`, or None."""
    head = head.rstrip()
    if not head.endswith(")") or "=" in head:
        return None
    depth, commas, at = 0, 0, len(head)
    while True:
        at -= 1
        depth += {")": 1, "(": -1}.get(head[at], 0)
        commas += head[at] == "," and depth == 1
        if depth == 0:
            break
    name = re.search(r"(\w+)\s*$", head[:at])
    inside = head[at + 1:-1].strip()
    return name and (name.group(1), 0 if inside in ("", "void") else commas + 1)


def functions(text):
    """Name, first line, lines and parameters of every function; ValueError where braces do not pair."""
    code = NO_CODE.sub(blank, text)
    found = []
    depth = start = 0
    opened = None
    for match in re.finditer(r"[{};]", code):
        mark = match.group()
        if mark == "{":
            if depth == 0:
                head = code[start:match.start()]
                first = start + len(head) - len(head.lstrip())
                opened = (signature(head), code.count("\n", 0, first) + 1)
            depth += 1
        elif mark == "}":
            depth -= 1
            if depth < 0:
                raise ValueError
            if depth == 0 and opened[0]:
                (name, parameters), line = opened
                found.append((name, line, code.count("\n", 0, match.start()) + 2 - line, parameters))
        if depth == 0:
            start = match.end()
    if depth:
        raise ValueError
    return found


def look_at(root, path):
    where = path.relative_to(root).as_posix()
    try:
        found = functions(path.read_text(encoding="utf-8"))
    except ValueError:
        return [f"{where}: braces that do not pair"]
    offences = []
    for name, line, lines, parameters in found:
        if lines > MOST_LINES:
            offences.append(f"{where}:{line}: {name} has {lines} lines, above {MOST_LINES}")
        if parameters > MOST_PARAMETERS:
            offences.append(f"{where}:{line}: {name} has {parameters} parameters, above {MOST_PARAMETERS}")
    return offences


def main(root):
    if functions(SAMPLE) != SAMPLE_FUNCTIONS:
        print(f"the sample has other functions: {functions(SAMPLE)}")
        return 1
    return judge(root, look_at, ALL)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
