"""Send many requests to a provider at a time: concurrency, retries, and when to give up. Reads no files.

In: an iterator of questions. Out: each with its answer or its error, as they come. At most `concurrency` calls are
open, and at most as many answers wait for the consumer: however many questions there are, few are in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field
from types import NoneType
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, assert_never

from turnwire_schema.v1.batch import BatchError
from turnwire_schema.v1.completion import CompletionRequest
from turnwire_schema.v1.embedding import EmbeddingRequest
from turnwire_schema.v1.request import ChatRequest
from turnwire_schema.v1.rerank import RerankRequest
from turnwire_schema.v1.response import ChatResponse

from turnwire.batch.request_formats import Answer, Question, Request, error_of
from turnwire.core.argument_types import require
from turnwire.core.errors import InvalidDataError, Problem, ProviderError
from turnwire.core.reply import ChatReply
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.chat import Asked, asked_for
from turnwire.providers.calls.repair import check_repair
from turnwire.providers.calls.retry import RetryPolicy, with_retry


class Pace:
    """The pace of all calls of a run. `rate` is calls a second; None: as fast as answers come."""

    def __init__(
        self,
        rate: float | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._between = 1 / rate if rate else 0.0
        self._clock = clock
        self._sleep = sleep
        self._next = 0.0
        self._held_until = 0.0

    async def turn(self) -> None:
        """Wait until a call may begin."""
        while (wait := self._held_until - self._clock()) > 0:
            await self._sleep(wait)
        if self._between:
            now = self._clock()
            at = max(self._next, now, self._held_until)
            self._next = at + self._between
            if at > now:
                await self._sleep(at - now)

    def hold(self, seconds: float) -> None:
        """Delay new calls for so long: a server asked for it."""
        self._held_until = max(self._held_until, self._clock() + seconds)


T = TypeVar("T")
R = TypeVar("R")

RETRY: Final = RetryPolicy(attempts=5, first_delay=0.5, longest_delay=600.0)
"""Trying again in a run that nobody waits for: what a server asks to wait is waited, up to ten minutes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchSettings:
    """Settings of the calls to a provider."""

    concurrency: int = 16
    """Calls that are open at the same time."""
    rate: float | None = None
    """Calls a second at most; None: as fast as answers come."""
    retry: RetryPolicy = RETRY
    """How often, and after how long, a call is tried again whose error says that it may succeed later."""
    timeout: float | None = None
    """Limit of each call in seconds; None: the request's, the provider's, 120."""
    stop_after: int | None = 100
    """So many calls in a row that fail for a reason that is the server's end the run; None: none do."""
    repair: int = 0
    """How often an answer that does not fit its schema is asked for again, as `repair` of `chat`; 0 to 10."""

    def __post_init__(self) -> None:
        for name, least in (("concurrency", 1), ("stop_after", 1)):
            value = getattr(self, name)
            require(value, (int, NoneType), name, "a whole number")
            if value is not None and value < least:
                raise _refused(name, "minimum", f"must be at least {least}")
        for name in ("rate", "timeout"):
            value = getattr(self, name)
            require(value, (int, float, NoneType), name, "a number, or None")
            if value is not None and not 0 < value < float("inf"):
                raise _refused(name, "exclusiveMinimum", "must be a number above 0")
        check_repair(self.repair, has_schema=True)


def _refused(name: str, rule: str, text: str) -> InvalidDataError:
    return InvalidDataError("not the settings of a batch", [Problem(f"/{name}", rule, text)])


Outcome: TypeAlias = Answer | BatchError


@dataclass(slots=True)
class Failures:
    """Calls in a row that failed; several parts that are asked at the same time count them together."""

    in_a_row: int = 0
    stopped: str | None = None
    """Why no further request is begun."""


@dataclass(slots=True)
class Progress:
    """Progress of the run, and whether it is to end."""

    begun: int = 0
    retries: int = 0
    failures: Failures = field(default_factory=Failures)

    @property
    def stopped(self) -> str | None:
        """Why no further request is begun."""
        return self.failures.stopped

    def note(self, outcome: Outcome, retries: int, settings: BatchSettings) -> None:
        """Take in what became of a call: many in a row that fail end the run."""
        self.retries += retries
        failures = self.failures
        if not isinstance(outcome, BatchError):
            failures.in_a_row = 0
        elif outcome.info is not None and outcome.info.category not in _REFUSED_ONE:
            failures.in_a_row += 1
            if settings.stop_after is not None and failures.in_a_row >= settings.stop_after and not failures.stopped:
                failures.stopped = f"{settings.stop_after} requests in a row failed; the last: {outcome.message}"


