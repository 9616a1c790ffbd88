"""A benchmark of one model of a provider: the same question, with more and more requests at once.

In: a provider and a plan. Out: a `ProviderBenchmark`, at any moment: what came to an end is in it, so that a run which
is stopped keeps what it measured. Every prompt begins with other words, since servers keep the state of a beginning
that they have seen, and would seem faster than they are. A conversation at the end grows turn by turn and shows what of
its beginning the server keeps. Answers are streamed and dropped; only times and counts stay.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version

import anyio

from turnwire_schema.v1.benchmark import (
    BenchmarkEnding,
    BenchmarkLevel,
    BenchmarkRequest,
    ProviderBenchmark,
)
from turnwire_schema.v1.message import ChatMessage, UserMessage
from turnwire_schema.v1.request import ChatRequest, ModelParameters
from turnwire_schema.v1.response import ChatResponse
from turnwire_schema.v1.stream import StreamingChunk

from turnwire.benchmark.plan import GO_ON, LOG, BenchmarkPlan as BenchmarkPlan
from turnwire.benchmark.summary import Counted, counted_in, spread, together, tokens_per_second, turns_of
from turnwire.core.errors import ProviderError, ProviderTimeoutError
from turnwire.providers.base import ModelProvider

Progress = Callable[[str, int, int], None]
"""Called with what is done now, how many of its requests came to an end, and how many are planned."""


@dataclass(slots=True)
class _Level:
    concurrency: int
    planned: int
    began: int
    sent: int = 0
    ended: list[BenchmarkRequest] = field(default_factory=list)


class Benchmark:
    """One run, of one event loop. `document` is what was measured so far."""

    def __init__(
        self, provider: ModelProvider, model: str, plan: BenchmarkPlan, *, clock: Callable[[], int] | None = None
    ) -> None:
        """`clock` gives nanoseconds from any beginning; default: the clock of the machine."""
        self._provider = provider
        self._model = model
        self._plan = plan
        self._clock = clock or time.perf_counter_ns
        self._levels: list[_Level] = []
        self._conversation: list[BenchmarkRequest] = []
        self._warm_up: BenchmarkRequest | None = None
        self._began = self._clock()
        self._started_at = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._ended: BenchmarkEnding = "cancelled"
        self._run = secrets.token_hex(3)
        self._asked = 0

    async def go(self, progress: Progress = lambda _what, _done, _planned: None) -> None:
        """Measure every level and the conversation, one after the other, until the plan's time is over.

        Raises:
            ProviderError: the first request failed, which is in no level; nothing is measured then.
        """
        with anyio.move_on_after(self._plan.time_limit_s) as limited:
            progress("warming up", 0, 1)
            self._warm_up = await self._first()
            for concurrency in self._plan.concurrency:
                level = _Level(concurrency, self._plan.requests_at(concurrency), self._clock())
                self._levels.append(level)
                await self._measure(level, progress)
            await self._converse(progress)
        if limited.cancelled_caught and self._warm_up is None:
            limit = self._plan.time_limit_s
            raise ProviderTimeoutError(
                f"no answer to the first request within {limit:g} s",
                provider_id=self._provider.provider_id,
                limit_s=limit,
            )
        self._ended = "time_limit" if limited.cancelled_caught else "completed"

    async def _first(self) -> BenchmarkRequest:
        timed = _Timed(self._clock, self._clock())
        await timed.ask(self._provider, self._request(self._question()))
        return timed.result(None)

    async def _measure(self, level: _Level, progress: Progress) -> None:
        what = f"{level.concurrency} at once"

        async def one_after_another() -> None:
            while level.sent < level.planned:
                level.sent += 1
                level.ended.append(await self._one(level))
                progress(what, len(level.ended), level.planned)

        progress(what, 0, level.planned)
        async with anyio.create_task_group() as group:
            for _ in range(level.concurrency):
                group.start_soon(one_after_another)

    async def _converse(self, progress: Progress) -> None:
        """Ask one turn after the other, each with all before it, until one fails."""
        planned, began = self._plan.turns, self._clock()
        messages: list[ChatMessage] = [UserMessage(content=f"({self._run}) {LOG} {self._plan.prompt}")]
        for number in range(planned):
            progress("turns of a conversation", number, planned)
            timed = _Timed(self._clock, began)
            try:
                answer = await timed.ask(self._provider, self._request(*messages))
            except ProviderError as error:
                self._conversation.append(timed.result(error))
                return
            self._conversation.append(timed.result(None))
            messages += [answer.message, UserMessage(content=GO_ON)]
        if planned:
            progress("turns of a conversation", planned, planned)

    async def _one(self, level: _Level) -> BenchmarkRequest:
        timed = _Timed(self._clock, level.began)
        try:
            await timed.ask(self._provider, self._request(self._question()))
        except ProviderError as error:
            return timed.result(error)
        return timed.result(None)

    def _question(self) -> UserMessage:
        """The plan's prompt, with another beginning each time."""
        self._asked += 1
        return UserMessage(content=f"({self._run}-{self._asked}) {self._plan.prompt}")

    def _request(self, *messages: ChatMessage) -> ChatRequest:
        return ChatRequest(
            messages=messages,
            parameters=ModelParameters(model=self._model, temperature=0, max_tokens=self._plan.max_tokens),
        )

    def document(self) -> ProviderBenchmark:
        """The measurements so far, with the statistics of them."""
        counted = counted_in(request for level in self._levels for request in level.ended)
        return ProviderBenchmark(
            turnwire_version=version("turnwire"),
            started_at=self._started_at,
            duration_ns=self._clock() - self._began,
            ended=self._ended,
            provider_id=self._provider.provider_id,
            provider_type=self._provider.provider_type,
            model=self._model,
            max_tokens=self._plan.max_tokens,
            counted_in=counted,
            warm_up=self._warm_up,
            levels=tuple(_level(each, counted) for each in self._levels),
            conversation=tuple(turns_of(self._conversation)) or None,
        )


