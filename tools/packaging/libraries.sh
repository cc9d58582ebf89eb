#!/bin/sh
# libraries.sh SOURCES PREFIX BUILD [TOOLCHAIN] [cmocka]: builds SDL2, FreeType, HarfBuzz, SDL2_image, SDL2_ttf.
# SDL2_image reads PNG by its own stb_image, and FreeType and HarfBuzz come within SDL2_ttf, so that nothing else is
# needed. By HarfBuzz letters are kerned: the fonts tell the distances in a table that FreeType alone does not read.
set -eu
sources=$1 prefix=$2 build=$3 toolchain=${4-}

# SDL2_ttf copies a file as cmake 3.21 does; Debian 11 has an older one.
copy_files()
{
    for file in "$build/$name"/*-Release.pc; do [ ! -f "$file" ] || cp "$file" "${file%-Release.pc}.pc"; done
    sed -i '/^ *file(COPY_FILE/,/ONLY_IF_DIFFERENT/d' "$build/$name/cmake_install.cmake"
}

# make NAME SOURCE OPTION...
make()
{
    name=$1 source=$(echo "$sources/$2"-[0-9]*/)
    shift 2
    [ "$(cat "$build/$name/done" 2>/dev/null)" != "$source $*" ] || return 0
    mkdir -p "$build/$name"
    echo "Building $name"
    {
        cmake -S "$source" -B "$build/$name" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" \
            -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_POSITION_INDEPENDENT_CODE=ON ${toolchain:+"-DCMAKE_TOOLCHAIN_FILE=$toolchain"} "$@" &&
            cmake --build "$build/$name" && copy_files && cmake --install "$build/$name"
    } >"$build/$name/log.txt" 2>&1 || {
        tail -n 30 "$build/$name/log.txt"
        echo "$0: $name could not be built" >&2
        exit 1
    }
    echo "$source $*" >"$build/$name/done"
}

make sdl2 libsdl2 -DSDL_SHARED=ON -DSDL_STATIC=OFF -DSDL_TEST=OFF
make freetype freetype -DBUILD_SHARED_LIBS=OFF -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON \
    -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON
make harfbuzz harfbuzz -DBUILD_SHARED_LIBS=OFF -DHB_HAVE_FREETYPE=ON -DHB_BUILD_SUBSET=OFF
make image libsdl2-image -DBUILD_SHARED_LIBS=ON -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_DEPS_SHARED=OFF \
    -DSDL2IMAGE_VENDORED=OFF -DSDL2IMAGE_BACKEND_STB=ON -DSDL2IMAGE_TIF=OFF -DSDL2IMAGE_WEBP=OFF \
    -DSDL2IMAGE_AVIF=OFF -DSDL2IMAGE_JXL=OFF
make ttf libsdl2-ttf -DBUILD_SHARED_LIBS=ON -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_VENDORED=OFF \
    -DSDL2TTF_HARFBUZZ=ON
[ "${5-}" != cmocka ] || make cmocka cmocka -DWITH_STATIC_LIB=ON -DWITH_EXAMPLES=OFF
