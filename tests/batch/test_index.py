"""The index next to results: what a run reads of an earlier one, and what becomes of an index that does not fit."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import aclosing, closing
from pathlib import Path

import pytest

from turnwire_schema.v1.batch import BatchSummary

from tests.batch.folders import echo, spoil
from tests.batch.samples import asked, read_lines, write_lines
from tests.requirements import requirement
from turnwire import MockProvider
from turnwire.batch import Batch, BatchFileError, BatchSettings, BatchWriteError
from turnwire.batch.index import Index, Known
from turnwire.batch.results import ResultsFile

COUNT = 200
DONE = 150


class Interrupted:
    """A run over `COUNT` requests of which `DONE` have a result."""

    def __init__(self, folder: Path) -> None:
        self.requests, self.results = folder / "requests.jsonl", folder / "results.jsonl"
        self.index = folder / "results.jsonl.index"
        write_lines(self.requests, [asked(f"q{number:03}") for number in range(COUNT)])
        self.asked: list[str] = []
        self.run(stop_at=DONE)
        self.asked.clear()

    def run(self, *, stop_at: int | None = None, concurrency: int = 1, in_order: bool = False) -> BatchSummary:
        """Ask what has no result, until so many results were written by this run."""

        async def main() -> BatchSummary:
            async with MockProvider(
                lambda request: self.asked.append(request.messages[-1].text or "") or echo(request)
            ) as up:
                batch = Batch(
                    self.requests, self.results, up, BatchSettings(concurrency=concurrency), in_order=in_order
                )
                async with aclosing(batch.answers()) as answers:
                    done = 0
                    async for _ in answers:
                        done += 1
                        if done == stop_at:
                            break
                return batch.summary

        return asyncio.run(main())

    def is_whole(self) -> bool:
        """Whether every request has one result that is the answer to it."""
        found = [(line["id"], line["response"]["message"]["content"]) for line in read_lines(self.results)]
        return sorted(found) == [(f"q{number:03}", f"you: say q{number:03}") for number in range(COUNT)]


@pytest.fixture
def interrupted(tmp_path: Path) -> Interrupted:
    return Interrupted(tmp_path)


@requirement("SCL-2")
def test_a_run_that_goes_on_reads_neither_results_nor_requests_that_the_index_knows(interrupted: Interrupted) -> None:
    before = interrupted.results.read_bytes()
    spoil(interrupted.results, len(before) - 4096)
    spoil(interrupted.requests, interrupted.requests.read_bytes().index(b"q140"))
    summary = interrupted.run()
    assert (summary.requests, summary.answered, summary.earlier) == (COUNT, COUNT - DONE, DONE)
    assert interrupted.asked == [f"say q{number:03}" for number in range(DONE, COUNT)]
    assert interrupted.results.read_bytes().startswith(b"\0" * (len(before) - 4096) + before[-4096:])
    assert not interrupted.index.exists()


@requirement("SCL-2")
def test_results_that_the_index_does_not_know_are_read_from_where_it_ends(
    interrupted: Interrupted, tmp_path: Path
) -> None:
    old = tmp_path / "old"
    shutil.copy(interrupted.index, old)
    interrupted.run(stop_at=20, concurrency=7)
    size = interrupted.results.stat().st_size
    shutil.copy(old, interrupted.index)  # as if the machine had lost the last changes of the index
    interrupted.asked.clear()
    summary = interrupted.run(concurrency=7)
    assert (summary.earlier, summary.answered) == (COUNT - len(interrupted.asked), len(interrupted.asked))
    assert interrupted.is_whole()
    assert size > 0


@requirement("SCL-2")
@pytest.mark.parametrize("harm", ["gone", "damaged", "empty", "of other results", "of another version"])
def test_an_index_that_does_not_fit_is_made_again(interrupted: Interrupted, harm: str) -> None:
    match harm:
        case "gone":
            interrupted.index.unlink()
        case "damaged":
            size = interrupted.index.stat().st_size
            interrupted.index.write_bytes(interrupted.index.read_bytes()[:100] + b"\xff" * (size - 100))
        case "empty":
            interrupted.index.write_bytes(b"")
        case "of other results":
            lines = interrupted.results.read_bytes().splitlines(keepends=True)
            interrupted.results.write_bytes(b"".join(lines[:100]))
        case _:
            data = bytearray(interrupted.index.read_bytes())
            data[60:64] = (99).to_bytes(4, "big")  # user_version: https://www.sqlite.org/fileformat.html
            interrupted.index.write_bytes(data)
    done = len(interrupted.results.read_bytes().splitlines())
    summary = interrupted.run()
    assert (summary.answered, summary.earlier) == (COUNT - done, done)
    assert interrupted.is_whole()


@requirement("SCL-2")
@pytest.mark.parametrize(
    "change",
    [
        "UPDATE known SET state = 'x'",
        "UPDATE known SET state = '[1]'",
        """UPDATE known SET state = '{"form": null}'""",
        "DELETE FROM known",
        "UPDATE known SET state = json_set(state, '$.size', 'x')",
        "UPDATE known SET state = json_set(state, '$.size', -1)",
        "UPDATE known SET state = json_set(state, '$.answered[0]', -1)",
        "UPDATE known SET state = json_set(state, '$.answered[0]', 7)",
        "UPDATE known SET state = json_set(state, '$.answered[0]', 99999999)",
    ],
)
def test_an_index_whose_words_make_no_sense_is_not_believed(interrupted: Interrupted, change: str) -> None:
    with closing(sqlite3.connect(interrupted.index)) as base, base:
        base.execute(change)
    summary = interrupted.run()
    assert (summary.answered, summary.earlier, interrupted.is_whole()) == (COUNT - DONE, DONE, True)


@requirement("SCL-2")
def test_a_file_that_is_no_index_is_not_removed(interrupted: Interrupted) -> None:
    interrupted.index.write_text("my notes\n")
    with pytest.raises(BatchFileError, match=r"results\.jsonl\.index: is no index of results; move it away"):
        interrupted.run()
    assert interrupted.index.read_text() == "my notes\n"


@requirement("SCL-2")
def test_requests_that_changed_since_the_index_was_written_are_read_again(interrupted: Interrupted) -> None:
    data = interrupted.requests.read_bytes()
    interrupted.requests.write_bytes(data.replace(b"say q007", b"say q700"))
    with pytest.raises(BatchFileError, match=r"'q007' has a result in .* already, but is another request now"):
        interrupted.run()
    interrupted.requests.write_bytes(data)
    interrupted.run()
    assert interrupted.is_whole()


@requirement("SCL-2")
def test_an_id_on_a_line_that_is_not_read_again_is_still_known(interrupted: Interrupted) -> None:
    version = interrupted.requests.stat()
    lines = interrupted.requests.read_bytes().splitlines(keepends=True)
    lines[-1] = lines[-1].replace(b"q199", b"q007")
    interrupted.requests.write_bytes(b"".join(lines))
    os.utime(interrupted.requests, ns=(version.st_atime_ns, version.st_mtime_ns))
    assert interrupted.run().errors == {"id": 1}


@requirement("SCL-2")
def test_results_can_be_put_in_order_by_a_run_that_goes_on(interrupted: Interrupted) -> None:
    interrupted.run(stop_at=30, concurrency=5)
    interrupted.run(in_order=True)
    assert [line["id"] for line in read_lines(interrupted.results)] == [f"q{number:03}" for number in range(COUNT)]


@requirement("SCL-2")
def test_a_folder_without_place_for_an_index_gets_none(tmp_path: Path) -> None:
    index = tmp_path / "gone" / "results.jsonl.index"
    base = Index(index)
    assert base.add_result("a", "0" * 32, 0)
    base.remove()
    assert not index.exists()


@requirement("SCL-2")
def test_places_that_were_not_committed_stay_pending_and_come_with_the_next_commit(tmp_path: Path) -> None:
    index = Index(tmp_path / "results.jsonl.index")
    for name in ("a", "b", "c"):
        index.take(name, "0" * 32, 1)
    index.place("a", 0)
    pending = index.pending
    index.place("b", 10)  # while the disk is asked to keep the results so far
    index.commit(Known(size=10), pending)
    assert (index.pending, list(index.places())) == (1, [0])
    index.commit(Known(size=20), index.pending)
    index.place("c", 20)
    index.close()
    again = Index(tmp_path / "results.jsonl.index")
    assert (again.known.size, sorted(again.places()), again.holds_results()) == (20, [0, 10], True)
    again.close()


@requirement("SCL-2")
def test_a_run_that_is_left_while_its_results_are_synced_keeps_their_places(
    interrupted: Interrupted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turnwire.batch.run.SYNC_S", 0.0)
    for _ in range(5):
        interrupted.run(stop_at=5, concurrency=3)
    interrupted.run()
    assert interrupted.is_whole()


@requirement("SCL-2")
def test_an_index_that_another_run_holds_is_not_touched(interrupted: Interrupted) -> None:
    held = ResultsFile(interrupted.results)
    before = interrupted.index.read_bytes()
    with pytest.raises(BatchFileError, match="another run writes to it"):
        interrupted.run()
    held.close()
    assert interrupted.index.read_bytes() == before


@requirement("SCL-2")
def test_an_index_that_cannot_be_used_ends_the_run_and_is_made_again_by_the_next_one(
    interrupted: Interrupted, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Index, *given: object) -> None:
        self._base.execute("SELECT nothing")

    with monkeypatch.context() as patched:
        patched.setattr(Index, "commit", full)
        with pytest.raises(BatchWriteError, match="the index of its results cannot be used"):
            interrupted.run()
    assert not interrupted.index.exists()
    interrupted.run()
    assert interrupted.is_whole()
