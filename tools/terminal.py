"""The terminal of the chat's tests: `python tools/terminal.py` finds tmux, or installs Debian's package."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.debian import install

if __name__ == "__main__":
    if shutil.which("tmux") is None:
        print("installing tmux, in which the chat is tested", file=sys.stderr)
        install("tmux")
    found = shutil.which("tmux")
    if found is None:
        print("no tmux here; install it", file=sys.stderr)
        sys.exit(1)
    print(found)
