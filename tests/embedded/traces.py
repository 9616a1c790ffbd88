"""Run by a test: uses embedded providers in several ways and prints what each left behind."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from tests.embedded.requests import ask
from tests.patience import PATIENCE_S, until
from turnwire.core.errors import ProviderError
from turnwire.providers.kinds.embedded import EmbeddedProvider
from turnwire.providers.sync.embedded import SyncEmbeddedProvider

STORY = ask("Tell me a story.", max_tokens=3900, options={"ignore_eos": True})


def threads() -> set[str]:
    """The threads of this process, after every Python thread that is about to end has ended."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(PATIENCE_S)
    return set(os.listdir("/proc/self/task"))


def files() -> set[str]:
    """The open files and sockets of this process."""
    found = set()
    for name in os.listdir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # the one that reads the list
            found.add(f"{name}: {os.readlink(f'/proc/self/fd/{name}')}")
    return found


def left(now: Callable[[], set[str]], before: set[str]) -> list[str]:
    """What is still there beside `before`; threads of the server that end by themselves are waited for."""
    with suppress(AssertionError):
        until(lambda: not now() - before)
    return sorted(now() - before)


async def asynchronous() -> None:
    """Calls at once, a stream, and closing twice."""
    async with EmbeddedProvider() as provider:
        await asyncio.gather(*(provider.complete(ask("Hi", max_tokens=2)) for _ in range(3)))
        async with provider.stream(ask("Hi", max_tokens=2)) as stream:
            async for _ in stream:
                pass
        await provider.close()


def synchronous() -> None:
    """Calls of several threads, and closing twice."""
    with SyncEmbeddedProvider() as provider, ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda _: provider.complete(ask("Hi", max_tokens=2)), range(3)))
        provider.close()


async def cancelled() -> None:
    """A task that is cancelled in mid-stream, and a provider that is closed at once."""
    async with EmbeddedProvider() as provider:
        seen = asyncio.Event()

        async def read() -> None:
            async with provider.stream(STORY) as stream:
                async for _ in stream:
                    seen.set()

        task = asyncio.ensure_future(read())
        await seen.wait()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def closed() -> None:
    """A provider that is closed while its answer is being read."""
    with SyncEmbeddedProvider() as provider:
        stream = provider.stream(STORY)
        next(iter(stream))
        provider.close()
        with suppress(ProviderError):
            list(stream)


async def loading() -> None:
    """A provider that is closed before its model is loaded."""
    provider = EmbeddedProvider()
    first = asyncio.ensure_future(provider.models())
    await asyncio.sleep(0)
    await provider.close()
    with suppress(ProviderError):
        await first


WAYS: dict[str, Callable[[], object]] = {
    "asynchronous": lambda: asyncio.run(asynchronous()),
    "synchronous": synchronous,
    "cancelled in mid-stream": lambda: asyncio.run(cancelled()),
    "closed in mid-stream": closed,
    "closed while loading": lambda: asyncio.run(loading()),
}


def main() -> None:
    """Print, for each way, the threads and files that were not there before."""
    synchronous()  # llama.cpp keeps one thread of its own, the log's, from its first start on
    result = {}
    for name, use in WAYS.items():
        before = threads(), files()
        use()
        result[name] = {"threads": left(threads, before[0]), "files": left(files, before[1])}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
