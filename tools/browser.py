"""The browser of the playground's tests: `python tools/browser.py` finds Chromium, or installs Debian's package.

Prints the path. TURNWIRE_CHROMIUM names another browser of the same family. Nothing is downloaded but Debian's package.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.debian import install

# The first one has no window of its own to draw, and takes a third of the time for the same pages.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGE = NAMES[0]


def find() -> str | None:
    """The path of a browser on this machine."""
    named = os.environ.get("TURNWIRE_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    """The exit code."""
    if find() is None:
        print(f"installing {PACKAGE}, which the playground's tests drive", file=sys.stderr)
        install(PACKAGE)
    path = find()
    if path is None:
        print("no Chromium here; install it, or name a browser in TURNWIRE_CHROMIUM", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
