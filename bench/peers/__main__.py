"""Measure other packages on the same bytes: `python -m bench.peers [--quick] [--json FILE] [peer…]`.

Each package gets an environment under .cache/bench-peers with the versions in its requirements.txt, and a process of
its own. Nothing but pip uses the network. Every number is a ratio to the floor measured in that process.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table

from bench.measure import QUICK, Effort
from bench.peers.worker import FLOORS, TITLES
from bench.report import console, facts, number, write_json

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
CACHE = PROJECT / ".cache" / "bench-peers"
LATEST = HERE.parent / "results" / "peers.json"
OURS = "turnwire"
PEERS = (OURS, *sorted(path.parent.name for path in HERE.glob("*/requirements.txt")))


def environment(peer: str) -> Path:
    """The Python of the peer's environment, made if it is not there or its pins changed; ours for Turnwire itself."""
    if peer == OURS:
        return Path(sys.executable)
    pins = HERE / peer / "requirements.txt"
    place = CACHE / peer
    python, stamp = place / "bin" / "python", place / "installed"
    digest = hashlib.sha256(pins.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != digest:
        shutil.rmtree(place, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*pip, "--requirement", str(pins)], check=True)
        stamp.write_text(digest)
    return python


def measure_peer(peer: str, effort: Effort) -> dict[str, Any]:
    """What the peer's worker prints."""
    command = [str(environment(peer)), "-m", f"bench.peers.{peer}.worker", json.dumps(asdict(effort))]
    done = subprocess.run(command, cwd=PROJECT, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def table(results: dict[str, dict[str, Any]]) -> Table:
    """A column for each package."""
    shown = Table(caption="times of the floor (plain dictionaries and json) in the same process; -: see below")
    shown.add_column("what")
    for peer, result in results.items():
        shown.add_column(f"{peer.replace('_', '-')}\n{result['version']}", justify="right")
    for case in FLOORS:
        ratios = (result["cases"].get(case, {}).get("ratio") for result in results.values())
        shown.add_row(TITLES[case], *(number(ratio, 2) for ratio in ratios))
    shown.add_row("import, CPU ms", *(number(result["import_ms"], 0) for result in results.values()))
    return shown


def main() -> int:
    """The exit code: 1 if a package could not be installed or did not give the floor's result."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__.partition("\n")[0])
    parser.add_argument("peer", nargs="*", help=f"which to run; default: all of {', '.join(PEERS)}")
    parser.add_argument("--json", type=Path, default=LATEST, metavar="FILE", help="default: bench/results/peers.json")
    parser.add_argument("--quick", action="store_true", help="fewer rounds; for trying out, not for citing")
    given = parser.parse_args()
    unknown = [name for name in given.peer if name not in PEERS]
    if unknown:
        parser.error(f"no such peer: {', '.join(unknown)}; there are {', '.join(PEERS)}")
    effort = QUICK if given.quick else Effort()
    screen = console()
    results: dict[str, dict[str, Any]] = {}
    failed = False
    for peer in given.peer or PEERS:
        with screen.status(peer):
            try:
                results[peer] = measure_peer(peer, effort)
            except subprocess.CalledProcessError as error:
                print(f"{peer}: {Path(error.cmd[0]).name} ended with code {error.returncode}", file=sys.stderr)
                failed = True
    write_json(given.json, {**facts(effort), "peers": results})
    screen.print(table(results))
    for peer, result in results.items():
        for reason in dict.fromkeys(result["cannot"].values()):
            cases = ", ".join(case for case, why in result["cannot"].items() if why == reason)
            screen.print(f"{peer.replace('_', '-')}: {cases}: {reason}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
