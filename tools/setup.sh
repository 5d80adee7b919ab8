# Set-up shared by tools/run, tools/test and tools/lint: Debian packages, ImGui's SDL back end, build folders. Sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
imgui_doc=${MESSHALL_IMGUI_DOC:-/usr/share/doc/libimgui-dev/examples/backends}

say() { printf '%s\n' "$*" >&2; }

wanted_packages() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$root/tools/packages.txt"; }

missing_packages() {
  local here
  here=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' 2>/dev/null | sed -n 's/^installed //p' | sort -u)
  wanted_packages | sort -u | comm -23 - <(printf '%s\n' "$here")
}

# as_root COMMAND…: runs it with the rights to install software; fails if there are none.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif ! command -v sudo >/dev/null; then
    return 1
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@" 2>/dev/null
  fi
}

# Says how a person of this machine types a command that needs those rights.
say_as_root() {
  local prefix='su -c'
  command -v sudo >/dev/null && prefix='sudo sh -c'
  [ "$(id -u)" = 0 ] && prefix='sh -c'
  say "  $prefix '$1'"
}

# Installs what tools/packages.txt names and this machine lacks. Without rights: says what to type and ends.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "Mess Hall's set-up knows Debian 12. Install what tools/packages.txt names in your system's way, then build with cmake --preset release."
    exit 1
  fi
  local -a missing install
  mapfile -t missing < <(missing_packages)
  [ ${#missing[@]} = 0 ] && return
  install=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}")
  say "Installing ${#missing[@]} Debian packages: ${missing[*]}"
  mkdir -p "$root/build"
  # The first try may meet package lists that are empty or old; then they are fetched once.
  if as_root "${install[@]}" >"$root/build/packages.log" 2>&1; then return; fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >>"$root/build/packages.log" 2>&1
  if as_root "${install[@]}" >>"$root/build/packages.log" 2>&1; then return; fi
  [ "$(id -u)" = 0 ] && tail -n 5 "$root/build/packages.log" >&2
  say "Mess Hall needs Debian packages that could not be installed from here. Type this, then start again:"
  say_as_root "apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
  exit 1
}

# Sets imgui_backends to the folder with ImGui's SDL_Renderer back end. Debian ships it as documentation, which
# slim images leave out: then it is taken out of the package into build/.
find_imgui_backends() {
  imgui_backends=$imgui_doc
  [ -f "$imgui_backends/imgui_impl_sdlrenderer.cpp" ] && return
  imgui_backends=$root/build/imgui-backends
  [ -f "$imgui_backends/imgui_impl_sdlrenderer.cpp" ] && return
  local version scratch=$root/build/imgui-package
  version=$(dpkg-query -W -f '${Version}' libimgui-dev)
  say "Taking ImGui's SDL back end out of the package libimgui-dev $version"
  rm -rf "$scratch"
  mkdir -p "$scratch" "$imgui_backends"
  download_package "$scratch" "libimgui-dev=$version"
  dpkg-deb --fsys-tarfile "$scratch"/libimgui-dev_*.deb |
    tar -x -C "$scratch" --wildcards '*/examples/backends/imgui_impl_sdl*'
  cp "$scratch"/usr/share/doc/libimgui-dev/examples/backends/imgui_impl_sdl* "$imgui_backends"
  gunzip -f "$imgui_backends"/*.gz 2>/dev/null
  rm -rf "$scratch"
  if [ ! -f "$imgui_backends/imgui_impl_sdlrenderer.cpp" ]; then
    say "ImGui's SDL back end (imgui_impl_sdlrenderer.cpp) is not in the package libimgui-dev $version. Put it into $imgui_backends, then start again."
    exit 1
  fi
}

# download_package FOLDER PACKAGE=VERSION: needs no rights, but package lists.
download_package() {
  (cd "$1" && apt-get -q download "$2" >/dev/null 2>&1) && return
  as_root apt-get update -q >/dev/null 2>&1
  (cd "$1" && apt-get -q download "$2" >/dev/null 2>&1) && return
  say "The package $2 could not be downloaded. Type this, then start again:"
  say_as_root "apt-get update && apt-get install -y --reinstall -o \"Dpkg::Options::=--path-include=/usr/share/doc/libimgui-dev/*\" $2"
  exit 1
}

# Fills cmake_options with what every configuration gets.
set_cmake_options() {
  cmake_options=(-DIMGUI_BACKENDS_DIR="$imgui_backends")
  local cache=${CCACHE_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/ccache}
  if command -v ccache >/dev/null && mkdir -p "$cache" 2>/dev/null && [ -w "$cache" ]; then
    cmake_options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  fi
}

# quietly LOG COMMAND…: runs it, and shows the end of what it said only if it failed.
quietly() {
  local log=$1
  shift
  "$@" >"$log" 2>&1 && return
  tail -n 60 "$log" >&2
  say "This failed: $* (all of it: $log)"
  return 1
}

prepare() {
  cd "$root" || exit 1
  mkdir -p build || exit 1
  install_packages
  find_imgui_backends
  set_cmake_options
}
