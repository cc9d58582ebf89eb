#!/usr/bin/env python3
"""test_parts.py ROOT: each part of what the table keeps is written by one file of the view.

ROOT/src/view/state/table.h has the parts, the members of TableUi, and says before each one's type, or
beside the member, "written by ROOM/FILE.c alone". No other file may assign to a field of the part or to
the part itself, as "table->part" or "ui->table.part", or hold a pointer to it through which it could; it
calls the functions of that file instead. The camera's type has uses of its own: a file may point to one,
and only not assign to its fields.
"""

import re
import sys
from pathlib import Path

ASSIGNED = r"(?:\s*(?:=(?!=)|[-+*/%&|^]=|<<=|>>=|\+\+|--))"
FIELDS = r"(?:(?:\.|->)\w+|\[[^\]]*\])"


def parts_of(header):
    """(name, type, file) of each member of TableUi; file None: it does not say."""
    body = re.search(r"typedef struct TableUi \{(.*?)\} TableUi;", header, re.S).group(1)
    parts = []
    for kind, name, comment in re.findall(r"^\s+(\w+) (\w+);[ \t]*(/\*.*?\*/)?", body, re.M):
        about = comment or "".join(
            re.findall(r"/\*((?:(?!\*/).)*)\*/\s*typedef struct " + kind + r" \{", header, re.S))
        owner = re.search(r"[Ww]ritten\s+(?:\*\s+)?by\s+(?:\*\s+)?(\w+/\w+\.c)\s+(?:\*\s+)?alone", about)
        parts.append((name, kind, owner and owner.group(1)))
    return parts


def without_comments(text):
    blank = lambda match: re.sub(r"[^\n]", " ", match.group(0))
    return re.sub(r'/\*.*?\*/|"(?:[^"\\]|\\.)*"', blank, text, flags=re.S)


def look_for(pattern, text):
    return [text.count("\n", 0, match.start()) + 1 for match in re.finditer(pattern, text)]


def faults_of(text, name, kind):
    """Lines where a file that is not its owner could write the part."""
    member = r"\btable(?:\.|->)" + name + r"\b"
    lines = look_for(member + FIELDS + "*" + ASSIGNED, text)
    lines += look_for(r"(?:\+\+|--)[\w.>-]*" + member, text)
    if kind.endswith("Ui"):
        lines += look_for(r"(?<!const )\b" + kind + r" \*", text)
    else:
        lines += look_for(r"\b" + name + FIELDS + "+" + ASSIGNED, text)
    return lines


def main(root):
    view = root / "src/view"
    parts = parts_of((view / "state/table.h").read_text(encoding="utf-8"))
    texts = {path.relative_to(view).as_posix(): without_comments(path.read_text(encoding="utf-8"))
             for path in sorted(view.rglob("*.c"))}
    faults = [] if parts else ["no part was found in TableUi"]
    for name, kind, owner in parts:
        if owner not in texts:
            faults.append(f"state/table.h: {name} is not said to be written by a file that is there")
        for where, text in texts.items():
            if where != owner:
                faults += [f"{where}:{line}: writes {name}, which is {owner}'s"
                           for line in sorted(set(faults_of(text, name, kind)))]
    print("\n".join(faults) or f"{len(parts)} parts, each written by one file")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
