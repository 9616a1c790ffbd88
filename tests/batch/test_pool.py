"""Work in several processes: order, bounds, faults, and an end that leaves nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.requirements import requirement
from turnwire.batch import WorkerLostError
from turnwire.batch.pool import AHEAD, in_order


def slow_at_first(number: int) -> tuple[int, int]:
    """(number, process) after a time that is longer for the first ones."""
    if number < 2:
        sum(range(2_000_000))  # later ones are done before
    return number, os.getpid()


def dies_at_7(item: tuple[int, str]) -> int:
    """Ends its process at the first try of 7."""
    number, folder = item
    if number == 7 and not (mark := Path(folder) / "tried").exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def always_dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def fails(number: int) -> int:
    raise ValueError(f"not {number}")


@requirement("CLI-2")
def test_results_come_in_the_order_of_the_items_from_several_processes() -> None:
    found = list(in_order(slow_at_first, range(20), jobs=2))
    assert [number for number, _ in found] == list(range(20))
    assert len({process for _, process in found} - {os.getpid()}) == 2


def test_one_job_is_done_in_this_process() -> None:
    assert list(in_order(slow_at_first, range(3, 5), jobs=1)) == [(3, os.getpid()), (4, os.getpid())]


@requirement("CLI-2")
def test_few_items_are_taken_ahead_of_what_was_given_out() -> None:
    taken = 0

    def items() -> Iterator[int]:
        nonlocal taken
        for taken in range(1, 1000):
            yield taken + 10

    given = in_order(slow_at_first, items(), jobs=2)
    for count in range(1, 30):
        next(given)
        assert taken <= count + 2 * AHEAD
    given.close()  # type: ignore[attr-defined]  # a generator
    assert multiprocessing.active_children() == []


@requirement("CLI-2")
def test_a_process_that_is_killed_is_replaced_and_its_item_done_again(tmp_path: Path) -> None:
    items = [(number, str(tmp_path)) for number in range(12)]
    assert list(in_order(dies_at_7, items, jobs=2)) == list(range(12))


def test_an_item_that_kills_every_process_is_an_error() -> None:
    with pytest.raises(WorkerLostError, match="killed 3 times while it did the same piece"):
        list(in_order(always_dies, range(2), jobs=2))
    assert multiprocessing.active_children() == []


def test_an_error_of_the_work_is_raised_here() -> None:
    with pytest.raises(ValueError, match=r"not [01]"):
        list(in_order(fails, range(4), jobs=2))
    assert multiprocessing.active_children() == []


@requirement("CLI-2")
def test_what_is_done_is_given_while_nothing_comes_through_the_pipe() -> None:
    theirs, ours = os.pipe()
    os.set_blocking(theirs, False)  # the test fails where it would wait for ever

    def items() -> Iterator[int]:
        while number := int(os.read(theirs, 1)):
            yield number

    results = in_order(abs, items(), jobs=2, coming_through=theirs)
    for number in (1, 2, 3):
        os.write(ours, b"%d" % number)
        assert next(results) == number
    os.write(ours, b"0")
    assert list(results) == []
    os.close(ours)
    os.close(theirs)
