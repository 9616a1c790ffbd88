"""Responses in progress: their limit, their list, and how they end.

Each ends when its client goes away, and all of them when the gateway stops.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager, contextmanager
from types import TracebackType
from typing import Final

import anyio

from turnwire.gateway.errors import Refusal
from turnwire.gateway.http.exchange import Exchange
from turnwire.gateway.metrics import Metrics
from turnwire.gateway.request_context import RequestContext
from turnwire.gateway.settings import ClientKey

_ROUNDS: Final = 8
"""Rounds of the event loop in which a complete answer ends: that of its watcher and of its call."""


def stopping() -> Refusal:
    """The error for an answer that is not given because the gateway stops."""
    headers = {"retry-after": "5", "connection": "close"}
    return Refusal(None, "the gateway is stopping", category="overloaded", retryable=True, headers=headers)


class Slots:
    """Places for answers that are being written. If no slot is free, the request is refused, not queued: the client
    knows better whether to wait. Used on the event loop only.
    """

    def __init__(self, most: int, metrics: Metrics) -> None:
        self._most = most
        self._metrics = metrics
        self.is_stopping = False

    @property
    def most(self) -> int:
        """The maximum number of responses at the same time."""
        return self._most

    async def settle(self, key: ClientKey | None) -> None:
        """Let answers whose last byte is sent give their slots back, if none is free: the client that got it may ask
        again before the answer's tasks have ended.
        """
        for _ in range(_ROUNDS):
            if not (self._is_full or self._is_full_for(key)):
                return
            await asyncio.sleep(0)

    @property
    def _is_full(self) -> bool:
        return self._metrics.active >= self._most

    def _is_full_for(self, key: ClientKey | None) -> bool:
        most = None if key is None else key.concurrency
        return key is not None and most is not None and self._metrics.active_of(key.name) >= most

    def taken(self, key: ClientKey | None) -> AbstractContextManager[None]:
        """Hold a slot for one response to the holder of `key`, until the response ends or its client disconnects.

        Raises:
            Refusal: no slot is free.
        """
        if self.is_stopping:
            raise stopping()
        if self._is_full:
            text = f"the gateway is writing {self._most} answers already; ask again"
            raise Refusal(None, text, category="overloaded", retryable=True, headers={"retry-after": "1"})
        name = None if key is None else key.name
        if key is not None and self._is_full_for(key):
            self._metrics.refused(name)
            text = f"this key gets {key.concurrency} answers at the same time, and they are being written; ask again"
            raise Refusal(429, text, category="rate_limited", retryable=True, headers={"retry-after": "1"})
        return _Slot(self._metrics, name)


class _Slot:
    """Counts one response while its block runs."""

    __slots__ = ("_metrics", "_name")

    def __init__(self, metrics: Metrics, name: str | None) -> None:
        self._metrics = metrics
        self._name = name

    def __enter__(self) -> None:
        self._metrics.begun(self._name)

    def __exit__(self, *_: object) -> None:
        self._metrics.over(self._name)


class Running:
    """One answer: cancelling `scope` ends it; `is_cut` says that the gateway did."""

    __slots__ = ("is_cut", "scope")

    def __init__(self) -> None:
        self.scope = anyio.CancelScope()
        self.is_cut = False


class _Watched:
    """Runs its block until it is done, `run.scope` is cancelled, or the client goes away, of which it hears at once."""

    __slots__ = ("_answers", "_context", "_exchange", "_run")

    def __init__(self, answers: set[Running], run: Running, context: RequestContext, exchange: Exchange) -> None:
        self._answers = answers
        self._run = run
        self._context = context
        self._exchange = exchange

    async def __aenter__(self) -> None:
        self._answers.add(self._run)
        self._exchange.when_gone(self._left)
        self._run.scope.__enter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        self._exchange.when_gone(None)
        self._answers.discard(self._run)
        return self._run.scope.__exit__(kind, error, trace)

    def _left(self) -> None:
        self._context.client_gone = True
        self._run.scope.cancel()


class RunningAnswers:
    """All answers of one gateway. Used on the event loop only."""

    def __init__(self) -> None:
        self._running: set[Running] = set()

    @asynccontextmanager
    async def one(self, run: Running, watch: Coroutine[None, None, None]) -> AsyncIterator[None]:
        """Run the block, with `watch` running at the same time, until it is done or `run.scope` is cancelled."""
        self._running.add(run)
        watcher = asyncio.create_task(watch)
        try:
            with run.scope:
                yield
        finally:
            self._running.discard(run)
            watcher.cancel()
            await asyncio.wait((watcher,))
            if not watcher.cancelled() and (fault := watcher.exception()) is not None:
                raise fault

    def for_client(self, run: Running, context: RequestContext) -> AbstractAsyncContextManager[None]:
        """Run the block until it is done, `run.scope` is cancelled, or the client goes away."""
        exchange = context.exchange
        if exchange is None:
            return self.one(run, _until_gone(context, run))
        return _Watched(self._running, run, context, exchange)

    def __len__(self) -> int:
        """How many answers are running, and requests being read."""
        return len(self._running)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Run the block, which reads a request, until it is done or the gateway ends it.

        Raises:
            Refusal: the gateway stops.
        """
        run = Running()
        self._running.add(run)
        try:
            with run.scope:
                yield
        finally:
            self._running.discard(run)
        if run.is_cut:
            raise stopping()

    def cut(self) -> None:
        """End all of them, and the requests that are being read."""
        for run in list(self._running):
            run.is_cut = True
            run.scope.cancel()


async def _until_gone(context: RequestContext, run: Running) -> None:
    """End the answer when its client goes away."""
    while (await context.receive())["type"] != "http.disconnect":
        pass
    context.client_gone = True
    run.scope.cancel()
