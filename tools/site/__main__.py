"""`python -m tools.site [DIR]`: build the documentation site, offline, and print where it begins."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.site.build import ROOT, build


def main() -> int:
    """The exit code."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".cache" / "docs"
    try:
        print(build(folder) / "index.html")
    except subprocess.CalledProcessError as error:
        print(error.output, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
