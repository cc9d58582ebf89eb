#!/usr/bin/env python3
"""test_retired.py ROOT: no file of a folder uses a word that was given up there for the field's own.

A word counts alone, as a part of a name (stage_open, OpenStage) and in a comment.
"""

import re
import sys
from pathlib import Path

from judge import judge

RETIRED = {
    "src/sdl": {"afar": "coarse", "allowance": "frame budget", "coat": "blit", "coats": "blits", "crew": "thread pool",
                "grown": "largest", "lane": "SIMD", "lanes": "SIMD", "pane": "block", "panes": "blocks",
                "rough": "coarse", "sheet": "target", "sheets": "targets", "shelf": "art of a size",
                "squares": "chunks", "stage": "engine", "stock": "cache of art", "stopgap": "stand-in",
                "wish": "job", "wishes": "jobs"},
    "src/view": {"beast": "animal", "beasts": "animals", "carry": "drag", "counsel": "explanation", "crew": "pool",
                 "deed": "effect", "deeds": "effects", "folds": "collapses", "lore": "rule data", "stage": "model", "stages": "models",
                 "takings": "turn awards", "vista": "framing"},
    "include/ai": {"lore": "rule data"},
    "src/ai": {"lore": "rule data"},
    "src/play": {"counsel": "explanation", "takings": "turn awards"},
    "include/play": {"counsel": "explanation", "takings": "turn awards"},
}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
SAMPLE = "void openStage(StageKind STAGE_ONE, int at_stage); /* The stage. */ backstage stages"


def found(text, words):
    """Line and word for each of `words` in the text."""
    return [(number, word) for number, line in enumerate(text.splitlines(), 1)
            for word in map(str.lower, WORD.findall(line)) if word in words]


def look_at(root, path):
    where = path.relative_to(root).as_posix()
    words = {word: use for folder, of in RETIRED.items() if where.startswith(folder + "/") for word, use in of.items()}
    stem = [(0, word) for word in path.stem.split("_") if word in words]
    return [f'{where}:{number}: "{word}" is now "{words[word]}"'
            for number, word in stem + found(path.read_text(encoding="utf-8"), words)]


def main(root):
    if len(found(SAMPLE, {"stage"})) != 5:
        print(f"the sample has other words: {found(SAMPLE, {'stage'})}")
        return 1
    return judge(root, look_at)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
