"""Whole runs over files: what is asked, what is written, and how a run goes on where another one ended."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from turnwire_schema.v1.batch import BatchSummary
from turnwire_schema.v1.request import ChatRequest

from tests.batch.samples import asked, openai_line, read_lines, request, write_lines
from tests.requirements import requirement
from turnwire import MockProvider, ProviderResponseError, ProviderUnavailableError
from turnwire.batch import Batch, BatchFileError, BatchSettings, answer_all
from turnwire.batch.request_formats import Question, QuestionReader
from turnwire.batch.results import ResultsFile
from turnwire.core.errors import InvalidDataError, ProviderError
from turnwire.providers.calls.retry import RetryPolicy
from turnwire.providers.kinds.mock import Script

Said = Callable[[ChatRequest], Any]


def echo(request: ChatRequest) -> str:
    return f"you: {request.messages[-1].text}"


class Run:
    """Files in a folder, and a provider that notes what it was asked."""

    def __init__(self, folder: Path) -> None:
        self.requests = folder / "requests.jsonl"
        self.results = folder / "results.jsonl"
        self.asked: list[str] = []

    def __call__(self, says: Said = echo, settings: BatchSettings | None = None, **options: Any) -> BatchSummary:
        """Run to the end."""

        def answer(request: ChatRequest) -> Any:
            self.asked.append(request.messages[-1].text or "")
            return says(request)

        async def run() -> BatchSummary:
            async with MockProvider(answer) as provider:
                batch = Batch(self.requests, self.results, provider, settings or NO_WAIT, **options)
                return await batch.run()

        return asyncio.run(run())

    def write(self, *lines: Any) -> None:
        write_lines(self.requests, lines)

    def answers(self) -> dict[str, str]:
        """Text or kind of error by id, of results that come once each."""
        found = read_lines(self.results)
        assert len({line["id"] for line in found}) == len(found)
        return {
            line["id"]: line["error"]["kind"] if "error" in line else line["response"]["message"]["content"]
            for line in found
        }


NO_WAIT = BatchSettings(retry=RetryPolicy(attempts=1))


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return Run(tmp_path)


def counts(summary: BatchSummary) -> tuple[int, int, int, int]:
    """(requests, answered, failed, earlier)"""
    return summary.requests, summary.answered, summary.failed, summary.earlier


@requirement("CLI-2")
def test_every_line_has_a_result_and_a_bad_one_does_not_end_the_run(run: Run) -> None:
    run.write(asked("a"), b"{not json", b"", asked("b"), asked("a", "again"), {"id": "c", "request": {}})
    summary = run()
    assert run.answers() == {
        "a": "you: say a",
        "line-2": "line",
        "b": "you: say b",
        "line-5": "id",
        "c": "request",
    }
    assert counts(summary) == (5, 2, 3, 0)
    assert summary.errors == {"id": 1, "line": 1, "request": 1}
    assert (summary.unanswered, summary.stopped, summary.retries) == (0, None, 0)


@requirement("CLI-2")
def test_what_has_a_result_is_not_asked_again(run: Run) -> None:
    lines = [asked("a"), b"{not json", asked("a", "again"), request("no id")]
    run.write(*lines)
    run()
    before = run.results.read_bytes()
    assert counts(run()) == (4, 0, 0, 4)
    assert run.results.read_bytes() == before
    run.write(*lines, asked("new"))
    assert counts(run()) == (5, 1, 0, 4)
    assert run.asked[-1] == "say new"
    assert run.results.read_bytes().startswith(before)


@requirement("CLI-2")
def test_going_on_reads_no_request_that_has_a_result(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run.write(*(asked(f"{number}", f"{number}") for number in range(20)))
    run()
    run.write(*(asked(f"{number}", f"{number}") for number in range(21)))
    whole: list[str] = []
    plain = QuestionReader.whole

    def noted(reader: QuestionReader, named: Question, value: dict[str, Any]) -> Question:
        whole.append(named.id)
        return plain(reader, named, value)

    monkeypatch.setattr(QuestionReader, "whole", noted)
    assert run(form="turnwire").earlier == 20
    assert whole == ["20"]


@requirement("CLI-2")
def test_a_line_that_was_torn_is_cut_off_and_asked_again(run: Run) -> None:
    run.write(asked("a"), asked("b"))
    run()
    whole = run.results.read_bytes()
    first, second = whole.splitlines(keepends=True)
    torn_id = json.loads(second)["id"]
    for torn in (second[:-1], second[:40], second[:1], b"\0" * 100, b"\0" * 10 + b"\n"):
        run.asked.clear()
        run.results.write_bytes(first + torn)
        assert counts(run()) == (2, 1, 0, 1)
        assert run.asked == [f"say {torn_id}"]
        assert set(run.answers()) == {"a", "b"}
    run.results.write_bytes(whole[:20])
    assert counts(run()) == (2, 2, 0, 0)


@requirement("CLI-2")
@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([asked("a", "other"), asked("b")], "'a' has a result in"),
        ([asked("b")], "1 of its results belong to no line of"),
    ],
)
def test_requests_that_were_changed_are_noticed_before_anything_is_asked(
    run: Run, lines: list[Any], words: str
) -> None:
    run.write(asked("a"), asked("b"))
    run()
    run.asked.clear()
    run.write(*lines)
    before = run.results.read_bytes()
    with pytest.raises(BatchFileError, match=words):
        run()
    assert (run.asked, run.results.read_bytes()) == ([], before)


@pytest.mark.parametrize(
    "content",
    [b"hello\n", b"hello", b'{"a": 1}\n', b"x" * 5000, b'{"id":"a","digest":"0"}\nhello\n{"id":"b","digest":"1"}\n'],
)
def test_a_file_of_something_else_is_not_touched(run: Run, content: bytes) -> None:
    run.write(asked("a"))
    run.results.write_bytes(content)
    with pytest.raises(BatchFileError, match="is no file of results"):
        run()
    assert (run.asked, run.results.read_bytes()) == ([], content)


@pytest.mark.parametrize("device", ["/dev/full", "/dev/zero", "/dev/null"])
def test_results_are_written_into_a_file_and_nothing_else(run: Run, device: str) -> None:
    run.write(asked("a"))
    run.results = Path(device)
    with pytest.raises(BatchFileError, match="give a file; from anything else a run cannot go on"):
        run()
    assert run.asked == []


def test_requests_that_come_through_a_pipe_are_refused_without_waiting_for_them(run: Run, tmp_path: Path) -> None:
    run.requests = tmp_path / "pipe"
    os.mkfifo(run.requests)
    with pytest.raises(BatchFileError, match="a pipe cannot be read again after an interruption"):
        run()


def test_compressed_requests_are_refused_with_what_unpacks_them(run: Run) -> None:
    run.requests.write_bytes(gzip.compress(b"{}\n"))
    with pytest.raises(BatchFileError, match=r"is compressed; unpack it first: gzip -dc requests\.jsonl"):
        run()
    assert not run.results.exists()


def test_files_that_do_not_belong_together_are_refused(run: Run, tmp_path: Path) -> None:
    run.write(asked("a"))
    run()
    with pytest.raises(BatchFileError, match="have the form turnwire, not openai"):
        run(form="openai")
    twice = run.results.read_bytes() * 2
    run.results.write_bytes(twice)
    with pytest.raises(BatchFileError, match="two of its results have the id 'a'"):
        run()
    run.results = run.requests
    before = run.requests.read_bytes()
    with pytest.raises(BatchFileError, match="holds the requests"):
        run()
    assert run.requests.read_bytes() == before
    run.requests = tmp_path / "none"
    with pytest.raises(BatchFileError, match="No such file"):
        run()
    run.requests = tmp_path
    with pytest.raises(BatchFileError, match="Is a directory"):
        run()


def test_one_process_at_a_time_writes_a_file(run: Run) -> None:
    run.write(asked("a"))
    held = ResultsFile(run.results)
    with pytest.raises(BatchFileError, match="another run writes to it"):
        run()
    held.close()
    assert counts(run()) == (1, 1, 0, 0)


@requirement("CLI-2")
def test_failed_requests_are_asked_again_when_that_is_wanted(run: Run) -> None:
    def down(request: ChatRequest) -> Any:
        return ProviderUnavailableError("not there") if request.messages[-1].text != "say b" else echo(request)

    run.write(asked("a"), asked("b"), asked("c"))
    assert counts(run(down)) == (3, 1, 2, 0)
    assert counts(run()) == (3, 0, 0, 3)
    assert run.answers() == {"a": "provider", "b": "you: say b", "c": "provider"}
    run.asked.clear()
    assert counts(run(retry_failed=True)) == (3, 2, 0, 1)
    assert sorted(run.asked) == ["say a", "say c"]
    assert run.answers() == {name: f"you: say {name}" for name in "abc"}


@requirement("CLI-2")
def test_results_are_put_into_the_order_of_the_requests_when_that_is_wanted(run: Run) -> None:
    names = [f"q{number}" for number in range(20)]
    run.write(*(asked(name) for name in names))

    order: list[str] = []

    class Backwards(MockProvider):
        async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> Any:
            order.append(request.messages[-1].text or "")
            while len(order) < 20 or order[-1] != request.messages[-1].text:
                await asyncio.sleep(0)
            order.pop()
            order.insert(0, "done")
            return await super().complete(request, timeout=timeout)

    async def main() -> None:
        provider = Backwards("hi")
        settings = BatchSettings(concurrency=20)
        await Batch(run.requests, run.results, provider, settings).run()

    asyncio.run(main())
    assert [line["id"] for line in read_lines(run.results)] == names[::-1]
    run(in_order=True)
    assert [line["id"] for line in read_lines(run.results)] == names
    assert run.asked == []
    assert [path.name for path in run.results.parent.iterdir() if path.name.startswith(".turnwire")] == []


@requirement("CLI-2")
def test_an_openai_batch_file_gets_openai_results_and_goes_on_like_any_other(run: Run) -> None:
    run.write(openai_line("a", "one"), b"{not json", openai_line("b", "two"))
    assert counts(run()) == (3, 2, 1, 0)
    found = {line["custom_id"]: line for line in read_lines(run.results)}
    assert found["line-2"]["response"]["status_code"] == 400
    texts = {name: found[name]["response"]["body"]["choices"][0]["message"]["content"] for name in "ab"}
    assert texts == {"a": "you: one", "b": "you: two"}
    assert counts(run()) == (3, 0, 0, 3)
    run.write(openai_line("a", "other"), b"{not json", openai_line("b", "two"))
    with pytest.raises(BatchFileError, match="is another request now"):
        run()


def test_results_can_be_written_in_other_words_than_requests(run: Run) -> None:
    run.write(asked("a", "one"))
    run(form="openai", target="openai-responses")
    (line,) = read_lines(run.results)
    assert line["response"]["body"]["output"][0]["content"][0]["text"] == "you: one"


@requirement("CLI-2", "PRV-6")
def test_a_run_stops_when_the_server_is_gone_and_the_rest_is_asked_later(run: Run) -> None:
    run.write(*(asked(f"q{number}") for number in range(50)))
    settings = BatchSettings(concurrency=2, retry=RetryPolicy(attempts=1), stop_after=5)
    summary = run(lambda _: ProviderUnavailableError("not there"), settings)
    assert summary.stopped == "5 requests in a row failed; the last: not there"
    assert 5 <= summary.failed < 10
    assert summary.unanswered == 0
    done = summary.failed
    assert counts(run(retry_failed=True)) == (50, 50, 0, 0)
    assert len(run.asked) == done + 50


def test_refusals_of_single_requests_do_not_stop_a_run(run: Run) -> None:
    run.write(*(asked(f"q{number}") for number in range(20)))
    settings = BatchSettings(concurrency=2, retry=RetryPolicy(attempts=1), stop_after=5)
    refused = ProviderResponseError("no", category="invalid_request", status=400)
    assert counts(run(lambda _: refused, settings)) == (20, 0, 20, 0)


def test_a_provider_that_raises_anything_fails_one_request_only(run: Run) -> None:
    class Broken(MockProvider):
        async def complete(self, request: ChatRequest, *, timeout: float | None = None) -> Any:
            if request.messages[-1].text == "say a":
                raise KeyError("SECRET")
            return await super().complete(request, timeout=timeout)

    run.write(asked("a"), asked("b"))
    asyncio.run(Batch(run.requests, run.results, Broken("hi")).run())
    assert run.answers() == {"a": "fault", "b": "hi"}
    assert b"SECRET" not in run.results.read_bytes()


@requirement("CLI-2")
def test_a_caller_sees_each_result_after_it_was_written_and_may_leave_early(run: Run) -> None:
    run.write(*(asked(f"q{number}") for number in range(30)))

    async def some() -> list[str]:
        seen: list[str] = []
        async with MockProvider(Script(echo, latency=0.0)) as provider, aclosing(answers(provider)) as found:
            async for answer in found:
                assert answer.response is not None
                seen.append(answer.id)
                assert seen == [line["id"] for line in read_lines(run.results)][: len(seen)]
                if len(seen) == 4:
                    break
        return seen

    def answers(provider: MockProvider) -> AsyncIterator[Any]:
        return Batch(run.requests, run.results, provider, BatchSettings(concurrency=3)).answers()

    seen = asyncio.run(some())
    assert [line["id"] for line in read_lines(run.results)] == seen
    assert counts(run()) == (30, 26, 0, 4)


@requirement("CLI-2")
def test_requests_are_read_as_they_are_asked_and_not_before() -> None:
    taken = 0

    def requests() -> Any:
        nonlocal taken
        for number in range(100_000_000):
            taken = number + 1
            yield ChatRequest.from_dict(request(f"{number}"))

    async def main() -> list[str | None]:
        found: list[str | None] = []
        settings = BatchSettings(concurrency=4)
        async with MockProvider(echo) as provider, aclosing(answer_all(provider, requests(), settings)) as answers:
            async for answer in answers:
                found.append(None if answer.response is None else answer.response.message.text)
                if len(found) == 50:
                    break
        return found

    found = asyncio.run(main())
    assert set(found) <= {f"you: {number}" for number in range(taken)}
    assert len(set(found)) == 50
    assert taken <= 50 + 3 * 4


def test_what_is_no_request_is_an_error_of_the_caller() -> None:
    async def main() -> None:
        async with MockProvider("hi") as provider:
            async for _ in answer_all(provider, [request()]):  # type: ignore[list-item]  # that is the mistake
                pass

    with pytest.raises(InvalidDataError, match="give a ChatRequest, not dict"):
        asyncio.run(main())


def test_settings_that_make_no_sense_are_refused() -> None:
    for wrong in ({"concurrency": 0}, {"stop_after": 0}, {"rate": 0.0}, {"timeout": -1.0}, {"rate": float("inf")}):
        with pytest.raises(InvalidDataError, match="not the settings of a batch"):
            BatchSettings(**wrong)  # type: ignore[arg-type]  # names and values of its own


def test_a_full_disk_ends_the_run_and_keeps_what_was_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    from turnwire.batch import BatchWriteError

    run.write(*(asked(f"q{number}") for number in range(10)))
    real, left = os.write, [3]

    def write(file: int, data: bytes) -> int:
        if b'"digest"' in data:
            if not left[0]:
                raise OSError(28, "No space left on device")
            left[0] -= 1
        return real(file, data)

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", write)
        with pytest.raises(BatchWriteError, match="No space left on device; run again to go on"):
            run()
    assert len(read_lines(run.results)) == 3
    assert counts(run()) == (10, 7, 0, 3)


def test_errors_of_calls_are_counted_by_their_codes(run: Run) -> None:
    def fails(request: ChatRequest) -> ProviderError:
        return ProviderUnavailableError("not there")

    run.write(asked("a"))
    assert run(fails).errors == {"ACODE-MDL-001": 1}
