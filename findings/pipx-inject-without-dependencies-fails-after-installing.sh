#!/usr/bin/env bash
# pipx 1.18.4: `pipx inject --pip-args=--no-deps` installs the package, then ends with an internal error.
#
# pip itself succeeds: the package is in the environment and can be imported. Then pipx reads the metadata of everything
# that the package requires, to look for programs, and raises an error at the first requirement that is not installed,
# although an option leaves them out. The exit code is 1, and the package is not recorded: `pipx list
# --include-injected` does not show it, and `pipx reinstall` loses it. `pipx runpip ENV install --no-deps PACKAGE`
# does the same installation and exits with 0.
#
# Output seen:
#   inject: exit code 1, Pipx Internal Error: cannot find package 'charset_normalizer' metadata.
#   installed: requests 2.32.5
#   recorded: no
#   runpip: exit code 0
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check pipx==1.18.4 > "$place/pip.log" 2>&1
export PIPX_HOME="$place/home" PIPX_BIN_DIR="$place/bin" PIPX_MAN_DIR="$place/man" PIPX_COMPLETION_DIR="$place/completion"
pipx="$place/env/bin/pipx"
"$pipx" install --quiet pycowsay==0.0.0.2 > "$place/install.log" 2>&1

code=0
"$pipx" inject pycowsay requests==2.32.5 --pip-args=--no-deps > "$place/inject.log" 2>&1 || code=$?
echo "inject: exit code $code, $(tail -1 "$place/inject.log")"
installed=$("$pipx" runpip pycowsay list 2> "$place/list.log" | grep '^requests ' | tr -s ' ')
echo "installed: $installed"
recorded=$("$pipx" list --include-injected 2> "$place/list.log" | grep -q 'requests' && echo yes || echo no)
echo "recorded: $recorded"
again=0
"$pipx" runpip pycowsay install --no-deps requests==2.32.5 > "$place/runpip.log" 2>&1 || again=$?
echo "runpip: exit code $again"

[ "$code" = 1 ] && grep -q "Pipx Internal Error: cannot find package" "$place/inject.log"
[ "$installed" = "requests 2.32.5" ] && [ "$recorded" = no ] && [ "$again" = 0 ]