def _level(level: _Level, counted: Counted) -> BenchmarkLevel:
    whole = [each for each in level.ended if each.error is None]
    first = [each.first_token_ns / 1e6 for each in whole if each.first_token_ns is not None]
    speeds = [speed for each in whole if (speed := tokens_per_second(each, counted)) is not None]
    duration = max((each.started_ns + each.duration_ns for each in level.ended), default=0)
    return BenchmarkLevel(
        concurrency=level.concurrency,
        planned=level.planned,
        duration_ns=duration,
        requests=tuple(level.ended),
        first_token_ms=spread(first),
        tokens_per_second=spread(speeds),
        tokens_per_second_together=together(whole, duration, counted),
    )


class _Timed:
    """One request on the clock."""

    def __init__(self, clock: Callable[[], int], began: int) -> None:
        self._clock = clock
        self._began = began
        self._sent = clock()
        self._first: int | None = None
        self._pieces = 0
        self._answer: ChatResponse | None = None

    async def ask(self, provider: ModelProvider, request: ChatRequest) -> ChatResponse:
        """Read and return the whole answer.

        Raises:
            ProviderError: there is no whole answer.
        """
        async with provider.stream(request) as stream:
            async for chunk in stream:
                if _says_something(chunk):
                    self._pieces += 1
                    self._first = self._clock() if self._first is None else self._first
        self._answer = stream.response
        return self._answer

    def result(self, error: ProviderError | None) -> BenchmarkRequest:
        """The measurement of the finished request."""
        now = self._clock()
        usage = None if self._answer is None else self._answer.usage
        is_counted = usage is not None and not usage.is_estimated
        return BenchmarkRequest(
            started_ns=self._sent - self._began,
            first_token_ns=None if self._first is None else self._first - self._sent,
            duration_ns=now - self._sent,
            prompt_tokens=usage.prompt_tokens if usage is not None and is_counted else None,
            cached_tokens=usage.cached_tokens if usage is not None and is_counted else None,
            completion_tokens=usage.completion_tokens if usage is not None and is_counted else None,
            pieces=self._pieces,
            finish_reason=None if self._answer is None else self._answer.finish_reason,
            error=None if error is None else error.info,
        )


def _says_something(chunk: StreamingChunk) -> bool:
    return bool(chunk.text or chunk.thinking or chunk.refusal or chunk.tool_call_deltas or chunk.parts)
