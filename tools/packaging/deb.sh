# shellcheck shell=sh
# The packages for Debian and Ubuntu, of the release that this system is: built in a system of their own,
# looked at by lintian, installed in a bare one, played, and removed.

suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
archive
build=$work/build
if [ ! -f "$build/prepared" ]; then
    system "$suite" "$build"
    echo "Preparing $suite"
    inside "$build" sh -ec 'apt-get -q update
        apt-get -q -y --no-install-recommends install build-essential debhelper fakeroot lintian'
    cp -r "$recipes/debian" "$build/opt"
    inside "$build" sh -ec 'cd /opt && apt-get -q -y --no-install-recommends build-dep .'
    touch "$build/prepared"
fi
rm -rf "$build/src"
mkdir "$build/src"
cp "$source/meson-dist/aurochs-$version.tar.xz" "$build/src/aurochs_$version.orig.tar.xz"
tar xf "$source/meson-dist/aurochs-$version.tar.xz" -C "$build/src"
cp -r "$recipes/debian" "$build/src/aurochs-$version"
echo "Building"
inside "$build" sh -ec 'cd /src/aurochs-* && dpkg-buildpackage -us -uc'
echo "Looking at the packages"
# That nobody has asked Debian for the package is all that may be wrong.
inside "$build" sh -ec 'cd /src
    lintian --allow-root --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs aurochs_*.changes'
cat "$work/inside.txt"

trial=$work/trial
system "$suite" "$trial"
inside "$trial" sh -ec 'apt-get -q update; useradd --create-home player'
cp "$build"/src/aurochs_*.deb "$build"/src/aurochs-data_*.deb "$trial/tmp"
# files: all that the system has, but for what the package manager keeps and users have.
files()
{
    (cd "$trial" && find . -path ./proc -prune -o -path ./home -prune -o -path ./tmp -prune -o \
        -path './var/*' -prune -o -print | grep -v '^./etc/ld.so.cache$' | sort)
}
files >"$work/before.txt"
echo "Installing"
inside "$trial" sh -ec 'apt-get -q -y --no-install-recommends install /tmp/*.deb'
play_in "$trial" aurochs
echo "Removing"
inside "$trial" sh -ec 'apt-get -q -y --purge --autoremove remove aurochs aurochs-data'
files >"$work/after.txt"
diff "$work/before.txt" "$work/after.txt" || { echo "$0: the packages leave something behind" >&2; exit 1; }
made "$build"/src/aurochs_*.deb "$build"/src/aurochs-data_*.deb
