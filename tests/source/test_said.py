#!/usr/bin/env python3
"""test_said.py ROOT: what the room of words can say is said with all its values, and tests say it.

Every function that a header of ROOT/src/view/words declares by the name of say_* is called in
tests/view/test_words.c, which says all phrases, too. Words for files are not: the terminal says them too, and
they hold names of the files. Every phrase of phrase_list.h is said somewhere, and who says it has a value
for each of its places.
"""

import re
import sys
from pathlib import Path

DECLARED = re.compile(r"^(?:\w+ )+\*?(say_\w+)\(", re.M)
OTHERWISE = {"say_of_file", "say_of_game", "say_failed", "say_open_refusal", "say_unreadable",
             "say_saved", "say_too_long", "say_number", "say_text", "say_with"}
FILLS = {"say_of_file": {"file", "reason"}, "say_of_game": {"file", "reason"}}
PHRASE = re.compile(r"^(?:PHRASE\(|EACH\([^,]*, )(\w+),(.*?)(?=^PHRASE|^EACH|^/\*|^#)", re.M | re.S)
PLACE = re.compile(r"\{(\w+)\}")
CALL = re.compile(r"\b(phrase|say_number|say_text|say_values|say_with|say_of_file|say_of_game)\(")
NAME = re.compile(r"\bSAY_\w+")

SAMPLE_PHRASES = {"SAY_A": set(), "SAY_B": {"x"}, "SAY_C": {"x", "y"}}
SAMPLE = """
void one(void)
{
    int which = true ? SAY_B : SAY_C;
    say_values(which, (Value[]){{"x", NULL, 1}, {"z", f(SAY_A, 2), 0}, {0}}, text, sizeof text);
    say_text(SAY_A, NULL, text, sizeof text);
}
void two(int which)
{
    say_number(a(1, 2) ? SAY_C : SAY_B + 2, 3, text, sizeof text);
    say_values(which, values, text, sizeof text);
    phrase(SAY_B);
    say_with(SAY_C, "x=%d z=%s", 1, text);
}
"""
SAMPLE_FAULTS = [(5, "say_values gives SAY_C no {y}"), (10, "say_number fills no SAY_C, of two places"),
                 (12, "phrase leaves {x} of SAY_B open"), (13, "say_with gives SAY_C no {y}")]


def arguments(code, start):
    """The arguments of a call, as texts, from behind its opening bracket."""
    depth, found = 0, [""]
    for letter in code[start:]:
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(letter, 0)
        if depth < 0:
            return found
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return found


def names_in(code, start, argument):
    """The phrases that an argument can be: those it names, or what its function gives the variable."""
    variable = re.match(r"\s*(\w+)\b(?!\()", argument)
    if variable and not NAME.search(argument):
        body = code[code.rfind("\n{\n", 0, start):start]
        argument = " ".join(re.findall(rf"\b{variable.group(1)} = ([^;]*);", body))
    return NAME.findall(argument)


def faults(code, phrases, inside):
    """Line and fault of every call that leaves a place open; `inside` the room sentences may be taken apart."""
    found = []
    for call in CALL.finditer(code):
        kind, given = call.group(1), arguments(code, call.end())
        line = code.count("\n", 0, call.start()) + 1
        values = FILLS.get(kind) or set(re.findall(r'(?:\{"|\b)(\w+)(?:"|=%)', given[1] if len(given) > 1 else ""))
        for name in names_in(code, call.start(), given[0]):
            places = phrases.get(name)
            if places is None:
                found.append((line, f"{name} is no phrase"))
            elif kind in ("say_number", "say_text"):
                if len(places) > 1:
                    found.append((line, f"{kind} fills no {name}, of two places"))
            elif kind == "phrase":
                found += [(line, f"phrase leaves {{{place}}} of {name} open") for place in places if not inside]
            else:
                found += [(line, f"{kind} gives {name} no {{{place}}}") for place in sorted(places - values)]
    return found


def main():
    root = Path(sys.argv[1])
    room = root / "src/view/words"
    test = (root / "tests/view/test_words.c").read_text()
    names = [(header.name, name) for header in sorted(room.glob("*.h")) for name in DECLARED.findall(header.read_text())]
    wrong = [f"{header}: {name} is not said in tests/view/test_words.c" for header, name in names
             if name not in OTHERWISE and not re.search(rf"\b{name}\(", test)]
    phrases = {name: set(PLACE.findall(text)) for name, text in PHRASE.findall((room / "phrase_list.h").read_text())}
    if faults(SAMPLE, SAMPLE_PHRASES, False) != SAMPLE_FAULTS:
        wrong.append(f"the sample has other faults: {faults(SAMPLE, SAMPLE_PHRASES, False)}")
    said = set()
    for file in sorted((root / "src").rglob("*.c")):
        code = file.read_text()
        said |= set(NAME.findall(code))
        wrong += [f"{file.relative_to(root)}:{line}: {fault}"
                  for line, fault in faults(code, phrases, file.parent == room)]
    wrong += [f"phrase_list.h: nobody says {name}" for name in phrases if name not in said]
    for line in wrong:
        print(line)
    if len(names) < 50 or len(phrases) < 200:
        print(f"only {len(names)} functions and {len(phrases)} phrases found in the room")
    sys.exit(bool(wrong) or len(names) < 50 or len(phrases) < 200)


main()
