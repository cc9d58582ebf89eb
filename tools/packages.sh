# shellcheck shell=sh
# Sourced by the scripts beside it: finds out which of the things that they need are missing here,
# and gets them where apt-get can. What is there is tested by use (does the compiler compile?) rather
# than by package name, so that it does not matter how it came here.

# no_words SAYS WORD...: ends a script that takes no words; SAYS is what it does.
no_words()
{
    [ $# -gt 1 ] || return 0
    echo "usage: $0"
    echo "  $1"
    [ "$2" = --help ] || exit 2
    exit 0
}

# have NAME: whether the thing is there.
have()
{
    case $1 in
    compiler) echo '#include <stdlib.h>' | ${CC:-cc} -E - >/dev/null 2>&1 ;;
    pkg-config | meson | ninja | xdotool | cmake | debootstrap | makensis | wine | zip) command -v "$1" >/dev/null 2>&1 ;;
    mingw) command -v x86_64-w64-mingw32-g++-win32 >/dev/null 2>&1 ;;
    xvfb) command -v Xvfb >/dev/null 2>&1 ;;
    *) pkg-config --exists "$1" 2>/dev/null ;;
    esac
}

# names SYSTEM NAME...: prints what that system's package manager calls each thing.
names()
{
    system=$1
    shift
    for thing; do
        case $system-$thing in
        apt-compiler) echo gcc libc6-dev ;;
        apt-ninja | dnf-ninja) echo ninja-build ;;
        apt-sdl2) echo libsdl2-dev ;;
        apt-SDL2_image) echo libsdl2-image-dev ;;
        apt-SDL2_ttf) echo libsdl2-ttf-dev ;;
        apt-cmocka) echo libcmocka-dev ;;
        apt-libpng) echo libpng-dev ;;
        apt-mingw) echo gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32 ;;
        apt-makensis) echo nsis ;;
        apt-wine) echo wine wine64 ;;
        brew-compiler | brew-xvfb | brew-xdotool) ;; # Xcode brings the first, macOS needs no others
        dnf-pkg-config | zypper-pkg-config) echo pkgconf-pkg-config ;;
        pacman-pkg-config | brew-pkg-config) echo pkgconf ;;
        pacman-SDL2_image | pacman-SDL2_ttf) echo "$thing" | tr '[:upper:]' '[:lower:]' ;;
        brew-SDL2_image | brew-SDL2_ttf) echo "$thing" | tr '[:upper:]' '[:lower:]' ;;
        pacman-xvfb) echo xorg-server-xvfb ;;
        dnf-xvfb | zypper-xvfb) echo xorg-x11-server-Xvfb ;;
        dnf-sdl2 | dnf-SDL2_image | dnf-SDL2_ttf | dnf-cmocka | dnf-libpng | \
            zypper-sdl2 | zypper-SDL2_image | zypper-SDL2_ttf | zypper-cmocka | zypper-libpng)
            echo "'pkgconfig($thing)'"
            ;;
        *-compiler) echo gcc ;;
        *) echo "$thing" ;;
        esac
    done | tr '\n' ' ' | sed 's/ $//'
}

# need NAME...: returns when all of them are there, else ends the script with a hint what to do.
need()
{
    missing=
    for thing; do
        have "$thing" || missing="$missing $thing"
    done
    [ -n "$missing" ] || return 0

    # Split on purpose: things and packages are plain words.
    # shellcheck disable=SC2046,SC2086
    if command -v apt-get >/dev/null 2>&1; then
        install_by_apt $(names apt $missing)
        for thing in $missing; do
            have "$thing" && continue
            echo "$0: still missing after the installation: $thing" >&2
            exit 1
        done
        return 0
    fi
    # shellcheck disable=SC2086
    cat >&2 <<END
$0: missing:$missing. Install with the line for your system, then try again:
  Debian, Ubuntu: sudo apt-get install $(names apt $missing)
  Fedora:         sudo dnf install $(names dnf $missing)
  Arch:           sudo pacman -S --needed $(names pacman $missing)
  openSUSE:       sudo zypper install $(names zypper $missing)
  macOS:          brew install $(names brew $missing)
END
    exit 1
}

install_by_apt()
{
    sudo=
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null 2>&1; then
            echo "$0: missing packages. As root, run: apt-get install $*" >&2
            exit 1
        fi
        sudo=sudo
    fi
    echo "Installing: $*"
    # A stale or absent package list is the usual reason for a failed installation.
    $sudo apt-get -q update || echo "$0: the package lists could not be updated; trying all the same" >&2
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install "$@" || {
        echo "$0: apt-get failed; see its message above. Wanted: $*" >&2
        exit 1
    }
}

# configure ROOT FOLDER OPTION...: sets a build folder up, anew when anything that matters changed (the
# checkout was moved, other options, another meson or compiler).
configure()
{
    root=$1 folder=$2
    shift 2
    wanted="$root $* meson $(meson --version) ${CC:-cc} $(${CC:-cc} --version | head -n 1)"
    if [ -f "$folder/build.ninja" ] && [ "$(cat "$folder/configured" 2>/dev/null)" = "$wanted" ]; then
        return 0
    fi
    rm -rf "$folder"
    mkdir -p "$folder"
    meson setup "$@" "$folder" "$root" >"$folder/setup.txt" 2>&1 || {
        cat "$folder/setup.txt"
        echo "$0: meson could not set up $folder" >&2
        exit 1
    }
    printf '%s\n' "$wanted" >"$folder/configured"
}
