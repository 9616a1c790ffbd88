"""The browser of the playground's tests: `python tools/browser.py` finds Chromium, or installs Debian's package.

Prints the path. TURNWIRE_CHROMIUM names another browser of the same family. Nothing is downloaded but Debian's package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The path of a browser on this machine."""
    named = os.environ.get("TURNWIRE_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's package; as root, or through sudo where it asks nothing."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    before = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ([apt, "update", "-q"], [apt, "install", "-y", "-q", "--no-install-recommends", "chromium"]):
        subprocess.run([*before, *command], check=False, env=quiet, stdout=subprocess.DEVNULL)


def main() -> int:
    """The exit code."""
    if find() is None:
        print("installing chromium, which the playground's tests drive", file=sys.stderr)
        try:
            install()
        except OSError as error:
            print(f"{type(error).__name__}: {error.strerror}", file=sys.stderr)
    path = find()
    if path is None:
        print("no Chromium here; install it, or name a browser in TURNWIRE_CHROMIUM", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
