"""The synchronous twin of `answer_all`, for a program without an event loop.

    texts = ["Good value.", "It broke at once."]
    for answer in answer_all_sync(provider, texts):
        print(answer.line, answer.reply)

The calls run in a thread of their own, which ends with the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterable
from contextlib import aclosing
from queue import SimpleQueue
from typing import Any, TypeVar, Unpack, overload

from anyio.from_thread import start_blocking_portal

from turnwire.batch.answers import BatchAnswer, BatchItem, BatchProgress, answer_all
from turnwire.batch.asking import BatchSettings
from turnwire.providers.base import ModelProvider
from turnwire.providers.calls.chat import ChatParameters

T = TypeVar("T")


@overload
def answer_all_sync(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: None = None,
    output_retries: int = 0,
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> Generator[BatchAnswer[None]]: ...


@overload
def answer_all_sync(
    provider: ModelProvider,
    requests: Iterable[BatchItem],
    settings: BatchSettings = ...,
    *,
    output: type[T],
    output_retries: int = 0,
    model: str | None = None,
    on_progress: Callable[[BatchProgress], object] | None = None,
    **parameters: Unpack[ChatParameters],
) -> Generator[BatchAnswer[T]]: ...


def answer_all_sync(
    provider: ModelProvider, requests: Iterable[BatchItem], *settings: BatchSettings, **given: Any
) -> Generator[BatchAnswer[Any]]:
    """As `answer_all`, with the same provider: many calls at a time need an asynchronous one.

    `requests` is read, and `on_progress` called, in the thread of the calls. Leave the loop early with
    `contextlib.closing`.

    Raises:
        InvalidDataError: something given is no request, or a parameter or the type does not fit.
    """
    found: SimpleQueue[BatchAnswer[Any] | None] = SimpleQueue()
    taken = asyncio.Semaphore(0)

    async def ask() -> None:
        try:
            async with aclosing(answer_all(provider, requests, *settings, **given)) as answers:
                async for answer in answers:
                    found.put(answer)
                    await taken.acquire()
        finally:
            found.put(None)

    with start_blocking_portal() as portal:
        asking = portal.start_task_soon(ask)
        try:
            while (answer := found.get()) is not None:
                yield answer
                portal.call(taken.release)
            asking.result()
        finally:
            asking.cancel()  # where the loop was left early
