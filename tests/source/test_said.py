#!/usr/bin/env python3
"""test_said.py ROOT: tests/view/test_words*.c say everything that the room of words can say.

Every function that a header of ROOT/src/view/words declares by the name of say_* is called there. Words for
files are not: the terminal says them too, and they hold names of the files.
"""

import re
import sys
from pathlib import Path

DECLARED = re.compile(r"^(?:\w+ )+\*?(say_\w+)\(", re.M)
OTHERWISE = {"files.h"}


def main():
    root = Path(sys.argv[1])
    test = "\n".join(file.read_text() for file in sorted((root / "tests/view").glob("test_words*.c")))
    headers = sorted((root / "src/view/words").glob("*.h"))
    names = [(header.name, name) for header in headers if header.name not in OTHERWISE
             for name in DECLARED.findall(header.read_text())]
    unsaid = [f"{header}: {name}" for header, name in names if not re.search(rf"\b{name}\(", test)]
    for line in unsaid:
        print(f"{line} is not said in tests/view/test_words*.c")
    if len(names) < 50:
        print(f"only {len(names)} functions found in the room")
    sys.exit(bool(unsaid) or len(names) < 50)


main()