class Asker:
    """Asks a provider; shared by all calls of a run."""

    def __init__(
        self,
        provider: ModelProvider,
        settings: BatchSettings,
        progress: Progress | None = None,
        *,
        pace: Pace | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._provider = provider
        self._settings = settings
        self._progress = progress or Progress()
        self._pace = pace or Pace(settings.rate, sleep=sleep)
        self._sleep = sleep

    async def ask(self, question: Question) -> Outcome:
        """Return the answer to a question, or the error."""
        if question.error is not None:
            return question.error
        outcome, retries = await self.tried(question)
        self._progress.note(outcome, retries, self._settings)
        return outcome

    async def tried(self, question: Question) -> tuple[Outcome, int]:
        """Return the answer to a valid question or the error, and the number of retries."""
        request = question.request
        assert request is not None  # a question without an error has one
        if not isinstance(request, ChatRequest):
            return await self._called(request)
        outcome, reply, retries = await self._answered(asked_for(request, self._settings.repair))
        return (outcome if reply is None else reply.response), retries

    async def reply(self, turn: Asked[T]) -> BatchError | ChatReply[T]:
        """Return the reply to a turn of a chat, or the error."""
        outcome, reply, retries = await self._answered(turn)
        self._progress.note(outcome, retries, self._settings)
        if reply is not None:
            return reply
        assert isinstance(outcome, BatchError)
        return outcome

    async def _answered(self, turn: Asked[T]) -> tuple[Outcome, ChatReply[T] | None, int]:
        """Return what became of a turn, the reply if there is one, and the number of retries of its calls.

        An answer that does not fit is asked for again; if that fails, the failure is the result.
        """
        outcome, retries = await self._called(turn.request)
        reply = turn.reply(outcome) if isinstance(outcome, ChatResponse) else None
        while reply is not None and (again := turn.again(reply)) is not None:
            outcome, more = await self._called(again)
            retries += more
            earlier = (*reply.earlier, reply.response)
            reply = turn.reply(outcome, earlier) if isinstance(outcome, ChatResponse) else None
        return outcome, reply, retries

    async def _called(self, request: Request) -> tuple[Outcome, int]:
        """Return the answer to one request or the error, and the number of retries."""
        tries = 0

        async def call() -> Answer:
            nonlocal tries
            await self._pace.turn()
            tries += 1
            try:
                return await _answered(self._provider, request, self._settings.timeout)
            except ProviderError as error:
                asked = error.info.retry_after_s
                if asked and asked <= self._settings.retry.longest_delay:
                    self._pace.hold(asked)
                raise

        try:
            return await with_retry(call, self._settings.retry, sleep=self._sleep), tries - 1
        except Exception as failure:  # a provider of one's own may raise anything: one request's error
            return error_of(failure), max(0, tries - 1)


async def _answered(provider: ModelProvider, request: Request, timeout: float | None) -> Answer:
    """The answer of the provider's method for such a request."""
    match request:
        case ChatRequest():
            return await provider.complete(request, timeout=timeout)
        case CompletionRequest():
            return await provider.answer_completion(request, timeout=timeout)
        case EmbeddingRequest():
            return await provider.answer_embedding(request, timeout=timeout)
        case RerankRequest():
            return await provider.answer_rerank(request, timeout=timeout)
        case _:
            assert_never(request)


# The server is well, and would not have this request.
_REFUSED_ONE: Final = frozenset(
    ("invalid_request", "unsupported", "content_filter", "context_overflow", "tool_use_failed")
)


@dataclass(frozen=True, slots=True)
class _Failure:
    error: BaseException


class _End:
    """Marks the end of the output of one worker."""


class _Done(NamedTuple, Generic[T, R]):
    """An item and what was made of it; the worker waits until it is taken."""

    item: T
    result: R
    is_taken: asyncio.Future[None]


async def _next_done(
    items: Iterator[T | None],
    work: Callable[[T], Awaitable[R]],
    progress: Progress,
    slots: asyncio.Semaphore | None,
) -> _Done[T, R] | None:
    """The next item and its result; None if there is no item, or none is to be begun."""
    async with slots or contextlib.nullcontext():
        for item in items:
            if item is None:
                await asyncio.sleep(0)
                continue
            if progress.stopped is not None:
                break
            progress.begun += 1
            return _Done(item, await work(item), asyncio.get_running_loop().create_future())
    return None


async def each(
    items: Iterator[T | None],
    work: Callable[[T], Awaitable[R]],
    *,
    at_once: int,
    progress: Progress,
    slots: asyncio.Semaphore | None = None,
) -> AsyncGenerator[tuple[T, R]]:
    """Yield (item, result of `work`) as they complete, `at_once` at a time. A None among the items lets other tasks
    run. `slots` limits the calls of several such generators together; an item is taken when one is free.

    A worker takes its next item when the consumer asks for more: so a kill loses at most `at_once` answers that were
    not stored yet. Ends when the items do, or when `progress` says that no further one is begun; what was begun is
    finished.
    """
    done: asyncio.Queue[_Done[T, R] | _Failure | _End] = asyncio.Queue()

    async def worker() -> None:
        try:
            while (made := await _next_done(items, work, progress, slots)) is not None:
                done.put_nowait(made)
                await made.is_taken
        except Exception as error:  # raised again where the answers are taken
            done.put_nowait(_Failure(error))
        else:
            done.put_nowait(_End())

    workers = [asyncio.ensure_future(worker()) for _ in range(at_once)]
    left = len(workers)
    try:
        while left:
            match await done.get():
                case _End():
                    left -= 1
                case _Failure(error):
                    raise error
                case _Done(item, result, is_taken):
                    yield item, result
                    if not is_taken.done():
                        is_taken.set_result(None)
    finally:
        for task in workers:
            task.cancel()
        await asyncio.gather(*workers, return_exceptions=True)


class LocalAsking:
    """Asks a provider from this process. Parts that ask at the same time have the limits of `settings` together."""

    def __init__(self, provider: ModelProvider, settings: BatchSettings) -> None:
        self._provider = provider
        self._pace = Pace(settings.rate)
        self._slots = asyncio.Semaphore(settings.concurrency)
        self._failures = Failures()

    async def __call__(
        self, questions: Iterator[Question | None], settings: BatchSettings, progress: Progress
    ) -> AsyncGenerator[tuple[Question, Outcome]]:
        """Yield each question with its answer or its error, as they complete."""
        progress.failures = self._failures
        asker = Asker(self._provider, settings, progress, pace=self._pace)
        pairs = each(questions, asker.ask, at_once=settings.concurrency, progress=progress, slots=self._slots)
        async with aclosing(pairs) as found:
            async for pair in found:
                yield pair
