#!/usr/bin/env python3
"""languages.py [update | check]: the texts of the game for translators.

update makes assets/languages/aurochs.pot from the sources, the rulebook, the lessons, the desktop's
files and the manual page, and brings each .po beside it up to it: a translation stays as long as its
English text does. Then it writes what is translated into the desktop's files, and the manual page in
each language that LINGUAS names. check says what update would change, and
what is wrong with a translation; for a language that LINGUAS names, also what it lacks.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools/packaging"))
from man import roff  # noqa: E402

FOLDER = ROOT / "assets/languages"
DESKTOP = ROOT / "assets/desktop/org.aurochs.aurochs.desktop"
METAINFO = ROOT / "assets/desktop/org.aurochs.aurochs.metainfo.xml.in"
KINDS = ROOT / "assets/desktop/org.aurochs.aurochs.xml"
MANUAL = ROOT / "assets/desktop/aurochs.6"

# How the arguments of a marking word are read: c the context, 1 the text, 2 its plural.
WORDS = {"tr": "1", "N_": "1", "ONE": "1", "trn": "12", "MANY": "12", "trc": "c1", "NC_": "c1"}

# What stands in a place, where its name alone does not say it.
PLACES = {
    "player": "a player's name, \"Ana\" or \"The Elder\"",
    "players": "one or more players, \"Ana, Bo and Cai\" or \"3 players\"",
    "points": "points, a number or a text with one, \"12\" or \"at least 5\"",
    "least": "a number of points",
    "file": "name of a file",
    "reason": "why not, a part of a sentence of the program or of the system, \"No such file or directory\"",
    "key": "name of a key or button, \"Enter\"",
    "press": "name of a key or button, \"Enter\"",
    "button": "words on a button",
    "number": "a number",
    "place": "a number on the board, or where on a tile: \"forest to the north\"",
    "colour": "a colour, \"Yellow\"",
    "area": "an area with its owner, \"Ana’s forest\" or \"A shared river\"",
    "areas": "areas of a tile, \"its forest\" or \"one of its rivers\"",
    "others": "a player, or the best of several",
    "numbers": "numbers on the board, \"1–3\"",
    "people": "\"2 people\"",
    "computers": "\"1 computer\"",
    "animals": "a list of animals, \"2 deer, 1 mammoth\"",
    "what": "what brought the points, \"forest, 4 tiles\"",
    "wanted": "what may stand there, \"on or off\"",
    "why": "a sentence or a part of one",
    "rule": "a sentence",
    "reasons": "a list of reasons",
    "list": "a list of events",
    "level": "name of a level of help, \"Family\"",
    "headings": "headings of a printed rulebook",
    "edition": "\"second edition\"",
    "role": "\"Gatherer\"",
    "time": "\"14:05\"",
    "day": "of the month, a number",
    "clash": "\"river meets forest\"",
    "side": "\"north\"",
    "power": "name of a power, \"Shaman\"",
    "sides": "\"2 sides\"",
    "table": "who plays, \"2 people, second edition\"",
    "chapter": "title of a chapter of the rulebook",
    "words": "what was searched for",
    "missing": "the number that was typed",
    "line": "a line of a saved game, or its number",
    "flag": "\"--size\"",
    "codes": "\"en, de, fr, pl\"",
    "other": "name of another file",
    "sum": "\"4 x 2\"",
    "left": "a number, or name of a key",
    "of": "a number: 2 in 3",
    "in": "a number: 2 in 3",
    "first": "comes first: in a list all before the last",
    "last": "comes last",
    "word": "a word of a saved game, which stays as it is",
    **dict.fromkeys(("arrows", "keep", "before", "out", "all", "on", "back", "close", "redo", "open", "new", "keys",
                     "silence"), "name of a key, \"Ctrl+Z\""),
}

# What the comment of a list of words to search by begins with.
SEARCHED = "other words by which somebody may search"

# What the system says of a file: strerror's words.
SYSTEM = ("No such file or directory", "Permission denied", "Is a directory", "Not a directory", "File exists",
          "No space left on device", "Disk quota exceeded", "Read-only file system", "File name too long",
          "File too large", "Input/output error", "Too many open files", "Operation not supported",
          "Operation not permitted", "Cannot allocate memory", "Device or resource busy", "Invalid argument")


class Text:
    """A text to translate, and (in a .po) how it is said."""

    def __init__(self, text, plural=None, context=None):
        self.text, self.plural, self.context = text, plural, context
        self.notes, self.places, self.said, self.fuzzy = [], [], [], False

    def key(self):
        return (self.context, self.text)


# Reading and writing of .po files.

ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "r": "\r"}


def unquote(literal):
    return re.sub(r"\\(.)", lambda match: ESCAPES[match.group(1)], literal)


def quote(text):
    for letter, escaped in (("\\", "\\\\"), ('"', '\\"'), ("\t", "\\t"), ("\n", "\\n")):
        text = text.replace(letter, escaped)
    lines = re.findall(r".*?\\n|.+?$", text) if "\\n" in text[:-2] else [text]
    return '"' + text + '"' if len(lines) < 2 else '""\n' + "\n".join(f'"{line}"' for line in lines)


def read_po(path):
    """The header and the texts of a .po or .pot, in its order."""
    texts, entry, field, obsolete = [], None, None, []
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n") + [""], 1):
        if line.startswith("#~"):
            obsolete.append(line)
        elif line.startswith("#") or not line.strip():
            field = None
            if entry and (entry.said or not line.strip()):
                entry = None
            if line.startswith("#"):
                if not entry:
                    entry = Text(None)
                    texts.append(entry)
                entry.fuzzy |= line.startswith("#,") and "fuzzy" in line
        else:
            match = re.fullmatch(r'(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[(\d)\])?) +)?"(.*)"', line)
            if not match or (not match.group(1) and field is None):
                raise ValueError(f"{path.name}:{number}: this is no line of a catalogue")
            word, index, part = match.group(1), match.group(2), unquote(match.group(3))
            if word in ("msgctxt", "msgid") and (not entry or entry.text is not None):
                entry = Text(None)
                texts.append(entry)
            field = word or field
            if field == "msgctxt":
                entry.context = (entry.context or "") + part
            elif field == "msgid":
                entry.text = (entry.text or "") + part
            elif field == "msgid_plural":
                entry.plural = (entry.plural or "") + part
            elif word:
                if int(index or 0) != len(entry.said):
                    raise ValueError(f"{path.name}:{number}: the forms are out of order")
                entry.said.append(part)
            else:
                entry.said[-1] += part
    texts = [text for text in texts if text.text is not None]
    header = texts.pop(0).said[0] if texts and texts[0].text == "" else ""
    return header, texts, obsolete


def forms_of(header):
    match = re.search(r"nplurals=(\d)", header)
    return int(match.group(1)) if match else 2


def write_po(head, header, texts, forms):
    out = [head + 'msgid ""', "msgstr " + quote(header).replace('""\n', '""\n'), ""]
    for text in texts:
        out += [f"#. {note}" for note in text.notes]
        out += ["#: " + " ".join(text.places)]
        out += ["#, fuzzy"] if text.fuzzy else []
        out += ["msgctxt " + quote(text.context)] if text.context is not None else []
        out += ["msgid " + quote(text.text)]
        if text.plural is None:
            out += ["msgstr " + quote(text.said[0] if text.said else "")]
        else:
            out += ["msgid_plural " + quote(text.plural)]
            out += [f"msgstr[{i}] " + quote(text.said[i] if i < len(text.said) else "") for i in range(forms)]
        out += [""]
    return "\n".join(out)


# Texts in the sources.

LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
MARK = re.compile(r"\b(" + "|".join(WORDS) + r")\(")
FIELD = re.compile(r"\.(label|tip|brief|what|cap) = $")
FIELDS = {"label": "on a button", "tip": "tooltip of a button", "brief": "tooltip of a sign without words",
          "what": "what a key does, in a table of keys", "cap": "name of a key or button"}


def without_comments(code):
    """The code with each comment as blanks, and the comments by where they end."""
    comments, at, out = {}, 0, []
    for match in re.finditer(r'"(?:[^"\\\n]|\\.)*"|/\*.*?\*/|//[^\n]*', code, re.S):
        out.append(code[at:match.start()])
        at = match.end()
        if match.group()[0] == '"':
            out.append(match.group())
        else:
            comments[match.end()] = " ".join(match.group()[2:-2].replace("\n *", "\n").split())
            out.append(re.sub(r"[^\n]", " ", match.group()))
    return "".join(out) + code[at:], comments


def c_text(parts):
    joined = "".join(parts)
    joined = re.sub(r"\\u([0-9a-fA-F]{4})", lambda match: chr(int(match.group(1), 16)), joined)
    return unquote(joined)


def arguments(code, start):
    """For each argument of a call its texts: one, or one for each branch of a condition."""
    depth, at, found, parts = 0, start, [[]], []

    def end():
        if parts:
            found[-1].append(c_text(parts))
        parts.clear()

    while depth >= 0:
        letter = code[at]
        match = LITERAL.match(code, at) if letter == '"' else None
        if match:
            if depth == 0:
                parts.append(match.group(1))
            at = match.end()
            continue
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(letter, 0)
        if not letter.isspace():
            end()
        if letter == "," and depth == 0:
            found.append([])
        at += 1
    return found


def in_source(path, add):
    code, comments = without_comments(path.read_text(encoding="utf-8"))
    where = path.relative_to(ROOT).as_posix()
    listed = path.name == "phrase_list.h"
    names = [(match.start(), match.group(1)) for match in re.finditer(r"\b(SAY_\w+),", code)] if listed else []
    for match in MARK.finditer(code):
        if code[code.rfind("\n", 0, match.start()) + 1:].startswith("#"):
            continue
        given, kinds = arguments(code, match.end()), WORDS[match.group(1)]
        if "1" not in kinds or len(given) < len(kinds):
            continue
        texts = dict(zip(kinds, given))
        name = next((name for start, name in reversed(names) if start < match.start()), None)
        for text in texts["1"]:
            note = [note for end, note in comments.items() if listed and end < match.start()][-1:]
            field = FIELD.search(code[max(0, match.start() - 20):match.start()])
            note += [FIELDS[field.group(1)]] if field else []
            add(text, (texts.get("2") or [None])[0], (texts.get("c") or [None])[0], note,
                f"{where}:{name}" if name else where)


# Texts in the files of the rulebook and the lessons.

def lines_of(path):
    for line in path.read_text(encoding="utf-8").split("\n"):
        word, _, rest = line.strip(" ").partition(" ")
        if word and word[0] != "#":
            yield word, rest.strip(" ")


def in_rules(path, add):
    where, page, title = path.relative_to(ROOT).as_posix(), None, ""
    for word, rest in lines_of(path):
        edition = re.match(r"(first|second)( |$)", rest)
        of = [f"{edition.group(1)} edition"] if edition else []
        rest = rest[edition.end():].strip() if edition else rest
        if word == "page":
            page, title = rest, ""
        elif word == "tab":
            add(rest.split(" ", 1)[1], None, None, ["tab of the rulebook", *of], where)
        elif word == "title":
            title = title or rest
            add(rest, None, None, ["title of a page", *of], f"{where}:{page}")
        elif word == "also":
            add(rest, None, None, [f"{SEARCHED} for the page \"{title}\": write as "
                                   "many as your language has, between commas"], f"{where}:{page}")
        elif word in ("text", "ask", "caption"):
            kinds = {"text": [], "ask": ["a question as heading"], "caption": ["below a picture of a land"]}
            add(rest, None, None, [f"page \"{title}\"", *of, *kinds[word]], f"{where}:{page}")
        elif word == "icon":
            add(rest.split(" ", 1)[1], None, None, [f"page \"{title}\"", *of, "beside a picture"], f"{where}:{page}")
        elif word == "ruling":
            number, text = rest.split(" ", 1)
            add(text, None, None, [f"ruling {number}, in small letters"], where)
        elif word == "rests":
            for heading in re.findall('"([^"]*)"', rest):
                add(heading, None, None, ["heading in the printed rulebook: as yours has it, else translated", *of],
                    f"{where}:{page}")


def in_lesson(path, add):
    where, step = path.relative_to(ROOT).as_posix(), ""
    for word, rest in lines_of(path):
        if word == "step":
            step = rest
            add(rest, None, None, ["title of a step of the lesson"], where)
        elif word in ("move", "next", "watch", "laid"):
            add(rest, None, None, [f"step \"{step}\", said by the Elder; two lines on the screen"], where)


# Texts for the desktop.

DESKTOP_KEYS = {"GenericName": "what the program is, in the desktop's menu",
                "Comment": "what one does in the game, in the desktop's menu",
                "Keywords": "words to search by, each with a semicolon after it"}
TAGS = {METAINFO: "in a catalogue of programs", KINDS: "what a saved game is called among files"}
TAGGED = re.compile(r"^( *)<(summary|p|li|caption|comment)>(.*?)</\2>\n", re.M | re.S)


def in_desktop(add):
    for key, note in DESKTOP_KEYS.items():
        text = re.search(rf"^{key}=(.*)$", DESKTOP.read_text(encoding="utf-8"), re.M).group(1)
        add(text, None, None, [note], DESKTOP.relative_to(ROOT).as_posix())
    for path, note in TAGS.items():
        for match in TAGGED.finditer(path.read_text(encoding="utf-8")):
            add(" ".join(match.group(3).split()), None, None, [note], path.relative_to(ROOT).as_posix())


def desktop_said(said):
    """The desktop's entry with the translations, by language."""
    out = []
    for line in DESKTOP.read_text(encoding="utf-8").split("\n"):
        if re.match(r"\w+\[", line):
            continue
        out.append(line)
        key, _, text = line.partition("=")
        if key in DESKTOP_KEYS:
            out += [f"{key}[{code}]={texts[text]}" for code, texts in said.items() if texts.get(text)]
    return "\n".join(out)


