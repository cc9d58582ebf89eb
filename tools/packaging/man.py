#!/usr/bin/env python3
"""man.py PROGRAM [MANUAL]: prints the manual page of the game, made from what `PROGRAM --help` says.

With MANUAL: holds that file against it instead; the exit code tells whether it says the same.
"""

import re
import subprocess
import sys
from pathlib import Path

ABOUT = "tile-laying board game of hunters and gatherers"


def roff(text):
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", r"\e").replace("-", r"\-"))


def page(text):
    usage, about, *lines = text.splitlines()
    flags = [re.match(r"  (--.+?)(?:\s{2,}(.*))?$", line) for line in lines]
    after = [line for line, flag in zip(lines, flags) if not flag]
    name, *words = usage.removeprefix("usage: ").split()
    out = [f".TH {name.upper()} 6", ".SH NAME", rf"{name} \- {ABOUT}", ".SH SYNOPSIS", f".B {name}"]
    out += [".RI " + " ".join(f'"[" {word.strip("[]").lower()} "]{" " if word != words[-1] else ""}"' for word in words)]
    out += [".SH DESCRIPTION", roff(about), ".SH OPTIONS"]
    for flag in filter(None, flags):
        for at, option in enumerate(flag.group(1).split(", ")):
            option, _, value = option.partition(" ")
            out += [".TQ" if at else ".TP", rf".BI {roff(option)}" + (f' " {value}"' if value else "")]
        out.append(roff(flag.group(2) or "Says this, or the version, and ends."))
    out += [".SH FILES", *map(roff, after), ".SH ENVIRONMENT", ".TP", ".B AUROCHS_ASSETS"]
    out += ["The folder with the pictures, sounds and texts of the game, in place of the one that came with it."]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    made = page(subprocess.run([sys.argv[1], "--language", "en", "--help"], check=True, capture_output=True, encoding="utf-8").stdout)
    if len(sys.argv) > 2:
        sys.exit(0 if Path(sys.argv[2]).read_text(encoding="utf-8") == made else f"{sys.argv[2]}: not what --help says")
    print(made, end="")
