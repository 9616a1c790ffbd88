"""Writers that are killed with -9 while they write, and the check of what they left.

    python -m tests.store [--place PATH|URL|postgresql] [--kills 200] [--seed 1]

A writer says of each transaction that the store has acknowledged what it holds then. It is killed at a random moment
after a random number of them. Afterwards the store must hold what was said last, or that and the one transaction that
was on its way, whole: context, thread and events belong together.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from tests.patience import PATIENCE_S
from tests.store.samples import context, event, text, thread
from turnwire.store import ContextStore, NotStoredError

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.store.kill", "turnwire.store.contexts", "turnwire.store.threads"])
WRITERS = 2
MOST_BEFORE_THE_KILL = 6


def write(place: str, prefix: str, seed: int, told: Connection) -> None:
    """Write for ever, one run after the other, and say after each what is acknowledged; first, that it is open."""
    chance = random.Random(seed)
    with ContextStore.open(place, busy_timeout_s=PATIENCE_S) as store:
        told.send(None)
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
            told.send((made.revision, entries, events))


@dataclass(eq=False)
class Writer:
    """A writing process and what it was acknowledged last: revision, entries, events."""

    prefix: str
    process: BaseProcess
    told: Connection
    lines: int = 0
    acknowledged: tuple[int, int, int] = (0, 0, 0)

    def hear(self) -> bool:
        """Take one line of it; False where it has ended."""
        try:
            said = self.told.recv()
        except EOFError:
            return False
        self.lines += 1
        self.acknowledged = said or (0, 0, 0)
        return True


def start(place: str, prefix: str, seed: int) -> Writer:
    """A writer that has not opened the store yet. It is forked from a server that has loaded everything."""
    heard, told = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=write, args=(place, prefix, seed, told))
    process.start()
    told.close()
    return Writer(prefix, process, heard)


def kill_after(writers: Sequence[Writer], chance: random.Random) -> None:
    """Kill each writer with -9 after a random number of acknowledged transactions, somewhere within the next one."""
    left = {writer: chance.randint(1, MOST_BEFORE_THE_KILL + 1) for writer in writers}
    while left:
        ready = wait([writer.told for writer in left], PATIENCE_S)
        assert ready, "the writers do not go on"
        for writer in list(left):
            if writer.told in ready:
                assert writer.hear(), f"a writer ended by itself with {writer.process.exitcode}"
            if writer.lines >= left[writer]:
                for _ in range(chance.randint(0, 100_000)):  # somewhere within the next transaction
                    pass
                writer.process.kill()
                del left[writer]
    for writer in writers:
        while writer.hear():
            pass
        writer.process.join()
        writer.told.close()
        assert writer.process.exitcode == -signal.SIGKILL


def check(store: ContextStore, writer: Writer) -> tuple[int, int]:
    """(acknowledged revision, stored revision) of what a killed writer left; fails where anything is lost or half."""
    try:
        found = store.load(f"{writer.prefix}c")
    except NotStoredError:
        assert writer.acknowledged[0] == 0, f"{writer.prefix}: revision {writer.acknowledged[0]} is lost"
        return 0, 0
    revision, entries, events = writer.acknowledged
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
                writer.process.kill()
        with ContextStore.open(place, busy_timeout_s=PATIENCE_S) as store:
            for writer in writers:
                acknowledged, stored = check(store, writer)
                seen["kills"] += 1
                seen["acknowledged"] += acknowledged
                seen["stored_without_word"] += stored - acknowledged
    return seen
