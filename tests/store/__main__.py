"""Kill writers of a store: `python -m tests.store [--place PATH|URL|postgresql] [--kills 200] [--seed 1]`."""

from __future__ import annotations

import argparse
import json
import tempfile

from tests.store.kill import rounds
from tests.store.postgresql import PostgreSQL


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.store", description=(__doc__ or "").partition(":")[0])
    parser.add_argument(
        "--place", help="store to write to; postgresql: a new server; default: a new SQLite file", default=""
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.place == "postgresql":
        server = PostgreSQL()
        try:
            server.start()
            seen = rounds(server.new_database("killed"), given.kills, given.seed)
        finally:
            server.close()
    else:
        with tempfile.TemporaryDirectory() as folder:
            seen = rounds(given.place or f"{folder}/turnwire.db", given.kills, given.seed)
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
