"""Answer a file of requests into a file of results: the whole run, and its continuation after an interruption.

    async with provider:
        batch = Batch("requests.jsonl", "results.jsonl", provider)
        async for result in batch.answers():
            ...
        print(batch.summary)

The results decide what is still to be asked: each names its request and a digest of the request's line. Before anything
is asked it is seen whether every result there is belongs to a line that is still the same. While a run is not whole, an
index next to the results spares the next one to read what this one has read.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from os import PathLike
from typing import BinaryIO, Final, TypeAlias

from turnwire_schema.v1.batch import BatchError, BatchSummary
from turnwire_schema.v1.response import ChatResponse

from turnwire.batch.answers import BatchAnswer
from turnwire.batch.index import INDEX_SUFFIX, Answered, Index, Known, Standing, remove_index
from turnwire.batch.lines import BatchFileError, BatchWriteError, numbered_lines
from turnwire.batch.periodic import periodically
from turnwire.batch.request_formats import (
    Form,
    Question,
    QuestionReader,
    repeated,
    result_line,
)
from turnwire.batch.requests import BatchSettings, LocalAsking, Outcome, Progress
from turnwire.batch.results import SYNC_S, ResultsFile, open_requests
from turnwire.codecs.registry import get_codec
from turnwire.convert.payload import CANONICAL
from turnwire.core.broken_rules import unfit
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.repair import earlier_tokens
from turnwire.providers.paths import path_of

Asking: TypeAlias = Callable[
    [Iterator[Question | None], BatchSettings, Progress], AsyncGenerator[tuple[Question, Outcome]]
]
"""Asks questions and gives each with its answer or its error, as they come: in this process, or elsewhere."""

_OTHERS_TURN: Final = 200
"""After so many lines that need no question, others have their turn."""


class Batch:
    """A run over a file of requests, once: what has no result yet is asked, and every result is written first."""

    def __init__(
        self,
        requests: str | PathLike[str],
        results: str | PathLike[str],
        provider: ModelProvider | Asking,
        settings: BatchSettings = BatchSettings(),  # noqa: B008  # immutable
        *,
        dialect: str = CANONICAL,
        target: str | None = None,
        form: Form | None = None,
        model: str | None = None,
        retry_failed: bool = False,
        in_order: bool = False,
        takes_over: bool = False,
    ) -> None:
        """`dialect`: what bodies are written in that do not say it. `target`: what answers are written in; default, the
        words of their requests. `form`: lines of the results; default, that of the first request. `model`: of requests
        that name none. `retry_failed`: results that are errors are taken out and asked again. `in_order`: at the end
        the results are put into the order of the requests. `takes_over`: a process that was given up,
        here or on another machine, may still write to the results; from now on it does not.

        Raises:
            InvalidDataError: no codec has such a name.
        """
        self._requests, self._results = path_of(requests, "requests"), path_of(results, "results")
        self._asking: Asking
        self._asking = LocalAsking(provider, settings) if isinstance(provider, ModelProvider) else provider
        self._settings = settings
        self._reader = QuestionReader(dialect, model, target)
        if target not in (None, CANONICAL):
            get_codec(target)
        self._target = target
        self._form = form
        self._retry_failed = retry_failed
        self._in_order = in_order
        self._takes_over = takes_over
        self._progress = Progress()
        self._began = 0.0
        self._seconds: float | None = None
        self._read = self._answered = self._failed = self._earlier = self._unfit = self._asked_again = 0
        self._tokens: Counter[str] = Counter()
        self._errors: Counter[str] = Counter()
        self.size = self.position = 0
        """Bytes of the file of requests, and how many of them were read."""
        self.healed = 0
        """Bytes at the end of the results that an interruption had left torn, and that were cut off."""
        self.is_whole = False
        """Whether every request has a result; so far as is known, while the run goes on."""
        self.results_lines = self.results_failed = 0
        """Results of this run and of earlier ones, and those of them that are errors."""
        self._is_read = False
        self._at = Answered()
        self._open: dict[int, Answered] = {}

    @property
    def summary(self) -> BatchSummary:
        """Return the state of the run, or its result."""
        seconds = self._seconds if self._seconds is not None else time.monotonic() - self._began
        tokens = {name: self._tokens[name] for name in ("prompt_tokens", "completion_tokens") if name in self._tokens}
        return BatchSummary(
            requests=self._read,
            answered=self._answered,
            failed=self._failed,
            earlier=self._earlier,
            unanswered=self._progress.begun - self._answered - self._failed,
            retries=self._progress.retries,
            unfit=self._unfit or None,
            asked_again=self._asked_again or None,
            seconds=round(seconds, 3) if self._began else 0.0,
            errors=dict(sorted(self._errors.items())) or None,
            stopped=self._progress.stopped,
            **tokens,
        )

    async def run(self) -> BatchSummary:
        """Ask everything; how it ended.

        Raises:
            BatchFileError: the files cannot be used, or do not belong together.
            BatchWriteError: the results cannot be written any more.
        """
        async with aclosing(self._run()) as answers:
            async for _ in answers:
                pass
        return self.summary

    def answers(self) -> AsyncGenerator[BatchAnswer[None]]:
        """Yield each result of this run, once it is written. Leave the loop early with `contextlib.aclosing`."""
        return self._run()

    async def _run(self) -> AsyncGenerator[BatchAnswer[None]]:
        self._began = time.monotonic()
        index_path = self._results.with_name(self._results.name + INDEX_SUFFIX)
        try:
            with contextlib.ExitStack() as opened:
                file = opened.enter_context(open_requests(self._requests))
                self.size = os.fstat(file.fileno()).st_size
                version = version_of(os.fstat(file.fileno()))
                results = ResultsFile(self._results, takes_over=self._takes_over)
                opened.enter_context(contextlib.closing(results))
                if self._results.samefile(self._requests):
                    raise BatchFileError(f"{self._results}: holds the requests; give another file for the results")
                if self._takes_over:  # the other process may write to the index, too
                    remove_index(index_path)
                index = opened.enter_context(contextlib.closing(Index(None if self._takes_over else index_path)))
                self.healed = results.read(index)
                if self._retry_failed:
                    results.drop_errors(index)
                self.results_lines, self.results_failed = results.lines, results.failed
                if index.known.requests_version == version and _ends_line(file, index.known.answered.position):
                    self._at = index.known.answered
                else:
                    if index.holds_results():
                        await self._check(index)
                    index.begin_pass()
                form = self._form_of(results)

                async def keep_index() -> None:
                    known, pending = self._known(results, version), index.pending
                    await asyncio.to_thread(results.sync)
                    index.commit(known, pending)

                try:
                    async with (
                        periodically(keep_index, SYNC_S),
                        aclosing(self._asking(self._questions(file, index), self._settings, self._progress)) as found,
                    ):
                        async for question, answer in found:
                            yield self._keep(question, answer, form, results, index)
                finally:
                    await keep_index()
                self.is_whole = self._is_read and not self._open
                if self._in_order and self._progress.stopped is None:
                    index.commit(Known())  # before the places change
                    await asyncio.to_thread(results.put_in_order, index.places())
                if self.is_whole:
                    index.remove()
        except sqlite3.Error as error:  # it is full or damaged: the next run makes it again
            remove_index(index_path)
            text = "the index of its results cannot be used"
            raise BatchWriteError(f"{self._results}: {text} ({error}); run again to go on") from None
        finally:
            self._seconds = time.monotonic() - self._began

    async def _check(self, index: Index) -> None:
        """Refuse a file of requests that is another one than the results were written for.

        Raises:
            BatchFileError: a line was changed or taken away.
        """
        index.begin_pass()
        with open_requests(self._requests) as file:
            for number, line in enumerate(numbered_lines(file)):
                if number % _OTHERS_TURN == 0:
                    await asyncio.sleep(0)
                question, standing = taken(self._reader.begun(line)[0], index)
                if standing == "changed":
                    text = f"{self._requests}:{question.line}: {question.id!r} has a result in {self._results} already,"
                    raise BatchFileError(f"{text} but is another request now; give another file with --out")
        if strays := index.strays():
            text = f"{self._results}: {strays} of its results belong to no line of {self._requests};"
            raise BatchFileError(f"{text} give the file that they were made from, or another one with --out")

    def _known(self, results: ResultsFile, version: str) -> Known:
        """What the index knows once the results are on the disk as they are now."""
        answered = next(iter(self._open.values()), self._at)  # lines are taken in their order
        form, size, lines, failed = results.form, results.size, results.lines, results.failed
        return Known(form, size, lines, failed, results.end(size), version, answered)

    def _form_of(self, results: ResultsFile) -> Form:
        """How results are written.

        Raises:
            BatchFileError: the file holds results of another form.
        """
        form = self._form or self._form_of_requests()
        if results.form not in (None, form):
            text = f"{self._results}: its results have the form {results.form}, not {form};"
            raise BatchFileError(f"{text} give another file with --out")
        return form

    def _form_of_requests(self) -> Form:
        with open_requests(self._requests) as file:
            for line in numbered_lines(file):
                return self._reader.read(line).form
        return "turnwire"

    def _questions(self, file: BinaryIO, index: Index) -> Iterator[Question | None]:
        """The questions that have no result yet; None now and then, so that others have their turn."""
        self.position = file.seek(self._at.position)
        self._read = self._earlier = self._at.requests
        for line in numbered_lines(file, before=self._at.line):
            before = self._at
            self._read += 1
            self.position = file.tell()
            begun, value = self._reader.begun(line)
            question, standing = taken(begun, index)
            self._at = Answered(self.position, line.number, self._read)
            if standing == "new":
                self._open[line.number] = before
                yield self._reader.whole(question, value)
                continue
            if standing == "changed":
                text = f"{self._requests}:{question.line}: {question.id!r} was changed while it was read"
                raise BatchFileError(f"{text}; run again when it stays as it is")
            self._earlier += 1
            if self._earlier % _OTHERS_TURN == 0:
                yield None
        self._is_read = True

    def _keep(
        self, question: Question, answer: Outcome, form: Form, results: ResultsFile, index: Index
    ) -> BatchAnswer[None]:
        """Write a result, and count it."""
        line, error = result_line(question, answer, form, self._target)
        index.place(question.id, results.add(line, is_error=error is not None))
        results.form = form
        del self._open[question.line]
        self.results_lines, self.results_failed = results.lines, results.failed
        response = answer if not isinstance(answer, BatchError) and error is None else None
        if error is None:
            self._answered += 1
        else:
            self._failed += 1
            self._errors[error.kind if error.info is None else error.info.code] += 1
        if isinstance(answer, ChatResponse):
            self._unfit += bool(unfit(answer.diagnostics))
            before = earlier_tokens(answer)
            self._asked_again += before is not None
            self._tokens.update(before or {})
        if not isinstance(answer, BatchError):
            for name in ("prompt_tokens", "completion_tokens"):
                count = getattr(answer.usage, name)
                if count is not None:
                    self._tokens[name] += count
        return BatchAnswer(question.id, question.line, question.request, response, error)


def taken(question: Question, index: Index) -> tuple[Question, Standing]:
    """A question under its id, or under its number where an earlier line has that id, and what the id means."""
    standing = index.take(question.id, question.digest, question.line)
    if standing != "repeated":
        return question, standing
    question = repeated(question)
    return question, index.take(question.id, question.digest, question.line)


def _ends_line(file: BinaryIO, position: int) -> bool:
    """Return whether a line ends at a position that an index names; if not, the index is damaged."""
    file.seek(max(0, position - 1))
    return position == 0 or file.read(1) == b"\n" or position == os.fstat(file.fileno()).st_size


def version_of(found: os.stat_result) -> str:
    """Return what changes when a local file does."""
    return f"{found.st_size}:{found.st_mtime_ns}:{found.st_ino}"
