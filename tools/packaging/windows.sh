# shellcheck shell=sh
# The game for Windows, cross-built with all that it needs: a zip, and an installer for one user. Tried under wine:
# the installer, ten turns, a whole game and all records of the tests as on this system, and the tests of the rules
# and of files.

need compiler pkg-config meson ninja sdl2 SDL2_image SDL2_ttf cmake mingw makensis wine zip
sources
name=aurochs-$version-windows-x86_64
export WINEPREFIX="$work/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=d;mshtml=d;winemenubuilder.exe=d" # no menu of this system

# cross FOLDER OPTION...: sets a build for Windows up, and builds it.
cross()
{
    folder=$1
    shift
    printf "[constants]\nPREFIX = '%s'\n" "$work/prefix" >"$work/prefix.ini"
    CC='' CFLAGS='' configure "$root" "$folder" --cross-file "$work/prefix.ini" --cross-file "$recipes/windows/cross.ini" \
        --prefix=/ --bindir=. "$@"
    ninja --quiet -C "$folder" >"$folder/build.txt" 2>&1 || { tail -n 30 "$folder/build.txt"; exit 1; }
}

"$recipes/libraries.sh" "$sources" "$work/prefix" "$work/libraries" "$recipes/windows/mingw.cmake" cmocka
echo "Building"
cross "$work/game" --buildtype=release -Dinstalled=true -Dtests=false
rm -rf "$work/made"
DESTDIR=$work/made/$name meson install -C "$work/game" --no-rebuild --strip --quiet
made=$work/made/$name
cp "$work"/prefix/bin/SDL2*.dll "$made"
x86_64-w64-mingw32-strip "$made"/*.dll
licences "$made/licences"
rm -f "$work/$name.zip"
(cd "$work/made" && zip -qr -9 "$work/$name.zip" "$name")
makensis -V2 -DVERSION="$version" -DMADE="$made" -DICON="$work/game/src/sdl/aurochs.ico" -DOUT="$work/$name-setup.exe" \
    "$recipes/windows/aurochs.nsi"

. "$recipes/windows/trial.sh"
made "$work/$name.zip" "$work/$name-setup.exe"
