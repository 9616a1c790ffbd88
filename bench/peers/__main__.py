"""Measure other packages on the same bytes: `python -m bench.peers [--quick] [--json FILE] [peer…]`.

Readers of texts get the pieces of an answer in which a model wrote a call as text, and have a table of their own; what
takes them long runs once. Each package gets an environment under .cache/bench-peers with the versions in its
requirements.txt, and a process of its own. Nothing but pip uses the network. Every number is a ratio to the floor
measured in that process.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table

from bench.measure import QUICK, Effort
from bench.peers.environments import environment
from bench.peers.text_worker import TEXTS
from bench.peers.worker import TITLES
from bench.report import console, facts, number, write_json

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
LATEST = HERE.parent / "results" / "peers.json"
OURS = "turnwire"
PEERS = (OURS, *sorted(path.parent.name for path in HERE.glob("*/requirements.txt")))
TEXT_TITLES = {case: title for case, (title, _, _) in TEXTS.items()}
WORKERS = ("worker", "text_worker")
"""What a package is measured by: bodies and streams; texts. Some have one of them."""


def interpreter(peer: str) -> Path:
    """The Python of the peer's environment; ours for Turnwire itself."""
    return Path(sys.executable) if peer == OURS else environment(HERE / peer / "requirements.txt", peer)


def measure_peer(peer: str, worker: str, effort: Effort) -> dict[str, Any]:
    """What the peer's worker prints."""
    command = [str(interpreter(peer)), "-m", f"bench.peers.{peer}.{worker}", json.dumps(asdict(effort))]
    done = subprocess.run(command, cwd=PROJECT, check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def table(results: dict[str, dict[str, Any]], titles: Mapping[str, str], caption: str) -> Table:
    """A column for each package."""
    shown = Table(caption=f"{caption}; -: see below")
    shown.add_column("what")
    for peer, result in results.items():
        shown.add_column(f"{peer.replace('_', '-')}\n{result['version']}", justify="right")
    for case, title in titles.items():
        ratios = (result["cases"].get(case, {}).get("ratio") for result in results.values())
        shown.add_row(title, *(number(ratio, 2) for ratio in ratios))
    if all("import_ms" in result for result in results.values()):
        shown.add_row("import, CPU ms", *(number(result["import_ms"], 0) for result in results.values()))
    return shown


def text_table(results: dict[str, dict[str, Any]]) -> Table:
    """As `table`, with what a chunk of text without a mark costs, and how often the others take our time."""
    shown = table(results, TEXT_TITLES, "texts: times of the floor (joining, and json when it is whole)")
    chunks = [result["cases"]["text-plain"] for result in results.values()]
    more = ((case["us"] - case["floor_us"]) / 1000 for case in chunks)
    shown.add_row("a chunk without a mark, µs more than passed on", *(number(each, 2) for each in more))
    if OURS in results:
        ours = results[OURS]["cases"]
        for case, title in TEXT_TITLES.items():
            times = (result["cases"].get(case, {}).get("ratio") for result in results.values())
            shown.add_row(f"{title}: times of ours", *(number(each and each / ours[case]["ratio"]) for each in times))
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
    results: dict[str, dict[str, dict[str, Any]]] = {worker: {} for worker in WORKERS}
    failed = False
    for peer in given.peer or PEERS:
        for worker in (name for name in WORKERS if (HERE / peer / f"{name}.py").exists()):
            with screen.status(peer):
                try:
                    results[worker][peer] = measure_peer(peer, worker, effort)
                except subprocess.CalledProcessError as error:
                    print(f"{peer}: {Path(error.cmd[0]).name} ended with code {error.returncode}", file=sys.stderr)
                    failed = True
    bodies, texts = (results[worker] for worker in WORKERS)
    known = facts(effort)
    write_json(given.json, {**known, "peers": bodies, "texts": texts})
    if bodies:
        screen.print(table(bodies, TITLES, "times of the floor (plain dictionaries and json) in the same process"))
    if texts:
        screen.print(text_table(texts))
    for peer, result in (*bodies.items(), *texts.items()):
        for reason in dict.fromkeys(result["cannot"].values()):
            cases = ", ".join(case for case, why in result["cannot"].items() if why == reason)
            screen.print(f"{peer.replace('_', '-')}: {cases}: {reason}")
    screen.print(f"load {known['machine']['load'][0]} on {known['machine']['cores']} cores")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
