"""`python -m tests.fuzz --seconds N | --payloads N [--seed S] [--kind K …]`: exit code 1 when something was found."""

from __future__ import annotations

import argparse
import itertools
import sys
import time

from tests.fuzz.payloads import Source
from tests.fuzz.run import Summary, run
from tests.fuzz.seeds import KINDS


def main() -> int:
    """Run as long as asked, report on stderr every ten seconds, print what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Damaged payloads through every door.")
    how_long = parser.add_mutually_exclusive_group()
    how_long.add_argument("--seconds", type=float, help="run so long; 60 where nothing else is said")
    how_long.add_argument("--payloads", type=int, help="run so many payloads")
    how_long.add_argument("--number", type=int, help="run this one payload again")
    parser.add_argument("--seed", type=int, default=0, help="which payloads; the same seed makes the same ones")
    parser.add_argument("--kind", choices=KINDS, nargs="+", default=[*KINDS], help="only these kinds")
    given = parser.parse_args()

    seconds = None if given.payloads or given.number is not None else given.seconds or 60.0
    numbers = itertools.count() if seconds else range(given.payloads or 0)
    began = told = time.monotonic()
    shown: set[tuple[str, str]] = set()

    def every(summary: Summary) -> bool:
        nonlocal told
        now = time.monotonic()
        if now - told >= 10:
            told = now
            print(f"{summary.payloads} payloads, {len(summary.findings)} findings", file=sys.stderr, flush=True)
        for key in summary.findings.keys() - shown:
            shown.add(key)
            print(summary.findings[key], file=sys.stderr, flush=True)  # at once: a long run may be ended from outside
        return seconds is not None and now - began >= seconds

    summary = run(Source(given.seed, given.kind), numbers if given.number is None else [given.number], every)
    print(f"seed {given.seed}, {time.monotonic() - began:.0f} s: {summary}")
    return 1 if summary.findings else 0


if __name__ == "__main__":
    sys.exit(main())