def tags_said(path, said):
    text = re.sub(r'^ *<(summary|p|li|caption|comment) xml:lang=.*?</\1>\n', "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    codes = "".join(f'    <lang percentage="100">{code}</lang>\n' for code in ["en", *linguas()])
    text = re.sub("(?<=<languages>\n).*?(?=  </languages>)", codes, text, flags=re.S)

    def with_languages(match):
        indent, tag, english = match.group(1), match.group(2), " ".join(match.group(3).split())
        return match.group() + "".join(f'{indent}<{tag} xml:lang="{code}">{texts[english]}</{tag}>\n'
                                       for code, texts in said.items() if texts.get(english))

    return TAGGED.sub(with_languages, text)


# The manual page: section by section, what "NAME" is and what a flag does.

PART = re.compile(r"^(\.SH |aurochs \\- |)(.+)$", re.M)
FLAG = re.compile(r"  --\S.*?\s{2,}(.*)")


def helped(texts):
    """What --help says of each flag, in English and in another language."""
    codes = ", ".join(["en", *linguas()])
    lines = [[FLAG.fullmatch(text.replace("{codes}", codes)) for text in both] for both in texts.items()]
    return [(english.group(1), said.group(1)) for english, said in lines if english and said]


def in_manual(add, texts):
    known = dict(helped({text: text for _, text in texts}))
    for line in MANUAL.read_text(encoding="utf-8").split("\n"):
        part = PART.fullmatch(line) if not re.match(r"\.(?!SH )", line) else None
        text = part.group(2).replace("\\-", "-") if part else ""
        if text and text not in known:
            section = ", a section, as your system names it" if part.group(1) == ".SH " else ""
            add(text, None, None, [f"in the manual page{section}"], MANUAL.relative_to(ROOT).as_posix())


def manual_said(texts):
    """The manual page in a language; what it has no words for stays English."""
    known = {**texts, **dict(helped(texts))}

    def with_language(match):
        said = known.get(match.group(2).replace("\\-", "-"))
        return match.group(1) + (roff(said) if said else match.group(2))

    return PART.sub(with_language, MANUAL.read_text(encoding="utf-8"))


# All texts, and what is wrong with one.

def sentence(note):
    return note[0].upper() + note[1:].rstrip(".") + "."


def notes():
    """What notes.txt says, by text or source."""
    said, key = {}, None
    for line in (FOLDER / "notes.txt").read_text(encoding="utf-8").split("\n"):
        if line.startswith(" "):
            said[key] = line.strip()
        elif not line.startswith("#"):
            key = line
    return said


def template():
    texts, told = {}, notes()

    def add(text, plural, context, notes, place):
        entry = texts.setdefault((context, text), Text(text, plural, context))
        entry.plural = entry.plural or plural
        notes = [sentence(note) for note in [", ".join(notes)] if note]
        entry.notes += [note for note in notes if note not in entry.notes]
        entry.places += [place] if place not in entry.places else []

    for path in sorted([*(ROOT / "src").rglob("*.[ch]"), *(ROOT / "include").rglob("*.h")]):
        in_source(path, add)
    for name in ("turn", "forest", "river", "grassland", "huts", "menhirs", "powers", "end", "words", "rulings"):
        in_rules(ROOT / f"assets/rules/{name}.txt", add)
    for path in sorted((ROOT / "assets/lessons").glob("*.txt")):
        in_lesson(path, add)
    for text in SYSTEM:
        add(text, None, None, ["why a file cannot be read or written, in the system's words"], "tools/languages.py")
    in_desktop(add)
    in_manual(add, texts)
    texts.pop((None, ""), None)
    for entry in texts.values():
        for key in [*(place.partition(":")[0] for place in entry.places), entry.text]:
            entry.notes += [sentence(told[key])] if key in told and sentence(told[key]) not in entry.notes else []
        names = dict.fromkeys(re.findall(r"\{(\w+)\}", entry.text + (entry.plural or "")))
        entry.notes += [f"{{{name}}}: {PLACES[name]}" for name in names if name in PLACES]
    return list(texts.values())


def linguas():
    """The languages that are to be complete."""
    return (FOLDER / "LINGUAS").read_text(encoding="utf-8").split()


def terms(code, found={}):
    """What a language does not say, as patterns, and what it says instead."""
    if not found:
        for line in (FOLDER / "terms.txt").read_text(encoding="utf-8").split("\n"):
            match = re.fullmatch(r"(\w\w) (.+?): (.+)", line)
            for word in match.group(3).split(", ") if match else []:
                pattern = re.compile(rf"\b{word}".replace("$", r"\b"), re.I if word.islower() else 0)
                found.setdefault(match.group(1), []).append((pattern, match.group(2)))
    return found.get(code, [])


SPACE = "\u00a0"
TIDY = {"fr": [(re.compile(r" +(?=[;:!?\u00bb](?!\w))"), SPACE), (re.compile("\u00ab +"), "\u00ab" + SPACE)],
        "pl": [(re.compile(r"(?<![\w\u2019{+])([aiouwzAIOUWZ]) +(?=\S)"), r"\1" + SPACE)]}
UNTIDY = {"fr": re.compile(r"[^\u00a0;:!?\u2026(](?:;(?!\w|$)|[!?\u00bb](?!\w)|:(?=\s|$))|\u00ab[^\u00a0]"),
          "pl": re.compile(r"(?<![\w\u2019{+])[aiouwzAIOUWZ] (?=\S)")}


def tidy(code, text):
    """A translation with the spaces that do not break where the language has them."""
    for pattern, instead in TIDY.get(code, []):
        text = pattern.sub(instead, text)
    return text


def faults(code, entry, forms):
    """What is wrong with a translation: kinds and words."""
    english = [entry.text] if entry.plural is None else [entry.text, entry.plural]
    wanted = forms if entry.plural is not None else 1
    found = [("missing", entry.text)] if len([text for text in entry.said if text]) != wanted else []
    found += [("fuzzy", entry.text)] if entry.fuzzy else []
    for said in filter(None, entry.said):
        places = sorted(re.findall(r"\{[^}]*\}?", said))
        marks = (said.count("**"), sorted(re.findall(r"\[(\w+)\|", said)), said.count("]"))
        if places not in [sorted(re.findall(r"\{[^}]*\}?", text)) for text in english]:
            found.append(("places", said))
        if marks not in [(text.count("**"), sorted(re.findall(r"\[(\w+)\|", text)), text.count("]"))
                         for text in english]:
            found.append(("marks", said))
        if re.search("[\"']", said):
            found.append(("quotes", said))
        if code in UNTIDY and UNTIDY[code].search(said):
            found.append(("spaces", said))
        found += [("term", f"{said}: say {term}") for pattern, term in terms(code)
                  if pattern.search(said) and not any(SEARCHED in note.lower() for note in entry.notes)]
    return found


def look(path, texts):
    """What is wrong with a .po for these texts."""
    header, said, obsolete = read_po(path)
    known = {entry.key(): entry for entry in said}
    found = [("obsolete", line) for line in obsolete]
    found += [("obsolete", entry.text) for entry in said if entry.key() not in {text.key() for text in texts}]
    for text in texts:
        entry = known.get(text.key(), Text(text.text, text.plural, text.context))
        entry.notes = text.notes
        found += faults(path.stem, entry, forms_of(header))
    return found


HEAD = "# The texts of Aurochs. Made by tools/languages.py: see assets/languages/README.md.\n"
HEADER = "Project-Id-Version: aurochs\nLanguage: \nMIME-Version: 1.0\n" \
         "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"


def update():
    """What update writes, by path."""
    texts, files, said = template(), {}, {}
    files[FOLDER / "aurochs.pot"] = write_po(HEAD, HEADER, texts, 2)
    for path in sorted(FOLDER.glob("*.po")):
        header, old, _ = read_po(path)
        known = {entry.key(): entry for entry in old}
        for entry in texts:
            before = known.get(entry.key())
            same = before and (before.plural is None) == (entry.plural is None)
            entry.said = [tidy(path.stem, text) for text in before.said] if same else []
            entry.fuzzy = bool(same and before.fuzzy)
        files[path] = write_po("", header, texts, forms_of(header))
        said[path.stem] = {entry.text: entry.said[0] for entry in texts if entry.said and not entry.fuzzy}
    files |= {DESKTOP: desktop_said(said)} | {path: tags_said(path, said) for path in TAGS}
    files.update({MANUAL.with_suffix(f".{code}.6"): manual_said(said[code]) for code in linguas()})
    return files, len(texts)


def main():
    if sys.argv[1:] not in (["update"], ["check"]):
        sys.exit(__doc__)
    files, count = update()
    changed = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in changed:
        if sys.argv[1] == "update":
            path.write_text(files[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} {'written' if sys.argv[1] == 'update' else 'is not up to date'}")
    wrong = [f"{path.name}: {kind}: {what}" for path in sorted(FOLDER.glob("*.po")) if sys.argv[1] == "check"
             for kind, what in look(path, template()) if kind != "missing" or path.stem in linguas()]
    print("\n".join([*wrong, f"{count} texts"]))
    sys.exit(bool(changed or wrong) and sys.argv[1] == "check")


if __name__ == "__main__":
    main()
