"""Two processes on one context and thread: the later one gets a conflict, and no update is lost."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection

from tests.patience import PATIENCE_S
from tests.requirements import requirement
from tests.store.samples import context, event, text, thread
from turnwire.store import ConflictError, ContextStore

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.store.test_processes", "turnwire.store.contexts", "turnwire.store.threads"])
ADDED = 10


def add(place: str, name: int, ready: Connection) -> None:
    """Add entries one by one, each in a run with its event; after a conflict load again and do it again."""
    conflicts = 0
    with ContextStore.open(place, busy_timeout_s=PATIENCE_S) as store:
        made, state = store.load("c1"), store.load_thread("t1")
        ready.send(None)
        ready.recv()  # both hold the same revision now
        for number in range(ADDED):
            while True:
                made.append(text(name * 1000 + number))
                last = (state.last_event_id or 0) + 1
                try:
                    state = store.save_run(made, state.replace(last_event_id=last), [event(last)])
                    break
                except ConflictError:
                    conflicts += 1
                    made, state = store.load("c1"), store.load_thread("t1")
    ready.send(conflicts)


@requirement("CTX-8", "AGT-2")
def test_two_processes_on_one_thread_lose_nothing_and_one_gets_a_conflict(place: str) -> None:
    with ContextStore.open(place) as store:
        store.save_run(context(), thread(), [])
    workers = []
    for name in (1, 2):
        mine, theirs = PROCESSES.Pipe()
        process = PROCESSES.Process(target=add, args=(place, name, theirs))
        process.start()
        theirs.close()
        workers.append((process, mine))
    for _, pipe in workers:
        assert pipe.recv() is None
    for _, pipe in workers:
        pipe.send(None)
    conflicts = [pipe.recv() for _, pipe in workers]
    for process, _ in workers:
        process.join()
    assert [process.exitcode for process, _ in workers] == [0, 0]
    assert sum(conflicts) >= 1  # both began at the same revision
    with ContextStore.open(place) as store:
        ids = [entry.id for entry in store.load("c1").entries]  # type: ignore[union-attr]  # all are texts
        for name in (1, 2):
            assert [each for each in ids if each.startswith(f"e{name}")] == [f"e{name}{n:03}" for n in range(ADDED)]
        assert len(ids) == 2 * ADDED
        assert [getattr(each, "event_id", 0) for each in store.events("t1")] == list(range(1, 2 * ADDED + 1))
        assert store.load("c1").revision == store.load_thread("t1").revision == 2 * ADDED + 1
