"""Writers that are killed with -9 while they write, and the check of what they left.

    python -m tests.store.kill [--place PATH|URL] [--kills 200] [--seed 1]

A writer prints a line for each transaction that the store has acknowledged, with what it holds then. It is killed at a
random moment after a random number of lines. Afterwards the store must hold what the last line says, or that and the
one transaction that was on its way, whole: context, thread and events belong together.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import select
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.store.samples import context, event, text, thread
from turnwire.store import ContextStore, NotStoredError

ROOT = Path(__file__).parents[2]
WRITERS = 4
MOST_BEFORE_THE_KILL = 6


def write(place: str, prefix: str, seed: int) -> None:
    """Write for ever, one run after the other; the first line says that the store is open."""
    chance = random.Random(seed)
    out = sys.stdout
    with ContextStore.open(place) as store:
        print("open", flush=True)
        made = context(f"{prefix}c")
        state = thread(f"{prefix}t", f"{prefix}c", last_event_id=0)
        entries, events = 0, 0
        while True:
            for _ in range(chance.randint(1, 8)):
                made.append(text(entries, chance.choice("abc") * chance.choice((1, 100, 20_000))))
                entries += 1
            made.replace(text(0, f"entry 0 at revision {made.revision + 1}"))
            new = [event(events + number, state.id) for number in range(1, chance.randint(1, 4))]
            events += len(new)
            state = store.save_run(made, state.replace(last_event_id=events), new)
            out.write(json.dumps([made.revision, entries, events]) + "\n")
            out.flush()


@dataclass
class Writer:
    """A writing process and what it was acknowledged."""

    prefix: str
    process: subprocess.Popen[bytes]
    buffer: bytes = b""

    def lines(self) -> list[bytes]:
        """The whole lines that came so far."""
        return self.buffer.split(b"\n")[:-1]


def start(place: str, prefix: str, seed: int) -> Writer:
    """A writer that has not opened the store yet."""
    command = [sys.executable, "-m", "tests.store.kill", "--write", prefix, "--place", place, "--seed", str(seed)]
    return Writer(prefix, subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT))


def kill_after(writers: Sequence[Writer], chance: random.Random) -> None:
    """Kill each writer with -9 after a random number of acknowledged transactions, somewhere within the next one."""
    left = {writer: chance.randint(0, MOST_BEFORE_THE_KILL) + 1 for writer in map(_Key, writers)}
    while left:
        ready, _, _ = select.select([key.writer.process.stdout for key in left], [], [], 120)
        assert ready, "the writers do not go on"
        for key in list(left):
            pipe = key.writer.process.stdout
            assert pipe is not None
            if pipe in ready:
                got = os.read(pipe.fileno(), 65536)
                assert got, f"a writer ended by itself with {key.writer.process.wait()}"
                key.writer.buffer += got
            if len(key.writer.lines()) >= left[key]:
                for _ in range(chance.randint(0, 200_000)):  # somewhere within the next transaction
                    pass
                key.writer.process.send_signal(signal.SIGKILL)
                del left[key]
    for writer in writers:
        assert writer.process.stdout is not None
        writer.buffer += writer.process.stdout.read()
        writer.process.stdout.close()
        assert writer.process.wait() == -signal.SIGKILL


class _Key:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer


def check(store: ContextStore, writer: Writer) -> tuple[int, int]:
    """(acknowledged revision, stored revision) of what a killed writer left; fails where anything is lost or half."""
    acknowledged: list[int] = [0, 0, 0]
    lines = writer.lines()
    if len(lines) > 1:
        acknowledged = json.loads(lines[-1])
    try:
        found = store.load(f"{writer.prefix}c")
    except NotStoredError:
        assert acknowledged[0] == 0, f"{writer.prefix}: revision {acknowledged[0]} is lost"
        return 0, 0
    revision, entries, events = acknowledged
    held = [json.loads(body) for body in _bodies(found)]
    assert revision <= found.revision <= revision + 1, f"{writer.prefix}: {found.revision}, acknowledged {revision}"
    state = store.load_thread(f"{writer.prefix}t")
    kept = store.events(f"{writer.prefix}t", limit=100_000)
    assert state.revision == found.revision
    assert [each["id"] for each in held] == [f"e{number}" for number in range(len(held))]
    assert held[0]["data"]["content"] == f"entry 0 at revision {found.revision}"
    assert [getattr(each, "event_id", None) for each in kept] == list(range(1, (state.last_event_id or 0) + 1))
    if found.revision == revision:
        assert (len(held), len(kept)) == (entries, events)
    else:
        assert len(held) > entries
        assert len(kept) >= events
    [row] = [row for row in store.list(1000).contexts if row.id == found.id]
    assert row.entries == len(held)
    found.append(text(len(held)))  # and it goes on
    store.save(found)
    return revision, found.revision - 1


def _bodies(found: Any) -> list[str]:
    from turnwire.context import entry_to_json

    return [entry_to_json(entry) for entry in found.entries]


def rounds(place: str, kills: int, seed: int) -> dict[str, int]:
    """Kill `kills` writers, some at a time on the same store: how many runs were acknowledged, how many more are there.

    Raises:
        AssertionError: something acknowledged is lost, or something is half there.
    """
    chance = random.Random(seed)
    seen = {"kills": 0, "acknowledged": 0, "stored_without_word": 0}
    while seen["kills"] < kills:
        count = min(WRITERS, kills - seen["kills"])
        writers = [start(place, f"s{seed}k{seen['kills'] + number}", chance.getrandbits(32)) for number in range(count)]
        try:
            kill_after(writers, chance)
        finally:
            for writer in writers:
                if writer.process.poll() is None:
                    writer.process.kill()
        with ContextStore.open(place, busy_timeout_s=60) as store:
            for writer in writers:
                acknowledged, stored = check(store, writer)
                seen["kills"] += 1
                seen["acknowledged"] += acknowledged
                seen["stored_without_word"] += stored - acknowledged
    return seen


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.kill", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--place", help="store to write to; default: a new SQLite file")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", metavar="PREFIX", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.write is not None:
        write(given.place, given.write, given.seed)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(rounds(given.place or f"{folder}/turnwire.db", given.kills, given.seed)))


if __name__ == "__main__":
    main()
