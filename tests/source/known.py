"""Offences that a test of the source knows of and lets pass, in a file of a line each.

The file can only shrink: a line of something that no longer offends is an offence of its own.
"""

from pathlib import Path


def judge(offences, path):
    """Prints what is wrong; the exit code. `offences` are pairs: what is wrong, and the line by which
    the file at `path` may know it, or None where it may not."""
    lines = [line.strip() for line in Path(path).read_text(encoding="utf-8").splitlines()]
    known = [line for line in lines if line and not line.startswith("#")]
    wrong = [message for message, line in offences if line is None or line not in known]
    found = {line for _, line in offences}
    wrong += [f"{path}: no longer so: {line}" for line in known if line not in found]
    wrong += [f"{path}: twice: {line}" for line in sorted(set(known)) if known.count(line) > 1]
    for message in wrong:
        print(message)
    print(f"{len(wrong)} wrong, {len(known)} known")
    return 1 if wrong else 0
