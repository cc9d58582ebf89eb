# shellcheck shell=sh
# Sourced by windows.sh: tries under wine what was made. The user and a folder have names with blanks, in Cyrillic.

echo "Installing"
rm -rf "$WINEPREFIX"
display
export USER='Иван Петров' LOGNAME='Иван Петров'
timeout 600 wine wineboot -i >/dev/null 2>&1
home="$WINEPREFIX/drive_c/users/$USER"
kept=$home/AppData/Roaming/aurochs
link="$home/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Aurochs.lnk"
installed=$home/AppData/Local/Programs/Aurochs
here="$work/Мамонт и олень"
rm -rf "$here"
mkdir "$here"
timeout 600 wine "$work/$name-setup.exe" /S
[ -f "$installed/aurochs.exe" ] && [ -f "$link" ] || { echo "$0: the installer has put nothing down" >&2; exit 1; }
wine reg query 'HKCU\Software\Classes\Aurochs.Game\shell\open\command' | tr -d '\r' | grep -q 'Aurochs.aurochs.exe" "%1"'
wine "$installed/aurochs.exe" --version | tr -d '\r' | grep "^aurochs $version"
(cd "$here" && play "$here" "$kept/autosave.aurochs" timeout 300 wine "$installed/aurochs.exe" --silent)
cp "$here/table.png" "$work/table.png"

echo "Playing in two windows at once"
printf 'wait 1\npress new\nwait 1\npress start\nwait 1\nkey space\nkey enter\nwait 10\nkey ctrl+q\n' >"$here/two.txt"
rm -f "$kept"/*.aurochs
for window in 1 2; do (cd "$here" && timeout 300 wine "$installed/aurochs.exe" --silent --script two.txt) & windows="${windows-} $!"; done
# shellcheck disable=SC2086
wait $windows
[ "$(find "$kept" -name 'autosave*.aurochs' | wc -l)" -eq 2 ] || { echo "$0: two windows keep one game" >&2; exit 1; }

echo "Playing a whole game there and here"
python3 "$recipes/whole.py" >"$here/whole.txt"
rm -f "$kept"/*.aurochs
(cd "$here" && timeout 900 wine "$installed/aurochs.exe" --silent --seed 1 --script whole.txt)
native=$root/build/release # where tools/play makes it
configure "$root" "$native" --buildtype=release -Dtests=false
ninja --quiet -C "$native" src/sdl/aurochs tools/aurochs-replay >"$native/build.txt" 2>&1 ||
    { cat "$native/build.txt"; exit 1; }
(cd "$here" && rm -rf data && XDG_DATA_HOME=$here/data timeout 900 "$native/src/sdl/aurochs" --silent --seed 1 --script whole.txt)
diff "$here/data/aurochs/autosave.aurochs" "$kept/autosave.aurochs" || { echo "$0: another game there" >&2; exit 1; }
echo "The same $(wc -l <"$kept/autosave.aurochs") lines"

echo "Uninstalling"
timeout 300 wine "$installed/uninstall.exe" /S
for second in 1 2 3 4 5 6 7 8 9 10; do [ ! -e "$installed/aurochs.exe" ] || sleep 3; done # it goes on behind
[ ! -e "$installed/aurochs.exe" ] && [ ! -e "$installed" ] && [ ! -e "$link" ] && [ -f "$kept/autosave.aurochs" ] ||
    { echo "$0: the uninstaller left the game, or took what is kept" >&2; exit 1; }

echo "Replaying all records of the tests"
cd "$root"
find tests -name '*.aurochs' | sort >"$work/records.txt"
xargs "$native/tools/aurochs-replay" <"$work/records.txt" >"$work/here.txt" 2>"$work/here.faults.txt" || true
AUROCHS_ASSETS="Z:$root/assets" xargs wine "$work/game/tools/aurochs-replay.exe" <"$work/records.txt" 2>"$work/there.faults.txt" |
    tr -d '\r' >"$work/there.txt" || true
tr -d '\r' <"$work/there.faults.txt" | diff "$work/here.faults.txt" - && diff "$work/here.txt" "$work/there.txt" ||
    { echo "$0: a record is replayed otherwise there" >&2; exit 1; }
echo "The same $(wc -l <"$work/here.txt") lines of $(wc -l <"$work/records.txt") records"

echo "Testing"
cross "$work/tests" --buildtype=plain -Doptimization=1
WINEPATH="$work/prefix/bin" AUROCHS_SAMPLE=8 meson test -C "$work/tests" --no-rebuild --no-suite source --print-errorlogs
