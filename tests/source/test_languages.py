#!/usr/bin/env python3
"""test_languages.py ROOT: what translators have said can be shown, and (of a language that
assets/languages/LINGUAS names) is complete and in one style.

What is wrong with a text is told by tools/languages.py; this proves on samples that it is found, and
looks at all that is there. Words of terms.txt are forbidden: "de Pl\u00e4ttchen: Kachel".
"""

import sys
from pathlib import Path

ROOT = Path(sys.argv[1])
sys.path.insert(0, str(ROOT / "tools"))
import languages  # noqa: E402

SAMPLES = [  # language, English // its plural, how it is said, what is wrong with it, notes
    ("de", "{player} lays", "{player} legt", None),
    ("de", "{player} lays", "Ana legt", "places"),
    ("de", "{player} lays", "{player} {player} legt", "places"),
    ("de", "**Lay** it", "**Lege** es", None),
    ("de", "**Lay** it", "Lege es", "marks"),
    ("de", "[beside|a side] fits", "[beside|eine Seite] passt", None),
    ("de", "[beside|a side] fits", "[neben|eine Seite] passt", "marks"),
    ("de", "Quit", "", "missing"),
    ("de", "A \u201cgame\u201d", "Ein \"Spiel\"", "quotes"),
    ("de", "The game\u2019s", "Kann's", "quotes"),
    ("de", "A tile", "Eine Kachel", "term"),
    ("de", "Tiles", "Zwei Kacheln", "term"),
    ("fr", "Why?", "Pourquoi\u00a0?", None),
    ("fr", "Why?", "Pourquoi ?", "spaces"),
    ("fr", "Why?", "Pourquoi?", "spaces"),
    ("fr", "At 14:05", "\u00c0 14:05", None),
    ("fr", "board;tiles;", "plateau;tuiles;", None),
    ("fr", "Seed: one", "Graine: une", "spaces"),
    ("fr", "a \u201cgame\u201d", "une \u00ab\u00a0partie\u00a0\u00bb", None),
    ("fr", "a \u201cgame\u201d", "une \u00ab partie \u00bb", "spaces"),
    ("pl", "in the forest", "w\u00a0lesie", None),
    ("pl", "in the forest", "w lesie", "spaces"),
    ("pl", "and in it", "i w\u00a0nim", "spaces"),
    ("pl", "a fisher", "rybak", None),
    ("pl", "{count} tile // {count} tiles", "{count} p\u0142ytka // {count} p\u0142ytki", "missing"),
    ("de", "tile", "Kachel", None, languages.sentence(languages.SEARCHED)),
]
TIDIED = [("pl", "i\u00a0w\u00a0nim, a\u00a0z\u00a0tym"), ("fr", "\u00ab\u00a0Oui\u00a0\u00bb\u00a0: non\u00a0! 14:05")]


def main():
    wrong = []
    for code, english, said, fault, *notes in SAMPLES:
        entry = languages.Text(*english.split(" // "))
        entry.said, entry.notes = said.split(" // "), notes
        found = [kind for kind, _ in languages.faults(code, entry, 3 if entry.plural else 1)]
        if found != ([fault] if fault else []):
            wrong.append(f"sample {said!r} of {english!r}: {found}, not {fault}")
    wrong += [f"{said!r} is not tidied" for code, said in TIDIED if languages.tidy(code, said.replace("\u00a0", " ")) != said]
    texts = languages.template()
    if len(texts) < 1500:
        wrong.append(f"only {len(texts)} texts are found")
    stale = set(languages.notes()) - {key for text in texts for key in
                                      (text.text, *(place.partition(":")[0] for place in text.places))}
    wrong += [f"notes.txt: there is no text or source {key!r}" for key in sorted(stale)]
    whole = languages.linguas()
    for path in sorted((ROOT / "assets/languages").glob("*.po")):
        strict = path.stem in whole
        wrong += [f"{path.name}: {kind}: {what}" for kind, what in languages.look(path, texts)
                  if strict or kind in ("places", "marks")]
    if whole:
        wrong += [f"{path.relative_to(ROOT)} is not up to date: tools/languages.py update"
                  for path, text in languages.update()[0].items() if path.read_text(encoding="utf-8") != text]
    for line in wrong[:200]:
        print(line)
    print(f"{len(wrong)} wrong")
    sys.exit(bool(wrong))


main()
