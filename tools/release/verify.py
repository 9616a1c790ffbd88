"""Check that the files of a release are those that were built: `python -m tools.release.verify dist`.

Digests alone: who built them, its signatures say; docs/guides/deployment.md has the command.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.release.provenance import BUNDLE, digests, faults


def main(words: list[str]) -> int:
    """The exit code: 0 if every file is right, 1 if one is not."""
    out = Path(words[0] if words else "dist")
    found = faults(out)
    for fault in found:
        print(f"verify: {fault}", file=sys.stderr)
    if not found:
        signed = len(list(out.rglob(f"*{BUNDLE}")))
        print(f"verify: {len(digests(out))} files are those of the provenance; {signed} signatures to check")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
