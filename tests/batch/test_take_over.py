"""A file of results that is taken over from a process which may still write to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.batch.samples import asked, read_lines, write_lines
from tests.requirements import requirement
from turnwire import MockProvider
from turnwire.batch import Batch, BatchFileError, BatchWriteError
from turnwire.batch.index import Index
from turnwire.batch.results import ResultsFile

LINE = b'{"id":"%b","digest":"0123456789abcdef","line":1,"response":{}}\n'


def opened(path: Path, *, takes_over: bool = False) -> ResultsFile:
    results = ResultsFile(path, takes_over=takes_over)
    results.read(Index())
    return results


@pytest.fixture
def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks that do not reach from one machine to another."""
    monkeypatch.setattr("turnwire.batch.results.lock", lambda descriptor: None)


@requirement("SCL-2")
def test_what_an_earlier_process_still_writes_is_not_in_the_file(tmp_path: Path, no_locks: None) -> None:
    path = tmp_path / "results.jsonl"
    given_up = opened(path)
    given_up.add(LINE % b"a")
    ours = opened(path, takes_over=True)
    given_up.add(LINE % b"b")
    ours.add(LINE % b"b")
    assert path.read_bytes() == LINE % b"a" + LINE % b"b"
    ours.close()


@requirement("SCL-2")
def test_the_earlier_process_sees_that_its_file_was_taken_over(tmp_path: Path, no_locks: None) -> None:
    path = tmp_path / "results.jsonl"
    given_up = opened(path)
    opened(path, takes_over=True).close()
    given_up.add(LINE % b"a")
    with pytest.raises(BatchWriteError, match="another run has taken it over, and goes on with it"):
        given_up.sync()


@requirement("SCL-2")
def test_a_process_on_the_same_machine_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    given_up = opened(path)
    given_up.add(LINE % b"a")
    waited: list[float] = []

    def end_it(seconds: float) -> None:
        waited.append(seconds)
        given_up.close()

    monkeypatch.setattr("turnwire.batch.results.time.sleep", end_it)
    ours = opened(path, takes_over=True)
    ours.add(LINE % b"b")
    ours.close()
    assert (len(waited), path.read_bytes()) == (1, LINE % b"a" + LINE % b"b")


@requirement("SCL-2")
def test_a_process_that_does_not_end_keeps_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    other = opened(path)
    monkeypatch.setattr("turnwire.batch.results.HELD_S", 0.0)
    with pytest.raises(BatchFileError, match="another run writes to it"):
        opened(path, takes_over=True)
    other.add(LINE % b"a")
    other.close()
    assert path.read_bytes() == LINE % b"a"


@requirement("SCL-2")
def test_a_batch_goes_on_with_the_file_that_it_takes_over(tmp_path: Path, no_locks: None) -> None:
    source = write_lines(tmp_path / "requests.jsonl", [asked("a"), asked("b"), asked("c")])
    path = tmp_path / "results.jsonl"

    async def ask(takes_over: bool) -> tuple[int, int]:
        async with MockProvider("hi") as provider:
            summary = await Batch(source, path, provider, takes_over=takes_over).run()
            return summary.answered, summary.earlier

    assert asyncio.run(ask(False)) == (3, 0)
    first = path.read_bytes().splitlines(keepends=True)[0]
    path.write_bytes(first + first[:20])  # two were lost, one of them torn
    given_up = opened(path)
    assert asyncio.run(ask(True)) == (2, 1)
    given_up.add(LINE % b"d")
    assert sorted(line["id"] for line in read_lines(path)) == ["a", "b", "c"]
