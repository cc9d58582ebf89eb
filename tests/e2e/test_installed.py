#!/usr/bin/env python3
"""test_installed.py SOURCE BUILD installed|installed-plays: what `meson install` puts down is whole; or it plays
wherever it is moved to.

What shops of programs and desktops read is looked into by their own programs, too, where those are there.
"""

import configparser
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

SOURCE, BUILD = map(Path, sys.argv[1:3])
PLAYS = sys.argv[3] == "installed-plays"
NAME = "org.aurochs.aurochs"
wrong = []


def hold(right, what):
    if not right:
        wrong.append(what)


def run(*words, **environment):
    """The exit code, and all that was said."""
    done = subprocess.run(words, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding="utf-8", timeout=300)
    return done.returncode, done.stdout


def only(pattern, file):
    return re.search(pattern, (SOURCE / file).read_text(encoding="utf-8")).group(1)


def look_at_desktop(share):
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(share / f"applications/{NAME}.desktop", encoding="utf-8")
    entry = entry["Desktop Entry"]
    info = ElementTree.parse(share / f"metainfo/{NAME}.metainfo.xml").getroot()
    kinds = ElementTree.parse(share / f"mime/packages/{NAME}.xml").getroot()
    kind, = kinds
    patterns = [glob.get("pattern") for glob in kind.findall("{*}glob")]
    hold(entry["MimeType"] == kind.get("type") + ";", "the desktop file opens another type")
    hold(info.findtext("provides/mediatype") == kind.get("type"), "the metainfo provides another type")
    hold(entry["Exec"] == "aurochs %f" and entry["Icon"] == NAME, "the desktop file starts or shows something else")
    hold(info.findtext("id") == NAME, "the metainfo is of something else")
    hold(info.findtext("launchable") == f"{NAME}.desktop", "the metainfo starts something else")
    hold(patterns == ["*" + only(r'define SAVED_ENDING "(.*)"', "src/view/pages/files.c")], f"a game ends in {patterns}")
    names = sorted(re.findall('LangString GAME .* "(.*)"', (SOURCE / "tools/packaging/windows/aurochs.nsi").read_text(encoding="utf-8")))
    hold(names == sorted(name.text for name in kind.findall("{*}comment")), f"Windows calls a game {names}")
    version = only(r"\n  version: '(.*)'", "meson.build")
    hold(info.find("releases/release").get("version") == version, f"the metainfo does not tell of {version}")
    told = only(r"aurochs \((.*)-1\)", "tools/packaging/debian/changelog"), only(
        r"ShortVersionString</key><string>(.*)</string>", "tools/packaging/macos/Info.plist")
    hold(told == (version, version), f"packages are of {told}")
    for picture in info.iter("image"):
        hold((SOURCE / "assets/screenshots" / picture.text.rpartition("/")[2]).is_file(), f"there is no {picture.text}")
    for judge in (["desktop-file-validate", share / f"applications/{NAME}.desktop"],
                  ["appstreamcli", "validate", "--pedantic", "--no-net", share / f"metainfo/{NAME}.metainfo.xml"]):
        code, said = run(*judge) if shutil.which(judge[0]) else (0, "")
        hold(code == 0 and not re.search(r"^[EWIP]: ", said, re.M), said)


def look_at_files(share):
    icons = [f"icons/hicolor/{size}x{size}/apps/{NAME}.png" for size in (16, 32, 48, 64, 128, 256, 512)]
    manuals = [f"man/{code}/man6/aurochs.6" for code in (SOURCE / "assets/languages/LINGUAS").read_text().split()]
    for file in (*icons, *manuals, f"icons/hicolor/scalable/apps/{NAME}.svg", "licenses/aurochs/LICENSE",
                 "licenses/aurochs/LICENSE-ART", "aurochs/fonts/LICENSE-OFL-Skranji.txt",
                 "aurochs/fonts/LICENSE-OFL-AlegreyaSans.txt"):
        hold((share / file).is_file(), f"{file} is not installed")


def play(program, folder, **environment):
    """Ten turns; what was said where they were not played and kept, else nothing."""
    script = Path(folder, "script")
    script.write_text((SOURCE / "tools/packaging/smoke.txt").read_text().replace("shot table.png\n", ""))
    code, said = run(program, "--silent", "--script", str(script), SDL_VIDEODRIVER="dummy", XDG_DATA_HOME=folder,
                     **environment)
    kept = Path(folder, "aurochs/autosave.aurochs")
    turns = len(re.findall("^place ", kept.read_text(), re.M)) if kept.is_file() else 0
    return said if code else "" if turns >= 10 else f"{turns} turns are kept"


def look_at_plays(moved, folder):
    """Its own assets are the ones that it reads, unless it is told others; and it says where it looked."""
    program = moved / "bin/aurochs"
    hold(not (said := play(program, folder)), f"moved: {said}")
    tiles = moved / "share/aurochs/tiles/second-edition.txt"
    tiles.write_text("nonsense\n")
    hold(f"{moved}/bin/../share/aurochs/tiles/second-edition.txt:1: " in (said := play(program, folder)), f"damaged: {said}")
    hold(not (said := play(program, folder, AUROCHS_ASSETS=str(SOURCE / "assets"))), f"told others: {said}")
    tiles.unlink()
    said = play(program, folder)
    tried = re.search(r"looked in (.*)/bin/../share/aurochs, /.*/share/aurochs, (.*)/assets\)", said)
    hold(tried and tried.groups() == (str(moved), str(SOURCE)), f"without: {said}")


with tempfile.TemporaryDirectory() as folder:
    code, said = run("meson", "install", "-C", str(BUILD), "--no-rebuild", "--quiet", "--destdir", f"{folder}/put")
    prefix, = (path.parent for path in Path(folder, "put").rglob("bin"))
    moved = prefix.rename(f"{folder}/moved: a b")
    if PLAYS:
        look_at_plays(moved, folder)
    else:
        look_at_desktop(moved / "share")
        look_at_files(moved / "share")
        code, said = run(sys.executable, SOURCE / "tools/packaging/man.py", moved / "bin/aurochs",
                         moved / "share/man/man6/aurochs.6")
        hold(code == 0, f"{said}Make it anew: tools/packaging/man.py aurochs >assets/desktop/aurochs.6")

for what in wrong:
    print(what)
print(f"{len(wrong)} wrong")
sys.exit(1 if wrong else 0)
