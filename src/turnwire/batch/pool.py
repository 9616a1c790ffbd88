"""Process pool that yields results in the order of its input, in constant memory.

A process has one piece at a time. What is done early waits, and while too much waits nothing new is begun. A process
that is killed is replaced and its piece done again. When the caller ends, in whatever way, its processes do.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from turnwire.batch.lines import WorkerLostError

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4
"""For each process, how many pieces may be done or begun behind the one that is waited for."""
TRIES: Final = 3
"""How often a piece is begun whose process is killed."""


def in_order(
    work: Callable[[T], R], items: Iterable[T], *, jobs: int, coming_through: int | None = None
) -> Iterator[R]:
    """Yield the result of `work` for each item, in order, computed in `jobs` processes; with one job, in this one.

    `work`, the items and what is made of them can be pickled. An error of `work` is raised here. `coming_through` is
    the number of an open pipe that the items are read from: while nothing comes through it, what is done is given.

    Raises:
        WorkerLostError: the processes that did one of the items were killed, again and again.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    pool: _Pool[T, R] = _Pool(work, jobs)
    try:
        yield from pool.run(iter(items), coming_through)
    finally:
        pool.close()


@dataclass(eq=False)
class _Worker(Generic[T]):
    process: BaseProcess
    pipe: Connection
    number: int = -1
    item: T | None = None
    tries: int = 0


class _Pool(Generic[T, R]):
    def __init__(self, work: Callable[[T], R], jobs: int) -> None:
        # A fork has loaded everything already; next to other threads it could hold a lock for ever, and libraries of
        # macOS may crash in it. Windows has neither a fork nor a server that forks.
        methods = multiprocessing.get_all_start_methods()
        self._forks = "fork" in methods and sys.platform != "darwin" and threading.active_count() == 1
        method = "fork" if self._forks else "forkserver" if "forkserver" in methods else "spawn"
        self._context: Any = multiprocessing.get_context(method)
        if method == "forkserver":
            # What the work needs is loaded once, and not in each process.
            multiprocessing.set_forkserver_preload([getattr(work, "__module__", __name__)])
        self._work = work
        self._jobs = jobs
        self._workers: list[_Worker[T]] = []

    def run(self, items: Iterator[T], coming_through: int | None) -> Iterator[R]:
        """The results, in order."""
        done: dict[int, R] = {}
        given = taken = 0
        is_empty = False
        idle: list[_Worker[T]] = []
        while True:
            while taken in done:
                yield done.pop(taken)
                taken += 1
            if is_empty and taken == given:
                return
            may_begin = not is_empty and given - taken < AHEAD * self._jobs
            can_begin = may_begin and (bool(idle) or len(self._workers) < self._jobs)
            busy: dict[Any, _Worker[T]] = {worker.pipe: worker for worker in self._workers if worker.number >= 0}
            # What is done by now is taken first. The next item is read where nothing is open that could be done before
            # it comes, or where it comes already.
            awaited = [*busy, coming_through] if can_begin and coming_through is not None else list(busy)
            heard = wait(awaited, 0 if can_begin and coming_through is None else None) if busy else []
            if can_begin and (not busy or coming_through is None or coming_through in heard):
                try:
                    item = next(items)  # may wait for the rest of a line
                except StopIteration:
                    is_empty = True
                else:
                    self._give(idle.pop() if idle else self._start(), given, item)
                    given += 1
            for worker in [busy[pipe] for pipe in heard if pipe != coming_through]:
                found = self._heard(worker)
                if found is not None:
                    done[worker.number] = found[0]
                    worker.number, worker.item = -1, None
                    idle.append(worker)

    def _start(self) -> _Worker[T]:
        ours, theirs = self._context.Pipe()
        # A fork holds our ends of the other pipes, too: while it does, those never see that we are gone.
        others = [*(worker.pipe for worker in self._workers), ours] if self._forks else []
        process = self._context.Process(target=_serve, args=(theirs, self._work, others), daemon=True)
        process.start()
        theirs.close()
        worker: _Worker[T] = _Worker(process, ours)
        self._workers.append(worker)
        return worker

    def _give(self, worker: _Worker[T], number: int, item: T, tries: int = 1) -> None:
        worker.number, worker.item, worker.tries = number, item, tries
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # it was killed: seen where it is heard
            worker.pipe.send(item)

    def _heard(self, worker: _Worker[T]) -> tuple[R] | None:
        """What a worker made; None if it was killed and another one does its piece now."""
        try:
            is_well, found = worker.pipe.recv()
        except (EOFError, ConnectionResetError):
            self._workers.remove(worker)
            worker.pipe.close()
            worker.process.join()
            if worker.tries >= TRIES:
                text = f"a process was killed {TRIES} times while it did the same piece (was there memory for it?)"
                raise WorkerLostError(f"{text}; try fewer processes with --jobs") from None
            assert worker.item is not None  # a busy one has an item
            self._give(self._start(), worker.number, worker.item, worker.tries + 1)
            return None
        if not is_well:
            raise found
        return (found,)

    def close(self) -> None:
        """End every process."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()


def _serve(pipe: Connection, work: Callable[[Any], Any], others: Iterable[Connection]) -> None:
    """What a process does: one item after the other, until its parent has no more, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business, which ends this process
    for other in others:
        other.close()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            item = pipe.recv()
            try:
                answer = (True, work(item))
            except Exception as error:  # raised again in the parent
                answer = (False, error)
            pipe.send(answer)
