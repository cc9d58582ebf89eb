# shellcheck shell=sh
# A folder that plays from wherever it is unpacked, on any Linux with a desktop: built on the oldest Debian that
# has what it needs, since a program asks for the C library that it was built with, and with an SDL of its own,
# which looks for X11, Wayland and sound when it starts. Played on a bare system with the display's libraries.

suite=bullseye
name=aurochs-$version-linux-$(uname -m)
archive
sources
build=$work/build
if [ ! -f "$build/prepared" ]; then
    system $suite "$build"
    echo "Preparing $suite"
    inside "$build" sh -ec 'apt-get -q update
        apt-get -q -y --no-install-recommends install gcc g++ libc6-dev pkg-config ninja-build cmake python3 patchelf \
            libasound2-dev libdbus-1-dev libdrm-dev libegl1-mesa-dev libgbm-dev libgl1-mesa-dev libgles2-mesa-dev \
            libibus-1.0-dev libpulse-dev libudev-dev libwayland-dev libx11-dev libxcursor-dev libxext-dev \
            libxfixes-dev libxi-dev libxkbcommon-dev libxrandr-dev libxss-dev wayland-protocols'
    touch "$build/prepared"
fi
# The meson of this system, which is newer, is a program of Python alone.
python=$(sed -n '1s/^#! *//p' "$(command -v meson)")
rm -rf "$build/opt/"* "$build/sources"
cp -rL "$($python -c 'import mesonbuild; print(*mesonbuild.__path__)')" "$build/opt/mesonbuild"
printf '#!/usr/bin/python3\nfrom mesonbuild.mesonmain import main\nraise SystemExit(main())\n' >"$build/opt/meson"
chmod +x "$build/opt/meson"
cp -r "$sources" "$build/sources"
cp "$recipes/libraries.sh" "$build/opt"
echo "Building the libraries"
inside "$build" /opt/libraries.sh /sources /libraries /libraries/build
echo "Building"
rm -rf "$build/src" "$build/made"
mkdir -p "$build/src"
tar xf "$source/meson-dist/aurochs-$version.tar.xz" -C "$build/src"
# Nothing but the C library is wanted of the system.
inside "$build" env PKG_CONFIG_PATH=/libraries/lib/pkgconfig PYTHONPATH=/opt sh -ec "cd /src/aurochs-*
    /opt/meson setup build --buildtype=release --prefix=/ --libdir=lib -Dinstalled=true -Dtests=false -Dtools=false \
        -Dfontconfig=disabled
    ninja -C build
    DESTDIR=/made/$name /opt/meson install -C build --no-rebuild --strip
    mkdir -p /made/$name/lib
    for library in SDL2 SDL2_image SDL2_ttf; do cp -L /libraries/lib/lib\$library-2.0.so.0 /made/$name/lib; done
    strip --strip-unneeded /made/$name/lib/*
    patchelf --set-rpath '\$ORIGIN/../lib' /made/$name/bin/aurochs
    for library in /made/$name/lib/*; do patchelf --set-rpath '\$ORIGIN' \$library; done"
made=$build/made/$name
ln -s bin/aurochs "$made/aurochs"
licences "$made/licences"
# What is asked of the system: the C library alone, and how old it may be.
asked=$(objdump -p "$made"/bin/aurochs "$made"/lib/* | sed -n 's/^ *NEEDED *//p' | sort -u | grep -v '^libSDL2' | tr '\n' ' ')
floor=$(objdump -T "$made"/bin/aurochs "$made"/lib/* | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
echo "Asks the system for: $asked; the oldest that serves is $floor"
dpkg --compare-versions "${floor#GLIBC_}" le 2.31 || { echo "$0: an older C library is wanted" >&2; exit 1; }
tar cJf "$work/$name.tar.xz" -C "$build/made" --owner=0 --group=0 "$name"

trial=$work/trial
system $suite "$trial"
echo "Unpacking"
inside "$trial" sh -ec 'apt-get -q update; useradd --create-home player
    apt-get -q -y --no-install-recommends install libx11-6 libxext6 libxcursor1 libxi6 libxrandr2 libxss1'
home=$trial/home/player
mkdir "$home/a new folder"
tar xf "$work/$name.tar.xz" -C "$home/a new folder"
chroot "$trial" chown -R player /home/player
play_in "$trial" "/home/player/a new folder/$name/aurochs"
made "$work/$name.tar.xz"
