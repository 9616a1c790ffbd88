"""Kill runs over a file of requests: `python -m tests.batch [--kills 50] [--requests 500] [--seed 1]`."""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from tests.batch.kill import rounds


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.batch", description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--requests", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shards", type=int, default=0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(rounds(Path(folder), given.kills, given.requests, given.seed, given.shards)))


if __name__ == "__main__":
    main()
